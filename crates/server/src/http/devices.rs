//! The devices of a person, as requests and answers.

use super::api::{CurrentSession, PathId};
use super::refused::{Refused, RefusedBody};
use super::{SharedState, cookie};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::{Devices, Refusal};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Everything below `/api/me/devices`.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new().routes(routes!(list, end_others)).routes(routes!(end))
}

/// The devices on which one is this person
#[utoipa::path(get, path = "/api/me/devices", tag = "people", responses(
    (status = 200, body = Devices),
    (status = 401, body = RefusedBody, description = "`no_name`"),
))]
async fn list(State(http): State<SharedState>, session: CurrentSession) -> Result<Json<Devices>, Refused> {
    Ok(Json(http.registry.devices(&session.named()?).await?))
}

/// Logs out every device but this one: their cookies are worth nothing, their streams and links end
#[utoipa::path(delete, path = "/api/me/devices", tag = "people", responses(
    (status = 200, body = Devices, description = "This one is left"),
    (status = 401, body = RefusedBody, description = "`no_name`"),
))]
async fn end_others(State(http): State<SharedState>, session: CurrentSession) -> Result<Json<Devices>, Refused> {
    let session = session.named()?;
    http.registry.end_other_devices(&session).await?;
    Ok(Json(http.registry.devices(&session).await?))
}

/// Logs one device out; this one, too, which takes its cookie away. Nobody can be a person who has no device left
#[utoipa::path(delete, path = "/api/me/devices/{id}", tag = "people", params(("id" = String, Path)), responses(
    (status = 200, body = Devices, description = "What is left; nothing is shown to a device that has logged out"),
    (status = 401, body = RefusedBody, description = "`no_name`"),
    (status = 404, body = RefusedBody, description = "`not_found`: no device of this person"),
))]
async fn end(
    State(http): State<SharedState>,
    PathId(id): PathId,
    session: CurrentSession,
) -> Result<Response, Refused> {
    let session = session.named()?;
    http.registry.end_device(&session, &id).await?;
    if id == session.device {
        let cookie = cookie::take(&http.config).ok_or(Refused(Refusal::Internal))?;
        return Ok(([(SET_COOKIE, cookie)], Json(Devices { devices: Vec::new() })).into_response());
    }
    Ok(Json(http.registry.devices(&session).await?).into_response())
}
