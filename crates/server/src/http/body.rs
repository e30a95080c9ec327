//! Reading the body of a request: JSON, said to be JSON, small, and in time.

use super::SharedState;
use super::refused::Refused;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use protocol::Refusal;
use serde::de::DeserializeOwned;

/// The body of a request, read from JSON.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<SharedState> for JsonBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, http: &SharedState) -> Result<Self, Refused> {
        // A form of another site cannot say that it is JSON.
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Refused(Refusal::Malformed));
        }
        let limits = &http.config.limits;
        let reading = axum::body::to_bytes(request.into_body(), limits.body);
        let bytes = match tokio::time::timeout(limits.read, reading).await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(_)) => return Err(Refused(Refusal::TooLarge)),
            Err(_) => return Err(Refused(Refusal::Malformed)),
        };
        serde_json::from_slice(&bytes).map(Self).map_err(|_| Refused(Refusal::Malformed))
    }
}
