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
    let (hall, folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    let made = hall.create(&ania, wish([SeatPlan::Me, bot(Level::Novice)])).await.unwrap();
    let player = Player::connect(&hall, &made.id, Some(&ania)).await;
    assert_eq!((player.table.stage, player.version()), (Stage::Playing, 1));
    assert_eq!(player.table.commitment, made.commitment);
    let steps = steps(folder.path(), &made.id).await;
    assert!(steps[0].contains("created") && !steps[0].contains("started"), "{}", steps[0]);
    assert!(steps[1].contains("started"), "{}", steps[1]);
    let late = Command::Contribute { seat: seat("A"), text: "late".into() };
    assert_eq!(post(&hall, &made.id, &ania, late).await.refusal, Some(Refusal::AlreadyStarted));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_had_no_time_to_begin_begins_after_a_restart() {
    let (hall, folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    let id = hall.create(&ania, wish([bot(Level::Novice), bot(Level::Novice)])).await.unwrap().id;
    hall.stop().await;
    drop(hall);
    let mut connection = database(folder.path()).await;
    for change in [
        "delete from journal where number > 1",
        "update tables set stage = 0, to_act = 0, bot_acts = 1, steps = 1, head = (select hash from journal)",
    ] {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    let hall = open(folder.path(), quick()).await;
    assert_eq!(hall.figures().tables, 1, "nobody has to come for it");
    let mut watcher = Player::connect(&hall, &id, None).await;
    watcher.hear_until(Player::is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_when_everybody_has_come() {
    let (hall, _folder) = hall().await;
    let (_, ania, ben, mut one, mut two) = two_at_a_table(&hall).await;
    assert_eq!(one.refusal(Command::Resign { seat: seat("A") }).await, None);
    let next = one.ask(Command::Rematch).await.table.unwrap();
    two.hear_until(|player| player.table.next.is_some()).await;
    assert_eq!(two.table.next.as_ref(), Some(&next));
    assert_eq!(two.ask(Command::Rematch).await.table, Some(next.clone()), "there is only one");
    let mut one = Player::connect(&hall, &next, Some(&ania)).await;
    assert_eq!((one.table.stage, one.you.viewer), (Stage::Lobby, Some(seat("B"))), "the seats are moved on");
    let _two = Player::connect(&hall, &next, Some(&ben)).await;
    one.hear_until(|player| player.table.stage == Stage::Playing).await;
}

/// A hall in which a rematch waits so long for randomness.
async fn patient_hall(randomness: Duration) -> (server::Hall, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open(folder.path(), Settings { randomness, ..quick() }).await, folder)
}

fn add(letter: &str) -> Command {
    Command::AddRandomness { seat: seat(letter), text: format!("randomness of {letter}") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_until_everybody_who_has_come_has_added_to_the_deal() {
    let (hall, _folder) = patient_hall(Duration::from_secs(600)).await;
    let (_, ania, ben, mut one, _two) = two_at_a_table(&hall).await;
    assert_eq!(one.refusal(Command::Resign { seat: seat("A") }).await, None);
    let next = one.ask(Command::Rematch).await.table.unwrap();
    let mut one = Player::connect(&hall, &next, Some(&ania)).await;
    assert_eq!(one.refusal(add("B")).await, None, "nobody else is here yet");
    let mut two = Player::connect(&hall, &next, Some(&ben)).await;
    assert_eq!(look(&hall, &next, None).await.stage, Stage::Lobby, "everybody has come, but not everybody has added");
    assert_eq!(two.refusal(add("A")).await, None);
    one.hear_until(|player| player.table.stage == Stage::Playing).await;
    let added = |i: usize| one.table.seats[i].contributions.clone();
    assert_eq!([added(0), added(1)], [["randomness of A"], ["randomness of B"]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_does_not_wait_for_ever_for_programs_that_add_nothing() {
    let (hall, _folder) = patient_hall(Duration::from_millis(80)).await;
    let (ania, next) = lone_rematch(&hall).await;
    let began = std::time::Instant::now();
    let mut player = Player::connect(&hall, &next, Some(&ania)).await;
    player.hear_until(|player| player.table.stage == Stage::Playing).await;
    assert!(began.elapsed() >= Duration::from_millis(80));
    // Also without a connection: the first request shows the hash, and there is time to answer it.
    let (hall, _folder) = patient_hall(Duration::from_secs(600)).await;
    let (ania, next) = lone_rematch(&hall).await;
    assert_eq!(look(&hall, &next, Some(&ania)).await.stage, Stage::Lobby);
    assert_eq!(post(&hall, &next, &ania, add("B")).await.refusal, None);
    assert_eq!(look(&hall, &next, Some(&ania)).await.stage, Stage::Playing);
}

/// Ania's rematch against a bot.
async fn lone_rematch(hall: &server::Hall) -> (server::Person, String) {
    let ania = person(hall, "Ania").await;
    let id = hall.create(&ania, wish([SeatPlan::Me, bot(Level::Novice)])).await.unwrap().id;
    assert_eq!(post(hall, &id, &ania, Command::Resign { seat: seat("A") }).await.refusal, None);
    (ania.clone(), post(hall, &id, &ania, Command::Rematch).await.table.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_against_a_bot_begins_when_the_person_has_seen_the_hash_of_its_secret() {
    let (hall, _folder) = hall().await;
    let (ania, next) = lone_rematch(&hall).await;
    let mut player = Player::connect(&hall, &next, Some(&ania)).await;
    assert_eq!((player.table.stage, player.you.viewer), (Stage::Lobby, Some(seat("B"))));
    let commitment = player.table.commitment.clone();
    assert_eq!((commitment.len(), &player.game), (64, &None));
    player.hear_until(|player| !player.actions().is_empty()).await;
    assert_eq!((player.table.stage, &player.table.commitment), (Stage::Playing, &commitment));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_also_for_somebody_without_a_connection() {
    let (hall, _folder) = hall().await;
    let (ania, next) = lone_rematch(&hall).await;
    assert_eq!(look(&hall, &next, None).await.stage, Stage::Lobby);
    assert_eq!(look(&hall, &next, None).await.stage, Stage::Lobby, "a stranger does not count");
    assert_eq!(look(&hall, &next, Some(&ania)).await.stage, Stage::Lobby, "first the hash");
    assert_eq!(look(&hall, &next, Some(&ania)).await.stage, Stage::Playing);
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_of_its_host() {
    let folder = tempfile::tempdir().unwrap();
    let hall = open(folder.path(), Settings { tables_per_person: 1, ..quick() }).await;
    let ania = person(&hall, "Ania").await;
    let alone = || wish([SeatPlan::Me, bot(Level::Novice)]);
    let resign = || Command::Resign { seat: seat("A") };
    let first = hall.create(&ania, alone()).await.unwrap().id;
    post(&hall, &first, &ania, resign()).await;
    let second = hall.create(&ania, alone()).await.unwrap().id;
    assert_eq!(post(&hall, &first, &ania, Command::Rematch).await.refusal, Some(Refusal::TooMany));
    post(&hall, &second, &ania, resign()).await;
    let next = post(&hall, &first, &ania, Command::Rematch).await;
    assert_eq!((next.refusal, next.table.is_some()), (None, true));
    assert_eq!(post(&hall, &second, &ania, Command::Rematch).await.refusal, Some(Refusal::TooMany));
}
