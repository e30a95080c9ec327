//! What a bot may know about one game beyond its rules. Each game's knowledge stands in a folder of its own.

use crate::Leaf;
use arrayvec::ArrayVec;
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Rng, Seat};

/// How well each seat is expected to do: 1 is a sure victory, 0 a sure defeat.
pub type Expectation = [f32; MAX_SEATS];

/// How likely a policy takes each of the legal actions, beside the others.
pub type Weights = ArrayVec<u32, MAX_ACTIONS>;

/// How a search lets the other seats choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Each of their choices is a node of the tree, made in the interest of who chooses. For games in which one seat
    /// chooses at a time; where several do, the search refuses to go on.
    InTree,
    /// Their choices are drawn from the policy of the game, and only those of the searching seat are nodes. For games in
    /// which several seats choose at the same time, also if a single one chooses now and then.
    ByPolicy,
}

/// Knowledge of one game.
pub trait Knowledge: Game {
    /// How a search lets the other seats choose.
    const OTHERS: Others;

    /// By what the temperature of a greedy bot is multiplied, so that levels are as far apart as in other games: where luck weighs more, a slip
    /// costs less.
    const TEMPERATURE_SCALE: f32 = 1.0;

    /// How a search with time to spare judges new nodes best.
    const LEAF: Leaf = Leaf::Look;

    /// Walks of an iteration where the choices of others are drawn: the more they weigh, the less a single walk says.
    const WALKS: u32 = 1;

    /// How well each seat is expected to do from here. The position need not be over.
    fn expectation(&self) -> Expectation;

    /// Tests if a round that has opened is over. While something of it is still due, a choice of single seats or an outcome, a
    /// search plays on before it judges. Asked only where several seats choose at the same time.
    fn is_settled(&self) -> bool {
        true
    }

    /// The policy: how a sensible player would choose without looking ahead. Fills the empty list with a weight for each of
    /// the seat's legal actions; at least one of them is not 0, and their sum is below 2^32.
    ///
    /// It is asked for every action of a playout, so it has to be cheap. It may look only at what the seat would know in
    /// this position: not at what others hold or have chosen face down.
    fn policy(&self, seat: Seat, actions: &Actions<Self::Action>, weights: &mut Weights);

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

/// An index, drawn in proportion to the weights; at least one of them must not be 0.
#[inline]
pub(crate) fn drawn_by_weight(weights: &[u32], rng: &mut impl Rng) -> usize {
    let sum: u32 = weights.iter().sum();
    let mut drawn = rng.below(sum as usize) as u32;
    for (i, &weight) in weights.iter().enumerate() {
        match drawn.checked_sub(weight) {
            Some(rest) => drawn = rest,
            None => return i,
        }
    }
    unreachable!("what is drawn is less than the sum of the weights")
}
