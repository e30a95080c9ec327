//! A short form of `make rounds`: seats that answer at the same moment, bots among them, and a kill in between.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use serde_json::Value;
use std::process::Command;

/// Eight rounds: the games are over then, so that every answer is looked for in their logs.
const ROUNDS: u64 = 8;

fn run(args: &[&str]) -> Value {
    let done = Command::new(env!("CARGO_BIN_EXE_load")).args(args).arg("--json").output().unwrap();
    let report = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{report}{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_str(&report).unwrap()
}

#[test]
fn nothing_is_lost_or_late_when_all_seats_answer_at_once_and_the_server_is_killed() {
    let tables: Vec<String> = (3..=8).map(|seats| format!("--table=toy/{seats}:rounds=2,ages=4")).collect();
    let mut args: Vec<&str> = tables.iter().map(String::as_str).collect();
    args.extend(["--tables=8", "--rounds=8", "--rounds-per-second=24", "--kills=1", "--bots-every=4"]);
    let report = run(&args);

    assert_eq!(report["rounds"], 8 * ROUNDS);
    assert_eq!(report["games_over"], 8);
    assert_eq!(report["kills"], 1);
    // Tables of 3 to 8, of 3 and of 4; two and one of those seats have bots.
    assert_eq!(report["answers"], (33 + 7 - 3) * ROUNDS);
    // What bots did in the very moment of the kill is not counted.
    assert!(report["bot_moves"].as_u64().is_some_and(|moves| (1..=3 * ROUNDS).contains(&moves)), "{report}");
    // In every fourth round of each table somebody changes their mind, in the others all answer at once.
    assert_eq!(report["changes"], 8 * ROUNDS / 4);
    assert_eq!(report["rounds_at_once"], 8 * ROUNDS * 3 / 4);
    for count in ["late", "refused", "lost", "doubled", "bots_restarted"] {
        assert_eq!(report[count], 0, "{count}: {report}");
    }
}

/// Games of 7 Wonders, with and without Armada, end after three ages, whether or not somebody had to choose between two rounds.
#[test]
fn every_answer_of_whole_games_of_7_wonders_is_in_their_logs_after_kills() {
    let tables: Vec<String> = (3..=7).map(|seats| format!("--table=wonders/{seats}")).collect();
    let mut args: Vec<&str> = tables.iter().map(String::as_str).collect();
    args.extend(["--table=wonders/4:edition=second,sides=chosen", "--table=wonders+armada/8"]);
    args.extend(["--table=wonders+armada/6:teams=pairs", "--tables=8", "--bots-every=6"]);
    args.extend(["--rounds=18", "--to-the-end", "--rounds-per-second=30", "--kills=2"]);
    let report = run(&args);

    assert_eq!(report["games_over"], 8);
    assert_eq!(report["kills"], 2);
    assert!(report["rounds"].as_u64().is_some_and(|rounds| rounds >= 8 * 18), "{report}");
    // In every fourth round, unless one alone had to choose in it.
    assert!(report["changes"].as_u64().is_some_and(|changes| changes >= 8 * 3), "{report}");
    for count in ["late", "refused", "lost", "doubled", "bots_restarted"] {
        assert_eq!(report[count], 0, "{count}: {report}");
    }
    // An update has the view of everybody's city in it, and stays small with seven of them.
    let updates = report["updates"].as_array().unwrap();
    assert_eq!(updates.len(), 8);
    let seven = updates.iter().find(|row| row["table"] == "wonders/7").unwrap();
    // Whoever came back after a kill was told the whole state instead.
    assert!(seven["count"].as_u64().is_some_and(|count| count >= 7 * 12), "{seven}");
    assert!(seven["mean_bytes"].as_u64().is_some_and(|bytes| bytes <= 12_000), "{seven}");
}

#[test]
fn games_in_turns_are_rounds_of_one() {
    let report = run(&["--tables=4", "--table=duel", "--table=architects/3", "--rounds=5", "--rounds-per-second=40"]);
    assert_eq!(report["rounds"], 20);
    assert_eq!(report["answers"], 20);
    assert_eq!(report["rounds_at_once"], 0);
}
