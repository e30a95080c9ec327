//! Counts of the ways a game can go on, kept in `perft/*.perft`: a wrong legal action or effect changes them.
//!
//! A line of a file is `table | seed | skip | depth | count`: from the position after the first `skip` decisions of the
//! random game with this seed (the one that `table::playthrough` tells), `depth` decisions can be made in `count` ways.
//!
//! The counts are the engine's own. Those up to `SLOW_LIMIT` are found once more by an enumeration that lists legal actions
//! with the second implementation of `slow/`, plays each with every check, and tells games apart by their logs.

mod common;
mod slow;

use architects::{Action, Architects, Setup};
use common::table;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::{Actions, Event, Game, Phase, Record, Rng, Seat, Xoshiro, perft};

type Deal = <Architects as Game>::Deal;

/// Counts up to here are found by the slow enumeration, too.
const SLOW_LIMIT: u64 = 2000;

/// One line of a file.
struct Line {
    setup: Setup,
    seed: u64,
    skip: usize,
    depth: u32,
    count: u64,
}

impl Line {
    fn parse(text: &str) -> Option<Self> {
        let fields: Vec<_> = text.split('|').map(str::trim).collect();
        let [setup, seed, skip, depth, count] = fields[..] else { return None };
        let line = (seed.parse().ok()?, skip.parse().ok()?, depth.parse().ok()?, count.parse().ok()?);
        let (seed, skip, depth, count) = line;
        Some(Self { setup: table(setup), seed, skip, depth, count })
    }
}

/// The position after some random decisions, with the deal that goes on from there.
fn position(setup: Setup, seed: u64, skip: usize) -> (Architects, Deal) {
    let mut rng = Xoshiro::new(seed);
    let deal = Architects::shuffle(setup, &mut rng);
    let mut game = settled(Architects::new(setup), &deal);
    for _ in 0..skip {
        let Some((seat, actions)) = choices(&game) else { break };
        game.play_unchecked(seat, actions[rng.below(actions.len())]);
        game = settled(game, &deal);
    }
    (game, deal)
}

/// The position once the table has revealed all it owes.
fn settled(mut game: Architects, deal: &Deal) -> Architects {
    while game.phase() == Phase::Chance {
        game.reveal(game.dealt(deal)).expect("what is dealt is possible");
    }
    game
}

/// Who has to act and what is legal, unless the game is over.
fn choices(game: &Architects) -> Option<(Seat, Actions<Action>)> {
    let Phase::Act(seats) = game.phase() else { return None };
    let seat = seats.first()?;
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    Some((seat, actions))
}

/// Every line of every file.
fn lines() -> Vec<(String, Line)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut lines = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let read = Line::parse(line).unwrap_or_else(|| panic!("{} cannot be read: {line}", path.display()));
            lines.push((line.to_owned(), read));
        }
    }
    assert!(lines.len() >= 40, "{}", lines.len());
    lines
}

#[test]
fn every_count_holds() {
    let mut failures = Vec::new();
    for (text, line) in lines() {
        let (game, deal) = position(line.setup, line.seed, line.skip);
        let found = perft(&game, &deal, line.depth);
        if found != line.count {
            failures.push(format!("{text}: there are {found} ways"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// With nothing owned and nothing to build, the first turns are a choice of three cards each.
#[test]
fn the_first_turn_goes_three_ways_and_the_second_as_well() {
    for seats in 2..=7 {
        for seed in 0..50 {
            let (game, deal) = position(table(&format!("architects/{seats}")), seed, 0);
            assert_eq!(perft(&game, &deal, 1), 3);
            assert_eq!(perft(&game, &deal, 2), 9);
        }
    }
}

/// Seven wonders in any order, or one more than there are players.
#[test]
fn wonders_are_chosen_in_as_many_ways_as_there_are() {
    let ways = |text: &str, depth: u32| {
        let (game, deal) = position(table(text), 1, 0);
        perft(&game, &deal, depth)
    };
    assert_eq!(ways("architects/3:wonders=chosen", 3), 7 * 6 * 5);
    assert_eq!(ways("architects/3:wonders=draft", 3), 4 * 3 * 2);
    assert_eq!(ways("architects/7:wonders=chosen", 7), 5040);
    assert_eq!(ways("architects/7:wonders=draft", 7), 5040);
    assert_eq!(ways("architects/2:wonders=draft", 3), 3 * 2 * 3);
}

/// Counts with the slow list of legal actions and checked play, and collects every game as a text of its own.
fn slow_logs(record: &Record<Architects>, deal: &Deal, depth: u32, logs: &mut HashSet<String>) {
    let mut record = record.clone();
    while record.game().phase() == Phase::Chance {
        let outcome = record.game().dealt(deal);
        record.push(Event::Chance(outcome)).expect("what is dealt is possible");
    }
    let game = *record.game();
    let Some(seat) = game.chooser().filter(|_| depth > 0) else {
        let log = table::log::event_lines(&record).join("\n");
        assert!(logs.insert(log), "two ways of playing have the same log");
        return;
    };
    for text in slow::actions(&game, seat) {
        let mut next = record.clone();
        let action = table::Notation::parse_action(&game, seat, &text).unwrap_or_else(|why| panic!("{why}: {text}"));
        next.play(seat, action).unwrap_or_else(|why| panic!("{why}: {text}"));
        slow_logs(&next, deal, depth - 1, logs);
    }
}

#[test]
fn a_slow_enumeration_finds_as_many_games() {
    let mut checked = 0;
    for (text, line) in lines().into_iter().filter(|(_, line)| line.count <= SLOW_LIMIT) {
        let (game, deal) = position(line.setup, line.seed, line.skip);
        let mut logs = HashSet::new();
        slow_logs(&Record::from_position(game), &deal, line.depth, &mut logs);
        assert_eq!(logs.len() as u64, line.count, "{text}");
        checked += 1;
    }
    assert!(checked >= 25, "{checked}");
}
