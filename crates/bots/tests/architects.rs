//! Bots at the tables of Architects, from two to seven seats.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use architects::{Action, Architects, Setup};
use bots::{Bot, Budget, Knowledge, Leaf, Settings, Spec, Thinker};
use std::sync::atomic::AtomicBool;
use table::{Actions, Eyes, Game, Notation, Phase, Rng, Seat, Xoshiro};

const GUIDED: Settings = Settings { leaf: Leaf::Guided, priors: false, ..Settings::STRONG };

/// Every slug of a reason; people read a sentence for each.
const REASONS: [&str; 15] = [
    "wins",
    "ends",
    "stage",
    "progress",
    "cat",
    "effect",
    "wonder",
    "saves",
    "unseen",
    "extra-card",
    "resources",
    "coins",
    "points",
    "science",
    "military",
];

/// The game by the rulebook, and one with the options that open other choices or hide more.
fn setups(seats: usize) -> [Setup; 2] {
    let book = Setup::new(seats).unwrap();
    let mut other = book;
    for (name, value) in
        [("wonders", "draft"), ("search", "secret"), ("effects", "may"), ("extra_time", "at_once"), ("extra", "may")]
    {
        other.set(name, value).unwrap();
    }
    [book, other]
}

fn legal(game: &Architects, seat: Seat) -> Actions<Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays a game at random and shows each position in which a seat chooses.
fn walk(setup: Setup, seed: u64, mut see: impl FnMut(&Architects, Seat, &Actions<Action>)) {
    let mut rng = Xoshiro::new(seed);
    let deal = Architects::shuffle(setup, &mut rng);
    let mut game = Architects::new(setup);
    loop {
        match game.phase() {
            Phase::Over => return,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.first().unwrap();
                let actions = legal(&game, seat);
                see(&game, seat, &actions);
                game.play_unchecked(seat, actions[rng.below(actions.len())]);
            }
        }
    }
}

#[test]
fn every_bot_finds_a_legal_action_at_any_decision() {
    for seats in 2..=7 {
        for setup in setups(seats) {
            let specs = [
                "random",
                "novice",
                "easy",
                "medium",
                "mcts:iters=12,leaf=guided",
                "mcts:iters=30,leaf=look,priors=yes",
            ];
            let mut bots: Vec<_> =
                specs.iter().map(|spec| spec.parse::<Spec>().unwrap().build::<Architects>(7)).collect();
            walk(setup, seats as u64, |game, seat, actions| {
                for (bot, spec) in bots.iter_mut().zip(specs) {
                    let action = bot.choose(Eyes::of(game, seat), actions);
                    assert!(actions.contains(&action), "{spec}: {action:?} in {}", game.position_text());
                }
            });
        }
    }
}

#[test]
fn permuting_everything_a_bot_cannot_see_never_changes_its_move() {
    let mut hidden_differed = 0;
    for seats in 2..=7 {
        for setup in setups(seats) {
            for seed in 0..3 {
                let mut decision = 0;
                walk(setup, seed, |game, seat, actions| {
                    decision += 1;
                    let other = Architects::imagine(&game.view(Some(seat)), &mut Xoshiro::new(decision));
                    if actions.len() == 1 || other == *game && decision % 16 != 0 {
                        return;
                    }
                    hidden_differed += usize::from(other != *game);
                    for settings in [GUIDED, Settings::STRONG] {
                        let choose = |game| {
                            Thinker::new(settings, Budget::Iterations(24), 5).choose(Eyes::of(game, seat), actions)
                        };
                        assert_eq!(choose(game), choose(&other), "{}", game.position_text());
                    }
                    let choose = |game| {
                        let mut bot = "easy".parse::<Spec>().unwrap().build::<Architects>(3);
                        bot.choose(Eyes::of(game, seat), actions)
                    };
                    assert_eq!(choose(game), choose(&other), "{}", game.position_text());
                });
            }
        }
    }
    assert!(hidden_differed > 50, "the worlds differed only {hidden_differed} times");
}

#[test]
fn expectations_are_shares_of_those_who_play_and_reasons_have_sentences() {
    for seats in 2..=7 {
        for setup in setups(seats) {
            walk(setup, 40 + seats as u64, |game, seat, actions| {
                let values = game.expectation();
                assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{values:?}");
                assert!(values[..seats].iter().all(|&value| value > 0.0));
                assert!(values[seats..].iter().all(|&value| value == 0.0));
                for &action in actions {
                    assert!(REASONS.contains(&game.reason(seat, action)), "{action:?}");
                }
            });
        }
    }
}

#[test]
fn hints_name_several_actions_with_their_chances() {
    let setup = Setup::new(5).unwrap();
    let mut seen = 0;
    walk(setup, 3, |game, seat, actions| {
        if actions.len() < 3 || seen > 5 {
            return;
        }
        seen += 1;
        let budget = Budget::Iterations(200);
        let mut thinker = Thinker::<Architects>::new(Settings::STRONG, budget, 1);
        let thoughts = thinker.think(&game.view(Some(seat)), seat, budget, &AtomicBool::new(false));
        assert_eq!(thoughts.findings.len(), actions.len());
        assert!(thoughts.findings.iter().all(|found| (0.0..=1.0).contains(&found.expectation)));
        assert!(thoughts.findings[0].visits >= thoughts.findings[1].visits);
    });
    assert!(seen > 3);
}

/// One bot against others in all other seats, once in every seat of each deal; the share of victories it gets.
fn share(seats: usize, spec: &str, others: &str, deals: u64) -> f64 {
    let setup = Setup::new(seats).unwrap();
    let [spec, others]: [Spec; 2] = [spec, others].map(|text| text.parse().unwrap());
    let mut won = 0.0;
    for (seed, own) in (0..deals).flat_map(|seed| Seat::first(seats).map(move |own| (seed, own))) {
        let deal = Architects::shuffle(setup, &mut Xoshiro::new(seed));
        let mut bots: Vec<_> = Seat::first(seats)
            .map(|seat| (if seat == own { spec } else { others }).build::<Architects>(seed * 8 + seat.index() as u64))
            .collect();
        let mut game = Architects::new(setup);
        while game.phase() != Phase::Over {
            match game.phase() {
                Phase::Act(waiting) => {
                    let seat = waiting.first().unwrap();
                    let action = bots[seat.index()].choose(Eyes::of(&game, seat), &legal(&game, seat));
                    game.play_unchecked(seat, action);
                }
                _ => game.reveal_unchecked(game.dealt(&deal)),
            }
        }
        won += f64::from(game.outcome().unwrap().share(own));
    }
    won / (deals * seats as u64) as f64
}

#[test]
fn looking_ahead_beats_chance_at_every_table() {
    for seats in 2..=7 {
        let share = share(seats, "greedy", "random", 24);
        assert!(share > 1.5 / seats as f64, "{seats} seats: {share}");
    }
}
