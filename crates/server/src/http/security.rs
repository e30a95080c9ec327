//! What every answer tells the browser not to do, and where a request may come from.

use super::SharedState;
use super::refused::Refused;
use crate::config::Config;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;

/// The page loads only what this server gives, and sends only to it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/// Parts of a browser that no page of ours asks for.
const NO_DEVICES: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

/// Says to a browser, with every answer, what is not allowed.
pub(super) async fn headers(State(http): State<SharedState>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("permissions-policy"), NO_DEVICES),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if http.config.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // Unless an answer says something else about caching, it is for one person at one moment.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses what changes something unless it comes from a page of this server.
pub(super) async fn own_pages_only(State(http): State<SharedState>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless || is_own(request.headers(), &http.config) {
        next.run(request).await
    } else {
        Refused(Refusal::ForeignOrigin).into_response()
    }
}

/// Whether a request comes from a page of this server. Browsers say where theirs come from; a program that has no page
/// says the same of its own accord.
pub(super) fn is_own(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(ORIGIN) else {
        let site = text(HeaderName::from_static("sec-fetch-site"));
        // `none` is what a person asked for without a page, by a bookmark say: nothing that changes something.
        return site == Some("same-origin");
    };
    if let Some(url) = &config.public_url {
        return origin.eq_ignore_ascii_case(&url.origin());
    }
    // Without a public address the server cannot know whether a proxy in front encrypts: only the host has to agree.
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let named = text(HOST);
    host.is_some_and(|host| !host.is_empty() && named.is_some_and(|named| named.eq_ignore_ascii_case(host)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(config: &Config, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        is_own(&headers, config)
    }

    #[test]
    fn only_pages_of_the_same_host_count() {
        let config = Config::default();
        let host = ("host", "127.0.0.1:7777");
        assert!(own(&config, &[host, ("origin", "http://127.0.0.1:7777")]));
        assert!(!own(&config, &[host, ("origin", "http://127.0.0.1:7778")]));
        assert!(!own(&config, &[host, ("origin", "http://evil.example")]));
        assert!(!own(&config, &[host, ("origin", "null")]));
        assert!(!own(&config, &[("origin", "http://")]));
        assert!(!own(&config, &[host]), "a request must say where it comes from");
        assert!(own(&config, &[host, ("sec-fetch-site", "same-origin")]));
        assert!(!own(&config, &[host, ("sec-fetch-site", "same-site")]));
        assert!(!own(&config, &[host, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&config, &[host, ("sec-fetch-site", "none")]));
        let foreign = [host, ("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")];
        assert!(!own(&config, &foreign), "the origin says more than the site");
    }

    #[test]
    fn a_public_address_is_the_only_one() {
        let public_url = Some("https://games.example.org/pharos".parse().unwrap());
        let config = Config { public_url, ..Config::default() };
        assert!(own(&config, &[("host", "127.0.0.1:7777"), ("origin", "https://games.example.org")]));
        assert!(!own(&config, &[("host", "127.0.0.1:7777"), ("origin", "http://games.example.org")]));
        assert!(!own(&config, &[("host", "127.0.0.1:7777"), ("origin", "http://127.0.0.1:7777")]));
    }
}
