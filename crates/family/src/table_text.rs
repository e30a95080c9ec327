//! The table text: reading, writing, and what there is to choose from.

use crate::Table;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use table::{Id, OptionError, OptionText};

/// A game of the family and what can be chosen about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The game's word in a table text.
    pub name: &'static str,
    /// Expansions that can be added with `+`.
    pub expansions: &'static [&'static str],
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Rule options.
    pub options: &'static [OptionText],
}

/// Every game this program plays.
pub const GAMES: [GameInfo; 2] = [
    GameInfo { name: "duel", expansions: &["pantheon", "agora"], seats: 2..=2, options: &duel::OPTIONS },
    GameInfo { name: "architects", expansions: &[], seats: 2..=architects::MAX_PLAYERS, options: &architects::OPTIONS },
];

/// Why a text names no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such game.
    Game(String),
    /// The game has no such expansion.
    Expansion(&'static str, String),
    /// The game is not for so many.
    Seats(&'static str, RangeInclusive<usize>, String),
    /// The game has no such option, or the option no such value.
    Option(&'static str, String, OptionError),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(name) => {
                let games: Vec<_> = GAMES.iter().map(|game| game.name).collect();
                write!(f, "unknown game '{}'; the games are {}", name.escape_default(), games.join(", "))
            }
            Self::Expansion(game, name) => write!(f, "'{game}' has no expansion '{}'", name.escape_default()),
            Self::Seats(game, seats, found) => {
                write!(
                    f,
                    "'{game}' is for {} to {} seats, not '{}'",
                    seats.start(),
                    seats.end(),
                    found.escape_default()
                )
            }
            Self::Option(game, option, why) => write!(f, "option '{}' of '{game}': {why}", option.escape_default()),
        }
    }
}

impl std::error::Error for TableError {}

impl FromStr for Table {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Self, TableError> {
        let (head, options) = text.split_once(':').map_or((text, None), |(head, options)| (head, Some(options)));
        let (names, seats) = head.split_once('/').map_or((head, None), |(names, seats)| (names, Some(seats)));
        let mut names = names.split('+');
        let name = names.next().unwrap_or_default();
        let game = GAMES.iter().find(|game| game.name == name).ok_or_else(|| TableError::Game(name.to_owned()))?;
        let mut table = match seats {
            None => Self::of(game),
            Some(seats) => seats
                .parse()
                .ok()
                .and_then(|number| Self::for_seats(game, number))
                .ok_or_else(|| TableError::Seats(game.name, game.seats.clone(), seats.to_owned()))?,
        };
        for name in names {
            table.add(name).ok_or_else(|| TableError::Expansion(game.name, name.to_owned()))?;
        }
        for option in options.into_iter().flat_map(|options| options.split(',')) {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            table.set(name, value).map_err(|why| TableError::Option(game.name, option.to_owned(), why))?;
        }
        Ok(table)
    }
}

impl Table {
    /// The game for as many as it is played by if nothing is said.
    fn of(game: &GameInfo) -> Self {
        match game.name {
            "architects" => Self::Architects(architects::Setup::default()),
            _ => Self::Duel(duel::Setup::default()),
        }
    }

    /// The game for so many, if so many can play it.
    fn for_seats(game: &GameInfo, seats: usize) -> Option<Self> {
        match Self::of(game) {
            Self::Architects(_) => architects::Setup::new(seats).map(Self::Architects),
            table @ Self::Duel(_) => game.seats.contains(&seats).then_some(table),
        }
    }

    /// Adds an expansion; `None` if the game has no such one.
    fn add(&mut self, name: &str) -> Option<()> {
        match self {
            Self::Duel(setup) => setup.expansions.insert(duel::Expansion::from_slug(name)?),
            Self::Architects(_) => return None,
        }
        Some(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match self {
            Self::Duel(setup) => setup.set(name, value),
            Self::Architects(setup) => setup.set(name, value),
        }
    }
}

/// The one written form: what is default stays unsaid.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duel(setup) => setup.fmt(f),
            Self::Architects(setup) => setup.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_text_is_read_back_to_its_one_written_form() {
        for (text, written) in [
            ("duel", "duel"),
            ("duel/2", "duel"),
            ("duel:wonders=draft", "duel"),
            ("duel:library=open,wonders=first_game", "duel:wonders=first_game,library=open"),
            ("duel/2:middle=last_chooses", "duel:middle=last_chooses"),
            ("duel+pantheon", "duel+pantheon"),
            ("duel+agora+pantheon/2", "duel+pantheon+agora"),
            ("duel+agora:restore=buildings,sabotage=box", "duel+agora:restore=buildings"),
            ("duel+pantheon+agora:links=tokens,zeus=takes_token", "duel+pantheon+agora:zeus=takes_token,links=tokens"),
            ("architects", "architects/3"),
            ("architects/7", "architects/7"),
            ("architects/4:engineering=always,wonders=draft", "architects/4:wonders=draft,engineering=always"),
        ] {
            let table: Table = text.parse().unwrap();
            assert_eq!(table.to_string(), written);
            assert_eq!(written.parse(), Ok(table));
        }
    }

    #[test]
    fn every_part_of_a_wrong_text_is_named() {
        for (text, part) in [
            ("", "unknown game ''"),
            ("chess", "unknown game 'chess'"),
            ("duel+poker", "no expansion 'poker'"),
            ("duel/3", "2 to 2 seats, not '3'"),
            ("duel/x", "not 'x'"),
            ("duel:speed=9", "option 'speed=9'"),
            ("duel:middle=maybe", "last_starts, last_chooses"),
            ("duel:", "option ''"),
            ("duel+", "no expansion ''"),
            ("duel:gods=secret", "about the expansion 'pantheon'"),
            ("duel+pantheon:links=tokens", "about the expansion 'agora'"),
            ("architects/8", "2 to 7 seats, not '8'"),
            ("architects+pantheon", "no expansion 'pantheon'"),
            ("architects/3:library=open", "option 'library=open'"),
        ] {
            let error = text.parse::<Table>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
