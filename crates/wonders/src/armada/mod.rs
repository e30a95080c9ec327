//! Armada: fleets, islands, naval conflicts, an eighth seat and teams. Its rules stand in `docs/rules/armada.md` (`S3.2`).
//!
//! | chapter | file |
//! |---|---|
//! | options, decks, shipyards | `setup.rs` |
//! | what lies on the table | `harbour.rs` |
//! | what a seat may do, and what it costs | `bill.rs`, `legal.rs` |
//! | naval construction, the order of a turn, losses of coins | `fleets.rs` |
//! | islands | `exploration.rs` |
//! | raids and naval conflicts | `conflicts.rs` |
//! | points | `points.rs` |
//! | what can be told before anybody chooses | `outlook.rs` |
//! | what a seat may know | `knowledge.rs` |
//! | texts | `texts.rs` |
//! | what must hold | `soundness.rs` |

mod bill;
mod conflicts;
mod exploration;
mod fleets;
mod harbour;
mod knowledge;
mod legal;
mod moments;
mod outlook;
mod points;
mod setup;
mod soundness;
mod texts;

pub use bill::Bill;
pub use conflicts::naval_tokens;
pub use exploration::{NavalChance, NavalDeal};
pub use harbour::{Harbour, Moves, Table};
pub use knowledge::{NavalEventView, NavalView};
pub use legal::NavalAction;
pub use moments::WithArmada;
pub use outlook::LandConflict;
pub use setup::{Explore, NavalThird, OPTIONS, Options, PileMoves, Teams};

use crate::ids::Level;

/// A position of 7 Wonders with Armada.
pub type Armada = crate::state::Wonders<WithArmada>;
/// What is settled before a game.
pub type Setup = crate::setup::Setup<WithArmada>;
/// What a seat decides.
pub type Action = crate::legal::Action<WithArmada>;
/// What the table reveals.
pub type Chance = crate::chance::Chance<WithArmada>;
/// Every deck in full order.
pub type Deal = crate::chance::Deal<WithArmada>;
/// What the table waits for.
pub type Step = crate::state::Step<WithArmada>;
/// What a seat or a spectator may know.
pub type View = crate::view::View<WithArmada>;
/// What a seat or a spectator learns from an event.
pub type EventView = crate::view::EventView<WithArmada>;

/// What the table waits for besides what it waits for in the base game. Whoever is asked is asked at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NavalStep {
    /// Shipyards are dealt (S2.7).
    DealShipyards,
    /// The top island of a stack is taken (S7.7).
    DrawIsland,
    /// Free moves that an island or a card of the discard pile brought are made (S3.9).
    MoveFleets,
    /// Explorers of a level say whether they explore (S14.2).
    Explore(Level),
    /// Islands of a level are dealt to its explorers (S7.1, S7.2).
    DealIslands(Level),
    /// Each explorer keeps one of the islands (S7.1, S7.2).
    KeepIsland(Level),
    /// Whoever may stay out of the naval conflict says whether it does (S10.6).
    JoinConflict,
}
