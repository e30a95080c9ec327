//! The bot that takes what looks best right after its move.

use crate::Bot;
use table::{Actions, Eyes, Game, Rng, Seat, Xoshiro};

/// Knowledge of one game: how good a position looks to a seat.
pub trait Evaluate: Game {
    /// Higher is better for the seat. About one point of the final score per unit.
    fn value(&self, seat: Seat) -> f32;
}

/// Tries each action in a world it imagines and takes the one after which the position looks best.
#[derive(Clone, Debug)]
pub struct Greedy(Xoshiro);

/// An action and how good the position looks after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// The value to the seat that plays it.
    pub value: f32,
}

impl Greedy {
    /// The bot whose imagination belongs to a generator.
    pub fn new(rng: Xoshiro) -> Self {
        Self(rng)
    }

    /// All actions, the best first. Equal ones stand in random order.
    pub fn rate<G: Evaluate>(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> Vec<Rated<G::Action>> {
        let seat = eyes.seat();
        let world = G::imagine(&eyes.view(), &mut self.0);
        let mut actions = legal.to_vec();
        self.0.shuffle(&mut actions);
        let rate = |action| {
            let mut after = world;
            after.play_unchecked(seat, action);
            Rated { action, value: after.value(seat) }
        };
        let mut rated: Vec<_> = actions.into_iter().map(rate).collect();
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        rated
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        self.rate(&eyes, legal).first().map_or(legal[0], |best| best.action)
    }
}
