//! Plays matches of bots at 7 Wonders, without the rest of the program.
//!
//! ```text
//! cargo run --release -p bots --example match_wonders -- TABLE ONE OTHERS DEALS [SEED] [TIME_SCALE]
//! ```
//!
//! TABLE is a number of seats of the base game or a table's text (`wonders+armada/6:teams=pairs`). ONE sits in one seat, in teams in
//! both seats of one, OTHERS in all the others; each deal is played once from every seat or team, and everybody chooses before
//! any choice is known. It prints ONE's share of victories with a 95 % interval, the points of both row by row, and how long
//! a decision takes. A bot is a spec (`hard`, `mcts:iters=100,leaf=look,priors=yes`) or one of these:
//!
//! - `policy` draws from the policy of the game, `policy-best` takes what it likes best;
//! - `policy@FILE` draws from a policy that `learn_wonders_policy` has written, `policy@start` from the one it begins with;
//! - `forgets+SPEC` is a search that remembers no hand but the one it holds.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // each tool uses a part of it
mod learning;

use bots::wonders::{Chooser, Taught};
use bots::{AnyBot, Bot, Budget, Knowledge, Settings, Spec, Thinker, Weights, soften};
use learning::wonders::{draw, read_policy};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Actions, Eyes, Game, Phase, Seat, SeatSet, Xoshiro};
use wonders::armada::WithArmada;
use wonders::{ActionWith, BaseGame, Expansion, Position, SetupWith};

/// What a bot is called.
#[derive(Clone, Copy)]
enum Kind {
    Spec(Spec),
    Policy { best: bool },
    PolicyOf(&'static [f32]),
    Forgets(Settings, Budget),
}

impl Kind {
    fn parse<X: Taught>(text: &str, time_scale: f64) -> Self {
        let spec = |text: &str| text.parse::<Spec>().unwrap().with_time_scale(time_scale);
        match text.strip_prefix("forgets+") {
            Some(rest) => match spec(rest) {
                Spec::Search { settings, budget } => Self::Forgets(settings, budget),
                Spec::Random | Spec::Greedy { .. } => panic!("only a search can forget"),
            },
            None => match text {
                _ if text.starts_with("policy@") => Self::PolicyOf(read_policy::<X>(&text["policy@".len()..]).leak()),
                "policy" => Self::Policy { best: false },
                "policy-best" => Self::Policy { best: true },
                _ => Self::Spec(spec(text)),
            },
        }
    }

    fn build<X: Taught>(self, seed: u64) -> Player<X> {
        match self {
            Self::Spec(spec) => Player::Bot(spec.build(seed)),
            Self::Policy { best } => Player::Policy(Xoshiro::new(seed), best),
            Self::PolicyOf(weights) => Player::PolicyOf(Xoshiro::new(seed), weights),
            Self::Forgets(settings, budget) => Player::Forgets(Thinker::new(settings, budget, seed), budget),
        }
    }
}

enum Player<X: Taught> {
    Bot(AnyBot<Position<X>>),
    Policy(Xoshiro, bool),
    PolicyOf(Xoshiro, &'static [f32]),
    Forgets(Thinker<Position<X>>, Budget),
}

impl<X: Taught> Player<X> {
    fn choose(&mut self, game: &Position<X>, seat: Seat, actions: &Actions<ActionWith<X>>) -> ActionWith<X> {
        match self {
            Self::Bot(bot) => bot.choose(Eyes::of(game, seat), actions),
            Self::Policy(rng, best) => {
                let mut weights = Weights::new();
                game.policy(seat, actions, &mut weights);
                if *best {
                    return actions[(0..weights.len()).max_by_key(|&i| weights[i]).unwrap()];
                }
                draw(actions, &weights, rng)
            }
            Self::PolicyOf(rng, policy) => {
                let mut chooser = Chooser::of(game, seat);
                let score = |&action| {
                    let mut score = 0.0;
                    chooser.inputs(action, |input, value| score += policy[input] * value);
                    score
                };
                let scores: Vec<f32> = actions.iter().map(score).collect();
                let mut weights = Weights::new();
                soften(&scores, 1.0, &mut weights);
                draw(actions, &weights, rng)
            }
            Self::Forgets(thinker, budget) => {
                if actions.len() == 1 {
                    return actions[0];
                }
                let mut view = game.view(Some(seat));
                view.held.drain(..view.held.len().saturating_sub(1));
                thinker.think(&view, seat, *budget, &AtomicBool::new(false)).findings[0].action
            }
        }
    }
}

/// What came of the games of one side of the match.
#[derive(Clone, Default)]
struct Sum {
    won: f64,
    rows: Vec<(&'static str, f64)>,
    cities: f64,
    time: Duration,
    decisions: u32,
}

impl Sum {
    fn add_points(&mut self, row: &'static str, points: f64) {
        match self.rows.iter_mut().find(|(name, _)| *name == row) {
            Some((_, sum)) => *sum += points,
            None => self.rows.push((row, points)),
        }
    }
}

fn play<X: Taught>(setup: SetupWith<X>, kinds: [Kind; 2], seed: u64, own: SeatSet, sums: &mut [Sum; 2]) {
    let deal = Position::shuffle(setup, &mut Xoshiro::new(seed));
    let side = |seat: Seat| usize::from(!own.contains(seat));
    let seats = Seat::first(setup.seats());
    let mut players: Vec<Player<X>> =
        seats.clone().map(|seat| kinds[side(seat)].build(seed * 64 + seat.index() as u64)).collect();
    let mut game = <Position<X> as Game>::new(setup);
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => break,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                let mut choices = Vec::new();
                for seat in asked.iter() {
                    game.legal_actions(seat, &mut actions);
                    let start = Instant::now();
                    choices.push((seat, players[seat.index()].choose(&game, seat, &actions)));
                    sums[side(seat)].time += start.elapsed();
                    sums[side(seat)].decisions += 1;
                }
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
            }
        }
    }
    let outcome = game.outcome().unwrap();
    sums[0].won += f64::from(own.first().map_or(0.0, |seat| outcome.share(seat)));
    let sheet = game.score_sheet();
    for seat in seats {
        let sum = &mut sums[side(seat)];
        sum.cities += 1.0;
        sheet.rows.iter().for_each(|(row, points)| sum.add_points(row, f64::from(points[seat.index()])));
    }
}

/// A table of the game with an expansion, if the text names one.
fn table<X: Expansion>(text: &str) -> Option<SetupWith<X>> {
    let rest = text.strip_prefix(X::GAME)?.strip_prefix('/')?;
    let (seats, options) = rest.split_once(':').unwrap_or((rest, ""));
    let mut setup = SetupWith::<X>::new(seats.parse().ok()?)?;
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=')?;
        setup.set(name, value).ok()?;
    }
    Some(setup)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = if args[1].contains('/') { args[1].clone() } else { format!("wonders/{}", args[1]) };
    match (table::<BaseGame>(&text), table::<WithArmada>(&text)) {
        (Some(setup), _) => compare(setup, &args[2..]),
        (None, Some(setup)) => compare(setup, &args[2..]),
        (None, None) => panic!("there is no table '{text}'"),
    }
}

fn compare<X: Taught>(setup: SetupWith<X>, args: &[String]) {
    let time_scale = args.get(4).map_or(1.0, |text| text.parse().unwrap());
    let kinds = [&args[0], &args[1]].map(|text| Kind::parse::<X>(text, time_scale));
    let deals: u64 = args[2].parse().unwrap();
    let seed: u64 = args.get(3).map_or(1, |text| text.parse().unwrap());
    let sides: Vec<SeatSet> = X::sides(setup).among(SeatSet::all(setup.seats())).collect();
    let games = deals * sides.len() as u64;
    let (next, total) = (AtomicU64::new(0), Mutex::new([Sum::default(), Sum::default()]));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut sums = [Sum::default(), Sum::default()];
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let own = sides[game as usize % sides.len()];
                    play(setup, kinds, (seed << 32) + game / sides.len() as u64, own, &mut sums);
                }
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                for (total, sum) in total.iter_mut().zip(sums) {
                    total.won += sum.won;
                    total.cities += sum.cities;
                    total.time += sum.time;
                    total.decisions += sum.decisions;
                    sum.rows.iter().for_each(|(row, points)| total.add_points(row, *points));
                }
            });
        }
    });
    let total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (low, high) = wilson(total[0].won / games as f64, games as f64);
    println!(
        "{setup}: {} against {}, {games} games: {:.1} % ({:.1}\u{2013}{:.1})",
        args[0],
        args[1],
        100.0 * total[0].won / games as f64,
        100.0 * low,
        100.0 * high
    );
    for (name, sum) in args.iter().zip(total) {
        let points: f64 = sum.rows.iter().map(|(_, points)| points).sum();
        let rows: Vec<String> =
            sum.rows.iter().map(|(row, points)| format!("{row} {:.1}", points / sum.cities)).collect();
        println!(
            "  {name}: {:.1} points ({}), {:.1} µs a decision",
            points / sum.cities,
            rows.join(", "),
            sum.time.as_secs_f64() * 1e6 / f64::from(sum.decisions.max(1))
        );
    }
}

/// The 95 % interval of a share of so many games.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z2 = 1.96 * 1.96;
    let centre = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let half = 1.96 * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt() / (1.0 + z2 / games);
    (centre - half, centre + half)
}
