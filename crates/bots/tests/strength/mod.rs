//! How strong a bot is at the toy, against seats that play by its policy.

use bots::{Bot, Knowledge, Spec, Weights};
use table::{Actions, Eyes, Game, Phase, Rng, Seat, Xoshiro};
use toy::{Action, Auction, Setup};

/// What a seat may do.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays a game of the toy; everybody chooses before anybody's choice is known.
fn play(setup: Setup, seed: u64, mut choose: impl FnMut(&Auction, Seat, &Actions<Action>) -> Action) -> Auction {
    let deal = Auction::shuffle(setup, &mut Xoshiro::new(seed));
    let mut game = Auction::new(setup);
    loop {
        match game.phase() {
            Phase::Over => return game,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                let choices: Vec<_> =
                    asked.iter().map(|seat| (seat, choose(&game, seat, &legal(&game, seat)))).collect();
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
            }
        }
    }
}

/// Chooses by the policy alone.
fn by_policy(game: &Auction, seat: Seat, actions: &Actions<Action>, rng: &mut Xoshiro) -> Action {
    let mut weights = Weights::new();
    game.policy(seat, actions, &mut weights);
    let mut drawn = rng.below(weights.iter().sum::<u32>() as usize) as u32;
    let index = weights.iter().position(|&weight| match drawn.checked_sub(weight) {
        Some(rest) => {
            drawn = rest;
            false
        }
        None => true,
    });
    actions[index.unwrap()]
}

/// The share of victories of a bot against seats that play by the policy; 1 would be as many as they have.
pub(crate) fn strength(spec: &str, seats: usize, games: u64) -> f64 {
    let setup = Setup::new(seats, 3).unwrap().with_ages(2).unwrap();
    let spec: Spec = spec.parse().unwrap();
    let mut won = 0.0;
    for seed in 0..games {
        let own = Seat::new(seed as usize % seats).unwrap();
        let mut rng = Xoshiro::stream(seed, 1);
        let mut bot = spec.build::<Auction>(seed);
        let end = play(setup, seed / seats as u64, |game, seat, actions| match seat == own {
            true => bot.choose(Eyes::of(game, seat), actions),
            false => by_policy(game, seat, actions, &mut rng),
        });
        won += f64::from(end.outcome().unwrap().share(own));
    }
    won / games as f64 * seats as f64
}
