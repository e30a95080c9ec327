//! The text that names a bot: `random`, `greedy`.

use crate::{AnyBot, Greedy, Random};
use std::fmt;
use std::str::FromStr;
use table::Xoshiro;

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

/// Every bot's word.
pub const KINDS: [(&str, Spec); 2] = [("random", Spec::Random), ("greedy", Spec::Greedy)];

impl Spec {
    /// A bot of this kind.
    pub fn build(self, rng: Xoshiro) -> AnyBot {
        match self {
            Self::Random => AnyBot::Random(Random::new(rng)),
            Self::Greedy => AnyBot::Greedy(Greedy::new(rng)),
        }
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = KINDS.iter().map(|(name, _)| *name).collect();
        write!(f, "unknown bot '{}'; the bots are {}", self.0.escape_default(), names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let kind = KINDS.iter().find(|(name, _)| *name == text);
        kind.map(|&(_, spec)| spec).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}
