//! Threads that think for bots and hints: a fixed number, and one queue for all tables, first come, first served.
//!
//! A table has at most one position in the queue for its bots, so a table with a slow bot delays the others by one turn
//! at most. When many wait, each thinks for a shorter time.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The least share of its usual time that a search gets.
const LEAST_SHARE: f64 = 0.05;

/// The threads. They end when the pool is dropped, each after what it thinks about.
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    threads: usize,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

/// Gets the share of its usual time.
type Job = Box<dyn FnOnce(f64) + Send>;

impl Pool {
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new(), threads });
        let pool = Self { shared };
        for i in 0..threads {
            let shared = Arc::clone(&pool.shared);
            std::thread::Builder::new().name(format!("bot-{i}")).spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Thinks as soon as a thread is free. If the receiver is dropped before that, nothing is done.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(f64) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, answered) = oneshot::channel();
        let job = move |share| {
            if !answer.is_closed() {
                let _ = answer.send(work(share));
            }
        };
        self.shared.lock().jobs.push_back(Box::new(job));
        self.shared.wake.notify_one();
        answered
    }

    /// How many wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().jobs.len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.jobs.clear();
        self.shared.wake.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        let mut queue = self.lock();
        while !queue.closed {
            match queue.jobs.pop_front() {
                None => queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner),
                Some(job) => {
                    let share = (self.threads as f64 / (queue.jobs.len() + 1) as f64).clamp(LEAST_SHARE, 1.0);
                    drop(queue);
                    // A mistake in one game must not take the thread from all others; whoever waits sees no answer.
                    if catch_unwind(AssertUnwindSafe(|| job(share))).is_err() {
                        tracing::error!("a bot failed");
                    }
                    queue = self.lock();
                }
            }
        }
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("threads", &self.shared.threads).field("waiting", &self.waiting()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn work_is_done_in_order_and_survives_a_failure() {
        let pool = Pool::new(1).unwrap();
        let failing = pool.think(|_| panic!("a mistake"));
        let answers: Vec<_> = (0..10).map(|n| pool.think(move |_| (n, std::time::Instant::now()))).collect();
        let _: Result<(), _> = failing.blocking_recv();
        let done: Vec<_> = answers.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        assert!(done.windows(2).all(|pair| pair[0].1 <= pair[1].1), "first come, first served");
    }

    #[test]
    fn many_who_wait_share_the_time() {
        let pool = Pool::new(1).unwrap();
        let first = pool.think(|share| {
            std::thread::sleep(Duration::from_millis(50));
            share
        });
        let others: Vec<_> = (0..3).map(|_| pool.think(|share| share)).collect();
        let mut shares: Vec<_> = others.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        shares.push(first.blocking_recv().unwrap());
        assert!(shares.iter().all(|share| (LEAST_SHARE..=1.0).contains(share)));
        assert_eq!(shares[..3], [1.0 / 3.0, 0.5, 1.0]);
    }

    #[test]
    fn what_nobody_waits_for_is_not_done() {
        let pool = Pool::new(1).unwrap();
        let first = pool.think(|_| std::thread::sleep(Duration::from_millis(20)));
        drop(pool.think(|_| panic!("nobody wants to know")));
        let last = pool.think(|_| 7);
        first.blocking_recv().unwrap();
        assert_eq!(last.blocking_recv(), Ok(7));
    }
}
