//! The worked examples of `docs/rules/armada.md`, chapter by chapter.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod common;

mod armada {
    mod components;
    mod conflicts;
    mod consequences;
    mod construction;
    mod exploration;
    mod losses;
    mod points;
    mod setup;
    mod teams;
    mod trade;
}
