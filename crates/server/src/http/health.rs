//! Whether the server works, for whoever keeps it running.

use super::SharedState;
use crate::StoreError;
use crate::app_state::report;
use axum::extract::State;
use axum::http::StatusCode;

/// Whether the server and its database answer
#[utoipa::path(get, path = "/healthz", tag = "server", responses(
    (status = 200, body = String, content_type = "text/plain", description = "`ok`"),
    (status = 503, body = String, content_type = "text/plain", description = "No database, or the server stops"),
))]
pub(super) async fn healthz(State(http): State<SharedState>) -> (StatusCode, &'static str) {
    if http.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match http.registry.health().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(StoreError::Lost(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the database was removed or replaced\n"),
        Err(error) => {
            report(&error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}
