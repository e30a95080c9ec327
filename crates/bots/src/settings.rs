//! How a search searches, and when it stops.

#[cfg(doc)]
use crate::Knowledge;
use std::time::Duration;

/// How a new node is judged. Where several seats choose at the same time, that begins when the round has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By a random playout to the end.
    Random,
    /// By a playout to the end with the policy of the game, [`Knowledge::policy`].
    Guided,
    /// By so many actions of such a playout, then looking; by so many rounds where several seats choose at the same time.
    Cut(u8),
    /// By looking.
    Look,
    /// As is best in the game that is played.
    Best,
}

/// How to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How new nodes are judged.
    pub leaf: Leaf,
    /// Weight of priors and curiosity against results.
    pub curiosity: f32,
    /// How strongly priors follow what is expected after an action.
    pub sharpness: f32,
    /// The same for what is expected of a new node: its actions are taken by these weights.
    pub leaf_sharpness: f32,
    /// Whether to ask for priors; all actions are equal otherwise.
    pub priors: bool,
    /// Searches that run side by side and pool their results.
    pub threads: usize,
    /// The most nodes a tree may have.
    pub max_nodes: usize,
    /// Whether a tree is kept for the next move.
    pub keep: bool,
}

impl Settings {
    /// What has proved strongest: looking ahead one action with the game's own knowledge.
    pub const STRONG: Self = Self {
        leaf: Leaf::Look,
        curiosity: 0.7,
        sharpness: 2.0,
        leaf_sharpness: 8.0,
        priors: true,
        threads: 1,
        max_nodes: DEFAULT_NODES,
        keep: true,
    };
}

/// Nodes of a tree unless somebody says otherwise. With its edges and branches a node takes at most 400 bytes, so a tree
/// stays below 110 MB.
pub const DEFAULT_NODES: usize = 1 << 18;

/// Nodes of all trees that are kept for one game: two of the usual size, or many small ones.
pub const KEPT_NODES: usize = 2 * DEFAULT_NODES;

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// After this many iterations.
    Iterations(u32),
    /// After this time.
    Time(Duration),
}
