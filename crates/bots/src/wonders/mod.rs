//! Knowledge of 7 Wonders: what cards are worth, what the network looks at, and how its judgement guides a search. What
//! Armada adds stands in a folder of its own.

mod armada;
mod card_worth;
mod features;
mod judgement;
mod policy;
mod taught;

pub use features::{input_count, inputs};
pub use judgement::Net;
pub use policy::{Chooser, policy_inputs, start};
pub use taught::Taught;
