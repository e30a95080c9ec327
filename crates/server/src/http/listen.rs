//! The listener: accepts connections, gives each a limited time, and closes them in order.

use super::limits::{Address, Connections};
use super::write_timeout::{WriteTimeout, WriteTimeoutStream};
use super::{SharedState, router};
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tower_service::Service;

/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;
/// What the system may hold for a reader that does not read. More would let slow readers fill the memory.
const SEND_BUFFER: u32 = 128 * 1024;
/// What a connection may hold of a request that is being read; its headers have to fit.
const READ_BUFFER: usize = 16 * 1024;
/// How long the last answers and closing handshakes may take when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(8);

/// Takes the address.
pub(super) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that starts again must not wait until the system has forgotten its old connections.
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until told to stop; then finishes what has begun, and says goodbye.
pub(super) async fn serve(listener: TcpListener, http: SharedState, stop: impl Future<Output = ()>) {
    let router = router(http.clone());
    let most = http.config.settings.connections + http.config.limits.plain_connections;
    let permits = Arc::new(Semaphore::new(most));
    let by_address = Connections::default();
    let mut stop = std::pin::pin!(stop);
    loop {
        let permit = tokio::select! {
            () = &mut stop => break,
            permit = permits.clone().acquire_owned() => permit,
        };
        let (stream, peer) = tokio::select! {
            () = &mut stop => break,
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(why) => {
                    // Out of file descriptors, most likely: others have to close first.
                    tracing::warn!(%why, "cannot take a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        // Behind a proxy everybody comes from one address. Otherwise whoever has a quarter of the connections gets no more.
        let address_permit = if http.config.trust_proxy {
            None
        } else {
            let Some(permit) = by_address.admit(Address::of(peer.ip()), most) else { continue };
            Some(permit)
        };
        let (router, http) = (router.clone(), http.clone());
        tokio::spawn(async move {
            connection(stream, peer, router, &http).await;
            drop((permit, address_permit));
        });
    }
    drop(listener);
    http.stopping.send_replace(true);
    let goodbyes = async {
        http.registry.stop().await;
        let _ = permits.acquire_many(u32::try_from(most).unwrap_or(u32::MAX)).await;
        while http.connections.total() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if timeout(STOP_TIMEOUT, goodbyes).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// One connection, until it closes or becomes a WebSocket.
async fn connection(stream: TcpStream, peer: SocketAddr, router: axum::Router, http: &SharedState) {
    let _ = stream.set_nodelay(true);
    let write_timeout = WriteTimeout::default();
    let stream = WriteTimeoutStream::new(stream, http.config.limits.write, write_timeout.clone());
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(write_timeout.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(http.config.limits.read)
        .max_buf_size(READ_BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Errors here are the other side's: it went away, or does not speak HTTP.
    tokio::select! {
        _ = &mut connection => return,
        () = http.stop() => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
