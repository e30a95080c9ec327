//! Learns the weights of Duel's evaluation from self-play and prints `weights.rs`.
//!
//! `cargo run --release -p bots --example learn_duel -- GAMES BOT [SEED] > crates/bots/src/duel/weights.rs`
//! plays GAMES games of BOT against itself with some whim, then fits the chance of winning to the features by logistic
//! regression. Progress and the quality of the fit go to standard error.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

use bots::duel::{FEATURES, features};
use bots::{Bot, Spec};
use duel::{Duel, Setup};
use table::{Actions, Eyes, Game, Phase, Rng, Seat, Xoshiro};

/// Chance that a move of the self-play is random, so that the positions vary.
const RANDOM_MOVES: usize = 12;
/// Passes over all positions.
const EPOCHS: usize = 12;
const LEARNING_RATE: f32 = 0.02;
/// Pull of every weight towards zero.
const DECAY: f32 = 2e-6;

/// A position as the evaluation sees it: features of A minus those of B, and how well A did.
struct Sample {
    age: u8,
    features: Vec<(u16, f32)>,
    result: f32,
}

fn play(spec: Spec, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let deal = Duel::shuffle(Setup::default(), &mut rng);
    let mut players = [spec.build::<Duel>(seed ^ 1), spec.build::<Duel>(seed ^ 2)];
    let mut game = Duel::new(Setup::default());
    let first = samples.len();
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => break,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(seat, &mut actions);
                if rng.below(3) == 0 {
                    samples.push(sample(&game));
                }
                let action = if rng.below(100) < RANDOM_MOVES {
                    actions[rng.below(actions.len())]
                } else {
                    players[seat.index()].choose(Eyes::of(&game, seat), &actions)
                };
                game.play_unchecked(seat, action);
            }
        }
    }
    let winners = game.outcome().unwrap().winners;
    let result = if winners.len() == 2 { 0.5 } else { f32::from(u8::from(winners.contains(Seat::A))) };
    samples[first..].iter_mut().for_each(|sample| sample.result = result);
}

fn sample(game: &Duel) -> Sample {
    let mut sums = vec![0.0; FEATURES];
    features(game, Seat::A, |index, value| sums[index] += value);
    features(game, Seat::B, |index, value| sums[index] -= value);
    let features = sums.iter().enumerate().filter(|(_, v)| **v != 0.0).map(|(i, v)| (i as u16, *v)).collect();
    Sample { age: game.age().number() - 1, features, result: 0.5 }
}

fn log_odds(weights: &[f32], sample: &Sample) -> f32 {
    sample.features.iter().map(|&(index, value)| weights[index as usize] * value).sum()
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let spec: Spec = args[2].parse().unwrap();
    let seed: u64 = args.get(3).map_or(1, |text| text.parse().unwrap());
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;

    let mut samples: Vec<Sample> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut samples = Vec::new();
                    for game in (thread..games).step_by(threads as usize) {
                        play(spec, seed.wrapping_mul(1_000_003).wrapping_add(game), &mut samples);
                        if thread == 0 && game % 512 < threads {
                            eprintln!("game {game} of {games}");
                        }
                    }
                    samples
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });

    // The last tenth is kept apart to see how well the fit holds for games it has not seen.
    let kept = samples.split_off(samples.len() / 10 * 9);
    let mut weights = vec![vec![0.0_f32; FEATURES]; 3];
    let mut squares = vec![vec![1e-3_f32; FEATURES]; 3];
    let mut rng = Xoshiro::new(seed);
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut samples);
        let rate = LEARNING_RATE / (1.0 + epoch as f32);
        for sample in &samples {
            let age = usize::from(sample.age);
            let error = sample.result - 1.0 / (1.0 + (-log_odds(&weights[age], sample)).exp());
            for &(index, value) in &sample.features {
                let index = index as usize;
                let slope = error * value - DECAY * weights[age][index];
                squares[age][index] += slope * slope;
                weights[age][index] += rate * slope / (squares[age][index] / samples.len() as f32 * 50.0 + 1e-3).sqrt();
            }
        }
        let loss = |set: &[Sample]| {
            let sum: f64 = set
                .iter()
                .map(|sample| {
                    let p = 1.0 / (1.0 + (-f64::from(log_odds(&weights[usize::from(sample.age)], sample))).exp());
                    let p = p.clamp(1e-6, 1.0 - 1e-6);
                    let result = f64::from(sample.result);
                    -(result * p.ln() + (1.0 - result) * (1.0 - p).ln())
                })
                .sum();
            sum / set.len() as f64
        };
        let by_age: Vec<String> = (0..3)
            .map(|age| {
                let of_age: Vec<_> = kept.iter().filter(|s| s.age == age).collect();
                let right = of_age
                    .iter()
                    .filter(|s| (log_odds(&weights[usize::from(age)], s) > 0.0) == (s.result > 0.5))
                    .count();
                format!("{:.3}", right as f64 / of_age.len().max(1) as f64)
            })
            .collect();
        eprintln!("epoch {epoch}: loss {:.4}, unseen {:.4}, right {by_age:?}", loss(&samples), loss(&kept));
    }
    print_weights(&weights);
}

fn print_weights(weights: &[Vec<f32>]) {
    println!(
        "//! What the evaluation of Duel has learnt from self-play: a weight per age and feature, in log-odds of winning."
    );
    println!("//! Written by `cargo run --release -p bots --example learn_duel`; do not edit by hand.\n");
    println!("use super::features::FEATURES;\n");
    println!("/// By age and feature.");
    println!("#[rustfmt::skip]");
    println!("pub static WEIGHTS: [[f32; FEATURES]; 3] = [");
    for age in weights {
        println!("    [");
        for row in age.chunks(10) {
            let numbers: Vec<String> = row.iter().map(|weight| format!("{weight:.4}")).collect();
            println!("        {},", numbers.join(", "));
        }
        println!("    ],");
    }
    println!("];");
}
