//! Whole games told step by step, kept in `playthroughs/*.txt` and reviewed as a diff when something changes.
//!
//! To write them anew: `PHAROS_UPDATE=1 cargo test -p architects --test playthroughs`.

mod common;

use architects::{Architects, Setup};
use common::table;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;
use table::playthrough;

/// A file's name, the table of its game, and the seed of its deal and its choices.
struct Configuration {
    name: &'static str,
    table: &'static str,
    seed: u64,
}

/// Every number of seats that differs, every value of every option, and between them everything rare.
#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 6] = [
    Configuration { name: "two", table: "architects/2", seed: 0 },
    Configuration { name: "three", table: "architects/3", seed: 2 },
    Configuration { name: "seven", table: "architects/7", seed: 0 },
    Configuration { name: "duties", table: "architects/4:wonders=draft,coins=fewest,extra=must,economy=free,engineering=always,engineering_duty=duty", seed: 14 },
    Configuration { name: "rights", table: "architects/3:wonders=chosen,extra_time=at_once,new_tokens=whole_turn,effects=may,search=secret", seed: 0 },
    Configuration { name: "limits", table: "architects/2:victory=limited,no_card=end", seed: 4 },
];

impl Configuration {
    fn setup(&self) -> Setup {
        table(self.table)
    }

    fn path(&self) -> PathBuf {
        folder().join(self.name).with_extension("txt")
    }

    fn told(&self) -> String {
        playthrough::<Architects>(self.setup(), self.seed)
    }

    /// The events of the game alone, as in a log.
    fn events(&self) -> Vec<String> {
        let told = self.told();
        let event = |line: &str| {
            let (step, event) = line.trim_start().split_once(' ')?;
            step.parse::<u32>().is_ok().then(|| event.to_owned())
        };
        told.lines().filter_map(event).collect()
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Writes the files anew, once, if that is asked for.
fn update_if_asked() {
    static ASKED: Once = Once::new();
    ASKED.call_once(|| {
        if std::env::var_os("PHAROS_UPDATE").is_some_and(|value| value == "1") {
            for configuration in &CONFIGURATIONS {
                let path = configuration.path();
                fs::write(&path, configuration.told()).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            }
        }
    });
}

#[test]
fn every_game_goes_as_it_did_before() {
    update_if_asked();
    let mut changes = Vec::new();
    for configuration in &CONFIGURATIONS {
        let (path, told) = (configuration.path(), configuration.told());
        let kept = fs::read_to_string(&path).unwrap_or_default();
        changes.extend(first_difference(&kept, &told).map(|change| format!("{}: {change}", path.display())));
    }
    assert!(
        changes.is_empty(),
        "{}\n\nIf the change is wanted, write the files anew and review the difference:\n    \
         PHAROS_UPDATE=1 cargo test -p architects --test playthroughs",
        changes.join("\n")
    );
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
    let same = kept.bytes().zip(told.bytes()).take_while(|(a, b)| a == b).count();
    let part = |line: &str| line.chars().skip(same.saturating_sub(30)).take(120).collect::<String>();
    Some(format!("line {number}, column {}\n  kept: {}\n  now:  {}", same + 1, part(kept), part(told)))
}

#[test]
fn every_file_belongs_to_a_configuration_and_every_configuration_has_its_file() {
    update_if_asked();
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let files: BTreeSet<_> = files.collect();
    let expected: BTreeSet<_> = CONFIGURATIONS.iter().map(Configuration::path).collect();
    assert_eq!(files, expected);
}

#[test]
fn every_value_of_every_option_is_played() {
    for (i, option) in architects::OPTIONS.iter().enumerate() {
        let played: BTreeSet<_> = CONFIGURATIONS.iter().map(|c| c.setup().values()[i]).collect();
        assert_eq!(played, option.values.iter().copied().collect(), "{}", option.name);
    }
}

#[test]
fn the_games_together_show_every_kind_of_event() {
    let events: Vec<_> = CONFIGURATIONS.iter().flat_map(Configuration::events).collect();
    for verb in "pick look take extra build exchange token blind fetch search keep use pass end".split(' ') {
        let is_shown = |event: &String| event.split(' ').nth(1) == Some(verb) && !event.starts_with('*');
        assert!(events.iter().any(is_shown), "nobody does {verb}");
    }
    for outcome in "wonder offer top token card seen drawn shown".split(' ') {
        assert!(
            events.iter().any(|event| event.starts_with(&format!("* {outcome} "))),
            "the table reveals no {outcome}"
        );
    }
}

/// What the cat sees is told to who looks, and what is searched in secret to who searches; all else to everybody.
#[test]
fn only_what_is_secret_tells_seats_apart() {
    for configuration in &CONFIGURATIONS {
        let told = configuration.told();
        let lines: Vec<_> = told.lines().collect();
        let is_secret = configuration.setup().search == architects::Search::Secret;
        for pair in lines.windows(2) {
            let Some((step, event)) = pair[0].trim_start().split_once(' ') else { continue };
            if step.parse::<u32>().is_err() {
                continue;
            }
            let apart = pair[1].trim_start().starts_with("told apart");
            let expected = event.starts_with("* seen ") || is_secret && event.starts_with("* shown ");
            assert_eq!(apart, expected, "{}: {event}", configuration.name);
        }
    }
}
