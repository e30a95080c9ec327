//! How a bot judges a position of Duel: chances of winning, promising actions, actions in a hurry, reasons.

use super::features::features;
use super::weights::WEIGHTS;
use crate::knowledge::{Expectation, Knowledge, Weights};
use duel::{Action, Cell, Color, Duel, Effect, Ending, Slot};
use table::{Actions, Game, MAX_SEATS, Rng, Seat};

/// How strongly priors follow the evaluation of what comes after an action.
const PRIOR_SHARPNESS: f32 = 2.0;
/// Every action keeps this share of the prior of an average one.
const PRIOR_FLOOR: f32 = 0.05;

/// The logarithm of A's odds of winning.
pub(crate) fn log_odds(game: &Duel) -> f32 {
    match game.ending() {
        Some(Ending::Civilian(winners)) if winners.len() == 2 => return 0.0,
        Some(ending) => return if ending.winners().contains(Seat::A) { 12.0 } else { -12.0 },
        None => {}
    }
    let weights = &WEIGHTS[game.age().index()];
    let mut sum = 0.0;
    features(game, Seat::A, |index, value| sum += weights[index] * value);
    features(game, Seat::B, |index, value| sum -= weights[index] * value);
    sum
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Knowledge for Duel {
    fn expectation(&self) -> Expectation {
        let mut values = [0.0; MAX_SEATS];
        values[0] = sigmoid(log_odds(self));
        values[1] = 1.0 - values[0];
        values
    }

    fn priors(&self, seat: Seat, actions: &Actions<Action>, out: &mut Weights) {
        out.clear();
        let sign = if seat == Seat::A { 1.0 } else { -1.0 };
        for &action in actions {
            let mut after = *self;
            after.play_unchecked(seat, action);
            out.push(sign * log_odds(&after));
        }
        let best = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        out.iter_mut().for_each(|weight| *weight = (PRIOR_SHARPNESS * (*weight - best)).exp());
        let floor = PRIOR_FLOOR * out.iter().sum::<f32>() / out.len().max(1) as f32;
        out.iter_mut().for_each(|weight| *weight += floor);
    }

    fn hurried(&self, _: Seat, actions: &Actions<Action>, rng: &mut impl Rng) -> usize {
        let weight = |action: Action| match action {
            Action::Wonder(..) => 16,
            Action::Build(slot) => haste(self, slot),
            Action::Discard(_) => 2,
            _ => 4,
        };
        let sum: usize = actions.iter().map(|&action| weight(action)).sum();
        let mut drawn = rng.below(sum);
        for (i, &action) in actions.iter().enumerate() {
            match drawn.checked_sub(weight(action)) {
                Some(rest) => drawn = rest,
                None => return i,
            }
        }
        0
    }

    fn reason(&self, seat: Seat, action: Action) -> &'static str {
        let mut after = *self;
        after.play_unchecked(seat, action);
        if let Some(ending) = after.ending() {
            return if ending.winners().contains(seat) { "wins" } else { "ends" };
        }
        let (before, now) = (self.city(seat), after.city(seat));
        let lead = |game: &Duel| if seat == Seat::A { game.pawn() } else { -game.pawn() };
        if after.next_turn() == Some(seat) && matches!(action, Action::Wonder(..)) {
            "extra-turn"
        } else if now.symbols().len() > before.symbols().len()
            || after.chooser() == Some(seat) && !matches!(action, Action::Wonder(..))
        {
            "science"
        } else if lead(&after) > lead(self) {
            "military"
        } else if now.production() != before.production()
            || now.choice_producers(duel::Class::Raw) > before.choice_producers(duel::Class::Raw)
        {
            "production"
        } else if after.score(seat).total() >= self.score(seat).total() + 3 {
            "points"
        } else if matches!(action, Action::Discard(_)) {
            "denies"
        } else if now.coins() > before.coins() {
            "coins"
        } else {
            "tempo"
        }
    }
}

/// How gladly a player in a hurry builds the card in this place.
fn haste(game: &Duel, slot: Slot) -> usize {
    let Cell::Up(card) = game.structure().cell(slot) else { return 1 };
    let building = card.building();
    let base = match building.color {
        Color::Brown | Color::Grey => 8,
        Color::Blue => 8,
        Color::Green => 10,
        Color::Yellow => 6,
        Color::Red => 8,
        Color::Purple => 10,
    };
    let strong = building
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Points(5..) | Effect::Shields(2..) | Effect::Produce(_, 2)));
    if strong { base + 4 } else { base }
}
