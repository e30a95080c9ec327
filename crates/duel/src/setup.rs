//! What is settled before a game: the rule options (D12), and the first position.

use crate::data::FIRST_GAME;
use crate::ids::Age;
use crate::state::{Duel, Pending};
use std::fmt;
use table::{OptionError, OptionText, Seat};

/// The rule options of a game. The default is the rulebook's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup {
    /// How the players come by their wonders.
    pub wonders: WonderChoice,
    /// Who begins the next age when the pawn stands in the middle.
    pub middle: Middle,
    /// Who sees what the Great Library draws.
    pub library: Library,
}

/// How the players come by their wonders (D12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WonderChoice {
    /// They draft them (D2.1).
    #[default]
    Draft,
    /// They get the sets of a first game (D2.6).
    FirstGame,
}

/// Who begins the next age when the pawn stands in the middle (D12.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Middle {
    /// Whoever took the last card.
    #[default]
    LastStarts,
    /// Whoever took the last card chooses.
    LastChooses,
}

/// Who sees what the Great Library draws (D12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Library {
    /// Its builder only.
    #[default]
    Secret,
    /// Both players.
    Open,
}

/// Every rule option.
pub const OPTIONS: [OptionText; 3] = [
    OptionText { name: "wonders", values: &["draft", "first_game"] },
    OptionText { name: "middle", values: &["last_starts", "last_chooses"] },
    OptionText { name: "library", values: &["secret", "open"] },
];

impl Setup {
    /// Sets an option by its text.
    ///
    /// # Errors
    ///
    /// Says whether the name or the value is unknown.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = OPTIONS.iter().find(|option| option.name == name).ok_or(OptionError::Name)?;
        match (name, value) {
            ("wonders", "draft") => self.wonders = WonderChoice::Draft,
            ("wonders", "first_game") => self.wonders = WonderChoice::FirstGame,
            ("middle", "last_starts") => self.middle = Middle::LastStarts,
            ("middle", "last_chooses") => self.middle = Middle::LastChooses,
            ("library", "secret") => self.library = Library::Secret,
            ("library", "open") => self.library = Library::Open,
            _ => return Err(OptionError::Value(option.values)),
        }
        Ok(())
    }

    /// Each option's value, in the order of [`OPTIONS`].
    pub fn values(&self) -> [&'static str; OPTIONS.len()] {
        let index = [self.wonders as usize, self.middle as usize, self.library as usize];
        std::array::from_fn(|i| OPTIONS[i].values[index[i]])
    }
}

/// The options that differ from the default: `middle=last_chooses,library=open`, or nothing.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (option, value) in OPTIONS.iter().zip(self.values()).filter(|(option, value)| option.values[0] != *value) {
            write!(f, "{separator}{}={value}", option.name)?;
            separator = ",";
        }
        Ok(())
    }
}

impl Duel {
    /// The position before anything is dealt: what setup has to do lies on the stack, the first on top (D1.9).
    pub(crate) fn set_up(setup: Setup) -> Self {
        let mut game = Self::blank(setup);
        game.pending.push(Pending::Turn(Seat::A));
        game.pending.push(Pending::LayCards);
        match setup.wonders {
            WonderChoice::Draft => {
                game.pending.push(Pending::Draft);
                game.pending.push(Pending::OfferWonders);
                game.pending.push(Pending::Draft);
                game.pending.push(Pending::OfferWonders);
            }
            WonderChoice::FirstGame => {
                for (city, wonders) in game.cities.0.iter_mut().zip(FIRST_GAME) {
                    city.wonders = wonders.into_iter().collect();
                }
            }
        }
        game.pending.push(Pending::LayTokens);
        debug_assert_eq!(game.age, Age::I);
        game
    }
}
