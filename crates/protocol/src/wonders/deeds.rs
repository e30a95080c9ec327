//! What can be done and what has happened: a deed, and what follows from it at once.
//!
//! Every deed and every consequence has one message in each language. Its id follows from the tag (`wonders-do-<kind>`,
//! `wonders-then-<kind>`), its values are the fields. Terminal and page both read it so.

use super::WondersDirection;
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
    },
    /// A seat builds a card that a building makes free.
    BuildChain {
        /// The card.
        card: String,
        /// The building.
        from: String,
    },
    /// A seat builds a card for nothing by the power of its wonder.
    BuildFree {
        /// The card.
        card: String,
        /// The wonder.
        wonder: String,
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
    },
    /// A seat builds a stage of its wonder with a card that the viewer does not see.
    StageHidden {
        /// The wonder.
        wonder: String,
        /// Which stage, from 1.
        stage: u8,
        /// What it pays.
        payment: WondersPayment,
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
}

/// What follows from a deed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WondersConsequence {
    /// A seat gets coins for what a neighbour buys.
    Sold {
        /// Who gets them.
        seat: SeatLetter,
        /// Who pays.
        buyer: SeatLetter,
        /// How many.
        coins: u8,
    },
    /// A card gives coins.
    CardCoins {
        /// To whom.
        seat: SeatLetter,
        /// The card.
        card: String,
        /// How many.
        coins: u16,
    },
    /// A stage of a wonder gives coins.
    StageCoins {
        /// To whom.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// A wonder is complete.
    WonderComplete {
        /// Whose.
        seat: SeatLetter,
        /// The wonder.
        wonder: String,
    },
    /// A stage lets its owner build from the discard pile.
    MayFetch {
        /// Who.
        seat: SeatLetter,
    },
    /// The discard pile is empty, so that there is nothing to build from it.
    NothingToFetch {
        /// Who.
        seat: SeatLetter,
    },
    /// The points of a seat as they stand change.
    Points {
        /// Whose.
        seat: SeatLetter,
        /// By how much.
        change: i16,
    },
    /// The cards left over at the end of the age go to the discard pile.
    PutAway {
        /// How many.
        count: u8,
    },
    /// A seat will play its last card of the age.
    LastCard {
        /// Who.
        seat: SeatLetter,
    },
    /// The hands move on.
    Passed {
        /// Where to.
        to: WondersDirection,
    },
    /// The conflicts at the end of an age. The figures are by seat.
    Conflicts {
        /// 1, 2 or 3.
        age: u8,
        /// The shields that decide them.
        shields: Vec<u8>,
        /// Victory tokens that a seat wins.
        won: Vec<u8>,
        /// Defeat tokens that a seat suffers.
        lost: Vec<u8>,
    },
    /// A seat wins victory tokens.
    Victory {
        /// Who.
        seat: SeatLetter,
        /// How many.
        count: u8,
        /// What they are worth together.
        points: i16,
    },
    /// A seat suffers defeat tokens.
    Defeat {
        /// Who.
        seat: SeatLetter,
        /// How many.
        count: u8,
    },
    /// Nobody is stronger than a neighbour.
    NoConflict,
    /// The game ends.
    Ends {
        /// In which way.
        way: String,
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
            | Self::HandsDealtHidden { .. } => true,
        }
    }
}

impl WondersConsequence {
    /// Tests if a log tells it. What one can see in the cities, or was told with the deed, is not.
    pub const fn is_told(&self) -> bool {
        match self {
            Self::CardCoins { .. }
            | Self::StageCoins { .. }
            | Self::WonderComplete { .. }
            | Self::NothingToFetch { .. }
            | Self::PutAway { .. }
            | Self::Conflicts { .. }
            | Self::Victory { .. }
            | Self::Defeat { .. }
            | Self::NoConflict => true,
            Self::Sold { .. }
            | Self::MayFetch { .. }
            | Self::Points { .. }
            | Self::LastCard { .. }
            | Self::Passed { .. }
            | Self::Ends { .. } => false,
        }
    }
}
