//! Rule options as they are written in a table text.

use std::fmt;

/// A rule option: its name and its values, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// The option's name.
    pub name: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
    /// The expansions without which the option has no meaning.
    pub needs: &'static [&'static str],
}

/// An option that has no meaning while another one has a certain value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The option.
    pub option: &'static str,
    /// The name and the value of the other one, which settles it.
    pub by: (&'static str, &'static str),
}

/// Why a text sets no option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no such option.
    Name,
    /// The option has other values: these.
    Value(&'static [&'static str]),
    /// With so many seats the option has only these values.
    Seats(&'static [&'static str]),
    /// The option is about this expansion, which is not in play.
    Needs(&'static str),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("there is no such option"),
            Self::Value(values) => write!(f, "the values are {}", values.join(", ")),
            Self::Seats(values) => write!(f, "with so many seats the values are {}", values.join(", ")),
            Self::Needs(expansion) => write!(f, "it is about the expansion '{expansion}', which is not played here"),
        }
    }
}

impl std::error::Error for OptionError {}
