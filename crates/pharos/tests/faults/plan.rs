//! What shall fail, and when.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Some calls of one kind on one file fail.
#[derive(Clone, Debug)]
pub(crate) struct Rule(String);

impl Rule {
    /// After `skip` calls, `count` fail.
    pub(crate) fn new(file: &str, call: &str, error: i32, skip: usize, count: usize) -> Self {
        Self(format!("{file} {call} {error} {skip} {count}"))
    }
}

/// The plan that a server with `preload.c` in it follows.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    path: String,
    serial: Arc<AtomicU64>,
    rules: Arc<AtomicU64>,
}

impl Plan {
    pub(crate) fn new(path: &str) -> Self {
        let plan = Self { path: path.to_owned(), serial: Arc::default(), rules: Arc::default() };
        plan.end();
        plan
    }

    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// From now on these calls fail.
    pub(crate) fn begin(&self, rules: &[Rule]) {
        let _ = fs::remove_file(self.hits());
        // Several files that fail for a while are one fault; a rule that follows another has to happen, too.
        let one_after_another = rules.len() == 2;
        self.rules.store(if one_after_another { 2 } else { 1 }, Ordering::Relaxed);
        let rules: String = rules.iter().map(|rule| format!("{}\n", rule.0)).collect();
        self.write(&rules);
    }

    /// Nothing fails any more.
    pub(crate) fn end(&self) {
        self.write("");
    }

    /// Tests if everything has failed that had to.
    pub(crate) fn has_happened(&self) -> bool {
        fs::metadata(self.hits()).is_ok_and(|hits| hits.len() >= self.rules.load(Ordering::Relaxed))
    }

    fn hits(&self) -> String {
        format!("{}.hits", self.path)
    }

    fn write(&self, rules: &str) {
        let serial = self.serial.fetch_add(1, Ordering::Relaxed);
        let next = format!("{}.next", self.path);
        fs::write(&next, format!("{serial}\n{rules}")).unwrap();
        fs::rename(next, &self.path).unwrap();
    }
}
