//! Knowledge of the toy, for tests.

use crate::{Expectation, Knowledge, Others, Weights, soften};
use arrayvec::ArrayVec;
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Seat, SeatSet};
use toy::{Action, Auction};

/// How many points worse an action has to be for the policy to take it e times less often.
const TEMPERATURE: f32 = 0.7;

/// A bot for the toy knows who is ahead, and that high cards win high lots.
impl Knowledge for Auction {
    const OTHERS: Others = Others::ByPolicy;

    fn expectation(&self) -> Expectation {
        let (sheet, sides) = (self.score_sheet(), self.sides());
        let points = |side: SeatSet| side.iter().map(|seat| f32::from(sheet.total(seat))).sum::<f32>();
        let odds = |side| (points(side) / 4.0).exp();
        let sum: f32 = sides.among(SeatSet::all(self.seats())).map(odds).sum();
        let mut values = [0.0; MAX_SEATS];
        Seat::first(self.seats()).for_each(|seat| values[seat.index()] = odds(sides.side(seat)) / sum);
        values
    }

    fn policy(&self, _: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        let lot = self.lot().map_or(0.0, |lot| f32::from(lot.value()));
        let coin = if self.coins_left() > 0 { 1.0 } else { 0.0 };
        // Half of the others take part, with cards of any value.
        let rivals = self.seats() as i32 / 2;
        let worth = |action: &Action| match action {
            Action::Bid(card) => lot * ((f32::from(card.value()) - 0.5) / 8.0).powi(rivals),
            Action::Bury(_) => coin,
        };
        let scores: ArrayVec<f32, MAX_ACTIONS> = actions.iter().map(worth).collect();
        soften(&scores, TEMPERATURE, weights);
    }

    fn reason(&self, _: Seat, _: Action) -> &'static str {
        "tempo"
    }
}
