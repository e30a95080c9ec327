//! Which games there are. One text names a table everywhere: `GAME[+EXPANSION…][/SEATS][:option=value,…]`.
//!
//! A [`Table`] is a closed choice of engine with its setup, an [`AnyRecord`] a game of any of them. Nothing here knows a
//! rule.

mod table_text;

pub use table_text::{GAMES, GameInfo, TableError};

use architects::Architects;
use duel::Duel;
use std::fmt;
use table::Record;
use table::log::{Log, LogError, Problem};

/// A game with all that is settled before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// 7 Wonders Duel.
    Duel(duel::Setup),
    /// 7 Wonders: Architects.
    Architects(architects::Setup),
}

impl Table {
    /// How many seats play.
    pub fn seats(&self) -> usize {
        match self {
            Self::Duel(_) => 2,
            Self::Architects(setup) => setup.seats(),
        }
    }
}

/// A game of any kind with its history.
#[allow(clippy::large_enum_variant)] // there is one at a time, and it is taken apart at once
#[derive(Clone, Debug)]
pub enum AnyRecord {
    /// 7 Wonders Duel.
    Duel(Record<Duel>),
    /// 7 Wonders: Architects.
    Architects(Record<Architects>),
}

/// Why a log could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Something is wrong with a line.
    Log(LogError),
    /// The table text in the header names no table.
    Table(usize, TableError),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::Table(line, error) => write!(f, "line {line}: {error}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads a log of any game and plays it through.
///
/// # Errors
///
/// Names the first line that is wrong.
pub fn read_log(text: &str) -> Result<(Log, Table, AnyRecord), ReadError> {
    const TABLE_LINE: usize = 2;
    let log = Log::parse(text).map_err(ReadError::Log)?;
    let table: Table = log.header.table.parse().map_err(|error| ReadError::Table(TABLE_LINE, error))?;
    if table.to_string() != log.header.table {
        return Err(ReadError::Log(LogError { line: TABLE_LINE, problem: Problem::Header("table") }));
    }
    let record = match table {
        Table::Duel(setup) => AnyRecord::Duel(log.replay(setup).map_err(ReadError::Log)?),
        Table::Architects(setup) => AnyRecord::Architects(log.replay(setup).map_err(ReadError::Log)?),
    };
    Ok((log, table, record))
}
