//! Knowledge of 7 Wonders Duel: what the network looks at, and how its judgement guides a search.

mod features;
mod judgement;

pub use features::{INPUTS, inputs};
