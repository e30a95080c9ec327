//! Bots: players that look through the eyes of a seat and choose among its legal actions.
//!
//! A bot never holds the referee's position, also inside the process: it gets [`Eyes`] and may imagine worlds that fit
//! what it sees. Knowledge of a single game stands in a folder of that game.

mod duel;
mod greedy;
mod random;
mod spec;

pub use greedy::{Evaluate, Greedy, Rated};
pub use random::Random;
pub use spec::{KINDS, Spec, UnknownBot};

use table::{Actions, Eyes, Game};

/// Somebody who chooses.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action;
}

/// A bot of any kind, without the cost of a virtual call.
#[derive(Clone, Debug)]
pub enum AnyBot {
    /// Plays at random.
    Random(Random),
    /// Takes what looks best now.
    Greedy(Greedy),
}

impl<G: Evaluate> Bot<G> for AnyBot {
    #[inline]
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(eyes, legal),
            Self::Greedy(bot) => bot.choose(eyes, legal),
        }
    }
}
