//! What a search needs of whoever runs it: a clock, and a way to do several things at once. Nothing else in this crate
//! looks at either, so it also works where there are no threads, and where the program brings its own clock.

use std::time::Duration;

/// Whoever runs a search.
pub trait Host: Sync {
    /// The time since some moment, always the same one.
    fn now(&self) -> Duration;
    /// Does all of this, side by side if it can, and returns when it is done.
    fn run_all(&self, jobs: Vec<Job<'_>>);
}

/// Something to do.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// A program on an operating system: its clock, and a thread for each job.
#[cfg(feature = "native")]
#[derive(Clone, Copy, Debug)]
pub struct Native;

#[cfg(feature = "native")]
impl Host for Native {
    fn now(&self) -> Duration {
        static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
        START.elapsed()
    }

    fn run_all(&self, jobs: Vec<Job<'_>>) {
        std::thread::scope(|scope| {
            for job in jobs {
                scope.spawn(job);
            }
        });
    }
}
