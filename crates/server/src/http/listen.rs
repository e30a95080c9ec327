//! The door: takes connections, gives each its time and no more, and closes in order.

use super::limits::{Address, Connections};
use super::patience::{Patience, Patient};
use super::{Shared, router};
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

/// Connections that wait to be taken.
const BACKLOG: u32 = 1024;
/// What the system may hold for a reader that does not read. More would let slow readers fill the memory.
const SEND_BUFFER: u32 = 128 * 1024;
/// What a connection may hold of a request that is being read; its headers have to fit.
const READ_BUFFER: usize = 16 * 1024;
/// How long answers and goodbyes may take at the end.
const LAST: Duration = Duration::from_secs(8);

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
pub(super) async fn serve(listener: TcpListener, app: Shared, stop: impl Future<Output = ()>) {
    let router = router(app.clone());
    let most = app.config.settings.connections + app.config.limits.plain_connections;
    let places = Arc::new(Semaphore::new(most));
    let by_address = Connections::default();
    let mut stop = std::pin::pin!(stop);
    loop {
        let place = tokio::select! {
            () = &mut stop => break,
            place = places.clone().acquire_owned() => place,
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
        // Behind a proxy everybody comes from one address. Otherwise whoever has a quarter of the places gets no more.
        let pass = if app.config.trust_proxy {
            None
        } else {
            let Some(pass) = by_address.enter(Address::of(peer.ip()), most) else { continue };
            Some(pass)
        };
        let (router, app) = (router.clone(), app.clone());
        tokio::spawn(async move {
            connection(stream, peer, router, &app).await;
            drop((place, pass));
        });
    }
    drop(listener);
    app.stopping.send_replace(true);
    let goodbyes = async {
        app.hall.stop().await;
        let _ = places.acquire_many(u32::try_from(most).unwrap_or(u32::MAX)).await;
        while app.connections.total() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if timeout(LAST, goodbyes).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// One connection, until it closes or becomes a WebSocket.
async fn connection(stream: TcpStream, peer: SocketAddr, router: axum::Router, app: &Shared) {
    let _ = stream.set_nodelay(true);
    let patience = Patience::default();
    let stream = Patient::new(stream, app.config.limits.write, patience.clone());
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(patience.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.read)
        .max_buf_size(READ_BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Errors here are the other side's: it went away, or does not speak HTTP.
    tokio::select! {
        _ = &mut connection => return,
        () = app.stop() => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
