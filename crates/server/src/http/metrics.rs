//! Figures in the text form that Prometheus reads. Off unless asked for.

use super::Shared;
use super::refused::Refused;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Answers given since the start, by the first digit of their status.
#[derive(Default)]
pub(super) struct Answers([AtomicU64; 5]);

impl Answers {
    pub(super) fn count(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
        self.0[class].fetch_add(1, Ordering::Relaxed);
    }
}

/// Figures for Prometheus, if the server was started with `--metrics`
#[utoipa::path(get, path = "/metrics", tag = "server", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = super::refused::RefusedBody, description = "`not_found`: not switched on"),
))]
pub(super) async fn metrics(State(app): State<Shared>) -> Response {
    if !app.config.metrics {
        return Refused(Refusal::NotFound).into_response();
    }
    let figures = app.hall.figures();
    let mut text = String::new();
    let mut figure = |name: &str, kind: &str, help: &str, value: u64| {
        // Writing to a string cannot fail.
        let _ = write!(text, "# HELP pharos_{name} {help}\n# TYPE pharos_{name} {kind}\npharos_{name} {value}\n");
    };
    figure("tables", "gauge", "Tables in memory.", figures.tables as u64);
    figure("connections", "gauge", "Open WebSockets.", app.connections.total() as u64);
    figure("bot_queue", "gauge", "Positions that wait for a thinking thread.", figures.bot_queue as u64);
    figure("moves_total", "counter", "Moves of people.", figures.moves);
    figure("bot_moves_total", "counter", "Moves of bots.", figures.bot_moves);
    figure("refusals_total", "counter", "Requests that tables refused.", figures.refusals);
    figure("dropped_readers_total", "counter", "Readers dropped because they were too slow.", figures.dropped);
    figure("steps_total", "counter", "Steps written to the database.", figures.steps);
    figure("commits_total", "counter", "Transactions they took.", figures.commits);
    text += "# HELP pharos_answers_total Answers to requests, by status.\n# TYPE pharos_answers_total counter\n";
    for (class, count) in app.answers.0.iter().enumerate() {
        let _ = writeln!(text, "pharos_answers_total{{status=\"{}xx\"}} {}", class + 1, count.load(Ordering::Relaxed));
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
