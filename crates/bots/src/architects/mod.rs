//! Knowledge of 7 Wonders: Architects: what the network looks at, and how its judgement guides a search.

mod card_worth;
mod features;
mod judgement;

pub use features::{INPUTS, inputs};
pub use judgement::Net;
