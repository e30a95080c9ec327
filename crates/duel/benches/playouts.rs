//! How fast the engine is: whole games, legal actions, prices, copies and perft.
//!
//! Every bench first asserts what it computes, so that a fast wrong answer is no answer. Counts go with the rules: a
//! change here that no rule explains is a bug. Run by `cargo bench -p duel`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use duel::{Duel, Expansion, Setup};
use table::{Actions, Game, Seat, perft};
use trials::counts;
use trials::playouts::{Dealt, checksum, playout};

fn main() {
    divan::main();
}

/// Games whose decisions and endings are known: the number of decisions, and a sum over everything.
const GAMES: u64 = 1000;
const BASE: (u64, u64) = (71_290, 14_785_026_219_407_551_513);
const WITH_EXPANSIONS: (u64, u64) = (111_882, 16_507_106_096_238_005_487);

fn with_expansions() -> Setup {
    Setup::with(Expansion::ALL)
}

/// The position after some random decisions; the same as in the files of `tests/perft`.
fn position(seed: u64, decisions: usize) -> (Duel, <Duel as Game>::Deal) {
    counts::position(Setup::default(), seed, decisions)
}

/// Whole random games, the shuffle of each included. Items are decisions.
#[divan::bench(sample_count = 30, sample_size = 1)]
fn playouts(bencher: Bencher) {
    whole_games(bencher, Setup::default(), BASE);
}

/// The same with Pantheon and Agora.
#[divan::bench(sample_count = 30, sample_size = 1)]
fn playouts_with_expansions(bencher: Bencher) {
    whole_games(bencher, with_expansions(), WITH_EXPANSIONS);
}

fn whole_games(bencher: Bencher, setup: Setup, expected: (u64, u64)) {
    assert_eq!(checksum::<Duel>(setup, Dealt::ByDeck, GAMES), expected, "{setup}");
    bencher.counter(ItemsCount::new(expected.0)).bench(|| {
        for seed in 0..GAMES {
            black_box(playout::<Duel>(setup, seed, Dealt::ByDeck, |_, _, _| {}));
        }
    });
}

/// Decisions into the game with seed 12, and how many actions are legal there.
const FIXED_POSITIONS: [(usize, usize); 5] = [(0, 4), (8, 12), (18, 6), (38, 12), (58, 4)];

#[divan::bench(args = FIXED_POSITIONS)]
fn legal_actions(bencher: Bencher, (decisions, count): (usize, usize)) {
    let (game, _) = position(12, decisions);
    let seat = game.chooser().expect("somebody has to act");
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    assert_eq!(actions.len(), count, "after {decisions} decisions");
    bencher.bench_local(|| {
        black_box(&game).legal_actions(seat, &mut actions);
        actions.len()
    });
}

/// Every building and wonder for both seats in the middle of Age II. Items are prices.
#[divan::bench]
fn prices(bencher: Bencher) {
    let (game, _) = position(12, 40);
    let (cards, wonders) = (game.setup().cards(), game.setup().wonders());
    let sum = |game: &Duel| -> u64 {
        let of = |seat| {
            let buildings = cards.iter().map(move |card| game.building_price(seat, card).total());
            let wonders = wonders.iter().map(move |wonder| game.wonder_price(seat, wonder).total());
            buildings.chain(wonders).map(u64::from).sum::<u64>()
        };
        of(Seat::A) + of(Seat::B)
    };
    assert_eq!(sum(&game), 642);
    let prices = 2 * (cards.len() + wonders.len());
    bencher.counter(ItemsCount::new(prices)).bench(|| sum(black_box(&game)));
}

/// To copy a position is to fork the game.
#[divan::bench]
fn copy(bencher: Bencher) {
    let (game, _) = position(12, 40);
    let copied = *black_box(&game);
    assert_eq!(copied, game);
    bencher.bench(|| *black_box(&game));
}

/// Five decisions of Age I, as in `tests/perft/ages.perft`. Items are sequences.
#[divan::bench]
fn perft_of_five(bencher: Bencher) {
    const COUNT: u64 = 312_102;
    let (game, deal) = position(11, 8);
    assert_eq!(perft(&game, &deal, 5), COUNT);
    bencher.counter(ItemsCount::new(COUNT)).bench(|| perft(black_box(&game), &deal, 5));
}
