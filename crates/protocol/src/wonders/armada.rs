//! What Armada adds to a view of 7 Wonders: fleets, islands, conflicts at sea, teams.
//!
//! Everything here is public but for two things: the islands that an explorer holds, and a partner's hand. What the spaces of the
//! tracks give and what the steps of a shipyard cost is in the components' list; what the next step of a ship costs and brings its
//! owner now is here.

use super::is_false;
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What Armada lays on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaTable {
    /// Who plays together, in the order of seats; none if everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaTeam>>")]
    pub teams: Vec<ArmadaTeam>,
    /// The naval conflict of this age as it would end now, in the order of seats.
    pub naval: Vec<ArmadaStanding>,
    /// What the naval tokens of this age are worth: of the strongest, of the second and so on.
    pub rewards: Vec<i8>,
    /// What the naval defeat token of this age is worth.
    pub defeat: i8,
    /// The stacks of islands, level 1 first.
    pub stacks: Vec<ArmadaStack>,
    /// What seats would lose at the end of this turn, by what has happened in it so far; only those that would.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaLoss>>")]
    pub losses: Vec<ArmadaLoss>,
    /// Explorations of this turn that are still to come or are made now, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaExploration>>")]
    pub explorations: Vec<ArmadaExploration>,
    /// Free moves that are still to be made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaMoves>>")]
    pub moves: Vec<ArmadaMoves>,
    /// The islands that the viewer holds and of which it keeps one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub found: Vec<String>,
    /// What the viewer sees of its partner's hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partner: Option<ArmadaPartner>,
}

/// Seats that play together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaTeam {
    /// Who.
    pub seats: Vec<SeatLetter>,
    /// Their points together, as they stand.
    pub points: i16,
}

/// How a seat stands at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaStanding {
    /// Who.
    pub seat: SeatLetter,
    /// Naval shields.
    pub shields: u8,
    /// What the token is worth that it gets; 0 for none.
    pub token: i8,
    /// It takes no part.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub out: bool,
}

/// A stack of islands. Which islands lie in it everybody knows, their order nobody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaStack {
    /// 1, 2 or 3.
    pub level: u8,
    /// The islands that nobody has, in printed order.
    pub islands: Vec<String>,
}

/// Coins that a seat loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaLoss {
    /// Who.
    pub seat: SeatLetter,
    /// How many; never more than it has.
    pub coins: u16,
}

/// An exploration.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaExploration {
    /// 1, 2 or 3.
    pub level: u8,
    /// Who explores.
    pub seats: Vec<SeatLetter>,
    /// How many islands each of them sees.
    pub islands: u8,
}

/// Free moves of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaMoves {
    /// Whose.
    pub seat: SeatLetter,
    /// How many at most, each of another fleet.
    pub count: u8,
    /// The fleets that may move.
    pub fleets: Vec<String>,
}

/// What the viewer sees of its partner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaPartner {
    /// Who it is.
    pub seat: SeatLetter,
    /// The cards that it holds.
    pub hand: Vec<String>,
    /// The islands that it holds and of which it keeps one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub found: Vec<String>,
}

/// What a player has besides a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaHarbour {
    /// The shipyard; none before it is dealt.
    pub shipyard: Option<String>,
    /// The ships: red, yellow, blue, green.
    pub berths: Vec<ArmadaBerth>,
    /// Islands, in printed order.
    pub islands: Vec<String>,
    /// Naval shields of ships, cards and islands.
    pub shields: u8,
    /// The commerce level.
    pub commerce: u8,
    /// What the naval token of each age is worth, 0 for none.
    pub tokens: [i8; 3],
    /// Whom it raids in this age.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatLetter>>")]
    pub raids: Vec<SeatLetter>,
    /// Cities two seats away of which it may buy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaEmporium>>")]
    pub emporia: Vec<ArmadaEmporium>,
    /// Neither taxes nor pirates cost it coins.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub spared: bool,
    /// It may stay out of naval conflicts.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub may_stay_out: bool,
}

/// A ship on its track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaBerth {
    /// The fleet: `red`, `yellow`, `blue` or `green`.
    pub fleet: String,
    /// The space of the ship: 0 at the start, 6 at the end of the track.
    pub space: u8,
    /// Its step may go with a stage of the wonder.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub with_stage: bool,
    /// What the space gives where the ship lies.
    pub here: ArmadaSpace,
    /// The next step; none at the end of the track.
    pub next: Option<ArmadaNextStep>,
}

/// What a space of a track gives.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaSpace {
    /// Naval shields while the ship is there.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub shields: u8,
    /// The commerce level while the ship is there.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub commerce: u8,
    /// Coins on arrival.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub coins: u8,
    /// The tax that is levied on arrival.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub tax: u8,
    /// Points at the end.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub points: u8,
    /// The level that is explored on arrival.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub explores: u8,
}

/// The next step of a ship.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaNextStep {
    /// What the step costs, `coins` or resources; several where its owner may choose.
    pub costs: Vec<BTreeMap<String, u8>>,
    /// The fewest coins for which its owner could pay it alone, without a card or a stage; none if it could not.
    pub price: Option<u8>,
    /// What the space gives that it leads to.
    pub gives: ArmadaSpace,
    /// What the tax of that space would cost others now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ArmadaLoss>>")]
    pub losses: Vec<ArmadaLoss>,
}

/// A city two seats away that sells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaEmporium {
    /// The card that opens it.
    pub card: String,
    /// Whose city it is.
    pub seller: SeatLetter,
    /// How many resources in a turn.
    pub times: u8,
    /// Coins for each.
    pub price: u8,
}

/// The step that may go with a card of the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaCardStep {
    /// The fleet.
    pub fleet: String,
    /// The space that the ship would reach.
    pub space: u8,
    /// The fewest coins for card and step together; none if both cannot be paid.
    pub price: Option<u8>,
}

/// Ships that move with a card or a stage.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaVoyage {
    /// The step that is paid with it, or that comes with a stage for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<ArmadaStep>,
    /// The free move that the card gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<ArmadaStep>,
}

/// A ship that moves one space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmadaStep {
    /// The fleet.
    pub fleet: String,
    /// The space that it reaches.
    pub space: u8,
}

pub(super) fn is_zero(number: &u8) -> bool {
    *number == 0
}
