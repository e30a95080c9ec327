//! Playing on in an imagined world: seats choose by the policy of their game, also several at the same time.

use crate::knowledge::{Expectation, Knowledge, Weights, drawn_by_weight, result};
use arrayvec::ArrayVec;
use table::{Actions, MAX_ACTIONS, MAX_SEATS, Phase, Rng, Seat, Xoshiro};

/// What is expected after each of a seat's legal actions.
pub(crate) type Outlooks = ArrayVec<Expectation, MAX_ACTIONS>;

/// Worlds in which a seat looks at the position after each of its actions. What others choose differs from one to the
/// next, so a single one says little.
pub(crate) const LOOKS: usize = 16;

/// Who chooses in a playout.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// The policy of the game.
    Policy,
    /// Chance alone.
    Chance,
}

/// Lists that playouts fill again and again.
pub(crate) struct Playout<G: Knowledge> {
    actions: Actions<G::Action>,
    weights: Weights,
}

impl<G: Knowledge> Playout<G> {
    pub(crate) fn new() -> Self {
        Self { actions: Actions::new(), weights: Weights::new() }
    }

    /// Lets a seat choose.
    #[inline]
    pub(crate) fn choose(&mut self, world: &mut G, seat: Seat, by: By, rng: &mut impl Rng) {
        world.legal_actions(seat, &mut self.actions);
        let index = match by {
            By::Chance => rng.below(self.actions.len()),
            By::Policy => drawn_by_weight(self.weights(world, seat), rng),
        };
        world.play_unchecked(seat, self.actions[index]);
    }

    /// The policy's weights for the actions in the list.
    fn weights(&mut self, world: &G, seat: Seat) -> &[u32] {
        self.weights.clear();
        world.policy(seat, &self.actions, &mut self.weights);
        debug_assert_eq!(self.weights.len(), self.actions.len());
        &self.weights
    }

    /// Plays on until the seat is the only one that has not chosen yet, and tells if that happens before the game is over.
    /// What others choose at the same time is in the world then, face down; the seat's action opens the round.
    pub(crate) fn up_to_choice_of(&mut self, me: Seat, world: &mut G, rng: &mut impl Rng) -> bool {
        loop {
            match world.phase() {
                Phase::Over => return false,
                Phase::Chance => world.reveal_unchecked(world.draw(rng)),
                Phase::Act(seats) => {
                    for seat in seats.without(me).iter() {
                        self.choose(world, seat, By::Policy, rng);
                    }
                    if seats.contains(me) {
                        return true;
                    }
                }
            }
        }
    }

    /// Plays so many rounds and says what is expected then. Choices of a single seat belong to the round before them, so
    /// that judgement is always passed on an open round with nothing left to do, and before the table reveals anything new.
    pub(crate) fn rounds(&mut self, mut world: G, rounds: u32, by: By, rng: &mut impl Rng) -> Expectation {
        let mut left = rounds;
        loop {
            match world.phase() {
                Phase::Over => return result(&world),
                Phase::Chance if left == 0 && world.is_settled() => return world.expectation(),
                Phase::Chance => world.reveal_unchecked(world.draw(rng)),
                Phase::Act(seats) => {
                    if seats.len() > 1 && world.is_settled() {
                        if left == 0 {
                            return world.expectation();
                        }
                        left -= 1;
                    }
                    for seat in seats.iter() {
                        self.choose(&mut world, seat, by, rng);
                    }
                }
            }
        }
    }

    /// Looks at the open round after each of the seat's actions, in several worlds that look like its view: fills the list
    /// with the means.
    pub(crate) fn look(&mut self, view: &G::View, me: Seat, rng: &mut Xoshiro, after: &mut Outlooks) {
        let mut own = Actions::new();
        after.clear();
        for _ in 0..LOOKS {
            self.look_once(view, me, rng, &mut own, after);
        }
        after.iter_mut().flatten().for_each(|sum| *sum /= LOOKS as f32);
    }

    /// The same in one world, which is added to the list. The seat's actions are put into the other one.
    pub(crate) fn look_once(
        &mut self,
        view: &G::View,
        me: Seat,
        rng: &mut Xoshiro,
        own: &mut Actions<G::Action>,
        after: &mut Outlooks,
    ) {
        own.clear();
        let mut world = G::imagine(view, rng);
        if !self.up_to_choice_of(me, &mut world, rng) {
            return;
        }
        world.legal_actions(me, own);
        if after.is_empty() {
            after.extend(own.iter().map(|_| [0.0; MAX_SEATS]));
        }
        for (&action, sum) in own.iter().zip(after) {
            let mut opened = world;
            opened.play_unchecked(me, action);
            let expected = self.rounds(opened, 0, By::Policy, rng);
            sum.iter_mut().zip(expected).for_each(|(sum, expected)| *sum += expected);
        }
    }
}

/// Turns scores into weights of a policy: an action that is worth one temperature less is taken e times less often. The
/// lower the temperature, the more surely the best is taken; no action is out of the question.
pub fn soften(scores: &[f32], temperature: f32, weights: &mut Weights) {
    const BEST: f32 = 65_536.0;
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    weights.extend(scores.iter().map(|score| 1 + (BEST * ((score - best) / temperature).exp()) as u32));
}
