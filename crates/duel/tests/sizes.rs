//! Budgets of space, and what a position must not be able to do.

use duel::{Action, Chance, Duel};
use trials::plain::{cannot_be_serialised, fits, is_plain};

/// The state of both expansions is always there, empty where they are not played: gods and their decks, cubes and
/// decrees, conspiracies, the larger structures. The base game alone would fit in half of it.
#[test]
fn a_position_fits_in_eight_cache_lines() {
    fits::<Duel>(512);
}

#[test]
fn an_action_and_an_outcome_fit_in_four_bytes() {
    fits::<Action>(4);
    fits::<Chance>(4);
}

/// To copy a position is to fork the game, on any thread.
#[test]
fn a_position_is_a_plain_value() {
    is_plain::<Duel>();
    is_plain::<Action>();
    is_plain::<Chance>();
}

/// A position may hold what a seat must not know, so it has no way onto a wire: only views, actions and logs leave.
/// Without serde nothing can be serialised; with it as an optional feature, the state must not be.
#[test]
fn a_position_cannot_be_serialised() {
    cannot_be_serialised(include_str!("../Cargo.toml"), include_str!("../src/state.rs"));
}
