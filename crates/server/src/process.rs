//! A server as the whole of a process: its threads, the signals that end it, and what it needs of the system.

use crate::config::Config;
use crate::http::{OpenError, Server};
use crate::{StartError, store};
use rustix::process::{Resource, getrlimit, setrlimit};
use std::io;
use std::path::Path;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};

/// Why there is no server, or no copy.
#[derive(Debug)]
pub enum ProcessError {
    /// The system does not give what every server needs.
    System(io::Error),
    /// The server cannot start.
    Open(OpenError),
    /// The data cannot be copied.
    Copy(StartError),
    /// The address could not be told.
    Tell(io::Error),
}

/// Serves until the system or a person says stop (SIGTERM, SIGINT). `ready` is told the address once people can come.
///
/// # Errors
///
/// Says why the server did not start.
pub fn serve(config: Config, ready: impl FnOnce(&str) -> io::Result<()>) -> Result<(), ProcessError> {
    raise_file_limit();
    let runtime = runtime().map_err(ProcessError::System)?;
    runtime.block_on(async {
        let mut terminate = signal(SignalKind::terminate()).map_err(ProcessError::System)?;
        let mut interrupt = signal(SignalKind::interrupt()).map_err(ProcessError::System)?;
        let server = Server::open(config).await.map_err(ProcessError::Open)?;
        ready(&server.address()).map_err(ProcessError::Tell)?;
        let stop = async {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        };
        server.run(stop).await;
        Ok(())
    })
}

/// Copies the database of a folder into a new file, also while a server works with it.
///
/// # Errors
///
/// Says why there is no copy.
pub fn backup(folder: &Path, file: &Path) -> Result<(), ProcessError> {
    let runtime = runtime().map_err(ProcessError::System)?;
    runtime.block_on(store::backup(folder, file)).map_err(ProcessError::Copy)
}

fn runtime() -> io::Result<Runtime> {
    Builder::new_multi_thread().enable_all().build()
}

/// Raises the limit on open files: every connection is one, and systems allow few unless they are asked for more.
fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // With fewer files there is room for fewer people; that is no reason not to start.
    let _ = setrlimit(Resource::Nofile, limit);
}
