//! Expansions, rule options, and the first position.

use crate::data::{FIRST_GAME, sets};
use crate::ids::{CardSet, Expansion, TokenSet, WonderSet};
use crate::pending::Pending;
use crate::state::Duel;
use std::fmt;
use table::{IdSet, OptionError, OptionText, Seat};

/// What is settled before a game. The default is the base game by the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup {
    /// The expansions in play.
    pub expansions: IdSet<Expansion>,
    /// How the players come by their wonders.
    pub wonders: WonderChoice,
    /// Who begins the next age when the pawn stands in the middle.
    pub middle: Middle,
    /// Who sees what the Great Library draws.
    pub library: Library,
    /// Who sees the gods that the Gate and the Divine Theater turn up.
    pub gods: Gods,
    /// Where Minerva may stand.
    pub minerva: Minerva,
    /// What becomes of a token on the card that Zeus discards.
    pub zeus: Zeus,
    /// What can be brought back from the discard pile.
    pub restore: Restore,
    /// Which symbols of the opponent a decree lets count.
    pub links: Links,
    /// Where the card under a sabotaged wonder goes.
    pub sabotage: Sabotage,
}

/// Declares a rule option of two values: the rulebook's reading first.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $(#[$first_meta:meta])* $first:ident, $(#[$other_meta:meta])* $other:ident }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            $(#[$first_meta])*
            #[default]
            $first,
            $(#[$other_meta])*
            $other,
        }

        impl $name {
            const BOTH: [Self; 2] = [Self::$first, Self::$other];
        }
    };
}

choice! {
    /// How the players come by their wonders (D12.1).
    WonderChoice {
        /// They draft them (D2.1).
        Draft,
        /// They get the sets of a first game (D2.6).
        FirstGame
    }
}

choice! {
    /// Who begins the next age when the pawn stands in the middle (D12.2).
    Middle {
        /// Whoever took the last card.
        LastStarts,
        /// Whoever took the last card chooses.
        LastChooses
    }
}

choice! {
    /// Who sees what the Great Library draws (D12.3).
    Library {
        /// Its builder only.
        Secret,
        /// Both players.
        Open
    }
}

choice! {
    /// Who sees the gods that the Gate and the Divine Theater turn up (P16.4).
    Gods {
        /// Both players.
        Open,
        /// The player who turns them up.
        Secret
    }
}

choice! {
    /// Where Minerva may stand (P16.3).
    Minerva {
        /// On any of the 19 spaces.
        AnySpace,
        /// On any space but the pawn's.
        OffPawn
    }
}

choice! {
    /// What becomes of a token on the card that Zeus discards (P16.2).
    Zeus {
        /// It is discarded with the card.
        DiscardsToken,
        /// The active player takes it.
        TakesToken
    }
}

choice! {
    /// What can be brought back from the discard pile (A12.1).
    Restore {
        /// Buildings and senators.
        Any,
        /// Buildings only.
        Buildings
    }
}

choice! {
    /// Which symbols of the opponent a decree lets count (A12.3, P16.5).
    Links {
        /// Those on its cards.
        Cards,
        /// Those on its mythology tokens, too.
        Tokens
    }
}

choice! {
    /// Where the card under a sabotaged wonder goes (A12.2).
    Sabotage {
        /// To the box, with the wonder.
        Box,
        /// On the discard pile.
        Discard
    }
}

/// Every rule option.
pub const OPTIONS: [OptionText; 9] = [
    OptionText { name: "wonders", values: &["draft", "first_game"], needs: &[] },
    OptionText { name: "middle", values: &["last_starts", "last_chooses"], needs: &[] },
    OptionText { name: "library", values: &["secret", "open"], needs: &[] },
    OptionText { name: "gods", values: &["open", "secret"], needs: &["pantheon"] },
    OptionText { name: "minerva", values: &["any_space", "off_pawn"], needs: &["pantheon"] },
    OptionText { name: "zeus", values: &["discards_token", "takes_token"], needs: &["pantheon"] },
    OptionText { name: "restore", values: &["any", "buildings"], needs: &["agora"] },
    OptionText { name: "links", values: &["cards", "tokens"], needs: &["pantheon", "agora"] },
    OptionText { name: "sabotage", values: &["box", "discard"], needs: &["agora"] },
];

impl Setup {
    /// The base game with these expansions.
    pub fn with(expansions: impl IntoIterator<Item = Expansion>) -> Self {
        Self { expansions: expansions.into_iter().collect(), ..Self::default() }
    }

    /// Tests if the expansion is in play.
    #[inline]
    pub fn plays(&self, expansion: Expansion) -> bool {
        self.expansions.contains(expansion)
    }

    /// The cards of the structures in play, or removed from them unseen.
    pub fn cards(&self) -> CardSet {
        sets::cards(self.expansions)
    }

    /// The wonders in play or in the box.
    pub fn wonders(&self) -> WonderSet {
        sets::wonders(self.expansions)
    }

    /// The progress tokens in play or in the box.
    pub fn tokens(&self) -> TokenSet {
        sets::tokens(self.expansions)
    }

    /// Sets an option by its text.
    ///
    /// # Errors
    ///
    /// Says whether the name or the value is unknown, or which expansion the option is about.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = OPTIONS.iter().find(|option| option.name == name).ok_or(OptionError::Name)?;
        let is_missing = |needed: &&&str| !self.expansions.iter().any(|set| set.slug() == **needed);
        if let Some(needed) = option.needs.iter().find(is_missing) {
            return Err(OptionError::Needs(needed));
        }
        let index = option.values.iter().position(|other| *other == value).ok_or(OptionError::Value(option.values))?;
        match name {
            "wonders" => self.wonders = WonderChoice::BOTH[index],
            "middle" => self.middle = Middle::BOTH[index],
            "library" => self.library = Library::BOTH[index],
            "gods" => self.gods = Gods::BOTH[index],
            "minerva" => self.minerva = Minerva::BOTH[index],
            "zeus" => self.zeus = Zeus::BOTH[index],
            "restore" => self.restore = Restore::BOTH[index],
            "links" => self.links = Links::BOTH[index],
            "sabotage" => self.sabotage = Sabotage::BOTH[index],
            _ => return Err(OptionError::Name),
        }
        Ok(())
    }

    /// Each option's value, in the order of [`OPTIONS`].
    pub fn values(&self) -> [&'static str; OPTIONS.len()] {
        let index = [
            self.wonders as usize,
            self.middle as usize,
            self.library as usize,
            self.gods as usize,
            self.minerva as usize,
            self.zeus as usize,
            self.restore as usize,
            self.links as usize,
            self.sabotage as usize,
        ];
        std::array::from_fn(|i| OPTIONS[i].values[index[i]])
    }
}

/// The game with its expansions, and the options that differ from the default: `duel+agora:middle=last_chooses`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("duel")?;
        for expansion in self.expansions {
            write!(f, "+{expansion}")?;
        }
        let mut separator = ":";
        for (option, value) in OPTIONS.iter().zip(self.values()).filter(|(option, value)| option.values[0] != *value) {
            write!(f, "{separator}{}={value}", option.name)?;
            separator = ",";
        }
        Ok(())
    }
}

impl Duel {
    /// The position before anything is dealt: what setup has to do lies on the stack, the first on top (D1.9). With an
    /// expansion the first structure is laid out before the wonders are drafted (P1.4, A1.9).
    pub(crate) fn new(setup: Setup) -> Self {
        let mut game = Self::blank(setup);
        let layout_first = !setup.expansions.is_empty();
        game.pending.push(Pending::Turn(Seat::A));
        if !layout_first {
            game.pending.push(Pending::LayCards);
        }
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
        if layout_first {
            if setup.plays(Expansion::Pantheon) {
                game.pending.push(Pending::LayDivineTokens);
            }
            game.pending.push(Pending::LayCards);
        }
        if setup.plays(Expansion::Agora) {
            game.pending.push(Pending::LayDecrees);
        }
        game.pending.push(Pending::LayTokens);
        game
    }
}
