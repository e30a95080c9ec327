//! Where the time comes from. Nothing else in this crate asks the system for it, so tests can stop it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A source of time.
#[derive(Clone)]
pub struct Time(Source);

#[derive(Clone)]
enum Source {
    System { since: Instant },
    Manual(Arc<AtomicU64>),
}

impl Time {
    /// The system's time.
    pub fn real() -> Self {
        Self(Source::System { since: Instant::now() })
    }

    /// Time that stands still until somebody changes the number of milliseconds.
    pub fn manual(milliseconds: Arc<AtomicU64>) -> Self {
        Self(Source::Manual(milliseconds))
    }

    /// Milliseconds since 1970, for people.
    pub(crate) fn wall(&self) -> u64 {
        match &self.0 {
            Source::System { .. } => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
            }
            Source::Manual(now) => now.load(Ordering::Relaxed),
        }
    }

    /// Milliseconds since this source was made, for measuring: they never go back, and stand still while the machine
    /// sleeps.
    pub(crate) fn running(&self) -> u64 {
        match &self.0 {
            Source::System { since } => since.elapsed().as_millis() as u64,
            Source::Manual(now) => now.load(Ordering::Relaxed),
        }
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Source::System { .. } => "Time(real)",
            Source::Manual(_) => "Time(manual)",
        })
    }
}
