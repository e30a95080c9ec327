//! What several tests of this crate need.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use std::collections::BTreeSet;
use ts_rs::{Config, TS};

/// The tags of a type, from its declaration for the page.
pub(crate) fn tags<T: TS>() -> BTreeSet<String> {
    let declaration = T::decl(&Config::default());
    let union = declaration.split_once('=').unwrap().1;
    match union.contains("\"kind\"") {
        true => union.split("\"kind\": \"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect(),
        false => union.split('"').skip(1).step_by(2).map(str::to_owned).collect(),
    }
}
