//! How a bot judges a position of Architects: chances of winning, a playout policy, reasons.

use super::card_worth::{CardWorths, Worth};
use super::features::{INPUTS, inputs};
use crate::Leaf;
use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::net;
use architects::{Action, Architects, Card, DeckId, Side, TokenId};
use std::sync::LazyLock;
use table::{Actions, Game, MAX_SEATS, Seat};

/// The network that judges positions.
pub type Net = net::Net<8, 8>;

/// What self-play has taught; `examples/learn_architects.rs` writes it.
const WEIGHTS: &[u8] = include_bytes!("net.bin");

const _: () = assert!(
    Net::is_playable(INPUTS, WEIGHTS),
    "features.rs has another number of inputs than bots/src/architects/net.bin: teach the network anew with \
     `cargo run --release -p bots --features untaught --example learn_architects` (docs/bots.md)"
);

static NET: LazyLock<Net> = LazyLock::new(|| Net::shipped(INPUTS, WEIGHTS));

impl Knowledge for Architects {
    const OTHERS: Others = Others::InTree;
    const TEMPERATURE_SCALE: f32 = 2.5;
    // A look alone does not gain by more time; some rounds of a playout do.
    const LEAF: Leaf = Leaf::Cut(20);

    fn expectation(&self) -> Expectation {
        if self.ending().is_some() {
            return result(self);
        }
        let net = &*NET;
        let mut layers = [net.start(); MAX_SEATS];
        inputs(self, |seat, input, value| net.add(&mut layers[seat.index()], input, value));
        net.shares(&layers[..self.seats()], &self.sides())
    }

    fn policy(&self, seat: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        let worths = CardWorths::of(self, seat, &self.means(seat));
        weights.extend(actions.iter().map(|&action| self.playout_weight(seat, &worths, action)));
    }

    fn reason(&self, seat: Seat, action: Action) -> &'static str {
        let mut after = *self;
        after.play_unchecked(seat, action);
        if let Some(ending) = after.ending() {
            return if ending.winners.contains(seat) { "wins" } else { "ends" };
        }
        match action {
            Action::Take(_) | Action::Extra(_) | Action::Fetch(_) | Action::Keep(_) => {}
            Action::Build(_) => return "stage",
            Action::Exchange(_) | Action::Token(_) | Action::Blind => return "progress",
            Action::Look => return "cat",
            Action::Search(_) | Action::Use => return "effect",
            Action::Pick(_) => return "wonder",
            Action::Pass | Action::End => return "saves",
        }
        let Some(card) = self.card_taken(seat, action) else { return "unseen" };
        let worths = CardWorths::of(self, seat, &self.means(seat));
        if worths.brings(card) {
            return "extra-card";
        }
        match worths.worth(card) {
            Worth::Finishes | Worth::CoinFinishes => "stage",
            Worth::Helps | Worth::Spare => "resources",
            Worth::Coin => "coins",
            Worth::Blue | Worth::BlueCat => "points",
            Worth::Cat => "cat",
            Worth::MakesSet => "progress",
            Worth::Green => "science",
            Worth::Shield | Worth::Horn | Worth::TwoHorns => "military",
        }
    }
}

trait Judged {
    /// The card that an action brings, if the seat knows it.
    fn card_taken(&self, seat: Seat, action: Action) -> Option<Card>;

    /// How likely a playout takes the action, beside the others.
    fn playout_weight(&self, seat: Seat, worths: &CardWorths, action: Action) -> u32;
}

impl Judged for Architects {
    fn card_taken(&self, seat: Seat, action: Action) -> Option<Card> {
        let deck = match action {
            Action::Take(side) | Action::Extra(side) => self.deck_at(seat, side),
            Action::Fetch(deck) => deck,
            Action::Keep(card) => return Some(card),
            Action::Pick(_)
            | Action::Look
            | Action::Build(_)
            | Action::Exchange(_)
            | Action::Token(_)
            | Action::Blind
            | Action::Search(_)
            | Action::Use
            | Action::Pass
            | Action::End => return None,
        };
        let knows = deck != DeckId::CENTRE || self.seen_by().contains(seat);
        self.deck(deck).top().filter(|_| knows)
    }

    fn playout_weight(&self, seat: Seat, worths: &CardWorths, action: Action) -> u32 {
        if let Some(card) = self.card_taken(seat, action) {
            let worth = match worths.worth(card) {
                Worth::Finishes | Worth::CoinFinishes => 40,
                Worth::MakesSet => 30,
                Worth::Helps => 14,
                Worth::Cat => 14,
                Worth::Coin | Worth::Blue => 12,
                Worth::BlueCat | Worth::Shield | Worth::Green => 8,
                Worth::Horn | Worth::TwoHorns => 5,
                Worth::Spare => 2,
            };
            return if worths.brings(card) { worth + 20 } else { worth };
        }
        match action {
            Action::Take(Side::Centre) | Action::Extra(_) | Action::Fetch(_) => 6,
            Action::Take(Side::Left | Side::Right) | Action::Keep(_) => 3,
            Action::Token(TokenId::Culture | TokenId::Decor) => 4,
            Action::Token(_) | Action::Blind | Action::Pick(_) | Action::Search(_) | Action::Use => 3,
            // Coins pay for anything: they are kept.
            Action::Build(payment) => 16 >> (2 * payment.yellow()).min(4),
            Action::Exchange(_) => 8,
            Action::Look => 40,
            Action::Pass | Action::End => 1,
        }
    }
}
