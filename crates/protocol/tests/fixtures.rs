//! Whole states of a real game for the page's own tests, as the server would send them. `make golden` writes them anew.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod common;

use common::tags;
use family::{AnyRecord, Table, read_log, with_engine, with_record};
use protocol::architects::ArchitectsQuestion;
use protocol::duel::DuelQuestion;
use protocol::game::{happening, letters, state_of};
use protocol::wonders::WondersQuestion;
use protocol::{Clock, Level, Message, Occupant, Question, Round, SeatInfo, Shown, Stage, TableInfo, Visibility};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::{env, fs};
use table::log::{self, Header, Log};
use table::{Event, Phase, Record, Rng, Seat, SeatSet, Xoshiro};

/// The people who sit at the table, after whom come bots.
const PEOPLE: [&str; 4] = ["Ania", "Bartek", "Celina", "Dorota"];

fn table_info(table: String, seats: usize, stage: Stage) -> TableInfo {
    let sides = table.parse::<Table>().unwrap().sides();
    let teams =
        if sides.are_single_seats() { Vec::new() } else { sides.among(SeatSet::all(seats)).map(letters).collect() };
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
        teams,
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

/// The folder of the games. Those in `asked/` were found by chance, one for each question that no other game stops at.
fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// The names of all games.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for folder in ["", "asked/"] {
        let files = fs::read_dir(games().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let logs = files.filter(|path| path.extension().is_some_and(|extension| extension == "log"));
        names.extend(logs.map(|path| format!("{folder}{}", path.file_stem().unwrap().to_str().unwrap())));
    }
    names.sort();
    names
}

fn read(name: &str) -> (Table, AnyRecord) {
    let log = fs::read_to_string(games().join(format!("{name}.log"))).unwrap();
    let (_, table, record) = read_log(&log).unwrap_or_else(|why| {
        panic!("{name}.log: {why}; run `make golden`, and play the game anew if it cannot be replayed any more")
    });
    (table, record)
}

/// If files are written anew: lets games of an earlier version of the rules go as they went, under this version. Those that were
/// found by chance and cannot go so any more are removed; others will be found.
fn renew_old_games() {
    for name in names() {
        let path = games().join(format!("{name}.log"));
        let mut log = Log::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        let table: Table = log.header.table.parse().unwrap();
        if log.header.rules == table.rules_version() {
            continue;
        }
        log.header.rules = table.rules_version();
        let text =
            with_engine!(table, |setup, G| log.replay::<G>(setup).map(|record| log::write(&log.header, &record)));
        match text {
            Ok(text) => fs::write(path, text).unwrap(),
            Err(_) if name.starts_with("asked/") => fs::remove_file(path).unwrap(),
            Err(why) => panic!("{name}.log: {why}; by these rules the game has to be played anew"),
        }
    }
}

fn is_update() -> bool {
    env::var_os("PHAROS_UPDATE").is_some()
}

#[test]
fn the_pages_fixtures_are_what_the_server_would_send() {
    add_missing_games();
    for name in names() {
        let (table, record) = read(&name);
        let state = with_record!(&record, |record| state(record, table.to_string()));
        let text = serde_json::to_string(&state).unwrap() + "\n";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fixtures").join(format!("{name}.json"));
        if is_update() {
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name}.json is out of date: run `make golden` and review the difference");
    }
}

/// The games, their questions, and the tables at which these come up.
fn questions() -> [(&'static str, BTreeSet<String>, &'static [&'static str]); 3] {
    let duel = &["duel:middle=last_chooses", "duel+pantheon", "duel+agora", "duel+pantheon+agora"];
    let architects = &["architects/3", "architects/3:wonders=draft,effects=may"];
    let wonders = &[
        "wonders+armada/3",
        "wonders+armada/4:explore=asked,teams=pairs",
        "wonders/3",
        "wonders/3:wonders=chosen",
        "wonders/3:sides=chosen",
    ];
    [
        ("duel", tags::<DuelQuestion>(), duel),
        ("architects", tags::<ArchitectsQuestion>(), architects),
        ("wonders", tags::<WondersQuestion>(), wonders),
    ]
}

/// What seat A is asked.
fn question<G: Shown>(game: &G) -> Option<String> {
    let is_asked = game.asked().contains(Seat::A);
    let view = is_asked.then(|| serde_json::to_value(G::shown(&game.view(Some(Seat::A)))).unwrap())?;
    // Where all are asked at the same time there is nothing but the question.
    let ask = view["ask"].get("what").unwrap_or(&view["ask"]);
    ask.as_str().map(str::to_owned)
}

#[test]
fn every_question_is_asked_by_a_fixture() {
    add_missing_games();
    for (game, questions, _) in questions() {
        let missing: Vec<_> = questions.difference(&asked(game)).cloned().collect();
        assert!(
            missing.is_empty(),
            "no game in tests/games asks seat A for {}: `make golden` plays some until it does; if none does, add its table to \
             `questions` in {}",
            missing.join(", "),
            file!()
        );
    }
}

/// What seat A is asked at the ends of all fixtures of a game.
fn asked(game: &str) -> BTreeSet<String> {
    let found = names().into_iter().map(|name| read(&name)).filter(|(table, _)| table.game().name == game);
    found.filter_map(|(_, record)| with_record!(record, |record| question(record.game()))).collect()
}

/// Random games at each table, at most.
const MOST_GAMES: u64 = 3_000;

/// If files are written anew: plays at random until every question has been asked, and keeps the shortest game for each.
fn add_missing_games() {
    // Both tests ask for it, side by side.
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        if !is_update() {
            return;
        }
        renew_old_games();
        for (game, questions, tables) in questions() {
            let mut missing: BTreeSet<String> = questions.difference(&asked(game)).cloned().collect();
            for text in tables {
                let table: Table = text.parse().unwrap();
                let found = with_engine!(table, |setup, G| games_that_ask::<G>(setup, text, &missing));
                for (what, log) in found {
                    fs::write(games().join(format!("asked/{game}_{what}.log")), log).unwrap();
                    missing.remove(&what);
                }
            }
        }
    });
}

/// The logs of the shortest random games at whose end seat A is asked for something that is missing.
fn games_that_ask<G: Shown>(setup: G::Setup, table: &str, missing: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, Record<G>> = BTreeMap::new();
    for seed in 0..MOST_GAMES {
        // Shorter games are looked for in the first ones only.
        if missing.is_empty() || seed >= 200 && found.len() == missing.len() {
            break;
        }
        let mut rng = Xoshiro::new(seed);
        let deal = G::shuffle(setup, &mut rng);
        let mut record = Record::<G>::new(setup);
        loop {
            let game = *record.game();
            match game.phase() {
                Phase::Over => break,
                Phase::Chance => record.push(Event::Chance(game.dealt(&deal))).unwrap(),
                Phase::Act(seats) => {
                    if let Some(what) = question(&game).filter(|what| missing.contains(what)) {
                        let is_shorter = |kept: &Record<G>| record.events().len() < kept.events().len();
                        if found.get(&what).is_none_or(is_shorter) {
                            found.insert(what, record.clone());
                        }
                    }
                    let seat = seats.first().unwrap();
                    let actions = trials::legal_actions(&game, seat);
                    record.play(seat, actions[rng.below(actions.len())]).unwrap();
                }
            }
        }
    }
    let seats = |record: &Record<G>| PEOPLE[..record.game().seats()].iter().map(|&name| name.to_owned()).collect();
    let header = |record: &Record<G>| Header {
        table: table.to_owned(),
        rules: G::RULES_VERSION,
        seats: seats(record),
        seed: None,
        fair: None,
    };
    found.into_iter().map(|(what, record)| (what, log::write(&header(&record), &record))).collect()
}
