//! Pantheon: gods on their spaces and in their decks, tokens on cards.

use super::{DuelPayment, is_false, is_zero};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The Pantheon and what belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPantheon {
    /// Gods on it lie face up and can be activated.
    pub open: bool,
    /// The six spaces, the cheapest for A first.
    pub spaces: Vec<DuelSpace>,
    /// The deck of each mythology.
    pub decks: Vec<DuelGodDeck>,
    /// Gods that were drawn or turned up and that the viewer sees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub shown: Vec<String>,
    /// Gods that were drawn or turned up and that the viewer does not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub shown_hidden: u8,
    /// Progress tokens on Enki.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub enki: Vec<String>,
    /// The space of the conflict track where Minerva stands, on the pawn's scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub minerva: Option<i8>,
}

/// A space of the Pantheon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelSpace {
    /// From 1.
    pub space: u8,
    /// What lies there, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<String>,
    /// The mythology of the god that lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<String>,
    /// It lies face down, and the viewer alone knows it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub secret: bool,
    /// What activating it would cost A and B without offering tokens, or would cost once a god lies there.
    pub prices: Vec<DuelPayment>,
}

/// The gods of a mythology that are not in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelGodDeck {
    /// Which.
    pub mythology: String,
    /// The cards, the top first.
    pub cards: Vec<DuelDeckCard>,
    /// Gods that the viewer knows to be in the deck, but not where in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub inside: Vec<String>,
    /// Gods of the mythology that the viewer cannot place: in the deck, or face down elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unseen: Vec<String>,
}

/// A god in a deck, face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelDeckCard {
    /// Which, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<String>,
    /// The viewer alone knows it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub secret: bool,
    /// Another player knows it and the viewer does not.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub hidden: bool,
}

/// A token on a card of the structure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelGift {
    /// A mythology token.
    Mythology(String),
    /// An offering token of this value.
    Offering(u16),
}
