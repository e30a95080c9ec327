//! A refusal as an HTTP answer: a fitting status, and the word for programs and the page.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde::Serialize;
use utoipa::ToSchema;

/// An answer that refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refused(pub(super) Refusal);

/// The body of an answer that refuses.
#[derive(Serialize, ToSchema)]
pub(super) struct RefusedBody {
    /// Why.
    refusal: Refusal,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (status(self.0), body(self.0)).into_response()
    }
}

/// The body alone, for an answer with another status.
pub(super) fn body(refusal: Refusal) -> Json<RefusedBody> {
    Json(RefusedBody { refusal })
}

/// The status that says best what the refusal means.
pub(super) fn status(refusal: Refusal) -> StatusCode {
    match refusal {
        Refusal::Malformed => StatusCode::BAD_REQUEST,
        Refusal::NoName => StatusCode::UNAUTHORIZED,
        Refusal::NotYourSeat | Refusal::NotHost | Refusal::ForeignOrigin => StatusCode::FORBIDDEN,
        Refusal::NotFound => StatusCode::NOT_FOUND,
        Refusal::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
        Refusal::SeatTaken
        | Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::GameOver
        | Refusal::SeatsOpen
        | Refusal::Stale
        | Refusal::KeyUsed
        | Refusal::NotYourTurn
        | Refusal::NothingToUndo
        | Refusal::NobodyAsked
        | Refusal::NotOverdue
        | Refusal::NoStandIn
        | Refusal::NotOver => StatusCode::CONFLICT,
        Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::OutOfRange | Refusal::NoSuchTable | Refusal::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::TooFast | Refusal::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
