//! One bill for a card or a stage and the naval construction that goes with it (S3.3), and every way to pay it.

use super::Armada;
use crate::cost::{Buyer, Cost, MOST_PAYMENTS_AT_SEA, Payment, Payments, Sources};
use crate::data::Face;
use crate::data::armada::{Far, LAST_SPACE, Naval};
use crate::ids::{Card, CardSet, Fleet, Resource};
use std::ops::Deref;
use table::Seat;

/// What is paid to whom, and which ships move for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// Coins to the neighbours.
    pub payment: Payment,
    /// Coins to the cities two seats away, on the left and on the right (S8.5).
    pub far: [u8; 2],
    /// The fleet that makes the step which goes with the card or the stage (S3.1, S3.2).
    pub step: Option<Fleet>,
    /// The fleet that makes the free move of a blue Armada card (S3.10).
    pub free: Option<Fleet>,
}

impl Bill {
    /// Tests if there is nothing in it that the base game does not know.
    pub(super) fn is_of_the_base_game(&self) -> bool {
        self.far == [0; 2] && self.step.is_none() && self.free.is_none()
    }

    /// Coins to all cities.
    pub(super) fn total(&self) -> u8 {
        self.payment.total() + self.far[0] + self.far[1]
    }

    /// Tests if it gives nobody more than another does.
    fn is_within(&self, other: &Self) -> bool {
        self.payment.left <= other.payment.left
            && self.payment.right <= other.payment.right
            && self.far[0] <= other.far[0]
            && self.far[1] <= other.far[1]
    }
}

/// Ways to pay neighbours.
type NearPayments = Payments<MOST_PAYMENTS_AT_SEA>;

/// Ways to pay one bill, the cheapest first; none other hides one of them (S15.8). Few have any that are not to neighbours alone.
pub(super) struct Bills {
    near: NearPayments,
    others: Vec<Bill>,
}

impl Bills {
    pub(super) const NONE: Self = Self { near: NearPayments::IMPOSSIBLE, others: Vec::new() };

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Bill> + '_ {
        self.near.iter().map(|payment| Bill { payment, ..Bill::default() }).chain(self.others.iter().copied())
    }

    /// The cheapest one.
    #[inline]
    pub(super) fn first(&self) -> Option<Bill> {
        self.iter().next()
    }

    /// Those of some bills that none other hides.
    fn undominated(mut all: Vec<Bill>) -> Self {
        all.sort_by_key(|bill| (bill.total(), bill.payment.left, bill.payment.right, bill.far));
        let mut others: Vec<Bill> = Vec::new();
        for bill in all {
            // What hides another gives nobody more, so it stands before it; and so does its like.
            if !others.iter().any(|other| other.is_within(&bill)) {
                others.push(bill);
            }
        }
        Self { near: NearPayments::IMPOSSIBLE, others }
    }
}

/// What the step of a fleet may cost: nothing if there is none, and with a resource less there may be a choice (S7.14).
#[derive(Clone, Copy)]
pub(super) struct StepCosts {
    costs: [Cost; 2],
    len: usize,
}

impl StepCosts {
    pub(super) const NONE: Self = Self { costs: [Cost::FREE; 2], len: 0 };
}

impl FromIterator<Cost> for StepCosts {
    fn from_iter<I: IntoIterator<Item = Cost>>(all: I) -> Self {
        let mut found = Self::NONE;
        for cost in all {
            found.costs[found.len] = cost;
            found.len += 1;
        }
        found
    }
}

impl Deref for StepCosts {
    type Target = [Cost];

    fn deref(&self) -> &[Cost] {
        &self.costs[..self.len]
    }
}

/// Who pays and who sells to it: neighbours, and cities two seats away.
pub(super) struct Market<'a> {
    near: Buyer<'a>,
    /// How many resources may be bought in a turn from each city two seats away.
    times: [u8; 2],
    /// What these sell.
    far: [&'a Sources; 2],
}

impl Market<'_> {
    /// Every way to pay a cost.
    pub(super) fn bills(&self, cost: &Cost) -> Bills {
        if self.times == [0; 2] {
            return Bills { near: self.near.payments(cost), ..Bills::NONE };
        }
        // Whatever may come from two seats away comes from there, in every way, and the rest as always.
        let [left, right] = [0, 1].map(|far| far_purchases(cost, self.times[far], self.far[far]));
        let mut all = Vec::new();
        for left in &left {
            for right in &right {
                let units: Vec<Resource> = left.iter().chain(right).copied().collect();
                let Some(rest) = cost.without(&units) else { continue };
                let Some(coins) = self.near.coins.checked_sub(units.len() as u16) else { continue };
                let far = [left.len() as u8, right.len() as u8];
                let near: NearPayments = Buyer { coins, ..self.near }.payments(&rest);
                all.extend(near.iter().map(|payment| Bill { payment, far, ..Bill::default() }));
            }
        }
        Bills::undominated(all)
    }

    /// Every way to pay a cost together with that of a step, which may have several.
    pub(super) fn bills_with_step(&self, cost: &Cost, steps: &StepCosts) -> Bills {
        match &**steps {
            [] => Bills::NONE,
            [step] => self.bills(&cost.plus(step)),
            several => {
                let of_all = several.iter().map(|step| self.bills(&cost.plus(step)));
                Bills::undominated(of_all.flat_map(|bills| bills.iter().collect::<Vec<_>>()).collect())
            }
        }
    }
}

impl Armada {
    /// What a seat has to pay with, and who sells to it (S8.5).
    pub(super) fn market(&self, seat: Seat) -> Market<'_> {
        let mut times = [0; 2];
        for card in self.cities[seat].built & EMPORIA {
            for naval in self.face(card).naval {
                if let Naval::DistantTrade(far, often) = naval {
                    times[*far as usize] += often;
                }
            }
        }
        let sellers = [Far::LeftLeft, Far::RightRight].map(|far| self.far(seat, far));
        if sellers[0] == sellers[1] {
            // Both emporia reach one city, each of whose producers sells to a buyer once, whichever is used.
            times = [times[0] + times[1], 0];
        }
        Market { near: self.buyer(seat), times, far: sellers.map(|seller| &self.cities[seller].for_sale) }
    }

    /// The city two seats away.
    pub fn far(&self, seat: Seat, far: Far) -> Seat {
        let seats = self.seat_count();
        match far {
            Far::LeftLeft => seat.left(seats).left(seats),
            Far::RightRight => seat.right(seats).right(seats),
        }
    }

    /// What the next step of a fleet may cost; nothing if it has come to the end of its track (S3.1, S3.8).
    pub(super) fn step_costs(&self, seat: Seat, fleet: Fleet) -> StepCosts {
        let harbour = &self.table.harbours[seat];
        let space = harbour.space(fleet);
        let Some(shipyard) = harbour.shipyard.filter(|_| space < LAST_SPACE) else { return StepCosts::NONE };
        let cost = shipyard.yard().costs[fleet.index()][usize::from(space)];
        if harbour.has(Naval::CheaperConstruction) && cost.units().next().is_some() {
            return cost.units().filter_map(|(resource, _)| cost.without(&[resource])).collect();
        }
        [cost].into_iter().collect()
    }

    /// The fewest coins for which a seat that has so many can pay a cost, those to the bank among them.
    pub(super) fn fewest_coins_at_sea(&self, seat: Seat, cost: &Cost, coins: u16) -> Option<u8> {
        let mut market = self.market(seat);
        market.near.coins = coins;
        Some(cost.coins + market.bills(cost).first()?.total())
    }

    /// The fewest coins for which a seat could build a card and make the step that goes with it, if it had the card in its hand;
    /// `None` if it could not, or if no step goes with the card (S3.1).
    pub fn price_with_step(&self, seat: Seat, card: Card) -> Option<u8> {
        let (city, face) = (&self.cities[seat], self.face(card));
        if !(city.built & face.namesakes).is_empty() {
            return None;
        }
        self.fewest_coins_with_step(seat, &self.cost_of(seat, face), Fleet::of(face.color)?)
    }

    /// What a card costs a seat: nothing if a chain or a power makes it free.
    pub(super) fn cost_of(&self, seat: Seat, face: &Face) -> Cost {
        if self.is_free(seat, face) { Cost::FREE } else { face.cost }
    }

    /// The fewest coins for which a seat could build the next stage of its wonder and make the step that goes with it; `None` if it
    /// could not (S3.2, S7.13).
    pub fn stage_price_with_step(&self, seat: Seat) -> Option<u8> {
        let (stage, harbour) = (self.next_stage(seat)?, &self.table.harbours[seat]);
        if harbour.has(Naval::FreeWonderFleet) {
            return self.stage_price(seat).filter(|_| !harbour.movable().is_empty());
        }
        self.fewest_coins_with_step(seat, &stage.cost, harbour.shipyard?.yard().wonder_fleet)
    }

    pub(super) fn fewest_coins_with_step(&self, seat: Seat, cost: &Cost, fleet: Fleet) -> Option<u8> {
        let steps = self.step_costs(seat, fleet);
        let bills = self.market(seat).bills_with_step(cost, &steps);
        // An island takes resources off a step, never coins.
        Some(cost.coins + steps.first()?.coins + bills.first()?.total())
    }
}

/// Emporia.
pub(super) const EMPORIA: CardSet =
    CardSet::from_bits(1 << Card::EasternEmporium as u8 | 1 << Card::WesternEmporium as u8);

/// Up to so many units of a cost that a city sells, in every way, each way once.
fn far_purchases(cost: &Cost, times: u8, for_sale: &Sources) -> Vec<Vec<Resource>> {
    let mut ways = vec![Vec::new()];
    let mut longest = 0..1;
    for _ in 0..times {
        for i in longest.clone() {
            let last = ways[i].last().copied();
            for (kind, _) in cost.units().filter(|(kind, _)| last.is_none_or(|last| last <= *kind)) {
                let way: Vec<Resource> = ways[i].iter().copied().chain([kind]).collect();
                let bought: Vec<(Resource, u8)> = way.iter().map(|&unit| (unit, 1)).collect();
                if cost.without(&way).is_some() && Cost::of(&bought).is_met_by(for_sale) {
                    ways.push(way);
                }
            }
        }
        longest = longest.end..ways.len();
    }
    ways
}
