//! What follows from a deed.

use super::armada::{ArmadaLoss, ArmadaStanding};
use super::{WondersConflict, WondersDirection};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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
    /// A seat has other shields than before, as things stand.
    Shields {
        /// Who.
        seat: SeatLetter,
        /// Its conflict with the left neighbour as it would end then; the seat is the first of the two.
        left: WondersConflict,
        /// The same with the right neighbour.
        right: WondersConflict,
    },
    /// The conflicts at the end of an age.
    Conflicts {
        /// 1, 2 or 3.
        age: u8,
        /// Pair by pair round the table: each seat and its left neighbour; raids after them.
        pairs: Vec<WondersConflict>,
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
    /// A ship moves.
    ShipMoves {
        /// Whose.
        seat: SeatLetter,
        /// The fleet.
        fleet: String,
        /// The space that it reaches.
        space: u8,
    },
    /// A space of the yellow track gives coins.
    ShipCoins {
        /// To whom.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// An island gives coins for naval constructions.
    ConstructionCoins {
        /// To whom.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// A seat levies a tax.
    Tax {
        /// Who.
        seat: SeatLetter,
        /// How high.
        tax: u8,
        /// What it costs others, as things stand; nothing in a log, which tells what was lost in the end.
        losses: Vec<ArmadaLoss>,
    },
    /// A seat sends pirates.
    Pirates {
        /// Who.
        seat: SeatLetter,
        /// What they cost others, as things stand; nothing in a log.
        losses: Vec<ArmadaLoss>,
    },
    /// A stage costs all others coins.
    OthersPay {
        /// Whose stage.
        seat: SeatLetter,
        /// What it costs them, as things stand; nothing in a log.
        losses: Vec<ArmadaLoss>,
    },
    /// A seat loses coins at the end of a turn.
    CoinsLost {
        /// Who.
        seat: SeatLetter,
        /// How many.
        coins: u16,
    },
    /// A seat raids a city two seats away in this age.
    Raid {
        /// Who.
        seat: SeatLetter,
        /// Whom.
        target: SeatLetter,
        /// The conflict as it would end now; the raider is the first of the two.
        conflict: WondersConflict,
    },
    /// A seat will explore in this turn.
    Explores {
        /// Who.
        seat: SeatLetter,
        /// 1, 2 or 3.
        level: u8,
    },
    /// A seat will take the top island of a stack.
    DrawsIsland {
        /// Who.
        seat: SeatLetter,
        /// 1, 2 or 3.
        level: u8,
    },
    /// A seat has an island more.
    IslandFound {
        /// Who.
        seat: SeatLetter,
        /// The island.
        island: String,
    },
    /// A seat may make free moves.
    MayMove {
        /// Who.
        seat: SeatLetter,
        /// How many at most, each of another fleet.
        count: u8,
        /// The fleets that may move.
        fleets: Vec<String>,
    },
    /// A seat has other land shields than before, as things stand.
    LandShields {
        /// Who.
        seat: SeatLetter,
        /// All conflicts that it would have on land; the seat is the first of the two.
        conflicts: Vec<WondersConflict>,
    },
    /// A seat has other naval shields than before, as things stand.
    NavalShields {
        /// Who.
        seat: SeatLetter,
        /// The naval conflict as it would end then, in the order of seats.
        standings: Vec<ArmadaStanding>,
    },
    /// The naval conflict at the end of an age.
    NavalConflict {
        /// 1, 2 or 3.
        age: u8,
        /// In the order of seats.
        standings: Vec<ArmadaStanding>,
    },
    /// A seat wins a naval token.
    NavalVictory {
        /// Who.
        seat: SeatLetter,
        /// What it is worth.
        points: i16,
    },
    /// A seat suffers a naval defeat token.
    NavalDefeat {
        /// Who.
        seat: SeatLetter,
        /// What it is worth.
        points: i16,
    },
    /// All are equally strong at sea.
    NoNavalConflict,
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
            | Self::NoConflict
            | Self::ShipCoins { .. }
            | Self::ConstructionCoins { .. }
            | Self::Tax { .. }
            | Self::Pirates { .. }
            | Self::OthersPay { .. }
            | Self::CoinsLost { .. }
            | Self::Raid { .. }
            | Self::NavalConflict { .. }
            | Self::NavalVictory { .. }
            | Self::NavalDefeat { .. }
            | Self::NoNavalConflict => true,
            Self::Sold { .. }
            | Self::MayFetch { .. }
            | Self::Points { .. }
            | Self::Shields { .. }
            | Self::LastCard { .. }
            | Self::Passed { .. }
            | Self::Ends { .. }
            | Self::ShipMoves { .. }
            | Self::IslandFound { .. }
            | Self::Explores { .. }
            | Self::DrawsIsland { .. }
            | Self::MayMove { .. }
            | Self::LandShields { .. }
            | Self::NavalShields { .. } => false,
        }
    }
}
