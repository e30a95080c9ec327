//! The log: one line for each request, without names of tables, secrets or anything else that gives access.

use super::{SharedState, openapi};
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::io::IsTerminal;
use std::time::Instant;
use tracing::Level;

/// How the log is written, to standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Only what goes wrong, for people.
    Quiet,
    /// Every request, for people.
    Text,
    /// Every request, for programs: one JSON object a line.
    Json,
}

/// Begins to write the log. Only the first call has an effect.
pub fn start(format: Format) {
    let quiet = format == Format::Quiet;
    let builder = tracing_subscriber::fmt()
        .with_max_level(if quiet { Level::WARN } else { Level::INFO })
        .with_target(false)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let _ = match format {
        Format::Json => tracing::subscriber::set_global_default(builder.json().flatten_event(true).finish()),
        Format::Quiet | Format::Text => tracing::subscriber::set_global_default(builder.compact().finish()),
    };
}

/// Counts a request, and writes its line.
pub(super) async fn request(State(http): State<SharedState>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    // Whoever has the link of a table can join it: the log names the route, not the path.
    let route = request.extensions().get::<MatchedPath>().map_or("page", |path| path.as_str()).to_owned();
    let response = next.run(request).await;
    let status = response.status();
    // In debug builds and tests, no answer may have a status that the description does not list.
    debug_assert!(
        openapi::tells(&http.description, &method, below(&route, &http), status),
        "{method} {route} answers {status}, which its description does not tell"
    );
    http.responses.count(status);
    let millis = start.elapsed().as_secs_f64() * 1000.0;
    tracing::info!(%method, route, status = status.as_u16(), millis, "request");
    response
}

/// The route without the base path.
fn below<'a>(route: &'a str, http: &SharedState) -> &'a str {
    route.strip_prefix(http.config.base_path.as_str()).unwrap_or(route)
}
