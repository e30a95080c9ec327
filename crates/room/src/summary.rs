//! What lists show of a table.

use crate::journal::SeatHolder;
use crate::state::State;
use protocol::{Clock, Stage, Visibility};
use serde::{Deserialize, Serialize};
use table::SeatSet;

/// What lists need to know of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Its name in links.
    pub id: String,
    /// The public number of the person who made it.
    pub host: String,
    /// How far it has come.
    pub stage: Stage,
    /// Everybody finds it.
    pub is_public: bool,
    /// It goes on without anybody: a bot has to act, or the game begins by itself.
    pub goes_on: bool,
    /// Seats that have to act.
    pub to_act: SeatSet,
    /// What is shown.
    pub line: Line,
    /// When something happened last, in milliseconds since 1970.
    pub changed: u64,
}

/// What a list shows of a table, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The table text.
    pub table: String,
    /// How long people may think.
    pub clock: Clock,
    /// Who sits where.
    pub seats: Vec<SeatHolder>,
}

impl Summary {
    /// What lists need to know of a table in this state.
    pub fn of(state: &State) -> Self {
        let to_act = state.to_act();
        let bot_acts = state.stage() == Stage::Playing && to_act.iter().any(|seat| state.bot(seat).is_some());
        Self {
            id: state.id.clone(),
            host: state.made.host.clone(),
            stage: state.stage(),
            is_public: state.made.visibility == Visibility::Public,
            goes_on: bot_acts || state.begins_by_itself(),
            to_act,
            line: Line {
                table: state.table.to_string(),
                clock: state.made.clock,
                seats: state.seats.iter().map(|seat| seat.holder.clone()).collect(),
            },
            changed: state.changed,
        }
    }
}
