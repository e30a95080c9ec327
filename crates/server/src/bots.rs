//! Threads that search for bots and hints: a fixed number for all tables, and one more for bots that answer at once.
//!
//! What people wait for comes before games that nobody looks at. In each queue people take turns: however many slow bots
//! one person's tables have, another waits for one of them at most. When many tables wait, each bot thinks for a shorter
//! time, and whoever has more tables shares their own part. Bots of one table that choose at the same time do not share:
//! each thinks as long as if it were alone, as many side by side as there are threads.

use ::bots::{Budget, Spec};
use std::collections::{BTreeSet, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The least share of its usual time that a search gets.
const LEAST_SHARE: f64 = 0.05;
/// After so many other jobs, a search that nobody waits for has its turn: those games have to go on as well.
const IN_A_ROW: usize = 8;

/// The threads. When the pool is dropped, each ends after its present job.
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

/// How urgent a job is; there is a queue for each, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Priority {
    /// Somebody waits for a bot that answers at once.
    Quick,
    /// Somebody waits for a search.
    Watched,
    /// A bot that answers at once, and nobody is at its table.
    QuickAlone,
    /// A search, and nobody is at the table.
    Alone,
}

impl Priority {
    /// The priority of a bot, whose table is watched or not.
    pub(crate) fn of(spec: Spec, is_watched: bool) -> Self {
        let is_quick = !matches!(spec, Spec::Search { budget: Budget::Time(_), .. });
        match (is_quick, is_watched) {
            (true, true) => Self::Quick,
            (false, true) => Self::Watched,
            (true, false) => Self::QuickAlone,
            (false, false) => Self::Alone,
        }
    }
}

struct Shared {
    queues: Mutex<Queues>,
    wake: Condvar,
    threads: usize,
}

#[derive(Default)]
struct Queues {
    quick: FairQueue,
    watched: FairQueue,
    quick_alone: FairQueue,
    alone: FairQueue,
    /// How many jobs of the other queues have been taken in a row while `alone` had to wait.
    in_a_row: usize,
    closed: bool,
}

/// For whom a thread thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner<'a> {
    /// The person whose turn it takes in a queue.
    pub(crate) person: &'a str,
    /// The table, by its name in links.
    pub(crate) table: &'a str,
}

/// Something to think about.
struct Job {
    table: String,
    /// Gets the share of its usual time.
    work: Box<dyn FnOnce(f64) + Send>,
}

/// One queue, in which people take turns. Each has at least one job.
#[derive(Default)]
struct FairQueue(VecDeque<(String, VecDeque<Job>)>);

impl FairQueue {
    fn push(&mut self, person: &str, job: Job) {
        match self.0.iter_mut().find(|(other, _)| other == person) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((person.to_owned(), VecDeque::from([job]))),
        }
    }

    /// The next job, and into how many parts the time is to be shared: first among people, then among a person's tables.
    fn pop(&mut self) -> Option<(Job, usize)> {
        let people = self.0.len();
        let (person, mut jobs) = self.0.pop_front()?;
        let sharing = people * tables_of(&jobs);
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.0.push_back((person, jobs));
        }
        Some((job, sharing))
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn len(&self) -> usize {
        self.0.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    /// How many tables wait.
    fn tables(&self) -> usize {
        self.0.iter().map(|(_, jobs)| tables_of(jobs)).sum()
    }
}

/// How many tables these jobs are for: bots of one table share no time.
fn tables_of(jobs: &VecDeque<Job>) -> usize {
    jobs.iter().map(|job| job.table.as_str()).collect::<BTreeSet<_>>().len()
}

impl Queues {
    fn len(&self) -> usize {
        self.quick.len() + self.watched.len() + self.quick_alone.len() + self.alone.len()
    }

    /// The next job, and how many have to share the time with it.
    fn next(&mut self, only_quick: bool) -> Option<(Job, usize)> {
        // Those that answer at once share no time.
        let quick = |(job, _)| (job, 1);
        if only_quick {
            return self.quick.pop().or_else(|| self.quick_alone.pop()).map(quick);
        }
        if self.in_a_row < IN_A_ROW || self.alone.is_empty() {
            self.in_a_row = if self.alone.is_empty() { 0 } else { self.in_a_row + 1 };
            // Searches that nobody waits for take no time from these.
            let next = self.quick.pop().map(quick).or_else(|| self.watched.pop());
            if let Some(next) = next.or_else(|| self.quick_alone.pop().map(quick)) {
                return Some(next);
            }
        }
        self.in_a_row = 0;
        let (job, sharing) = self.alone.pop()?;
        Some((job, self.watched.tables() + sharing))
    }
}

impl Pool {
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { queues: Mutex::default(), wake: Condvar::new(), threads });
        let pool = Self { shared };
        for i in 0..=threads {
            let shared = Arc::clone(&pool.shared);
            let only_quick = i == threads;
            std::thread::Builder::new().name(format!("bot-{i}")).spawn(move || shared.work(only_quick))?;
        }
        Ok(pool)
    }

    /// Does some work for a person as soon as it is their turn and a thread is free. If the receiver is dropped before
    /// that, nothing is done.
    pub(crate) fn think_for<T: Send + 'static>(
        &self,
        owner: Owner<'_>,
        priority: Priority,
        work: impl FnOnce(f64) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, answered) = oneshot::channel();
        let work = move |share| {
            if !answer.is_closed() {
                let _ = answer.send(work(share));
            }
        };
        let mut queues = self.shared.lock();
        let queue = match priority {
            Priority::Quick => &mut queues.quick,
            Priority::Watched => &mut queues.watched,
            Priority::QuickAlone => &mut queues.quick_alone,
            Priority::Alone => &mut queues.alone,
        };
        queue.push(owner.person, Job { table: owner.table.to_owned(), work: Box::new(work) });
        drop(queues);
        // All of them: the thread for quick work must not be the only one that wakes up for something else.
        self.shared.wake.notify_all();
        answered
    }

    /// How many wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queues = self.shared.lock();
        *queues = Queues { closed: true, ..Queues::default() };
        self.shared.wake.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, only_quick: bool) {
        let mut queues = self.lock();
        while !queues.closed {
            match queues.next(only_quick) {
                None => queues = self.wake.wait(queues).unwrap_or_else(PoisonError::into_inner),
                Some((job, sharing)) => {
                    let share = (self.threads as f64 / sharing as f64).clamp(LEAST_SHARE, 1.0);
                    drop(queues);
                    // A mistake in one game must not take the thread from all others; whoever waits sees no answer.
                    if catch_unwind(AssertUnwindSafe(|| (job.work)(share))).is_err() {
                        tracing::error!("a bot failed");
                    }
                    queues = self.lock();
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

    /// The owner of a table that nobody else has; those of one person have different names.
    fn owner<'a>(person: &'a str, table: &'a str) -> Owner<'a> {
        Owner { person, table }
    }

    fn think<T: Send + 'static>(pool: &Pool, work: impl FnOnce(f64) -> T + Send + 'static) -> oneshot::Receiver<T> {
        static TABLES: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let table = TABLES.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_string();
        pool.think_for(owner("ania", &table), Priority::Watched, work)
    }

    #[test]
    fn bots_of_one_table_do_not_share_their_time() {
        let (pool, release) = busy_pool();
        let shares: Vec<_> =
            (0..6).map(|_| pool.think_for(owner("ania", "table"), Priority::Watched, |share| share)).collect();
        drop(release);
        for share in shares {
            assert_eq!(share.blocking_recv(), Ok(1.0));
        }
    }

    #[test]
    fn bots_of_one_table_count_once_beside_a_game_that_nobody_looks_at() {
        let (pool, release) = busy_pool();
        let alone = pool.think_for(owner("ben", "alone"), Priority::Alone, |share| share);
        let watched: Vec<_> =
            (0..IN_A_ROW + 4).map(|_| pool.think_for(owner("ania", "table"), Priority::Watched, |_| ())).collect();
        drop(release);
        assert_eq!(alone.blocking_recv(), Ok(0.5), "two tables wait");
        watched.into_iter().for_each(|answer| answer.blocking_recv().unwrap());
    }

    #[test]
    fn work_is_done_in_order_and_survives_a_failure() {
        let pool = Pool::new(1).unwrap();
        let failing = think(&pool, |_| panic!("a mistake"));
        let answers: Vec<_> = (0..10).map(|n| think(&pool, move |_| (n, std::time::Instant::now()))).collect();
        let _: Result<(), _> = failing.blocking_recv();
        let done: Vec<_> = answers.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        assert!(done.windows(2).all(|pair| pair[0].1 <= pair[1].1), "first come, first served");
    }

    #[test]
    fn many_who_wait_share_the_time() {
        let pool = Pool::new(1).unwrap();
        let first = think(&pool, |share| {
            std::thread::sleep(Duration::from_millis(50));
            share
        });
        let others: Vec<_> = (0..3).map(|_| think(&pool, |share| share)).collect();
        let mut shares: Vec<_> = others.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        shares.push(first.blocking_recv().unwrap());
        assert!(shares.iter().all(|share| (LEAST_SHARE..=1.0).contains(share)));
        assert_eq!(shares[..3], [1.0 / 3.0, 0.5, 1.0]);
    }

    #[test]
    fn what_nobody_waits_for_is_not_done() {
        let pool = Pool::new(1).unwrap();
        let first = think(&pool, |_| std::thread::sleep(Duration::from_millis(20)));
        drop(think(&pool, |_| panic!("nobody wants to know")));
        let last = think(&pool, |_| 7);
        first.blocking_recv().unwrap();
        assert_eq!(last.blocking_recv(), Ok(7));
    }

    /// A pool whose only thread is busy until the sender is dropped.
    fn busy_pool() -> (Pool, std::sync::mpsc::Sender<()>) {
        let pool = Pool::new(1).unwrap();
        let (release, released) = std::sync::mpsc::channel::<()>();
        let (began, has_begun) = std::sync::mpsc::channel();
        let work = think(&pool, move |_| {
            began.send(()).unwrap();
            let _ = released.recv();
        });
        has_begun.recv().unwrap();
        std::thread::spawn(move || work.blocking_recv());
        (pool, release)
    }

    #[test]
    fn games_that_nobody_looks_at_do_not_delay_people() {
        let (pool, release) = busy_pool();
        let (done, order) = std::sync::mpsc::channel();
        let think = |priority, number: usize| {
            let done = done.clone();
            let table = format!("{priority:?} {number}");
            pool.think_for(owner("ania", &table), priority, move |share| done.send((priority, share)).unwrap())
        };
        let alone: Vec<_> = (0..20).map(|number| think(Priority::Alone, number)).collect();
        let watched: Vec<_> = (0..10).map(|number| think(Priority::Watched, number)).collect();
        drop(release);
        for answer in alone.into_iter().chain(watched) {
            answer.blocking_recv().unwrap();
        }
        let order: Vec<_> = order.try_iter().collect();
        let is_watched: Vec<_> = order.iter().map(|(priority, _)| *priority == Priority::Watched).collect();
        assert!(is_watched[..IN_A_ROW].iter().all(|&is| is), "people first: {order:?}");
        assert!(!is_watched[IN_A_ROW], "then one of the others, which have to go on as well: {order:?}");
        assert!(is_watched[IN_A_ROW + 1..11].iter().all(|&is| is), "{order:?}");
        assert_eq!(order[0].1, 0.1, "only people share the time with people");
    }

    #[test]
    fn however_many_bots_think_for_one_person_another_waits_for_one_of_them() {
        let (pool, release) = busy_pool();
        let (done, order) = std::sync::mpsc::channel();
        let think = |person: &'static str, number: usize| {
            let done = done.clone();
            let table = number.to_string();
            pool.think_for(owner(person, &table), Priority::Watched, move |share| done.send((person, share)).unwrap())
        };
        let mut answers: Vec<_> = (0..50).map(|number| think("ania", number)).collect();
        answers.extend((0..2).map(|number| think("ben", number)));
        drop(release);
        for answer in answers {
            answer.blocking_recv().unwrap();
        }
        let order: Vec<_> = order.try_iter().collect();
        let people: Vec<_> = order.iter().map(|(person, _)| *person).collect();
        assert_eq!(people[..5], ["ania", "ben", "ania", "ben", "ania"], "they take turns");
        assert_eq!(order[1].1, 0.25, "half of the time for each, and half of that for each of two");
        assert_eq!(order[0].1, LEAST_SHARE);
        assert_eq!(pool.waiting(), 0);
    }

    #[test]
    fn quick_bots_do_not_wait_for_slow_ones() {
        let (pool, release) = busy_pool();
        let slow = think(&pool, |_| ());
        for priority in [Priority::Quick, Priority::QuickAlone] {
            assert_eq!(
                pool.think_for(owner("ania", "table"), priority, |_| 7).blocking_recv(),
                Ok(7),
                "while the other thread is busy"
            );
        }
        drop(release);
        slow.blocking_recv().unwrap();
    }

    #[test]
    fn a_priority_follows_from_the_bot_and_from_who_is_there() {
        for (level, priority) in [
            ("novice", Priority::Quick),
            ("easy", Priority::Quick),
            ("medium", Priority::Quick),
            ("hard", Priority::Quick),
            ("master", Priority::Watched),
        ] {
            let spec = level.parse().unwrap();
            let alone = if priority == Priority::Quick { Priority::QuickAlone } else { Priority::Alone };
            assert_eq!((Priority::of(spec, true), Priority::of(spec, false)), (priority, alone), "{level}");
        }
    }
}
