//! What a table tells a connection, one JSON text per message.

use crate::{GameState, Happening, HintLine, Reply, Round, SeatLetter, TableInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message from a table.
///
/// `state` and `update` are numbered. An update follows from what the reader has only if its number is the next one; after
/// a gap the reader asks for a whole state with `look`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// Who the reader is here: the first message, and again whenever it changes.
    You(You),
    /// Everything there is to know.
    State {
        /// The number of the last thing that happened at the table.
        number: u32,
        /// The table.
        table: TableInfo,
        /// The game as the reader sees it, once it has begun.
        game: Option<GameState>,
        /// Who is asked to choose now, and what the reader is asked.
        round: Round,
        /// All that happened in the game, as the reader saw it.
        log: Vec<Happening>,
        /// The last things that were said.
        chat: Vec<ChatLine>,
    },
    /// Something happened.
    Update {
        /// Its number.
        number: u32,
        /// The table after it.
        table: TableInfo,
        /// The game after it as the reader sees it; none if the game did not change.
        game: Option<GameState>,
        /// Who is asked to choose after it. It changes without the game when somebody seals an answer.
        round: Round,
        /// How many events of the game still stand; fewer than there were after something was taken back.
        log_keep: u32,
        /// What comes after that.
        log: Vec<Happening>,
        /// What was said.
        chat: Option<ChatLine>,
    },
    /// The answer to a request of this connection.
    Reply(Reply),
    /// A bot's advice, asked for by this connection.
    Hint {
        /// The key of the request.
        key: String,
        /// The version of the game it is about.
        version: u32,
        /// The best actions first.
        lines: Vec<HintLine>,
    },
}

/// Who the reader of a connection is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// Their public number; none without a name.
    pub id: Option<String>,
    /// The seats they act for: several on a shared device.
    pub seats: Vec<SeatLetter>,
    /// The seat whose eyes this connection has; none is a spectator.
    pub viewer: Option<SeatLetter>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// The speaker's public number.
    pub id: String,
    /// The speaker's name.
    pub name: String,
    /// The words.
    pub text: String,
    /// The partners who read it, the speaker's seat among them; none if everybody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatLetter>>")]
    pub partners: Vec<SeatLetter>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}
