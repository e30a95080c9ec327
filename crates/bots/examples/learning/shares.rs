//! Fitting a network to the shares of victory of all sides: it says a number for each seat, and shares are in proportion to
//! the exponentials of the sums of partners.

use super::{BATCH, Inputs, Learner, forward};
use bots::net::Net;
use table::{Rng, Seat, SeatSet, Sides, Xoshiro};

const EPOCHS: usize = 4;
const LEARNING_RATE: f32 = 0.002;

/// A position as the network sees it, seat by seat, and the shares of victory that came of it: partners have the same.
pub(crate) struct Sample {
    pub(crate) seats: Vec<(Inputs, f32)>,
    pub(crate) sides: Sides,
}

impl Sample {
    /// The seats that speak for their sides.
    fn firsts(&self) -> impl Iterator<Item = Seat> {
        self.sides.among(SeatSet::all(self.seats.len())).filter_map(SeatSet::first)
    }
}

/// Fits the network to all samples but the last twentieth, and says on standard error how well it does on those.
pub(crate) fn fit<const FIRST: usize, const SECOND: usize>(
    net: &mut Net<FIRST, SECOND>,
    mut samples: Vec<Sample>,
    seed: u64,
) {
    let unseen = samples.split_off(samples.len() / 20 * 19);
    let (loss, right) = quality(net, &unseen);
    eprintln!("{} positions, {} kept apart: loss {loss:.4}, right {right:.3}", samples.len(), unseen.len());
    let mut learner = Learner::new(net.inputs.len());
    let mut order = Xoshiro::new(seed ^ 7);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut samples);
        let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                for (share, (inputs, result)) in shares(net, sample).into_iter().zip(&sample.seats) {
                    learner.add(net, inputs, share - result);
                }
            }
            learner.step(net, rate);
        }
        let (loss, right) = quality(net, &unseen);
        eprintln!("epoch {epoch}: loss on unseen games {loss:.4}, right {right:.3}");
    }
}

/// The share of victory that the network expects for each seat's side.
fn shares<const FIRST: usize, const SECOND: usize>(net: &Net<FIRST, SECOND>, sample: &Sample) -> Vec<f32> {
    let alone: Vec<f32> = sample.seats.iter().map(|(inputs, _)| forward(net, inputs)).collect();
    let together = |seat: Seat| sample.sides.side(seat).iter().map(|partner| alone[partner.index()]).sum::<f32>();
    let outputs: Vec<f32> = Seat::first(alone.len()).map(together).collect();
    let most = outputs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts: Vec<f32> = outputs.iter().map(|output| (output - most).exp()).collect();
    let sum: f32 = sample.firsts().map(|seat| parts[seat.index()]).sum();
    parts.iter().map(|part| part / sum).collect()
}

/// Mean loss, and how often the side judged best won.
fn quality<const FIRST: usize, const SECOND: usize>(net: &Net<FIRST, SECOND>, samples: &[Sample]) -> (f64, f64) {
    let (mut loss, mut right) = (0.0, 0.0);
    for sample in samples {
        let shares = shares(net, sample);
        let best = (0..shares.len()).max_by(|&a, &b| shares[a].total_cmp(&shares[b])).unwrap();
        right += f64::from(sample.seats[best].1);
        for seat in sample.firsts().map(Seat::index) {
            loss -= f64::from(sample.seats[seat].1 * shares[seat].max(1e-6).ln());
        }
    }
    (loss / samples.len() as f64, right / samples.len() as f64)
}
