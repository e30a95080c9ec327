//! Driving one table: the task that writes what a room decides. What a table does with a command is in the crate `room`.

pub(crate) mod task;
