//! Tables that people and bots play at over the network.
//!
//! | what | where |
//! |---|---|
//! | the way in: people, tables, connections | [`Hall`] |
//! | one table: the task that writes what a [`room`] decides | `table/` |
//! | the database | [`store`] |
//! | threads that think for bots | `bots.rs` |
//! | HTTP and WebSocket | [`http`] |
//! | all of it as a process: signals, limits of the system | [`process`] |
//!
//! A request is decided by the table's task, made durable, applied, and only then told to anybody. What is told is built
//! from the views of `protocol`, so there is no way for a secret to get out.

mod agent;
mod bots;
pub mod config;
mod connection;
mod doors;
mod figures;
mod hall;
mod house;
pub mod http;
mod people;
pub mod process;
mod settings;
pub mod store;
mod table;
mod time;

pub use agent::Agent;
pub use connection::Connection;
pub use figures::Figures;
pub use hall::Hall;
pub use people::{Secret, Session};
pub use room::Person;
pub use settings::Settings;
pub use store::{StartError, Store, StoreError};
pub use time::Time;
