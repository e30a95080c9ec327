//! How fast the engine is, without and with Armada: whole games, legal actions, copies, perft, and worlds imagined from a view.
//!
//! Every bench first asserts what it computes, so that a fast wrong answer is no answer. Counts go with the rules: a
//! change here that no rule explains is a bug. Run by `cargo bench -p wonders`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Actions, Game, Notation, Seat, Xoshiro, perft};
use trials::counts;
use trials::playouts::{Dealt, TextSum, checksum, playout};
use wonders::armada::{self, Armada};
use wonders::{Setup, Wonders};

fn main() {
    divan::main();
}

const GAMES: u64 = 1000;

/// Seats, and what is known of the games drawn at need and of those dealt by deck: the number of decisions, and a sum
/// over everything.
#[rustfmt::skip]
const TABLES: [(usize, [(u64, u64); 2]); 4] = [
    (3, [(54_387, 13_163_844_413_120_714_557), (54_361, 12_472_887_218_326_526_864)]),
    (4, [(72_547, 11_623_372_117_429_618_406), (72_581, 7_861_763_575_710_960_835)]),
    (5, [(90_699, 4_083_368_784_380_256_601), (90_686, 2_179_481_646_741_198_804)]),
    (7, [(126_817, 18_329_737_064_046_795_446), (126_863, 14_546_574_592_997_707_453)]),
];

/// The same of games with Armada.
#[rustfmt::skip]
const TABLES_WITH_ARMADA: [(usize, [(u64, u64); 2]); 4] = [
    (3, [(63_566, 3_630_083_147_235_956_314), (63_568, 3_075_010_247_477_076_684)]),
    (4, [(84_798, 7_837_737_509_098_008_757), (84_789, 4_181_786_258_911_342_697)]),
    (6, [(127_102, 18_229_935_072_484_905_188), (127_102, 17_148_493_873_629_310_601)]),
    (8, [(144_744, 17_412_664_611_642_613_554), (144_701, 4_223_456_734_765_604_730)]),
];

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("three to seven play")
}

fn with_armada(seats: usize) -> armada::Setup {
    armada::Setup::new(seats).expect("three to eight play")
}

/// Whole random games with every outcome drawn at need. Items are decisions.
#[divan::bench(args = [3, 4, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts(bencher: Bencher, seats: usize) {
    whole_games::<Wonders>(bencher, for_seats(seats), Dealt::AtNeed, known(&TABLES, seats));
}

/// Whole random games, the shuffle of each included. Items are decisions.
#[divan::bench(args = [3, 4, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts_by_deck(bencher: Bencher, seats: usize) {
    whole_games::<Wonders>(bencher, for_seats(seats), Dealt::ByDeck, known(&TABLES, seats));
}

/// Whole random games with Armada, every outcome drawn at need. Items are decisions.
#[divan::bench(args = [3, 4, 6, 8], sample_count = 30, sample_size = 1)]
fn armada_playouts(bencher: Bencher, seats: usize) {
    whole_games::<Armada>(bencher, with_armada(seats), Dealt::AtNeed, known(&TABLES_WITH_ARMADA, seats));
}

/// Whole random games with Armada, the shuffle of each included. Items are decisions.
#[divan::bench(args = [3, 4, 6, 8], sample_count = 30, sample_size = 1)]
fn armada_playouts_by_deck(bencher: Bencher, seats: usize) {
    whole_games::<Armada>(bencher, with_armada(seats), Dealt::ByDeck, known(&TABLES_WITH_ARMADA, seats));
}

fn known(tables: &[(usize, [(u64, u64); 2])], seats: usize) -> [(u64, u64); 2] {
    tables.iter().find(|(other, _)| *other == seats).expect("the table is known").1
}

fn whole_games<G: Notation>(bencher: Bencher, setup: G::Setup, dealt: Dealt, known: [(u64, u64); 2]) {
    let expected = known[usize::from(dealt == Dealt::ByDeck)];
    assert_eq!(checksum::<G>(setup, dealt, GAMES), expected, "{dealt:?}");
    bencher.counter(ItemsCount::new(expected.0)).bench(|| {
        for seed in 0..GAMES {
            black_box(playout::<G>(setup, seed, dealt, |_, _, _| {}));
        }
    });
}

/// The position of so many after some random decisions; the same as in the files of `tests/perft`.
fn position(seats: usize, seed: u64, decisions: usize) -> (Wonders, <Wonders as Game>::Deal) {
    counts::position(for_seats(seats), seed, decisions)
}

/// Decisions into the game of four with seed 12, and how many actions are legal there.
const FIXED_POSITIONS: [(usize, usize); 4] = [(0, 12), (20, 5), (40, 6), (60, 13)];

#[divan::bench(args = FIXED_POSITIONS)]
fn legal_actions(bencher: Bencher, (decisions, count): (usize, usize)) {
    let (game, _) = position(4, 12, decisions);
    let seat = game.asked().first().expect("somebody has to act");
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
    let (game, _) = position(4, 12, 40);
    let copied = *black_box(&game);
    assert_eq!(copied, game);
    bencher.bench(|| *black_box(&game));
}

/// Five decisions from the first one on. Items are sequences.
#[divan::bench]
fn perft_of_five(bencher: Bencher) {
    const COUNT: u64 = 195_174;
    let (game, deal) = position(4, 11, 0);
    assert_eq!(perft(&game, &deal, 5), COUNT);
    bencher.counter(ItemsCount::new(COUNT)).bench(|| perft(black_box(&game), &deal, 5));
}

/// Seats, the seed of the game, decisions into it, how often A has looked through the discard pile, and what the first
/// hundred worlds come to that A imagines there.
#[rustfmt::skip]
const IMAGINED: [(usize, u64, usize, usize, u64); 4] = [
    (3, 14, 51, 0, 6_942_036_050_216_496_763),
    (7, 14, 119, 0, 11_196_252_447_362_300_939),
    (3, 2570, 51, 2, 13_944_124_923_669_695_955),
    (7, 4, 114, 2, 9_074_249_956_919_098_181),
];

/// A world that fits what a seat knows: a search asks for thousands from one view.
#[divan::bench(args = IMAGINED)]
fn imagine(bencher: Bencher, (seats, seed, decisions, looks, sum): (usize, u64, usize, usize, u64)) {
    let (game, _) = position(seats, seed, decisions);
    let view = game.view(Some(Seat::A));
    assert_eq!(view.piles.len(), looks);
    let mut rng = Xoshiro::new(1);
    let mut found = TextSum::default();
    for _ in 0..100 {
        let world = Wonders::imagine(&view, &mut rng);
        assert_eq!(world.view(Some(Seat::A)), view);
        found.add(&world.position_text());
    }
    assert_eq!(found.0, sum, "{seats} seats, after {decisions} decisions");
    bencher.bench_local(|| Wonders::imagine(black_box(&view), &mut rng));
}

/// What a seat knows, worked out from a position.
#[divan::bench(args = [3, 7])]
fn view(bencher: Bencher, seats: usize) {
    let (game, _) = position(seats, 14, 17 * seats);
    assert_eq!(game.view(Some(Seat::A)).hand(), *game.hand(Seat::A));
    bencher.bench(|| black_box(&game).view(Some(Seat::A)));
}
