//! `pharos simulate`: bots play many games; how fast, how long, who wins and how.

use crate::any_game::{self, AnyGame, Visitor};
use crate::cli::SimulateArgs;
use crate::failure::Failure;
use crate::seats::{parse_count, parse_number};
use crate::terminal;
use crate::text::Text;
use arrayvec::ArrayVec;
use bots::{AnyBot, Bot, Spec};
use family::Table;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Actions, Eyes, MAX_SEATS, Phase, Rng, Seat, Xoshiro};

/// Games that a thread plays before it looks up.
const BATCH: u64 = 256;
/// Separates a bot's choices from the deal of the same game.
const BOT_STREAM: u64 = 0x626f_7473;

/// What many games add up to.
#[derive(Clone, Debug, Default)]
struct Statistics {
    games: u64,
    decisions: u64,
    legal_actions: u64,
    chances: u64,
    draws: u64,
    wins: [u64; MAX_SEATS],
    endings: BTreeMap<&'static str, u64>,
    totals: [i64; MAX_SEATS],
    /// In the order of the score pad.
    rows: Vec<(&'static str, [i64; MAX_SEATS])>,
}

impl Statistics {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.legal_actions += other.legal_actions;
        self.chances += other.chances;
        self.draws += other.draws;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.totals[seat] += other.totals[seat];
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.rows.resize(other.rows.len().max(self.rows.len()), ("", [0; MAX_SEATS]));
        for (sum, (row, points)) in self.rows.iter_mut().zip(&other.rows) {
            sum.0 = row;
            (0..MAX_SEATS).for_each(|seat| sum.1[seat] += points[seat]);
        }
    }

    fn count_result<G: AnyGame>(&mut self, game: &G) {
        self.games += 1;
        let Some(outcome) = game.outcome() else { return };
        *self.endings.entry(outcome.ending).or_default() += 1;
        match outcome.winners.first().filter(|_| outcome.winners.len() == 1) {
            Some(winner) => self.wins[winner.index()] += 1,
            None => self.draws += 1,
        }
        let sheet = game.score_sheet();
        self.rows.resize(sheet.rows.len(), ("", [0; MAX_SEATS]));
        for (sum, (row, points)) in self.rows.iter_mut().zip(&sheet.rows) {
            sum.0 = row;
            for seat in Seat::first(sheet.seats).map(Seat::index) {
                sum.1[seat] += i64::from(points[seat]);
                self.totals[seat] += i64::from(points[seat]);
            }
        }
    }
}

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

impl Visitor for &Work<'_> {
    type Output = Statistics;

    fn visit<G: AnyGame>(self, setup: G::Setup) -> Statistics {
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
}

impl Work<'_> {
    fn play_batches<G: AnyGame>(&self, setup: G::Setup) -> Statistics {
        let mut statistics = Statistics::default();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let last = self.games.min(first + BATCH);
            for index in first..last {
                play_game::<G>(setup, self.spec, self.seed, index, &mut statistics);
            }
            self.progress.inc(last - first);
        }
        statistics
    }
}

/// Plays the `index`th game of a seed.
fn play_game<G: AnyGame>(setup: G::Setup, spec: Spec, seed: u64, index: u64, statistics: &mut Statistics) {
    let deal = G::shuffle(setup, &mut Xoshiro::stream(seed, index));
    let mut game = G::new(setup);
    let mut seeds = Xoshiro::stream(seed ^ BOT_STREAM, index);
    let mut bots: ArrayVec<AnyBot<G>, MAX_SEATS> = (0..game.seats()).map(|_| spec.build(seeds.next_u64())).collect();
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Chance => {
                statistics.chances += 1;
                game.reveal_unchecked(game.dealt(&deal));
            }
            Phase::Act(seats) => {
                let Some(seat) = seats.first() else { break };
                game.legal_actions(seat, &mut actions);
                statistics.decisions += 1;
                statistics.legal_actions += actions.len() as u64;
                let action = bots[seat.index()].choose(Eyes::of(&game, seat), &actions);
                game.play_unchecked(seat, action);
            }
            Phase::Over => break,
        }
    }
    statistics.count_result(&game);
}

pub(crate) fn run(args: &SimulateArgs, text: &Text) -> Result<(), Failure> {
    let table: Table = args.table.parse()?;
    let spec: Spec = args.bot.parse()?;
    let games: u64 = parse_count(&args.games, "error-games")?;
    let seed: u64 = parse_number(&args.seed, "error-seed")?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match &args.threads {
        Some(text) => usize::from(parse_count::<u16>(text, "error-threads")?),
        None => cores,
    };

    let progress = progress_bar(games, text);
    let stop = terminal::stop_on_interrupt();
    let work = Work { spec, seed, games, threads, next: AtomicU64::new(0), stop, progress: &progress };
    let start = Instant::now();
    let statistics = any_game::visit(table, &work);
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();

    if stop.load(Ordering::Relaxed) {
        let done = statistics.games.to_string();
        anstream::eprintln!("pharos: {}", text.words("simulate-stopped", &[("done", &done)]));
    }
    let report = Report { table, spec, seed, threads, seconds, statistics };
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.print(&mut out, text)?;
    }
    Ok(())
}

/// Shown on a terminal only, and only if the run is long enough to wonder.
fn progress_bar(games: u64, text: &Text) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(4));
    let template = format!(
        "{{bar:30}} {{human_pos}}/{{human_len}} {}  {{per_sec}}  {}",
        text.say("simulate-progress-games"),
        text.words("simulate-progress-left", &[("time", "{eta}")])
    );
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

struct Report {
    table: Table,
    spec: Spec,
    seed: u64,
    threads: usize,
    seconds: f64,
    statistics: Statistics,
}

impl Report {
    fn per_game(&self, sum: u64) -> f64 {
        sum as f64 / self.statistics.games.max(1) as f64
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.table.seats())
    }

    /// The rows of the score pad, in its order, with the mean of each seat.
    fn mean_rows(&self) -> Vec<(&'static str, Vec<f64>)> {
        let games = self.statistics.games.max(1) as f64;
        let means = |points: &[i64; MAX_SEATS]| self.seats().map(|seat| points[seat.index()] as f64 / games).collect();
        self.statistics.rows.iter().map(|(row, points)| (*row, means(points))).collect()
    }

    fn json(&self) -> serde_json::Value {
        let s = &self.statistics;
        let games = s.games.max(1) as f64;
        json!({
            "table": self.table.to_string(),
            "bot": self.spec.to_string(),
            "seed": self.seed,
            "threads": self.threads,
            "games": s.games,
            "seconds": self.seconds,
            "games_per_second": s.games as f64 / self.seconds,
            "decisions_per_second": s.decisions as f64 / self.seconds,
            "decisions_per_game": self.per_game(s.decisions),
            "legal_actions_per_decision": s.legal_actions as f64 / s.decisions.max(1) as f64,
            "chance_per_game": self.per_game(s.chances),
            "wins_by_seat": self.seats().map(|seat| s.wins[seat.index()]).collect::<Vec<_>>(),
            "draws": s.draws,
            "endings": s.endings,
            "mean_score_by_seat": self.seats().map(|seat| s.totals[seat.index()] as f64 / games).collect::<Vec<_>>(),
            "mean_score_rows": self.mean_rows().into_iter().map(|(row, means)| (row.to_owned(), json!(means)))
                .collect::<serde_json::Map<_, _>>(),
        })
    }

    fn print(&self, out: &mut impl Write, text: &Text) -> Result<(), Failure> {
        let s = &self.statistics;
        let game = game_word(self.table);
        let mut line = |id: &str, value: String| writeln!(out, "{:<28} {value}", text.say(id));
        line("simulate-table", self.table.to_string())?;
        line("simulate-bot", self.spec.to_string())?;
        line("simulate-games", s.games.to_string())?;
        line("simulate-seconds", format!("{:.2}", self.seconds))?;
        line("simulate-games-per-second", format!("{:.0}", s.games as f64 / self.seconds))?;
        line("simulate-decisions-per-second", format!("{:.0}", s.decisions as f64 / self.seconds))?;
        line("simulate-decisions-per-game", format!("{:.2}", self.per_game(s.decisions)))?;
        line("simulate-legal-actions", format!("{:.2}", s.legal_actions as f64 / s.decisions.max(1) as f64))?;
        line("simulate-chances-per-game", format!("{:.2}", self.per_game(s.chances)))?;
        let share = |count: u64| format!("{count} ({:.2} %)", 100.0 * self.per_game(count));
        for seat in self.seats() {
            writeln!(
                out,
                "{:<28} {}",
                text.words("simulate-wins", &[("seat", &seat.to_string())]),
                share(s.wins[seat.index()])
            )?;
        }
        writeln!(out, "{:<28} {}", text.say("simulate-draws"), share(s.draws))?;
        for (ending, count) in &s.endings {
            writeln!(out, "{:<28} {}", text.say(&format!("{game}-ending-{ending}")), share(*count))?;
        }
        let columns = |means: Vec<f64>| means.iter().map(|mean| format!("{mean:>8.2}")).collect::<String>();
        let heads: String = self.seats().map(|seat| format!("{:>8}", seat.to_string())).collect();
        writeln!(out, "{:<28}{heads}", text.say("simulate-mean-score"))?;
        for (row, means) in self.mean_rows() {
            writeln!(out, "  {:<26}{}", text.say(&format!("{game}-row-{row}")), columns(means))?;
        }
        let games = s.games.max(1) as f64;
        let totals = self.seats().map(|seat| s.totals[seat.index()] as f64 / games).collect();
        writeln!(out, "  {:<26}{}", text.say(&format!("{game}-row-total")), columns(totals))?;
        Ok(())
    }
}

/// The game's word, with which its message ids begin.
pub(crate) fn game_word(table: Table) -> &'static str {
    match table {
        Table::Duel(_) => "duel",
    }
}
