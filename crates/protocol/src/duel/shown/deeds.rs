//! What an action or an event is, as the viewer may know it.

use super::super::{DuelDeckEnd, DuelDeed, DuelSide, DuelTokenPlace, DuelTrackSide};
use super::questions::asked;
use super::{card_at, expansions, military_token, name, names, values};
use crate::SeatLetter;
use ::duel::data::REMOVED_PER_AGE;
use ::duel::{
    Action, Age, CardId, Chamber, Chance, Color, DeckEnd, Duel, EventView, GodId, Mythology, OpenChance, Pending, Slot,
    TokenId, WonderId,
};
use table::Seat;

/// What a seat does. The position is one that looks like the viewer's view, and the viewer sees all of the action.
pub(super) fn of_action(game: &Duel, seat: Seat, action: Action) -> DuelDeed {
    match action {
        Action::Draft(wonder) => DuelDeed::Draft { wonder: name(wonder) },
        Action::Build(slot) => {
            let card = face_up(game, slot);
            let (slot, coins) = (slot.0, game.building_price(seat, card).total());
            match is_senator(card) {
                true => DuelDeed::Recruit { slot, card: name(card), coins },
                false => DuelDeed::Build { slot, card: name(card), coins },
            }
        }
        Action::BuildSparing(slot) => {
            let card = face_up(game, slot);
            let price = game.sparing_price(seat, card).expect("who may build in the dearer way has a price for it");
            DuelDeed::Spare { slot: slot.0, card: name(card), coins: price.total(), theirs: price.trade }
        }
        Action::Discard(slot) => {
            DuelDeed::Discard { slot: slot.0, card: name(face_up(game, slot)), coins: game.discard_income(seat) }
        }
        Action::Wonder(slot, wonder) => DuelDeed::Wonder {
            slot: slot.0,
            card: name(face_up(game, slot)),
            wonder: name(wonder),
            coins: game.wonder_price(seat, wonder).total(),
        },
        Action::Progress(token) => DuelDeed::Progress { token: name(token) },
        Action::Destroy(card) => DuelDeed::Destroy { card: name(card) },
        Action::Restore(card) if is_senator(card) => DuelDeed::RestoreSenator { card: name(card) },
        Action::Restore(card) => DuelDeed::Restore { card: name(card) },
        Action::Begin(starter) => DuelDeed::Begin { side: side(starter == seat), starter: starter.into() },

        Action::Activate(space, offerings) => DuelDeed::Activate {
            space: space.number(),
            god: name(game.pantheon().god_on(space).expect("a god that can be activated lies on its space")),
            offerings: values(offerings),
            coins: game.god_price(seat, space, offerings),
        },
        Action::PlaceGod(god, space) => DuelDeed::PlaceGod { god: name(god), space: space.number() },
        Action::Consult(mythology) => DuelDeed::Consult { mythology: name(mythology) },
        Action::Summon(god) => DuelDeed::Summon { god: name(god) },
        Action::StackDeck(god) => DuelDeed::StackDeck { god: name(god) },
        Action::Snake(card) => DuelDeed::Snake { card: name(card) },
        Action::Steal(card) => DuelDeed::Steal { card: name(card) },
        Action::Strike(slot) => strike(game, slot),
        Action::Unbuild(wonder) => {
            let is_own = game.city(seat).standing().contains(wonder);
            let owner = if is_own { seat } else { seat.opponent() };
            DuelDeed::Unbuild { wonder: name(wonder), card: under(game, wonder), owner: owner.into() }
        }
        Action::Raise(wonder) => DuelDeed::Raise { wonder: name(wonder) },
        Action::Tuck(card) => {
            let Some(&Pending::Tuck(_, wonder)) = game.pending().last() else {
                unreachable!("a card is tucked under a wonder that was chosen")
            };
            DuelDeed::Tuck { card: name(card), wonder: name(wonder) }
        }
        Action::TakeWonder(wonder) => DuelDeed::TakeWonder { wonder: name(wonder) },
        Action::Minerva(track) => {
            // The scale goes from A's capital to B's.
            let forward = if seat == Seat::A { track } else { -track };
            let side = match forward {
                0 => DuelTrackSide::Middle,
                1.. => DuelTrackSide::Theirs,
                _ => DuelTrackSide::Own,
            };
            DuelDeed::Minerva { side, distance: track.unsigned_abs(), track }
        }
        Action::MilitaryToken(victim, size) => {
            let (side, loot) = (side(victim == seat), military_token(game, victim, size));
            match game.pending().last() {
                Some(Pending::DropMilitaryToken(_)) => DuelDeed::DropLoot { side, loot },
                _ => DuelDeed::UseLoot { side, loot },
            }
        }

        Action::Prepare(slot, conspiracy) => {
            DuelDeed::Prepare { slot: slot.0, card: name(face_up(game, slot)), plot: name(conspiracy) }
        }
        Action::Trigger(conspiracy) => DuelDeed::Trigger { plot: name(conspiracy) },
        Action::Place(chamber) => DuelDeed::PlaceCube { chamber: chamber.number() },
        Action::Move(from, to) => DuelDeed::MoveCube { from: from.number(), to: to.number() },
        Action::Remove(chamber) => DuelDeed::RemoveCube { chamber: chamber.number() },
        Action::Conspire => DuelDeed::Conspire,
        Action::Keep(conspiracy, end) => DuelDeed::KeepPlot { plot: name(conspiracy), end: end.into() },
        Action::Lock(token) => DuelDeed::Lock { token: name(token), place: token_place(game, seat, token) },
        Action::Claim(slot) => DuelDeed::Claim { slot: slot.0, card: name(face_up(game, slot)) },
        Action::Reclaim(card) => DuelDeed::Reclaim { card: name(card) },
        Action::Swap(taken, given) => DuelDeed::Swap { card: name(taken), given: name(given) },
        Action::MoveDecree(laid, to) => move_decree(game, laid, to),
        Action::Raze(wonder) => DuelDeed::Raze { wonder: name(wonder), card: under(game, wonder) },
        Action::Pass => DuelDeed::Pass,
    }
}

/// What happened, as far as the viewer sees it. The position is the one before, and looks like the viewer's view of it.
pub(super) fn of_event(game: &Duel, event: EventView) -> DuelDeed {
    match event {
        EventView::Act(seat, action) => of_action(game, seat, action.into()),
        EventView::Own(seat, action) => of_action(game, seat, action),
        EventView::Chance(OpenChance::Back(slot, back)) => DuelDeed::BackLaid { slot: slot.0, back: name(back) },
        EventView::Chance(outcome) => of_outcome(game, outcome.into()),
        EventView::Shown(outcome) => of_outcome(game, outcome),
        EventView::DrawnUnseen(seat) => DuelDeed::DrawnUnseen { by: seat.into() },
        EventView::GodUnseen(seat, mythology) => {
            let (by, mythology) = (seat.into(), name(mythology));
            match are_gods_drawn(game) {
                true => DuelDeed::GodDrawnUnseen { by, mythology },
                false => DuelDeed::GodShownUnseen { by, mythology },
            }
        }
        EventView::ForEnkiUnseen(seat) => DuelDeed::ForEnkiUnseen { by: seat.into() },
        EventView::GodPlaced(_, mythology, space) => {
            DuelDeed::PlaceGodUnseen { mythology: name(mythology), space: space.number() }
        }
        EventView::DeckStacked(_) => DuelDeed::StackDeckUnseen { mythology: name(mythology_shown(game)) },
        EventView::ConspiracyUnseen(seat) => DuelDeed::PlotDrawnUnseen { by: seat.into() },
        EventView::ConspiracyKept(_, end) => DuelDeed::KeepPlotUnseen { end: end.into() },
        EventView::ConspiracyPrepared(_, slot) => {
            DuelDeed::PrepareUnseen { slot: slot.0, card: name(face_up(game, slot)) }
        }
        EventView::RemovedUnseen(seat, age) => {
            DuelDeed::RemovedShownUnseen { by: seat.into(), back: name(age.back()), number: removed_number(game, age) }
        }
        EventView::LockedUnseen(_) => DuelDeed::LockUnseen,
    }
}

/// What the table reveals.
fn of_outcome(game: &Duel, outcome: Chance) -> DuelDeed {
    match outcome {
        Chance::Token(token) => DuelDeed::TokenLaid { token: name(token) },
        Chance::Wonder(wonder) => DuelDeed::WonderOffered { wonder: name(wonder) },
        Chance::Card(slot, card) => {
            let (slot, card) = (slot.0, name(card));
            match game.pending().last() {
                Some(Pending::TurnUp) => DuelDeed::TurnedUp { slot, card },
                Some(Pending::Unearth(_)) => DuelDeed::Unearthed { slot, card },
                _ => DuelDeed::CardLaid { slot, card },
            }
        }
        Chance::Back(slot, back) => DuelDeed::BackLaid { slot: slot.0, back: name(back) },
        Chance::Drawn(token) => DuelDeed::Drawn { by: for_whom(game), token: name(token) },
        Chance::DivineToken(slot, token) => DuelDeed::GiftLaid { slot: slot.0, gift: expansions::gift(token) },
        Chance::God(god) => {
            let (by, god) = (for_whom(game), name(god));
            match are_gods_drawn(game) {
                true => DuelDeed::GodDrawn { by, god },
                false => DuelDeed::GodShown { by, god },
            }
        }
        Chance::ForEnki(tokens) if tokens.is_empty() => DuelDeed::ForEnkiAbsent,
        Chance::ForEnki(tokens) => DuelDeed::ForEnki { tokens: names(tokens) },
        Chance::OnEnki(token) => DuelDeed::TokenOnEnki { token: name(token) },
        Chance::Decree(laid, decree) => {
            let (place, _) = game.senate().decree_laid_in(laid);
            let (decree, chamber) = (name(decree), place.number());
            match game.pending().last() {
                Some(Pending::Settle(..)) => DuelDeed::DecreeTurned { decree, chamber },
                _ => DuelDeed::DecreeLaid { decree, chamber },
            }
        }
        Chance::Conspiracy(conspiracy) => DuelDeed::PlotDrawn { by: for_whom(game), plot: name(conspiracy) },
        Chance::Removed(card) => DuelDeed::RemovedShown { by: for_whom(game), card: name(card) },
    }
}

fn side(is_own: bool) -> DuelSide {
    if is_own { DuelSide::Own } else { DuelSide::Theirs }
}

/// The card in a place from which it can be taken.
fn face_up(game: &Duel, slot: Slot) -> CardId {
    card_at(game, slot).expect("a card that can be taken lies face up")
}

fn is_senator(card: CardId) -> bool {
    card.building().color == Color::White
}

/// The card under a wonder that stands.
fn under(game: &Duel, wonder: WonderId) -> String {
    name(game.tucked(wonder).expect("a card lies under a wonder that stands"))
}

fn strike(game: &Duel, slot: Slot) -> DuelDeed {
    let gift = game.pantheon().divine_token_on(slot, game.layout()).map(expansions::gift);
    if let Some(card) = card_at(game, slot) {
        return DuelDeed::Strike { slot: slot.0, card: name(card), gift };
    }
    let back = game.structure().cell(slot).back(game.age()).unwrap_or(game.age().back());
    let rows = &game.layout().row[..=slot.index()];
    let row = rows[slot.index()];
    let column = rows.iter().filter(|&&other| other == row).count() as u8;
    DuelDeed::StrikeUnseen { slot: slot.0, back: name(back), row, column, gift }
}

fn token_place(game: &Duel, seat: Seat, token: TokenId) -> DuelTokenPlace {
    if game.board().contains(token) {
        DuelTokenPlace::Board
    } else if game.city(seat.opponent()).tokens().contains(token) {
        DuelTokenPlace::Opponent
    } else {
        DuelTokenPlace::Box
    }
}

fn move_decree(game: &Duel, laid: Chamber, to: Chamber) -> DuelDeed {
    let (from, decree) = game.senate().decree_laid_in(laid);
    let (laid, from, to) = (laid.number(), from.number(), to.number());
    match decree {
        Some(decree) => DuelDeed::MoveDecree { decree: name(decree), laid, from, to },
        None => DuelDeed::MoveDecreeUnseen { laid, from, to },
    }
}

/// The seat for which the table reveals something.
fn for_whom(game: &Duel) -> SeatLetter {
    let pending = game.pending().last().copied();
    pending.and_then(asked).expect("it is drawn for a seat").into()
}

/// Tests if gods are drawn to be placed, rather than turned up to be chosen from.
fn are_gods_drawn(game: &Duel) -> bool {
    matches!(game.pending().last(), Some(Pending::DrawGods(..)))
}

/// The mythology of the gods that go back on their deck. Whichever they are, everybody sees their backs.
fn mythology_shown(game: &Duel) -> Mythology {
    let mut shown = game.pantheon().shown().iter();
    shown.find_map(|god: GodId| god.god().mythology).expect("gods that go back on a deck have a mythology")
}

/// Which of the cards removed in an age the next one is, from 1.
fn removed_number(game: &Duel, age: Age) -> u8 {
    let Some(&Pending::ShowRemoved(_, left)) = game.pending().last() else {
        unreachable!("a removed card of {age:?} is looked at while they are shown")
    };
    let per_age = REMOVED_PER_AGE as u8;
    per_age - (left - 1) % per_age
}

impl From<DeckEnd> for DuelDeckEnd {
    fn from(end: DeckEnd) -> Self {
        match end {
            DeckEnd::Top => Self::Top,
            DeckEnd::Bottom => Self::Bottom,
        }
    }
}
