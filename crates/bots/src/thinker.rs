//! The bot that searches: a tree, kept from move to move, or several side by side.

use crate::host::{Host, Job};
use crate::knowledge::Knowledge;
use crate::search::{Finding, Tree, sort};
use crate::settings::{Budget, Settings};
use crate::{Bot, Greedy};
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{Actions, Eyes, Seat, Xoshiro};

/// Iterations between two looks at the clock.
const CLOCK_STEP: u32 = 8;

/// A bot that searches within a budget.
pub struct Thinker<G: Knowledge> {
    host: &'static dyn Host,
    settings: Settings,
    trees: Vec<Tree<G>>,
    budget: Budget,
}

/// What a search says: actions, the best first, and how it expects play to go on.
#[derive(Clone, Debug)]
pub struct Thoughts<A> {
    /// Actions with their chances, the best first.
    pub findings: Vec<Finding<A>>,
    /// What all sides are expected to play.
    pub line: Vec<(Seat, A)>,
    /// Iterations of all trees together.
    pub iterations: u64,
    /// Visits that the trees had before, from the search for an earlier move.
    pub kept: u64,
}

impl<G: Knowledge> Thinker<G>
where
    G::EventView: Hash,
    G::View: Sync,
{
    /// A bot with empty trees, one per thread of the settings.
    #[cfg(feature = "native")]
    pub fn new(settings: Settings, budget: Budget, seed: u64) -> Self {
        Self::hosted(&crate::Native, settings, budget, seed)
    }

    /// The same for whoever brings a clock and threads.
    pub fn hosted(host: &'static dyn Host, settings: Settings, budget: Budget, seed: u64) -> Self {
        let tree = |i| Tree::new(settings, Xoshiro::stream(seed, i as u64));
        Self { host, settings, trees: (0..settings.threads.max(1)).map(tree).collect(), budget }
    }

    /// How it searches.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// How many nodes its trees have.
    pub fn nodes(&self) -> usize {
        self.trees.iter().map(Tree::nodes).sum()
    }

    /// Goes on with the random numbers of another seed, as if it had begun with them.
    pub fn reseed(&mut self, seed: u64) {
        for (i, tree) in self.trees.iter_mut().enumerate() {
            tree.reseed(Xoshiro::stream(seed, i as u64));
        }
    }

    /// Thinks as long as this from here on.
    pub(crate) fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// Thinks about a position until the budget is used up or somebody raises the flag.
    pub fn think(&mut self, view: &G::View, seat: Seat, budget: Budget, stop: &AtomicBool) -> Thoughts<G::Action> {
        let (host, start) = (self.host, self.host.now());
        let goes_on = |iterations| !stop.load(Ordering::Relaxed) && is_within(budget, host, start, iterations);
        match self.trees.as_mut_slice() {
            [tree] => tree.search(view, seat, goes_on),
            trees => {
                let search = |tree| -> Job<'_> { Box::new(move || Tree::search(tree, view, seat, goes_on)) };
                host.run_all(trees.iter_mut().map(search).collect());
            }
        }
        let mut findings = self.trees[0].findings();
        for tree in &self.trees[1..] {
            for other in tree.findings() {
                if let Some(same) = findings.iter_mut().find(|finding| finding.action == other.action) {
                    let visits = same.visits + other.visits;
                    let weighed = |f: &Finding<G::Action>| f.expectation * f.visits as f32;
                    same.expectation = (weighed(same) + weighed(&other)) / visits.max(1) as f32;
                    same.visits = visits;
                }
            }
        }
        sort::<G>(&mut findings);
        let iterations = self.trees.iter().map(|tree| u64::from(tree.iterations())).sum();
        let kept = self.trees.iter().map(|tree| u64::from(tree.kept())).sum();
        Thoughts { findings, line: self.trees[0].principal_line(), iterations, kept }
    }
}

impl<G: Knowledge> Bot<G> for Thinker<G>
where
    G::EventView: Hash,
    G::View: Sync,
{
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &Actions<G::Action>) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let thoughts = self.think(&eyes.view(), eyes.seat(), self.budget, &AtomicBool::new(false));
        match thoughts.findings.first() {
            Some(best) if best.visits > 0 => best.action,
            // Time was up before anything was tried.
            Some(_) | None => Greedy::new(self.trees[0].rng()).choose(eyes, legal),
        }
    }
}

/// Tests if a search that began then may go on after so many iterations.
fn is_within(budget: Budget, host: &dyn Host, start: Duration, iterations: u32) -> bool {
    match budget {
        Budget::Iterations(most) => iterations < most,
        Budget::Time(time) => !iterations.is_multiple_of(CLOCK_STEP) || host.now().saturating_sub(start) < time,
    }
}
