//! The devices of a person: what they see of them, and how one comes to its end.

use crate::helpers::*;
use protocol::{Browser, Command, Refusal, SeatPlan, System};
use server::{Registry, Secret, Session, Settings, Time, UserAgent};
use sqlx::{Connection, Row};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::timeout;

const FIREFOX: &str = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const HOUR: u64 = 60 * 60 * 1000;

/// Another device of the same person.
async fn another(registry: &Registry, session: &Session) -> (Session, Secret) {
    let link = registry.device_link(session).await.unwrap();
    let (_, secret) = registry.enter(&link.token, UserAgent::read(FIREFOX)).await.unwrap();
    (known(registry, &secret).await.unwrap(), secret)
}

async fn ids(registry: &Registry, session: &Session) -> Vec<String> {
    registry.devices(session).await.unwrap().devices.into_iter().map(|device| device.id).collect()
}

#[tokio::test]
async fn a_person_sees_which_devices_there_are_and_which_one_asks() {
    let now = Arc::new(AtomicU64::new(5 * HOUR));
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { time: Time::manual(Arc::clone(&now)), ..quick() }).await;
    let (phone, first) = session(&registry, "Ania").await;
    let _ben = session(&registry, "Ben").await;
    now.fetch_add(10 * 60 * 1000, Ordering::Relaxed);
    let (desk, second) = another(&registry, &phone).await;
    let shown = registry.devices(&desk).await.unwrap().devices;
    let flags: Vec<_> = shown.iter().map(|device| (device.id.as_str(), device.this)).collect();
    assert_eq!(flags, [(desk.device.as_str(), true), (phone.device.as_str(), false)], "Ben's is not there");
    assert_eq!((shown[0].browser, shown[0].system), (Browser::Firefox, System::Windows));
    assert_eq!((shown[1].browser, shown[1].system), (Browser::Other, System::Other));
    assert_eq!((shown[1].added, shown[1].seen), (5 * HOUR, 5 * HOUR));
    assert_eq!(shown[0].seen, now.load(Ordering::Relaxed), "it is here now");
    // Nothing that is shown lets anybody act.
    let text = serde_json::to_string(&shown).unwrap();
    for secret in [&first, &second] {
        assert!(!text.contains(secret.as_str()));
    }
    for device in &shown {
        assert_eq!(registry.session(&device.id, UserAgent::default()).await, Ok(None));
        assert_eq!(registry.enter(&device.id, UserAgent::default()).await.unwrap_err(), Refusal::NotFound);
    }
}

#[tokio::test]
async fn a_public_number_is_not_made_of_the_secret() {
    let (registry, folder) = registry().await;
    let (ania, _) = session(&registry, "Ania").await;
    let mut database = database(folder.path()).await;
    let secret: String = sqlx::query("select secret from devices").fetch_one(&mut database).await.unwrap().get(0);
    assert_eq!(secret.len(), 64);
    for part in 0..secret.len() - 6 {
        assert!(!ania.device.to_lowercase().contains(&secret[part..part + 6]), "{}", ania.device);
    }
}

#[tokio::test]
async fn an_ended_device_is_worth_nothing_and_its_connections_end_at_once() {
    let (registry, _folder) = registry().await;
    let (desk, kept) = session(&registry, "Ania").await;
    let (phone, ended) = another(&registry, &desk).await;
    let id = registry.create(&desk.person, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut on_desk = registry.connect_device(&id, desk.clone()).await.unwrap();
    let mut on_phone = registry.connect_device(&id, phone.clone()).await.unwrap();
    registry.end_device(&desk, &phone.device).await.unwrap();
    // What waits is not read out first.
    let next = timeout(Duration::from_secs(1), on_phone.next()).await.expect("it ends at once");
    assert!(next.is_none() && on_phone.is_logged_out());
    let say =
        protocol::Request { key: "k".into(), command: Command::Say { text: "still here".into(), partners_of: None } };
    assert_eq!(on_phone.send(say.clone()).await, Err(Refusal::NoName));
    assert_eq!(known(&registry, &ended).await, None);
    assert_eq!(known(&registry, &kept).await, Some(desk.clone()));
    on_desk.send(say).await.unwrap();
    assert!(on_desk.next().await.is_some() && !on_desk.is_logged_out());
    assert_eq!(ids(&registry, &desk).await, [desk.device.as_str()]);
    assert_eq!(registry.end_device(&desk, &phone.device).await, Err(Refusal::NotFound), "it is gone");
}

#[tokio::test]
async fn all_others_end_and_this_one_stays() {
    let (registry, _folder) = registry().await;
    let (desk, _) = session(&registry, "Ania").await;
    let (ben, _) = session(&registry, "Ben").await;
    let id = registry.create(&desk.person, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut others = Vec::new();
    for _ in 0..3 {
        let (other, secret) = another(&registry, &desk).await;
        others.push((registry.connect_device(&id, other).await.unwrap(), secret));
    }
    let mut bens = registry.connect_device(&id, ben.clone()).await.unwrap();
    let mut mine = registry.connect_device(&id, desk.clone()).await.unwrap();
    registry.end_other_devices(&desk).await.unwrap();
    for (connection, secret) in &mut others {
        assert!(connection.next().await.is_none() && connection.is_logged_out());
        assert_eq!(known(&registry, secret).await, None);
    }
    assert!(mine.next().await.is_some() && bens.next().await.is_some());
    assert_eq!(ids(&registry, &desk).await, [desk.device.as_str()]);
    assert_eq!(ids(&registry, &ben).await, [ben.device.as_str()]);
    registry.end_other_devices(&desk).await.unwrap();
}

#[tokio::test]
async fn a_link_ends_with_the_device_that_made_it() {
    let (registry, _folder) = registry().await;
    let (desk, _) = session(&registry, "Ania").await;
    let (stolen, _) = another(&registry, &desk).await;
    let [first, second] = [registry.device_link(&stolen).await.unwrap(), registry.device_link(&stolen).await.unwrap()];
    let mine = registry.device_link(&desk).await.unwrap();
    registry.end_device(&desk, &stolen.device).await.unwrap();
    for link in [first, second] {
        assert_eq!(
            registry.enter(&link.token, UserAgent::default()).await.unwrap_err(),
            Refusal::NotFound,
            "it leads back"
        );
    }
    let (_, secret) = registry.enter(&mine.token, UserAgent::default()).await.unwrap();
    let other = known(&registry, &secret).await.unwrap();
    let link = registry.device_link(&other).await.unwrap();
    registry.end_other_devices(&desk).await.unwrap();
    assert_eq!(registry.enter(&link.token, UserAgent::default()).await.unwrap_err(), Refusal::NotFound);
}

#[tokio::test]
async fn a_device_that_was_ended_while_it_asked_does_nothing() {
    let (registry, _folder) = registry().await;
    let (desk, kept) = session(&registry, "Ania").await;
    let (stolen, _) = another(&registry, &desk).await;
    let id = registry.create(&desk.person, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    registry.end_device(&desk, &stolen.device).await.unwrap();
    // It had been let in before: these are requests that were on their way.
    assert_eq!(registry.end_other_devices(&stolen).await, Err(Refusal::NoName));
    assert_eq!(registry.end_device(&stolen, &desk.device).await, Err(Refusal::NotFound));
    assert_eq!(registry.device_link(&stolen).await.unwrap_err(), Refusal::NoName);
    assert_eq!(registry.connect_device(&id, stolen).await.unwrap_err(), Refusal::NoName);
    assert_eq!(known(&registry, &kept).await, Some(desk));
}

#[tokio::test(flavor = "multi_thread")]
async fn however_it_comes_about_no_connection_outlives_its_device() {
    let (registry, _folder) = registry().await;
    let (desk, _) = session(&registry, "Ania").await;
    let id = registry.create(&desk.person, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    for round in 0..30 {
        let (phone, _) = another(&registry, &desk).await;
        let connecting = (0..8).map(|_| {
            let (registry, id, phone) = (registry.clone(), id.clone(), phone.clone());
            tokio::spawn(async move { registry.connect_device(&id, phone).await })
        });
        let connecting: Vec<_> = connecting.collect();
        if round % 2 == 0 {
            tokio::task::yield_now().await;
        }
        registry.end_device(&desk, &phone.device).await.unwrap();
        for connection in connecting {
            if let Ok(mut connection) = connection.await.unwrap() {
                let next = timeout(Duration::from_secs(5), connection.next()).await.expect("it ends");
                assert!(next.is_none() && connection.is_logged_out());
            }
        }
    }
}

#[tokio::test]
async fn nobody_ends_the_device_of_somebody_else() {
    let (registry, _folder) = registry().await;
    let (ania, secret) = session(&registry, "Ania").await;
    let (mallory, _) = session(&registry, "Mallory").await;
    assert_eq!(registry.end_device(&mallory, &ania.device).await, Err(Refusal::NotFound));
    registry.end_other_devices(&mallory).await.unwrap();
    let pretended = Session { person: ania.person.clone(), device: mallory.device.clone() };
    assert_eq!(registry.end_device(&pretended, &ania.device).await, Err(Refusal::NotFound));
    for id in ["", "%", "_", "' or 1=1 --", &"x".repeat(5000)] {
        assert_eq!(registry.end_device(&mallory, id).await, Err(Refusal::NotFound), "{id}");
    }
    assert_eq!(known(&registry, &secret).await, Some(ania));
}

#[tokio::test]
async fn logging_out_here_is_ending_ones_own_device() {
    let (registry, _folder) = registry().await;
    let (ania, secret) = session(&registry, "Ania").await;
    registry.end_device(&ania, &ania.device).await.unwrap();
    assert_eq!(known(&registry, &secret).await, None);
    assert_eq!(registry.end_device(&ania, &ania.device).await, Err(Refusal::NotFound));
}

#[tokio::test]
async fn a_device_is_written_down_once_an_hour_and_not_with_every_request() {
    let now = Arc::new(AtomicU64::new(100 * HOUR));
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { time: Time::manual(Arc::clone(&now)), ..quick() }).await;
    let (ania, secret) = session(&registry, "Ania").await;
    let before = registry.metrics().commits;
    let many = async || {
        for _ in 0..50 {
            registry.session(secret.as_str(), UserAgent::read(FIREFOX)).await.unwrap().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        registry.metrics().commits - before
    };
    assert_eq!(many().await, 0);
    now.fetch_add(HOUR - 1, Ordering::Relaxed);
    assert_eq!(many().await, 0);
    now.fetch_add(1, Ordering::Relaxed);
    assert_eq!(many().await, 1);
    let (other, _) = another(&registry, &ania).await;
    let shown = registry.devices(&other).await.unwrap().devices;
    assert_eq!((shown[1].seen, shown[1].browser), (101 * HOUR, Browser::Firefox), "what it is has become known");
}

#[tokio::test]
async fn a_person_has_so_many_devices_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { devices_per_person: 3, ..quick() }).await;
    let (desk, _) = session(&registry, "Ania").await;
    for _ in 0..2 {
        another(&registry, &desk).await;
    }
    let link = registry.device_link(&desk).await.unwrap();
    assert_eq!(registry.enter(&link.token, UserAgent::default()).await.unwrap_err(), Refusal::TooMany);
    registry.end_other_devices(&desk).await.unwrap();
    registry.enter(&link.token, UserAgent::default()).await.expect("the link still works");
}

async fn database(folder: &std::path::Path) -> sqlx::SqliteConnection {
    sqlx::SqliteConnection::connect(&format!("sqlite://{}", folder.join("pharos.db").display())).await.unwrap()
}

#[tokio::test]
async fn devices_of_an_older_database_stay_and_can_be_told_apart() {
    let (registry, folder) = registry().await;
    let (desk, first) = session(&registry, "Ania").await;
    let (_, second) = another(&registry, &desk).await;
    registry.stop().await;
    let mut older = database(folder.path()).await;
    // As it was before devices had numbers of their own.
    for change in [
        "drop table device_links",
        "create table device_links (token text primary key, person text not null references people (id), expires bigint not null)",
        "create table before (secret text primary key, person text not null references people (id), created bigint not null)",
        "insert into before select secret, person, created from devices",
        "drop table devices",
        "alter table before rename to devices",
        "update schema set version = version - 1",
    ] {
        sqlx::query(change).execute(&mut older).await.unwrap();
    }
    older.close().await.unwrap();

    let registry = open(folder.path(), quick()).await;
    let (one, two) = (known(&registry, &first).await.unwrap(), known(&registry, &second).await.unwrap());
    assert_eq!((&one.person, &two.person), (&desk.person, &desk.person));
    assert_ne!(one.device, two.device);
    let mut listed = ids(&registry, &one).await;
    assert_eq!(listed.remove(0), one.device);
    assert_eq!(listed, [two.device.as_str()]);
    another(&registry, &one).await;
    registry.end_device(&one, &two.device).await.unwrap();
    assert_eq!(known(&registry, &second).await, None);
}
