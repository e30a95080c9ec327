//! The program as a person meets it: commands, saved games, and what bad input gets.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod program;

use folder::Folder;
use program::{json, numbers, pharos, pharos_with, stderr, stdout};
use std::fs;
use std::process::Output;

/// Plays a whole game of bots and saves it.
fn saved_game(folder: &Folder, seed: &str) -> String {
    let file = folder.file("game.log");
    let output = pharos(&["play", "duel", "--seats", "greedy,random", "--seed", seed, "--save", &file]);
    assert!(output.status.success(), "{}", stderr(&output));
    file
}

#[test]
fn bad_input_gets_one_line_that_names_it_and_exit_code_2() {
    for (args, part) in [
        (&["play", "chess"][..], "unknown game 'chess'"),
        (&["simulate", "duel+poker"], "no expansion 'poker'"),
        (&["simulate", "duel/5"], "not '5'"),
        (&["simulate", "architects/8"], "2 to 7 seats, not '8'"),
        (&["simulate", "architects+pantheon"], "no expansion 'pantheon'"),
        (&["simulate", "architects/3:extra=never"], "may, must"),
        (&["play", "architects/3", "--seats", "human,easy"], "3 seats, but --seats names 2"),
        (&["simulate", "wonders/2"], "3 to 7 seats, not '2'"),
        (&["play", "wonders/8"], "3 to 7 seats, not '8'"),
        (&["simulate", "wonders+leaders"], "no expansion 'leaders'"),
        (&["simulate", "wonders/3:sides=c"], "random, a, b, chosen"),
        (&["simulate", "duel:speed=9"], "no option 'speed=9'"),
        (&["simulate", "duel:middle=maybe"], "last_starts, last_chooses"),
        (&["simulate", "duel+pantheon+chess"], "no expansion 'chess'"),
        (&["simulate", "duel+pantheon:zeus=maybe"], "discards_token, takes_token"),
        (&["simulate", "duel:zeus=takes_token"], "about the expansion 'pantheon'"),
        (&["play", "duel+pantheon:sabotage=discard"], "about the expansion 'agora'"),
        (&["play", "duel+agora:links=tokens"], "about the expansion 'pantheon'"),
        (&["simulate", "duel", "--bot", "genius"], "unknown bot 'genius'"),
        (&["simulate", "duel", "--games", "0"], "'0' is no number of games"),
        (&["simulate", "duel", "--games", "-3"], "-3"),
        (&["simulate", "duel", "--games", "1e6"], "'1e6' is no number of games"),
        (&["simulate", "duel", "--seed", "abc"], "'abc' is no seed"),
        (&["simulate", "duel", "--threads", "0"], "'0' is no number of threads"),
        (&["play", "duel", "--seats", "human"], "2 seats, but --seats names 1"),
        (&["play", "duel", "--seats", "human,human,human"], "names 3"),
        (&["play", "duel", "--seats", "human,wizard"], "unknown bot 'wizard'"),
        (&["play", "duel", "--seed", "99999999999999999999999"], "is no seed"),
        (&["perft", "duel", "--depth", "x"], "'x' is no depth"),
        (&["replay", "/nowhere/game.log"], "cannot read /nowhere/game.log"),
        (&["components", "go"], "unknown game 'go'"),
        (&["games", "--loud"], "--loud"),
        (&["fly"], "fly"),
        (&["games", "--lang", "xx"], "en and pl"),
    ] {
        let output = pharos(args);
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
        assert!(message.contains(part), "{args:?}: {message}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn errors_speak_polish_too() {
    let output = pharos(&["--lang", "pl", "play", "szachy"]);
    assert_eq!(stderr(&output), "pharos: nieznana gra „szachy”; dostępne gry: duel, architects, wonders\n");
}

/// Every set of expansions.
const TABLES: [&str; 4] = ["duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"];

#[test]
fn every_table_is_played_to_its_end_by_numbers_in_both_languages() {
    for table in TABLES {
        for (lang, total) in [("en", "Total"), ("pl", "Razem")] {
            for seed in 1..4 {
                let args = ["--lang", lang, "play", table, "--seats", "human,greedy", "--seed", &seed.to_string()];
                let output = pharos_with(&args, &numbers(seed));
                assert!(output.status.success(), "{}", stderr(&output));
                let text = stdout(&output);
                assert!(text.lines().last().unwrap().starts_with(total), "{table} {lang} {seed}: {text}");
                assert!(!text.contains("[duel-"), "{table} {lang} {seed}: a message is missing");
                for (row, expansion) in [("Gods ", "pantheon"), ("Grand temples ", "pantheon"), ("Senate ", "agora")] {
                    let has_row = text.lines().any(|line| line.starts_with(row) && line.ends_with(char::is_numeric));
                    assert_eq!(has_row, lang == "en" && table.contains(expansion), "{table}: {row}");
                }
            }
        }
    }
}

#[test]
fn a_game_with_expansions_is_saved_taken_up_replayed_and_shown() {
    let folder = Folder::new("expansions");
    for table in &TABLES[1..] {
        let file = folder.file(&format!("{table}.log"));
        let output = pharos(&["play", table, "--seats", "greedy,random", "--seed", "9", "--save", &file]);
        assert!(output.status.success(), "{}", stderr(&output));
        let report = json(&["replay", &file, "--json"]);
        assert_eq!(report["table"], *table);
        assert_eq!(report["score"]["gods"].is_null(), !table.contains("pantheon"));
        assert_eq!(report["score"]["senate"].is_null(), !table.contains("agora"));
        let middle = stdout(&pharos(&["replay", &file, "--at", "90"]));
        assert_eq!(middle.contains("Pantheon (A/B)"), table.contains("pantheon"), "{middle}");
        assert_eq!(middle.contains("Senate (A:B)"), table.contains("agora"), "{middle}");

        let half = folder.file(&format!("{table}-half.log"));
        let input = format!("1\n1\n1\nsave {half}\nquit\n");
        pharos_with(&["play", table, "--seed", "11"], &input);
        let resumed = pharos_with(&["play", "--resume", &half], &"1\n".repeat(300));
        let straight = pharos_with(&["play", table, "--seed", "11"], &"1\n".repeat(300));
        let last = |output: &Output| stdout(output).lines().last().unwrap().to_owned();
        assert_eq!(last(&resumed), last(&straight), "{table}");
    }
}

#[test]
fn commands_know_the_expansions() {
    let input = "card enki\ncard coup\ncard merchants\nhelp\ncity\nhint\nscore\nlog\nquit\n";
    let text = stdout(&pharos_with(&["play", "duel+pantheon+agora", "--seed", "3"], input));
    for part in [
        "Enki: Two progress tokens",
        "Coup: Brings 2 shields.",
        "No component is called that",
        "M on the track is Minerva",
        "§ is a senator",
        ": wins ",
        "Grand temples",
        "Senate",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn two_people_at_one_screen_keep_their_secrets() {
    // With this seed the third wonder on offer is Curia Julia, which makes its taker draw conspiracies.
    let args = ["play", "duel+agora", "--seats", "human:Ada,human:Bao", "--seed", "2"];
    let text = stdout(&pharos_with(&args, "3\n1\n\n1\nquit\n"));
    let (first, second) = text.split_once("Bao is next. Press Enter").unwrap();
    let kept = first.lines().rev().find_map(|line| line.trim().strip_prefix("keep ")).unwrap();
    let kept = kept.split(',').next().unwrap();
    assert!(!second.contains(kept), "{kept}: {second}");
    assert!(second.contains("Ada keeps one conspiracy and puts the other one on top of the deck"), "{second}");
    assert!(!text.split_once("Bao>").unwrap().1.contains("Ada keeps one conspiracy"), "{text}");
    let base = stdout(&pharos_with(&["play", "duel", "--seats", "human,human", "--seed", "3"], "1\n1\nquit\n"));
    assert!(!base.contains("Press Enter"), "the base game has no secrets worth it: {base}");
}

#[test]
fn a_game_of_bots_is_played_to_its_score_sheet() {
    let output = pharos(&["play", "duel", "--seats", "greedy,greedy", "--seed", "1"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("wins") || text.contains("share"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("Total"), "{text}");
    let again = pharos(&["play", "duel", "--seats", "greedy,greedy", "--seed", "1"]);
    assert_eq!(stdout(&again), text, "the same seed plays the same game");
}

#[test]
fn a_person_can_play_a_whole_game_by_numbers() {
    let output = pharos_with(&["play", "duel", "--seed", "3"], &"1\n".repeat(200));
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("Total"), "{}", stdout(&output));
}

#[test]
fn the_end_of_input_leaves_the_game_cleanly() {
    let output = pharos_with(&["play", "duel", "--seed", "3"], "1\n");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("The input has ended"), "{}", stdout(&output));
}

#[test]
fn commands_answer_in_the_game_and_wrong_ones_lose_nothing() {
    let input = "undo\nhint\n999\nfrobnicate\nhelp\ncard baths\ncard\nscore\ncity A\nlog\nsave\n1\nundo\nquit\n";
    let output = pharos_with(&["play", "duel", "--seed", "3"], input);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for part in [
        "nothing to take back",
        ": wins ",
        "There is no such choice; the choices are 1 to 4",
        "or help",
        "save FILE",
        "Baths: 1S; 3 points",
        "No component is called that",
        "Total",
        "Where to?",
        "was taken back",
        "The game is left",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn the_discard_pile_can_be_looked_through_in_both_languages() {
    for (lang, command, empty, discards) in [
        ("en", "pile", "Nothing has been discarded yet.", " discards "),
        ("pl", "odrzucone", "Jeszcze nic nie odrzucono.", " odrzuca kartę "),
    ] {
        // The second choice of a first turn is to discard the first card.
        let input = format!("{command}\n2\nlog\n{command}\nquit\n");
        let table = "duel:wonders=first_game";
        let output = pharos_with(&["--lang", lang, "play", table, "--seats", "human,human", "--seed", "3"], &input);
        assert!(output.status.success(), "{}", stderr(&output));
        let text = stdout(&output);
        assert_eq!(text.matches(empty).count(), 1, "{text}");
        let (_, told) = text.split_once(discards).unwrap_or_else(|| panic!("nothing is discarded: {text}"));
        let card = told.split(" (").next().unwrap();
        let pile = told.lines().find(|line| line.contains(&format!(": {card} (")));
        assert!(pile.is_some(), "{card} is not in the pile: {text}");
    }
}

#[test]
fn a_saved_game_replays_to_the_same_score_sheet() {
    let folder = Folder::new("replay");
    let file = folder.file("game.log");
    let played = pharos(&["play", "duel", "--seats", "greedy,random", "--seed", "7", "--save", &file]);
    let totals = |text: &str| -> Vec<String> {
        let line = text.lines().find(|line| line.starts_with("Total")).unwrap();
        line.split_whitespace().skip(1).map(str::to_owned).collect()
    };
    let replayed = pharos(&["replay", &file]);
    assert!(replayed.status.success(), "{}", stderr(&replayed));
    assert_eq!(totals(&stdout(&replayed)), totals(&stdout(&played)));

    let report = json(&["replay", &file, "--json"]);
    let sums: Vec<String> = report["total"].as_array().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(sums, totals(&stdout(&played)));
    let middle = json(&["replay", &file, "--at", "40", "--json"]);
    assert_eq!(middle["at"], 40);
    assert!(middle["position"].as_str().unwrap().starts_with("duel "));
    let past_the_end = pharos(&["replay", &file, "--at", "100000"]);
    assert_eq!(past_the_end.status.code(), Some(2));
}

#[test]
fn an_unfinished_game_is_saved_and_taken_up_again() {
    let folder = Folder::new("resume");
    let file = folder.file("half.log");
    let output = pharos_with(&["play", "duel", "--seed", "11"], &format!("1\n1\n1\nsave {file}\nquit\n"));
    assert!(stdout(&output).contains("is saved in"), "{}", stdout(&output));
    let replayed = pharos(&["replay", &file]);
    assert!(stdout(&replayed).contains("not finished"), "{}", stdout(&replayed));

    let resumed = pharos_with(&["play", "--resume", &file], &"1\n".repeat(200));
    let straight = pharos_with(&["play", "duel", "--seed", "11"], &"1\n".repeat(200));
    let last = |output: &Output| stdout(output).lines().last().unwrap().to_owned();
    assert_eq!(last(&resumed), last(&straight), "the deal is the same, the person plays the same");
}

#[test]
fn one_changed_character_is_refused_with_its_line_number() {
    let folder = Folder::new("damage");
    let file = saved_game(&folder, "5");
    let original = fs::read(&file).unwrap();
    let damaged = folder.file("damaged.log");
    for position in (0..original.len()).step_by(37) {
        let mut bytes = original.clone();
        bytes[position] = if bytes[position] == b'a' { b'b' } else { b'a' };
        fs::write(&damaged, &bytes).unwrap();
        let output = pharos(&["replay", &damaged]);
        let line = 1 + original[..position].iter().filter(|&&byte| byte == b'\n').count();
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "byte {position}: {message}");
        assert!(message.contains(&format!("line {line}:")), "byte {position}, line {line}: {message}");
        assert_eq!(message.lines().count(), 1);
    }
    fs::write(&damaged, &original[..original.len() / 2]).unwrap();
    assert_eq!(pharos(&["replay", &damaged]).status.code(), Some(2), "a log that is cut short");
    fs::write(&damaged, b"\xff\xfe\x00binary").unwrap();
    assert_eq!(pharos(&["replay", &damaged]).status.code(), Some(2), "no log at all");
    fs::write(&damaged, b"").unwrap();
    assert_eq!(pharos(&["replay", &damaged]).status.code(), Some(2), "an empty file");
    assert_eq!(pharos(&["play", "--resume", &damaged]).status.code(), Some(2));
}

#[test]
fn a_file_that_is_there_is_never_overwritten() {
    let folder = Folder::new("overwrite");
    let file = folder.file("precious.txt");
    fs::write(&file, "precious").unwrap();
    let output = pharos(&["play", "duel", "--seats", "random,random", "--save", &file]);
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    let output = pharos_with(&["play", "duel"], &format!("save {file}\nquit\n"));
    assert!(stdout(&output).contains("already there"), "{}", stdout(&output));
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn simulate_reports_what_others_rely_on() {
    let report = json(&["simulate", "duel", "--games", "300", "--seed", "4", "--json"]);
    for key in [
        "table",
        "games",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "legal_actions_per_decision",
        "chance_per_game",
        "wins_by_seat",
        "draws",
        "endings",
        "mean_score_by_seat",
    ] {
        assert!(!report[key].is_null(), "{key} is missing");
    }
    let wins: u64 = report["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert_eq!(wins + report["draws"].as_u64().unwrap(), 300);
    let endings: u64 = report["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(endings, 300);
}

#[test]
fn simulate_and_match_know_every_table_and_its_endings() {
    for table in TABLES {
        let report = json(&["simulate", table, "--games", "5000", "--seed", "4", "--json"]);
        assert_eq!(report["table"], table);
        let endings = report["endings"].as_object().unwrap();
        let sum: u64 = endings.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(sum, 5000, "{table}");
        assert_eq!(endings.contains_key("politics"), table.contains("agora"), "{table}: {endings:?}");
        let rows = report["mean_score_rows"].as_object().unwrap();
        assert_eq!(rows.contains_key("gods"), table.contains("pantheon"));
        assert_eq!(rows.contains_key("senate"), table.contains("agora"));
        let words = stdout(&pharos(&["simulate", table, "--games", "5000", "--seed", "4"]));
        assert_eq!(words.contains("political supremacy"), table.contains("agora"), "{words}");
        assert_eq!(words.contains("Grand temples"), table.contains("pantheon"), "{words}");

        let report = json(&["match", table, "--bots", "greedy,random", "--games", "4", "--json"]);
        assert_eq!(report["table"], table);
    }
}

#[test]
fn simulate_gives_the_same_games_whatever_the_number_of_threads() {
    let run = |threads| {
        let mut report = json(&["simulate", "duel", "--games", "700", "--threads", threads, "--json"]);
        let report = report.as_object_mut().unwrap();
        for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            report.remove(key);
        }
        report.clone()
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    let wins = |seats: &str, winner: &str| {
        (0..12)
            .filter(|seed| {
                let output = pharos(&["play", "duel", "--seats", seats, "--seed", &seed.to_string()]);
                stdout(&output).contains(&format!("{winner} wins"))
            })
            .count()
    };
    let total = wins("greedy,random", "Bot A (greedy)") + wins("random,greedy", "Bot B (greedy)");
    assert!(total >= 20, "greedy won {total} of 24");
}

#[test]
fn components_lists_every_component_once() {
    let all = json(&["components", "duel", "--json"]);
    let count = |kind: &str| all.as_array().unwrap().iter().filter(|item| item["kind"] == kind).count();
    let setup = duel::Setup::default();
    let played = (setup.cards().len(), setup.wonders().len(), setup.tokens().len());
    assert_eq!((count("building"), count("wonder"), count("token")), played);
    assert_eq!((count("layout"), count("zone"), count("military_token")), (3, 9, 2));
    let text = stdout(&pharos(&["components", "duel", "--lang", "pl"]));
    assert!(text.contains("Łaźnie") && text.contains("Via Appia") && !text.contains('['), "{text}");
    assert!(!text.contains("Enki") && !text.contains("Senator"), "no expansion was asked for: {text}");
}

#[test]
fn components_of_expansions_are_listed_once_each() {
    let all = json(&["components", "duel+pantheon+agora", "--json"]);
    let count = |kind: &str| all.as_array().unwrap().iter().filter(|item| item["kind"] == kind).count();
    assert_eq!((count("building"), count("grand_temple"), count("senator")), (66, 5, 4));
    let setup = duel::Setup::with(duel::Expansion::ALL);
    assert_eq!((count("wonder"), count("token")), (setup.wonders().len(), setup.tokens().len()));
    assert_eq!((count("god") + 1, count("gate")), (duel::GodId::ALL.len(), 1));
    assert_eq!((count("decree"), count("conspiracy")), (duel::DecreeId::ALL.len(), duel::ConspiracyId::ALL.len()));
    assert_eq!((count("space"), count("chamber")), (6, 6));
    for lang in ["en", "pl"] {
        let text = stdout(&pharos(&["components", "duel+pantheon+agora", "--lang", lang]));
        for slug in ["roman_grand_temple", "politician_center", "knossos", "gate", "shield", "turn_of_events"] {
            let lines = text.lines().filter(|line| line.split_whitespace().next() == Some(slug)).count();
            assert_eq!(lines, 1, "{slug}: {text}");
        }
        assert!(!text.contains("merchants_guild") && !text.contains('['), "{text}");
    }
    let pantheon = stdout(&pharos(&["components", "duel+pantheon"]));
    assert!(pantheon.contains("Aphrodite") && !pantheon.contains("Coup"), "{pantheon}");
}

#[test]
fn games_lists_every_option() {
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["game"], "duel");
    assert_eq!(games[0]["expansions"], serde_json::json!(["pantheon", "agora"]));
    let options = games[0]["options"].as_array().unwrap();
    assert_eq!(options.len(), 9);
    let links = options.iter().find(|option| option["name"] == "links").unwrap();
    assert_eq!(links["needs"], serde_json::json!(["pantheon", "agora"]));
    for lang in ["en", "pl"] {
        let text = stdout(&pharos(&["games", "--lang", lang]));
        for word in ["first_game", "last_chooses", "+pantheon", "+agora", "takes_token", "off_pawn", "buildings"] {
            assert!(text.contains(word), "{word}: {text}");
        }
        assert!(!text.contains("[duel"), "{text}");
    }
}

#[test]
fn perft_counts_the_draft() {
    let output = pharos(&["perft", "duel", "--depth", "4", "--json"]);
    let counts: Vec<u64> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["count"].as_u64().unwrap())
        .collect();
    assert_eq!(counts, [4, 12, 24, 24]);
}

#[test]
fn help_explains_every_command() {
    let text = stdout(&pharos(&["--help"]));
    for command in ["games", "components", "play", "simulate", "replay", "perft"] {
        assert!(text.contains(command), "{text}");
        assert!(pharos(&[command, "--help"]).status.success());
    }
}
