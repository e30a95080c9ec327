//! Teaches the network that judges positions of Duel, from self-play.
//!
//! ```text
//! cargo run --release -p bots --example learn_duel -- EXPANSIONS GAMES BOT SEED [START] > /tmp/net.bin
//! ```
//!
//! plays GAMES games of BOT against itself, with a random move now and then so that positions vary, then fits the chance
//! of winning to the features. EXPANSIONS is `base`, `pantheon`, `agora` or `pantheon+agora`. START is a network to begin
//! from; one of the base game will do for a game with expansions, what it does not know counts nothing at first. How well it does on games it has not seen goes to
//! standard error. `docs/bots.md` says how the shipped network came about.
//!
//! Copy the file to `crates/bots/src/duel/` afterwards: written there at once, it would be empty while the bots that play
//! are compiled.
//!
//! After a change of the inputs the shipped weights do not fit, and the crate compiles with `--features untaught` only. Bots
//! then judge with a network of zeros, so begin with BOT `random` and without START.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // each tool uses a part of it
mod learning;

use bots::duel::{BASE_INPUTS, Net, inputs, inputs_of};
use bots::{Bot, Spec};
use duel::{Duel, Expansion, Setup};
use learning::{BATCH, Inputs, Learner, forward, gather, random_net};
use std::io::Write;
use table::{Actions, Eyes, Game, Id, Phase, Rng, Xoshiro};

/// Random moves in a hundred.
const RANDOM_MOVES: usize = 10;
/// Positions kept of three.
const KEPT_OF_THREE: usize = 2;
const EPOCHS: usize = 4;
const LEARNING_RATE: f32 = 0.003;

/// A position as the network sees it, and how well the seat it is seen from did.
struct Sample {
    inputs: Inputs,
    seat: u8,
    age: u8,
    result: f32,
}

fn play(setup: Setup, spec: Spec, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let deal = Duel::shuffle(setup, &mut rng);
    let mut players = [spec.build::<Duel>(seed ^ 1), spec.build::<Duel>(seed ^ 2)];
    let mut game = Duel::new(setup);
    let first = samples.len();
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => break,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(seat, &mut actions);
                let action = if rng.below(100) < RANDOM_MOVES {
                    actions[rng.below(actions.len())]
                } else {
                    players[seat.index()].choose(Eyes::of(&game, seat), &actions)
                };
                game.play_unchecked(seat, action);
                // Judged are positions right after a move, before the table reveals anything.
                if game.outcome().is_none() && rng.below(3) < KEPT_OF_THREE {
                    samples.push(sample(&game));
                }
            }
        }
    }
    let outcome = game.outcome().unwrap();
    for sample in &mut samples[first..] {
        let seat = table::Seat::new(sample.seat as usize).unwrap();
        sample.result = outcome.share(seat);
    }
}

fn sample(game: &Duel) -> Sample {
    let mut found = Vec::new();
    let seat = inputs(game, |index, value| found.push((index as u16, value)));
    Sample { inputs: found, seat: seat.index() as u8, age: game.age().number() - 1, result: 0.0 }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Mean loss, and how often the side judged better won, by age.
fn quality(net: &Net, samples: &[Sample]) -> (f64, [f64; 3]) {
    let (mut loss, mut right, mut count) = (0.0, [0.0; 3], [1e-9; 3]);
    for sample in samples {
        let p = f64::from(sigmoid(forward(net, &sample.inputs))).clamp(1e-6, 1.0 - 1e-6);
        let result = f64::from(sample.result);
        loss -= result * p.ln() + (1.0 - result) * (1.0 - p).ln();
        count[sample.age as usize] += 1.0;
        right[sample.age as usize] += f64::from(u8::from((p > 0.5) == (result > 0.5)));
    }
    (loss / samples.len() as f64, std::array::from_fn(|age| right[age] / count[age]))
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let words = args[1].split('+').filter(|word| *word != "base");
    let setup = Setup::with(words.map(|word| Expansion::from_slug(word).unwrap()));
    let all_inputs = inputs_of(setup.expansions);
    let games: u64 = args[2].parse().unwrap();
    let spec: Spec = args[3].parse().unwrap();
    let seed: u64 = args[4].parse().unwrap();
    let mut samples: Vec<Sample> = gather(games, seed, |seed, found| play(setup, spec, seed, found));

    // The last twentieth is kept apart, to see how well the network does on games it has not seen.
    let unseen = samples.split_off(samples.len() / 20 * 19);
    eprintln!("{} positions, {} kept apart", samples.len(), unseen.len());
    let mut net = match args.get(5) {
        Some(path) => {
            let bytes = std::fs::read(path).unwrap();
            let start = Net::from_bytes(all_inputs, &bytes).or_else(|| Net::from_bytes(BASE_INPUTS, &bytes));
            let mut start = start.unwrap();
            start.inputs.resize(all_inputs, Default::default());
            start
        }
        None => random_net(all_inputs, seed),
    };
    let mut learner = Learner::new(all_inputs);
    let mut order = Xoshiro::new(seed ^ 7);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut samples);
        let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                let error = sigmoid(forward(&net, &sample.inputs)) - sample.result;
                learner.add(&net, &sample.inputs, error);
            }
            learner.step(&mut net, rate);
        }
        let (loss, right) = quality(&net, &unseen);
        eprintln!("epoch {epoch}: loss on unseen games {loss:.4}, right by age {right:.3?}");
    }
    std::io::stdout().write_all(&net.to_bytes()).unwrap();
}
