//! Units of all resources in one word, a byte each, so that what concerns every resource is a single operation.

use crate::ids::Resource;
use std::fmt;

/// Units of each resource: a cost, a production, or prices. At most 127 of each.
///
/// ```
/// use duel::{Goods, Resource};
///
/// let cost = Goods::new([2, 0, 1, 0, 0]);
/// let missing = cost.minus(Goods::new([1, 5, 0, 0, 0]));
/// assert_eq!(missing, Goods::new([1, 0, 1, 0, 0]));
/// assert_eq!(missing.times(Goods::new([3, 2, 4, 2, 2])), 7);
/// assert_eq!(missing.of(Resource::Stone), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods(u64);

impl Goods {
    /// Nothing of anything.
    pub const NONE: Self = Self(0);
    /// The highest bit of every byte.
    const HIGH: u64 = 0x8080_8080_8080_8080;

    /// Clay, wood, stone, glass, papyrus.
    pub const fn new(units: [u8; Resource::NUM]) -> Self {
        let [clay, wood, stone, glass, papyrus] = units;
        Self(u64::from_le_bytes([clay, wood, stone, glass, papyrus, 0, 0, 0]))
    }

    /// The same number of everything.
    pub const fn all(units: u8) -> Self {
        Self::new([units; Resource::NUM])
    }

    /// Units of one resource.
    #[inline]
    pub const fn of(self, resource: Resource) -> u8 {
        self.at(resource.index())
    }

    #[inline]
    const fn at(self, index: usize) -> u8 {
        (self.0 >> (8 * index)) as u8
    }

    /// Tests if there is nothing of anything.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left of each when the other is taken away; never below nothing.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        // Lend every byte its highest bit; it comes back where the byte was large enough.
        let lent = (self.0 | Self::HIGH) - other.0;
        let enough = lent & Self::HIGH;
        Self(lent & (enough - (enough >> 7)))
    }

    /// Units times prices, summed up. The sum of every five products must stay below 256.
    #[inline]
    pub const fn times(self, prices: Self) -> u16 {
        // Multiplied with the prices in reverse order, the fifth byte of the product is the sum of the products of
        // bytes that belong together, as in multiplying polynomials.
        let reversed = prices.0.swap_bytes() >> 24;
        (self.0.wrapping_mul(reversed) >> 32) as u8 as u16
    }

    /// Only the resources where `mask` holds all bits.
    #[inline]
    #[must_use]
    pub(crate) const fn masked(self, mask: Self) -> Self {
        Self(self.0 & mask.0)
    }

    /// Everything that `mask` leaves out.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, mask: Self) -> Self {
        Self(self.0 & !mask.0)
    }

    /// Some units of a resource.
    #[inline]
    pub(crate) const fn some(resource: Resource, units: u8) -> Self {
        Self((units as u64) << (8 * resource.index()))
    }

    /// One unit less of the dearest resource in a range of which there is something.
    #[inline]
    #[must_use]
    pub(crate) const fn without_dearest(self, prices: Self, range: std::ops::Range<usize>) -> Self {
        // All bits of the bytes that are not zero.
        let some = (self.0 + (Self::HIGH - 0x0101_0101_0101_0101)) & Self::HIGH;
        let wanted = Self(prices.0 & (some | (some - (some >> 7))));
        let mut dearest = range.start;
        let mut i = range.start;
        while i < range.end {
            if wanted.at(i) > wanted.at(dearest) {
                dearest = i;
            }
            i += 1;
        }
        self.minus(Self(1 << (8 * dearest)))
    }

    /// Units in the order of [`Resource`].
    pub const fn units(self) -> [u8; Resource::NUM] {
        [self.at(0), self.at(1), self.at(2), self.at(3), self.at(4)]
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.units().fmt(f)
    }
}
