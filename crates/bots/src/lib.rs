//! Bots: players that look through the eyes of a seat and choose among its legal actions.
//!
//! A bot never holds the referee's position, also inside the process: it gets [`Eyes`] and may imagine worlds that fit
//! what it sees. Search is written once over any game; knowledge of a single game stands in a folder of that game.

pub mod architects;
pub mod duel;
mod greedy;
mod host;
mod kept;
mod knowledge;
pub mod net;
mod random;
mod rounds;
mod search;
mod settings;
mod spec;
mod thinker;
#[cfg(feature = "toy")]
mod toy;
pub mod wonders;

pub use greedy::{Greedy, outlook};
#[cfg(feature = "native")]
pub use host::Native;
pub use host::{Host, Job};
pub use kept::KeptTrees;
pub use knowledge::{Expectation, Knowledge, Others, Weights};
pub use random::Random;
pub use rounds::soften;
pub use search::{Finding, Tree};
pub use settings::{Budget, DEFAULT_NODES, KEPT_NODES, Leaf, Settings};
pub use spec::{AnyBot, LEVELS, Spec, UnknownBot};
pub use thinker::{Thinker, Thoughts};

use table::{Actions, Eyes, Game};

/// Somebody who chooses.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action;
}
