//! The registry without HTTP: whole games, restarts, people and their devices, lists, limits, and bad databases.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod absence;
mod data;
mod devices;
mod fair;
mod games;
mod helpers;
mod limits;
mod many;
mod people;
mod restart;
mod rounds;
mod together;
