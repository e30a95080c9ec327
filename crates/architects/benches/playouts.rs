//! How fast the engine is: whole games, legal actions, copies and perft.
//!
//! Every bench first asserts what it computes, so that a fast wrong answer is no answer. Counts go with the rules: a
//! change here that no rule explains is a bug. Run by `cargo bench -p architects`.

use architects::{Action, Architects, Setup};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro, perft};

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

type Deal = <Architects as Game>::Deal;

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("two to seven play")
}

/// Plays to the end, or for so many decisions, with a newly shuffled deal or outcomes drawn at need.
fn play(
    setup: Setup,
    seed: u64,
    by_deck: bool,
    most: usize,
    mut see: impl FnMut(&Architects, Seat, Action),
) -> (Architects, Option<Deal>) {
    let mut rng = Xoshiro::new(seed);
    let deal = by_deck.then(|| Architects::shuffle(setup, &mut rng));
    let mut game = Architects::new(setup);
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

/// Every decision and last position of the games, mixed into one number (FNV-1a), and how many decisions there were.
fn checksum(setup: Setup, by_deck: bool) -> (u64, u64) {
    let (mut decisions, mut sum) = (0, 0xcbf2_9ce4_8422_2325_u64);
    let mix = |sum: &mut u64, text: &str| {
        text.bytes().for_each(|byte| *sum = (*sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    };
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
#[divan::bench(args = [2, 3, 5, 7], sample_count = 30, sample_size = 1)]
fn playouts(bencher: Bencher, seats: usize) {
    whole_games(bencher, seats, false);
}

/// Whole random games, the shuffle of each included. Items are decisions.
#[divan::bench(args = [2, 3, 5, 7], sample_count = 30, sample_size = 1)]
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

/// The position of three after some random decisions; the same as in the files of `tests/perft`.
fn position(seed: u64, decisions: usize) -> (Architects, Deal) {
    let (game, deal) = play(for_seats(3), seed, true, decisions, |_, _, _| {});
    (game, deal.expect("the decks were dealt"))
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
