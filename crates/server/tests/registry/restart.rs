//! What a restart must not change.

use crate::helpers::*;
use protocol::{Clock, Command, Level, Occupant, Refusal, Request, SeatPlan, Stage};
use server::{Settings, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_gets_the_same_answer_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), quick()).await;
    let ania = person(&registry, "Ania").await;
    let id =
        registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::HotSeat { name: "Zosia".into() }])).await.unwrap().id;
    let mut player = Player::connect(&registry, &id, Some(&ania)).await;
    let (seat, version, action) = (seat("A"), player.version(), player.actions()[0].clone());
    let request = Request { key: "once".into(), command: Command::Act { seat, question: version, action } };
    player.send_as("once", request.command.clone()).await;
    let first = player.answer_to("once").await;
    assert_eq!((first.refusal, first.version), (None, version + 1));
    assert_eq!(registry.command(&id, Some(&ania), request.clone()).await, Ok(first.clone()), "by another way");
    let stale = Request { key: "twice".into(), ..request.clone() };
    let refused = registry.command(&id, Some(&ania), stale.clone()).await.unwrap();
    assert_eq!(refused.refusal, Some(Refusal::Stale));
    assert_eq!(registry.command(&id, Some(&ania), stale.clone()).await, Ok(refused.clone()));
    // Nothing happens, because she sits there: when she does not any more, the key must not sit her down again.
    let other = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let sit = Request { key: "sit".into(), command: Command::Sit { seat } };
    let sat = registry.command(&other, Some(&ania), sit.clone()).await.unwrap();
    assert_eq!(sat.refusal, None);
    assert_eq!(post(&registry, &other, &ania, Command::Stand { seat }).await.refusal, None);
    registry.stop().await;
    drop(registry);

    let registry = open(folder.path(), quick()).await;
    assert_eq!(registry.command(&id, Some(&ania), request.clone()).await, Ok(first));
    assert_eq!(
        registry.command(&id, Some(&ania), stale.clone()).await,
        Ok(refused),
        "a refusal that was told holds, too"
    );
    assert_eq!(registry.command(&other, Some(&ania), sit).await, Ok(sat));
    assert_eq!(look(&registry, &other, None).await.seats[0].occupant, Occupant::Open, "the seat stays open");
    let another = Request { key: "twice".into(), command: Command::Say { text: "hello".into(), partners_of: None } };
    for key in ["once", "twice"] {
        let another = Request { key: key.into(), ..another.clone() };
        let reply = registry.command(&id, Some(&ania), another).await.unwrap();
        assert_eq!(reply.refusal, Some(Refusal::KeyUsed), "{key} was used for something else");
    }
    let ben = person(&registry, "Ben").await;
    let reply = registry.command(&id, Some(&ben), another).await.unwrap();
    assert_eq!(reply.refusal, None, "keys of different people have nothing to do with each other");
    let player = Player::connect(&registry, &id, Some(&ania)).await;
    assert_eq!(player.version(), version + 1, "nothing was done twice");
}

/// The files as they lie at any moment are what a machine that loses power would find.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_is_on_the_disk() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let hot = |name: &str| SeatPlan::HotSeat { name: name.into() };
    for (table, seats) in [
        ("duel", vec![SeatPlan::Me, hot("Zosia")]),
        ("architects/4", vec![SeatPlan::Me, hot("Zosia"), hot("Hela"), hot("Mania")]),
    ] {
        let id = registry.create(&ania, new_table(table, seats)).await.unwrap().id;
        let mut player = Player::connect(&registry, &id, Some(&ania)).await;
        for turn in 0..6 {
            let acting = player.round.to_act[0];
            player.ask(Command::Look { seat: Some(acting) }).await;
            let reply = player.play(turn).await.unwrap();
            let copy = tempfile::tempdir().unwrap();
            for file in ["pharos.db", "pharos.db-wal"] {
                std::fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
            }
            let survivor = open(copy.path(), quick()).await;
            let after = Player::connect(&survivor, &id, Some(&ania)).await;
            assert_eq!((after.version(), after.log.len()), (reply.version, player.log.len()));
            survivor.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_thinking_goes_on_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let slow = Settings { bot_pause: std::time::Duration::from_secs(600), ..quick() };
    let registry = open(folder.path(), slow).await;
    let ania = person(&registry, "Ania").await;
    let mut ids = Vec::new();
    for (table, seats) in [("duel", 2), ("architects/5", 5)] {
        ids.push(registry.create(&ania, new_table(table, vec![bot(Level::Novice); seats])).await.unwrap().id);
    }
    registry.stop().await;
    drop(registry);

    let registry = open(folder.path(), quick()).await;
    for id in ids {
        let mut watcher = Player::connect(&registry, &id, None).await;
        watcher.hear_until(Player::is_over).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down() {
    let now = Arc::new(AtomicU64::new(5_000_000));
    let settings = || Settings { time: Time::manual(Arc::clone(&now)), ..quick() };
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), settings()).await;
    let ania = person(&registry, "Ania").await;
    let mut clocked = new_duel([SeatPlan::Me, bot(Level::Novice)]);
    clocked.clock = Clock::Bank { seconds: 60, increment: 0 };
    let id = registry.create(&ania, clocked).await.unwrap().id;
    assert_eq!(look(&registry, &id, None).await.stage, Stage::Playing);
    now.fetch_add(10_000, Ordering::Relaxed);
    let before = Player::connect(&registry, &id, Some(&ania)).await;
    assert_eq!(before.table.seats[0].clock.unwrap().left, 50_000);
    registry.stop().await;
    drop(registry);

    now.fetch_add(3_600_000, Ordering::Relaxed);
    let registry = open(folder.path(), settings()).await;
    now.fetch_add(1_000, Ordering::Relaxed);
    let after = Player::connect(&registry, &id, Some(&ania)).await;
    assert_eq!(after.table.seats[0].clock.unwrap().left, 49_000);
    assert_eq!(after.table.stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_left_alone_comes_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { idle: std::time::Duration::from_millis(30), ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    for round in 0..5 {
        let mut player = Player::connect(&registry, &id, Some(&ania)).await;
        assert_eq!(player.refusal(Command::Say { text: format!("round {round}"), partners_of: None }).await, None);
        assert_eq!(registry.metrics().tables, 1);
        drop(player);
        while registry.metrics().tables > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    let Ok(protocol::Message::State { chat, .. }) = registry.state(&id, None, None).await else { panic!("a state") };
    assert_eq!(chat.len(), 5);
}
