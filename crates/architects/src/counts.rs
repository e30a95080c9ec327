//! Counting: how many cards of each kind, how many tokens. What is alike has no identity.

use crate::data::BRINGING_CARDS;
use crate::ids::{Card, TokenId, TokenSet};
use std::fmt;
use table::{Bag, Rng};

/// How many cards of each kind. No heap holds more than a hundred cards but the discard pile, from which nothing is drawn.
pub type Cards = Bag<Card, 16>;

/// How many progress tokens of each kind: two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u32);

/// The lower bit of each kind.
const LOWER: u32 = 0x5555_5555;

impl Tokens {
    /// None.
    pub const NONE: Self = Self(0);

    /// Every token of the box (R1.9).
    pub const ALL: Self = {
        let (mut bits, mut i) = (0, 0);
        while i < TokenId::NUM {
            let copies = TokenId::ALL[i].token().copies;
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

    /// These and one more.
    pub(crate) const fn with(self, token: TokenId) -> Self {
        Self(self.0 + (1 << (2 * token as u32)))
    }

    /// Tests if there is one of the others among these.
    #[inline]
    pub(crate) const fn has_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Which of the tokens that bring extra cards are there, a bit each in the order of `BRINGING_CARDS`.
    #[inline]
    pub(crate) const fn bringing_cards(self) -> u8 {
        let (mut bits, mut i) = (0, 0);
        while i < BRINGING_CARDS.len() {
            // Each of them exists once.
            bits |= (self.0 >> (2 * BRINGING_CARDS[i] as u32) & 1) << i;
            i += 1;
        }
        bits as u8
    }

    /// A token of those there are, each equally likely.
    pub(crate) fn pick(self, rng: &mut impl Rng) -> TokenId {
        let place = rng.below(self.total());
        self.iter().nth(place).expect("a token is picked of those there are")
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

    #[test]
    fn there_are_fifteen_tokens_of_fourteen_kinds() {
        assert_eq!(Tokens::ALL.total(), 15);
        assert_eq!(Tokens::ALL.kinds(), TokenSet::all());
        assert_eq!(Tokens::ALL.of(TokenId::Culture), 2);
        assert_eq!(Tokens::ALL.of(TokenId::Education), 1);
        assert_eq!(Tokens::ALL.bringing_cards().count_ones() as usize, BRINGING_CARDS.len());
        let some = Tokens::from_iter([TokenId::Science, TokenId::Decor]);
        assert_eq!(some.bringing_cards().count_ones(), 1);
        assert_eq!(Tokens::ALL.without(Tokens::ALL), Some(Tokens::NONE));
        assert_eq!(Tokens::NONE.without(Tokens::ALL), None);
    }
}
