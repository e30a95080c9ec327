//! What a seat or a spectator may know. Views are built field by field; no field here could hold a secret.
//!
//! Cities, coins, tokens and what was built lie open. Hands are secret, and so are cards under wonders and in the discard
//! pile; but a seat remembers every hand it has held, what it took from it and what for, and who has looked through the
//! discard pile remembers that (W11). Partners show each other their hands (S13.9).

use crate::chance::Chance;
use crate::city::City;
use crate::cost::Payment;
use crate::expansion::Expansion;
use crate::hand::Hand;
use crate::ids::{AGES, Card, MOST_HAND, MOST_SEATS, Side, WonderId};
use crate::legal::Action;
use crate::memory::Recall;
use crate::past::{Taken, Use};
use crate::play::passes_left;
use crate::setup::Setup;
use crate::state::{Fetched, Pile, Step, Wonders};
use std::fmt;
use table::{Event, Seat};

/// All that one seat, or a spectator, may know of a position.
#[derive(Clone, PartialEq, Eq)]
pub struct View<X: Expansion> {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The seats and rule options.
    pub setup: Setup<X>,
    /// What the table waits for.
    pub step: Step<X>,
    /// The age, from 0.
    pub age: u8,
    /// The turn of the age, from 0.
    pub turn: u8,
    /// Every city. Nothing in it is secret: cards under the wonder are not among its cards.
    pub cities: Vec<City>,
    /// What everybody saw of the cards that were taken from hands: by age, turn and seat.
    pub shown: [[[Option<Shown>; MOST_SEATS]; MOST_HAND]; AGES],
    /// The cards that were built from the discard pile.
    pub fetched: Vec<Fetched>,
    /// Who has the last card of the age still to play.
    pub last_card: Option<Seat>,
    /// Who has a card of the discard pile still to fetch.
    pub fetch: Option<Seat>,
    /// What lies before each seat in a round that has not opened yet.
    pub chosen: Vec<Played<X>>,
    /// The hands that the viewer has held, the first one first. A spectator has held none.
    pub held: Vec<Held>,
    /// The hands that the viewer's partner has held, which it sees as well. Nobody has a partner in the base game (S13.9).
    pub partner_held: Vec<Held>,
    /// The discard pile as the viewer saw it: once for each time it looked through it, the last time perhaps now.
    pub piles: Vec<Pile>,
    /// What the viewer may know of an expansion's table.
    pub expansion: X::View,
    /// What follows from all this for the cards that the viewer does not see.
    pub(crate) recall: Recall,
}

/// Turns and seats beyond those that there can be are not told, and what an expansion adds only where there is one.
impl<X: Expansion> fmt::Debug for View<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of_age = |age: &[[Option<Shown>; MOST_SEATS]; MOST_HAND]| -> Vec<Vec<Option<Shown>>> {
            age[..self.setup.hand()].iter().map(|turn| turn[..X::MAX_PLAYERS].to_vec()).collect()
        };
        let mut all = f.debug_struct("View");
        all.field("viewer", &self.viewer).field("setup", &self.setup).field("step", &self.step);
        all.field("age", &self.age).field("turn", &self.turn).field("cities", &self.cities);
        all.field("shown", &self.shown.iter().map(of_age).collect::<Vec<_>>());
        all.field("fetched", &self.fetched).field("last_card", &self.last_card).field("fetch", &self.fetch);
        all.field("chosen", &self.chosen).field("held", &self.held);
        if !self.partner_held.is_empty() {
            all.field("partner_held", &self.partner_held);
        }
        all.field("piles", &self.piles);
        if size_of::<X::View>() > 0 {
            all.field("expansion", &self.expansion);
        }
        all.field("recall", &self.recall).finish()
    }
}

/// What everybody sees of a card that was taken from a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// It was built.
    Built(Card),
    /// A card lies under the wonder.
    Stage,
    /// A card lies in the discard pile.
    Discarded,
}

/// A choice in a round that has not opened yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Played<X: Expansion> {
    /// Not made yet, or none is asked for.
    Nothing,
    /// Made by another seat.
    FaceDown,
    /// Made by the viewer.
    Own(Action<X>),
}

/// A hand that a seat has held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// In this age, from 0.
    pub age: u8,
    /// In this turn of the age, from 0; after the regular ones comes that of the last card.
    pub turn: u8,
    /// The hand as it came.
    pub hand: Hand,
    /// What the seat took from it, and what for.
    pub took: Option<Taken>,
}

/// What a seat or a spectator learns from an event. A card that only some may see has another variant for the rest, with no
/// place for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventView<X: Expansion> {
    /// Wonders were dealt.
    Wonders(X::Seats<WonderId>),
    /// Sides were dealt.
    Sides(X::Seats<Side>),
    /// Hands were dealt; the viewer's is this one.
    Dealt(Hand),
    /// Hands were dealt, none of them to the viewer.
    DealtToOthers,
    /// A seat did something that everybody sees, or the viewer did it.
    Did(Seat, Action<X>),
    /// Another seat built a stage with a card that the viewer does not see.
    BuiltStage(Seat, Payment),
    /// Another seat discarded a card that the viewer does not see.
    Discarded(Seat),
    /// Another seat has chosen, and others are still choosing.
    Chose(Seat),
    /// The seat that chose last; now everything is open.
    Opened(Seat),
    /// An outcome that only an expansion has.
    Revealed(X::EventView),
    /// What the viewer sees of something that another seat did and that only an expansion has.
    Naval(Seat, X::EventView),
}

/// The last of the hands that a seat has held, if it is of this age, without what was taken from it.
fn hand_now(age: u8, held: &[Held]) -> Hand {
    let Some(held) = held.last().filter(|held| held.age == age) else { return Hand::EMPTY };
    let mut hand = held.hand;
    if let Some(took) = held.took {
        hand.remove(took.card);
    }
    hand
}

/// What everybody sees of a card that is taken.
const fn shown(taken: Taken) -> Shown {
    match taken.used {
        Use::Built => Shown::Built(taken.card),
        Use::Stage => Shown::Stage,
        Use::Discarded => Shown::Discarded,
    }
}

/// Who holds, in a turn of an age, the hand that a seat holds in an earlier turn. The last card stays where it is.
#[inline]
pub(crate) fn holder<X: Expansion>(setup: Setup<X>, age: usize, seat: Seat, turn: usize, later: usize) -> Seat {
    let (last, seats) = (setup.turns() - 1, setup.seats());
    let places = later.min(last) - turn.min(last);
    if passes_left(age) { seat.left_by(places, seats) } else { seat.left_by(seats * MOST_HAND - places, seats) }
}

impl<X: Expansion> View<X> {
    /// The city of a seat.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The viewer's partner, if it has one.
    pub fn partner(&self) -> Option<Seat> {
        X::partner(self.setup, self.viewer?)
    }

    /// The seats whose hands the viewer sees: its own and its partner's.
    pub(crate) fn open_seats(&self) -> impl Iterator<Item = Seat> {
        self.viewer.into_iter().chain(self.partner())
    }

    /// The hands that a seat has held, if the viewer saw them.
    pub(crate) fn held_by(&self, seat: Seat) -> &[Held] {
        if self.viewer == Some(seat) {
            &self.held
        } else if self.partner() == Some(seat) {
            &self.partner_held
        } else {
            &[]
        }
    }

    /// The hand that a seat held in a turn, if the viewer saw it.
    pub(crate) fn held_in(&self, age: usize, turn: usize, seat: Seat) -> Option<&Held> {
        self.held_by(seat).iter().find(|held| (usize::from(held.age), usize::from(held.turn)) == (age, turn))
    }

    /// What a seat took in a turn of an age, if the viewer saw it taken from the hand: its own choices and its partner's.
    pub fn took(&self, age: usize, turn: usize, seat: Seat) -> Option<Taken> {
        self.held_in(age, turn, seat)?.took
    }

    /// The viewer's hand.
    pub fn hand(&self) -> Hand {
        hand_now(self.age, &self.held)
    }

    /// The hand of the viewer's partner, if it has one.
    pub fn partner_hand(&self) -> Option<Hand> {
        self.partner().map(|_| hand_now(self.age, &self.partner_held))
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let taken = self.shown[usize::from(self.age)].iter().filter(|turn| turn[seat.index()].is_some()).count();
        match self.step {
            Step::ChooseCard | Step::LastCard | Step::Fetch => self.setup.hand() - taken,
            Step::Naval(step) if X::hands_were_dealt(step) => self.setup.hand() - taken,
            Step::Naval(_) => 0,
            Step::DealWonders | Step::PickWonder | Step::DealSides | Step::ChooseSide | Step::DealAge | Step::Over => 0,
        }
    }

    /// The discard pile, if the viewer looks through it now.
    pub fn pile(&self) -> Option<&Pile> {
        let looks = self.step == Step::Fetch && self.viewer.is_some() && self.viewer == self.fetch;
        self.piles.last().filter(|_| looks)
    }
}

impl<X: Expansion> Wonders<X> {
    /// Tests if hands of this age have been dealt.
    fn was_dealt(&self, age: usize) -> bool {
        age < self.age() || age == self.age() && self.step.hands_were_dealt()
    }

    /// The hand that a seat held in a turn: what is left of it, and what has been taken from it then and since.
    fn held(&self, age: usize, turn: usize, seat: Seat) -> Hand {
        let holder = |later| holder(self.setup, age, seat, turn, later);
        let taken = (turn..self.setup.hand()).filter_map(|later| self.past.get(age, later, holder(later)));
        let mut hand: Hand = taken.map(|taken| taken.card).collect();
        if age == self.age() {
            let left = self.hands[holder(self.turn().max(turn))];
            left.cards().iter().for_each(|&card| hand.insert(card));
        }
        hand
    }

    /// The hands that a seat has held, the first one first.
    fn all_held(&self, seat: Seat) -> Vec<Held> {
        let mut held = Vec::with_capacity(AGES * MOST_HAND);
        for age in (0..AGES).filter(|&age| self.was_dealt(age)) {
            let all_turns = self.setup.turns();
            let turns = if age == self.age() { self.turn() + 1 } else { all_turns };
            let has_last_card = turns == all_turns && self.past.get(age, all_turns - 1, seat).is_some();
            for turn in 0..turns + usize::from(has_last_card) {
                let (hand, took) = (self.held(age, turn, seat), self.past.get(age, turn, seat));
                held.push(Held { age: age as u8, turn: turn as u8, hand, took });
            }
        }
        held
    }

    /// The discard pile as it lay at each time when it was looked through, and as it lies if it is looked through now.
    fn piles_seen(&self) -> Vec<Pile> {
        let mut piles = Vec::new();
        let mut gone: Vec<Card> = Vec::new();
        let now = (self.step == Step::Fetch).then_some(Fetched { age: self.age, turn: self.turn, card: None });
        for look in self.fetched().chain(now) {
            let mut pile = Pile::EMPTY;
            for (age, turn, seat, taken) in self.all_taken().filter(|(.., taken)| taken.used == Use::Discarded) {
                if self.was_in_pile((age, turn), seat, look) {
                    pile.add(taken.card);
                }
            }
            gone.iter().for_each(|&card| pile.remove(card));
            gone.extend(look.card);
            piles.push(pile);
        }
        piles
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View<X> {
        let mut all = [[[None; MOST_SEATS]; MOST_HAND]; AGES];
        for (age, turn, seat, taken) in self.all_taken() {
            all[age][turn][seat.index()] = Some(shown(taken));
        }
        let chosen = |seat: Seat| match self.chosen[seat] {
            None => Played::Nothing,
            Some(action) if viewer == Some(seat) => Played::Own(action),
            Some(_) => Played::FaceDown,
        };
        let looks = viewer.is_some() && viewer == self.fetcher();
        let partner = viewer.and_then(|seat| X::partner(self.setup, seat));
        let held = |seat: Option<Seat>| seat.map(|seat| self.all_held(seat)).unwrap_or_default();
        View {
            viewer,
            setup: self.setup,
            step: self.step,
            age: self.age,
            turn: self.turn,
            cities: self.all_seats().map(|seat| self.cities[seat]).collect(),
            shown: all,
            fetched: self.fetched().collect(),
            last_card: self.due.last_card,
            fetch: self.due.fetch,
            chosen: self.all_seats().map(chosen).collect(),
            held: held(viewer),
            partner_held: held(partner),
            piles: if looks { self.piles_seen() } else { Vec::new() },
            expansion: X::view(self, viewer),
            recall: Recall::default(),
        }
    }

    /// A new action or outcome has to be looked at here: one that could hide something is shown without it to the others.
    pub(crate) fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView<X> {
        match event {
            Event::Chance(Chance::Naval(outcome)) => EventView::Revealed(X::chance_view(self, outcome, viewer)),
            Event::Chance(Chance::Wonders(wonders)) => EventView::Wonders(wonders),
            Event::Chance(Chance::Sides(sides)) => EventView::Sides(sides),
            Event::Chance(Chance::Hands(hands)) => {
                viewer.map_or(EventView::DealtToOthers, |seat| EventView::Dealt(hands[seat]))
            }
            Event::Act(seat, action) => match self.step {
                // A question for one seat alone is open at once.
                Step::Naval(_) if self.answers().len() == 1 => self.opened_view(seat, action, viewer),
                Step::ChooseCard | Step::ChooseSide | Step::Naval(_) => {
                    let is_last = self.choosers().len() == 1;
                    match viewer {
                        Some(viewer) if viewer == seat => EventView::Did(seat, action),
                        _ if is_last => EventView::Opened(seat),
                        _ => EventView::Chose(seat),
                    }
                }
                _ => self.opened_view(seat, action, viewer),
            },
        }
    }

    /// What a viewer learns of a choice when it opens.
    pub(crate) fn opened_view(&self, seat: Seat, action: Action<X>, viewer: Option<Seat>) -> EventView<X> {
        // Partners see which card the other takes from its hand (S13.9).
        let is_open = viewer.is_some_and(|viewer| viewer == seat || X::partner(self.setup, viewer) == Some(seat));
        match action {
            _ if is_open => EventView::Did(seat, action),
            Action::Stage(_, payment) => EventView::BuiltStage(seat, payment),
            Action::Discard(_) => EventView::Discarded(seat),
            Action::Naval(naval) => match X::hidden(naval) {
                Some(seen) => EventView::Naval(seat, seen),
                None => EventView::Did(seat, action),
            },
            Action::Build(..)
            | Action::BuildFree(_)
            | Action::Fetch(_)
            | Action::Decline
            | Action::Pick(_)
            | Action::PickSide(..)
            | Action::ChooseSide(_) => EventView::Did(seat, action),
        }
    }
}
