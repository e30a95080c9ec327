//! Counting: how many cards of each kind, how many tokens. What is alike has no identity.

use crate::data::BRINGING_CARDS;
use crate::ids::{Card, TokenId, TokenSet};
use std::fmt;
use table::Rng;

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// How many cards of each kind. No heap holds more than a hundred cards but the discard pile, from which nothing is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards([u8; 16]);

impl Cards {
    /// None.
    pub const NONE: Self = Self([0; 16]);

    /// So many of each kind, in printed order.
    pub const fn new(counts: [u8; Card::NUM]) -> Self {
        let mut all = [0; 16];
        let mut i = 0;
        while i < Card::NUM {
            all[i] = counts[i];
            i += 1;
        }
        Self(all)
    }

    /// How many cards of a kind.
    #[inline]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    #[inline]
    pub(crate) fn add_many(&mut self, card: Card, count: u8) {
        self.0[card as usize] += count;
    }

    /// Takes cards of a kind away; a heap never owes any.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card, count: u8) {
        let left = &mut self.0[card as usize];
        *left = left.saturating_sub(count);
    }

    /// Both heaps together.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
        self
    }

    /// What is left without the other heap; `None` if it is not part of this one.
    pub fn without(mut self, other: Self) -> Option<Self> {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(less)?;
        }
        Some(self)
    }

    /// Tests if there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 16]
    }

    /// How many there are in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Each kind that is there, and how many of it.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let counts = self.0;
        Card::ALL.into_iter().map(move |card| (card, counts[card.index()])).filter(|(_, count)| *count > 0)
    }

    /// The first eight kinds, a byte each, and the others.
    #[inline]
    pub(crate) const fn words(&self) -> [u64; 2] {
        let c = &self.0;
        [
            u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]]),
            u64::from_le_bytes([c[8], c[9], c[10], c[11], c[12], c[13], c[14], c[15]]),
        ]
    }

    /// A card of a heap that is not empty, each equally likely. The heap holds at most 127.
    #[inline]
    pub(crate) fn pick(&self, rng: &mut impl Rng) -> Card {
        // Multiplied by ones, each byte becomes the sum of itself and all below it.
        let [low, high] = self.words().map(|word| word.wrapping_mul(ONES));
        let first = low >> 56;
        let place = rng.below((first + (high >> 56)) as usize) as u64;
        // The card is the first whose sum is greater than its place: count the sums that are not.
        let (sums, place, skipped) = if place < first { (low, place, 0) } else { (high, place - first, 8) };
        let reached = ((place | 0x80) * ONES).wrapping_sub(sums) & HIGH;
        let index = skipped + reached.count_ones() as usize;
        Card::ALL.get(index).copied().unwrap_or(Card::ALL[0])
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Self::NONE;
        cards.into_iter().for_each(|card| heap.add(card));
        heap
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(card, count)| (card.slug(), count))).finish()
    }
}

/// How many progress tokens of each kind: two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u32);

/// The lower bit of each kind.
const LOWER: u32 = 0x5555_5555;

impl Tokens {
    /// None.
    pub const NONE: Self = Self(0);

    /// Every token of the box (A1.9).
    pub const ALL: Self = {
        let (mut bits, mut i) = (0, 0);
        while i < TokenId::NUM {
            let copies = TokenId::ALL[i].copies();
            assert!(copies < 4, "there is room for three tokens of a kind");
            bits |= (copies as u32) << (2 * i);
            i += 1;
        }
        Self(bits)
    };

    /// How many tokens of a kind.
    #[inline]
    pub const fn of(self, token: TokenId) -> u8 {
        (self.0 >> (2 * token as u32) & 3) as u8
    }

    /// Tests if there is a token of this kind.
    #[inline]
    pub const fn contains(self, token: TokenId) -> bool {
        self.of(token) != 0
    }

    /// Adds a token; there is room for three of a kind.
    #[inline]
    pub(crate) fn add(&mut self, token: TokenId) {
        debug_assert!(self.of(token) < 3);
        self.0 = self.0.wrapping_add(1 << (2 * token as u32));
    }

    /// Takes a token away, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, token: TokenId) {
        if self.contains(token) {
            self.0 -= 1 << (2 * token as u32);
        }
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> usize {
        ((self.0 & LOWER).count_ones() + 2 * (self.0 >> 1 & LOWER).count_ones()) as usize
    }

    /// Tests if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there.
    pub fn kinds(self) -> TokenSet {
        TokenId::ALL.into_iter().filter(|&token| self.contains(token)).collect()
    }

    /// Each token, in printed order.
    pub fn iter(self) -> impl Iterator<Item = TokenId> {
        TokenId::ALL.into_iter().flat_map(move |token| std::iter::repeat_n(token, usize::from(self.of(token))))
    }

    /// What is left without the others; `None` if they are not part of these.
    pub fn without(self, other: Self) -> Option<Self> {
        let mut left = self;
        for token in other.iter() {
            if !left.contains(token) {
                return None;
            }
            left.remove(token);
        }
        Some(left)
    }

    /// Which of the tokens that bring extra cards are there, a bit each.
    #[inline]
    pub(crate) const fn bringing_cards(self) -> u8 {
        // Each of them exists once, so only lower bits are set: close the gaps between them.
        let (mut bits, mut i) = (0, 0);
        while i < BRINGING_CARDS.len() {
            bits |= self.0 >> i & 1 << i;
            i += 1;
        }
        bits as u8
    }

    /// A token of those there are, each equally likely.
    pub(crate) fn pick(self, rng: &mut impl Rng) -> TokenId {
        let place = rng.below(self.total());
        self.iter().nth(place).unwrap_or(TokenId::ALL[0])
    }
}

impl FromIterator<TokenId> for Tokens {
    fn from_iter<I: IntoIterator<Item = TokenId>>(tokens: I) -> Self {
        let mut heap = Self::NONE;
        tokens.into_iter().for_each(|token| heap.add(token));
        heap
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(TokenId::slug)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Xoshiro;

    #[test]
    fn every_card_of_a_heap_is_picked_as_often_as_it_lies_there() {
        let heap = Cards::new([4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2]);
        let mut rng = Xoshiro::new(1);
        let mut picked = [0_u32; Card::NUM];
        for _ in 0..60_000 {
            picked[heap.pick(&mut rng).index()] += 1;
        }
        for (card, count) in heap.iter() {
            let expected = u32::from(count) * 1000;
            assert!(picked[card.index()].abs_diff(expected) < 300, "{card}: {picked:?}");
        }
        for card in Card::ALL {
            assert_eq!(Cards::from_iter([card]).pick(&mut rng), card);
        }
    }

    #[test]
    fn there_are_fifteen_tokens_of_fourteen_kinds() {
        assert_eq!(Tokens::ALL.total(), 15);
        assert_eq!(Tokens::ALL.kinds(), TokenSet::all());
        assert_eq!(Tokens::ALL.of(TokenId::Culture), 2);
        assert_eq!(Tokens::ALL.of(TokenId::Education), 1);
        assert_eq!(Tokens::ALL.bringing_cards(), 0b11_1111);
        assert_eq!(Tokens::from_iter([TokenId::Science, TokenId::Decor]).bringing_cards(), 1 << 3);
        assert_eq!(Tokens::ALL.without(Tokens::ALL), Some(Tokens::NONE));
        assert_eq!(Tokens::NONE.without(Tokens::ALL), None);
    }
}
