//! How fast the search is, at the first decision of Age I of Duel, and at the first choice of the toy, where all seats
//! choose at the same time. Each bench asserts what it finds before it is timed.
//!
//! A sample takes a few milliseconds, less than a busy machine leaves a program undisturbed: with many of them, the fastest
//! tells what a core of its own can do.

use bots::{Knowledge, Leaf, Settings, Tree};
use divan::Bencher;
use divan::counter::ItemsCount;
use duel::{Duel, Setup};
use table::{Actions, Game, Phase, Seat, Xoshiro};
use toy::Auction;

fn main() {
    divan::main();
}

const ITERATIONS: u32 = 500;

/// The first decision of Age I after a draft in the order of the offer.
fn first_turn() -> (Duel, Seat) {
    let deal = Duel::shuffle(Setup::default(), &mut Xoshiro::new(1));
    let mut game = Duel::new(Setup::default());
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                if game.structure().present() != 0 {
                    return (game, seat);
                }
                game.legal_actions(seat, &mut actions);
                game.play_unchecked(seat, actions[0]);
            }
            Phase::Over => unreachable!("the draft does not end the game"),
        }
    }
}

fn iterations(bencher: Bencher<'_, '_>, settings: Settings) {
    let (game, seat) = first_turn();
    let view = game.view(Some(seat));
    let search = || {
        let mut tree = Tree::<Duel>::new(settings, Xoshiro::new(1));
        tree.search(&view, seat, |iterations| iterations < ITERATIONS);
        tree
    };
    let findings = search().findings();
    assert_eq!(findings.iter().map(|finding| finding.visits).sum::<u32>(), ITERATIONS - 1);
    assert!(game.is_legal(seat, findings[0].action));
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(search);
}

/// Random play to the end of the game from every new node.
#[divan::bench(sample_count = 400)]
fn random_rollouts(bencher: Bencher<'_, '_>) {
    iterations(bencher, Settings { leaf: Leaf::Random, priors: false, ..Settings::STRONG });
}

/// What the strong levels do: look one action ahead with the network.
#[divan::bench(sample_count = 400)]
fn look_ahead(bencher: Bencher<'_, '_>) {
    iterations(bencher, Settings::STRONG);
}

/// Seven seats that choose at the same time, of which six are played by the policy.
#[divan::bench(sample_count = 400)]
fn rounds_of_seven(bencher: Bencher<'_, '_>) {
    let setup = toy::Setup::new(7, 3).and_then(|setup| setup.with_ages(2)).expect("there is such a table");
    let deal = Auction::shuffle(setup, &mut Xoshiro::new(1));
    let mut game = Auction::new(setup);
    while game.phase() == Phase::Chance {
        game.reveal_unchecked(game.dealt(&deal));
    }
    let view = game.view(Some(Seat::A));
    let search = || {
        let mut tree = Tree::<Auction>::new(Settings::STRONG, Xoshiro::new(1));
        tree.search(&view, Seat::A, |iterations| iterations < ITERATIONS);
        tree
    };
    let tree = search();
    assert_eq!(tree.iterations(), ITERATIONS);
    assert!(game.is_legal(Seat::A, tree.findings()[0].action));
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(search);
}

/// One judgement of a position.
#[divan::bench]
fn judgement(bencher: Bencher<'_, '_>) {
    let (game, _) = first_turn();
    let values = game.expectation();
    assert!((values[0] + values[1] - 1.0).abs() < 1e-5);
    bencher.bench_local(|| divan::black_box(&game).expectation());
}
