//! The number of seats, rule options, and the first position.

use crate::ids::{MAX_PLAYERS, WonderSet};
use crate::pending::Pending;
use crate::state::Architects;
use std::fmt;
use table::{OptionError, OptionText};

/// What is settled before a game. The default is the game by the rulebook for three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    seats: u8,
    /// How the players come by their wonders.
    pub wonders: WonderChoice,
    /// Whether a coin may be spent where a grey card would do.
    pub coins: Coins,
    /// Whether an extra card may be declined.
    pub extra: Extra,
    /// When an extra card is taken.
    pub extra_time: ExtraTime,
    /// Whether a token works for what happened before it was gained.
    pub new_tokens: NewTokens,
    /// Whether Economy obliges to build.
    pub economy: Economy,
    /// How often Engineering works.
    pub engineering: Engineering,
    /// Whether Engineering obliges to build.
    pub engineering_duty: EngineeringDuty,
    /// Whether the effect of a stage may be declined.
    pub effects: Effects,
    /// Who sees the cards that Halicarnassus looks at.
    pub search: Search,
    /// How many victory tokens there are.
    pub victory: Victory,
    /// What becomes of a player who finds no card.
    pub no_card: NoCard,
}

/// Declares a rule option: the default first.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $(#[$first_meta:meta])* $first:ident $(, $(#[$other_meta:meta])* $other:ident)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            $(#[$first_meta])*
            #[default]
            $first,
            $($(#[$other_meta])* $other),+
        }

        impl $name {
            const ALL: &[Self] = &[Self::$first, $(Self::$other),+];
        }
    };
}

choice! {
    /// How the players come by their wonders (R12.1).
    WonderChoice {
        /// They are dealt at random.
        Random,
        /// One more than there are players is drawn, and they choose from these, the last player first.
        Draft,
        /// They choose from all seven in turn order.
        Chosen
    }
}

choice! {
    /// Whether a coin may be spent where a grey card would do (R12.2).
    Coins {
        /// It may.
        Free,
        /// As few coins as possible are spent.
        Fewest
    }
}

choice! {
    /// Whether an extra card may be declined (R12.3).
    Extra {
        /// It may.
        May,
        /// It has to be taken before the turn ends.
        Must
    }
}

choice! {
    /// When an extra card is taken (R12.4).
    ExtraTime {
        /// Whenever the player wants to in the same turn.
        AnyTime,
        /// Before anything else is done, or never.
        AtOnce
    }
}

choice! {
    /// Whether a token works for what happened before it was gained (R12.5).
    NewTokens {
        /// Only for what comes later.
        Later,
        /// For all that happened in the same turn.
        WholeTurn
    }
}

choice! {
    /// Whether Economy obliges to build (R12.6).
    Economy {
        /// The second coin counts for the duty to build.
        Duty,
        /// It need not be used.
        Free
    }
}

choice! {
    /// How often Engineering works (R12.7).
    Engineering {
        /// For one stage in a turn.
        Once,
        /// For every stage.
        Always
    }
}

choice! {
    /// Whether Engineering obliges to build (R12.8).
    EngineeringDuty {
        /// It need not be used.
        Free,
        /// It counts for the duty to build.
        Duty
    }
}

choice! {
    /// Whether the effect of a stage may be declined (R12.9).
    Effects {
        /// It has to be used.
        Must,
        /// It may be declined.
        May
    }
}

choice! {
    /// Who sees the cards that Halicarnassus looks at (R12.10).
    Search {
        /// Everybody.
        Open,
        /// The player who looks at them.
        Secret
    }
}

choice! {
    /// How many victory tokens there are (R12.11).
    Victory {
        /// As many as are won.
        Unlimited,
        /// The 28 of the box.
        Limited
    }
}

choice! {
    /// What becomes of a player whose three decks are empty (R12.12).
    NoCard {
        /// The turn goes on without a card.
        Skip,
        /// The game ends.
        End
    }
}

/// Every rule option.
pub const OPTIONS: [OptionText; 12] = [
    OptionText { name: "wonders", values: &["random", "draft", "chosen"], needs: &[] },
    OptionText { name: "coins", values: &["free", "fewest"], needs: &[] },
    OptionText { name: "extra", values: &["may", "must"], needs: &[] },
    OptionText { name: "extra_time", values: &["any_time", "at_once"], needs: &[] },
    OptionText { name: "new_tokens", values: &["later", "whole_turn"], needs: &[] },
    OptionText { name: "economy", values: &["duty", "free"], needs: &[] },
    OptionText { name: "engineering", values: &["once", "always"], needs: &[] },
    OptionText { name: "engineering_duty", values: &["free", "duty"], needs: &[] },
    OptionText { name: "effects", values: &["must", "may"], needs: &[] },
    OptionText { name: "search", values: &["open", "secret"], needs: &[] },
    OptionText { name: "victory", values: &["unlimited", "limited"], needs: &[] },
    OptionText { name: "no_card", values: &["skip", "end"], needs: &[] },
];

impl Default for Setup {
    fn default() -> Self {
        Self::of(3)
    }
}

impl Setup {
    const fn of(seats: u8) -> Self {
        Self {
            seats,
            wonders: WonderChoice::Random,
            coins: Coins::Free,
            extra: Extra::May,
            extra_time: ExtraTime::AnyTime,
            new_tokens: NewTokens::Later,
            economy: Economy::Duty,
            engineering: Engineering::Once,
            engineering_duty: EngineeringDuty::Free,
            effects: Effects::Must,
            search: Search::Open,
            victory: Victory::Unlimited,
            no_card: NoCard::Skip,
        }
    }

    /// The game by the rulebook for so many; `None` unless two to seven play.
    pub fn new(seats: usize) -> Option<Self> {
        (2..=MAX_PLAYERS).contains(&seats).then(|| Self::of(seats as u8))
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Sets an option by its text.
    ///
    /// # Errors
    ///
    /// Says whether the name or the value is unknown.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = OPTIONS.iter().find(|option| option.name == name).ok_or(OptionError::Name)?;
        let index = option.values.iter().position(|other| *other == value).ok_or(OptionError::Value(option.values))?;
        match name {
            "wonders" => self.wonders = WonderChoice::ALL[index],
            "coins" => self.coins = Coins::ALL[index],
            "extra" => self.extra = Extra::ALL[index],
            "extra_time" => self.extra_time = ExtraTime::ALL[index],
            "new_tokens" => self.new_tokens = NewTokens::ALL[index],
            "economy" => self.economy = Economy::ALL[index],
            "engineering" => self.engineering = Engineering::ALL[index],
            "engineering_duty" => self.engineering_duty = EngineeringDuty::ALL[index],
            "effects" => self.effects = Effects::ALL[index],
            "search" => self.search = Search::ALL[index],
            "victory" => self.victory = Victory::ALL[index],
            "no_card" => self.no_card = NoCard::ALL[index],
            _ => return Err(OptionError::Name),
        }
        Ok(())
    }

    /// Each option's value, in the order of [`OPTIONS`].
    pub fn values(&self) -> [&'static str; OPTIONS.len()] {
        let index = [
            self.wonders as usize,
            self.coins as usize,
            self.extra as usize,
            self.extra_time as usize,
            self.new_tokens as usize,
            self.economy as usize,
            self.engineering as usize,
            self.engineering_duty as usize,
            self.effects as usize,
            self.search as usize,
            self.victory as usize,
            self.no_card as usize,
        ];
        std::array::from_fn(|i| OPTIONS[i].values[index[i]])
    }

    /// How many wonders are offered in a draft (R2.3).
    pub(crate) fn wonders_offered(&self) -> usize {
        (self.seats() + 1).min(MAX_PLAYERS)
    }
}

/// The game, its seats, and the options that differ from the default: `architects/3:wonders=draft`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "architects/{}", self.seats)?;
        let mut separator = ":";
        for (option, value) in OPTIONS.iter().zip(self.values()).filter(|(option, value)| option.values[0] != *value) {
            write!(f, "{separator}{}={value}", option.name)?;
            separator = ",";
        }
        Ok(())
    }
}

impl Architects {
    /// The position before anything is dealt: what setup has to do lies on the stack, the first on top (R1.12).
    pub(crate) fn new(setup: Setup) -> Self {
        let mut game = Self::blank(setup);
        game.pending.push(Pending::Take);
        game.pending.push(Pending::LayTokens);
        game.pending.push(Pending::LayDecks);
        match setup.wonders {
            WonderChoice::Random => game.pending.push(Pending::DealWonders),
            WonderChoice::Draft => {
                game.pending.push(Pending::PickWonder);
                game.pending.push(Pending::OfferWonders);
            }
            WonderChoice::Chosen => {
                game.offer = WonderSet::all();
                game.pending.push(Pending::PickWonder);
            }
        }
        game
    }
}
