//! What a server is told when it starts. Flags and environment variables lead here; everything has a default.

use crate::Settings;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// The port when none is named.
pub const PORT: u16 = 7777;

/// What a server is told when it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The path under which everything lies.
    pub base_path: BasePath,
    /// The address by which people know the server, if a proxy stands in front of it.
    pub public_url: Option<PublicUrl>,
    /// Whether `/metrics` answers.
    pub metrics: bool,
    /// Whether a proxy stands in front whose `X-Forwarded-For` is to be believed.
    pub trust_proxy: bool,
    /// What strangers may ask over the network.
    pub limits: Limits,
    /// How the tables are kept.
    pub settings: Settings,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
            data: PathBuf::from("pharos-data"),
            base_path: BasePath::default(),
            public_url: None,
            metrics: false,
            trust_proxy: false,
            limits: Limits::default(),
            settings: Settings::default(),
        }
    }
}

/// What strangers may ask over the network. How many connections and tables there may be is in [`Settings`].
#[derive(Clone, Debug)]
pub struct Limits {
    /// New people and new tables from one address: so many at once, and as many again in each hour.
    pub creations: u32,
    /// Requests from one address in a second, in the long run; ten times as many at once.
    pub requests_per_second: u32,
    /// Connections that are no WebSocket, or not yet.
    pub plain_connections: usize,
    /// Bytes in the body of a request.
    pub body: usize,
    /// Bytes in a message of a WebSocket.
    pub message: usize,
    /// Messages of one WebSocket in a second, in the long run.
    pub messages_per_second: u32,
    /// Messages of one WebSocket at once.
    pub message_burst: u32,
    /// How often a WebSocket is pinged; after twice that time in silence it is closed.
    pub ping: Duration,
    /// How long a reader may keep a message or an answer waiting.
    pub write: Duration,
    /// How long a request may take to arrive.
    pub read: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            creations: 300,
            requests_per_second: 30,
            plain_connections: 1024,
            body: 16 * 1024,
            message: 8 * 1024,
            messages_per_second: 20,
            message_burst: 40,
            ping: Duration::from_secs(20),
            write: Duration::from_secs(10),
            read: Duration::from_secs(10),
        }
    }
}

/// The path under which everything lies: nothing, or `/one/two` without a slash at its end.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct BasePath(String);

/// The text is no path to put the server under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBasePath;

impl FromStr for BasePath {
    type Err = NoBasePath;

    fn from_str(text: &str) -> Result<Self, NoBasePath> {
        let path = text.strip_suffix('/').unwrap_or(text);
        if path.is_empty() {
            return Ok(Self::default());
        }
        let mut segments = path.split('/');
        let rooted = segments.next() == Some("");
        let plain = |segment: &str| {
            !matches!(segment, "" | "." | "..")
                && segment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
        };
        if rooted && path.len() <= 200 && segments.all(plain) { Ok(Self(path.to_owned())) } else { Err(NoBasePath) }
    }
}

impl BasePath {
    /// Without a slash at the end, so that a path can follow.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// With a slash at the end: the path of a cookie, and what links of the page start from.
    pub fn folder(&self) -> String {
        format!("{}/", self.0)
    }
}

/// The address by which people know the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
    path: BasePath,
}

/// The text is no address of a web server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoUrl;

impl FromStr for PublicUrl {
    type Err = NoUrl;

    fn from_str(text: &str) -> Result<Self, NoUrl> {
        let (secure, rest) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
            (Some(rest), _) => (true, rest),
            (None, Some(rest)) => (false, rest),
            (None, None) => return Err(NoUrl),
        };
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b"-.:[]".contains(&byte);
        if authority.is_empty() || authority.len() > 255 || !authority.bytes().all(is_host) {
            return Err(NoUrl);
        }
        let usual_port = if secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual_port).unwrap_or(authority).to_ascii_lowercase();
        Ok(Self { secure, authority, path: path.parse().map_err(|NoBasePath| NoUrl)? })
    }
}

impl PublicUrl {
    /// Whether it is encrypted.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// The path in it.
    pub fn path(&self) -> &BasePath {
        &self.path
    }

    /// The name, and the port if it is not the usual one.
    pub(crate) fn authority(&self) -> &str {
        &self.authority
    }

    /// What a browser puts into `Origin` when it is on a page of this address.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.path.folder())
    }
}

impl Config {
    /// The address to open in a browser, for a server that listens here.
    pub fn address(&self, listening: SocketAddr) -> String {
        if let Some(url) = &self.public_url {
            return url.to_string();
        }
        let mut at = listening;
        if at.ip().is_unspecified() {
            let loopback = if at.is_ipv4() { IpAddr::from(Ipv4Addr::LOCALHOST) } else { Ipv6Addr::LOCALHOST.into() };
            at.set_ip(loopback);
        }
        format!("http://{at}{}", self.base_path.folder())
    }

    /// Whether people reach the server by an encrypted address.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_plain_and_ends_without_a_slash() {
        for (text, path) in [("", ""), ("/", ""), ("/pharos", "/pharos"), ("/a/b.c/", "/a/b.c")] {
            assert_eq!(text.parse::<BasePath>().unwrap().as_str(), path);
        }
        for text in ["pharos", "//", "/a//b", "/..", "/a/./b", "/a b", "/a?b", "/a%20", "/{id}", "/a\"b"] {
            assert_eq!(text.parse::<BasePath>(), Err(NoBasePath), "{text}");
        }
    }

    #[test]
    fn a_public_url_gives_origin_and_path() {
        let url: PublicUrl = "https://Games.Example.org:443/pharos".parse().unwrap();
        assert_eq!(url.origin(), "https://games.example.org");
        assert_eq!((url.path().as_str(), url.is_secure()), ("/pharos", true));
        assert_eq!(url.to_string(), "https://games.example.org/pharos/");
        let url: PublicUrl = "http://10.0.0.7:8080".parse().unwrap();
        assert_eq!((url.origin().as_str(), url.is_secure()), ("http://10.0.0.7:8080", false));
        for text in ["", "games.example.org", "ftp://x", "https://", "https:///x", "https://a b", "https://user@host/"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(NoUrl), "{text}");
        }
    }

    #[test]
    fn the_address_can_be_opened() {
        let mut config = Config::default();
        assert_eq!(config.address("127.0.0.1:80".parse().unwrap()), "http://127.0.0.1:80/");
        assert_eq!(config.address("0.0.0.0:7777".parse().unwrap()), "http://127.0.0.1:7777/");
        assert_eq!(config.address("[::]:7777".parse().unwrap()), "http://[::1]:7777/");
        config.base_path = "/pharos".parse().unwrap();
        assert_eq!(config.address("127.0.0.1:1".parse().unwrap()), "http://127.0.0.1:1/pharos/");
        config.public_url = Some("https://x.example/pharos".parse().unwrap());
        assert_eq!(config.address("127.0.0.1:1".parse().unwrap()), "https://x.example/pharos/");
    }
}
