//! Who is away and for how long, with and without a connection.

use crate::helpers::*;
use protocol::{Command, Level, Refusal};
use server::{Settings, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::sleep;

fn stand_in() -> Command {
    Command::StandIn { seat: seat("A"), level: Level::Novice }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_stays_away_is_replaced_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { absence: Duration::from_millis(200), ..quick() }).await;
    let (id, ania, _, one, mut two) = two_at_a_table(&registry).await;
    assert_eq!(two.refusal(stand_in()).await, Some(Refusal::NotOverdue));
    drop(one);
    two.hear_until(|player| player.table.seats[0].overdue).await;
    assert_eq!(two.refusal(stand_in()).await, None);
    assert_eq!(two.table.seats[0].stand_in, Some(Level::Novice));
    two.hear_until(|player| player.round.to_act == [seat("B")]).await;
    let mut one = Player::connect(&registry, &id, Some(&ania)).await;
    assert_eq!(one.refusal(Command::TakeBack { seat: seat("A") }).await, None);
    assert_eq!(one.table.seats[0].stand_in, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_overdue_the_moment_a_table_is_read_again() {
    let now = Arc::new(AtomicU64::new(5_000_000));
    let settings = Settings {
        time: Time::manual(Arc::clone(&now)),
        absence: Duration::from_millis(50),
        idle: Duration::from_millis(30),
        ..quick()
    };
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), settings).await;
    let (id, _, ben, one, two) = two_at_a_table(&registry).await;
    drop((one, two));
    while registry.metrics().tables > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    now.fetch_add(3_600_000, Ordering::Relaxed);
    let mut two = Player::connect(&registry, &id, Some(&ben)).await;
    assert!(!two.table.seats[0].overdue, "they may be on their way as well");
    assert_eq!(two.refusal(stand_in()).await, Some(Refusal::NotOverdue));
    now.fetch_add(50, Ordering::Relaxed);
    two.hear_until(|player| player.table.seats[0].overdue).await;
    assert_eq!(two.refusal(stand_in()).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_without_a_connection_is_not_away() {
    let now = Arc::new(AtomicU64::new(5_000_000));
    let pass = |seconds: u64| now.fetch_add(1_000 * seconds, Ordering::Relaxed);
    let absence = Duration::from_secs(60);
    let folder = tempfile::tempdir().unwrap();
    // A stand-in does not move before the person is back.
    let bot_pause = Duration::from_secs(600);
    let time = Time::manual(Arc::clone(&now));
    let registry = open(folder.path(), Settings { time, absence, bot_pause, ..quick() }).await;
    let (id, ania, ben, one, mut two) = two_at_a_table(&registry).await;
    drop(one);
    two.hear_until(|player| matches!(player.table.seats[0].occupant, protocol::Occupant::Person { here: false, .. }))
        .await;
    for _ in 0..3 {
        pass(59);
        assert_eq!(
            post(&registry, &id, &ania, Command::Say { text: "thinking".into(), partners_of: None }).await.refusal,
            None
        );
        pass(59);
        look(&registry, &id, Some(&ania)).await;
        assert_eq!(two.refusal(stand_in()).await, Some(Refusal::NotOverdue));
    }
    pass(60);
    assert!(look(&registry, &id, Some(&ben)).await.seats[0].overdue, "what others ask is no sign of life");
    assert_eq!(two.refusal(stand_in()).await, None);
    assert_eq!(post(&registry, &id, &ania, Command::TakeBack { seat: seat("A") }).await.refusal, None);
    assert_eq!(two.refusal(stand_in()).await, Some(Refusal::NotOverdue), "whoever is back has time again");
    pass(60);
    two.ask(Command::Say { text: "are you there?".into(), partners_of: None }).await;
    assert!(two.table.seats[0].overdue);
    look(&registry, &id, Some(&ania)).await;
    two.hear_until(|player| !player.table.seats[0].overdue).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_a_connection_can_go_on_without_somebody_absent() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { absence: Duration::from_millis(200), idle: Duration::from_millis(30), ..quick() };
    let registry = open(folder.path(), settings).await;
    let (id, _, ben, one, two) = two_at_a_table(&registry).await;
    drop((one, two));
    while registry.metrics().tables > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let mut asked = 0;
    while post(&registry, &id, &ben, stand_in()).await.refusal == Some(Refusal::NotOverdue) {
        asked += 1;
        assert!(asked < 200, "the table forgets how long it has waited");
        sleep(Duration::from_millis(20)).await;
    }
    assert!(asked > 0);
    assert_eq!(look(&registry, &id, None).await.seats[0].stand_in, Some(Level::Novice));
}
