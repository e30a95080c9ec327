//! Budgets of space, and what a position must not be able to do.

use architects::{Action, Architects, Chance};
use std::mem::size_of;

/// Seven cities and eight decks are always there, empty where nobody sits.
#[test]
fn a_position_fits_in_eight_cache_lines() {
    assert!(size_of::<Architects>() <= 512, "{} bytes", size_of::<Architects>());
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
    is_plain::<Architects>();
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
