//! Knowledge of 7 Wonders: what cards are worth, what the network looks at, and how its judgement guides a search.

mod card_worth;
mod features;
mod judgement;
mod policy;

pub use features::{INPUTS, inputs};
pub use policy::{Chooser, POLICY_INPUTS, start};
