//! Counts of the ways a game can go on, kept in `perft/*.perft`: a wrong legal action or effect changes them.
//!
//! `trials::counts` says how to read a line. Counts up to `SLOW_LIMIT` are found once more with the legal actions of `slow/`.

mod common;
mod slow;

use architects::Architects;
use common::table;
use table::{Notation, perft};
use trials::Counts;
use trials::counts::{Line, hold, hold_slowly, position};

/// Counts up to here are found by the slow enumeration, too.
const SLOW_LIMIT: u64 = 2000;

const COUNTS: Counts<Architects> =
    Counts { folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"), setup: |text| Some(table(text)) };

/// Every line of every file.
fn lines() -> Vec<Line<Architects>> {
    let lines: Vec<_> = COUNTS.files().iter().flat_map(|name| COUNTS.lines(name)).collect();
    assert!(lines.len() >= 40, "{}", lines.len());
    lines
}

#[test]
fn every_count_holds() {
    hold(&lines());
}

/// With nothing owned and nothing to build, the first turns are a choice of three cards each.
#[test]
fn the_first_turn_goes_three_ways_and_the_second_as_well() {
    for seats in 2..=7 {
        for seed in 0..50 {
            let (game, deal) = position::<Architects>(table(&format!("architects/{seats}")), seed, 0);
            assert_eq!(perft(&game, &deal, 1), 3);
            assert_eq!(perft(&game, &deal, 2), 9);
        }
    }
}

/// Seven wonders in any order, or one more than there are players.
#[test]
fn wonders_are_chosen_in_as_many_ways_as_there_are() {
    let ways = |text: &str, depth: u32| {
        let (game, deal) = position::<Architects>(table(text), 1, 0);
        perft(&game, &deal, depth)
    };
    assert_eq!(ways("architects/3:wonders=chosen", 3), 7 * 6 * 5);
    assert_eq!(ways("architects/3:wonders=draft", 3), 4 * 3 * 2);
    assert_eq!(ways("architects/7:wonders=chosen", 7), 5040);
    assert_eq!(ways("architects/7:wonders=draft", 7), 5040);
    assert_eq!(ways("architects/2:wonders=draft", 3), 3 * 2 * 3);
}

#[test]
fn a_slow_enumeration_finds_as_many_games() {
    let checked = hold_slowly(&lines(), SLOW_LIMIT, |game: &Architects, seat| {
        let read = |text: String| game.parse_action(seat, &text).unwrap_or_else(|why| panic!("{why}: {text}"));
        slow::actions(game, seat).into_iter().map(read).collect()
    });
    assert!(checked >= 25, "{checked}");
}
