//! What a seat may know. All of Armada lies open but for two things: islands that an explorer holds, until it has kept one, and
//! the order of the stacks, which are shuffled whenever something comes back to them (S7.9). Partners see each other's islands
//! as they see each other's hands (S13.9).

use super::bill::Bill;
use super::harbour::{Harbour, Moves, PER_LEVEL, Table};
use super::{Armada, NavalAction, NavalChance, NavalStep, View};
use crate::ids::{IslandSet, Level, MOST_SEATS, Shipyard};
use crate::state::Step;
use table::{BySeat, Rng, Seat, SeatSet};

/// What a viewer may know of what Armada lays on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NavalView {
    /// What each player has besides a city.
    pub harbours: Vec<Harbour>,
    /// The highest tax of this turn.
    pub tax: u8,
    /// Who levies it.
    pub levied: SeatSet,
    /// How often each seat sends pirates in this turn.
    pub pirates: Vec<u8>,
    /// Whose stage costs all others coins in this turn.
    pub robber: Option<Seat>,
    /// How many coins.
    pub robbed: u8,
    /// Who explores each level in this round of exploration.
    pub round: [SeatSet; Level::NUM],
    /// Who explores each level in the next round.
    pub next: [SeatSet; Level::NUM],
    /// Explorers of the level that comes next have said that they explore.
    pub declared: bool,
    /// Who takes the top island of which level.
    pub drawing: Option<(Seat, Level)>,
    /// Free moves that are still to be made.
    pub moves: Vec<Moves>,
    /// Who holds islands of which it keeps one.
    pub explorers: SeatSet,
    /// The islands that the viewer holds itself.
    pub dealt: IslandSet,
    /// The islands that its partner holds.
    pub partner_dealt: IslandSet,
}

/// What a viewer learns from an event that only Armada has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NavalEventView {
    /// Shipyards were dealt.
    Shipyards(BySeat<Shipyard, MOST_SEATS>),
    /// The top island of a stack was taken.
    Island(crate::ids::Island),
    /// Islands were dealt to explorers; the viewer's are these.
    Islands(IslandSet),
    /// Islands were dealt to explorers, none of them to the viewer.
    IslandsToOthers,
    /// Another seat built a stage with a card that the viewer does not see.
    BuiltStage(Bill),
    /// Another seat discarded a card that the viewer does not see, and moved its yellow ship.
    DiscardedToMove,
}

impl Armada {
    pub(super) fn naval_view(&self, viewer: Option<Seat>) -> NavalView {
        let table = &self.table;
        let dealt = |seat: Option<Seat>| match (self.step, seat) {
            (Step::Naval(NavalStep::KeepIsland(level)), Some(seat)) => table.dealt(level, seat),
            _ => IslandSet::new(),
        };
        NavalView {
            harbours: self.all_seats().map(|seat| table.harbours[seat]).collect(),
            tax: table.tax,
            levied: table.levied,
            pirates: self.all_seats().map(|seat| table.pirates[seat]).collect(),
            robber: table.robber,
            robbed: table.robbed,
            round: table.round,
            next: table.next,
            declared: table.declared,
            drawing: table.drawing,
            moves: self.all_seats().map(|seat| table.moves[seat]).collect(),
            explorers: table.explorers(),
            dealt: dealt(viewer),
            partner_dealt: dealt(viewer.and_then(|seat| self.setup.partner(seat))),
        }
    }

    pub(super) fn chance_view_at_sea(&self, outcome: NavalChance, viewer: Option<Seat>) -> NavalEventView {
        match outcome {
            NavalChance::Shipyards(shipyards) => NavalEventView::Shipyards(shipyards),
            NavalChance::Island(island) => NavalEventView::Island(island),
            NavalChance::Islands(dealt) => {
                let Step::Naval(NavalStep::DealIslands(level)) = self.step else {
                    return NavalEventView::IslandsToOthers;
                };
                let is_own = |holder: Option<Seat>| holder.is_some() && holder == viewer;
                let islands = level.islands().iter().zip(dealt).filter(|(_, holder)| is_own(*holder));
                let own: IslandSet = islands.map(|(island, _)| island).collect();
                if own.is_empty() { NavalEventView::IslandsToOthers } else { NavalEventView::Islands(own) }
            }
        }
    }

    /// Islands of others are dealt at random from those that the viewer does not see.
    pub(super) fn imagine_islands(&mut self, view: &View, rng: &mut impl Rng) {
        if let Step::Naval(NavalStep::KeepIsland(level)) = self.step {
            self.imagine_dealt(level, view.expansion.explorers, rng);
        }
    }
}

/// What others learn from an action that they do not see whole.
pub(super) fn hidden(action: NavalAction) -> Option<NavalEventView> {
    match action {
        NavalAction::Stage(_, bill) => Some(NavalEventView::BuiltStage(bill)),
        NavalAction::DiscardToMove(_) => Some(NavalEventView::DiscardedToMove),
        NavalAction::Build(..)
        | NavalAction::BuildFree(..)
        | NavalAction::Move(_)
        | NavalAction::Explore
        | NavalAction::StayHome
        | NavalAction::Keep(_)
        | NavalAction::Fight
        | NavalAction::StayOut => None,
    }
}

/// The table without islands that explorers hold and the viewer does not see.
pub(super) fn open_part(view: &View) -> Table {
    let known = &view.expansion;
    let mut table = Table {
        tax: known.tax,
        levied: known.levied,
        robber: known.robber,
        robbed: known.robbed,
        round: known.round,
        next: known.next,
        declared: known.declared,
        drawing: known.drawing,
        ..Table::default()
    };
    for (index, seat) in Seat::first(known.harbours.len()).enumerate() {
        table.harbours[seat] = known.harbours[index];
        table.pirates[seat] = known.pirates[index];
        table.moves[seat] = known.moves[index];
    }
    for (islands, holder) in [(known.dealt, view.viewer), (known.partner_dealt, view.partner())] {
        islands.iter().for_each(|island| table.dealt[island.index() % PER_LEVEL] = holder);
    }
    table
}
