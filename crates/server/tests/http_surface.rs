//! What the server shows on the outside: headers, cookies, the page, the description, health.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod test_server;

use client::guest::{Heard, NOVICE, duel, table};
use client::{Guest, Visitor};
use protocol::{Browser, DeviceLink, Devices, Enter, Games, Me, SeatPlan, SetName, System};
use test_server::TestServer;

#[tokio::test]
async fn the_cookie_is_closed_to_scripts_and_to_other_sites() {
    let server = TestServer::open().await;
    let mut ania = server.visitor();
    let answer = ania.ask("PUT", "/api/me", &SetName { name: "Ania".to_owned() }).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("pharos="), "{cookie}");
    for part in ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    let me: Me = answer.json().unwrap();
    assert!(!answer.text().contains(cookie.split(['=', ';']).nth(1).unwrap()), "the secret is in the cookie only");

    let renamed: Me = ania.name("Anna").await.unwrap();
    assert_eq!((renamed.id, renamed.name.as_str()), (me.id, "Anna"));
    let answer = ania.get("/api/me").await.unwrap();
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    server.stop().await;
}

#[tokio::test]
async fn a_stranger_is_nobody_and_no_error() {
    let server = TestServer::open().await;
    let forgotten = format!("pharos={}", "x".repeat(43));
    for headers in [&[][..], &[("Cookie", forgotten.as_str())]] {
        let answer = server.visitor().send("GET", "/api/me", headers, b"").await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (200, "null"), "{headers:?}");
        assert_eq!((answer.header("set-cookie"), answer.header("cache-control")), (None, Some("no-store")));
    }
    let described: serde_json::Value = server.visitor().get("/api/openapi.json").await.unwrap().json().unwrap();
    let answers = &described["paths"]["/api/me"]["get"]["responses"];
    let kinds = answers["200"]["content"]["application/json"]["schema"]["oneOf"].as_array().unwrap();
    assert!(kinds.contains(&serde_json::json!({ "type": "null" })), "{answers}");
    assert!(answers.get("404").is_none(), "{answers}");
    server.stop().await;
}

#[tokio::test]
async fn an_encrypted_public_address_makes_cookie_and_transport_strict() {
    let server = TestServer::with(|config| {
        config.public_url = Some("https://games.example.org/pharos".parse().unwrap());
        config.base_path = "/pharos".parse().unwrap();
    })
    .await;
    let visitor = server.visitor();
    let json = ("Content-Type", "application/json");
    let body = br#"{"name":"Ania"}"#;
    let own = [json, ("Origin", "https://games.example.org")];
    let answer = visitor.send("PUT", "/pharos/api/me", &own, body).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.ends_with("; Secure") && cookie.contains("; Path=/pharos/;"), "{cookie}");
    assert!(answer.header("strict-transport-security").is_some());
    let local = [json, ("Origin", &visitor.origin())];
    assert_eq!(visitor.send("PUT", "/pharos/api/me", &local, body).await.unwrap().status, 403);
    server.stop().await;
}

#[tokio::test]
async fn the_page_is_served_with_a_strict_policy_and_its_base() {
    let server = TestServer::with(|config| config.base_path = "/games/pharos".parse().unwrap()).await;
    let visitor = server.visitor();
    let html = [("Accept", "text/html,application/xhtml+xml")];
    for path in ["/games/pharos/", "/games/pharos/t/abc", "/games/pharos/learn/cards", "/games/pharos/settings"] {
        let answer = visitor.send("GET", path, &html, b"").await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.text().contains("<base href=\"/games/pharos/\">"), "{path}: {}", answer.text());
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{name}");
        }
        assert!(answer.header("permissions-policy").unwrap().contains("camera=()"));
        assert!(answer.header("strict-transport-security").is_none());
        let mark = answer.header("etag").unwrap();
        let known = visitor.send("GET", path, &[html[0], ("If-None-Match", mark)], b"").await.unwrap();
        assert_eq!((known.status, known.body.len()), (304, 0));
    }
    let answer = visitor.send("GET", "/games/pharos", &html, b"").await.unwrap();
    assert_eq!((answer.status, answer.header("location")), (308, Some("/games/pharos/")));
    for path in
        ["/", "/games/", "/games/pharosx", "/api/games", "/games/pharos/api/nothing", "/games/pharos/assets/x.js"]
    {
        let answer = visitor.send("GET", path, &html, b"").await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (404, r#"{"refusal":"not_found"}"#), "{path}");
    }
    assert_eq!(visitor.send("GET", "/games/pharos/x.png", &[("Accept", "image/*")], b"").await.unwrap().status, 404);
    let games: Games = server.visitor().get("/api/games").await.unwrap().json().unwrap();
    assert_eq!(games, Games::all());
    server.stop().await;
}

#[tokio::test]
async fn files_of_the_page_are_squeezed_and_kept() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let page = visitor.get("/").await.unwrap().text();
    // Without a built page there is nothing to look at but the notice.
    let Some(script) = page.split('"').find(|part| part.starts_with("./assets/") && part.ends_with(".js")) else {
        assert!(page.contains("run make"), "{page}");
        return server.stop().await;
    };
    let path = script.trim_start_matches('.');
    let plain = visitor.get(path).await.unwrap();
    assert_eq!(plain.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(plain.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let squeezed = visitor.send("GET", path, &[("Accept-Encoding", "gzip, br")], b"").await.unwrap();
    assert_eq!(squeezed.header("content-encoding"), Some("gzip"));
    assert!(squeezed.body.len() < plain.body.len() / 2 && squeezed.body.starts_with(&[0x1f, 0x8b]));
    server.stop().await;
}

#[tokio::test]
async fn the_description_lists_every_route() {
    let server = TestServer::with(|config| config.base_path = "/x".parse().unwrap()).await;
    let answer = server.visitor().get("/api/openapi.json").await.unwrap();
    let description: serde_json::Value = answer.json().unwrap();
    let mut routes: Vec<String> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}")))
        .collect();
    routes.sort_unstable();
    assert_eq!(
        routes,
        [
            "delete /api/me/devices",
            "delete /api/me/devices/{id}",
            "get /api/games",
            "get /api/me",
            "get /api/me/devices",
            "get /api/openapi.json",
            "get /api/tables",
            "get /api/tables/{id}",
            "get /api/tables/{id}/log",
            "get /api/tables/{id}/ws",
            "get /healthz",
            "get /metrics",
            "post /api/enter",
            "post /api/me/link",
            "post /api/tables",
            "post /api/tables/{id}/commands",
            "put /api/me",
        ]
    );
    assert_eq!(description["servers"][0]["url"], "/x");
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in
        ["Message", "Request", "Command", "Reply", "Refusal", "CreateTable", "GameState", "DuelView", "TableInfo"]
    {
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    // Every reference leads somewhere.
    let text = answer.text();
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is named but not described");
    }
    server.stop().await;
}

/// Every status that each route can answer with. Whoever adds one says so here and in the description.
const ANSWERS: [(&str, &[u16]); 17] = [
    ("delete /api/me/devices", &[200, 400, 401, 403, 421, 429, 500, 503]),
    ("delete /api/me/devices/{id}", &[200, 400, 401, 403, 404, 421, 429, 500, 503]),
    ("get /api/games", &[200, 400, 421, 429]),
    ("get /api/me", &[200, 400, 421, 429, 500, 503]),
    ("get /api/me/devices", &[200, 400, 401, 421, 429, 500, 503]),
    ("get /api/openapi.json", &[200, 400, 421, 429]),
    ("get /api/tables", &[200, 400, 421, 429, 500, 503]),
    ("get /api/tables/{id}", &[200, 400, 403, 404, 421, 429, 500, 503]),
    ("get /api/tables/{id}/log", &[200, 400, 404, 409, 421, 429, 500, 503]),
    ("get /api/tables/{id}/ws", &[101, 400, 401, 403, 404, 421, 429, 500, 503]),
    ("get /healthz", &[200, 400, 421, 429, 500, 503]),
    ("get /metrics", &[200, 400, 404, 421, 429]),
    ("post /api/enter", &[200, 400, 403, 404, 413, 421, 429, 500, 503]),
    ("post /api/me/link", &[200, 400, 401, 403, 421, 429, 500, 503]),
    ("post /api/tables", &[200, 400, 401, 403, 413, 421, 422, 429, 500, 503]),
    ("post /api/tables/{id}/commands", &[200, 400, 401, 403, 404, 409, 413, 421, 422, 429, 500, 503]),
    ("put /api/me", &[200, 400, 403, 413, 421, 422, 429, 500, 503]),
];

#[tokio::test]
async fn the_description_has_every_status_that_a_route_answers_with() {
    let server = TestServer::open().await;
    let answer = server.visitor().get("/api/openapi.json").await.unwrap();
    let description: serde_json::Value = answer.json().unwrap();
    for (route, statuses) in ANSWERS {
        let (method, path) = route.split_once(' ').unwrap();
        let responses = description["paths"][path][method]["responses"].as_object().unwrap();
        let described: Vec<u16> = responses.keys().map(|status| status.parse().unwrap()).collect();
        assert_eq!(described, statuses, "{route}");
        for (status, response) in responses {
            assert!(status == "200" || !response["description"].as_str().unwrap().is_empty(), "{route} {status}");
        }
    }
    let described: usize =
        description["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum();
    assert_eq!(described, ANSWERS.len());
    // Every refusal has a status that some route tells of.
    let words = answer.text();
    for refusal in protocol::Refusal::ALL {
        let word = serde_json::to_string(&refusal).unwrap();
        assert!(words.contains(&word), "{word} is not described");
    }
    server.stop().await;
}

/// The document for people names the same words under the same statuses.
#[test]
fn docs_api_names_every_refusal() {
    let document = include_str!("../../../docs/api.md");
    let (_, table) = document.split_once("## Refusals").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    for refusal in protocol::Refusal::ALL {
        let word = serde_json::to_string(&refusal).unwrap().replace('"', "`");
        assert!(table.contains(&word), "{word} is missing");
    }
}

async fn devices(visitor: &mut Visitor) -> Devices {
    visitor.get("/api/me/devices").await.unwrap().json().unwrap()
}

/// The same person in another browser.
async fn on_another_device(server: &TestServer, person: &mut Visitor) -> Visitor {
    let link: DeviceLink = person.ask("POST", "/api/me/link", &()).await.unwrap().json().unwrap();
    let mut other = server.visitor();
    assert_eq!(other.ask("POST", "/api/enter", &Enter { token: link.token }).await.unwrap().status, 200);
    other
}

#[tokio::test]
async fn a_person_sees_their_devices_and_ends_them() {
    let server = TestServer::open().await;
    let firefox = ("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0");
    let visitor = server.visitor();
    let origin = visitor.origin();
    let headers = [("Content-Type", "application/json"), ("Origin", origin.as_str()), firefox];
    let answer = visitor.send("PUT", "/api/me", &headers, br#"{"name":"Ania"}"#).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let mut desk = visitor.with_cookie(&cookie);
    let mut phone = on_another_device(&server, &mut desk).await;
    let table = desk.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
    let mut on_phone = Guest::sit(&phone, &table).await;
    let mut on_desk = Guest::sit(&desk, &table).await;

    let shown = devices(&mut desk).await.devices;
    assert_eq!(shown.iter().map(|device| device.this).collect::<Vec<_>>(), [true, false]);
    assert_eq!((shown[0].browser, shown[0].system), (Browser::Firefox, System::Linux));
    assert_eq!((shown[1].browser, shown[1].system), (Browser::Other, System::Other));
    let text = desk.get("/api/me/devices").await.unwrap().text();
    assert!(!text.contains("Mozilla") && !text.contains(cookie.split_once('=').unwrap().1), "{text}");

    let path = format!("/api/me/devices/{}", shown[1].id);
    let left: Devices = desk.ask("DELETE", &path, &()).await.unwrap().json().unwrap();
    assert_eq!(left.devices.len(), 1);
    while !matches!(on_phone.hear().await, Heard::End) {}
    assert_eq!(on_phone.stream.closed(), Some(4401), "the page learns why");
    assert_eq!(phone.get("/api/me/devices").await.unwrap().status, 401);
    assert_eq!(phone.get(&format!("/api/tables/{table}?seat=A")).await.unwrap().status, 403, "only a spectator's");
    assert_eq!(on_desk.ask(&client::guest::say("here")).await.refusal, None);
    assert_eq!(desk.ask("DELETE", &path, &()).await.unwrap().status, 404);

    let mut tablet = on_another_device(&server, &mut desk).await;
    let left: Devices = tablet.ask("DELETE", "/api/me/devices", &()).await.unwrap().json().unwrap();
    assert!(left.devices.len() == 1 && left.devices[0].this);
    while !matches!(on_desk.hear().await, Heard::End) {}
    assert_eq!(desk.get("/api/me/devices").await.unwrap().status, 401);
    server.stop().await;
}

#[tokio::test]
async fn logging_out_here_takes_the_cookie_away() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let before = ania.clone();
    let id = devices(&mut ania).await.devices[0].id.clone();
    let answer = ania.ask("DELETE", &format!("/api/me/devices/{id}"), &()).await.unwrap();
    assert_eq!(answer.header("set-cookie"), Some("pharos=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
    assert_eq!(answer.json::<Devices>().unwrap().devices, []);
    assert_eq!(before.clone().get("/api/me/devices").await.unwrap().status, 401, "the old cookie is worth nothing");
    assert_eq!(before.clone().ask("POST", "/api/me/link", &()).await.unwrap().status, 401);
    // Whoever comes from there is somebody new.
    let somebody = before.clone().name("Ania").await.unwrap();
    assert_ne!(Some(somebody.id.as_str()), Some(id.as_str()));
    server.stop().await;
}

#[tokio::test]
async fn a_device_that_becomes_anothers_does_not_stay_in_the_list() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let mut other = on_another_device(&server, &mut ania).await;
    let link: DeviceLink = ania.ask("POST", "/api/me/link", &()).await.unwrap().json().unwrap();
    let before = other.clone();
    assert_eq!(other.ask("POST", "/api/enter", &Enter { token: link.token }).await.unwrap().status, 200);
    assert_ne!(before.cookie(), other.cookie());
    assert_eq!(devices(&mut ania).await.devices.len(), 2, "the browser is one device, by its newest cookie");
    assert_eq!(before.clone().get("/api/me/devices").await.unwrap().status, 401);
    server.stop().await;
}

#[tokio::test]
async fn health_touches_the_database_and_metrics_are_off_unless_asked_for() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let answer = visitor.get("/healthz").await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (200, "ok\n"));
    assert_eq!(visitor.get("/metrics").await.unwrap().status, 404);
    server.stop().await;

    let server = TestServer::with(|config| config.metrics = true).await;
    server.person("Ania").await;
    let answer = server.visitor().get("/metrics").await.unwrap();
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
    let text = answer.text();
    assert!(text.contains("\npharos_connections 0\n"), "{text}");
    assert!(text.contains("\npharos_answers_total{status=\"2xx\"} 1\n"), "{text}");
    assert!(!text.contains("Ania"));
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_fit_gets_a_word_and_a_fitting_status() {
    let server = TestServer::open().await;
    let mut nobody = server.visitor();
    let mut ania = server.person("Ania").await;
    let request = duel([SeatPlan::Me, NOVICE]);
    let answer = nobody.ask("POST", "/api/tables", &request).await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (401, r#"{"refusal":"no_name"}"#));
    let chess = protocol::CreateTable { table: "chess".to_owned(), ..request };
    let answer = ania.ask("POST", "/api/tables", &chess).await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (422, r#"{"refusal":"no_such_table"}"#));
    for seats in [2, 8] {
        let wonders = table(&format!("wonders/{seats}"), vec![NOVICE; seats]);
        let answer = ania.ask("POST", "/api/tables", &wonders).await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (422, r#"{"refusal":"no_such_table"}"#), "{seats}");
    }
    let answer = ania.ask("PUT", "/api/me", &SetName { name: "x".repeat(100) }).await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (422, r#"{"refusal":"out_of_range"}"#));
    for path in ["/api/tables/none", "/api/tables/none/log", "/api/tables/%00", "/api/tables/none/nothing"] {
        assert_eq!(ania.get(path).await.unwrap().text(), r#"{"refusal":"not_found"}"#, "{path}");
    }
    assert_eq!(ania.get("/api/tables/none?seat=Q").await.unwrap().status, 400);
    assert_eq!(ania.get("/api/tables/%ff").await.unwrap().text(), r#"{"refusal":"malformed"}"#);
    assert_eq!(ania.ask("DELETE", "/api/me", &()).await.unwrap().status, 405);
    assert!(ania.stream("none").await.unwrap_err().to_string().contains("404"));
    server.stop().await;
}

#[tokio::test]
async fn whoever_cannot_be_looked_up_is_refused_and_not_made_anew() {
    use sqlx::{Connection, Row};
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let table = ania.create(&duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap();
    let url = format!("sqlite://{}", server.folder.path().join("data/pharos.db").display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("alter table devices rename to elsewhere").execute(&mut database).await.unwrap();
    let internal = (500, r#"{"refusal":"internal"}"#.to_owned());
    let me = ania.get("/api/me").await.unwrap();
    assert_eq!((me.status, me.text()), internal);
    let named = ania.ask("PUT", "/api/me", &SetName { name: "Anna".to_owned() }).await.unwrap();
    assert_eq!((named.status, named.text()), internal);
    assert!(named.header("set-cookie").is_none(), "the cookie stays as it is");
    assert_eq!(ania.stream(&table).await.unwrap_err().to_string(), "refused with 500");
    sqlx::query("alter table elsewhere rename to devices").execute(&mut database).await.unwrap();
    let people: i64 = sqlx::query("select count(*) from people").fetch_one(&mut database).await.unwrap().get(0);
    assert_eq!(people, 1);
    assert_eq!(ania.get("/api/me").await.unwrap().status, 200, "known again");
    database.close().await.unwrap();
    server.stop().await;
}
