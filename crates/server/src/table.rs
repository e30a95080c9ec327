//! One table: its state as a fold over its journal, decisions as pure functions, and the one task that writes.
//!
//! | what | file |
//! |---|---|
//! | a game of any kind | `any.rs` |
//! | the clock of a seat | `clock.rs` |
//! | what a journal leads to | `state.rs` |
//! | what a request leads to | `decide.rs`, `undo.rs`, `budget.rs` |
//! | a new table | `create.rs` |
//! | what is told about it, and to whom | `tell.rs`, `readers.rs` |
//! | who is here and who is away | `presence.rs` |
//! | the task | `task.rs` |

pub(crate) mod answers;
mod any;
mod budget;
mod clock;
pub(crate) mod create;
mod decide;
mod presence;
mod readers;
pub(crate) mod state;
pub(crate) mod task;
mod tell;
mod undo;

pub(crate) use readers::Lost;
pub(crate) use tell::occupant;

#[cfg(test)]
mod tests;
