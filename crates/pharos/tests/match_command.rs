//! `pharos match` on the real program: fair and repeatable games, its report, its file, its test, and bad input.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;

use folder::Folder;
use serde_json::Value;
use std::fs;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// `pharos match duel` with these arguments.
fn command(args: &[&str]) -> Command {
    command_at("duel", args)
}

/// `pharos match` at another table.
fn command_at(table: &str, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pharos"));
    command.args(["match", table]).args(args).env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The report for programs.
fn report(args: &[&str]) -> Value {
    read_report(&run(&[args, &["--json"]].concat()))
}

fn read_report(output: &Output) -> Value {
    assert!(output.status.success(), "{}", stderr(output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A report without what depends on the machine and on how often the match was interrupted.
fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads", "resumed"] {
        report.as_object_mut().unwrap().remove(key).unwrap();
    }
    report
}

/// A refusal: one line that contains `part`, exit code 2, no report.
fn assert_refused(args: &[&str], part: &str) {
    let output = run(args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.contains(part), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?}");
}

const MIXED: &str = "mcts:iters=20,leaf=look,priors=yes,greedy:temperature=0.5";

#[test]
fn the_same_seed_gives_the_same_match_whatever_the_number_of_threads() {
    let play =
        |seed, threads| timeless(report(&["--bots", MIXED, "--games", "24", "--seed", seed, "--threads", threads]));
    let one = play("5", "1");
    assert_eq!(one, play("5", "3"));
    assert_ne!(one, play("6", "1"));
}

#[test]
fn the_report_has_what_others_rely_on_and_its_sums_agree() {
    let report = report(&["--bots", "greedy:temperature=0.8,random", "--games", "61", "--seed", "4"]);
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
        "bots",
        "elo",
        "pairs",
    ] {
        assert!(!report[key].is_null(), "{key} is missing");
    }
    let sum = |values: &mut dyn Iterator<Item = &Value>| values.map(|value| value.as_u64().unwrap()).sum::<u64>();
    assert_eq!(report["games"], 62, "whole deals only");
    let draws = report["draws"].as_u64().unwrap();
    assert_eq!(sum(&mut report["wins_by_seat"].as_array().unwrap().iter()) + draws, 62);
    assert_eq!(sum(&mut report["endings"].as_object().unwrap().values()), 62);
    assert_eq!(sum(&mut report["pairs"].as_object().unwrap().values()), 31);

    let bots = report["bots"].as_array().unwrap();
    assert_eq!(sum(&mut bots.iter().map(|bot| &bot["wins"])) + draws, 62);
    assert!(bots.iter().all(|bot| bot["games"] == 62 && bot["shared"] == draws));
    let shares: f64 = bots.iter().map(|bot| bot["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    for (bot, spec) in bots.iter().zip(["greedy:temperature=0.8", "random"]) {
        assert_eq!(bot["spec"], spec);
        assert_eq!(sum(&mut bot["endings"].as_object().unwrap().values()), bot["wins"].as_u64().unwrap());
        let [low, share, high] = ["low", "share", "high"].map(|key| bot[key].as_f64().unwrap());
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{low} {share} {high}");
    }
}

#[test]
fn people_read_the_report_in_both_languages() {
    let args = ["--bots", "greedy,random", "--games", "4", "--sprt", "0.4,0.6"];
    for (lang, parts) in [
        ("en", ["bot 1", "Elo difference", "undecided between 40.00 % and 60.00 %"]),
        ("pl", ["bot 1", "różnica Elo", "nierozstrzygnięte między 40.00 % a 60.00 %"]),
    ] {
        let output = run(&[&args[..], &["--lang", lang]].concat());
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        assert!(parts.iter().all(|part| text.contains(part)), "{text}{}", stderr(&output));
        assert!(!text.contains('['), "a message is missing: {text}");
    }
}

#[test]
fn the_greedy_bot_beats_the_random_one_from_either_place_in_the_list() {
    for (bots, greedy) in [("greedy,random", 0), ("random,greedy", 1)] {
        let report = report(&["--bots", bots, "--games", "100"]);
        assert_eq!(report["games"], 100);
        let share = report["bots"][greedy]["share"].as_f64().unwrap();
        assert!(share >= 0.95, "{share}");
    }
}

#[test]
fn a_list_of_bots_splits_where_a_new_bot_begins() {
    let bots = "mcts:iters=3,leaf=look,priors=yes,mcts:iters=2";
    let report = report(&["--bots", bots, "--games", "2"]);
    assert_eq!(report["bots"][0]["spec"], "mcts:iters=3,leaf=look,priors=yes");
    assert_eq!(report["bots"][1]["spec"], "mcts:iters=2");
    let play = Command::new(env!("CARGO_BIN_EXE_pharos"))
        .args(["play", "duel", "--seed", "1", "--seats", bots])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(play.status.success(), "{}", stderr(&play));
}

#[test]
fn thinking_time_can_be_scaled() {
    let start = Instant::now();
    let report = report(&["--bots", "mcts:ms=2000,greedy", "--games", "2", "--time-scale", "0.001"]);
    assert_eq!(report["time_scale"], 0.001);
    assert!(start.elapsed() < Duration::from_secs(20), "some 70 decisions of 2 ms took {:?}", start.elapsed());
}

#[test]
fn the_sequential_test_stops_early_and_at_the_same_game_on_any_number_of_threads() {
    let test = |bots, threads| {
        let report = report(&["--bots", bots, "--games", "20000", "--sprt", "0.5,0.6", "--threads", threads]);
        assert!(report["games"].as_u64().unwrap() < 400, "{report}");
        timeless(report)
    };
    let accepted = test("greedy,random", "1");
    assert_eq!(accepted["sprt"]["decision"], "accepted");
    assert_eq!(accepted, test("greedy,random", "4"));
    assert_eq!(test("random,greedy", "2")["sprt"]["decision"], "rejected");

    let short = report(&["--bots", "greedy,random", "--games", "4", "--sprt", "0.5,0.6"]);
    assert_eq!(short["sprt"]["decision"], "undecided");
    assert_eq!(short["games"], 4);
}

#[test]
fn a_match_goes_on_from_its_file_to_the_same_report() {
    let folder = Folder::new("resume");
    let whole = folder.file("whole.txt");
    let bots = ["--bots", MIXED, "--seed", "9"];
    let go_on = |games: &str, file: &str| report(&[&bots[..], &["--games", games, "--resume", file]].concat());
    let straight = go_on("20", &whole);
    assert_eq!(straight["resumed"], 0);
    let text = fs::read_to_string(&whole).unwrap();
    assert_eq!(text.lines().count(), 21, "a line for the match and one for each game");

    // Every third game is missing, also from the middle of a deal.
    let part = folder.file("part.txt");
    let kept: String = text.split_inclusive('\n').zip(0..).filter(|(_, i)| i % 3 != 2).map(|(line, _)| line).collect();
    fs::write(&part, &kept).unwrap();
    let resumed = go_on("20", &part);
    assert_eq!(resumed["resumed"].as_u64().unwrap() as usize, kept.lines().count() - 1);
    assert_eq!(timeless(resumed), timeless(straight.clone()));
    let after = fs::read_to_string(&part).unwrap();
    assert!(after.starts_with(&kept), "lines are added, nothing else");
    assert_eq!(after.lines().count(), 21);

    // All is there: nothing is played, nothing is written. Fewer games are asked for: only these count.
    assert_eq!(timeless(go_on("20", &part)), timeless(straight));
    assert_eq!(go_on("8", &part)["games"], 8);
    assert_eq!(fs::read_to_string(&part).unwrap(), after);
    let longer = go_on("24", &part);
    assert_eq!((longer["resumed"].as_u64(), longer["games"].as_u64()), (Some(20), Some(24)));
}

#[test]
fn a_file_that_does_not_fit_is_refused_and_left_as_it_is() {
    let folder = Folder::new("refuse");
    let file = folder.file("match.txt");
    let bots = ["--bots", "greedy,random", "--games", "4", "--resume", &file];
    assert!(run(&bots).status.success());
    let good = fs::read_to_string(&file).unwrap();
    for (other, part) in [
        (&["--bots", "random,greedy"][..], "bots=greedy,random instead of bots=random,greedy"),
        (&["--bots", "greedy,random", "--seed", "2"], "seed=1 instead of seed=2"),
        (&["--bots", "greedy,random", "--time-scale", "2"], "time_scale=1 instead of time_scale=2"),
    ] {
        assert_refused(&[other, &["--resume", &file]].concat(), part);
        assert_eq!(fs::read_to_string(&file).unwrap(), good);
    }
    for (bad, line) in [
        (good.replacen("decisions=", "decisions=1", 1), 2),
        (good[..good.len() - 9].to_owned(), 5),
        (good.clone() + good.lines().last().unwrap() + "\n", 6),
        ("precious\n".to_owned(), 1),
    ] {
        fs::write(&file, &bad).unwrap();
        assert_refused(&bots, &format!("match.txt, line {line}: "));
        assert_eq!(fs::read_to_string(&file).unwrap(), bad);
    }
    for no_file in [folder.file(".").as_str(), "/dev/zero"] {
        assert_refused(&["--bots", "greedy,random", "--resume", no_file], "cannot read");
    }
}

#[test]
fn bad_input_gets_one_line_that_names_it_and_exit_code_2() {
    for (args, part) in [
        (&[][..], "--bots"),
        (&["--bots", "greedy"], "2 seats, but --bots names 1"),
        (&["--bots", "greedy,greedy,greedy"], "names 3"),
        (&["--bots", "greedy,human"], "unknown bot 'human'"),
        (&["--bots", "greedy,"], "unknown bot ''"),
        (&["--bots", "ms=5,greedy"], "unknown bot 'ms=5'"),
        (&["--bots", "mcts:iters=5,speed=9,greedy"], "unknown bot 'mcts:iters=5,speed=9'"),
        (&["--bots", "greedy,random", "--games", "0"], "'0' is no number of games"),
        (&["--bots", "greedy,random", "--games", "18446744073709551615"], "is no number of games"),
        (&["--bots", "greedy,random", "--seed", "x"], "'x' is no seed"),
        (&["--bots", "greedy,random", "--threads", "0"], "'0' is no number of threads"),
        (&["--bots", "greedy,random", "--time-scale", "0"], "'0' is no time scale"),
        (&["--bots", "greedy,random", "--time-scale", "NaN"], "'NaN' is no time scale"),
        (&["--bots", "greedy,random", "--time-scale", "1e9"], "'1e9' is no time scale"),
        (&["--bots", "greedy,random", "--sprt", "0.5"], "'0.5' are no two shares"),
        (&["--bots", "greedy,random", "--sprt", "0.6,0.5"], "'0.6,0.5' are no two shares"),
    ] {
        assert_refused(args, part);
    }
    assert!(run(&["--help"]).status.success());
}

fn report_at(table: &str, args: &[&str]) -> Value {
    read_report(&command_at(table, &[args, &["--json"]].concat()).output().unwrap())
}

#[test]
fn at_larger_tables_every_bot_sits_in_every_seat_and_the_sums_agree() {
    for seats in [2, 4, 7] {
        let table = format!("architects/{seats}");
        let report = report_at(&table, &["--bots", "greedy,random", "--games", "41"]);
        let games = report["games"].as_u64().unwrap();
        assert_eq!(games, 41_u64.next_multiple_of(seats), "whole deals only");
        let bots = report["bots"].as_array().unwrap();
        assert_eq!(bots.len() as u64, seats, "the second bot takes all seats that are left");
        assert!(bots[0]["spec"] == "greedy" && bots[1..].iter().all(|bot| bot["spec"] == "random"));
        let sum = |key: &str| bots.iter().map(|bot| bot[key].as_f64().unwrap()).sum::<f64>();
        assert!((sum("share") - 1.0).abs() < 1e-9);
        assert!((sum("place") - (seats * (seats + 1) / 2) as f64).abs() < 1e-9);
        let points = report["mean_score_by_seat"].as_array().unwrap().iter().map(|mean| mean.as_f64().unwrap());
        assert!((sum("points") - points.sum::<f64>()).abs() < 1e-6);
        let best = |key: &str| bots[0][key].as_f64().unwrap();
        assert!(best("share") > 1.5 / seats as f64 && best("place") < (seats + 1) as f64 / 2.0, "{report}");
        assert_eq!(report["elo"].is_null(), seats > 2);
    }
}

#[test]
fn two_names_are_the_same_match_as_one_for_each_seat() {
    let folder = Folder::new("seats");
    let file = folder.file("match.txt");
    let play = |bots, threads| {
        let args = ["--bots", bots, "--games", "8", "--seed", "3", "--threads", threads, "--resume", &file];
        report_at("architects/4", &args)
    };
    let first = play("greedy,random", "2");
    let again = play("greedy,random,random,random", "1");
    assert_eq!((first["resumed"].as_u64(), again["resumed"].as_u64()), (Some(0), Some(8)));
    assert_eq!(timeless(first), timeless(again));
}

#[test]
fn a_larger_table_says_what_is_wrong_with_its_bots() {
    for (args, part) in [
        (&["--bots", "greedy"][..], "4 seats, but --bots names 1"),
        (&["--bots", "greedy,random,random"], "4 seats, but --bots names 3"),
        (&["--bots", "greedy,random", "--sprt", "0.5,0.6"], "--sprt compares two bots, not 4"),
    ] {
        let output = command_at("architects/4", args).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(part), "{args:?}: {}", stderr(&output));
    }
    let output =
        command_at("architects/3", &["--bots", "greedy,random", "--games", "3", "--lang", "pl"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("średnie miejsce") && text.contains("średnia punktów") && !text.contains('['), "{text}");
}

/// Ctrl-C in the middle: the report is about what was played, and the file holds exactly that.
#[test]
#[cfg(unix)]
fn an_interrupted_match_reports_what_was_played() {
    let folder = Folder::new("interrupt");
    let file = folder.file("match.txt");
    let args = ["--bots", "random,random", "--games", "100000000", "--resume", &file, "--json"];
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    let start = Instant::now();
    while lines() < 10 && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let report = read_report(&output);
    assert!(stderr(&output).contains("stopped after"), "{}", stderr(&output));
    assert_eq!(report["games"].as_u64().unwrap() as usize, lines() - 1);
    assert_eq!(report["bots"][0]["games"], report["games"]);
}
