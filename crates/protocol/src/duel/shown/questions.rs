//! What is asked of whom.

use super::super::{DuelAsk, DuelQuestion};
use super::name;
use ::duel::{Duel, Effect, Mythology, Pending, View};
use table::Seat;

/// The question that a pending item is, or that follows from it with nothing but outcomes in between.
pub(super) fn question(game: &Duel, pending: Pending) -> Option<DuelQuestion> {
    Some(match pending {
        Pending::Draft => DuelQuestion::Draft,
        Pending::Turn(_) => DuelQuestion::Turn,
        Pending::TakeToken(_) => DuelQuestion::TakeToken,
        Pending::KeepToken(_) | Pending::DrawFromBox(..) => DuelQuestion::KeepToken,
        Pending::Destroy(..) => DuelQuestion::Destroy,
        Pending::Restore(_) => DuelQuestion::Restore,
        Pending::ChooseStarter(_) => DuelQuestion::Starter,

        Pending::PlaceGod(_) | Pending::DrawGods(..) => DuelQuestion::PlaceGod,
        Pending::TakeFromEnki(_) => DuelQuestion::TakeFromEnki,
        Pending::ConsultDeck(_) => DuelQuestion::ConsultDeck,
        Pending::Summon(_) | Pending::ShowDeck(..) | Pending::ShowTops(_) => DuelQuestion::Summon,
        Pending::StackDeck(_) => DuelQuestion::StackDeck,
        Pending::LaySnake(_) => DuelQuestion::LaySnake,
        Pending::StealCard(_) => DuelQuestion::StealCard,
        Pending::Strike(_) => DuelQuestion::Strike,
        Pending::Unbuild(_) => DuelQuestion::Unbuild,
        Pending::RaiseWonder(_) => DuelQuestion::RaiseWonder,
        Pending::Tuck(..) => DuelQuestion::Tuck,
        Pending::StealWonder(_) => DuelQuestion::StealWonder,
        Pending::PlaceMinerva(_) => DuelQuestion::PlaceMinerva,
        Pending::DropMilitaryToken(_) => DuelQuestion::DropLoot,
        Pending::UseMilitaryToken(_) => DuelQuestion::UseLoot,

        Pending::GoOn(_) => DuelQuestion::GoOn,
        Pending::Politics(..) => DuelQuestion::Politics,
        Pending::PlaceOrConspire(_) => DuelQuestion::PlaceOrPlot,
        Pending::PlaceCube(_) => DuelQuestion::PlaceCube,
        Pending::MoveCube(_) => DuelQuestion::MoveCube,
        Pending::RemoveCube(_) => DuelQuestion::RemoveCube,
        Pending::DrawConspiracies(seat, _) if keeps_all(game, seat) => return None,
        Pending::KeepConspiracy(_) | Pending::DrawConspiracies(..) => DuelQuestion::KeepPlot,
        Pending::TriggerUnprepared(_) => DuelQuestion::TriggerUnprepared,
        Pending::LockToken(_) => DuelQuestion::LockToken,
        Pending::BuildFromRow(..) => DuelQuestion::BuildFromRow,
        Pending::BuildRemoved(_) | Pending::ShowRemoved(..) => DuelQuestion::BuildRemoved,
        Pending::TakeFromBox(_) => DuelQuestion::TakeFromBox,
        Pending::DiscardAvailable(..) => DuelQuestion::DiscardAvailable,
        Pending::SwapCards(_) => DuelQuestion::SwapCards,
        Pending::MoveDecree(_) => DuelQuestion::MoveDecree,
        Pending::DestroyWonder(_) => DuelQuestion::DestroyWonder,

        Pending::LayTokens
        | Pending::OfferWonders
        | Pending::LayCards
        | Pending::TurnUp
        | Pending::LayDivineTokens
        | Pending::LayOnEnki(_)
        | Pending::LookForEnki(_)
        | Pending::Activate(..)
        | Pending::Unearth(_)
        | Pending::LayDecrees
        | Pending::GainCoins(..)
        | Pending::Settle(..) => return None,
    })
}

/// Tests if the seat keeps every conspiracy that it draws.
fn keeps_all(game: &Duel, seat: Seat) -> bool {
    game.city(seat).tokens().iter().any(|token| token.token().effects.contains(&Effect::KeepBothConspiracies))
}

/// Who chooses once the table has done its part.
pub(super) fn asked(pending: Pending) -> Option<Seat> {
    match pending {
        Pending::DrawFromBox(seat, _)
        | Pending::DrawGods(seat, _)
        | Pending::ShowDeck(seat, _)
        | Pending::ShowTops(seat)
        | Pending::DrawConspiracies(seat, _)
        | Pending::ShowRemoved(seat, _) => Some(seat),
        pending => pending.seat(),
    }
}

pub(super) fn ask(view: &View, game: &Duel) -> Option<DuelAsk> {
    let &pending = game.pending().last()?;
    let color = match pending {
        Pending::Destroy(_, color) => Some(name(color)),
        _ => None,
    };
    let mythology = match pending {
        Pending::PlaceGod(_) | Pending::StackDeck(_) => mythology_shown(view).map(name),
        _ => None,
    };
    let wonder = match pending {
        Pending::Tuck(_, wonder) => Some(name(wonder)),
        _ => None,
    };
    let (section, left) = match pending {
        Pending::Politics(_, section) => {
            let left = game.pending().iter().rev().take_while(|other| **other == pending).count();
            (Some(name(section)), Some(left as u8))
        }
        _ => (None, None),
    };
    let row = match pending {
        Pending::BuildFromRow(_, row) => Some(row),
        _ => None,
    };
    let optional = matches!(
        pending,
        Pending::Politics(..)
            | Pending::MoveCube(_)
            | Pending::TriggerUnprepared(_)
            | Pending::DiscardAvailable(_, true)
    );
    let what = question(game, pending)?;
    Some(DuelAsk { seat: game.chooser()?.into(), what, color, mythology, wonder, section, left, row, optional })
}

/// The mythology of the gods that were drawn; everybody sees their backs.
fn mythology_shown(view: &View) -> Option<Mythology> {
    let (seen, hidden) = view.pantheon.shown;
    let known = seen.first().and_then(|god| god.god().mythology);
    known.or_else(|| Mythology::ALL.into_iter().find(|mythology| hidden[mythology.index()] > 0))
}
