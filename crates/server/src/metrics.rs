//! What the server counts.

use std::sync::atomic::AtomicU64;

/// Counters and gauges at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: usize,
    /// Connections.
    pub connections: usize,
    /// Moves of people since the start.
    pub moves: u64,
    /// Moves of bots since the start.
    pub bot_moves: u64,
    /// Thoughts of bots given up since the start, because their question was gone.
    pub bots_interrupted: u64,
    /// Requests refused since the start.
    pub refusals: u64,
    /// Readers dropped because they were too slow, since the start.
    pub dropped: u64,
    /// Positions that wait for a thread to think about them.
    pub bot_queue: usize,
    /// Steps of journals written since the start.
    pub steps: u64,
    /// Transactions they took.
    pub commits: u64,
}

/// The counters behind [`Metrics`].
#[derive(Default, Debug)]
pub(crate) struct Counters {
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) bots_interrupted: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) dropped: AtomicU64,
}
