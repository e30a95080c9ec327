//! Components that are alike: how many of each kind there are, and nothing else. What is alike has no identity.

use crate::{Id, Rng};
use std::fmt::{self, Debug};
use std::marker::PhantomData;

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// How many components of each kind, in `N` bytes: one for each kind, filled up to a multiple of eight.
///
/// ```
/// table::ids! {
///     enum Card("card", u8) { Wood = "wood", Clay = "clay" }
/// }
/// let mut hand: table::Bag<Card, 8> = [Card::Wood, Card::Clay, Card::Wood].into_iter().collect();
/// assert_eq!((hand.of(Card::Wood), hand.total()), (2, 3));
/// hand.remove(Card::Wood, 2);
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [(Card::Clay, 1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<T, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<T>,
}

impl<T: Id, const N: usize> Bag<T, N> {
    /// None.
    pub const NONE: Self = {
        assert!(N.is_multiple_of(8) && T::ALL.len() <= N, "a byte for each kind, in words of eight");
        Self { counts: [0; N], kinds: PhantomData }
    };

    /// So many of each kind, in printed order.
    pub const fn new<const KINDS: usize>(counts: [u8; KINDS]) -> Self {
        assert!(KINDS == T::ALL.len(), "a count for each kind");
        let mut bag = Self::NONE;
        let mut i = 0;
        while i < KINDS {
            bag.counts[i] = counts[i];
            i += 1;
        }
        bag
    }

    /// How many there are of each kind, in printed order, and zeros.
    pub const fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// How many there are of a kind.
    #[inline]
    pub fn of(&self, kind: T) -> u8 {
        self.counts[kind.index()]
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, kind: T) {
        self.add_many(kind, 1);
    }

    /// Adds so many of a kind.
    #[inline]
    pub fn add_many(&mut self, kind: T, count: u8) {
        self.counts[kind.index()] += count;
    }

    /// Takes so many of a kind away, or all if there are fewer.
    #[inline]
    pub fn remove(&mut self, kind: T, count: u8) {
        let left = &mut self.counts[kind.index()];
        *left = left.saturating_sub(count);
    }

    /// Both bags together.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.counts.iter_mut().zip(other.counts).for_each(|(count, more)| *count = count.saturating_add(more));
        self
    }

    /// What is left without the other bag; `None` if it is not part of this one.
    pub fn without(mut self, other: Self) -> Option<Self> {
        for (count, less) in self.counts.iter_mut().zip(other.counts) {
            *count = count.checked_sub(less)?;
        }
        Some(self)
    }

    /// Tests if there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// How many there are in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Each kind that is there, and how many of it.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + use<T, N> {
        T::ALL.iter().copied().zip(self.counts).filter(|(_, count)| *count > 0)
    }

    /// One of at most 127, each equally likely. Seeds are for ever: it is the one with the drawn number in printed order.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> T {
        debug_assert!(self.total() < 128, "the highest bit of a sum is needed to compare it");
        // Multiplied by ones, each byte of a word becomes the sum of itself and all below it.
        let words = self.counts.as_chunks().0.iter().map(|&word| u64::from_le_bytes(word).wrapping_mul(ONES));
        let total: u64 = words.clone().map(|sums| sums >> 56).sum();
        let mut place = rng.below(total as usize) as u64;
        let (mut sums, mut skipped) = (0, 0);
        for (next, index) in words.zip(0..) {
            if index == 0 || place >= sums >> 56 {
                place -= sums >> 56;
                (sums, skipped) = (next, 8 * index);
            }
        }
        // The kind is the first whose sum is greater than the place: count the sums that are not.
        let reached = ((place | 0x80) * ONES).wrapping_sub(sums) & HIGH;
        let kind = T::ALL.get(skipped + reached.count_ones() as usize);
        *kind.expect("nothing can be picked from an empty bag")
    }
}

impl<T: Id, const N: usize> Default for Bag<T, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Id, const N: usize> FromIterator<T> for Bag<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(kinds: I) -> Self {
        let mut bag = Self::NONE;
        kinds.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

impl<T: Id, const N: usize> Debug for Bag<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, count)| (kind.slug(), count))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xoshiro;

    crate::ids! {
        /// As many kinds as need three words.
        enum Kind("kind", u32) {
            A = "a", B = "b", C = "c", D = "d", E = "e", F = "f", G = "g", H = "h", I = "i", J = "j", K = "k", L = "l",
            M = "m", N = "n", O = "o", P = "p", Q = "q",
        }
    }

    type Kinds = Bag<Kind, 24>;

    const SOME: Kinds = Bag::new([4, 4, 4, 4, 4, 6, 0, 8, 4, 4, 4, 4, 4, 2, 0, 3, 1]);

    #[test]
    fn every_kind_is_picked_as_often_as_it_is_there() {
        let mut rng = Xoshiro::new(1);
        let mut picked = [0_u32; Kind::NUM];
        for _ in 0..60_000 {
            picked[SOME.pick(&mut rng).index()] += 1;
        }
        for kind in Kind::ALL {
            let expected = u32::from(SOME.of(kind)) * 1000;
            assert!(picked[kind.index()].abs_diff(expected) < 300, "{kind}: {picked:?}");
        }
        for kind in Kind::ALL {
            assert_eq!(Kinds::from_iter([kind]).pick(&mut rng), kind);
            assert_eq!(Kinds::from_iter([kind; 127]).pick(&mut rng), kind);
        }
    }

    /// Whoever has the same seed picks the same, however the sums are worked out.
    #[test]
    fn what_is_picked_is_the_one_with_the_drawn_number_in_printed_order() {
        let all: Vec<_> = SOME.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
        let (mut rng, mut slow) = (Xoshiro::new(2), Xoshiro::new(2));
        for _ in 0..1000 {
            assert_eq!(SOME.pick(&mut rng), all[slow.below(all.len())]);
        }
    }

    #[test]
    #[should_panic(expected = "empty bag")]
    fn nothing_is_picked_from_an_empty_bag() {
        Kinds::NONE.pick(&mut Xoshiro::new(3));
    }

    #[test]
    fn bags_are_put_together_and_taken_apart_again() {
        let other = Kinds::from_iter([Kind::A, Kind::Q, Kind::Q]);
        let both = SOME.with(other);
        assert_eq!((both.of(Kind::Q), both.total()), (3, SOME.total() + 3));
        assert_eq!(both.without(other), Some(SOME));
        assert_eq!(SOME.without(other), None, "one Q is too few");
        assert!(SOME.without(SOME).is_some_and(|left| left.is_empty() && left == Kinds::NONE));
    }

    #[test]
    fn no_more_is_taken_out_than_there_is() {
        let mut bag = Kinds::from_iter([Kind::B]);
        bag.remove(Kind::B, 2);
        assert_eq!(bag, Kinds::default());
        assert_eq!(format!("{:?}", Kinds::from_iter([Kind::B, Kind::B])), r#"{"b": 2}"#);
    }
}
