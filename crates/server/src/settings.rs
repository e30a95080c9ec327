//! What can be set about a server: how long things take and how many there may be.

use crate::Time;
use std::time::Duration;

/// How long things take and how many there may be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Threads that think for bots.
    pub bot_threads: usize,
    /// The least time before a bot's move, so that people can follow.
    pub bot_pause: Duration,
    /// How long a hint may think.
    pub hint_time: Duration,
    /// How long a person may be away, when they have to act and no clock runs, before the others may go on.
    pub absence: Duration,
    /// How long a rematch waits, once everybody has come, for devices that have not added randomness to its deal.
    pub randomness: Duration,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// How long a device link works.
    pub device_link: Duration,
    /// Devices that one person may have.
    pub devices_per_person: usize,
    /// Unfinished tables that one person may have made.
    pub tables_per_person: usize,
    /// Connections to one table.
    pub connections_per_table: usize,
    /// Connections of one person.
    pub connections_per_person: usize,
    /// Connections altogether.
    pub connections: usize,
    /// Messages that may wait for a slow reader before it is dropped.
    pub messages_waiting: usize,
    /// Requests of one connection that may wait for an answer.
    pub requests_waiting: usize,
    /// Where the time comes from.
    pub time: Time,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            bot_pause: Duration::from_millis(600),
            hint_time: Duration::from_millis(800),
            absence: Duration::from_secs(3 * 60),
            randomness: Duration::from_secs(2),
            idle: Duration::from_secs(60),
            device_link: Duration::from_secs(10 * 60),
            devices_per_person: 100,
            tables_per_person: 50,
            connections_per_table: 200,
            connections_per_person: 20,
            connections: 10_000,
            messages_waiting: 64,
            requests_waiting: 16,
            time: Time::real(),
        }
    }
}
