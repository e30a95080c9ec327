//! People and tables, as requests and answers.

use super::body::JsonBody;
use super::limits::Address;
use super::refused::{Refused, RefusedBody, status};
use super::{SharedState, cookie};
use crate::{Person, Secret, Session, UserAgent};
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{
    CreateTable, Created, DeviceLink, Enter, Games, Me, Message, Refusal, Reply, Request, SeatLetter, SetName, Tables,
};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Everything below `/api`.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(routes!(me, name))
        .routes(routes!(link))
        .merge(super::devices::routes())
        .routes(routes!(enter))
        .routes(routes!(games))
        .routes(routes!(tables, create))
        .routes(routes!(table))
        .routes(routes!(command))
        .routes(routes!(log))
        .routes(routes!(super::socket::open))
}

/// The person whose secret the request carries, if it carries any that is known. If that cannot be found out, the
/// request is refused: nobody is taken for a stranger because the database is busy.
pub(super) struct CurrentPerson(pub(super) Option<Person>);

impl CurrentPerson {
    fn named(self) -> Result<Person, Refused> {
        self.0.ok_or(Refused(Refusal::NoName))
    }
}

impl FromRequestParts<SharedState> for CurrentPerson {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, http: &SharedState) -> Result<Self, Refused> {
        let CurrentSession(session) = CurrentSession::from_request_parts(parts, http).await?;
        Ok(Self(session.map(|session| session.person)))
    }
}

/// The same, with the device from which they ask.
pub(super) struct CurrentSession(pub(super) Option<Session>);

impl CurrentSession {
    pub(super) fn named(self) -> Result<Session, Refused> {
        self.0.ok_or(Refused(Refusal::NoName))
    }
}

impl FromRequestParts<SharedState> for CurrentSession {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, http: &SharedState) -> Result<Self, Refused> {
        Ok(Self(match cookie::secret(&parts.headers) {
            Some(secret) => http.registry.session(secret, user_agent(&parts.headers)).await?,
            None => None,
        }))
    }
}

/// The name of a table, or the number of a device, in a path.
pub(super) struct PathId(pub(super) String);

impl FromRequestParts<SharedState> for PathId {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, http: &SharedState) -> Result<Self, Refused> {
        let path = Path::from_request_parts(parts, http).await;
        path.map(|Path(id)| Self(id)).map_err(|_| Refused(Refusal::Malformed))
    }
}

/// What the device says it is.
fn user_agent(headers: &HeaderMap) -> UserAgent {
    UserAgent::read(headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default())
}

fn shown(person: Person) -> Json<Me> {
    Json(Me { id: person.id, name: person.name })
}

/// An answer that gives a person their cookie.
fn with_cookie(http: &SharedState, secret: &str, person: Person) -> Result<Response, Refused> {
    let cookie = cookie::give(secret, &http.config).ok_or(Refused(Refusal::Internal))?;
    Ok(([(SET_COOKIE, cookie)], shown(person)).into_response())
}

fn welcome(http: &SharedState, (person, secret): (Person, Secret)) -> Result<Response, Refused> {
    with_cookie(http, secret.as_str(), person)
}

/// Who the cookie says one is
///
/// To be nobody yet is no error: browsers write every 4xx to the console.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, body = Option<Me>, description = "The person, whose cookie lasts for another year; `null` for nobody yet"),
))]
async fn me(
    State(http): State<SharedState>,
    headers: HeaderMap,
    CurrentPerson(person): CurrentPerson,
) -> Result<Response, Refused> {
    match (person, cookie::secret(&headers)) {
        (Some(person), Some(secret)) => with_cookie(&http, secret, person),
        _ => Ok(Json(None::<Me>).into_response()),
    }
}

/// Takes a name: the first time this makes a person and sets the cookie
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = SetName, responses(
    (status = 200, body = Me),
    (status = 422, body = RefusedBody, description = "`out_of_range`"),
))]
async fn name(
    State(http): State<SharedState>,
    address: Address,
    CurrentPerson(person): CurrentPerson,
    headers: HeaderMap,
    JsonBody(request): JsonBody<SetName>,
) -> Result<Response, Refused> {
    if let Some(person) = person {
        return Ok(shown(http.registry.rename(&person, &request.name).await?).into_response());
    }
    http.rate_limits.count_creation(address, &http.config.limits)?;
    welcome(&http, http.registry.new_person(&request.name, user_agent(&headers)).await?)
}

/// Makes a link that opens once, on another device of the same person
#[utoipa::path(post, path = "/api/me/link", tag = "people", responses(
    (status = 200, body = DeviceLink),
    (status = 401, body = RefusedBody, description = "`no_name`"),
))]
async fn link(State(http): State<SharedState>, session: CurrentSession) -> Result<Json<DeviceLink>, Refused> {
    Ok(Json(http.registry.device_link(&session.named()?).await?))
}

/// Opens such a link: the cookie makes this device the same person
#[utoipa::path(post, path = "/api/enter", tag = "people", request_body = Enter, responses(
    (status = 200, body = Me),
    (status = 404, body = RefusedBody, description = "`not_found`: no such link, or it was used, or it is too old"),
    (status = 429, body = RefusedBody, description = "`too_fast`; `too_many`: devices of this person"),
))]
async fn enter(
    State(http): State<SharedState>,
    address: Address,
    CurrentSession(before): CurrentSession,
    headers: HeaderMap,
    JsonBody(request): JsonBody<Enter>,
) -> Result<Response, Refused> {
    http.rate_limits.count_creation(address, &http.config.limits)?;
    let entered = http.registry.enter(&request.token, user_agent(&headers)).await?;
    if let Some(before) = before {
        // The new cookie takes the place of the old one, whose secret nobody has any more.
        let _ = http.registry.end_device(&before, &before.device).await;
    }
    welcome(&http, entered)
}

/// What can be played
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Games)))]
async fn games() -> Json<Games> {
    Json(Games::all())
}

/// Tables to go on with, to join and to watch
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Tables)))]
async fn tables(
    State(http): State<SharedState>,
    CurrentPerson(person): CurrentPerson,
) -> Result<Json<Tables>, Refused> {
    Ok(Json(http.registry.tables(person.as_ref()).await?))
}

/// Makes a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable, responses(
    (status = 200, body = Created),
    (status = 401, body = RefusedBody, description = "`no_name`"),
    (status = 422, body = RefusedBody, description = "`no_such_table`, `out_of_range`"),
    (status = 429, body = RefusedBody, description = "`too_fast`, `too_many`"),
))]
async fn create(
    State(http): State<SharedState>,
    address: Address,
    person: CurrentPerson,
    JsonBody(request): JsonBody<CreateTable>,
) -> Result<Json<Created>, Refused> {
    let person = person.named()?;
    http.rate_limits.count_creation(address, &http.config.limits)?;
    Ok(Json(http.registry.create(&person, request).await?))
}

/// Through whose eyes a table is looked at.
#[derive(Deserialize)]
struct ViewerQuery {
    seat: Option<SeatLetter>,
}

/// A table as a seat of one's own or a spectator sees it: a `state` message
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(
    ("id" = String, Path),
    ("seat" = Option<String>, Query, description = "A seat of one's own; without it, a spectator's", example = "A"),
), responses(
    (status = 200, body = Message),
    (status = 403, body = RefusedBody, description = "`not_your_seat`"),
    (status = 404, body = RefusedBody, description = "`not_found`"),
))]
async fn table(
    State(http): State<SharedState>,
    PathId(id): PathId,
    query: Result<Query<ViewerQuery>, axum::extract::rejection::QueryRejection>,
    CurrentPerson(person): CurrentPerson,
) -> Result<Json<Message>, Refused> {
    let Ok(Query(query)) = query else { return Err(Refused(Refusal::Malformed)) };
    Ok(Json(http.registry.state(&id, person.as_ref(), query.seat.map(SeatLetter::seat)).await?))
}

/// Asks something of a table, as over its WebSocket. A refusal has its status, and stands in the reply as well
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)),
    request_body = Request, responses(
    (status = 200, body = Reply),
    (status = 401, body = Reply, description = "`no_name`"),
    (status = 403, body = Reply, description = "`not_your_seat`, `not_host`; `foreign_origin`, without a reply"),
    (status = 404, body = RefusedBody, description = "`not_found`"),
    (status = 409, body = Reply, description = "`stale`, `not_your_turn` and others that depend on the moment"),
    (status = 422, body = Reply, description = "`illegal`, `out_of_range`"),
    (status = 429, body = Reply, description = "`too_many`; `too_fast`, without a reply"),
))]
async fn command(
    State(http): State<SharedState>,
    PathId(id): PathId,
    CurrentPerson(person): CurrentPerson,
    JsonBody(request): JsonBody<Request>,
) -> Result<(StatusCode, Json<Reply>), Refused> {
    let reply = http.registry.command(&id, person.as_ref(), request).await?;
    Ok((reply.refusal.map_or(StatusCode::OK, status), Json(reply)))
}

/// The log of a game that is over, for `pharos verify` and `pharos replay`
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = RefusedBody, description = "`not_found`"),
    (status = 409, body = RefusedBody, description = "`not_over`"),
))]
async fn log(State(http): State<SharedState>, PathId(id): PathId) -> Result<Response, Refused> {
    let text = http.registry.export(&id).await?;
    // The name is safe: the table was found by it.
    let file = format!("attachment; filename=\"pharos-{id}.log\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text).into_response())
}
