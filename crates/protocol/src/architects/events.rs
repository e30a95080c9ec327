//! What can be done, what has happened, and what either changes at once.

use super::{ArchitectsQuestion, Heap, is_false, is_zero};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsAction {
    /// The text to send.
    pub text: String,
    /// What it is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub about: ArchitectsAbout,
    /// What follows at once.
    pub effect: ArchitectsEffectNow,
}

/// What an action or an event is about: a kind, and the pieces it names. What the viewer does not see is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsAbout {
    /// What kind.
    pub kind: ArchitectsKind,
    /// The deck: a seat's letter or `centre`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<String>,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The stage of the wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<String>,
    /// What the stage is paid with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payment: Option<ArchitectsPayment>,
    /// The set of green cards: the symbol of two alike, or `different`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<String>,
    /// The progress token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// Who gets or sees what the table reveals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<SeatLetter>,
}

/// What a stage is paid with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsPayment {
    /// The grey and yellow cards.
    pub cards: Heap,
    /// Economy counts one yellow card as two coins.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub economy: bool,
    /// Engineering lets the grey cards be any.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub engineering: bool,
}

/// What kind of action or event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsKind {
    /// A seat chooses a wonder.
    Pick,
    /// A seat looks at the top of the central deck with the cat.
    Look,
    /// A seat takes the card of its turn.
    Take,
    /// A seat takes an extra card.
    Extra,
    /// A seat builds a stage.
    Build,
    /// A seat gives up a set of green cards for a progress token.
    Exchange,
    /// A seat takes a progress token that lies face up.
    Token,
    /// A seat takes the progress token on top of the stack, unseen.
    Blind,
    /// A seat takes the top card of any deck.
    Fetch,
    /// A seat looks through the first cards of a deck.
    Search,
    /// A seat keeps one of the cards looked at; the others are shuffled back.
    Keep,
    /// A seat uses the effect of its stage.
    Use,
    /// A seat declines the effect of its stage, or extra cards.
    Pass,
    /// A seat ends its turn.
    End,
    /// A wonder is dealt to a seat.
    WonderDealt,
    /// A wonder is offered.
    WonderOffered,
    /// The next card of a wonder's deck is turned up.
    TurnedUp,
    /// A progress token is turned up.
    TokenLaid,
    /// The card that a seat gets from the central deck is turned up.
    Drawn,
    /// A seat sees the top of the central deck.
    Seen,
    /// The progress token that a seat has taken unseen is turned up.
    TokenDrawn,
    /// A seat looks at a card of the deck that it looks through.
    Shown,
}

/// What an action or an event changes at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsEffectNow {
    /// Change of each seat's points as they stand.
    pub points: Vec<i16>,
    /// Cards that the active seat gets.
    #[serde(default, skip_serializing_if = "Heap::is_empty")]
    #[ts(optional, as = "Option<Heap>")]
    pub gains: Heap,
    /// Conflict tokens that turn to battle.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub horns: u8,
    /// A battle is fought, or becomes due at the end of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub battle: Option<ArchitectsBattle>,
    /// Progress tokens that bring an extra card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub triggers: Vec<String>,
    /// Sets of green cards that become complete.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub sets: Vec<String>,
    /// Stages that the active seat gets the means to build.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub stages: Vec<String>,
    /// Who gets the cat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cat: Option<SeatLetter>,
    /// The wonder is complete: the game ends with this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub completes: bool,
    /// What the active seat has to choose next, besides how it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<ArchitectsQuestion>,
    /// Whose turn begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<SeatLetter>,
    /// The way in which it ends the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends: Option<String>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsBattle {
    /// It has been fought; else it is due at the end of the turn, and this is how it stands.
    pub fought: bool,
    /// Each seat's shields.
    pub shields: Vec<u8>,
    /// Victory tokens that each seat wins.
    pub won: Vec<u8>,
    /// Cards with horns that each seat then discards.
    pub discards: Vec<u8>,
}

/// An event of Architects as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsEvent {
    /// What it is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub about: ArchitectsAbout,
    /// What it changed.
    pub effect: ArchitectsEffectNow,
}
