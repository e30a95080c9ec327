//! Naval construction, the order of a turn, and losses of coins (S3 to S6).

use super::bill::Bill;
use super::harbour::Moves;
use super::{Armada, Explore, NavalAction, NavalStep, PileMoves};
use crate::data::armada::{Far, Naval, TRACKS};
use crate::ids::{Card, Fleet, IslandSet, Level, MOST_SEATS};
use crate::legal::Action;
use crate::setup::LastCard;
use crate::state::Step;
use crate::witness::{Consequence, NavalConsequence, Witness};
use table::{BySeat, Seat, SeatSet};

impl Armada {
    /// What a seat has besides its city.
    pub fn harbour(&self, seat: Seat) -> &super::Harbour {
        &self.table.harbours[seat]
    }

    /// The islands of a level that nobody has.
    pub fn stack(&self, level: Level) -> IslandSet {
        self.table.stack(level)
    }

    /// Who holds islands and has to keep one.
    pub fn explorers(&self) -> SeatSet {
        self.table.explorers()
    }

    /// The islands of a level that a seat holds and of which it keeps one.
    pub fn dealt_islands(&self, level: Level, seat: Seat) -> IslandSet {
        self.table.dealt(level, seat)
    }

    /// A ship moves one space and what lies there happens: a naval construction (S3.1, S3.11).
    pub(super) fn move_ship(&mut self, seat: Seat, fleet: Fleet, witness: &mut impl Witness) {
        let harbour = &mut self.table.harbours[seat];
        if !harbour.movable().contains(fleet) {
            return;
        }
        harbour.ships[fleet.index()] += 1;
        let space = harbour.space(fleet);
        witness.sees_at_sea(NavalConsequence::Moved { seat, fleet, space });
        if harbour.has(Naval::CoinPerConstruction) {
            self.gain(seat, 1);
        }
        let space = usize::from(space);
        match fleet {
            Fleet::Yellow => {
                self.gain(seat, u16::from(TRACKS.coins[space]));
                self.levy(seat, TRACKS.tax[space]);
            }
            Fleet::Green => {
                if let Some(level) = TRACKS.explores[space] {
                    let explorers = &mut self.table.next[level.index()];
                    *explorers = explorers.with(seat);
                }
            }
            // These are read from the space when they count.
            Fleet::Red | Fleet::Blue => {}
        }
    }

    /// Only the highest tax of a turn counts (S6.5).
    fn levy(&mut self, seat: Seat, tax: u8) {
        let table = &mut self.table;
        if tax > table.tax {
            (table.tax, table.levied) = (tax, SeatSet::only(seat));
        } else if tax > 0 && tax == table.tax {
            table.levied = table.levied.with(seat);
        }
    }

    /// Everything that a bill says is paid: to the bank, to neighbours and to cities two seats away.
    pub(super) fn pay_bill(&mut self, seat: Seat, action: NavalAction, witness: &mut impl Witness) {
        let Some(bill) = bill_of(action) else { return };
        let bank = self.bank_coins(seat, action);
        self.pay_coins(seat, bank, bill.payment, witness);
        for (far, coins) in [Far::LeftLeft, Far::RightRight].into_iter().zip(bill.far) {
            if coins > 0 {
                let seller = self.far(seat, far);
                let treasury = &mut self.cities[seat].coins;
                *treasury = treasury.saturating_sub(u16::from(coins));
                self.gain(seller, u16::from(coins));
                witness.sees_at_sea(NavalConsequence::SoldFar { seller, buyer: seat, coins });
            }
        }
    }

    /// The ship moves for which a step was paid: the second thing in a turn (S4.1).
    pub(super) fn make_step(&mut self, seat: Seat, action: Action<super::WithArmada>, witness: &mut impl Witness) {
        if let Action::Naval(action) = action
            && let Some(Bill { step: Some(fleet), .. }) = bill_of(action)
        {
            self.move_ship(seat, fleet, witness);
        }
    }

    /// Effects of an action with something naval in it: the third thing in a turn (S4.1).
    pub(super) fn naval_action_effects(&mut self, seat: Seat, action: NavalAction, witness: &mut impl Witness) {
        match action {
            NavalAction::Build(card, _) | NavalAction::BuildFree(card, _) => {
                self.card_effects(seat, card, false, witness);
            }
            NavalAction::Stage(card, bill) => self.effects(seat, Action::Stage(card, bill.payment), witness),
            NavalAction::DiscardToMove(_) => self.move_ship(seat, Fleet::Yellow, witness),
            // These answer questions of their own; here they are looked at alone (`Wonders::alone`).
            NavalAction::Move(fleets) => fleets.iter().for_each(|fleet| self.move_ship(seat, fleet, witness)),
            NavalAction::Keep(island) => self.gain_island(seat, island, witness),
            NavalAction::Explore | NavalAction::StayHome | NavalAction::Fight | NavalAction::StayOut => {}
        }
        if let Some(Bill { free: Some(fleet), .. }) = bill_of(action) {
            self.move_ship(seat, fleet, witness);
        }
    }

    /// What a card does once (S8). From the discard pile no move comes with it, unless an option says so (S3.6, S14.1).
    pub(super) fn naval_card_effects(&mut self, seat: Seat, card: Card, from_pile: bool, witness: &mut impl Witness) {
        for naval in self.face(card).naval {
            match *naval {
                // From the hand its fleet was chosen together with the card.
                Naval::FreeMoves(count, fleets) if from_pile && self.setup.expansion.pile_moves == PileMoves::Yes => {
                    self.table.moves[seat] = Moves { count, fleets };
                }
                Naval::DrawIsland(level) => self.table.drawing = Some((seat, level)),
                Naval::Raid(far) => {
                    self.table.harbours[seat].raids |= 1 << far as u8;
                    let target = self.far(seat, far);
                    witness.sees_at_sea(NavalConsequence::Raided { raider: seat, target });
                }
                Naval::Pirates => self.table.pirates[seat] += 1,
                _ => {}
            }
        }
    }

    /// What a stage does once (S12.5).
    pub(super) fn naval_stage_effects(&mut self, seat: Seat, built: usize) {
        let stage = self.board(seat).and_then(|board| board.stages.get(built));
        for naval in stage.into_iter().flat_map(|stage| stage.naval) {
            if let Naval::OthersLoseCoins(coins) = *naval {
                self.table.robber = Some(seat);
                self.table.robbed = coins;
            }
        }
    }

    /// Goes on to whatever comes next in a turn, in the order of S4.1: islands and moves that came, explorations round by round,
    /// the discard pile, losses, the last card, the end of the turn.
    pub(super) fn sail_on(&mut self, witness: &mut impl Witness) {
        if let Some(step) = self.next_at_sea() {
            self.step = Step::Naval(step);
            return;
        }
        if let Some(seat) = self.due.fetch.filter(|_| self.pile().is_empty()) {
            self.due.fetch = None;
            witness.sees(Consequence::NothingToFetch(seat));
        }
        let fetches_now = self.setup.last_card == LastCard::HalicarnassusFirst || self.due.last_card.is_none();
        if self.due.fetch.is_some() && fetches_now {
            self.step = Step::Fetch;
            return;
        }
        self.lose_coins(witness);
        if self.due.last_card.is_some() {
            self.step = Step::LastCard;
        } else {
            self.end_turn(witness);
        }
    }

    /// An island to draw, ships to move or a level to explore, whichever comes first.
    fn next_at_sea(&mut self) -> Option<NavalStep> {
        if let Some((_, level)) = self.table.drawing {
            if !self.table.stack(level).is_empty() {
                return Some(NavalStep::DrawIsland);
            }
            self.table.drawing = None;
        }
        for seat in self.all_seats() {
            // A free move of a fleet at the end of its track is lost (S3.8).
            if (self.table.moves[seat].fleets & self.table.harbours[seat].movable()).is_empty() {
                self.table.moves[seat] = Moves::NONE;
            }
        }
        if !self.table.movers().is_empty() {
            return Some(NavalStep::MoveFleets);
        }
        let level = self.next_exploration()?;
        let is_asked = self.setup.expansion.explore == Explore::Asked && !self.table.declared;
        Some(if is_asked { NavalStep::Explore(level) } else { NavalStep::DealIslands(level) })
    }

    /// The level that is explored next. A round goes from level to level; then begins the next one (S7.4).
    fn next_exploration(&mut self) -> Option<Level> {
        for _ in 0..2 {
            for level in Level::ALL {
                if !self.table.round[level.index()].is_empty() {
                    if !self.table.stack(level).is_empty() {
                        return Some(level);
                    }
                    self.table.round[level.index()] = SeatSet::EMPTY;
                }
            }
            self.table.round = std::mem::replace(&mut self.table.next, [SeatSet::EMPTY; Level::NUM]);
        }
        None
    }

    /// Everybody has said where the free moves go.
    pub(super) fn make_moves(&mut self, witness: &mut impl Witness) {
        for seat in self.all_seats() {
            if let Some(Action::Naval(NavalAction::Move(fleets))) = self.chosen[seat].take() {
                self.table.moves[seat] = Moves::NONE;
                fleets.iter().for_each(|fleet| self.move_ship(seat, fleet, witness));
            }
        }
        self.sail_on(witness);
    }

    /// Taxes and pirates of this turn, and what a stage costs others: the last thing in a turn (S6.4 to S6.7, S8.4, S12.5).
    fn lose_coins(&mut self, witness: &mut impl Witness) {
        let table = &self.table;
        if table.tax == 0 && table.robber.is_none() && table.pirates.0 == [0; MOST_SEATS] {
            return;
        }
        for seat in self.all_seats() {
            let coins = self.loss(seat);
            self.cities[seat].coins -= coins;
            if coins > 0 {
                witness.sees_at_sea(NavalConsequence::Lost { seat, coins });
            }
        }
        let table = &mut self.table;
        (table.tax, table.levied, table.robber, table.robbed) = (0, SeatSet::EMPTY, None, 0);
        table.pirates = BySeat([0; MOST_SEATS]);
    }
}

impl Armada {
    /// Coins that a seat loses at the end of the turn, by what has happened in it so far; never more than it has (S6.4 to S6.7).
    pub fn loss(&self, seat: Seat) -> u16 {
        let table = &self.table;
        let level = table.harbours[seat].commerce();
        // Who alone levies the tax does not pay it.
        let tax = if table.levied == SeatSet::only(seat) { 0 } else { table.tax.saturating_sub(level) };
        let by_others: u8 = table.pirates.0.iter().sum::<u8>() - table.pirates[seat];
        let losses = if self.is_spared(seat) { 0 } else { u16::from(tax) + u16::from(by_others * level) };
        let robbed = table.robber.filter(|robber| *robber != seat).map_or(0, |_| u16::from(table.robbed));
        (losses + robbed).min(self.cities[seat].coins)
    }
}

/// What is paid for and moved with an action.
fn bill_of(action: NavalAction) -> Option<Bill> {
    match action {
        NavalAction::Build(_, bill) | NavalAction::BuildFree(_, bill) | NavalAction::Stage(_, bill) => Some(bill),
        NavalAction::DiscardToMove(_)
        | NavalAction::Move(_)
        | NavalAction::Explore
        | NavalAction::StayHome
        | NavalAction::Keep(_)
        | NavalAction::Fight
        | NavalAction::StayOut => None,
    }
}
