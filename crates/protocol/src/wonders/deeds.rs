//! What can be done and what has happened: a deed, and what follows from it at once.
//!
//! Every deed and every consequence has one message in each language. Its id follows from the tag (`wonders-do-<kind>`,
//! `wonders-then-<kind>`), its values are the fields. Terminal and page both read it so.

use super::WondersConsequence;
use super::armada::{ArmadaStep, ArmadaVoyage, is_zero};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersAction {
    /// The text to send.
    pub text: String,
    /// What it is.
    pub deed: WondersDeed,
    /// What follows, as things stand: others choose at the same time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WondersConsequence>>")]
    pub consequences: Vec<WondersConsequence>,
}

/// An event of 7 Wonders as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersEvent {
    /// What happened.
    pub deed: WondersDeed,
    /// What followed at once. What concerns the whole table follows the deed of the last seat.
    pub consequences: Vec<WondersConsequence>,
}

/// What is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct WondersPayment {
    /// To the bank.
    pub bank: u8,
    /// To the left neighbour.
    pub left: u8,
    /// To the right neighbour.
    pub right: u8,
    /// To the left neighbour's left neighbour.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub far_left: u8,
    /// To the right neighbour's right neighbour.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub far_right: u8,
}

impl WondersPayment {
    /// Tests if nothing is paid.
    pub const fn is_nothing(&self) -> bool {
        self.total() == 0
    }

    /// All coins together.
    pub const fn total(&self) -> u8 {
        self.bank + self.left + self.right + self.far_left + self.far_right
    }
}

/// What a seat does, or what the table reveals.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WondersDeed {
    /// A seat builds a card.
    Build {
        /// The card.
        card: String,
        /// What it pays.
        payment: WondersPayment,
        /// Ships that move with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        voyage: Option<ArmadaVoyage>,
    },
    /// A seat builds a card that a building makes free.
    BuildChain {
        /// The card.
        card: String,
        /// The building.
        from: String,
        /// What its step costs.
        #[serde(default, skip_serializing_if = "WondersPayment::is_nothing")]
        #[ts(optional, as = "Option<WondersPayment>")]
        payment: WondersPayment,
        /// Ships that move with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        voyage: Option<ArmadaVoyage>,
    },
    /// A seat builds a card for nothing by the power of its wonder.
    BuildFree {
        /// The card.
        card: String,
        /// The wonder.
        wonder: String,
        /// What its step costs.
        #[serde(default, skip_serializing_if = "WondersPayment::is_nothing")]
        #[ts(optional, as = "Option<WondersPayment>")]
        payment: WondersPayment,
        /// Ships that move with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        voyage: Option<ArmadaVoyage>,
    },
    /// A seat builds a stage of its wonder with a card that the viewer knows.
    Stage {
        /// The card.
        card: String,
        /// The wonder.
        wonder: String,
        /// Which stage, from 1.
        stage: u8,
        /// What it pays.
        payment: WondersPayment,
        /// Ships that move with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        voyage: Option<ArmadaVoyage>,
    },
    /// A seat builds a stage of its wonder with a card that the viewer does not see.
    StageHidden {
        /// The wonder.
        wonder: String,
        /// Which stage, from 1.
        stage: u8,
        /// What it pays.
        payment: WondersPayment,
        /// Ships that move with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        voyage: Option<ArmadaVoyage>,
    },
    /// A seat discards a card that the viewer knows.
    Discard {
        /// The card.
        card: String,
        /// Coins for it.
        coins: u16,
    },
    /// A seat discards a card that the viewer does not see.
    DiscardHidden {
        /// Coins for it.
        coins: u16,
    },
    /// A seat discards a card that the viewer knows, and moves its yellow ship.
    DiscardToMove {
        /// The card.
        card: String,
        /// The space that the ship reaches.
        space: u8,
    },
    /// A seat discards a card that the viewer does not see, and moves its yellow ship.
    DiscardToMoveHidden {
        /// The space that the ship reaches.
        space: u8,
    },
    /// A seat makes free moves.
    MoveShips {
        /// The ships.
        ships: Vec<ArmadaStep>,
    },
    /// A seat makes no free move.
    MoveNone,
    /// A seat explores.
    Explore {
        /// 1, 2 or 3.
        level: u8,
    },
    /// A seat does not explore.
    StayHome {
        /// 1, 2 or 3.
        level: u8,
    },
    /// A seat keeps an island.
    KeepIsland {
        /// The island.
        island: String,
    },
    /// A seat takes part in the naval conflict.
    JoinConflict,
    /// A seat stays out of the naval conflict.
    StayOut,
    /// A seat builds a card of the discard pile.
    Fetch {
        /// The card.
        card: String,
    },
    /// A seat builds nothing from the discard pile.
    Decline,
    /// A seat takes a wonder.
    Pick {
        /// The wonder.
        wonder: String,
    },
    /// A seat takes a wonder with a side up.
    PickSide {
        /// The wonder.
        wonder: String,
        /// The side: `a` or `b`, in the second edition `day` or `night`.
        side: String,
    },
    /// A seat chooses the side of its wonder.
    ChooseSide {
        /// The wonder.
        wonder: String,
        /// The side: `a` or `b`, in the second edition `day` or `night`.
        side: String,
    },
    /// Wonders are dealt, in the order of seats.
    WondersDealt {
        /// The wonders.
        wonders: Vec<String>,
    },
    /// Sides are dealt, in the order of seats.
    SidesDealt {
        /// The sides: `a` or `b`, in the second edition `day` or `night`.
        sides: Vec<String>,
    },
    /// The hands of an age are dealt, one of them to the viewer.
    HandsDealt {
        /// 1, 2 or 3.
        age: u8,
        /// The viewer's hand.
        hand: Vec<String>,
    },
    /// The hands of an age are dealt, none of them to the viewer.
    HandsDealtHidden {
        /// 1, 2 or 3.
        age: u8,
    },
    /// Shipyards are dealt, in the order of seats.
    ShipyardsDealt {
        /// The shipyards.
        shipyards: Vec<String>,
    },
    /// A seat takes the top island of a stack.
    IslandDrawn {
        /// Who.
        seat: SeatLetter,
        /// The island.
        island: String,
    },
    /// Islands are dealt to explorers, the viewer among them.
    IslandsDealt {
        /// 1, 2 or 3.
        level: u8,
        /// Who explores.
        explorers: Vec<SeatLetter>,
        /// The islands that the viewer sees.
        islands: Vec<String>,
    },
    /// Islands are dealt to explorers, none of them to the viewer.
    IslandsDealtHidden {
        /// 1, 2 or 3.
        level: u8,
        /// Who explores.
        explorers: Vec<SeatLetter>,
    },
}

impl WondersDeed {
    /// Tests if a log tells it.
    pub const fn is_told(&self) -> bool {
        match self {
            Self::Build { .. }
            | Self::BuildChain { .. }
            | Self::BuildFree { .. }
            | Self::Stage { .. }
            | Self::StageHidden { .. }
            | Self::Discard { .. }
            | Self::DiscardHidden { .. }
            | Self::Fetch { .. }
            | Self::Decline
            | Self::Pick { .. }
            | Self::PickSide { .. }
            | Self::ChooseSide { .. }
            | Self::WondersDealt { .. }
            | Self::SidesDealt { .. }
            | Self::HandsDealt { .. }
            | Self::HandsDealtHidden { .. }
            | Self::DiscardToMove { .. }
            | Self::DiscardToMoveHidden { .. }
            | Self::MoveShips { .. }
            | Self::MoveNone
            | Self::Explore { .. }
            | Self::StayHome { .. }
            | Self::KeepIsland { .. }
            | Self::JoinConflict
            | Self::StayOut
            | Self::ShipyardsDealt { .. }
            | Self::IslandDrawn { .. }
            | Self::IslandsDealt { .. }
            | Self::IslandsDealtHidden { .. } => true,
        }
    }
}
