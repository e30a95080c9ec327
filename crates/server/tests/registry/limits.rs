//! What strangers cannot do to others.

use crate::helpers::*;
use protocol::{Clock, Command, Level, Message, Refusal, Request, SeatPlan};
use server::{Settings, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    for id in ["", "x", "../../etc/passwd", &"y".repeat(10_000)] {
        assert_eq!(registry.connect(id, None).await.unwrap_err(), Refusal::NotFound);
        assert_eq!(registry.state(id, Some(&ania), None).await.unwrap_err(), Refusal::NotFound);
        assert_eq!(registry.export(id).await.unwrap_err(), Refusal::NotFound);
        let request = Request { key: "k".into(), command: Command::Start };
        assert_eq!(registry.command(id, Some(&ania), request).await.unwrap_err(), Refusal::NotFound);
    }
    assert_eq!(registry.metrics().tables, 0, "nothing stays in memory for them");
}

#[tokio::test]
async fn a_person_has_so_many_tables_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { tables_per_person: 2, ..quick() }).await;
    let (ania, ben) = (person(&registry, "Ania").await, person(&registry, "Ben").await);
    let open = || new_duel([SeatPlan::Me, SeatPlan::Open]);
    let solo = registry.create(&ania, new_duel([SeatPlan::Me, bot(Level::Novice)])).await.unwrap().id;
    registry.create(&ania, open()).await.unwrap();
    assert_eq!(registry.create(&ania, open()).await, Err(Refusal::TooMany));
    registry.create(&ben, open()).await.unwrap();
    let resign = Request { key: "enough".into(), command: Command::Resign { seat: seat("A") } };
    assert_eq!(registry.command(&solo, Some(&ania), resign).await.unwrap().refusal, None);
    registry.create(&ania, open()).await.unwrap();
}

#[tokio::test]
async fn so_many_may_watch_and_those_who_play_still_come_in() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { connections_per_table: 2, connections_per_person: 2, connections: 4, ..quick() };
    let registry = open(folder.path(), settings).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut watchers = Vec::new();
    for _ in 0..2 {
        watchers.push(registry.connect(&id, None).await.unwrap());
    }
    assert_eq!(registry.connect(&id, None).await.unwrap_err(), Refusal::TooMany);
    let mut mine = Vec::new();
    for _ in 0..2 {
        mine.push(registry.connect(&id, Some(ania.clone())).await.unwrap());
    }
    assert_eq!(registry.connect(&id, Some(ania.clone())).await.unwrap_err(), Refusal::TooMany);
    mine.pop();
    registry.connect(&id, Some(ania.clone())).await.unwrap();
}

fn contribute(i: usize) -> Command {
    Command::Contribute { seat: seat("A"), text: format!("words {i}") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_is_too_slow_is_dropped_and_hurts_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { messages_waiting: 8, ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut slow = registry.connect(&id, None).await.unwrap();
    let mut quick = Player::connect(&registry, &id, Some(&ania)).await;
    for i in 0..30 {
        assert_eq!(quick.refusal(contribute(i)).await, None);
    }
    let mut heard = 0;
    while slow.next().await.is_some() {
        heard += 1;
    }
    assert_eq!(heard, 8, "what had been sent arrives, then the connection is over");
    assert_eq!(registry.metrics().dropped, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_the_rest_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { requests_waiting: 4, messages_waiting: 4096, ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut connection = registry.connect(&id, Some(ania.clone())).await.unwrap();
    let mut sent = 0;
    let mut refused = 0;
    for i in 0..500 {
        match connection.send(Request { key: format!("k{i}"), command: contribute(i) }).await {
            Ok(()) => sent += 1,
            Err(refusal) => {
                assert_eq!(refusal, Refusal::TooFast);
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
    let mut answered = 0;
    while answered < sent {
        let text = connection.next().await.unwrap();
        answered += usize::from(matches!(read(&text), Message::Reply(_)));
    }
}

/// On one thread the table hears nothing until this test waits for it, so the order is certain.
#[tokio::test]
async fn however_many_watch_and_talk_those_who_play_are_heard_first() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { messages_waiting: 4096, ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let say = |text: &str, i: usize| Request {
        key: format!("k{i}"),
        command: Command::Say { text: text.into(), partners_of: None },
    };
    let mut watchers = Vec::new();
    for _ in 0..40 {
        let watcher = person(&registry, "Somebody").await;
        watchers.push(registry.connect(&id, Some(watcher)).await.unwrap());
    }
    let mut mine = registry.connect(&id, Some(ania.clone())).await.unwrap();
    let mut refused = 0;
    for watcher in &watchers {
        for i in 0..10 {
            refused += usize::from(watcher.send(say("noise", i)).await == Err(Refusal::TooFast));
        }
    }
    assert!(refused > 0, "there is no more room for them");
    assert_eq!(mine.send(say("first", 0)).await, Ok(()));
    let first = loop {
        if let Message::Update { chat: Some(line), .. } = read(&mine.next().await.unwrap()) {
            break line.text;
        }
    };
    assert_eq!(first, "first");
}

#[tokio::test]
async fn what_was_asked_is_done_though_the_sender_has_left() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    for i in 0..8 {
        let connection = registry.connect(&id, Some(ania.clone())).await.unwrap();
        let say = Command::Say { text: format!("parting {i}"), partners_of: None };
        connection.send(Request { key: format!("k{i}"), command: say }).await.unwrap();
        drop(connection);
    }
    let Ok(Message::State { chat, .. }) = registry.state(&id, Some(&ania), None).await else { panic!("a state") };
    assert_eq!(chat.len(), 8);
}

#[tokio::test]
async fn whoever_comes_later_is_told_the_time_of_then() {
    let now = Arc::new(AtomicU64::new(5_000_000));
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { time: Time::manual(Arc::clone(&now)), ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let mut clocked = new_duel([SeatPlan::Me, bot(Level::Novice)]);
    clocked.clock = Clock::Bank { seconds: 60, increment: 0 };
    let id = registry.create(&ania, clocked).await.unwrap().id;
    let mut told = Vec::new();
    for _ in 0..2 {
        let mut watcher = Player::connect(&registry, &id, None).await;
        told.push((watcher.table.now, watcher.table.seats[0].clock.unwrap().left));
        watcher.ask(Command::Look { seat: None }).await;
        told.push((watcher.table.now, watcher.table.seats[0].clock.unwrap().left));
        now.fetch_add(1_000, Ordering::Relaxed);
    }
    assert_eq!(told, [(5_000_000, 60_000), (5_000_000, 60_000), (5_001_000, 59_000), (5_001_000, 59_000)]);
}

#[tokio::test]
async fn keys_are_short_visible_texts() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    for key in ["", "a b", "ż", "\n", &"k".repeat(65)] {
        let request = Request { key: key.to_owned(), command: Command::Start };
        let reply = registry.command(&id, Some(&ania), request).await.unwrap();
        assert_eq!(reply.refusal, Some(Refusal::Malformed), "{key:?}");
    }
    for command in [Command::Look { seat: None }, Command::Hint { seat: seat("A") }] {
        let request = Request { key: "k".into(), command };
        assert_eq!(
            registry.command(&id, Some(&ania), request).await,
            Err(Refusal::Malformed),
            "these need a connection"
        );
    }
}

#[tokio::test]
async fn a_registry_that_stops_says_so() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut connection = registry.connect(&id, Some(ania.clone())).await.unwrap();
    registry.stop().await;
    while connection.next().await.is_some() {}
    assert_eq!(registry.connect(&id, None).await.unwrap_err(), Refusal::Stopping);
    assert_eq!(registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await, Err(Refusal::Stopping));
    assert!(registry.health().await.is_err());
}
