//! What must hold of Armada's part of a position, also of one from outside.

use super::harbour::Harbour;
use super::{Armada, Explore, NavalStep};
use crate::data::armada::{NAVAL_DEFEAT, NAVAL_REWARDS, TRACKS};
use crate::ids::{AGES, Fleet, IslandSet, Level};
use crate::state::Step;
use table::{Seat, SeatSet};

type Check = Result<(), String>;

fn holds(law: bool, broken: &str) -> Check {
    if law { Ok(()) } else { Err(broken.to_owned()) }
}

impl Armada {
    pub(super) fn check_table(&self) -> Check {
        let table = &self.table;
        let seats = SeatSet::all(self.seat_count());
        for (seat, harbour) in table.harbours.iter() {
            let is_there = seats.contains(seat);
            let is_empty = *harbour == Harbour::EMPTY && table.pirates[seat] == 0 && table.moves[seat].count == 0;
            holds(is_there || is_empty, "nobody sits there")?;
        }
        self.check_shipyards()?;
        let mut islands = IslandSet::new();
        for seat in self.all_seats() {
            let own = table.harbours[seat].islands;
            holds((islands & own).is_empty(), "two seats have one island")?;
            islands = islands | own;
        }
        for seat in self.all_seats() {
            self.check_harbour(seat)?;
        }
        self.check_turn()?;
        self.check_exploration()
    }

    /// Everybody has a shipyard of its own once they are dealt, and nothing before.
    fn check_shipyards(&self) -> Check {
        let is_dealt = match self.step {
            Step::Naval(NavalStep::DealShipyards) => false,
            Step::DealAge | Step::ChooseCard | Step::LastCard | Step::Fetch | Step::Over | Step::Naval(_) => true,
            Step::DealWonders | Step::PickWonder | Step::DealSides | Step::ChooseSide => false,
        };
        let harbours = &self.table.harbours.0[..self.seat_count()];
        for (i, harbour) in harbours.iter().enumerate() {
            holds(harbour.shipyard.is_some() == is_dealt, "shipyards do not fit what the table waits for")?;
            let is_twice = harbours[..i].iter().any(|other| other.shipyard == harbour.shipyard);
            holds(!is_dealt || !is_twice, "two seats have one shipyard")?;
            holds(is_dealt || *harbour == Harbour::EMPTY, "ships have sailed before shipyards were dealt")?;
        }
        Ok(())
    }

    fn check_harbour(&self, seat: Seat) -> Check {
        let harbour = &self.table.harbours[seat];
        for age in 0..AGES {
            let token = harbour.tokens[age];
            let was_fought = age < self.age() || self.step == Step::Over;
            let is_token = token == NAVAL_DEFEAT[age] || NAVAL_REWARDS[age].contains(&token);
            holds(token == 0 || was_fought && is_token, "there is no such naval token in that age")?;
        }
        let is_over = matches!(self.step, Step::Over | Step::DealAge | Step::Naval(NavalStep::JoinConflict));
        holds(!is_over || harbour.raids == 0, "raid tokens were not given back")
    }

    /// What is still to come in a turn can only be there while it goes on.
    fn check_turn(&self) -> Check {
        let table = &self.table;
        let goes_on = match self.step {
            Step::Naval(step) => !matches!(step, NavalStep::DealShipyards | NavalStep::JoinConflict),
            Step::Fetch => true,
            _ => false,
        };
        let is_quiet = table.tax == 0 && table.robber.is_none() && table.pirates.0.iter().all(|&pirates| pirates == 0);
        holds(goes_on || is_quiet, "coins are to be lost outside a turn")?;
        holds((table.tax == 0) == table.levied.is_empty(), "a tax that nobody levies")?;
        holds(table.tax == 0 || TRACKS.tax.contains(&table.tax), "there is no such tax")?;
        holds(table.robber.is_none() == (table.robbed == 0), "nobody takes coins from others")?;
        let draws = self.step == Step::Naval(NavalStep::DrawIsland);
        holds(table.drawing.is_some() == draws, "an island is drawn out of turn")?;
        if let Some((_, level)) = table.drawing {
            holds(!table.stack(level).is_empty(), "an island is drawn from an empty stack")?;
        }
        let movers = table.movers();
        let moves_now = self.step == Step::Naval(NavalStep::MoveFleets);
        holds(movers.is_empty() || moves_now || draws, "ships are to move out of turn")?;
        holds(!moves_now || !movers.is_empty(), "nobody has a ship to move")?;
        for seat in movers.iter() {
            let can = !(table.moves[seat].fleets & table.harbours[seat].movable()).is_empty();
            holds(can, "a ship is to move that cannot")?;
        }
        let joins = self.step == Step::Naval(NavalStep::JoinConflict);
        holds(!joins || self.may_stay_out().is_some() && self.is_last_turn(), "nobody may stay out of a naval conflict")
    }

    fn check_exploration(&self) -> Check {
        let table = &self.table;
        let waits = matches!(self.step, Step::Naval(_));
        for level in Level::ALL {
            let (now, later) = (table.round[level.index()], table.next[level.index()]);
            holds(waits || now.is_empty() && later.is_empty(), "islands are explored out of turn")?;
            for seat in now.iter().chain(later.iter()) {
                let space = table.harbours[seat].space(Fleet::Green);
                let is_there = SeatSet::all(self.seat_count()).contains(seat);
                let has_come = TRACKS
                    .explores
                    .iter()
                    .position(|other| *other == Some(level))
                    .is_some_and(|at| usize::from(space) >= at);
                holds(is_there && has_come, "somebody explores who has not come so far")?;
            }
            holds(now.iter().all(|seat| !later.contains(seat)), "somebody explores a level twice")?;
        }
        let due = Level::ALL.into_iter().find(|level| !table.round[level.index()].is_empty());
        match self.step {
            Step::Naval(NavalStep::DealIslands(level) | NavalStep::Explore(level)) => {
                holds(due == Some(level), "another level is explored first")?;
                let share = self.share(level, table.round[level.index()]);
                holds(share > 0, "there are too few islands for so many explorers")?;
                let is_asked = matches!(self.step, Step::Naval(NavalStep::Explore(_)));
                let asks = self.setup.expansion.explore == Explore::Asked;
                holds(table.declared == (asks && !is_asked) && (asks || !is_asked), "explorers are asked in no order")?;
            }
            _ => holds(!table.declared, "explorers are asked in no order")?,
        }
        let explorers = table.explorers();
        if let Step::Naval(NavalStep::KeepIsland(level)) = self.step {
            holds(!explorers.is_empty(), "nobody explores")?;
            holds(explorers.iter().all(|seat| SeatSet::all(self.seat_count()).contains(seat)), "nobody sits there")?;
            let share = self.share(level, explorers);
            for seat in explorers.iter() {
                let dealt = table.dealt(level, seat);
                holds(
                    dealt.len() == share && dealt & table.stack(level) == dealt,
                    "islands are dealt that are not there",
                )?;
            }
            holds(due.is_none_or(|due| due > level), "another level is explored first")?;
        } else {
            holds(explorers.is_empty(), "somebody holds islands out of turn")?;
        }
        Ok(())
    }
}
