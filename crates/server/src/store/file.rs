//! Files of the database: only their owner may read them, and the one that was opened has to stay where it is.

use super::{DATABASE, StartError, StoreError};
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Write};
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

/// Refuses to make a new database where one was lost: SQLite would also throw away what it had not yet put into the file.
pub(super) fn refuse_if_lost(path: &Path, lock: &File) -> Result<(), StartError> {
    let size = |path: &Path| match std::fs::metadata(path) {
        Ok(found) => Ok(Some(found.len())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StartError::Files(path.to_owned(), error)),
    };
    let mut waiting = path.as_os_str().to_owned();
    waiting.push("-wal");
    let is_marked = lock.metadata().is_ok_and(|lock| lock.len() > 0);
    let was_there = is_marked || size(Path::new(&waiting))?.is_some_and(|size| size > 0);
    match size(path)? {
        None if was_there => Err(StartError::Missing(path.to_owned())),
        Some(0) if was_there => Err(StartError::Damaged(path.to_owned(), "it is empty".to_owned())),
        _ => Ok(()),
    }
}

/// Marks the lock: from now on there is a database, or it was lost.
pub(super) fn remember(mut lock: &File) -> io::Result<()> {
    if lock.metadata()?.len() > 0 { Ok(()) } else { lock.write_all(DATABASE.as_bytes()) }
}

/// The file that was opened. If it is removed or another is put in its place, what is written to it is lost.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    path: PathBuf,
    identity: (u64, u64),
    lost: Arc<AtomicBool>,
}

impl Opened {
    pub(super) fn new(path: &Path, file: &File) -> io::Result<Self> {
        Ok(Self { path: path.to_owned(), identity: identity(&file.metadata()?), lost: Arc::default() })
    }

    /// Fails while the path does not lead to the file that was opened.
    pub(super) async fn is_there(&self) -> Result<(), StoreError> {
        let path = self.path.clone();
        // A disk that hangs must not hang everybody.
        let found = tokio::task::spawn_blocking(move || std::fs::metadata(path)).await;
        let lost = match found {
            Ok(Ok(found)) if identity(&found) == self.identity => None,
            Ok(Ok(_)) => Some("another file is in its place".to_owned()),
            Ok(Err(error)) => Some(error.to_string()),
            Err(error) => Some(error.to_string()),
        };
        let was_lost = self.lost.swap(lost.is_some(), Ordering::Relaxed);
        let path = self.path.display();
        match lost {
            None if was_lost => tracing::warn!(%path, "the database is back"),
            None => {}
            Some(why) => {
                if !was_lost {
                    tracing::error!(%path, why, "the database was removed or replaced; nothing is written until it is back");
                }
                return Err(StoreError::Lost(why));
            }
        }
        Ok(())
    }
}

/// What two files on one machine never share.
#[cfg(unix)]
fn identity(metadata: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

/// Elsewhere a file in use cannot be replaced; it is enough that there is one.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> (u64, u64) {
    (0, 0)
}
