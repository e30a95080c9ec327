//! Keeping a tree for the next move: the node that a view leads to is found and becomes the root.

use super::{Branch, Edge, Knowledge, NONE, ROOT, Tree};
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::hash::Hash;
use table::Phase;

/// Nodes that are looked at before the old tree is given up. The most visited come first, so what is not among them has
/// too few visits to be missed.
const FIND_NODES: u32 = 4096;

/// A node to be looked at, with a position that leads there.
struct Candidate<G> {
    visits: u32,
    node: u32,
    world: G,
}

impl<G: Knowledge> Tree<G>
where
    G::EventView: Hash,
{
    /// The node of the old tree that looks like this view to the seat: after its own last action, whatever came between.
    pub(super) fn find(&self, view: &G::View) -> Option<u32> {
        let world = *self.worlds.first()?;
        let mut candidates = BinaryHeap::from([Candidate { visits: 0, node: ROOT, world }]);
        for _ in 0..FIND_NODES {
            let Candidate { node, world, .. } = candidates.pop()?;
            let own_turn = matches!(world.phase(), Phase::Act(seats) if seats.contains(self.me));
            if own_turn && node != ROOT && world.view(Some(self.me)) == *view {
                return Some(node);
            }
            let mut next = self.nodes[node as usize].first_branch;
            while let Some(branch) = self.branches.get(next as usize) {
                let mut world = world;
                if world.apply(branch.event).is_ok() {
                    let visits = self.nodes[branch.child as usize].visits;
                    candidates.push(Candidate { visits, node: branch.child, world });
                }
                next = branch.next;
            }
        }
        None
    }

    /// Drops everything that does not lie behind a node, which becomes the root.
    pub(super) fn keep_only(&mut self, node: u32) {
        let nodes = std::mem::take(&mut self.nodes);
        let edges = std::mem::take(&mut self.edges);
        let branches = std::mem::take(&mut self.branches);
        let mut moved = HashMap::from([(node, ROOT)]);
        let mut queue = VecDeque::from([node]);
        self.nodes.push(nodes[node as usize]);
        while let Some(old) = queue.pop_front() {
            let new = moved[&old];
            let mut next = nodes[old as usize].first_branch;
            let mut last = NONE;
            while let Some(branch) = branches.get(next as usize) {
                let child = self.nodes.len() as u32;
                self.nodes.push(nodes[branch.child as usize]);
                moved.insert(branch.child, child);
                queue.push_back(branch.child);
                self.branches.push(Branch { told: branch.told, event: branch.event, child, next: last });
                last = self.branches.len() as u32 - 1;
                next = branch.next;
            }
            self.nodes[new as usize].first_branch = last;
            let mut next = nodes[old as usize].first_edge;
            let mut last = NONE;
            while let Some(edge) = edges.get(next as usize) {
                let child = moved.get(&edge.child).copied().unwrap_or(NONE);
                self.edges.push(Edge { child, next: last, ..*edge });
                last = self.edges.len() as u32 - 1;
                next = edge.next;
            }
            self.nodes[new as usize].first_edge = last;
        }
    }
}

/// The most visited is the greatest; among equals the oldest, so that nothing depends on chance.
impl<G> Ord for Candidate<G> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.visits.cmp(&other.visits).then(other.node.cmp(&self.node))
    }
}

impl<G> PartialOrd for Candidate<G> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<G> PartialEq for Candidate<G> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<G> Eq for Candidate<G> {}
