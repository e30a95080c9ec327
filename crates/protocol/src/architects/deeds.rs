//! What can be done and what has happened: a deed, and what follows from it at once.
//!
//! Every deed and every consequence has one message in each language. Its id follows from the tag (`architects-do-<kind>`
//! with the side where there is one, `architects-then-<kind>`), its values are the fields. Terminal and page both read it so.

use super::{ArchitectsQuestion, Heap, is_false};
use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsAction {
    /// The text to send.
    pub text: String,
    /// What it is.
    pub deed: ArchitectsDeed,
    /// What follows at once, as far as the viewer can know it.
    pub consequences: Vec<ArchitectsConsequence>,
}

/// An event of Architects as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsEvent {
    /// What happened.
    pub deed: ArchitectsDeed,
    /// What followed at once, in the order in which it happened.
    pub consequences: Vec<ArchitectsConsequence>,
}

/// What a seat does, or what the table reveals.
///
/// Decks are named by the seat whose wonder they belong to, or `centre`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ArchitectsDeed {
    /// A seat chooses a wonder.
    Pick {
        /// The wonder.
        wonder: String,
    },
    /// A seat looks at the top of the central deck with the cat.
    Look,
    /// A seat takes the card of its turn.
    Take {
        /// Where the deck lies.
        side: ArchitectsSide,
        /// The deck.
        deck: String,
        /// The card, if the viewer sees or knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<String>,
    },
    /// A seat takes an extra card.
    Extra {
        /// Where the deck lies.
        side: ArchitectsSide,
        /// The deck.
        deck: String,
        /// The card, if the viewer sees or knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<String>,
    },
    /// A seat builds a stage.
    Build {
        /// Its wonder.
        wonder: String,
        /// The stage.
        stage: String,
        /// What it is paid with.
        payment: ArchitectsPayment,
    },
    /// A seat gives up a set of green cards for a progress token.
    Exchange {
        /// The set: the symbol of two alike, or `different`.
        set: String,
    },
    /// A seat takes a progress token that lies face up.
    Token {
        /// The token.
        token: String,
    },
    /// A seat takes the progress token on top of the stack, unseen.
    Blind,
    /// A seat takes the top card of the deck of any wonder.
    Fetch {
        /// The deck.
        deck: String,
        /// The card.
        card: String,
    },
    /// A seat takes the top card of the central deck, where it might take that of any deck.
    FetchCentre {
        /// The card, if the viewer knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<String>,
    },
    /// A seat looks through the first cards of a deck.
    Search {
        /// Where the deck lies.
        side: ArchitectsBeside,
        /// The deck.
        deck: String,
    },
    /// A seat keeps one of the cards looked at; the others are shuffled back.
    Keep {
        /// The deck that was looked through.
        deck: String,
        /// The card.
        card: String,
    },
    /// A seat uses the effect of its wonder where it might decline it.
    Use {
        /// The wonder.
        wonder: String,
    },
    /// A seat declines the effect of its wonder.
    Decline {
        /// The wonder.
        wonder: String,
    },
    /// A seat takes no extra card where it has to choose at once.
    NoExtra,
    /// A seat ends its turn.
    End {
        /// Extra cards that it could still have taken.
        unused: u8,
    },
    /// A wonder is dealt to a seat.
    WonderDealt {
        /// Who gets it.
        to: SeatLetter,
        /// The wonder.
        wonder: String,
    },
    /// A wonder is offered.
    WonderOffered {
        /// The wonder.
        wonder: String,
    },
    /// The next card of a wonder's deck is turned up.
    TurnedUp {
        /// The deck.
        deck: String,
        /// The card.
        card: String,
    },
    /// A progress token is laid out before the first turn.
    TokenLaid {
        /// The token.
        token: String,
    },
    /// A progress token is turned up in the place of one that was taken.
    TokenTurnedUp {
        /// The token.
        token: String,
    },
    /// The card that a seat gets from the central deck is turned up.
    Drawn {
        /// Who gets it.
        to: SeatLetter,
        /// The card.
        card: String,
    },
    /// A seat sees the top of the central deck, and the viewer knows it too.
    Seen {
        /// Who looks.
        to: SeatLetter,
        /// The card.
        card: String,
    },
    /// A seat sees the top of the central deck, which the viewer does not.
    SeenHidden {
        /// Who looks.
        to: SeatLetter,
    },
    /// The progress token that a seat has taken unseen is turned up.
    TokenDrawn {
        /// Who gets it.
        to: SeatLetter,
        /// The token.
        token: String,
    },
    /// A seat sees a card of the deck that it looks through, and so does the viewer.
    Shown {
        /// Who looks.
        to: SeatLetter,
        /// The deck.
        deck: String,
        /// The card.
        card: String,
    },
    /// A seat sees a card of the deck that it looks through, which the viewer does not.
    ShownHidden {
        /// Who looks.
        to: SeatLetter,
        /// The deck.
        deck: String,
    },
}

/// Where a player usually takes a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsSide {
    /// The player's own deck.
    Left,
    /// The deck of the player before.
    Right,
    /// The central deck.
    Centre,
}

/// A deck beside a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArchitectsBeside {
    /// The player's own deck.
    Left,
    /// The deck of the player before.
    Right,
}

/// What a stage is paid with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchitectsPayment {
    /// The grey and yellow cards.
    pub cards: Heap,
    /// Economy counts one yellow card as two coins.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub economy: bool,
    /// Engineering lets the grey cards be any.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub engineering: bool,
}

/// What follows from a deed at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ArchitectsConsequence {
    /// A seat gets a card.
    Card {
        /// Who.
        seat: SeatLetter,
        /// The card.
        card: String,
    },
    /// The effect of a wonder takes the cards on both sides.
    BothSides {
        /// Who gets them.
        seat: SeatLetter,
        /// The wonder.
        wonder: String,
        /// The cards.
        cards: Vec<String>,
    },
    /// What is left of a deck is shuffled.
    Shuffled {
        /// The deck.
        deck: String,
    },
    /// A seat gets the cat.
    Cat {
        /// Who.
        seat: SeatLetter,
    },
    /// Conflict tokens turn to battle.
    Horns {
        /// How many turn.
        turned: u8,
        /// How many show battle then.
        showing: u8,
        /// How many there are.
        of: u8,
    },
    /// A progress token brings a seat an extra card.
    ExtraCard {
        /// Who may take it.
        seat: SeatLetter,
        /// The token.
        token: String,
    },
    /// A seat completes its wonder: the game ends with this turn.
    WonderComplete {
        /// Who.
        seat: SeatLetter,
        /// The wonder.
        wonder: String,
    },
    /// All conflict tokens show battle: it is fought at the end of the turn. The figures are by seat, as they stand.
    BattleDue {
        /// Shields.
        shields: Vec<u8>,
        /// Victory tokens that a seat would win.
        won: Vec<u8>,
        /// Cards with horns that would be discarded.
        discards: Vec<u8>,
    },
    /// A battle is fought. The figures are by seat.
    Battle {
        /// The shields that decide it.
        shields: Vec<u8>,
        /// Victory tokens that a seat wins.
        won: Vec<u8>,
        /// Cards with horns that are discarded.
        discards: Vec<u8>,
    },
    /// A seat wins victory tokens in the battle.
    Victory {
        /// Who.
        seat: SeatLetter,
        /// How many.
        count: u8,
    },
    /// Nobody wins a victory token in the battle.
    NoVictory,
    /// A seat comes to have sets of green cards.
    SetsComplete {
        /// Who.
        seat: SeatLetter,
        /// The sets.
        sets: Vec<String>,
    },
    /// A seat comes to have the means to build stages.
    StagesAffordable {
        /// Who.
        seat: SeatLetter,
        /// The stages.
        stages: Vec<String>,
    },
    /// A seat's points as they stand change.
    Points {
        /// Whose.
        seat: SeatLetter,
        /// By how much.
        change: i16,
    },
    /// The seat that acted has to choose something else as part of it.
    Asks {
        /// What.
        question: ArchitectsQuestion,
    },
    /// A seat's turn begins.
    Turn {
        /// Whose.
        seat: SeatLetter,
    },
    /// The game ends.
    Ends {
        /// In which way.
        way: String,
    },
}

impl ArchitectsDeed {
    /// Tests if a log tells it one by one. What is laid out everybody sees, and that somebody looks is told with the action.
    pub fn is_told(&self) -> bool {
        match self {
            Self::Pick { .. }
            | Self::Look
            | Self::Take { .. }
            | Self::Extra { .. }
            | Self::Build { .. }
            | Self::Exchange { .. }
            | Self::Token { .. }
            | Self::Blind
            | Self::Fetch { .. }
            | Self::FetchCentre { .. }
            | Self::Search { .. }
            | Self::Keep { .. }
            | Self::Use { .. }
            | Self::Decline { .. }
            | Self::NoExtra
            | Self::End { .. }
            | Self::WonderDealt { .. }
            | Self::TokenTurnedUp { .. }
            | Self::Drawn { .. }
            | Self::Seen { .. }
            | Self::TokenDrawn { .. }
            | Self::Shown { .. }
            | Self::ShownHidden { .. } => true,
            Self::WonderOffered { .. } | Self::TurnedUp { .. } | Self::TokenLaid { .. } | Self::SeenHidden { .. } => {
                false
            }
        }
    }
}

impl ArchitectsConsequence {
    /// Tests if a log tells it. What was told with the deed, and what one can see in the cities, is not.
    pub fn is_told(&self) -> bool {
        match self {
            Self::BothSides { .. }
            | Self::Shuffled { .. }
            | Self::Cat { .. }
            | Self::Horns { .. }
            | Self::ExtraCard { .. }
            | Self::WonderComplete { .. }
            | Self::Battle { .. }
            | Self::Victory { .. }
            | Self::NoVictory => true,
            Self::Card { .. }
            | Self::BattleDue { .. }
            | Self::SetsComplete { .. }
            | Self::StagesAffordable { .. }
            | Self::Points { .. }
            | Self::Asks { .. }
            | Self::Turn { .. }
            | Self::Ends { .. } => false,
        }
    }
}
