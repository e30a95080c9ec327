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
async fn where_a_database_was_lost_no_new_one_is_made() {
    let (hall, folder) = hall().await;
    person(&hall, "Ania").await;
    let path = |name: &str| folder.path().join(name);
    let killed = tempfile::tempdir().unwrap();
    // What a server leaves behind that is killed: most is not yet in the database itself.
    let waiting = fs::read(path("pharos.db-wal")).unwrap();
    fs::write(killed.path().join("pharos.db-wal"), &waiting).unwrap();
    let error = Store::open(killed.path()).await.unwrap_err();
    assert!(matches!(error, StartError::Missing(_)), "{error}");
    assert_eq!(fs::read(killed.path().join("pharos.db-wal")).unwrap(), waiting, "nothing was changed");

    hall.stop().await;
    fs::rename(path("pharos.db"), path("aside.db")).unwrap();
    for _ in 0..2 {
        let error = Store::open(folder.path()).await.unwrap_err();
        assert!(matches!(error, StartError::Missing(_)) && error.to_string().contains("pharos.db"), "{error}");
        assert!(!path("pharos.db").exists());
    }
    fs::write(path("pharos.db"), "").unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StartError::Damaged(..)) && error.to_string().contains("it is empty"), "{error}");
    fs::rename(path("aside.db"), path("pharos.db")).unwrap();
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
    let lost = |health: Result<(), StoreError>| matches!(health, Err(StoreError::Lost(_)));
    fs::rename(&path, &aside).unwrap();
    assert!(lost(hall.health().await), "removed");
    assert_eq!(hall.new_person("Ania").await.unwrap_err(), Refusal::Internal, "nothing is written");
    fs::copy(&aside, &path).unwrap();
    assert!(lost(hall.health().await), "replaced");
    fs::rename(&aside, &path).unwrap();
    hall.health().await.unwrap();
    person(&hall, "Ania").await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn while_the_folder_is_gone_games_can_be_seen_but_not_changed() {
    let (hall, folder) = hall().await;
    let ania = person(&hall, "Ania").await;
    let id = hall.create(&ania, wish([SeatPlan::Me, SeatPlan::HotSeat { name: "Zosia".into() }])).await.unwrap().id;
    let action = Player::connect(&hall, &id, Some(&ania)).await.actions()[0].clone();
    let act = || Command::Act { seat: seat("A"), version: 1, action: action.clone() };
    let aside = tempfile::tempdir().unwrap();
    let aside = aside.path().join("data");
    fs::rename(folder.path(), &aside).unwrap();
    let error = hall.health().await.unwrap_err();
    assert!(error.to_string().contains("the database was removed or replaced"), "{error}");
    let reading = (0..20).map(|_| {
        let (hall, ania, id) = (hall.clone(), ania.clone(), id.clone());
        tokio::spawn(async move {
            assert_eq!(hall.tables(Some(&ania)).await.unwrap().mine.len(), 1);
            look(&hall, &id, Some(&ania)).await;
        })
    });
    for task in reading.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let reply = post(&hall, &id, &ania, act()).await;
    assert_eq!((reply.refusal, reply.version), (Some(Refusal::Internal), 1));
    fs::rename(&aside, folder.path()).unwrap();
    hall.health().await.unwrap();
    let reply = post(&hall, &id, &ania, act()).await;
    assert_eq!((reply.refusal, reply.version), (None, 2));
}
