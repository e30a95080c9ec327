//! What the table owes: the kind of outcome that is due, and where it goes.

use crate::ids::{Age, Chamber, Mythology, Slot};
use crate::pending::Pending;
use crate::state::Duel;

/// An outcome that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// A progress token for the board.
    Token,
    /// A wonder for the draft.
    Wonder,
    /// The card that is laid face up in this place.
    CardLaid(Slot),
    /// The back of the card that is laid face down in this place.
    BackLaid(Slot),
    /// The card that is turned up in this place.
    CardTurnedUp(Slot),
    /// A progress token of the box for the Great Library.
    TokenDrawn,
    /// The token on the card in this place.
    DivineToken(Slot),
    /// A god of this mythology.
    God(Mythology),
    /// A progress token for Enki.
    TokenOnEnki,
    /// The tokens for Enki if he is among the gods that one seat sees.
    TokensForEnki,
    /// The decree that was laid in this chamber.
    Decree(Chamber),
    /// A conspiracy.
    Conspiracy,
    /// A card of this age that was removed at setup.
    Removed(Age),
}

impl Duel {
    /// The outcome that the table owes; none if a seat has to choose or the game is over.
    #[inline]
    pub(crate) fn due(&self) -> Option<Due> {
        if self.ending.is_some() {
            return None;
        }
        Some(match self.pending.top()? {
            Pending::LayTokens => Due::Token,
            Pending::OfferWonders => Due::Wonder,
            Pending::LayCards => {
                let slot = Slot(self.structure.laid);
                if self.layout().is_face_up(slot) { Due::CardLaid(slot) } else { Due::BackLaid(slot) }
            }
            Pending::TurnUp => Due::CardTurnedUp(Slot(self.cards_to_turn_up().trailing_zeros() as u8)),
            Pending::Unearth(slot) => Due::CardTurnedUp(slot),
            Pending::DrawFromBox(..) => Due::TokenDrawn,
            Pending::LayDivineTokens => Due::DivineToken(self.next_divine_token_slot()),
            Pending::DrawGods(..) | Pending::ShowDeck(..) | Pending::ShowTops(_) => {
                let (_, mythology) = self.next_god().expect("gods come up until there are enough");
                Due::God(mythology)
            }
            Pending::LayOnEnki(_) => Due::TokenOnEnki,
            Pending::LookForEnki(_) => Due::TokensForEnki,
            Pending::LayDecrees => Due::Decree(self.next_decree().expect("decrees are laid until all lie")),
            Pending::Settle(first, second) => {
                let decree = self.decree_to_turn_up([first, second]);
                Due::Decree(decree.expect("control is settled as soon as no decree has to be turned up"))
            }
            Pending::DrawConspiracies(..) => Due::Conspiracy,
            Pending::ShowRemoved(..) => Due::Removed(self.age_of_next_removed()),
            Pending::Activate(..) | Pending::GainCoins(..) => {
                unreachable!("a god acts and coins are paid as soon as that is next")
            }

            Pending::Draft
            | Pending::Turn(_)
            | Pending::TakeToken(_)
            | Pending::KeepToken(_)
            | Pending::Destroy(..)
            | Pending::Restore(_)
            | Pending::ChooseStarter(_)
            | Pending::PlaceGod(_)
            | Pending::TakeFromEnki(_)
            | Pending::ConsultDeck(_)
            | Pending::Summon(_)
            | Pending::StackDeck(_)
            | Pending::LaySnake(_)
            | Pending::StealCard(_)
            | Pending::Strike(_)
            | Pending::Unbuild(_)
            | Pending::RaiseWonder(_)
            | Pending::Tuck(..)
            | Pending::StealWonder(_)
            | Pending::PlaceMinerva(_)
            | Pending::DropMilitaryToken(_)
            | Pending::UseMilitaryToken(_)
            | Pending::GoOn(_)
            | Pending::Politics(..)
            | Pending::PlaceOrConspire(_)
            | Pending::PlaceCube(_)
            | Pending::MoveCube(_)
            | Pending::RemoveCube(_)
            | Pending::KeepConspiracy(_)
            | Pending::TriggerUnprepared(_)
            | Pending::LockToken(_)
            | Pending::BuildFromRow(..)
            | Pending::BuildRemoved(_)
            | Pending::TakeFromBox(_)
            | Pending::DiscardAvailable(..)
            | Pending::SwapCards(_)
            | Pending::MoveDecree(_)
            | Pending::DestroyWonder(_) => return None,
        })
    }
}
