//! 7 Wonders as a person meets it: every command that plays, counts, shows or checks a game.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod program;

use folder::Folder;
use program::{json, numbers, pharos, pharos_with, stderr, stdout};
use serde_json::Value;
use wonders::{Card, Edition, Side, WonderId};

#[test]
fn a_person_plays_to_the_end_against_bots_in_both_languages() {
    for (lang, total) in [("en", "Total"), ("pl", "Razem")] {
        for table in ["wonders/3", "wonders/4:wonders=chosen,sides=chosen", "wonders/7:edition=second,sides=chosen"] {
            let seats = table.as_bytes()["wonders/".len()] - b'0';
            let players = format!("human{}", ",random".repeat(usize::from(seats) - 1));
            let output = pharos_with(&["--lang", lang, "play", table, "--seats", &players, "--seed", "3"], &numbers(7));
            assert!(output.status.success(), "{}", stderr(&output));
            let text = stdout(&output);
            assert!(text.lines().last().unwrap().starts_with(total), "{table} {lang}: {text}");
            assert!(!text.contains("[wonders-") && !text.contains("[hint-"), "{table} {lang}: a message is missing");
        }
    }
}

#[test]
fn commands_explain_the_game() {
    let input = "hint\nhelp\ncard altar\ncard babylon\nscore\ncity B\npile\n1\nlog\nhands\nundo\nquit\n";
    let output = pharos_with(&["play", "wonders/4", "--seats", "human,random,random,random", "--seed", "3"], input);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for part in [
        ": wins ",
        "your left neighbour",
        "makes free: Temple",
        "The Hanging Gardens of Babylon, side B",
        "Military conflicts",
        "Pays for raw materials",
        "holds what you saw in turn 1",
        "that you have not seen",
        "Nothing has been discarded yet.",
        "was taken back",
        "The game is left",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn people_at_one_screen_choose_one_after_the_other_and_see_nothing_of_each_other() {
    let args = ["play", "wonders/3", "--seats", "human:Ada,human:Bao,random", "--seed", "2"];
    // Ada chooses, Bao comes, takes Ada's choice back, Ada comes and chooses again, Bao comes and chooses.
    let text = stdout(&pharos_with(&args, "1\n\nundo\n\n2\n\n1\n\nquit\n"));
    let screens: Vec<&str> = text.split("Press Enter when nobody else looks at the screen.").collect();
    assert_eq!(screens.len(), 5, "{text}");
    assert!(screens[1].contains("Already chosen: Ada") && !screens[1].contains("Ada builds"), "{}", screens[1]);
    assert!(screens[2].contains("was taken back") && !screens[2].contains("Already chosen"), "{}", screens[2]);
    assert!(screens[3].contains("Already chosen: Ada"), "{}", screens[3]);
    let round = ["Ada ", "Bao ", "Bot C (random) "];
    assert!(round.iter().all(|name| screens[4].lines().any(|line| line.trim().starts_with(name))), "{}", screens[4]);
    // The end of a whole game.
    let text = stdout(&pharos_with(&args, &numbers(5)));
    assert!(text.lines().last().unwrap().starts_with("Total"), "{text}");
}

#[test]
fn a_saved_game_is_taken_up_replayed_shown_and_verified() {
    let folder = Folder::new("wonders");
    let file = folder.file("game.log");
    let output =
        pharos(&["play", "wonders/4", "--seats", "greedy,random,greedy,random", "--seed", "9", "--save", &file]);
    assert!(output.status.success(), "{}", stderr(&output));
    let report = json(&["replay", &file, "--json"]);
    assert_eq!(report["table"], "wonders/4");
    assert_eq!(report["total"].as_array().unwrap().len(), 4);
    let words = stdout(&pharos(&["replay", &file]));
    assert!(words.contains("Civilian buildings") && words.contains(": most points"), "{words}");
    let middle = stdout(&pharos(&["replay", &file, "--at", "30"]));
    assert!(middle.contains("Age II, turn 1 of 6") && middle.contains("wonders/4 "), "{middle}");
    let checked = stdout(&pharos(&["verify", &file]));
    assert!(checked.contains("what the seed deals"), "{checked}");

    let half = folder.file("half.log");
    let args = ["play", "wonders/3", "--seats", "human,greedy,greedy", "--seed", "4"];
    pharos_with(&args, &format!("1\n1\nsave {half}\nquit\n"));
    let resumed = pharos_with(&["play", "--resume", &half], &"1\n".repeat(100));
    let straight = pharos_with(&args, &"1\n".repeat(100));
    assert_eq!(stdout(&resumed).lines().last(), stdout(&straight).lines().last());
}

#[test]
fn simulate_adds_up_for_every_number_of_seats() {
    for seats in 3..=7 {
        let table = format!("wonders/{seats}");
        let report = json(&["simulate", &table, "--games", "200", "--json"]);
        assert_eq!(report["table"], table);
        let wins: u64 = report["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
        assert_eq!(wins + report["draws"].as_u64().unwrap(), 200);
        assert_eq!(report["endings"], serde_json::json!({ "points": 200 }));
        assert_eq!(report["mean_score_by_seat"].as_array().unwrap().len(), seats);
    }
    for (lang, part) in [("en", "most points"), ("pl", "najwięcej punktów")] {
        let words = stdout(&pharos(&["--lang", lang, "simulate", "wonders/3:edition=second", "--games", "50"]));
        assert!(words.contains(part) && !words.contains('['), "{words}");
    }
}

#[test]
fn every_card_and_every_side_of_a_wonder_is_listed_for_programs() {
    let all = json(&["components", "wonders", "--json"]);
    let all = all.as_array().unwrap();
    let of = |kind: &str| all.iter().filter(|one| one["kind"] == kind).collect::<Vec<_>>();
    for one in all {
        assert!(one["kind"].is_string() && one["id"].is_string(), "{one}");
        assert!(one["editions"].as_array().is_some_and(|editions| !editions.is_empty()), "{one}");
    }
    let prints = |one: &Value, edition: Edition| one["editions"].as_array().unwrap().contains(&edition.slug().into());
    for edition in Edition::EVERY {
        for card in Card::ALL.into_iter().take(Card::BASE) {
            let rows = of("card").into_iter().filter(|one| one["id"] == card.slug() && prints(one, edition)).count();
            assert_eq!(rows, usize::from(edition.has(card)), "{card}");
        }
        for (wonder, side) in WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| (wonder, side))) {
            let is_it = |one: &&&Value| one["id"] == wonder.slug() && one["side"] == edition.side_slug(side);
            assert_eq!(of("wonder").iter().filter(|one| prints(one, edition)).filter(is_it).count(), 1, "{wonder}");
        }
    }
    for one in of("card") {
        for key in ["age", "color", "cost", "effects", "chain_from", "chain_to", "unique_key"] {
            assert!(!one[key].is_null(), "{key}: {one}");
        }
    }
}

#[test]
fn components_and_options_are_listed_in_both_languages() {
    for lang in ["en", "pl"] {
        let text = stdout(&pharos(&["components", "wonders/5", "--lang", lang]));
        for slug in ["lumber_yard", "press_1", "press_2", "spies_guild"] {
            let lines = text.lines().filter(|line| line.split_whitespace().next() == Some(slug)).count();
            assert_eq!(lines, 1, "{slug}: {text}");
        }
        assert!(!text.contains('[') && !text.contains("castrum"), "{text}");
        let second = stdout(&pharos(&["components", "wonders/5:edition=second", "--lang", lang]));
        assert!(second.contains("castrum") && !second.contains('['), "{second}");
        let games = stdout(&pharos(&["games", "--lang", lang]));
        assert!(games.contains("babylon_first") && !games.contains("[wonders"), "{games}");
    }
    let games = json(&["games", "--json"]);
    assert_eq!(games[2]["game"], "wonders");
    assert_eq!(games[2]["seats"], serde_json::json!({ "least": 3, "most": 7 }));
    assert_eq!(games[2]["seats_with"], serde_json::json!({ "armada": { "least": 3, "most": 8 } }));
    assert_eq!(games[2]["options"].as_array().unwrap().len(), 8, "four of them need Armada");
}

#[test]
fn perft_and_the_engine_know_the_game() {
    let output = pharos(&["perft", "wonders/3", "--depth", "2", "--json"]);
    assert!(stdout(&output).lines().count() == 2, "{}", stderr(&output));
    let output = pharos_with(&["engine", "wonders/3"], "new seed=1\nlegal\nstate\nquit\n");
    let text = stdout(&output);
    for part in ["need act A", "action A discard ", "score military", "shields C 0", "position wonders/3"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn too_few_and_too_many_seats_get_one_line_from_every_command() {
    for seats in ["2", "8"] {
        let table = format!("wonders/{seats}");
        for args in [
            &["play", &table][..],
            &["simulate", &table],
            &["match", &table, "--bots", "random,greedy"],
            &["engine", &table],
            &["components", &table],
            &["perft", &table, "--depth", "1"],
        ] {
            for (lang, part) in [("en", "3 to 7 seats"), ("pl", "3–7")] {
                let output = pharos(&[args, &["--lang", lang]].concat());
                let message = stderr(&output);
                assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
                assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
                assert!(message.contains(part) && message.contains(seats), "{args:?} {lang}: {message}");
                assert!(output.stdout.is_empty(), "{args:?}");
            }
        }
    }
    let output = pharos(&["games", "wonders/8"]);
    assert_eq!((output.status.code(), stderr(&output).lines().count()), (Some(2), 1), "{}", stderr(&output));
}

#[test]
fn what_is_no_choice_gets_one_line_in_the_terminal_and_the_game_goes_on() {
    let args = ["play", "wonders/3", "--seats", "human,random,random", "--seed", "3"];
    let straight = stdout(&pharos_with(&args, "1\nquit\n"));
    let text = stdout(&pharos_with(&args, "999\nbuild palace\n0\n1\nquit\n"));
    for (message, times) in [("There is no such choice", 2), ("Type the number of a choice, or help.", 1)] {
        assert_eq!(text.matches(message).count(), times, "{message}: {text}");
    }
    let end = |text: &str| text.rsplit_once("turn 2 of 6").expect("the first turn was played").1.to_owned();
    assert_eq!(end(&text), end(&straight), "nothing was lost");
}
