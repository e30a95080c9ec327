//! Costs, what is there to meet them, and every way to pay (W5).
//!
//! A cost is met if each of its units can be given a source of its own. By Hall's theorem the most units that can be given
//! one is the least, over all sets of kinds, of the units of other kinds and the sources that can give a kind of the set.
//! So sources are kept as a table with a number for each set of kinds, and so is each cost: to add two cities' sources and
//! to look how far they go are a few instructions, without a search.

use crate::ids::{Resource, ResourceSet};

/// Sets of raw materials.
const RAW_SETS: usize = 1 << Resource::RAW;
/// Sets of manufactured goods.
const MANUFACTURED_SETS: usize = 1 << (Resource::NUM - Resource::RAW);

/// A number for each set of raw materials and for each set of manufactured goods. No source gives both, so that they do
/// not meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct BySet {
    raw: [u8; RAW_SETS],
    manufactured: [u8; MANUFACTURED_SETS],
}

impl BySet {
    const ZERO: Self = Self { raw: [0; RAW_SETS], manufactured: [0; MANUFACTURED_SETS] };

    /// Adds to each set that meets the given resources, or to each that does not.
    const fn add(mut self, resources: u8, amount: u8, meeting: bool) -> Self {
        let (raw, manufactured) = (resources as usize % RAW_SETS, resources as usize / RAW_SETS);
        let mut set = 0;
        while raw != 0 && set < RAW_SETS {
            if (set & raw != 0) == meeting {
                self.raw[set] += amount;
            }
            set += 1;
        }
        set = 0;
        while manufactured != 0 && set < MANUFACTURED_SETS {
            if (set & manufactured != 0) == meeting {
                self.manufactured[set] += amount;
            }
            set += 1;
        }
        self
    }
}

/// What a card or a stage costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Coins that go to the bank.
    pub coins: u8,
    /// Units of each resource.
    pub resources: [u8; Resource::NUM],
    /// Units of all kinds outside a set.
    outside: BySet,
}

impl Cost {
    /// Nothing.
    pub const FREE: Self = Self { coins: 0, resources: [0; Resource::NUM], outside: BySet::ZERO };

    /// So many units of some resources.
    pub(crate) const fn of(units: &[(Resource, u8)]) -> Self {
        let mut cost = Self::FREE;
        let mut i = 0;
        while i < units.len() {
            let (resource, amount) = units[i];
            cost.resources[resource as usize] += amount;
            cost.outside = cost.outside.add(1 << resource as u8, amount, false);
            i += 1;
        }
        cost
    }

    /// The same and some coins.
    pub(crate) const fn and_coins(mut self, coins: u8) -> Self {
        self.coins += coins;
        self
    }

    /// Both together: one bill (S3.3).
    #[inline]
    pub(crate) fn plus(&self, other: &Self) -> Self {
        Self {
            coins: self.coins + other.coins,
            resources: sum(&self.resources, &other.resources),
            outside: BySet {
                raw: sum(&self.outside.raw, &other.outside.raw),
                manufactured: sum(&self.outside.manufactured, &other.outside.manufactured),
            },
        }
    }

    /// The same without some units; `None` if it does not have them.
    pub(crate) fn without(&self, units: &[Resource]) -> Option<Self> {
        let mut resources = self.resources;
        for unit in units {
            let left = &mut resources[unit.index()];
            *left = left.checked_sub(1)?;
        }
        let mut cost = Self::FREE.and_coins(self.coins);
        for (resource, amount) in Resource::ALL.into_iter().zip(resources).filter(|(_, amount)| *amount > 0) {
            cost.resources[resource.index()] = amount;
            cost.outside = cost.outside.add(1 << resource as u8, amount, false);
        }
        Some(cost)
    }

    /// Tests if sources can give all units.
    pub(crate) fn is_met_by(&self, sources: &Sources) -> bool {
        self.raw_met(&sources.0.raw) == self.raw()
            && self.manufactured_met(&sources.0.manufactured) == self.manufactured()
    }

    /// Each resource with its units, without those that are not asked for.
    pub fn units(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        Resource::ALL.into_iter().zip(self.resources).filter(|(_, units)| *units > 0)
    }

    /// Tests if there is nothing to pay.
    pub const fn is_nothing(&self) -> bool {
        self.coins == 0 && self.raw() == 0 && self.manufactured() == 0
    }

    /// Units of raw materials: all kinds lie outside the empty set.
    #[inline]
    const fn raw(&self) -> u8 {
        self.outside.raw[0]
    }

    /// Units of manufactured goods.
    #[inline]
    const fn manufactured(&self) -> u8 {
        self.outside.manufactured[0]
    }

    /// The most units of raw materials that the sources can give.
    #[inline]
    fn raw_met(&self, sources: &[u8; RAW_SETS]) -> u8 {
        least(&self.outside.raw, sources)
    }

    /// The most units of manufactured goods that the sources can give.
    #[inline]
    fn manufactured_met(&self, sources: &[u8; MANUFACTURED_SETS]) -> u8 {
        least(&self.outside.manufactured, sources)
    }
}

/// The least sum of two numbers for one set. By itself it is a few instructions for all sets at once; where it is called, the compiler
/// would look at one set after the other.
#[inline(never)]
fn least<const N: usize>(units: &[u8; N], sources: &[u8; N]) -> u8 {
    sum(units, sources).into_iter().fold(u8::MAX, u8::min)
}

#[inline]
fn sum<const N: usize>(one: &[u8; N], two: &[u8; N]) -> [u8; N] {
    let mut sums = [0; N];
    for set in 0..N {
        sums[set] = one[set] + two[set];
    }
    sums
}

/// What gives resources: for each set of kinds, how many sources can give one of the set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sources(BySet);

impl Sources {
    pub(crate) const NONE: Self = Self(BySet::ZERO);

    /// Adds sources each of which gives any one of these resources in a turn.
    pub(crate) fn add(&mut self, options: ResourceSet, amount: u8) {
        self.0 = self.0.add(options.bits(), amount, true);
    }

    /// How many of them can give one of these resources.
    #[inline]
    pub(crate) const fn count(&self, resources: ResourceSet) -> u8 {
        let bits = resources.bits() as usize;
        self.0.raw[bits % RAW_SETS] + self.0.manufactured[bits / RAW_SETS]
    }
}

/// What the coins for a unit are (W5.6, W5.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prices {
    /// Of raw materials, from the left and from the right.
    pub raw: [u8; 2],
    /// Of manufactured goods, from the left and from the right.
    pub manufactured: [u8; 2],
}

impl Prices {
    /// Two coins, whatever it is and whoever sells it.
    pub const USUAL: Self = Self { raw: [2; 2], manufactured: [2; 2] };
}

/// Coins that go to the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Payment {
    /// To the left neighbour.
    pub left: u8,
    /// To the right neighbour.
    pub right: u8,
}

impl Payment {
    /// Nobody gets anything.
    pub const NOTHING: Self = Self { left: 0, right: 0 };

    /// Coins to both neighbours.
    #[inline]
    pub const fn total(self) -> u8 {
        self.left + self.right
    }
}

/// The most units that a card or a stage costs.
const MOST_UNITS: usize = 7;
/// The most ways to pay for a card or a stage and a naval construction, which costs up to two units more.
pub(crate) const MOST_PAYMENTS_AT_SEA: usize = MOST_PAYMENTS + 4;
/// The most ways to pay: each gives the left neighbour another number of coins.
pub(crate) const MOST_PAYMENTS: usize = 2 * MOST_UNITS + 1;

/// Every way to pay that none other hides, the cheapest first (W5.14).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payments<const N: usize = MOST_PAYMENTS> {
    list: [Payment; N],
    len: usize,
}

impl<const N: usize> Payments<N> {
    pub(crate) const IMPOSSIBLE: Self = Self { list: [Payment::NOTHING; N], len: 0 };
    pub(crate) const NOTHING: Self = Self { list: [Payment::NOTHING; N], len: 1 };

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Payment> + '_ {
        self.list[..self.len].iter().copied()
    }
}

/// How many units of a class come from the left at least and at most, and how many are bought at all.
#[derive(Clone, Copy)]
struct Split {
    least: u8,
    most: u8,
    bought: u8,
}

impl Split {
    const NOTHING: Self = Self { least: 0, most: 0, bought: 0 };

    /// Works out how units can be bought of which the own sources give so many. `None` if all sources together do not suffice.
    #[inline]
    fn new<const N: usize>(outside: &[u8; N], met: u8, [own, left, right]: [&[u8; N]; 3]) -> Option<Self> {
        let units = outside[0];
        if met == units {
            return Some(Self::NOTHING);
        }
        let with_left = sum(own, left);
        if least(outside, &sum(&with_left, right)) < units {
            return None;
        }
        Some(Self {
            least: units - least(outside, &sum(own, right)),
            // What the left neighbour cannot give comes from the right.
            most: least(outside, &with_left) - met,
            bought: units - met,
        })
    }
}

/// Who pays: what it has, what its neighbours sell, and what they ask for a unit.
#[derive(Clone, Copy)]
pub(crate) struct Buyer<'a> {
    pub(crate) coins: u16,
    pub(crate) own: &'a Sources,
    /// Of the left and of the right neighbour.
    pub(crate) sellers: [&'a Sources; 2],
    pub(crate) prices: Prices,
}

impl Buyer<'_> {
    /// Every way to pay a cost.
    #[inline]
    pub(crate) fn payments<const N: usize>(&self, cost: &Cost) -> Payments<N> {
        let (own, [left, right]) = (&self.own.0, self.sellers.map(|sources| &sources.0));
        let raw_met = cost.raw_met(&own.raw);
        let manufactured_met = cost.manufactured_met(&own.manufactured);
        let missing = cost.raw() - raw_met + cost.manufactured() - manufactured_met;
        // A unit costs a coin at least.
        if self.coins < u16::from(cost.coins) + u16::from(missing) {
            return Payments::IMPOSSIBLE;
        }
        if missing == 0 {
            return Payments::NOTHING;
        }
        let raw = Split::new(&cost.outside.raw, raw_met, [&own.raw, &left.raw, &right.raw]);
        let goods = [&own.manufactured, &left.manufactured, &right.manufactured];
        let manufactured = raw.and_then(|_| Split::new(&cost.outside.manufactured, manufactured_met, goods));
        match (raw, manufactured) {
            (Some(raw), Some(manufactured)) => {
                undominated(raw, manufactured, self.coins - u16::from(cost.coins), self.prices)
            }
            _ => Payments::IMPOSSIBLE,
        }
    }
}

/// All splits of both classes together that can be paid, without those that another hides.
fn undominated<const N: usize>(raw: Split, manufactured: Split, coins: u16, prices: Prices) -> Payments<N> {
    // For each number of coins to the left, the fewest to the right.
    let mut fewest = [u8::MAX; N];
    for from_left in raw.least..=raw.most {
        for goods_from_left in manufactured.least..=manufactured.most {
            let left = from_left * prices.raw[0] + goods_from_left * prices.manufactured[0];
            let right = (raw.bought - from_left) * prices.raw[1]
                + (manufactured.bought - goods_from_left) * prices.manufactured[1];
            let right_now = &mut fewest[usize::from(left)];
            *right_now = right.min(*right_now);
        }
    }
    let mut payments = Payments::IMPOSSIBLE;
    let mut right_before = u8::MAX;
    for (left, &right) in (0..).zip(&fewest) {
        // Who pays the left neighbour more has to pay the right neighbour less.
        if right < right_before {
            right_before = right;
            let payment = Payment { left, right };
            if u16::from(payment.total()) <= coins {
                payments.list[payments.len] = payment;
                payments.len += 1;
            }
        }
    }
    payments.list[..payments.len].sort_by_key(|payment| (payment.total(), payment.left));
    payments
}
