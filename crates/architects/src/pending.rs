//! What has to happen next: choices of the active seat and outcomes of the table, on a stack in the position.

use crate::ids::DeckId;
use table::Seat;

/// Room on the stack of pending items: setup has four, a turn has at most three, and one more if it is one of the last.
pub(crate) const MAX_PENDING: usize = 5;

/// Something that has to happen: a choice of a seat, or an outcome of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// The table deals each seat a wonder (R2.2).
    DealWonders,
    /// The table offers wonders for the draft (R2.3).
    OfferWonders,
    /// The seats choose their wonders; who is next follows from how many are taken (R2.3, R2.4).
    PickWonder,
    /// The table turns up the top card of each wonder's deck (R1.6).
    LayDecks,
    /// The table turns up progress tokens until three lie face up (R1.9, R5.4).
    LayTokens,
    /// The seat begins its turn: it takes a card, and may look at one before (R3.1, R3.2).
    Take,
    /// The seat does what it has to and what it wants to, and ends its turn (R3.5).
    Act,
    /// No cards are left: who can still complete its wonder plays once more, up to the seat that took the last card
    /// (R10.4). It lies under the turn.
    LastTurns(Seat),
    /// The table shows the seat the top of the central deck (R8.2).
    Peek,
    /// The top of the central deck comes to the seat (R3.3).
    Draw,
    /// The table turns up the next card of a wonder's deck (R3.8).
    TurnUp(DeckId),
    /// The seat takes a progress token (R5.3, R7.7).
    TakeToken,
    /// The seat gets the top of the stack of progress tokens (R5.3).
    DrawToken,
    /// The seat takes the top card of any deck (R7.3).
    AnyDeck,
    /// The seat chooses the deck to search (R7.6).
    SearchDeck,
    /// The table shows cards of the deck that is searched (R7.6).
    Show(DeckId),
    /// The seat keeps one of the cards of the deck that is searched (R7.6).
    Keep(DeckId),
    /// The seat uses the effect of its wonder or declines it; only where it may (R12.9).
    UseEffect,
}

impl Pending {
    /// Tests if a seat has to choose; else the table owes an outcome.
    #[inline]
    pub const fn is_choice(self) -> bool {
        match self {
            Self::PickWonder
            | Self::Take
            | Self::Act
            | Self::TakeToken
            | Self::AnyDeck
            | Self::SearchDeck
            | Self::Keep(_)
            | Self::UseEffect => true,
            Self::DealWonders
            | Self::OfferWonders
            | Self::LayDecks
            | Self::LayTokens
            | Self::LastTurns(_)
            | Self::Peek
            | Self::Draw
            | Self::TurnUp(_)
            | Self::DrawToken
            | Self::Show(_) => false,
        }
    }

    /// The item as everybody sees it. None holds a card; one that did would be shown without it here.
    pub(crate) const fn as_all_see_it(self) -> Self {
        match self {
            Self::DealWonders
            | Self::OfferWonders
            | Self::PickWonder
            | Self::LayDecks
            | Self::LayTokens
            | Self::Take
            | Self::Act
            | Self::LastTurns(_)
            | Self::Peek
            | Self::Draw
            | Self::TurnUp(_)
            | Self::TakeToken
            | Self::DrawToken
            | Self::AnyDeck
            | Self::SearchDeck
            | Self::Show(_)
            | Self::Keep(_)
            | Self::UseEffect => self,
        }
    }
}
