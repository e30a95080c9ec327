//! How fast the engine is: whole games, legal actions, copies, perft, and worlds imagined from a view.
//!
//! Every bench first asserts what it computes, so that a fast wrong answer is no answer. Counts go with the rules: a
//! change here that no rule explains is a bug. Run by `cargo bench -p wonders`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro, perft};
use wonders::{Action, Setup, Wonders};

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

type Deal = <Wonders as Game>::Deal;

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("three to seven play")
}

/// Plays to the end, or for so many decisions, with a newly shuffled deal or outcomes drawn at need.
fn play(
    setup: Setup,
    seed: u64,
    by_deck: bool,
    most: usize,
    mut see: impl FnMut(&Wonders, Seat, Action),
) -> (Wonders, Option<Deal>) {
    let mut rng = Xoshiro::new(seed);
    let deal = by_deck.then(|| Wonders::shuffle(setup, &mut rng));
    let mut game = Wonders::new(setup);
    let mut actions = Actions::new();
    let mut decisions = 0;
    loop {
        match game.phase() {
            Phase::Over => return (game, deal),
            Phase::Chance => {
                let outcome = deal.as_ref().map_or_else(|| game.draw(&mut rng), |deal| game.dealt(deal));
                game.reveal_unchecked(outcome);
            }
            Phase::Act(_) if decisions == most => return (game, deal),
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                game.legal_actions(seat, &mut actions);
                let action = actions[rng.below(actions.len())];
                see(&game, seat, action);
                game.play_unchecked(seat, action);
                decisions += 1;
            }
        }
    }
}

/// Mixes a text into a number (FNV-1a).
fn mix(sum: &mut u64, text: &str) {
    text.bytes().for_each(|byte| *sum = (*sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
}

/// Where [`mix`] begins.
const NO_TEXT: u64 = 0xcbf2_9ce4_8422_2325;

/// Every decision and last position of the games, mixed into one number, and how many decisions there were.
fn checksum(setup: Setup, by_deck: bool) -> (u64, u64) {
    let (mut decisions, mut sum) = (0, NO_TEXT);
    for seed in 0..GAMES {
        let (game, _) = play(setup, seed, by_deck, usize::MAX, |game, seat, action| {
            decisions += 1;
            mix(&mut sum, &format!("{seat} {}\n", game.action_text(seat, action)));
        });
        mix(&mut sum, &format!("{}\n", game.position_text()));
    }
    (decisions, sum)
}

/// Whole random games with every outcome drawn at need. Items are decisions.
#[divan::bench(args = [3, 4, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts(bencher: Bencher, seats: usize) {
    whole_games(bencher, seats, false);
}

/// Whole random games, the shuffle of each included. Items are decisions.
#[divan::bench(args = [3, 4, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts_by_deck(bencher: Bencher, seats: usize) {
    whole_games(bencher, seats, true);
}

fn whole_games(bencher: Bencher, seats: usize, by_deck: bool) {
    let (_, known) = TABLES.iter().find(|(other, _)| *other == seats).expect("the table is known");
    let expected = known[usize::from(by_deck)];
    let setup = for_seats(seats);
    assert_eq!(checksum(setup, by_deck), expected, "{setup}, by deck: {by_deck}");
    bencher.counter(ItemsCount::new(expected.0)).bench(|| {
        for seed in 0..GAMES {
            black_box(play(setup, seed, by_deck, usize::MAX, |_, _, _| {}));
        }
    });
}

/// The position of so many after some random decisions; the same as in the files of `tests/perft`.
fn position(seats: usize, seed: u64, decisions: usize) -> (Wonders, Deal) {
    let (game, deal) = play(for_seats(seats), seed, true, decisions, |_, _, _| {});
    (game, deal.expect("the decks were dealt"))
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
    let mut found = NO_TEXT;
    for _ in 0..100 {
        let world = Wonders::imagine(&view, &mut rng);
        assert_eq!(world.view(Some(Seat::A)), view);
        mix(&mut found, &world.position_text());
    }
    assert_eq!(found, sum, "{seats} seats, after {decisions} decisions");
    bencher.bench_local(|| Wonders::imagine(black_box(&view), &mut rng));
}

/// What a seat knows, worked out from a position.
#[divan::bench(args = [3, 7])]
fn view(bencher: Bencher, seats: usize) {
    let (game, _) = position(seats, 14, 17 * seats);
    assert_eq!(game.view(Some(Seat::A)).hand(), *game.hand(Seat::A));
    bencher.bench(|| black_box(&game).view(Some(Seat::A)));
}
