//! What `docs/notation.md` says of texts that would be the same for different things: where a progress token comes from, and
//! whom a military token strikes.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::{Duel, Expansion, Setup};
use std::collections::{BTreeMap, BTreeSet};
use table::{Event, Notation, Seat};

const DOCUMENT: &str = include_str!("../../../docs/notation.md");

/// What is asked when a progress token is taken, and the field of the position in which it lies then.
fn sources_of_the_document() -> BTreeMap<&'static str, &'static str> {
    let chapter = DOCUMENT.split("### Where a progress token comes from").nth(1).unwrap();
    let chapter = chapter.split("\n#").next().unwrap();
    let rows = chapter.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| {
        let (asked, rest) = row.split_once(".A` | in ").unwrap();
        (asked, rest.split(':').next().unwrap().trim_matches('`'))
    })
    .collect()
}

/// The value of a field of a position.
fn field<'a>(position: &'a str, name: &str) -> &'a str {
    position.split(' ').find_map(|field| field.strip_prefix(name)?.strip_prefix('=')).unwrap_or_default()
}

#[test]
fn a_progress_token_comes_from_where_the_document_says_for_what_was_asked() {
    let sources = sources_of_the_document();
    let mut met = BTreeSet::new();
    let tables: [&[Expansion]; 4] = [&[], &[Expansion::Pantheon], &[Expansion::Agora], &Expansion::ALL];
    let mut last_was_drawn = false;
    trials::each_event::<Duel>(tables.map(|set| Setup::with(set.iter().copied())), 60, |before, event, _, _| {
        let text = before.event_text(event);
        let was_drawn = std::mem::replace(&mut last_was_drawn, text.starts_with("* drawn "));
        let (Event::Act(seat, _), Some((_, token))) = (event, text.split_once(" progress ")) else { return };
        let position = before.position_text();
        let asked = field(&position, "pending").rsplit(',').next().unwrap().split_once('.').unwrap();
        assert_eq!(asked.1, seat.to_string(), "{position}");
        let lies_in = |name: &&str| field(&position, name).split(',').any(|other| other == token);
        let place = ["board", "drawn", "enki"].into_iter().find(lies_in).unwrap_or("no field");
        assert_eq!(sources.get(asked.0), Some(&place), "{text}: {position}");
        assert_eq!(was_drawn, asked.0 == "keep_token", "the line before in a log: {position}");
        met.insert(asked.0.to_owned());
    });
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), sources.into_keys().collect::<Vec<_>>());
}

/// Plays actions of A and gives the position then.
fn after(position: &str, actions: &[&str]) -> Duel {
    let mut game = Duel::parse_position(position).unwrap();
    for text in actions {
        let action = game.parse_action(Seat::A, text).unwrap();
        table::Game::play(&mut game, Seat::A, action).unwrap();
    }
    game
}

#[test]
fn a_military_token_strikes_the_seat_that_it_is_called_by_when_the_pawn_gets_there() {
    let cards = "A.cards=lumber_yard structure=18:stable,19:altar";
    for (pawn, coins, left) in [(2, 5, "A2,A5,B5"), (5, 2, "A2,A5")] {
        let military_tokens = if pawn == 2 { "A2,A5,B2,B5" } else { "A2,A5,B5" };
        let game = after(&format!("duel pawn={pawn} loot={military_tokens} {cards}"), &["build stable"]);
        assert_eq!(game.city(Seat::B).coins(), coins, "B had 7");
        assert_eq!(field(&game.position_text(), "loot"), left);
    }
    // On the other side it is A who is struck.
    let mut game =
        Duel::parse_position("duel pawn=-2 B.cards=lumber_yard structure=18:stable,19:altar pending=turn.B").unwrap();
    let action = game.parse_action(Seat::B, "build stable").unwrap();
    table::Game::play(&mut game, Seat::B, action).unwrap();
    assert_eq!((game.city(Seat::A).coins(), field(&game.position_text(), "loot")), (5, "A5,B2,B5"));
}

#[test]
fn the_token_that_neptune_uses_strikes_the_opponent_whatever_it_is_called() {
    let position = "duel+pantheon age=2 A.gods=neptune structure=18:walls,19:forum spaces=6:gate decks=roman:-.- \
        pending=turn.B,turn_up,use_loot.A,drop_loot.A";
    for (second, coins) in [("loot A5", 2), ("loot A2", 5), ("loot B5", 2)] {
        let game = after(position, &["loot B2", second]);
        let cities = [Seat::A, Seat::B].map(|seat| game.city(seat).coins());
        assert_eq!(cities, [7, coins], "{second}");
    }
    assert!(DOCUMENT.contains("`loot A5` it is B who loses 5 coins"));
}
