//! People and their devices.

use crate::helpers::*;
use protocol::Refusal;
use server::{Settings, UserAgent};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

#[tokio::test]
async fn only_the_secret_makes_a_person() {
    let (registry, _folder) = registry().await;
    let (ania, secret) = registry.new_person(" Ania ", UserAgent::default()).await.unwrap();
    assert_eq!(ania.name, "Ania");
    let known_as = async || known(&registry, &secret).await.map(|session| session.person);
    assert_eq!(known_as().await, Some(ania.clone()));
    for wrong in ["", "x", &ania.id, &secret.as_str()[1..], &secret.as_str().to_lowercase()] {
        assert_eq!(registry.session(wrong, UserAgent::default()).await, Ok(None), "{wrong}");
    }
    assert_eq!(registry.new_person("", UserAgent::default()).await.unwrap_err(), Refusal::OutOfRange);
    let renamed = registry.rename(&ania, "Anna").await.unwrap();
    assert_eq!((renamed.id.as_str(), renamed.name.as_str()), (ania.id.as_str(), "Anna"));
    assert_eq!(known_as().await, Some(renamed));
    assert_eq!(registry.rename(&ania, "a\nb").await, Err(Refusal::OutOfRange));
}

#[tokio::test]
async fn a_device_link_works_once() {
    let (registry, _folder) = registry().await;
    let (ania, first) = session(&registry, "Ania").await;
    let link = registry.device_link(&ania).await.unwrap();
    let enter = |token| registry.enter(token, UserAgent::default());
    assert_eq!(enter("guessed").await.unwrap_err(), Refusal::NotFound);
    let (one, two) = tokio::join!(enter(&link.token), enter(&link.token));
    let (entered, refused) = if one.is_ok() { (one, two) } else { (two, one) };
    assert_eq!(refused.unwrap_err(), Refusal::NotFound);
    let (same, second) = entered.unwrap();
    assert_eq!(same, ania.person);
    assert_ne!(first, second, "each device has a secret of its own");
    let other = known(&registry, &second).await.unwrap();
    assert_eq!(other.person, ania.person);
    assert_ne!(other.device, ania.device);
    assert_eq!(known(&registry, &first).await, Some(ania));
    assert_eq!(enter(&link.token).await.unwrap_err(), Refusal::NotFound);
}

#[tokio::test]
async fn a_device_link_does_not_work_for_long() {
    let now = Arc::new(AtomicU64::new(1_000_000));
    let folder = tempfile::tempdir().unwrap();
    let time = server::Time::manual(Arc::clone(&now));
    let registry = open(folder.path(), Settings { time, device_link: Duration::from_secs(60), ..quick() }).await;
    let (ania, _) = session(&registry, "Ania").await;
    let [early, late] = [registry.device_link(&ania).await.unwrap(), registry.device_link(&ania).await.unwrap()];
    assert_eq!(early.seconds, 60);
    now.fetch_add(60_000, Ordering::Relaxed);
    registry.enter(&early.token, UserAgent::default()).await.unwrap();
    now.fetch_add(1, Ordering::Relaxed);
    assert_eq!(registry.enter(&late.token, UserAgent::default()).await.unwrap_err(), Refusal::NotFound);
}

#[tokio::test]
async fn secrets_are_kept_as_hashes_only() {
    let (registry, folder) = registry().await;
    let (ania, secret) = session(&registry, "Ania").await;
    let link = registry.device_link(&ania).await.unwrap();
    registry.stop().await;
    let bytes: Vec<u8> = std::fs::read_dir(folder.path())
        .unwrap()
        .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .collect();
    let holds = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds(&ania.person.id) && holds(&ania.device));
    assert!(!holds(secret.as_str()) && !holds(&link.token));
}

#[tokio::test]
async fn nobody_becomes_a_stranger_because_the_database_fails() {
    let (registry, folder) = registry().await;
    let (ania, secret) = session(&registry, "Ania").await;
    let look_up = || registry.session(secret.as_str(), UserAgent::default());
    let path = folder.path().join("pharos.db");
    rename_table(&path, "devices", "elsewhere").await;
    assert_eq!(look_up().await, Err(Refusal::Internal));
    rename_table(&path, "elsewhere", "devices").await;
    assert_eq!(look_up().await, Ok(Some(ania)));
    registry.stop().await;
    assert_eq!(look_up().await, Err(Refusal::Stopping));
}

/// Takes something away from a server that runs, or gives it back.
async fn rename_table(path: &std::path::Path, from: &str, to: &str) {
    use sqlx::Connection;
    let url = format!("sqlite://{}", path.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let rename = sqlx::AssertSqlSafe(format!("alter table {from} rename to {to}"));
    sqlx::query(rename).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
