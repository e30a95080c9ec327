//! The one task that writes. All that waits goes into one transaction; then everybody gets their answer.

use super::database::Database;
use super::{StoreError, devices};
use protocol::Reply;
use room::Summary;
use room::journal::Step;
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
    /// Devices of people, and links for more of them.
    Devices(devices::Change),
    /// A new table.
    NewTable {
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
    /// The answer to a request that made nothing happen.
    Answer {
        /// The table that was asked.
        table: String,
        /// Who asked.
        person: String,
        /// What they asked, as [`room::answers::fingerprint`] has it.
        command: String,
        /// What they were told.
        reply: Reply,
    },
    /// The server has been running so long.
    Alive {
        /// In milliseconds of all its lives.
        up: u64,
    },
}

impl Op {
    /// How long the server had been running, if it says so.
    pub(super) fn up(&self) -> Option<u64> {
        match self {
            Self::Step { step, .. } | Self::NewTable { step, .. } => Some(step.up),
            Self::Alive { up } => Some(*up),
            Self::Person { .. } | Self::Rename { .. } | Self::Devices(_) | Self::Answer { .. } => None,
        }
    }
}

/// The way to the task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Unit>,
    written: Arc<Written>,
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
    pub(super) fn new(database: Database) -> Self {
        let (queue, units) = mpsc::channel(WAITING);
        let (done, finished) = oneshot::channel();
        let written = Arc::<Written>::default();
        let counted = Arc::clone(&written);
        tokio::spawn(async move {
            run(database, units, &counted).await;
            let _ = done.send(());
        });
        Self { queue, written, finished: Arc::new(Mutex::new(Some(finished))) }
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
        (self.written.steps.load(Ordering::Relaxed), self.written.commits.load(Ordering::Relaxed))
    }
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
            // One of them does not fit. So that the others do not fail with it, each gets a transaction of its own.
            Err(StoreError::Missing | StoreError::Conflict(_)) if writes.len() > 1 => {
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
    database.close().await;
}

async fn commit(database: &mut Database, writes: &[Write], written: &Written) -> Result<(), StoreError> {
    let ops: Vec<&Op> = writes.iter().flat_map(|write| &write.ops).collect();
    database.commit(&ops).await?;
    let steps = ops.iter().filter(|op| matches!(op, Op::Step { .. } | Op::NewTable { .. })).count();
    written.steps.fetch_add(steps as u64, Ordering::Relaxed);
    written.commits.fetch_add(1, Ordering::Relaxed);
    Ok(())
}
