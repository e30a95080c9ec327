//! The stream of a table: requests come in, messages go out, and whoever misbehaves is disconnected.

use super::api::{CurrentSession, PathId};
use super::limits::{Address, AddressPermit, Bucket};
use super::refused::{Refused, RefusedBody};
use super::write_timeout::WriteTimeout;
use super::{SharedState, security};
use crate::Connection;
use crate::config::Limits;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseCode, CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Message, Refusal, Reply, Request};
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// Buffers of a socket. The defaults would take 136 KiB for each.
const READ_BUFFER: usize = 4096;
const WRITE_BUFFER: usize = 0;
/// Refused messages in a row after which a connection is closed.
const STRIKES: u32 = 100;
/// The code that tells a page that its device was logged out, from those that are free for programs.
const LOGGED_OUT: CloseCode = 4401;
/// How long the closing handshake may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// The stream of a table as a WebSocket: `Request`s in, `Message`s out
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "tables", params(("id" = String, Path)), responses(
    (status = 101, description = "The stream begins: first a `you`, then a `state`"),
    (status = 401, body = RefusedBody, description = "`no_name`: logged out at this moment"),
    (status = 403, body = RefusedBody, description = "`foreign_origin`"),
    (status = 404, body = RefusedBody, description = "`not_found`"),
    (status = 429, body = RefusedBody, description = "`too_fast`; `too_many`: connections of this person or at this table"),
    (status = 503, body = RefusedBody, description = "`too_many`: connections, of this address or altogether; `stopping`"),
))]
pub(super) async fn open(
    State(http): State<SharedState>,
    PathId(id): PathId,
    address: Address,
    Extension(write_timeout): Extension<WriteTimeout>,
    CurrentSession(session): CurrentSession,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    if !security::is_own(&headers, &http.config) {
        return Err(Refused(Refusal::ForeignOrigin));
    }
    let Ok(upgrade) = upgrade else { return Err(Refused(Refusal::Malformed)) };
    let Some(permit) = http.connections.admit(address, http.config.settings.connections) else {
        return Ok((StatusCode::SERVICE_UNAVAILABLE, super::refused::body(Refusal::TooMany)).into_response());
    };
    let connection = match session {
        Some(session) => http.registry.connect_device(&id, session).await?,
        None => http.registry.connect(&id, None).await?,
    };
    // What is a little too large gets an answer; what is larger ends the connection before it fills the memory.
    let most = 2 * http.config.limits.message;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| {
        write_timeout.lift();
        stream(socket, connection, http, permit)
    }))
}

/// Why a stream ends.
enum End {
    /// The other side has gone, or broke the protocol so that nothing can be said to it.
    Gone,
    /// The server closes it, with a code and a word.
    Close(CloseCode, &'static str),
}

async fn stream(mut socket: WebSocket, connection: Connection, http: SharedState, permit: AddressPermit) {
    let end = converse(&mut socket, connection, &http).await;
    if let End::Close(code, reason) = end {
        let goodbye = Frame::Close(Some(CloseFrame { code, reason: reason.into() }));
        let part = async {
            socket.send(goodbye).await?;
            // A connection that is closed with something unread is torn down, and the goodbye is lost with it.
            while let Some(frame) = socket.recv().await {
                frame?;
            }
            Ok::<_, axum::Error>(())
        };
        // It does not matter if the other side does not answer any more.
        let _ = timeout(CLOSE_TIMEOUT, part).await;
    }
    drop(permit);
}

async fn converse(socket: &mut WebSocket, mut connection: Connection, http: &SharedState) -> End {
    let limits = &http.config.limits;
    let mut stopping = std::pin::pin!(http.stop());
    let mut rate_limit = MessageRateLimit::new(limits);
    let mut heard = Instant::now();
    let mut ticks = interval(limits.ping);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let out = tokio::select! {
            told = connection.next() => match told {
                Some(text) => Frame::Text((&*text).into()),
                None if connection.is_logged_out() => return End::Close(LOGGED_OUT, "logged out"),
                None if http.is_stopping() => return End::Close(close_code::AWAY, "stopping"),
                None => return End::Close(close_code::AGAIN, "too slow"),
            },
            frame = socket.recv() => {
                let Some(Ok(frame)) = frame else { return End::Gone };
                heard = Instant::now();
                let answer = match rate_limit.check(frame) {
                    Verdict::Fine => None,
                    Verdict::Ask(request) => {
                        let key = request.key.clone();
                        connection.send(request).await.err().map(|refusal| (key, refusal))
                    }
                    Verdict::Refuse(key, refusal) => Some((key, refusal)),
                    Verdict::End(end) => return end,
                };
                match answer {
                    Some((key, refusal)) => refuse(key, refusal),
                    None => continue,
                }
            },
            _ = ticks.tick() => {
                if heard.elapsed() > 2 * limits.ping {
                    return End::Close(close_code::AWAY, "silence");
                }
                Frame::Ping(Bytes::new())
            },
            () = &mut stopping => return End::Close(close_code::AWAY, "stopping"),
        };
        let sent = tokio::select! {
            biased;
            () = connection.logged_out() => return End::Close(LOGGED_OUT, "logged out"),
            sent = timeout(limits.write, socket.send(out)) => sent,
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return End::Gone,
            Err(_) => {
                connection.drop_slow_reader();
                return End::Close(close_code::AGAIN, "too slow");
            }
        }
    }
}

/// The reply to a request that did not reach the table.
fn refuse(key: String, refusal: Refusal) -> Frame {
    let reply = Message::Reply(Reply { key, refusal: Some(refusal), version: 0, table: None });
    Frame::Text(serde_json::to_string(&reply).expect("a reply is plain data with text keys").into())
}

/// What becomes of a frame.
enum Verdict {
    /// It needs no answer.
    Fine,
    /// It is a request for the table.
    Ask(Request),
    /// It is refused, with the key if it has one.
    Refuse(String, Refusal),
    /// It ends the connection.
    End(End),
}

/// How many messages a connection may send, and how many in a row were refused.
struct MessageRateLimit<'a> {
    limits: &'a Limits,
    bucket: Bucket,
    strikes: u32,
}

impl<'a> MessageRateLimit<'a> {
    fn new(limits: &'a Limits) -> Self {
        Self { limits, bucket: Bucket::full(limits.message_burst, Instant::now()), strikes: 0 }
    }

    fn check(&mut self, frame: Frame) -> Verdict {
        let per_second = f64::from(self.limits.messages_per_second);
        let in_time = self.bucket.take(self.limits.message_burst, per_second, Instant::now());
        let request = match frame {
            Frame::Close(_) => return Verdict::End(End::Gone),
            Frame::Text(text) if text.len() > self.limits.message => Err(Refusal::TooLarge),
            Frame::Text(text) => serde_json::from_str::<Request>(&text).map_err(|_| Refusal::Malformed),
            Frame::Binary(_) => Err(Refusal::Malformed),
            Frame::Ping(_) | Frame::Pong(_) if in_time => return Verdict::Fine,
            Frame::Ping(_) | Frame::Pong(_) => return self.strike(String::new(), Refusal::TooFast),
        };
        match request {
            Ok(request) if in_time => {
                self.strikes = 0;
                Verdict::Ask(request)
            }
            Ok(request) => self.strike(request.key, Refusal::TooFast),
            Err(_) if !in_time => self.strike(String::new(), Refusal::TooFast),
            Err(refusal) => self.strike(String::new(), refusal),
        }
    }

    fn strike(&mut self, key: String, refusal: Refusal) -> Verdict {
        self.strikes += 1;
        if self.strikes > STRIKES {
            return Verdict::End(End::Close(close_code::POLICY, "abuse"));
        }
        Verdict::Refuse(key, refusal)
    }
}
