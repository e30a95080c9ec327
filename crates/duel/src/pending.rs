//! What has to happen next: choices of seats and outcomes of the table, on a stack in the position.

use crate::ids::{Chamber, Color, GodId, Mythology, Section, Slot, WonderId};
use table::Seat;

/// Room on the stack of pending items. A turn and its cards to turn up; an effect's choices, at most four; and what four
/// military tokens and pairs of symbols bring in between.
pub(crate) const MAX_PENDING: usize = 16;

/// Something that has to happen: a choice of a seat, or an outcome of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// The table lays out progress tokens (D1.7).
    LayTokens,
    /// The table offers four wonders (D2.1).
    OfferWonders,
    /// The seats draft the wonders on offer; who is next follows from how many are taken (D2.1, D2.2).
    Draft,
    /// The table lays out the structure of the age (D3.5).
    LayCards,
    /// The seat takes its turn (D4.2).
    Turn(Seat),
    /// The table turns up cards that have become available (D3.11).
    TurnUp,
    /// The seat takes a progress token from the board (D8.2).
    TakeToken(Seat),
    /// The table draws this many more tokens from the box for the seat (D6.14).
    DrawFromBox(Seat, u8),
    /// The seat keeps one of the tokens drawn (D6.14).
    KeepToken(Seat),
    /// The seat destroys a card of this colour in the opponent's city (D6.12, D6.21).
    Destroy(Seat, Color),
    /// The seat builds a card from the discard pile (D6.17).
    Restore(Seat),
    /// The seat says who begins the age (D9.3).
    ChooseStarter(Seat),

    // Pantheon.
    /// The table lays mythology or offering tokens on cards of the structure (P1.5, P5.1).
    LayDivineTokens,
    /// The table draws two gods of a mythology for the seat (P3.4).
    DrawGods(Seat, Mythology),
    /// The seat puts one of the gods drawn on a space (P3.5).
    PlaceGod(Seat),
    /// The table lays this many more progress tokens on Enki (P7.5).
    LayOnEnki(u8),
    /// The table draws tokens for Enki if he is among the gods that only the seat sees (P16.4).
    LookForEnki(Seat),
    /// The seat takes one of the tokens that lie on Enki (P7.6).
    TakeFromEnki(Seat),
    /// The seat chooses a mythology's deck to look through (P9.4).
    ConsultDeck(Seat),
    /// The table turns up all gods of a mythology's deck (P9.4).
    ShowDeck(Seat, Mythology),
    /// The table turns up the god on top of each deck (P8.2).
    ShowTops(Seat),
    /// The seat activates one of the gods turned up (P8.2).
    Summon(Seat),
    /// The seat says which of the gods turned up goes on top of the deck (P9.6).
    StackDeck(Seat),
    /// The seat activates this god, when the others have gone back to their deck (P9.6).
    Activate(Seat, GodId),
    /// The seat lays the snake on a green card of the opponent (P7.11).
    LaySnake(Seat),
    /// The seat takes a brown or grey card of the opponent (P7.19).
    StealCard(Seat),
    /// The seat discards any card of the structure (P7.23).
    Strike(Seat),
    /// The table turns up the card in this place, which is then discarded (P7.23).
    Unearth(Slot),
    /// The seat takes the card from under a wonder that stands (P7.28).
    Unbuild(Seat),
    /// The seat chooses an own wonder to build for nothing (P7.33).
    RaiseWonder(Seat),
    /// The seat chooses a card of the discard pile to tuck under the wonder (P7.33).
    Tuck(Seat, WonderId),
    /// The seat takes a wonder of the opponent that does not stand (P7.37).
    StealWonder(Seat),
    /// The seat places Minerva on the track (P7.40).
    PlaceMinerva(Seat),
    /// The seat puts a military token away (P7.42).
    DropMilitaryToken(Seat),
    /// The seat applies a military token (P7.42).
    UseMilitaryToken(Seat),

    // Agora.
    /// The table lays out decrees (A1.6).
    LayDecrees,
    /// The seat takes the rest of its turn, after a conspiracy (A4.1).
    GoOn(Seat),
    /// The seat may place or move a cube, placing in this section (A5.7).
    Politics(Seat, Section),
    /// The seat places a cube or conspires (A5.11).
    PlaceOrConspire(Seat),
    /// The seat places a cube in any chamber (A6.2).
    PlaceCube(Seat),
    /// The seat may move an own cube (A6.3).
    MoveCube(Seat),
    /// The seat removes a cube of the opponent (A6.4).
    RemoveCube(Seat),
    /// The control of one or two chambers is settled, the first one first (A6.9).
    Settle(Chamber, Chamber),
    /// The table draws this many more conspiracies for the seat (A8.1).
    DrawConspiracies(Seat, u8),
    /// The seat keeps one of the conspiracies drawn (A8.1).
    KeepConspiracy(Seat),
    /// The seat may trigger a conspiracy that is not prepared (A9.3).
    TriggerUnprepared(Seat),
    /// The seat gets so many coins from the bank, after its choices (A9.3).
    GainCoins(Seat, u8),
    /// The seat takes a progress token out of the game (A8.16).
    LockToken(Seat),
    /// The seat builds a card of this row for nothing (A8.19).
    BuildFromRow(Seat, u8),
    /// The table shows the seat this many more of the cards removed at setup (A8.20).
    ShowRemoved(Seat, u8),
    /// The seat builds one of the cards removed at setup (A8.20).
    BuildRemoved(Seat),
    /// The seat takes a progress token of the box (A8.26).
    TakeFromBox(Seat),
    /// The seat discards an available card; it may decline if `true` (A8.22).
    DiscardAvailable(Seat, bool),
    /// The seat takes a blue or green card of the opponent and gives one of the same colour for it (A8.29).
    SwapCards(Seat),
    /// The seat moves a decree (A8.31).
    MoveDecree(Seat),
    /// The seat destroys a wonder of the opponent (A8.35).
    DestroyWonder(Seat),
}

impl Pending {
    /// The seat that has to choose; none where the table owes something, or where it depends on the position.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::LayTokens
            | Self::OfferWonders
            | Self::Draft
            | Self::LayCards
            | Self::TurnUp
            | Self::DrawFromBox(..)
            | Self::LayDivineTokens
            | Self::DrawGods(..)
            | Self::LayOnEnki(_)
            | Self::LookForEnki(_)
            | Self::Activate(..)
            | Self::ShowDeck(..)
            | Self::ShowTops(_)
            | Self::Unearth(_)
            | Self::LayDecrees
            | Self::Settle(..)
            | Self::DrawConspiracies(..)
            | Self::GainCoins(..)
            | Self::ShowRemoved(..) => None,
            Self::Turn(seat)
            | Self::TakeToken(seat)
            | Self::KeepToken(seat)
            | Self::Destroy(seat, _)
            | Self::Restore(seat)
            | Self::ChooseStarter(seat)
            | Self::PlaceGod(seat)
            | Self::TakeFromEnki(seat)
            | Self::ConsultDeck(seat)
            | Self::Summon(seat)
            | Self::StackDeck(seat)
            | Self::LaySnake(seat)
            | Self::StealCard(seat)
            | Self::Strike(seat)
            | Self::Unbuild(seat)
            | Self::RaiseWonder(seat)
            | Self::Tuck(seat, _)
            | Self::StealWonder(seat)
            | Self::PlaceMinerva(seat)
            | Self::DropMilitaryToken(seat)
            | Self::UseMilitaryToken(seat)
            | Self::GoOn(seat)
            | Self::Politics(seat, _)
            | Self::PlaceOrConspire(seat)
            | Self::PlaceCube(seat)
            | Self::MoveCube(seat)
            | Self::RemoveCube(seat)
            | Self::KeepConspiracy(seat)
            | Self::TriggerUnprepared(seat)
            | Self::LockToken(seat)
            | Self::BuildFromRow(seat, _)
            | Self::BuildRemoved(seat)
            | Self::TakeFromBox(seat)
            | Self::DiscardAvailable(seat, _)
            | Self::SwapCards(seat)
            | Self::MoveDecree(seat)
            | Self::DestroyWonder(seat) => Some(seat),
        }
    }

    /// Tests if the seat may decline. Where it can do nothing at all, it is not asked.
    pub(crate) const fn may_be_declined(self) -> bool {
        match self {
            Self::Politics(..) | Self::MoveCube(_) | Self::TriggerUnprepared(_) => true,
            Self::DiscardAvailable(_, may_decline) => may_decline,
            Self::LayTokens
            | Self::OfferWonders
            | Self::Draft
            | Self::LayCards
            | Self::Turn(_)
            | Self::TurnUp
            | Self::TakeToken(_)
            | Self::DrawFromBox(..)
            | Self::KeepToken(_)
            | Self::Destroy(..)
            | Self::Restore(_)
            | Self::ChooseStarter(_)
            | Self::LayDivineTokens
            | Self::DrawGods(..)
            | Self::PlaceGod(_)
            | Self::LayOnEnki(_)
            | Self::LookForEnki(_)
            | Self::TakeFromEnki(_)
            | Self::ConsultDeck(_)
            | Self::ShowDeck(..)
            | Self::ShowTops(_)
            | Self::Summon(_)
            | Self::StackDeck(_)
            | Self::Activate(..)
            | Self::LaySnake(_)
            | Self::StealCard(_)
            | Self::Strike(_)
            | Self::Unearth(_)
            | Self::Unbuild(_)
            | Self::RaiseWonder(_)
            | Self::Tuck(..)
            | Self::StealWonder(_)
            | Self::PlaceMinerva(_)
            | Self::DropMilitaryToken(_)
            | Self::UseMilitaryToken(_)
            | Self::LayDecrees
            | Self::GoOn(_)
            | Self::PlaceOrConspire(_)
            | Self::PlaceCube(_)
            | Self::RemoveCube(_)
            | Self::Settle(..)
            | Self::DrawConspiracies(..)
            | Self::KeepConspiracy(_)
            | Self::GainCoins(..)
            | Self::LockToken(_)
            | Self::BuildFromRow(..)
            | Self::ShowRemoved(..)
            | Self::BuildRemoved(_)
            | Self::TakeFromBox(_)
            | Self::SwapCards(_)
            | Self::MoveDecree(_)
            | Self::DestroyWonder(_) => false,
        }
    }
}
