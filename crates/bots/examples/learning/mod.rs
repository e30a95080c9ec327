//! Fitting a network to what came of positions: slopes of a loss, and steps against them. All tools that teach use it.

#![allow(clippy::needless_range_loop)] // matrices read best by index

pub(crate) mod shares;
pub(crate) mod wonders;

use bots::net::Net;
use table::{Rng, Xoshiro};

/// Inputs that are not zero, each with its value.
pub(crate) type Inputs = Vec<(u16, f32)>;

/// Positions that are looked at before a step.
pub(crate) const BATCH: usize = 64;

/// What the network says.
pub(crate) fn forward<const FIRST: usize, const SECOND: usize>(net: &Net<FIRST, SECOND>, inputs: &[(u16, f32)]) -> f32 {
    let mut layer = net.start();
    for &(input, value) in inputs {
        net.add(&mut layer, input as usize, value);
    }
    net.finish(&layer)
}

/// A network of small random weights.
pub(crate) fn random_net<const FIRST: usize, const SECOND: usize>(inputs: usize, seed: u64) -> Net<FIRST, SECOND> {
    let mut rng = Xoshiro::new(seed);
    let mut uniform = |scale: f32| scale * (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0);
    let mut net = Net::zeros(inputs);
    net.inputs.iter_mut().flatten().for_each(|weight| *weight = uniform(0.08));
    net.first.iter_mut().flatten().for_each(|weight| *weight = uniform(0.25));
    net.second.iter_mut().for_each(|weight| *weight = uniform(0.3));
    net
}

/// Steps against the slope (Adam), with the first layer updated only where a batch touched it.
pub(crate) struct Learner<const FIRST: usize, const SECOND: usize> {
    slope: Net<FIRST, SECOND>,
    touched: Vec<u16>,
    mean: Net<FIRST, SECOND>,
    square: Net<FIRST, SECOND>,
    steps: i32,
}

impl<const FIRST: usize, const SECOND: usize> Learner<FIRST, SECOND> {
    /// For networks with so many inputs.
    pub(crate) fn new(inputs: usize) -> Self {
        let zeros = || Net::zeros(inputs);
        Self { slope: zeros(), touched: Vec::new(), mean: zeros(), square: zeros(), steps: 0 }
    }

    /// Adds the slope of the loss where the output was too large by `error`.
    pub(crate) fn add(&mut self, net: &Net<FIRST, SECOND>, inputs: &[(u16, f32)], error: f32) {
        let slope = &mut self.slope;
        let mut first = net.start();
        for &(input, value) in inputs {
            net.add(&mut first, input as usize, value);
        }
        let mut second = net.second_bias;
        for (unit, weights) in first.iter().zip(&net.first) {
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += unit.max(0.0) * weight;
            }
        }
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
        for &(input, value) in inputs {
            self.touched.push(input);
            for (sum, back) in slope.inputs[input as usize].iter_mut().zip(&back_first) {
                *sum += back * value;
            }
        }
    }

    /// Goes a step and forgets the slope.
    pub(crate) fn step(&mut self, net: &mut Net<FIRST, SECOND>, rate: f32) {
        self.steps += 1;
        let (slope, touched) = (&mut self.slope, &mut self.touched);
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
        let (m, v) = (&mut self.mean, &mut self.square);
        for &input in touched.iter() {
            let i = input as usize;
            for u in 0..FIRST {
                update(&mut net.inputs[i][u], &mut slope.inputs[i][u], &mut m.inputs[i][u], &mut v.inputs[i][u]);
            }
        }
        touched.clear();
        for i in 0..FIRST {
            update(&mut net.first_bias[i], &mut slope.first_bias[i], &mut m.first_bias[i], &mut v.first_bias[i]);
            for j in 0..SECOND {
                update(&mut net.first[i][j], &mut slope.first[i][j], &mut m.first[i][j], &mut v.first[i][j]);
            }
        }
        for j in 0..SECOND {
            update(&mut net.second_bias[j], &mut slope.second_bias[j], &mut m.second_bias[j], &mut v.second_bias[j]);
            update(&mut net.second[j], &mut slope.second[j], &mut m.second[j], &mut v.second[j]);
        }
        update(&mut net.output_bias, &mut slope.output_bias, &mut m.output_bias, &mut v.output_bias);
    }
}

/// Plays games side by side on every core and gathers what each one tells.
pub(crate) fn gather<T: Send>(games: u64, seed: u64, play: impl Fn(u64, &mut Vec<T>) + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        let play = &play;
        let work = |thread: u64| {
            let mut found = Vec::new();
            for game in (thread..games).step_by(threads as usize) {
                play(seed.wrapping_mul(1_000_003).wrapping_add(game), &mut found);
                if thread == 0 && game % 1024 < threads {
                    eprintln!("game {game} of {games}");
                }
            }
            found
        };
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a game failed")).collect()
    })
}
