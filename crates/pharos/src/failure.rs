//! What can go wrong, told in one line of the reader's language.

use crate::matches::BookProblem;
use crate::text::Text;
use crate::verify::Unfair;
use bots::UnknownBot;
use family::{GAMES, ReadError, TableError};
use server::StartError;
use server::http::OpenError;
use server::process::ProcessError;
use server::store::Contradiction;
use std::io;
use std::path::{Path, PathBuf};
use table::log::{LogError, Problem};
use table::{DealerError, Illegal, OptionError, TextError};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The text names no table.
    Table(TableError),
    /// The text names no bot.
    Bot(UnknownBot),
    /// A list does not have one entry for each seat.
    Seats { what: &'static str, expected: usize, found: usize },
    /// The text is no number of this kind.
    Number { what: &'static str, text: String },
    /// The text is no commitment.
    Commitment(String),
    /// A file cannot be read.
    Read(PathBuf, io::Error),
    /// A file cannot be written.
    Write(PathBuf, io::Error),
    /// A file is already there.
    Exists(PathBuf),
    /// A log is wrong.
    Log(PathBuf, ReadError),
    /// The deal of a log does not pass the check.
    Unfair(PathBuf, Unfair),
    /// A file with the games of a match is wrong on this line.
    Book(PathBuf, usize, BookProblem),
    /// The dealer cannot go on.
    Dealer(DealerError),
    /// The system's generator does not answer.
    NoRandomness(String),
    /// The server, or a copy of its games, does not come about; with the folder of the games.
    Server(ProcessError, PathBuf),
    /// There is no folder to keep the games in.
    NoHome,
    /// Standard output or input does not work.
    Terminal(io::Error),
    /// The reader of our output has gone.
    OutputClosed,
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<UnknownBot> for Failure {
    fn from(error: UnknownBot) -> Self {
        Self::Bot(error)
    }
}

impl From<DealerError> for Failure {
    fn from(error: DealerError) -> Self {
        Self::Dealer(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::OutputClosed } else { Self::Terminal(error) }
    }
}

impl Failure {
    /// 2 for bad input, 1 for a machine that does not do its part.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Write(..) | Self::NoRandomness(_) | Self::Terminal(_) => 1,
            _ => 2,
        }
    }

    /// One line for people.
    pub(crate) fn message(&self, text: &Text) -> String {
        let say = |id: &str, args: &[(&str, &str)]| text.words(id, args);
        match self {
            Self::Table(error) => table_message(error, text),
            Self::Bot(UnknownBot(name)) => {
                let levels: Vec<_> = bots::LEVELS.iter().map(|(name, _)| *name).collect();
                say("error-bot", &[("name", &clean(name)), ("levels", &levels.join(", "))])
            }
            Self::Seats { what, expected, found } => {
                say(what, &[("expected", &expected.to_string()), ("found", &found.to_string())])
            }
            Self::Number { what, text: word } => say(what, &[("text", &clean(word))]),
            Self::Read(path, error) => say("error-read", &[("file", &shown(path)), ("why", &error.to_string())]),
            Self::Write(path, error) => say("error-write", &[("file", &shown(path)), ("why", &error.to_string())]),
            Self::Commitment(found) => say("error-commitment", &[("found", found)]),
            Self::Unfair(path, unfair) => unfair_message(path, unfair, text),
            Self::Exists(path) => say("error-exists", &[("file", &shown(path))]),
            Self::Log(path, error) => {
                let (line, why) = match error {
                    ReadError::Table(line, error) => (*line, table_message(error, text)),
                    ReadError::Log(error) => (error.line, log_message(error, text)),
                };
                say("error-log", &[("file", &shown(path)), ("line", &line.to_string()), ("why", &why)])
            }
            Self::Book(path, line, problem) => {
                let why = book_message(problem, text);
                say("error-log", &[("file", &shown(path)), ("line", &line.to_string()), ("why", &why)])
            }
            Self::Dealer(DealerError::ScriptEnded) => say("error-script-ended", &[]),
            Self::Dealer(DealerError::Impossible(what)) => say("error-dealer", &[("what", &clean(what))]),
            Self::NoRandomness(why) => say("error-randomness", &[("why", why)]),
            Self::Server(error, folder) => server_message(error, folder, text),
            Self::NoHome => say("serve-no-home", &[]),
            Self::Terminal(error) => say("error-terminal", &[("why", &error.to_string())]),
            Self::OutputClosed => String::new(),
        }
    }
}

fn table_message(error: &TableError, text: &Text) -> String {
    match error {
        TableError::Game(name) => {
            let games: Vec<_> = GAMES.iter().map(|game| game.name).collect();
            text.words("error-game", &[("name", &clean(name)), ("games", &games.join(", "))])
        }
        TableError::Expansion(game, name) => text.words("error-expansion", &[("game", game), ("name", &clean(name))]),
        TableError::Seats(game, seats, found) => text.words(
            "error-seats",
            &[
                ("game", game),
                ("least", &seats.start().to_string()),
                ("most", &seats.end().to_string()),
                ("found", &clean(found)),
            ],
        ),
        TableError::Option(game, option, OptionError::Name) => {
            text.words("error-option", &[("game", game), ("option", &clean(option))])
        }
        TableError::Option(_, option, OptionError::Value(values)) => {
            text.words("error-option-value", &[("option", &clean(option)), ("values", &values.join(", "))])
        }
        TableError::Option(_, option, OptionError::Seats(values)) => {
            text.words("error-option-seats", &[("option", &clean(option)), ("values", &values.join(", "))])
        }
        TableError::Option(_, option, OptionError::Needs(expansion)) => {
            text.words("error-option-needs", &[("option", &clean(option)), ("expansion", expansion)])
        }
    }
}

fn log_message(error: &LogError, text: &Text) -> String {
    match &error.problem {
        Problem::Damaged => text.say("error-log-damaged"),
        Problem::Truncated => text.say("error-log-truncated"),
        Problem::AfterEnd => text.say("error-log-after-end"),
        Problem::NotALog => text.say("error-log-none"),
        Problem::Version { what, found, known } => {
            let id = if *what == "rules" { "error-log-rules" } else { "error-log-format" };
            text.words(id, &[("found", &clean(found)), ("known", known)])
        }
        Problem::Header(key) => text.words("error-log-header", &[("key", key)]),
        Problem::Text(error) => text_message(error, text),
        Problem::Illegal(error) => illegal_message(*error, text),
        Problem::WrongEnd(expected) => text.words("error-log-end", &[("expected", expected)]),
    }
}

fn book_message(problem: &BookProblem, text: &Text) -> String {
    match problem {
        BookProblem::None => text.say("error-match-none"),
        BookProblem::Damaged => text.say("error-match-damaged"),
        BookProblem::Twice => text.say("error-match-twice"),
        BookProblem::Other { key, found, expected } => {
            let args = [("key", *key), ("found", &clean(found)), ("expected", &clean(expected))];
            text.words("error-match-other", &args)
        }
    }
}

fn text_message(error: &TextError, text: &Text) -> String {
    match error {
        TextError::Unknown(_, word) => text.words("error-text-unknown", &[("word", &clean(word))]),
        TextError::Missing(_) => text.say("error-text-missing"),
        TextError::Extra(rest) => text.words("error-text-extra", &[("rest", &clean(rest))]),
        TextError::Contradiction(_) => text.say("error-text-contradiction"),
    }
}

fn illegal_message(error: Illegal, text: &Text) -> String {
    match error {
        Illegal::GameOver => text.say("error-illegal-over"),
        Illegal::ChanceIsDue => text.say("error-illegal-chance-due"),
        Illegal::NoChanceIsDue => text.say("error-illegal-no-chance"),
        Illegal::NotThisSeat(seat) => text.words("error-illegal-seat", &[("seat", &seat.to_string())]),
        Illegal::NotLegal => text.say("error-illegal-action"),
        Illegal::Impossible => text.say("error-illegal-outcome"),
    }
}

fn server_message(error: &ProcessError, folder: &Path, text: &Text) -> String {
    match error {
        ProcessError::System(error) => text.words("serve-system", &[("why", &error.to_string())]),
        ProcessError::Tell(error) => text.words("error-terminal", &[("why", &error.to_string())]),
        ProcessError::Open(OpenError::Listen(address, error)) => {
            let in_use = error.kind() == io::ErrorKind::AddrInUse;
            let (address, why) = (address.to_string(), error.to_string());
            let args = [("address", address.as_str()), ("why", &why)];
            if in_use { text.words("serve-in-use", &args[..1]) } else { text.words("serve-cannot-listen", &args) }
        }
        ProcessError::Copy(StartError::Files(path, error))
            if path.starts_with(folder) && error.kind() == io::ErrorKind::NotFound =>
        {
            text.words("backup-none", &[("folder", &shown(folder))])
        }
        ProcessError::Copy(StartError::Files(path, error)) if error.kind() == io::ErrorKind::AlreadyExists => {
            text.words("error-exists", &[("file", &shown(path))])
        }
        ProcessError::Open(OpenError::Data(error)) | ProcessError::Copy(error) => data_message(error, text),
    }
}

fn data_message(error: &StartError, text: &Text) -> String {
    let about = |id: &str, path: &Path, why: &str| text.words(id, &[("file", &shown(path)), ("why", &clean(why))]);
    match error {
        StartError::Files(path, error) => about("serve-data-unusable", path, &error.to_string()),
        StartError::InUse(path) => text.words("serve-data-taken", &[("file", &shown(path))]),
        StartError::Missing(path) => text.words("serve-data-missing", &[("file", &shown(path))]),
        StartError::Damaged(path, why) => about("serve-data-damaged", path, why),
        StartError::WentBack(path, Contradiction::Empty) => text.words("serve-data-emptied", &[("file", &shown(path))]),
        StartError::WentBack(path, Contradiction::Another) => {
            text.words("serve-data-another", &[("file", &shown(path))])
        }
        StartError::WentBack(path, Contradiction::Behind(lost)) => {
            text.with("serve-data-behind", &[("file", shown(path).into()), ("lost", (*lost).into())])
        }
        StartError::Newer(path, found, known) => {
            let (found, known) = (found.to_string(), known.to_string());
            text.words("serve-data-newer", &[("file", &shown(path)), ("found", &found), ("known", &known)])
        }
        StartError::Database(path, why) => about("serve-data-database", path, why),
        StartError::NoRandomness(why) => text.words("error-randomness", &[("why", why)]),
        StartError::NoThreads(why) => text.words("serve-system", &[("why", why)]),
    }
}

/// A stranger's text without anything that could act on a terminal.
fn clean(text: &str) -> String {
    let mut clean: String = text.chars().take(80).map(|c| if c.is_control() { '?' } else { c }).collect();
    if clean.len() < text.len() {
        clean.push('…');
    }
    clean
}

fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}

fn unfair_message(path: &Path, unfair: &Unfair, text: &Text) -> String {
    let file = shown(path);
    match unfair {
        Unfair::NothingToCheck => text.words("error-verify-nothing", &[("file", &file)]),
        Unfair::WrongCommitment => text.words("error-verify-commitment", &[("file", &file)]),
        Unfair::WrongSecret => text.words("error-verify-secret", &[("file", &file)]),
        Unfair::WrongOutcome(line) => {
            text.words("error-verify-outcome", &[("file", &file), ("line", &line.to_string())])
        }
    }
}
