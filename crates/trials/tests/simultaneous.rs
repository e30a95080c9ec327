//! The harness tries a game in which all seats choose at the same time and face down: the toy.

use proptest::prelude::*;
use table::{Game, Notation, Phase, Seat, SeatSet, Xoshiro};
use toy::{Auction, Setup};
use trials::counts::{choices, position, slow_count};
use trials::playouts::{Dealt, TextSum, checksum, playout};
use trials::{Language, Positions, Texts, legal_actions, step};

const TEXTS: Texts<Auction> = Texts {
    setups: || {
        (2..=4_usize, 1..=3_usize, 1..=3_usize).prop_map(|(seats, rounds, ages)| table(seats, rounds, ages)).boxed()
    },
    many_steps: 420,
    language: Language {
        alphabet: " ,:+-.?rgb12348x",
        separators: " ,:+-x",
        words: "3x2x2 1:2.1,0.0,3.0:+r1,-g2,+b3 bid bury hand lot A B D 0 1 9 r1 g8 b3 ? 3x2 2x1 r5,? r1,r2: g1:+g2 b1:-b2",
        pending: "nothing.S",
        seats: 4,
        pending_before: "nothing",
    },
};

const POSITIONS: Positions<Auction> = Positions {
    texts: TEXTS,
    options: &[],
    is_default_item: |_, _, _| false,
    is_default: |_, _, _| false,
    outgrows_texts: |_| false,
    law: |_| Ok(()),
};

fn setup(seats: usize, rounds: usize) -> Setup {
    table(seats, rounds, 1)
}

fn table(seats: usize, rounds: usize, ages: usize) -> Setup {
    Setup::new(seats, rounds).and_then(|setup| setup.with_ages(ages)).expect("the toy can be played like this")
}

#[test]
fn texts_of_choices_made_at_the_same_time_pass() {
    TEXTS.every_legal_action_reads_back();
    TEXTS.every_outcome_reads_back();
    TEXTS.garbage_is_refused_or_reads_back();
    TEXTS.a_broken_action_is_refused_or_reads_back();
    TEXTS.a_broken_outcome_is_refused_or_reads_back();
}

#[test]
fn texts_of_positions_with_hidden_choices_pass() {
    POSITIONS.every_position_reads_back();
    POSITIONS.garbage_is_refused_or_reads_back();
    POSITIONS.a_broken_position_is_refused_or_reads_back();
    POSITIONS.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

/// Positions in which any of those who owe a choice has made it are reached, not only the first ones.
#[test]
fn seats_choose_in_any_order() {
    let mut waiting = SeatSet::EMPTY;
    for seed in 0..50 {
        let mut rng = Xoshiro::new(seed);
        let mut game = Auction::new(setup(3, 1));
        while game.phase() != Phase::Over {
            if let Phase::Act(seats) = game.phase()
                && seats.len() == 1
            {
                waiting = waiting.iter().chain(seats.iter()).collect();
            }
            step(&mut game, &mut rng).unwrap();
        }
    }
    assert_eq!(waiting, SeatSet::all(3));
}

/// Choices are counted in seating order: two cards each, to bid or to bury, for three seats.
#[test]
fn counts_take_one_seat_after_the_other() {
    let (game, deal) = position::<Auction>(setup(3, 1), 1, 0);
    assert_eq!(choices(&game).map(|(seat, actions)| (seat, actions.len())), Some((Seat::A, 4)));
    let slow =
        |depth| slow_count::<Auction>(setup(3, 1), 1, 0, depth, &|game, seat| legal_actions(game, seat).to_vec());
    for (depth, ways) in [(1, 4), (2, 16), (3, 64), (4, 64)] {
        assert_eq!(table::perft(&game, &deal, depth), ways, "{}", game.position_text());
        assert_eq!(slow(depth), ways);
    }
}

/// Three seats choose six times in two ages of three rounds; everything that happens is in the sum.
#[test]
fn a_checksum_tells_games_apart() {
    let setup = table(3, 3, 2);
    let by_deck = checksum::<Auction>(setup, Dealt::ByDeck, 5);
    assert_eq!(by_deck.0, 5 * 3 * 6);
    assert_eq!(checksum::<Auction>(setup, Dealt::ByDeck, 5), by_deck);
    assert_ne!(checksum::<Auction>(setup, Dealt::AtNeed, 5), by_deck);

    let mut sum = TextSum::default();
    let game = playout::<Auction>(setup, 0, Dealt::ByDeck, |game, seat, action| {
        sum.add(&format!("{seat} {}\n", game.action_text(seat, action)));
    });
    assert_eq!(game.phase(), Phase::Over);
    sum.add(&format!("{}\n", game.position_text()));
    assert_eq!(checksum::<Auction>(setup, Dealt::ByDeck, 1), (3 * 6, sum.0));
}
