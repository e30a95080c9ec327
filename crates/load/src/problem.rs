//! What can go wrong at a table.

use std::fmt;

/// What kind of thing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An answer was refused for being late, although its round was open.
    Late,
    /// A request was refused for another reason.
    Refused,
    /// Something that was acknowledged or told is gone.
    Lost,
    /// Something happened or was answered twice.
    Doubled,
    /// Anything else that must not happen.
    Wrong,
}

/// Something that must not happen, and what exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) kind: Kind,
    text: String,
}

impl Problem {
    pub(crate) fn new(kind: Kind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into() }
    }

    /// The same problem with the table at which it happened.
    pub(crate) fn at(self, table: impl fmt::Display) -> Self {
        Self { text: format!("table {table}: {}", self.text), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a player cannot listen on.
#[derive(Debug)]
pub(crate) enum Interruption {
    /// The connection is gone, as it is when the server is killed.
    Disconnected,
    /// Something is wrong.
    Problem(Problem),
}

impl From<Problem> for Interruption {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}
