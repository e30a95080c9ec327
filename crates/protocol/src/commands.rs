//! What a person asks of a table, and the answer. The same over WebSocket and HTTP.

use crate::{Level, SeatLetter};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command with its key. The same key from the same person gets the same answer again and does nothing twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Made up by the sender: 1 to 64 visible ASCII characters.
    pub key: String,
    /// What to do.
    pub command: Command,
}

/// What can be asked of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Looks through the eyes of a seat one owns, or of a spectator; the answer is a whole state. Over WebSocket only.
    Look {
        /// None is a spectator.
        seat: Option<SeatLetter>,
    },
    /// Takes an open seat.
    Sit {
        /// Which.
        seat: SeatLetter,
    },
    /// Leaves a seat in the lobby.
    Stand {
        /// Which.
        seat: SeatLetter,
    },
    /// The host gives a seat of the lobby to a bot, or opens it again.
    Fill {
        /// Which.
        seat: SeatLetter,
        /// A bot of this level; none opens the seat.
        level: Option<Level>,
    },
    /// The host gives every open seat of the lobby to a bot.
    FillRest {
        /// How strong.
        level: Level,
    },
    /// The host changes who sits where in the lobby. Words for the deal go with those who said them.
    Arrange {
        /// Every seat once: who sits on the first of these comes to A, and so on.
        order: Vec<SeatLetter>,
    },
    /// Adds words of one's own to the deal, in the lobby, in place of those that one has added before.
    Contribute {
        /// For which seat.
        seat: SeatLetter,
        /// 1 to 64 visible ASCII characters or spaces.
        text: String,
    },
    /// Adds randomness to the deal, in the lobby, beside words and what was added before. Each device of a person does
    /// this once without being asked; a seat takes eight.
    AddRandomness {
        /// For which seat.
        seat: SeatLetter,
        /// 1 to 64 visible ASCII characters or spaces.
        text: String,
    },
    /// The host begins the game.
    Start,
    /// Answers a seat's question. Where several seats are asked at the same time the answer is sealed: it may be changed by
    /// answering again until the last of them has answered, and then all open at once.
    Act {
        /// For which seat.
        seat: SeatLetter,
        /// The number of the seat's question.
        question: u32,
        /// The action's text, one of those the view offers.
        action: String,
    },
    /// Takes a sealed answer out of the round again: the others wait until the seat answers anew.
    Withdraw {
        /// For which seat.
        seat: SeatLetter,
        /// The number of the seat's question.
        question: u32,
    },
    /// Takes the seat's last decision back, and with it the whole round of an answer that was sealed; or asks the others if
    /// it may.
    Undo {
        /// For which seat.
        seat: SeatLetter,
        /// The version of the game it is about.
        version: u32,
    },
    /// Answers a wish to take something back.
    Consent {
        /// For which seat.
        seat: SeatLetter,
        /// Yes or no.
        agree: bool,
    },
    /// Lets a bot play for an overdue seat.
    StandIn {
        /// The overdue seat.
        seat: SeatLetter,
        /// How strong.
        level: Level,
    },
    /// Takes one's seat back from a stand-in.
    TakeBack {
        /// Which.
        seat: SeatLetter,
    },
    /// Goes on for good without an overdue seat. With two seats the game ends and the other wins; with more, a bot gets
    /// the seat.
    EndOverdue {
        /// The overdue seat.
        seat: SeatLetter,
    },
    /// Gives up. With two seats the other wins; with more, a bot plays on.
    Resign {
        /// Which seat gives up.
        seat: SeatLetter,
    },
    /// Asks a bot for advice, for a seat one owns that has to act. The answer is a `hint` message.
    Hint {
        /// For which seat.
        seat: SeatLetter,
    },
    /// Says something to everybody at the table, or to the partners of a seat alone.
    Say {
        /// 1 to 300 characters.
        text: String,
        /// The seat that speaks to its partners; none speaks to everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        partners_of: Option<SeatLetter>,
    },
    /// Makes a new table with the seats moved on by one, or names the one already made.
    Rematch,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reply {
    /// The key of the request.
    pub key: String,
    /// Why nothing was done; none if it was.
    pub refusal: Option<Refusal>,
    /// The version of the game after it.
    pub version: u32,
    /// The table of the rematch, if that was asked.
    pub table: Option<String>,
}

/// Why something is refused. The page and the terminal have a sentence for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The request cannot be read.
    Malformed,
    /// There is no such table, person, page or link.
    NotFound,
    /// A name is needed first.
    NoName,
    /// The name, text or number is too long, too short, or out of range.
    OutOfRange,
    /// The table text names no table, or the seats do not fit it.
    NoSuchTable,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// Somebody sits there.
    SeatTaken,
    /// Only the host may do this.
    NotHost,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// The game is over.
    GameOver,
    /// A seat is still open.
    SeatsOpen,
    /// The request answers an earlier question or position; the current one was sent.
    Stale,
    /// The key was used for another request.
    KeyUsed,
    /// It is not this seat's turn.
    NotYourTurn,
    /// The rules do not allow the action here.
    Illegal,
    /// There is nothing to take back.
    NothingToUndo,
    /// Nobody asked.
    NobodyAsked,
    /// The seat is not overdue.
    NotOverdue,
    /// No bot plays for this seat.
    NoStandIn,
    /// Too many requests in a short time.
    TooFast,
    /// Too many tables, connections or people.
    TooMany,
    /// The message is too large.
    TooLarge,
    /// The request comes from a page of another host.
    ForeignOrigin,
    /// The server does not go by this name: whoever runs it can say that it does, with `--public-url`.
    ForeignHost,
    /// The game must be over first.
    NotOver,
    /// The server is about to stop.
    Stopping,
    /// Something failed in the server; its log says what.
    Internal,
}

impl Refusal {
    /// Every reason.
    pub const ALL: [Self; 28] = [
        Self::Malformed,
        Self::NotFound,
        Self::NoName,
        Self::OutOfRange,
        Self::NoSuchTable,
        Self::NotYourSeat,
        Self::SeatTaken,
        Self::NotHost,
        Self::NotStarted,
        Self::AlreadyStarted,
        Self::GameOver,
        Self::SeatsOpen,
        Self::Stale,
        Self::KeyUsed,
        Self::NotYourTurn,
        Self::Illegal,
        Self::NothingToUndo,
        Self::NobodyAsked,
        Self::NotOverdue,
        Self::NoStandIn,
        Self::TooFast,
        Self::TooMany,
        Self::TooLarge,
        Self::ForeignOrigin,
        Self::ForeignHost,
        Self::NotOver,
        Self::Stopping,
        Self::Internal,
    ];
}
