//! `pharos match`: bots play against each other. Every deal is played once for each rotation of the bots over the seats,
//! so luck with cards or seats falls on all of them alike. Partners stay together, and are counted as one side.

mod book;
mod measure;
mod report;
mod standing;

pub(crate) use book::BookProblem;

use crate::any_game::AnyGame;
use crate::cli::MatchArgs;
use crate::failure::Failure;
use crate::referee::{self, Played};
use crate::seats::{check_length, parse_count, parse_number, parse_threads, split_list};
use crate::simulate::BOT_STREAM;
use crate::statistics::Pace;
use crate::terminal::{self, progress_bar};
use crate::text::Text;
use arrayvec::ArrayVec;
use book::{Book, Identity};
use bots::{AnyBot, Spec};
use family::{Table, with_engine};
use indicatif::ProgressBar;
use measure::{Decision, Sprt};
use report::Report;
use standing::{GameNumber, Seating, Standing};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::{MAX_SEATS, Rng, Xoshiro};

/// What is to be played.
struct Plan {
    table: Table,
    /// Who sits where.
    seating: Seating,
    /// The bots' texts as they were given, side by side.
    texts: Vec<String>,
    /// The bots without the time scale.
    specs: Vec<Spec>,
    /// How many games, whole deals only.
    games: u64,
    seed: u64,
    threads: usize,
    time_scale: f64,
    sprt: Option<Sprt>,
    resume: Option<PathBuf>,
}

impl Plan {
    fn parse(args: &MatchArgs) -> Result<Self, Failure> {
        let wrong = |what: &'static str, text: &str| Failure::Number { what, text: text.to_owned() };
        let table: Table = args.table.parse()?;
        let texts: Vec<String> = split_list(&args.bots).into_iter().map(str::to_owned).collect();
        let seating = Seating::of(table.sides(), table.seats());
        let texts = fill(texts, &seating);
        let specs: Vec<Spec> = texts.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        check_length("error-bot-list", specs.len(), table.seats())?;
        let games: u64 = parse_count(&args.games, "error-games")?;
        let games = games.checked_next_multiple_of(specs.len() as u64);
        let sprt = args.sprt.as_deref().map(|text| Sprt::parse(text).ok_or_else(|| wrong("error-sprt", text)));
        let sprt = sprt.transpose()?;
        if sprt.is_some() && table.seats() != 2 {
            return Err(wrong("error-sprt-bots", &specs.len().to_string()));
        }
        let time_scale: f64 = parse_number(&args.time_scale, "error-time-scale")?;
        if !(0.001..=1000.0).contains(&time_scale) {
            return Err(wrong("error-time-scale", &args.time_scale));
        }
        Ok(Self {
            table,
            seating,
            games: games.ok_or_else(|| wrong("error-games", &args.games))?,
            seed: parse_number(&args.seed, "error-seed")?,
            threads: parse_threads(args.threads.as_deref(), usual_threads(&specs))?,
            time_scale,
            sprt,
            resume: args.resume.clone(),
            texts,
            specs,
        })
    }

    /// What a file must have in common with this match for its games to count. Both the bots' texts and what they stand
    /// for: a level may come to mean something else.
    fn identity<G: AnyGame>(&self) -> Identity {
        let plays: Vec<_> = self.specs.iter().map(ToString::to_string).collect();
        vec![
            ("table", self.table.to_string()),
            ("rules", G::RULES_VERSION.to_string()),
            ("seed", self.seed.to_string()),
            ("time_scale", self.time_scale.to_string()),
            ("bots", self.texts.join(",")),
            ("plays", plays.join(",")),
        ]
    }

    /// Plays one game; `None` if it is called off.
    fn play<G: AnyGame>(&self, setup: G::Setup, number: GameNumber, goes_on: impl Fn() -> bool) -> Option<Played> {
        let seats = self.specs.len();
        let deal = G::shuffle(setup, &mut Xoshiro::stream(self.seed, number.deal));
        let seeds = Xoshiro::stream(self.seed ^ BOT_STREAM, number.deal).next_u64();
        let mut bots: ArrayVec<AnyBot<G>, MAX_SEATS> = (0..seats)
            .map(|seat| {
                let place = (number.rotation * MAX_SEATS + seat) as u64;
                let spec = self.specs[self.seating.bot(seat, number.rotation)].with_time_scale(self.time_scale);
                spec.build(Xoshiro::stream(seeds, place).next_u64())
            })
            .collect();
        referee::play(setup, &deal, &mut bots, goes_on)
    }
}

/// Where two bots are named for more sides, the second takes all that are left. Where one is named for each side, partners are
/// all that bot.
fn fill(mut texts: Vec<String>, seating: &Seating) -> Vec<String> {
    if texts.len() == 2 && seating.sides() > 2 {
        let second = texts[1].clone();
        texts.resize(seating.sides(), second);
    }
    if texts.len() == seating.sides() {
        texts = texts.into_iter().flat_map(|text| std::iter::repeat_n(text, seating.size())).collect();
    }
    texts
}

/// As many games side by side as the cores can play. Only one bot of a game thinks at a time, but it may use several
/// threads; with more threads than cores, bots that look at the clock would take each other's time away.
fn usual_threads(specs: &[Spec]) -> usize {
    let width = |spec: &Spec| match spec {
        Spec::Search { settings, .. } => settings.threads.max(1),
        _ => 1,
    };
    (terminal::cores() / specs.iter().map(width).max().unwrap_or(1)).max(1)
}

/// What the threads share.
struct Work<'a> {
    plan: &'a Plan,
    /// Index of the game that is begun next.
    next: AtomicU64,
    /// Raised by Ctrl-C.
    stop: &'a AtomicBool,
    /// Raised when no more games are needed, or a file cannot be written.
    enough: AtomicBool,
    results: Mutex<Results>,
    progress: &'a ProgressBar,
}

/// What finished games have come to.
struct Results {
    standing: Standing,
    book: Option<Book>,
    /// Games of the plan that were in the book already.
    resumed: u64,
    /// Games and decisions of this sitting.
    games: u64,
    decisions: u64,
    failure: Option<Failure>,
}

impl Work<'_> {
    /// Plays all games that the book does not have yet, on as many threads as are wanted.
    fn play_all<G: AnyGame>(&self, setup: G::Setup) -> Result<(), Failure> {
        let saved = self.open_book::<G>(setup)?;
        std::thread::scope(|scope| {
            for _ in 1..self.plan.threads {
                scope.spawn(|| self.play_games::<G>(setup, &saved));
            }
            self.play_games::<G>(setup, &saved);
        });
        let mut results = self.results();
        results.standing.close();
        results.failure.take().map_or(Ok(()), Err)
    }

    fn results(&self) -> MutexGuard<'_, Results> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed) && !self.enough.load(Ordering::Relaxed)
    }

    /// Hands in the games of earlier sittings; what comes back need not be played.
    fn open_book<G: AnyGame>(&self, setup: G::Setup) -> Result<Vec<GameNumber>, Failure> {
        let Some(path) = &self.plan.resume else { return Ok(Vec::new()) };
        let (book, games) = Book::open::<G>(path, &self.plan.identity::<G>(), setup)?;
        let mut results = self.results();
        results.book = Some(book);
        let mut saved = Vec::new();
        let deals = self.plan.games / self.plan.specs.len() as u64;
        for (number, played) in games.into_iter().filter(|(number, _)| number.deal < deals) {
            saved.push(number);
            results.standing.hand_in(number, played);
        }
        results.resumed = saved.len() as u64;
        self.enough.store(results.standing.decision != Decision::Undecided, Ordering::Relaxed);
        self.progress.set_position(results.resumed);
        self.progress.reset_eta();
        Ok(saved)
    }

    /// Plays games that nobody has begun; `saved` is in order.
    fn play_games<G: AnyGame>(&self, setup: G::Setup, saved: &[GameNumber]) {
        while self.goes_on() {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.plan.games {
                break;
            }
            let number = GameNumber::of_index(index, self.plan.specs.len());
            if saved.binary_search(&number).is_err()
                && let Some(played) = self.plan.play::<G>(setup, number, || self.goes_on())
            {
                self.hand_in(number, played);
            }
        }
    }

    fn hand_in(&self, number: GameNumber, played: Played) {
        let mut results = self.results();
        let written = results.book.as_mut().map_or(Ok(()), |book| book.add(number, &played));
        results.games += 1;
        results.decisions += played.decisions;
        results.standing.hand_in(number, played);
        if results.standing.decision != Decision::Undecided || written.is_err() {
            self.enough.store(true, Ordering::Relaxed);
        }
        if let Err(failure) = written {
            results.failure.get_or_insert(failure);
        }
        self.progress.inc(1);
        if !self.progress.is_hidden() {
            let share = results.standing.bots[0].share(results.standing.statistics.games);
            self.progress.set_message(format!("{:.1} %", 100.0 * share));
        }
    }
}

/// The bots of each side; of partners who are the same, one text.
fn sides(texts: &[String], seating: &Seating) -> Vec<String> {
    let side = |partners: &[String]| match partners {
        [first, others @ ..] if others.iter().all(|other| other == first) => first.clone(),
        partners => partners.join("+"),
    };
    texts.chunks(seating.size()).map(side).collect()
}

pub(crate) fn run(args: &MatchArgs, text: &Text) -> Result<(), Failure> {
    let plan = Plan::parse(args)?;
    let progress =
        progress_bar(plan.games, &format!("{}  ", text.words("match-progress", &[("share", "{msg}")])), text);
    let stop = terminal::stop_on_interrupt();
    let standing = Standing::new(plan.seating.clone(), plan.sprt);
    let results = Results { standing, book: None, resumed: 0, games: 0, decisions: 0, failure: None };
    let work = Work {
        plan: &plan,
        next: AtomicU64::new(0),
        stop,
        enough: AtomicBool::new(false),
        results: Mutex::new(results),
        progress: &progress,
    };
    let start = Instant::now();
    let done = with_engine!(plan.table, |setup, G| work.play_all::<G>(setup));
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    done?;

    let results = work.results();
    if stop.load(Ordering::Relaxed) {
        let done = results.standing.statistics.games.to_string();
        anstream::eprintln!("pharos: {}", text.words("simulate-stopped", &[("done", &done)]));
    }
    let report = Report {
        table: plan.table,
        specs: sides(&plan.texts, &plan.seating),
        seed: plan.seed,
        threads: plan.threads,
        time_scale: plan.time_scale,
        resumed: results.resumed,
        pace: Pace { seconds, games: results.games, decisions: results.decisions },
        standing: &results.standing,
    };
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.print(&mut out, text)?;
    }
    Ok(())
}
