//! Budgets of space, and what a position must not be able to do.

use trials::plain::{cannot_be_serialised, fits, is_plain};
use wonders::{Action, Chance, Wonders};

/// Seven cities and what became of 147 cards are always there, empty where nobody sits.
#[test]
fn a_position_fits_in_sixteen_cache_lines() {
    fits::<Wonders>(1024);
}

#[test]
fn an_action_fits_in_four_bytes_and_the_hands_of_an_age_in_one_cache_line() {
    fits::<Action>(4);
    fits::<Chance>(64);
}

/// To copy a position is to fork the game, on any thread.
#[test]
fn a_position_is_a_plain_value() {
    is_plain::<Wonders>();
    is_plain::<Action>();
    is_plain::<Chance>();
}

/// A position may hold what a seat must not know, so it has no way onto a wire: only views, actions and logs leave.
/// Without serde nothing can be serialised; with it as an optional feature, the state must not be.
#[test]
fn a_position_cannot_be_serialised() {
    cannot_be_serialised(include_str!("../Cargo.toml"), include_str!("../src/state.rs"));
}
