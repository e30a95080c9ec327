//! Architects as a person meets it: every command that plays, counts, shows or checks a game.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod program;

use folder::Folder;
use program::{json, numbers, pharos, pharos_with, stderr, stdout};

#[test]
fn a_person_plays_to_the_end_against_bots_in_both_languages() {
    for (lang, total) in [("en", "Total"), ("pl", "Razem")] {
        for table in ["architects/2", "architects/3:wonders=draft", "architects/7"] {
            let seats = table.as_bytes()["architects/".len()] - b'0';
            let players = format!("human{}", ",greedy".repeat(usize::from(seats) - 1));
            let output = pharos_with(&["--lang", lang, "play", table, "--seats", &players, "--seed", "3"], &numbers(7));
            assert!(output.status.success(), "{}", stderr(&output));
            let text = stdout(&output);
            assert!(text.lines().last().unwrap().starts_with(total), "{table} {lang}: {text}");
            assert!(!text.contains("[architects-") && !text.contains("[hint-"), "{table} {lang}: a message is missing");
        }
    }
}

#[test]
fn commands_explain_the_game() {
    let input = "hint\nhelp\ncard babylon\ncard deck\nscore\ncity B\npile\n1\nlog\nundo\nquit\n";
    let output = pharos_with(&["play", "architects/4", "--seats", "human,random,random,random", "--seed", "3"], input);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for part in [
        ": wins ",
        "three different resources",
        "takes a progress token",
        "60 cards left",
        "Stages of the wonder",
        "Left in deck B",
        "Nothing has been discarded yet.",
        "was taken back",
        "The game is left",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn two_people_at_one_screen_are_told_to_look_away_when_the_cat_may_look() {
    let args = ["play", "architects/2", "--seats", "human:Ada,human:Bao", "--seed", "2"];
    let text = stdout(&pharos_with(&args, &numbers(5)));
    assert!(text.contains("Total") && text.contains("Press Enter when nobody else looks"), "{text}");
    let turns = text.matches("Which card do you take?").count();
    let pauses = text.matches("Press Enter").count();
    assert!(pauses < turns, "{pauses} pauses in {turns} turns: it is no secret before the cat comes");
}

#[test]
fn a_saved_game_is_taken_up_replayed_shown_and_verified() {
    let folder = Folder::new("architects");
    let file = folder.file("game.log");
    let output = pharos(&["play", "architects/3", "--seats", "greedy,random,greedy", "--seed", "9", "--save", &file]);
    assert!(output.status.success(), "{}", stderr(&output));
    let report = json(&["replay", &file, "--json"]);
    assert_eq!(report["table"], "architects/3");
    assert_eq!(report["total"].as_array().unwrap().len(), 3);
    let score = report["score"].as_object().unwrap();
    assert_eq!(score.keys().map(String::as_str).collect::<Vec<_>>(), ["blue", "cat", "progress", "stages", "victory"]);
    let words = stdout(&pharos(&["replay", &file]));
    assert!(words.contains("Stages of the wonder") && words.contains("wins: by points"), "{words}");
    let middle = stdout(&pharos(&["replay", &file, "--at", "60"]));
    assert!(middle.contains("Central deck:") && middle.contains("architects/3 "), "{middle}");
    let checked = stdout(&pharos(&["verify", &file]));
    assert!(checked.contains("what the seed deals"), "{checked}");

    let half = folder.file("half.log");
    let args = ["play", "architects/2", "--seats", "human,greedy", "--seed", "4"];
    pharos_with(&args, &format!("1\n1\nsave {half}\nquit\n"));
    let resumed = pharos_with(&["play", "--resume", &half], &"1\n".repeat(400));
    let straight = pharos_with(&args, &"1\n".repeat(400));
    assert_eq!(stdout(&resumed).lines().last(), stdout(&straight).lines().last());
}

#[test]
fn simulate_adds_up_for_every_number_of_seats() {
    for seats in 2..=7 {
        let table = format!("architects/{seats}");
        let report = json(&["simulate", &table, "--games", "200", "--json"]);
        assert_eq!(report["table"], table);
        let wins: u64 = report["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
        assert_eq!(wins + report["draws"].as_u64().unwrap(), 200);
        assert_eq!(report["mean_score_by_seat"].as_array().unwrap().len(), seats);
    }
    for (lang, part) in [("en", "by points, wonder complete"), ("pl", "na punkty, cud ukończony")] {
        let words = stdout(&pharos(&["--lang", lang, "simulate", "architects/3", "--games", "50"]));
        assert!(words.contains(part) && !words.contains('['), "{words}");
    }
}

#[test]
fn components_and_options_are_listed_in_both_languages() {
    for lang in ["en", "pl"] {
        let text = stdout(&pharos(&["components", "architects", "--lang", lang]));
        for slug in ["civic_2_cat", "shield_horn_2", "culture", "engineering"] {
            let lines = text.lines().filter(|line| line.split_whitespace().next() == Some(slug)).count();
            assert_eq!(lines, 1, "{slug}: {text}");
        }
        assert!(!text.contains('['), "{text}");
        let games = stdout(&pharos(&["games", "--lang", lang]));
        assert!(games.contains("engineering_duty") && !games.contains("[architects"), "{games}");
    }
    let all = json(&["components", "architects", "--json"]);
    assert!(all.to_string().contains("halicarnassus"));
    let games = json(&["games", "--json"]);
    assert_eq!(games[1]["game"], "architects");
    assert_eq!(games[1]["seats"], serde_json::json!({ "least": 2, "most": 7 }));
    assert_eq!(games[1]["options"].as_array().unwrap().len(), 12);
}

#[test]
fn perft_and_the_engine_know_the_game() {
    let output = pharos(&["perft", "architects/3", "--depth", "3", "--json"]);
    assert!(stdout(&output).lines().count() == 3, "{}", stderr(&output));
    let output = pharos_with(&["engine", "architects/5"], "new seed=1\nlegal\nplay take left\nstate\nquit\n");
    let text = stdout(&output);
    for part in ["need act A", "action A take centre", "need act", "position architects/5 "] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
