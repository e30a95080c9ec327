//! The walk of a tree in which only the searching seat's choices are nodes: for games in which several seats choose at the
//! same time, [`Others::ByPolicy`](crate::Others).
//!
//! Before the seat chooses, the others do, by the policy of the game in an imagined world; its own action then opens the
//! round. What others choose and what the table reveals differs from world to world and makes no branches: a node stands
//! for the seat's own actions so far (an open loop), and its results are means over worlds. What can be done there differs
//! as well: an edge is added when its action is first legal, and curiosity grows with how often it was legal, not with the
//! visits of the node (information-set search with availability counts). A new node is judged right after the action that
//! leads to it, when the round is open.
//!
//! At the root luck weighs more than the difference between two actions, so actions are compared in the same worlds, with
//! the same choices of others (common random numbers). First a look at all of them in each of [`LOOKS`] worlds, then a walk
//! for each in a new world, for fewer and fewer of the best as worlds go by (successive rejects). An iteration is a
//! look at all actions in one world, or as many walks as [`Knowledge::WALKS`] says.

use super::{
    Edge, Expectation, FIRST_PLAY_REDUCTION, Knowledge, Leaf, Mixer, NONE, Node, PRIOR_FLOOR, ROOT, Scratch, Tree,
};
use crate::knowledge::result;
use crate::rounds::{By, LOOKS};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash};

/// Edges that a tree may have for each node. Nodes have many actions, but most are visited once and get no edges.
const EDGES_PER_NODE: usize = 4;

/// Actions of the root that are tried in every world.
const FINALISTS: usize = 2;

/// How much more curious a walk is here than in a tree in which every choice is a node. A result is that of one world, in which
/// others happened to choose this and that: who trusts the first few learns by heart what luck did.
const CURIOSITY_AMONG_WORLDS: f32 = 3.0;

/// What such a tree has beside its nodes and edges.
pub(super) struct OwnChoices<A> {
    /// Edges by node and action.
    index: HashMap<(u32, A), u32, BuildHasherDefault<Mixer>>,
    /// How often the action of each edge was legal when its node was visited.
    available: Vec<u32>,
    /// Worlds in which all actions of the root were looked at.
    looks: usize,
    /// Worlds of the root since then.
    worlds: u32,
    /// Edges of the root still to be tried in the present one, the last first.
    queue: Vec<u32>,
}

impl<A> OwnChoices<A> {
    pub(super) fn new() -> Self {
        Self { index: HashMap::default(), available: Vec::new(), looks: 0, worlds: 0, queue: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.available.clear();
        self.looks = 0;
        self.worlds = 0;
        self.queue.clear();
    }
}

impl<G: Knowledge> Tree<G>
where
    G::EventView: Hash,
{
    /// One look at all actions of the root, or as many walks as an iteration has in this game.
    pub(super) fn iterate_own(&mut self, view: &G::View, scratch: &mut Scratch<G>) {
        if self.settings.priors && self.own.looks < LOOKS && self.look_at_root(view, scratch) {
            return;
        }
        for _ in 0..G::WALKS {
            self.path.clear();
            let values = self.walk_own(view, scratch);
            self.book(&values);
        }
    }

    /// Tries an action of the root: walks down, adds a node and judges it.
    fn walk_own(&mut self, view: &G::View, scratch: &mut Scratch<G>) -> Expectation {
        if self.own.queue.is_empty() && !self.begin_world(view, scratch) {
            self.path.push((ROOT, NONE));
            return result(&self.worlds[0]);
        }
        let mut world = self.worlds[0];
        let mut node = ROOT;
        let mut edge = self.own.queue.pop().unwrap_or(NONE);
        loop {
            self.path.push((node, edge));
            let Some(&Edge { action, child, .. }) = self.edges.get(edge as usize) else {
                return self.judge_round(world, scratch);
            };
            debug_assert!(world.is_legal(self.me, action));
            world.play_unchecked(self.me, action);
            if child == NONE {
                if self.nodes.len() < self.settings.max_nodes {
                    self.edges[edge as usize].child = self.nodes.len() as u32;
                    self.nodes.push(Node { seat: self.me.index() as u8, ..Node::NEW });
                }
                return self.judge_round(world, scratch);
            }
            node = child;
            if !scratch.playout.up_to_choice_of(self.me, &mut world, &mut self.rng) {
                self.path.push((node, NONE));
                return result(&world);
            }
            edge = self.select_own(node, &world, scratch);
        }
    }

    /// Imagines the next world, up to the seat's choice, and settles which actions are tried in it: all at first, then fewer
    /// and fewer of the best. Tells if there is anything to try.
    fn begin_world(&mut self, view: &G::View, scratch: &mut Scratch<G>) -> bool {
        let world = &mut self.worlds[0];
        *world = G::imagine(view, &mut self.rng);
        if !world.asked().contains(self.me) {
            return false;
        }
        scratch.playout.up_to_choice_of(self.me, world, &mut self.rng);
        world.legal_actions(self.me, &mut scratch.actions);
        for &action in &scratch.actions {
            let edge = match self.own.index.get(&(ROOT, action)) {
                Some(&edge) => edge,
                None => self.add_own_edge(ROOT, action),
            };
            self.own.queue.push(edge);
        }
        let mean = |edge: u32| {
            self.edges.get(edge as usize).map_or(f32::NEG_INFINITY, |edge| match edge.visits {
                0 => f32::INFINITY,
                visits => edge.total / visits as f32,
            })
        };
        self.own.queue.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
        let tried = self.own.queue.len() * LOOKS / (LOOKS + self.own.worlds as usize);
        self.own.queue.truncate(tried.max(FINALISTS));
        self.own.queue.reverse();
        self.own.worlds += 1;
        true
    }

    /// Looks at all actions of the root in one world, which counts as a visit of each. Tells if there are any.
    fn look_at_root(&mut self, view: &G::View, scratch: &mut Scratch<G>) -> bool {
        self.own.looks += 1;
        scratch.after.clear();
        scratch.playout.look_once(view, self.me, &mut self.rng, &mut scratch.actions, &mut scratch.after);
        for (i, &action) in scratch.actions.iter().enumerate() {
            let known = self.own.index.get(&(ROOT, action)).copied();
            let edge = known.unwrap_or_else(|| self.add_own_edge(ROOT, action));
            if let Some(edge) = self.edges.get_mut(edge as usize) {
                edge.visits += 1;
                edge.total += scratch.after[i][self.me.index()];
            }
        }
        !scratch.actions.is_empty()
    }

    fn add_own_edge(&mut self, node: u32, action: G::Action) -> u32 {
        if self.edges.len() >= self.settings.max_nodes * EDGES_PER_NODE {
            return NONE;
        }
        let edge = self.edges.len() as u32;
        let next = self.nodes[node as usize].first_edge;
        self.edges.push(Edge::new(action, f32::NAN, f32::NAN, next));
        self.nodes[node as usize].first_edge = edge;
        self.own.index.insert((node, action), edge);
        self.own.available.push(0);
        edge
    }

    /// Among the actions that are legal in this world, the edge that promises most (PUCT); none if there is no room for any.
    fn select_own(&mut self, node: u32, world: &G, scratch: &mut Scratch<G>) -> u32 {
        world.legal_actions(self.me, &mut scratch.actions);
        // Hands differ from world to world, and so does what the policy says of them.
        scratch.weights.clear();
        if self.settings.priors {
            world.policy(self.me, &scratch.actions, &mut scratch.weights);
        }
        let floor = PRIOR_FLOOR / scratch.actions.len() as f32;
        let weighed = (1.0 - PRIOR_FLOOR) / scratch.weights.iter().sum::<u32>() as f32;

        let parent = self.nodes[node as usize];
        let untried = parent.total / parent.visits.max(1) as f32 - self.scale * FIRST_PLAY_REDUCTION;
        let curiosity = CURIOSITY_AMONG_WORLDS * self.scale * self.settings.curiosity;
        let mut best = NONE;
        let mut best_score = f32::NEG_INFINITY;
        for i in 0..scratch.actions.len() {
            let action = scratch.actions[i];
            let known = self.own.index.get(&(node, action)).copied();
            let index = known.unwrap_or_else(|| self.add_own_edge(node, action));
            let Some(edge) = self.edges.get(index as usize) else { continue };
            let available = &mut self.own.available[index as usize];
            *available += 1;
            let prior = match scratch.weights.get(i) {
                Some(&weight) => weight as f32 * weighed + floor,
                None => 1.0 / scratch.actions.len() as f32,
            };
            let result = match edge.visits {
                0 => untried,
                visits => edge.total / visits as f32,
            };
            let score = result + curiosity * prior * (*available as f32).sqrt() / (1 + edge.visits) as f32;
            if score > best_score {
                best = index;
                best_score = score;
            }
        }
        best
    }

    /// Judges a world in which the seat has just chosen.
    fn judge_round(&mut self, world: G, scratch: &mut Scratch<G>) -> Expectation {
        let (rounds, by) = match self.settings.leaf {
            Leaf::Look => (0, By::Policy),
            Leaf::Cut(rounds) => (u32::from(rounds), By::Policy),
            Leaf::Guided => (u32::MAX, By::Policy),
            Leaf::Random => (u32::MAX, By::Chance),
            Leaf::Best => unreachable!("a new tree asks its game what is best"),
        };
        scratch.playout.rounds(world, rounds, by, &mut self.rng)
    }
}
