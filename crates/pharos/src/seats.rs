//! Who plays: `human`, `human:NAME` or a bot for each seat; lists of them; and numbers given as text.

use crate::failure::Failure;
use bots::Spec;
use std::fmt;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Player {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// A bot, and the text that named it.
    Bot(Spec, String),
}

impl FromStr for Player {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Self, Failure> {
        match text.strip_prefix("human") {
            Some("") => Ok(Self::Human(None)),
            // A comma in a name would make two players of one when a list is read back.
            Some(name) if name.starts_with(':') && name.len() > 1 && !name.contains(',') => {
                Ok(Self::Human(Some(name[1..].to_owned())))
            }
            _ => Ok(Self::Bot(text.parse()?, text.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(None) => f.write_str("human"),
            Self::Human(Some(name)) => write!(f, "human:{name}"),
            Self::Bot(_, text) => f.write_str(text),
        }
    }
}

/// Splits a list of players. Settings of a bot have commas between them too, so a part `key=value` belongs to the
/// player before it; any other part, `kind:key=value` included, begins a new player.
///
/// `mcts:ms=50,leaf=look,greedy` is `mcts:ms=50,leaf=look` and `greedy`.
pub(crate) fn split_list(text: &str) -> Vec<&str> {
    let goes_on = |part: &str| part.split_once('=').is_some_and(|(key, _)| !key.is_empty() && !key.contains(':'));
    let mut players = Vec::new();
    let mut start = 0;
    for (comma, _) in text.match_indices(',') {
        let part = text[comma + 1..].split(',').next().unwrap_or_default();
        if !goes_on(part) {
            players.push(&text[start..comma]);
            start = comma + 1;
        }
    }
    players.push(&text[start..]);
    players
}

/// Reads one player for each seat.
pub(crate) fn parse_players(text: &str, seats: usize) -> Result<Vec<Player>, Failure> {
    let players: Vec<Player> = split_list(text).into_iter().map(str::parse).collect::<Result<_, _>>()?;
    check_length("error-seat-list", players.len(), seats)?;
    Ok(players)
}

/// Refuses a list that does not have one entry for each seat; `what` is the message that says so.
pub(crate) fn check_length(what: &'static str, found: usize, expected: usize) -> Result<(), Failure> {
    if found == expected { Ok(()) } else { Err(Failure::Seats { what, expected, found }) }
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

/// Reads how many threads to use.
pub(crate) fn parse_threads(text: Option<&str>, usual: usize) -> Result<usize, Failure> {
    text.map_or(Ok(usual), |text| parse_count::<u16>(text, "error-threads").map(usize::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_splits_where_a_new_player_begins() {
        for (text, players) in [
            ("greedy", &["greedy"][..]),
            ("human,greedy", &["human", "greedy"]),
            ("mcts:ms=50,leaf=look,priors=yes,mcts:ms=50", &["mcts:ms=50,leaf=look,priors=yes", "mcts:ms=50"]),
            ("random,mcts:iters=9,c=2,hard", &["random", "mcts:iters=9,c=2", "hard"]),
            ("human:a=b,human:x", &["human:a=b", "human:x"]),
            ("ms=50,greedy", &["ms=50", "greedy"]),
            ("greedy,,random", &["greedy", "", "random"]),
            ("greedy,=,random,", &["greedy", "=", "random", ""]),
            ("", &[""]),
        ] {
            assert_eq!(split_list(text), players, "{text}");
        }
    }

    #[test]
    fn every_bot_of_a_list_is_read() {
        let players = parse_players("mcts:iters=20,leaf=look,priors=yes,human:Ania", 2).unwrap();
        assert!(matches!(players[0], Player::Bot(Spec::Search { .. }, _)));
        assert_eq!(players[1], Player::Human(Some("Ania".to_owned())));
        assert!(parse_players("human:Ania,ms=5,greedy", 2).is_err(), "a name has no settings");
    }
}
