//! What can be done, what has happened, and what either changes at once.

use super::{DuelGift, DuelLoot, DuelPayment, DuelQuestion};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAction {
    /// The text to send.
    pub text: String,
    /// What it is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub about: DuelAbout,
    /// Places that nothing covers any more afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub uncovers: Vec<u8>,
    /// How an activation is paid for, or a building in the dearer way. Elsewhere it is the price of the card or the wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payment: Option<DuelPayment>,
    /// What follows at once.
    pub effect: DuelEffectNow,
}

/// What an action or an event is about: a kind, and the pieces it names. What the viewer does not see is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAbout {
    /// What kind.
    pub kind: DuelKind,
    /// The place of the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<u8>,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The card given for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub given: Option<String>,
    /// The wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The progress token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatLetter>,
    /// The god, or the Gate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<String>,
    /// The mythology of the god, or of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<String>,
    /// The space of the Pantheon, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub space: Option<u8>,
    /// The value of each offering token paid with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u16>>")]
    pub offerings: Vec<u16>,
    /// The progress tokens drawn for Enki, none if he is not there; left out for who does not see him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tokens: Option<Vec<String>>,
    /// The token on the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gift: Option<DuelGift>,
    /// The space of the conflict track, on the pawn's scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub track: Option<i8>,
    /// The military token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub loot: Option<DuelLoot>,
    /// The conspiracy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plot: Option<String>,
    /// Where the other conspiracy goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<DuelDeckEnd>,
    /// The chamber, from 1; the one that a cube or a decree leaves if there is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chamber: Option<u8>,
    /// The chamber that a cube or a decree goes to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u8>,
    /// The decree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decree: Option<String>,
    /// The chamber that the decree was laid in at setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub laid: Option<u8>,
    /// The age of a removed card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub age: Option<u8>,
}

/// Where a conspiracy goes back to its deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelDeckEnd {
    /// On top.
    Top,
    /// Under it.
    Bottom,
}

/// What kind of action or event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelKind {
    /// A seat takes a wonder in the draft.
    Draft,
    /// A seat builds a card.
    Build,
    /// A seat discards a card for coins.
    Discard,
    /// A seat builds a wonder with a card.
    Wonder,
    /// A seat takes a progress token.
    Progress,
    /// A seat destroys a card of the opponent.
    Destroy,
    /// A seat builds a discarded card.
    Restore,
    /// A seat says who begins.
    Begin,
    /// A progress token is laid on the board.
    TokenLaid,
    /// A wonder is offered.
    WonderOffered,
    /// A card is laid out face up.
    CardLaid,
    /// A card is laid out face down and shows its back.
    BackLaid,
    /// A covered card is turned up.
    TurnedUp,
    /// A token is drawn for the Great Library.
    Drawn,

    /// A seat activates a god or the Gate.
    Activate,
    /// A seat puts a god on a space, face down.
    PlaceGod,
    /// A seat chooses a mythology's deck to look through.
    Consult,
    /// A seat activates one of the gods turned up.
    Summon,
    /// A seat puts two gods back on their deck, this one on top.
    StackDeck,
    /// A seat lays the snake on a card of the opponent.
    Snake,
    /// A seat takes a card of the opponent.
    Steal,
    /// A seat discards a card of the structure.
    Strike,
    /// A seat takes the card from under a wonder.
    Unbuild,
    /// A seat chooses an own wonder to build for nothing.
    Raise,
    /// A seat tucks a discarded card under the wonder, which stands from then on.
    Tuck,
    /// A seat takes a wonder of the opponent.
    TakeWonder,
    /// A seat places Minerva.
    Minerva,
    /// A seat puts a military token away.
    DropLoot,
    /// A seat applies a military token.
    UseLoot,
    /// A token is laid on a card of the structure.
    GiftLaid,
    /// A god is drawn to be placed.
    GodDrawn,
    /// A god is turned up to be chosen from.
    GodShown,
    /// A progress token is laid on Enki.
    TokenOnEnki,
    /// Tokens are drawn for Enki, if he is among the gods that one seat alone sees.
    ForEnki,
    /// The card that is being discarded from the structure is turned up.
    Unearthed,

    /// A seat recruits a senator.
    Recruit,
    /// A seat builds a card in the dearer way that spares an opponent with Economy coins.
    Spare,
    /// A seat prepares a conspiracy with a card.
    Prepare,
    /// A seat triggers a conspiracy.
    Trigger,
    /// A seat places a cube.
    PlaceCube,
    /// A seat moves a cube.
    MoveCube,
    /// A seat removes a cube of the opponent.
    RemoveCube,
    /// A seat draws conspiracies.
    Conspire,
    /// A seat keeps a conspiracy and puts the other one back.
    KeepPlot,
    /// A seat puts a progress token out of the game.
    Lock,
    /// A seat builds a card of the structure for nothing.
    Claim,
    /// A seat builds a card removed at setup.
    Reclaim,
    /// A seat takes a card of the opponent and gives one for it.
    Swap,
    /// A seat moves a decree.
    MoveDecree,
    /// A seat destroys a wonder of the opponent.
    Raze,
    /// A seat declines.
    Pass,
    /// A decree is laid out face up.
    DecreeLaid,
    /// A decree is turned up.
    DecreeTurned,
    /// A conspiracy is drawn.
    PlotDrawn,
    /// A card removed at setup is looked at.
    RemovedShown,
}

/// What an action or an event changes at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEffectNow {
    /// Change of A's and B's coins, those on Astarte among them.
    pub coins: Vec<i16>,
    /// Change of A's and B's points as they stand.
    pub points: Vec<i16>,
    /// Spaces the pawn moves towards B's capital.
    pub pawn: i8,
    /// The same seat has another turn.
    pub again: bool,
    /// What has to be chosen next, besides another turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<DuelQuestion>,
    /// Who chooses it, if that is the other seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then_by: Option<SeatLetter>,
    /// Tokens that are taken from cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelGift>>")]
    pub gifts: Vec<DuelGift>,
    /// Chambers whose control changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelControl>>")]
    pub control: Vec<DuelControl>,
    /// The way in which it ends the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends: Option<String>,
}

/// Who gets control of a chamber.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelControl {
    /// The chamber, from 1.
    pub chamber: u8,
    /// Who controls it from now on; none if nobody does.
    pub seat: Option<SeatLetter>,
}

/// An event of Duel as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEvent {
    /// What it is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub about: DuelAbout,
    /// The back that shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back: Option<String>,
    /// Coins paid for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u16>,
    /// What it changed.
    pub effect: DuelEffectNow,
}
