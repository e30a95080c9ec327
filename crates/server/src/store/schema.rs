//! What stands in the database, and how older databases come to it. The SQL is that of SQLite and PostgreSQL alike.

use super::file::Progress;
use super::{StartError, plain, start_error};
use sqlx::{Connection, Row, SqliteConnection};
use std::path::Path;

/// Each brings a database one version further. New ones are added at the end; none is ever changed.
const MIGRATIONS: [&[&str]; 3] = [FIRST, CHAINED, DEVICES];

/// People, tables and journals.
const FIRST: &[&str] = &[
    "create table people (
        id text primary key,
        name text not null,
        created bigint not null
    )",
    "create table devices (
        secret text primary key,
        person text not null references people (id),
        created bigint not null
    )",
    "create table device_links (
        token text primary key,
        person text not null references people (id),
        expires bigint not null
    )",
    // What lists need to know of a table; the journal says the same and more. `bot_acts`: it goes on without anybody.
    "create table tables (
        id text primary key,
        host text not null references people (id),
        stage smallint not null,
        is_public smallint not null,
        has_open smallint not null,
        bot_acts smallint not null,
        to_act smallint not null,
        line text not null,
        created bigint not null,
        changed bigint not null
    )",
    "create index tables_by_host on tables (host, stage, changed)",
    "create index tables_to_find on tables (is_public, stage, changed)",
    "create index tables_for_bots on tables (bot_acts)",
    "create table seats (
        table_id text not null references tables (id),
        seat smallint not null,
        person text not null references people (id),
        primary key (table_id, seat)
    )",
    "create index seats_by_person on seats (person)",
    "create table journal (
        table_id text not null references tables (id),
        number bigint not null,
        step text not null,
        primary key (table_id, number)
    )",
    // How long servers have been running on this data, in milliseconds. One row.
    "create table uptime (total bigint not null)",
    "insert into uptime (total) values (0)",
];

/// Journals whose steps are tied together, so that a missing or changed one shows; answers that made nothing happen.
const CHAINED: &[&str] = &[
    // Ties a step to all before it. Steps of older versions have none; the first that has one covers them, too.
    "alter table journal add column hash text",
    // How many steps the journal of a table has, and the hash of the last one.
    "alter table tables add column steps bigint",
    "alter table tables add column head text",
    // Which database this is, and how many transactions it has seen; the lock file says the same.
    "alter table uptime add column id text not null default ''",
    "alter table uptime add column commits bigint not null default 0",
    // Answers to requests that made nothing happen; the others are in the journal.
    "create table answers (
        table_id text not null references tables (id),
        person text not null references people (id),
        key text not null,
        command text not null,
        refusal text,
        version bigint not null,
        rematch text,
        primary key (table_id, person, key)
    )",
];

/// Devices that their person can tell apart and log out, and links that go with the device that made them. What older
/// devices are is not known until they come again; older links are too old.
const DEVICES: &[&str] = &[
    "create table known_devices (
        id text primary key,
        secret text not null unique,
        person text not null references people (id),
        browser text not null,
        system text not null,
        created bigint not null,
        seen bigint not null
    )",
    "insert into known_devices (id, secret, person, browser, system, created, seen)
        select 'older-' || row_number() over (order by created, secret), secret, person, 'other', 'other', created, created
        from devices",
    "drop table devices",
    "alter table known_devices rename to devices",
    "create index devices_by_person on devices (person)",
    "drop table device_links",
    "create table device_links (
        token text primary key,
        person text not null references people (id),
        device text not null references devices (id),
        expires bigint not null
    )",
    "create index device_links_by_device on device_links (device)",
];

/// The first version that counts transactions.
const COUNTS_COMMITS: i64 = 2;

/// The whole file is looked through at the start unless that would take long.
const CHECKED_PAGES: i64 = 64 * 1024;

/// Refuses what is no sound database of a version this program knows. Says how far it has come; none if it is new.
pub(super) async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<Option<Progress>, StartError> {
    let failed = |error: sqlx::Error| start_error(path, &error);
    let known = MIGRATIONS.len() as i64;
    let mut counted = None;
    match version(connection).await.map_err(failed)? {
        Some(found) if found > known => return Err(StartError::Newer(path.to_owned(), found, known)),
        // A database is never left without a version: the first migration and its number are one transaction.
        Some(found) if found < 1 => {
            return Err(StartError::Damaged(path.to_owned(), format!("there is no schema {found}")));
        }
        Some(found) if found >= COUNTS_COMMITS => counted = Some(progress(connection).await.map_err(failed)?),
        Some(_) => counted = Some(Progress { id: String::new(), commits: 0 }),
        None => {
            let others: i64 = sqlx::query("select count(*) from sqlite_master")
                .fetch_one(&mut *connection)
                .await
                .map_err(failed)?
                .get(0);
            if others > 0 {
                return Err(StartError::Damaged(path.to_owned(), "it is a database of another program".to_owned()));
            }
        }
    }
    let pages: i64 = sqlx::query("pragma page_count").fetch_one(&mut *connection).await.map_err(failed)?.get(0);
    if pages <= CHECKED_PAGES {
        let verdict: String = sqlx::query("pragma quick_check(1)").fetch_one(connection).await.map_err(failed)?.get(0);
        if verdict != "ok" {
            // Its first line says only where it looked.
            let why = verdict.lines().last().unwrap_or_default();
            return Err(StartError::Damaged(path.to_owned(), why.to_owned()));
        }
    }
    Ok(counted)
}

/// How far the database has come.
pub(super) async fn progress(connection: &mut SqliteConnection) -> Result<Progress, sqlx::Error> {
    let row = sqlx::query("select id, commits from uptime").fetch_one(connection).await?;
    Ok(Progress { id: row.try_get("id")?, commits: row.try_get::<i64, _>("commits")? as u64 })
}

/// Makes this database a different one from all others; the empty text makes it a backup.
pub(super) async fn name(connection: &mut SqliteConnection, id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("update uptime set id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// Brings the database to the newest version, all the way or not at all.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let version = version(connection).await?.unwrap_or(0) as usize;
    if version == MIGRATIONS.len() {
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    if version == 0 {
        sqlx::query("create table schema (version bigint not null)").execute(&mut *transaction).await?;
        sqlx::query("insert into schema (version) values (0)").execute(&mut *transaction).await?;
    }
    for statement in MIGRATIONS.iter().skip(version).copied().flatten() {
        sqlx::query(*statement).execute(&mut *transaction).await?;
    }
    let newest = MIGRATIONS.len() as i64;
    sqlx::query("update schema set version = $1").bind(newest).execute(&mut *transaction).await?;
    transaction.commit().await
}

/// The version of the schema; none in a new database.
async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    match sqlx::query("select version from schema").fetch_one(connection).await {
        Ok(row) => row.try_get(0).map(Some),
        Err(error) if plain(&error).starts_with("no such table") => Ok(None),
        Err(error) => Err(error),
    }
}
