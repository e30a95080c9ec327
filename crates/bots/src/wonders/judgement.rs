//! How a bot judges a position of 7 Wonders: chances of winning, a policy, reasons.

use super::card_worth::CityWorth;
use super::features::{input_count, inputs};
use super::policy::Chooser;
use super::taught::Taught;
use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::net;
use crate::soften;
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Seat};
use wonders::{ActionWith, BaseGame, Card, Color, Effect, Position, StepWith};

/// The network that judges positions.
pub type Net = net::Net<32, 16>;

/// What self-play has taught; `examples/learn_wonders.rs` writes it.
const WEIGHTS: &[u8] = include_bytes!("net.bin");

const _: () = assert!(
    Net::is_playable(input_count::<BaseGame>(), WEIGHTS),
    "features.rs has another number of inputs than bots/src/wonders/net.bin: teach the network anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders` (docs/bots.md)"
);

static NET: LazyLock<Net> = LazyLock::new(|| Net::shipped(input_count::<BaseGame>(), WEIGHTS));

/// The network of the base game.
#[inline]
pub(super) fn base_net() -> &'static Net {
    &NET
}

impl<X: Taught> Knowledge for Position<X> {
    const OTHERS: Others = Others::ByPolicy;
    const TEMPERATURE_SCALE: f32 = 2.5;
    const WALKS: u32 = 8;

    fn expectation(&self) -> Expectation {
        if self.step() == StepWith::Over {
            return result(self);
        }
        let net = X::net();
        let mut layers = [net.start(); MAX_SEATS];
        inputs(self, |seat, input, value| net.add(&mut layers[seat.index()], input, value));
        net.shares(&layers[..self.seats()], &self.sides())
    }

    fn is_settled(&self) -> bool {
        match self.step() {
            StepWith::Naval(step) => X::is_settled(step),
            _ => true,
        }
    }

    fn policy(&self, seat: Seat, actions: &Actions<ActionWith<X>>, weights: &mut Weights) {
        let mut chooser = Chooser::of(self, seat);
        let scores: ArrayVec<f32, MAX_ACTIONS> = actions.iter().map(|&action| chooser.score(action)).collect();
        soften(&scores, 1.0, weights);
    }

    fn reason(&self, seat: Seat, action: ActionWith<X>) -> &'static str {
        use ActionWith as Action;
        match action {
            Action::Build(card, _) | Action::BuildFree(card) | Action::Fetch(card) => reason_to_build(self, card),
            Action::Stage(..) => "stage",
            Action::Discard(card) => {
                // Who gets the hand next would have liked it.
                let next = usize::from(!wonders::passes_left(self.age()));
                let neighbour = self.neighbours(seat)[next];
                let wanted = X::partner_at(self, seat) != Some(next)
                    && self.price(neighbour, card).is_ok()
                    && CityWorth::of(self, neighbour).card(card) >= DENIED;
                if wanted { "denies" } else { "coins" }
            }
            Action::Decline => "saves",
            Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => "wonder",
            Action::Naval(action) => X::reason(self, seat, action),
        }
    }
}

/// What speaks for a card.
pub(super) fn reason_to_build<X: Taught>(game: &Position<X>, card: Card) -> &'static str {
    let face = game.setup().edition.face(card);
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

/// A card that is worth so many points to a neighbour is kept from it.
const DENIED: f32 = 5.0;
