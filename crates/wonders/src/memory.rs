//! What a viewer knows of every card that it does not see.
//!
//! Each card of an age lies in a hand, in a city, under a wonder or in the discard pile, and all cards of an age are dealt.
//! A hand that the viewer has held, or its partner, holds no secrets from then on but one: which of its cards were taken
//! unseen, and what for. So the places of unseen cards fall into groups, and in each group known cards lie in an unknown order (W11):
//!
//! - what was taken from a hand before the viewer held it, and all of hands that it never held: the rest of the deck;
//! - what was taken unseen between two times that the viewer held a hand: what was gone the second time;
//! - what was taken unseen since the viewer last held a hand, and what is left of it.
//!
//! The discard pile ties groups together: a card that was fetched lay in it, and who looked through it knows it all.

use crate::data::{Board, Effect, deck, guilds, guilds_in_play};
use crate::expansion::Expansion;
use crate::hand::Hand;
use crate::ids::{AGES, Card};
use crate::past::{Taken, Use};
use crate::setup::{LastCard, Setup};
use crate::state::{Fetched, Pile, Step};
use crate::view::{Shown, View, holder};
use std::fmt;
use std::sync::OnceLock;
use table::Seat;

/// Where a card lies that the viewer does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) age: usize,
    /// The turn in which it was taken; what is left of a hand has none.
    pub(crate) taken: Option<(usize, Use)>,
    /// Who took it or holds it.
    pub(crate) seat: Seat,
}

/// Places of unseen cards, and the cards that lie there in an unknown order. There are as many of the one as of the other,
/// but for those that are drawn from a pool, as guilds are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub(crate) cards: Vec<Card>,
    pub(crate) places: Vec<Place>,
    /// Cards of which some are in play, nobody knows which: in the rest of a deck.
    pub(crate) pools: Vec<Pool>,
}

/// Cards that may be in play, and how many of them are.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pub(crate) cards: Vec<Card>,
    pub(crate) drawn: usize,
}

/// A card that lies in the discard pile for certain, and where it may lie.
#[derive(Clone, Debug)]
pub(crate) struct Demand {
    pub(crate) card: Card,
    /// Who has not looked through the pile only knows when a card was fetched. What was fetched early has fewer places, and
    /// has to be laid before what came later. For who looked, times have places of their own.
    pub(crate) order: usize,
    /// The groups in which it may lie, each with a bit for every place there.
    pub(crate) ways: Vec<(usize, u64)>,
}

/// All that a viewer knows of cards that it does not see.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// Cards whose place the viewer knows: those that were built, and those that it or its partner took.
    pub(crate) known: Vec<(Place, Card)>,
    pub(crate) groups: Vec<Group>,
    /// Cards of the pile whose place the viewer does not know; among those of one order, those with the fewest groups first.
    pub(crate) demands: Vec<Demand>,
}

/// A memory that is worked out when it is first asked for. It follows from the view it belongs to, so that views are
/// compared and told without it.
#[derive(Clone, Default)]
pub(crate) struct Recall(OnceLock<Memory>);

impl PartialEq for Recall {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Recall {}

impl fmt::Debug for Recall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

/// What a viewer knows of the hand that another seat holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownHand {
    /// Who holds it.
    pub seat: Seat,
    /// How many cards it has.
    pub size: usize,
    /// The turn of the age in which the viewer last held it, or saw it in its partner's hands, from 0, if ever.
    pub seen: Option<usize>,
    /// If the viewer has seen it: the cards of which it consists, and perhaps some more that were taken from it unseen.
    pub cards: Hand,
}

/// Tests if a wonder with so many stages lets its owner play the last card of an age.
pub(crate) fn plays_last_card(board: Option<&Board>, stages: usize) -> bool {
    let effects = board.into_iter().flat_map(|board| board.stages.iter().take(stages)).flat_map(|stage| stage.effects);
    effects.into_iter().any(|effect| *effect == Effect::PlayLastCard)
}

/// Tests if what was discarded in a turn of an age lay in the discard pile when it was looked through (W6.5 to W6.7, W13.4).
pub(crate) fn lies_in_pile<X: Expansion>(
    setup: Setup<X>,
    at: (usize, usize),
    was_last_card: bool,
    look: Fetched,
) -> bool {
    let (age, turn) = at;
    let (look_age, look_turn) = (usize::from(look.age), usize::from(look.turn));
    let comes_after = was_last_card && setup.last_card == LastCard::HalicarnassusFirst;
    let time = if turn == setup.turns() && !comes_after { setup.turns() - 1 } else { turn };
    (age, time) <= (look_age, look_turn)
}

impl<X: Expansion> View<X> {
    /// What the viewer knows of the hands that the others hold, in the order of seats.
    pub fn known_hands(&self) -> Vec<KnownHand> {
        let others = Seat::first(self.setup.seats()).filter(|seat| self.viewer != Some(*seat));
        others.map(|seat| self.known_hand(seat)).collect()
    }

    fn known_hand(&self, seat: Seat) -> KnownHand {
        let unknown = KnownHand { seat, size: self.hand_size(seat), seen: None, cards: Hand::EMPTY };
        if unknown.size == 0 {
            return unknown;
        }
        let (age, now) = (usize::from(self.age), usize::from(self.turn));
        let was_here = |turn: usize| {
            let is_this = |open: &Seat| holder(self.setup, age, *open, turn, now) == seat;
            self.open_seats().find(is_this).map(|open| (turn, open))
        };
        let Some((turn, open)) = (0..=now).rev().find_map(was_here) else { return unknown };
        KnownHand { seen: Some(turn), cards: self.left_of(age, turn, open).into_iter().collect(), ..unknown }
    }

    /// The cards of a hand that the viewer saw with a seat in a turn, without what was taken from it then and what was built
    /// from it since.
    fn left_of(&self, age: usize, turn: usize, open: Seat) -> Vec<Card> {
        let Some(held) = self.held_in(age, turn, open) else { return Vec::new() };
        let mut left = held.hand.cards().to_vec();
        let mut take = |card: Card| {
            if let Some(place) = left.iter().position(|other| *other == card) {
                left.remove(place);
            }
        };
        if let Some(took) = held.took {
            take(took.card);
        }
        for later in turn + 1..self.setup.hand() {
            let seat = holder(self.setup, age, open, turn, later);
            if let Some(Shown::Built(card)) = self.shown[age][later][seat.index()] {
                take(card);
            }
        }
        left
    }

    /// The board of a seat that has one.
    pub fn board(&self, seat: Seat) -> Option<&'static Board> {
        self.city(seat).board(self.setup.edition)
    }

    /// Tests if a seat had the power to play its last card at the end of an age.
    fn played_last_card(&self, age: usize, seat: Seat) -> bool {
        let (hand, last) = (self.setup.hand(), self.setup.turns());
        let turns = (0..=age).flat_map(|earlier| (0..hand).map(move |turn| (earlier, turn)));
        let is_stage = |(earlier, turn): (usize, usize)| {
            (earlier, turn) != (age, last) && self.shown[earlier][turn][seat.index()] == Some(Shown::Stage)
        };
        plays_last_card(self.board(seat), turns.filter(|&at| is_stage(at)).count())
    }

    /// Tests if a place was in the discard pile when it was looked through.
    fn is_in_pile(&self, place: &Place, look: usize) -> bool {
        let Some((turn, Use::Discarded)) = place.taken else { return false };
        let was_last_card = turn == self.setup.turns() && self.played_last_card(place.age, place.seat);
        self.looks().nth(look).is_some_and(|look| lies_in_pile(self.setup, (place.age, turn), was_last_card, look))
    }

    /// The times when the discard pile was looked through: when cards were fetched, and perhaps now.
    fn looks(&self) -> impl Iterator<Item = Fetched> + '_ {
        let now = (self.step == Step::Fetch).then_some(Fetched { age: self.age, turn: self.turn, card: None });
        self.fetched.iter().copied().chain(now)
    }

    /// All that the viewer knows of cards that it does not see.
    pub(crate) fn memory(&self) -> &Memory {
        self.recall.0.get_or_init(|| self.remember())
    }

    fn remember(&self) -> Memory {
        let mut memory = Memory::default();
        for age in 0..=usize::from(self.age) {
            let was_dealt = age < usize::from(self.age) || self.step.hands_were_dealt();
            if was_dealt {
                self.remember_age(age, &mut memory);
            }
        }
        self.remember_pile(&mut memory);
        memory
    }

    /// Follows every hand of an age from seat to seat.
    fn remember_age(&self, age: usize, memory: &mut Memory) {
        let mut rest = Group::default();
        let decks_of = X::decks_of(self.setup);
        let mut unknown: Vec<Card> = deck(self.setup.edition, decks_of, age).to_vec();
        let mut pools: Vec<Pool> = Vec::new();
        if age + 1 == AGES {
            pools.push(Pool { cards: guilds(self.setup.edition).to_vec(), drawn: guilds_in_play(decks_of) });
        }
        let (pool, drawn) = X::drawn(self.setup, age);
        if drawn > 0 {
            pools.push(Pool { cards: pool.to_vec(), drawn });
        }
        let mut forget = |card: Card| {
            let has = |pool: &Pool| pool.cards.iter().position(|other| *other == card);
            if let Some((pool, place)) = pools.iter_mut().find_map(|pool| has(pool).map(|place| (pool, place))) {
                pool.cards.remove(place);
                pool.drawn = pool.drawn.saturating_sub(1);
            } else if let Some(place) = unknown.iter().position(|other| *other == card) {
                unknown.swap_remove(place);
            }
        };
        let now = if age == usize::from(self.age) { usize::from(self.turn) } else { self.setup.turns() };
        for first in Seat::first(self.setup.seats()) {
            let mut group: Option<Group> = None;
            for turn in 0..self.setup.hand() {
                let seat = holder(self.setup, age, first, 0, turn);
                if let Some(held) = self.held_in(age, turn, seat) {
                    // The viewer sees the hand: what is gone since it last did is known now.
                    let is_first = group.is_none();
                    if let Some(mut before) = group.take() {
                        for card in held.hand.cards() {
                            before.cards.remove(before.cards.iter().position(|other| other == card).unwrap_or(0));
                        }
                        memory.groups.push(before);
                    }
                    let mut left = held.hand.cards().to_vec();
                    if is_first {
                        left.iter().for_each(|&card| forget(card));
                    }
                    if let Some(Taken { card, used }) = held.took {
                        left.remove(left.iter().position(|other| *other == card).unwrap_or(0));
                        memory.known.push((Place { age, taken: Some((turn, used)), seat }, card));
                    }
                    group = Some(Group { cards: left, ..Group::default() });
                    continue;
                }
                let place = |used| Place { age, taken: Some((turn, used)), seat };
                match self.shown[age][turn][seat.index()] {
                    None => {}
                    Some(Shown::Built(card)) => {
                        memory.known.push((place(Use::Built), card));
                        match &mut group {
                            Some(group) => {
                                group.cards.remove(group.cards.iter().position(|other| *other == card).unwrap_or(0));
                            }
                            None => forget(card),
                        }
                    }
                    Some(Shown::Stage) => group.as_mut().unwrap_or(&mut rest).places.push(place(Use::Stage)),
                    Some(Shown::Discarded) => group.as_mut().unwrap_or(&mut rest).places.push(place(Use::Discarded)),
                }
            }
            let seat = holder(self.setup, age, first, 0, now);
            let left = if age == usize::from(self.age) { self.hand_size(seat) } else { 0 };
            let places = group.as_mut().map_or(&mut rest.places, |group| &mut group.places);
            places.extend(std::iter::repeat_n(Place { age, taken: None, seat }, left));
            memory.groups.extend(group);
        }
        rest.cards = unknown;
        rest.pools = pools;
        memory.groups.push(rest);
        memory.groups.retain(|group| !group.places.is_empty());
    }

    /// What is known of the discard pile.
    fn remember_pile(&self, memory: &mut Memory) {
        let mut demands: Vec<(Card, usize)> = Vec::new();
        if self.piles.is_empty() {
            let fetched = self.fetched.iter().enumerate();
            demands.extend(fetched.filter_map(|(look, fetched)| Some((fetched.card?, look))));
        }
        let mut before = Pile::EMPTY;
        for (look, pile) in self.piles.iter().enumerate() {
            for (card, count) in pile.iter() {
                let new = count.saturating_sub(before.count(card));
                demands.extend(std::iter::repeat_n((card, look), usize::from(new)));
            }
            before = *pile;
            if let Some(card) = self.fetched.get(look).and_then(|fetched| fetched.card) {
                before.remove(card);
            }
        }
        // A card whose place is known may be one of these. Who looked through the pile knows that it was.
        for (place, card) in &memory.known {
            let is_this = |(other, look): &(Card, usize)| other == card && self.may_lie(*look, place);
            if let Some(met) = demands.iter().position(is_this) {
                demands.swap_remove(met);
            }
        }
        // A card of a pool that lay in the pile was drawn for certain.
        for group in &mut memory.groups {
            for (card, _) in &demands {
                for pool in &mut group.pools {
                    if let Some(drawn) = pool.cards.iter().position(|other| other == card) {
                        group.cards.push(pool.cards.swap_remove(drawn));
                        pool.drawn -= 1;
                    }
                }
            }
        }
        for (card, look) in demands {
            let places = |group: &Group| -> u64 {
                let bits = (0..).zip(&group.places).map(|(bit, place)| u64::from(self.may_lie(look, place)) << bit);
                bits.sum()
            };
            let groups = memory.groups.iter().enumerate().filter(|(_, group)| group.cards.contains(&card));
            let ways = groups.map(|(i, group)| (i, places(group))).filter(|(_, places)| *places != 0);
            let order = if self.piles.is_empty() { look } else { 0 };
            memory.demands.push(Demand { card, order, ways: ways.collect() });
        }
        memory.demands.sort_by_key(|demand| (demand.order, demand.ways.len()));
    }

    /// Tests if a card that lay in the pile at a look may lie in a place.
    fn may_lie(&self, look: usize, place: &Place) -> bool {
        // Who looked through the pile knows when a card came into it; others know only when it lay there.
        let is_new = self.piles.is_empty() || look == 0 || !self.is_in_pile(place, look - 1);
        self.is_in_pile(place, look) && is_new
    }
}
