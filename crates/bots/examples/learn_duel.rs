//! Teaches the network that judges positions of Duel, from self-play.
//!
//! ```text
//! cargo run --release -p bots --example learn_duel -- EXPANSIONS GAMES BOT SEED [START] > crates/bots/src/duel/net.bin
//! ```
//!
//! plays GAMES games of BOT against itself, with a random move now and then so that positions vary, then fits the chance
//! of winning to the features. EXPANSIONS is `base`, `pantheon`, `agora` or `pantheon+agora`. START is a network to begin
//! from; one of the base game will do for a game with expansions, what it does not know counts nothing at first. How well it does on games it has not seen goes to
//! standard error. `docs/bots.md` says how the shipped network came about.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots
#![allow(clippy::needless_range_loop)] // matrices read best by index

use bots::duel::{BASE_INPUTS, inputs, inputs_of};
use bots::net::{FIRST, Net, SECOND};
use bots::{Bot, Spec};
use duel::{Duel, Expansion, Setup};
use std::io::Write;
use table::{Actions, Eyes, Game, Id, Phase, Rng, Xoshiro};

/// Random moves in a hundred.
const RANDOM_MOVES: usize = 10;
/// Positions kept of three.
const KEPT_OF_THREE: usize = 2;
const EPOCHS: usize = 4;
const LEARNING_RATE: f32 = 0.003;
const BATCH: usize = 64;

/// A position as the network sees it, and how well the seat it is seen from did.
struct Sample {
    inputs: Vec<(u16, f32)>,
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
    let winners = game.outcome().unwrap().winners;
    for sample in &mut samples[first..] {
        let seat = table::Seat::new(sample.seat as usize).unwrap();
        sample.result = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
}

fn sample(game: &Duel) -> Sample {
    let mut found = Vec::new();
    let seat = inputs(game, |index, value| found.push((index as u16, value)));
    Sample { inputs: found, seat: seat.index() as u8, age: game.age().number() - 1, result: 0.0 }
}

fn forward(net: &Net, sample: &Sample) -> f32 {
    let mut layer = net.start();
    for &(input, value) in &sample.inputs {
        net.add(&mut layer, input as usize, value);
    }
    net.finish(&layer)
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Adds the slope of the loss of one sample to `slope`; notes which inputs it touched.
fn backward(net: &Net, sample: &Sample, slope: &mut Net, touched: &mut Vec<u16>) {
    let mut first = net.start();
    for &(input, value) in &sample.inputs {
        net.add(&mut first, input as usize, value);
    }
    let mut second = net.second_bias;
    for (unit, weights) in first.iter().zip(&net.first) {
        for (sum, weight) in second.iter_mut().zip(weights) {
            *sum += unit.max(0.0) * weight;
        }
    }
    let output: f32 =
        second.iter().zip(&net.second).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>() + net.output_bias;
    let error = sigmoid(output) - sample.result;
    slope.output_bias += error;
    let mut back_second = [0.0; SECOND];
    for j in 0..SECOND {
        slope.second[j] += error * second[j].max(0.0);
        if second[j] > 0.0 {
            back_second[j] = error * net.second[j];
        }
        slope.second_bias[j] += back_second[j];
    }
    let mut back_first = [0.0; FIRST];
    for i in 0..FIRST {
        if first[i] > 0.0 {
            for j in 0..SECOND {
                slope.first[i][j] += back_second[j] * first[i];
                back_first[i] += back_second[j] * net.first[i][j];
            }
        }
        slope.first_bias[i] += back_first[i];
    }
    for &(input, value) in &sample.inputs {
        touched.push(input);
        for (sum, back) in slope.inputs[input as usize].iter_mut().zip(&back_first) {
            *sum += back * value;
        }
    }
}

/// Adam, with the first layer updated only where a batch touched it.
struct Adam {
    mean: Net,
    square: Net,
    steps: i32,
}

impl Adam {
    fn step(&mut self, net: &mut Net, slope: &mut Net, touched: &mut Vec<u16>, rate: f32) {
        self.steps += 1;
        let correct = (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let update = |w: &mut f32, s: &mut f32, m: &mut f32, v: &mut f32| {
            let g = *s / BATCH as f32 + 1e-5 * *w;
            *m = 0.9 * *m + 0.1 * g;
            *v = 0.999 * *v + 0.001 * g * g;
            *w -= rate * correct * *m / (v.sqrt() + 1e-7);
            *s = 0.0;
        };
        touched.sort_unstable();
        touched.dedup();
        for &input in touched.iter() {
            let i = input as usize;
            for u in 0..FIRST {
                update(
                    &mut net.inputs[i][u],
                    &mut slope.inputs[i][u],
                    &mut self.mean.inputs[i][u],
                    &mut self.square.inputs[i][u],
                );
            }
        }
        touched.clear();
        for i in 0..FIRST {
            let (m, v) = (&mut self.mean, &mut self.square);
            update(&mut net.first_bias[i], &mut slope.first_bias[i], &mut m.first_bias[i], &mut v.first_bias[i]);
            for j in 0..SECOND {
                update(&mut net.first[i][j], &mut slope.first[i][j], &mut m.first[i][j], &mut v.first[i][j]);
            }
        }
        for j in 0..SECOND {
            let (m, v) = (&mut self.mean, &mut self.square);
            update(&mut net.second_bias[j], &mut slope.second_bias[j], &mut m.second_bias[j], &mut v.second_bias[j]);
            update(&mut net.second[j], &mut slope.second[j], &mut m.second[j], &mut v.second[j]);
        }
        update(&mut net.output_bias, &mut slope.output_bias, &mut self.mean.output_bias, &mut self.square.output_bias);
    }
}

/// Mean loss, and how often the side judged better won, by age.
fn quality(net: &Net, samples: &[Sample]) -> (f64, [f64; 3]) {
    let (mut loss, mut right, mut count) = (0.0, [0.0; 3], [1e-9; 3]);
    for sample in samples {
        let p = f64::from(sigmoid(forward(net, sample))).clamp(1e-6, 1.0 - 1e-6);
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
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;

    let mut samples: Vec<Sample> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut samples = Vec::new();
                    for game in (thread..games).step_by(threads as usize) {
                        play(setup, spec, seed.wrapping_mul(1_000_003).wrapping_add(game), &mut samples);
                        if thread == 0 && game % 1024 < threads {
                            eprintln!("game {game} of {games}");
                        }
                    }
                    samples
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });

    // The last twentieth is kept apart, to see how well the network does on games it has not seen.
    let unseen = samples.split_off(samples.len() / 20 * 19);
    eprintln!("{} positions, {} kept apart", samples.len(), unseen.len());
    let mut rng = Xoshiro::new(seed);
    let mut uniform = |scale: f32| scale * (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0);
    let mut net = match args.get(5) {
        Some(path) => {
            let bytes = std::fs::read(path).unwrap();
            let start = Net::from_bytes(all_inputs, &bytes).or_else(|| Net::from_bytes(BASE_INPUTS, &bytes));
            let mut start = start.unwrap();
            start.inputs.resize(all_inputs, [0.0; FIRST]);
            start
        }
        None => {
            let mut net = Net::zeros(all_inputs);
            net.inputs.iter_mut().flatten().for_each(|weight| *weight = uniform(0.08));
            net.first.iter_mut().flatten().for_each(|weight| *weight = uniform(0.25));
            net.second.iter_mut().for_each(|weight| *weight = uniform(0.3));
            net
        }
    };
    let mut adam = Adam { mean: Net::zeros(all_inputs), square: Net::zeros(all_inputs), steps: 0 };
    let mut slope = Net::zeros(all_inputs);
    let mut touched = Vec::new();
    let mut order = Xoshiro::new(seed ^ 7);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut samples);
        let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in samples.chunks(BATCH) {
            batch.iter().for_each(|sample| backward(&net, sample, &mut slope, &mut touched));
            adam.step(&mut net, &mut slope, &mut touched, rate);
        }
        let (loss, right) = quality(&net, &unseen);
        eprintln!("epoch {epoch}: loss on unseen games {loss:.4}, right by age {right:.3?}");
    }
    std::io::stdout().write_all(&net.to_bytes()).unwrap();
}
