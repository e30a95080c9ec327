//! `pharos simulate`: bots play many games; how fast, how long, who wins and how.

use crate::any_game::AnyGame;
use crate::cli::SimulateArgs;
use crate::failure::Failure;
use crate::referee::{self, Played};
use crate::seats::{parse_count, parse_number, parse_threads};
use crate::statistics::{Figures, Pace, Statistics, line};
use crate::terminal::{self, progress_bar};
use crate::text::Text;
use arrayvec::ArrayVec;
use bots::{AnyBot, Spec};
use family::{Table, with_engine};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use table::{MAX_SEATS, Rng, Xoshiro};

/// Games that a thread plays before it looks up.
const BATCH: u64 = 256;
/// Separates a bot's choices from the deal of the same game.
pub(crate) const BOT_STREAM: u64 = 0x626f_7473;

/// The work the threads share.
struct Work<'a> {
    spec: Spec,
    seed: u64,
    games: u64,
    threads: usize,
    next: AtomicU64,
    stop: &'a AtomicBool,
    progress: &'a ProgressBar,
}

impl Work<'_> {
    /// Plays all games, on as many threads as are wanted.
    fn play_all<G: AnyGame>(&self, setup: G::Setup) -> Statistics {
        let mut total = Statistics::default();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (1..self.threads).map(|_| scope.spawn(|| self.play_batches::<G>(setup))).collect();
            total.add(&self.play_batches::<G>(setup));
            for thread in threads {
                match thread.join() {
                    Ok(part) => total.add(&part),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        total
    }

    fn play_batches<G: AnyGame>(&self, setup: G::Setup) -> Statistics {
        let mut statistics = Statistics::default();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let last = self.games.min(first + BATCH);
            for index in first..last {
                if let Some(played) = play_game::<G>(setup, self.spec, self.seed, index) {
                    statistics.count(&played);
                }
            }
            self.progress.inc(last - first);
        }
        statistics
    }
}

/// Plays the `index`th game of a seed.
fn play_game<G: AnyGame>(setup: G::Setup, spec: Spec, seed: u64, index: u64) -> Option<Played> {
    let deal = G::shuffle(setup, &mut Xoshiro::stream(seed, index));
    let mut seeds = Xoshiro::stream(seed ^ BOT_STREAM, index);
    let seats = G::new(setup).seats();
    let mut bots: ArrayVec<AnyBot<G>, MAX_SEATS> = (0..seats).map(|_| spec.build(seeds.next_u64())).collect();
    referee::play(setup, &deal, &mut bots, || true)
}

pub(crate) fn run(args: &SimulateArgs, text: &Text) -> Result<(), Failure> {
    let table: Table = args.table.parse()?;
    let spec: Spec = args.bot.parse()?;
    let games: u64 = parse_count(&args.games, "error-games")?;
    let seed: u64 = parse_number(&args.seed, "error-seed")?;
    let threads = parse_threads(args.threads.as_deref(), terminal::cores())?;

    let progress = progress_bar(games, "", text);
    let stop = terminal::stop_on_interrupt();
    let work = Work { spec, seed, games, threads, next: AtomicU64::new(0), stop, progress: &progress };
    let start = Instant::now();
    let statistics = with_engine!(table, |setup, G| work.play_all::<G>(setup));
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();

    if stop.load(Ordering::Relaxed) {
        let done = statistics.games.to_string();
        anstream::eprintln!("pharos: {}", text.words("simulate-stopped", &[("done", &done)]));
    }
    let pace = Pace { seconds, games: statistics.games, decisions: statistics.decisions };
    let figures = Figures { table, statistics: &statistics, pace };
    let mut out = anstream::stdout();
    if args.json {
        let mut report = figures.json();
        report.insert("bot".to_owned(), json!(spec.to_string()));
        report.insert("seed".to_owned(), json!(seed));
        report.insert("threads".to_owned(), json!(threads));
        writeln!(out, "{}", Value::Object(report))?;
    } else {
        line(&mut out, &text.say("simulate-table"), table)?;
        line(&mut out, &text.say("simulate-bot"), spec)?;
        figures.print(&mut out, text)?;
    }
    Ok(())
}
