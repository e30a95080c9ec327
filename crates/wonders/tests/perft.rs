//! Counts of the ways a game can go on, kept in `perft/*.perft`: a wrong legal action or effect changes them.
//!
//! `trials::counts` says how to read a line. Counts up to `SLOW_LIMIT` are found once more with the legal actions of `slow/`.

mod slow;
mod tables;

use table::{Notation, perft};
use tables::table;
use trials::Counts;
use trials::counts::{Line, hold, hold_slowly, position};
use wonders::Wonders;

/// Counts up to here are found by the slow enumeration, too.
const SLOW_LIMIT: u64 = 2000;

const COUNTS: Counts<Wonders> =
    Counts { folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"), setup: |text| Some(table(text)) };

/// Every line of every file.
fn lines() -> Vec<Line<Wonders>> {
    let lines: Vec<_> = COUNTS.files().iter().flat_map(|name| COUNTS.lines(name)).collect();
    assert!(lines.len() >= 90, "{}", lines.len());
    lines
}

#[test]
fn every_count_holds() {
    hold(&lines());
}

/// Seven wonders in any order, each with one of two sides; or sides alone.
#[test]
fn wonders_and_sides_are_chosen_in_as_many_ways_as_there_are() {
    let ways = |text: &str, depth: u32| {
        let (game, deal) = position::<Wonders>(table(text), 1, 0);
        perft(&game, &deal, depth)
    };
    assert_eq!(ways("wonders/3:wonders=chosen", 3), 7 * 6 * 5);
    assert_eq!(ways("wonders/7:wonders=chosen,sides=a", 7), 5040);
    assert_eq!(ways("wonders/4:wonders=chosen,sides=chosen", 4), 14 * 12 * 10 * 8);
    assert_eq!(ways("wonders/5:sides=chosen", 5), 2_u64.pow(5));
    assert_eq!(ways("wonders/3:wonders=first_game,sides=chosen", 1), ways("wonders/3:wonders=first_game", 1));
}

/// What one seat chooses changes nothing for the next, so that the ways of a round are a product.
#[test]
fn the_ways_of_a_round_are_the_product_of_the_choices() {
    for seats in 3..=5 {
        let setup = table(&format!("wonders/{seats}"));
        let (game, deal) = position::<Wonders>(setup, 3, 2 * seats);
        let choices = table::Seat::first(seats).map(|seat| trials::legal_actions(&game, seat).len() as u64);
        let product: u64 = choices.take(3).product();
        assert_eq!(perft(&game, &deal, 3), product, "{}", game.position_text());
    }
}

#[test]
fn a_slow_enumeration_finds_as_many_games() {
    let checked = hold_slowly(&lines(), SLOW_LIMIT, |game: &Wonders, seat| {
        let read = |text: String| game.parse_action(seat, &text).unwrap_or_else(|why| panic!("{why}: {text}"));
        slow::actions(game, seat).into_iter().map(read).collect()
    });
    assert!(checked >= 25, "{checked}");
}
