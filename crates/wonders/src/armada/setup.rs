//! Rule options, decks and shipyards (S2, S12, S13, S14).

use super::WithArmada;
use crate::data::armada::armada_cards;
use crate::ids::{Card, HAND, MOST_HAND, MOST_SEATS, WonderId};
use crate::setup::{LastCard, Setup, choice};
use table::{OptionError, OptionText, Seat, SeatSet, Sides};

choice! {
    /// Whether a blue Armada card from the discard pile gives its free move (S14.1).
    PileMoves {
        /// It does not.
        No,
        /// It does.
        Yes
    }
}

choice! {
    /// Whether who reaches a space of exploration has to explore (S14.2).
    Explore {
        /// It explores.
        Always,
        /// It says so before islands are dealt.
        Asked
    }
}

choice! {
    /// What the third strongest gets behind a tie in the third age (S14.3).
    NavalThird {
        /// A tie moves everybody behind it down.
        Shifted,
        /// The third strongest gets its token unless it is tied itself.
        Letter
    }
}

choice! {
    /// Who plays together (S13.1).
    Teams {
        /// Everybody alone.
        Alone,
        /// Two and two, side by side.
        Pairs
    }
}

/// Rule options of Armada.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Whether a blue Armada card from the discard pile gives its free move.
    pub pile_moves: PileMoves,
    /// Whether who reaches a space of exploration has to explore.
    pub explore: Explore,
    /// What the third strongest gets behind a tie.
    pub naval_third: NavalThird,
    /// Who plays together.
    pub teams: Teams,
}

/// Every rule option of a game with Armada.
pub const OPTIONS: [OptionText; 8] = [
    OptionText { name: "edition", values: &["first", "second"], needs: &[] },
    OptionText { name: "wonders", values: &["random", "chosen", "first_game"], needs: &[] },
    OptionText { name: "sides", values: &["random", "a", "b", "chosen"], needs: &[] },
    OptionText { name: "last_card", values: &["halicarnassus_first", "babylon_first"], needs: &[] },
    OptionText { name: "pile_moves", values: &["no", "yes"], needs: &["armada"] },
    OptionText { name: "explore", values: &["always", "asked"], needs: &["armada"] },
    OptionText { name: "naval_third", values: &["shifted", "letter"], needs: &["armada"] },
    OptionText { name: "teams", values: &["alone", "pairs"], needs: &["armada"] },
];

/// Who goes first at the end of an age: with Armada Halicarnassus, unless the option turns it round (S4.8).
pub(super) const LAST_CARD: &[LastCard] = &[LastCard::HalicarnassusFirst, LastCard::BabylonFirst];

impl Setup<WithArmada> {
    pub(super) fn set_naval(&mut self, name: &str, value: usize) -> Result<(), OptionError> {
        let is_even = self.seats().is_multiple_of(2);
        let options = &mut self.expansion;
        match name {
            "pile_moves" => options.pile_moves = PileMoves::ALL[value],
            "explore" => options.explore = Explore::ALL[value],
            "naval_third" => options.naval_third = NavalThird::ALL[value],
            "teams" if value > 0 && !is_even => return Err(OptionError::Seats(&["alone"])),
            "teams" => options.teams = Teams::ALL[value],
            _ => return Err(OptionError::Name),
        }
        Ok(())
    }

    pub(super) fn naval_option(&self, name: &str) -> usize {
        let options = &self.expansion;
        match name {
            "pile_moves" => options.pile_moves as usize,
            "explore" => options.explore as usize,
            "naval_third" => options.naval_third as usize,
            "teams" => options.teams as usize,
            _ => 0,
        }
    }

    /// Tests if pairs play together.
    #[inline]
    pub fn has_teams(&self) -> bool {
        self.expansion.teams == Teams::Pairs
    }

    /// Partners sit side by side: A and B, C and D (S13.1).
    pub(super) fn teams(&self) -> Sides {
        if !self.has_teams() {
            return Sides::ALONE;
        }
        let pair = |first: usize| Seat::first(self.seats()).skip(first).take(2).collect::<SeatSet>();
        Sides::of((0..self.seats()).step_by(2).map(pair))
    }

    /// The partner of a seat.
    pub(super) fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.has_teams() { Seat::new(seat.index() ^ 1) } else { None }
    }
}

/// Eight cards are dealt, seven of which are played; of eight players seven and six (S2.8, S12.2).
pub(super) fn hand(seats: usize) -> usize {
    if seats == MOST_SEATS { HAND } else { MOST_HAND }
}

/// Eight play with the decks of seven (S12.1).
pub(super) fn decks_of(seats: usize) -> usize {
    seats.min(crate::ids::MAX_PLAYERS)
}

/// The eighth seat needs an eighth wonder (S12.3).
pub(super) fn wonders(seats: usize) -> &'static [WonderId] {
    if seats == MOST_SEATS { &WonderId::ALL } else { &WonderId::BASE }
}

pub(super) fn drawn(seats: usize, age: usize) -> (&'static [Card], usize) {
    armada_cards(seats, age)
}
