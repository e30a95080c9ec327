//! How a bot judges a position of 7 Wonders: chances of winning, a policy, reasons.

use super::card_worth::CityWorth;
use super::features::{INPUTS, inputs};
use super::policy::Chooser;
use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::net::{FIRST, Net};
use crate::soften;
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Seat};
use wonders::{Action, Color, Effect, Step, Wonders};

/// What self-play has taught; `examples/learn_wonders.rs` writes it.
const WEIGHTS: &[u8] = include_bytes!("net.bin");

const _: () = assert!(
    Net::is_playable(INPUTS, WEIGHTS),
    "features.rs has another number of inputs than bots/src/wonders/net.bin: teach the network anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders` (docs/bots.md)"
);

static NET: LazyLock<Net> = LazyLock::new(|| Net::shipped(INPUTS, WEIGHTS));

impl Knowledge for Wonders {
    const OTHERS: Others = Others::ByPolicy;
    const TEMPERATURE_SCALE: f32 = 2.5;
    const WALKS: u32 = 8;

    fn expectation(&self) -> Expectation {
        if self.step() == Step::Over {
            return result(self);
        }
        let net = &*NET;
        let mut layers = [[0.0; FIRST]; MAX_SEATS];
        layers.fill(net.start());
        inputs(self, |seat, input, value| net.add(&mut layers[seat.index()], input, value));
        let seats = self.seats();
        let mut values = [0.0; MAX_SEATS];
        let mut most = f32::NEG_INFINITY;
        for (value, layer) in values.iter_mut().zip(&layers[..seats]) {
            *value = net.finish(layer);
            most = most.max(*value);
        }
        let mut sum = 0.0;
        for value in &mut values[..seats] {
            *value = (*value - most).exp();
            sum += *value;
        }
        values[..seats].iter_mut().for_each(|value| *value /= sum);
        values
    }

    fn policy(&self, seat: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        let mut chooser = Chooser::of(self, seat);
        let scores: ArrayVec<f32, MAX_ACTIONS> = actions.iter().map(|&action| chooser.score(action)).collect();
        soften(&scores, 1.0, weights);
    }

    fn reason(&self, seat: Seat, action: Action) -> &'static str {
        let card = match action {
            Action::Build(card, _) | Action::BuildFree(card) | Action::Fetch(card) => card,
            Action::Stage(..) => return "stage",
            Action::Discard(card) => {
                // Who gets the hand next would have liked it.
                let [left, right] = self.neighbours(seat);
                let next = if wonders::passes_left(self.age()) { left } else { right };
                let wanted = self.price(next, card).is_ok() && CityWorth::of(self, next).card(card) >= DENIED;
                return if wanted { "denies" } else { "coins" };
            }
            Action::Decline => return "saves",
            Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => return "wonder",
        };
        let face = self.setup().edition.face(card);
        match face.color {
            Color::Brown | Color::Grey => "production",
            Color::Blue | Color::Purple => "points",
            Color::Yellow => face.effects.iter().fold("coins", |reason, effect| match effect {
                Effect::ProduceChoice(_) | Effect::Discount(..) => "production",
                Effect::PointsPer(..) => "points",
                _ => reason,
            }),
            Color::Red => "military",
            Color::Green => "science",
        }
    }
}

/// A card that is worth so many points to a neighbour is kept from it.
const DENIED: f32 = 5.0;
