//! The score pad and the end of the game (R11).

use crate::data::{CAT_POINTS, TokenEffect, VICTORY_POINTS, WITH_CAT, WITH_POINTS};
use crate::ids::{Card, StageId, TokenId};
use crate::state::{Architects, Cause, City, Ending};
use table::{MAX_SEATS, ScoreSheet, Seat};

/// One column of the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Stages that stand.
    pub stages: i16,
    /// The cat.
    pub cat: i16,
    /// Blue cards.
    pub blue: i16,
    /// Victory tokens.
    pub victory: i16,
    /// Progress tokens.
    pub progress: i16,
}

impl Score {
    /// The rows' slugs, in the order of the pad.
    pub const ROWS: [&'static str; 5] = ["stages", "cat", "blue", "victory", "progress"];

    /// The rows' points, in the order of the pad.
    pub fn rows(&self) -> [i16; Self::ROWS.len()] {
        [self.stages, self.cat, self.blue, self.victory, self.progress]
    }

    /// The sum of all rows.
    pub fn total(&self) -> i16 {
        self.rows().iter().sum()
    }
}

impl City {
    fn stage_points(&self) -> i16 {
        let Some(wonder) = self.wonder else { return 0 };
        let stands = |stage: &StageId| self.built & stage.bit() != 0;
        StageId::ALL.into_iter().filter(stands).map(|stage| i16::from(wonder.wonder().stage(stage).points)).sum()
    }

    fn blue_points(&self) -> i16 {
        let points = |card: Card| i16::from(self.cards.of(card)) * i16::from(card.points());
        WITH_POINTS.into_iter().map(points).sum()
    }

    /// Points of one progress token; of Culture, of all that the city has (R11.4).
    pub fn token_points(&self, token: TokenId) -> i16 {
        let count = self.tokens.of(token);
        if count == 0 {
            return 0;
        }
        match token.token().effect {
            TokenEffect::Points { complete, .. } if self.is_complete() => i16::from(complete),
            TokenEffect::Points { points, .. } => i16::from(points),
            TokenEffect::PointsPerCat(points) => i16::from(points) * self.cats(),
            TokenEffect::PointsPerVictory(points) => i16::from(points) * i16::from(self.victory),
            TokenEffect::PointsPerToken(points) => i16::from(points) * self.tokens.total() as i16,
            TokenEffect::PointsForCopies { one, .. } if count == 1 => i16::from(one),
            TokenEffect::PointsForCopies { both, .. } => i16::from(both),
            TokenEffect::ExtraCardFor(_)
            | TokenEffect::ExtraCardForStage
            | TokenEffect::DoubleCoin
            | TokenEffect::AnyResources
            | TokenEffect::Shields(_) => 0,
        }
    }

    /// Cats on blue cards.
    fn cats(&self) -> i16 {
        WITH_CAT.into_iter().map(|card| i16::from(self.cards.of(card)) * i16::from(card.face().cats)).sum()
    }
}

impl Architects {
    /// A seat's points as they stand, row by row (R11.3).
    pub fn score(&self, seat: Seat) -> Score {
        let city = &self.cities[seat];
        Score {
            stages: city.stage_points(),
            cat: if self.cat == Some(seat) { CAT_POINTS } else { 0 },
            blue: city.blue_points(),
            victory: VICTORY_POINTS * i16::from(city.victory),
            progress: TokenId::ALL.into_iter().map(|token| city.token_points(token)).sum(),
        }
    }

    /// Most points win; a tie goes to more stages, then it is shared (R11.5, R11.6).
    pub(crate) fn final_scoring(&self, cause: Cause) -> Ending {
        let result = |seat: Seat| (self.score(seat).total(), self.cities[seat].built.count_ones());
        let best = self.all_seats().map(result).max();
        Ending { cause, winners: self.all_seats().filter(|&seat| Some(result(seat)) == best).collect() }
    }

    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let mut rows: Vec<(&'static str, [i16; MAX_SEATS])> = Score::ROWS.map(|row| (row, [0; MAX_SEATS])).into();
        for seat in self.all_seats() {
            for ((_, points), value) in rows.iter_mut().zip(self.score(seat).rows()) {
                points[seat.index()] = value;
            }
        }
        ScoreSheet { seats: self.setup.seats(), rows: rows.into_iter().collect() }
    }
}
