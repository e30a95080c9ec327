//! Plays matches of bots at 7 Wonders, without the rest of the program.
//!
//! ```text
//! cargo run --release -p bots --example match_wonders -- SEATS ONE OTHERS DEALS [SEED] [TIME_SCALE]
//! ```
//!
//! ONE sits in one seat, OTHERS in all the others; each deal is played once from every seat, and everybody chooses before
//! any choice is known. It prints ONE's share of victories with a 95 % interval, the points of both row by row, and how long
//! a decision takes. A bot is a spec (`hard`, `mcts:iters=100,leaf=look,priors=yes`) or one of these:
//!
//! - `policy` draws from the policy of the game, `policy-best` takes what it likes best;
//! - `policy@FILE` draws from a policy that `learn_wonders_policy` has written, `policy@start` from the one it begins with;
//! - `forgets+SPEC` is a search that remembers no hand but the one it holds.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

use bots::wonders::{Chooser, POLICY_INPUTS, start};
use bots::{AnyBot, Bot, Budget, Knowledge, Settings, Spec, Thinker, Weights, soften};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Actions, Eyes, Game, Phase, Rng, Seat, Xoshiro};
use wonders::{Action, Score, Setup, Wonders};

/// What a bot is called.
#[derive(Clone, Copy)]
enum Kind {
    Spec(Spec),
    Policy { best: bool },
    PolicyOf(&'static [f32]),
    Forgets(Settings, Budget),
}

impl Kind {
    fn parse(text: &str, time_scale: f64) -> Self {
        let spec = |text: &str| text.parse::<Spec>().unwrap().with_time_scale(time_scale);
        match text.strip_prefix("forgets+") {
            Some(rest) => match spec(rest) {
                Spec::Search { settings, budget } => Self::Forgets(settings, budget),
                Spec::Random | Spec::Greedy { .. } => panic!("only a search can forget"),
            },
            None => match text {
                "policy@start" => Self::PolicyOf(Box::leak(Box::new(start()))),
                _ if text.starts_with("policy@") => {
                    let bytes = std::fs::read(&text["policy@".len()..]).unwrap();
                    assert_eq!(bytes.len(), 4 * POLICY_INPUTS, "that policy has other inputs");
                    let weight = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().unwrap());
                    Self::PolicyOf(bytes.chunks_exact(4).map(weight).collect::<Vec<_>>().leak())
                }
                "policy" => Self::Policy { best: false },
                "policy-best" => Self::Policy { best: true },
                _ => Self::Spec(spec(text)),
            },
        }
    }

    fn build(self, seed: u64) -> Player {
        match self {
            Self::Spec(spec) => Player::Bot(spec.build(seed)),
            Self::Policy { best } => Player::Policy(Xoshiro::new(seed), best),
            Self::PolicyOf(weights) => Player::PolicyOf(Xoshiro::new(seed), weights),
            Self::Forgets(settings, budget) => Player::Forgets(Thinker::new(settings, budget, seed), budget),
        }
    }
}

enum Player {
    Bot(AnyBot<Wonders>),
    Policy(Xoshiro, bool),
    PolicyOf(Xoshiro, &'static [f32]),
    Forgets(Thinker<Wonders>, Budget),
}

impl Player {
    fn choose(&mut self, game: &Wonders, seat: Seat, actions: &Actions<Action>) -> Action {
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

fn draw(actions: &Actions<Action>, weights: &[u32], rng: &mut Xoshiro) -> Action {
    let mut drawn = rng.below(weights.iter().sum::<u32>() as usize) as u32;
    let index = weights.iter().position(|&weight| {
        let is_here = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        is_here
    });
    actions[index.unwrap()]
}

/// What came of the games of one side of the match.
#[derive(Clone, Copy, Default)]
struct Sum {
    won: f64,
    rows: [f64; Score::ROWS.len()],
    cities: f64,
    time: Duration,
    decisions: u32,
}

fn play(setup: Setup, kinds: [Kind; 2], seed: u64, own: Seat, sums: &mut [Sum; 2]) {
    let deal = Wonders::shuffle(setup, &mut Xoshiro::new(seed));
    let side = |seat: Seat| usize::from(seat != own);
    let seats = Seat::first(setup.seats());
    let mut players: Vec<Player> =
        seats.clone().map(|seat| kinds[side(seat)].build(seed * 64 + seat.index() as u64)).collect();
    let mut game = Wonders::new(setup);
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
    for seat in seats {
        let (sum, share) = (&mut sums[side(seat)], f64::from(outcome.share(seat)));
        sum.won += share;
        sum.cities += 1.0;
        sum.rows.iter_mut().zip(game.score(seat).rows()).for_each(|(sum, points)| *sum += f64::from(points));
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let setup = Setup::new(args[1].parse().unwrap()).unwrap();
    let time_scale = args.get(6).map_or(1.0, |text| text.parse().unwrap());
    let kinds = [&args[2], &args[3]].map(|text| Kind::parse(text, time_scale));
    let deals: u64 = args[4].parse().unwrap();
    let seed: u64 = args.get(5).map_or(1, |text| text.parse().unwrap());
    let games = deals * setup.seats() as u64;
    let (next, total) = (AtomicU64::new(0), Mutex::new([Sum::default(); 2]));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut sums = [Sum::default(); 2];
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let own = Seat::first(setup.seats()).nth(game as usize % setup.seats()).unwrap();
                    play(setup, kinds, (seed << 32) + game / setup.seats() as u64, own, &mut sums);
                }
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                for (total, sum) in total.iter_mut().zip(sums) {
                    total.won += sum.won;
                    total.cities += sum.cities;
                    total.time += sum.time;
                    total.decisions += sum.decisions;
                    total.rows.iter_mut().zip(sum.rows).for_each(|(total, points)| *total += points);
                }
            });
        }
    });
    let total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (low, high) = wilson(total[0].won / games as f64, games as f64);
    println!(
        "wonders/{}: {} against {}, {games} games: {:.1} % ({:.1}\u{2013}{:.1})",
        setup.seats(),
        args[2],
        args[3],
        100.0 * total[0].won / games as f64,
        100.0 * low,
        100.0 * high
    );
    for (name, sum) in args[2..4].iter().zip(total) {
        let rows: Vec<String> =
            Score::ROWS.iter().zip(sum.rows).map(|(row, points)| format!("{row} {:.1}", points / sum.cities)).collect();
        println!(
            "  {name}: {:.1} points ({}), {:.1} µs a decision",
            sum.rows.iter().sum::<f64>() / sum.cities,
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
