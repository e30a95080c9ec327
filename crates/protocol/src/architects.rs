//! 7 Wonders: Architects as one viewer sees it: the view, and all that is public and tedious to work out.
//!
//! | what | file |
//! |---|---|
//! | the position, its question, cities and decks | here |
//! | deeds and their consequences | `architects/deeds.rs` |
//! | one of each, for tests | `architects/samples.rs` |
//! | how all of it is worked out of a view | `architects/shown.rs` |

mod deeds;
pub mod samples;
mod shown;

pub use deeds::{
    ArchitectsAction, ArchitectsBeside, ArchitectsConsequence, ArchitectsDeed, ArchitectsEvent, ArchitectsPayment,
    ArchitectsSide,
};

use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How many cards, or tokens, of each kind; kinds of which there are none are left out.
pub type Heap = BTreeMap<String, u8>;

/// A position of Architects. Components are named by their identifiers; what is printed on them is in the components' list.
///
/// A deck is named by the seat whose wonder it belongs to, or `centre`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsView {
    /// What has to be chosen, and by whom; none while nothing is asked.
    pub ask: Option<ArchitectsAsk>,
    /// Whose turn it is; none before the first one.
    pub active: Option<SeatLetter>,
    /// Every city, in turn order.
    pub cities: Vec<ArchitectsCity>,
    /// Every deck, the central one last.
    pub decks: Vec<ArchitectsDeck>,
    /// Progress tokens that lie face up.
    pub tokens: Vec<String>,
    /// Progress tokens that lie face down: which and how many. Their order nobody knows.
    pub stack: Heap,
    /// Wonders to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub offer: Vec<String>,
    /// Who has the cat.
    pub cat: Option<SeatLetter>,
    /// Conflict tokens that show battle.
    pub horns: u8,
    /// Conflict tokens in play.
    pub conflict_tokens: u8,
    /// The discard pile.
    pub discard: Heap,
    /// The deck that is being looked through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub search: Option<ArchitectsSearch>,
    /// What the viewer's seat may do now.
    pub actions: Vec<ArchitectsAction>,
}

/// What has to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsAsk {
    /// Who chooses.
    pub seat: SeatLetter,
    /// What.
    pub what: ArchitectsQuestion,
    /// What has to be done before the turn can end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArchitectsDuty>>")]
    pub duties: Vec<ArchitectsDuty>,
    /// Extra cards that can still be taken.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub extras: u8,
    /// The deck that is looked through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<String>,
    /// The seat may decline, or end its turn.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub optional: bool,
}

/// The questions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsQuestion {
    /// Which wonder to have.
    PickWonder,
    /// From which deck to take the card of the turn.
    Take,
    /// What to do before the turn ends.
    Act,
    /// Which progress token to take.
    TakeToken,
    /// Which deck to take the top card of (Alexandria).
    AnyDeck,
    /// Which deck to look through (Halicarnassus).
    SearchDeck,
    /// Which of the cards looked at to keep.
    Keep,
    /// Whether to use the effect of the stage.
    UseEffect,
}

/// What has to be done before a turn can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsDuty {
    /// A stage has to be built.
    Build,
    /// A set of green cards has to be exchanged.
    Exchange,
    /// An extra card has to be taken.
    Extra,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsCity {
    /// Whose.
    pub seat: SeatLetter,
    /// The wonder; none before it is dealt or chosen.
    pub wonder: Option<String>,
    /// The five stages of the wonder, in order of their cost.
    pub stages: Vec<ArchitectsStage>,
    /// The cards that lie in front of the player.
    pub cards: Heap,
    /// The progress tokens.
    pub tokens: Vec<ArchitectsToken>,
    /// Shields on cards, stages and tokens.
    pub shields: u8,
    /// Victory tokens.
    pub victory: u8,
    /// Victory tokens that a battle would bring now.
    pub battle: u8,
    /// Points as they stand.
    pub points: i16,
    /// The deck on the player's left, which is its own.
    pub left: String,
    /// The deck on the player's right.
    pub right: String,
}

/// A stage of a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsStage {
    /// Which.
    pub id: String,
    /// How far it is.
    pub state: ArchitectsStageState,
    /// Resources that the player still lacks for it; none can be lacking of a stage that stands.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub missing: u8,
    /// It has to be built before the turn ends.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub duty: bool,
}

/// How far a stage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsStageState {
    /// It stands.
    Built,
    /// It can be built, and the player has what it costs.
    Affordable,
    /// It can be built.
    Available,
    /// A stage below it is missing.
    Closed,
}

/// A progress token of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsToken {
    /// Which.
    pub id: String,
    /// How many of it.
    pub count: u8,
    /// Points as they stand.
    pub points: i16,
    /// What it can do in this turn; none if it is not the player's turn or the token does nothing in turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<ArchitectsTokenState>,
}

/// What a progress token can do in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsTokenState {
    /// It still works in this turn.
    Armed,
    /// It has worked in this turn.
    Spent,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsDeck {
    /// The seat whose wonder it belongs to, or `centre`.
    pub deck: String,
    /// The card on top, if the viewer sees or knows it.
    pub top: Option<String>,
    /// How many cards there are, the top one among them.
    pub count: u8,
    /// What they are, without a top card that is named, in an order that the viewer does not know.
    pub inside: Heap,
    /// Seats that know the top of the central deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatLetter>>")]
    pub known_by: Vec<SeatLetter>,
}

/// A deck that is being looked through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsSearch {
    /// Which.
    pub deck: String,
    /// The cards to choose from that the viewer sees, the top of the deck among them.
    pub cards: Heap,
    /// Cards to choose from that the viewer does not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub hidden: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
