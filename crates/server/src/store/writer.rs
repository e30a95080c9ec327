//! The one task that writes. All that waits goes into one transaction; then everybody gets their answer.

use super::StoreError;
use super::file::Opened;
use super::read::Summary;
use crate::journal::Step;
use sqlx::{Connection, SqliteConnection, SqliteTransaction};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// Writes that may wait before those who want to write have to wait, too.
const WAITING: usize = 4096;
/// The most writes in one transaction.
const AT_ONCE: usize = 512;

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    /// A new person.
    Person {
        /// Their public number.
        id: String,
        /// Their name.
        name: String,
        /// When.
        at: u64,
    },
    /// Another name for a person.
    Rename {
        /// Who.
        id: String,
        /// The name.
        name: String,
    },
    /// A device that is a person.
    Device {
        /// The hash of its secret.
        secret: String,
        /// Who.
        person: String,
        /// When.
        at: u64,
    },
    /// A link for another device.
    Link {
        /// The hash of its token.
        token: String,
        /// Who.
        person: String,
        /// Until when it works.
        expires: u64,
    },
    /// Such a link is used up; fails if it already was.
    UseLink {
        /// The hash of its token.
        token: String,
    },
    /// Links that no longer work are forgotten.
    DropLinks {
        /// Now.
        at: u64,
    },
    /// A new table.
    Table {
        /// What lists show of it.
        summary: Summary,
        /// Its first step.
        step: Step,
    },
    /// One more step of a table's journal.
    Step {
        /// What lists show of the table after it.
        summary: Summary,
        /// The step's number; fails if there already is one.
        number: u32,
        /// The step.
        step: Step,
        /// Who sits where has changed.
        seats: bool,
    },
    /// The server has been running so long.
    Alive {
        /// In milliseconds of all its lives.
        up: u64,
    },
}

/// The way to the task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Unit>,
    figures: Arc<Written>,
    finished: Arc<Mutex<Option<oneshot::Receiver<()>>>>,
}

#[derive(Default, Debug)]
struct Written {
    steps: AtomicU64,
    commits: AtomicU64,
}

enum Unit {
    Write(Write),
    Close,
}

/// All of it, or nothing.
struct Write {
    ops: Vec<Op>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection, file: Opened) -> Self {
        let (queue, units) = mpsc::channel(WAITING);
        let (done, finished) = oneshot::channel();
        let figures = Arc::<Written>::default();
        let written = Arc::clone(&figures);
        tokio::spawn(async move {
            run(Database { connection, file }, units, &written).await;
            let _ = done.send(());
        });
        Self { queue, figures, finished: Arc::new(Mutex::new(Some(finished))) }
    }

    pub(super) async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Unit::Write(Write { ops, answer })).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        let _ = self.queue.send(Unit::Close).await;
        let finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(finished) = finished {
            let _ = finished.await;
        }
    }

    pub(super) fn written(&self) -> (u64, u64) {
        (self.figures.steps.load(Ordering::Relaxed), self.figures.commits.load(Ordering::Relaxed))
    }
}

/// The one connection that writes, and what it writes to.
struct Database {
    connection: SqliteConnection,
    file: Opened,
}

async fn run(mut database: Database, mut units: mpsc::Receiver<Unit>, written: &Written) {
    let mut batch = Vec::new();
    let mut open = true;
    while open && units.recv_many(&mut batch, AT_ONCE).await > 0 {
        let mut writes = Vec::with_capacity(batch.len());
        for unit in batch.drain(..) {
            match unit {
                Unit::Write(write) => writes.push(write),
                Unit::Close => open = false,
            }
        }
        if writes.is_empty() {
            continue;
        }
        match commit(&mut database, &writes, written).await {
            // One of them cannot be written. The others must not suffer: each for itself.
            Err(_) if writes.len() > 1 => {
                for write in writes {
                    let result = commit(&mut database, std::slice::from_ref(&write), written).await;
                    let _ = write.answer.send(result);
                }
            }
            result => {
                for write in writes {
                    let _ = write.answer.send(result.clone());
                }
            }
        }
    }
    if let Err(error) = database.connection.close().await {
        tracing::error!(%error, "the database could not be closed");
    }
}

async fn commit(database: &mut Database, writes: &[Write], written: &Written) -> Result<(), StoreError> {
    database.file.is_there().await?;
    let mut steps = 0;
    let mut up = 0;
    let mut transaction = database.connection.begin().await?;
    for op in writes.iter().flat_map(|write| &write.ops) {
        if let Op::Step { step, .. } | Op::Table { step, .. } = op {
            steps += 1;
            up = up.max(step.up);
        }
        perform(&mut transaction, op).await?;
    }
    if up > 0 {
        alive(&mut transaction, up).await?;
    }
    transaction.commit().await?;
    // Nobody may be told that something is kept if it went into a file that is no longer there.
    database.file.is_there().await?;
    written.steps.fetch_add(steps, Ordering::Relaxed);
    written.commits.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

async fn perform(db: &mut SqliteTransaction<'_>, op: &Op) -> Result<(), StoreError> {
    let query = match op {
        Op::Person { id, name, at } => sqlx::query("insert into people (id, name, created) values ($1, $2, $3)")
            .bind(id)
            .bind(name)
            .bind(*at as i64),
        Op::Rename { id, name } => sqlx::query("update people set name = $2 where id = $1").bind(id).bind(name),
        Op::Device { secret, person, at } => {
            sqlx::query("insert into devices (secret, person, created) values ($1, $2, $3)")
                .bind(secret)
                .bind(person)
                .bind(*at as i64)
        }
        Op::Link { token, person, expires } => {
            sqlx::query("insert into device_links (token, person, expires) values ($1, $2, $3)")
                .bind(token)
                .bind(person)
                .bind(*expires as i64)
        }
        Op::UseLink { token } => sqlx::query("delete from device_links where token = $1").bind(token),
        Op::DropLinks { at } => {
            sqlx::query("delete from device_links where expires < $1").bind(*at as i64).execute(&mut **db).await?;
            return Ok(());
        }
        Op::Alive { up } => return alive(db, *up).await,
        Op::Table { summary, step } => {
            insert_table(db, summary, step.at).await?;
            write_seats(db, summary).await?;
            return write_step(db, &summary.id, 1, step).await;
        }
        Op::Step { summary, number, step, seats } => {
            write_step(db, &summary.id, *number, step).await?;
            if *seats {
                write_seats(db, summary).await?;
            }
            sqlx::query(
                "update tables set stage = $2, has_open = $3, bot_acts = $4, to_act = $5, line = $6, changed = $7
                where id = $1",
            )
            .bind(&summary.id)
            .bind(summary.stage_number())
            .bind(i64::from(summary.has_open()))
            .bind(i64::from(summary.goes_on))
            .bind(summary.to_act_bits())
            .bind(summary.line_text()?)
            .bind(step.at as i64)
        }
    };
    match query.execute(&mut **db).await?.rows_affected() {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

async fn alive(db: &mut SqliteTransaction<'_>, up: u64) -> Result<(), StoreError> {
    sqlx::query("update uptime set total = $1 where total < $1").bind(up as i64).execute(&mut **db).await?;
    Ok(())
}

async fn write_step(db: &mut SqliteTransaction<'_>, table: &str, number: u32, step: &Step) -> Result<(), StoreError> {
    let text = serde_json::to_string(step).map_err(|error| StoreError::Failed(error.to_string()))?;
    sqlx::query("insert into journal (table_id, number, step) values ($1, $2, $3)")
        .bind(table)
        .bind(i64::from(number))
        .bind(text)
        .execute(&mut **db)
        .await?;
    Ok(())
}

async fn insert_table(db: &mut SqliteTransaction<'_>, summary: &Summary, at: u64) -> Result<(), StoreError> {
    sqlx::query(
        "insert into tables (id, host, stage, is_public, has_open, bot_acts, to_act, line, created, changed)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)",
    )
    .bind(&summary.id)
    .bind(&summary.host)
    .bind(summary.stage_number())
    .bind(i64::from(summary.is_public))
    .bind(i64::from(summary.has_open()))
    .bind(i64::from(summary.goes_on))
    .bind(summary.to_act_bits())
    .bind(summary.line_text()?)
    .bind(at as i64)
    .execute(&mut **db)
    .await?;
    Ok(())
}

async fn write_seats(db: &mut SqliteTransaction<'_>, summary: &Summary) -> Result<(), StoreError> {
    sqlx::query("delete from seats where table_id = $1").bind(&summary.id).execute(&mut **db).await?;
    for (seat, sitter) in summary.line.seats.iter().enumerate() {
        if let Some(person) = sitter.person() {
            sqlx::query("insert into seats (table_id, seat, person) values ($1, $2, $3)")
                .bind(&summary.id)
                .bind(seat as i64)
                .bind(person)
                .execute(&mut **db)
                .await?;
        }
    }
    Ok(())
}
