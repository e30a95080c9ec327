//! Bots at the tables of 7 Wonders, from three to seven seats.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use bots::{Bot, Budget, Knowledge, Leaf, Settings, Spec, Thinker, Weights};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use table::{Actions, Eyes, Game, Notation, Phase, Rng, Seat, Xoshiro};
use wonders::{Action, Setup, Wonders};

const GUIDED: Settings = Settings { leaf: Leaf::Guided, ..Settings::STRONG };

/// Every slug of a reason; people read a sentence for each.
const REASONS: [&str; 9] =
    ["stage", "denies", "coins", "saves", "wonder", "production", "points", "military", "science"];

/// The game as it comes out of the box, and one with options that open other choices.
fn setups(seats: usize) -> [Setup; 2] {
    let first = Setup::new(seats).unwrap();
    let mut other = first;
    for (name, value) in
        [("edition", "second"), ("wonders", "chosen"), ("sides", "chosen"), ("last_card", "halicarnassus_first")]
    {
        other.set(name, value).unwrap();
    }
    [first, other]
}

fn legal(game: &Wonders, seat: Seat) -> Actions<Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays a game; everybody chooses before any choice is known.
fn play(setup: Setup, seed: u64, mut choose: impl FnMut(&Wonders, Seat, &Actions<Action>) -> Action) -> Wonders {
    let deal = Wonders::shuffle(setup, &mut Xoshiro::new(seed));
    let mut game = Wonders::new(setup);
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

/// Plays a game by the policy, at random now and then, and shows each position in which a seat chooses.
fn walk(setup: Setup, seed: u64, mut see: impl FnMut(&Wonders, Seat, &Actions<Action>)) {
    let mut rng = Xoshiro::new(seed);
    play(setup, seed, |game, seat, actions| {
        see(game, seat, actions);
        let mut weights = Weights::new();
        game.policy(seat, actions, &mut weights);
        if rng.below(3) == 0 {
            actions[rng.below(actions.len())]
        } else {
            actions[(0..weights.len()).max_by_key(|&i| weights[i]).unwrap()]
        }
    });
}

#[test]
fn every_bot_finds_a_legal_action_at_any_decision() {
    for seats in 3..=7 {
        for setup in setups(seats) {
            let specs = ["random", "novice", "easy", "medium", "mcts:iters=6,leaf=guided", "mcts:iters=12,leaf=best"];
            let mut bots: Vec<_> = specs.iter().map(|spec| spec.parse::<Spec>().unwrap().build::<Wonders>(7)).collect();
            walk(setup, seats as u64, |game, seat, actions| {
                if seat.index() != game.turn() % seats {
                    return;
                }
                for (bot, spec) in bots.iter_mut().zip(specs) {
                    let action = bot.choose(Eyes::of(game, seat), actions);
                    assert!(actions.contains(&action), "{spec}: {action:?} in {}", game.position_text());
                }
            });
        }
    }
}

#[test]
fn exchanging_everything_a_bot_cannot_know_never_changes_its_choice() {
    let mut hidden_differed = 0;
    for seats in 3..=7 {
        for setup in setups(seats) {
            let mut decision = 0;
            walk(setup, 20 + seats as u64, |game, seat, actions| {
                decision += 1;
                if actions.len() == 1 || decision % 4 != 0 {
                    return;
                }
                // The same for this seat: other hands, other cards put away, other choices face down.
                let other = Wonders::imagine(&game.view(Some(seat)), &mut Xoshiro::new(decision));
                hidden_differed += usize::from(other != *game);
                for settings in [GUIDED, Settings::STRONG, Settings { priors: false, ..Settings::STRONG }] {
                    let choose =
                        |game| Thinker::new(settings, Budget::Iterations(12), 5).choose(Eyes::of(game, seat), actions);
                    assert_eq!(choose(game), choose(&other), "{}", game.position_text());
                }
                let choose = |game| {
                    let mut bot = "easy".parse::<Spec>().unwrap().build::<Wonders>(3);
                    bot.choose(Eyes::of(game, seat), actions)
                };
                assert_eq!(choose(game), choose(&other), "{}", game.position_text());
            });
        }
    }
    assert!(hidden_differed > 50, "the worlds differed only {hidden_differed} times");
}

/// The policy stands for others in imagined worlds: it must not look at what its seat would not know.
#[test]
fn the_policy_looks_only_at_what_its_seat_knows() {
    for seats in 3..=7 {
        for setup in setups(seats) {
            walk(setup, 60 + seats as u64, |game, seat, actions| {
                let other = Wonders::imagine(&game.view(Some(seat)), &mut Xoshiro::new(9));
                let weights = |game: &Wonders| {
                    let mut weights = Weights::new();
                    game.policy(seat, actions, &mut weights);
                    weights
                };
                let own = weights(game);
                assert_eq!(own, weights(&other), "{}", game.position_text());
                assert_eq!(own.len(), actions.len());
                assert!(own.iter().all(|&weight| weight > 0));
            });
        }
    }
}

#[test]
fn expectations_are_shares_of_those_who_play_and_reasons_have_sentences() {
    for seats in 3..=7 {
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
    let mut seen = 0;
    walk(Setup::new(5).unwrap(), 3, |game, seat, actions| {
        if actions.len() < 3 || seen > 5 || seat != Seat::A {
            return;
        }
        seen += 1;
        let budget = Budget::Iterations(100);
        let mut thinker = Thinker::<Wonders>::new(Settings::STRONG, budget, 1);
        let thoughts = thinker.think(&game.view(Some(seat)), seat, budget, &AtomicBool::new(false));
        assert_eq!(thoughts.findings.len(), actions.len());
        assert_eq!(thoughts.iterations, 100);
        assert!(thoughts.findings.iter().all(|found| (0.0..=1.0).contains(&found.expectation)));
    });
    assert!(seen > 3);
}

#[test]
fn a_search_by_the_clock_keeps_its_time() {
    let mut seen = 0;
    walk(Setup::new(7).unwrap(), 4, |game, seat, actions| {
        if actions.len() < 3 || seen > 3 || seat != Seat::A {
            return;
        }
        seen += 1;
        let time = Duration::from_millis(60);
        let mut bot = Thinker::<Wonders>::new(Settings { leaf: Leaf::Best, ..Settings::STRONG }, Budget::Time(time), 1);
        let start = Instant::now();
        bot.choose(Eyes::of(game, seat), actions);
        let over = start.elapsed().saturating_sub(time);
        assert!(over < Duration::from_millis(400), "{over:?} over its time");
    });
    assert!(seen > 3);
}

/// One bot against others in all other seats, once in every seat of each deal; the share of victories it gets, as a multiple
/// of an even share.
fn strength(seats: usize, spec: &str, others: &str, deals: u64) -> f64 {
    let [spec, others]: [Spec; 2] = [spec, others].map(|text| text.parse().unwrap());
    let mut won = 0.0;
    for (seed, own) in (0..deals).flat_map(|seed| Seat::first(seats).map(move |own| (seed, own))) {
        let mut bots: Vec<_> = Seat::first(seats)
            .map(|seat| (if seat == own { spec } else { others }).build::<Wonders>(seed * 8 + seat.index() as u64))
            .collect();
        let game = play(Setup::new(seats).unwrap(), seed, |game, seat, actions| {
            bots[seat.index()].choose(Eyes::of(game, seat), actions)
        });
        won += f64::from(game.outcome().unwrap().share(own));
    }
    won / deals as f64
}

#[test]
fn levels_are_ordered() {
    for (seats, deals) in [(3, 8), (5, 3), (7, 2)] {
        let novice = strength(seats, "novice", "random", deals);
        assert!(novice > 1.6, "{seats} seats: novice {novice}");
        let medium = strength(seats, "medium", "novice", deals);
        assert!(medium > 1.6, "{seats} seats: medium against novice {medium}");
    }
}
