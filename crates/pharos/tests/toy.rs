//! Seats that choose at the same time, through the commands that play, count and check: tried with the toy, which only
//! tests have.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod program;

use folder::Folder;
use program::{json, numbers, pharos, pharos_with, stderr, stdout};

#[test]
fn bots_play_each_other() {
    let report = json(&["simulate", "toy/8:ages=2", "--games", "50", "--bot", "random", "--seed", "1", "--json"]);
    assert_eq!(report["games"], 50);
    assert_eq!(report["decisions_per_game"], 48.0, "eight seats, three rounds, two ages");
    let report = json(&["match", "toy/4", "--bots", "mcts:iters=60,random,random,random", "--games", "40", "--json"]);
    let share = report["bots"][0]["share"].as_f64().unwrap();
    assert!(share > 0.3, "a search is better than chance: {share}");
}

#[test]
fn people_at_one_screen_choose_one_after_the_other_behind_a_curtain() {
    let folder = Folder::new("toy");
    let file = folder.file("game.log");
    let args = ["play", "toy/4", "--seats", "human:Ada,random,human:Bao,random", "--seed", "5", "--save", &file];
    let output = pharos_with(&args, &numbers(3));
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(
        text.matches("Press Enter when nobody else looks").count() >= 5,
        "before every choice but the first: {text}"
    );
    assert_eq!(text.matches("Opened").count(), 0, "a round is told deed by deed: {text}");

    let log = std::fs::read_to_string(&file).unwrap();
    let actors: String = log.lines().filter_map(|line| line.chars().next()).filter(|c| "ABCD".contains(*c)).collect();
    assert_eq!(actors, "ABCD".repeat(3), "choices stand in the order of seats");
    assert!(pharos(&["replay", &file]).status.success());
}

#[test]
fn a_choice_of_the_round_is_taken_back_before_it_opens() {
    let args = ["play", "toy/2", "--seats", "human:Ada,human:Bao", "--seed", "5"];
    let text = stdout(&pharos_with(&args, "\n1\n\nundo\n\n2\n\nquit\n"));
    assert!(text.contains("was taken back"), "{text}");
    assert!(text.rfind("Ada>").unwrap() > text.find("Bao>").unwrap(), "Ada is asked again: {text}");
}

#[test]
fn no_list_offers_it() {
    assert!(!stdout(&pharos(&["games"])).contains("toy"));
    assert!(stderr(&pharos(&["simulate", "chess"])).contains("the games are duel, architects"));
}
