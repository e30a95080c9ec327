//! The search where several seats choose at the same time: on the toy, with hidden hands that are passed on, and on a game
//! in which single seats choose between rounds.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod claims;
mod strength;

use bots::{Bot, Budget, Finding, Host, Job, Knowledge, Leaf, Settings, Spec, Thinker, Thoughts, Tree, Weights};
use bots::{outlook, soften};
use claims::Claims;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use strength::{legal, strength};
use table::{Eyes, Game, Phase, Rng, Seat, Xoshiro};
use toy::{Action, Auction, Setup};

const PLAIN: Settings = Settings { leaf: Leaf::Random, priors: false, ..Settings::STRONG };
const KINDS: [Settings; 4] = [
    PLAIN,
    Settings::STRONG,
    Settings { leaf: Leaf::Cut(1), ..Settings::STRONG },
    Settings { leaf: Leaf::Guided, threads: 2, ..Settings::STRONG },
];

fn think<G: Knowledge<EventView: std::hash::Hash, View: Sync>>(
    game: &G,
    seat: Seat,
    settings: Settings,
    iterations: u32,
) -> Thoughts<G::Action> {
    let budget = Budget::Iterations(iterations);
    Thinker::<G>::new(settings, budget, 5).think(&game.view(Some(seat)), seat, budget, &AtomicBool::new(false))
}

/// Shows every position of a random game in which a seat chooses, also those in which others have chosen already.
fn walk(setup: Setup, seed: u64, mut see: impl FnMut(&Auction, Seat)) {
    let mut rng = Xoshiro::new(seed);
    let mut game = Auction::new(setup);
    while game.phase() != Phase::Over {
        match game.phase() {
            Phase::Act(asked) => {
                asked.iter().for_each(|seat| see(&game, seat));
                let seat = asked.iter().nth(rng.below(asked.len())).unwrap();
                let actions = legal(&game, seat);
                game.play_unchecked(seat, actions[rng.below(actions.len())]);
            }
            _ => game.reveal_unchecked(game.draw(&mut rng)),
        }
    }
}

#[test]
fn a_search_is_stronger_than_the_policy_that_plays_the_others_in_it() {
    for (seats, games, least) in [(3, 300, 1.25), (5, 400, 1.15), (7, 560, 1.15)] {
        let strength = strength("mcts:iters=60,leaf=look,priors=yes", seats, games);
        assert!(strength > least, "{seats} seats: {strength}");
    }
}

#[test]
fn looking_at_open_rounds_is_stronger_than_the_policy() {
    for (seats, least) in [(3, 1.25), (7, 1.1)] {
        let strength = strength("greedy", seats, 900);
        assert!(strength > least, "{seats} seats: {strength}");
    }
}

#[test]
fn exchanging_everything_a_seat_cannot_know_changes_nothing_that_is_found() {
    let mut hidden_differed = 0;
    let pairs = Setup::new(4, 3).unwrap().in_pairs().unwrap();
    let ages = Setup::new(3, 2).unwrap().with_ages(2).unwrap();
    for (number, setup) in [Setup::new(2, 3).unwrap(), pairs, ages, Setup::new(8, 3).unwrap()].into_iter().enumerate() {
        let mut seen = 0;
        walk(setup, number as u64, |game, seat| {
            seen += 1;
            let other = Auction::imagine(&game.view(Some(seat)), &mut Xoshiro::new(seen));
            hidden_differed += usize::from(other != *game);
            let kind = KINDS[seen as usize % KINDS.len()];
            assert_eq!(think(game, seat, kind, 80).findings, think(&other, seat, kind, 80).findings);
            let choose =
                |game| "easy".parse::<Spec>().unwrap().build(3).choose(Eyes::of(game, seat), &legal(game, seat));
            assert_eq!(choose(game), choose(&other));
        });
    }
    assert!(hidden_differed > 100, "the worlds differed only {hidden_differed} times");
}

#[test]
fn the_same_seed_finds_the_same() {
    walk(Setup::new(5, 2).unwrap(), 9, |game, seat| {
        for kind in KINDS {
            assert_eq!(think(game, seat, kind, 50).findings, think(game, seat, kind, 50).findings);
        }
    });
}

#[test]
fn every_legal_action_is_found_and_none_besides() {
    walk(Setup::new(4, 3).unwrap(), 2, |game, seat| {
        let thoughts = think(game, seat, Settings::STRONG, 200);
        let mut found: Vec<_> = thoughts.findings.iter().map(|found| found.action).collect();
        let actions = legal(game, seat);
        assert_eq!((found.len(), thoughts.kept), (actions.len(), 0));
        found.retain(|action| actions.contains(action));
        assert_eq!(found.len(), actions.len());
        assert!(thoughts.findings.iter().all(|found| (0.0..=1.0).contains(&found.expectation)));
        assert_eq!(thoughts.line, [(seat, found[0])]);
    });
}

/// A clock that goes on by a millisecond whenever somebody looks at it, and no threads.
#[derive(Default)]
struct Looked(AtomicU64);

impl Host for Looked {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn run_all(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }
}

/// The first choice of a game.
fn first_choice(seats: usize) -> Auction {
    let mut first = None;
    walk(Setup::new(seats, 3).unwrap(), 4, |game, _| {
        first.get_or_insert(*game);
    });
    first.unwrap()
}

#[test]
fn a_search_keeps_its_budget() {
    let game = first_choice(7);
    let visits = |findings: &[Finding<Action>]| findings.iter().map(|found| found.visits).sum::<u32>();
    for iterations in [1, 2, 7, 100] {
        let thoughts = think(&game, Seat::B, PLAIN, iterations);
        assert_eq!((thoughts.iterations, visits(&thoughts.findings)), (u64::from(iterations), iterations));
        assert_eq!(think(&game, Seat::B, Settings::STRONG, iterations).iterations, u64::from(iterations));
    }
    let time = Budget::Time(Duration::from_millis(10));
    let mut thinker = Thinker::<Auction>::hosted(Box::leak(Box::<Looked>::default()), Settings::STRONG, time, 1);
    let thoughts = thinker.think(&game.view(Some(Seat::B)), Seat::B, time, &AtomicBool::new(false));
    assert_eq!(thoughts.iterations, 72, "it looks every eight iterations, and the tenth look says that time is up");
}

#[test]
fn a_tree_stays_within_its_bound_and_still_finds_an_action() {
    let game = first_choice(4);
    let settings = Settings { max_nodes: 1000, ..Settings::STRONG };
    let mut tree = Tree::<Auction>::new(settings, Xoshiro::new(1));
    tree.search(&game.view(Some(Seat::B)), Seat::B, |iterations| iterations < 20_000);
    assert_eq!(tree.nodes(), 1000);
    assert!(game.is_legal(Seat::B, tree.findings()[0].action));
}

#[test]
fn a_seat_that_owes_no_choice_is_told_nothing() {
    let mut game = first_choice(3);
    let action = legal(&game, Seat::A)[0];
    game.play_unchecked(Seat::A, action);
    assert!(think(&game, Seat::A, Settings::STRONG, 20).findings.is_empty());
}

#[test]
fn a_choice_that_a_single_seat_makes_after_the_round_is_searched_too() {
    for kind in KINDS {
        for seat in Seat::first(claims::SEATS) {
            let best = think(&Claims::<false>::new(()), seat, kind, 300).findings[0];
            assert_eq!(best.action, claims::Action::Claim, "a claim is worth most to who takes the points later");
        }
        let claimed = outlook::<Claims<false>>(&Claims::new(()), Seat::B, claims::Action::Claim, &mut Xoshiro::new(1));
        assert!(claimed > 0.1, "what follows from a claim is played by the policy: {claimed}");
        let mut game = Claims::<false>::new(());
        Seat::first(claims::SEATS).for_each(|seat| game.play_unchecked(seat, claims::Action::Claim));
        let [first, second] = think(&game, Seat::A, kind, 300).findings[..] else { panic!("there are two actions") };
        assert_eq!((first.action, second.action), (claims::Action::Take, claims::Action::Leave));
        // Whoever takes shares with each of the others half of the time; who leaves shares only when all do.
        assert!((first.expectation - 7.0 / 12.0).abs() < 0.1, "{first:?}");
        assert!((second.expectation - 1.0 / 12.0).abs() < 0.1, "{second:?}");
    }
}

#[test]
#[should_panic(expected = "Others::ByPolicy")]
fn a_game_that_does_not_say_that_several_choose_at_once_is_not_searched() {
    think(&Claims::<true>::new(()), Seat::A, PLAIN, 10);
}

#[test]
fn a_softened_policy_takes_everything_now_and_then_and_the_best_most() {
    let weights = |temperature| {
        let mut weights = Weights::new();
        soften(&[1.0, 3.0, -50.0], temperature, &mut weights);
        weights.to_vec()
    };
    assert_eq!(weights(0.01), [1, 65_537, 1]);
    let even = weights(2.0);
    assert!(even[2] == 1 && (even[0] as f32 / even[1] as f32 - (-1.0_f32).exp()).abs() < 1e-3, "{even:?}");
}
