//! Agora: the senate and conspiracies.

use super::{is_false, is_zero};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A chamber of the senate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelChamber {
    /// From 1.
    pub chamber: u8,
    /// `left`, `center` or `right`.
    pub section: String,
    /// Points for who controls it at the end.
    pub points: u8,
    /// Cubes of A and B.
    pub cubes: Vec<u8>,
    /// Who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub controller: Option<SeatLetter>,
    /// The decrees in it.
    pub decrees: Vec<DuelDecree>,
}

/// A decree in the senate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelDecree {
    /// Which; none if it lies face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// The chamber it was laid in at setup.
    pub laid: u8,
}

/// A conspiracy of a city, with the card under it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPlot {
    /// Which, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// The card under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
}

/// The deck of conspiracies, and what the viewer knows of those in hiding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPlots {
    /// How many cards the deck has.
    pub deck: u8,
    /// The card that somebody has put back on top of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub top: Option<DuelPlotOnTop>,
    /// Conspiracies that the viewer has put under the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub sunk: Vec<String>,
    /// How many conspiracies others have put under the deck.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub sunk_hidden: u8,
    /// Conspiracies drawn and not yet chosen from, if the viewer sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub drawn: Vec<String>,
    /// How many such conspiracies there are that the viewer does not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub drawn_hidden: u8,
    /// Conspiracies that the viewer has seen and that are now with the opponent, or where the opponent has put them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub remembered: Vec<String>,
    /// Conspiracies that the viewer has not seen.
    pub unseen: Vec<String>,
    /// Cards removed at setup that the viewer has looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub removed: Vec<String>,
    /// How many removed cards others have looked at.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub removed_hidden: u8,
}

/// A conspiracy that was put back on top of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPlotOnTop {
    /// Who put it there.
    pub by: SeatLetter,
    /// Which, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
}

/// A progress token out of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelLocked {
    /// Which; none if the viewer does not know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// Only one player knows it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub secret: bool,
    /// Those that it may be, if the viewer does not know it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unseen: Vec<String>,
}
