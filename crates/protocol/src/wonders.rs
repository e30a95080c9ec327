//! 7 Wonders as one viewer sees it: the view, and all that is public and tedious to work out.
//!
//! | what | file |
//! |---|---|
//! | the position, its question, cities and hands | here |
//! | what Armada adds to it | `wonders/armada.rs` |
//! | deeds and their consequences | `wonders/deeds.rs`, `wonders/consequences.rs` |
//! | one of each, for tests | `wonders/samples.rs` |
//! | how all of it is worked out of a view | `wonders/shown.rs` |

mod armada;
mod consequences;
mod deeds;
pub mod samples;
mod shown;

pub use armada::{
    ArmadaBerth, ArmadaCardStep, ArmadaEmporium, ArmadaExploration, ArmadaHarbour, ArmadaLoss, ArmadaMoves,
    ArmadaNextStep, ArmadaPartner, ArmadaSpace, ArmadaStack, ArmadaStanding, ArmadaStep, ArmadaTable, ArmadaTeam,
    ArmadaVoyage,
};
pub use consequences::WondersConsequence;
pub use deeds::{WondersAction, WondersDeed, WondersEvent, WondersPayment};

use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A position of 7 Wonders. Components are named by their identifiers; what is printed on them is in the components' list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersView {
    /// Whose cards and boards are played: `first` or `second`.
    pub edition: String,
    /// 1, 2 or 3.
    pub age: u8,
    /// The turn of the age, from 1; 0 before the hands of the age are dealt.
    pub turn: u8,
    /// Regular turns of an age.
    pub turns: u8,
    /// Where the hands go at the end of a turn of this age.
    pub passes: WondersDirection,
    /// What is asked, of one seat or of all at the same time; none while nothing is.
    pub ask: Option<WondersQuestion>,
    /// Who is asked, whether or not they have chosen.
    pub asked: Vec<SeatLetter>,
    /// Every city, in the order of seats. The next one sits on the left.
    pub cities: Vec<WondersCity>,
    /// The conflicts on land as they would end now, pair by pair round the table: each seat and its left neighbour. With Armada
    /// partners have none, and raids come after the neighbours.
    pub conflicts: Vec<WondersConflict>,
    /// The viewer's hand.
    pub hand: Vec<WondersHandCard>,
    /// What was taken from the viewer's hand since it last held it; none if it holds it for the first time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gone: Option<WondersGone>,
    /// What the viewer knows of the hands of the others, in the order of seats.
    pub hands: Vec<WondersKnownHand>,
    /// How many cards lie in the discard pile.
    pub discarded: u8,
    /// The discard pile, while the viewer looks through it: a copy as often as it is there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub pile: Vec<String>,
    /// Wonders that can still be picked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub offer: Vec<String>,
    /// What Armada lays on the table; none without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub armada: Option<ArmadaTable>,
    /// What the viewer's seat may do now.
    pub actions: Vec<WondersAction>,
}

/// Where hands go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WondersDirection {
    /// To the left neighbour.
    Left,
    /// To the right neighbour.
    Right,
}

/// The questions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WondersQuestion {
    /// Which wonder to have.
    PickWonder,
    /// Which side of the wonder to play.
    ChooseSide,
    /// Which card to use, and what for.
    ChooseCard,
    /// What to do with the last card of the age.
    LastCard,
    /// Which card of the discard pile to build.
    Fetch,
    /// Which free moves to make.
    MoveShips,
    /// Whether to explore.
    Explore,
    /// Which island to keep.
    KeepIsland,
    /// Whether to take part in the naval conflict.
    JoinConflict,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersCity {
    /// Whose.
    pub seat: SeatLetter,
    /// The wonder; none before it is dealt or picked.
    pub wonder: Option<String>,
    /// The side of it, `a` or `b`; none before it is settled.
    pub side: Option<String>,
    /// Stages that stand.
    pub stages: u8,
    /// Cards under the stages that the viewer knows, the first stage first; none for a card it does not know.
    pub markers: Vec<Option<String>>,
    /// Coins.
    pub coins: u16,
    /// Buildings, in printed order.
    pub cards: Vec<String>,
    /// Cards in the hand.
    pub hand: u8,
    /// What the city produces in every turn.
    pub produces: Vec<WondersSource>,
    /// Coins for a raw material from the left and from the right neighbour.
    pub raw_prices: [u8; 2],
    /// Coins for a manufactured good from the left and from the right neighbour.
    pub manufactured_prices: [u8; 2],
    /// Shields.
    pub shields: u8,
    /// Compasses, gears and tablets, and symbols of any kind.
    pub science: [u8; 4],
    /// Points for them as they stand: squares and sets.
    pub science_points: i16,
    /// Victory tokens of each age.
    pub victories: [u8; 3],
    /// Defeat tokens of each age.
    pub defeats: [u8; 3],
    /// Points as they stand.
    pub points: i16,
    /// A card of the hand may be built for nothing in this age, and none was yet.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub free_build: bool,
    /// The guild of a neighbour that would be copied now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copies: Option<String>,
    /// What the player has besides; none without Armada.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub harbour: Option<ArmadaHarbour>,
}

/// Something that produces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersSource {
    /// One of these in a turn.
    pub options: Vec<String>,
    /// So many of it.
    pub amount: u8,
    /// Neighbours may buy it.
    pub sold: bool,
}

/// Two cities compare their shields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersConflict {
    /// The two.
    pub seats: [SeatLetter; 2],
    /// The shields of each.
    pub shields: [u8; 2],
    /// Who wins; none if both have as many shields.
    pub winner: Option<SeatLetter>,
    /// What the tokens are worth that each of the two gets.
    pub points: [i16; 2],
    /// They fight since one raids the other.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub raid: bool,
}

/// A card of the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersHandCard {
    /// Which.
    pub card: String,
    /// The fewest coins for which it can be built, to the bank and to neighbours; none if it cannot be built.
    pub price: Option<u8>,
    /// Why it cannot be built, if it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<WondersRefusal>,
    /// The building in the city that makes it free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chain: Option<String>,
    /// The step that may go with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<ArmadaCardStep>,
    /// What the neighbour who gets the hand could do with the card, as things stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passed_on: Option<WondersPassedOn>,
}

/// Why a card cannot be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WondersRefusal {
    /// The city has a card of this name.
    Owned,
    /// Nobody sells what is missing.
    Resources,
    /// There are too few coins.
    Coins,
}

/// A card that a neighbour would get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersPassedOn {
    /// Who gets it.
    pub to: SeatLetter,
    /// The fewest coins for which it could build it; none if it could not.
    pub price: Option<u8>,
    /// The points that it would bring, as things stand.
    pub points: i16,
}

/// What the others took from a hand that has come round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersGone {
    /// The turn of the age in which the viewer held it before, from 1.
    pub seen: u8,
    /// The cards that are gone from it since, but for the one that the viewer took.
    pub cards: Vec<String>,
}

/// What the viewer knows of the hand of another seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersKnownHand {
    /// Who holds it.
    pub seat: SeatLetter,
    /// How many cards it has.
    pub size: u8,
    /// The turn of the age in which the viewer last held it, from 1; none if it never did.
    pub seen: Option<u8>,
    /// Where the viewer has held it: the cards that are in it, and those that were taken from it unseen.
    pub cards: Vec<String>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}
