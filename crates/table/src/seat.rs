//! Who sits at the table: seats and their neighbours, sets of seats, sides, and one value per seat.
//! Nothing here knows what a seat may do.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most seats any game of the family has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, written `A` to `H`. Seat `A` is the starting player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The starting player.
    pub const A: Self = Self(0);
    /// The second seat.
    pub const B: Self = Self(1);

    /// The seat with this index, `None` from [`MAX_SEATS`] on.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Position in seating order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat in a game of two.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat::A.opponent(), Seat::B);
    /// ```
    pub const fn opponent(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The neighbour on the left in a ring of `count` seats, who comes next in turn order. The last seat sits beside
    /// the first.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat::A.left(3), Seat::B);
    /// assert_eq!(Seat::A.right(3).left(3), Seat::A);
    /// ```
    #[inline]
    #[must_use]
    pub const fn left(self, count: usize) -> Self {
        let next = self.index() + 1;
        if next < count && next < MAX_SEATS { Self(next as u8) } else { Self::A }
    }

    /// The neighbour on the right in a ring of `count` seats, who comes before in turn order.
    #[inline]
    #[must_use]
    pub const fn right(self, count: usize) -> Self {
        if self.0 > 0 { Self(self.0 - 1) } else { Self(ring(count) as u8 - 1) }
    }

    /// The seat so many places to the left in a ring of `count` seats. Each round leads back to where it began.
    #[inline]
    #[must_use]
    pub const fn left_by(self, places: usize, count: usize) -> Self {
        let count = ring(count);
        Self(((self.index() + places % count) % count) as u8)
    }

    /// How many places to the left the other sits in a ring of `count` seats: so many turns until it has its own.
    #[inline]
    pub const fn places_to(self, other: Self, count: usize) -> usize {
        let count = ring(count);
        (other.index() + count - self.index() % count) % count
    }

    /// Every seat of a ring of `count` seats in turn order, this one first.
    pub fn around(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        std::iter::successors(Some(self), move |seat| Some(seat.left(count))).take(ring(count))
    }

    /// The first `count` seats in seating order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }
}

/// The size of a ring: it has at least one seat, and no more than there are.
const fn ring(count: usize) -> usize {
    if count == 0 {
        1
    } else if count > MAX_SEATS {
        MAX_SEATS
    } else {
        count
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not one letter from `A` to `H`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeat;

impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is one letter from A to H")
    }
}

impl std::error::Error for NotASeat {}

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Self(letter - b'A')),
            _ => Err(NotASeat),
        }
    }
}

/// Some of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// One seat only.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats.
    ///
    /// ```
    /// # use table::{Seat, SeatSet};
    /// assert!(SeatSet::all(2).contains(Seat::B));
    /// assert_eq!(SeatSet::all(3).len(), 3);
    /// ```
    pub fn all(count: usize) -> Self {
        Seat::first(count).collect()
    }

    /// Tests if the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats belong to the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tests if nobody belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat that comes first in seating order.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in seating order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who plays together. Partners win and lose as one side; most games know only sides of one seat.
///
/// ```
/// # use table::{Seat, SeatSet, Sides};
/// let [a, b, c, d] = [0, 1, 2, 3].map(|seat| Seat::new(seat).unwrap());
/// let pairs = Sides::of([SeatSet::only(a).with(c), SeatSet::only(b).with(d)]);
/// assert_eq!(pairs.side(c), SeatSet::only(a).with(c));
/// assert_eq!(pairs.among(SeatSet::all(4)).count(), 2);
/// assert_eq!(Sides::ALONE.among(SeatSet::all(4)).count(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sides {
    /// Of each seat, without itself.
    partners: [SeatSet; MAX_SEATS],
}

impl Sides {
    /// Everybody plays alone.
    pub const ALONE: Self = Self { partners: [SeatSet::EMPTY; MAX_SEATS] };

    /// The seats of each set play together, all others alone. No seat belongs to two sets.
    pub fn of(teams: impl IntoIterator<Item = SeatSet>) -> Self {
        let mut sides = Self::ALONE;
        for team in teams {
            team.iter().for_each(|seat| sides.partners[seat.index()] = team.without(seat));
        }
        sides
    }

    /// The side of a seat: the seat itself and its partners.
    pub const fn side(&self, seat: Seat) -> SeatSet {
        self.partners[seat.index()].with(seat)
    }

    /// Tests if nobody has a partner.
    pub fn are_single_seats(&self) -> bool {
        *self == Self::ALONE
    }

    /// The sides that these seats belong to, each once, in the order of their first seats.
    pub fn among(&self, seats: SeatSet) -> impl Iterator<Item = SeatSet> {
        // A side is met at the first of its seats.
        let is_met = move |seat: &Seat| self.partners[seat.index()].0 & seats.0 & ((1 << seat.0) - 1) == 0;
        seats.iter().filter(is_met).map(|seat| self.side(seat))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let teams = self.among(SeatSet::all(MAX_SEATS)).filter(|side| side.len() > 1);
        f.debug_list().entries(teams).finish()
    }
}

/// One value for each of `N` seats, looked up by [`Seat`].
///
/// ```
/// # use table::{BySeat, Seat};
/// let mut coins = BySeat([7, 7]);
/// coins[Seat::B] += 2;
/// assert_eq!(coins[Seat::B], 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Each seat with its value, in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(N).zip(&self.0)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
