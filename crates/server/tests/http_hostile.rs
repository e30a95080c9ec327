//! Clients that misbehave, and people at the next table who must not notice.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod test_server;

use client::guest::{Guest, Heard, NOVICE, TIMEOUT, duel, request, say};
use client::{Stream, Visitor};
use protocol::{Command, Refusal, SeatPlan};
use std::time::{Duration, Instant};
use test_server::TestServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// A person at a table with a bot.
async fn at_table(server: &TestServer, name: &str) -> (Visitor, String, Guest) {
    let mut visitor = server.person(name).await;
    let table = visitor.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
    let guest = Guest::sit(&visitor, &table).await;
    (visitor, table, guest)
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_connection_goes_on() {
    let server = TestServer::open().await;
    let (_, _, mut guest) = at_table(&server, "Mallory").await;
    for text in ["", "{", "[]", "{\"key\":\"k\"}", r#"{"key":"k","command":{"do":"fly"}}"#, "\u{0}\u{1}"] {
        guest.stream.send_text(text.to_owned()).await.unwrap();
        assert_eq!(guest.reply("").await.refusal, Some(Refusal::Malformed), "{text:?}");
    }
    guest.stream.send_bytes(b"{\"key\":\"k\",\"command\":{\"do\":\"start\"}}".to_vec()).await.unwrap();
    assert_eq!(guest.reply("").await.refusal, Some(Refusal::Malformed), "bytes are no text");
    guest.stream.send_text(format!("{{\"key\":\"{}\"}}", "x".repeat(9000))).await.unwrap();
    assert_eq!(guest.reply("").await.refusal, Some(Refusal::TooLarge));
    assert_eq!(guest.ask(&say("fine")).await.refusal, None);
    server.stop().await;
}

#[tokio::test]
async fn a_huge_message_ends_only_its_own_connection() {
    let server = TestServer::open().await;
    let (visitor, table, mut guest) = at_table(&server, "Mallory").await;
    let _ = guest.stream.send_text("x".repeat(1_000_000)).await;
    while !matches!(guest.hear().await, Heard::End) {}
    let mut again = Guest::sit(&visitor, &table).await;
    assert_eq!(again.ask(&say("fine")).await.refusal, None);
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_slowed_down_then_shown_the_door_while_others_play_on() {
    let server = TestServer::open().await;
    let (_, _, mut flooder) = at_table(&server, "Mallory").await;
    let (_, _, mut other) = at_table(&server, "Ania").await;
    for i in 0..400 {
        if flooder.stream.send(&say(&format!("k{i}"))).await.is_err() {
            break;
        }
    }
    let (mut done, mut too_fast) = (0, 0);
    let code = loop {
        match flooder.hear().await {
            Heard::Reply(reply) if reply.refusal.is_none() => done += 1,
            Heard::Reply(reply) => {
                assert_eq!(reply.refusal, Some(Refusal::TooFast));
                too_fast += 1;
            }
            Heard::Told => {}
            Heard::End => break flooder.stream.closed(),
        }
    };
    assert!(done < 80, "{done} of 400 went through");
    assert!(too_fast >= 100, "only {too_fast} of 400 were refused");
    assert_eq!(code, Some(1008), "the goodbye names the reason");
    let start = Instant::now();
    other.play().await;
    assert!(start.elapsed() < TIMEOUT);
    server.stop().await;
}

#[tokio::test]
async fn a_reader_that_does_not_read_is_dropped_and_others_play_on() {
    let server = TestServer::with(|config| {
        config.limits.write = Duration::from_millis(500);
        config.metrics = true;
    })
    .await;
    let (visitor, table, mut other) = at_table(&server, "Ania").await;
    // Somebody who leaves of their own accord is not dropped.
    Guest::sit(&visitor, &table).await.stream.close().await.unwrap();
    // A small window, so that the system does not read in the reader's place.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let connection = socket.connect(server.at).await.unwrap();
    let mut slow = Guest::listen(Stream::open(connection, &visitor, &table, &visitor.origin()).await.unwrap()).await;
    while other.number < 60 && !other.is_over() {
        if other.has_to_act() { other.act().await } else { assert!(matches!(other.hear().await, Heard::Told)) }
    }
    let mut ended = false;
    let start = Instant::now();
    while !ended && start.elapsed() < TIMEOUT {
        for i in 0..30 {
            let look = request(&format!("l{i}"), Command::Look { seat: slow.you.viewer });
            ended |=
                timeout(Duration::from_millis(200), slow.stream.send(&look)).await.map_or(true, |sent| sent.is_err());
        }
        tokio::time::sleep(Duration::from_millis(700)).await;
    }
    assert!(ended, "the slow reader is still connected");
    other.play().await;
    let metrics = server.visitor().get("/metrics").await.unwrap().text();
    assert!(metrics.contains("\npharos_dropped_readers_total 1\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_stream_and_changes_nothing() {
    let server = TestServer::open().await;
    let (visitor, table, _) = at_table(&server, "Ania").await;
    for origin in ["http://evil.example", "null", "https://127.0.0.1:1"] {
        let connection = TcpStream::connect(server.at).await.unwrap();
        let why = Stream::open(connection, &visitor, &table, origin).await.unwrap_err().to_string();
        assert_eq!(why, "refused with 403", "{origin}");
    }
    let cookie = visitor.cookie().unwrap();
    let json = ("Content-Type", "application/json");
    let body = br#"{"name":"Evil"}"#;
    for headers in [
        &[json, ("Cookie", cookie), ("Origin", "http://evil.example")][..],
        &[json, ("Cookie", cookie), ("Sec-Fetch-Site", "cross-site")],
        &[json, ("Cookie", cookie), ("Sec-Fetch-Site", "none")],
        &[json, ("Cookie", cookie)],
    ] {
        let answer = visitor.send("PUT", "/api/me", headers, body).await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (403, r#"{"refusal":"foreign_origin"}"#), "{headers:?}");
        assert!(answer.header("access-control-allow-origin").is_none());
    }
    let origin = visitor.origin();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let headers = [("Content-Type", kind), ("Cookie", cookie), ("Origin", origin.as_str())];
        assert_eq!(visitor.send("PUT", "/api/me", &headers, body).await.unwrap().status, 400, "{kind}");
    }
    let headers = [json, ("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")];
    assert_eq!(visitor.send("PUT", "/api/me", &headers, body).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_large_body_is_refused_and_a_slow_one_is_not_waited_for() {
    let server = TestServer::with(|config| config.limits.read = Duration::from_millis(300)).await;
    let visitor = server.visitor();
    let origin = visitor.origin();
    let headers = [("Content-Type", "application/json"), ("Origin", origin.as_str())];
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let answer = visitor.send("PUT", "/api/me", &headers, body.as_bytes()).await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (413, r#"{"refusal":"too_large"}"#));

    let head = format!(
        "PUT /api/me HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nContent-Type: application/json\r\n",
        server.at
    );
    for opening in [format!("{head}Content-Length: 100\r\n\r\n{{"), head, "GET / HT".to_owned()] {
        let mut stream = TcpStream::connect(server.at).await.unwrap();
        stream.write_all(opening.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let read = timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await;
        assert!(read.is_ok(), "still open after {opening:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_makes_so_many_people_and_no_more() {
    let server = TestServer::with(|config| config.limits.creations = 3).await;
    for _ in 0..3 {
        server.person("Ania").await;
    }
    let name = protocol::SetName { name: "Mallory".to_owned() };
    let answer = server.visitor().ask("PUT", "/api/me", &name).await.unwrap();
    assert_eq!((answer.status, answer.text().as_str()), (429, r#"{"refusal":"too_fast"}"#));
    server.stop().await;
}

#[tokio::test]
async fn one_address_asks_so_often_and_no_more() {
    let server = TestServer::with(|config| config.limits.requests_per_second = 1).await;
    let mut visitor = server.visitor();
    let mut refused = 0;
    for _ in 0..15 {
        refused += u32::from(visitor.get("/api/games").await.unwrap().status == 429);
    }
    assert!((1..=5).contains(&refused), "{refused} of 15");
    server.stop().await;
}

#[tokio::test]
async fn connections_are_counted_and_given_back() {
    let server = TestServer::with(|config| config.settings.connections = 8).await;
    let (visitor, table, guest) = at_table(&server, "Ania").await;
    let second = visitor.stream(&table).await.unwrap();
    let why = visitor.stream(&table).await.unwrap_err().to_string();
    assert_eq!(why, "refused with 503", "a quarter is what one address gets");
    second.close().await.unwrap();
    drop(guest);
    let start = Instant::now();
    while visitor.stream(&table).await.is_err() {
        assert!(start.elapsed() < TIMEOUT, "permits are given back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_silent_connection_is_closed() {
    let server = TestServer::with(|config| config.limits.ping = Duration::from_millis(100)).await;
    let (_, _, mut guest) = at_table(&server, "Ania").await;
    // Somebody who listens answers pings by that, and stays.
    let listening = timeout(Duration::from_millis(600), async { while !matches!(guest.hear().await, Heard::End) {} });
    assert!(listening.await.is_err(), "a listener is not closed");
    tokio::time::sleep(Duration::from_millis(600)).await;
    while !matches!(guest.hear().await, Heard::End) {}
    assert_eq!(guest.stream.closed(), Some(1001));
    server.stop().await;
}

/// Another computer, as far as the server can tell: all of 127/8 is this one.
async fn connect_from(address: [u8; 4], server: &TestServer) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    // A small window, so that the system does not read in the reader's place.
    socket.set_recv_buffer_size(4096).unwrap();
    socket.bind((address, 0).into()).unwrap();
    socket.connect(server.at).await.unwrap()
}

/// Tests if somebody at another address is answered in time.
async fn answers_others(server: &TestServer) -> bool {
    let asking = async {
        let mut stream = connect_from([127, 0, 0, 2], server).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    timeout(Duration::from_secs(5), asking).await.is_ok_and(|answer| answer.unwrap().starts_with("HTTP/1.1 200"))
}

#[tokio::test]
async fn idle_connections_of_one_address_leave_room_for_others() {
    let server = TestServer::with(|config| {
        (config.settings.connections, config.limits.plain_connections) = (8, 8);
        config.limits.read = Duration::from_secs(60);
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..40 {
        idle.push(connect_from([127, 0, 0, 3], &server).await);
    }
    assert!(answers_others(&server).await);
    drop(idle);
    server.stop().await;
}

#[tokio::test]
async fn answers_that_nobody_reads_do_not_keep_their_places() {
    let server = TestServer::with(|config| {
        (config.settings.connections, config.limits.plain_connections) = (8, 8);
        (config.limits.read, config.limits.write) = (Duration::from_secs(60), Duration::from_millis(300));
        config.limits.requests_per_second = 10_000;
    })
    .await;
    let asks = "GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(200);
    let mut readers = Vec::new();
    // Each address takes what it may have, so that together they have all there is.
    for i in 0..16 {
        let mut stream = connect_from([127, 0, 0, 3 + i / 4], &server).await;
        stream.write_all(asks.as_bytes()).await.unwrap();
        readers.push(stream);
    }
    assert!(answers_others(&server).await);
    drop(readers);
    server.stop().await;
}

#[tokio::test]
async fn ports_behind_a_proxy_make_nobody_somebody_else() {
    let server = TestServer::with(|config| {
        config.trust_proxy = true;
        config.limits.creations = 2;
    })
    .await;
    let visitor = server.visitor();
    let origin = visitor.origin();
    let mut made = Vec::new();
    for said in
        ["9.9.9.9, 203.0.113.5:1", "203.0.113.5:2", "203.0.113.5", "[2001:db8::1]:1", "[2001:db8::2]:2", "2001:db8::3"]
    {
        let headers = [("Content-Type", "application/json"), ("Origin", origin.as_str()), ("X-Forwarded-For", said)];
        made.push(visitor.send("PUT", "/api/me", &headers, br#"{"name":"Ania"}"#).await.unwrap().status);
    }
    assert_eq!(made, [200, 200, 429, 200, 200, 429], "one address, whatever the port");
    server.stop().await;
}

#[tokio::test]
async fn nobody_has_a_name_that_shows_nothing() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for name in [
        "\u{3164}",
        "\u{115f}\u{1160}",
        "\u{ffa0}",
        "\u{ad}",
        "\u{2800}",
        "\u{a0}",
        "\u{3000}",
        "\u{200b}",
        "\u{200d}",
        "\u{fe0f}",
        "\u{e0100}",
        "\u{301}",
        "\u{34f}",
        "\u{2063}",
        "\u{180e}",
        "\u{feff}",
        "\u{1d159}",
        "\u{e0020}",
        "\u{e000}",
        "Ania\u{ad}",
        "A\u{200d}nia",
        "\u{202e}ainA",
    ] {
        let answer = visitor.ask("PUT", "/api/me", &protocol::SetName { name: name.to_owned() }).await.unwrap();
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (422, r#"{"refusal":"out_of_range"}"#),
            "{}",
            name.escape_unicode()
        );
    }
    for name in ["علی\u{200c}رضا", "ශ්\u{200d}රී", "שָׁלוֹם", "김민준", "❤\u{fe0f}\u{200d}🔥"]
    {
        assert_eq!(visitor.name(name).await.unwrap().name, name);
    }
    let mut blanks = duel([SeatPlan::Me, SeatPlan::HotSeat { name: "\u{3164}".to_owned() }]);
    assert_eq!(visitor.ask("POST", "/api/tables", &blanks).await.unwrap().status, 422, "nor at a shared device");
    blanks.seats[1] = SeatPlan::HotSeat { name: "Zosia".to_owned() };
    assert_eq!(visitor.ask("POST", "/api/tables", &blanks).await.unwrap().status, 200);
    server.stop().await;
}

/// Sends bytes as they are, and gives the status and the rest of the answer.
async fn raw(server: &TestServer, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(server.at).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A connection that stays open has said what it has to say by then.
    let _ = timeout(Duration::from_secs(2), stream.read_to_end(&mut answer)).await;
    let text = String::from_utf8_lossy(&answer).into_owned();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_else(|| panic!("no answer to {request:?}: {text:?}")), text)
}

#[tokio::test]
async fn a_name_that_was_made_to_lead_here_is_not_answered() {
    let server = TestServer::open().await;
    let (ania, table, _guest) = at_table(&server, "Ania").await;
    let (port, cookie) = (server.at.port(), ania.cookie().unwrap());
    let get = async |path: &str, host: &str, more: &str| {
        let asked = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n");
        let (status, text) = raw(&server, &asked).await;
        (status, text.contains("foreign_host"), text.contains("--public-url"))
    };
    let ws = format!("/api/tables/{table}/ws");
    // What a browser sends whose page of evil.example was led here: host and origin agree, and nothing is cross-site.
    for host in ["evil.example", "localhost.evil.example", &format!("evil.example:{port}"), "127.0.0.1.evil.example"] {
        for path in ["/", "/api/me", "/api/tables", "/healthz", "/metrics", "/api/openapi.json", "/nothing", &ws] {
            assert_eq!(get(path, host, &format!("Cookie: {cookie}\r\n")).await, (421, true, false), "{host}{path}");
        }
        let upgrade = format!(
            "Origin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: {cookie}\r\n"
        );
        assert_eq!(get(&ws, host, &upgrade).await.0, 421, "no stream for {host}");
        let change = format!(
            "PUT /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nSec-Fetch-Site: same-origin\r\n\
            Content-Type: application/json\r\nContent-Length: 15\r\nConnection: close\r\n\r\n{{\"name\":\"Evil\"}}"
        );
        assert_eq!(raw(&server, &change).await.0, 421, "{host}");
    }
    let page = get("/", "raspberrypi.local", "Accept: text/html\r\n").await;
    assert_eq!(page, (421, false, true), "whoever runs it reads what to do");
    // What it says of itself is not what decides.
    let forwarded = "X-Forwarded-Host: 127.0.0.1\r\nForwarded: host=127.0.0.1\r\n";
    assert_eq!(get("/api/games", "evil.example", forwarded).await.0, 421);
    server.stop().await;
}

#[tokio::test]
async fn by_address_and_as_localhost_it_is_answered_on_all_addresses() {
    let server = TestServer::with(|config| config.listen.set_ip([0, 0, 0, 0].into())).await;
    let port = server.at.port();
    let mut ania = server.person("Ania").await;
    assert_eq!(ania.get("/api/me").await.unwrap().status, 200, "as 0.0.0.0");
    for host in ["127.0.0.1", "localhost", "LOCALHOST", "localhost.", "[::1]", "10.1.2.3"] {
        for host in [host.to_owned(), format!("{host}:{port}"), format!("{host}:80")] {
            let asked = format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            assert_eq!(raw(&server, &asked).await.0, 200, "{host}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn requests_name_one_host_and_health_checks_of_old_none() {
    let server = TestServer::open().await;
    for (request, status) in [
        ("GET /healthz HTTP/1.0\r\n\r\n", 200),
        ("GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n", 200),
        ("GET /healthz HTTP/1.0\r\nHost: evil.example\r\n\r\n", 421),
        ("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: user@127.0.0.1\r\nConnection: close\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: \u{fc}\r\nConnection: close\r\n\r\n", 400),
        ("GET http://evil.example/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 421),
        ("GET http://127.0.0.1/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 200),
    ] {
        assert_eq!(raw(&server, request).await.0, status, "{request:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_public_name_is_answered_and_no_other() {
    let server =
        TestServer::with(|config| config.public_url = Some("https://games.example.org".parse().unwrap())).await;
    for (host, status) in [
        ("games.example.org", 200),
        ("Games.Example.ORG:443", 200),
        ("games.example.org.", 200),
        ("127.0.0.1", 200),
        ("[::1]:7777", 200),
        ("localhost", 200),
        ("evil.example", 421),
        ("games.example.org.evil.example", 421),
    ] {
        let asked = format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        assert_eq!(raw(&server, &asked).await.0, status, "{host}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stolen_cookie_is_worth_nothing_once_its_device_is_ended() {
    let server = TestServer::open().await;
    let (mut ania, table, _guest) = at_table(&server, "Ania").await;
    let link: protocol::DeviceLink = ania.ask("POST", "/api/me/link", &()).await.unwrap().json().unwrap();
    let mut thief = server.visitor();
    thief.ask("POST", "/api/enter", &protocol::Enter { token: link.token }).await.unwrap();
    // The thief keeps a stream that is never read, and a way back in.
    let mut streams = Vec::new();
    for _ in 0..5 {
        let connection = connect_from([127, 0, 0, 9], &server).await;
        streams.push(Stream::open(connection, &thief, &table, &thief.origin()).await.unwrap());
    }
    let back: protocol::DeviceLink = thief.ask("POST", "/api/me/link", &()).await.unwrap().json().unwrap();
    assert_eq!(ania.ask("DELETE", "/api/me/devices", &()).await.unwrap().status, 200);
    for stream in &mut streams {
        let ends = async { while let Ok(Some(_)) = stream.text().await {} };
        timeout(Duration::from_secs(5), ends).await.expect("the stream ends");
        assert_eq!(stream.closed(), Some(4401));
    }
    let back = thief.clone().ask("POST", "/api/enter", &protocol::Enter { token: back.token }).await.unwrap();
    assert_eq!((back.status, back.header("set-cookie")), (404, None), "the way back is closed");
    for (method, path) in [
        ("GET", "/api/me/devices"),
        ("DELETE", "/api/me/devices"),
        ("DELETE", "/api/me/devices/x"),
        ("POST", "/api/me/link"),
        ("POST", "/api/tables"),
    ] {
        let answer = thief.clone().ask(method, path, &duel([SeatPlan::Me, NOVICE])).await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (401, r#"{"refusal":"no_name"}"#), "{method} {path}");
    }
    let reply = thief.command(&table, &say("me")).await.unwrap();
    assert_eq!(reply.refusal, Some(Refusal::NoName));
    let stream = thief.stream(&table).await.unwrap();
    assert_eq!(Guest::listen(stream).await.you.viewer, None, "a stranger watches");
    assert_eq!(ania.get("/api/me/devices").await.unwrap().json::<protocol::Devices>().unwrap().devices.len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn nobody_ends_devices_from_another_site_or_of_another_person() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let mut mallory = server.person("Mallory").await;
    let id = ania.get("/api/me/devices").await.unwrap().json::<protocol::Devices>().unwrap().devices[0].id.clone();
    let path = format!("/api/me/devices/{id}");
    assert_eq!(mallory.ask("DELETE", &path, &()).await.unwrap().status, 404);
    assert_eq!(mallory.ask("DELETE", "/api/me/devices", &()).await.unwrap().status, 200);
    let cookie = ania.cookie().unwrap();
    for headers in [
        &[("Cookie", cookie)][..],
        &[("Cookie", cookie), ("Origin", "http://evil.example")],
        &[("Cookie", cookie), ("Origin", "null"), ("Sec-Fetch-Site", "same-origin")],
        &[("Cookie", cookie), ("Sec-Fetch-Site", "same-site")],
        &[("Cookie", cookie), ("Sec-Fetch-Site", "none")],
    ] {
        for path in ["/api/me/devices", &path] {
            assert_eq!(ania.send("DELETE", path, headers, b"").await.unwrap().status, 403, "{headers:?}");
        }
    }
    for odd in ["%2e%2e", "%00", "%ff", "..", "%27%20or%201=1", &"x".repeat(8000)] {
        let answer = ania.ask("DELETE", &format!("/api/me/devices/{odd}"), &()).await.unwrap();
        assert!(matches!(answer.status, 400 | 404), "{odd}: {}", answer.status);
    }
    assert_eq!(ania.get("/api/me").await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test]
async fn what_a_browser_says_of_itself_is_kept_nowhere() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let cookie = ania.cookie().unwrap().to_owned();
    let long = "Firefox/".repeat(1000);
    for agent in ["<script>alert(1)</script> Firefox/1 Windows", "Firefox/1 '; drop table devices; --", long.as_str()] {
        let answer =
            ania.send("GET", "/api/me/devices", &[("Cookie", &cookie), ("User-Agent", agent)], b"").await.unwrap();
        let text = answer.text();
        assert!(answer.status == 200 && !text.contains("script") && !text.contains("drop"), "{text}");
    }
    assert_eq!(ania.get("/api/me/devices").await.unwrap().status, 200);
    server.stop().await;
}
