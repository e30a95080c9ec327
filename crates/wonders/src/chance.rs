//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else.

use crate::data::{deck, guilds, guilds_in_play};
use crate::expansion::{Expansion, PerSeat, Plain};
use crate::hand::Hand;
use crate::ids::{AGES, Card, MOST_CARDS, MOST_SEATS, Side, WonderId, WonderSet};
use crate::setup::Setup;
use crate::state::{Step, Wonders};
use crate::witness::Witness;
use table::Rng;

/// What the table reveals. Seats that nobody has get the first of a list, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance<X: Expansion> {
    /// Each seat gets a wonder (W2.9).
    Wonders(X::Seats<WonderId>),
    /// Each seat plays this side of its wonder (W2.9).
    Sides(X::Seats<Side>),
    /// Each seat gets a hand (W3.1).
    Hands(X::Seats<Hand>),
    /// Something that only an expansion has.
    Naval(X::Chance),
}

/// Every deck in full order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal<X: Expansion> {
    wonders: [WonderId; WonderId::NUM],
    sides: [Side; MOST_SEATS],
    /// The cards of each age: a hand for the first seat, a hand for the next.
    ages: [[Card; MOST_CARDS]; AGES],
    /// Decks of an expansion.
    expansion: X::Deal,
}

/// The most cards of which some are drawn.
const MOST_DRAWN: usize = 10;

/// The cards of an age in random order, guilds among them in the third (W2.3, W3.1). Beyond those in play they mean nothing.
#[inline]
fn shuffled<X: Expansion>(setup: Setup<X>, age: usize, rng: &mut impl Rng) -> [Card; MOST_CARDS] {
    let mut cards = [Card::ALL[0]; MOST_CARDS];
    let fixed = deck(setup.edition, X::decks_of(setup), age);
    cards[..fixed.len()].copy_from_slice(fixed);
    if age + 1 == AGES {
        let mut drawn = *guilds(setup.edition);
        let count = guilds_in_play(X::decks_of(setup));
        rng.shuffle_first(&mut drawn, count);
        cards[fixed.len()..][..count].copy_from_slice(&drawn[..count]);
    }
    let in_play = setup.hand() * setup.seats();
    let (pool, count) = X::drawn(setup, age);
    if count > 0 {
        let mut drawn = [Card::ALL[0]; MOST_DRAWN];
        let drawn = &mut drawn[..pool.len()];
        drawn.copy_from_slice(pool);
        rng.shuffle_first(drawn, count);
        cards[in_play - count..in_play].copy_from_slice(&drawn[..count]);
    }
    rng.shuffle(&mut cards[..in_play]);
    cards
}

/// A hand for each seat.
#[inline]
fn hands<X: Expansion>(setup: Setup<X>, cards: &[Card; MOST_CARDS]) -> Chance<X> {
    let mut hands = X::Seats::filled(Hand::EMPTY);
    for (hand, cards) in hands.all_mut()[..setup.seats()].iter_mut().zip(cards.chunks_exact(setup.hand())) {
        *hand = Hand::of(cards);
    }
    Chance::Hands(hands)
}

fn seated<X: Expansion, T: Plain>(setup: Setup<X>, filler: T, values: &[T]) -> X::Seats<T> {
    let mut seated = X::Seats::filled(filler);
    seated.all_mut()[..setup.seats()].copy_from_slice(&values[..setup.seats()]);
    seated
}

fn random_sides<X: Expansion>(rng: &mut impl Rng) -> [Side; MOST_SEATS] {
    let mut sides = [Side::A; MOST_SEATS];
    sides[..X::MAX_PLAYERS].iter_mut().for_each(|side| *side = Side::ALL[rng.below(Side::NUM)]);
    sides
}

/// The wonders of a game in random order. Those beyond mean nothing.
fn random_wonders<X: Expansion>(setup: Setup<X>, rng: &mut impl Rng) -> [WonderId; WonderId::NUM] {
    let mut wonders = WonderId::ALL;
    let there = X::wonders(setup);
    wonders[..there.len()].copy_from_slice(there);
    rng.shuffle(&mut wonders[..there.len()]);
    wonders
}

impl<X: Expansion> Deal<X> {
    /// Shuffles every deck.
    pub(crate) fn new(setup: Setup<X>, rng: &mut impl Rng) -> Self {
        let wonders = random_wonders(setup, rng);
        let sides = random_sides::<X>(rng);
        let ages = std::array::from_fn(|age| shuffled(setup, age, rng));
        Self { wonders, sides, ages, expansion: X::shuffle(setup, rng) }
    }
}

impl<X: Expansion> Wonders<X> {
    /// Samples the outcome that is due with the table's true odds.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Chance<X> {
        match self.step {
            Step::DealWonders => {
                Chance::Wonders(seated(self.setup, WonderId::ALL[0], &random_wonders(self.setup, rng)))
            }
            Step::DealSides => Chance::Sides(seated(self.setup, Side::A, &random_sides::<X>(rng))),
            Step::Naval(step) => Chance::Naval(X::draw(self, step, rng)),
            _ => hands(self.setup, &shuffled(self.setup, self.age(), rng)),
        }
    }

    /// The outcome that is due when the decks lie so.
    #[inline]
    pub(crate) fn dealt(&self, deal: &Deal<X>) -> Chance<X> {
        match self.step {
            Step::DealWonders => Chance::Wonders(seated(self.setup, WonderId::ALL[0], &deal.wonders)),
            Step::DealSides => Chance::Sides(seated(self.setup, Side::A, &deal.sides)),
            Step::Naval(step) => Chance::Naval(X::dealt(self, step, &deal.expansion)),
            _ => hands(self.setup, &deal.ages[self.age()]),
        }
    }

    /// Tests if this outcome is due and possible.
    pub(crate) fn is_possible(&self, outcome: Chance<X>) -> bool {
        let seats = self.seat_count();
        match (self.step, outcome) {
            (Step::DealWonders, Chance::Wonders(wonders)) => {
                let (dealt, rest) = wonders.all().split_at(seats);
                dealt.iter().copied().collect::<WonderSet>().len() == seats
                    && dealt.iter().all(|wonder| X::wonders(self.setup).contains(wonder))
                    && rest.iter().all(|wonder| *wonder == WonderId::ALL[0])
            }
            (Step::DealSides, Chance::Sides(sides)) => sides.all()[seats..].iter().all(|side| *side == Side::A),
            (Step::DealAge, Chance::Hands(hands)) => {
                let (dealt, rest) = hands.all().split_at(seats);
                dealt.iter().all(|hand| hand.len() == self.setup.hand())
                    && rest.iter().all(Hand::is_empty)
                    && self.is_deck(self.age(), dealt.iter().flat_map(|hand| hand.cards().iter().copied()))
            }
            (Step::Naval(step), Chance::Naval(outcome)) => X::is_possible(self, step, outcome),
            _ => false,
        }
    }

    /// Tests if these are exactly the cards of an age: all that are always in play, and the right number of those that are drawn.
    pub(crate) fn is_deck(&self, age: usize, cards: impl Iterator<Item = Card>) -> bool {
        let mut counts = [0_i8; Card::NUM];
        cards.for_each(|card| counts[card.index()] = counts[card.index()].saturating_add(1));
        deck(self.setup.edition, X::decks_of(self.setup), age).iter().for_each(|card| counts[card.index()] -= 1);
        let mut drawn_from = |pool: &[Card]| {
            let mut drawn = 0;
            for card in pool {
                if counts[card.index()] == 1 {
                    counts[card.index()] = 0;
                    drawn += 1;
                }
            }
            drawn
        };
        let is_last = age + 1 == AGES;
        let guilds_fit = !is_last || drawn_from(guilds(self.setup.edition)) == guilds_in_play(X::decks_of(self.setup));
        let (pool, count) = X::drawn(self.setup, age);
        let others_fit = drawn_from(pool) == count;
        guilds_fit && others_fit && counts.iter().all(|&count| count == 0)
    }

    /// Reveals an outcome, which has to be possible, and tells a witness what follows from it.
    #[inline]
    pub fn reveal_watched(&mut self, outcome: Chance<X>, witness: &mut impl Witness) {
        match outcome {
            Chance::Wonders(wonders) => self.deal_wonders(wonders.all()),
            Chance::Sides(sides) => {
                for seat in self.all_seats() {
                    self.cities[seat].settle(sides[seat], self.setup.edition);
                }
                self.settle_boards();
            }
            Chance::Naval(outcome) => X::reveal(self, outcome, witness),
            Chance::Hands(hands) => {
                self.hands = hands;
                self.step = Step::ChooseCard;
            }
        }
    }
}
