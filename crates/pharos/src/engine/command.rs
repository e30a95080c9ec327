//! What a line asks for. Nothing here knows a game: actions, outcomes and positions stay texts.

use super::refusal::{Code, Refusal};
use bots::{Budget, Spec};
use std::time::Duration;
use table::Seat;

/// Every command, as `info` lists them.
pub(super) const WORDS: [&str; 15] = [
    "info", "new", "position", "load", "log", "state", "legal", "play", "reveal", "undo", "view", "go", "stop",
    "isready", "quit",
];

/// A command that can be read.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    Info,
    IsReady,
    Quit,
    Stop,
    New(New),
    Position(String),
    /// A log follows, up to a line with a dot.
    Load,
    Log,
    State,
    Legal(Option<Seat>),
    Play(Option<Seat>, String),
    Reveal(String),
    Undo(Undo),
    /// `None` is the spectator.
    View(Option<Seat>),
    Go(Go),
}

/// Who supplies what the table reveals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mode {
    /// This side deals.
    #[default]
    Referee,
    /// The other side tells every outcome.
    Follow,
}

impl Mode {
    pub(super) const ALL: [Self; 2] = [Self::Referee, Self::Follow];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Referee => "referee",
            Self::Follow => "follow",
        }
    }
}

/// What a new game shall be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct New {
    pub(super) table: Option<String>,
    pub(super) mode: Mode,
    pub(super) seed: Option<u64>,
}

/// How far to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undo {
    /// To before so many actions.
    Actions(usize),
    /// By so many events of any kind.
    Events(usize),
}

/// What to search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Go {
    pub(super) seat: Option<Seat>,
    pub(super) bot: Option<Spec>,
    pub(super) budget: Option<Budget>,
    /// How many of the best actions are wanted besides the best.
    pub(super) top: usize,
    /// Whether to begin with an empty tree, also if the last search has been here.
    pub(super) anew: bool,
}

impl Command {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let Some((&word, arguments)) = words.split_first() else { return Ok(Self::Nothing) };
        let text = |what: &str| match arguments {
            [] => Err(syntax(format!("{word} needs {what}"))),
            words => Ok(words.join(" ")),
        };
        let alone = |command: Self| match arguments {
            [] => Ok(command),
            [extra, ..] => Err(syntax(format!("{word} takes no '{extra}'"))),
        };
        match word {
            "info" => alone(Self::Info),
            "isready" => alone(Self::IsReady),
            "quit" => alone(Self::Quit),
            "stop" => alone(Self::Stop),
            "load" => alone(Self::Load),
            "log" => alone(Self::Log),
            "state" => alone(Self::State),
            "new" => read_new(arguments).map(Self::New),
            "position" => text("a position").map(Self::Position),
            "reveal" => text("an outcome").map(Self::Reveal),
            "play" => {
                let seat = arguments.first().and_then(|word| word.parse().ok());
                match &arguments[usize::from(seat.is_some())..] {
                    [] => Err(syntax("play needs an action")),
                    action => Ok(Self::Play(seat, action.join(" "))),
                }
            }
            "legal" => match arguments {
                [] => Ok(Self::Legal(None)),
                [seat] => Ok(Self::Legal(Some(read_seat(seat)?))),
                _ => Err(syntax("legal takes one seat or none")),
            },
            "view" => match arguments {
                ["spectator"] => Ok(Self::View(None)),
                [seat] => Ok(Self::View(Some(read_seat(seat)?))),
                _ => Err(syntax("view needs a seat or 'spectator'")),
            },
            "undo" => match arguments {
                [] => Ok(Self::Undo(Undo::Actions(1))),
                [count] => match count.strip_prefix("events=") {
                    Some(count) => Ok(Self::Undo(Undo::Events(read_number(count, 1..=u32::MAX)? as usize))),
                    None => Ok(Self::Undo(Undo::Actions(read_number(count, 1..=u32::MAX)? as usize))),
                },
                _ => Err(syntax("undo takes one number or none")),
            },
            "go" => read_go(arguments).map(Self::Go),
            _ => Err(Refusal::new(Code::Unknown, format!("there is no command '{word}'"))),
        }
    }
}

fn read_new(arguments: &[&str]) -> Result<New, Refusal> {
    let mut new = New::default();
    let mut keys = Keys::default();
    for &word in arguments {
        match word.split_once('=') {
            Some(("mode", value)) => {
                keys.only_once("mode")?;
                let found = Mode::ALL.into_iter().find(|mode| mode.word() == value);
                new.mode = found.ok_or_else(|| syntax(format!("'{value}' is no mode")))?;
            }
            Some(("seed", value)) => {
                keys.only_once("seed")?;
                new.seed = Some(read_number(value, 0..=u64::MAX)?);
            }
            _ => {
                keys.only_once("a table")?;
                new.table = Some(word.to_owned());
            }
        }
    }
    Ok(new)
}

fn read_go(arguments: &[&str]) -> Result<Go, Refusal> {
    let mut go = Go::default();
    let mut bot = None;
    let mut keys = Keys::default();
    for &word in arguments {
        match word.split_once('=') {
            Some(("ms", value)) => {
                keys.only_once("a limit")?;
                go.budget = Some(Budget::Time(Duration::from_millis(read_number(value, 1..=86_400_000)?)));
            }
            Some(("iters", value)) => {
                keys.only_once("a limit")?;
                go.budget = Some(Budget::Iterations(read_number(value, 1..=1_000_000_000)?));
            }
            Some(("bot", value)) => {
                keys.only_once("bot")?;
                bot = Some(value);
            }
            Some(("seat", value)) => {
                keys.only_once("seat")?;
                go.seat = Some(read_seat(value)?);
            }
            Some(("top", value)) => {
                keys.only_once("top")?;
                go.top = read_number(value, 1..=u32::MAX)? as usize;
            }
            Some(("tree", value)) => {
                keys.only_once("tree")?;
                go.anew = match value {
                    "keep" => false,
                    "new" => true,
                    _ => return Err(syntax(format!("'{value}' is neither 'keep' nor 'new'"))),
                };
            }
            _ => return Err(syntax(format!("go takes no '{word}'"))),
        }
    }
    // Only now is it known if the limit stands apart.
    let bot = bot.map(|text| Spec::parse(text, go.budget)).transpose();
    go.bot = bot.map_err(|why| Refusal::new(Code::Bot, why))?;
    Ok(go)
}

/// Which arguments have been given.
#[derive(Default)]
struct Keys(Vec<&'static str>);

impl Keys {
    fn only_once(&mut self, key: &'static str) -> Result<(), Refusal> {
        if self.0.contains(&key) {
            return Err(syntax(format!("{key} stands twice")));
        }
        self.0.push(key);
        Ok(())
    }
}

fn read_seat(word: &str) -> Result<Seat, Refusal> {
    word.parse().map_err(|_| syntax(format!("'{word}' is no seat")))
}

fn read_number<N>(word: &str, range: std::ops::RangeInclusive<N>) -> Result<N, Refusal>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let number = word.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| syntax(format!("'{word}' is no number from {} to {}", range.start(), range.end())))
}

fn syntax(text: impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Syntax, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        Command::read(line).map_err(|why| why.to_string())
    }

    #[test]
    fn every_command_listed_can_be_read() {
        for word in WORDS {
            let unknown = read(word).is_err_and(|why| why.starts_with("error unknown"));
            assert!(!unknown, "{word}");
        }
        assert_eq!(read("  \t "), Ok(Command::Nothing));
    }

    #[test]
    fn blanks_do_not_matter_and_a_seat_may_be_left_out() {
        let action = "build stable".to_owned();
        assert_eq!(read(" play \t B  build   stable "), Ok(Command::Play(Some(Seat::B), action.clone())));
        assert_eq!(read("play build stable"), Ok(Command::Play(None, action)));
        assert_eq!(read("undo"), Ok(Command::Undo(Undo::Actions(1))));
        assert_eq!(read("undo events=2"), Ok(Command::Undo(Undo::Events(2))));
    }

    #[test]
    fn arguments_are_read_in_any_order_and_once() {
        let new = New { table: Some("duel:library=open".to_owned()), mode: Mode::Follow, seed: Some(u64::MAX) };
        assert_eq!(read("new mode=follow duel:library=open seed=18446744073709551615"), Ok(Command::New(new)));
        let budget = Some(Budget::Iterations(9));
        let go = Go { budget, seat: Some(Seat::B), top: 3, bot: Some(Spec::Random), anew: true };
        assert_eq!(read("go top=3 bot=random iters=9 tree=new seat=B"), Ok(Command::Go(go)));
        assert_eq!(read("go tree=keep"), read("go"));
        for line in [
            "new seed=1 seed=2",
            "new duel duel",
            "new seed=-1",
            "new mode=both",
            "go ms=1 iters=1",
            "go ms=0",
            "go fast",
            "go tree=old",
            "go tree=new tree=keep",
            "go seat=Z",
            "undo 0",
            "undo 1 2",
            "view",
            "legal A B",
            "play",
            "play A",
            "position",
            "reveal",
            "info all",
        ] {
            assert!(read(line).is_err_and(|why| why.starts_with("error syntax ")), "{line}");
        }
    }

    #[test]
    fn a_limit_may_stand_apart_from_the_settings_of_the_bot_and_then_holds() {
        let bot = |line: &str| match read(line) {
            Ok(Command::Go(go)) => go.bot.map(|spec| spec.to_string()),
            other => panic!("{line}: {other:?}"),
        };
        let expected = Some("mcts:ms=500,leaf=best".to_owned());
        for line in [
            "go bot=mcts:leaf=best ms=500",
            "go ms=500 bot=mcts:leaf=best",
            "go bot=mcts:ms=500,leaf=best",
            "go bot=mcts:iters=7,leaf=best ms=500",
        ] {
            assert_eq!(bot(line), expected, "{line}");
        }
        assert_eq!(bot("go bot=mcts iters=9"), Some("mcts:iters=9".to_owned()));
        assert_eq!(bot("go bot=hard iters=9"), Some("mcts:iters=9,leaf=look,priors=yes".to_owned()));
        assert_eq!(bot("go bot=greedy ms=9"), Some("greedy".to_owned()));
        for line in ["go bot=mcts:leaf=best", "go bot=mcts", "go bot=mcts:leaf=worst ms=500", "go bot=mcts: ms=500"] {
            assert!(read(line).is_err_and(|why| why.starts_with("error bot ")), "{line}");
        }
    }
}
