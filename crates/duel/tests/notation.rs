//! Texts of actions and outcomes are read back to exactly what was written, and whatever else is given is refused or
//! makes sense. Valid texts are broken in many small ways. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use damage::TEXTS;
use duel::{Duel, Expansion, Setup};
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
    document::shows_positions::<Duel>(DOCUMENT, "duel", 5);
}

#[test]
fn the_checks_of_the_documents_log_are_those_of_its_lines() {
    document::shows_checks(DOCUMENT, 7);
}

/// Random games show nearly every action, outcome, field and pending item; each is in the document.
#[test]
fn the_document_names_all_that_is_written() {
    document::names_what_is_written::<Duel>(DOCUMENT, 150, 120, |seed, _| {
        Setup::with(Expansion::ALL.into_iter().filter(|_| seed % 5 > 0))
    });
}
