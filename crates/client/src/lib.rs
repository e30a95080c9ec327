//! A small client of the server, for the load program and for tests: requests over HTTP, and the stream of a table.
//!
//! It speaks as plainly as can be, one request a connection, so that nothing between a test and the server can hide
//! what goes over the wire.

pub mod guest;
mod stream;
mod visitor;

pub use guest::Guest;
pub use stream::Stream;
pub use visitor::{Answer, Visitor};

use protocol::GameState;

/// What the viewer of a game may do now, as texts to send.
pub fn actions(game: &GameState) -> Vec<&str> {
    game.view.actions()
}
