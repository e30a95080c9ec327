//! Texts of actions and outcomes are read back to exactly what was written, and whatever else is given is refused or
//! makes sense. Valid texts are broken in many small ways. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use damage::TEXTS;
use table::{Rng, Xoshiro};
use trials::document;
use wonders::Step;
use wonders::{OPTIONS, Setup, Wonders};

#[test]
fn every_legal_action_reads_back() {
    TEXTS.every_legal_action_reads_back();
}

#[test]
fn every_outcome_reads_back() {
    TEXTS.every_outcome_reads_back();
}

#[test]
fn garbage_is_refused_or_reads_back() {
    TEXTS.garbage_is_refused_or_reads_back();
}

#[test]
fn a_broken_action_is_refused_or_reads_back() {
    TEXTS.a_broken_action_is_refused_or_reads_back();
}

#[test]
fn a_broken_outcome_is_refused_or_reads_back() {
    TEXTS.a_broken_outcome_is_refused_or_reads_back();
}

/// What `docs/notation.md` says to other programs.
const DOCUMENT: &str = include_str!("../../../docs/notation.md");

#[test]
fn the_positions_of_the_document_are_read_and_written_so() {
    document::shows_positions::<Wonders>(DOCUMENT, "wonders/", 2);
}

/// Random games show nearly every action, outcome and field; each is in the document.
#[test]
fn the_document_names_all_that_is_written() {
    let document = DOCUMENT.split_once("## Events of 7 Wonders").expect("the document tells about this game").1;
    document::names_what_is_written::<Wonders>(document, 120, 25, |seed, rng: &mut Xoshiro| {
        let mut setup = Setup::new(3 + rng.below(5)).expect("three to seven play");
        for option in OPTIONS.iter().filter(|_| seed % 2 == 0) {
            setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
        }
        setup
    });
}

/// Each word for what the table waits for is in the document.
#[test]
fn the_document_names_every_step() {
    let document = DOCUMENT.split_once("## Positions of 7 Wonders").expect("the document tells about this game").1;
    let steps = [
        Step::DealWonders,
        Step::PickWonder,
        Step::DealSides,
        Step::ChooseSide,
        Step::DealAge,
        Step::ChooseCard,
        Step::LastCard,
        Step::Fetch,
        Step::Over,
    ];
    for step in steps {
        assert!(document.contains(&format!("`{}`", step.slug())), "{}", step.slug());
    }
}
