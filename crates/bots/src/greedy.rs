//! The bot that takes what looks best right after its move.

use crate::Bot;
use crate::knowledge::{Knowledge, Others};
use crate::rounds::{Outlooks, Playout};
use table::{Actions, Eyes, Rng, Seat, Xoshiro};

/// Tries each action in a world it imagines and takes the one after which the position looks best. Where several seats
/// choose at the same time, it looks when all have, in several worlds.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Xoshiro,
    /// How freely it departs from what looks best; 0 never.
    temperature: f32,
}

impl Greedy {
    /// The bot whose imagination belongs to a generator.
    pub fn new(rng: Xoshiro) -> Self {
        Self { rng, temperature: 0.0 }
    }

    /// A bot that takes worse actions now and then: the higher the temperature, the more freely.
    pub fn with_temperature(rng: Xoshiro, temperature: f32) -> Self {
        Self { rng, temperature }
    }
}

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        let seat = eyes.seat();
        let outlooks = outlooks::<G>(&eyes.view(), seat, legal, &mut self.rng);
        let mut best = legal[0];
        let mut best_score = f32::NEG_INFINITY;
        for (&action, after) in legal.iter().zip(&outlooks) {
            let chance = after[seat.index()].clamp(1e-4, 1.0 - 1e-4);
            // Gumbel noise draws actions in proportion to a power of their odds, 1 over the temperature.
            let uniform = (self.rng.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
            let score = (chance / (1.0 - chance)).ln() - self.temperature * (-uniform.ln()).ln() + uniform * 1e-5;
            if score > best_score {
                best = action;
                best_score = score;
            }
        }
        best
    }
}

/// How the seat is expected to do right after one of its legal actions, or when the round has opened in which others choose
/// at the same time.
pub fn outlook<G: Knowledge>(view: &G::View, seat: Seat, action: G::Action, rng: &mut Xoshiro) -> f32 {
    let mut legal = Actions::new();
    G::imagine(view, &mut rng.clone()).legal_actions(seat, &mut legal);
    let found = legal.iter().zip(outlooks::<G>(view, seat, &legal, rng)).find(|(other, _)| **other == action);
    found.map_or(0.0, |(_, after)| after[seat.index()])
}

/// What is expected after each of the seat's legal actions.
fn outlooks<G: Knowledge>(view: &G::View, seat: Seat, legal: &Actions<G::Action>, rng: &mut Xoshiro) -> Outlooks {
    let mut outlooks = Outlooks::new();
    match G::OTHERS {
        Others::InTree => {
            let world = G::imagine(view, rng);
            outlooks.extend(legal.iter().map(|&action| {
                let mut after = world;
                after.play_unchecked(seat, action);
                after.expectation()
            }));
        }
        Others::ByPolicy => Playout::<G>::new().look(view, seat, rng, &mut outlooks),
    }
    outlooks
}
