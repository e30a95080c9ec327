//! Raids, land conflicts with them and in teams, and naval conflicts (S9, S10, S13).

use super::{Armada, NavalAction, NavalStep, NavalThird};
use crate::data::armada::{Far, NAVAL_DEFEAT, NAVAL_REWARDS, Naval};
use crate::ids::{AGES, MOST_SEATS};
use crate::legal::Action;
use crate::state::Step;
use crate::witness::{Consequence, NavalConsequence, Witness};
use std::cmp::Ordering;
use table::{Seat, SeatSet};

/// The naval tokens of an age, from 0, by naval strength; who takes no part has none (S10.2 to S10.5).
pub fn naval_tokens(age: usize, strengths: &[Option<u8>], third: NavalThird) -> Vec<i8> {
    let mut levels: Vec<u8> = strengths.iter().copied().flatten().collect();
    levels.sort_unstable();
    levels.dedup();
    let mut tokens = vec![0; strengths.len()];
    if levels.len() < 2 {
        return tokens;
    }
    let mut give = |strength: u8, token: i8| {
        tokens
            .iter_mut()
            .zip(strengths)
            .filter(|(_, other)| **other == Some(strength))
            .for_each(|(own, _)| *own = token);
    };
    give(levels[0], NAVAL_DEFEAT[age]);
    let mut place = 0;
    for (nth, &strength) in levels[1..].iter().rev().enumerate() {
        let is_tied = strengths.iter().filter(|other| **other == Some(strength)).count() > 1;
        place += usize::from(is_tied);
        let is_third_by_the_letter = third == NavalThird::Letter && age + 1 == AGES && nth == 2 && !is_tied;
        let reward = if is_third_by_the_letter { 2 } else { place };
        give(strength, NAVAL_REWARDS[age].get(reward).copied().unwrap_or(0));
        place += 1;
    }
    tokens
}

impl Armada {
    /// Naval strength of a seat (S6.1).
    pub fn naval_strength(&self, seat: Seat) -> u8 {
        self.table.harbours[seat].strength(&self.cities[seat], self.setup.edition)
    }

    /// Who fights whom on land at the end of this age, and for how many tokens: neighbours, but no partners, and whom somebody
    /// raids. Two fight once, for whatever reason (S9.3, S13.4).
    pub(super) fn tokens_of_fight(&self, one: Seat, two: Seat) -> u8 {
        let raids = |raider: Seat, target: Seat| {
            let harbour = &self.table.harbours[raider];
            [Far::LeftLeft, Far::RightRight]
                .into_iter()
                .any(|far| harbour.raids(far) && self.far(raider, far) == target)
        };
        if self.setup.partner(one) == Some(two) {
            0
        } else if self.neighbours(one).contains(&two) {
            if self.setup.has_teams() { 2 } else { 1 }
        } else {
            u8::from(raids(one, two) || raids(two, one))
        }
    }

    /// Land conflicts; raid tokens go back after them (S9.2).
    fn fight_on_land(&mut self, witness: &mut impl Witness) {
        let age = self.age();
        let (mut won, mut lost, mut shields) = ([0; MOST_SEATS], [0; MOST_SEATS], [0; MOST_SEATS]);
        for seat in self.all_seats() {
            shields[seat.index()] = self.cities[seat].shields;
            for other in self.all_seats().filter(|other| *other != seat) {
                let tokens = self.tokens_of_fight(seat, other);
                match self.cities[seat].shields.cmp(&self.cities[other].shields) {
                    Ordering::Greater => won[seat.index()] += tokens,
                    Ordering::Less => lost[seat.index()] += tokens,
                    Ordering::Equal => {}
                }
            }
        }
        for seat in self.all_seats() {
            self.cities[seat].victories[age] = won[seat.index()];
            self.cities[seat].defeats[age] = lost[seat.index()];
            self.table.harbours[seat].raids = 0;
        }
        witness.sees(Consequence::Conflicts { age: self.age, shields, won, lost });
    }

    /// The conflicts at the end of an age: on land, then at sea (S10.1).
    pub(super) fn end_age_at_sea(&mut self, witness: &mut impl Witness) {
        self.fight_on_land(witness);
        if self.may_stay_out().is_some() {
            self.step = Step::Naval(NavalStep::JoinConflict);
        } else {
            self.fight_at_sea(SeatSet::all(self.seat_count()), witness);
        }
    }

    /// The seat that may stay out of the naval conflict: there is one such island (S10.6).
    pub(super) fn may_stay_out(&self) -> Option<Seat> {
        self.all_seats().find(|&seat| self.table.harbours[seat].has(Naval::MayStayOut))
    }

    /// Whoever may stay out has decided.
    pub(super) fn join_conflict(&mut self, witness: &mut impl Witness) {
        let mut fought = SeatSet::all(self.seat_count());
        for seat in self.all_seats() {
            if self.chosen[seat].take() == Some(Action::Naval(NavalAction::StayOut)) {
                fought = fought.without(seat);
            }
        }
        self.fight_at_sea(fought, witness);
    }

    fn fight_at_sea(&mut self, fought: SeatSet, witness: &mut impl Witness) {
        let mut strength = [0; MOST_SEATS];
        self.all_seats().for_each(|seat| strength[seat.index()] = self.naval_strength(seat));
        let won = self.naval_conflict(fought);
        let mut tokens = [0; MOST_SEATS];
        tokens[..won.len()].copy_from_slice(&won);
        let age = self.age();
        for seat in self.all_seats() {
            self.table.harbours[seat].tokens[age] = tokens[seat.index()];
        }
        witness.sees_at_sea(NavalConsequence::Conflict { age: self.age, fought, strength, tokens });
        self.begin_age(witness);
    }
}
