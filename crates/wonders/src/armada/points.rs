//! Points that the base game does not know (S11).

use super::Armada;
use crate::data::Face;
use crate::data::armada::{Naval, TRACKS};
use crate::ids::{Color, Fleet, Island};
use table::Seat;

/// Rows of the score pad besides those of the base game.
pub(super) const ROWS: [&str; 3] = ["naval", "islands", "fleet"];

impl Armada {
    /// Points of a row of [`ROWS`].
    pub(super) fn naval_points(&self, seat: Seat, row: usize) -> i16 {
        let harbour = &self.table.harbours[seat];
        match row {
            0 => harbour.tokens.iter().map(|&token| i16::from(token)).sum(),
            1 => harbour.islands.iter().map(|island| self.island_points(seat, island)).sum(),
            _ => i16::from(TRACKS.points[usize::from(harbour.space(Fleet::Blue))]),
        }
    }

    fn island_points(&self, seat: Seat, island: Island) -> i16 {
        let face = island.face();
        self.points_of(seat, face.effects)
            + face.naval.iter().map(|naval| self.points_of_naval(seat, *naval)).sum::<i16>()
    }

    /// Points of a card that cards of the base game do not have.
    pub(super) fn naval_card_points(&self, seat: Seat, face: &Face) -> i16 {
        face.naval.iter().map(|naval| self.points_of_naval(seat, *naval)).sum()
    }

    fn points_of_naval(&self, seat: Seat, naval: Naval) -> i16 {
        let harbour = &self.table.harbours[seat];
        match naval {
            Naval::PointsPerCommerce(points) => i16::from(points) * i16::from(harbour.commerce()),
            Naval::PointsPerIsland(points) => i16::from(points) * harbour.islands.len() as i16,
            // The colour that is worth most is chosen.
            Naval::PointsPerCardOfColor(points) => {
                let most = Color::ALL.map(|color| self.cities[seat].of_color(color)).into_iter().max().unwrap_or(0);
                i16::from(points) * i16::from(most)
            }
            _ => 0,
        }
    }

    /// Science symbols of the kind that a seat has most of (S8.7).
    pub(super) fn symbols_of_most(&self, seat: Seat) -> u8 {
        let cards = self.cities[seat].cards().iter().flat_map(|card| self.face(card).naval).copied();
        let all = cards.chain(self.table.harbours[seat].island_effects());
        all.filter(|naval| *naval == Naval::MostScience).count() as u8
    }
}
