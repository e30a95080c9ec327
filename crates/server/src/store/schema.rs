//! What stands in the database, and how older databases come to it. The SQL is that of SQLite and PostgreSQL alike.

use super::{StartError, plain, start_error};
use sqlx::{Connection, Row, SqliteConnection};
use std::path::Path;

/// Each brings a database one version further. New ones are added at the end; none is ever changed.
const MIGRATIONS: [&[&str]; 1] = [&[
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
]];

/// The whole file is looked through at the start unless that would take long.
const CHECKED_PAGES: i64 = 64 * 1024;

/// Refuses what is no sound database of a version this program knows.
pub(super) async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), StartError> {
    let failed = |error: sqlx::Error| start_error(path, &error);
    let known = MIGRATIONS.len() as i64;
    match version(connection).await.map_err(failed)? {
        Some(found) if found > known => return Err(StartError::Newer(path.to_owned(), found, known)),
        Some(_) => {}
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
        Ok(row) => Ok(Some(row.get(0))),
        Err(error) if plain(&error).starts_with("no such table") => Ok(None),
        Err(error) => Err(error),
    }
}
