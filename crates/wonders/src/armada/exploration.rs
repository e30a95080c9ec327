//! Islands: their stacks, explorations alone and in groups, and what an island brings at once (S7).

use super::harbour::{Moves, PER_LEVEL};
use super::{Armada, NavalAction, NavalStep};
use crate::data::armada::{ALONE, Naval};
use crate::ids::{Island, Level, MOST_SEATS, Shipyard};
use crate::legal::Action;
use crate::state::Step;
use crate::witness::{NavalConsequence, Witness};
use table::{BySeat, Rng, Seat, SeatSet};

/// What the table reveals besides what it reveals in the base game. Seats that nobody has get the first of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NavalChance {
    /// Each seat gets a shipyard (S2.7).
    Shipyards(BySeat<Shipyard, MOST_SEATS>),
    /// The top island of a stack (S7.7).
    Island(Island),
    /// Who gets each island of the level that is explored, in printed order (S7.1, S7.2).
    Islands([Option<Seat>; PER_LEVEL]),
}

/// Shipyards in random order, and for each level the order of its stack after every number of islands that have left it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NavalDeal {
    shipyards: [Shipyard; Shipyard::NUM],
    /// Whatever comes back to a stack is shuffled into it, so each number of islands has an order of its own.
    stacks: [[[Island; PER_LEVEL]; PER_LEVEL]; Level::NUM],
}

impl NavalDeal {
    pub(super) fn new(rng: &mut impl Rng) -> Self {
        let shipyards = ShuffledNow(rng).shipyards();
        let stacks = Level::ALL.map(|level| std::array::from_fn(|_| shuffled(level, rng)));
        Self { shipyards, stacks }
    }
}

/// Orders of shipyards and of islands.
trait Decks {
    fn shipyards(&mut self) -> [Shipyard; Shipyard::NUM];
    /// The islands of a level, after so many have left its stack.
    fn islands(&mut self, level: Level, gone: usize) -> [Island; PER_LEVEL];
}

impl Decks for &NavalDeal {
    fn shipyards(&mut self) -> [Shipyard; Shipyard::NUM] {
        self.shipyards
    }

    fn islands(&mut self, level: Level, gone: usize) -> [Island; PER_LEVEL] {
        self.stacks[level.index()][gone.min(PER_LEVEL - 1)]
    }
}

/// Decks that are shuffled when somebody draws from them.
struct ShuffledNow<'a, R>(&'a mut R);

impl<R: Rng> Decks for ShuffledNow<'_, R> {
    fn shipyards(&mut self) -> [Shipyard; Shipyard::NUM] {
        let mut shipyards = Shipyard::ALL;
        self.0.shuffle(&mut shipyards);
        shipyards
    }

    fn islands(&mut self, level: Level, _: usize) -> [Island; PER_LEVEL] {
        shuffled(level, self.0)
    }
}

fn shuffled(level: Level, rng: &mut impl Rng) -> [Island; PER_LEVEL] {
    let mut islands: [Island; PER_LEVEL] = std::array::from_fn(|i| Island::ALL[PER_LEVEL * level.index() + i]);
    rng.shuffle(&mut islands);
    islands
}

impl Armada {
    /// How many islands each explorer of a level gets: alone four, in a group as many as there are for everybody (S7.1, S7.2).
    pub fn share(&self, level: Level, explorers: SeatSet) -> usize {
        let islands = self.table.stack(level).len();
        match explorers.len() {
            0 => 0,
            1 => islands.min(ALONE),
            several => islands / several,
        }
    }

    /// What the table owes in a step when its decks lie so. It owes something only in steps of chance.
    fn laid_out(&self, step: NavalStep, mut decks: impl Decks) -> NavalChance {
        let mut in_stack = |level: Level| {
            let stack = self.table.stack(level);
            decks.islands(level, PER_LEVEL - stack.len()).into_iter().filter(move |island| stack.contains(*island))
        };
        match step {
            NavalStep::DealIslands(level) => {
                let explorers = self.table.round[level.index()];
                let share = self.share(level, explorers);
                let places = explorers.iter().flat_map(|seat| std::iter::repeat_n(seat, share));
                let mut dealt = [None; PER_LEVEL];
                for (island, seat) in in_stack(level).zip(places) {
                    dealt[island.index() % PER_LEVEL] = Some(seat);
                }
                NavalChance::Islands(dealt)
            }
            NavalStep::DrawIsland => {
                let level = self.table.drawing.map_or(Level::One, |(_, level)| level);
                NavalChance::Island(in_stack(level).next().unwrap_or(Island::ALL[0]))
            }
            NavalStep::DealShipyards
            | NavalStep::MoveFleets
            | NavalStep::Explore(_)
            | NavalStep::KeepIsland(_)
            | NavalStep::JoinConflict => {
                let mut seated = BySeat([Shipyard::ALL[0]; MOST_SEATS]);
                seated.0[..self.seat_count()].copy_from_slice(&decks.shipyards()[..self.seat_count()]);
                NavalChance::Shipyards(seated)
            }
        }
    }

    pub(super) fn draw_naval(&self, step: NavalStep, rng: &mut impl Rng) -> NavalChance {
        self.laid_out(step, ShuffledNow(rng))
    }

    pub(super) fn dealt_naval(&self, step: NavalStep, deal: &NavalDeal) -> NavalChance {
        self.laid_out(step, deal)
    }

    pub(super) fn is_naval_possible(&self, step: NavalStep, outcome: NavalChance) -> bool {
        match (step, outcome) {
            (NavalStep::DealShipyards, NavalChance::Shipyards(shipyards)) => {
                let (dealt, rest) = shipyards.0.split_at(self.seat_count());
                dealt.iter().enumerate().all(|(i, shipyard)| !dealt[..i].contains(shipyard))
                    && rest.iter().all(|shipyard| *shipyard == Shipyard::ALL[0])
            }
            (NavalStep::DrawIsland, NavalChance::Island(island)) => {
                self.table.drawing.is_some_and(|(_, level)| self.table.stack(level).contains(island))
            }
            (NavalStep::DealIslands(level), NavalChance::Islands(dealt)) => {
                let (stack, explorers) = (self.table.stack(level), self.table.round[level.index()]);
                let share = self.share(level, explorers);
                let has_share = |seat: Seat| dealt.iter().filter(|holder| **holder == Some(seat)).count() == share;
                let lies_in_stack = level.islands().iter().zip(dealt).all(|(island, holder)| {
                    holder.is_none_or(|seat| explorers.contains(seat) && stack.contains(island))
                });
                lies_in_stack && explorers.iter().all(has_share)
            }
            _ => false,
        }
    }

    pub(super) fn reveal_naval(&mut self, outcome: NavalChance, witness: &mut impl Witness) {
        match outcome {
            NavalChance::Shipyards(shipyards) => {
                for seat in self.all_seats() {
                    self.table.harbours[seat].shipyard = Some(shipyards[seat]);
                }
                self.step = Step::DealAge;
            }
            NavalChance::Island(island) => {
                if let Some((seat, _)) = self.table.drawing.take() {
                    self.gain_island(seat, island, witness);
                }
                self.sail_on(witness);
            }
            NavalChance::Islands(dealt) => {
                if let Step::Naval(NavalStep::DealIslands(level)) = self.step {
                    self.table.round[level.index()] = SeatSet::EMPTY;
                    self.table.declared = false;
                    self.table.dealt = dealt;
                    self.step = Step::Naval(NavalStep::KeepIsland(level));
                }
            }
        }
    }

    /// An island lies open from now on; its free moves come at once, pirates at the end of the turn (S7.6).
    pub(super) fn gain_island(&mut self, seat: Seat, island: Island, witness: &mut impl Witness) {
        self.table.harbours[seat].islands.insert(island);
        let face = island.face();
        for effect in face.effects {
            self.cities[seat].keep(effect, false);
        }
        for naval in face.naval {
            match *naval {
                Naval::FreeMoves(count, fleets) => self.table.moves[seat] = Moves { count, fleets },
                Naval::Pirates => self.table.pirates[seat] += 1,
                _ => {}
            }
        }
        witness.sees_at_sea(NavalConsequence::Gained { seat, island });
    }

    /// Explorers have said whether they explore (S14.2).
    pub(super) fn declare(&mut self, level: Level, witness: &mut impl Witness) {
        let explorers = &mut self.table.round[level.index()];
        for seat in explorers.iter() {
            if self.chosen[seat].take() == Some(Action::Naval(NavalAction::StayHome)) {
                *explorers = explorers.without(seat);
            }
        }
        self.table.declared = !explorers.is_empty();
        self.sail_on(witness);
    }

    /// Every explorer has chosen: the islands kept lie open, the others go back (S7.1, S7.2).
    pub(super) fn keep_islands(&mut self, witness: &mut impl Witness) {
        self.table.dealt = [None; PER_LEVEL];
        for seat in self.all_seats() {
            if let Some(Action::Naval(NavalAction::Keep(island))) = self.chosen[seat].take() {
                self.gain_island(seat, island, witness);
            }
        }
        self.sail_on(witness);
    }

    /// Explorers who hold nothing yet are dealt islands that nobody holds, at random.
    pub(super) fn imagine_dealt(&mut self, level: Level, explorers: SeatSet, rng: &mut impl Rng) {
        let share = self.share(level, explorers);
        let seen = self.table.explorers();
        let others = explorers.iter().filter(|seat| !seen.contains(*seat));
        let places = others.flat_map(|seat| std::iter::repeat_n(seat, share));
        let stack = self.table.stack(level);
        let dealt = &mut self.table.dealt;
        let is_left = |island: &Island| stack.contains(*island) && dealt[island.index() % PER_LEVEL].is_none();
        let left: Vec<Island> = shuffled(level, rng).into_iter().filter(is_left).collect();
        for (island, seat) in left.into_iter().zip(places) {
            dealt[island.index() % PER_LEVEL] = Some(seat);
        }
    }
}
