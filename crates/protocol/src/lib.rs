//! What travels between server, browser and other programs.
//!
//! Everything here is data for one reader: a person, a seat or a spectator. It is built from views, so there is no place
//! for a secret. The page's TypeScript types are generated from this crate (`web/src/generated/`, kept true by a test).
//!
//! | what | file |
//! |---|---|
//! | people and devices | `people.rs` |
//! | a table: who sits where, clock, stage | `tables.rs` |
//! | what a person asks of a table, and why it may be refused | `commands.rs` |
//! | what a table tells | `messages.rs` |
//! | a game as one viewer sees it | `game.rs`, `duel.rs`, `architects.rs`, `wonders.rs` |
//! | the components of each game | `components.rs` |
//! | one of each kind of deed and consequence, for tests | `samples.rs`, `duel/samples.rs`, `architects/samples.rs` |

pub mod architects;
pub mod commands;
pub mod components;
pub mod duel;
pub mod game;
pub mod messages;
pub mod people;
pub mod samples;
pub mod tables;
#[cfg(feature = "toy")]
pub mod toy;
pub mod typescript;
pub mod wonders;

pub use commands::{Command, Refusal, Reply, Request};
pub use game::{Deed, Ending, GameEvent, GameState, GameView, Happening, HintLine, Question, Round, ScoreRow, Shown};
pub use messages::{ChatLine, Message, You};
pub use people::{Browser, Device, DeviceLink, Devices, Enter, Me, SetName, System};
pub use tables::{
    Clock, ClockState, CreateTable, Created, DefaultOffer, GameOffer, Games, Level, Occupant, OptionOffer, SeatInfo,
    SeatPlan, SeatsOffer, Stage, TableInfo, TableLine, Tables, UndoRequest, Visibility,
};

use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat as it travels: its letter.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema,
)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
#[schema(value_type = String, example = "A")]
pub struct SeatLetter(table::Seat);

impl SeatLetter {
    /// The seat.
    pub fn seat(self) -> table::Seat {
        self.0
    }
}

impl From<table::Seat> for SeatLetter {
    fn from(seat: table::Seat) -> Self {
        Self(seat)
    }
}

impl From<SeatLetter> for String {
    fn from(seat: SeatLetter) -> Self {
        seat.0.to_string()
    }
}

/// The text is no letter of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeat;

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is one letter from A to H")
    }
}

impl std::error::Error for NoSeat {}

impl TryFrom<String> for SeatLetter {
    type Error = NoSeat;

    fn try_from(text: String) -> Result<Self, NoSeat> {
        text.parse().map(Self).map_err(|_| NoSeat)
    }
}
