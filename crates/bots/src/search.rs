//! Monte Carlo tree search over any game, written once.
//!
//! The tree grows over what the searching seat would see: an edge is an action, a branch after chance is what the seat
//! would be told. Each iteration takes a world imagined from the seat's view, walks down by priors and results (PUCT),
//! adds one node, judges it by [`Leaf`], and books the result on the way back. Outcomes of chance are drawn with the
//! table's odds, so a node's children are met as often as they happen.
//!
//! That is for games in which one seat chooses at a time. Where several do ([`Others::ByPolicy`]), only the searching seat's
//! choices are nodes, and another walk leads through them: `own.rs`. All else is the same.
//!
//! Nodes live in arenas of bounded size; nothing is allocated while iterating.

mod keep;
mod own;

use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::rounds::{By, Outlooks, Playout};
use crate::settings::{Leaf, Settings};
use arrayvec::ArrayVec;
use own::OwnChoices;
use std::hash::{Hash, Hasher};
use table::{Actions, Event, MAX_ACTIONS, MAX_SEATS, Phase, Seat, SeatSet, Xoshiro};

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How well the seat is expected to do with it, from 0 to 1.
    pub expectation: f32,
}

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;
/// Imagined worlds that a search alternates between.
const WORLDS: usize = 64;
/// Imagined worlds that are all the same if nothing is hidden.
const WORLDS_COMPARED: usize = 12;
/// The longest walk from the root to a leaf.
const MAX_PATH: usize = 512;
/// How much worse than its siblings an action is taken to be before it is tried.
const FIRST_PLAY_REDUCTION: f32 = 0.15;

#[derive(Clone, Copy)]
struct Node {
    first_edge: u32,
    first_branch: u32,
    visits: u32,
    /// Sum of results for the seat that decides here.
    total: f32,
    seat: u8,
    /// What the searching seat was told on the way here fits different events, so what is legal here or further on may
    /// differ from walk to walk.
    mixed: bool,
}

impl Node {
    const NEW: Self = Self { first_edge: NONE, first_branch: NONE, visits: 0, total: 0.0, seat: 0, mixed: false };
}

#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    prior: f32,
    /// What is expected of it before it is tried.
    guess: f32,
    visits: u32,
    /// Sum of results for the seat that plays it.
    total: f32,
    /// What was told when it was last played, and where that led.
    told: u64,
    child: u32,
    next: u32,
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32, guess: f32, next: u32) -> Self {
        Self { action, prior, guess, visits: 0, total: 0.0, told: 0, child: NONE, next }
    }
}

/// What the searching seat is told after a node, and where that leads.
struct Branch<G: Knowledge> {
    told: u64,
    event: Event<G>,
    child: u32,
    next: u32,
}

/// A search tree of one seat. It can be kept for the next move.
pub struct Tree<G: Knowledge> {
    settings: Settings,
    rng: Xoshiro,
    me: Seat,
    /// How far actions lie apart, beside a game of two: where more sides play, each expects less, and less lies between a good
    /// action and a bad one.
    scale: f32,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    branches: Vec<Branch<G>>,
    /// Where only the seat's own choices are nodes; else empty.
    own: OwnChoices<G::Action>,
    /// Worlds that look like the seat's view; one if there is nothing to imagine.
    worlds: Vec<G>,
    /// Nodes of the walk, each with the edge taken there or none.
    path: Vec<(u32, u32)>,
    iterations: u32,
    kept: u32,
}

/// Lists that iterations fill again and again.
struct Scratch<G: Knowledge> {
    actions: Actions<G::Action>,
    /// What is expected after each action.
    after: Outlooks,
    /// How likely each action is the best.
    priors: ArrayVec<f32, MAX_ACTIONS>,
    /// How likely the policy takes each action.
    weights: Weights,
    playout: Playout<G>,
}

impl<G: Knowledge> Scratch<G> {
    fn new() -> Self {
        Self {
            actions: Actions::new(),
            after: ArrayVec::new(),
            priors: ArrayVec::new(),
            weights: Weights::new(),
            playout: Playout::new(),
        }
    }
}

impl<G: Knowledge> Tree<G>
where
    G::EventView: Hash,
{
    /// An empty tree.
    pub fn new(settings: Settings, rng: Xoshiro) -> Self {
        let leaf = if settings.leaf == Leaf::Best { G::LEAF } else { settings.leaf };
        Self {
            settings: Settings { leaf, ..settings },
            rng,
            me: Seat::A,
            scale: 1.0,
            nodes: Vec::new(),
            edges: Vec::new(),
            branches: Vec::new(),
            own: OwnChoices::new(),
            worlds: Vec::new(),
            path: Vec::with_capacity(MAX_PATH),
            iterations: 0,
            kept: 0,
        }
    }

    /// Searches from what the seat sees, for as long as `goes_on` says when it is told the number of iterations so far.
    /// The tree of the last search is kept if this view follows from it.
    pub fn search(&mut self, view: &G::View, seat: Seat, goes_on: impl Fn(u32) -> bool) {
        self.prepare(view, seat);
        self.iterations = 0;
        let mut scratch = Scratch::new();
        while goes_on(self.iterations) {
            self.iterate(view, &mut scratch);
        }
    }

    /// Iterations of the last search.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Visits that the last search took over from the one before.
    pub fn kept(&self) -> u32 {
        self.kept
    }

    /// How many nodes the tree has.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The random numbers that come next.
    pub(crate) fn rng(&self) -> Xoshiro {
        self.rng.clone()
    }

    /// Goes on with other random numbers.
    pub(crate) fn reseed(&mut self, rng: Xoshiro) {
        self.rng = rng;
    }

    /// What is known of each legal action of the seat, the most tried first.
    pub fn findings(&self) -> Vec<Finding<G::Action>> {
        // A node that was kept may have been met in worlds in which the seat could do something else.
        let mut legal = Actions::new();
        self.worlds.first().into_iter().for_each(|world| world.legal_actions(self.me, &mut legal));
        let finding = |edge: &Edge<G::Action>| Finding {
            action: edge.action,
            visits: edge.visits,
            expectation: edge.total / edge.visits.max(1) as f32,
        };
        let known = self.edges_of(ROOT).filter(|edge| legal.contains(&edge.action));
        let mut findings: Vec<_> = known.map(finding).collect();
        sort::<G>(&mut findings);
        findings
    }

    /// The actions that all sides are expected to play, as far as no chance comes between; the seat's own action alone where
    /// others choose at the same time.
    pub fn principal_line(&self) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        if G::OTHERS == Others::ByPolicy {
            let best = self.findings().into_iter().next().filter(|best| best.visits > 0);
            line.extend(best.map(|best| (self.me, best.action)));
            return line;
        }
        let Some(&world) = self.worlds.first() else { return line };
        let mut world = world;
        let mut node = ROOT;
        while let Phase::Act(seats) = world.phase() {
            let seat = only(seats);
            let tried = self.edges_of(node).filter(|edge| edge.visits > 0 && world.is_legal(seat, edge.action));
            let Some(best) = tried.max_by_key(|edge| edge.visits) else { break };
            line.push((seat, best.action));
            world.play_unchecked(seat, best.action);
            if best.child == NONE {
                break;
            }
            node = best.child;
        }
        line
    }

    fn edges_of(&self, node: u32) -> impl Iterator<Item = &Edge<G::Action>> {
        let mut next = self.nodes.get(node as usize).map_or(NONE, |node| node.first_edge);
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// Imagines worlds, and keeps the part of the old tree that the view leads to.
    fn prepare(&mut self, view: &G::View, seat: Seat) {
        let follows = self.settings.keep && self.me == seat && G::OTHERS == Others::InTree;
        let kept = if follows { self.find(view) } else { None };
        match kept {
            Some(node) => {
                self.keep_only(node);
                // It may have lain behind something that the seat was not told.
                self.nodes[ROOT as usize].mixed = true;
            }
            None => {
                self.nodes.clear();
                self.edges.clear();
                self.branches.clear();
                self.own.clear();
                self.nodes.push(Node { seat: seat.index() as u8, ..Node::NEW });
            }
        }
        self.kept = self.nodes[0].visits;
        self.me = seat;
        self.worlds.clear();
        let world = G::imagine(view, &mut self.rng);
        self.scale = 2.0 / world.sides().among(SeatSet::all(world.seats())).count() as f32;
        self.worlds.push(world);
        if G::OTHERS == Others::ByPolicy {
            return; // Every iteration imagines a world of its own.
        }
        let nothing_hidden = (0..WORLDS_COMPARED).all(|_| G::imagine(view, &mut self.rng) == self.worlds[0]);
        if !nothing_hidden {
            let rng = &mut self.rng;
            self.worlds.extend((1..WORLDS).map(|_| G::imagine(view, rng)));
        }
    }

    /// One walk: down the tree, one new node, a judgement, and back.
    fn iterate(&mut self, view: &G::View, scratch: &mut Scratch<G>) {
        match G::OTHERS {
            Others::InTree => {
                self.path.clear();
                let values = self.walk(scratch);
                self.book(&values);
            }
            Others::ByPolicy => self.iterate_own(view, scratch),
        }
        self.iterations += 1;
    }

    /// Walks down, adds a node and judges it.
    fn walk(&mut self, scratch: &mut Scratch<G>) -> Expectation {
        let mut world = self.worlds[self.iterations as usize % self.worlds.len()];
        let mut node = ROOT;
        let mut mixed = self.worlds.len() > 1;
        loop {
            if self.path.len() >= MAX_PATH {
                break world.expectation();
            }
            mixed |= self.nodes[node as usize].mixed;
            match world.phase() {
                Phase::Over => {
                    self.path.push((node, NONE));
                    break result(&world);
                }
                Phase::Chance => {
                    let event = Event::Chance(world.draw(&mut self.rng));
                    let told = self.told(&world, event);
                    world.apply_unchecked(event);
                    self.path.push((node, NONE));
                    match self.follow(node, told, event) {
                        Some(child) => node = child,
                        None => break self.judge(world, scratch),
                    }
                }
                Phase::Act(seats) => {
                    let seat = only(seats);
                    if self.nodes[node as usize].first_edge == NONE {
                        self.path.push((node, NONE));
                        let looked = self.expand(node, &world, seat, scratch);
                        break match looked.filter(|_| self.settings.leaf == Leaf::Look) {
                            Some(values) => values,
                            None => self.judge(world, scratch),
                        };
                    }
                    let edge = self.select(node, &world, seat, mixed, scratch);
                    self.path.push((node, edge));
                    let event = Event::Act(seat, self.edges[edge as usize].action);
                    debug_assert!(world.is_legal(seat, self.edges[edge as usize].action));
                    // What the seat is told may depend on choices it cannot see, so the same action can lead elsewhere.
                    let told = self.told(&world, event);
                    let child = match self.edges[edge as usize] {
                        Edge { child, told: last, .. } if child != NONE && last == told => Some(child),
                        _ => self.follow(node, told, event),
                    };
                    world.apply_unchecked(event);
                    let Some(child) = child else { break self.judge(world, scratch) };
                    self.edges[edge as usize].child = child;
                    self.edges[edge as usize].told = told;
                    node = child;
                }
            }
        }
    }

    /// Books a result on every node and edge of the walk, for the seat that decides there.
    fn book(&mut self, values: &Expectation) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let value = values[usize::from(node.seat)];
            node.visits += 1;
            node.total += value;
            if let Some(edge) = self.edges.get_mut(edge as usize) {
                edge.visits += 1;
                edge.total += value;
            }
        }
    }

    /// Judges a position outside the tree.
    fn judge(&mut self, mut world: G, scratch: &mut Scratch<G>) -> Expectation {
        let by = if self.settings.leaf == Leaf::Random { By::Chance } else { By::Policy };
        let mut left = match self.settings.leaf {
            Leaf::Look => {
                return if world.phase() == Phase::Over { result(&world) } else { world.expectation() };
            }
            Leaf::Cut(actions) => u32::from(actions),
            Leaf::Random | Leaf::Guided => u32::MAX,
            Leaf::Best => unreachable!("a new tree asks its game what is best"),
        };
        loop {
            match world.phase() {
                Phase::Over => return result(&world),
                Phase::Chance => world.reveal_unchecked(world.draw(&mut self.rng)),
                Phase::Act(_) if left == 0 => return world.expectation(),
                Phase::Act(seats) => {
                    left -= 1;
                    scratch.playout.choose(&mut world, only(seats), by, &mut self.rng);
                }
            }
        }
    }

    /// Gives a node its edges, if there is room. With priors it looks at every action, and so knows what is expected of
    /// the position itself: what its likely best actions lead to.
    fn expand(&mut self, node: u32, world: &G, seat: Seat, scratch: &mut Scratch<G>) -> Option<Expectation> {
        self.nodes[node as usize].seat = seat.index() as u8;
        world.legal_actions(seat, &mut scratch.actions);
        let count = scratch.actions.len();
        if self.edges.len() + count > self.settings.max_nodes * EDGES_PER_NODE {
            return None;
        }
        let looked = self.settings.priors.then(|| look_ahead(world, seat, &self.settings, scratch));
        let mut next = NONE;
        for i in (0..count).rev() {
            let (prior, guess) = match looked {
                Some(_) => (scratch.priors[i], scratch.after[i][seat.index()]),
                None => (1.0 / count as f32, f32::NAN),
            };
            self.edges.push(Edge::new(scratch.actions[i], prior, guess, next));
            next = self.edges.len() as u32 - 1;
        }
        self.nodes[node as usize].first_edge = next;
        looked
    }

    /// The edge that promises most: good results, a good prior, or few tries (PUCT).
    fn select(&mut self, node: u32, world: &G, seat: Seat, mixed: bool, scratch: &mut Scratch<G>) -> u32 {
        if mixed {
            world.legal_actions(seat, &mut scratch.actions);
            self.add_missing_edges(node, &scratch.actions);
        }
        let parent = self.nodes[node as usize];
        let mean = parent.total / parent.visits.max(1) as f32;
        let curiosity = self.scale * self.settings.curiosity * (parent.visits.max(1) as f32).sqrt();
        let mut best = parent.first_edge;
        let mut best_score = f32::NEG_INFINITY;
        let mut next = parent.first_edge;
        while let Some(edge) = self.edges.get(next as usize) {
            let legal = !mixed || scratch.actions.contains(&edge.action);
            let result = match edge.visits {
                0 if edge.guess.is_nan() => mean - FIRST_PLAY_REDUCTION,
                0 => edge.guess,
                visits => edge.total / visits as f32,
            };
            let score = result + curiosity * edge.prior / (1 + edge.visits) as f32;
            if legal && score > best_score {
                best = next;
                best_score = score;
            }
            next = edge.next;
        }
        best
    }

    /// In another world a seat may have actions that it did not have when the node was made.
    fn add_missing_edges(&mut self, node: u32, actions: &[G::Action]) {
        for &action in actions {
            if self.edges_of(node).all(|edge| edge.action != action) {
                let next = self.nodes[node as usize].first_edge;
                let prior = 1.0 / actions.len() as f32;
                self.edges.push(Edge::new(action, prior, f32::NAN, next));
                self.nodes[node as usize].first_edge = self.edges.len() as u32 - 1;
            }
        }
    }

    /// A number for what the searching seat is told of an event.
    fn told(&self, world: &G, event: Event<G>) -> u64 {
        let mut hasher = Mixer(0);
        world.event_view(event, Some(self.me)).hash(&mut hasher);
        hasher.finish()
    }

    /// The node that lies behind what is told, made if it is new and there is room.
    fn follow(&mut self, node: u32, told: u64, event: Event<G>) -> Option<u32> {
        let mut next = self.nodes[node as usize].first_branch;
        while let Some(branch) = self.branches.get(next as usize) {
            if branch.told == told {
                if branch.event != event {
                    self.nodes[branch.child as usize].mixed = true;
                }
                return Some(branch.child);
            }
            next = branch.next;
        }
        if self.nodes.len() >= self.settings.max_nodes {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::NEW);
        let first = self.nodes[node as usize].first_branch;
        self.branches.push(Branch { told, event, child, next: first });
        self.nodes[node as usize].first_branch = self.branches.len() as u32 - 1;
        Some(child)
    }
}

/// Sorts what was found about actions, the best first: the most tried. Where only own choices are nodes, those that stayed to
/// the end were tried about equally often, and what is expected of them decides.
pub(crate) fn sort<G: Knowledge>(findings: &mut [Finding<G::Action>]) {
    let most = findings.iter().map(|found| found.visits).max().unwrap_or(0);
    let stayed = |found: &Finding<G::Action>| G::OTHERS == Others::ByPolicy && found.visits >= most.div_ceil(2);
    findings.sort_by(|a, b| match (stayed(a), stayed(b)) {
        (true, true) => b.expectation.total_cmp(&a.expectation).then(b.visits.cmp(&a.visits)),
        _ => b.visits.cmp(&a.visits).then(b.expectation.total_cmp(&a.expectation)),
    });
}

/// The seat whose choice is a node of the tree.
#[inline]
fn only(seats: SeatSet) -> Seat {
    assert!(seats.len() == 1, "a game in which several seats choose at once has to say so: Others::ByPolicy");
    seats.first().expect("somebody has to act in this phase")
}

/// Edges that a tree may have for each node.
const EDGES_PER_NODE: usize = 8;

/// Every action keeps this share of an average prior.
const PRIOR_FLOOR: f32 = 0.05;

/// Looks at the position after each action: sets priors, and says what is expected when actions are taken by them.
fn look_ahead<G: Knowledge>(world: &G, seat: Seat, settings: &Settings, scratch: &mut Scratch<G>) -> Expectation {
    scratch.after.clear();
    scratch.priors.clear();
    for &action in &scratch.actions {
        let mut after = *world;
        after.play_unchecked(seat, action);
        let expected = after.expectation();
        let chance = expected[seat.index()].clamp(1e-4, 1.0 - 1e-4);
        scratch.after.push(expected);
        scratch.priors.push(chance / (1.0 - chance));
    }
    let best = scratch.priors.iter().copied().fold(0.0, f32::max);
    let mut values = [0.0; MAX_SEATS];
    let mut weights = 0.0;
    for (odds, expected) in scratch.priors.iter_mut().zip(&scratch.after) {
        *odds /= best;
        let weight = odds.powf(settings.leaf_sharpness);
        values.iter_mut().zip(expected).for_each(|(value, expected)| *value += weight * expected);
        weights += weight;
        *odds = odds.powf(settings.sharpness);
    }
    values.iter_mut().for_each(|value| *value /= weights);
    let sum: f32 = scratch.priors.iter().sum();
    let floor = PRIOR_FLOOR / scratch.actions.len() as f32;
    scratch.priors.iter_mut().for_each(|prior| *prior = *prior / sum * (1.0 - PRIOR_FLOOR) + floor);
    values
}

/// A fast hasher for small values.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(u64::from(value));
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value ^ 0x5bd1_e995).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
