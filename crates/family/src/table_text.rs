//! The table text: reading, writing, and what there is to choose from.

use crate::{Engine, GAMES};
use std::fmt;
use std::ops::RangeInclusive;
use table::{OptionError, OptionText, Settled};

/// A game of the family and what can be chosen about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The game's word in a table text.
    pub name: &'static str,
    /// Expansions that can be added with `+`.
    pub expansions: &'static [ExpansionInfo],
    /// How many can play without expansions.
    pub seats: RangeInclusive<usize>,
    /// Rule options.
    pub options: &'static [OptionText],
    /// Options that others settle.
    pub settled: &'static [Settled],
}

/// An expansion of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpansionInfo {
    /// Its word in a table text.
    pub name: &'static str,
    /// How many can play with it, if others than without.
    pub seats: Option<RangeInclusive<usize>>,
    /// Options of the game that have another default with it.
    pub defaults: &'static [ExpansionDefault],
}

/// The default of an option with an expansion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpansionDefault {
    /// The option's name.
    pub option: &'static str,
    /// Its default.
    pub value: &'static str,
}

impl ExpansionInfo {
    /// An expansion for as many as the game without it.
    pub const fn new(name: &'static str) -> Self {
        Self { name, seats: None, defaults: &[] }
    }
}

impl GameInfo {
    /// How many can play with these expansions. An expansion only ever adds numbers of seats.
    pub fn seats_with(&self, expansions: &[&str]) -> RangeInclusive<usize> {
        let played = self.expansions.iter().filter(|expansion| expansions.contains(&expansion.name));
        played
            .filter_map(|expansion| expansion.seats.clone())
            .fold(self.seats.clone(), |all, more| *all.start().min(more.start())..=*all.end().max(more.end()))
    }
}

/// Why a text names no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such game.
    Game(String),
    /// The game has no such expansion.
    Expansion(&'static str, String),
    /// The game with its expansions is not for so many, but for these.
    Seats(String, RangeInclusive<usize>, String),
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

/// A table text, taken apart: `GAME[+EXPANSION…][/SEATS][:option=value,…]`.
pub(crate) struct TableText<'a> {
    pub(crate) game: &'a str,
    pub(crate) expansions: Vec<&'a str>,
    seats: Option<&'a str>,
    options: Vec<&'a str>,
}

impl<'a> TableText<'a> {
    pub(crate) fn split(text: &'a str) -> Self {
        let (head, options) = text.split_once(':').map_or((text, None), |(head, options)| (head, Some(options)));
        let (names, seats) = head.split_once('/').map_or((head, None), |(names, seats)| (names, Some(seats)));
        let (game, expansions) = names.split_once('+').map_or((names, None), |(game, more)| (game, Some(more)));
        Self {
            game,
            expansions: expansions.into_iter().flat_map(|names| names.split('+')).collect(),
            seats,
            options: options.into_iter().flat_map(|options| options.split(',')).collect(),
        }
    }

    /// The setup that the text asks for: expansions first, since they say how many can play and which options mean
    /// something.
    pub(crate) fn setup<G: Engine>(&self) -> Result<G::Setup, TableError> {
        let info = G::INFO;
        let mut setup = G::Setup::default();
        for name in &self.expansions {
            setup =
                G::with_expansion(setup, name).ok_or_else(|| TableError::Expansion(info.name, (*name).to_owned()))?;
        }
        if let Some(seats) = self.seats(&info, G::new(setup).seats())? {
            setup = G::with_seats(setup, seats).ok_or_else(|| self.wrong_seats(&info))?;
        }
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            setup = G::with_option(setup, name, value)
                .map_err(|why| TableError::Option(info.name, (*option).to_owned(), why))?;
        }
        Ok(setup)
    }

    /// How many play if it is another number than usual. Unsaid, it is the usual one, or the nearest to it that the
    /// expansions allow.
    fn seats(&self, info: &GameInfo, usual: usize) -> Result<Option<usize>, TableError> {
        let range = info.seats_with(&self.expansions);
        let seats = match self.seats {
            None => usual.clamp(*range.start(), *range.end()),
            Some(text) => {
                text.parse().ok().filter(|seats| range.contains(seats)).ok_or_else(|| self.wrong_seats(info))?
            }
        };
        Ok((seats != usual).then_some(seats))
    }

    fn wrong_seats(&self, info: &GameInfo) -> TableError {
        let game = [&[info.name], &*self.expansions].concat().join("+");
        TableError::Seats(game, info.seats_with(&self.expansions), self.seats.unwrap_or_default().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;

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
            ("wonders", "wonders/3"),
            ("wonders/7:last_card=babylon_first", "wonders/7"),
            ("wonders+armada", "wonders+armada/3"),
            ("wonders+armada/8", "wonders+armada/8"),
            ("wonders+armada/4:last_card=halicarnassus_first,teams=alone", "wonders+armada/4"),
            ("wonders+armada/6:teams=pairs,edition=second", "wonders+armada/6:edition=second,teams=pairs"),
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
            ("wonders/8", "'wonders' is for 3 to 7 seats, not '8'"),
            ("wonders+armada/9", "'wonders+armada' is for 3 to 8 seats, not '9'"),
            ("wonders+armada/2", "3 to 8 seats, not '2'"),
            ("wonders+poker/4", "'wonders' has no expansion 'poker'"),
            ("wonders+armada+poker/4", "'wonders' has no expansion 'poker'"),
            ("wonders/4:teams=pairs", "option 'teams=pairs' of 'wonders': it is about the expansion 'armada'"),
            ("wonders+armada/4:teams=three", "the values are alone, pairs"),
            (
                "wonders+armada/5:teams=pairs",
                "option 'teams=pairs' of 'wonders': with so many seats the values are alone",
            ),
            ("wonders+armada/3:gods=secret", "there is no such option"),
        ] {
            let error = text.parse::<Table>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    /// A game that an expansion opens to one more.
    const CARAVANS: GameInfo = GameInfo {
        name: "caravans",
        expansions: &[ExpansionInfo::new("oasis"), ExpansionInfo { name: "storm", seats: Some(3..=8), defaults: &[] }],
        seats: 3..=7,
        options: &[],
        settled: &[],
    };

    #[test]
    fn an_expansion_may_add_numbers_of_seats() {
        for (text, seats) in [
            ("caravans", Ok(None)),
            ("caravans/3", Ok(None)),
            ("caravans/7", Ok(Some(7))),
            ("caravans+storm/8", Ok(Some(8))),
            ("caravans+oasis+storm/8", Ok(Some(8))),
            ("caravans/8", Err("'caravans' is for 3 to 7 seats, not '8'")),
            ("caravans+oasis/8", Err("'caravans+oasis' is for 3 to 7 seats, not '8'")),
            ("caravans+storm/9", Err("'caravans+storm' is for 3 to 8 seats, not '9'")),
            ("caravans+storm/", Err("'caravans+storm' is for 3 to 8 seats, not ''")),
        ] {
            let found = TableText::split(text).seats(&CARAVANS, 3).map_err(|error| error.to_string());
            assert_eq!(found, seats.map_err(str::to_owned), "{text}");
        }
        assert_eq!(TableText::split("caravans").seats(&CARAVANS, 2), Ok(Some(3)), "as near to the usual as it can be");
    }

    #[test]
    fn every_option_of_a_game_is_offered_with_its_default() {
        for game in GAMES {
            let played = |expansion: Option<&ExpansionInfo>| match expansion {
                None => game.name.to_owned(),
                Some(expansion) => format!("{}+{}/{}", game.name, expansion.name, game.seats.end() / 2 * 2),
            };
            for expansion in [None].into_iter().chain(game.expansions.iter().map(Some)) {
                let table = played(expansion);
                let written = table.parse::<Table>().unwrap().to_string();
                let names: Vec<_> = expansion.map(|expansion| expansion.name).into_iter().collect();
                let options = game.options.iter().filter(|option| option.needs.iter().all(|need| names.contains(need)));
                for option in options {
                    let mut others = expansion.into_iter().flat_map(|expansion| expansion.defaults);
                    let other = others.find(|default| default.option == option.name);
                    let default = other.map_or(option.values[0], |default| default.value);
                    for value in option.values {
                        let text: Table = format!("{table}:{}={value}", option.name).parse().unwrap();
                        assert_eq!(text.to_string() == written, *value == default, "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn partners_are_named_by_the_table() {
        let sides = |text: &str| text.parse::<Table>().unwrap().sides();
        assert!(sides("wonders+armada/6").are_single_seats());
        let pairs = sides("wonders+armada/6:teams=pairs");
        assert_eq!(pairs.among(table::SeatSet::all(6)).map(table::SeatSet::len).collect::<Vec<_>>(), [2, 2, 2]);
    }

    #[test]
    fn every_game_is_for_as_many_as_it_says() {
        for game in GAMES {
            let usual: Table = game.name.parse().unwrap();
            assert!(game.seats.contains(&usual.seats()), "{}", game.name);
            assert_eq!(usual.game(), game);
            for seats in game.seats.clone() {
                assert_eq!(format!("{}/{seats}", game.name).parse::<Table>().unwrap().seats(), seats);
            }
            for expansion in game.expansions {
                for seats in game.seats_with(&[expansion.name]) {
                    let text = format!("{}+{}/{seats}", game.name, expansion.name);
                    assert_eq!(text.parse::<Table>().unwrap().seats(), seats, "{text}");
                }
            }
        }
    }
}
