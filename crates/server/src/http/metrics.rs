//! Metrics in the text form that Prometheus reads. Off unless asked for.

use super::SharedState;
use super::refused::Refused;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Responses sent since the start, by the first digit of their status.
#[derive(Default)]
pub(super) struct Responses([AtomicU64; 5]);

impl Responses {
    pub(super) fn count(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
        self.0[class].fetch_add(1, Ordering::Relaxed);
    }
}

/// Metrics for Prometheus, if the server was started with `--metrics`
#[utoipa::path(get, path = "/metrics", tag = "server", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = super::refused::RefusedBody, description = "`not_found`: not switched on"),
))]
pub(super) async fn metrics(State(http): State<SharedState>) -> Response {
    if !http.config.metrics {
        return Refused(Refusal::NotFound).into_response();
    }
    let metrics = http.registry.metrics();
    let mut text = String::new();
    let mut metric = |name: &str, kind: &str, help: &str, value: u64| {
        // Writing to a string cannot fail.
        let _ = write!(text, "# HELP pharos_{name} {help}\n# TYPE pharos_{name} {kind}\npharos_{name} {value}\n");
    };
    metric("tables", "gauge", "Tables in memory.", metrics.tables as u64);
    metric("connections", "gauge", "Open WebSockets.", http.connections.total() as u64);
    metric("bot_queue", "gauge", "Positions that wait for a thinking thread.", metrics.bot_queue as u64);
    metric("moves_total", "counter", "Moves of people.", metrics.moves);
    metric("bot_moves_total", "counter", "Moves of bots.", metrics.bot_moves);
    let interrupted = metrics.bots_interrupted;
    metric("bots_interrupted_total", "counter", "Thoughts of bots whose question was gone.", interrupted);
    metric("refusals_total", "counter", "Requests that tables refused.", metrics.refusals);
    metric("dropped_readers_total", "counter", "Readers dropped because they were too slow.", metrics.dropped);
    metric("steps_total", "counter", "Steps written to the database.", metrics.steps);
    metric("commits_total", "counter", "Transactions they took.", metrics.commits);
    text += "# HELP pharos_answers_total Answers to requests, by status.\n# TYPE pharos_answers_total counter\n";
    for (class, count) in http.responses.0.iter().enumerate() {
        let _ = writeln!(text, "pharos_answers_total{{status=\"{}xx\"}} {}", class + 1, count.load(Ordering::Relaxed));
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
