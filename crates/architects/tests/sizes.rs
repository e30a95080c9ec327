//! Budgets of space, and what a position must not be able to do.

use architects::{Action, Architects, Chance};
use trials::plain::{cannot_be_serialised, fits, is_plain};

/// Seven cities and eight decks are always there, empty where nobody sits.
#[test]
fn a_position_fits_in_eight_cache_lines() {
    fits::<Architects>(512);
}

#[test]
fn an_action_and_an_outcome_fit_in_four_bytes() {
    fits::<Action>(4);
    fits::<Chance>(4);
}

/// To copy a position is to fork the game, on any thread.
#[test]
fn a_position_is_a_plain_value() {
    is_plain::<Architects>();
    is_plain::<Action>();
    is_plain::<Chance>();
}

/// A position may hold what a seat must not know, so it has no way onto a wire: only views, actions and logs leave.
/// Without serde nothing can be serialised; with it as an optional feature, the state must not be.
#[test]
fn a_position_cannot_be_serialised() {
    cannot_be_serialised(include_str!("../Cargo.toml"), include_str!("../src/state.rs"));
}
