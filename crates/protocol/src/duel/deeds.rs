//! What can be done and what has happened: a deed, with what follows from it at once.
//!
//! Every deed has one message in each language. Its id follows from the tag (`duel-do-<kind>` with the side where there is
//! one), its values are the fields. Terminal and page both read it so.

use super::{DuelConsequence, DuelGift, DuelLoot, DuelPayment};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAction {
    /// The text to send.
    pub text: String,
    /// What it is.
    pub deed: DuelDeed,
    /// How an activation is paid for, or a building in the dearer way. Elsewhere it is the price of the card or the wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payment: Option<DuelPayment>,
    /// What follows at once, as far as the viewer can know it.
    pub consequences: Vec<DuelConsequence>,
}

/// An event of Duel as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEvent {
    /// What happened.
    pub deed: DuelDeed,
    /// What followed at once.
    pub consequences: Vec<DuelConsequence>,
}

/// What a seat does, or what the table reveals. What the viewer does not see has a kind of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DuelDeed {
    /// A seat takes a wonder in the draft.
    Draft {
        /// The wonder.
        wonder: String,
    },
    /// A seat builds a card.
    Build {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
        /// Coins paid for it.
        coins: u16,
    },
    /// A seat discards a card for coins.
    Discard {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
        /// Coins it brings.
        coins: u16,
    },
    /// A seat builds a wonder with a card.
    Wonder {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
        /// The wonder.
        wonder: String,
        /// Coins paid for it.
        coins: u16,
    },
    /// A seat takes a progress token.
    Progress {
        /// The token.
        token: String,
    },
    /// A seat destroys a card of the opponent.
    Destroy {
        /// The card.
        card: String,
    },
    /// A seat builds a discarded card.
    Restore {
        /// The card.
        card: String,
    },
    /// A seat recruits a discarded senator.
    RestoreSenator {
        /// The senator.
        card: String,
    },
    /// A seat says who begins the next age.
    Begin {
        /// The seat itself, or the opponent.
        side: DuelSide,
        /// Who begins.
        starter: SeatLetter,
    },
    /// A progress token is laid on the board.
    TokenLaid {
        /// The token.
        token: String,
    },
    /// A wonder is offered.
    WonderOffered {
        /// The wonder.
        wonder: String,
    },
    /// A card is laid out face up.
    CardLaid {
        /// Its place.
        slot: u8,
        /// The card.
        card: String,
    },
    /// A card is laid out face down and shows its back.
    BackLaid {
        /// Its place.
        slot: u8,
        /// What the back shows.
        back: String,
    },
    /// A covered card is turned up.
    TurnedUp {
        /// Its place.
        slot: u8,
        /// The card.
        card: String,
    },
    /// A token is drawn for the Great Library, and the viewer sees it.
    Drawn {
        /// Who draws.
        by: SeatLetter,
        /// The token.
        token: String,
    },
    /// A token is drawn for the Great Library, which the viewer does not see.
    DrawnUnseen {
        /// Who draws.
        by: SeatLetter,
    },

    /// A seat activates a god or the Gate.
    Activate {
        /// The space of the Pantheon, from 1.
        space: u8,
        /// The god, or the Gate.
        god: String,
        /// The value of each offering token paid with.
        offerings: Vec<u16>,
        /// Coins paid besides.
        coins: u16,
    },
    /// A seat puts a god on a space, face down, and the viewer knows which.
    PlaceGod {
        /// The god.
        god: String,
        /// The space of the Pantheon, from 1.
        space: u8,
    },
    /// A seat puts a god on a space, face down, and the viewer does not know which.
    PlaceGodUnseen {
        /// Its mythology.
        mythology: String,
        /// The space of the Pantheon, from 1.
        space: u8,
    },
    /// A seat chooses a mythology's deck to look through.
    Consult {
        /// The mythology.
        mythology: String,
    },
    /// A seat activates one of the gods turned up.
    Summon {
        /// The god.
        god: String,
    },
    /// A seat puts two gods back on their deck, this one on top.
    StackDeck {
        /// The god.
        god: String,
    },
    /// A seat puts two gods back on their deck, in an order that the viewer does not know.
    StackDeckUnseen {
        /// The mythology of the deck.
        mythology: String,
    },
    /// A seat lays the snake on a card of the opponent.
    Snake {
        /// The card.
        card: String,
    },
    /// A seat takes a card of the opponent.
    Steal {
        /// The card.
        card: String,
    },
    /// A seat discards a card of the structure that lies face up.
    Strike {
        /// Its place.
        slot: u8,
        /// The card.
        card: String,
        /// The token on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        gift: Option<DuelGift>,
    },
    /// A seat discards a card of the structure that lies face down.
    StrikeUnseen {
        /// Its place.
        slot: u8,
        /// What its back shows.
        back: String,
        /// Its row, from 1 at the far end.
        row: u8,
        /// Which of its row it is when the structure is whole, from 1 at the left.
        column: u8,
        /// The token on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        gift: Option<DuelGift>,
    },
    /// A seat takes the card from under a wonder.
    Unbuild {
        /// The wonder.
        wonder: String,
        /// The card.
        card: String,
        /// Whose wonder it is.
        owner: SeatLetter,
    },
    /// A seat chooses an own wonder to build for nothing.
    Raise {
        /// The wonder.
        wonder: String,
    },
    /// A seat tucks a discarded card under the wonder, which stands from then on.
    Tuck {
        /// The card.
        card: String,
        /// The wonder.
        wonder: String,
    },
    /// A seat takes a wonder of the opponent.
    TakeWonder {
        /// The wonder.
        wonder: String,
    },
    /// A seat places Minerva on the conflict track.
    Minerva {
        /// On whose side of the track, for the seat.
        side: DuelTrackSide,
        /// How far from the middle; 9 is a capital.
        distance: u8,
        /// The space on the pawn's scale.
        track: i8,
    },
    /// A seat puts a military token away.
    DropLoot {
        /// On whose side of the track it lies, for the seat.
        side: DuelSide,
        /// The token.
        loot: DuelLoot,
    },
    /// A seat applies a military token.
    UseLoot {
        /// On whose side of the track it lies, for the seat.
        side: DuelSide,
        /// The token.
        loot: DuelLoot,
    },
    /// A token is laid on a card of the structure.
    GiftLaid {
        /// The place of the card.
        slot: u8,
        /// The token.
        gift: DuelGift,
    },
    /// A god is drawn to be placed, and the viewer sees it.
    GodDrawn {
        /// Who draws.
        by: SeatLetter,
        /// The god.
        god: String,
    },
    /// A god is drawn to be placed, and the viewer sees its back only.
    GodDrawnUnseen {
        /// Who draws.
        by: SeatLetter,
        /// Its mythology.
        mythology: String,
    },
    /// A god is turned up to be chosen from, and the viewer sees it.
    GodShown {
        /// Who chooses.
        by: SeatLetter,
        /// The god.
        god: String,
    },
    /// A god is turned up to be chosen from, and the viewer sees its back only.
    GodShownUnseen {
        /// Who chooses.
        by: SeatLetter,
        /// Its mythology.
        mythology: String,
    },
    /// A progress token is laid on Enki.
    TokenOnEnki {
        /// The token.
        token: String,
    },
    /// Tokens are drawn for Enki, who is among the gods that the viewer sees.
    ForEnki {
        /// The tokens.
        tokens: Vec<String>,
    },
    /// Enki is not among the gods that the viewer sees.
    ForEnkiAbsent,
    /// Tokens are drawn for Enki if he is among gods that the viewer does not see.
    ForEnkiUnseen {
        /// Who sees them.
        by: SeatLetter,
    },
    /// The card that is being discarded from the structure is turned up.
    Unearthed {
        /// Its place.
        slot: u8,
        /// The card.
        card: String,
    },

    /// A seat recruits a senator.
    Recruit {
        /// The place of the card.
        slot: u8,
        /// The senator.
        card: String,
        /// Coins paid.
        coins: u16,
    },
    /// A seat builds a card in the dearer way that spares an opponent with Economy coins.
    Spare {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
        /// Coins paid for it.
        coins: u16,
        /// Coins of these that the opponent gets.
        theirs: u16,
    },
    /// A seat prepares a conspiracy with a card.
    Prepare {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
        /// The conspiracy.
        plot: String,
    },
    /// A seat prepares a conspiracy that the viewer does not know.
    PrepareUnseen {
        /// The place of the card.
        slot: u8,
        /// The card.
        card: String,
    },
    /// A seat triggers a conspiracy.
    Trigger {
        /// The conspiracy.
        plot: String,
    },
    /// A seat places a cube.
    PlaceCube {
        /// The chamber, from 1.
        chamber: u8,
    },
    /// A seat moves a cube.
    MoveCube {
        /// The chamber that it leaves, from 1.
        from: u8,
        /// The chamber that it goes to.
        to: u8,
    },
    /// A seat removes a cube of the opponent.
    RemoveCube {
        /// The chamber, from 1.
        chamber: u8,
    },
    /// A seat draws conspiracies.
    Conspire,
    /// A seat keeps a conspiracy and puts the other one back.
    KeepPlot {
        /// The conspiracy.
        plot: String,
        /// Where the other one goes.
        end: DuelDeckEnd,
    },
    /// A seat keeps one of two conspiracies that the viewer does not know.
    KeepPlotUnseen {
        /// Where the other one goes.
        end: DuelDeckEnd,
    },
    /// A seat puts a progress token out of the game.
    Lock {
        /// The token.
        token: String,
        /// Where it comes from.
        place: DuelTokenPlace,
    },
    /// A seat puts a progress token of the box out of the game, which the viewer does not see.
    LockUnseen,
    /// A seat builds a card of the structure for nothing.
    Claim {
        /// Its place.
        slot: u8,
        /// The card.
        card: String,
    },
    /// A seat builds a card removed at setup.
    Reclaim {
        /// The card.
        card: String,
    },
    /// A seat takes a card of the opponent and gives one for it.
    Swap {
        /// The card that it takes.
        card: String,
        /// The card that it gives.
        given: String,
    },
    /// A seat moves a decree that lies face up.
    MoveDecree {
        /// The decree.
        decree: String,
        /// The chamber that it was laid in at setup, from 1.
        laid: u8,
        /// The chamber that it leaves.
        from: u8,
        /// The chamber that it goes to.
        to: u8,
    },
    /// A seat moves a decree that lies face down.
    MoveDecreeUnseen {
        /// The chamber that it was laid in at setup, from 1.
        laid: u8,
        /// The chamber that it leaves.
        from: u8,
        /// The chamber that it goes to.
        to: u8,
    },
    /// A seat destroys a wonder of the opponent.
    Raze {
        /// The wonder.
        wonder: String,
        /// The card under it.
        card: String,
    },
    /// A seat declines.
    Pass,
    /// A decree is laid out face up.
    DecreeLaid {
        /// The decree.
        decree: String,
        /// The chamber, from 1.
        chamber: u8,
    },
    /// A decree is turned up.
    DecreeTurned {
        /// The decree.
        decree: String,
        /// The chamber where it lies, from 1.
        chamber: u8,
    },
    /// A conspiracy is drawn, and the viewer sees it.
    PlotDrawn {
        /// Who draws.
        by: SeatLetter,
        /// The conspiracy.
        plot: String,
    },
    /// A conspiracy is drawn, which the viewer does not see.
    PlotDrawnUnseen {
        /// Who draws.
        by: SeatLetter,
    },
    /// A card removed at setup is looked at, and the viewer sees it.
    RemovedShown {
        /// Who looks.
        by: SeatLetter,
        /// The card.
        card: String,
    },
    /// A card removed at setup is looked at, which the viewer does not see.
    RemovedShownUnseen {
        /// Who looks.
        by: SeatLetter,
        /// What its back shows.
        back: String,
        /// Which of the cards removed in that age it is, from 1.
        number: u8,
    },
}

/// Whose, for the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelSide {
    /// The seat's own.
    Own,
    /// The opponent's.
    Theirs,
}

/// A side of the conflict track, for the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelTrackSide {
    /// The seat's own side.
    Own,
    /// The opponent's side.
    Theirs,
    /// The space between them.
    Middle,
}

/// Where a progress token comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelTokenPlace {
    /// From the board.
    Board,
    /// From the opponent's city.
    Opponent,
    /// From the box.
    Box,
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

impl DuelDeed {
    /// Tests if a log tells it one by one. What is laid out everybody sees.
    pub fn is_told(&self) -> bool {
        match self {
            Self::TokenLaid { .. }
            | Self::WonderOffered { .. }
            | Self::CardLaid { .. }
            | Self::BackLaid { .. }
            | Self::GiftLaid { .. }
            | Self::DecreeLaid { .. } => false,
            // One sentence for all cards of an age.
            Self::RemovedShownUnseen { number, .. } => *number == 1,
            Self::Draft { .. }
            | Self::Build { .. }
            | Self::Discard { .. }
            | Self::Wonder { .. }
            | Self::Progress { .. }
            | Self::Destroy { .. }
            | Self::Restore { .. }
            | Self::RestoreSenator { .. }
            | Self::Begin { .. }
            | Self::TurnedUp { .. }
            | Self::Drawn { .. }
            | Self::DrawnUnseen { .. }
            | Self::Activate { .. }
            | Self::PlaceGod { .. }
            | Self::PlaceGodUnseen { .. }
            | Self::Consult { .. }
            | Self::Summon { .. }
            | Self::StackDeck { .. }
            | Self::StackDeckUnseen { .. }
            | Self::Snake { .. }
            | Self::Steal { .. }
            | Self::Strike { .. }
            | Self::StrikeUnseen { .. }
            | Self::Unbuild { .. }
            | Self::Raise { .. }
            | Self::Tuck { .. }
            | Self::TakeWonder { .. }
            | Self::Minerva { .. }
            | Self::DropLoot { .. }
            | Self::UseLoot { .. }
            | Self::GodDrawn { .. }
            | Self::GodDrawnUnseen { .. }
            | Self::GodShown { .. }
            | Self::GodShownUnseen { .. }
            | Self::TokenOnEnki { .. }
            | Self::ForEnki { .. }
            | Self::ForEnkiAbsent
            | Self::ForEnkiUnseen { .. }
            | Self::Unearthed { .. }
            | Self::Recruit { .. }
            | Self::Spare { .. }
            | Self::Prepare { .. }
            | Self::PrepareUnseen { .. }
            | Self::Trigger { .. }
            | Self::PlaceCube { .. }
            | Self::MoveCube { .. }
            | Self::RemoveCube { .. }
            | Self::Conspire
            | Self::KeepPlot { .. }
            | Self::KeepPlotUnseen { .. }
            | Self::Lock { .. }
            | Self::LockUnseen
            | Self::Claim { .. }
            | Self::Reclaim { .. }
            | Self::Swap { .. }
            | Self::MoveDecree { .. }
            | Self::MoveDecreeUnseen { .. }
            | Self::Raze { .. }
            | Self::Pass
            | Self::DecreeTurned { .. }
            | Self::PlotDrawn { .. }
            | Self::PlotDrawnUnseen { .. }
            | Self::RemovedShown { .. } => true,
        }
    }
}
