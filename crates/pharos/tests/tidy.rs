//! Keeps the rooms apart: which crate may use which, what no file may contain, and how long a file may be.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What each crate may use of the workspace, for building and for testing. Any other edge is a mistake. A crate that names
/// itself has its tests built with a feature that its users do not get.
const MAY_USE: [(&str, &[&str]); 14] = [
    ("table", &["toy"]),
    ("toy", &["table"]),
    ("trials", &["table", "toy"]),
    ("duel", &["table", "trials"]),
    ("architects", &["table", "trials"]),
    ("wonders", &["table", "trials"]),
    ("family", &["table", "duel", "architects", "wonders", "toy", "family"]),
    ("bots", &["table", "duel", "architects", "wonders", "toy", "bots"]),
    ("protocol", &["table", "trials", "duel", "architects", "wonders", "family", "bots", "toy", "protocol"]),
    ("client", &["protocol"]),
    ("room", &["table", "duel", "architects", "wonders", "family", "bots", "protocol", "room"]),
    ("server", &["table", "family", "bots", "protocol", "room", "client", "server"]),
    ("load", &["table", "family", "protocol", "client", "server"]),
    (
        "pharos",
        &[
            "table",
            "trials",
            "duel",
            "architects",
            "wonders",
            "family",
            "bots",
            "protocol",
            "client",
            "server",
            "toy",
            "pharos",
        ],
    ),
];

/// The crates that only tests may use: no program is to carry their weight.
const FOR_TESTS: [&str; 1] = ["trials"];

/// Engines and their vocabulary stay small: what they may use from outside.
const OUTSIDE: [(&str, &[&str]); 9] = [
    ("table", &["arrayvec", "getrandom", "rand_chacha", "sha2"]),
    ("toy", &[]),
    ("trials", &["proptest"]),
    ("duel", &[]),
    ("architects", &[]),
    ("wonders", &[]),
    ("family", &[]),
    ("bots", &["arrayvec"]),
    ("room", &["serde", "serde_json", "sha2", "tracing"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

/// The dependencies that a manifest names, by section.
fn dependencies(name: &str) -> BTreeMap<String, Vec<String>> {
    let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
    let mut sections: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut section = String::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix('[') {
            section = title.trim_end_matches(']').to_owned();
            // A section of its own for one dependency: [dependencies.table].
            if let Some((kind, dependency)) =
                section.rsplit_once('.').filter(|(kind, _)| kind.ends_with("dependencies"))
            {
                sections.entry(kind.to_owned()).or_default().push(dependency.to_owned());
            }
        } else if section.ends_with("dependencies") && !line.is_empty() && !line.starts_with('#') {
            let dependency: String = line.chars().take_while(|c| !"=. ".contains(*c)).collect();
            sections.entry(section.clone()).or_default().push(dependency);
        }
    }
    sections
}

/// The names of all crates.
fn crates() -> Vec<String> {
    let folder = fs::read_dir(root().join("crates")).unwrap();
    folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn dependencies_point_one_way_only() {
    let crates = crates();
    for name in &crates {
        let (_, allowed) = MAY_USE
            .iter()
            .find(|(known, _)| known == name)
            .unwrap_or_else(|| panic!("say in this test what the crate {name} may use"));
        for (section, used) in dependencies(name) {
            for other in used.iter().filter(|used| crates.contains(used)) {
                assert!(allowed.contains(&other.as_str()), "{name} must not use {other} ({section})");
            }
        }
    }
    assert_eq!(crates.len(), MAY_USE.len(), "a crate of this test does not exist");
}

#[test]
fn what_is_for_tests_is_used_by_tests_only() {
    let mut users = 0;
    for name in crates() {
        for (section, used) in dependencies(&name) {
            for other in used.iter().filter(|used| FOR_TESTS.contains(&used.as_str())) {
                assert_eq!(section, "dev-dependencies", "{name} may use {other} for its tests only");
                users += 1;
            }
        }
    }
    assert!(users >= 2, "nobody uses {FOR_TESTS:?}");
}

/// Whatever leads to an engine knows the toy only if it is told to, and nothing but a test or the load program tells it.
#[test]
fn the_toy_is_in_no_program_that_people_get() {
    let mut users = 0;
    for name in crates().iter().filter(|name| !["table", "trials"].contains(&name.as_str())) {
        let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
        let mut section = "";
        for line in manifest.lines().map(str::trim) {
            if line.starts_with('[') {
                section = line;
            } else if section == "[dependencies]" {
                let is_toy = line.starts_with("toy ") || line.starts_with("toy.");
                assert!(!is_toy || line.contains("optional = true"), "{name} always contains the toy");
                assert!(!line.contains("\"toy\""), "{name} always asks for the toy: {line}");
                users += usize::from(is_toy);
            } else if section == "[features]" && line.starts_with("default") {
                assert!(!line.contains("toy"), "{name} contains the toy unless it is told not to");
            }
        }
    }
    assert!(users > 0, "nobody knows the toy");
}

#[test]
fn engines_use_little_from_outside() {
    let own: Vec<_> = MAY_USE.iter().map(|(name, _)| *name).collect();
    for (name, allowed) in OUTSIDE {
        for other in dependencies(name).get("dependencies").into_iter().flatten() {
            let known = own.contains(&other.as_str()) || allowed.contains(&other.as_str());
            assert!(known, "{name} must not use {other}; argue it in docs/decisions first");
        }
    }
}

/// The same room is to be driven by a server, by several of them, and by a page.
#[test]
fn a_room_has_no_clock_no_thread_no_file_and_no_generator() {
    let own = ["Instant", "SystemTime", "std::thread", "std::fs", "std::net", "OsRng", "getrandom", "tokio"];
    let files = sources().into_iter().filter(|path| path.starts_with(root().join("crates/room/src")));
    let mut looked = 0;
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for word in own {
            assert!(!text.contains(word), "{} uses {word}; whoever drives a room gives it", path.display());
        }
        looked += 1;
    }
    assert!(looked > 15, "{looked} files");
}

/// A bot is told how long it has, not what time it is: one that plays in a page has another clock and no threads.
#[test]
fn bots_get_clock_and_threads_from_whoever_runs_them() {
    let folder = root().join("crates/bots/src");
    let files = sources().into_iter().filter(|path| path.starts_with(&folder) && !path.ends_with("host.rs"));
    let mut looked = 0;
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
        let text = fs::read_to_string(&path).unwrap();
        for word in ["Instant", "SystemTime", "std::thread"] {
            assert!(!text.contains(word), "{} uses {word}; `host.rs` is for that", path.display());
        }
        looked += 1;
    }
    assert!(looked > 15, "{looked} files");
}

/// Every file of the tree that people write.
fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<_> = ["crates", "i18n", "docs", ".ci"].iter().map(|name| root().join(name)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Cargo.toml"];
    found.extend(top.iter().map(|name| root().join(name)));
    found
}

#[test]
fn no_file_is_longer_than_a_chapter() {
    for path in sources().iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
        let lines = fs::read_to_string(path).unwrap().lines().count();
        assert!(lines <= 650, "{} has {lines} lines; find its natural cut", path.display());
    }
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    assert!(architecture.lines().count() <= 200, "ARCHITECTURE.md has to stay readable in one sitting");
}

#[test]
fn every_file_is_text_without_trailing_blanks() {
    // What the bots have learnt is numbers, and pictures are pictures.
    let is_text = |path: &PathBuf| path.extension().is_none_or(|extension| extension != "bin" && extension != "webp");
    for path in sources().into_iter().filter(is_text) {
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for (i, line) in text.lines().enumerate() {
            let blank = line.ends_with(' ') || line.ends_with('\t');
            assert!(!blank, "{}:{} ends with a blank", path.display(), i + 1);
        }
        assert!(text.is_empty() || text.ends_with('\n'), "{} does not end with a line break", path.display());
    }
}
