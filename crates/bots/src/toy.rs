//! Knowledge of the toy, for tests.

use crate::{Expectation, Knowledge, Weights};
use table::{Actions, Game, MAX_SEATS, Seat};
use toy::{Action, Auction};

/// A bot for the toy knows no more than who is ahead.
impl Knowledge for Auction {
    fn expectation(&self) -> Expectation {
        let sheet = self.score_sheet();
        let totals: Vec<f32> = Seat::first(self.seats()).map(|seat| f32::from(sheet.total(seat))).collect();
        let sum: f32 = totals.iter().map(|total| (total / 4.0).exp()).sum();
        let mut values = [0.0; MAX_SEATS];
        totals.iter().zip(&mut values).for_each(|(total, value)| *value = (total / 4.0).exp() / sum);
        values
    }

    fn policy(&self, _: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        weights.extend(actions.iter().map(|_| 1));
    }

    fn reason(&self, _: Seat, _: Action) -> &'static str {
        "tempo"
    }
}
