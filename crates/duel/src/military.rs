//! The conflict pawn, its zones, and the military tokens (D7).

use crate::city::City;
use crate::effect::Effect;
use crate::ids::Expansion;
use crate::pending::Pending;
use crate::state::{Duel, Ending, MilitaryTokenSize};
use table::Seat;

/// The space of B's capital; A's is the negative of it.
pub const CAPITAL: i8 = 9;

impl MilitaryTokenSize {
    /// Both sizes, in the order the pawn meets them.
    pub const ALL: [Self; 2] = [Self::Small, Self::Large];

    /// The first space of the token's zone, counted from the middle.
    pub const fn zone(self) -> i8 {
        match self {
            Self::Small => 3,
            Self::Large => 6,
        }
    }

    /// Coins the victim loses.
    pub const fn coins(self) -> u8 {
        match self {
            Self::Small => 2,
            Self::Large => 5,
        }
    }
}

/// Points for the player who is ahead, by the pawn's distance from the middle (D7.4).
pub const fn zone_points(distance: u8) -> u8 {
    match distance {
        0 => 0,
        1..=2 => 2,
        3..=5 => 5,
        _ => 10,
    }
}

impl City {
    /// The shields that are printed on what lies open in the city. The pawn has moved by more or by fewer: Strategy adds
    /// to what is printed (D7.12), and what was destroyed or ran into Minerva stays done.
    pub fn shields(&self) -> u8 {
        let printed = |effect| {
            if let Effect::Shields(shields) | Effect::ShieldOfControl(shields) = effect { shields } else { 0 }
        };
        self.effects().map(printed).sum()
    }
}

/// The direction in which a seat's shields move the pawn.
pub(crate) const fn direction(seat: Seat) -> i8 {
    if seat.index() == 0 { 1 } else { -1 }
}

impl Duel {
    /// Moves the pawn space by space towards the opponent's capital (D7.2, D7.3). Minerva stops it in front of her
    /// (P12.2); Agora's military tokens wait until it stands (A9.11).
    pub(crate) fn advance_pawn(&mut self, seat: Seat, shields: u8) {
        let victim = seat.opponent();
        let mut met = [false; MilitaryTokenSize::ALL.len()];
        for _ in 0..shields {
            let next = self.pawn + direction(seat);
            if self.pantheon.minerva == Some(next) {
                self.pantheon.minerva = None;
                break;
            }
            self.pawn = next;
            self.lose_coins(victim, self.cities[seat].opponent_loses_per_space);
            let distance = self.pawn * direction(seat);
            for size in MilitaryTokenSize::ALL {
                if distance == size.zone() && self.military_tokens.threatens(victim, size) {
                    self.military_tokens.remove(victim, size);
                    if self.setup.plays(Expansion::Agora) {
                        met[size as usize] = true;
                    } else {
                        self.lose_coins(victim, size.coins());
                    }
                }
            }
            if distance == CAPITAL {
                self.ending = Some(Ending::Military(seat));
                return;
            }
        }
        // What is put on the stack last is done first: the small one.
        for size in MilitaryTokenSize::ALL.into_iter().rev().filter(|size| met[*size as usize]) {
            self.apply_military_token(seat, size);
        }
    }

    /// A military token acts for a seat (D7.4, A9.14, A9.15).
    pub(crate) fn apply_military_token(&mut self, seat: Seat, size: MilitaryTokenSize) {
        match (self.setup.plays(Expansion::Agora), size) {
            (false, _) => self.lose_coins(seat.opponent(), size.coins()),
            (true, MilitaryTokenSize::Small) => self.pending.push(Pending::PlaceCube(seat)),
            (true, MilitaryTokenSize::Large) => {
                self.pending.push(Pending::MoveCube(seat));
                self.pending.push(Pending::RemoveCube(seat));
            }
        }
    }

    /// The militarily weaker seat: the one on whose side the pawn stands (D7.10).
    pub fn weaker_seat(&self) -> Option<Seat> {
        match self.pawn {
            0 => None,
            1.. => Some(Seat::B),
            _ => Some(Seat::A),
        }
    }
}
