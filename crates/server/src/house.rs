//! What all tables of a server share.

use crate::bots::Pool;
use crate::doors::Doors;
use crate::figures::Counters;
use crate::table::task::Handle;
use crate::{Settings, Store};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;

/// Tables in memory by their names. A cell is empty while its table is being read.
pub(crate) type Tables = HashMap<String, Arc<OnceCell<Handle>>>;

/// What all tables of a server share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) pool: Pool,
    pub(crate) doors: Doors,
    pub(crate) counters: Counters,
    /// Running time of earlier servers on the same data.
    pub(crate) up_before: u64,
    /// What the time source said when this one began.
    pub(crate) began: u64,
    pub(crate) tables: Mutex<Tables>,
}

impl House {
    /// Milliseconds since 1970.
    pub(crate) fn at(&self) -> u64 {
        self.settings.time.wall()
    }

    /// Milliseconds that servers have been running on this data.
    pub(crate) fn up(&self) -> u64 {
        self.up_before + self.settings.time.running().saturating_sub(self.began)
    }

    /// Tables in memory.
    pub(crate) fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
