//! Who plays: `human`, `human:NAME` or a bot for each seat, and numbers given as text.

use crate::failure::Failure;
use bots::Spec;
use std::fmt;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Player {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// A bot.
    Bot(Spec),
}

impl FromStr for Player {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Self, Failure> {
        match text.strip_prefix("human") {
            Some("") => Ok(Self::Human(None)),
            Some(name) if name.starts_with(':') && name.len() > 1 => Ok(Self::Human(Some(name[1..].to_owned()))),
            _ => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(None) => f.write_str("human"),
            Self::Human(Some(name)) => write!(f, "human:{name}"),
            Self::Bot(spec) => spec.fmt(f),
        }
    }
}

/// Reads one player for each seat.
pub(crate) fn parse_players(text: &str, seats: usize) -> Result<Vec<Player>, Failure> {
    let players: Vec<Player> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if players.len() != seats {
        return Err(Failure::Seats { expected: seats, found: players.len() });
    }
    Ok(players)
}

/// Reads a number; `what` is the message that explains a wrong one.
pub(crate) fn parse_number<N: FromStr>(text: &str, what: &'static str) -> Result<N, Failure> {
    text.parse().map_err(|_| Failure::Number { what, text: text.to_owned() })
}

/// Reads a number that must not be zero.
pub(crate) fn parse_count<N: FromStr + PartialOrd + From<u8>>(text: &str, what: &'static str) -> Result<N, Failure> {
    let number: N = parse_number(text, what)?;
    if number < N::from(1) { Err(Failure::Number { what, text: text.to_owned() }) } else { Ok(number) }
}
