//! Whole games over HTTP and WebSocket, with real sockets.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod test_server;

use client::guest::{Guest, Heard, NOVICE, duel, request, seat};
use protocol::{Command, CreateTable, Message, Refusal, SeatPlan, Stage, Tables, Visibility};
use test_server::TestServer;

#[tokio::test]
async fn a_person_plays_a_whole_game_against_a_bot() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let table = ania.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
    let mut guest = Guest::sit(&ania, &table).await;
    assert_eq!(guest.you.seats, [seat("A")]);
    assert_eq!(guest.you.viewer, Some(seat("A")));
    guest.play().await;

    let log = ania.get(&format!("/api/tables/{table}/log")).await.unwrap();
    assert_eq!(log.status, 200, "{}", log.text());
    assert!(log.text().starts_with("pharos 1 "), "{}", log.text());
    assert!(log.header("content-disposition").unwrap().contains("attachment"));
    let tables: Tables = ania.get("/api/tables").await.unwrap().json().unwrap();
    assert_eq!(tables.mine[0].stage, Stage::Over);
    let Message::State { game, table: info, .. } = ania.state(&table, Some("A")).await.unwrap() else { panic!() };
    assert_eq!(game, guest.game, "what was told step by step is what is there");
    assert!(info.secret.is_some(), "the secret of the deal is public now");
    server.stop().await;
}

#[tokio::test]
async fn two_people_play_while_a_spectator_watches() {
    let server = TestServer::open().await;
    let (mut ania, bartek) = (server.person("Ania").await, server.person("Bartek").await);
    let public = CreateTable { visibility: Visibility::Public, ..duel([SeatPlan::Me, SeatPlan::Open]) };
    let table = ania.create(&public).await.unwrap();
    let mut first = Guest::sit(&ania, &table).await;
    let mut second = Guest::sit(&bartek, &table).await;
    assert_eq!(second.you.viewer, None);
    assert_eq!(second.ask(&request("sit", Command::Sit { seat: seat("B") })).await.refusal, None);
    assert_eq!(first.ask(&request("start", Command::Start)).await.refusal, None);
    second.until(|guest| guest.game.is_some()).await;
    if second.you.viewer != Some(seat("B")) {
        second.ask(&request("look", Command::Look { seat: Some(seat("B")) })).await;
    }
    let mut watcher = Guest::sit(&server.visitor(), &table).await;
    assert_eq!((watcher.you.id.as_deref(), watcher.you.viewer), (None, None));

    let watching = async {
        watcher.until(Guest::is_over).await;
        watcher
    };
    let ((), (), watcher) = tokio::join!(first.play(), second.play(), watching);
    let ending = |guest: &Guest| guest.game.as_ref().unwrap().ending.clone();
    assert_eq!(ending(&first), ending(&second));
    assert_eq!(ending(&first), ending(&watcher));
    assert_eq!((first.events, first.number), (watcher.events, watcher.number));
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_the_seat_of_another() {
    let server = TestServer::open().await;
    let (mut ania, mut mallory) = (server.person("Ania").await, server.person("Mallory").await);
    let table = ania.create(&duel([SeatPlan::Me, SeatPlan::HotSeat { name: "Ola".to_owned() }])).await.unwrap();
    let mut guest = Guest::sit(&ania, &table).await;
    let mut other = Guest::sit(&mallory, &table).await;
    let action = guest.first_action("theft");
    assert_eq!(other.refused(&action).await, Refusal::NotYourSeat);
    let look = request("look", Command::Look { seat: guest.you.viewer });
    assert_eq!(other.refused(&look).await, Refusal::NotYourSeat);

    let answer = mallory.ask("POST", &format!("/api/tables/{table}/commands"), &action).await.unwrap();
    assert_eq!(
        (answer.status, mallory.command(&table, &action).await.unwrap().refusal),
        (403, Some(Refusal::NotYourSeat))
    );
    let mut nobody = server.visitor();
    let answer = nobody.ask("POST", &format!("/api/tables/{table}/commands"), &action).await.unwrap();
    assert!(matches!(answer.status, 401 | 403), "{}", answer.text());
    for visitor in [&mut mallory, &mut nobody] {
        let answer = visitor.get(&format!("/api/tables/{table}?seat=A")).await.unwrap();
        assert_eq!((answer.status, answer.text().as_str()), (403, r#"{"refusal":"not_your_seat"}"#));
    }
    assert_eq!(guest.ask(&action).await.refusal, None, "the owner still can");
    server.stop().await;
}

#[tokio::test]
async fn a_replayed_key_gets_the_same_answer_and_a_stale_version_the_current_state() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let table = ania.create(&duel([SeatPlan::Me, SeatPlan::HotSeat { name: "Ola".to_owned() }])).await.unwrap();
    let mut guest = Guest::sit(&ania, &table).await;
    let action = guest.first_action("once");
    let reply = guest.ask(&action).await;
    assert_eq!(reply.refusal, None);
    assert_eq!(guest.ask(&action).await, reply);
    assert_eq!(ania.command(&table, &action).await.unwrap(), reply, "also over HTTP");

    let mut late = action.clone();
    late.key = "late".to_owned();
    let answer = ania.ask("POST", &format!("/api/tables/{table}/commands"), &late).await.unwrap();
    assert_eq!(answer.status, 409, "{}", answer.text());
    late.key = "later".to_owned();
    assert_eq!(guest.refused(&late).await, Refusal::Stale);
    let Message::State { number, game, .. } = ania.state(&table, Some("A")).await.unwrap() else { panic!() };
    assert_eq!((guest.number, guest.game.map(|game| game.version)), (number, game.map(|game| game.version)));
    server.stop().await;
}

#[tokio::test]
async fn a_device_link_opens_once_and_makes_the_same_person() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let link: protocol::DeviceLink = ania.ask("POST", "/api/me/link", &()).await.unwrap().json().unwrap();
    let mut phone = server.visitor();
    let enter = protocol::Enter { token: link.token };
    let me: protocol::Me = phone.ask("POST", "/api/enter", &enter).await.unwrap().json().unwrap();
    assert_eq!(me.name, "Ania");
    assert_ne!(phone.cookie(), ania.cookie(), "each device has a secret of its own");
    let again: protocol::Me = phone.get("/api/me").await.unwrap().json().unwrap();
    assert_eq!(again, me);
    assert_eq!(server.visitor().ask("POST", "/api/enter", &enter).await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_stopping_server_says_goodbye() {
    let server = TestServer::open().await;
    let mut ania = server.person("Ania").await;
    let table = ania.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
    let mut guest = Guest::sit(&ania, &table).await;
    let listening = tokio::spawn(async move {
        while !matches!(guest.hear().await, Heard::End) {}
        guest.stream.closed()
    });
    server.stop().await;
    assert_eq!(listening.await.unwrap(), Some(1001));
}
