//! What the network looks at besides: rows of the score pad, where the ships are, islands, strength at sea beside that of the
//! others, commerce, what the next steps cost, raids, teams.

use super::super::card_worth::{CityWorth, only};
use super::super::taught::turn;
use table::{Game, Seat};
use wonders::armada::{Armada, WithArmada};
use wonders::data::armada::{Far, LAST_SPACE, SPACES};
use wonders::{AGES, Expansion, Fleet, Island, MOST_SEATS, Shipyard, TURNS};

/// The first index of each group of inputs.
mod at {
    use super::*;

    pub(super) const EIGHT: usize = 0;
    pub(super) const TEAMS: usize = EIGHT + 1;
    pub(super) const SHIPYARD: usize = TEAMS + 1;
    pub(super) const SPACE: usize = SHIPYARD + Shipyard::NUM;
    pub(super) const SPACE_EARLY: usize = SPACE + Fleet::NUM * SPACES;
    pub(super) const ISLAND: usize = SPACE_EARLY + Fleet::NUM * SPACES;
    pub(super) const ISLAND_EARLY: usize = ISLAND + Island::NUM;
    /// From here on there is one block for each age.
    pub(super) const AGE: usize = ISLAND_EARLY + Island::NUM;
    pub(super) const END: usize = AGE + AGES * block::END;
}

/// The first index of each group of inputs in the block of an age.
mod block {
    use super::*;

    pub(super) const ROWS: usize = 0;
    pub(super) const STRENGTH: usize = ROWS + ROW_COUNT;
    pub(super) const BEFORE_BEST: usize = STRENGTH + 1;
    pub(super) const BEFORE_BEST_LATE: usize = BEFORE_BEST + STEPS;
    pub(super) const BEFORE_LAST: usize = BEFORE_BEST_LATE + STEPS;
    pub(super) const STRONGER: usize = BEFORE_LAST + STEPS;
    pub(super) const TIED: usize = STRONGER + 1;
    pub(super) const STRONGER_LATE: usize = TIED + 1;
    pub(super) const COMMERCE: usize = STRONGER_LATE + 1;
    pub(super) const LACKING: usize = COMMERCE + 2;
    pub(super) const MOVES: usize = LACKING + 2 * Fleet::NUM;
    pub(super) const RAIDS: usize = MOVES + 1;
    pub(super) const TEAM: usize = RAIDS + 2;
    pub(super) const END: usize = TEAM + 1;
}

/// Rows of the score pad.
const ROW_COUNT: usize = <WithArmada as Expansion>::ROWS.len();
/// Steps of a difference in strength.
const STEPS: usize = 9;

/// How many inputs each seat has besides those of cities and cards.
pub(super) const INPUTS: usize = at::END;

/// Tells every input of a seat that is not zero.
#[inline]
pub(super) fn inputs(city: &CityWorth<'_, WithArmada>, mut tell: impl FnMut(usize, f32)) {
    let (game, seat) = (city.game, city.seat);
    let mut tell = |input: usize, value: f32| {
        if value != 0.0 {
            tell(input, value);
        }
    };
    let turn = turn(game);
    let left = ((AGES - game.age()) * TURNS - turn) as f32 / (AGES * TURNS) as f32;
    let late = turn as f32 / TURNS as f32;
    let block = at::AGE + game.age() * block::END;
    if game.seats() == MOST_SEATS {
        tell(at::EIGHT, 1.0);
    }
    if game.setup().has_teams() {
        tell(at::TEAMS, 1.0);
        tell(block + block::TEAM, 1.0);
    }
    tell_harbour(game, seat, left, &mut tell);
    let mut tell = |input: usize, value: f32| tell(block + input, value);
    tell_strength(&city.besides.strengths[..game.seats()], seat, late, &mut tell);
    tell_means(game, seat, &mut tell);
    tell(block::MOVES, city.besides.best / 5.0);
}

/// Ships and islands, once more by how much is still to come.
fn tell_harbour(game: &Armada, seat: Seat, left: f32, tell: &mut impl FnMut(usize, f32)) {
    let harbour = game.harbour(seat);
    if let Some(shipyard) = harbour.shipyard() {
        tell(at::SHIPYARD + shipyard.index(), left);
    }
    for fleet in Fleet::ALL {
        let place = fleet.index() * SPACES + usize::from(harbour.space(fleet));
        tell(at::SPACE + place, 1.0);
        tell(at::SPACE_EARLY + place, left);
    }
    for island in harbour.islands() {
        tell(at::ISLAND + island.index(), 1.0);
        tell(at::ISLAND_EARLY + island.index(), left);
    }
}

/// Strength at sea beside that of the others.
fn tell_strength(strengths: &[u8], seat: Seat, late: f32, tell: &mut impl FnMut(usize, f32)) {
    let own = strengths[seat.index()];
    let (mut best, mut last, mut stronger, mut tied) = (0, u8::MAX, 0_u8, 0_u8);
    for (_, &other) in strengths.iter().enumerate().filter(|(index, _)| *index != seat.index()) {
        best = best.max(other);
        last = last.min(other);
        stronger += u8::from(other > own);
        tied += u8::from(other == own);
    }
    let most = STEPS as i32 / 2;
    let step = |other: u8| ((i32::from(own) - i32::from(other)).clamp(-most, most) + most) as usize;
    tell(block::STRENGTH, f32::from(own) / 4.0);
    tell(block::BEFORE_BEST + step(best), 1.0);
    tell(block::BEFORE_BEST_LATE + step(best), late);
    tell(block::BEFORE_LAST + step(last), 1.0);
    let others = (strengths.len() - 1) as f32;
    tell(block::STRONGER, f32::from(stronger) / others);
    tell(block::STRONGER_LATE, late * f32::from(stronger) / others);
    tell(block::TIED, f32::from(tied) / others);
}

/// Points, commerce, what the next steps cost and bring, and raids.
fn tell_means(game: &Armada, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
    let (harbour, city) = (game.harbour(seat), game.city(seat));
    for row in 0..ROW_COUNT {
        tell(block::ROWS + row, f32::from(WithArmada::points(game, seat, row)) / 10.0);
    }
    let levels = f32::from(harbour.commerce());
    let others: u8 = Seat::first(game.seats()).map(|other| game.harbour(other).commerce()).max().unwrap_or(0);
    tell(block::COMMERCE, levels / 4.0);
    tell(block::COMMERCE + 1, (levels - f32::from(others)) / 4.0);
    if let Some(shipyard) = harbour.shipyard() {
        for fleet in Fleet::ALL {
            let space = harbour.space(fleet);
            if space < LAST_SPACE {
                let cost = &shipyard.yard().costs[fleet.index()][usize::from(space)];
                let lacking: u8 =
                    cost.units().map(|(kind, units)| units.saturating_sub(city.sources(only(kind)))).sum();
                let input = block::LACKING + 2 * fleet.index();
                tell(input + usize::from(lacking > 0), if lacking > 0 { f32::from(lacking) } else { 1.0 });
            }
        }
    }
    for far in [Far::LeftLeft, Far::RightRight] {
        let other = game.far(seat, far);
        let back = match far {
            Far::LeftLeft => Far::RightRight,
            Far::RightRight => Far::LeftLeft,
        };
        if (harbour.raids(far) || game.harbour(other).raids(back)) && !game.neighbours(seat).contains(&other) {
            let lead = f32::from(city.shields()) - f32::from(game.city(other).shields());
            tell(block::RAIDS, lead.clamp(-1.0, 1.0));
            tell(block::RAIDS + 1, lead.clamp(-4.0, 4.0) / 4.0);
        }
    }
}
