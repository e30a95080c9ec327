//! Somebody who asks things of a server over HTTP.

use crate::Stream;
use protocol::{CreateTable, Created, Me, Message, Reply, Request, SetName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A browser, as far as the server can tell: it knows an address and keeps a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    at: SocketAddr,
    base: String,
    cookie: Option<String>,
}

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers, with names in small letters.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    ///
    /// # Errors
    ///
    /// Fails if it is something else.
    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_slice(&self.body)
            .map_err(|why| io::Error::other(format!("{why}: {} {}", self.status, self.text())))
    }
}

impl Visitor {
    /// A visitor of the server at an address as it prints it: `http://127.0.0.1:7777/base/`.
    ///
    /// # Errors
    ///
    /// Fails if it is no such address.
    pub fn new(address: &str) -> io::Result<Self> {
        let rest = address.strip_prefix("http://").ok_or_else(|| io::Error::other("no http address"))?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let at = host.parse().map_err(io::Error::other)?;
        let base = format!("/{path}").trim_end_matches('/').to_owned();
        Ok(Self { at, base, cookie: None })
    }

    /// The same person at another address of the server.
    ///
    /// # Errors
    ///
    /// Fails if it is no such address.
    pub fn moved(&self, address: &str) -> io::Result<Self> {
        Ok(Self { cookie: self.cookie.clone(), ..Self::new(address)? })
    }

    /// The same visitor with this cookie.
    pub fn with_cookie(&self, cookie: &str) -> Self {
        Self { cookie: Some(cookie.to_owned()), ..self.clone() }
    }

    /// Where the server is.
    pub fn at(&self) -> SocketAddr {
        self.at
    }

    /// The path under which it lies, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// What a page of the server has for its origin.
    pub fn origin(&self) -> String {
        format!("http://{}", self.at)
    }

    /// The cookie as it is sent.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends these headers and this body, and nothing of its own but the host.
    ///
    /// # Errors
    ///
    /// Fails if the server does not answer.
    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> io::Result<Answer> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.at);
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !body.is_empty() {
            head += &format!("Content-Length: {}\r\n", body.len());
        }
        head += "\r\n";
        let mut stream = TcpStream::connect(self.at).await?;
        stream.write_all(head.as_bytes()).await?;
        // A server may refuse a body before it has read it.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        parse(&bytes).ok_or_else(|| read.err().unwrap_or_else(|| io::Error::other("no HTTP answer")))
    }

    /// Asks as the page does, with the cookie, and keeps a new one.
    ///
    /// # Errors
    ///
    /// Fails if the server does not answer.
    pub async fn ask(&mut self, method: &str, path: &str, body: &impl Serialize) -> io::Result<Answer> {
        let body = if method == "GET" { Vec::new() } else { serde_json::to_vec(body).map_err(io::Error::other)? };
        let (origin, cookie) = (self.origin(), self.cookie.clone().unwrap_or_default());
        let mut headers = vec![("Origin", origin.as_str()), ("Content-Type", "application/json")];
        if !cookie.is_empty() {
            headers.push(("Cookie", &cookie));
        }
        let answer = self.send(method, &format!("{}{path}", self.base), &headers, &body).await?;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }

    /// Asks for something.
    ///
    /// # Errors
    ///
    /// Fails if the server does not answer.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.ask("GET", path, &()).await
    }

    /// Takes a name.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses.
    pub async fn name(&mut self, name: &str) -> io::Result<Me> {
        self.ask("PUT", "/api/me", &SetName { name: name.to_owned() }).await?.json()
    }

    /// Makes a table, and gives its name.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses.
    pub async fn create(&mut self, request: &CreateTable) -> io::Result<String> {
        self.ask("POST", "/api/tables", request).await?.json::<Created>().map(|created| created.id)
    }

    /// Asks something of a table.
    ///
    /// # Errors
    ///
    /// Fails if there is no reply; a refusal is one.
    pub async fn command(&mut self, table: &str, request: &Request) -> io::Result<Reply> {
        self.ask("POST", &format!("/api/tables/{table}/commands"), request).await?.json()
    }

    /// A table through the eyes of a seat, or of a spectator.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses.
    pub async fn state(&mut self, table: &str, seat: Option<&str>) -> io::Result<Message> {
        let query = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        self.get(&format!("/api/tables/{table}{query}")).await?.json()
    }

    /// Opens the stream of a table.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses.
    pub async fn stream(&self, table: &str) -> io::Result<Stream> {
        Stream::open(TcpStream::connect(self.at).await?, self, table, &self.origin()).await
    }
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    Some(Answer { status, headers, body: bytes[end + 4..].to_vec() })
}
