//! What a player can pay with, which stages that is enough for, and every payment that really differs (R4).

use crate::counts::Cards;
use crate::data::{DOUBLING_COINS, FREEING_RESOURCES, Kind};
use crate::ids::{Card, Resource, StageId, StageSet, WonderId};
use crate::setup::{Coins, Economy, Engineering, EngineeringDuty};
use crate::state::Architects;
use std::fmt;
use table::Seat;

/// What a stage is paid with: how many grey cards of each resource, and how many yellow ones. Three bits each, after
/// those of the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Payment([u8; 3]);

impl Payment {
    /// So many grey cards of each resource and so many yellow ones, at most seven of each.
    pub fn new(stage: StageId, grey: [u8; Resource::NUM], yellow: u8) -> Self {
        let lanes = grey.into_iter().chain([yellow]).enumerate();
        let bits = lanes.fold(stage as u32, |bits, (i, count)| bits | u32::from(count & 7) << (3 * (i + 1)));
        Self::from_bits(bits)
    }

    fn from_bits(bits: u32) -> Self {
        let [a, b, c, _] = bits.to_le_bytes();
        Self([a, b, c])
    }

    #[inline]
    fn lane(self, index: usize) -> u8 {
        let [a, b, c] = self.0;
        (u32::from_le_bytes([a, b, c, 0]) >> (3 * index) & 7) as u8
    }

    /// The stage that is paid.
    #[inline]
    pub fn stage(self) -> StageId {
        StageId::ALL[usize::from(self.lane(0)) % StageId::NUM]
    }

    /// How many grey cards of a resource are spent.
    pub fn grey(self, resource: Resource) -> u8 {
        self.lane(1 + resource.index())
    }

    /// How many yellow cards are spent.
    pub fn yellow(self) -> u8 {
        self.lane(1 + Resource::NUM)
    }

    /// The cards that are spent: each kind and how many of it.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = (Card, u8)> {
        Card::PAYING.into_iter().enumerate().map(move |(i, card)| (card, self.lane(1 + i)))
    }

    /// One of the yellow cards counts as two coins (R6.7).
    #[inline]
    pub fn uses_economy(self) -> bool {
        let cards: u8 = self.cards().map(|(_, count)| count).sum();
        cards < self.stage().cost().count
    }

    /// The grey cards do not go together as the cost asks (R6.8).
    #[inline]
    pub fn uses_engineering(self) -> bool {
        let grey = Resource::ALL.map(|resource| self.grey(resource));
        !fits(self.stage().cost().kind, &grey)
    }
}

impl fmt::Debug for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.stage(), self.list())
    }
}

impl Payment {
    /// The cards one by one: `wood,wood,coin`.
    pub(crate) fn list(self) -> String {
        let cards = self.cards().flat_map(|(card, count)| std::iter::repeat_n(card.slug(), usize::from(count)));
        cards.collect::<Vec<_>>().join(",")
    }
}

/// Tests if grey cards are all unlike, or all alike.
fn fits(kind: Kind, grey: &[u8; Resource::NUM]) -> bool {
    match kind {
        Kind::Different => grey.iter().all(|&count| count <= 1),
        Kind::Identical => grey.iter().filter(|&&count| count > 0).count() <= 1,
    }
}

/// What a player can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// Grey cards of each resource.
    pub grey: [u8; Resource::NUM],
    /// Yellow cards.
    pub yellow: u8,
    /// One yellow card can count as two coins.
    pub economy: bool,
    /// Grey cards need not go together.
    pub engineering: bool,
}

/// Stages of 2, 3 and 4 different resources that can be paid with so many units.
const DIFFERENT: [u8; 5] = [0, 0, 0b1, 0b101, 0b1_0101];
/// Stages of 2 and 3 identical resources.
const IDENTICAL: [u8; 5] = [0, 0, 0b10, 0b1010, 0b1010];

/// The most payments there can be for the stages that a wonder offers at a time.
pub(crate) const MAX_PAYMENTS: usize = {
    let mut most = 0;
    let mut wonder = 0;
    while wonder < WonderId::NUM {
        let mut built = 0;
        while built < 1 << StageId::NUM {
            let available = WonderId::ALL[wonder].available(built);
            let (mut all, mut stage) = (0, 0);
            while stage < StageId::NUM {
                if available >> stage & 1 == 1 {
                    all += payments_of(StageId::ALL[stage].cost().count as usize);
                }
                stage += 1;
            }
            if all > most {
                most = all;
            }
            built += 1;
        }
        wonder += 1;
    }
    most
};

/// The most payments of one stage. With Engineering it is paid with any grey cards, as many as it costs or fewer; coins
/// make up for the rest, and where two or more are missing, Economy saves one of them (R6.7, R6.8).
const fn payments_of(count: usize) -> usize {
    choices(count) + if count < 2 { 0 } else { choices(count - 2) }
}

/// How many ways there are to take at most so many grey cards, those of a resource being alike.
const fn choices(most: usize) -> usize {
    let (mut ways, mut kind) = (1, 1);
    while kind <= Resource::NUM {
        ways = ways * (most + kind) / kind;
        kind += 1;
    }
    ways
}

impl Means {
    fn of(cards: &Cards, economy: bool, engineering: bool) -> Self {
        let grey = Resource::ALL.map(|resource| cards.of(resource.card()));
        Self { grey, yellow: cards.of(Card::Coin), economy, engineering }
    }

    /// The stages that can be paid, whether or not the wonder allows them yet, as a mask (R4.6).
    #[inline]
    pub(crate) fn pays(&self) -> u8 {
        let coins = self.yellow + u8::from(self.economy && self.yellow > 0);
        let up_to_four = |units: u8| usize::from(units.min(4));
        if self.engineering {
            let all: u8 = self.grey.iter().sum();
            let units = up_to_four(all.saturating_add(coins));
            return DIFFERENT[units] | IDENTICAL[units];
        }
        let (mut distinct, mut most) = (0, 0);
        for count in self.grey {
            distinct += u8::from(count > 0);
            most = most.max(count);
        }
        DIFFERENT[up_to_four(distinct + coins)] | IDENTICAL[up_to_four(most.saturating_add(coins))]
    }

    /// Every payment of a stage that really differs: by how many of which cards are spent (R4.7, R4.9). With it comes how
    /// many of them are grey.
    pub(crate) fn payments(&self, stage: StageId, mut see: impl FnMut(Payment, u8)) {
        let cost = stage.cost();
        // How many yellow cards can make up for so many missing resources.
        let mut pay = |grey: [u8; Resource::NUM], count: u8| {
            let missing = cost.count - count;
            if missing <= self.yellow {
                see(Payment::new(stage, grey, missing), count);
            }
            if self.economy && missing >= 2 && missing - 1 <= self.yellow {
                see(Payment::new(stage, grey, missing - 1), count);
            }
        };
        if self.engineering {
            self.each_choice(cost.count, 0, [0; Resource::NUM], 0, &mut pay);
            return;
        }
        match cost.kind {
            Kind::Different => {
                for subset in 0..1_u8 << Resource::NUM {
                    let grey: [u8; Resource::NUM] = std::array::from_fn(|i| subset >> i & 1);
                    let is_owned = grey.iter().zip(self.grey).all(|(&spent, owned)| spent <= owned);
                    let count = subset.count_ones() as u8;
                    if is_owned && count <= cost.count {
                        pay(grey, count);
                    }
                }
            }
            Kind::Identical => {
                pay([0; Resource::NUM], 0);
                for (i, owned) in self.grey.into_iter().enumerate() {
                    for count in 1..=owned.min(cost.count) {
                        let mut grey = [0; Resource::NUM];
                        grey[i] = count;
                        pay(grey, count);
                    }
                }
            }
        }
    }

    /// Tests if all these stages can be paid in one turn. Engineering pays for one of them, or for all (R6.8, R12.7).
    fn pays_all(&self, stages: &[StageId], always: bool) -> bool {
        let [stage, rest @ ..] = stages else { return true };
        let grey: usize = self.grey.iter().map(|&count| usize::from(count)).sum();
        let units = grey + usize::from(self.yellow) + usize::from(self.economy && self.yellow > 0);
        if units < stages.iter().map(|stage| usize::from(stage.cost().count)).sum() {
            return false;
        }
        let mut found = false;
        self.payments(*stage, |payment, _| {
            if !found {
                let left = Self {
                    grey: std::array::from_fn(|i| self.grey[i] - payment.grey(Resource::ALL[i])),
                    yellow: self.yellow - payment.yellow(),
                    economy: self.economy && !payment.uses_economy(),
                    engineering: self.engineering && (always || !payment.uses_engineering()),
                };
                found = left.pays_all(rest, always);
            }
        });
        found
    }

    /// Every choice of at most so many grey cards.
    fn each_choice(
        &self,
        most: u8,
        kind: usize,
        grey: [u8; Resource::NUM],
        count: u8,
        pay: &mut impl FnMut([u8; Resource::NUM], u8),
    ) {
        if kind == Resource::NUM {
            pay(grey, count);
            return;
        }
        for spent in 0..=self.grey[kind].min(most - count) {
            let mut grey = grey;
            grey[kind] = spent;
            self.each_choice(most, kind + 1, grey, count + spent, pay);
        }
    }
}

impl Architects {
    /// What a seat can pay with if it is its turn: Economy and Engineering as far as they are there and not used up.
    pub fn means(&self, seat: Seat) -> Means {
        let city = &self.cities[seat];
        let turn = &self.turn;
        let is_active = seat == self.active;
        let economy = city.tokens.has_any(DOUBLING_COINS) && !(is_active && turn.used_economy);
        let always = self.setup.engineering == Engineering::Always;
        let engineering = city.tokens.has_any(FREEING_RESOURCES) && (always || !(is_active && turn.used_engineering));
        Means::of(&city.cards, economy, engineering)
    }

    /// The stages that a seat could build if it were its turn.
    pub fn affordable(&self, seat: Seat) -> StageSet {
        StageSet::from_bits(self.means(seat).pays()) & self.cities[seat].available()
    }

    /// Tests if a seat could build all that its wonder lacks in one turn, with what lies before it (R10.4).
    pub(crate) fn can_complete(&self, seat: Seat) -> bool {
        let stands = self.cities[seat].stages();
        let missing: Vec<StageId> = StageId::ALL.into_iter().filter(|stage| !stands.contains(*stage)).collect();
        self.means(seat).pays_all(&missing, self.setup.engineering == Engineering::Always)
    }

    /// The stages that the active seat has to build before its turn ends (R4.2, R6.9).
    pub fn must_build(&self) -> StageSet {
        StageSet::from_bits(self.buildable().1)
    }

    /// The stages that the active seat can build now, and those that it has to, as masks (R4.2, R6.9).
    #[inline]
    pub(crate) fn buildable(&self) -> (u8, u8) {
        let city = &self.cities[self.active];
        let Some(wonder) = city.wonder else { return (0, 0) };
        let available = wonder.available(city.built);
        let means = self.means(self.active);
        let can = means.pays() & available;
        if can == 0 || !(means.economy || means.engineering) {
            return (can, can);
        }
        let duty = Means {
            economy: means.economy && self.setup.economy == Economy::Duty,
            engineering: means.engineering && self.setup.engineering_duty == EngineeringDuty::Duty,
            ..means
        };
        (can, duty.pays() & available)
    }

    /// Every payment for a stage that is open to the active seat.
    pub(crate) fn each_payment(&self, stage: StageId, mut see: impl FnMut(Payment)) {
        let means = self.means(self.active);
        if self.setup.coins == Coins::Free {
            means.payments(stage, |payment, _| see(payment));
            return;
        }
        // As many grey cards as can be, with and without Engineering.
        let mut most = [0; 2];
        means.payments(stage, |payment, grey| {
            let most = &mut most[usize::from(payment.uses_engineering())];
            *most = grey.max(*most);
        });
        means.payments(stage, |payment, grey| {
            if grey == most[usize::from(payment.uses_engineering())] {
                see(payment);
            }
        });
    }
}
