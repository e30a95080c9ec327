//! Prints how strong bots are where several choose at the same time: the table of `docs/bots.md`. It takes minutes.
//!
//! ```text
//! cargo run --release -p bots --example strengths_toy
//! ```

#![allow(clippy::unwrap_used)] // a tool for those who build the bots

#[path = "../tests/strength/mod.rs"]
mod strength;

use strength::strength;

/// Searches, without what they have in common.
const SEARCHES: [&str; 5] = [
    "iters=40,leaf=look",
    "iters=300,leaf=look",
    "iters=1000,leaf=look",
    "iters=300,leaf=cut2",
    "iters=300,leaf=guided",
];

fn main() {
    let searches = SEARCHES.map(|kind| format!("mcts:{kind},priors=yes"));
    for spec in ["random".to_owned(), "greedy".to_owned()].into_iter().chain(searches) {
        let strengths = [3, 5, 7].map(|seats| strength(&spec, seats, 420 * seats as u64 / 3));
        println!("{spec}: {strengths:.2?}");
    }
}
