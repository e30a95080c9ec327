//! Teaches the policy of 7 Wonders to choose like a search.
//!
//! ```text
//! cargo run --release -p bots --example learn_wonders_policy -- GAMES BOT SEED [START] > /tmp/policy.bin
//! ```
//!
//! plays GAMES games of BOT against itself, from three to seven seats in turn, with a random choice now and then, and fits
//! weights so that the policy is as likely as possible to choose what BOT chose. START is a policy to begin from. How well
//! it does on games it has not seen goes to standard error.
//!
//! Copy the file to `crates/bots/src/wonders/` afterwards. The network judges positions in which others choose by the policy: it
//! should be taught again then (`learn_wonders.rs`).

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // the network is taught elsewhere
mod learning;

use bots::wonders::{Chooser, POLICY_INPUTS, start};
use bots::{AnyBot, Bot, Spec};
use learning::{Inputs, gather};
use std::io::Write;
use table::{Actions, Eyes, Game, Phase, Rng, Xoshiro};
use wonders::{Edition, MAX_PLAYERS, MIN_PLAYERS, Setup, SideChoice, WonderChoice, Wonders};

/// Random choices in a hundred.
const RANDOM_CHOICES: usize = 4;
const EPOCHS: usize = 6;
const LEARNING_RATE: f32 = 0.05;
/// How strongly weights are drawn to 0.
const DECAY: f32 = 1e-6;

/// A decision: the inputs of each action, and which one was chosen.
struct Decision {
    actions: Vec<Inputs>,
    chosen: usize,
}

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

fn play(spec: Spec, seed: u64, decisions: &mut Vec<Decision>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let setup = setup(seed, &mut rng);
    let deal = Wonders::shuffle(setup, &mut rng);
    let mut players: Vec<AnyBot<Wonders>> = (0..setup.seats()).map(|_| spec.build(rng.next_u64())).collect();
    let mut game = Wonders::new(setup);
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => return,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                let mut choices = Vec::new();
                for seat in asked.iter() {
                    game.legal_actions(seat, &mut actions);
                    let action = players[seat.index()].choose(Eyes::of(&game, seat), &actions);
                    if actions.len() > 1 {
                        let mut chooser = Chooser::of(&game, seat);
                        let inputs = |&action| {
                            let mut inputs = Inputs::new();
                            chooser.inputs(action, |input, value| inputs.push((input as u16, value)));
                            inputs
                        };
                        let chosen = actions.iter().position(|other| *other == action).unwrap();
                        decisions.push(Decision { actions: actions.iter().map(inputs).collect(), chosen });
                    }
                    let is_random = rng.below(100) < RANDOM_CHOICES;
                    choices.push((seat, if is_random { actions[rng.below(actions.len())] } else { action }));
                }
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
            }
        }
    }
}

/// How likely the policy takes each action.
fn odds(weights: &[f32], decision: &Decision) -> Vec<f32> {
    let score = |inputs: &Inputs| inputs.iter().map(|&(input, value)| weights[input as usize] * value).sum::<f32>();
    let scores: Vec<f32> = decision.actions.iter().map(score).collect();
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
    let sum: f32 = parts.iter().sum();
    parts.iter().map(|part| part / sum).collect()
}

/// Mean loss, and how often what was chosen is what the policy likes best.
fn quality(weights: &[f32], decisions: &[Decision]) -> (f64, f64) {
    let (mut loss, mut right) = (0.0, 0.0);
    for decision in decisions {
        let odds = odds(weights, decision);
        let best = (0..odds.len()).max_by(|&a, &b| odds[a].total_cmp(&odds[b])).unwrap();
        loss -= f64::from(odds[decision.chosen].max(1e-6).ln());
        right += f64::from(u8::from(best == decision.chosen));
    }
    (loss / decisions.len() as f64, right / decisions.len() as f64)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let spec: Spec = args[2].parse().unwrap();
    let seed: u64 = args[3].parse().unwrap();
    let mut decisions: Vec<Decision> = gather(games, seed, |seed, found| play(spec, seed, found));
    let unseen = decisions.split_off(decisions.len() / 20 * 19);
    let mut weights = start().to_vec();
    if let Some(path) = args.get(4) {
        let bytes = std::fs::read(path).unwrap();
        assert_eq!(bytes.len(), 4 * POLICY_INPUTS, "that policy has other inputs");
        for (weight, bytes) in weights.iter_mut().zip(bytes.chunks_exact(4)) {
            *weight = f32::from_le_bytes(bytes.try_into().unwrap());
        }
    }
    let (loss, right) = quality(&weights, &unseen);
    eprintln!("{} decisions, {} kept apart: loss {loss:.4}, right {right:.3}", decisions.len(), unseen.len());

    // Steps against the slope, smaller where there were many (Adagrad).
    let mut squares = vec![1e-3_f32; POLICY_INPUTS];
    let mut order = Xoshiro::new(seed ^ 7);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut decisions);
        let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for decision in &decisions {
            let odds = odds(&weights, decision);
            for (i, (inputs, odds)) in decision.actions.iter().zip(odds).enumerate() {
                let error = odds - if i == decision.chosen { 1.0 } else { 0.0 };
                if error.abs() < 1e-4 {
                    continue;
                }
                for &(input, value) in inputs {
                    let (weight, square) = (&mut weights[input as usize], &mut squares[input as usize]);
                    let slope = error * value + DECAY * *weight;
                    *square += slope * slope;
                    *weight -= rate * slope / square.sqrt();
                }
            }
        }
        let (loss, right) = quality(&weights, &unseen);
        eprintln!("epoch {epoch}: loss on unseen games {loss:.4}, right {right:.3}");
    }
    let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
    std::io::stdout().write_all(&bytes).unwrap();
}
