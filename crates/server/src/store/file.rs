//! Files of the database: only their owner may read them, those that were opened have to stay where they are, and the
//! lock remembers how far the database had come.

use super::{DATABASE, StartError, StoreError};
use std::fmt;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How to open a file that, if it is made now, only its owner may read. SQLite gives its other files the same mode.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes sure that a new name in the folder of this file survives a power cut.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The write-ahead log: what SQLite has not yet put into the database itself.
fn wal(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// How many bytes a file has; none if there is no such file.
pub(super) fn size(path: &Path) -> Result<Option<u64>, StartError> {
    match std::fs::metadata(path) {
        Ok(found) => Ok(Some(found.len())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StartError::Files(path.to_owned(), error)),
    }
}

/// Refuses to make a new database where one was lost: SQLite would also throw away what it had not yet put into the file.
pub(super) fn refuse_if_lost(path: &Path, lock: &File) -> Result<(), StartError> {
    let is_marked = lock.metadata().is_ok_and(|lock| lock.len() > 0);
    let was_there = is_marked || size(&wal(path))?.is_some_and(|size| size > 0);
    match size(path)? {
        None if was_there => Err(StartError::Missing(path.to_owned())),
        Some(0) if was_there => Err(StartError::Damaged(path.to_owned(), "it is empty".to_owned())),
        _ => Ok(()),
    }
}

/// How far a database has come: which one it is, and how many transactions it has seen.
///
/// The database holds it, and the lock file holds it once more, written after each transaction. If the write-ahead log is
/// lost or replaced while no server runs, SQLite goes back to an earlier state without a word; the lock file shows it.
/// It is not synced: after a power cut it may be behind the database, which is harmless, and never before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    /// Drawn when the database was made. A backup has none, so that it may take the place of any database.
    pub(super) id: String,
    pub(super) commits: u64,
}

impl Progress {
    /// What the lock file says; none in a new folder, or in one that an older version of the program used.
    pub(super) fn remembered(mut lock: &File) -> Option<Self> {
        let mut text = String::new();
        lock.seek(SeekFrom::Start(0)).and_then(|_| lock.read_to_string(&mut text)).ok()?;
        let mut words = text.split_whitespace();
        let (name, id, commits) = (words.next()?, words.next()?, words.next()?);
        (name == DATABASE).then_some(())?;
        Some(Self { id: id.to_owned(), commits: commits.parse().ok()? })
    }

    /// Writes it to the lock file, always with the same length, so that a full disk is no obstacle.
    pub(super) fn remember(&self, mut lock: &File) -> io::Result<()> {
        let text = format!("{DATABASE} {} {:020}\n", self.id, self.commits);
        lock.seek(SeekFrom::Start(0))?;
        lock.write_all(text.as_bytes())
    }

    /// Says what is wrong if a database that has come this far is taken for the one that was remembered.
    pub(super) fn contradicts(&self, remembered: &Self) -> Option<Contradiction> {
        if self.id.is_empty() {
            None
        } else if self.id != remembered.id {
            Some(Contradiction::Another)
        } else {
            remembered.commits.checked_sub(self.commits).filter(|&lost| lost > 0).map(Contradiction::Behind)
        }
    }
}

/// Why a database is not as the last server left it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// Nothing is in it.
    Empty,
    /// It, or its write-ahead log, is not the one that was used here before.
    Another,
    /// Its last transactions are missing; so many.
    Behind(u64),
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("nothing is in it"),
            Self::Another => f.write_str("it, or its -wal file, is not the one that was used here before"),
            Self::Behind(lost) => write!(f, "what was written last is missing ({lost} transactions)"),
        }
    }
}

/// The files that were opened: the database, its write-ahead log and its shared memory. If one of them is removed or
/// another is put in its place, what is written to it is lost.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    files: [(PathBuf, Identity); 3],
    /// The most bytes that the write-ahead log ever had: SQLite never cuts it while it is in use.
    longest: u64,
    lost: Arc<AtomicBool>,
}

/// What two files on one machine never share.
type Identity = (u64, u64);

/// Why a file cannot be written any more, and if what waits in it can still be saved.
pub(super) struct Loss {
    pub(super) error: StoreError,
    pub(super) is_whole: bool,
}

impl Opened {
    /// Takes note of the files while a connection is open.
    pub(super) fn new(path: &Path) -> io::Result<Self> {
        let note = |path: PathBuf| std::fs::metadata(&path).map(|found| (path, identity(&found)));
        let files = [note(path.to_owned())?, note(wal(path))?, note(beside(path, "-shm"))?];
        Ok(Self { files, longest: 0, lost: Arc::default() })
    }

    /// Fails while the paths do not lead to the files that were opened.
    pub(super) async fn are_there(&mut self) -> Result<(), Loss> {
        let files = self.files.clone();
        // A disk that hangs must not hang everybody.
        let found = tokio::task::spawn_blocking(move || files.map(|(path, _)| std::fs::metadata(path))).await;
        let mut is_whole = true;
        let mut lost = None;
        match found {
            Ok(found) => {
                for ((path, identity), found) in self.files.iter().zip(found) {
                    let why = match found {
                        Ok(found) if self::identity(&found) != *identity => "another file is in its place".to_owned(),
                        Ok(found) if *path == self.files[1].0 => {
                            if found.len() >= self.longest {
                                self.longest = found.len();
                                continue;
                            }
                            is_whole = false;
                            "it was cut".to_owned()
                        }
                        Ok(_) => continue,
                        Err(error) => error.to_string(),
                    };
                    lost.get_or_insert_with(|| format!("{}: {why}", path.display()));
                }
            }
            Err(error) => lost = Some(error.to_string()),
        }
        let was_lost = self.lost.swap(lost.is_some(), Ordering::Relaxed);
        match lost {
            None if was_lost => tracing::warn!(path = %self.files[0].0.display(), "the database is back"),
            None => {}
            Some(why) => {
                if !was_lost {
                    tracing::error!(why, "the database was removed or replaced; nothing is written until it is back");
                }
                return Err(Loss { error: StoreError::Lost(why), is_whole });
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

/// Elsewhere a file in use cannot be replaced; it is enough that there is one.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0)
}
