//! The one connection that writes.
//!
//! After a failure nobody knows what state SQLite and the driver have left the connection in: when the disk is full,
//! for example, SQLite rolls back by itself, the driver's own rollback fails, and from then on it would take every
//! transaction for a part of one that never ends. So the connection is thrown away and a new one opened. Before it is
//! used, it must show everything that was ever answered.

use super::file::{Loss, Opened, Progress};
use super::ops::perform;
use super::writer::Op;
use super::{StoreError, TIMEOUT, options, schema};
use sqlx::{Connection, SqliteConnection, SqliteTransaction};
use std::fs::File;
use std::path::{Path, PathBuf};

/// The database as the task that writes has it.
pub(super) struct Database {
    path: PathBuf,
    /// None after a failure, until the next attempt.
    connection: Option<SqliteConnection>,
    files: Opened,
    /// How far the database had come when somebody was last answered.
    progress: Progress,
    lock: File,
}

impl Database {
    pub(super) fn new(
        path: &Path,
        connection: SqliteConnection,
        files: Opened,
        progress: Progress,
        lock: File,
    ) -> Self {
        Self { path: path.to_owned(), connection: Some(connection), files, progress, lock }
    }

    /// Makes all of this happen, or nothing. When it returns, it is on the disk, in files that are in their places.
    pub(super) async fn commit(&mut self, ops: &[&Op]) -> Result<(), StoreError> {
        self.find_files().await?;
        match self.transact(ops).await {
            Ok(()) => {}
            Err(error @ (StoreError::Missing | StoreError::Conflict(_))) => return Err(error),
            Err(error) => {
                self.disconnect().await;
                return Err(error);
            }
        }
        // Nobody may be told that something is kept if it went into a file that is no longer there.
        self.find_files().await?;
        if let Err(error) = self.progress.remember(&self.lock) {
            tracing::warn!(%error, "the lock file cannot be written");
        }
        Ok(())
    }

    /// What fits is on the disk afterwards; what does not is rolled back. After any other error the connection is useless.
    async fn transact(&mut self, ops: &[&Op]) -> Result<(), StoreError> {
        let commits = self.progress.commits + 1;
        let connection = self.connect().await?;
        let mut transaction = connection.begin_with("begin immediate").await.map_err(|error| stage("begin", error))?;
        match write_all(&mut transaction, ops, commits).await {
            Ok(()) => transaction.commit().await.map_err(|error| stage("commit", error))?,
            Err(error @ (StoreError::Missing | StoreError::Conflict(_))) => {
                transaction.rollback().await.map_err(|error| stage("rollback", error))?;
                return Err(error);
            }
            Err(error) => return Err(error),
        }
        self.progress.commits = commits;
        Ok(())
    }

    async fn connect(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let options = options(&self.path);
                let opening = SqliteConnection::connect_with(&options);
                let mut connection = opening.await.map_err(|error| stage("open", error))?;
                // While it was opened, another file may have been in the place of ours.
                let found = schema::progress(&mut connection).await.map_err(|error| stage("open", error))?;
                if let Some(why) = found.contradicts(&self.progress) {
                    return Err(StoreError::Lost(why.to_string()));
                }
                // A transaction that nobody was told of may have come through after all.
                self.progress = found;
                self.find_files().await?;
                connection
            }
        };
        Ok(self.connection.insert(connection))
    }

    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Closing waits for the thread behind it; a disk that hangs must not hang everybody.
            let _ = tokio::time::timeout(TIMEOUT, connection.close()).await;
        }
    }

    /// Fails while the files are not in their places. What waits in a write-ahead log that was removed goes into the
    /// database at once: the log itself is gone when the server ends.
    async fn find_files(&mut self) -> Result<(), StoreError> {
        let Err(Loss { error, is_whole }) = self.files.are_there().await else { return Ok(()) };
        if let Some(connection) = self.connection.as_mut().filter(|_| is_whole)
            && let Err(error) = sqlx::query("pragma wal_checkpoint(passive)").execute(connection).await
        {
            tracing::error!(%error, "what waits to go into the database cannot be saved");
        }
        Err(error)
    }

    pub(super) async fn close(mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "the database could not be closed");
        }
    }
}

async fn write_all(db: &mut SqliteTransaction<'_>, ops: &[&Op], commits: u64) -> Result<(), StoreError> {
    let up = ops.iter().filter_map(|op| op.up()).max().unwrap_or(0);
    for op in ops {
        perform(db, op).await.map_err(|error| match error {
            StoreError::Failed(why) => StoreError::Failed(format!("write: {why}")),
            error => error,
        })?;
    }
    let counted = sqlx::query(
        "update uptime set total = case when total < $1 then $1 else total end, commits = $2 where commits = $2 - 1",
    )
    .bind(up as i64)
    .bind(commits as i64)
    .execute(&mut **db)
    .await
    .map_err(|error| stage("write", error))?;
    match counted.rows_affected() {
        1 => Ok(()),
        _ => Err(StoreError::Failed("somebody else has written to it".to_owned())),
    }
}

/// An error with the name of what failed, for the log.
fn stage(name: &str, error: sqlx::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Failed(why) => StoreError::Failed(format!("{name}: {why}")),
        error => error,
    }
}
