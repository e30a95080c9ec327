//! What can be told of a position before anybody chooses: prices, losses and conflicts as things stand. All of it is public but for
//! prices of cards in a hand.

use super::bill::EMPORIA;
use super::{Armada, NavalAction, naval_tokens};
use crate::cost::Cost;
use crate::data::armada::{Far, Naval};
use crate::ids::{Card, Fleet};
use crate::military::Conflict;
use table::{Seat, SeatSet};

/// A conflict on land with what hangs on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandConflict {
    /// Who fights, with which shields.
    pub conflict: Conflict,
    /// Tokens that each of the two gets (S13.4).
    pub tokens: u8,
    /// They are no neighbours: one raids the other.
    pub is_raid: bool,
}

impl Armada {
    /// What the next step of a fleet costs; several where its owner may choose, none at the end of the track (S3.1, S7.14).
    pub fn next_step_costs(&self, seat: Seat, fleet: Fleet) -> Vec<Cost> {
        self.step_costs(seat, fleet).to_vec()
    }

    /// The fewest coins for which a seat could pay for the next step of a fleet alone.
    pub fn step_price(&self, seat: Seat, fleet: Fleet) -> Option<u8> {
        self.fewest_coins_with_step(seat, &Cost::FREE, fleet)
    }

    /// The fleet whose step may go with a card, and the fewest coins for both together (S3.1).
    pub fn card_with_step(&self, seat: Seat, card: Card) -> Option<(Fleet, Option<u8>)> {
        let fleet = Fleet::of(self.face(card).color).filter(|fleet| self.harbour(seat).movable().contains(*fleet))?;
        Some((fleet, self.price_with_step(seat, card)))
    }

    /// Fleets whose step may go with a stage of the wonder (S3.2, S7.13).
    pub fn fleets_of_stages(&self, seat: Seat) -> crate::ids::FleetSet {
        let harbour = self.harbour(seat);
        if harbour.has(Naval::FreeWonderFleet) {
            return Fleet::ALL.into_iter().collect();
        }
        harbour.shipyard().map(|shipyard| shipyard.yard().wonder_fleet).into_iter().collect()
    }

    /// Coins of an action with something naval in it that go to the bank (S3.3).
    pub fn bank_coins(&self, seat: Seat, action: NavalAction) -> u8 {
        let (coins, bill, is_stage) = match action {
            NavalAction::Build(card, bill) => (self.cost_of(seat, self.face(card)).coins, bill, false),
            NavalAction::BuildFree(_, bill) => (0, bill, false),
            NavalAction::Stage(_, bill) => (self.next_stage(seat).map_or(0, |stage| stage.cost.coins), bill, true),
            NavalAction::DiscardToMove(_)
            | NavalAction::Move(_)
            | NavalAction::Explore
            | NavalAction::StayHome
            | NavalAction::Keep(_)
            | NavalAction::Fight
            | NavalAction::StayOut => return 0,
        };
        let is_free_step = is_stage && self.harbour(seat).has(Naval::FreeWonderFleet);
        let step = match bill.step {
            Some(fleet) if !is_free_step => self.step_costs(seat, fleet).first().map_or(0, |cost| cost.coins),
            _ => 0,
        };
        coins + step
    }

    /// Cities two seats away of which a seat may buy: the card, the city, and how often in a turn (S8.5).
    pub fn emporia(&self, seat: Seat) -> Vec<(Card, Seat, u8)> {
        let cards = self.city(seat).cards() & EMPORIA;
        let of_card = |card: Card| {
            let trades = self.face(card).naval.iter().filter_map(|naval| match *naval {
                Naval::DistantTrade(far, times) => Some((far, times)),
                _ => None,
            });
            trades.map(move |(far, times)| (card, self.far(seat, far), times))
        };
        cards.iter().flat_map(of_card).collect()
    }

    /// Tests if neither taxes nor pirates cost a seat coins (S7.12).
    pub fn is_spared(&self, seat: Seat) -> bool {
        self.harbour(seat).has(Naval::NoLosses)
    }

    /// Tests if each construction brings a seat a coin (S7.15).
    pub fn gains_by_construction(&self, seat: Seat) -> bool {
        self.harbour(seat).has(Naval::CoinPerConstruction)
    }

    /// Tests if a seat may stay out of naval conflicts (S10.6).
    pub fn may_it_stay_out(&self, seat: Seat) -> bool {
        self.may_stay_out() == Some(seat)
    }

    /// What a tax would cost everybody but who levies it, as things stand (S6.4).
    pub fn tax_losses(&self, levier: Seat, tax: u8) -> Vec<(Seat, u16)> {
        self.losses_of_others(levier, |seat| {
            let level = self.harbour(seat).commerce();
            if self.is_spared(seat) { 0 } else { tax.saturating_sub(level) }
        })
    }

    /// What pirates of a seat would cost the others, as things stand (S8.4).
    pub fn pirate_losses(&self, owner: Seat) -> Vec<(Seat, u16)> {
        self.losses_of_others(owner, |seat| if self.is_spared(seat) { 0 } else { self.harbour(seat).commerce() })
    }

    /// What a stage would cost the others that costs each of them so many coins (S12.5).
    pub fn stage_losses(&self, owner: Seat, coins: u8) -> Vec<(Seat, u16)> {
        self.losses_of_others(owner, |_| coins)
    }

    fn losses_of_others(&self, owner: Seat, loss: impl Fn(Seat) -> u8) -> Vec<(Seat, u16)> {
        let others = self.all_seats().filter(|seat| *seat != owner);
        let losses = others.map(|seat| (seat, u16::from(loss(seat)).min(self.cities[seat].coins)));
        losses.filter(|(_, coins)| *coins > 0).collect()
    }

    /// Whom a seat raids in this age (S9.1).
    pub fn raided_by(&self, seat: Seat) -> SeatSet {
        let directions = [Far::LeftLeft, Far::RightRight].into_iter();
        directions.filter(|far| self.harbour(seat).raids(*far)).map(|far| self.far(seat, far)).collect()
    }

    /// Every conflict on land as it would end now: each seat with its left neighbour unless they are partners, then raids (S9, S13).
    pub fn land_conflicts(&self) -> Vec<LandConflict> {
        let count = self.seat_count();
        let near = self.all_seats().map(|seat| (seat, seat.left(count)));
        let far = self.all_seats().map(|seat| (seat, seat.left(count).left(count)));
        // Of three, it is the right neighbour; of four, both directions lead to the same city.
        let far = far.filter(|(one, two)| !self.neighbours(*one).contains(two) && (count > 4 || one < two));
        let fight = |(one, two): (Seat, Seat)| LandConflict {
            conflict: self.conflict(one, two),
            tokens: self.tokens_of_fight(one, two),
            is_raid: !self.neighbours(one).contains(&two),
        };
        near.chain(far).map(fight).filter(|fight| fight.tokens > 0).collect()
    }

    /// The token that each seat would get in a naval conflict of this age, if these took part (S10).
    pub fn naval_conflict(&self, fought: SeatSet) -> Vec<i8> {
        let strength = |seat: Seat| fought.contains(seat).then(|| self.naval_strength(seat));
        let strengths: Vec<Option<u8>> = self.all_seats().map(strength).collect();
        naval_tokens(self.age(), &strengths, self.setup.expansion.naval_third)
    }
}
