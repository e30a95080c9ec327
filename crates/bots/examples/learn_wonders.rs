//! Teaches the network that judges positions of 7 Wonders, from self-play.
//!
//! ```text
//! cargo run --release -p bots --example learn_wonders -- [wonders+armada] GAMES BOT SEED [START] > /tmp/net.bin
//! ```
//!
//! plays GAMES games of BOT against itself, with all numbers of seats in turn, with a random choice now and then so that
//! positions vary, then fits the sides' shares of victory: the network says a number for each seat, and shares are in
//! proportion to the exponentials of the sums of partners. BOT is a spec or `policy[:temperature=T]`, which draws from the policy of the game: below a
//! temperature of 1 it departs less from what it likes best. START is a network to begin from, so that teaching can go on at any time; with Armada also one of the base game. How well it does on games it has not seen goes to standard error.
//! `docs/bots.md` says how the shipped network came about.
//!
//! Copy the file to `crates/bots/src/wonders/`, with Armada to the folder `armada` there, afterwards: written there at once, it would be empty while the bots that play
//! are compiled.
//!
//! After a change of the inputs the shipped weights do not fit, and the crate compiles with `--features untaught` only. Bots
//! then judge with a network of zeros, so begin with BOT `policy` and without START.

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[allow(dead_code)] // each tool uses a part of it
mod learning;

use bots::wonders::{Taught, input_count, inputs};
use bots::{AnyBot, Bot, Knowledge, Spec, Weights, soften};
use learning::shares::{Sample, fit};
use learning::wonders::{arguments, draw, read_net, setup};
use learning::{Inputs, gather, random_net};
use std::io::Write;
use table::{Actions, Eyes, Game, Phase, Rng, Seat, Xoshiro};
use wonders::armada::WithArmada;
use wonders::{ActionWith, BaseGame, Position};

/// Random choices in a hundred.
const RANDOM_CHOICES: usize = 4;
/// One position of so many is kept.
const KEPT_OF: usize = 2;

/// Who plays.
#[derive(Clone, Copy)]
enum Kind {
    Spec(Spec),
    /// The policy at a temperature: below 1 it departs less from what it likes best.
    Policy(f32),
}

impl Kind {
    fn parse(text: &str) -> Self {
        match text.strip_prefix("policy") {
            Some("") => Self::Policy(1.0),
            Some(rest) => Self::Policy(rest.strip_prefix(":temperature=").unwrap().parse().unwrap()),
            None => Self::Spec(text.parse().unwrap()),
        }
    }

    fn build<X: Taught>(self, seed: u64) -> Player<X> {
        match self {
            Self::Spec(spec) => Player::Bot(spec.build(seed)),
            Self::Policy(temperature) => Player::Policy(temperature),
        }
    }
}

enum Player<X: Taught> {
    Bot(AnyBot<Position<X>>),
    Policy(f32),
}

fn choose<X: Taught>(
    player: &mut Player<X>,
    game: &Position<X>,
    seat: Seat,
    actions: &Actions<ActionWith<X>>,
    rng: &mut Xoshiro,
) -> ActionWith<X> {
    if rng.below(100) < RANDOM_CHOICES {
        return actions[rng.below(actions.len())];
    }
    match player {
        Player::Bot(bot) => bot.choose(Eyes::of(game, seat), actions),
        Player::Policy(temperature) => {
            let mut weights = Weights::new();
            game.policy(seat, actions, &mut weights);
            let scores: Vec<f32> = weights.iter().map(|&weight| (weight as f32).ln()).collect();
            weights.clear();
            soften(&scores, *temperature, &mut weights);
            draw(actions, &weights, rng)
        }
    }
}

fn play<X: Taught>(kind: Kind, seed: u64, samples: &mut Vec<Sample>) {
    let mut rng = Xoshiro::stream(seed, 1);
    let setup = setup::<X>(seed, &mut rng);
    let deal = Position::shuffle(setup, &mut rng);
    let mut players: Vec<Player<X>> = (0..setup.seats()).map(|_| kind.build(rng.next_u64())).collect();
    let mut game = <Position<X> as Game>::new(setup);
    let first = samples.len();
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => break,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                // Everybody chooses before any choice is known.
                let mut choices = Vec::new();
                for seat in asked.iter() {
                    game.legal_actions(seat, &mut actions);
                    choices.push((seat, choose(&mut players[seat.index()], &game, seat, &actions, &mut rng)));
                }
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
                // Judged are open rounds with nothing left to do, before the table reveals anything.
                let is_open = game.is_settled() && (matches!(game.phase(), Phase::Chance) || game.asked().len() > 1);
                if game.outcome().is_none() && is_open && rng.below(KEPT_OF) == 0 {
                    samples.push(sample(&game));
                }
            }
        }
    }
    let outcome = game.outcome().unwrap();
    for sample in &mut samples[first..] {
        for (seat, (_, share)) in Seat::first(setup.seats()).zip(&mut sample.seats) {
            *share = outcome.share(seat);
        }
    }
}

fn sample<X: Taught>(game: &Position<X>) -> Sample {
    let mut seats = vec![(Inputs::new(), 0.0); game.seats()];
    inputs(game, |seat, input, value| {
        if value != 0.0 {
            seats[seat.index()].0.push((input as u16, value));
        }
    });
    Sample { seats, sides: game.sides() }
}

fn main() {
    let (with_armada, args) = arguments();
    if with_armada { teach::<WithArmada>(&args) } else { teach::<BaseGame>(&args) }
}

fn teach<X: Taught>(args: &[String]) {
    let games: u64 = args[0].parse().unwrap();
    let kind = Kind::parse(&args[1]);
    let seed: u64 = args[2].parse().unwrap();
    let samples: Vec<Sample> = gather(games, seed, |seed, found| play::<X>(kind, seed, found));
    let mut net = match args.get(3) {
        Some(path) => read_net::<X>(path, seed),
        None => random_net(input_count::<X>(), seed),
    };
    fit(&mut net, samples, seed);
    std::io::stdout().write_all(&net.to_bytes()).unwrap();
}
