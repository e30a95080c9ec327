//! The score pad and the end of the game (D10).

use crate::data::TEMPLE_POINTS;
use crate::effect::{Effect, When, Worth};
use crate::ids::{Chamber, Color, Expansion};
use crate::military::zone_points;
use crate::state::{Duel, Ending};
use table::{BySeat, MAX_SEATS, ScoreSheet, Seat, SeatSet};

/// One row of the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Blue cards.
    pub blue: i16,
    /// Green cards.
    pub green: i16,
    /// Yellow cards.
    pub yellow: i16,
    /// Guilds, or grand temples (P13.3).
    pub guilds: i16,
    /// Wonders that stand.
    pub wonders: i16,
    /// Progress tokens.
    pub progress: i16,
    /// Gods and the coins on Astarte (P13.3).
    pub gods: i16,
    /// Chambers of the senate (A10.5).
    pub senate: i16,
    /// A point for each three coins.
    pub treasury: i16,
    /// The zone of the pawn.
    pub military: i16,
}

impl Score {
    /// The rows' slugs, in the order of the pad.
    pub const ROWS: [&'static str; 10] =
        ["blue", "green", "yellow", "guilds", "wonders", "progress", "gods", "senate", "treasury", "military"];

    /// The rows' points, in the order of the pad.
    pub fn rows(&self) -> [i16; Self::ROWS.len()] {
        [
            self.blue,
            self.green,
            self.yellow,
            self.guilds,
            self.wonders,
            self.progress,
            self.gods,
            self.senate,
            self.treasury,
            self.military,
        ]
    }

    /// The sum of all rows.
    pub fn total(&self) -> i16 {
        self.rows().iter().sum()
    }
}

impl Duel {
    /// A seat's points as they stand, row by row (D10.7).
    pub fn score(&self, seat: Seat) -> Score {
        let city = &self.cities[seat];
        let cards = |color: Color| self.points(seat, (city.cards & color.cards()).iter().map(|c| c.building().effects));
        let ahead = self.weaker_seat() == Some(seat.opponent());
        Score {
            blue: cards(Color::Blue),
            green: cards(Color::Green),
            yellow: cards(Color::Yellow),
            guilds: cards(Color::Purple) + i16::from(self.temple_points(seat)),
            wonders: self.points(seat, city.standing.iter().map(|wonder| wonder.wonder().effects)),
            progress: self.points(seat, city.tokens.iter().map(|token| token.token().effects)),
            gods: self.points(seat, city.gods.iter().map(|god| god.god().effects)) + i16::from(city.protected),
            senate: self.chamber_points(seat),
            treasury: (city.coins / 3) as i16,
            military: if ahead { i16::from(zone_points(self.pawn.unsigned_abs())) } else { 0 },
        }
    }

    /// Points for the grand temples of a city, by how many there are (P11.4).
    fn temple_points(&self, seat: Seat) -> u8 {
        let purple = self.cities[seat].cards & Color::Purple.cards();
        let temples = purple.iter().filter(|card| card.building().effects.contains(&Effect::GrandTemple)).count();
        TEMPLE_POINTS[temples.min(TEMPLE_POINTS.len() - 1)]
    }

    /// Points for the chambers a seat controls (A10.5).
    fn chamber_points(&self, seat: Seat) -> i16 {
        let controls = |chamber: &Chamber| self.senate.controller(*chamber) == Some(seat);
        Chamber::ALL.into_iter().filter(controls).map(|chamber| i16::from(chamber.points())).sum()
    }

    fn points(&self, seat: Seat, components: impl Iterator<Item = &'static [Effect]>) -> i16 {
        components
            .flatten()
            .map(|&effect| match effect.when() {
                When::AtScoring(worth) => self.points_for(seat, worth),
                When::Once | When::Choice | When::Lasting | When::OnceAndLasting | When::WithControl(_) => 0,
            })
            .sum()
    }

    fn points_for(&self, seat: Seat, worth: Worth) -> i16 {
        match worth {
            Worth::Points(points) => i16::from(points),
            Worth::PointsPer(points, per, whose) => i16::from(points) * self.count(per, whose, seat) as i16,
            // All temples of a city are counted together: see `temple_points`.
            Worth::GrandTemple => 0,
        }
    }

    /// Counts the points after Age III; a tie goes to more points on blue cards, then it is shared (D10.16, D10.17).
    pub(crate) fn final_scoring(&self) -> Ending {
        let result = BySeat([Seat::A, Seat::B].map(|seat| {
            let score = self.score(seat);
            (score.total(), score.blue)
        }));
        let winners = match result[Seat::A].cmp(&result[Seat::B]) {
            std::cmp::Ordering::Greater => SeatSet::only(Seat::A),
            std::cmp::Ordering::Less => SeatSet::only(Seat::B),
            std::cmp::Ordering::Equal => SeatSet::all(2),
        };
        Ending::Civilian(winners)
    }

    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let columns = BySeat([Seat::A, Seat::B].map(|seat| self.score(seat).rows()));
        let is_played = |row: &str| match row {
            "gods" => self.setup.plays(Expansion::Pantheon),
            "senate" => self.setup.plays(Expansion::Agora),
            _ => true,
        };
        let rows = Score::ROWS.iter().enumerate().filter(|(_, row)| is_played(row)).map(|(i, &row)| {
            let mut points = [0; MAX_SEATS];
            for (seat, column) in columns.iter() {
                points[seat.index()] = column[i];
            }
            (row, points)
        });
        ScoreSheet { seats: 2, rows: rows.collect() }
    }
}
