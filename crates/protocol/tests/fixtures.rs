//! Whole states of a real game for the page's own tests, as the server would send them. `make golden` writes them anew.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use bots::{Bot, Spec};
use duel::Duel;
use protocol::duel::DuelQuestion;
use protocol::game::{happening, state_of};
use protocol::{Clock, GameView, Happening, Message, Occupant, SeatInfo, Stage, TableInfo, Visibility};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};
use table::{Actions, Event, Eyes, Game, Phase, Record, Seat, Seeded};

fn table_info(stage: Stage) -> TableInfo {
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
        table: "duel".to_owned(),
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
fn state(record: &Record<Duel>, version: u32) -> Message {
    let mut before = *record.start();
    let mut log: Vec<Happening> = Vec::new();
    for (&event, index) in record.events().iter().zip(0..) {
        let after = record.at(index as usize + 1);
        log.push(happening(&before, event, &after, index, Some(Seat::A)));
        before = after;
    }
    let stage = if record.game().phase() == Phase::Over { Stage::Over } else { Stage::Playing };
    let game = Some(state_of(record.game(), Some(Seat::A), version));
    Message::State { number: version + 3, table: table_info(stage), game, log, chat: Vec::new() }
}

/// Plays games of greedy bots and keeps the first state of each kind in which A has to choose.
fn fixtures() -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for seed in 1..60 {
        let mut record = Record::<Duel>::new(duel::Setup::default());
        let mut dealer = Seeded::new(record.setup(), seed);
        let spec: Spec = "greedy:whim=0.1".parse().unwrap();
        let mut bots = [spec.build::<Duel>(seed), spec.build::<Duel>(seed + 1000)];
        let mut turns = 0;
        loop {
            record.settle(&mut dealer).unwrap();
            let game = *record.game();
            let Phase::Act(seats) = game.phase() else { break };
            let seat = seats.iter().next().unwrap();
            turns += 1;
            let GameView::Duel(view) = state_of(&game, Some(Seat::A), turns).view;
            if let Some(ask) = view.ask.filter(|_| seat == Seat::A) {
                let left = view.structure.len();
                let name = match ask.what {
                    DuelQuestion::Turn if !(8..=16).contains(&left) => None,
                    DuelQuestion::Turn => Some(format!("age{}", view.age)),
                    DuelQuestion::Draft => Some("draft".to_owned()),
                    DuelQuestion::TakeToken => Some("take_token".to_owned()),
                    DuelQuestion::KeepToken => Some("keep_token".to_owned()),
                    DuelQuestion::Destroy => Some("destroy".to_owned()),
                    DuelQuestion::Restore => Some("restore".to_owned()),
                    DuelQuestion::Starter => Some("starter".to_owned()),
                };
                if let Some(name) = name {
                    found.entry(name).or_insert_with(|| state(&record, turns));
                }
            }
            let mut legal = Actions::new();
            game.legal_actions(seat, &mut legal);
            let action = bots[seat.index()].choose(Eyes::of(&game, seat), &legal);
            record.push(Event::Act(seat, action)).unwrap();
        }
        let way = record.game().outcome().unwrap().ending;
        found.entry(format!("over_{way}")).or_insert_with(|| state(&record, turns));
    }
    found
}

#[test]
fn the_pages_fixtures_are_what_the_server_would_send() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fixtures");
    let all = fixtures();
    let wanted = ["age1", "age2", "age3", "draft", "take_token", "keep_token", "destroy", "restore", "over_civilian"];
    for name in wanted {
        let text = serde_json::to_string(&all[name]).unwrap() + "\n";
        let path = folder.join(format!("{name}.json"));
        if env::var_os("PHAROS_UPDATE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name}.json is out of date: run `make golden` and review the difference");
    }
}
