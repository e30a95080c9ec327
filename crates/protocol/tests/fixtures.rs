//! Whole states of a real game for the page's own tests, as the server would send them. `make golden` writes them anew.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use family::{read_log, with_record};
use protocol::game::{happening, letters, state_of};
use protocol::{Clock, Level, Message, Occupant, Question, Round, SeatInfo, Shown, Stage, TableInfo, Visibility};
use std::path::Path;
use std::{env, fs};
use table::{Event, Phase, Record, Seat};

/// The people who sit at the table, after whom come bots.
const PEOPLE: [&str; 4] = ["Ania", "Bartek", "Celina", "Dorota"];

fn table_info(table: String, seats: usize, stage: Stage) -> TableInfo {
    let occupant = |seat: Seat| match PEOPLE.get(seat.index()) {
        Some(name) => Occupant::Person { id: format!("p{}", seat.index() + 1), name: (*name).to_owned(), here: true },
        None => Occupant::Bot { level: Level::Medium },
    };
    let seat = |seat: Seat| SeatInfo {
        seat: seat.into(),
        occupant: occupant(seat),
        stand_in: None,
        contributions: Vec::new(),
        clock: None,
        overdue: false,
    };
    TableInfo {
        id: "k3n8w2x7q4m9t6z5".to_owned(),
        game: table.split(['+', '/', ':']).next().unwrap().to_owned(),
        table,
        stage,
        seats: Seat::first(seats).map(seat).collect(),
        host: "p1".to_owned(),
        clock: Clock::None,
        visibility: Visibility::Link,
        rated: false,
        watchers: 0,
        commitment: "00".repeat(32),
        secret: (stage == Stage::Over).then(|| "11".repeat(32)),
        undo: None,
        next: None,
        now: 1_790_000_000_000,
    }
}

/// A state of the game as seat A sees it.
fn state<G: Shown>(record: &Record<G>, table: String) -> Message {
    let decisions = record.events().iter().filter(|event| matches!(event, Event::Act(..))).count() as u32;
    let version = decisions + u32::from(record.game().phase() != Phase::Over);
    let log = record.rounds(0).map(|round| happening(&round, Some(Seat::A))).collect();
    let stage = if record.game().phase() == Phase::Over { Stage::Over } else { Stage::Playing };
    let game = Some(state_of(record.game(), Some(Seat::A), version));
    let table = table_info(table, record.game().seats(), stage);
    let question = record.waiting().contains(Seat::A).then_some(Question { number: version, sealed: None });
    let (asked, to_act) = (letters(record.game().asked()), letters(record.waiting()));
    let round = Round { asked, to_act, question, secret: false };
    Message::State { number: version + 3, table, game, round, log, chat: Vec::new() }
}

/// The games in `games/`, by the question they stop at.
const GAMES: [&str; 39] = [
    "age1",
    "age2",
    "age3",
    "draft",
    "take_token",
    "keep_token",
    "destroy",
    "restore",
    "over_civilian",
    "pantheon_draft",
    "pantheon_place_god",
    "pantheon_turn",
    "pantheon_gate",
    "pantheon_minerva",
    "pantheon_over",
    "agora_draft",
    "agora_turn",
    "agora_politics",
    "agora_keep_plot",
    "agora_conspiracies",
    "agora_move_decree",
    "agora_over_politics",
    "pantheon_agora_turn",
    "pantheon_agora_over",
    "architects_draft",
    "architects_2_take",
    "architects_2_act",
    "architects_2_over",
    "architects_3_first",
    "architects_3_seen",
    "architects_3_act",
    "architects_3_keep",
    "architects_3_over",
    "architects_4_any_deck",
    "architects_4_take_token",
    "architects_4_use_effect",
    "architects_7_take",
    "architects_7_waiting",
    "architects_7_over",
];

#[test]
fn the_pages_fixtures_are_what_the_server_would_send() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in GAMES {
        let log = fs::read_to_string(here.join("tests/games").join(format!("{name}.log"))).unwrap();
        let (_, table, record) = read_log(&log).unwrap();
        let state = with_record!(&record, |record| state(record, table.to_string()));
        let text = serde_json::to_string(&state).unwrap() + "\n";
        let path = here.join("../../web/src/fixtures").join(format!("{name}.json"));
        if env::var_os("PHAROS_UPDATE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name}.json is out of date: run `make golden` and review the difference");
    }
}
