//! How fast the engine is: whole games, legal actions, copies and perft.
//!
//! Every bench first asserts what it computes, so that a fast wrong answer is no answer. Counts go with the rules: a
//! change here that no rule explains is a bug. Run by `cargo bench -p architects`.

use architects::{Architects, Setup};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Actions, Game, perft};
use trials::counts;
use trials::playouts::{Dealt, checksum, playout};

fn main() {
    divan::main();
}

const GAMES: u64 = 1000;

/// Seats, and what is known of the games drawn at need and of those dealt by deck: the number of decisions, and a sum
/// over everything.
#[rustfmt::skip]
const TABLES: [(usize, [(u64, u64); 2]); 4] = [
    (2, [(73_863, 14_096_929_543_635_935_677), (73_237, 17_709_324_534_887_241_989)]),
    (3, [(101_359, 16_933_262_544_418_334_845), (100_686, 2_445_478_697_073_651_187)]),
    (5, [(155_359, 7_254_331_245_195_929_383), (153_722, 8_877_759_331_108_572_026)]),
    (7, [(206_356, 16_938_377_283_379_156_248), (205_201, 2_664_031_202_837_394_900)]),
];

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("two to seven play")
}

/// Whole random games with every outcome drawn at need. Items are decisions.
#[divan::bench(args = [2, 3, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts(bencher: Bencher, seats: usize) {
    whole_games(bencher, seats, Dealt::AtNeed);
}

/// Whole random games, the shuffle of each included. Items are decisions.
#[divan::bench(args = [2, 3, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts_by_deck(bencher: Bencher, seats: usize) {
    whole_games(bencher, seats, Dealt::ByDeck);
}

fn whole_games(bencher: Bencher, seats: usize, dealt: Dealt) {
    let (_, known) = TABLES.iter().find(|(other, _)| *other == seats).expect("the table is known");
    let expected = known[usize::from(dealt == Dealt::ByDeck)];
    let setup = for_seats(seats);
    assert_eq!(checksum::<Architects>(setup, dealt, GAMES), expected, "{setup}, {dealt:?}");
    bencher.counter(ItemsCount::new(expected.0)).bench(|| {
        for seed in 0..GAMES {
            black_box(playout::<Architects>(setup, seed, dealt, |_, _, _| {}));
        }
    });
}

/// The position of three after some random decisions; the same as in the files of `tests/perft`.
fn position(seed: u64, decisions: usize) -> (Architects, <Architects as Game>::Deal) {
    counts::position(for_seats(3), seed, decisions)
}

/// Decisions into the game with seed 12, and how many actions are legal there.
const FIXED_POSITIONS: [(usize, usize); 4] = [(0, 3), (20, 1), (40, 4), (60, 4)];

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

/// To copy a position is to fork the game.
#[divan::bench]
fn copy(bencher: Bencher) {
    let (game, _) = position(12, 40);
    let copied = *black_box(&game);
    assert_eq!(copied, game);
    bencher.bench(|| *black_box(&game));
}

/// Ten decisions from the first one on. Items are sequences.
#[divan::bench]
fn perft_of_ten(bencher: Bencher) {
    const COUNT: u64 = 33_847;
    let (game, deal) = position(11, 0);
    assert_eq!(perft(&game, &deal, 10), COUNT);
    bencher.counter(ItemsCount::new(COUNT)).bench(|| perft(black_box(&game), &deal, 10));
}
