//! How a bot judges a position of 7 Wonders: chances of winning, a policy, reasons.

use super::card_worth::CityWorth;
use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::{Leaf, soften};
use arrayvec::ArrayVec;
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Seat};
use wonders::{AGES, Action, Color, Side, Step, TURNS, WonderId, Wonders};

/// How many points worse an action has to be for the policy to take it e times less often.
const TEMPERATURE: f32 = 1.1;

impl Knowledge for Wonders {
    const OTHERS: Others = Others::ByPolicy;
    const LEAF: Leaf = Leaf::Cut(3);

    fn expectation(&self) -> Expectation {
        if self.step() == Step::Over {
            return result(self);
        }
        let left = ((AGES - self.age()) * TURNS - self.turn().min(TURNS)) as f32;
        // The more is still to come, the less a lead says.
        let spread = 2.0 + 0.75 * left;
        let mut values = [0.0; MAX_SEATS];
        let mut most = f32::NEG_INFINITY;
        for seat in Seat::first(self.seats()) {
            let points = f32::from(self.score(seat).total()) + CityWorth::of(self, seat).promise();
            values[seat.index()] = points / spread;
            most = most.max(points / spread);
        }
        let mut sum = 0.0;
        for value in &mut values[..self.seats()] {
            *value = (*value - most).exp();
            sum += *value;
        }
        values[..self.seats()].iter_mut().for_each(|value| *value /= sum);
        values
    }

    fn policy(&self, seat: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        let city = CityWorth::of(self, seat);
        let scores: ArrayVec<f32, MAX_ACTIONS> = actions.iter().map(|&action| self.worth(&city, action)).collect();
        soften(&scores, TEMPERATURE, weights);
    }

    fn reason(&self, seat: Seat, action: Action) -> &'static str {
        let card = match action {
            Action::Build(card, _) | Action::BuildFree(card) | Action::Fetch(card) => card,
            Action::Stage(..) => return "stage",
            Action::Discard(_) => return "coins",
            Action::Decline => return "saves",
            Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => return "wonder",
        };
        let _ = seat;
        match self.setup().edition.face(card).color {
            Color::Brown | Color::Grey => "production",
            Color::Blue | Color::Purple => "points",
            Color::Yellow => "coins",
            Color::Red => "military",
            Color::Green => "science",
        }
    }
}

trait Worth {
    fn worth(&self, city: &CityWorth<'_>, action: Action) -> f32;
}

impl Worth for Wonders {
    /// What an action is worth to who does it.
    fn worth(&self, city: &CityWorth<'_>, action: Action) -> f32 {
        match action {
            Action::Pick(wonder) => wonder_worth(wonder, None),
            Action::PickSide(wonder, side) => wonder_worth(wonder, Some(side)),
            Action::ChooseSide(side) => {
                if side == Side::B {
                    0.6
                } else {
                    0.4
                }
            }
            Action::Build(..)
            | Action::BuildFree(_)
            | Action::Stage(..)
            | Action::Discard(_)
            | Action::Fetch(_)
            | Action::Decline => city.worth(action),
        }
    }
}

/// How good a wonder is to have; they are close.
fn wonder_worth(wonder: WonderId, side: Option<Side>) -> f32 {
    let worth = match wonder {
        WonderId::Giza | WonderId::Rhodes => 0.5,
        WonderId::Alexandria | WonderId::Ephesus | WonderId::Olympia => 0.4,
        WonderId::Babylon | WonderId::Halicarnassus => 0.3,
    };
    worth + if side == Some(Side::B) { 0.1 } else { 0.0 }
}
