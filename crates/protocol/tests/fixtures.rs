//! Whole states of a real game for the page's own tests, as the server would send them. `make golden` writes them anew.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::Duel;
use family::{AnyRecord, read_log};
use protocol::game::{happening, state_of};
use protocol::{Clock, Happening, Message, Occupant, SeatInfo, Stage, TableInfo, Visibility};
use std::path::Path;
use std::{env, fs};
use table::{Event, Game, Phase, Record, Seat};

fn table_info(table: String, stage: Stage) -> TableInfo {
    let person = |id: &str, name: &str| Occupant::Person { id: id.to_owned(), name: name.to_owned(), here: true };
    let seat = |seat: Seat, occupant| SeatInfo {
        seat: seat.into(),
        occupant,
        stand_in: None,
        contribution: None,
        clock: None,
        overdue: false,
    };
    TableInfo {
        id: "k3n8w2x7q4m9t6z5".to_owned(),
        table,
        game: "duel".to_owned(),
        stage,
        seats: vec![seat(Seat::A, person("p1", "Ania")), seat(Seat::B, person("p2", "Bartek"))],
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
fn state(record: &Record<Duel>) -> Message {
    let decisions = record.events().iter().filter(|event| matches!(event, Event::Act(..))).count() as u32;
    let version = decisions + u32::from(record.game().phase() != Phase::Over);
    let mut before = *record.start();
    let mut log: Vec<Happening> = Vec::new();
    for (&event, index) in record.events().iter().zip(0..) {
        let after = record.at(index as usize + 1);
        log.push(happening(&before, event, &after, index, Some(Seat::A)));
        before = after;
    }
    let stage = if record.game().phase() == Phase::Over { Stage::Over } else { Stage::Playing };
    let game = Some(state_of(record.game(), Some(Seat::A), version));
    let table = table_info(record.setup().to_string(), stage);
    Message::State { number: version + 3, table, game, log, chat: Vec::new() }
}

/// The games in `games/`, by the question they stop at.
const GAMES: [&str; 24] = [
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
];

#[test]
fn the_pages_fixtures_are_what_the_server_would_send() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in GAMES {
        let log = fs::read_to_string(here.join("tests/games").join(format!("{name}.log"))).unwrap();
        let AnyRecord::Duel(record) = read_log(&log).unwrap().2;
        let text = serde_json::to_string(&state(&record)).unwrap() + "\n";
        let path = here.join("../../web/src/fixtures").join(format!("{name}.json"));
        if env::var_os("PHAROS_UPDATE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name}.json is out of date: run `make golden` and review the difference");
    }
}
