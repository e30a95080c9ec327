//! What is printed on the components, and how many there are.

mod decks;
mod wonders;

pub use decks::{CENTRAL_DECK, WONDER_DECKS};
pub use wonders::{Cost, Effect, Kind, Place, Stage, Wonder};

use crate::ids::{Card, StageId, TokenId, WonderId};

/// Cards in a wonder's deck.
pub const WONDER_DECK_SIZE: usize = 25;
/// Cards in the central deck.
pub const CENTRAL_DECK_SIZE: usize = 60;
/// Progress tokens that lie face up (A1.9).
pub const TOKENS_FACE_UP: usize = 3;
/// Cards that Halicarnassus looks at (A7.6).
pub const CARDS_SEARCHED: usize = 5;
/// Victory tokens in the box (A9.9).
pub const VICTORY_TOKENS: u8 = 28;
/// Points of a victory token.
pub const VICTORY_POINTS: i16 = 3;
/// Points of the cat.
pub const CAT_POINTS: i16 = 2;
/// Shields of Tactics.
pub const TACTICS_SHIELDS: u8 = 2;
/// Conflict tokens in play, by the number of seats less two (A1.10).
pub const CONFLICT_TOKENS: [u8; 6] = [3, 3, 4, 5, 6, 6];

impl WonderId {
    /// What is printed on it.
    pub const fn wonder(self) -> &'static Wonder {
        &wonders::WONDERS[self as usize]
    }

    /// What can be built when these stages stand: bit `i` of the mask is stage `i`.
    #[inline]
    pub(crate) const fn available(self, built: u8) -> u8 {
        wonders::AVAILABLE[self as usize][built as usize & 31]
    }

    /// The stages that trigger the effect, as a mask.
    #[inline]
    pub(crate) const fn effect_stages(self) -> u8 {
        wonders::EFFECT_STAGES[self as usize]
    }
}

impl StageId {
    /// What it costs, whatever the wonder (A4.3).
    #[inline]
    pub const fn cost(self) -> Cost {
        wonders::COSTS[self as usize]
    }

    /// Only this stage's bit.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What makes a progress token bring an extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// One of these cards comes.
    Cards(&'static [Card]),
    /// A stage is built.
    Stage,
}

impl TokenId {
    /// What makes the token bring an extra card; others bring none (A6.10).
    pub const fn trigger(self) -> Option<Trigger> {
        match self {
            Self::Urbanism => Some(Trigger::Cards(&[Card::Wood, Card::Clay])),
            Self::Crafts => Some(Trigger::Cards(&[Card::Papyrus, Card::Glass])),
            Self::Jewellery => Some(Trigger::Cards(&[Card::Stone, Card::Coin])),
            Self::Science => Some(Trigger::Cards(&[Card::Gear, Card::Compass, Card::Tablet])),
            Self::Propaganda => Some(Trigger::Cards(&[Card::ShieldHorn1, Card::ShieldHorn2])),
            Self::Architecture => Some(Trigger::Stage),
            Self::Economy
            | Self::Engineering
            | Self::Tactics
            | Self::Decor
            | Self::Politics
            | Self::Strategy
            | Self::Education
            | Self::Culture => None,
        }
    }

    /// The cards that make the token bring an extra card (A6.10).
    pub const fn triggers(self) -> &'static [Card] {
        match self.trigger() {
            Some(Trigger::Cards(cards)) => cards,
            Some(Trigger::Stage) | None => &[],
        }
    }

    /// How many tokens of this kind the box has (A1.9).
    pub const fn copies(self) -> u8 {
        match self {
            Self::Culture => 2,
            Self::Urbanism
            | Self::Crafts
            | Self::Jewellery
            | Self::Science
            | Self::Propaganda
            | Self::Architecture
            | Self::Economy
            | Self::Engineering
            | Self::Tactics
            | Self::Decor
            | Self::Politics
            | Self::Strategy
            | Self::Education => 1,
        }
    }
}

/// How many tokens bring extra cards.
const BRINGING: usize = {
    let (mut count, mut i) = (0, 0);
    while i < TokenId::NUM {
        count += TokenId::ALL[i].trigger().is_some() as usize;
        i += 1;
    }
    count
};

/// The tokens that bring extra cards. They stand first in the list of tokens: a turn keeps a bit for each.
pub const BRINGING_CARDS: [TokenId; BRINGING] = {
    let mut tokens = [TokenId::ALL[0]; BRINGING];
    let mut i = 0;
    while i < tokens.len() {
        tokens[i] = TokenId::ALL[i];
        assert!(tokens[i].trigger().is_some(), "tokens that bring extra cards stand first in ids.rs");
        assert!(tokens[i].copies() == 1, "a token that brings extra cards exists once: a turn keeps one bit for it");
        i += 1;
    }
    assert!(tokens.len() <= u8::BITS as usize, "a turn keeps a bit for each token that brings extra cards");
    tokens
};

/// The token that each card triggers, as a bit.
pub(crate) const TRIGGERS: [u8; Card::NUM] = {
    let mut bits = [0; Card::NUM];
    let mut token = 0;
    while token < BRINGING_CARDS.len() {
        let cards = BRINGING_CARDS[token].triggers();
        let mut i = 0;
        while i < cards.len() {
            bits[cards[i] as usize] |= 1 << token;
            i += 1;
        }
        token += 1;
    }
    bits
};

/// What building a stage triggers, as a bit.
pub(crate) const STAGE_TRIGGERS: u8 = {
    let mut bits = 0;
    let mut token = 0;
    while token < BRINGING_CARDS.len() {
        if matches!(BRINGING_CARDS[token].trigger(), Some(Trigger::Stage)) {
            bits |= 1 << token;
        }
        token += 1;
    }
    bits
};
