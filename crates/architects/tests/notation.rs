//! Texts of actions and outcomes are read back to exactly what was written, and whatever else is given is refused or
//! makes sense. Valid texts are broken in many small ways. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use architects::{Architects, OPTIONS, Setup};
use damage::TEXTS;
use table::{Rng, Xoshiro};
use trials::document;

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
    document::shows_positions::<Architects>(DOCUMENT, "architects/", 2);
}

/// Random games show nearly every action, outcome, field and pending item; each is in the document.
#[test]
fn the_document_names_all_that_is_written() {
    let document = DOCUMENT.split_once("## Events of Architects").expect("the document tells about this game").1;
    document::names_what_is_written::<Architects>(document, 80, 50, |seed, rng: &mut Xoshiro| {
        let mut setup = Setup::new(2 + rng.below(6)).expect("two to seven play");
        for option in OPTIONS.iter().filter(|_| seed % 2 == 0) {
            setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
        }
        setup
    });
}
