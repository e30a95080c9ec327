//! The description of the HTTP interface for programs. It is made of the routes themselves, so none can be missing.

use super::refused::RefusedBody;
use super::{SharedState, api, health, metrics};
use crate::config::Config;
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::routing::get;
use utoipa::openapi::{Content, OpenApi as Description, Ref, Response, ResponseBuilder, Server};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Where the description lies.
const PATH: &str = "/api/openapi.json";

#[derive(OpenApi)]
#[openapi(
    info(title = "Pharos", description = "Tables that people and bots play at. docs/api.md has a worked example."),
    paths(document),
    tags(
        (name = "people", description = "A person is a name and a secret in a cookie"),
        (name = "tables", description = "What can be played, and playing it"),
        (name = "server", description = "For whoever runs the server, and this description"),
    )
)]
struct Title;

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses(
    (status = 200, body = Object, content_type = "application/json"),
))]
#[expect(dead_code)] // the route is made in `route`, of the finished description
fn document() {}

/// Every route with its description.
pub(super) fn routes(config: &Config) -> (Router<SharedState>, Description) {
    let (router, mut description) = OpenApiRouter::with_openapi(Title::openapi())
        .merge(api::routes())
        .routes(routes!(health::healthz))
        .routes(routes!(metrics::metrics))
        .split_for_parts();
    add_common(&mut description);
    let base = config.base_path.as_str();
    description.servers = (!base.is_empty()).then(|| vec![Server::new(base)]);
    (router, description)
}

/// Answers that no handler gives by itself, with their words: by the layers in front of all of them, by reading a body, and
/// whenever the database or the server is not there.
const ALWAYS: [(StatusCode, &str); 3] = [
    (StatusCode::BAD_REQUEST, "`malformed`: no or several `Host`s, or what cannot be read in path, query or body"),
    (StatusCode::MISDIRECTED_REQUEST, "`foreign_host`: the server does not go by the name in `Host`"),
    (StatusCode::TOO_MANY_REQUESTS, "`too_fast`"),
];
const CHANGING: (StatusCode, &str) = (StatusCode::FORBIDDEN, "`foreign_origin`");
const WITH_BODY: (StatusCode, &str) = (StatusCode::PAYLOAD_TOO_LARGE, "`too_large`");
const FROM_THE_REGISTRY: [(StatusCode, &str); 2] = [
    (StatusCode::INTERNAL_SERVER_ERROR, "`internal`: the database cannot say"),
    (StatusCode::SERVICE_UNAVAILABLE, "`stopping`"),
];
/// Routes whose answers need neither the registry nor its database.
const WITHOUT_THE_REGISTRY: [&str; 3] = ["/api/games", PATH, "/metrics"];

/// Adds those answers to every path. What a path says of such a status itself stays.
fn add_common(description: &mut Description) {
    for (path, item) in &mut description.paths.paths {
        let operations =
            [(false, &mut item.get), (true, &mut item.put), (true, &mut item.post), (true, &mut item.delete)];
        for (changes, operation) in operations {
            let Some(operation) = operation else { continue };
            let mut answers = ALWAYS.to_vec();
            answers.extend(changes.then_some(CHANGING));
            answers.extend(operation.request_body.is_some().then_some(WITH_BODY));
            answers.extend(FROM_THE_REGISTRY.iter().filter(|_| !WITHOUT_THE_REGISTRY.contains(&path.as_str())));
            for (status, words) in answers {
                let responses = &mut operation.responses.responses;
                responses.entry(status.as_str().to_owned()).or_insert_with(|| refused(words).into());
            }
        }
    }
}

fn refused(words: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name(RefusedBody::name())));
    ResponseBuilder::new().description(words).content("application/json", body).build()
}

/// Tests if the description has this status of a route, below the base path. Routes that it does not have at all, and
/// methods that they do not know, are none of its business.
pub(super) fn tells(description: &Description, method: &Method, route: &str, status: StatusCode) -> bool {
    let Some(item) = description.paths.paths.get(route) else { return true };
    let operation = match *method {
        Method::GET | Method::HEAD => &item.get,
        Method::PUT => &item.put,
        Method::POST => &item.post,
        Method::DELETE => &item.delete,
        _ => &None,
    };
    operation.as_ref().is_none_or(|operation| operation.responses.responses.contains_key(status.as_str()))
}

/// The route of the description itself.
pub(super) fn route(description: &Description) -> Router<SharedState> {
    let text = description.to_json().expect("a description is plain data with text keys");
    Router::new().route(PATH, get(move || async move { ([(CONTENT_TYPE, "application/json")], text) }))
}
