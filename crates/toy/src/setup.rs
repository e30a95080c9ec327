//! How many play the toy, and for how long.

use crate::{AGES, ROUNDS, SEATS};
use std::fmt;
use table::{OptionError, OptionText};

/// What can be chosen about a table.
pub const OPTIONS: [OptionText; 3] = [
    OptionText { name: "rounds", values: &["3", "2", "1"], needs: &[] },
    OptionText { name: "ages", values: &["1", "2", "3", "4", "5", "6", "7"], needs: &[] },
    OptionText { name: "teams", values: &["none", "pairs"], needs: &[] },
];

/// How many play, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    /// The rounds of each age.
    pub(crate) rounds: usize,
    pub(crate) ages: usize,
    /// Who sits opposite each other plays together.
    pub(crate) pairs: bool,
}

impl Setup {
    /// A table of 2 to 8 seats for one age of 1 to 3 rounds.
    pub fn new(seats: usize, rounds: usize) -> Option<Self> {
        let fits = (2..=SEATS).contains(&seats) && (1..=ROUNDS).contains(&rounds);
        fits.then_some(Self { seats, rounds, ages: 1, pairs: false })
    }

    /// The same table for so many ages, from 1 to 7.
    pub fn with_ages(self, ages: usize) -> Option<Self> {
        (1..=AGES).contains(&ages).then_some(Self { ages, ..self })
    }

    /// The same table with those who sit opposite each other as partners; it has an even number of seats.
    pub fn in_pairs(self) -> Option<Self> {
        (self.seats.is_multiple_of(2) && self.seats > 2).then_some(Self { pairs: true, ..self })
    }

    /// How many seats play.
    pub fn seats(self) -> usize {
        self.seats
    }

    /// How many rounds there are in all ages together.
    pub fn all_rounds(self) -> usize {
        self.rounds * self.ages
    }

    /// Chooses a value of an option.
    ///
    /// # Errors
    ///
    /// Says if there is no such option or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = OPTIONS.iter().find(|option| option.name == name).ok_or(OptionError::Name)?;
        let wrong = OptionError::Value(option.values);
        if !option.values.contains(&value) {
            return Err(wrong);
        }
        let number = || value.parse().map_err(|_| wrong);
        match name {
            "rounds" => self.rounds = number()?,
            "ages" => self.ages = number()?,
            "teams" => {
                *self = if value == "pairs" { self.in_pairs().ok_or(wrong)? } else { Self { pairs: false, ..*self } }
            }
            _ => return Err(OptionError::Name),
        }
        Ok(())
    }

    /// How many cards a seat has got when `dealt` cards were dealt one by one.
    pub(crate) fn share(self, seat: table::Seat, dealt: usize) -> usize {
        (dealt + self.seats - 1 - seat.index()) / self.seats
    }

    /// How many cards are dealt to hands in an age.
    pub(crate) fn in_hands(self) -> usize {
        self.seats * (self.rounds + 1)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 3, rounds: ROUNDS, ages: 1, pairs: false }
    }
}

/// The table text: what is default stays unsaid.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, rounds, ages, pairs } = *self;
        let options = [
            (rounds != ROUNDS).then(|| format!("rounds={rounds}")),
            (ages != 1).then(|| format!("ages={ages}")),
            pairs.then(|| "teams=pairs".to_owned()),
        ];
        let options: Vec<_> = options.into_iter().flatten().collect();
        write!(f, "toy/{seats}")?;
        if options.is_empty() { Ok(()) } else { write!(f, ":{}", options.join(",")) }
    }
}
