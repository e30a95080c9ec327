//! Samples of what is tagged, for tests of the terminal and the page. Each game has its own list.

use serde::Serialize;

/// One of a kind.
#[derive(Serialize)]
pub struct Sample<T> {
    /// It.
    pub sample: T,
    /// A log tells it.
    pub told: bool,
}
