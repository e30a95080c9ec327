//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else.

use crate::data::{deck, guilds, guilds_in_play};
use crate::hand::Hand;
use crate::ids::{AGES, Card, HAND, MAX_PLAYERS, Side, WonderId, WonderSet};
use crate::setup::Setup;
use crate::state::{Step, Wonders};
use table::{BySeat, Rng};

/// What the table reveals. Seats that nobody has get the first of a list, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Each seat gets a wonder (W2.9).
    Wonders(BySeat<WonderId, MAX_PLAYERS>),
    /// Each seat plays this side of its wonder (W2.9).
    Sides(BySeat<Side, MAX_PLAYERS>),
    /// Each seat gets a hand (W3.1).
    Hands(BySeat<Hand, MAX_PLAYERS>),
}

/// Cards of an age for the most players.
const MOST_CARDS: usize = HAND * MAX_PLAYERS;

/// Every deck in full order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    wonders: [WonderId; WonderId::NUM],
    sides: [Side; MAX_PLAYERS],
    /// The cards of each age: seven for the first seat, seven for the next.
    ages: [[Card; MOST_CARDS]; AGES],
}

/// The cards of an age in random order, guilds among them in the third (W2.3, W3.1). Beyond those in play they mean nothing.
#[inline]
fn shuffled(setup: Setup, age: usize, rng: &mut impl Rng) -> [Card; MOST_CARDS] {
    let mut cards = [Card::ALL[0]; MOST_CARDS];
    let fixed = deck(setup.edition, setup.seats(), age);
    cards[..fixed.len()].copy_from_slice(fixed);
    if age + 1 == AGES {
        let mut drawn = *guilds(setup.edition);
        let count = guilds_in_play(setup.seats());
        rng.shuffle_first(&mut drawn, count);
        cards[fixed.len()..][..count].copy_from_slice(&drawn[..count]);
    }
    rng.shuffle(&mut cards[..HAND * setup.seats()]);
    cards
}

/// Seven cards for each seat.
#[inline]
fn hands(setup: Setup, cards: &[Card; MOST_CARDS]) -> Chance {
    let (sevens, _) = cards.as_chunks::<HAND>();
    let mut hands = BySeat([Hand::EMPTY; MAX_PLAYERS]);
    for (hand, seven) in hands.0[..setup.seats()].iter_mut().zip(sevens) {
        *hand = Hand::full(*seven);
    }
    Chance::Hands(hands)
}

fn seated<T: Copy>(setup: Setup, filler: T, values: &[T]) -> BySeat<T, MAX_PLAYERS> {
    BySeat(std::array::from_fn(|i| if i < setup.seats() { values[i] } else { filler }))
}

fn random_sides(rng: &mut impl Rng) -> [Side; MAX_PLAYERS] {
    std::array::from_fn(|_| Side::ALL[rng.below(Side::NUM)])
}

impl Deal {
    /// Shuffles every deck.
    pub(crate) fn new(setup: Setup, rng: &mut impl Rng) -> Self {
        let mut wonders = WonderId::ALL;
        rng.shuffle(&mut wonders);
        let sides = random_sides(rng);
        Self { wonders, sides, ages: std::array::from_fn(|age| shuffled(setup, age, rng)) }
    }
}

impl Wonders {
    /// Samples the outcome that is due with the table's true odds.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Chance {
        match self.step {
            Step::DealWonders => {
                let mut wonders = WonderId::ALL;
                rng.shuffle(&mut wonders);
                Chance::Wonders(seated(self.setup, WonderId::ALL[0], &wonders))
            }
            Step::DealSides => Chance::Sides(seated(self.setup, Side::A, &random_sides(rng))),
            _ => hands(self.setup, &shuffled(self.setup, self.age(), rng)),
        }
    }

    /// The outcome that is due when the decks lie so.
    #[inline]
    pub(crate) fn dealt(&self, deal: &Deal) -> Chance {
        match self.step {
            Step::DealWonders => Chance::Wonders(seated(self.setup, WonderId::ALL[0], &deal.wonders)),
            Step::DealSides => Chance::Sides(seated(self.setup, Side::A, &deal.sides)),
            _ => hands(self.setup, &deal.ages[self.age()]),
        }
    }

    /// Tests if this outcome is due and possible.
    pub(crate) fn is_possible(&self, outcome: Chance) -> bool {
        let seats = self.seat_count();
        match (self.step, outcome) {
            (Step::DealWonders, Chance::Wonders(wonders)) => {
                let (dealt, rest) = wonders.0.split_at(seats);
                dealt.iter().copied().collect::<WonderSet>().len() == seats
                    && rest.iter().all(|wonder| *wonder == WonderId::ALL[0])
            }
            (Step::DealSides, Chance::Sides(sides)) => sides.0[seats..].iter().all(|side| *side == Side::A),
            (Step::DealAge, Chance::Hands(hands)) => {
                let (dealt, rest) = hands.0.split_at(seats);
                dealt.iter().all(|hand| hand.len() == HAND)
                    && rest.iter().all(Hand::is_empty)
                    && self.is_deck(self.age(), dealt.iter().flat_map(|hand| hand.cards().iter().copied()))
            }
            _ => false,
        }
    }

    /// Tests if these are exactly the cards of an age: all that are always in play, and the right number of guilds.
    pub(crate) fn is_deck(&self, age: usize, cards: impl Iterator<Item = Card>) -> bool {
        let mut counts = [0_i8; Card::NUM];
        cards.for_each(|card| counts[card.index()] = counts[card.index()].saturating_add(1));
        deck(self.setup.edition, self.seat_count(), age).iter().for_each(|card| counts[card.index()] -= 1);
        let mut drawn = 0;
        if age + 1 == AGES {
            for guild in guilds(self.setup.edition) {
                if counts[guild.index()] == 1 {
                    counts[guild.index()] = 0;
                    drawn += 1;
                }
            }
        }
        let expected = if age + 1 == AGES { guilds_in_play(self.seat_count()) } else { 0 };
        drawn == expected && counts.iter().all(|&count| count == 0)
    }

    /// Reveals an outcome, which has to be possible.
    #[inline]
    pub(crate) fn reveal(&mut self, outcome: Chance) {
        match outcome {
            Chance::Wonders(wonders) => self.deal_wonders(&wonders.0),
            Chance::Sides(sides) => {
                for seat in self.all_seats() {
                    self.cities[seat].settle(sides[seat], self.setup.edition);
                }
                self.step = Step::DealAge;
            }
            Chance::Hands(hands) => {
                self.hands = hands;
                self.step = Step::ChooseCard;
            }
        }
    }
}
