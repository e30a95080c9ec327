//! What follows from a deed at once. The message about a consequence is `duel-then-<kind>`, with the question where it asks one.

use super::{DuelGift, DuelQuestion};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What follows from a deed at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DuelConsequence {
    /// A seat gets coins, besides those that the deed names.
    Gains {
        /// Who.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// A seat loses coins, besides those that the deed names.
    Loses {
        /// Who.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// The conflict pawn moves.
    Pawn {
        /// Towards whose capital.
        towards: SeatLetter,
        /// How many spaces.
        spaces: u8,
    },
    /// A seat takes a token from a card.
    Gift {
        /// Who.
        seat: SeatLetter,
        /// The token.
        gift: DuelGift,
    },
    /// A seat gets control of a chamber, now or as soon as its decree has been turned up.
    Control {
        /// Who.
        seat: SeatLetter,
        /// The chamber, from 1.
        chamber: u8,
    },
    /// Nobody controls a chamber any more.
    Uncontrolled {
        /// The chamber, from 1.
        chamber: u8,
    },
    /// Nothing covers these places any more.
    Uncovers {
        /// The places.
        slots: Vec<u8>,
    },
    /// A seat's points as they stand change.
    Points {
        /// Whose.
        seat: SeatLetter,
        /// By how much.
        change: i16,
    },
    /// Something else has to be chosen as part of it.
    Asks {
        /// Who chooses.
        seat: SeatLetter,
        /// What.
        question: DuelQuestion,
    },
    /// A seat has another turn.
    Again {
        /// Who.
        seat: SeatLetter,
    },
    /// The game ends.
    Ends {
        /// In which way.
        way: String,
    },
}

impl DuelConsequence {
    /// Tests if a log tells it. What the next deed tells, and what one can see on the table, is not.
    pub fn is_told(&self) -> bool {
        match self {
            Self::Gains { .. }
            | Self::Loses { .. }
            | Self::Pawn { .. }
            | Self::Gift { .. }
            | Self::Control { .. }
            | Self::Uncontrolled { .. }
            | Self::Again { .. }
            | Self::Ends { .. } => true,
            Self::Uncovers { .. } | Self::Points { .. } | Self::Asks { .. } => false,
        }
    }
}
