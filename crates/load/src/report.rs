//! What came out, for people and for programs.

use crate::house::Memory;
use crate::tables::Played;
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Problems that are told one by one.
const TOLD: usize = 10;

/// What came out.
pub(crate) struct Report {
    seconds: u32,
    tables: usize,
    seats: usize,
    moves: usize,
    games_over: usize,
    bytes: usize,
    /// From the shortest to the longest.
    delays: Vec<Duration>,
    idle: Memory,
    memory: Memory,
    cpu: Duration,
    pub(crate) problems: Vec<String>,
}

impl Report {
    pub(crate) fn new(
        seconds: u32,
        played: Played,
        idle: Memory,
        memory: Memory,
        cpu: Duration,
        problems: Vec<String>,
    ) -> Self {
        let Played { tables, seats, moves, games_over, bytes, mut delays, problems: mut all, .. } = played;
        delays.sort_unstable();
        all.extend(problems);
        Self { seconds, tables, seats, moves, games_over, bytes, delays, idle, memory, cpu, problems: all }
    }

    /// The delay that this share of the moves does not exceed, in milliseconds.
    fn delay(&self, share: f64) -> f64 {
        let place = (self.delays.len() as f64 * share).ceil() as usize;
        let delay = self.delays.get(place.saturating_sub(1)).copied().unwrap_or_default();
        (delay.as_secs_f64() * 100_000.0).round() / 100.0
    }

    fn moves_per_second(&self) -> f64 {
        (self.moves as f64 / f64::from(self.seconds) * 10.0).round() / 10.0
    }

    pub(crate) fn json(&self) -> String {
        let report = json!({
            "tables": self.tables,
            "connections": self.seats,
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.moves_per_second(),
            "games_over": self.games_over,
            "p50_ms": self.delay(0.5),
            "p99_ms": self.delay(0.99),
            "max_ms": self.delay(1.0),
            "bytes_received": self.bytes,
            "server_rss_idle": self.idle.now,
            "server_rss": self.memory.now,
            "server_rss_max": self.memory.most,
            "server_cpu_seconds": self.cpu.as_secs_f64(),
            "problems": self.problems,
        });
        format!("{report}\n")
    }

    pub(crate) fn text(&self) -> String {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        let mut text = String::new();
        let mut line = |name: &str, value: String| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name:<34} {value}");
        };
        line("tables", self.tables.to_string());
        line("connected seats", self.seats.to_string());
        line("seconds", self.seconds.to_string());
        line("moves", self.moves.to_string());
        line("moves per second", self.moves_per_second().to_string());
        line("games played to the end", self.games_over.to_string());
        line("move to the other seats, p50", format!("{} ms", self.delay(0.5)));
        line("move to the other seats, p99", format!("{} ms", self.delay(0.99)));
        line("move to the other seats, longest", format!("{} ms", self.delay(1.0)));
        line("received by all seats", format!("{:.1} MB", megabytes(self.bytes as u64)));
        line("server memory, all seated", format!("{:.1} MB", megabytes(self.idle.now)));
        line("server memory, after play", format!("{:.1} MB", megabytes(self.memory.now)));
        line("server memory, at most", format!("{:.1} MB", megabytes(self.memory.most)));
        line("server processor time", format!("{:.1} s", self.cpu.as_secs_f64()));
        line("lost, doubled or wrong", self.problems.len().to_string());
        for problem in self.problems.iter().take(TOLD) {
            line("", problem.clone());
        }
        text
    }
}
