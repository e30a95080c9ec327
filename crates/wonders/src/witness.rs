//! What follows from an action or an outcome, said by the rules at the place where it happens.
//!
//! Search plays millions of actions that nobody looks at, so rules are generic over who looks: for [`Unwatched`] nothing
//! of this is left in the compiled code.

use crate::ids::{Card, MAX_PLAYERS};
use table::Seat;

/// Something that followed from an action or an outcome. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Consequence {
    /// A seat sold resources to a neighbour for so many coins (W5.6).
    Sold {
        /// Who gets the coins.
        seller: Seat,
        /// Who pays them.
        buyer: Seat,
        /// How many.
        coins: u8,
    },
    /// A card gave its owner coins (W6.3).
    CardCoins {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: Card,
        /// How many.
        coins: u16,
    },
    /// A stage of a wonder gave its owner coins (W6.3).
    StageCoins {
        /// Whose wonder it is.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// A wonder is complete.
    Complete(Seat),
    /// The cards left over at the end of an age were put on the discard pile: so many (W6.5).
    PutAway(u8),
    /// A stage lets its owner build from the discard pile, and nothing lies there (W8.9).
    NothingToFetch(Seat),
    /// The hands move on: to the left or to the right (W3.4).
    Passed {
        /// Tests if each seat gives its hand to the left.
        to_left: bool,
    },
    /// The conflicts at the end of an age; all figures are by seat (W7).
    Conflicts {
        /// The age, from 0.
        age: u8,
        /// The shields of each city.
        shields: [u8; MAX_PLAYERS],
        /// Victory tokens won.
        won: [u8; MAX_PLAYERS],
        /// Defeat tokens suffered.
        lost: [u8; MAX_PLAYERS],
    },
    /// The game ended.
    Over,
}

/// Somebody who is told what follows from an action or an outcome.
pub trait Witness {
    /// Takes note of a consequence, in the order in which they happen.
    fn sees(&mut self, consequence: Consequence);
}

/// Nobody looks.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Witness for Unwatched {
    #[inline(always)]
    fn sees(&mut self, _: Consequence) {}
}

impl Witness for Vec<Consequence> {
    fn sees(&mut self, consequence: Consequence) {
        self.push(consequence);
    }
}
