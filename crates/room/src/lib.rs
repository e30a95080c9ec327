//! One table being played, as pure code.
//!
//! What a table does with a command is three functions: *decide* (state, who, command, moment → entries of a step, or a
//! refusal), *fold* (state, step → state), *tell* (state and change → what each viewer hears). Nothing here has a clock, a
//! thread, a file, a network or a generator: the moment, random words and finished thoughts of bots come in as values.
//! Whoever drives a room folds a step, writes it down, and only then tells anybody of it.
//!
//! | what | where |
//! |---|---|
//! | what happened, as it is written down | [`journal`] |
//! | the state that a journal adds up to | [`state`] |
//! | what becomes of a command | [`decide`], `undo.rs`, `budget.rs` |
//! | answers that were given, for requests that come again | [`answers`] |
//! | a new table | [`create`] |
//! | what is told, and to whom | [`tell`], [`readers`] |
//! | what lists show | [`summary`] |
//! | who is here and who is away | [`presence`] |
//! | the clock of a seat | [`clock`] |
//! | a game of any kind | [`play`] |

pub mod answers;
mod budget;
pub mod clock;
pub mod create;
pub mod decide;
pub mod journal;
pub mod people;
pub mod play;
pub mod presence;
pub mod readers;
pub mod state;
pub mod summary;
pub mod tell;
mod undo;
mod visible;

#[cfg(test)]
mod tests;

pub use people::Person;
pub use state::State;
pub use summary::Summary;
