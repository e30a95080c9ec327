//! Knowledge of 7 Wonders: Architects: what the network looks at, and how its judgement guides a search.

mod features;
mod judgement;
mod wants;

pub use features::{INPUTS, inputs};
