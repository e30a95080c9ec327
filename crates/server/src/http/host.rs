//! Which names the server goes by. A page of another site can make its own name lead to this server (DNS rebinding); to
//! the browser both are then one site, and only the name in `Host` gives it away.

use super::SharedState;
use super::refused::Refused;
use crate::config::Config;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, HOST};
use axum::http::uri::Authority;
use axum::http::{StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use std::net::{Ipv4Addr, Ipv6Addr};

/// What a browser shows to whoever runs the server under a name it does not know.
const HELP: &str = "This server does not go by the name in the address. Open it by its IP address, or tell it its name: \
    pharos serve --public-url https://example.org\n";

/// Refuses what is meant for another name.
pub(super) async fn own_names_only(State(http): State<SharedState>, request: Request, next: Next) -> Response {
    match check(&request, &http.config) {
        Ok(()) => next.run(request).await,
        Err(refusal) => {
            let wants_page = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
            if refusal == Refusal::ForeignHost && wants_page.is_some_and(|kinds| kinds.contains("text/html")) {
                return (StatusCode::MISDIRECTED_REQUEST, HELP).into_response();
            }
            Refused(refusal).into_response()
        }
    }
}

fn check<B>(request: &axum::http::Request<B>, config: &Config) -> Result<(), Refusal> {
    let mut hosts = request.headers().get_all(HOST).iter();
    let host = match (hosts.next(), hosts.next()) {
        (Some(host), None) => Some(host.to_str().map_err(|_| Refusal::Malformed)?),
        // Old health checks say nothing. Browsers, which can be led astray, always do.
        (None, _) if request.version() < Version::HTTP_11 => None,
        _ => return Err(Refusal::Malformed),
    };
    // A request that names the whole address has the name there as well.
    let target = request.uri().authority().map(Authority::as_str);
    for authority in [host, target].into_iter().flatten() {
        match Name::of(authority).ok_or(Refusal::Malformed)? {
            Name::Address => {}
            Name::Text(name) if name.eq_ignore_ascii_case("localhost") => {}
            Name::Text(name) => {
                let public = config.public_url.as_ref().and_then(|url| Name::of(url.authority()));
                if !matches!(public, Some(Name::Text(public)) if public.eq_ignore_ascii_case(name)) {
                    return Err(Refusal::ForeignHost);
                }
            }
        }
    }
    Ok(())
}

/// What stands before the port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Name<'a> {
    /// An IP address. Nobody can make another site's page believe that it comes from there.
    Address,
    /// A name, without the dot that may stand behind it.
    Text(&'a str),
}

impl<'a> Name<'a> {
    /// Reads the name before the port. The port does not matter: a router or a container may have changed it.
    fn of(authority: &'a str) -> Option<Self> {
        let address_ends = authority.rfind(']').map_or(0, |at| at + 1);
        let (host, port) = match authority.get(address_ends..)?.find(':') {
            Some(at) => (&authority[..address_ends + at], &authority[address_ends + at + 1..]),
            None => (authority, ""),
        };
        if port.len() > 5 || !port.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        if let Some(address) = host.strip_prefix('[') {
            return address.strip_suffix(']')?.parse::<Ipv6Addr>().is_ok().then_some(Self::Address);
        }
        let host = host.strip_suffix('.').unwrap_or(host);
        if host.parse::<Ipv4Addr>().is_ok() {
            return Some(Self::Address);
        }
        let is_name =
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
        is_name.then_some(Self::Text(host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http;

    fn judged(version: Version, target: &str, hosts: &[&str], config: &Config) -> Result<(), Refusal> {
        let mut request = http::Request::builder().version(version).uri(target);
        for host in hosts {
            request = request.header(HOST, *host);
        }
        check(&request.body(()).unwrap(), config)
    }

    fn host(host: &str, config: &Config) -> Result<(), Refusal> {
        judged(Version::HTTP_11, "/", &[host], config)
    }

    #[test]
    fn without_a_public_address_only_ip_addresses_and_localhost_are_answered() {
        let config = Config::default();
        for ours in [
            "127.0.0.1",
            "127.0.0.1:7777",
            "192.168.1.20:80",
            "0.0.0.0:1",
            "127.0.0.1.",
            "[::1]",
            "[::1]:7777",
            "[2001:DB8::1]:65535",
            "localhost",
            "localhost:7777",
            "LocalHost:1",
            "localhost.:7777",
            "localhost:",
        ] {
            assert_eq!(host(ours, &config), Ok(()), "{ours}");
        }
        for foreign in [
            "evil.example",
            "evil.example:7777",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "127.0.0.1.nip.io:7777",
            "localhost..",
            "xlocalhost",
            "sub.localhost",
            "raspberrypi.local",
            "127.1",
            "0x7f.0.0.1",
            "2130706433",
            "017700000001",
        ] {
            assert_eq!(host(foreign, &config), Err(Refusal::ForeignHost), "{foreign}");
        }
        for nonsense in [
            "",
            ":7777",
            ".",
            "::1",
            "[::1",
            "::1]",
            "[127.0.0.1]",
            "[::1]evil.example",
            "[evil.example]",
            "127.0.0.1:x",
            "127.0.0.1:80:80",
            "127.0.0.1:999999",
            "user@127.0.0.1",
            "127.0.0.1, evil.example",
            "127.0.0.1/evil.example",
            "evil.example#localhost",
            "[::1]:80@evil.example",
        ] {
            assert_eq!(host(nonsense, &config), Err(Refusal::Malformed), "{nonsense}");
        }
    }

    #[test]
    fn with_a_public_address_its_name_is_answered_too() {
        let public_url = Some("https://Games.Example.org:8443/pharos".parse().unwrap());
        let config = Config { public_url, ..Config::default() };
        for ours in ["games.example.org", "GAMES.example.ORG:8443", "games.example.org.", "games.example.org:1"] {
            assert_eq!(host(ours, &config), Ok(()), "{ours}");
        }
        for ours in ["127.0.0.1:7777", "10.0.0.7", "[::1]:7777", "localhost"] {
            assert_eq!(host(ours, &config), Ok(()), "health checks and the proxy come by address: {ours}");
        }
        for foreign in ["example.org", "x.games.example.org", "games.example.org.evil.example", "gamesXexample.org"] {
            assert_eq!(host(foreign, &config), Err(Refusal::ForeignHost), "{foreign}");
        }
        let config = Config { public_url: Some("http://[2001:db8::1]:80".parse().unwrap()), ..Config::default() };
        assert_eq!(host("[2001:db8::1]", &config), Ok(()));
        assert_eq!(host("evil.example", &config), Err(Refusal::ForeignHost));
    }

    #[test]
    fn a_request_names_one_host_and_old_ones_may_name_none() {
        let config = Config::default();
        assert_eq!(judged(Version::HTTP_11, "/", &[], &config), Err(Refusal::Malformed));
        assert_eq!(judged(Version::HTTP_10, "/", &[], &config), Ok(()));
        assert_eq!(judged(Version::HTTP_10, "/", &["evil.example"], &config), Err(Refusal::ForeignHost));
        for two in [["127.0.0.1", "evil.example"], ["evil.example", "127.0.0.1"], ["127.0.0.1", "127.0.0.1"]] {
            assert_eq!(judged(Version::HTTP_11, "/", &two, &config), Err(Refusal::Malformed), "{two:?}");
            assert_eq!(judged(Version::HTTP_10, "/", &two, &config), Err(Refusal::Malformed), "{two:?}");
        }
        let whole = |target| judged(Version::HTTP_11, target, &["127.0.0.1"], &config);
        assert_eq!(whole("http://127.0.0.1:7777/"), Ok(()));
        assert_eq!(whole("http://evil.example/"), Err(Refusal::ForeignHost));
        assert_eq!(whole("http://localhost@evil.example/"), Err(Refusal::Malformed));
    }
}
