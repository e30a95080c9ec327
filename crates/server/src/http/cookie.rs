//! The one cookie: a person's secret. Scripts cannot read it, and other sites' requests do not carry it.

use crate::config::Config;
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

/// Its name.
const NAME: &str = "pharos";
/// How long it stays, in seconds: a year from the last visit.
const STAYS: u32 = 365 * 24 * 60 * 60;
/// No secret of ours is longer.
const LONGEST: usize = 128;

/// The secret that a request carries. What is no secret of ours by its looks counts as none.
pub(super) fn secret(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|text| text.split(';'));
    let mut values = pairs.filter_map(|pair| pair.trim().strip_prefix(NAME)?.strip_prefix('='));
    values.find(|value| is_plain(value))
}

/// The header that gives a secret to a browser.
pub(super) fn give(secret: &str, config: &Config) -> Option<HeaderValue> {
    set(secret, STAYS, config).filter(|_| is_plain(secret))
}

/// The header that takes it away.
pub(super) fn take(config: &Config) -> Option<HeaderValue> {
    set("", 0, config)
}

fn set(secret: &str, stays: u32, config: &Config) -> Option<HeaderValue> {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let path = config.base_path.folder();
    HeaderValue::try_from(format!("{NAME}={secret}; Path={path}; Max-Age={stays}; HttpOnly; SameSite=Lax{secure}")).ok()
}

fn is_plain(value: &str) -> bool {
    (1..=LONGEST).contains(&value.len())
        && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &[&'static str]) -> HeaderMap {
        cookies.iter().map(|text| (COOKIE, HeaderValue::from_static(text))).collect()
    }

    #[test]
    fn the_secret_is_found_among_other_cookies() {
        assert_eq!(secret(&headers(&["a=b; pharos=abc123"])), Some("abc123"));
        assert_eq!(secret(&headers(&["a=b", "pharos=x"])), Some("x"));
        assert_eq!(secret(&headers(&["xpharos=abc; pharos2=abc"])), None);
        assert_eq!(secret(&headers(&["pharos=; pharos=\"quoted\""])), None);
        assert_eq!(secret(&headers(&[])), None);
    }

    #[test]
    fn the_cookie_is_secure_where_the_address_is() {
        let mut config = Config::default();
        let text = |config: &Config| give("abc", config).unwrap().to_str().unwrap().to_owned();
        assert_eq!(text(&config), "pharos=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
        config.base_path = "/games".parse().unwrap();
        config.public_url = Some("https://example.org/games".parse().unwrap());
        assert_eq!(text(&config), "pharos=abc; Path=/games/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
        assert_eq!(give("a;b", &config), None);
        let taken = take(&config).unwrap();
        assert_eq!(taken, "pharos=; Path=/games/; Max-Age=0; HttpOnly; SameSite=Lax; Secure", "the same cookie, gone");
    }
}
