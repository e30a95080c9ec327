//! The description of the HTTP interface for programs. It is made of the routes themselves, so none can be missing.

use super::{Shared, api, health, metrics};
use crate::config::Config;
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::{OpenApi as Description, Server};
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
pub(super) fn routes(config: &Config) -> (Router<Shared>, Description) {
    let (router, mut description) = OpenApiRouter::with_openapi(Title::openapi())
        .merge(api::routes())
        .routes(routes!(health::healthz))
        .routes(routes!(metrics::metrics))
        .split_for_parts();
    let base = config.base_path.as_str();
    description.servers = (!base.is_empty()).then(|| vec![Server::new(base)]);
    (router, description)
}

/// The route of the description itself.
pub(super) fn route(description: &Description) -> Router<Shared> {
    let text = description.to_json().unwrap_or_default();
    Router::new().route(PATH, get(move || async move { ([(CONTENT_TYPE, "application/json")], text) }))
}
