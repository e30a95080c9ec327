//! The folder with the data: one server only, clear words when something is wrong, copies while it runs.

use crate::helpers::*;
use protocol::{Command, Refusal, Request, SeatPlan};
use server::{StartError, Store, StoreError, store};
use std::fs;

#[tokio::test]
async fn two_servers_do_not_share_their_data() {
    let (hall, folder) = hall().await;
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StartError::InUse(_)), "{refused}");
    assert!(refused.to_string().contains("another server already uses"));
    hall.health().await.unwrap();
    hall.stop().await;
    Store::open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_as_it_is() {
    let (hall, folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    for _ in 0..40 {
        hall.create(&ania, wish([SeatPlan::Me, SeatPlan::Open])).await.unwrap();
    }
    hall.stop().await;
    let path = folder.path().join("pharos.db");
    let sound = fs::read(&path).unwrap();
    let mut torn = sound.clone();
    torn[sound.len() / 2..].fill(0xa5);
    for damaged in [b"this is no database at all, only some text".to_vec(), torn] {
        fs::write(&path, &damaged).unwrap();
        let error = Store::open(folder.path()).await.unwrap_err();
        assert!(matches!(error, StartError::Damaged(..)), "{error}");
        assert!(!error.to_string().contains('\n') && error.to_string().contains("pharos.db"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), damaged, "nothing was changed");
    }
    fs::write(&path, &sound).unwrap();
    Store::open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "not a folder").unwrap();
    let error = Store::open(&file).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)) && error.to_string().contains("a-file"), "{error}");
    fs::create_dir(folder.path().join("pharos.db")).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)) && error.to_string().contains("pharos.db"), "{error}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    use sqlx::Connection;
    let folder = tempfile::tempdir().unwrap();
    open(folder.path(), quick()).await.stop().await;
    let url = format!("sqlite://{}", folder.path().join("pharos.db").display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("update schema set version = 1000").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StartError::Newer(_, 1000, _)), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_the_server_runs_is_whole() {
    let (hall, folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    let id = hall.create(&ania, wish([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let say = Request { key: "hello".into(), command: Command::Say { text: "hello".into() } };
    hall.command(&id, Some(&ania), say).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("pharos.db");
    store::backup(folder.path(), &copy).await.unwrap();
    let error = store::backup(folder.path(), &copy).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)), "nothing is written over: {error}");
    let error = store::backup(elsewhere.path().join("nothing").as_path(), &copy).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)), "{error}");
    let restored = open(elsewhere.path(), quick()).await;
    let Ok(protocol::Message::State { chat, .. }) = restored.state(&id, None, None).await else { panic!("a state") };
    assert_eq!(chat[0].text, "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_moves_share_a_transaction() {
    let (hall, _folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(hall.create(&ania, wish([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id);
    }
    let before = hall.figures();
    let talking = tables.into_iter().map(|id| {
        let (hall, ania) = (hall.clone(), ania.clone());
        tokio::spawn(async move {
            for i in 0..10 {
                let say = Request { key: format!("k{i}"), command: Command::Say { text: "hm".into() } };
                assert_eq!(hall.command(&id, Some(&ania), say).await.unwrap().refusal, None);
            }
        })
    });
    for task in talking.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let after = hall.figures();
    assert_eq!(after.steps - before.steps, 400);
    assert!(after.commits - before.commits < 400, "{} commits", after.commits - before.commits);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let (hall, folder) = hall().await;
    person(&hall, "Ania").await;
    let copy = folder.path().join("copy.db");
    store::backup(folder.path(), &copy).await.unwrap();
    let mut names = Vec::new();
    for entry in fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{name}");
        names.push(name);
    }
    names.sort();
    assert_eq!(names, ["copy.db", "pharos.db", "pharos.db-shm", "pharos.db-wal", "pharos.lock"]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_is_removed_or_replaced_is_noticed() {
    let (hall, folder) = hall().await;
    let (path, aside) = (folder.path().join("pharos.db"), folder.path().join("aside.db"));
    let lost = |health: Result<(), StoreError>| health.unwrap_err().to_string().contains("removed or replaced");
    fs::rename(&path, &aside).unwrap();
    assert!(lost(hall.health().await), "removed");
    assert_eq!(hall.new_person("Ania").await.unwrap_err(), Refusal::Internal, "nothing is written");
    fs::copy(&aside, &path).unwrap();
    assert!(lost(hall.health().await), "replaced");
    fs::rename(&aside, &path).unwrap();
    hall.health().await.unwrap();
    person(&hall, "Ania").await;
}
