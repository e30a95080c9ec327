//! The results, for people and for programs.

use crate::problem::{Kind, Problem};
use crate::server_process::Usage;
use crate::tables::Played;
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Problems that are told one by one.
const TOLD: usize = 10;
/// Answers of a round count as sent at the same moment if all are sent within this time.
const SAME_MOMENT: Duration = Duration::from_millis(1);

/// The results.
pub(crate) struct Report {
    time: Duration,
    kills: u32,
    /// Without its problems, which stand beside it; delays from the shortest to the longest.
    played: Played,
    seated: Usage,
    usage: Usage,
    problems: Vec<Problem>,
}

impl Report {
    /// The results of so much time with so many kills; the server's use was measured when everybody sat and at the end.
    pub(crate) fn new(time: Duration, kills: u32, mut played: Played, seated: Usage, usage: Usage) -> Self {
        played.delays.sort_unstable();
        let mut problems = std::mem::take(&mut played.problems);
        if usage.bots_interrupted > 0 {
            let text = format!("bots had to begin again {} times", usage.bots_interrupted);
            problems.push(Problem::new(Kind::Wrong, text));
        }
        Self { time, kills, played, seated, usage, problems }
    }

    pub(crate) fn is_good(&self) -> bool {
        self.problems.is_empty()
    }

    /// The delay that this share of the rounds does not exceed, in milliseconds; 0 if there were none.
    fn delay(&self, share: f64) -> f64 {
        let delays = &self.played.delays;
        let place = (delays.len() as f64 * share).ceil() as usize;
        let delay = delays.get(place.saturating_sub(1)).copied().unwrap_or_default();
        (delay.as_secs_f64() * 100_000.0).round() / 100.0
    }

    fn rounds_per_second(&self) -> f64 {
        rounded(self.played.rounds as f64 / self.time.as_secs_f64())
    }

    /// How many of the rounds with several answers at the same moment were sent within it.
    fn within_a_moment(&self) -> usize {
        self.played.spreads.iter().filter(|spread| **spread <= SAME_MOMENT).count()
    }

    fn count(&self, kind: Kind) -> usize {
        self.problems.iter().filter(|problem| problem.kind == kind).count()
    }

    pub(crate) fn json(&self) -> String {
        let played = &self.played;
        let report = json!({
            "tables": played.tables,
            "connections": played.seats,
            "seconds": rounded(self.time.as_secs_f64()),
            "rounds": played.rounds,
            "rounds_per_second": self.rounds_per_second(),
            "answers": played.answers,
            "changes": played.changes,
            "rounds_at_once": played.spreads.len(),
            "rounds_within_1_ms": self.within_a_moment(),
            "games_over": played.games_over,
            "p50_ms": self.delay(0.5),
            "p99_ms": self.delay(0.99),
            "max_ms": self.delay(1.0),
            "bytes_received": played.bytes,
            "updates": played.updates.iter().map(|(table, size)| json!({
                "table": table,
                "count": size.count,
                "mean_bytes": size.mean(),
                "max_bytes": size.most,
            })).collect::<Vec<_>>(),
            "server_rss_idle": self.seated.memory,
            "server_rss": self.usage.memory,
            "server_rss_max": self.usage.most_memory,
            "server_cpu_seconds": self.cpu().as_secs_f64(),
            "kills": self.kills,
            "resent": played.resent,
            "bot_moves": self.usage.bot_moves,
            "bots_restarted": self.usage.bots_interrupted,
            "late": self.count(Kind::Late),
            "refused": self.count(Kind::Refused),
            "lost": self.count(Kind::Lost),
            "doubled": self.count(Kind::Doubled),
            "problems": self.problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
        });
        format!("{report}\n")
    }

    fn cpu(&self) -> Duration {
        self.usage.cpu.saturating_sub(self.seated.cpu)
    }

    pub(crate) fn text(&self) -> String {
        let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / 1e6);
        let milliseconds = |share| format!("{} ms", self.delay(share));
        let mut text = String::new();
        let mut line = |name: &str, value: String| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name:<38} {value}");
        };
        let played = &self.played;
        line("tables", played.tables.to_string());
        line("connected seats", played.seats.to_string());
        line("seconds", rounded(self.time.as_secs_f64()).to_string());
        line("rounds", played.rounds.to_string());
        line("rounds per second", self.rounds_per_second().to_string());
        line("answers", played.answers.to_string());
        line("answers changed", played.changes.to_string());
        line("rounds answered at once", played.spreads.len().to_string());
        line("  all sent within 1 ms", self.within_a_moment().to_string());
        line("games played to the end", played.games_over.to_string());
        line("last answer until all have heard, p50", milliseconds(0.5));
        line("last answer until all have heard, p99", milliseconds(0.99));
        line("last answer until all have heard, most", milliseconds(1.0));
        line("received by all seats", megabytes(played.bytes as u64));
        for (table, size) in &played.updates {
            let kilobytes = |bytes: usize| format!("{:.2} kB", bytes as f64 / 1e3);
            let value = format!("{}, at most {}", kilobytes(size.mean()), kilobytes(size.most));
            line(&format!("update with its view, {table}"), value);
        }
        line("server memory, all seated", megabytes(self.seated.memory));
        line("server memory, after play", megabytes(self.usage.memory));
        line("server memory, at most", megabytes(self.usage.most_memory));
        line("server processor time", format!("{:.1} s", self.cpu().as_secs_f64()));
        line("kills", self.kills.to_string());
        line("requests sent again", played.resent.to_string());
        line("answers of bots", self.usage.bot_moves.to_string());
        line("bots restarted", self.usage.bots_interrupted.to_string());
        line("refused for being late", self.count(Kind::Late).to_string());
        line("refused otherwise", self.count(Kind::Refused).to_string());
        line("lost", self.count(Kind::Lost).to_string());
        line("doubled", self.count(Kind::Doubled).to_string());
        line("problems", self.problems.len().to_string());
        for problem in self.problems.iter().take(TOLD) {
            line("", problem.to_string());
        }
        text
    }
}

fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
