//! Which games there are. One text names a table everywhere: `GAME[+EXPANSION…][/SEATS][:option=value,…]`.
//!
//! A [`Table`] is a closed choice of engine with its setup, an [`AnyRecord`] a game of any of them. Code that is written
//! once for every game reaches the engine with [`with_engine!`] and [`with_record!`]. Nothing here knows a rule.
//!
//! ```
//! use table::Game;
//!
//! let table: family::Table = "architects/4".parse()?;
//! let seats = family::with_engine!(table, |setup, G| G::new(setup).seats());
//! assert_eq!(seats, 4);
//! # Ok::<(), family::TableError>(())
//! ```

mod engines;
mod table_text;

#[doc(hidden)]
pub use engines::engine;
pub use engines::{AnyRecord, Engine, GAMES, Table};
pub use table_text::{ExpansionDefault, ExpansionInfo, GameInfo, TableError};

use std::fmt;
use table::log::{Log, LogError, Problem};

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
    let record = AnyRecord::replay(&log, table).map_err(ReadError::Log)?;
    Ok((log, table, record))
}
