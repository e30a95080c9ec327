//! Conflicts at the end of an age (W7).

use crate::data::{DEFEAT_POINTS, VICTORY_POINTS};
use crate::expansion::{Expansion, PerSeat};
use crate::ids::MOST_SEATS;
use crate::state::Wonders;
use crate::witness::{Consequence, Witness};
use std::cmp::Ordering;
use table::Seat;

/// Two neighbours compare their shields (W7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The two.
    pub seats: [Seat; 2],
    /// The shields of each.
    pub shields: [u8; 2],
}

impl Conflict {
    /// Who wins and who loses; `None` if both have as many shields (W7.4).
    pub fn outcome(&self) -> Option<(Seat, Seat)> {
        let [one, other] = self.seats;
        match self.shields[0].cmp(&self.shields[1]) {
            Ordering::Greater => Some((one, other)),
            Ordering::Less => Some((other, one)),
            Ordering::Equal => None,
        }
    }

    /// What the tokens are worth that each of the two gets in an age, from 0 (W7.2, W7.3).
    pub fn points(&self, age: usize) -> [i16; 2] {
        let Some((winner, _)) = self.outcome() else { return [0; 2] };
        self.seats.map(|seat| if seat == winner { VICTORY_POINTS[age] } else { DEFEAT_POINTS })
    }
}

impl<X: Expansion> Wonders<X> {
    /// The conflict of a seat with a neighbour, as it would end now.
    pub fn conflict(&self, seat: Seat, neighbour: Seat) -> Conflict {
        let seats = [seat, neighbour];
        Conflict { seats, shields: seats.map(|seat| self.cities[seat].shields) }
    }

    /// Every conflict as it would end now: of each seat, in their order, with its left neighbour.
    pub fn conflicts(&self) -> impl Iterator<Item = Conflict> {
        self.all_seats().map(|seat| self.conflict(seat, self.neighbours(seat)[0]))
    }

    /// Everybody compares shields with both neighbours; tokens of victory and defeat follow (W7.1 to W7.4).
    pub(crate) fn fight(&mut self, witness: &mut impl Witness) {
        let age = self.age();
        let (mut won, mut lost) = ([0; MOST_SEATS], [0; MOST_SEATS]);
        for (winner, loser) in self.conflicts().filter_map(|conflict| conflict.outcome()) {
            won[winner.index()] += 1;
            lost[loser.index()] += 1;
        }
        for seat in self.all_seats() {
            self.cities[seat].victories[age] = won[seat.index()];
            self.cities[seat].defeats[age] = lost[seat.index()];
        }
        let mut shields = [0; MOST_SEATS];
        shields.iter_mut().zip(self.cities.all()).for_each(|(shields, city)| *shields = city.shields);
        witness.sees(Consequence::Conflicts { age: self.age, shields, won, lost });
    }
}
