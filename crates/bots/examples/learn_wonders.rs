//! Teaches the network that judges positions of 7 Wonders, from self-play.
//!
//! ```text
//! cargo run --release -p bots --example learn_wonders -- GAMES BOT SEED [START] > /tmp/net.bin
//! ```
//!
//! plays GAMES games of BOT against itself, from three to seven seats in turn, with a random choice now and then so that
//! positions vary, then fits the seats' shares of victory: the network says a number for each seat, and shares are in
//! proportion to their exponentials. BOT is a spec or `policy`, which draws from the policy of the game. START is a network
//! to begin from, so that teaching can go on at any time. How well it does on games it has not seen goes to standard error.
//! `docs/bots.md` says how the shipped network came about.
//!
//! Copy the file to `crates/bots/src/wonders/` afterwards: written there at once, it would be empty while the bots that play
//! are compiled.
//!
//! After a change of the inputs the shipped weights do not fit, and the crate compiles with `--features untaught` only. Bots
//! then judge with a network of zeros, so begin with BOT `policy` and without START.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

mod learning;

use bots::net::Net;
use bots::wonders::{INPUTS, inputs};
use bots::{AnyBot, Bot, Knowledge, Spec, Weights};
use learning::{BATCH, Inputs, Learner, forward, gather, random_net};
use std::io::Write;
use table::{Actions, Eyes, Game, Phase, Rng, Seat, Xoshiro};
use wonders::{Action, Edition, MAX_PLAYERS, MIN_PLAYERS, Setup, SideChoice, WonderChoice, Wonders};

/// Random choices in a hundred.
const RANDOM_CHOICES: usize = 4;
/// One position of so many is kept.
const KEPT_OF: usize = 2;
const EPOCHS: usize = 4;
const LEARNING_RATE: f32 = 0.002;

/// A position as the network sees it, seat by seat, and the shares of victory that came of it.
struct Sample {
    seats: Vec<(Inputs, f32)>,
}

/// Mostly the game as it comes out of the box, now and then with its options.
fn setup(seed: u64, rng: &mut Xoshiro) -> Setup {
    let mut setup = Setup::new(MIN_PLAYERS + seed as usize % (MAX_PLAYERS - MIN_PLAYERS + 1)).unwrap();
    match rng.below(16) {
        0 | 1 => setup.edition = Edition::Second,
        2 => setup.wonders = WonderChoice::Chosen,
        3 => setup.sides = SideChoice::Chosen,
        _ => {}
    }
    setup
}

/// `None` is who plays by the policy.
fn choose(
    player: &mut Option<AnyBot<Wonders>>,
    game: &Wonders,
    seat: Seat,
    actions: &Actions<Action>,
    rng: &mut Xoshiro,
) -> Action {
    if rng.below(100) < RANDOM_CHOICES {
        return actions[rng.below(actions.len())];
    }
    if let Some(bot) = player {
        return bot.choose(Eyes::of(game, seat), actions);
    }
    let mut weights = Weights::new();
    game.policy(seat, actions, &mut weights);
    let mut drawn = rng.below(weights.iter().sum::<u32>() as usize) as u32;
    let index = weights.iter().position(|&weight| {
        let is_here = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        is_here
    });
    actions[index.unwrap()]
}

fn play(spec: Option<Spec>, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let setup = setup(seed, &mut rng);
    let deal = Wonders::shuffle(setup, &mut rng);
    let mut players: Vec<_> =
        (0..setup.seats()).map(|_| spec.map(|spec| spec.build::<Wonders>(rng.next_u64()))).collect();
    let mut game = Wonders::new(setup);
    let first = samples.len();
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => break,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                // Everybody chooses before any choice is known.
                let mut choices = Vec::new();
                for seat in asked.iter() {
                    game.legal_actions(seat, &mut actions);
                    choices.push((seat, choose(&mut players[seat.index()], &game, seat, &actions, &mut rng)));
                }
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
                // Judged are open rounds with nothing left to do, before the table reveals anything.
                let is_open = matches!(game.phase(), Phase::Chance) || game.asked().len() > 1;
                if game.outcome().is_none() && is_open && rng.below(KEPT_OF) == 0 {
                    samples.push(sample(&game));
                }
            }
        }
    }
    let outcome = game.outcome().unwrap();
    for sample in &mut samples[first..] {
        for (seat, (_, share)) in Seat::first(setup.seats()).zip(&mut sample.seats) {
            *share = outcome.share(seat);
        }
    }
}

fn sample(game: &Wonders) -> Sample {
    let mut seats = vec![(Inputs::new(), 0.0); game.seats()];
    inputs(game, |seat, input, value| {
        if value != 0.0 {
            seats[seat.index()].0.push((input as u16, value));
        }
    });
    Sample { seats }
}

/// The share of victory that the network expects for each seat.
fn shares(net: &Net, sample: &Sample) -> Vec<f32> {
    let outputs: Vec<f32> = sample.seats.iter().map(|(inputs, _)| forward(net, inputs)).collect();
    let most = outputs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts: Vec<f32> = outputs.iter().map(|output| (output - most).exp()).collect();
    let sum: f32 = parts.iter().sum();
    parts.iter().map(|part| part / sum).collect()
}

/// Mean loss, and how often the seat judged best won.
fn quality(net: &Net, samples: &[Sample]) -> (f64, f64) {
    let (mut loss, mut right) = (0.0, 0.0);
    for sample in samples {
        let shares = shares(net, sample);
        let best = (0..shares.len()).max_by(|&a, &b| shares[a].total_cmp(&shares[b])).unwrap();
        right += f64::from(sample.seats[best].1);
        loss -= shares.iter().zip(&sample.seats).map(|(p, (_, s))| f64::from(s * p.max(1e-6).ln())).sum::<f64>();
    }
    (loss / samples.len() as f64, right / samples.len() as f64)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let spec: Option<Spec> = if args[2] == "policy" { None } else { Some(args[2].parse().unwrap()) };
    let seed: u64 = args[3].parse().unwrap();
    let mut samples: Vec<Sample> = gather(games, seed, |seed, found| play(spec, seed, found));

    // The last twentieth is kept apart, to see how well the network does on games it has not seen.
    let unseen = samples.split_off(samples.len() / 20 * 19);
    eprintln!("{} positions, {} kept apart", samples.len(), unseen.len());
    let mut net = match args.get(4) {
        Some(path) => Net::from_bytes(INPUTS, &std::fs::read(path).unwrap()).unwrap(),
        None => random_net(INPUTS, seed),
    };
    let mut learner = Learner::new(INPUTS);
    let mut order = Xoshiro::new(seed ^ 7);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut samples);
        let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                for (share, (inputs, result)) in shares(&net, sample).into_iter().zip(&sample.seats) {
                    learner.add(&net, inputs, share - result);
                }
            }
            learner.step(&mut net, rate);
        }
        let (loss, right) = quality(&net, &unseen);
        eprintln!("epoch {epoch}: loss on unseen games {loss:.4}, right {right:.3}");
    }
    std::io::stdout().write_all(&net.to_bytes()).unwrap();
}
