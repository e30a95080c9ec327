//! What a seat or a spectator may know. Views are built field by field; no field here could hold a secret.
//!
//! Cities, coins, tokens and what was built lie open. Hands are secret, and so are cards under wonders and in the discard
//! pile; but a seat remembers every hand it has held, what it took from it and what for, and who has looked through the
//! discard pile remembers that (W11).

use crate::chance::Chance;
use crate::city::City;
use crate::cost::Payment;
use crate::hand::Hand;
use crate::ids::{AGES, Card, HAND, MAX_PLAYERS, Side, TURNS, WonderId};
use crate::legal::Action;
use crate::memory::Recall;
use crate::past::{Taken, Use};
use crate::play::passes_left;
use crate::setup::Setup;
use crate::state::{Fetched, Pile, Step, Wonders};
use table::{BySeat, Event, Seat};

/// All that one seat, or a spectator, may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The seats and rule options.
    pub setup: Setup,
    /// What the table waits for.
    pub step: Step,
    /// The age, from 0.
    pub age: u8,
    /// The turn of the age, from 0.
    pub turn: u8,
    /// Every city. Nothing in it is secret: cards under the wonder are not among its cards.
    pub cities: Vec<City>,
    /// What everybody saw of the cards that were taken from hands: by age, turn and seat.
    pub shown: [[[Option<Shown>; MAX_PLAYERS]; HAND]; AGES],
    /// The cards that were built from the discard pile.
    pub fetched: Vec<Fetched>,
    /// Who has the last card of the age still to play.
    pub last_card: Option<Seat>,
    /// Who has a card of the discard pile still to fetch.
    pub fetch: Option<Seat>,
    /// What lies before each seat in a round that has not opened yet.
    pub chosen: Vec<Played>,
    /// The hands that the viewer has held, the first one first. A spectator has held none.
    pub held: Vec<Held>,
    /// The discard pile as the viewer saw it: once for each time it looked through it, the last time perhaps now.
    pub piles: Vec<Pile>,
    /// What follows from all this for the cards that the viewer does not see.
    pub(crate) recall: Recall,
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
pub enum Played {
    /// Not made yet, or none is asked for.
    Nothing,
    /// Made by another seat.
    FaceDown,
    /// Made by the viewer.
    Own(Action),
}

/// A hand that the viewer has held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// In this age, from 0.
    pub age: u8,
    /// In this turn of the age, from 0; the seventh is that of the last card.
    pub turn: u8,
    /// The hand as it came.
    pub hand: Hand,
    /// What the viewer took from it, and what for.
    pub took: Option<Taken>,
}

/// What a seat or a spectator learns from an event. A card that only some may see has another variant for the rest, with no
/// place for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventView {
    /// Wonders were dealt.
    Wonders(BySeat<WonderId, MAX_PLAYERS>),
    /// Sides were dealt.
    Sides(BySeat<Side, MAX_PLAYERS>),
    /// Hands were dealt; the viewer's is this one.
    Dealt(Hand),
    /// Hands were dealt, none of them to the viewer.
    DealtToOthers,
    /// A seat did something that everybody sees, or the viewer did it.
    Did(Seat, Action),
    /// Another seat built a stage with a card that the viewer does not see.
    BuiltStage(Seat, Payment),
    /// Another seat discarded a card that the viewer does not see.
    Discarded(Seat),
    /// Another seat has chosen, and others are still choosing.
    Chose(Seat),
    /// The seat that chose last; now everything is open.
    Opened(Seat),
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
pub(crate) fn holder(setup: Setup, age: usize, seat: Seat, turn: usize, later: usize) -> Seat {
    let (places, seats) = (later.min(TURNS - 1) - turn.min(TURNS - 1), setup.seats());
    if passes_left(age) { seat.left_by(places, seats) } else { seat.left_by(seats * HAND - places, seats) }
}

impl View {
    /// The city of a seat.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The viewer's hand.
    pub fn hand(&self) -> Hand {
        let Some(held) = self.held.last().filter(|held| held.age == self.age) else { return Hand::EMPTY };
        let mut hand = held.hand;
        if let Some(took) = held.took {
            hand.remove(took.card);
        }
        hand
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let taken = self.shown[usize::from(self.age)].iter().filter(|turn| turn[seat.index()].is_some()).count();
        match self.step {
            Step::ChooseCard | Step::LastCard | Step::Fetch => HAND - taken,
            Step::DealWonders | Step::PickWonder | Step::DealSides | Step::ChooseSide | Step::DealAge | Step::Over => 0,
        }
    }

    /// The discard pile, if the viewer looks through it now.
    pub fn pile(&self) -> Option<&Pile> {
        let looks = self.step == Step::Fetch && self.viewer.is_some() && self.viewer == self.fetch;
        self.piles.last().filter(|_| looks)
    }
}

impl Wonders {
    /// Tests if hands of this age have been dealt.
    fn was_dealt(&self, age: usize) -> bool {
        age < self.age() || age == self.age() && !matches!(self.step, Step::DealAge) && !self.is_setting_up()
    }

    fn is_setting_up(&self) -> bool {
        matches!(self.step, Step::DealWonders | Step::PickWonder | Step::DealSides | Step::ChooseSide)
    }

    /// The hand that a seat held in a turn: what is left of it, and what has been taken from it then and since.
    fn held(&self, age: usize, turn: usize, seat: Seat) -> Hand {
        let holder = |later| holder(self.setup, age, seat, turn, later);
        let taken = (turn..HAND).filter_map(|later| self.past.get(age, later, holder(later)));
        let mut hand: Hand = taken.map(|taken| taken.card).collect();
        if age == self.age() {
            let left = self.hands[holder(self.turn().max(turn))];
            left.cards().iter().for_each(|&card| hand.insert(card));
        }
        hand
    }

    /// The hands that a seat has held, the first one first.
    fn all_held(&self, seat: Seat) -> Vec<Held> {
        let mut all = Vec::with_capacity(AGES * HAND);
        for age in (0..AGES).filter(|&age| self.was_dealt(age)) {
            let turns = if age == self.age() { self.turn() + 1 } else { TURNS };
            let has_last_card = turns == TURNS && self.past.get(age, TURNS - 1, seat).is_some();
            for turn in 0..turns + usize::from(has_last_card) {
                let (hand, took) = (self.held(age, turn, seat), self.past.get(age, turn, seat));
                all.push(Held { age: age as u8, turn: turn as u8, hand, took });
            }
        }
        all
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

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let mut all = [[[None; MAX_PLAYERS]; HAND]; AGES];
        for (age, turn, seat, taken) in self.all_taken() {
            all[age][turn][seat.index()] = Some(shown(taken));
        }
        let chosen = |seat: Seat| match self.chosen[seat] {
            None => Played::Nothing,
            Some(action) if viewer == Some(seat) => Played::Own(action),
            Some(_) => Played::FaceDown,
        };
        let looks = viewer.is_some() && viewer == self.fetcher();
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
            held: viewer.map(|seat| self.all_held(seat)).unwrap_or_default(),
            piles: if looks { self.piles_seen() } else { Vec::new() },
            recall: Recall::default(),
        }
    }

    /// A new action or outcome has to be looked at here: one that could hide something is shown without it to the others.
    pub(crate) fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        match event {
            Event::Chance(Chance::Wonders(wonders)) => EventView::Wonders(wonders),
            Event::Chance(Chance::Sides(sides)) => EventView::Sides(sides),
            Event::Chance(Chance::Hands(hands)) => {
                viewer.map_or(EventView::DealtToOthers, |seat| EventView::Dealt(hands[seat]))
            }
            Event::Act(seat, action) => match self.step {
                Step::ChooseCard | Step::ChooseSide => {
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
    pub(crate) fn opened_view(&self, seat: Seat, action: Action, viewer: Option<Seat>) -> EventView {
        match action {
            _ if viewer == Some(seat) => EventView::Did(seat, action),
            Action::Stage(_, payment) => EventView::BuiltStage(seat, payment),
            Action::Discard(_) => EventView::Discarded(seat),
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
