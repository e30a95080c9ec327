//! What `docs/notation.md` says to other programs is true, and is everything.

use crate::{legal_actions, step};
use std::collections::BTreeSet;
use table::log::crc16;
use table::{Notation, Phase, Xoshiro};

/// Tests that every line of the document that begins like a position of this game is one, written in its usual form.
///
/// # Panics
///
/// Panics if one is not, or if there are fewer than `least`.
#[track_caller]
pub fn shows_positions<G: Notation>(document: &str, beginning: &str, least: usize) {
    let lines: Vec<_> = document.lines().filter(|line| line.starts_with(beginning) && line.contains('=')).collect();
    assert!(lines.len() >= least, "{lines:?}");
    for line in lines {
        let read = G::parse_position(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert_eq!(read.position_text(), line);
    }
}

/// Tests that the sample of a log has the running checks of its own lines, as far as none is left out.
///
/// # Panics
///
/// Panics with the first check that is another, or if fewer than `least` are shown.
#[track_caller]
pub fn shows_checks(document: &str, least: usize) {
    let mut crc = 0xffff;
    let mut shown = 0;
    let sample = document.lines().skip_while(|line| !line.starts_with("pharos 1 "));
    for (text, check) in sample.map_while(|line| line.rsplit_once(" #")) {
        crc = crc16(crc16(crc, text.as_bytes()), b"\n");
        if check != "…" {
            assert_eq!(check, format!("{crc:04x}"), "the check of '{}'", text.trim_end());
            shown += 1;
        }
    }
    assert!(shown >= least, "only {shown} checks are shown");
}

/// Tests that the document names every action, outcome, field and pending item that random games show. `setup` gives
/// the table of each game, by its number.
///
/// # Panics
///
/// Panics with what is missing, or if the games show no more than `few` things.
#[track_caller]
pub fn names_what_is_written<G: Notation>(
    document: &str,
    games: u64,
    few: usize,
    setup: impl Fn(u64, &mut Xoshiro) -> G::Setup,
) {
    let mut words = BTreeSet::new();
    for seed in 0..games {
        let mut rng = Xoshiro::new(seed);
        let mut game = G::new(setup(seed, &mut rng));
        while game.phase() != Phase::Over {
            collect_words(&game, &mut words);
            step(&mut game, &mut rng).expect("games from the start are sound");
        }
    }
    assert!(words.len() > few, "{}", words.len());
    let missing: Vec<_> = words.iter().filter(|word| !document.contains(word.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// What the texts of a position hold, in the way in which the document names it: as for seat A.
fn collect_words<G: Notation>(game: &G, words: &mut BTreeSet<String>) {
    if let Phase::Act(seats) = game.phase() {
        for seat in seats.iter() {
            let actions = legal_actions(game, seat);
            let texts = actions.iter().map(|&action| game.action_text(seat, action));
            words.extend(texts.filter_map(|text| text.split(' ').next().map(|verb| format!("`A {verb}"))));
        }
    } else {
        words.extend(game.due_text().split(' ').next().map(|kind| format!("`* {kind} ")));
    }
    for (key, value) in game.position_text().split(' ').skip(1).filter_map(|field| field.split_once('=')) {
        let key = key.split_once('.').map_or(key.to_owned(), |(_, field)| format!("A.{field}"));
        let pending = value.split(',').filter(|_| key == "pending").filter_map(|item| item.split('.').next());
        words.extend(pending.map(|item| format!("`{item}")));
        words.insert(format!("`{key}`"));
    }
}
