//! Budgets of space, and what a position must not be able to do.

use duel::{Action, Chance, Duel};
use std::mem::size_of;

/// The state of both expansions is always there, empty where they are not played: gods and their decks, cubes and
/// decrees, conspiracies, the larger structures. The base game alone would fit in half of it.
#[test]
fn a_position_fits_in_eight_cache_lines() {
    assert!(size_of::<Duel>() <= 512, "{} bytes", size_of::<Duel>());
}

#[test]
fn an_action_and_an_outcome_fit_in_four_bytes() {
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
    assert!(size_of::<Chance>() <= 4, "{} bytes", size_of::<Chance>());
}

/// To copy a position is to fork the game, on any thread.
#[test]
fn a_position_is_a_plain_value() {
    fn is_plain<T: Copy + Eq + std::hash::Hash + Send + Sync + 'static>() {}
    is_plain::<Duel>();
    is_plain::<Action>();
    is_plain::<Chance>();
}

/// A position may hold what a seat must not know, so it has no way onto a wire: only views, actions and logs leave.
/// Without serde nothing can be serialised; with it as an optional feature, the state must not be.
#[test]
fn a_position_cannot_be_serialised() {
    let manifest = include_str!("../Cargo.toml");
    let dependencies = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    for line in dependencies.take_while(|line| !line.starts_with('[')).filter(|line| line.starts_with("serde")) {
        assert!(line.contains("optional = true"), "serde has to be an optional feature: {line}");
    }
    assert!(!manifest.contains("[dependencies.serde"), "serde belongs on one line, where this test can read it");
    let state = include_str!("../src/state.rs");
    for word in ["Serialize", "Deserialize", "serde"] {
        assert!(!state.contains(word), "src/state.rs mentions {word}");
    }
}
