//! Whole games told step by step, kept in files and reviewed as a diff when something changes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;
use table::{Game, Notation, OptionText, playthrough};

/// A file's name, the table of its game, and the seed of its deal and its choices.
#[derive(Clone, Copy, Debug)]
pub struct Configuration {
    /// The name of the file, without its ending.
    pub name: &'static str,
    /// The table text.
    pub table: &'static str,
    /// The seed.
    pub seed: u64,
}

/// A folder of games. It is a static of its tests, so that they write it anew only once.
pub struct Playthroughs<G: Game> {
    engine: &'static str,
    folder: &'static str,
    setup: fn(&str) -> G::Setup,
    configurations: &'static [Configuration],
    asked: Once,
}

impl<G: Notation> Playthroughs<G> {
    /// The games that a folder of the engine with this name keeps; `setup` reads a table text.
    pub const fn new(
        engine: &'static str,
        folder: &'static str,
        setup: fn(&str) -> G::Setup,
        configurations: &'static [Configuration],
    ) -> Self {
        Self { engine, folder, setup, configurations, asked: Once::new() }
    }

    /// What is settled before a game.
    pub fn setup(&self, configuration: &Configuration) -> G::Setup {
        (self.setup)(configuration.table)
    }

    /// The game as it goes now.
    pub fn told(&self, configuration: &Configuration) -> String {
        playthrough::<G>(self.setup(configuration), configuration.seed)
    }

    /// The events of the game alone, as in a log, and if seats were told different things about them.
    pub fn events(&self, configuration: &Configuration) -> Vec<(String, bool)> {
        let told = self.told(configuration);
        let mut events: Vec<(String, bool)> = Vec::new();
        for line in told.lines().map(str::trim_start) {
            match line.split_once(' ') {
                Some((step, event)) if step.parse::<u32>().is_ok() => events.push((event.to_owned(), false)),
                _ if line.starts_with("told apart") => {
                    events.last_mut().expect("an event comes before what is told about it").1 = true;
                }
                _ => {}
            }
        }
        events
    }

    /// Tests that every game goes as its file tells it.
    ///
    /// # Panics
    ///
    /// Panics with the first difference of each file, and says how to write them anew.
    #[track_caller]
    pub fn go_as_before(&self) {
        self.update_if_asked();
        let mut changes = Vec::new();
        for configuration in self.configurations {
            let (path, told) = (self.path(configuration), self.told(configuration));
            let kept = fs::read_to_string(&path).unwrap_or_default();
            changes.extend(first_difference(&kept, &told).map(|change| format!("{}: {change}", path.display())));
        }
        assert!(
            changes.is_empty(),
            "{}\n\nIf the change is wanted, write the files anew and review the difference:\n    \
             make golden\n\
             If the rules have changed, RULES_VERSION in crates/{1}/src/lib.rs grows, and CHANGELOG.md names the clauses.",
            changes.join("\n"),
            self.engine
        );
    }

    /// Tests that the folder holds a file for each game and nothing else.
    ///
    /// # Panics
    ///
    /// Panics if a file is missing or too much.
    #[track_caller]
    pub fn have_their_files(&self) {
        self.update_if_asked();
        let entries = fs::read_dir(self.folder).unwrap_or_else(|why| panic!("{}: {why}", self.folder));
        let files: BTreeSet<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
        let expected: BTreeSet<_> = self.configurations.iter().map(|game| self.path(game)).collect();
        assert_eq!(files, expected);
    }

    /// Tests that each value of each option is played in some game; `values` gives those of a setup.
    ///
    /// # Panics
    ///
    /// Panics if a value is missing.
    #[track_caller]
    pub fn play_every_value<V: AsRef<[&'static str]>>(&self, options: &[OptionText], values: impl Fn(&G::Setup) -> V) {
        let tables: Vec<_> = self.configurations.iter().map(|game| values(&self.setup(game))).collect();
        for (i, option) in options.iter().enumerate() {
            let played: BTreeSet<_> = tables.iter().map(|values| values.as_ref()[i]).collect();
            assert_eq!(played, option.values.iter().copied().collect(), "{}", option.name);
        }
    }

    /// Tests that some of the games together show all these kinds of actions and outcomes, parted by blanks.
    ///
    /// # Panics
    ///
    /// Panics if one is missing.
    #[track_caller]
    pub fn show<'a>(&self, games: impl IntoIterator<Item = &'a Configuration>, actions: &str, outcomes: &str) {
        let events: Vec<_> = games.into_iter().flat_map(|game| self.events(game)).collect();
        for verb in actions.split_whitespace() {
            let is_shown = |event: &str| event.split(' ').nth(1) == Some(verb) && !event.starts_with('*');
            assert!(events.iter().any(|(event, _)| is_shown(event)), "nobody does {verb}");
        }
        for outcome in outcomes.split_whitespace() {
            let beginning = format!("* {outcome} ");
            assert!(events.iter().any(|(event, _)| event.starts_with(&beginning)), "the table reveals no {outcome}");
        }
    }

    fn path(&self, configuration: &Configuration) -> PathBuf {
        Path::new(self.folder).join(configuration.name).with_extension("txt")
    }

    /// Writes the files anew, once, if that is asked for.
    fn update_if_asked(&self) {
        self.asked.call_once(|| {
            if std::env::var_os("PHAROS_UPDATE").is_some_and(|value| value == "1") {
                for configuration in self.configurations {
                    let path = self.path(configuration);
                    let written = fs::write(&path, self.told(configuration));
                    written.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
                }
            }
        });
    }
}

/// Where two texts part, shown from a little before the first different character.
fn first_difference(kept: &str, told: &str) -> Option<String> {
    let mut lines = (1..).zip(kept.lines().map(Some).chain([None]).zip(told.lines().map(Some).chain([None])));
    let (number, (kept, told)) = match lines.find(|(_, (kept, told))| kept != told) {
        Some(found) => found,
        None if kept == told => return None,
        None => return Some("only the ends of lines differ".to_owned()),
    };
    let (kept, told) = (kept.unwrap_or("(no more lines)"), told.unwrap_or("(no more lines)"));
    let same = kept.chars().zip(told.chars()).take_while(|(a, b)| a == b).count();
    let part = |line: &str| line.chars().skip(same.saturating_sub(30)).take(120).collect::<String>();
    Some(format!("line {number}, column {}\n  kept: {}\n  now:  {}", same + 1, part(kept), part(told)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_part_where_they_differ_first() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let found = |kept, told| first_difference(kept, told).expect("they differ");
        assert_eq!(found("a\nbc\n", "a\nbd\n"), "line 2, column 2\n  kept: bc\n  now:  bd");
        assert_eq!(found("a\n", "a\nb\n"), "line 2, column 1\n  kept: (no more lines)\n  now:  b");
        assert_eq!(found("", "a\n"), "line 1, column 1\n  kept: (no more lines)\n  now:  a");
        assert_eq!(found("→b", "→c"), "line 1, column 2\n  kept: →b\n  now:  →c");
        assert_eq!(found("a\r\n", "a\n"), "only the ends of lines differ");
    }
}
