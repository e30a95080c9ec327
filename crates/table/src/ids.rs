//! Names of components and sets of them: closed enums of one byte with an ASCII slug, and bit sets over them.
//! What a component costs or does is the engine's business.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A closed list of named things, such as the cards of a game. Made by [`ids!`](crate::ids!).
pub trait Id: Copy + Eq + Ord + Hash + Debug + 'static {
    /// An integer with a bit for each member.
    type Bits: Bits;
    /// Every member, in printed order.
    const ALL: &'static [Self];
    /// What the members are called together, for error messages: `"building"`.
    const KIND: &'static str;

    /// Position in [`Id::ALL`].
    fn index(self) -> usize;
    /// The stable ASCII identifier used in texts, logs and files.
    fn slug(self) -> &'static str;

    /// The member with this slug.
    fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.slug() == slug)
    }
}

/// Declares a one-byte enum with slugs, `ALL`, `NUM`, `Display` and [`Id`].
///
/// ```
/// table::ids! {
///     /// What can be bought.
///     pub enum Good("good", u8) {
///         /// From the pit.
///         Clay = "clay",
///         /// From the forest.
///         Wood = "wood",
///     }
/// }
/// use table::Id;
/// assert_eq!(Good::NUM, 2);
/// assert_eq!(Good::from_slug("wood"), Some(Good::Wood));
/// assert_eq!(Good::Clay.to_string(), "clay");
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident($kind:literal, $bits:ty) {
        $($(#[$variant_meta:meta])* $variant:ident = $slug:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$variant_meta])* #[doc = concat!("Written `", $slug, "`.")] $variant),+
        }

        #[allow(dead_code, unreachable_pub, reason = "a private list has the same members as a public one")]
        impl $name {
            /// Every member, in printed order.
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$variant),+];
            /// How many members there are.
            pub const NUM: usize = Self::ALL.len();
            const SLUGS: [&'static str; Self::NUM] = [$($slug),+];

            /// Position in the printed order.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The stable ASCII identifier used in texts, logs and files.
            pub const fn slug(self) -> &'static str {
                Self::SLUGS[self as usize]
            }
        }

        impl $crate::Id for $name {
            type Bits = $bits;
            const ALL: &'static [Self] = &Self::ALL;
            const KIND: &'static str = $kind;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn slug(self) -> &'static str {
                Self::SLUGS[self as usize]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(Self::SLUGS[*self as usize])
            }
        }
    };
}

/// The unsigned integers that can back an [`IdSet`].
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// Only bit `index` set.
    fn bit(index: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// Index of the lowest set bit. Meaningless for zero.
    fn lowest(self) -> usize;
    /// The same without its lowest set bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($int:ty),+) => {$(
        impl Bits for $int {
            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}
bits!(u8, u16, u32, u64, u128);

/// A set of components, one bit each.
pub struct IdSet<T: Id>(T::Bits, PhantomData<T>);

impl<T: Id> IdSet<T> {
    /// The empty set.
    pub fn new() -> Self {
        Self(T::Bits::default(), PhantomData)
    }

    /// The set with these bits; bit `i` stands for the member with index `i`.
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits, PhantomData)
    }

    /// One bit per member.
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Every member there is.
    pub fn all() -> Self {
        T::ALL.iter().copied().collect()
    }

    /// Tests if the member belongs to the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.0 & T::Bits::bit(id.index()) != T::Bits::default()
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.0 = self.0 | T::Bits::bit(id.index());
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.0 = self.0 & !T::Bits::bit(id.index());
    }

    /// How many members belong to the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Tests if nothing belongs to the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::default()
    }

    /// The member that comes first in printed order.
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The `n`th member in printed order, from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<T> {
        let rest = (0..n).fold(self.0, |bits, _| bits.without_lowest());
        T::ALL.get(rest.lowest()).copied()
    }

    /// The members in printed order.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

impl<T: Id> Clone for IdSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> Copy for IdSet<T> {}

impl<T: Id> PartialEq for IdSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Id> Eq for IdSet<T> {}

impl<T: Id> Hash for IdSet<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Id> Default for IdSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Id> Debug for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Id> BitAnd for IdSet<T> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }
}

impl<T: Id> BitOr for IdSet<T> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }
}

/// Everything the set lacks; bits beyond the last member stay clear.
impl<T: Id> Not for IdSet<T> {
    type Output = Self;

    fn not(self) -> Self {
        Self::from_bits(!self.0 & Self::all().0)
    }
}

impl<T: Id> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::new();
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<T: Id> IntoIterator for IdSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// Walks an [`IdSet`] in printed order.
pub struct Iter<T: Id>(IdSet<T>);

impl<T: Id> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0.is_empty() {
            return None;
        }
        let id = T::ALL[self.0.0.lowest()];
        self.0 = IdSet::from_bits(self.0.0.without_lowest());
        Some(id)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len();
        (len, Some(len))
    }
}

impl<T: Id> ExactSizeIterator for Iter<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    ids! {
        /// Days, as an example.
        enum Day("day", u8) { Mon = "mon", Tue = "tue", Wed = "wed" }
    }

    #[test]
    fn sets_behave_like_sets() {
        let mut days: IdSet<Day> = [Day::Tue, Day::Mon].into_iter().collect();
        assert_eq!(days.iter().collect::<Vec<_>>(), [Day::Mon, Day::Tue]);
        assert_eq!((!days).first(), Some(Day::Wed));
        assert_eq!(days.nth(1), Some(Day::Tue));
        assert_eq!(days.nth(2), None);
        days.remove(Day::Mon);
        assert!(!days.contains(Day::Mon) && days.contains(Day::Tue) && days.len() == 1);
        assert!((days & !days).is_empty());
        assert_eq!(days | !days, IdSet::all());
    }

    #[test]
    fn slugs_find_their_member() {
        assert_eq!(Day::from_slug("wed"), Some(Day::Wed));
        assert_eq!(Day::from_slug("sun"), None);
        assert_eq!(<Day as Id>::KIND, "day");
        assert_eq!(format!("[{:>5}]", Day::Mon), "[  mon]");
    }
}
