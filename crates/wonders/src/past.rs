//! What became of every card that was chosen: the memory from which views are built.
//!
//! A hand moves on by one seat a turn, so the turn and the seat of a choice say which hand it was taken from. What lay in
//! a hand when it was dealt is what was taken from it since and what is left of it.

use crate::expansion::{Expansion, PerSeat};
use crate::ids::{AGES, Card, MOST_HAND};
use table::Seat;

/// What a card was used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// It was built, and lies in the city for all to see.
    Built,
    /// It lies hidden under a stage of the wonder.
    Stage,
    /// It lies face down in the discard pile: discarded for coins, or put away at the end of an age.
    Discarded,
}

/// The card that a seat took from a hand, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taken {
    /// The card.
    pub card: Card,
    /// What it was used for.
    pub used: Use,
}

/// Every card taken from a hand so far. After the regular turns of an age comes that of the last card, played or put away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Past<X: Expansion> {
    cards: [[X::Seats<Option<Card>>; MOST_HAND]; AGES],
    /// Two bits for each seat.
    uses: [[u16; MOST_HAND]; AGES],
}

impl<X: Expansion> Past<X> {
    pub(crate) fn empty() -> Self {
        Self { cards: [[PerSeat::filled(None); MOST_HAND]; AGES], uses: [[0; MOST_HAND]; AGES] }
    }

    /// What a seat took in a turn of an age, all from 0.
    #[inline]
    pub(crate) fn get(&self, age: usize, turn: usize, seat: Seat) -> Option<Taken> {
        let card = self.cards[age][turn][seat]?;
        let used = match self.uses[age][turn] >> (2 * seat.index()) & 3 {
            0 => Use::Built,
            1 => Use::Stage,
            _ => Use::Discarded,
        };
        Some(Taken { card, used })
    }

    /// Writes down what a seat takes in a turn in which it has taken nothing yet.
    #[inline]
    pub(crate) fn set(&mut self, age: usize, turn: usize, seat: Seat, Taken { card, used }: Taken) {
        self.cards[age][turn][seat] = Some(card);
        self.uses[age][turn] |= (used as u16) << (2 * seat.index());
    }
}
