//! What a seat may do (S3, S5, S7, S10).

use super::bill::{Bill, Bills, Market, StepCosts};
use super::{Action, Armada, NavalStep};
use crate::city::Power;
use crate::cost::{Cost, Payment};
use crate::data::Face;
use crate::data::armada::Naval;
use crate::expansion::CardUse;
use crate::ids::{Card, Fleet, FleetSet, Island, MOST_HAND};
use crate::past::Use;
use crate::state::Step;
use table::{Actions, Seat};

/// What a seat decides and what the base game does not know. What has nothing naval in it is an action of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NavalAction {
    /// Builds a card of the hand (S3.1).
    Build(Card, Bill),
    /// Builds a card of the hand for nothing, by the power that allows it once in an age (S3.4).
    BuildFree(Card, Bill),
    /// Builds the next stage of the wonder (S3.2).
    Stage(Card, Bill),
    /// Discards a card of the hand and moves the yellow ship (S5.1).
    DiscardToMove(Card),
    /// Moves these fleets for nothing, perhaps none (S3.9).
    Move(FleetSet),
    /// Explores (S14.2).
    Explore,
    /// Does not explore (S14.2).
    StayHome,
    /// Keeps an island (S7.1).
    Keep(Island),
    /// Takes part in the naval conflict (S10.6).
    Fight,
    /// Stays out of the naval conflict (S10.6).
    StayOut,
}

impl CardUse for NavalAction {
    #[inline]
    fn used(self) -> Option<(Card, Use)> {
        match self {
            Self::Build(card, _) | Self::BuildFree(card, _) => Some((card, Use::Built)),
            Self::Stage(card, _) => Some((card, Use::Stage)),
            Self::DiscardToMove(card) => Some((card, Use::Discarded)),
            Self::Move(_) | Self::Explore | Self::StayHome | Self::Keep(_) | Self::Fight | Self::StayOut => None,
        }
    }

    #[inline]
    fn is_free_build(self) -> bool {
        matches!(self, Self::BuildFree(..))
    }
}

/// Fleets to choose from for a free move, and none.
const FREE_MOVES: usize = Fleet::NUM + 1;
/// Blue Armada cards of an age.
const BLUE_CARDS: usize = 2;

/// Ways to pay each bill, and each step alone, if all ways are more than a list of actions holds (S15.9).
#[derive(Clone, Copy)]
struct Limit {
    bills: usize,
    steps: usize,
}

/// Every way.
const ALL_WAYS: Limit = Limit { bills: usize::MAX, steps: usize::MAX };
/// The cheapest ones.
const FEW_WAYS: Limit = Limit { bills: 7, steps: 6 };

/// The most actions that a seat has with few ways to pay. Each card is built, alone and with a step, in each of these ways, blue
/// Armada cards with every free move; each is put under a stage, alone and with a step of any fleet; each is discarded for coins
/// or for a move. With the power to build for nothing a card is built so, alone and with a step.
const WITH_FEW_WAYS: usize = BLUE_CARDS * 2 * FEW_WAYS.bills * FREE_MOVES
    + (MOST_HAND - BLUE_CARDS) * 2 * FEW_WAYS.bills
    + (BLUE_CARDS * FREE_MOVES + MOST_HAND - BLUE_CARDS) * (1 + FEW_WAYS.steps)
    + MOST_HAND * FEW_WAYS.bills * FREE_MOVES
    + MOST_HAND * 2;
/// The most actions of a seat: as many as a list holds.
pub(super) const MAX_ACTIONS: usize = table::MAX_ACTIONS;
const _: () = assert!(WITH_FEW_WAYS <= MAX_ACTIONS && Card::NUM < MAX_ACTIONS);

fn build(card: Card, bill: Bill) -> Action {
    if bill.is_of_the_base_game() {
        Action::Build(card, bill.payment)
    } else {
        Action::Naval(NavalAction::Build(card, bill))
    }
}

fn build_free(card: Card, bill: Bill) -> Action {
    let is_plain = bill.is_of_the_base_game() && bill.payment == Payment::NOTHING;
    if is_plain { Action::BuildFree(card) } else { Action::Naval(NavalAction::BuildFree(card, bill)) }
}

fn stage(card: Card, bill: Bill) -> Action {
    if bill.is_of_the_base_game() {
        Action::Stage(card, bill.payment)
    } else {
        Action::Naval(NavalAction::Stage(card, bill))
    }
}

/// Tests if a card gives a free move when it is built (S3.10).
pub(super) fn gives_move(face: &Face) -> bool {
    face.naval.iter().any(|naval| matches!(naval, Naval::FreeMoves(..)))
}

/// A list does not hold so many actions.
struct Full;

/// Adds an action to a list.
#[inline]
fn add(out: &mut Actions<Action>, action: Action) -> Result<(), Full> {
    out.try_push(action).map_err(|_| Full)
}

/// A bill without a free move, and with that of each of some fleets.
#[inline]
fn with_moves(bill: Bill, fleets: FleetSet) -> impl Iterator<Item = Bill> {
    std::iter::once(None).chain(fleets.iter().map(Some)).map(move |free| Bill { free, ..bill })
}

/// Ways to build the next stage of a wonder.
struct StageWays {
    alone: Bills,
    /// Fleets of which any one may make a step for nothing.
    free: FleetSet,
    /// With a step of the wonder's fleet.
    with_step: Bills,
    fleet: Option<Fleet>,
}

impl StageWays {
    #[inline]
    fn iter(&self, limit: Limit) -> impl Iterator<Item = Bill> + '_ {
        let alone = move || self.alone.iter().take(limit.bills);
        let free = self.free.iter().flat_map(move |fleet| alone().map(move |bill| Bill { step: Some(fleet), ..bill }));
        let with_step = self.with_step.iter().take(limit.bills).map(|bill| Bill { step: self.fleet, ..bill });
        alone().chain(free).chain(with_step)
    }
}

impl Armada {
    /// Each kind of card in the hand: built, put under a stage, discarded, with whatever naval goes with it.
    pub(super) fn naval_uses_of_hand(&self, seat: Seat, out: &mut Actions<Action>) {
        if self.add_uses_of_hand(seat, ALL_WAYS, out).is_err() {
            out.clear();
            // These are never too many.
            let _ = self.add_uses_of_hand(seat, FEW_WAYS, out);
        }
    }

    fn add_uses_of_hand(&self, seat: Seat, limit: Limit, out: &mut Actions<Action>) -> Result<(), Full> {
        let city = &self.cities[seat];
        let market = self.market(seat);
        let stages = self.stage_ways(seat, &market);
        let may_move_yellow = self.table.harbours[seat].movable().contains(Fleet::Yellow);
        for card in self.hands[seat].kinds() {
            if (city.built & self.face(card).namesakes).is_empty() {
                self.add_ways_to_build(seat, card, &market, limit, out)?;
            }
            stages.iter(limit).try_for_each(|bill| add(out, stage(card, bill)))?;
            add(out, Action::Discard(card))?;
            if may_move_yellow {
                add(out, Action::Naval(NavalAction::DiscardToMove(card)))?;
            }
        }
        Ok(())
    }

    /// A card alone and with a step of its fleet (S3.1), paid or free by a power (S3.4).
    fn add_ways_to_build(
        &self,
        seat: Seat,
        card: Card,
        market: &Market<'_>,
        limit: Limit,
        out: &mut Actions<Action>,
    ) -> Result<(), Full> {
        let (city, face) = (&self.cities[seat], self.face(card));
        let cost = self.cost_of(seat, face);
        let fleet = Fleet::of(face.color);
        let alone = market.bills(&cost);
        let may_build_free = self.step == Step::ChooseCard && city.has(Power::FreeBuildPerAge) && !city.free_build_used;
        // Who cannot pay for the card cannot pay for more.
        if alone.first().is_none() && !may_build_free {
            return Ok(());
        }
        let steps = fleet.map_or(StepCosts::NONE, |fleet| self.step_costs(seat, fleet));
        let with_step = market.bills_with_step(&cost, &steps);
        let (moves_alone, moves) = (self.free_moves(seat, face, None), self.free_moves(seat, face, fleet));
        for bill in alone.iter().take(limit.bills) {
            with_moves(bill, moves_alone).try_for_each(|bill| add(out, build(card, bill)))?;
        }
        for bill in with_step.iter().take(limit.bills) {
            with_moves(Bill { step: fleet, ..bill }, moves).try_for_each(|bill| add(out, build(card, bill)))?;
        }
        if !may_build_free || cost.is_nothing() {
            return Ok(());
        }
        // The power is not wasted on what needs no coin anyway (W8.13), the step included if there is one (S3.4).
        let is_needed = |bills: &Bills| cost.coins > 0 || bills.first().is_none_or(|bill| bill.total() > 0);
        if is_needed(&alone) {
            with_moves(Bill::default(), moves_alone).try_for_each(|bill| add(out, build_free(card, bill)))?;
        }
        if is_needed(&with_step) {
            for bill in market.bills_with_step(&Cost::FREE, &steps).iter().take(limit.steps) {
                let bill = Bill { step: fleet, ..bill };
                with_moves(bill, moves).try_for_each(|bill| add(out, build_free(card, bill)))?;
            }
        }
        Ok(())
    }

    /// The fleets that the free move of a card may be made with after its step (S3.10).
    fn free_moves(&self, seat: Seat, face: &Face, step: Option<Fleet>) -> FleetSet {
        if !gives_move(face) {
            return FleetSet::new();
        }
        let mut harbour = self.table.harbours[seat];
        if let Some(fleet) = step {
            harbour.ships[fleet.index()] += 1;
        }
        harbour.movable()
    }

    /// The next stage alone, and with a step of the wonder's fleet (S3.2) or of any (S7.13).
    fn stage_ways(&self, seat: Seat, market: &Market<'_>) -> StageWays {
        let mut ways = StageWays { alone: Bills::NONE, free: FleetSet::new(), with_step: Bills::NONE, fleet: None };
        let Some(next) = self.next_stage(seat) else { return ways };
        ways.alone = market.bills(&next.cost);
        let harbour = &self.table.harbours[seat];
        if harbour.has(Naval::FreeWonderFleet) {
            ways.free = harbour.movable();
        } else if let Some(shipyard) = harbour.shipyard.filter(|_| ways.alone.first().is_some()) {
            let fleet = shipyard.yard().wonder_fleet;
            ways.with_step = market.bills_with_step(&next.cost, &self.step_costs(seat, fleet));
            ways.fleet = Some(fleet);
        }
        ways
    }

    /// What may be done in a step of Armada.
    pub(super) fn naval_actions(&self, seat: Seat, step: NavalStep, out: &mut Actions<Action>) {
        match step {
            NavalStep::MoveFleets => {
                let moves = self.table.moves[seat];
                let fleets = moves.fleets & self.table.harbours[seat].movable();
                for bits in 0..1_u8 << Fleet::NUM {
                    let chosen = FleetSet::from_bits(bits);
                    if chosen & fleets == chosen && chosen.len() <= usize::from(moves.count) {
                        out.push(Action::Naval(NavalAction::Move(chosen)));
                    }
                }
            }
            NavalStep::Explore(_) => {
                out.extend([NavalAction::Explore, NavalAction::StayHome].map(Action::Naval));
            }
            NavalStep::KeepIsland(level) => {
                out.extend(self.table.dealt(level, seat).iter().map(|island| Action::Naval(NavalAction::Keep(island))));
            }
            NavalStep::JoinConflict => out.extend([NavalAction::Fight, NavalAction::StayOut].map(Action::Naval)),
            NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_) => {}
        }
    }
}
