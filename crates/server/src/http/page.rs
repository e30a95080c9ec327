//! The page: what `web/` builds, held inside the program. `build.rs` writes the list.

use super::SharedState;
use super::refused::Refused;
use axum::body::Body;
use axum::extract::{OriginalUri, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use protocol::Refusal;
use std::hash::{DefaultHasher, Hash, Hasher};

/// One file of the page.
struct File {
    name: &'static str,
    bytes: &'static [u8],
    /// The same, compressed, if that makes it smaller.
    gzip: Option<&'static [u8]>,
    /// Changes with the bytes.
    mark: &'static str,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file that the page starts with.
const INDEX: &str = "index.html";
/// The bundler puts a hash of the contents into the names here, so what such a name means never changes.
const HASHED: &str = "assets/";

/// The start of the page, told where it lies.
pub(super) struct Index {
    text: String,
    mark: String,
}

impl Index {
    /// Writes the folder into the page, so that its links work under any path.
    pub(super) fn new(folder: &str) -> Self {
        let file = FILES.iter().find(|file| file.name == INDEX).map_or(&b""[..], |file| file.bytes);
        let text = String::from_utf8_lossy(file).replacen("<head>", &format!("<head>\n<base href=\"{folder}\">"), 1);
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self { text, mark: format!("{:016x}", hasher.finish()) }
    }
}

/// Answers every path that nothing else answers: a file of the page, or the page itself for its own paths.
pub(super) async fn serve(
    State(http): State<SharedState>,
    method: Method,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let nothing = Refused(Refusal::NotFound).into_response();
    let Some(path) = uri.path().strip_prefix(http.config.base_path.as_str()) else { return nothing };
    if !matches!(method, Method::GET | Method::HEAD) {
        return nothing;
    }
    if path.is_empty() {
        return Redirect::permanent(&http.config.base_path.folder()).into_response();
    }
    let Some(path) = path.strip_prefix('/') else { return nothing };
    if let Some(file) = FILES.iter().find(|file| file.name == path && file.name != INDEX) {
        return answer(&headers, file.mark, file.bytes, file.gzip, kind(file.name), file.name.starts_with(HASHED));
    }
    let wants_page = path.is_empty() || contains(&headers, &ACCEPT, "text/html");
    if !wants_page || path.starts_with(HASHED) || path == "api" || path.starts_with("api/") {
        return nothing;
    }
    answer(&headers, &http.index.mark, http.index.text.clone(), None, kind(INDEX), false)
}

fn answer(
    headers: &HeaderMap,
    mark: &str,
    bytes: impl Into<Body>,
    gzip: Option<&'static [u8]>,
    kind: &'static str,
    for_ever: bool,
) -> Response {
    let etag = format!("\"{mark}\"");
    let caching = if for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = contains(headers, &IF_NONE_MATCH, &etag);
    let squeezed = gzip.filter(|_| contains(headers, &ACCEPT_ENCODING, "gzip"));
    let mut response = match (known, squeezed) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(bytes)) => ([(CONTENT_ENCODING, "gzip")], Body::from(bytes)).into_response(),
        (false, None) => bytes.into().into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(VARY, HeaderValue::from_static("accept, accept-encoding"));
    if let Ok(etag) = HeaderValue::try_from(etag) {
        headers.insert(ETAG, etag);
    }
    response
}

fn contains(headers: &HeaderMap, name: &HeaderName, part: &str) -> bool {
    headers.get_all(name).iter().any(|value| value.to_str().is_ok_and(|value| value.contains(part)))
}

/// What a file is, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
