//! `pharos engine`: a line protocol on standard input and output, for other programs. `docs/engine-protocol.md` is its
//! specification.
//!
//! One thread reads lines, another one searches, and this one answers: every answer stays in one piece, and input is
//! heard at any time. The words of the protocol are no human text; they are the same in every language.

mod command;
mod input;
mod refusal;
mod search;
mod sitting;

use crate::cli::EngineArgs;
use crate::failure::Failure;
use crate::seats::parse_number;
use bots::{LEVELS, Spec};
use command::{Command, Go, Mode, New};
use family::{GAMES, Table};
use input::{Line, MAX_LINE};
use refusal::{Code, Refusal};
use search::{Job, Request};
use sitting::{Answer, Seeds, Sitting};
use std::io::{self, BufWriter, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use table::{OsRng, Rng, Xoshiro};

/// The version of the protocol. It changes when a program that speaks the old one would be misled.
const PROTOCOL: u32 = 1;
/// Lines that may wait to be answered before the reader waits itself.
const MAX_WAITING: usize = 64;
/// The longest log in bytes: no game comes near it.
const MAX_LOG: usize = 1 << 20;

/// What the answering thread hears.
enum Message {
    /// The other side says something.
    Line(Line),
    /// The other side has gone.
    Ended,
    /// The search has found this; nothing if it failed.
    Found(Option<Vec<String>>),
}

/// Whether to go on listening.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Listen,
    Leave,
}

pub(crate) fn run(args: &EngineArgs) -> Result<(), Failure> {
    let table = args.table.parse()?;
    let bot = args.bot.parse()?;
    let numbers = match &args.seed {
        Some(seed) => Numbers::Seeded(Xoshiro::new(parse_number(seed, "error-seed")?)),
        None => Numbers::System(OsRng::new().map_err(|error| Failure::NoRandomness(error.to_string()))?),
    };
    let (sender, messages) = mpsc::sync_channel(MAX_WAITING);
    input::spawn(sender.clone())?;
    let mut engine = Engine::new(table, bot, numbers, sender);
    engine.greet()?;
    for message in messages {
        if engine.hear(message)? == Next::Leave {
            break;
        }
    }
    Ok(())
}

/// Where seeds come from.
enum Numbers {
    Seeded(Xoshiro),
    System(OsRng),
}

impl Numbers {
    fn next(&mut self) -> u64 {
        match self {
            Self::Seeded(rng) => rng.next_u64(),
            Self::System(rng) => rng.next_u64(),
        }
    }
}

/// The side that answers.
struct Engine {
    /// The table and the bot of the command line.
    table: Table,
    bot: Spec,
    numbers: Numbers,
    /// The seeds of the next game that brings none of its own.
    seeds: Seeds,
    mode: Mode,
    game: Option<Box<dyn Sitting>>,
    /// The log being read, line by line.
    log: Option<LogBeingRead>,
    search: Option<Search>,
    /// For the thread that searches.
    messages: SyncSender<Message>,
    out: BufWriter<io::Stdout>,
}

/// A search that has not answered yet.
struct Search {
    stop: Arc<AtomicBool>,
    /// Commands to be answered with `ok` after it: each `stop`, and `quit`.
    waiting: usize,
    /// Whether the program leaves then.
    next: Next,
}

/// A log that is being told.
struct LogBeingRead {
    text: String,
    /// Why it will be refused.
    refusal: Option<Refusal>,
}

impl Engine {
    fn new(table: Table, bot: Spec, mut numbers: Numbers, messages: SyncSender<Message>) -> Self {
        let seeds = Seeds { bots: numbers.next(), deal: numbers.next() };
        let out = BufWriter::new(io::stdout());
        Self { table, bot, numbers, seeds, mode: Mode::Referee, game: None, log: None, search: None, messages, out }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let version = env!("CARGO_PKG_VERSION");
        self.answer(Ok(vec![format!("id pharos {version}"), format!("protocol {PROTOCOL}")]))
    }

    /// Writes an answer and its end, and sends it off.
    fn answer(&mut self, answer: Answer) -> Result<(), Failure> {
        match answer {
            Ok(lines) => {
                for line in lines {
                    writeln!(self.out, "{line}")?;
                }
                writeln!(self.out, "ok")?;
            }
            Err(refusal) => writeln!(self.out, "{refusal}")?,
        }
        Ok(self.out.flush()?)
    }

    fn hear(&mut self, message: Message) -> Result<Next, Failure> {
        match message {
            Message::Found(lines) => self.search_ends(lines),
            Message::Ended => Ok(self.leave()),
            // Nobody asks for anything after `quit`.
            Message::Line(_) if self.search.as_ref().is_some_and(|search| search.next == Next::Leave) => {
                Ok(Next::Listen)
            }
            Message::Line(line) => self.hear_line(line),
        }
    }

    /// Leaves at once, or as soon as the search, which is stopped, has answered.
    fn leave(&mut self) -> Next {
        match &mut self.search {
            None => Next::Leave,
            Some(search) => {
                search.stop.store(true, Ordering::Relaxed);
                search.next = Next::Leave;
                Next::Listen
            }
        }
    }

    fn hear_line(&mut self, line: Line) -> Result<Next, Failure> {
        if let Some(log) = &mut self.log {
            let is_whole = log.hear(line);
            if is_whole {
                let answer = self.load();
                self.answer(answer)?;
            }
            return Ok(Next::Listen);
        }
        let text = match line {
            Line::Text(text) => Ok(text),
            Line::TooLong => Err(Refusal::new(Code::Line, format!("a line has at most {MAX_LINE} bytes"))),
            Line::NotAscii => Err(Refusal::new(Code::Line, "a line is visible ASCII")),
        };
        let word = text.as_ref().ok().and_then(|text| text.split_ascii_whitespace().next()).unwrap_or_default();
        let is_heard = self.search.is_none() || text.is_err() || ["", "stop", "isready", "quit"].contains(&word);
        let is_load = word == "load";
        let command = if is_heard { text.and_then(|text| Command::read(&text)) } else { Err(busy()) };
        match command {
            Ok(command) => self.obey(command),
            Err(refusal) if is_load => {
                // The log follows all the same; the answer comes at its end.
                self.log = Some(LogBeingRead { text: String::new(), refusal: Some(refusal) });
                Ok(Next::Listen)
            }
            Err(refusal) => {
                self.answer(Err(refusal))?;
                Ok(Next::Listen)
            }
        }
    }

    fn obey(&mut self, command: Command) -> Result<Next, Failure> {
        let answer = match command {
            Command::Nothing => return Ok(Next::Listen),
            Command::IsReady => {
                writeln!(self.out, "readyok")?;
                self.out.flush()?;
                return Ok(Next::Listen);
            }
            Command::Load => {
                self.log = Some(LogBeingRead { text: String::new(), refusal: None });
                return Ok(Next::Listen);
            }
            Command::Stop => match &mut self.search {
                Some(search) => {
                    search.stop.store(true, Ordering::Relaxed);
                    search.waiting += 1;
                    return Ok(Next::Listen);
                }
                None => Ok(Vec::new()),
            },
            Command::Quit => {
                match &mut self.search {
                    Some(search) => search.waiting += 1,
                    None => self.answer(Ok(Vec::new()))?,
                }
                return Ok(self.leave());
            }
            Command::Go(go) => match self.go(go) {
                Ok(started) => {
                    writeln!(self.out, "{started}")?;
                    self.out.flush()?;
                    return Ok(Next::Listen);
                }
                Err(refusal) => Err(refusal),
            },
            Command::Info => Ok(self.info()),
            Command::New(new) => self.begin(new),
            Command::Position(text) => self.take_up(&text),
            Command::Log => self.game().and_then(|game| game.log()),
            Command::State => self.game().map(|game| game.state()),
            Command::Legal(seat) => self.game().and_then(|game| game.legal(seat)),
            Command::Play(seat, action) => self.game().and_then(|game| game.play(seat, &action)),
            Command::Reveal(outcome) => self.game().and_then(|game| game.reveal(&outcome)),
            Command::Undo(undo) => self.game().and_then(|game| game.undo(undo)),
            Command::View(viewer) => self.game().and_then(|game| game.view(viewer)),
        };
        self.answer(answer)?;
        Ok(Next::Listen)
    }

    fn game(&mut self) -> Result<&mut Box<dyn Sitting>, Refusal> {
        self.game.as_mut().ok_or_else(|| Refusal::new(Code::Game, "there is no game; say new, position or load"))
    }

    fn begin(&mut self, new: New) -> Answer {
        let table = match new.table {
            Some(text) => text.parse().map_err(|why| Refusal::new(Code::Table, why))?,
            None => self.table,
        };
        let lines = self.open(sitting::begin(table, new.mode, new.seed, self.seeds))?;
        self.mode = new.mode;
        Ok(lines)
    }

    fn take_up(&mut self, text: &str) -> Answer {
        self.go_over_to(sitting::take_up(text, self.mode, self.seeds)?)
    }

    fn load(&mut self) -> Answer {
        let Some(log) = self.log.take() else { return Ok(Vec::new()) };
        if let Some(refusal) = log.refusal {
            return Err(refusal);
        }
        self.go_over_to(sitting::load(&log.text, self.mode, self.seeds)?)
    }

    /// Opens a game that may be the old one some moves later, as programs tell it that give the whole position each time.
    /// The trees of the old one stay; whether they fit, what the seats see will tell.
    fn go_over_to(&mut self, mut game: Box<dyn Sitting>) -> Answer {
        if let Some(old) = &self.game {
            game.inherit(old.trees());
        }
        self.open(game)
    }

    /// Puts a game in place of the old one, after dealing what is due.
    fn open(&mut self, mut game: Box<dyn Sitting>) -> Answer {
        let lines = game.settle()?;
        self.game = Some(game);
        self.seeds.deal = self.numbers.next();
        Ok(lines)
    }

    /// Starts a search; tells who thinks for whom.
    fn go(&mut self, go: Go) -> Result<String, Refusal> {
        let bot = go.bot.unwrap_or(self.bot);
        let spec = go.budget.map_or(bot, |budget| bot.with_budget(budget));
        let request = Request { seat: go.seat, spec, top: go.top, anew: go.anew };
        let (started, job) = self.game()?.search(request)?;
        let stop = Arc::new(AtomicBool::new(false));
        spawn(job, Arc::clone(&stop), self.messages.clone()).map_err(|why| Refusal::new(Code::Internal, why))?;
        self.search = Some(Search { stop, waiting: 0, next: Next::Listen });
        Ok(started)
    }

    /// Answers the search, and whoever waited for it.
    fn search_ends(&mut self, lines: Option<Vec<String>>) -> Result<Next, Failure> {
        let Some(search) = self.search.take() else { return Ok(Next::Listen) };
        self.answer(lines.ok_or_else(|| Refusal::new(Code::Internal, "the search failed")))?;
        for _ in 0..search.waiting {
            self.answer(Ok(Vec::new()))?;
        }
        Ok(search.next)
    }

    /// What this program can do.
    fn info(&self) -> Vec<String> {
        let modes = Mode::ALL.map(Mode::word).join(" ");
        let mut lines = vec![
            format!("table {}", self.table),
            format!("seats {}", self.table.seats()),
            format!("rules {}", self.table.rules_version()),
            format!("modes {modes}"),
            format!("commands {}", command::WORDS.join(" ")),
            format!("bot {}", self.bot),
            "bots random greedy mcts".to_owned(),
        ];
        lines.extend(LEVELS.iter().map(|(name, meaning)| format!("level {name} {meaning}")));
        for game in GAMES {
            lines.push(format!("game {} {} {}", game.name, game.seats.start(), game.seats.end()));
            lines.extend(game.expansions.iter().map(|expansion| match &expansion.seats {
                Some(seats) => format!("expansion {} {} {} {}", game.name, expansion.name, seats.start(), seats.end()),
                None => format!("expansion {} {}", game.name, expansion.name),
            }));
            let values = game.options.iter().map(|option| (option.name, option.values.join(" ")));
            lines.extend(values.map(|(name, values)| format!("option {} {name} {values}", game.name)));
        }
        lines.push(format!("limit line {MAX_LINE}"));
        lines.push(format!("limit log {MAX_LOG}"));
        lines
    }
}

impl LogBeingRead {
    /// Takes one more line; true if it was the dot at the end.
    fn hear(&mut self, line: Line) -> bool {
        match line {
            Line::Text(text) if text == "." => return true,
            Line::Text(text) if self.text.len() + text.len() < MAX_LOG => {
                self.text += &text;
                self.text.push('\n');
            }
            Line::Text(_) => self.refuse(Code::Log, "the log is too long"),
            Line::TooLong | Line::NotAscii => self.refuse(Code::Line, "a line of the log is too long or not ASCII"),
        }
        false
    }

    fn refuse(&mut self, code: Code, text: &str) {
        self.refusal.get_or_insert_with(|| Refusal::new(code, text));
    }
}

fn busy() -> Refusal {
    Refusal::new(Code::Busy, "a search is going on; wait for it or say stop")
}

/// Does the job on a thread of its own and sends what it finds, also if it breaks.
fn spawn(job: Job, stop: Arc<AtomicBool>, messages: SyncSender<Message>) -> io::Result<()> {
    let work = move || {
        let found = catch_unwind(AssertUnwindSafe(|| job(&stop))).ok();
        // If nobody listens any more, nobody misses the answer.
        let _ = messages.send(Message::Found(found));
    };
    std::thread::Builder::new().name("search".to_owned()).spawn(work).map(drop)
}
