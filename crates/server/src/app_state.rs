//! What all tables of a server share.

use crate::admission::Admission;
use crate::bots::Pool;
use crate::metrics::Counters;
use crate::registry::Seen;
use crate::store::Op;
use crate::table::task::Handle;
use crate::{Settings, Store, StoreError};
use protocol::Refusal;
use room::journal::Created;
use room::{Summary, create};
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;

/// Tables in memory by their names. A cell is empty while its table is being read.
pub(crate) type Tables = HashMap<String, Arc<OnceCell<Handle>>>;

/// What all tables of a server share.
#[derive(Debug)]
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) pool: Pool,
    pub(crate) admission: Admission,
    pub(crate) seen: Seen,
    pub(crate) counters: Counters,
    /// Running time of earlier servers on the same data.
    pub(crate) up_before: u64,
    /// What the time source said when this server began.
    pub(crate) began: u64,
    pub(crate) tables: Mutex<Tables>,
}

impl AppState {
    /// Milliseconds since 1970.
    pub(crate) fn at(&self) -> u64 {
        self.settings.time.wall()
    }

    /// Milliseconds that servers have been running on this data.
    pub(crate) fn up(&self) -> u64 {
        self.up_before + self.settings.time.running().saturating_sub(self.began)
    }

    /// Refuses one more table to a person who has too many that are not finished.
    pub(crate) async fn may_have_one_more_table(&self, person: &str) -> Result<(), Refusal> {
        let unfinished = self.store.unfinished_tables_of(person).await.map_err(failed)?;
        if unfinished < self.settings.tables_per_person { Ok(()) } else { Err(Refusal::TooMany) }
    }

    /// Writes a new table.
    pub(crate) fn new_table(&self, id: &str, made: Created) -> Result<Op, Refusal> {
        let (step, state) = create::open(id, made, self.at(), self.up()).map_err(internal)?;
        Ok(Op::NewTable { summary: Summary::of(&state), step })
    }

    /// Tables in memory.
    pub(crate) fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Logs an error, and gives the refusal that says no more than that there was one.
pub(crate) fn internal(error: impl Display) -> Refusal {
    tracing::error!(%error, "something failed");
    Refusal::Internal
}

/// The refusal for an error of the database.
pub(crate) fn failed(error: StoreError) -> Refusal {
    match error {
        StoreError::Missing => Refusal::NotFound,
        StoreError::Closed => Refusal::Stopping,
        StoreError::Lost(_) => Refusal::Internal,
        StoreError::TimedOut | StoreError::Conflict(_) | StoreError::Failed(_) => internal(error),
    }
}

/// Writes to the log what failed, unless the store has done so.
pub(crate) fn report(error: &StoreError, what: &str) {
    if !matches!(error, StoreError::Lost(_)) {
        tracing::error!(%error, "{what}");
    }
}
