//! 7 Wonders Duel as one viewer sees it: the view, and all that is public and tedious to work out.
//!
//! | what | file |
//! |---|---|
//! | the position, its questions and cities | here |
//! | how a price comes about | `duel/payment.rs` |
//! | gods and their tokens | `duel/pantheon.rs` |
//! | the senate and conspiracies | `duel/agora.rs` |
//! | what can be done and what has happened | `duel/deeds.rs` |
//! | what follows from it | `duel/consequences.rs` |
//! | one of each kind, for tests | `duel/samples.rs` |
//! | how all of it is worked out of a view | `duel/shown.rs` |

mod agora;
mod consequences;
mod deeds;
mod pantheon;
mod payment;
pub mod samples;
mod shown;

pub use agora::{DuelChamber, DuelDecree, DuelLocked, DuelPlot, DuelPlotOnTop, DuelPlots};
pub use consequences::DuelConsequence;
pub use deeds::{DuelAction, DuelDeckEnd, DuelDeed, DuelEvent, DuelSide, DuelTokenPlace, DuelTrackSide};
pub use pantheon::{DuelDeckCard, DuelGift, DuelGodDeck, DuelPantheon, DuelSpace};
pub use payment::{DuelMeans, DuelPayment, DuelSource, DuelUnits};

use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A position of Duel. Components are named by their identifiers; what is printed on them is in the components' list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelView {
    /// The expansions in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub expansions: Vec<String>,
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
    /// Cards that may lie face down in this age, as far as the viewer knows: in the structure or in the box.
    pub unseen: Vec<String>,
    /// Gods, with Pantheon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pantheon: Option<DuelPantheon>,
    /// The chambers of the senate from left to right, with Agora.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelChamber>>")]
    pub senate: Vec<DuelChamber>,
    /// The deck of conspiracies, with Agora.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plots: Option<DuelPlots>,
    /// The progress token that a conspiracy has put out of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub locked: Option<DuelLocked>,
    /// Wonders that a conspiracy has put out of the game together with the card under them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelWonder>>")]
    pub razed: Vec<DuelWonder>,
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
    /// The mythology of the gods to place, or to put back on their deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<String>,
    /// The wonder that a card is tucked under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The section of the senate where cubes can be placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub section: Option<String>,
    /// Actions of the politician that are left, this one among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u8>,
    /// The row of the structure that can be built from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub row: Option<u8>,
    /// The seat may decline.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub optional: bool,
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

    /// Which of the gods drawn to put on which space.
    PlaceGod,
    /// Which of the tokens on Enki to take.
    TakeFromEnki,
    /// Which mythology's deck to look through.
    ConsultDeck,
    /// Which of the gods turned up to activate.
    Summon,
    /// Which of two gods goes on top of the deck.
    StackDeck,
    /// Which green card of the opponent to lay the snake on.
    LaySnake,
    /// Which card of the opponent to take.
    StealCard,
    /// Which card of the structure to discard.
    Strike,
    /// From under which wonder to take the card.
    Unbuild,
    /// Which own wonder to build for nothing.
    RaiseWonder,
    /// Which card of the discard pile to tuck under the wonder.
    Tuck,
    /// Which wonder of the opponent to take.
    StealWonder,
    /// Where to place Minerva.
    PlaceMinerva,
    /// Which military token to put away.
    DropLoot,
    /// Which military token to apply.
    UseLoot,

    /// What to do with which card, after a conspiracy.
    GoOn,
    /// Where to place or move a cube.
    Politics,
    /// Where to place a cube, or to conspire.
    PlaceOrPlot,
    /// Where to place a cube.
    PlaceCube,
    /// Which own cube to move where.
    MoveCube,
    /// Which cube of the opponent to remove.
    RemoveCube,
    /// Which conspiracy to keep, and where to put the other one.
    KeepPlot,
    /// Which conspiracy that is not prepared to trigger.
    TriggerUnprepared,
    /// Which progress token to put out of the game.
    LockToken,
    /// Which card of a row to build for nothing.
    BuildFromRow,
    /// Which of the cards removed at setup to build.
    BuildRemoved,
    /// Which progress token of the box to take.
    TakeFromBox,
    /// Which available card to discard.
    DiscardAvailable,
    /// Which card of the opponent to take, and which one to give for it.
    SwapCards,
    /// Which decree to move where.
    MoveDecree,
    /// Which wonder of the opponent to destroy.
    DestroyWonder,
}

impl DuelQuestion {
    /// Tests if it belongs to what was just done, and is no turn of its own.
    pub fn is_choice(self) -> bool {
        !matches!(self, Self::Turn | Self::GoOn | Self::Draft | Self::Starter)
    }
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelCity {
    /// Whose.
    pub seat: SeatLetter,
    /// The treasury.
    pub coins: u16,
    /// The buildings and senators, in printed order.
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
    /// Points as they stand.
    pub points: i16,

    /// The gods that were activated, and the Gate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub gods: Vec<String>,
    /// The mythology of each mythology token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub mythologies: Vec<String>,
    /// The value of each offering token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u16>>")]
    pub offerings: Vec<u16>,
    /// Coins on Astarte, which can be spent but not lost.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub protected: u8,
    /// The opponent's card under the snake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub snake: Option<String>,

    /// Conspiracies without a card under them, if the viewer sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unprepared: Vec<String>,
    /// How many such conspiracies there are that the viewer does not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub unprepared_hidden: u8,
    /// Conspiracies with a card under them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelPlot>>")]
    pub prepared: Vec<DuelPlot>,
    /// Conspiracies that were triggered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelPlot>>")]
    pub triggered: Vec<DuelPlot>,
    /// Decrees in force for the city.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub decrees: Vec<String>,
    /// Cubes that can still be placed, with Agora.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cubes: Option<u8>,
    /// What the next senator costs, with Agora.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub senator_price: Option<u16>,
    /// Actions in the senate that a politician would give, with Agora.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub politics: Option<u8>,
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
    /// What its back shows: `age1`, `age2`, `age3`, `guild`, `temple` or `senator`.
    pub back: String,
    /// Places that still lie on it.
    pub covered_by: Vec<u8>,
    /// What the card would cost A and B now; nothing for a face-down card.
    pub prices: Vec<DuelPayment>,
    /// The token on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gift: Option<DuelGift>,
}

/// A military token on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelLoot {
    /// Who loses coins, or against whom it acts.
    pub victim: SeatLetter,
    /// How many coins; none with Agora.
    pub coins: u8,
    /// The first space of its zone, on the pawn's scale.
    pub space: i8,
    /// What the other seat then chooses, with Agora.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelQuestion>>")]
    pub asks: Vec<DuelQuestion>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
