//! Whole games over HTTP and WebSocket, with real sockets.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod test_server;

use client::Visitor;
use client::guest::{Guest, Heard, NOVICE, duel, request, seat, table};
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

/// A table of 7 Wonders in its first round, at which nobody has chosen yet.
async fn wonders(server: &TestServer) -> (String, Vec<Visitor>, Vec<Guest>) {
    let mut people = Vec::new();
    for name in ["Ania", "Bartek", "Celina"] {
        people.push(server.person(name).await);
    }
    let open = table("wonders/3", [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]);
    let id = people[0].create(&open).await.unwrap();
    let mut guests = Vec::new();
    for (person, letter) in people.iter().zip(["A", "B", "C"]) {
        let mut guest = Guest::sit(person, &id).await;
        if letter != "A" {
            assert_eq!(guest.ask(&request("sit", Command::Sit { seat: seat(letter) })).await.refusal, None);
        }
        guests.push(guest);
    }
    assert_eq!(guests[0].ask(&request("start", Command::Start)).await.refusal, None);
    for guest in &mut guests {
        guest.until(|guest| guest.round.question.is_some()).await;
    }
    (id, people, guests)
}

/// What a seat may do, as texts, if they begin with a word.
fn offered(guest: &Guest, word: &str) -> Vec<String> {
    let all = client::actions(guest.game.as_ref().unwrap());
    all.into_iter().filter(|action| action.starts_with(word)).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_choice_that_is_not_offered_or_comes_late_is_refused_and_loses_nothing() {
    let server = TestServer::open().await;
    let (_, _, mut guests) = wonders(&server).await;
    let question = guests[0].round.question.as_ref().unwrap().number;
    let act =
        |key: &str, action: &str| request(key, Command::Act { seat: seat("A"), question, action: action.to_owned() });
    let sealed = |guest: &Guest| guest.round.question.as_ref().unwrap().sealed.clone();
    let chosen = offered(&guests[0], "discard")[0].clone();
    let card = chosen.trim_start_matches("discard ").to_owned();
    let ania = &mut guests[0];
    assert_eq!(ania.ask(&act("chosen", &chosen)).await.refusal, None);
    ania.until(|guest| sealed(guest).is_some()).await;
    for (number, action) in [
        // Of another age, so in nobody's hand.
        "discard palace".to_owned(),
        "stage palace".to_owned(),
        // Nobody asks so much, or for nothing.
        format!("build {card} left 9"),
        format!("build {card} left 0 right 0"),
        format!("discard {card} left 2"),
        "fetch altar".to_owned(),
        "build nothing".to_owned(),
        String::new(),
        "discard \u{0}".to_owned(),
    ]
    .into_iter()
    .enumerate()
    {
        let request = act(&format!("wrong{number}"), &action);
        assert_eq!(ania.refused(&request).await, Refusal::Illegal, "{action:?}");
        assert_eq!(sealed(ania).as_deref(), Some(chosen.as_str()), "{action:?} left the sealed choice alone");
    }
    for place in [1, 2] {
        guests[place].act().await;
    }
    let ania = &mut guests[0];
    ania.until(|guest| guest.round.question.as_ref().is_some_and(|now| now.number > question)).await;
    let version = ania.game.as_ref().unwrap().version;
    assert_eq!(ania.refused(&act("late", &chosen)).await, Refusal::Stale, "the round has opened");
    let withdraw = request("withdraw", Command::Withdraw { seat: seat("A"), question });
    assert_eq!(ania.refused(&withdraw).await, Refusal::Stale);
    assert_eq!(ania.game.as_ref().unwrap().version, version);
    assert_eq!(offered(ania, "discard").len(), 6, "the next hand is there");
    let [a, b, c] = &mut guests[..] else { panic!("three guests") };
    tokio::join!(a.play(), b.play(), c.play());
    server.stop().await;
}

/// What a guest has sealed, as they were told.
fn sealed(guest: &Guest) -> Option<&str> {
    guest.round.question.as_ref()?.sealed.as_deref()
}

#[tokio::test]
async fn lost_sockets_and_answers_at_the_same_moment_lose_no_choice_of_7_wonders() {
    let server = TestServer::open().await;
    let (id, people, mut guests) = wonders(&server).await;
    for turn in 0..5 {
        let discards = offered(&guests[0], "discard");
        let (first, second) = (&discards[0], discards.last().unwrap());
        let question = guests[0].round.question.as_ref().unwrap().number;
        let act = |key: &str, action: &str| {
            request(&format!("{key}{turn}"), Command::Act { seat: seat("A"), question, action: action.to_owned() })
        };
        // The socket is gone before any answer came, and the same request is sent over the next one.
        let lost = act("lost", first);
        guests[0].stream.send(&lost).await.unwrap();
        guests[0] = Guest::sit(&people[0], &id).await;
        let reply = guests[0].ask(&lost).await;
        assert_eq!(reply.refusal, None);
        guests[0].until(|guest| sealed(guest) == Some(first.as_str())).await;

        // Two windows of one person answer at the same moment: one of both is the last, and both windows say so.
        let mut other = Guest::sit(&people[0], &id).await;
        let (one, two) = (act("one", second), act("two", first));
        let (one, two) = tokio::join!(guests[0].ask(&one), other.ask(&two));
        assert_eq!((one.refusal, two.refusal), (None, None));
        let ask_again = request(&format!("say{turn}"), Command::Look { seat: Some(seat("A")) });
        assert_eq!(guests[0].ask(&ask_again).await.refusal, None);
        let number = guests[0].number;
        other.until(|guest| guest.number >= number).await;
        let chosen = sealed(&guests[0]).expect("A has answered").to_owned();
        assert_eq!(sealed(&other), Some(chosen.as_str()));
        assert!([first, second].contains(&&chosen), "{chosen}");

        // The others answer at the same moment; one of them loses the socket with the round about to open.
        let version = guests[0].game.as_ref().unwrap().version;
        let requests = [1, 2].map(|place| guests[place].first_action(&format!("act{turn}")));
        let [_, b, c] = &mut guests[..] else { panic!("three guests") };
        let (reply, sent) = tokio::join!(b.ask(&requests[0]), c.stream.send(&requests[1]));
        assert_eq!(reply.refusal, None);
        sent.unwrap();
        guests[2] = Guest::sit(&people[2], &id).await;
        assert_eq!(guests[2].ask(&requests[1]).await.refusal, None);
        for guest in &mut guests {
            guest.until(|guest| guest.game.as_ref().is_some_and(|game| game.version > version)).await;
            assert_eq!(guest.game.as_ref().unwrap().version, version + 1, "the round has opened once");
        }
        let card = chosen.trim_start_matches("discard ");
        let Message::State { log, .. } = people[0].clone().state(&id, Some("A")).await.unwrap() else { panic!() };
        let round = log.iter().rev().find(|happening| happening.deeds.len() == 3).expect("three chose");
        let own = serde_json::to_string(&round.deeds[0]).unwrap();
        assert!(own.contains(&format!("\"card\":\"{card}\"")), "{chosen}: {own}");
    }
    let [a, b, c] = &mut guests[..] else { panic!("three guests") };
    tokio::join!(a.play(), b.play(), c.play());
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
