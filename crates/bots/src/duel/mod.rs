//! Knowledge of 7 Wonders Duel: what an evaluation looks at, what it has learnt, and how it guides a search.

mod features;
mod judgement;
mod weights;

pub use features::{FEATURES, features};
pub use weights::WEIGHTS;
