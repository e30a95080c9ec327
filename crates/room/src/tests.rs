//! Tests of the pure parts of a table: no task, no database, and time as it is told.

mod armada;
mod bench;
mod budget;
mod clocks;
mod listeners;
mod lobby;
mod many;
mod mischief;
mod playing;
mod rounds;
mod secrecy;
mod taking_back;
mod wonders;
