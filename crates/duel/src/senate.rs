//! The senate: cubes, control, decrees, and the victory by control of all chambers (A5 to A7, A10).

use crate::data::{CUBES, senate_actions};
use crate::effect::{Applies, When};
use crate::ids::{Chamber, Color, DecreeId, DecreeSet, Section};
use crate::legal::Action;
use crate::pending::Pending;
use crate::state::{Duel, Ending};
use table::{Actions, BySeat, Seat};

/// Cubes, control, and decrees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Senate {
    /// Cubes of each seat in each chamber.
    pub(crate) cubes: BySeat<[u8; Chamber::NUM], 2>,
    /// Who controls each chamber.
    pub(crate) control: [Option<Seat>; Chamber::NUM],
    /// The six decrees, by the chamber each was laid in; none while it lies face down.
    pub(crate) decrees: [Option<DecreeId>; Chamber::NUM],
    /// Where each decree lies now.
    pub(crate) place: [Chamber; Chamber::NUM],
}

impl Senate {
    pub(crate) const EMPTY: Self = Self {
        cubes: BySeat([[0; Chamber::NUM]; 2]),
        control: [None; Chamber::NUM],
        decrees: [None; Chamber::NUM],
        place: Chamber::ALL,
    };

    /// Cubes of a seat in a chamber.
    pub fn cubes(&self, seat: Seat, chamber: Chamber) -> u8 {
        self.cubes[seat][chamber.index()]
    }

    /// Cubes of a seat in the whole senate.
    pub fn cubes_of(&self, seat: Seat) -> u8 {
        self.cubes[seat].iter().sum()
    }

    /// Who controls a chamber.
    pub fn controller(&self, chamber: Chamber) -> Option<Seat> {
        self.control[chamber.index()]
    }

    /// The decrees in a chamber: which one each is, if it lies face up.
    pub fn decrees_in(&self, chamber: Chamber) -> impl Iterator<Item = Option<DecreeId>> {
        self.decrees_at(chamber).map(|decree| self.decrees[decree.index()])
    }

    /// Where the decree that was laid in a chamber lies now, and which one it is if it lies face up.
    pub fn decree_laid_in(&self, chamber: Chamber) -> (Chamber, Option<DecreeId>) {
        (self.place[chamber.index()], self.decrees[chamber.index()])
    }

    /// The decrees in a chamber, called by the chamber each was laid in.
    pub(crate) fn decrees_at(&self, chamber: Chamber) -> impl Iterator<Item = Chamber> {
        Chamber::ALL.into_iter().filter(move |decree| self.place[decree.index()] == chamber)
    }

    /// The upper one of the decrees in a chamber that lie face down: one that was moved there lies under the other
    /// (A6.11).
    pub(crate) fn face_down_in(&self, chamber: Chamber) -> Option<Chamber> {
        let face_down = self.decrees_at(chamber).filter(|decree| self.decrees[decree.index()].is_none());
        face_down.min_by_key(|&decree| decree != chamber)
    }

    /// Who has more cubes in a chamber (A6.6).
    pub(crate) fn majority(&self, chamber: Chamber) -> Option<Seat> {
        match self.cubes(Seat::A, chamber).cmp(&self.cubes(Seat::B, chamber)) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The decrees in force for a seat: those that lie face up where it has control.
    pub(crate) fn decrees_of(&self, seat: Seat) -> DecreeSet {
        let controls = |decree: &Chamber| self.controller(self.place[decree.index()]) == Some(seat);
        Chamber::ALL.into_iter().filter(controls).filter_map(|decree| self.decrees[decree.index()]).collect()
    }
}

impl Duel {
    /// The senate; empty where Agora is not played.
    pub fn senate(&self) -> &Senate {
        &self.senate
    }

    /// Cubes that a seat can still place.
    pub fn supply(&self, seat: Seat) -> u8 {
        CUBES.saturating_sub(self.senate.cubes_of(seat))
    }

    /// What recruiting a senator costs the seat (A5.3, A9.8).
    pub fn senator_price(&self, seat: Seat) -> u16 {
        let city = &self.cities[seat];
        if city.senators_free { 0 } else { u16::from(city.count_of(Color::White)) }
    }

    /// Actions in the senate that a politician would give the seat (A5.7, A7.19).
    pub fn politics(&self, seat: Seat) -> u8 {
        let city = &self.cities[seat];
        senate_actions(city.count_of(Color::Blue) + city.blue_in_senate)
    }

    /// Each chamber of a section, or of the senate, while there are cubes to place (A6.2).
    pub(crate) fn list_placings(&self, seat: Seat, section: Option<Section>, out: &mut Actions<Action>) {
        if self.supply(seat) > 0 {
            let allowed = |chamber: &Chamber| section.is_none_or(|section| chamber.section() == section);
            out.extend(Chamber::ALL.into_iter().filter(allowed).map(Action::Place));
        }
    }

    /// Each chamber with an own cube, to each adjacent chamber (A6.3).
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Actions<Action>) {
        for from in Chamber::ALL.into_iter().filter(|&chamber| self.senate.cubes(seat, chamber) > 0) {
            if from.0 > 0 {
                out.push(Action::Move(from, Chamber(from.0 - 1)));
            }
            if from.index() + 1 < Chamber::NUM {
                out.push(Action::Move(from, Chamber(from.0 + 1)));
            }
        }
    }

    /// A cube comes to a chamber (A6.2).
    pub(crate) fn place_cube(&mut self, seat: Seat, chamber: Chamber) {
        self.senate.cubes[seat][chamber.index()] += 1;
        self.pending.push(Pending::Settle(chamber, chamber));
    }

    /// A cube goes to an adjacent chamber; the one it leaves is settled first (A6.3, A6.9).
    pub(crate) fn move_cube(&mut self, seat: Seat, from: Chamber, to: Chamber) {
        self.senate.cubes[seat][from.index()] -= 1;
        self.senate.cubes[seat][to.index()] += 1;
        self.pending.push(Pending::Settle(from, to));
    }

    /// A cube goes back to its owner (A6.4).
    pub(crate) fn remove_cube(&mut self, owner: Seat, chamber: Chamber) {
        self.senate.cubes[owner][chamber.index()] -= 1;
        self.pending.push(Pending::Settle(chamber, chamber));
    }

    /// A decree goes to another chamber and acts for whoever has control there (A8.31).
    pub(crate) fn move_decree(&mut self, decree: Chamber, to: Chamber) {
        let from = self.senate.place[decree.index()];
        self.senate.place[decree.index()] = to;
        self.pending.push(Pending::Settle(from, to));
    }

    /// A decree that has to be turned up before these chambers can be settled, called by the chamber it was laid in
    /// (A6.11, A8.34).
    pub(crate) fn decree_to_turn_up(&self, chambers: [Chamber; 2]) -> Option<Chamber> {
        let controlled = |chamber: &Chamber| self.senate.majority(*chamber).is_some();
        chambers.into_iter().filter(controlled).find_map(|chamber| self.senate.face_down_in(chamber))
    }

    /// Settles who controls two chambers, one after the other, with all that follows from it (A6.9).
    pub(crate) fn settle(&mut self, chambers: [Chamber; 2]) {
        for chamber in chambers {
            self.senate.control[chamber.index()] = self.senate.majority(chamber);
            self.renew_decrees();
        }
        for seat in [Seat::A, Seat::B] {
            if self.senate.control == [Some(seat); Chamber::NUM] && self.ending.is_none() {
                self.ending = Some(Ending::Politics(seat));
            }
        }
    }

    /// Decrees act at once for who has gained control, and no longer for who has lost it (A6.13).
    fn renew_decrees(&mut self) {
        let new = [Seat::A, Seat::B].map(|seat| self.senate.decrees_of(seat));
        let old = [Seat::A, Seat::B].map(|seat| self.cities[seat].decrees);
        if new == old {
            return;
        }
        for seat in [Seat::A, Seat::B] {
            let city = &mut self.cities[seat];
            city.decrees = new[seat.index()];
            *city = city.recompute();
        }
        for seat in [Seat::A, Seat::B] {
            self.move_with_shields(seat.opponent(), old[seat.index()] & !new[seat.index()]);
        }
        for seat in [Seat::A, Seat::B] {
            self.move_with_shields(seat, new[seat.index()] & !old[seat.index()]);
        }
    }

    /// The pawn moves in favour of a seat for the shields on these decrees (A7.13, A7.14).
    fn move_with_shields(&mut self, seat: Seat, decrees: DecreeSet) {
        for decree in decrees {
            if let When::WithControl(shields) = decree.decree().effect.when()
                && self.ending.is_none()
            {
                self.advance_pawn(seat, shields);
            }
        }
    }

    /// Whoever has a decree that pays for such a construction gets coins by the age (A7.3).
    #[inline]
    pub(crate) fn pay_for_construction(&mut self, what: Applies) {
        for city in &mut self.cities.0 {
            if city.coins_on.contains(what) {
                city.coins += u16::from(self.age.number());
            }
        }
    }
}
