//! 7 Wonders with Armada as a person meets it: every command that plays, counts, shows or checks a game.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod program;

use folder::Folder;
use program::{json, numbers, pharos, pharos_with, stderr, stdout};
use wonders::data::armada::{Figures, is_house};
use wonders::{Card, Island, Shipyard};

#[test]
fn a_person_plays_to_the_end_against_bots_in_both_languages() {
    for (lang, total) in [("en", "Total"), ("pl", "Razem")] {
        for (table, seats) in [("wonders+armada/3", 3), ("wonders+armada/6:teams=pairs", 6), ("wonders+armada/8", 8)] {
            let players = format!("human{}", ",random".repeat(seats - 1));
            let output = pharos_with(&["--lang", lang, "play", table, "--seats", &players, "--seed", "3"], &numbers(7));
            assert!(output.status.success(), "{}", stderr(&output));
            let text = stdout(&output);
            assert!(text.lines().last().unwrap().starts_with(total), "{table} {lang}: {text}");
            assert!(!text.contains("[wonders-") && !text.contains("[hint-"), "{table} {lang}: a message is missing");
        }
    }
}

#[test]
fn a_saved_game_is_replayed_shown_and_verified() {
    let folder = Folder::new("armada");
    let file = folder.file("game.log");
    let table = "wonders+armada/4:teams=pairs";
    let output = pharos(&["play", table, "--seats", "greedy,random,greedy,random", "--seed", "9", "--save", &file]);
    assert!(output.status.success(), "{}", stderr(&output));
    let report = json(&["replay", &file, "--json"]);
    assert_eq!(report["table"], table);
    assert_eq!(report["total"].as_array().unwrap().len(), 4);
    let checked = stdout(&pharos(&["verify", &file]));
    assert!(checked.contains("what the seed deals"), "{checked}");
}

#[test]
fn simulate_adds_up_alone_and_in_teams() {
    for (table, seats, sides) in [
        ("wonders+armada/3", 3, 3),
        ("wonders+armada/8", 8, 8),
        ("wonders+armada/4:teams=pairs", 4, 2),
        ("wonders+armada/8:teams=pairs", 8, 4),
    ] {
        let report = json(&["simulate", table, "--games", "60", "--json"]);
        assert_eq!(report["table"], table);
        let sum = |key: &str, of: fn(&serde_json::Value) -> u64| -> u64 {
            report[key].as_array().unwrap().iter().map(of).sum()
        };
        let by_side = sum("wins_by_side", |side| side["wins"].as_u64().unwrap());
        let by_seat = sum("wins_by_seat", |wins| wins.as_u64().unwrap());
        assert_eq!(by_side + report["draws"].as_u64().unwrap(), 60, "a side wins a game once");
        assert_eq!(by_seat, by_side * (seats / sides), "partners have both won");
        assert_eq!(report["wins_by_side"].as_array().unwrap().len() as u64, sides);
        assert!(report["mean_score_rows"]["naval"].is_array() && report["mean_score_rows"]["islands"].is_array());
    }
    for lang in ["en", "pl"] {
        let words = stdout(&pharos(&["--lang", lang, "simulate", "wonders+armada/4:teams=pairs", "--games", "20"]));
        assert!(words.contains("A+B") && !words.contains('['), "{words}");
    }
}

#[test]
fn a_match_counts_sides() {
    let args = ["match", "wonders+armada/4:teams=pairs", "--bots", "greedy,random", "--games", "8", "--json"];
    let report = json(&args);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2, "{report}");
    let share: f64 = bots.iter().map(|bot| bot["share"].as_f64().unwrap()).sum();
    assert!((share - 1.0).abs() < 1e-9, "shares of sides add up to one");
    assert_eq!((bots[0]["spec"].as_str(), bots[1]["spec"].as_str()), (Some("greedy"), Some("random")));
    let report = json(&[
        "match",
        "wonders+armada/4:teams=pairs",
        "--bots",
        "greedy,random,random,random",
        "--games",
        "4",
        "--json",
    ]);
    assert_eq!(report["bots"][0]["spec"], "greedy+random", "partners may differ");
}

#[test]
fn every_component_is_listed_and_house_figures_say_so() {
    let all = json(&["components", "wonders+armada", "--json"]);
    let all = all.as_array().unwrap();
    let named = |kind: &str, id: &str| all.iter().filter(|one| one["kind"] == kind && one["id"] == id).count();
    for card in Card::ALL.into_iter().skip(Card::BASE) {
        assert_eq!(named("card", card.slug()), 1, "{card}");
    }
    Island::ALL.into_iter().for_each(|island| assert_eq!(named("island", island.slug()), 1, "{island}"));
    for shipyard in Shipyard::ALL {
        let rows: Vec<_> = all.iter().filter(|one| one["id"] == shipyard.slug()).collect();
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0]["house"], true, "what is printed on it is not known");
    }
    let house = all.iter().filter(|one| one["kind"] == "card" && one["house"] == true).count();
    let is_ours = |card: &Card| is_house(Figures::Cost(*card));
    assert_eq!(house, Card::ALL.iter().filter(|card| is_ours(card)).count());
    assert_eq!(all.iter().filter(|one| one["kind"] == "benefit" && one["house"] == true).count(), 5);
    for (lang, mark) in [("en", "(house figure)"), ("pl", "(wartość domowa)")] {
        let text = stdout(&pharos(&["components", "wonders+armada/8", "--lang", lang]));
        assert!(text.contains(mark) && text.contains("petra") && text.contains("foggy_island"), "{text}");
        assert!(!text.contains("[wonders"), "{text}");
    }
}

#[test]
fn what_is_no_table_gets_one_line_from_every_command() {
    for (table, part) in [
        ("wonders/8", "3 to 7 seats"),
        ("wonders+armada/9", "3 to 8 seats"),
        ("wonders+armada/2", "3 to 8 seats"),
        ("wonders+armada/5:teams=pairs", "with so many seats the values are alone"),
        ("wonders/4:teams=pairs", "about the expansion 'armada'"),
        ("wonders+armada/4:teams=three", "the values are alone, pairs"),
    ] {
        for args in [
            &["play", table][..],
            &["simulate", table],
            &["match", table, "--bots", "random,greedy"],
            &["engine", table],
            &["components", table],
            &["perft", table, "--depth", "1"],
        ] {
            let output = pharos(args);
            let message = stderr(&output);
            assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
            assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
            assert!(message.contains(part), "{args:?}: {message}");
        }
    }
}

#[test]
fn perft_and_the_engine_know_the_game() {
    let output = pharos(&["perft", "wonders+armada/3", "--depth", "1", "--json"]);
    assert!(stdout(&output).lines().count() == 1, "{}", stderr(&output));
    let output = pharos_with(&["engine", "wonders+armada/3"], "new seed=1\nlegal\nstate\nquit\n");
    let text = stdout(&output);
    for part in ["need act A", "action A discard ", "score naval", "shields C 0", "position wonders+armada/3"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
