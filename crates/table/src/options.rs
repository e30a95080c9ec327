//! Rule options as they are written in a table text.

use std::fmt;

/// A rule option: its name and its values, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// The option's name.
    pub name: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
}

/// Why a text sets no option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no such option.
    Name,
    /// The option has other values: these.
    Value(&'static [&'static str]),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("there is no such option"),
            Self::Value(values) => write!(f, "the values are {}", values.join(", ")),
        }
    }
}

impl std::error::Error for OptionError {}
