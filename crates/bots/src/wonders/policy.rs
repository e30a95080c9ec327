//! The policy of 7 Wonders: a score for each action, the sum of a few weights that were fitted to what a search chooses.
//!
//! It is asked for every action of a playout, so that it looks at little: what the action is worth by rules of thumb, the card
//! itself and when it is played, resources and symbols the city has, shields beside each neighbour's, coins left. All of
//! that lies open but for the own hand.

use super::card_worth::{CityWorth, only};
use super::taught::{BOARDS, Taught, of_board, of_card, turn};
use std::sync::LazyLock;
use table::{Game, Seat};
use wonders::{
    AGES, ActionWith, BaseGame, Card, City, Color, Edition, Effect, Position, Resource, Side, Symbol, TURNS, WonderId,
    passes_left,
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
    pub(super) const CARD_LATE: usize = CARD + Card::BASE;
    pub(super) const GIVEN: usize = CARD_LATE + Card::BASE;
    pub(super) const NEXT: usize = GIVEN + Card::BASE;
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

/// The first index of each group of inputs that only an expansion has. They come behind those of the base game, so that its
/// weights can be taken over.
struct Own<X>(X);

impl<X: Taught> Own<X> {
    const CARD: usize = at::END;
    const CARD_LATE: usize = Self::CARD + X::CARDS;
    const GIVEN: usize = Self::CARD_LATE + X::CARDS;
    const STAGE: usize = Self::GIVEN + X::CARDS;
    const BOARD: usize = Self::STAGE + X::BOARDS * STAGES;
    const BESIDES: usize = Self::BOARD + Edition::NUM * X::BOARDS;
    const END: usize = Self::BESIDES + X::POLICY_INPUTS;
}

const KINDS: usize = 6;
const PURSES: usize = 4;
const STEPS: usize = 9;
const STAGES: usize = 4;

/// How many inputs an action has.
pub const fn policy_inputs<X: Taught>() -> usize {
    Own::<X>::END
}

/// What self-play has taught; `examples/learn_wonders_policy.rs` writes it.
const WEIGHTS: &[u8] = include_bytes!("policy.bin");

const _: () = assert!(
    is_playable::<BaseGame>(WEIGHTS),
    "policy.rs has another number of inputs than bots/src/wonders/policy.bin: teach the policy anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders_policy` (docs/bots.md)"
);

static POLICY: LazyLock<Vec<f32>> = LazyLock::new(|| shipped::<BaseGame>(WEIGHTS));

/// The weights of the base game.
#[inline]
pub(super) fn base_policy() -> &'static [f32] {
    &POLICY
}

/// Tests if weights that are part of the program can be played with. With the feature `untaught` they need not fit.
pub(super) const fn is_playable<X: Taught>(weights: &[u8]) -> bool {
    cfg!(feature = "untaught") || weights.len() == 4 * policy_inputs::<X>()
}

/// The policy of weights that are part of the program; the one before anything was taught if they do not fit.
pub(super) fn shipped<X: Taught>(bytes: &[u8]) -> Vec<f32> {
    if bytes.len() == 4 * policy_inputs::<X>() {
        let weight = |bytes: &[u8]| bytes.try_into().map_or(0.0, f32::from_le_bytes);
        bytes.chunks_exact(4).map(weight).collect()
    } else {
        start::<X>()
    }
}

/// The policy before anything was taught: rules of thumb alone.
pub fn start<X: Taught>() -> Vec<f32> {
    let mut weights = vec![0.0; policy_inputs::<X>()];
    weights[at::WORTH..at::WORTH + AGES * KINDS].fill(2.0 * POINTS);
    X::first_weights().into_iter().for_each(|(input, weight)| weights[Own::<X>::BESIDES + input] = weight);
    weights
}

/// Points that make one unit of the input for what an action is worth.
pub(super) const POINTS: f32 = 4.0;

/// A seat that is asked, with all that its actions are judged by.
pub struct Chooser<'a, X: Taught> {
    pub(super) game: &'a Position<X>,
    pub(super) seat: Seat,
    city: &'a City,
    pub(super) own: CityWorth<'a, X>,
    /// Who gets the hand next.
    next: CityWorth<'a, X>,
    /// Whether that is a partner.
    is_partner_next: bool,
    /// Whose actions were judged last, with what the card is worth here and there.
    card: Option<Card>,
    worth: f32,
    worth_next: f32,
    /// The action of the base game that was judged last, with its score.
    last: Option<(ActionWith<X>, f32)>,
}

impl<'a, X: Taught> Chooser<'a, X> {
    /// The seat in this position.
    #[inline]
    pub fn of(game: &'a Position<X>, seat: Seat) -> Self {
        let neighbours = game.neighbours(seat);
        let next = usize::from(!passes_left(game.age()));
        Self {
            game,
            seat,
            city: game.city(seat),
            own: CityWorth::of(game, seat),
            next: CityWorth::of(game, neighbours[next]),
            is_partner_next: X::partner_at(game, seat) == Some(next),
            card: None,
            worth: 0.0,
            worth_next: 0.0,
            last: None,
        }
    }

    /// The score of an action. Actions that differ only in what an expansion adds to them should follow one another.
    #[inline]
    pub(super) fn score(&mut self, action: ActionWith<X>) -> f32 {
        let weights = X::policy();
        let mut score = match (on_land(action), self.last) {
            (None, _) => 0.0,
            (Some(action), Some((last, score))) if X::POLICY_INPUTS > 0 && action == last => score,
            (Some(action), _) => {
                let mut score = 0.0;
                self.inputs_on_land(action, |input, value| score += weights[input] * value);
                self.last = Some((action, score));
                score
            }
        };
        X::action_inputs(self, action, |input, value| score += weights[Own::<X>::BESIDES + input] * value);
        score
    }

    /// Tells every input of an action that is not zero. Actions with the same card should follow one another.
    pub fn inputs(&mut self, action: ActionWith<X>, mut tell: impl FnMut(usize, f32)) {
        if let Some(action) = on_land(action) {
            self.inputs_on_land(action, &mut tell);
        }
        X::action_inputs(self, action, |input, value| tell(Own::<X>::BESIDES + input, value));
    }

    /// What the base game knows of an action.
    #[inline]
    fn inputs_on_land(&mut self, action: ActionWith<X>, mut tell: impl FnMut(usize, f32)) {
        use ActionWith as Action;
        let (age, turn) = (self.game.age(), turn(self.game));
        let edition = self.game.setup().edition;
        let board = |wonder: WonderId, side: Side| {
            let (group, own) = (at::BOARD + edition as usize * BOARDS, Own::<X>::BOARD + edition as usize * X::BOARDS);
            of_board::<X>(group, own, wonder, side, 1)
        };
        let (kind, card) = match action {
            Action::Build(card, _) => (0, card),
            Action::BuildFree(card) => (1, card),
            Action::Stage(card, _) => (2, card),
            Action::Discard(card) => (3, card),
            Action::Fetch(card) => (4, card),
            Action::Naval(_) => return,
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
            if self.is_partner_next {
                self.worth_next = -self.worth_next;
            }
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
                    tell(of_board::<X>(at::STAGE, Own::<X>::STAGE, wonder, side, STAGES) + stage, 1.0);
                }
                tell(at::STAGE_TURN + age * TURNS + turn, 1.0);
                tell(at::COINS_LEFT + age * PURSES + purse(coins.saturating_sub(u16::from(paid))), 1.0);
                tell(of_card::<X>(at::GIVEN, Own::<X>::GIVEN, card), 1.0);
                tell(at::NEXT + age, self.worth_next);
            }
            Action::Discard(_) => {
                tell(at::DISCARD_TURN + age * TURNS + turn, 1.0);
                tell(at::PURSE + age * PURSES + purse(coins), 1.0);
                tell(of_card::<X>(at::GIVEN, Own::<X>::GIVEN, card), 1.0);
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
                tell(of_card::<X>(at::CARD, Own::<X>::CARD, card), 1.0);
                tell(of_card::<X>(at::CARD_LATE, Own::<X>::CARD_LATE, card), turn as f32 / TURNS as f32);
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
                for rival in X::rivals(self.game, self.seat) {
                    let lead = i32::from(self.city.shields()) - i32::from(self.game.city(rival).shields());
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

/// The part of an action that the base game knows.
#[inline]
fn on_land<X: Taught>(action: ActionWith<X>) -> Option<ActionWith<X>> {
    match action {
        ActionWith::Naval(naval) => X::on_land(naval),
        _ => Some(action),
    }
}
