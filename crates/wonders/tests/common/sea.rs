//! What a case with Armada can be asked besides.

use super::Sea;
use table::{Game, Id, Seat};
use wonders::Level;

impl Sea {
    /// The spaces of the red, yellow, blue and green ship.
    #[track_caller]
    pub(crate) fn ships(self, seat: Seat, spaces: [u8; 4]) -> Self {
        let found = wonders::Fleet::ALL.map(|fleet| self.0.harbour(seat).space(fleet));
        assert_eq!(found, spaces, "{}", self.text());
        self
    }

    /// The islands of a seat, in printed order.
    #[track_caller]
    pub(crate) fn islands(self, seat: Seat, islands: &str) -> Self {
        let found: Vec<_> = self.0.harbour(seat).islands().iter().map(Id::slug).collect();
        assert_eq!(found.join(","), islands, "{}", self.text());
        self
    }

    /// How many islands of each level nobody has.
    #[track_caller]
    pub(crate) fn stacks(self, sizes: [usize; 3]) -> Self {
        assert_eq!(Level::ALL.map(|level| self.0.stack(level).len()), sizes, "{}", self.text());
        self
    }

    /// How many islands each of these seats holds while it explores a level.
    #[track_caller]
    pub(crate) fn explores(self, level: Level, holders: &[(Seat, usize)]) -> Self {
        for &(seat, count) in holders {
            assert_eq!(self.0.dealt_islands(level, seat).len(), count, "{seat} in {}", self.text());
        }
        assert_eq!(self.0.explorers().len(), holders.len(), "{}", self.text());
        self
    }

    /// The naval strength of every seat.
    #[track_caller]
    pub(crate) fn strengths<const N: usize>(self, strengths: [u8; N]) -> Self {
        let found: Vec<_> = Seat::first(N).map(|seat| self.0.naval_strength(seat)).collect();
        assert_eq!(found, strengths, "{}", self.text());
        self
    }

    /// The naval tokens of every seat in an age, from 1.
    #[track_caller]
    pub(crate) fn naval<const N: usize>(self, age: usize, tokens: [i8; N]) -> Self {
        let found: Vec<_> = Seat::first(N).map(|seat| self.0.harbour(seat).tokens()[age - 1]).collect();
        assert_eq!(found, tokens, "{}", self.text());
        self
    }

    /// The points of a row of the score pad.
    #[track_caller]
    pub(crate) fn row(&self, seat: Seat, name: &str) -> i16 {
        let sheet = self.0.score_sheet();
        let row = sheet.rows.iter().find(|(row, _)| *row == name).unwrap_or_else(|| panic!("no row {name}"));
        row.1[seat.index()]
    }
}
