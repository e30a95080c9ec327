//! What decides a deal is kept and told before anything is dealt; rematches.

use crate::helpers::*;
use protocol::{Command, Level, Refusal, SeatPlan, Stage};
use server::Settings;
use sqlx::{Connection, Row, SqliteConnection};
use std::path::Path;
use std::time::Duration;

async fn database(folder: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", folder.join("pharos.db").display())).await.unwrap()
}

/// The steps of a table as they are kept.
async fn steps(folder: &Path, table: &str) -> Vec<String> {
    let mut connection = database(folder).await;
    let query = sqlx::query("select step from journal where table_id = $1 order by number").bind(table.to_owned());
    let steps = query.fetch_all(&mut connection).await.unwrap().iter().map(|row| row.get(0)).collect();
    connection.close().await.unwrap();
    steps
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_makes_a_table_knows_the_hash_of_its_secret_before_the_deal() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let made = registry.create(&ania, new_duel([SeatPlan::Me, bot(Level::Novice)])).await.unwrap();
    let player = Player::connect(&registry, &made.id, Some(&ania)).await;
    assert_eq!((player.table.stage, player.version()), (Stage::Playing, 1));
    assert_eq!(player.table.commitment, made.commitment);
    let steps = steps(folder.path(), &made.id).await;
    assert!(steps[0].contains("created") && !steps[0].contains("started"), "{}", steps[0]);
    assert!(steps[1].contains("started"), "{}", steps[1]);
    let late = Command::Contribute { seat: seat("A"), text: "late".into() };
    assert_eq!(post(&registry, &made.id, &ania, late).await.refusal, Some(Refusal::AlreadyStarted));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_had_no_time_to_begin_begins_after_a_restart() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([bot(Level::Novice), bot(Level::Novice)])).await.unwrap().id;
    registry.stop().await;
    drop(registry);
    let mut connection = database(folder.path()).await;
    for change in [
        "delete from journal where number > 1",
        "update tables set stage = 0, to_act = 0, bot_acts = 1, steps = 1, head = (select hash from journal)",
    ] {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    let registry = open(folder.path(), quick()).await;
    assert_eq!(registry.metrics().tables, 1, "nobody has to come for it");
    let mut watcher = Player::connect(&registry, &id, None).await;
    watcher.hear_until(Player::is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_when_everybody_has_come() {
    let (registry, _folder) = registry().await;
    let (_, ania, ben, mut one, mut two) = two_at_a_table(&registry).await;
    assert_eq!(one.refusal(Command::Resign { seat: seat("A") }).await, None);
    let next = one.ask(Command::Rematch).await.table.unwrap();
    two.hear_until(|player| player.table.next.is_some()).await;
    assert_eq!(two.table.next.as_ref(), Some(&next));
    assert_eq!(two.ask(Command::Rematch).await.table, Some(next.clone()), "there is only one");
    let mut one = Player::connect(&registry, &next, Some(&ania)).await;
    assert_eq!((one.table.stage, one.you.viewer), (Stage::Lobby, Some(seat("B"))), "the seats are moved on");
    let _two = Player::connect(&registry, &next, Some(&ben)).await;
    one.hear_until(|player| player.table.stage == Stage::Playing).await;
}

/// A registry in which a rematch waits so long for randomness.
async fn registry_that_waits(randomness: Duration) -> (server::Registry, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open(folder.path(), Settings { randomness, ..quick() }).await, folder)
}

fn add(letter: &str) -> Command {
    Command::AddRandomness { seat: seat(letter), text: format!("randomness of {letter}") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_until_everybody_who_has_come_has_added_to_the_deal() {
    let (registry, _folder) = registry_that_waits(Duration::from_secs(600)).await;
    let (_, ania, ben, mut one, _two) = two_at_a_table(&registry).await;
    assert_eq!(one.refusal(Command::Resign { seat: seat("A") }).await, None);
    let next = one.ask(Command::Rematch).await.table.unwrap();
    let mut one = Player::connect(&registry, &next, Some(&ania)).await;
    assert_eq!(one.refusal(add("B")).await, None, "nobody else is here yet");
    let mut two = Player::connect(&registry, &next, Some(&ben)).await;
    assert_eq!(
        look(&registry, &next, None).await.stage,
        Stage::Lobby,
        "everybody has come, but not everybody has added"
    );
    assert_eq!(two.refusal(add("A")).await, None);
    one.hear_until(|player| player.table.stage == Stage::Playing).await;
    let added = |i: usize| one.table.seats[i].contributions.clone();
    assert_eq!([added(0), added(1)], [["randomness of A"], ["randomness of B"]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_does_not_wait_for_ever_for_programs_that_add_nothing() {
    let (registry, _folder) = registry_that_waits(Duration::from_millis(80)).await;
    let (ania, next) = lone_rematch(&registry).await;
    let began = std::time::Instant::now();
    let mut player = Player::connect(&registry, &next, Some(&ania)).await;
    player.hear_until(|player| player.table.stage == Stage::Playing).await;
    assert!(began.elapsed() >= Duration::from_millis(80));
    // Also without a connection: the first request shows the hash, and there is time to answer it.
    let (registry, _folder) = registry_that_waits(Duration::from_secs(600)).await;
    let (ania, next) = lone_rematch(&registry).await;
    assert_eq!(look(&registry, &next, Some(&ania)).await.stage, Stage::Lobby);
    assert_eq!(post(&registry, &next, &ania, add("B")).await.refusal, None);
    assert_eq!(look(&registry, &next, Some(&ania)).await.stage, Stage::Playing);
}

/// Ania's rematch against a bot.
async fn lone_rematch(registry: &server::Registry) -> (server::Person, String) {
    let ania = person(registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, bot(Level::Novice)])).await.unwrap().id;
    assert_eq!(post(registry, &id, &ania, Command::Resign { seat: seat("A") }).await.refusal, None);
    (ania.clone(), post(registry, &id, &ania, Command::Rematch).await.table.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_against_a_bot_begins_when_the_person_has_seen_the_hash_of_its_secret() {
    let (registry, _folder) = registry().await;
    let (ania, next) = lone_rematch(&registry).await;
    let mut player = Player::connect(&registry, &next, Some(&ania)).await;
    assert_eq!((player.table.stage, player.you.viewer), (Stage::Lobby, Some(seat("B"))));
    let commitment = player.table.commitment.clone();
    assert_eq!((commitment.len(), &player.game), (64, &None));
    player.hear_until(|player| !player.actions().is_empty()).await;
    assert_eq!((player.table.stage, &player.table.commitment), (Stage::Playing, &commitment));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_also_for_somebody_without_a_connection() {
    let (registry, _folder) = registry().await;
    let (ania, next) = lone_rematch(&registry).await;
    assert_eq!(look(&registry, &next, None).await.stage, Stage::Lobby);
    assert_eq!(look(&registry, &next, None).await.stage, Stage::Lobby, "a stranger does not count");
    assert_eq!(look(&registry, &next, Some(&ania)).await.stage, Stage::Lobby, "first the hash");
    assert_eq!(look(&registry, &next, Some(&ania)).await.stage, Stage::Playing);
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_of_its_host() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { tables_per_person: 1, ..quick() }).await;
    let ania = person(&registry, "Ania").await;
    let alone = || new_duel([SeatPlan::Me, bot(Level::Novice)]);
    let resign = || Command::Resign { seat: seat("A") };
    let first = registry.create(&ania, alone()).await.unwrap().id;
    post(&registry, &first, &ania, resign()).await;
    let second = registry.create(&ania, alone()).await.unwrap().id;
    assert_eq!(post(&registry, &first, &ania, Command::Rematch).await.refusal, Some(Refusal::TooMany));
    post(&registry, &second, &ania, resign()).await;
    let next = post(&registry, &first, &ania, Command::Rematch).await;
    assert_eq!((next.refusal, next.table.is_some()), (None, true));
    assert_eq!(post(&registry, &second, &ania, Command::Rematch).await.refusal, Some(Refusal::TooMany));
}
