//! Tables that people and bots play at over the network.
//!
//! | what | where |
//! |---|---|
//! | people, tables and connections | [`Registry`] |
//! | one table: the task that writes what a [`room`] decides | `table/` |
//! | the database | [`store`] |
//! | threads that think for bots | `bots.rs` |
//! | HTTP and WebSocket | [`http`] |
//! | all of it as a process: signals, limits of the system | [`process`] |
//!
//! A request is decided by the table's task, applied to its state, written to the disk, and only then told to anybody. What
//! is told is built from the views of `protocol`, so there is no way for a secret to get out.

mod admission;
mod app_state;
mod bots;
pub mod config;
mod connection;
pub mod http;
mod metrics;
mod people;
pub mod process;
mod registry;
mod settings;
pub mod store;
mod table;
mod time;
mod user_agent;

pub use connection::Connection;
pub use metrics::Metrics;
pub use people::{Secret, Session};
pub use registry::Registry;
pub use room::Person;
pub use settings::Settings;
pub use store::{StartError, Store, StoreError};
pub use time::Time;
pub use user_agent::UserAgent;
