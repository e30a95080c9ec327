//! Whole games told step by step, kept in `playthroughs/*.txt` and reviewed as a diff when something changes.
//!
//! To write them anew: `PHAROS_UPDATE=1 cargo test -p duel --test playthroughs`.

mod common;

use common::table;
use duel::{Duel, Setup};
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

/// Every setting of the options, and between them everything rare: see `the_games_together_show_the_rare_events` and
/// `the_games_with_expansions_show_what_is_new`.
#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 11] = [
    Configuration { name: "default", table: "duel", seed: 16 },
    Configuration { name: "default_science", table: "duel", seed: 355 },
    Configuration { name: "first_game", table: "duel:wonders=first_game", seed: 148 },
    Configuration { name: "last_chooses", table: "duel:middle=last_chooses", seed: 19 },
    Configuration { name: "open_library", table: "duel:library=open", seed: 13 },
    Configuration { name: "pantheon", table: "duel+pantheon", seed: 5735 },
    Configuration { name: "pantheon_options", table: "duel+pantheon:gods=secret,minerva=off_pawn,zeus=takes_token", seed: 5109 },
    Configuration { name: "agora", table: "duel+agora", seed: 1583 },
    Configuration { name: "agora_options", table: "duel+agora:restore=buildings,sabotage=discard", seed: 4867 },
    Configuration { name: "pantheon_agora", table: "duel+pantheon+agora", seed: 5267 },
    Configuration { name: "pantheon_agora_options", table: "duel+pantheon+agora:middle=last_chooses,links=tokens", seed: 3353 },
];

impl Configuration {
    fn setup(&self) -> Setup {
        table(self.table)
    }

    fn is_base(&self) -> bool {
        self.setup().expansions.is_empty()
    }

    fn path(&self) -> PathBuf {
        folder().join(self.name).with_extension("txt")
    }

    fn told(&self) -> String {
        playthrough::<Duel>(self.setup(), self.seed)
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
         PHAROS_UPDATE=1 cargo test -p duel --test playthroughs",
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
    for (i, option) in duel::OPTIONS.iter().enumerate() {
        let played: BTreeSet<_> = CONFIGURATIONS.iter().map(|c| c.setup().values()[i]).collect();
        assert_eq!(played, option.values.iter().copied().collect(), "{}", option.name);
    }
}

#[test]
fn the_games_together_show_the_rare_events() {
    let games: Vec<_> = CONFIGURATIONS.iter().filter(|game| game.is_base()).collect();
    let events: Vec<_> = games.iter().map(|game| game.events()).collect();
    let any = |start: &str| events.iter().flatten().any(|event| event.starts_with(start));
    assert!(any("* drawn "), "the Great Library draws (D6.14)");
    assert!(any("A restore ") || any("B restore "), "the Mausoleum builds from the discard pile (D6.17)");
    assert!(any("A destroy ") || any("B destroy "), "a card is destroyed (D6.12, D6.21)");
    assert!(any("A begin ") || any("B begin "), "somebody chooses who begins (D9.3)");
    assert!(events.iter().any(|events| has_extra_turn(events)), "a seat plays again (D4.8)");

    let endings = ["civilian", "military", "science"];
    let told: Vec<_> = games.iter().map(|game| game.told()).collect();
    for ending in endings {
        let line = format!("ending: \"{ending}\"");
        assert!(told.iter().any(|told| told.contains(&line)), "a game ends by {ending} (D10.1)");
    }
}

/// Two turns in a row of one seat, with nothing but cards turned up between them: no new age began.
fn has_extra_turn(events: &[String]) -> bool {
    let is_turn = |event: &str| [" build ", " discard ", " wonder "].iter().any(|verb| event[1..].starts_with(verb));
    let turns: Vec<_> = events.iter().enumerate().filter(|(_, event)| is_turn(event)).collect();
    turns.windows(2).any(|pair| {
        let [(first, one), (second, two)] = pair else { return false };
        let new_age = events[*first..*second].iter().filter(|event| event.starts_with("* card ")).count() > 2;
        !one.starts_with('*') && one[..1] == two[..1] && !new_age
    })
}

/// Every kind of action and outcome but `spare`, which is too rare for any game, and the victory by politics.
#[test]
fn the_games_with_expansions_show_what_is_new() {
    let games: Vec<_> = CONFIGURATIONS.iter().filter(|game| !game.is_base()).collect();
    let events: Vec<_> = games.iter().flat_map(|game| game.events()).collect();
    let actions = "activate enthrone consult summon stack snake steal strike unbuild raise tuck take minerva loot recruit \
                   prepare trigger place move remove conspire keep lock claim reclaim swap decree raze pass";
    for verb in actions.split_whitespace() {
        let is_shown = |event: &String| event.split(' ').nth(1) == Some(verb) && !event.starts_with('*');
        assert!(events.iter().any(is_shown), "nobody does {verb}");
    }
    for outcome in ["gift", "god", "enki", "decree", "plot", "removed"] {
        assert!(
            events.iter().any(|event| event.starts_with(&format!("* {outcome} "))),
            "the table reveals no {outcome}"
        );
    }
    assert!(games.iter().any(|game| game.told().contains("ending: \"politics\"")), "a game ends by politics (A10.2)");
}

/// With the library open nobody is told less than another; with it secret the drawn tokens tell the seats apart.
#[test]
fn only_a_secret_library_tells_seats_apart() {
    for configuration in CONFIGURATIONS.iter().filter(|game| game.is_base()) {
        let draws = configuration.events().iter().filter(|event| event.starts_with("* drawn ")).count();
        let told = configuration.told();
        let apart = told.lines().filter(|line| line.trim_start().starts_with("told apart")).count();
        let secret = configuration.setup().library == duel::Library::Secret;
        assert_eq!(apart, if secret { draws } else { 0 }, "{}", configuration.name);
    }
}

/// What only one player sees is told to that player alone; all else to everybody (P14, A11).
#[test]
fn only_what_is_secret_tells_seats_apart_with_expansions() {
    for configuration in CONFIGURATIONS.iter().filter(|game| !game.is_base()) {
        let told = configuration.told();
        let lines: Vec<_> = told.lines().collect();
        for pair in lines.windows(2) {
            let mut words = pair[0].split_whitespace().skip_while(|word| word.parse::<u32>().is_err()).skip(1);
            let (Some(who), Some(verb)) = (words.next(), words.next()) else { continue };
            let apart = pair[1].trim_start().starts_with("told apart");
            let is_secret = match (who, verb) {
                ("*", "plot" | "removed" | "drawn") => Some(true),
                // Gods come up openly or not, tokens are locked openly or not.
                ("*", "god") | ("A" | "B", "lock") => None,
                ("A" | "B", "enthrone" | "stack" | "keep" | "prepare") => Some(true),
                ("*" | "A" | "B", _) => Some(false),
                _ => continue,
            };
            assert!(is_secret.is_none_or(|secret| secret == apart), "{}: {}", configuration.name, pair[0]);
        }
    }
}
