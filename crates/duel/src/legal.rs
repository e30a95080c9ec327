//! What a seat may do: one function per kind of pending choice.

use crate::ids::{CardId, Slot, TokenId, WonderId, WonderSet};
use crate::layout::slots;
use crate::state::{Cell, Duel, Pending};
use table::{Actions, Seat};

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a wonder in the draft.
    Draft(WonderId),
    /// Builds the card in this place of the structure.
    Build(Slot),
    /// Discards the card in this place for coins.
    Discard(Slot),
    /// Builds a wonder with the card in this place.
    Wonder(Slot, WonderId),
    /// Takes a progress token from the board, or keeps one of those drawn.
    Progress(TokenId),
    /// Destroys a card in the opponent's city.
    Destroy(CardId),
    /// Builds a card from the discard pile for nothing.
    Restore(CardId),
    /// Says who begins the age.
    Begin(Seat),
}

impl Duel {
    /// The seat that has to choose, if the table owes nothing and the game goes on.
    pub fn chooser(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.pending.top()? {
            Pending::Draft => Some(self.drafter()),
            Pending::Turn(seat)
            | Pending::TakeToken(seat)
            | Pending::KeepToken(seat)
            | Pending::Destroy(seat, _)
            | Pending::Restore(seat)
            | Pending::ChooseStarter(seat) => Some(seat),
            Pending::LayTokens
            | Pending::OfferWonders
            | Pending::LayCards
            | Pending::TurnUp
            | Pending::DrawFromBox(..) => None,
        }
    }

    /// A, B, B, A, then B, A, A, B (D2.1, D2.2).
    fn drafter(&self) -> Seat {
        const ORDER: [Seat; 8] = [Seat::A, Seat::B, Seat::B, Seat::A, Seat::B, Seat::A, Seat::A, Seat::B];
        ORDER[self.drafted() % ORDER.len()]
    }

    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.chooser() != Some(seat) {
            return;
        }
        match self.pending.top() {
            Some(Pending::Turn(_)) => self.list_turn(seat, out),
            Some(Pending::Draft) => out.extend(self.offer.iter().map(Action::Draft)),
            Some(Pending::TakeToken(_)) => out.extend(self.board.iter().map(Action::Progress)),
            Some(Pending::KeepToken(_)) => out.extend(self.drawn.iter().map(Action::Progress)),
            Some(Pending::Destroy(_, color)) => {
                let targets = self.cities[seat.opponent()].cards & color.cards();
                out.extend(targets.iter().map(Action::Destroy));
            }
            Some(Pending::Restore(_)) => out.extend(self.discard.iter().map(Action::Restore)),
            Some(Pending::ChooseStarter(_)) => out.extend([Seat::A, Seat::B].map(Action::Begin)),
            _ => {}
        }
    }

    /// Each available card can be built if it can be paid, discarded, or used for a wonder that can be paid (D4.2).
    fn list_turn(&self, seat: Seat, out: &mut Actions<Action>) {
        let city = &self.cities[seat];
        let market = self.market(seat);
        let wonders: WonderSet = city.wonders.iter().filter(|&wonder| market.affords_wonder(wonder)).collect();
        for slot in slots(self.structure.available) {
            let Cell::Up(card) = self.structure.cells[slot.index()] else { continue };
            if market.affords_building(card) {
                out.push(Action::Build(slot));
            }
            out.push(Action::Discard(slot));
            for wonder in wonders {
                out.push(Action::Wonder(slot, wonder));
            }
        }
    }
}
