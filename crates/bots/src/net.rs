//! A small neural network that judges positions from few features: sparse inputs, two hidden layers, one output.
//!
//! Plain arrays and loops of fixed length, which compilers turn into vector instructions. Learning is in
//! `examples/learning`; here is only what playing needs.

use crate::knowledge::Expectation;
use table::{MAX_SEATS, SeatSet, Sides};

/// A network for inputs of a fixed number, with so many units in its first and its second hidden layer.
#[derive(Clone, Debug)]
pub struct Net<const FIRST: usize, const SECOND: usize> {
    /// For each input, its weight to every unit of the first layer.
    pub inputs: Vec<[f32; FIRST]>,
    /// What the first layer starts from.
    pub first_bias: [f32; FIRST],
    /// For each unit of the first layer, its weight to every unit of the second.
    pub first: [[f32; SECOND]; FIRST],
    /// What the second layer starts from.
    pub second_bias: [f32; SECOND],
    /// Weights of the second layer to the output.
    pub second: [f32; SECOND],
    /// What the output starts from.
    pub output_bias: f32,
}

impl<const FIRST: usize, const SECOND: usize> Net<FIRST, SECOND> {
    /// A network of zeros.
    pub fn zeros(inputs: usize) -> Self {
        Self {
            inputs: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            first: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            second: [0.0; SECOND],
            output_bias: 0.0,
        }
    }

    /// How many bytes the weights of a network take.
    pub const fn size(inputs: usize) -> usize {
        4 * (inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1)
    }

    /// Tests if weights that are part of the program can be played with. With the feature `untaught` they need not fit.
    pub(crate) const fn is_playable(inputs: usize, weights: &[u8]) -> bool {
        cfg!(feature = "untaught") || weights.len() == Self::size(inputs)
    }

    /// The network of weights that are part of the program, which [`Net::is_playable`] has let pass when it was compiled.
    ///
    /// # Panics
    ///
    /// Panics if the weights do not fit. Only with the feature `untaught` a network of zeros takes their place.
    pub(crate) fn shipped(inputs: usize, weights: &[u8]) -> Self {
        match Self::from_bytes(inputs, weights) {
            Some(net) => net,
            None if cfg!(feature = "untaught") => Self::zeros(inputs),
            None => panic!("{} bytes of weights do not fit {inputs} inputs", weights.len()),
        }
    }

    /// Reads a network written by [`Net::to_bytes`]; `None` if the length does not fit.
    pub fn from_bytes(inputs: usize, bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::size(inputs) {
            return None;
        }
        let mut net = Self::zeros(inputs);
        let mut words = bytes.chunks_exact(4);
        net.for_each_weight(|weight| {
            if let Some(&[a, b, c, d]) = words.next() {
                *weight = f32::from_le_bytes([a, b, c, d]);
            }
        });
        Some(net)
    }

    /// Every weight as four bytes, lowest first.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.clone().for_each_weight(|weight| bytes.extend(weight.to_le_bytes()));
        bytes
    }

    /// Visits every weight in a fixed order.
    pub fn for_each_weight(&mut self, mut visit: impl FnMut(&mut f32)) {
        self.inputs.iter_mut().flatten().for_each(&mut visit);
        self.first_bias.iter_mut().for_each(&mut visit);
        self.first.iter_mut().flatten().for_each(&mut visit);
        self.second_bias.iter_mut().for_each(&mut visit);
        self.second.iter_mut().for_each(&mut visit);
        visit(&mut self.output_bias);
    }

    /// The first layer before any input.
    #[inline]
    pub fn start(&self) -> [f32; FIRST] {
        self.first_bias
    }

    /// Adds an input to the first layer.
    #[inline]
    pub fn add(&self, layer: &mut [f32; FIRST], input: usize, value: f32) {
        for (unit, weight) in layer.iter_mut().zip(&self.inputs[input]) {
            *unit += weight * value;
        }
    }

    /// The output that belongs to a first layer with all inputs added.
    #[inline]
    pub fn finish(&self, layer: &[f32; FIRST]) -> f32 {
        let mut second = self.second_bias;
        for (unit, weights) in layer.iter().zip(&self.first) {
            let active = unit.max(0.0);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += active * weight;
            }
        }
        let output: f32 = second.iter().zip(&self.second).map(|(unit, weight)| unit.max(0.0) * weight).sum();
        output + self.output_bias
    }

    /// The share of victory of each seat's side, in proportion to the exponential of what the network says of it: of partners
    /// it says the sum. There is a first layer for each seat, with all inputs added.
    #[inline]
    pub fn shares(&self, layers: &[[f32; FIRST]], sides: &Sides) -> Expectation {
        let mut values = [0.0; MAX_SEATS];
        for (value, layer) in values.iter_mut().zip(layers) {
            *value = self.finish(layer);
        }
        let mut sum = 0.0;
        if sides.are_single_seats() {
            let most = values[..layers.len()].iter().copied().fold(f32::NEG_INFINITY, f32::max);
            for value in &mut values[..layers.len()] {
                *value = (*value - most).exp();
                sum += *value;
            }
        } else {
            let alone = values;
            let together = |side: SeatSet| side.iter().map(|seat| alone[seat.index()]).sum::<f32>();
            let all = SeatSet::all(layers.len());
            let most = sides.among(all).map(together).fold(f32::NEG_INFINITY, f32::max);
            for side in sides.among(all) {
                let odds = (together(side) - most).exp();
                side.iter().for_each(|seat| values[seat.index()] = odds);
                sum += odds;
            }
        }
        values[..layers.len()].iter_mut().for_each(|value| *value /= sum);
        values
    }
}

#[cfg(test)]
mod tests {
    use super::{Expectation, MAX_SEATS, Sides};
    use table::SeatSet;

    type Net = super::Net<8, 4>;

    #[test]
    fn a_network_survives_being_written_and_read() {
        let mut net = Net::zeros(3);
        let mut next = 0.0;
        net.for_each_weight(|weight| {
            next += 0.25;
            *weight = next;
        });
        let bytes = net.to_bytes();
        let read = Net::from_bytes(3, &bytes).unwrap();
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(Net::size(3), bytes.len());
        assert!(Net::from_bytes(4, &bytes).is_none());
    }

    #[test]
    #[cfg(not(feature = "untaught"))]
    #[should_panic(expected = "do not fit 4 inputs")]
    fn weights_that_do_not_fit_are_never_replaced_by_zeros() {
        let weights = Net::zeros(3).to_bytes();
        assert!(!Net::is_playable(4, &weights));
        Net::shipped(4, &weights);
    }

    #[test]
    fn the_output_is_what_the_layers_say() {
        let mut net = Net::zeros(2);
        net.inputs[0][0] = 2.0;
        net.inputs[1][1] = -1.0;
        net.first[0][0] = 0.5;
        net.first[1][0] = 7.0;
        net.second[0] = 3.0;
        net.output_bias = 1.0;
        let mut layer = net.start();
        net.add(&mut layer, 0, 4.0);
        net.add(&mut layer, 1, 1.0);
        // 2 * 4 = 8 is active, -1 is not: 8 * 0.5 * 3 + 1.
        assert_eq!(net.finish(&layer), 13.0);
    }

    /// The shares of seats of which a network says just these numbers.
    fn shares_are<const SEATS: usize>(said: [f32; SEATS], sides: &Sides, expected: [f32; SEATS]) -> Expectation {
        let mut net = Net::zeros(1);
        net.inputs[0][0] = 1.0;
        net.first[0][0] = 1.0;
        net.second[0] = 1.0;
        let layers = said.map(|value| {
            let mut layer = net.start();
            net.add(&mut layer, 0, value);
            layer
        });
        let shares = net.shares(&layers, sides);
        assert!(shares.iter().zip(expected).all(|(share, expected)| (share - expected).abs() < 1e-6), "{shares:?}");
        shares
    }

    #[test]
    fn shares_grow_with_the_output_and_add_up_to_one() {
        let shares = shares_are([0.0, 2.0_f32.ln(), 0.0], &Sides::ALONE, [0.25, 0.5, 0.25]);
        assert_eq!(shares[3..], [0.0; MAX_SEATS - 3], "nobody sits there");
    }

    #[test]
    fn partners_share_the_chances_of_their_side() {
        let sides = Sides::of([SeatSet::all(2)]);
        shares_are([3.0_f32.ln(), 2.0_f32.ln(), 0.0, 0.0], &sides, [0.75, 0.75, 0.125, 0.125]);
    }
}
