//! What a bot may know about one game beyond its rules. Each game's knowledge stands in a folder of its own.

use crate::Leaf;
use table::{Actions, Game, MAX_SEATS, Rng, Seat};

/// How well each seat is expected to do: 1 is a sure victory, 0 a sure defeat.
pub type Expectation = [f32; MAX_SEATS];

/// Knowledge of one game.
pub trait Knowledge: Game {
    /// By what the temperature of a greedy bot is multiplied, so that levels are as far apart as in other games: where luck weighs more, a slip
    /// costs less.
    const TEMPERATURE_SCALE: f32 = 1.0;

    /// How a search with time to spare judges new nodes best.
    const LEAF: Leaf = Leaf::Look;

    /// How well each seat is expected to do from here. The position need not be over.
    fn expectation(&self) -> Expectation;

    /// The playout policy: the index of an action that a sensible player would take without looking ahead.
    fn playout_action(&self, seat: Seat, actions: &Actions<Self::Action>, rng: &mut impl Rng) -> usize;

    /// Which of a few reasons speaks most for the action, as a slug; what players are told with a hint.
    fn reason(&self, seat: Seat, action: Self::Action) -> &'static str;
}

/// How well each seat did in a game that is over.
pub(crate) fn result<G: Game>(game: &G) -> Expectation {
    let mut values = [0.0; MAX_SEATS];
    if let Some(outcome) = game.outcome() {
        for seat in outcome.winners.iter() {
            values[seat.index()] = outcome.share(seat);
        }
    }
    values
}

/// The index of an action, drawn in proportion to the weights; at least one of them must not be 0.
#[inline]
pub(crate) fn drawn_by_weight<A: Copy>(actions: &Actions<A>, weight: impl Fn(A) -> usize, rng: &mut impl Rng) -> usize {
    let sum: usize = actions.iter().map(|&action| weight(action)).sum();
    let mut drawn = rng.below(sum);
    for (i, &action) in actions.iter().enumerate() {
        match drawn.checked_sub(weight(action)) {
            Some(rest) => drawn = rest,
            None => return i,
        }
    }
    unreachable!("what is drawn is less than the sum of the weights")
}
