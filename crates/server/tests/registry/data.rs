//! The folder with the data: one server only, clear words when something is wrong, copies while it runs.

use crate::helpers::*;
use protocol::{Command, Refusal, Request, SeatPlan};
use server::{StartError, Store, StoreError, UserAgent, store};
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

#[tokio::test]
async fn two_servers_do_not_share_their_data() {
    let (registry, folder) = registry().await;
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StartError::InUse(_)), "{refused}");
    assert!(refused.to_string().contains("another server already uses"));
    registry.health().await.unwrap();
    registry.stop().await;
    Store::open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_as_it_is() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    for _ in 0..40 {
        registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap();
    }
    registry.stop().await;
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
    let (registry, folder) = registry().await;
    person(&registry, "Ania").await;
    let path = |name: &str| folder.path().join(name);
    let killed = tempfile::tempdir().unwrap();
    // What a server leaves behind that is killed: most is not yet in the database itself.
    let waiting = fs::read(path("pharos.db-wal")).unwrap();
    fs::write(killed.path().join("pharos.db-wal"), &waiting).unwrap();
    let error = Store::open(killed.path()).await.unwrap_err();
    assert!(matches!(error, StartError::Missing(_)), "{error}");
    assert_eq!(fs::read(killed.path().join("pharos.db-wal")).unwrap(), waiting, "nothing was changed");

    registry.stop().await;
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

/// What becomes of a database that says this of its schema.
async fn opened_with_schema(version: &'static str) -> StartError {
    use sqlx::Connection;
    let folder = tempfile::tempdir().unwrap();
    open(folder.path(), quick()).await.stop().await;
    let path = folder.path().join("pharos.db");
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    sqlx::query(version).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = fs::read(&path).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert_eq!(fs::read(&path).unwrap(), before, "nothing was changed");
    assert!(!error.to_string().contains('\n'), "{error}");
    error
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let error = opened_with_schema("update schema set version = 1000").await;
    assert!(matches!(error, StartError::Newer(_, 1000, _)), "{error}");
}

#[tokio::test]
async fn a_database_whose_version_cannot_be_is_refused() {
    for version in ["update schema set version = -1", "update schema set version = 0"] {
        let error = opened_with_schema(version).await;
        assert!(matches!(error, StartError::Damaged(..)) && error.to_string().contains("no schema"), "{error}");
    }
    for version in ["update schema set version = 'one'", "update schema set version = 1.5", "delete from schema"] {
        let error = opened_with_schema(version).await;
        assert!(matches!(error, StartError::Database(..)), "{version}: {error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_the_server_runs_is_whole() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let say = Request { key: "hello".into(), command: Command::Say { text: "hello".into(), partners_of: None } };
    registry.command(&id, Some(&ania), say).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("pharos.db");
    store::backup(folder.path(), &copy).await.unwrap();
    let error = store::backup(folder.path(), &copy).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)), "nothing is written over: {error}");
    let error = store::backup(elsewhere.path().join("nothing").as_path(), &copy).await.unwrap_err();
    assert!(matches!(error, StartError::Files(..)), "{error}");
    let kept = elsewhere.path().join("kept.db");
    fs::copy(&copy, &kept).unwrap();
    let restored = open(elsewhere.path(), quick()).await;
    let Ok(protocol::Message::State { chat, .. }) = restored.state(&id, None, None).await else { panic!("a state") };
    assert_eq!(chat[0].text, "hello");
    restored.stop().await;

    // It may also take the place of the database it was copied from, which has come further.
    person(&registry, "Ben").await;
    registry.stop().await;
    drop(registry);
    fs::copy(&kept, folder.path().join("pharos.db")).unwrap();
    let back = open(folder.path(), quick()).await;
    assert_eq!(look(&back, &id, Some(&ania)).await.id, id);
    person(&back, "Celina").await;
    back.stop().await;
    open(folder.path(), quick()).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_moves_share_a_transaction() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id);
    }
    let before = registry.metrics();
    let talking = tables.into_iter().map(|id| {
        let (registry, ania) = (registry.clone(), ania.clone());
        tokio::spawn(async move {
            for i in 0..10 {
                let say =
                    Request { key: format!("k{i}"), command: Command::Say { text: "hm".into(), partners_of: None } };
                assert_eq!(registry.command(&id, Some(&ania), say).await.unwrap().refusal, None);
            }
        })
    });
    for task in talking.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let after = registry.metrics();
    assert_eq!(after.steps - before.steps, 400);
    assert!(after.commits - before.commits < 400, "{} commits", after.commits - before.commits);
}

/// What is written to the log on this thread, until the guard is dropped.
fn listen() -> (Arc<Mutex<Vec<u8>>>, tracing::subscriber::DefaultGuard) {
    struct Pen(Arc<Mutex<Vec<u8>>>);
    impl std::io::Write for Pen {
        fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(text)
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let log = Arc::<Mutex<Vec<u8>>>::default();
    let pen = Arc::clone(&log);
    let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(move || Pen(Arc::clone(&pen))).finish();
    (log, tracing::subscriber::set_default(lines))
}

/// The folder as a server leaves it that is killed now.
fn killed(folder: &Path) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["pharos.db", "pharos.db-wal", "pharos.lock"] {
        fs::copy(folder.join(name), copy.path().join(name)).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_database_without_its_last_transactions_is_refused_and_left_as_it_is() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let earlier = killed(folder.path());
    post(&registry, &id, &ania, Command::Say { text: "hello".into(), partners_of: None }).await;
    let (other, elsewhere) = crate::helpers::registry().await;
    for name in ["Ben", "Celina", "Dorota", "Ewa", "Franek", "Grzegorz"] {
        person(&other, name).await;
    }

    let path = |folder: &TempDir, ending: &str| folder.path().join(format!("pharos.db{ending}"));
    let whole = killed(folder.path());
    open(whole.path(), quick()).await.stop().await;
    for (what, wal) in [("removed", None), ("an older one", Some(&earlier)), ("a foreign one", Some(&elsewhere))] {
        let server = killed(folder.path());
        match wal {
            None => fs::remove_file(path(&server, "-wal")).unwrap(),
            Some(other) => drop(fs::copy(path(other, "-wal"), path(&server, "-wal")).unwrap()),
        }
        let before = fs::read(path(&server, "")).unwrap();
        for _ in 0..2 {
            let error = Store::open(server.path()).await.unwrap_err();
            let is_noticed = matches!(error, StartError::WentBack(..) | StartError::Damaged(..));
            assert!(is_noticed && !error.to_string().contains('\n'), "{what}: {error}");
            assert_eq!(fs::read(path(&server, "")).unwrap(), before, "{what}: nothing was changed");
        }
        // With the right one it goes on as if nothing had happened.
        fs::copy(path(&folder, "-wal"), path(&server, "-wal")).unwrap();
        let _ = fs::remove_file(path(&server, "-shm"));
        let registry = open(server.path(), quick()).await;
        let Ok(protocol::Message::State { chat, .. }) = registry.state(&id, None, None).await else {
            panic!("a state")
        };
        assert_eq!(chat[0].text, "hello", "{what}");
        registry.stop().await;
    }
    // Whoever knows what they are doing can go on with what is there.
    let server = killed(earlier.path());
    fs::copy(path(&whole, "").with_file_name("pharos.lock"), server.path().join("pharos.lock")).unwrap();
    let error = Store::open(server.path()).await.unwrap_err();
    assert!(error.to_string().contains("remove pharos.lock"), "{error}");
    fs::remove_file(server.path().join("pharos.lock")).unwrap();
    open(server.path(), quick()).await.stop().await;
}

#[tokio::test]
async fn a_journal_that_was_cut_or_changed_is_refused_loudly() {
    use sqlx::Connection;
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), quick()).await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    for text in ["one", "two", "three"] {
        post(&registry, &id, &ania, Command::Say { text: text.into(), partners_of: None }).await;
    }
    registry.stop().await;
    drop(registry);
    let url = format!("sqlite://{}", folder.path().join("pharos.db").display());
    let file = |name: &str| folder.path().join(name);
    let (sound, lock) = (fs::read(file("pharos.db")).unwrap(), fs::read(file("pharos.lock")).unwrap());
    for (damage, why) in [
        ("delete from journal where number = 4", "step 4 of table"),
        ("delete from journal where number > 2", "step 3 of table"),
        ("delete from journal where number = 2", "step 2 of table"),
        ("delete from journal", "step 1 of table"),
        ("update journal set step = replace(step, 'two', 'six')", "step 3 of table"),
        ("update journal set hash = 'x' where number = 4", "step 4 of table"),
        ("update tables set head = 'x'", "step 5 of table"),
    ] {
        fs::write(file("pharos.db"), &sound).unwrap();
        fs::write(file("pharos.lock"), &lock).unwrap();
        let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
        sqlx::query(damage).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let registry = open(folder.path(), quick()).await;
        let (log, listening) = listen();
        {
            let _listening = listening;
            assert_eq!(registry.state(&id, None, None).await.unwrap_err(), Refusal::Internal, "{damage}");
            let say = Request { key: "new".into(), command: Command::Say { text: "four".into(), partners_of: None } };
            assert_eq!(registry.command(&id, Some(&ania), say).await.unwrap_err(), Refusal::Internal, "{damage}");
        }
        let log = String::from_utf8(log.lock().unwrap().clone()).unwrap();
        assert!(log.contains("ERROR") && log.contains(why), "{damage}: {log}");
        registry.stop().await;
    }
}

#[tokio::test]
async fn a_database_of_the_first_version_goes_on_and_is_chained_from_then_on() {
    use sqlx::{Connection, Row};
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), quick()).await;
    let (ania, secret) = registry.new_person("Ania", UserAgent::default()).await.unwrap();
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    post(&registry, &id, &ania, Command::Say { text: "one".into(), partners_of: None }).await;
    registry.stop().await;
    drop(registry);
    // As the first version left it.
    let url = format!("sqlite://{}", folder.path().join("pharos.db").display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    for statement in [
        "alter table journal drop column hash",
        "alter table tables drop column steps",
        "alter table tables drop column head",
        "alter table uptime drop column id",
        "alter table uptime drop column commits",
        "drop table answers",
        "create table first_devices (
            secret text primary key,
            person text not null references people (id),
            created bigint not null
        )",
        "insert into first_devices (secret, person, created) select secret, person, created from devices",
        "drop table device_links",
        "drop table devices",
        "alter table first_devices rename to devices",
        "create table device_links (
            token text primary key,
            person text not null references people (id),
            expires bigint not null
        )",
        "update schema set version = 1",
    ] {
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    fs::write(folder.path().join("pharos.lock"), "pharos.db").unwrap();

    let registry = open(folder.path(), quick()).await;
    let session =
        registry.session(secret.as_str(), UserAgent::default()).await.unwrap().expect("the cookie still works");
    assert_eq!(session.person, ania);
    assert_eq!(post(&registry, &id, &ania, Command::Say { text: "two".into(), partners_of: None }).await.refusal, None);
    registry.stop().await;
    drop(registry);
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query("select steps, head from tables").fetch_one(&mut connection).await.unwrap();
    assert_eq!(row.get::<i64, _>("steps"), 3);
    // The new step covers the old ones.
    sqlx::query("update journal set step = replace(step, 'one', 'six')").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let registry = open(folder.path(), quick()).await;
    assert_eq!(registry.state(&id, None, None).await.unwrap_err(), Refusal::Internal);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let (registry, folder) = registry().await;
    person(&registry, "Ania").await;
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
    let (registry, folder) = registry().await;
    let (path, aside) = (folder.path().join("pharos.db"), folder.path().join("aside.db"));
    let lost = |health: Result<(), StoreError>| matches!(health, Err(StoreError::Lost(_)));
    fs::rename(&path, &aside).unwrap();
    assert!(lost(registry.health().await), "removed");
    assert_eq!(
        registry.new_person("Ania", UserAgent::default()).await.unwrap_err(),
        Refusal::Internal,
        "nothing is written"
    );
    fs::copy(&aside, &path).unwrap();
    assert!(lost(registry.health().await), "replaced");
    fs::rename(&aside, &path).unwrap();
    registry.health().await.unwrap();
    person(&registry, "Ania").await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_write_ahead_log_that_is_removed_or_replaced_is_noticed_and_saved() {
    let lost = |health: Result<(), StoreError>| matches!(health, Err(StoreError::Lost(_)));
    for name in ["pharos.db-wal", "pharos.db-shm"] {
        let (registry, folder) = registry().await;
        let ania = person(&registry, "Ania").await;
        let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
        let (path, aside) = (folder.path().join(name), folder.path().join("aside"));
        fs::rename(&path, &aside).unwrap();
        assert!(lost(registry.health().await), "{name} removed");
        let reply = post(&registry, &id, &ania, Command::Say { text: "hello".into(), partners_of: None }).await;
        assert_eq!(reply.refusal, Some(Refusal::Internal), "nothing is acknowledged");
        fs::copy(&aside, &path).unwrap();
        assert!(lost(registry.health().await), "{name} replaced");
        fs::rename(&aside, &path).unwrap();
        registry.health().await.unwrap();
        post(&registry, &id, &ania, Command::Say { text: "here again".into(), partners_of: None }).await;

        // Removed for good: what waited in it is in the database as soon as that is noticed.
        fs::remove_file(&path).unwrap();
        assert!(lost(registry.health().await));
        let after = tempfile::tempdir().unwrap();
        for name in ["pharos.db", "pharos.lock"] {
            fs::copy(folder.path().join(name), after.path().join(name)).unwrap();
        }
        let survivor = open(after.path(), quick()).await;
        let Ok(protocol::Message::State { chat, .. }) = survivor.state(&id, None, None).await else {
            panic!("a state")
        };
        assert_eq!(chat.last().unwrap().text, "here again", "{name}");
    }
    let (registry, folder) = registry().await;
    person(&registry, "Ania").await;
    fs::File::options().write(true).open(folder.path().join("pharos.db-wal")).unwrap().set_len(0).unwrap();
    assert!(lost(registry.health().await), "emptied");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn while_the_folder_is_gone_games_can_be_seen_but_not_changed() {
    let (registry, folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id =
        registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::HotSeat { name: "Zosia".into() }])).await.unwrap().id;
    let action = Player::connect(&registry, &id, Some(&ania)).await.actions()[0].clone();
    let act = || Command::Act { seat: seat("A"), question: 1, action: action.clone() };
    let aside = tempfile::tempdir().unwrap();
    let aside = aside.path().join("data");
    fs::rename(folder.path(), &aside).unwrap();
    let error = registry.health().await.unwrap_err();
    assert!(error.to_string().contains("the database was removed or replaced"), "{error}");
    let reading = (0..20).map(|_| {
        let (registry, ania, id) = (registry.clone(), ania.clone(), id.clone());
        tokio::spawn(async move {
            assert_eq!(registry.tables(Some(&ania)).await.unwrap().mine.len(), 1);
            look(&registry, &id, Some(&ania)).await;
        })
    });
    for task in reading.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let reply = post(&registry, &id, &ania, act()).await;
    assert_eq!((reply.refusal, reply.version), (Some(Refusal::Internal), 1));
    fs::rename(&aside, folder.path()).unwrap();
    registry.health().await.unwrap();
    let reply = post(&registry, &id, &ania, act()).await;
    assert_eq!((reply.refusal, reply.version), (None, 2));
}
