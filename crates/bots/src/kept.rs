//! Search trees kept from move to move, for whoever asks about one game again and again: each seat has its own, grown
//! from what that seat has seen.

use crate::knowledge::Knowledge;
use crate::settings::{Budget, Settings};
use crate::thinker::Thinker;
use crate::{Bot, Host, Spec};
use std::hash::Hash;
use table::{Actions, Eyes, Seat};

/// The thinkers of a game's seats while they do not think. Whoever lets one think takes it out and gives it back, so a
/// search that breaks leaves nothing behind.
pub struct KeptTrees<G: Knowledge> {
    /// The longest unused first.
    thinkers: Vec<(Seat, Thinker<G>)>,
    max_nodes: usize,
    host: &'static dyn Host,
}

impl<G: Knowledge> KeptTrees<G>
where
    G::EventView: Hash,
    G::View: Sync,
{
    /// Keeps trees of at most so many nodes together; a single one may have more.
    #[cfg(feature = "native")]
    pub fn new(max_nodes: usize) -> Self {
        Self::hosted(&crate::Native, max_nodes)
    }

    /// The same for whoever brings a clock and threads.
    pub fn hosted(host: &'static dyn Host, max_nodes: usize) -> Self {
        Self { thinkers: Vec::new(), max_nodes, host }
    }

    /// The seat's thinker: the one that was given back if it searches in the same way, else a new one. The seed moves it
    /// from here on, so that nothing but the tree tells the two apart.
    pub fn take(&mut self, seat: Seat, settings: Settings, budget: Budget, seed: u64) -> Thinker<G> {
        let kept = self.thinkers.iter().position(|(owner, _)| *owner == seat).map(|at| self.thinkers.remove(at).1);
        match kept.filter(|thinker| thinker.settings() == settings) {
            Some(mut thinker) => {
                thinker.reseed(seed);
                thinker.limit(budget);
                thinker
            }
            None => Thinker::hosted(self.host, settings, budget, seed),
        }
    }

    /// Keeps a thinker for the seat's next move. Those that were not used for longest make room.
    pub fn give_back(&mut self, seat: Seat, thinker: Thinker<G>) {
        self.thinkers.retain(|(owner, _)| *owner != seat);
        self.thinkers.push((seat, thinker));
        while self.thinkers.len() > 1 && self.nodes() > self.max_nodes {
            self.thinkers.remove(0);
        }
    }

    /// Lets a bot choose. One that searches by the clock goes on with its seat's tree; one that counts iterations begins
    /// anew, so that its choice belongs to the seed and to what it sees, whatever was searched or taken back before.
    pub fn choose(&mut self, spec: Spec, eyes: Eyes<'_, G>, legal: &Actions<G::Action>, seed: u64) -> G::Action {
        match spec {
            Spec::Search { settings, budget: budget @ Budget::Time(_) } => {
                let seat = eyes.seat();
                let mut thinker = self.take(seat, settings, budget, seed);
                let action = thinker.choose(eyes, legal);
                self.give_back(seat, thinker);
                action
            }
            Spec::Random | Spec::Greedy { .. } | Spec::Search { budget: Budget::Iterations(_), .. } => {
                spec.build_hosted::<G>(self.host, seed).choose(eyes, legal)
            }
        }
    }

    /// How many nodes the trees have together.
    pub fn nodes(&self) -> usize {
        self.thinkers.iter().map(|(_, thinker)| thinker.nodes()).sum()
    }
}
