//! The score pad and the end of the game (W9, W10).

use crate::city::Power;
use crate::data::{COINS_PER_POINT, DEFEAT_POINTS, Effect, Face, VICTORY_POINTS};
use crate::expansion::Expansion;
use crate::ids::{Card, Color, Symbol};
use crate::state::Wonders;
use table::{MAX_SEATS, ScoreSheet, Seat, SeatSet};

/// One column of the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Conflict tokens.
    pub military: i16,
    /// Coins.
    pub treasury: i16,
    /// Stages of the wonder.
    pub wonder: i16,
    /// Blue cards.
    pub civilian: i16,
    /// Yellow cards.
    pub commercial: i16,
    /// Purple cards, and one that is copied.
    pub guilds: i16,
    /// Green cards, and symbols of any kind.
    pub science: i16,
}

impl Score {
    /// The rows' slugs, in the order of the pad.
    pub const ROWS: [&'static str; 7] =
        ["military", "treasury", "wonder", "civilian", "commercial", "guilds", "science"];

    /// The rows' points, in the order of the pad.
    pub const fn rows(&self) -> [i16; Self::ROWS.len()] {
        [self.military, self.treasury, self.wonder, self.civilian, self.commercial, self.guilds, self.science]
    }

    /// The sum of all rows.
    pub fn total(&self) -> i16 {
        self.rows().iter().sum()
    }
}

/// Points of science: the square of each symbol's number, and seven for each set of all three (W9.8). Symbols of any kind
/// become whatever is worth most (W14.16).
pub fn science_points(symbols: [u8; Symbol::NUM], any: u8) -> i16 {
    if any == 0 {
        let squares: i16 = symbols.iter().map(|&count| i16::from(count) * i16::from(count)).sum();
        let sets = symbols.iter().min().copied().unwrap_or(0);
        return squares + 7 * i16::from(sets);
    }
    let with = |symbol: usize| {
        let mut more = symbols;
        more[symbol] += 1;
        science_points(more, any - 1)
    };
    (0..Symbol::NUM).map(with).max().unwrap_or(0)
}

/// The same with symbols of the kind that there are most of, which are settled one after the other and among the others in the
/// order that is worth most.
pub fn science_points_with(symbols: [u8; Symbol::NUM], any: u8, most: u8) -> i16 {
    if most == 0 {
        return science_points(symbols, any);
    }
    let highest = symbols.iter().max().copied().unwrap_or(0);
    let with = |symbol: usize, any: u8, most: u8| {
        let mut more = symbols;
        more[symbol] += 1;
        science_points_with(more, any, most)
    };
    let of_most =
        (0..Symbol::NUM).filter(|&symbol| symbols[symbol] == highest).map(|symbol| with(symbol, any, most - 1));
    let of_any = (0..Symbol::NUM).filter(|_| any > 0).map(|symbol| with(symbol, any.saturating_sub(1), most));
    of_most.chain(of_any).max().unwrap_or(0)
}

impl<X: Expansion> Wonders<X> {
    /// A seat's points as they stand, row by row.
    pub fn score(&self, seat: Seat) -> Score {
        let city = &self.cities[seat];
        let mut score = Score {
            military: self.military_points(seat),
            treasury: (city.coins / COINS_PER_POINT) as i16,
            science: self.science(seat, 0),
            ..Score::default()
        };
        if let Some(board) = self.board(seat) {
            let built = board.stages.iter().take(usize::from(city.stages));
            score.wonder = built.map(|stage| self.points_of(seat, stage.effects)).sum();
        }
        for card in city.built {
            let face = self.face(card);
            match face.color {
                Color::Blue => score.civilian += self.points_of(seat, face.effects),
                Color::Yellow => {
                    score.commercial += self.points_of(seat, face.effects) + X::card_points(self, seat, face);
                }
                Color::Purple => score.guilds += X::guild_points(self.points_of(seat, face.effects)),
                // Nothing of these is worth points by itself.
                Color::Brown | Color::Grey | Color::Red | Color::Green => {}
            }
        }
        if let Some(guild) = self.copied_guild(seat) {
            let face = self.face(guild);
            score.guilds += X::guild_points(self.points_of(seat, face.effects));
            score.science = self.science(seat, any_symbols_of(face));
        }
        score
    }

    /// Points of science, with so many more symbols of any kind.
    fn science(&self, seat: Seat, more: u8) -> i16 {
        let city = &self.cities[seat];
        let any = city.any_symbols + more;
        science_points_with(city.symbols, any, X::most_symbols(self, seat))
    }

    /// All points of a seat as they stand.
    pub fn total(&self, seat: Seat) -> i16 {
        self.score(seat).total() + (0..X::ROWS.len()).map(|row| X::points(self, seat, row)).sum::<i16>()
    }

    fn military_points(&self, seat: Seat) -> i16 {
        let city = &self.cities[seat];
        let won: i16 =
            city.victories.iter().zip(VICTORY_POINTS).map(|(&tokens, points)| i16::from(tokens) * points).sum();
        won + i16::from(city.defeat_tokens()) * DEFEAT_POINTS
    }

    /// Points that effects are worth to a seat; shields, symbols and the like count elsewhere.
    pub(crate) fn points_of(&self, seat: Seat, effects: &[Effect]) -> i16 {
        let points = effects.iter().map(|effect| match *effect {
            Effect::Points(points) => i16::from(points),
            Effect::PointsPer(points, counted, scope) => i16::from(points) * self.count(seat, counted, scope) as i16,
            Effect::PointsIfComplete(points) if self.cities[seat].is_complete(self.setup.edition) => i16::from(points),
            _ => 0,
        });
        points.sum()
    }

    /// The guild of a neighbour that a seat copies: the one worth most, as if it lay in the own city; none if none is worth
    /// anything (W8.15).
    pub fn copied_guild(&self, seat: Seat) -> Option<Card> {
        let city = &self.cities[seat];
        if !city.has(Power::CopyGuild) {
            return None;
        }
        let without = self.science(seat, 0);
        let worth = |guild: Card| {
            let face = self.face(guild);
            let science = self.science(seat, any_symbols_of(face)) - without;
            X::guild_points(self.points_of(seat, face.effects)) + science
        };
        let [left, right] = self.neighbours(seat).map(|neighbour| self.cities[neighbour].built);
        let guilds = (left | right).iter().filter(|card| self.face(*card).is_guild());
        let (mut best, mut most) = (None, 0);
        for guild in guilds {
            if worth(guild) > most {
                (best, most) = (Some(guild), worth(guild));
            }
        }
        best
    }

    /// Most points win; a tie goes to more coins, then it is shared (W9.10, W9.11).
    pub(crate) fn winners(&self) -> SeatSet {
        let sides = X::sides(self.setup);
        let result = |seat: Seat| {
            let side = sides.side(seat);
            let points: i16 = side.iter().map(|seat| self.total(seat)).sum();
            let coins: u16 = side.iter().map(|seat| self.cities[seat].coins).sum();
            (points, coins)
        };
        let best = self.all_seats().map(result).max();
        self.all_seats().filter(|&seat| Some(result(seat)) == best).collect()
    }

    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let mut rows: Vec<(&'static str, [i16; MAX_SEATS])> = Score::ROWS.map(|row| (row, [0; MAX_SEATS])).into();
        for seat in self.all_seats() {
            for ((_, points), value) in rows.iter_mut().zip(self.score(seat).rows()) {
                points[seat.index()] = value;
            }
        }
        for (row, &name) in X::ROWS.iter().enumerate() {
            let mut points = [0; MAX_SEATS];
            self.all_seats().for_each(|seat| points[seat.index()] = X::points(self, seat, row));
            rows.push((name, points));
        }
        ScoreSheet { seats: self.seat_count(), rows: rows.into_iter().collect() }
    }
}

/// Science symbols of any kind that a card gives.
fn any_symbols_of(face: &Face) -> u8 {
    face.effects.iter().filter(|effect| **effect == Effect::AnyScience).count() as u8
}
