//! What the tools for 7 Wonders share: which tables are played, drawing from a policy, and weights in files.

use super::random_net;
use bots::Weights;
use bots::wonders::{Net, Taught, input_count, policy_inputs, start};
use table::{Actions, Rng, Xoshiro};
use wonders::{BaseGame, Edition, MIN_PLAYERS, SetupWith, SideChoice, WonderChoice};

/// The arguments behind the name of the game, and whether that is the one with Armada. The base game need not be named.
pub(crate) fn arguments() -> (bool, Vec<String>) {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let with_armada = args.first().is_some_and(|name| name == "wonders+armada");
    if with_armada || args.first().is_some_and(|name| name == "wonders") {
        args.remove(0);
    }
    (with_armada, args)
}

/// All numbers of seats in turn: mostly the game as it comes out of the box, now and then with its options. Where there are teams,
/// half of the games that can be are played in teams.
pub(crate) fn setup<X: Taught>(seed: u64, rng: &mut Xoshiro) -> SetupWith<X> {
    let mut setup = SetupWith::<X>::new(MIN_PLAYERS + seed as usize % (X::MAX_PLAYERS - MIN_PLAYERS + 1)).unwrap();
    match rng.below(16) {
        0 | 1 => setup.edition = Edition::Second,
        2 => setup.wonders = WonderChoice::Chosen,
        3 => setup.sides = SideChoice::Chosen,
        _ => {}
    }
    if X::OPTIONS.iter().any(|option| option.name == "teams") {
        if setup.seats().is_multiple_of(2) && rng.below(2) == 0 {
            setup.set("teams", "pairs").unwrap();
        }
        match rng.below(16) {
            0 => setup.set("explore", "asked").unwrap(),
            1 => setup.set("pile_moves", "yes").unwrap(),
            _ => {}
        }
    }
    setup
}

/// An action, drawn in proportion to the weights.
pub(crate) fn draw<A: Copy>(actions: &Actions<A>, weights: &Weights, rng: &mut Xoshiro) -> A {
    let mut drawn = rng.below(weights.iter().sum::<u32>() as usize) as u32;
    let index = weights.iter().position(|&weight| {
        let is_here = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        is_here
    });
    actions[index.unwrap()]
}

/// A policy that was written to a file; `start` is the one that teaching begins with. One of the base game is taken over, with
/// rules of thumb for what only the expansion has.
pub(crate) fn read_policy<X: Taught>(path: &str) -> Vec<f32> {
    let mut policy = start::<X>();
    if path == "start" {
        return policy;
    }
    let bytes = std::fs::read(path).unwrap();
    let inputs = bytes.len() / 4;
    assert!([policy_inputs::<X>(), policy_inputs::<BaseGame>()].contains(&inputs), "that policy has other inputs");
    for (weight, bytes) in policy.iter_mut().zip(bytes.chunks_exact(4)) {
        *weight = f32::from_le_bytes(bytes.try_into().unwrap());
    }
    policy
}

/// The bytes of a policy.
pub(crate) fn policy_bytes(weights: &[f32]) -> Vec<u8> {
    weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
}

/// A network that was written to a file. One of the base game is taken over, with small random weights for what only the
/// expansion has.
pub(crate) fn read_net<X: Taught>(path: &str, seed: u64) -> Net {
    let bytes = std::fs::read(path).unwrap();
    if let Some(net) = Net::from_bytes(input_count::<X>(), &bytes) {
        return net;
    }
    let mut net = Net::from_bytes(input_count::<BaseGame>(), &bytes).expect("that network has other inputs");
    let known = net.inputs.len();
    let besides: Net = random_net(input_count::<X>() - known, seed);
    net.inputs.extend(besides.inputs);
    net
}
