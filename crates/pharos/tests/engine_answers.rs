//! What `go` and `state` of the engine protocol promise: answers without delay, trees that are kept, figures at any time.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod pipe;

use pipe::{Engine, value, without_time};
use std::time::{Duration, Instant};

/// A figure of the line `best`.
fn figure(lines: &[String], key: &str) -> u64 {
    let best = value(lines, "best");
    let found = best.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    found.unwrap_or_else(|| panic!("no {key} in {best}")).parse().unwrap()
}

/// The action of the line `best`.
fn action(lines: &[String]) -> String {
    value(lines, "best").split_once(" win=").unwrap().0.to_owned()
}

#[test]
fn one_legal_action_is_answered_at_once_however_much_time_there_is() {
    let mut engine = Engine::start(&["duel"]);
    for (position, only) in [
        ("duel age=3 A.coins=0 structure=19:palace", "A discard palace"),
        (
            "architects/3 A.wonder=giza A.cards=wood,stone A.top=gear B.wonder=rhodes B.top=wood C.wonder=olympia \
             C.top=coin face_up=decor,culture,culture cat=B pending=act",
            "A build s1 wood,stone",
        ),
    ] {
        engine.ask(&format!("position {position}"));
        assert_eq!(engine.ask("legal"), [format!("action {only}")]);
        for command in ["go ms=5000", "go ms=5000 top=3 tree=new", "go bot=mcts:leaf=best ms=5000", "go bot=random"] {
            let start = Instant::now();
            let lines = engine.ask(command);
            assert!(start.elapsed() < Duration::from_secs(2), "{command}: {:?}", start.elapsed());
            assert_eq!(action(&lines), only);
            assert_eq!(figure(&lines, "iters"), 0, "{lines:?}");
            assert!(figure(&lines, "ms") < 100 && figure(&lines, "cpu") < 100, "{lines:?}");
        }
    }
}

/// Plays so many moves by `go`; gives for each of them the seat, and how many visits its tree had before.
fn kept_in_play(engine: &mut Engine, moves: usize, go: &str) -> Vec<(char, u64)> {
    let mut kept = Vec::new();
    for _ in 0..moves {
        let lines = engine.ask(go);
        let action = action(&lines);
        kept.push((action.chars().next().unwrap(), figure(&lines, "kept")));
        engine.ask(&format!("play {action}"));
    }
    kept
}

#[test]
fn a_search_goes_on_from_the_tree_of_the_seats_last_one() {
    let mut engine = Engine::start(&["duel"]);
    let go = "go iters=1500 bot=master";
    engine.ask("new seed=4");
    let kept = kept_in_play(&mut engine, 20, go);
    for seat in ['A', 'B'] {
        let visits: Vec<_> = kept.iter().filter(|(other, _)| *other == seat).map(|(_, visits)| *visits).collect();
        assert_eq!(visits[0], 0, "there was no search before: {kept:?}");
        assert!(visits.iter().filter(|&&visits| visits > 20).count() >= 3, "{kept:?}");
    }
    engine.ask("new seed=4");
    assert_eq!(kept_in_play(&mut engine, 20, go), kept, "the same questions in the same order");

    // Where there is a tree to go on from, whoever searches in another way or is told to begin anew does not.
    let moves = kept.iter().position(|(_, visits)| *visits > 20).unwrap();
    for (question, goes_on) in [
        ("go iters=7 bot=master", true),
        ("go ms=1 bot=mcts:leaf=best,priors=yes", true),
        ("go iters=1500 bot=master tree=new", false),
        ("go iters=1500 bot=mcts:leaf=look", false),
        ("go iters=1500 bot=mcts:leaf=best,priors=yes,c=0.5", false),
    ] {
        engine.ask("new seed=4");
        kept_in_play(&mut engine, moves, go);
        let now = figure(&engine.ask(question), "kept");
        assert_eq!(now, if goes_on { kept[moves].1 } else { 0 }, "{question}");
    }
}

#[test]
fn what_was_kept_counts_among_the_visits_and_another_limit_does_not_matter() {
    let mut engine = Engine::start(&["duel"]);
    // Whatever A takes, B has one answer, and A goes on with what is left.
    engine.ask("position duel age=3 A.coins=30 B.coins=0 structure=14:altar,15:baths,16:press,18:tavern,19:quarry");
    let first = engine.ask("go iters=4000 bot=master");
    assert_eq!(figure(&first, "kept"), 0);
    engine.ask(&format!("play {}", action(&first)));
    let reply = engine.ask("go iters=50 bot=greedy");
    engine.ask(&format!("play {}", action(&reply)));
    let second = engine.ask("go iters=10 bot=master top=99");
    let kept = figure(&second, "kept");
    assert!(kept > 100, "{second:?}");
    let visits: u64 = second
        .iter()
        .filter_map(|line| line.strip_prefix("choice ")?.split_once(" visits=")?.1.parse::<u64>().ok())
        .sum();
    // The first visit of a node tries none of its actions.
    assert_eq!(visits, kept + 10 - 1, "{second:?}");
    assert_eq!(figure(&second, "iters"), 10);
}

#[test]
fn a_tree_is_kept_also_when_each_position_is_given_as_a_whole() {
    let mut engine = Engine::start(&["duel"]);
    let go = "go iters=1500 bot=master";
    engine.ask("new seed=4");
    let kept = kept_in_play(&mut engine, 20, go);
    engine.ask("new seed=4");
    let mut moves = Vec::new();
    for _ in 0..20 {
        moves.extend(kept_in_play(&mut engine, 1, go));
        let (_, position) = engine.state();
        engine.ask(&format!("position {position}"));
    }
    let count = |kept: &[(char, u64)]| kept.iter().filter(|(_, visits)| *visits > 20).count();
    assert!(count(&kept) >= 4 && count(&moves) >= 4, "{kept:?} {moves:?}");
    // Neither another game nor a new one has a tree.
    engine
        .ask("position architects/2 A.wonder=giza A.top=gear B.wonder=rhodes B.top=wood face_up=decor,culture,economy");
    assert_eq!(figure(&engine.ask(go), "kept"), 0);
    engine.ask("new seed=4");
    assert_eq!(figure(&engine.ask(go), "kept"), 0);
}

#[test]
fn with_a_new_tree_the_answer_does_not_depend_on_earlier_searches() {
    let mut one = Engine::start(&["duel", "--seed", "1"]);
    let mut two = Engine::start(&["duel", "--seed", "1"]);
    one.ask("new seed=6");
    two.ask("new seed=6");
    let mut differed = 0;
    for _ in 0..16 {
        let kept = one.ask("go iters=400 bot=hard");
        let new = two.ask("go iters=400 bot=hard tree=new");
        assert_eq!(without_time(&one.ask("go iters=400 bot=hard tree=new")), without_time(&new));
        differed += usize::from(without_time(&kept) != without_time(&new));
        let play = format!("play {}", action(&new));
        assert_eq!(one.ask(&play), two.ask(&play));
    }
    assert!(differed > 2, "no tree was kept");
}

#[test]
fn a_limit_apart_from_the_settings_is_understood() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask("new seed=2");
    for (command, spec) in [
        ("go bot=mcts:leaf=best ms=20", "mcts:ms=20,leaf=best"),
        ("go ms=20 bot=mcts:leaf=best,priors=yes", "mcts:ms=20,leaf=best,priors=yes"),
        ("go bot=mcts iters=30", "mcts:iters=30"),
    ] {
        let lines = engine.ask(command);
        assert_eq!(lines[0], format!("thinking seat=A bot={spec}"));
        assert!(figure(&lines, "iters") > 0, "{lines:?}");
    }
    assert_eq!(engine.refused("go bot=mcts:leaf=best"), "bot");
    assert!(engine.end().success());
}

#[test]
fn a_search_that_tried_nothing_answers_with_what_looks_best() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask("position duel age=3 pawn=7 loot=A2,A5 A.coins=20 structure=18:palace,19:circus");
    let lines = engine.ask("go iters=1 bot=mcts:leaf=random");
    assert_eq!((action(&lines).as_str(), figure(&lines, "visits")), ("A build circus", 0));
    assert!(value(&lines, "best").contains(" win=1.000 "), "{lines:?}");
}

#[test]
fn processor_time_is_that_of_the_search_and_of_all_its_threads() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask("new seed=2");
    for threads in [1, 2] {
        let lines = engine.ask(&format!("go ms=400 bot=mcts:threads={threads}"));
        let (cpu, ms) = (figure(&lines, "cpu"), figure(&lines, "ms"));
        // A busy machine may give it little, but not nothing.
        assert!((5..=threads * ms + 50).contains(&cpu), "{lines:?}");
        assert!(ms >= 400, "{lines:?}");
    }
    assert!(figure(&engine.ask("go bot=random"), "cpu") < 50);
}

/// The points, sums, symbols and shields that `state` tells.
fn figures(lines: &[String]) -> Vec<String> {
    let is_figure =
        |line: &&String| ["score ", "total ", "symbols ", "shields "].iter().any(|word| line.starts_with(word));
    lines.iter().filter(is_figure).cloned().collect()
}

#[test]
fn state_tells_points_symbols_and_shields_in_mid_game() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask(
        "position duel age=2 pawn=3 loot=A2,A5,B5 A.coins=7 A.cards=workshop,apothecary,school,stable,walls,theater \
         A.wonders=sphinx,colossus+baths A.tokens=law B.coins=2 B.cards=altar structure=18:forum,19:brewery",
    );
    assert_eq!(
        figures(&engine.ask("state")),
        [
            "score blue 3 3",
            "score green 3 0",
            "score yellow 0 0",
            "score guilds 0 0",
            "score wonders 3 0",
            "score progress 0 0",
            "score treasury 2 0",
            "score military 5 0",
            "total 16 3",
            "symbols A wheel*2,plumb_bob,law",
            "shields A 5",
            "symbols B -",
            "shields B 0",
        ]
    );
    engine.ask(
        "position duel+pantheon+agora age=2 A.gods=ishtar,nisaba,mars A.tokens=law A.snake=workshop \
         B.cards=workshop,stable B.triggered=coup structure=18:walls,19:forum A.cubes=1.0.0.0.0.0 spaces=6:gate \
         decrees=1:shield,3:coins_on_red,5:coins_on_blue decks=mesopotamian:-,roman:-.-",
    );
    let told = engine.ask("state");
    assert_eq!(
        figures(&told)[figures(&told).len() - 4..],
        ["symbols A plumb_bob,law*2", "shields A 3", "symbols B plumb_bob", "shields B 3",]
    );
    for row in ["score gods ", "score senate ", "score progress "] {
        assert!(told.iter().any(|line| line.starts_with(row)), "{told:?}");
    }
    engine.ask(
        "position architects/3 A.wonder=giza A.cards=gear*2,tablet,shield,shield_horn_1,civic_3 A.top=gear \
         B.wonder=rhodes B.tokens=tactics B.top=wood C.wonder=olympia C.victory=2 C.top=coin \
         face_up=decor,culture,culture cat=B",
    );
    assert_eq!(
        figures(&engine.ask("state")),
        [
            "score stages 0 0 0",
            "score cat 0 2 0",
            "score blue 3 0 0",
            "score victory 0 0 6",
            "score progress 0 0 0",
            "total 3 2 6",
            "symbols A gear*2,tablet",
            "shields A 2",
            "symbols B -",
            "shields B 2",
            "symbols C -",
            "shields C 0",
        ]
    );
}

#[test]
fn state_tells_the_same_kinds_of_lines_from_the_first_to_the_last_moment() {
    for table in ["duel", "duel+pantheon+agora", "architects/4"] {
        let mut engine = Engine::start(&[table, "--bot", "greedy", "--seed", "3"]);
        engine.ask("new mode=follow");
        let kinds = |lines: &[String]| -> Vec<String> {
            figures(lines).iter().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect()
        };
        let nothing_dealt = engine.ask("state");
        let expected: Vec<_> = kinds(&nothing_dealt).into_iter().filter(|line| !line.starts_with("total")).collect();
        engine.ask("new");
        loop {
            let state = engine.ask("state");
            let told: Vec<_> = kinds(&state).into_iter().filter(|line| !line.starts_with("total")).collect();
            assert_eq!(told, expected, "{table}");
            let totals: Vec<i32> = value(&state, "total").split(' ').map(|total| total.parse().unwrap()).collect();
            let mut sums = vec![0; totals.len()];
            for row in state.iter().filter_map(|line| line.strip_prefix("score ")) {
                row.split(' ').skip(1).zip(&mut sums).for_each(|(points, sum)| *sum += points.parse::<i32>().unwrap());
            }
            assert_eq!(sums, totals, "{state:?}");
            if let Some(over) = state.iter().find_map(|line| line.strip_prefix("over ")) {
                assert!(over.ends_with(&value(&state, "total")), "{state:?}");
                break;
            }
            let best = engine.best("go");
            engine.ask(&format!("play {best}"));
        }
    }
}

#[test]
fn what_cannot_be_done_at_7_wonders_is_refused_in_one_line_and_changes_nothing() {
    let mut engine = Engine::start(&["wonders/3"]);
    engine.ask("new seed=1");
    let offers = engine.ask("legal A");
    let offered = |part: &str| {
        let words = offers.iter().find_map(|line| line.strip_prefix("action A ").filter(|words| words.contains(part)));
        words.unwrap_or_else(|| panic!("{part}: {offers:?}")).to_owned()
    };
    let chosen = offered("discard ");
    let held = chosen.trim_start_matches("discard ").to_owned();
    engine.ask(&format!("play A {chosen}"));
    let others = ["B", "C"].map(|seat| {
        let first = engine.ask(&format!("legal {seat}")).into_iter().find(|line| line.starts_with("action "));
        first.expect("the seat owes a choice").trim_start_matches("action ").to_owned()
    });
    let before = (engine.ask("state"), engine.ask("log"));
    for (command, code) in [
        ("new wonders/2".to_owned(), "table"),
        ("new wonders/8".to_owned(), "table"),
        ("position wonders/2".to_owned(), "position"),
        // A has chosen.
        (format!("play A {chosen}"), "turn"),
        ("play B discard palace".to_owned(), "illegal"),
        ("play B build palace".to_owned(), "illegal"),
        ("play B stage palace".to_owned(), "illegal"),
        ("play B fetch altar".to_owned(), "illegal"),
        (format!("play B discard {held}_3"), "syntax"),
        (format!("play {} left 9", others[0]), if others[0].contains("discard") { "syntax" } else { "illegal" }),
        ("play discard altar".to_owned(), "turn"),
        ("play D discard altar".to_owned(), "syntax"),
        ("go seat=A".to_owned(), "turn"),
    ] {
        assert_eq!(engine.refused(&command), code, "{command}");
    }
    assert_eq!((engine.ask("state"), engine.ask("log")), before);
    for other in others {
        engine.ask(&format!("play {other}"));
    }
    // The round has opened, and the card has gone.
    assert_eq!(engine.refused(&format!("play A {chosen}")), "illegal");
    assert_eq!(engine.ask("legal A").iter().filter(|line| line.starts_with("action A discard ")).count(), 6);
}
