//! Teaches the policy of 7 Wonders to choose like a search.
//!
//! ```text
//! cargo run --release -p bots --example learn_wonders_policy -- [wonders+armada] GAMES BOT SEED [START] > /tmp/policy.bin
//! ```
//!
//! or
//!
//! ```text
//! cargo run --release -p bots --example learn_wonders_policy -- [wonders+armada] mean POLICY POLICY… > /tmp/policy.bin
//! ```
//!
//! The first plays GAMES games of BOT against itself, with all numbers of seats in turn, with a random choice now and then, and fits
//! weights so that the policy is as likely as possible to choose what BOT chose. START is a policy to begin from; with Armada also one of the base game. How well
//! it does on games it has not seen goes to standard error. The second writes the mean of policies, so that the search of one
//! generation is not prepared for the habits of the last one alone.
//!
//! Copy the file to `crates/bots/src/wonders/` afterwards, with Armada to the folder `armada` there. The network judges positions in which others choose by the policy: it
//! should be taught again then (`learn_wonders.rs`).

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // each tool uses a part of it
mod learning;

use bots::wonders::{Chooser, Taught, policy_inputs};
use bots::{AnyBot, Bot, Spec};
use learning::wonders::{arguments, policy_bytes, read_policy, setup};
use learning::{Inputs, gather};
use std::io::Write;
use table::{Actions, Eyes, Game, Phase, Rng, Xoshiro};
use wonders::armada::WithArmada;
use wonders::{BaseGame, Position};

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

fn play<X: Taught>(spec: Spec, seed: u64, decisions: &mut Vec<Decision>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let setup = setup::<X>(seed, &mut rng);
    let deal = Position::shuffle(setup, &mut rng);
    let mut players: Vec<AnyBot<Position<X>>> = (0..setup.seats()).map(|_| spec.build(rng.next_u64())).collect();
    let mut game = <Position<X> as Game>::new(setup);
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

/// The mean of policies in files.
fn mean<X: Taught>(paths: &[String]) -> Vec<f32> {
    let policies: Vec<Vec<f32>> = paths.iter().map(|path| read_policy::<X>(path)).collect();
    (0..policy_inputs::<X>())
        .map(|i| policies.iter().map(|policy| policy[i]).sum::<f32>() / policies.len() as f32)
        .collect()
}

fn main() {
    let (with_armada, args) = arguments();
    if with_armada { teach::<WithArmada>(&args) } else { teach::<BaseGame>(&args) }
}

fn teach<X: Taught>(args: &[String]) {
    if args[0] == "mean" {
        std::io::stdout().write_all(&policy_bytes(&mean::<X>(&args[1..]))).unwrap();
        return;
    }
    let games: u64 = args[0].parse().unwrap();
    let spec: Spec = args[1].parse().unwrap();
    let seed: u64 = args[2].parse().unwrap();
    let mut decisions: Vec<Decision> = gather(games, seed, |seed, found| play::<X>(spec, seed, found));
    let unseen = decisions.split_off(decisions.len() / 20 * 19);
    let mut weights = read_policy::<X>(args.get(3).map_or("start", String::as_str));
    let (loss, right) = quality(&weights, &unseen);
    eprintln!("{} decisions, {} kept apart: loss {loss:.4}, right {right:.3}", decisions.len(), unseen.len());

    // Steps against the slope, smaller where there were many (Adagrad).
    let mut squares = vec![1e-3_f32; policy_inputs::<X>()];
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
    std::io::stdout().write_all(&policy_bytes(&weights)).unwrap();
}
