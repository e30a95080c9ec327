//! HTTP and WebSocket: the only part of the program with a socket in it. Requests go to the [`Registry`], and its answers
//! go out.
//!
//! | what | file |
//! |---|---|
//! | taking connections, closing in order | `listen.rs`, `write_timeout.rs` |
//! | people and tables, as requests and answers | `api.rs`, `devices.rs` |
//! | the stream of a table | `socket.rs` |
//! | the page inside the program | `page.rs` |
//! | what browsers must not do, where requests may come from, by which name | `security.rs`, `host.rs` |
//! | how much one address may ask | `limits.rs` |
//! | for whoever runs the server: health, metrics, log | `health.rs`, `metrics.rs`, `log.rs` |
//! | the description of all this for programs | `openapi.rs` |

mod api;
mod body;
mod cookie;
mod devices;
mod health;
mod host;
mod limits;
mod listen;
pub mod log;
mod metrics;
mod openapi;
mod page;
mod refused;
mod security;
mod socket;
mod write_timeout;

use crate::config::Config;
use crate::{Registry, StartError, Store};
use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use limits::{Connections, RateLimits};
use protocol::Refusal;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// What every request can reach.
struct HttpState {
    registry: Registry,
    config: Config,
    index: page::Index,
    rate_limits: RateLimits,
    connections: Connections,
    responses: metrics::Responses,
    description: utoipa::openapi::OpenApi,
    /// Turns true when the server is about to stop.
    stopping: watch::Sender<bool>,
}

type SharedState = Arc<HttpState>;

impl HttpState {
    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until the server is about to stop.
    async fn stop(&self) {
        // The sender lives as long as this does.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }
}

/// A server that has taken its address and opened its data, and is ready to serve.
pub struct Server {
    http: SharedState,
    listener: TcpListener,
    listening: SocketAddr,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum OpenError {
    /// The address cannot be had.
    Listen(SocketAddr, io::Error),
    /// The data cannot be used.
    Data(StartError),
}

impl Server {
    /// Takes the address, opens the database and takes up unfinished games.
    ///
    /// # Errors
    ///
    /// Says why not; nothing was changed then.
    pub async fn open(config: Config) -> Result<Self, OpenError> {
        let listener = listen::bind(config.listen).map_err(|why| OpenError::Listen(config.listen, why))?;
        let listening = listener.local_addr().map_err(|why| OpenError::Listen(config.listen, why))?;
        let store = Store::open(&config.data).await.map_err(OpenError::Data)?;
        let registry = Registry::open(store, config.settings.clone()).await.map_err(OpenError::Data)?;
        let http = HttpState {
            registry,
            index: page::Index::new(&config.base_path.folder()),
            description: openapi::routes(&config).1,
            config,
            rate_limits: RateLimits::default(),
            connections: Connections::default(),
            responses: metrics::Responses::default(),
            stopping: watch::Sender::new(false),
        };
        Ok(Self { http: Arc::new(http), listener, listening })
    }

    /// The address to open in a browser.
    pub fn address(&self) -> String {
        self.http.config.address(self.listening)
    }

    /// Where it listens.
    pub fn listening(&self) -> SocketAddr {
        self.listening
    }

    /// Serves until told to stop; then refuses new requests, finishes what has begun and says goodbye to everybody.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        listen::serve(self.listener, self.http, stop).await;
    }
}

/// Every path, below the base path.
fn router(http: SharedState) -> Router {
    let (routes, _) = openapi::routes(&http.config);
    let routes = routes.merge(openapi::route(&http.description));
    let base = http.config.base_path.as_str();
    let routes = if base.is_empty() { routes } else { Router::new().nest(base, routes) };
    routes
        .fallback(page::serve)
        .method_not_allowed_fallback(|| async { (StatusCode::METHOD_NOT_ALLOWED, refused::body(Refusal::Malformed)) })
        .layer(from_fn_with_state(http.clone(), security::own_pages_only))
        .layer(from_fn_with_state(http.clone(), host::own_names_only))
        .layer(from_fn_with_state(http.clone(), limits::rate_limited))
        .layer(from_fn_with_state(http.clone(), security::headers))
        .layer(from_fn_with_state(http.clone(), log::request))
        .with_state(http)
}
