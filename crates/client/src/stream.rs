//! The stream of a table, from the reader's side.

use crate::Visitor;
use futures_util::{SinkExt, StreamExt};
use protocol::{Message, Request};
use std::io;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The stream of a table.
#[derive(Debug)]
pub struct Stream {
    socket: WebSocketStream<TcpStream>,
    /// The code with which the server closed it.
    closed: Option<u16>,
}

fn other(why: Error) -> io::Error {
    match why {
        Error::Io(why) => why,
        Error::Http(answer) => io::Error::other(format!("refused with {}", answer.status().as_u16())),
        why => io::Error::other(why),
    }
}

impl Stream {
    /// Opens a stream over a connection, as a page of this origin.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses; the text has the status.
    pub async fn open(connection: TcpStream, visitor: &Visitor, table: &str, origin: &str) -> io::Result<Self> {
        let url = format!("ws://{}{}/api/tables/{table}/ws", visitor.at(), visitor.base());
        let mut request = url.into_client_request().map_err(other)?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(io::Error::other);
        request.headers_mut().insert("Origin", header(origin)?);
        if let Some(cookie) = visitor.cookie() {
            request.headers_mut().insert("Cookie", header(cookie)?);
        }
        connection.set_nodelay(true)?;
        // Two thousand of these have to fit into one program.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, connection, Some(config)).await.map_err(other)?;
        Ok(Self { socket, closed: None })
    }

    /// Sends a request.
    ///
    /// # Errors
    ///
    /// Fails if the connection is gone.
    pub async fn send(&mut self, request: &Request) -> io::Result<()> {
        self.send_text(serde_json::to_string(request).map_err(io::Error::other)?).await
    }

    /// Sends any text.
    ///
    /// # Errors
    ///
    /// Fails if the connection is gone.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Frame::text(text)).await.map_err(other)
    }

    /// Sends bytes that are no text.
    ///
    /// # Errors
    ///
    /// Fails if the connection is gone.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.socket.send(Frame::binary(bytes)).await.map_err(other)
    }

    /// The next message as text; none once the stream has ended.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks without a goodbye.
    pub async fn text(&mut self) -> io::Result<Option<Utf8Bytes>> {
        loop {
            match self.socket.next().await {
                None | Some(Err(Error::ConnectionClosed)) => return Ok(None),
                Some(Ok(Frame::Text(text))) => return Ok(Some(text)),
                Some(Ok(Frame::Close(frame))) => self.closed = frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(why)) => return Err(other(why)),
            }
        }
    }

    /// The next message; none once the stream has ended.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks, or if the server sends something else.
    pub async fn message(&mut self) -> io::Result<Option<Message>> {
        let Some(text) = self.text().await? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|why| io::Error::other(format!("{why}: {text}")))
    }

    /// The code with which the server closed the stream.
    pub fn closed(&self) -> Option<u16> {
        self.closed
    }

    /// Says goodbye.
    ///
    /// # Errors
    ///
    /// Fails if the connection is gone already.
    pub async fn close(mut self) -> io::Result<()> {
        self.socket.close(None).await.map_err(other)
    }
}
