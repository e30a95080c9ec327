//! Why a command is refused: a code for programs and a few words for whoever reads along.

use std::fmt;
use table::{Illegal, TextError};

/// What kind of thing went wrong. The words are part of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// There is no such command.
    Unknown,
    /// The line is too long, or not ASCII.
    Line,
    /// The command's arguments cannot be read.
    Syntax,
    /// The text names no table.
    Table,
    /// The text names no bot.
    Bot,
    /// The text is no position that play can go on from.
    Position,
    /// The text is no log, or the game has none.
    Log,
    /// No game has begun.
    Game,
    /// The rules do not allow it here.
    Illegal,
    /// Other seats have to act.
    Turn,
    /// The table has to reveal something first, or has nothing to reveal.
    Chance,
    /// The game is over.
    Over,
    /// There is not so much to take back.
    Undo,
    /// A search is going on.
    Busy,
    /// A mistake of this program.
    Internal,
}

impl Code {
    fn word(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Line => "line",
            Self::Syntax => "syntax",
            Self::Table => "table",
            Self::Bot => "bot",
            Self::Position => "position",
            Self::Log => "log",
            Self::Game => "game",
            Self::Illegal => "illegal",
            Self::Turn => "turn",
            Self::Chance => "chance",
            Self::Over => "over",
            Self::Undo => "undo",
            Self::Busy => "busy",
            Self::Internal => "internal",
        }
    }
}

/// A command that is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    code: Code,
    text: String,
}

/// The longest explanation: it may quote what was sent.
const MAX_TEXT: usize = 240;

impl Refusal {
    pub(super) fn new(code: Code, text: impl fmt::Display) -> Self {
        Self { code, text: text.to_string() }
    }
}

/// One line of visible ASCII, whatever the explanation quotes.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_plain = |c: char| c.is_ascii_graphic() || c == ' ';
        let text: String = self.text.chars().map(|c| if is_plain(c) { c } else { '?' }).collect();
        if text.len() > MAX_TEXT {
            write!(f, "error {} {}...", self.code.word(), &text[..MAX_TEXT])
        } else {
            write!(f, "error {} {text}", self.code.word())
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(why: Illegal) -> Self {
        let code = match why {
            Illegal::GameOver => Code::Over,
            Illegal::ChanceIsDue | Illegal::NoChanceIsDue => Code::Chance,
            Illegal::NotThisSeat(_) => Code::Turn,
            Illegal::NotLegal | Illegal::Impossible => Code::Illegal,
        };
        Self::new(code, why)
    }
}

/// Texts of actions and outcomes that make no sense; for positions the caller has a code of its own.
impl From<TextError> for Refusal {
    fn from(why: TextError) -> Self {
        Self::new(Code::Syntax, why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_one_line_of_ascii_whatever_it_quotes() {
        let quoted = Refusal::new(Code::Syntax, format!("a\nb\u{1b}\u{142}{}", "x".repeat(1000))).to_string();
        assert!(quoted.starts_with("error syntax a?b??xxx"), "{quoted}");
        assert!(quoted.len() < 300 && quoted.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' '));
    }
}
