//! That a change of rules raises the version of the rules.
//!
//! What a log means is kept in files of an engine's tests: its components, whole games, and counts of the ways to go on, in
//! folders whose names end in `fixtures`, `playthroughs` and `perft`; an engine with an expansion may have two of a kind. A digest
//! of each file stands in `tests/rules_version.txt` beside the version it belongs to. With `PHAROS_UPDATE=1` the digests of a new
//! version are written, and those of new files; one that has changed under an old version is never overwritten.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use table::OptionText;

/// The rules of an engine.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The engine's crate.
    pub engine: &'static str,
    /// The folder of its tests.
    pub tests: &'static str,
    /// The version that the engine writes into logs.
    pub version: u32,
    /// Its options: a log leaves out what has its default.
    pub options: &'static [OptionText],
}

impl Rules {
    /// Tests that nothing has changed that a log depends on, unless the version has.
    ///
    /// # Panics
    ///
    /// Panics with what has changed, and says what to do.
    #[track_caller]
    pub fn belong_to_their_version(&self) {
        let path = Path::new(self.tests).join("rules_version.txt");
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let update = std::env::var_os("PHAROS_UPDATE").is_some_and(|value| value == "1");
        match judge(self.engine, &kept, self.version, &self.digests(), update) {
            Ok(text) if text == kept => {}
            Ok(text) => fs::write(&path, text).unwrap_or_else(|why| panic!("{}: {why}", path.display())),
            Err(complaint) => panic!("{complaint}"),
        }
    }

    fn digests(&self) -> BTreeMap<String, u64> {
        let options: String = self
            .options
            .iter()
            .map(|OptionText { name, values, needs }| format!("{name} {values:?} {needs:?}\n"))
            .collect();
        let mut digests = BTreeMap::from([("options".to_owned(), digest(options.lines()))]);
        let kinds = [
            ("fixtures", is_row as fn(&str) -> bool),
            ("perft", is_row),
            // Positions and views are no part of a log.
            ("playthroughs", |line: &str| !line.starts_with("position") && !line.starts_with("view") && is_row(line)),
        ];
        let folders: Vec<_> = inside(Path::new(self.tests)).into_iter().filter(|(_, path)| path.is_dir()).collect();
        for (kind, is_rule) in kinds {
            let of_kind = folders.iter().filter(|(name, _)| name.ends_with(kind));
            assert!(of_kind.clone().count() > 0, "no folder of {kind} in {}", self.tests);
            for (folder, files) in of_kind.map(|(folder, path)| (folder, inside(path))) {
                for (name, path) in files {
                    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
                    digests.insert(format!("{folder}/{name}"), digest(text.lines().filter(|line| is_rule(line))));
                }
            }
        }
        digests
    }
}

/// What is in a folder, by name.
fn inside(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths.map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path)).collect()
}

/// Tests if a line says something, unlike a comment. What seats are told of an event is no part of a log.
fn is_row(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#') && !line.trim_start().starts_with("told apart")
}

/// FNV-1a: it has to tell texts apart, and to be the same for ever.
fn digest<'a>(lines: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The file as it should be, or what is wrong with it.
fn judge(
    engine: &str,
    kept: &str,
    version: u32,
    digests: &BTreeMap<String, u64>,
    update: bool,
) -> Result<String, String> {
    let mut kept_version = None;
    let mut kept_digests = BTreeMap::new();
    for line in kept.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("rules", number)) => kept_version = number.parse::<u32>().ok(),
            Some((name, hex)) => drop(kept_digests.insert(name, u64::from_str_radix(hex, 16).ok())),
            None => {}
        }
    }
    let is_same_version = kept_version == Some(version);
    let has_changed =
        |name: &String, digest: u64| kept_digests.get(name.as_str()).is_some_and(|kept| *kept != Some(digest));
    let changed: Vec<_> =
        digests.iter().filter(|&(name, &digest)| has_changed(name, digest)).map(|(name, _)| name.as_str()).collect();
    if is_same_version && !changed.is_empty() {
        return Err(format!(
            "{} of crates/{engine}/tests changed, and with it perhaps what old logs mean.\n\
             If so, raise RULES_VERSION in crates/{engine}/src/lib.rs, name the clauses in CHANGELOG.md, and run `make golden`.\n\
             If every log that was ever written still means the same, take the line out of \
             crates/{engine}/tests/rules_version.txt and run `make golden`.",
            changed.join(", ")
        ));
    }
    let lines: String = digests.iter().map(|(name, digest)| format!("{name} {digest:016x}\n")).collect();
    let text =
        format!("# What the rules of this version come to: `trials::versions` says how.\nrules {version}\n{lines}");
    if text == kept || update {
        Ok(text)
    } else {
        Err(format!("crates/{engine}/tests/rules_version.txt is not that of version {version}: run `make golden`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digests(parts: &[(&str, u64)]) -> BTreeMap<String, u64> {
        parts.iter().map(|&(name, digest)| (name.to_owned(), digest)).collect()
    }

    #[test]
    fn a_change_needs_a_new_version_even_if_files_are_written_anew() {
        let before = digests(&[("cards", 1), ("games", 2)]);
        let kept = judge("e", "", 1, &before, true).expect("there is nothing yet");
        assert_eq!(judge("e", &kept, 1, &before, false), Ok(kept.clone()));
        let after = digests(&[("cards", 3), ("games", 2)]);
        for update in [false, true] {
            let complaint = judge("e", &kept, 1, &after, update).expect_err("the cards have changed");
            assert!(complaint.starts_with("cards of crates/e/tests changed"), "{complaint}");
        }
        assert!(judge("e", &kept, 2, &after, false).expect_err("not written").contains("make golden"));
        let new = judge("e", &kept, 2, &after, true).expect("the version is new");
        assert_eq!(judge("e", &new, 2, &after, false), Ok(new));
    }

    #[test]
    fn a_new_file_and_a_line_taken_out_by_hand_are_written_without_a_new_version() {
        let before = digests(&[("cards", 1), ("games", 2)]);
        let kept = judge("e", "", 1, &before, true).expect("there is nothing yet");
        let more = digests(&[("cards", 1), ("counts", 5), ("games", 2)]);
        assert!(judge("e", &kept, 1, &more, false).is_err());
        assert!(judge("e", &kept, 1, &more, true).expect("it is new").contains("counts 0000000000000005"));
        let without: String =
            kept.lines().filter(|line| !line.starts_with("cards")).map(|line| format!("{line}\n")).collect();
        let other = digests(&[("cards", 3), ("games", 2)]);
        assert!(judge("e", &without, 1, &other, true).is_ok());
    }

    #[test]
    fn digests_tell_lines_apart() {
        let of = |text: &str| digest(text.lines());
        assert_ne!(of("a\nb"), of("ab"));
        assert_ne!(of("a\nb"), of("b\na"));
    }
}
