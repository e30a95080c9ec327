//! What follows from an action or an outcome, said by the rules at the place where it happens.
//!
//! Search plays millions of actions that nobody looks at, so rules are generic over who looks: for [`Unwatched`] nothing
//! of this is left in the compiled code.

use crate::ids::{Card, Fleet, Island, MOST_SEATS};
use table::{Seat, SeatSet};

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
        shields: [u8; MOST_SEATS],
        /// Victory tokens won.
        won: [u8; MOST_SEATS],
        /// Defeat tokens suffered.
        lost: [u8; MOST_SEATS],
    },
    /// The game ended.
    Over,
}

/// Something that followed and that only Armada has. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NavalConsequence {
    /// A ship moved to this space (S3.1).
    Moved {
        /// Whose ship it is.
        seat: Seat,
        /// The fleet.
        fleet: Fleet,
        /// The space it reached.
        space: u8,
    },
    /// A seat sold resources to somebody two seats away (S8.5).
    SoldFar {
        /// Who gets the coins.
        seller: Seat,
        /// Who pays them.
        buyer: Seat,
        /// How many.
        coins: u8,
    },
    /// A raid token went to a seat (S9.1).
    Raided {
        /// Who raids.
        raider: Seat,
        /// Who is raided.
        target: Seat,
    },
    /// A seat has an island more (S7.6).
    Gained {
        /// Whose it is.
        seat: Seat,
        /// The island.
        island: Island,
    },
    /// Taxes, pirates and the like cost a seat coins (S6.4, S8.4).
    Lost {
        /// Who loses them.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// A naval conflict; figures are by seat (S10).
    Conflict {
        /// The age, from 0.
        age: u8,
        /// Who took part.
        fought: SeatSet,
        /// Naval strength.
        strength: [u8; MOST_SEATS],
        /// The token of each seat, 0 for none.
        tokens: [i8; MOST_SEATS],
    },
}

/// Somebody who is told what follows from an action or an outcome.
pub trait Witness {
    /// Takes note of a consequence, in the order in which they happen.
    fn sees(&mut self, consequence: Consequence);

    /// Takes note of a consequence that only Armada has.
    #[inline(always)]
    fn sees_at_sea(&mut self, _: NavalConsequence) {}
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
