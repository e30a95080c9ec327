//! Conflicts at the end of an age (W7).

use crate::ids::MAX_PLAYERS;
use crate::state::Wonders;
use crate::witness::{Consequence, Witness};
use std::cmp::Ordering;

impl Wonders {
    /// Everybody compares shields with both neighbours; tokens of victory and defeat follow (W7.1 to W7.4).
    pub(crate) fn fight(&mut self, witness: &mut impl Witness) {
        let age = self.age();
        let (mut won, mut lost) = ([0; MAX_PLAYERS], [0; MAX_PLAYERS]);
        for seat in self.all_seats() {
            for neighbour in self.neighbours(seat) {
                match self.cities[seat].shields.cmp(&self.cities[neighbour].shields) {
                    Ordering::Greater => won[seat.index()] += 1,
                    Ordering::Less => lost[seat.index()] += 1,
                    Ordering::Equal => {}
                }
            }
        }
        for seat in self.all_seats() {
            self.cities[seat].victories[age] = won[seat.index()];
            self.cities[seat].defeats[age] = lost[seat.index()];
        }
        let shields = self.cities.0.map(|city| city.shields);
        witness.sees(Consequence::Conflicts { age: self.age, shields, won, lost });
    }
}
