//! A position: cities, hands, what became of every card, what has been chosen, and what has to happen next.
//! Plain data of fixed size. What nobody knows has no place here.

use crate::city::{City, Power};
use crate::data::{Board, Effect, Face};
use crate::expansion::{Expansion, PerSeat};
use crate::hand::Hand;
use crate::ids::{AGES, Card};
use crate::legal::Action;
use crate::past::{Past, Taken, Use};
use crate::setup::Setup;
use std::fmt;
use table::{Seat, SeatSet};

/// A position of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wonders<X: Expansion> {
    /// Those of seats that nobody has are empty.
    pub(crate) cities: X::Seats<City>,
    pub(crate) hands: X::Seats<Hand>,
    /// What was taken from hands, and what for.
    pub(crate) past: Past<X>,
    /// What seats have chosen in a round that has not opened yet.
    pub(crate) chosen: X::Seats<Option<Action<X>>>,
    /// Cards taken from the discard pile, the first one first.
    pub(crate) fetched: [Option<Fetched>; MAX_FETCHED],
    pub(crate) setup: Setup<X>,
    /// What the table waits for.
    pub(crate) step: Step<X>,
    /// From 0.
    pub(crate) age: u8,
    /// Of the age, from 0.
    pub(crate) turn: u8,
    /// A last card is still to be played, a card still to be fetched.
    pub(crate) due: Due,
    /// What an expansion lays on the table.
    pub(crate) table: X::Table,
}

/// The most cards that one player takes from the discard pile: one for each stage of a wonder.
pub(crate) const MAX_FETCHED: usize = 4;

/// A card that was built from the discard pile, or the decision not to build one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fetched {
    /// The age, from 0.
    pub age: u8,
    /// The turn of the age, from 0.
    pub turn: u8,
    /// The card, if one was taken.
    pub card: Option<Card>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<X: Expansion> {
    /// Wonders are dealt.
    DealWonders,
    /// The first seat without a wonder picks one.
    PickWonder,
    /// Sides are dealt.
    DealSides,
    /// Everybody chooses the side of the own wonder.
    ChooseSide,
    /// The hands of an age are dealt.
    DealAge,
    /// Everybody chooses a card.
    ChooseCard,
    /// A seat plays the last card of the age (W8.3).
    LastCard,
    /// A seat looks through the discard pile (W8.7).
    Fetch,
    /// The game is over.
    Over,
    /// Something that only an expansion has.
    Naval(X::Step),
}

impl<X: Expansion> Step<X> {
    /// Tests if the hands of this age have been dealt.
    pub(crate) fn hands_were_dealt(self) -> bool {
        match self {
            Self::ChooseCard | Self::LastCard | Self::Fetch | Self::Over => true,
            Self::Naval(step) => X::hands_were_dealt(step),
            Self::DealWonders | Self::PickWonder | Self::DealSides | Self::ChooseSide | Self::DealAge => false,
        }
    }
}

/// What is still due at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Due {
    pub(crate) last_card: Option<Seat>,
    pub(crate) fetch: Option<Seat>,
}

impl<X: Expansion> Wonders<X> {
    /// An empty table.
    pub(crate) fn blank(setup: Setup<X>) -> Self {
        Self {
            cities: PerSeat::filled(City::EMPTY),
            hands: PerSeat::filled(Hand::EMPTY),
            past: Past::empty(),
            chosen: PerSeat::filled(None),
            fetched: [None; MAX_FETCHED],
            setup,
            step: Step::DealWonders,
            age: 0,
            turn: 0,
            due: Due::default(),
            table: X::Table::default(),
        }
    }

    /// The city of a seat.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat]
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The age, from 0.
    pub fn age(&self) -> usize {
        usize::from(self.age)
    }

    /// The turn of the age, from 0.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    /// What the table waits for.
    pub fn step(&self) -> Step<X> {
        self.step
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        self.setup.seats()
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<X> {
        Seat::first(self.setup.seats())
    }

    /// The left and the right neighbour.
    #[inline]
    pub fn neighbours(&self, seat: Seat) -> [Seat; 2] {
        let count = self.seat_count();
        [seat.left(count), seat.right(count)]
    }

    #[inline]
    pub(crate) fn face(&self, card: Card) -> &'static Face {
        self.setup.edition.face(card)
    }

    /// The board of a seat that has one.
    #[inline]
    pub fn board(&self, seat: Seat) -> Option<&'static Board> {
        self.cities[seat].board(self.setup.edition)
    }

    /// The seats that have to choose.
    #[inline]
    pub(crate) fn choosers(&self) -> SeatSet {
        match self.step {
            Step::ChooseCard | Step::ChooseSide => {
                self.all_seats().filter(|&seat| self.chosen[seat].is_none()).collect()
            }
            Step::PickWonder => {
                let lacks = |seat: &Seat| self.cities[*seat].wonder.is_none();
                self.all_seats().find(lacks).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            Step::LastCard => self.due.last_card.map_or(SeatSet::EMPTY, SeatSet::only),
            Step::Fetch => self.due.fetch.map_or(SeatSet::EMPTY, SeatSet::only),
            Step::Naval(step) => X::choosers(self, step),
            Step::DealWonders | Step::DealSides | Step::DealAge | Step::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that have chosen, and those that still have to.
    pub(crate) fn answers(&self) -> SeatSet {
        let chooses = self.choosers();
        self.all_seats().filter(|&seat| self.chosen[seat].is_some() || chooses.contains(seat)).collect()
    }

    /// What a seat took in a turn of an age, all from 0.
    pub fn taken(&self, age: usize, turn: usize, seat: Seat) -> Option<Taken> {
        self.past.get(age, turn, seat)
    }

    /// What seats took in every turn so far, the ages and turns in their order.
    pub(crate) fn all_taken(&self) -> impl Iterator<Item = (usize, usize, Seat, Taken)> + '_ {
        let seats = self.all_seats();
        let hand = self.setup.hand();
        let turns = (0..AGES).flat_map(move |age| (0..hand).map(move |turn| (age, turn)));
        turns.flat_map(move |(age, turn)| {
            seats.clone().filter_map(move |seat| Some((age, turn, seat, self.past.get(age, turn, seat)?)))
        })
    }

    /// Cards taken from the discard pile, the first one first.
    pub fn fetched(&self) -> impl Iterator<Item = Fetched> + '_ {
        self.fetched.iter().copied().flatten()
    }

    /// The discard pile: what was discarded, without what was fetched.
    pub(crate) fn pile(&self) -> Pile {
        let mut pile = Pile::EMPTY;
        for (.., taken) in self.all_taken().filter(|(.., taken)| taken.used == Use::Discarded) {
            pile.add(taken.card);
        }
        self.fetched().filter_map(|fetched| fetched.card).for_each(|card| pile.remove(card));
        pile
    }

    /// Tests if this turn is the last regular one of its age.
    #[inline]
    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn() + 1 == self.setup.turns()
    }

    /// The seat that may build from the discard pile when its wonder grows: there is no more than one.
    pub(crate) fn fetcher(&self) -> Option<Seat> {
        let fetches =
            |board: &Board| board.stages.iter().any(|stage| stage.effects.contains(&Effect::BuildFromDiscard));
        self.all_seats().find(|&seat| self.board(seat).is_some_and(fetches))
    }

    /// The seat that plays the last cards of ages.
    pub(crate) fn last_card_player(&self) -> Option<Seat> {
        self.all_seats().find(|&seat| self.cities[seat].has(Power::PlayLastCard))
    }
}

/// Cards of the discard pile: how many there are of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile([u8; Card::NUM]);

/// Cards of Armada are told only where there are some.
impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, armada) = self.0.split_at(Card::BASE);
        let has_others = armada.iter().any(|&count| count > 0);
        let told = if has_others { &self.0[..] } else { base };
        f.debug_tuple("Pile").field(&told).finish()
    }
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self([0; Card::NUM]);

    /// How many copies of a card there are.
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Tests if there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Each kind with its number, in printed order.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }
}
