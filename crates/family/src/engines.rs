//! The list of engines, and the one way from a table or a record to its engine. Nothing else in the tree lists them:
//! whoever does something with any game says it once, with [`with_engine!`](crate::with_engine) or
//! [`with_record!`](crate::with_record).

use crate::table_text::{ExpansionDefault, ExpansionInfo, GameInfo, TableError, TableText};
use architects::Architects;
use duel::Duel;
use std::fmt::{self, Display};
use std::str::FromStr;
use table::log::{Log, LogError};
use table::{Game, Id, Notation, OptionError, OptionText, Record, Sides};
use wonders::armada::{self, Armada};
use wonders::{MAX_PLAYERS, MIN_PLAYERS, MOST_SEATS, Wonders};

/// What the family asks of an engine besides its rules: the words of its table texts.
pub trait Engine: Notation<Setup: Default + Display> {
    /// The game's word and what can be chosen about it.
    const INFO: GameInfo;

    /// Tests if it plays the game with these expansions. Several engines may share the word of a game.
    fn plays(_expansions: &[&str]) -> bool {
        true
    }

    /// Adds an expansion; `None` if the game has no such one.
    fn with_expansion(setup: Self::Setup, name: &str) -> Option<Self::Setup>;
    /// Changes how many play; `None` if so many cannot.
    fn with_seats(setup: Self::Setup, seats: usize) -> Option<Self::Setup>;
    /// Sets a rule option.
    ///
    /// # Errors
    ///
    /// Says why there is no such option or value.
    fn with_option(setup: Self::Setup, name: &str, value: &str) -> Result<Self::Setup, OptionError>;
}

impl Engine for Duel {
    const INFO: GameInfo = GameInfo {
        name: "duel",
        expansions: &[ExpansionInfo::new("pantheon"), ExpansionInfo::new("agora")],
        seats: 2..=2,
        options: &duel::OPTIONS,
        settled: &[],
    };

    fn with_expansion(mut setup: duel::Setup, name: &str) -> Option<duel::Setup> {
        setup.expansions.insert(duel::Expansion::from_slug(name)?);
        Some(setup)
    }

    fn with_seats(setup: duel::Setup, seats: usize) -> Option<duel::Setup> {
        (seats == 2).then_some(setup)
    }

    fn with_option(mut setup: duel::Setup, name: &str, value: &str) -> Result<duel::Setup, OptionError> {
        setup.set(name, value)?;
        Ok(setup)
    }
}

impl Engine for Architects {
    const INFO: GameInfo = GameInfo {
        name: "architects",
        expansions: &[],
        seats: 2..=architects::MAX_PLAYERS,
        options: &architects::OPTIONS,
        settled: &[],
    };

    fn with_expansion(_: architects::Setup, _: &str) -> Option<architects::Setup> {
        None
    }

    fn with_seats(_: architects::Setup, seats: usize) -> Option<architects::Setup> {
        // Options are read after the seats, so nothing that was set is lost.
        architects::Setup::new(seats)
    }

    fn with_option(mut setup: architects::Setup, name: &str, value: &str) -> Result<architects::Setup, OptionError> {
        setup.set(name, value)?;
        Ok(setup)
    }
}

/// The word of the expansion that has an engine of its own.
const ARMADA: &str = "armada";

/// 7 Wonders, with whichever engine. Its options are those with Armada, each of which says whether it needs it.
const WONDERS: GameInfo = GameInfo {
    name: "wonders",
    expansions: &[ExpansionInfo {
        name: ARMADA,
        seats: Some(MIN_PLAYERS..=MOST_SEATS),
        defaults: &[ExpansionDefault { option: "last_card", value: "halicarnassus_first" }],
    }],
    seats: MIN_PLAYERS..=MAX_PLAYERS,
    options: &WONDERS_OPTIONS,
    settled: &wonders::SETTLED,
};

/// The options of the base game, with their defaults there, and then those of Armada.
const WONDERS_OPTIONS: [OptionText; armada::OPTIONS.len()] = {
    let mut all = armada::OPTIONS;
    let mut i = 0;
    while i < wonders::OPTIONS.len() {
        all[i] = wonders::OPTIONS[i];
        i += 1;
    }
    all
};

impl Engine for Wonders {
    const INFO: GameInfo = WONDERS;

    fn plays(expansions: &[&str]) -> bool {
        !Armada::plays(expansions)
    }

    fn with_expansion(_: wonders::Setup, _: &str) -> Option<wonders::Setup> {
        None
    }

    fn with_seats(_: wonders::Setup, seats: usize) -> Option<wonders::Setup> {
        // Options are read after the seats, so nothing that was set is lost.
        wonders::Setup::new(seats)
    }

    fn with_option(mut setup: wonders::Setup, name: &str, value: &str) -> Result<wonders::Setup, OptionError> {
        let is_of_armada = WONDERS_OPTIONS.iter().any(|option| option.name == name && option.needs.contains(&ARMADA));
        if is_of_armada {
            return Err(OptionError::Needs(ARMADA));
        }
        setup.set(name, value)?;
        Ok(setup)
    }
}

impl Engine for Armada {
    const INFO: GameInfo = WONDERS;

    fn plays(expansions: &[&str]) -> bool {
        expansions.contains(&ARMADA)
    }

    fn with_expansion(setup: armada::Setup, name: &str) -> Option<armada::Setup> {
        (name == ARMADA).then_some(setup)
    }

    fn with_seats(_: armada::Setup, seats: usize) -> Option<armada::Setup> {
        // Options are read after the seats, so nothing that was set is lost.
        armada::Setup::new(seats)
    }

    fn with_option(mut setup: armada::Setup, name: &str, value: &str) -> Result<armada::Setup, OptionError> {
        setup.set(name, value)?;
        Ok(setup)
    }
}

#[cfg(feature = "toy")]
impl Engine for toy::Auction {
    const INFO: GameInfo =
        GameInfo { name: "toy", expansions: &[], seats: 2..=toy::SEATS, options: &toy::OPTIONS, settled: &[] };

    fn with_expansion(_: toy::Setup, _: &str) -> Option<toy::Setup> {
        None
    }

    fn with_seats(_: toy::Setup, seats: usize) -> Option<toy::Setup> {
        toy::Setup::new(seats, toy::ROUNDS)
    }

    fn with_option(mut setup: toy::Setup, name: &str, value: &str) -> Result<toy::Setup, OptionError> {
        setup.set(name, value)?;
        Ok(setup)
    }
}

/// Makes of the list of engines all that lists them: the enums over them, the games on offer, and the macros that lead
/// to the engine of a table or a record.
///
/// An engine is written `Game: module`, where `module::Game` is an [`Engine`] and `module::Setup` its setup. `$d` is the
/// dollar sign, which a macro that writes macros cannot write itself.
macro_rules! engines {
    ($d:tt $($(#[$doc:meta])* $Game:ident: $module:ident,)+) => {
        /// A game with all that is settled before it begins.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Table {
            $($(#[$doc])* $Game($module::Setup),)+
        }

        /// A game of any kind with its history.
        #[allow(clippy::large_enum_variant)] // there is one at a time, and it is taken apart at once
        #[derive(Clone, Debug)]
        pub enum AnyRecord {
            $($(#[$doc])* $Game(Record<$module::$Game>),)+
        }

        /// Every engine, those that no list offers by themselves last.
        const ALL: [GameInfo; [$(stringify!($Game)),+].len()] = [$(<$module::$Game as Engine>::INFO),+];

        impl FromStr for Table {
            type Err = TableError;

            fn from_str(text: &str) -> Result<Self, TableError> {
                let text = TableText::split(text);
                match text.game {
                    $(word if word == <$module::$Game as Engine>::INFO.name
                        && <$module::$Game as Engine>::plays(&text.expansions) =>
                    {
                        text.setup::<$module::$Game>().map(Self::$Game)
                    })+
                    unknown => Err(TableError::Game(unknown.to_owned())),
                }
            }
        }

        impl AnyRecord {
            /// Plays a log through.
            pub(crate) fn replay(log: &Log, table: Table) -> Result<Self, LogError> {
                match table {
                    $(Table::$Game(setup) => log.replay(setup).map(Self::$Game),)+
                }
            }
        }

        /// The engines, for the macros of this crate.
        #[doc(hidden)]
        pub mod engine {
            use wonders::armada;

            $(pub use $module::$Game;)+
        }

        /// Does something with the engine and the setup of a [`Table`]: `with_engine!(table, |setup, G| …)`, where `G` is
        /// the engine's type. Where the type is not needed, `|setup| …` will do.
        ///
        /// The expression is compiled for every engine, so it may ask of `G` whatever all of them have, and the compiler
        /// names whatever a new one still lacks.
        #[macro_export]
        macro_rules! with_engine {
            ($d table:expr, |$d setup:pat_param, $d G:ident| $d body:expr) => {
                match $d table {
                    $($crate::Table::$Game($d setup) => {
                        type $d G = $crate::engine::$Game;
                        $d body
                    })+
                }
            };
            ($d table:expr, |$d setup:pat_param| $d body:expr) => {
                match $d table {
                    $($crate::Table::$Game($d setup) => $d body,)+
                }
            };
        }

        /// Does something with the record in an [`AnyRecord`]: `with_record!(record, |record| …)`.
        #[macro_export]
        macro_rules! with_record {
            ($d any:expr, |$d record:pat_param| $d body:expr) => {
                match $d any {
                    $($crate::AnyRecord::$Game($d record) => $d body,)+
                }
            };
        }
    };
}

/// The list of engines, and after them those for tests.
macro_rules! engines_and {
    ($d:tt $($for_tests:tt)*) => {
        engines! { $d
            /// 7 Wonders Duel.
            Duel: duel,
            /// 7 Wonders: Architects.
            Architects: architects,
            /// 7 Wonders.
            Wonders: wonders,
            /// 7 Wonders with Armada.
            Armada: armada,
            $($for_tests)*
        }
    };
}

// The toy joins under a cargo feature of this crate. A `#[cfg]` on a line of the list would be read by the crates that use
// the macros.
#[cfg(not(feature = "toy"))]
engines_and! { $ }

#[cfg(feature = "toy")]
engines_and! { $
    /// The toy, for tests.
    Auction: toy,
}

/// How many engines at the end of the list are not offered by themselves: Armada is an expansion of the game before it, and the toy
/// is for tests.
const UNLISTED: usize = if cfg!(feature = "toy") { 2 } else { 1 };

/// Every game that people can choose.
pub const GAMES: &[GameInfo] = ALL.split_at(ALL.len() - UNLISTED).0;

impl Table {
    /// The game and what can be chosen about it.
    pub fn game(&self) -> &'static GameInfo {
        with_engine!(self, |_, G| &G::INFO)
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        with_engine!(*self, |setup, G| G::new(setup).seats())
    }

    /// Who plays together.
    pub fn sides(&self) -> Sides {
        with_engine!(*self, |setup, G| G::new(setup).sides())
    }

    /// The version of the rules by which the game is played.
    pub fn rules_version(&self) -> u32 {
        with_engine!(self, |_, G| G::RULES_VERSION)
    }
}

/// The one written form: what is default stays unsaid.
impl Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_engine!(self, |setup| setup.fmt(f))
    }
}
