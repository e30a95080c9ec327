//! What actions and events are about.

use super::super::{DuelAbout, DuelDeckEnd, DuelKind};
use super::{card_at, expansions, military_token, name, names, values};
use ::duel::{Action, CardId, Chamber, Chance, Color, DeckEnd, Duel, GodId, Mythology, Pending, Slot, Space, WonderId};

impl DuelAbout {
    pub(super) fn new(kind: DuelKind) -> Self {
        Self {
            kind,
            slot: None,
            card: None,
            given: None,
            wonder: None,
            token: None,
            starter: None,
            god: None,
            mythology: None,
            space: None,
            offerings: Vec::new(),
            tokens: None,
            gift: None,
            track: None,
            loot: None,
            plot: None,
            end: None,
            chamber: None,
            to: None,
            decree: None,
            laid: None,
            age: None,
        }
    }

    fn card(kind: DuelKind, card: CardId) -> Self {
        Self { card: Some(name(card)), ..Self::new(kind) }
    }

    fn wonder(kind: DuelKind, wonder: WonderId) -> Self {
        Self { wonder: Some(name(wonder)), ..Self::new(kind) }
    }

    /// A wonder with the card under it.
    fn standing(game: &Duel, kind: DuelKind, wonder: WonderId) -> Self {
        Self { card: game.tucked(wonder).map(name), ..Self::wonder(kind, wonder) }
    }

    fn god(kind: DuelKind, god: GodId) -> Self {
        Self { god: Some(name(god)), mythology: god.god().mythology.map(name), ..Self::new(kind) }
    }

    /// A god whose back alone is seen.
    pub(super) fn unseen_god(kind: DuelKind, mythology: Mythology) -> Self {
        Self { mythology: Some(name(mythology)), ..Self::new(kind) }
    }

    pub(super) fn on_space(self, space: Space) -> Self {
        Self { space: Some(space.number()), ..self }
    }

    fn chamber(kind: DuelKind, chamber: Chamber) -> Self {
        Self { chamber: Some(chamber.number()), ..Self::new(kind) }
    }

    /// A card of the structure.
    pub(super) fn slot(game: &Duel, kind: DuelKind, slot: Slot) -> Self {
        Self { slot: Some(slot.0), card: card_at(game, slot).map(name), ..Self::new(kind) }
    }

    pub(super) fn kept(end: DeckEnd) -> Self {
        let end = match end {
            DeckEnd::Top => DuelDeckEnd::Top,
            DeckEnd::Bottom => DuelDeckEnd::Bottom,
        };
        Self { end: Some(end), ..Self::new(DuelKind::KeepPlot) }
    }

    pub(super) fn action(game: &Duel, action: Action) -> Self {
        let is_senator = |slot| card_at(game, slot).is_some_and(|card| card.building().color == Color::White);
        match action {
            Action::Draft(wonder) => Self::wonder(DuelKind::Draft, wonder),
            Action::Build(slot) if is_senator(slot) => Self::slot(game, DuelKind::Recruit, slot),
            Action::Build(slot) => Self::slot(game, DuelKind::Build, slot),
            Action::BuildSparing(slot) => Self::slot(game, DuelKind::Spare, slot),
            Action::Discard(slot) => Self::slot(game, DuelKind::Discard, slot),
            Action::Wonder(slot, wonder) => {
                Self { wonder: Some(name(wonder)), ..Self::slot(game, DuelKind::Wonder, slot) }
            }
            Action::Progress(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::Progress) },
            Action::Destroy(card) => Self::card(DuelKind::Destroy, card),
            Action::Restore(card) => Self::card(DuelKind::Restore, card),
            Action::Begin(starter) => Self { starter: Some(starter.into()), ..Self::new(DuelKind::Begin) },

            Action::Activate(space, offerings) => {
                let god = game.pantheon().god_on(space).map(|god| Self::god(DuelKind::Activate, god));
                let about = god.unwrap_or(Self::new(DuelKind::Activate)).on_space(space);
                Self { offerings: values(offerings), ..about }
            }
            Action::PlaceGod(god, space) => Self::god(DuelKind::PlaceGod, god).on_space(space),
            Action::Consult(mythology) => Self::unseen_god(DuelKind::Consult, mythology),
            Action::Summon(god) => Self::god(DuelKind::Summon, god),
            Action::StackDeck(god) => Self::god(DuelKind::StackDeck, god),
            Action::Snake(card) => Self::card(DuelKind::Snake, card),
            Action::Steal(card) => Self::card(DuelKind::Steal, card),
            Action::Strike(slot) => {
                let gift = game.pantheon().divine_token_on(slot, game.layout()).map(expansions::gift);
                Self { gift, ..Self::slot(game, DuelKind::Strike, slot) }
            }
            Action::Unbuild(wonder) => Self::standing(game, DuelKind::Unbuild, wonder),
            Action::Raise(wonder) => Self::wonder(DuelKind::Raise, wonder),
            Action::Tuck(card) => {
                let wonder = match game.pending().last() {
                    Some(Pending::Tuck(_, wonder)) => Some(name(*wonder)),
                    _ => None,
                };
                Self { wonder, ..Self::card(DuelKind::Tuck, card) }
            }
            Action::TakeWonder(wonder) => Self::wonder(DuelKind::TakeWonder, wonder),
            Action::Minerva(space) => Self { track: Some(space), ..Self::new(DuelKind::Minerva) },
            Action::MilitaryToken(victim, size) => {
                let is_used = matches!(game.pending().last(), Some(Pending::UseMilitaryToken(_)));
                let kind = if is_used { DuelKind::UseLoot } else { DuelKind::DropLoot };
                Self { loot: Some(military_token(game, victim, size)), ..Self::new(kind) }
            }

            Action::Prepare(slot, plot) => Self { plot: Some(name(plot)), ..Self::slot(game, DuelKind::Prepare, slot) },
            Action::Trigger(plot) => Self { plot: Some(name(plot)), ..Self::new(DuelKind::Trigger) },
            Action::Place(chamber) => Self::chamber(DuelKind::PlaceCube, chamber),
            Action::Move(from, to) => Self { to: Some(to.number()), ..Self::chamber(DuelKind::MoveCube, from) },
            Action::Remove(chamber) => Self::chamber(DuelKind::RemoveCube, chamber),
            Action::Conspire => Self::new(DuelKind::Conspire),
            Action::Keep(plot, end) => Self { plot: Some(name(plot)), ..Self::kept(end) },
            Action::Lock(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::Lock) },
            Action::Claim(slot) => Self::slot(game, DuelKind::Claim, slot),
            Action::Reclaim(card) => Self::card(DuelKind::Reclaim, card),
            Action::Swap(taken, given) => Self { given: Some(name(given)), ..Self::card(DuelKind::Swap, taken) },
            Action::MoveDecree(laid, to) => {
                let (from, decree) = game.senate().decree_laid_in(laid);
                let about = Self::chamber(DuelKind::MoveDecree, from);
                Self { to: Some(to.number()), laid: Some(laid.number()), decree: decree.map(name), ..about }
            }
            Action::Raze(wonder) => Self::standing(game, DuelKind::Raze, wonder),
            Action::Pass => Self::new(DuelKind::Pass),
        }
    }

    pub(super) fn outcome(game: &Duel, outcome: Chance) -> Self {
        match outcome {
            Chance::Token(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::TokenLaid) },
            Chance::Wonder(wonder) => Self::wonder(DuelKind::WonderOffered, wonder),
            Chance::Card(slot, card) => {
                let kind = match game.pending().last() {
                    Some(Pending::TurnUp) => DuelKind::TurnedUp,
                    Some(Pending::Unearth(_)) => DuelKind::Unearthed,
                    _ => DuelKind::CardLaid,
                };
                Self { slot: Some(slot.0), ..Self::card(kind, card) }
            }
            Chance::Back(slot, _) => Self { slot: Some(slot.0), ..Self::new(DuelKind::BackLaid) },
            Chance::Drawn(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::Drawn) },
            Chance::DivineToken(slot, gift) => {
                let gift = Some(expansions::gift(gift));
                Self { slot: Some(slot.0), gift, ..Self::new(DuelKind::GiftLaid) }
            }
            Chance::God(god) => Self::god(Self::god_kind(game), god),
            Chance::ForEnki(tokens) => Self { tokens: Some(names(tokens)), ..Self::new(DuelKind::ForEnki) },
            Chance::OnEnki(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::TokenOnEnki) },
            Chance::Decree(laid, decree) => {
                let is_turned = matches!(game.pending().last(), Some(Pending::Settle(..)));
                let kind = if is_turned { DuelKind::DecreeTurned } else { DuelKind::DecreeLaid };
                let (place, _) = game.senate().decree_laid_in(laid);
                Self { laid: Some(laid.number()), decree: Some(name(decree)), ..Self::chamber(kind, place) }
            }
            Chance::Conspiracy(plot) => Self { plot: Some(name(plot)), ..Self::new(DuelKind::PlotDrawn) },
            Chance::Removed(card) => Self::card(DuelKind::RemovedShown, card),
        }
    }

    /// Gods are drawn to be placed, or turned up to be activated.
    pub(super) fn god_kind(game: &Duel) -> DuelKind {
        match game.pending().last() {
            Some(Pending::DrawGods(..)) => DuelKind::GodDrawn,
            _ => DuelKind::GodShown,
        }
    }
}
