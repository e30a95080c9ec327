//! Bots at the tables of 7 Wonders, from three to seven seats.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod wonders_tables;

use bots::{Bot, Budget, Leaf, Settings, Thinker};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use table::{Eyes, Game, Seat};
use wonders::{Setup, Wonders};
use wonders_tables::{
    bots_find_legal_actions, choices_belong_to_views, expectations_are_shares, policy_looks_at_what_its_seat_knows,
    strength, walk,
};

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

#[test]
fn every_bot_finds_a_legal_action_at_any_decision() {
    for seats in 3..=7 {
        setups(seats).into_iter().for_each(|setup| bots_find_legal_actions(setup, seats as u64));
    }
}

#[test]
fn exchanging_everything_a_bot_cannot_know_never_changes_its_choice() {
    let tables = (3..=7).flat_map(|seats| setups(seats).map(|setup| (setup, 20 + seats as u64)));
    let hidden_differed: usize = tables.map(|(setup, seed)| choices_belong_to_views(setup, seed, 4)).sum();
    assert!(hidden_differed > 50, "the worlds differed only {hidden_differed} times");
}

#[test]
fn the_policy_looks_only_at_what_its_seat_knows() {
    for seats in 3..=7 {
        setups(seats).into_iter().for_each(|setup| policy_looks_at_what_its_seat_knows(setup, 60 + seats as u64));
    }
}

#[test]
fn expectations_are_shares_of_those_who_play_and_reasons_have_sentences() {
    for seats in 3..=7 {
        setups(seats).into_iter().for_each(|setup| expectations_are_shares(setup, 40 + seats as u64, &REASONS));
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

#[test]
fn levels_are_ordered() {
    for (seats, deals) in [(3, 8), (5, 3), (7, 2)] {
        let setup = Setup::new(seats).unwrap();
        let novice = strength(setup, "novice", "random", deals);
        assert!(novice > 1.6, "{seats} seats: novice {novice}");
        let medium = strength(setup, "medium", "novice", deals);
        assert!(medium > 1.6, "{seats} seats: medium against novice {medium}");
    }
}
