//! The bot that plays at random: every legal action equally likely.

use crate::Bot;
use table::{Actions, Eyes, Game, Rng, Xoshiro};

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro);

impl Random {
    /// The bot whose choices belong to a generator.
    pub fn new(rng: Xoshiro) -> Self {
        Self(rng)
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        legal[self.0.below(legal.len())]
    }
}
