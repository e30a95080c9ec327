//! The vocabulary of any table game.
//!
//! Seats, sets, actions, phases, the [`Game`] trait, dealers, logs, and the checks that every engine runs.
//! It knows no card, no coin and no particular game, opens no file and no socket.
//!
//! | to read about | see |
//! |---|---|
//! | what an engine provides | [`Game`], [`Notation`], [`battery::Audit`] |
//! | who sits where | [`Seat`], [`SeatSet`], [`Sides`], [`BySeat`] |
//! | names of components | [`ids!`], [`Id`], [`IdSet`] |
//! | components that are alike | [`Bag`] |
//! | where chance comes from | [`Rng`], [`Dealer`], [`Seeded`], [`Secure`], [`Scripted`] |
//! | deals that can be checked | [`fair`] |
//! | a game and its history, choices made at the same time | [`Record`], [`Round`], [`log`] |
//! | what an action shows to a seat, and whether seats have secrets | [`Reveals`], [`keep_secrets()`] |
//! | texts of actions and positions | [`text`] |
//! | tests shared by all engines | [`battery`], [`perft()`], [`playthrough()`] |

mod bag;
pub mod battery;
mod dealer;
pub mod fair;
mod game;
mod ids;
pub mod log;
mod options;
mod perft;
mod playthrough;
mod record;
mod reveals;
mod rng;
mod seat;
mod stack;
pub mod text;

pub use bag::Bag;
pub use dealer::{Dealer, DealerError, Drawing, Scripted, Secure, Seeded};
pub use game::{
    Actions, Event, Eyes, Game, Illegal, MAX_ACTIONS, MAX_SCORE_ROWS, Notation, Outcome, Phase, ScoreSheet, TextError,
};
pub use ids::{Bits, Id, IdSet, Iter};
pub use options::{OptionError, OptionText, Settled};
pub use perft::perft;
pub use playthrough::playthrough;
pub use record::{Record, Round};
pub use reveals::{Reveals, keep_secrets};
pub use rng::{OsRng, Rng, Xoshiro};
pub use seat::{BySeat, MAX_SEATS, NotASeat, Seat, SeatSet, Sides};
pub use stack::Stack;
