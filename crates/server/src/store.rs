//! The database: people, and the journals of all tables, in one SQLite file.
//!
//! Many may read at a time; one task writes, and puts all that waits into one transaction, so that a slow disk is asked
//! once for many moves. What has been answered is on the disk.

mod database;
pub(crate) mod devices;
mod file;
mod ops;
mod read;
mod schema;
mod writer;

pub use file::Contradiction;
pub(crate) use writer::Op;

use crate::people::database_id;
use database::Database;
use file::{Opened, Progress};
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fmt;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use writer::Writer;

/// The database in its folder.
const DATABASE: &str = "pharos.db";
/// Whoever holds a lock on this file owns the folder. It is empty until there is a database.
const LOCK: &str = "pharos.lock";
/// How long to wait for another program that looks into the database.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Connections for reading.
const READERS: u32 = 4;

/// The database of one server. No other server uses the same folder while it lives.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
    /// Held until the store is closed or nobody has it any more.
    lock: Arc<Mutex<Option<File>>>,
}

/// Why a server cannot start. Nothing was changed.
#[derive(Debug)]
pub enum StartError {
    /// The folder or a file in it cannot be used.
    Files(PathBuf, io::Error),
    /// Another server uses the folder.
    InUse(PathBuf),
    /// There was a database, and it is gone.
    Missing(PathBuf),
    /// The database is damaged, or no database.
    Damaged(PathBuf, String),
    /// The database is another, or has gone back: its write-ahead log was lost, or an older file was put in its place.
    WentBack(PathBuf, Contradiction),
    /// A newer version of the program made the database: its schema, and the newest this program knows.
    Newer(PathBuf, i64, i64),
    /// The database cannot be opened for another reason.
    Database(PathBuf, String),
    /// The system gives no random numbers.
    NoRandomness(String),
    /// The system gives no threads.
    NoThreads(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Files(path, error) => write!(f, "cannot use {}: {error}", path.display()),
            Self::InUse(path) => write!(f, "another server already uses the data in {}", path.display()),
            Self::Missing(path) => {
                write!(f, "the database {} is missing, though there was one; restore it from a backup", path.display())
            }
            Self::Damaged(path, why) => {
                write!(f, "the database {} is damaged ({why}); restore it from a backup", path.display())
            }
            Self::WentBack(path, why) => write!(
                f,
                "the database {} is not as the last server left it: {why}; put it back with its -wal file, or, to go on \
                 with what is there, remove {LOCK} beside it",
                path.display()
            ),
            Self::Newer(path, found, known) => write!(
                f,
                "the database {} was made by a newer version of this program (schema {found}, this one knows {known})",
                path.display()
            ),
            Self::Database(path, why) => write!(f, "cannot open the database {}: {why}", path.display()),
            Self::NoRandomness(why) => write!(f, "the system gives no random numbers: {why}"),
            Self::NoThreads(why) => write!(f, "the system gives no threads: {why}"),
        }
    }
}

impl std::error::Error for StartError {}

/// The database failed while the server was running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// What was to be changed is not there (any more).
    Missing,
    /// It does not answer.
    TimedOut,
    /// It is closed.
    Closed,
    /// One of its files was removed or replaced. The store itself writes that to the log, once.
    Lost(String),
    /// What was to be written contradicts what is there.
    Conflict(String),
    /// Anything else.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("what was to be changed is not there"),
            Self::TimedOut => f.write_str("the database does not answer"),
            Self::Closed => f.write_str("the database is closed"),
            Self::Lost(why) => write!(f, "the database was removed or replaced: {why}"),
            Self::Conflict(why) => write!(f, "what was to be written does not fit: {why}"),
            Self::Failed(why) => write!(f, "the database failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::PoolTimedOut => Self::TimedOut,
            sqlx::Error::Database(error) if !matches!(error.kind(), ErrorKind::Other) => {
                Self::Conflict(error.message().to_owned())
            }
            error => Self::Failed(plain(&error)),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl Store {
    /// Opens the database in this folder; folder and database are made if they are not there.
    ///
    /// # Errors
    ///
    /// Says in one line why the data cannot be used. Nothing is changed then.
    pub async fn open(folder: &Path) -> Result<Self, StartError> {
        make_folder(folder).map_err(|error| StartError::Files(folder.to_owned(), error))?;
        let lock = lock(folder)?;
        let path = folder.join(DATABASE);
        file::refuse_if_lost(&path, &lock)?;
        let remembered = Progress::remembered(&lock);
        // SQLite says only "unable to open"; the system says why.
        let opened = file::private().read(true).create(true).truncate(false).open(&path);
        drop(opened.map_err(|error| StartError::Files(path.clone(), error))?);
        if file::size(&path)?.is_some_and(|size| size > 0) {
            look_through(&path, remembered.as_ref()).await?;
        }

        let failed = |error: sqlx::Error| start_error(&path, &error);
        let mut connection = SqliteConnection::connect_with(&options(&path)).await.map_err(failed)?;
        schema::migrate(&mut connection).await.map_err(failed)?;
        let mut progress = schema::progress(&mut connection).await.map_err(failed)?;
        if progress.id.is_empty() {
            progress.id = database_id().map_err(|error| StartError::NoRandomness(error.to_string()))?;
            schema::name(&mut connection, &progress.id).await.map_err(failed)?;
        }
        progress.remember(&lock).map_err(|error| StartError::Files(folder.join(LOCK), error))?;
        // All are opened at once and stay open, so that they work even if the file is moved away.
        let readers = SqlitePoolOptions::new()
            .min_connections(READERS)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(TIMEOUT)
            .connect_with(options(&path).read_only(true))
            .await
            .map_err(failed)?;
        let files = |error| StartError::Files(path.clone(), error);
        let opened = Opened::new(&path).map_err(files)?;
        let kept = lock.try_clone().map_err(files)?;
        let writer = Writer::new(Database::new(&path, connection, opened, progress, kept));
        Ok(Self { readers, writer, lock: Arc::new(Mutex::new(Some(lock))), path })
    }

    /// Makes all of this happen, or nothing. When the answer comes it is on the disk.
    pub(crate) async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        self.writer.write(ops).await
    }

    /// Steps written and transactions used so far.
    pub(crate) fn written(&self) -> (u64, u64) {
        self.writer.written()
    }

    /// Finishes what waits to be written and closes the file.
    pub(crate) async fn close(&self) {
        // The last to close leaves one tidy file behind, which a reader could not write.
        self.readers.close().await;
        self.writer.close().await;
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// The database, for messages.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Copies the database of a folder, also while a server runs on it, into a new file.
///
/// # Errors
///
/// Says why there is no copy.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StartError> {
    let path = folder.join(DATABASE);
    let files = |path: &Path| {
        let path = path.to_owned();
        move |error| StartError::Files(path, error)
    };
    std::fs::metadata(&path).map_err(files(&path))?;
    if std::fs::exists(file).map_err(files(file))? {
        return Err(files(file)(io::ErrorKind::AlreadyExists.into()));
    }
    let failed = |error: sqlx::Error| start_error(&path, &error);
    let mut connection =
        SqliteConnection::connect_with(&options(&path).create_if_missing(false)).await.map_err(failed)?;
    let counts = schema::check(&mut connection, &path).await?.is_some_and(|progress| !progress.id.is_empty());
    // A name of its own, so that two copies at the same time do not mix.
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(format!(".unfinished-{}", std::process::id()));
    let unfinished = PathBuf::from(unfinished);
    let target = unfinished.to_str().ok_or_else(|| files(file)(io::ErrorKind::InvalidFilename.into()))?;
    // SQLite fills an empty file and leaves its mode alone.
    file::private().create_new(true).open(&unfinished).map_err(files(&unfinished))?;
    let copied = sqlx::query("vacuum into $1").bind(target).execute(&mut connection).await.map_err(failed).map(drop);
    let _ = connection.close().await;
    let copied = match copied {
        // It may take the place of a database that has come further.
        Ok(()) if counts => forget_name(&unfinished).await.map_err(|error| start_error(&unfinished, &error)),
        copied => copied,
    };
    let finish = || {
        File::open(&unfinished)?.sync_all()?;
        std::fs::rename(&unfinished, file)?;
        file::sync_folder_of(file)
    };
    let copied = copied.and_then(|()| finish().map_err(files(file)));
    let _ = std::fs::remove_file(&unfinished);
    copied
}

async fn forget_name(path: &Path) -> Result<(), sqlx::Error> {
    let mut connection = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await?;
    schema::name(&mut connection, "").await?;
    connection.close().await
}

/// Refuses a database that cannot be gone on with, without changing anything: whoever could write would also put a
/// foreign write-ahead log into it.
async fn look_through(path: &Path, remembered: Option<&Progress>) -> Result<(), StartError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(TIMEOUT);
    let mut connection = SqliteConnection::connect_with(&options.disable_statement_logging())
        .await
        .map_err(|error| start_error(path, &error))?;
    let checked = schema::check(&mut connection, path).await;
    let _ = connection.close().await;
    let contradiction = match (checked?, remembered) {
        (_, None) => None,
        (None, Some(_)) => Some(Contradiction::Empty),
        (Some(found), Some(remembered)) => found.contradicts(remembered),
    };
    contradiction.map_or(Ok(()), |why| Err(StartError::WentBack(path.to_owned(), why)))
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(TIMEOUT)
        .foreign_keys(true)
        .pragma("cache_size", "-2000")
        .disable_statement_logging()
}

/// A folder that only its owner may look into: it holds the secrets of games that are not over.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The system gives the lock back when the process ends, however it ends.
fn lock(folder: &Path) -> Result<File, StartError> {
    let path = folder.join(LOCK);
    let failed = |error| StartError::Files(path.clone(), error);
    let file = file::private().read(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StartError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

fn start_error(path: &Path, error: &sqlx::Error) -> StartError {
    const BUSY: i32 = 5;
    const LOCKED: i32 = 6;
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let code = error.as_database_error().and_then(DatabaseError::code).and_then(|code| code.parse::<i32>().ok());
    // The low byte is the kind of error, the others say more.
    match code.map(|code| code & 0xff) {
        Some(BUSY | LOCKED) => StartError::InUse(path.to_owned()),
        Some(CORRUPT | NOT_A_DATABASE) => StartError::Damaged(path.to_owned(), plain(error)),
        _ => StartError::Database(path.to_owned(), plain(error)),
    }
}

/// What the database says, without the library's words around it.
fn plain(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}
