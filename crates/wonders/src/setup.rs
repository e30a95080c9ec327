//! The number of seats, rule options, and the first position.

use crate::expansion::Expansion;
use crate::ids::{MIN_PLAYERS, Side};
use crate::state::{Step, Wonders};
use std::fmt;
use table::{OptionError, OptionText, Settled};

/// What is settled before a game. The default is the first edition for three, with wonders and sides dealt at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup<X: Expansion> {
    seats: u8,
    /// Whose cards and boards are played.
    pub edition: Edition,
    /// How the players come by their wonders.
    pub wonders: WonderChoice,
    /// How the players come by the sides of their wonders.
    pub sides: SideChoice,
    /// Who goes first at the end of an age.
    pub last_card: LastCard,
    /// Options of an expansion.
    pub expansion: X::Options,
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
            pub(crate) const ALL: &[Self] = &[Self::$first, $(Self::$other),+];
        }
    };
}

pub(crate) use choice;

choice! {
    /// Whose cards and boards are played (W13.1).
    Edition {
        /// That of 2010.
        First,
        /// That of 2020, with other figures on some cards and on all boards.
        Second
    }
}

choice! {
    /// How the players come by their wonders (W13.2).
    WonderChoice {
        /// They are dealt at random.
        Random,
        /// The seats choose one after the other.
        Chosen,
        /// They are dealt at random, and everybody plays side A.
        FirstGame
    }
}

choice! {
    /// How the players come by the sides of their wonders (W13.3).
    SideChoice {
        /// By chance.
        Random,
        /// Everybody plays side A.
        A,
        /// Everybody plays side B.
        B,
        /// Everybody chooses.
        Chosen
    }
}

choice! {
    /// Who goes first at the end of an age, if one has a last card to play and another a card to fetch (W13.4).
    LastCard {
        /// The last card is played, then the pile is looked through.
        BabylonFirst,
        /// The pile is looked through, then the last card is played.
        HalicarnassusFirst
    }
}

impl Edition {
    /// How many there are.
    pub const NUM: usize = 2;

    /// The word of the option.
    pub const fn slug(self) -> &'static str {
        OPTIONS[0].values[self as usize]
    }

    /// What the edition calls a side of a wonder: A and B, or day and night.
    pub const fn side_slug(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::First, Side::A) => "A",
            (Self::First, Side::B) => "B",
            (Self::Second, Side::A) => "day",
            (Self::Second, Side::B) => "night",
        }
    }

    /// Every edition.
    pub const EVERY: [Self; Self::NUM] = [Self::First, Self::Second];
}

/// Every rule option.
pub const OPTIONS: [OptionText; 4] = [
    OptionText { name: "edition", values: &["first", "second"], needs: &[] },
    OptionText { name: "wonders", values: &["random", "chosen", "first_game"], needs: &[] },
    OptionText { name: "sides", values: &["random", "a", "b", "chosen"], needs: &[] },
    OptionText { name: "last_card", values: &["babylon_first", "halicarnassus_first"], needs: &[] },
];

/// Options that another one settles: in a first game everybody plays side A (W13.2).
pub const SETTLED: [Settled; 1] = [Settled { option: "sides", by: ("wonders", "first_game") }];

impl<X: Expansion> Default for Setup<X> {
    fn default() -> Self {
        Self::of(MIN_PLAYERS as u8)
    }
}

impl<X: Expansion> Setup<X> {
    fn of(seats: u8) -> Self {
        Self {
            seats,
            edition: Edition::First,
            wonders: WonderChoice::Random,
            sides: SideChoice::Random,
            last_card: X::LAST_CARD[0],
            expansion: X::Options::default(),
        }
    }

    /// The game as the box says for so many; `None` unless so many can.
    pub fn new(seats: usize) -> Option<Self> {
        (MIN_PLAYERS..=X::MAX_PLAYERS).contains(&seats).then(|| Self::of(seats as u8))
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Cards dealt to a seat in an age (W3.1).
    #[inline]
    pub fn hand(&self) -> usize {
        X::hand(*self)
    }

    /// Regular turns in an age: on the last of them a seat plays one of two cards (W3.5).
    #[inline]
    pub fn turns(&self) -> usize {
        self.hand() - 1
    }

    /// Sets an option by its text.
    ///
    /// # Errors
    ///
    /// Says whether the name or the value is unknown.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = X::OPTIONS.iter().find(|option| option.name == name).ok_or(OptionError::Name)?;
        let index = option.values.iter().position(|other| *other == value).ok_or(OptionError::Value(option.values))?;
        match name {
            "edition" => self.edition = Edition::ALL[index],
            "wonders" => self.wonders = WonderChoice::ALL[index],
            "sides" => self.sides = SideChoice::ALL[index],
            "last_card" => self.last_card = X::LAST_CARD[index],
            _ => return X::set_option(self, name, index),
        }
        Ok(())
    }

    /// Each option's value, in the order of the options.
    pub fn values(&self) -> Vec<&'static str> {
        let value = |option: &OptionText| {
            let index = match option.name {
                "edition" => self.edition as usize,
                "wonders" => self.wonders as usize,
                "sides" => self.sides as usize,
                "last_card" => usize::from(self.last_card != X::LAST_CARD[0]),
                name => X::option(self, name),
            };
            option.values[index]
        };
        X::OPTIONS.iter().map(value).collect()
    }

    /// How the players come by their sides: in a first game they all play side A (W13.2).
    pub(crate) const fn side_choice(&self) -> SideChoice {
        match self.wonders {
            WonderChoice::FirstGame => SideChoice::A,
            WonderChoice::Random | WonderChoice::Chosen => self.sides,
        }
    }

    /// The side that everybody plays, if it is the same for all.
    pub(crate) const fn fixed_side(&self) -> Option<Side> {
        match self.side_choice() {
            SideChoice::A => Some(Side::A),
            SideChoice::B => Some(Side::B),
            SideChoice::Random | SideChoice::Chosen => None,
        }
    }
}

/// What an expansion adds is told only where there is one.
impl<X: Expansion> fmt::Debug for Setup<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = f.debug_struct("Setup");
        all.field("seats", &self.seats).field("edition", &self.edition).field("wonders", &self.wonders);
        all.field("sides", &self.sides).field("last_card", &self.last_card);
        if size_of::<X::Options>() > 0 {
            all.field("expansion", &self.expansion);
        }
        all.finish()
    }
}

/// The game, its seats, and the options that differ from the default: `wonders/4:edition=second`.
impl<X: Expansion> fmt::Display for Setup<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", X::GAME, self.seats)?;
        let mut separator = ":";
        for (option, value) in X::OPTIONS.iter().zip(self.values()).filter(|(option, value)| option.values[0] != *value)
        {
            write!(f, "{separator}{}={value}", option.name)?;
            separator = ",";
        }
        Ok(())
    }
}

impl<X: Expansion> Wonders<X> {
    /// The position before anything is dealt.
    pub(crate) fn new(setup: Setup<X>) -> Self {
        let step = match setup.wonders {
            WonderChoice::Random | WonderChoice::FirstGame => Step::DealWonders,
            WonderChoice::Chosen => Step::PickWonder,
        };
        Self { step, ..Self::blank(setup) }
    }
}
