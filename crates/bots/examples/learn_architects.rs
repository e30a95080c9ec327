//! Teaches the network that judges positions of Architects, from self-play.
//!
//! ```text
//! cargo run --release -p bots --example learn_architects -- GAMES BOT SEED [START] > /tmp/net.bin
//! ```
//!
//! plays GAMES games of BOT against itself, from two to seven seats in turn, with a random move now and then so that
//! positions vary, then fits the seats' shares of victory: the network says a number for each seat, and shares are in
//! proportion to their exponentials. START is a network to begin from. How well it does on games it has not seen goes to
//! standard error. `docs/bots.md` says how the shipped network came about.
//!
//! Copy the file to `crates/bots/src/architects/` afterwards: written there at once, it would be empty while the bots that play
//! are compiled.
//!
//! After a change of the inputs the shipped weights do not fit, and the crate compiles with `--features untaught` only. Bots
//! then judge with a network of zeros, so begin with BOT `random` and without START.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // each tool uses a part of it
mod learning;

use architects::{Architects, Setup, WonderChoice};
use bots::architects::{INPUTS, Net, inputs};
use bots::{AnyBot, Bot, Spec};
use learning::shares::{Sample, fit};
use learning::{Inputs, gather, random_net};
use std::io::Write;
use table::{Actions, Eyes, Game, Phase, Rng, Xoshiro};

/// Random moves in a hundred.
const RANDOM_MOVES: usize = 8;
/// One position of so many is kept.
const KEPT_OF: usize = 8;

fn play(spec: Spec, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let mut setup = Setup::new(2 + seed as usize % 6).unwrap();
    if rng.below(8) == 0 {
        setup.wonders = WonderChoice::Chosen;
    }
    let deal = Architects::shuffle(setup, &mut rng);
    let mut players: Vec<AnyBot<Architects>> = (0..setup.seats()).map(|_| spec.build(rng.next_u64())).collect();
    let mut game = Architects::new(setup);
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
                if game.outcome().is_none() && rng.below(KEPT_OF) == 0 {
                    samples.push(sample(&game));
                }
            }
        }
    }
    let outcome = game.outcome().unwrap();
    for sample in &mut samples[first..] {
        for (seat, (_, share)) in table::Seat::first(setup.seats()).zip(&mut sample.seats) {
            *share = outcome.share(seat);
        }
    }
}

fn sample(game: &Architects) -> Sample {
    let mut seats = vec![(Inputs::new(), 0.0); game.seats()];
    inputs(game, |seat, input, value| seats[seat.index()].0.push((input as u16, value)));
    Sample { seats, sides: game.sides() }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let spec: Spec = args[2].parse().unwrap();
    let seed: u64 = args[3].parse().unwrap();
    let samples: Vec<Sample> = gather(games, seed, |seed, found| play(spec, seed, found));
    let mut net = match args.get(4) {
        Some(path) => Net::from_bytes(INPUTS, &std::fs::read(path).unwrap()).unwrap(),
        None => random_net(INPUTS, seed),
    };
    fit(&mut net, samples, seed);
    std::io::stdout().write_all(&net.to_bytes()).unwrap();
}
