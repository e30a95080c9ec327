//! Search trees kept from move to move, for whoever asks about one game again and again: each seat has its own, grown
//! from what that seat has seen.

use crate::knowledge::Knowledge;
use crate::settings::{Budget, Settings};
use crate::thinker::Thinker;
use std::hash::Hash;
use table::Seat;

/// The thinkers of a game's seats while they do not think. Whoever lets one think takes it out and gives it back, so a
/// search that breaks leaves nothing behind.
pub struct KeptTrees<G: Knowledge> {
    /// The longest unused first.
    thinkers: Vec<(Seat, Thinker<G>)>,
    max_nodes: usize,
}

impl<G: Knowledge> KeptTrees<G>
where
    G::EventView: Hash,
    G::View: Sync,
{
    /// Keeps trees of at most so many nodes together; a single one may have more.
    pub fn new(max_nodes: usize) -> Self {
        Self { thinkers: Vec::new(), max_nodes }
    }

    /// The seat's thinker: the one that was given back if it searches in the same way, else a new one. The seed moves it
    /// from here on, so that nothing but the tree tells the two apart.
    pub fn take(&mut self, seat: Seat, settings: Settings, budget: Budget, seed: u64) -> Thinker<G> {
        let kept = self.thinkers.iter().position(|(owner, _)| *owner == seat).map(|at| self.thinkers.remove(at).1);
        match kept.filter(|thinker| thinker.settings() == settings) {
            Some(mut thinker) => {
                thinker.reseed(seed);
                thinker
            }
            None => Thinker::new(settings, budget, seed),
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

    /// How many nodes the trees have together.
    pub fn nodes(&self) -> usize {
        self.thinkers.iter().map(|(_, thinker)| thinker.nodes()).sum()
    }
}
