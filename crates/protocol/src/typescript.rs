//! The page's types and component data, generated. `web/src/generated/` holds them; a test keeps them true.

use crate::components::{self, ArchitectsComponent, Component, WondersComponent};
use crate::{CreateTable, Created, DeviceLink, Devices, Enter, Games, Me, Message, Reply, Request, SetName, Tables};
use ::duel::Expansion;
use std::collections::BTreeMap;
use table::IdSet;
use ts_rs::{Config, TS, TypeVisitor};

/// All types that travel, as one TypeScript module.
pub fn types() -> String {
    let mut all = Collector::default();
    all.add::<Message>();
    all.add::<Request>();
    all.add::<Reply>();
    all.add::<CreateTable>();
    all.add::<Created>();
    all.add::<Tables>();
    all.add::<Games>();
    all.add::<Me>();
    all.add::<SetName>();
    all.add::<DeviceLink>();
    all.add::<Devices>();
    all.add::<Enter>();
    all.add::<Component>();
    all.add::<ArchitectsComponent>();
    all.add::<WondersComponent>();
    let mut text = "// Generated from crates/protocol by `make golden`. Do not edit.\n".to_owned();
    for declaration in all.0.values() {
        text += &format!("\nexport {declaration}\n");
    }
    text
}

/// Every component of the base game of Duel, one per line, or what an expansion adds.
///
/// # Errors
///
/// A component cannot be written.
pub fn duel_components(expansion: Option<Expansion>) -> serde_json::Result<String> {
    let all = expansion.map_or_else(|| components::duel(IdSet::new()), components::added_by);
    listed(&all)
}

/// Every component of Architects, one per line.
///
/// # Errors
///
/// A component cannot be written.
pub fn architects_components() -> serde_json::Result<String> {
    listed(&components::architects())
}

/// One deed, consequence and question of each kind of Duel, for the page's tests.
///
/// # Errors
///
/// A sample cannot be written.
pub fn duel_samples() -> serde_json::Result<String> {
    sampled(&crate::duel::samples::samples())
}

/// One deed, consequence, question and duty of each kind of Architects, for the page's tests.
///
/// # Errors
///
/// A sample cannot be written.
pub fn architects_samples() -> serde_json::Result<String> {
    sampled(&crate::architects::samples::samples())
}

/// Every component of 7 Wonders, one per line.
///
/// # Errors
///
/// A component cannot be written.
pub fn wonders_components() -> serde_json::Result<String> {
    listed(&components::wonders())
}

/// Every component that Armada adds to 7 Wonders, one per line.
///
/// # Errors
///
/// A component cannot be written.
pub fn armada_components() -> serde_json::Result<String> {
    listed(&components::armada())
}

/// One deed, consequence and question of each kind of 7 Wonders, for the page's tests.
///
/// # Errors
///
/// A sample cannot be written.
pub fn wonders_samples() -> serde_json::Result<String> {
    sampled(&crate::wonders::samples::samples())
}

fn sampled(samples: &impl serde::Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(samples)? + "\n")
}

fn listed(all: &[impl serde::Serialize]) -> serde_json::Result<String> {
    let lines = all.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

/// Declarations by name, each once.
#[derive(Default)]
struct Collector(BTreeMap<String, String>);

impl Collector {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        if T::output_path().is_none() || self.0.contains_key(&T::ident(&config)) {
            return;
        }
        self.0.insert(T::ident(&config), T::decl(&config));
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}
