//! What is printed on the components, and how many there are.

mod cards;
mod decks;
mod tokens;
mod wonders;

pub use cards::Face;
pub(crate) use cards::{WITH_CAT, WITH_HORNS, WITH_POINTS, WITH_SHIELDS};
pub use decks::{CENTRAL_DECK, WONDER_DECKS};
pub use tokens::{BRINGING_CARDS, Token, TokenEffect, When};
pub(crate) use tokens::{DOUBLING_COINS, FREEING_RESOURCES, SHIELDS_OF_TOKENS, STAGE_TRIGGERS, TRIGGERS, tokens_of};
pub use wonders::{Cost, Effect, Kind, Place, Stage, Wonder};

use crate::ids::{Card, Color, StageId, TokenId, WonderId};

/// Cards in a wonder's deck.
pub const WONDER_DECK_SIZE: usize = 25;
/// Cards in the central deck.
pub const CENTRAL_DECK_SIZE: usize = 60;
/// Progress tokens that lie face up (R1.9).
pub const TOKENS_FACE_UP: usize = 3;
/// Cards that Halicarnassus looks at (R7.6).
pub const CARDS_SEARCHED: usize = 5;
/// Victory tokens in the box (R9.9).
pub const VICTORY_TOKENS: u8 = 28;
/// Points of a victory token.
pub const VICTORY_POINTS: i16 = 3;
/// Points of the cat.
pub const CAT_POINTS: i16 = 2;
/// Conflict tokens in play, by the number of seats less two (R1.10).
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
    /// What it costs, whatever the wonder (R4.3).
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

impl Card {
    /// What is printed on it.
    pub const fn face(self) -> &'static Face {
        &cards::FACES[self as usize]
    }

    /// The card's colour.
    pub const fn color(self) -> Color {
        self.face().color
    }

    /// How many horns it shows.
    pub const fn horns(self) -> u8 {
        self.face().horns
    }

    /// The points printed on it.
    pub const fn points(self) -> u8 {
        self.face().points
    }
}

impl TokenId {
    /// What is printed on it, and how many there are.
    pub const fn token(self) -> &'static Token {
        &tokens::TOKENS[self as usize]
    }

    /// The cards that make the token bring an extra card (R6.10).
    pub const fn triggers(self) -> &'static [Card] {
        match self.token().effect {
            TokenEffect::ExtraCardFor(cards) => cards,
            TokenEffect::ExtraCardForStage
            | TokenEffect::DoubleCoin
            | TokenEffect::AnyResources
            | TokenEffect::Shields(_)
            | TokenEffect::Points { .. }
            | TokenEffect::PointsPerCat(_)
            | TokenEffect::PointsPerVictory(_)
            | TokenEffect::PointsPerToken(_)
            | TokenEffect::PointsForCopies { .. } => &[],
        }
    }
}
