//! 7 Wonders Duel as one viewer sees it: the view, and all that is public and tedious to work out.

mod shown;

use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A position of Duel. Components are named by their identifiers; what is printed on them is in the components' list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelView {
    /// 1, 2 or 3; 1 during the draft.
    pub age: u8,
    /// What has to be chosen, and by whom; none while nothing is asked.
    pub ask: Option<DuelAsk>,
    /// Both cities, A first.
    pub cities: Vec<DuelCity>,
    /// The cards in the structure, from the far end. None before it is laid out.
    pub structure: Vec<DuelPlace>,
    /// Rows of the structure when whole.
    pub rows: u8,
    /// Its width when whole, in half cards.
    pub columns: u8,
    /// The discard pile.
    pub discard: Vec<String>,
    /// Progress tokens on the board.
    pub board: Vec<String>,
    /// Tokens drawn by the Great Library that the viewer sees.
    pub drawn: Vec<String>,
    /// Tokens drawn by the Great Library that the viewer does not see.
    pub drawn_hidden: u8,
    /// Wonders on offer in the draft.
    pub offer: Vec<String>,
    /// Where the conflict pawn stands: from -9 at A's capital to 9 at B's.
    pub pawn: i8,
    /// Military tokens still on the board.
    pub loot: Vec<DuelLoot>,
    /// Cards of this age, and guilds, that nobody has seen: face down or in the box.
    pub unseen: Vec<String>,
    /// What the viewer's seat may do now.
    pub actions: Vec<DuelAction>,
}

/// What has to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAsk {
    /// Who chooses.
    pub seat: SeatLetter,
    /// What.
    pub what: DuelQuestion,
    /// The colour of the cards that can be destroyed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub color: Option<String>,
}

/// The questions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelQuestion {
    /// Which wonder to take.
    Draft,
    /// What to do with which card.
    Turn,
    /// Which token of the board to take.
    TakeToken,
    /// Which of the tokens drawn by the Great Library to keep.
    KeepToken,
    /// Which card of the opponent to destroy.
    Destroy,
    /// Which card of the discard pile to build.
    Restore,
    /// Who begins the next age.
    Starter,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelCity {
    /// Whose.
    pub seat: SeatLetter,
    /// The treasury.
    pub coins: u16,
    /// The buildings, in printed order.
    pub cards: Vec<String>,
    /// The wonders, built and not.
    pub wonders: Vec<DuelWonder>,
    /// The progress tokens.
    pub tokens: Vec<String>,
    /// Units that brown and grey cards produce, by resource: clay, wood, stone, glass, papyrus.
    pub production: Vec<u8>,
    /// Choice producers of raw materials and of manufactured goods.
    pub choices: Vec<u8>,
    /// Coins for one bought unit, by resource.
    pub unit_prices: Vec<u8>,
    /// Different scientific symbols.
    pub symbols: Vec<String>,
    /// Links it has.
    pub links: Vec<String>,
    /// Coins for discarding a card.
    pub income: u16,
}

/// A wonder of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelWonder {
    /// Which.
    pub id: String,
    /// The card under it, once it stands.
    pub card: Option<String>,
    /// What it would cost its owner now, until it stands.
    pub price: Option<DuelPayment>,
}

/// A card in the structure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPlace {
    /// The place.
    pub slot: u8,
    /// Its row, from 1 at the far end.
    pub row: u8,
    /// Its left edge, in half cards.
    pub column: u8,
    /// The card; none if it lies face down.
    pub card: Option<String>,
    /// What its back shows: `age1`, `age2`, `age3` or `guild`.
    pub back: String,
    /// Places that still lie on it.
    pub covered_by: Vec<u8>,
    /// What the card would cost A and B now; nothing for a face-down card.
    pub prices: Vec<DuelPayment>,
}

/// How a price comes about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPayment {
    /// All coins.
    pub coins: u16,
    /// The payer has them.
    pub affordable: bool,
    /// Printed coins among them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub printed: u8,
    /// The link that makes it free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// Where each unit comes from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelUnits>>")]
    pub units: Vec<DuelUnits>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Some units of a resource in a payment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelUnits {
    /// Where they come from.
    pub from: DuelSource,
    /// Which resource.
    pub resource: String,
    /// How many.
    pub units: u8,
    /// Coins for all of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub coins: u8,
}

/// Where units of a payment come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelSource {
    /// Own brown and grey cards.
    Own,
    /// A choice producer.
    Choice,
    /// Waived by a progress token.
    Waived,
    /// Bought.
    Bought,
}

/// A military token on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelLoot {
    /// Who loses coins.
    pub victim: SeatLetter,
    /// How many.
    pub coins: u8,
    /// The first space of its zone, on the pawn's scale.
    pub space: i8,
}

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
    /// What follows at once.
    pub effect: DuelEffectNow,
}

/// What an action or an event is about: a kind, and the pieces it names.
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
    /// The wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The token; none if it was drawn unseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatLetter>,
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
}

/// What an action or an event changes at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEffectNow {
    /// Change of A's and B's coins.
    pub coins: Vec<i16>,
    /// Change of A's and B's points as they stand.
    pub points: Vec<i16>,
    /// Spaces the pawn moves towards B's capital.
    pub pawn: i8,
    /// The same seat has another turn.
    pub again: bool,
    /// What the seat has to choose next, besides another turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<DuelQuestion>,
    /// The way in which it ends the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends: Option<String>,
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
