//! The text that names a bot: a level (`hard`), or a kind with settings (`mcts:ms=100`).

use crate::knowledge::Knowledge;
use crate::{Bot, Budget, DEFAULT_NODES, Greedy, Host, Leaf, Random, Settings, Thinker};
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::time::Duration;
use table::{Actions, Eyes, Xoshiro};

/// Which bot, with all its settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// [`Random`].
    Random,
    /// [`Greedy`] with a temperature: 0 plays what looks best.
    Greedy {
        /// How freely it departs from what looks best.
        temperature: f32,
    },
    /// [`Thinker`].
    Search {
        /// How it searches.
        settings: Settings,
        /// How long.
        budget: Budget,
    },
}

/// The levels from the easiest, each with what it stands for.
pub const LEVELS: [(&str, &str); 5] = [
    ("novice", "greedy:temperature=0.25"),
    ("easy", "greedy:temperature=0.08"),
    ("medium", "mcts:iters=4,leaf=look,priors=yes"),
    ("hard", "mcts:iters=40,leaf=look,priors=yes"),
    ("master", "mcts:ms=2000,leaf=best,priors=yes"),
];

/// Curiosity unless a spec says otherwise.
const CURIOSITY: f32 = Settings::STRONG.curiosity;

impl Spec {
    /// A bot of this kind for one game.
    #[cfg(feature = "native")]
    pub fn build<G: Knowledge>(self, seed: u64) -> AnyBot<G>
    where
        G::EventView: Hash,
        G::View: Sync,
    {
        self.build_hosted(&crate::Native, seed)
    }

    /// The same for whoever brings a clock and threads.
    pub fn build_hosted<G: Knowledge>(self, host: &'static dyn Host, seed: u64) -> AnyBot<G>
    where
        G::EventView: Hash,
        G::View: Sync,
    {
        match self {
            Self::Random => AnyBot::Random(Random::new(Xoshiro::new(seed))),
            Self::Greedy { temperature } => {
                AnyBot::Greedy(Greedy::with_temperature(Xoshiro::new(seed), temperature * G::TEMPERATURE_SCALE))
            }
            Self::Search { settings, budget } => {
                AnyBot::Thinker(Box::new(Thinker::hosted(host, settings, budget, seed)))
            }
        }
    }

    /// Reads a bot whose limit may be given apart from its text. That one holds, whatever the text says of it.
    ///
    /// # Errors
    ///
    /// Says that there is no such bot, or that a search has no limit.
    pub fn parse(text: &str, budget: Option<Budget>) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        if let Some((_, meaning)) = LEVELS.iter().find(|(name, _)| *name == text) {
            return Self::parse(meaning, budget);
        }
        let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
        let pairs: Vec<(&str, &str)> = match rest {
            None => Vec::new(),
            Some(rest) => {
                rest.split(',').map(|pair| pair.split_once('=')).collect::<Option<_>>().ok_or_else(unknown)?
            }
        };
        match kind {
            "random" if rest.is_none() => Ok(Self::Random),
            "greedy" => {
                let mut temperature = 0.0;
                for (key, value) in pairs {
                    match key {
                        "temperature" => temperature = in_range(value, 0.0..=100.0).ok_or_else(unknown)?,
                        _ => return Err(unknown()),
                    }
                }
                Ok(Self::Greedy { temperature })
            }
            "mcts" => parse_search(&pairs, budget).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }

    /// The same bot with another limit. Bots that do not search have none.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        match self {
            Self::Search { settings, .. } => Self::Search { settings, budget },
            Self::Random | Self::Greedy { .. } => self,
        }
    }

    /// The same bot with its thinking time multiplied. Bots that count iterations stay as they are.
    #[must_use]
    pub fn with_time_scale(self, factor: f64) -> Self {
        match self {
            Self::Search { settings, budget: Budget::Time(time) } => {
                Self::Search { settings, budget: Budget::Time(time.mul_f64(factor)) }
            }
            Self::Random | Self::Greedy { .. } | Self::Search { budget: Budget::Iterations(_), .. } => self,
        }
    }
}

/// A bot of any kind, without the cost of a virtual call.
pub enum AnyBot<G: Knowledge> {
    /// Plays at random.
    Random(Random),
    /// Takes what looks best now.
    Greedy(Greedy),
    /// Searches.
    Thinker(Box<Thinker<G>>),
}

impl<G: Knowledge> Bot<G> for AnyBot<G>
where
    G::EventView: Hash,
    G::View: Sync,
{
    #[inline]
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(eyes, legal),
            Self::Greedy(bot) => bot.choose(eyes, legal),
            Self::Thinker(bot) => bot.choose(eyes, legal),
        }
    }
}

/// There is no such bot, or no such setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels: Vec<_> = LEVELS.iter().map(|(name, _)| *name).collect();
        write!(
            f,
            "unknown bot '{}'; the bots are {}, random, greedy, mcts:iters=N, mcts:ms=N",
            self.0.escape_default(),
            levels.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::parse(text, None)
    }
}

/// The limit given apart comes before that of the text.
fn parse_search(pairs: &[(&str, &str)], given: Option<Budget>) -> Option<Spec> {
    let mut settings = Settings { leaf: Leaf::Random, priors: false, ..Settings::STRONG };
    let mut budget = None;
    for &(key, value) in pairs {
        match key {
            "iters" => budget = Some(Budget::Iterations(in_range(value, 1..=1_000_000_000)?)),
            "ms" => budget = Some(Budget::Time(Duration::from_millis(in_range(value, 1..=86_400_000)?))),
            "leaf" => {
                settings.leaf = match value.strip_prefix("cut").map(|plies| in_range(plies, 0..=200)) {
                    Some(plies) => Leaf::Cut(plies?),
                    None => match value {
                        "random" => Leaf::Random,
                        "guided" => Leaf::Guided,
                        "look" => Leaf::Look,
                        "best" => Leaf::Best,
                        _ => return None,
                    },
                }
            }
            "c" => settings.curiosity = in_range(value, 0.0..=100.0)?,
            "sharp" => settings.sharpness = in_range(value, 0.0..=100.0)?,
            "leafsharp" => settings.leaf_sharpness = in_range(value, 0.0..=100.0)?,
            "priors" => settings.priors = yes_or_no(value)?,
            "keep" => settings.keep = yes_or_no(value)?,
            "threads" => settings.threads = in_range(value, 1..=256)?,
            "nodes" => settings.max_nodes = in_range(value, 1000..=100_000_000)?,
            _ => return None,
        }
    }
    Some(Spec::Search { settings, budget: given.or(budget)? })
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn in_range<N: FromStr + PartialOrd>(text: &str, range: std::ops::RangeInclusive<N>) -> Option<N> {
    text.parse().ok().filter(|number| range.contains(number))
}

/// The one written form; levels are written as what they stand for.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => f.write_str("random"),
            Self::Greedy { temperature: 0.0 } => f.write_str("greedy"),
            Self::Greedy { temperature } => write!(f, "greedy:temperature={temperature}"),
            Self::Search { settings, budget } => {
                match budget {
                    Budget::Iterations(count) => write!(f, "mcts:iters={count}")?,
                    Budget::Time(time) => write!(f, "mcts:ms={}", time.as_millis())?,
                }
                match settings.leaf {
                    Leaf::Random => {}
                    Leaf::Guided => f.write_str(",leaf=guided")?,
                    Leaf::Cut(plies) => write!(f, ",leaf=cut{plies}")?,
                    Leaf::Look => f.write_str(",leaf=look")?,
                    Leaf::Best => f.write_str(",leaf=best")?,
                }
                if settings.priors {
                    f.write_str(",priors=yes")?;
                }
                if settings.curiosity != CURIOSITY {
                    write!(f, ",c={}", settings.curiosity)?;
                }
                if settings.sharpness != Settings::STRONG.sharpness {
                    write!(f, ",sharp={}", settings.sharpness)?;
                }
                if settings.leaf_sharpness != Settings::STRONG.leaf_sharpness {
                    write!(f, ",leafsharp={}", settings.leaf_sharpness)?;
                }
                if settings.threads > 1 {
                    write!(f, ",threads={}", settings.threads)?;
                }
                if settings.max_nodes != DEFAULT_NODES {
                    write!(f, ",nodes={}", settings.max_nodes)?;
                }
                if !settings.keep {
                    f.write_str(",keep=no")?;
                }
                Ok(())
            }
        }
    }
}
