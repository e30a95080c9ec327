//! What the documents owe the tree: every component has its line in the glossary and its clause in the rules, and every clause
//! and every worked example has its test.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::Expansion;
use protocol::components;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::IdSet;

/// Rules by the letter of their clauses, the engine that plays them, and how many tests cite them at least.
const RULES: [(char, &str, &str, usize); 6] = [
    ('d', "duel", "duel", 50),
    ('p', "pantheon", "duel", 100),
    ('a', "agora", "duel", 150),
    ('r', "architects", "architects", 60),
    ('w', "wonders", "wonders", 150),
    ('s', "armada", "wonders", 95),
];

/// Clauses that no test can cite, and why.
const WITHOUT_TEST: [(&str, &str); 2] = [
    ("P2.1", "a table of other clauses"),
    ("P7.15", "no green card leaves a city unless Agora is played, and A14 has what happens then"),
];

/// Kinds of components without names of their own, and the glossary's word for one of them.
const NAMELESS: [(&str, &str); 14] = [
    ("layout", "structure"),
    ("zone", "zone"),
    ("space", "space"),
    ("mythology_tokens", "mythology_token"),
    ("offering_tokens", "offering_token"),
    ("snake_token", "snake"),
    ("minerva_pawn", "minerva"),
    ("cubes", "cube"),
    ("senator_mix", "senator"),
    ("senate_actions", "senate_actions"),
    ("chamber", "chamber"),
    ("conflict_tokens", "conflict"),
    ("victory_tokens", "victory"),
    ("victory_token", "victory"),
];

/// Named kinds that the rules of their box tell of without the identifier.
const TOLD_OTHERWISE: [&str; 7] =
    ["military_token", "supremacy", "central_deck", "science_set", "cat", "defeat_token", "coins"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// A component of some game.
struct Component {
    kind: String,
    id: String,
    /// The file of its rules.
    rules: &'static str,
}

fn all_components() -> Vec<Component> {
    let text = |row: &Value, field: &str| row[field].as_str().unwrap_or_default().to_owned();
    let rules = |row: &Value| match text(row, "set").as_str() {
        "pantheon" => "pantheon",
        "agora" => "agora",
        _ => "duel",
    };
    let both: IdSet<Expansion> = Expansion::ALL.into_iter().collect();
    // Each list is that of one table, and a table with Agora has other tokens and structures than one without.
    let mut duel = serde_json::to_value(components::duel(both)).unwrap();
    let base = serde_json::to_value(components::duel(IdSet::new())).unwrap();
    duel.as_array_mut().unwrap().extend(base.as_array().unwrap().iter().cloned());
    let architects = serde_json::to_value(components::architects()).unwrap();
    let of = |row: &Value, rules| Component { kind: text(row, "kind"), id: text(row, "id"), rules };
    let duel = duel.as_array().unwrap().iter().map(|row| of(row, rules(row))).collect::<Vec<_>>();
    let architects = architects.as_array().unwrap().iter().map(|row| of(row, "architects"));
    let wonders = serde_json::to_value(components::wonders()).unwrap();
    let wonders = wonders.as_array().unwrap().iter().map(|row| of(row, "wonders"));
    duel.into_iter().chain(architects).chain(wonders).collect()
}

#[test]
fn every_component_has_a_line_in_the_glossary() {
    let glossary = read("docs/glossary.md");
    let rows: String = glossary.lines().filter(|line| line.starts_with('|')).collect();
    let components = all_components();
    for Component { kind, id, .. } in &components {
        let word = NAMELESS.iter().find(|(nameless, _)| nameless == kind).map_or(id.as_str(), |&(_, word)| word);
        assert!(
            rows.contains(&format!("`{word}`")),
            "the {kind} `{id}` has no line `| English | Polish | `{word}` |` in docs/glossary.md"
        );
    }
    for (kind, _) in NAMELESS {
        assert!(components.iter().any(|component| component.kind == kind), "there is no {kind} any more");
    }
    assert!(components.len() > 250, "{}", components.len());
}

#[test]
fn every_component_is_named_in_the_rules() {
    for Component { kind, id, rules } in all_components() {
        let is_named = read(&format!("docs/rules/{rules}.md")).contains(&format!("`{id}`"));
        let needs_no_name = NAMELESS.iter().any(|&(nameless, _)| nameless == kind);
        assert!(
            is_named || needs_no_name || TOLD_OTHERWISE.contains(&kind.as_str()),
            "no clause of docs/rules/{rules}.md names the {kind} `{id}`: say there what it does, and name a test after the clause"
        );
    }
}

/// Every clause of a file with its text, in order.
fn clauses(letter: char, rules: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in rules.lines() {
        let id = line.trim_start_matches("- ").strip_prefix("**").and_then(|rest| rest.split_once("**"));
        if let Some((id, _)) = id.filter(|(id, _)| is_clause(letter, id)) {
            found.push((id.to_owned(), String::new()));
        } else if line.starts_with("## ") {
            found.push((String::new(), String::new()));
        }
        if let Some((_, text)) = found.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    found.retain(|(id, _)| !id.is_empty());
    found
}

fn is_clause(letter: char, id: &str) -> bool {
    let numbers = id.strip_prefix(letter.to_ascii_uppercase()).and_then(|rest| rest.split_once('.'));
    numbers.is_some_and(|(chapter, number)| chapter.parse::<u8>().is_ok() && number.parse::<u8>().is_ok())
}

/// All sources of an engine's tests.
fn tests_of(engine: &str) -> String {
    let mut folders = vec![root().join("crates").join(engine).join("tests")];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    text
}

/// The names of all functions.
fn functions(sources: &str) -> impl Iterator<Item = &str> {
    let names = sources.lines().filter_map(|line| line.trim().strip_prefix("fn "));
    names.filter_map(|rest| rest.split(['(', '<']).next())
}

/// The clauses after which a test is named: `d1_2_…`, `d1_2_and_d3_4_…`, `d1_2_to_d1_5_…`.
fn cited_by_name(name: &str) -> Vec<String> {
    let mut words = name.split('_').peekable();
    let mut cited: Vec<(String, u8)> = Vec::new();
    let mut is_range = false;
    while let Some(word) = words.next() {
        let chapter = word.get(1..).is_some_and(|number| number.parse::<u8>().is_ok());
        let number = words.peek().and_then(|next| next.parse::<u8>().ok());
        match number {
            Some(number) if chapter && RULES.iter().any(|&(letter, ..)| word.starts_with(letter)) => {
                words.next();
                let chapter = word.to_ascii_uppercase();
                if let Some((from, first)) = cited.last().cloned().filter(|(from, _)| is_range && *from == chapter) {
                    cited.extend((first + 1..number).map(|between| (from.clone(), between)));
                }
                cited.push((chapter, number));
                is_range = false;
            }
            _ if !cited.is_empty() && word == "to" => is_range = true,
            _ if !cited.is_empty() && word == "and" => {}
            _ => break,
        }
    }
    cited.into_iter().map(|(chapter, number)| format!("{chapter}.{number}")).collect()
}

#[test]
fn names_of_tests_are_read_as_they_are_meant() {
    assert_eq!(cited_by_name("d1_2_a_3_of_5"), ["D1.2"]);
    assert_eq!(cited_by_name("p6_6_p6_7_and_p17_5_a_set"), ["P6.6", "P6.7", "P17.5"]);
    assert_eq!(cited_by_name("d1_5_to_d1_8_board"), ["D1.5", "D1.6", "D1.7", "D1.8"]);
    assert_eq!(cited_by_name("w01_the_table"), Vec::<String>::new());
    assert_eq!(cited_by_name("a_d1_2"), Vec::<String>::new());
}

#[test]
fn every_rule_test_cites_a_clause_that_exists() {
    let exist: BTreeSet<String> = RULES
        .iter()
        .flat_map(|&(letter, name, ..)| clauses(letter, &read(&format!("docs/rules/{name}.md"))))
        .map(|(id, _)| id)
        .collect();
    for (letter, name, engine, least) in RULES {
        let sources = tests_of(engine);
        let mut citing = 0;
        for function in functions(&sources) {
            let cited = cited_by_name(function);
            for id in &cited {
                assert!(exist.contains(id), "{engine}: there is no clause {id}, after which {function} is named");
            }
            citing += usize::from(cited.iter().any(|id| is_clause(letter, id)));
        }
        assert!(citing >= least, "only {citing} tests cite a clause of {name}");
    }
}

/// Tests if a text speaks of a clause.
fn mentions(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + id.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(|c| c.is_ascii_digit())
    })
}

/// A clause has a test if a test is named after it or cites it, or if a worked example that is a test stands for it. A ruling of
/// our own gives the reason for another clause, and is tested with the clause that refers to it.
#[test]
fn every_clause_has_a_test() {
    let mut missing = Vec::new();
    let mut tested_text = String::new();
    let mut rulings = Vec::new();
    for (letter, name, engine, _) in RULES {
        let rules = read(&format!("docs/rules/{name}.md"));
        let sources = tests_of(engine);
        let names: BTreeSet<String> = functions(&sources).flat_map(cited_by_name).collect();
        let examples = examples(&rules);
        let reasons =
            rules.lines().find(|line| line.contains("Rulings of our own") && line.starts_with("## ")).unwrap();
        let reasons = format!("{}.", reasons.split(' ').nth(1).unwrap());
        for (id, text) in clauses(letter, &rules) {
            let in_example = examples.iter().any(|(_, row)| mentions(row, &id));
            if names.contains(&id) || mentions(&sources, &id) || in_example {
                tested_text.push_str(&text);
            } else if id.starts_with(&reasons) {
                rulings.push((id, name));
            } else if WITHOUT_TEST.iter().all(|&(known, _)| known != id) {
                missing.push((id, name));
            }
        }
    }
    missing.extend(rulings.into_iter().filter(|(id, _)| !mentions(&tested_text, id)));
    let lines: Vec<_> = missing.iter().map(|(id, name)| format!("{id} of docs/rules/{name}.md")).collect();
    assert!(
        lines.is_empty(),
        "no test cites these clauses: name one after each (`d10_15_…`) in the tests of their engine, or say in WITHOUT_TEST of \
         {} why there is none:\n{}",
        file!(),
        lines.join("\n")
    );
}

/// The worked examples of a file: their number and their row.
fn examples(rules: &str) -> Vec<(String, String)> {
    let tables = rules.split("\n| example | clause(s) |").skip(1);
    let rows = tables.flat_map(|table| table.lines().skip(2).take_while(|line| line.starts_with('|')));
    rows.map(|row| (row.split('|').nth(1).unwrap().trim().to_owned(), row.to_owned())).collect()
}

/// The worked examples of a file that are clauses: those of the chapter of this name.
fn examples_with_clause(letter: char, rules: &str) -> Vec<String> {
    let heading = rules.lines().find(|line| line.starts_with("## ") && line.ends_with(" Worked examples")).unwrap();
    let chapter = format!("{}.", heading.split(' ').nth(1).unwrap());
    clauses(letter, rules).into_iter().map(|(id, _)| id).filter(|id| id.starts_with(&chapter)).collect()
}

#[test]
fn every_worked_example_is_a_test() {
    for (letter, name, engine, _) in RULES {
        let sources = tests_of(engine);
        let rules = read(&format!("docs/rules/{name}.md"));
        let (examples, told) = (examples(&rules), examples_with_clause(letter, &rules));
        assert!(examples.len() + told.len() >= 30, "{name} has {} examples", examples.len() + told.len());
        let names: BTreeSet<String> = functions(&sources).flat_map(cited_by_name).collect();
        for id in told {
            assert!(names.contains(&id), "the example {id} is no test in crates/{engine}/tests");
        }
        for (number, _) in examples {
            let word = number.to_ascii_lowercase();
            assert!(
                functions(&sources).any(|function| function.split('_').any(|part| part == word)),
                "the example {number} of docs/rules/{name}.md is no test: write `fn {word}_…` in crates/{engine}/tests"
            );
        }
    }
}
