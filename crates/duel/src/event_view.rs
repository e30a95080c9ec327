//! What a viewer learns from an event. Each action and each outcome is looked at by itself, and what somebody does not see
//! has no place in the type that says what is open to everybody.

use crate::chance::Chance;
use crate::ids::{
    Age, Back, CardId, Chamber, ConspiracyId, DecreeId, GodId, Mythology, OfferingSet, Slot, Space, TokenId, WonderId,
};
use crate::legal::{Action, DeckEnd};
use crate::pantheon::DivineToken;
use crate::setup::Library;
use crate::state::{Duel, MilitaryTokenSize};
use table::{Event, Seat};

/// What a seat or a spectator learns from an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventView {
    /// A seat acted, and everybody sees how.
    Act(Seat, OpenAction),
    /// The viewer acted, and others do not see all of it.
    Own(Seat, Action),
    /// The table revealed something to everybody.
    Chance(OpenChance),
    /// The table revealed something to the viewer, and others do not see it.
    Shown(Chance),
    /// This seat has drawn a token that the viewer does not see.
    DrawnUnseen(Seat),
    /// This seat has drawn a god of this mythology that the viewer does not see.
    GodUnseen(Seat, Mythology),
    /// This seat alone sees whether Enki is among the gods turned up, and which tokens he gets.
    ForEnkiUnseen(Seat),
    /// This seat has put a god of this mythology on a space, face down.
    GodPlaced(Seat, Mythology, Space),
    /// This seat has put two gods back on their deck in an order of its own.
    DeckStacked(Seat),
    /// This seat has drawn a conspiracy that the viewer does not see.
    ConspiracyUnseen(Seat),
    /// This seat has kept one conspiracy and put the other back.
    ConspiracyKept(Seat, DeckEnd),
    /// This seat has prepared a conspiracy with the card in this place.
    ConspiracyPrepared(Seat, Slot),
    /// This seat has looked at a removed card of this age.
    RemovedUnseen(Seat, Age),
    /// This seat has put a progress token of the box out of the game.
    LockedUnseen(Seat),
}

/// An action that hides nothing from anybody. [`Action`] explains each by the same name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // explained once, in `Action`
pub enum OpenAction {
    Draft(WonderId),
    Build(Slot),
    BuildSparing(Slot),
    Discard(Slot),
    Wonder(Slot, WonderId),
    Progress(TokenId),
    Destroy(CardId),
    Restore(CardId),
    Begin(Seat),

    // Pantheon.
    Activate(Space, OfferingSet),
    Consult(Mythology),
    Summon(GodId),
    Snake(CardId),
    Steal(CardId),
    Strike(Slot),
    Unbuild(WonderId),
    Raise(WonderId),
    Tuck(CardId),
    TakeWonder(WonderId),
    Minerva(i8),
    MilitaryToken(Seat, MilitaryTokenSize),

    // Agora.
    Trigger(ConspiracyId),
    Place(Chamber),
    Move(Chamber, Chamber),
    Remove(Chamber),
    Conspire,
    /// The token lay on the board or in a city; one of the box stays a secret (A11.7).
    Lock(TokenId),
    Claim(Slot),
    Reclaim(CardId),
    Swap(CardId, CardId),
    MoveDecree(Chamber, Chamber),
    Raze(WonderId),
    Pass,
}

impl From<OpenAction> for Action {
    fn from(action: OpenAction) -> Self {
        match action {
            OpenAction::Draft(wonder) => Self::Draft(wonder),
            OpenAction::Build(slot) => Self::Build(slot),
            OpenAction::BuildSparing(slot) => Self::BuildSparing(slot),
            OpenAction::Discard(slot) => Self::Discard(slot),
            OpenAction::Wonder(slot, wonder) => Self::Wonder(slot, wonder),
            OpenAction::Progress(token) => Self::Progress(token),
            OpenAction::Destroy(card) => Self::Destroy(card),
            OpenAction::Restore(card) => Self::Restore(card),
            OpenAction::Begin(starter) => Self::Begin(starter),
            OpenAction::Activate(space, offerings) => Self::Activate(space, offerings),
            OpenAction::Consult(mythology) => Self::Consult(mythology),
            OpenAction::Summon(god) => Self::Summon(god),
            OpenAction::Snake(card) => Self::Snake(card),
            OpenAction::Steal(card) => Self::Steal(card),
            OpenAction::Strike(slot) => Self::Strike(slot),
            OpenAction::Unbuild(wonder) => Self::Unbuild(wonder),
            OpenAction::Raise(wonder) => Self::Raise(wonder),
            OpenAction::Tuck(card) => Self::Tuck(card),
            OpenAction::TakeWonder(wonder) => Self::TakeWonder(wonder),
            OpenAction::Minerva(space) => Self::Minerva(space),
            OpenAction::MilitaryToken(victim, size) => Self::MilitaryToken(victim, size),
            OpenAction::Trigger(conspiracy) => Self::Trigger(conspiracy),
            OpenAction::Place(chamber) => Self::Place(chamber),
            OpenAction::Move(from, to) => Self::Move(from, to),
            OpenAction::Remove(chamber) => Self::Remove(chamber),
            OpenAction::Conspire => Self::Conspire,
            OpenAction::Lock(token) => Self::Lock(token),
            OpenAction::Claim(slot) => Self::Claim(slot),
            OpenAction::Reclaim(card) => Self::Reclaim(card),
            OpenAction::Swap(taken, given) => Self::Swap(taken, given),
            OpenAction::MoveDecree(decree, chamber) => Self::MoveDecree(decree, chamber),
            OpenAction::Raze(wonder) => Self::Raze(wonder),
            OpenAction::Pass => Self::Pass,
        }
    }
}

/// An outcome that everybody sees. [`Chance`] explains each by the same name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // explained once, in `Chance`
pub enum OpenChance {
    Token(TokenId),
    Wonder(WonderId),
    Card(Slot, CardId),
    Back(Slot, Back),
    /// Only where the Great Library is played openly (D12.3).
    Drawn(TokenId),
    DivineToken(Slot, DivineToken),
    /// Only where the Gate or the Divine Theater turn gods up before both (P16.4).
    God(GodId),
    OnEnki(TokenId),
    Decree(Chamber, DecreeId),
}

impl From<OpenChance> for Chance {
    fn from(outcome: OpenChance) -> Self {
        match outcome {
            OpenChance::Token(token) => Self::Token(token),
            OpenChance::Wonder(wonder) => Self::Wonder(wonder),
            OpenChance::Card(slot, card) => Self::Card(slot, card),
            OpenChance::Back(slot, back) => Self::Back(slot, back),
            OpenChance::Drawn(token) => Self::Drawn(token),
            OpenChance::DivineToken(slot, token) => Self::DivineToken(slot, token),
            OpenChance::God(god) => Self::God(god),
            OpenChance::OnEnki(token) => Self::OnEnki(token),
            OpenChance::Decree(chamber, decree) => Self::Decree(chamber, decree),
        }
    }
}

impl Duel {
    pub(crate) fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        match event {
            Event::Act(seat, action) => self.action_seen(seat, action, viewer),
            Event::Chance(outcome) => self.outcome_seen(outcome, viewer),
        }
    }

    /// What a viewer sees of an action. Who acts knows all of it.
    fn action_seen(&self, seat: Seat, action: Action, viewer: Option<Seat>) -> EventView {
        let open = |action| EventView::Act(seat, action);
        let hidden = |seen| if viewer == Some(seat) { EventView::Own(seat, action) } else { seen };
        match action {
            Action::Draft(wonder) => open(OpenAction::Draft(wonder)),
            Action::Build(slot) => open(OpenAction::Build(slot)),
            Action::BuildSparing(slot) => open(OpenAction::BuildSparing(slot)),
            Action::Discard(slot) => open(OpenAction::Discard(slot)),
            Action::Wonder(slot, wonder) => open(OpenAction::Wonder(slot, wonder)),
            Action::Progress(token) => open(OpenAction::Progress(token)),
            Action::Destroy(card) => open(OpenAction::Destroy(card)),
            Action::Restore(card) => open(OpenAction::Restore(card)),
            Action::Begin(starter) => open(OpenAction::Begin(starter)),

            Action::Activate(space, offerings) => open(OpenAction::Activate(space, offerings)),
            Action::PlaceGod(god, space) => hidden(EventView::GodPlaced(seat, god.mythology(), space)),
            Action::Consult(mythology) => open(OpenAction::Consult(mythology)),
            Action::Summon(god) => open(OpenAction::Summon(god)),
            Action::StackDeck(_) => hidden(EventView::DeckStacked(seat)),
            Action::Snake(card) => open(OpenAction::Snake(card)),
            Action::Steal(card) => open(OpenAction::Steal(card)),
            Action::Strike(slot) => open(OpenAction::Strike(slot)),
            Action::Unbuild(wonder) => open(OpenAction::Unbuild(wonder)),
            Action::Raise(wonder) => open(OpenAction::Raise(wonder)),
            Action::Tuck(card) => open(OpenAction::Tuck(card)),
            Action::TakeWonder(wonder) => open(OpenAction::TakeWonder(wonder)),
            Action::Minerva(space) => open(OpenAction::Minerva(space)),
            Action::MilitaryToken(victim, size) => open(OpenAction::MilitaryToken(victim, size)),

            Action::Prepare(slot, _) => hidden(EventView::ConspiracyPrepared(seat, slot)),
            Action::Trigger(conspiracy) => open(OpenAction::Trigger(conspiracy)),
            Action::Place(chamber) => open(OpenAction::Place(chamber)),
            Action::Move(from, to) => open(OpenAction::Move(from, to)),
            Action::Remove(chamber) => open(OpenAction::Remove(chamber)),
            Action::Conspire => open(OpenAction::Conspire),
            Action::Keep(_, end) => hidden(EventView::ConspiracyKept(seat, end)),
            Action::Lock(token) if self.token_box().contains(token) => hidden(EventView::LockedUnseen(seat)),
            Action::Lock(token) => open(OpenAction::Lock(token)),
            Action::Claim(slot) => open(OpenAction::Claim(slot)),
            Action::Reclaim(card) => open(OpenAction::Reclaim(card)),
            Action::Swap(taken, given) => open(OpenAction::Swap(taken, given)),
            Action::MoveDecree(decree, chamber) => open(OpenAction::MoveDecree(decree, chamber)),
            Action::Raze(wonder) => open(OpenAction::Raze(wonder)),
            Action::Pass => open(OpenAction::Pass),
        }
    }

    /// What a viewer sees of an outcome. Whoever it is shown to sees all of it.
    fn outcome_seen(&self, outcome: Chance, viewer: Option<Seat>) -> EventView {
        let open = EventView::Chance;
        let shown_to = |seat, unseen| if viewer == Some(seat) { EventView::Shown(outcome) } else { unseen };
        match outcome {
            Chance::Token(token) => open(OpenChance::Token(token)),
            Chance::Wonder(wonder) => open(OpenChance::Wonder(wonder)),
            Chance::Card(slot, card) => open(OpenChance::Card(slot, card)),
            Chance::Back(slot, back) => open(OpenChance::Back(slot, back)),
            Chance::Drawn(token) => match self.setup.library {
                Library::Open => open(OpenChance::Drawn(token)),
                Library::Secret => {
                    let builder = self.library_builder().expect("a token is drawn for who built the Great Library");
                    shown_to(builder, EventView::DrawnUnseen(builder))
                }
            },

            Chance::DivineToken(slot, token) => open(OpenChance::DivineToken(slot, token)),
            Chance::God(god) if self.shows_gods_openly() => open(OpenChance::God(god)),
            Chance::God(_) => {
                let (seat, mythology) = self.next_god().expect("a god comes up for a seat");
                shown_to(seat, EventView::GodUnseen(seat, mythology))
            }
            Chance::OnEnki(token) => open(OpenChance::OnEnki(token)),
            Chance::ForEnki(_) => {
                let seat = self.looks_in_secret().expect("tokens are drawn for Enki before one seat");
                shown_to(seat, EventView::ForEnkiUnseen(seat))
            }

            Chance::Decree(chamber, decree) => open(OpenChance::Decree(chamber, decree)),
            Chance::Conspiracy(_) => {
                let conspiring_seat = self.conspiring_seat().expect("a conspiracy is drawn for a seat");
                shown_to(conspiring_seat, EventView::ConspiracyUnseen(conspiring_seat))
            }
            Chance::Removed(_) => {
                let traitor = self.traitor().expect("removed cards are shown to who triggered Treason");
                shown_to(traitor, EventView::RemovedUnseen(traitor, self.age_of_next_removed()))
            }
        }
    }
}
