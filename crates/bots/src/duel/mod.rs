//! Knowledge of 7 Wonders Duel: what the network looks at, and how its judgement guides a search.

mod expansions;
mod features;
mod judgement;

pub use features::{BASE_INPUTS, inputs, inputs_of};
pub use judgement::Net;
