//! The policy of 7 Wonders: a score for each action, the sum of a few weights that were fitted to what a search chooses.
//!
//! It is asked for every action of a playout, so that it looks at little: what the action is worth by rules of thumb, the card
//! itself and when it is played, resources and symbols the city has, shields beside each neighbour's, coins left. All of
//! that lies open but for the own hand.

use super::card_worth::{CityWorth, only};
use std::sync::LazyLock;
use table::{Game, Seat};
use wonders::{
    AGES, Action, Card, City, Color, Edition, Effect, Resource, Side, Symbol, TURNS, WonderId, Wonders, passes_left,
};

/// The first index of each group of inputs.
mod at {
    use super::*;

    pub(super) const KIND: usize = 0;
    pub(super) const WORTH: usize = KIND + AGES * KINDS;
    pub(super) const PAID: usize = WORTH + AGES * KINDS;
    pub(super) const BANK: usize = PAID + AGES;
    pub(super) const COINS_LEFT: usize = BANK + AGES;
    pub(super) const CARD: usize = COINS_LEFT + AGES * PURSES;
    pub(super) const CARD_LATE: usize = CARD + Card::NUM;
    pub(super) const GIVEN: usize = CARD_LATE + Card::NUM;
    pub(super) const NEXT: usize = GIVEN + Card::NUM;
    pub(super) const OWN: usize = NEXT + 2 * AGES;
    pub(super) const SOLD: usize = OWN + 3 * Resource::NUM;
    pub(super) const CHOICE: usize = SOLD + Resource::NUM;
    pub(super) const LEAD: usize = CHOICE + 5;
    pub(super) const LEAD_AFTER: usize = LEAD + AGES * STEPS;
    pub(super) const SYMBOL: usize = LEAD_AFTER + AGES * STEPS;
    pub(super) const SET: usize = SYMBOL + AGES * 4;
    pub(super) const GREEN: usize = SET + AGES;
    pub(super) const COLOR: usize = GREEN + AGES;
    pub(super) const CHAINED: usize = COLOR + AGES * Color::NUM;
    pub(super) const FOLLOWERS: usize = CHAINED + AGES;
    pub(super) const STAGE: usize = FOLLOWERS + AGES;
    pub(super) const STAGE_TURN: usize = STAGE + BOARDS * STAGES;
    pub(super) const DISCARD_TURN: usize = STAGE_TURN + AGES * TURNS;
    pub(super) const PURSE: usize = DISCARD_TURN + AGES * TURNS;
    pub(super) const BOARD: usize = PURSE + AGES * PURSES;
    pub(super) const END: usize = BOARD + Edition::NUM * BOARDS;
}

const KINDS: usize = 6;
const PURSES: usize = 4;
const STEPS: usize = 9;
const BOARDS: usize = WonderId::NUM * Side::NUM;
const STAGES: usize = 4;

/// How many inputs an action has.
pub const POLICY_INPUTS: usize = at::END;

/// What self-play has taught; `examples/learn_wonders_policy.rs` writes it.
const WEIGHTS: &[u8] = include_bytes!("policy.bin");

const _: () = assert!(
    cfg!(feature = "untaught") || WEIGHTS.len() == 4 * POLICY_INPUTS,
    "policy.rs has another number of inputs than bots/src/wonders/policy.bin: teach the policy anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders_policy` (docs/bots.md)"
);

static POLICY: LazyLock<[f32; POLICY_INPUTS]> = LazyLock::new(|| {
    let mut weights = start();
    if WEIGHTS.len() == 4 * POLICY_INPUTS {
        for (weight, bytes) in weights.iter_mut().zip(WEIGHTS.chunks_exact(4)) {
            *weight = bytes.try_into().map_or(0.0, f32::from_le_bytes);
        }
    }
    weights
});

/// The policy before anything was taught: rules of thumb alone.
pub fn start() -> [f32; POLICY_INPUTS] {
    let mut weights = [0.0; POLICY_INPUTS];
    weights[at::WORTH..at::WORTH + AGES * KINDS].fill(2.0 * POINTS);
    weights
}

/// Points that make one unit of the input for what an action is worth.
const POINTS: f32 = 4.0;

/// A seat that is asked, with all that its actions are judged by.
pub struct Chooser<'a> {
    game: &'a Wonders,
    seat: Seat,
    city: &'a City,
    own: CityWorth<'a>,
    /// Who gets the hand next.
    next: CityWorth<'a>,
    /// Whose actions were judged last, with what the card is worth here and there.
    card: Option<Card>,
    worth: f32,
    worth_next: f32,
}

impl<'a> Chooser<'a> {
    /// The seat in this position.
    #[inline]
    pub fn of(game: &'a Wonders, seat: Seat) -> Self {
        let [left, right] = game.neighbours(seat);
        let next = if passes_left(game.age()) { left } else { right };
        Self {
            game,
            seat,
            city: game.city(seat),
            own: CityWorth::of(game, seat),
            next: CityWorth::of(game, next),
            card: None,
            worth: 0.0,
            worth_next: 0.0,
        }
    }

    /// The score of an action.
    #[inline]
    pub(super) fn score(&mut self, action: Action) -> f32 {
        let weights = &*POLICY;
        let mut score = 0.0;
        self.inputs(action, |input, value| score += weights[input] * value);
        score
    }

    /// Tells every input of an action that is not zero. Actions with the same card should follow one another.
    #[inline]
    pub fn inputs(&mut self, action: Action, mut tell: impl FnMut(usize, f32)) {
        let (age, turn) = (self.game.age(), self.game.turn().min(TURNS - 1));
        let edition = self.game.setup().edition;
        let board = |wonder: WonderId, side: Side| {
            at::BOARD + edition as usize * BOARDS + wonder.index() * Side::NUM + side as usize
        };
        let (kind, card) = match action {
            Action::Build(card, _) => (0, card),
            Action::BuildFree(card) => (1, card),
            Action::Stage(card, _) => (2, card),
            Action::Discard(card) => (3, card),
            Action::Fetch(card) => (4, card),
            Action::Decline => return tell(at::KIND + age * KINDS + 5, 1.0),
            Action::Pick(wonder) => return Side::ALL.into_iter().for_each(|side| tell(board(wonder, side), 0.5)),
            Action::PickSide(wonder, side) => return tell(board(wonder, side), 1.0),
            Action::ChooseSide(side) => {
                return self.city.wonder().into_iter().for_each(|wonder| tell(board(wonder, side), 1.0));
            }
        };
        if self.card != Some(card) {
            self.card = Some(card);
            self.worth = self.own.card(card);
            self.worth_next = self.next.card(card).clamp(0.0, 8.0) / POINTS;
        }
        let paid = action.payment().total();
        let coins = self.city.coins();
        tell(at::KIND + age * KINDS + kind, 1.0);
        tell(at::WORTH + age * KINDS + kind, self.own.worth_with(action, self.worth) / POINTS);
        if paid > 0 {
            tell(at::PAID + age, f32::from(paid) / 2.0);
        }
        let purse = |coins: u16| match coins {
            0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            _ => 3,
        };
        match action {
            Action::Stage(..) => {
                if let (Some(wonder), Some(side)) = (self.city.wonder(), self.city.side()) {
                    let stage = usize::from(self.city.stages()).min(STAGES - 1);
                    tell(at::STAGE + (wonder.index() * Side::NUM + side as usize) * STAGES + stage, 1.0);
                }
                tell(at::STAGE_TURN + age * TURNS + turn, 1.0);
                tell(at::COINS_LEFT + age * PURSES + purse(coins.saturating_sub(u16::from(paid))), 1.0);
                tell(at::GIVEN + card.index(), 1.0);
                tell(at::NEXT + age, self.worth_next);
            }
            Action::Discard(_) => {
                tell(at::DISCARD_TURN + age * TURNS + turn, 1.0);
                tell(at::PURSE + age * PURSES + purse(coins), 1.0);
                tell(at::GIVEN + card.index(), 1.0);
                tell(at::NEXT + age, self.worth_next);
            }
            _ => {
                let face = edition.face(card);
                let chained = self.game.chain(self.seat, card).is_some();
                let bank = if chained || kind != 0 { 0 } else { face.cost.coins };
                if bank > 0 {
                    tell(at::BANK + age, f32::from(bank));
                }
                let spent = u16::from(paid) + u16::from(bank);
                tell(at::COINS_LEFT + age * PURSES + purse(coins.saturating_sub(spent)), 1.0);
                tell(at::CARD + card.index(), 1.0);
                tell(at::CARD_LATE + card.index(), turn as f32 / TURNS as f32);
                tell(at::NEXT + AGES + age, self.worth_next);
                let same = self.city.of_color(face.color);
                tell(at::COLOR + age * Color::NUM + face.color.index(), f32::from(same) / 4.0);
                if chained {
                    tell(at::CHAINED + age, 1.0);
                }
                tell(at::FOLLOWERS + age, self.own.followers(card) as f32);
                for effect in face.effects {
                    self.effect_inputs(effect, age, &mut tell);
                }
            }
        }
    }

    /// What the city has of what a card would bring.
    #[inline]
    fn effect_inputs(&self, effect: &Effect, age: usize, tell: &mut impl FnMut(usize, f32)) {
        let sources = |resource: Resource| usize::from(self.city.sources(only(resource)));
        let neighbours = self.game.neighbours(self.seat).map(|neighbour| self.game.city(neighbour));
        match *effect {
            Effect::Produce(resource, _) => {
                tell(at::OWN + 3 * resource.index() + sources(resource).min(2), 1.0);
                if neighbours.iter().any(|city| city.sources_for_sale(only(resource)) > 0) {
                    tell(at::SOLD + resource.index(), 1.0);
                }
            }
            Effect::ProduceChoice(options) => {
                tell(at::CHOICE + options.iter().filter(|&resource| sources(resource) == 0).count(), 1.0);
            }
            Effect::Shields(shields) => {
                let most = STEPS as i32 / 2;
                let step = |lead: i32| (lead.clamp(-most, most) + most) as usize;
                for other in neighbours {
                    let lead = i32::from(self.city.shields()) - i32::from(other.shields());
                    tell(at::LEAD + age * STEPS + step(lead), 1.0);
                    tell(at::LEAD_AFTER + age * STEPS + step(lead + i32::from(shields)), 1.0);
                }
            }
            Effect::Science(symbol) => {
                let symbols = self.city.symbols();
                let count = symbols[symbol as usize];
                tell(at::SYMBOL + age * 4 + usize::from(count.min(3)), 1.0);
                if Symbol::ALL.into_iter().all(|other| other == symbol || symbols[other as usize] > count) {
                    tell(at::SET + age, 1.0);
                }
                tell(at::GREEN + age, f32::from(symbols.iter().sum::<u8>()) / 3.0);
            }
            _ => {}
        }
    }
}
