//! What follows from an action or an outcome, said by the rules at the place where it happens.
//!
//! Search plays millions of actions that nobody looks at, so rules are generic over who looks: for [`Unwatched`] nothing
//! of this is left in the compiled code.

use crate::ids::{Card, DeckId, MAX_PLAYERS, TokenId, WonderId};
use crate::state::Cause;
use table::Seat;

/// Something that followed from an action or an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Consequence {
    /// A card came before a seat (R3.4).
    Card(Seat, Card),
    /// The effect of a seat's wonder took the top cards of the decks on its left and right, where there were any (R7.5).
    BothSides(Seat, WonderId, [Option<Card>; 2]),
    /// The rest of a searched deck was shuffled (R7.6).
    Shuffled(DeckId),
    /// The cat came to a seat (R8.1).
    Cat(Seat),
    /// Conflict tokens turned to battle (R9.1).
    Horns {
        /// How many turned.
        turned: u8,
        /// How many show battle now.
        showing: u8,
    },
    /// A progress token brought a seat an extra card (R6.4).
    Extra(Seat, TokenId),
    /// A seat completed its wonder (R11.1).
    Complete(Seat, WonderId),
    /// A battle was fought; all figures are by seat (R9.7).
    Battle {
        /// The shields that decided it.
        shields: [u8; MAX_PLAYERS],
        /// The victory tokens won.
        won: [u8; MAX_PLAYERS],
        /// The cards with horns that were discarded after it.
        discarded: [u8; MAX_PLAYERS],
    },
    /// A seat's turn began (R1.4).
    Turn(Seat),
    /// The game ended.
    Over(Cause),
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
