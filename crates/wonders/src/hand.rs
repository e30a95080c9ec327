//! A hand: a few cards in printed order, so that equal hands are equal values.

use crate::ids::{Card, MOST_HAND};
use std::fmt;

/// A few cards, copies among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// In printed order; unused places hold the first card there is.
    cards: [Card; MOST_HAND],
    len: u8,
}

const FILLER: Card = Card::ALL[0];

impl Hand {
    /// No card.
    pub const EMPTY: Self = Self { cards: [FILLER; MOST_HAND], len: 0 };

    /// The cards in printed order, a copy as often as it is there.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Tests if there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each kind of card once, in printed order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = self.cards();
        (0..cards.len()).filter(|&i| i == 0 || cards[i - 1] != cards[i]).map(|i| cards[i])
    }

    /// How many copies of a card there are.
    pub fn count(&self, card: Card) -> usize {
        self.cards().iter().filter(|other| **other == card).count()
    }

    /// Tests if the card is there.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    /// Puts a card among the others. A full hand stays as it is.
    pub(crate) fn insert(&mut self, card: Card) {
        let len = self.len();
        if len < MOST_HAND {
            let place = self.cards().iter().position(|other| *other > card).unwrap_or(len);
            self.cards.copy_within(place..len, place + 1);
            self.cards[place] = card;
            self.len += 1;
        }
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(place) = self.cards().iter().position(|other| *other == card) {
            let len = self.len();
            self.cards.copy_within(place + 1..len, place);
            self.len -= 1;
            self.cards[usize::from(self.len)] = FILLER;
        }
    }

    /// The only card of a hand of one.
    pub(crate) fn only(&self) -> Option<Card> {
        match self.cards() {
            [card] => Some(*card),
            _ => None,
        }
    }

    /// A hand of these cards, of which there are no more than a hand holds.
    #[inline]
    pub(crate) fn of(cards: &[Card]) -> Self {
        let mut hand = Self::EMPTY;
        let hand_cards = &mut hand.cards[..cards.len()];
        hand_cards.copy_from_slice(cards);
        hand_cards.sort_unstable();
        hand.len = cards.len() as u8;
        hand
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
