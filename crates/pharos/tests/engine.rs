//! The engine protocol on the real program, through pipes: `docs/engine-protocol.md` is what it has to keep.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod pipe;

use pipe::{Engine, TIMEOUT, value, without_time};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

/// Tests if a line is what the document says, where `…` stands for anything.
fn fits(line: &str, expected: &str) -> bool {
    let mut parts = expected.split('…');
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap()) else { return false };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    true
}

#[test]
fn the_session_of_the_document_goes_as_written() {
    let document = fs::read_to_string(root().join("docs/engine-protocol.md")).unwrap();
    let session = document.split("```session\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start_silently(&["duel"]);
    let mut lines = session.lines().peekable();
    let mut sent = 0;
    while let Some(expected) = lines.next() {
        if let Some(command) = expected.strip_prefix("> ") {
            engine.send(command);
            sent += 1;
        } else if expected == "…" {
            let next = lines.next().unwrap();
            while !fits(&engine.line(), next) {}
        } else {
            let line = engine.line();
            assert!(fits(&line, expected), "'{line}' is not '{expected}'");
        }
    }
    assert!(sent > 20, "only {sent} commands");
    assert!(engine.end().success());
}

#[test]
fn the_document_describes_every_command_and_every_error() {
    let document = fs::read_to_string(root().join("docs/engine-protocol.md")).unwrap();
    let commands = value(&Engine::start(&["duel"]).ask("info"), "commands");
    for command in commands.split(' ') {
        let heading = format!("### `{command}");
        assert!(document.lines().any(|line| line.starts_with(&heading)), "{command} has no section");
    }
    let source = fs::read_to_string(root().join("crates/pharos/src/engine/refusal.rs")).unwrap();
    let codes: Vec<_> = source.lines().filter_map(|line| line.split("=> \"").nth(1)?.split('"').next()).collect();
    assert_eq!(codes.len(), 15);
    for code in codes {
        assert!(document.contains(&format!("`{code}`")), "the code {code} is not described");
    }
}

#[test]
fn a_refereed_game_is_played_to_its_end_by_whatever_it_offers() {
    let mut engine = Engine::start(&["duel", "--bot", "mcts:iters=20,leaf=look"]);
    let mut due = engine.ask("new seed=5");
    let mut actions = 0;
    while !due.last().unwrap().starts_with("over ") {
        let (reveals, last) = due.split_at(due.len() - 1);
        assert!(reveals.iter().all(|line| line.starts_with("reveal ")), "{due:?}");
        let seat = last[0].strip_prefix("need act ").unwrap();
        let legal: Vec<_> = engine.ask("legal").iter().map(|line| line["action ".len()..].to_owned()).collect();
        assert!(!legal.is_empty() && legal.iter().all(|action| action.starts_with(seat)), "{legal:?}");
        let action = match actions % 3 {
            0 => engine.best("go"),
            1 => engine.best("go bot=greedy iters=5"),
            _ => legal[actions % legal.len()].clone(),
        };
        assert!(legal.contains(&action), "{action} is not in {legal:?}");
        due = engine.ask(&format!("play {action}"));
        actions += 1;
    }
    assert_eq!(engine.refused("play discard altar"), "over");
    assert_eq!(engine.refused("go iters=5"), "over");
    assert_eq!(engine.refused("reveal token law"), "over");
    assert!(engine.ask("legal").is_empty());

    let state = engine.ask("state");
    let over = value(&state, "over");
    let totals: Vec<i32> = over.split(' ').skip(2).map(|total| total.parse().unwrap()).collect();
    let rows: Vec<Vec<i32>> = state
        .iter()
        .filter_map(|line| line.strip_prefix("score "))
        .map(|row| row.split(' ').skip(1).map(|points| points.parse().unwrap()).collect())
        .collect();
    for (seat, total) in totals.iter().enumerate() {
        assert_eq!(rows.iter().map(|row| row[seat]).sum::<i32>(), *total, "{state:?}");
    }
    assert!(engine.end().success());
}

/// Plays a whole game of bots and gives its log.
fn saved_log(name: &str, seed: &str) -> String {
    let file = std::env::temp_dir().join(format!("pharos-engine-{}-{name}.log", std::process::id()));
    let _ = fs::remove_file(&file);
    let path = file.to_str().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_pharos"))
        .args(["play", "duel", "--seats", "greedy,random", "--seed", seed, "--save", path])
        .output()
        .unwrap();
    assert!(output.status.success());
    let log = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    log
}

/// The lines of a log without their checks.
fn bodies(log: &str) -> Vec<&str> {
    log.lines().map(|line| line.split(" #").next().unwrap().trim_end()).collect()
}

#[test]
fn a_game_dealt_elsewhere_is_followed_to_the_same_score() {
    let log = saved_log("follow", "12");
    let mut engine = Engine::start(&["duel"]);
    engine.ask("new mode=follow");
    let mut due = String::new();
    for event in bodies(&log).iter().filter(|line| line.starts_with(['A', 'B', '*'])) {
        let is_chance = event.starts_with('*');
        let (now, _) = engine.state();
        assert_eq!(now.starts_with("need chance "), is_chance, "{event}");
        let command = if is_chance { event.replacen('*', "reveal", 1) } else { format!("play {event}") };
        if is_chance {
            let begins = now.replacen("need chance", "reveal", 1);
            assert!(command.starts_with(&begins), "{command} is not what was due: {now}");
            assert_eq!(engine.refused("play A build altar"), "chance");
        } else {
            assert_eq!(engine.refused("reveal token law"), "chance");
        }
        let answer = engine.ask(&command);
        assert_eq!(answer.len(), 1, "a follower reveals nothing: {answer:?}");
        due = answer[0].clone();
    }
    assert_eq!(due.replacen("over", "end", 1), *bodies(&log).last().unwrap());

    // Nothing of its own is in the log: the same events, another header.
    let own = engine.ask("log").join("\n");
    let events = |log: &str| {
        let events: Vec<String> =
            bodies(log).iter().skip(5).filter(|l| !l.starts_with("seed")).map(|l| (*l).to_owned()).collect();
        events
    };
    assert_eq!(events(&own), events(&log));
    assert!(!own.contains("\nseed "));
}

#[test]
fn what_a_referee_reveals_another_engine_can_follow() {
    for table in ["duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"] {
        let mut referee = Engine::start(&[table, "--bot", "greedy", "--seed", "1"]);
        let mut follower = Engine::start(&[table, "--bot", "greedy"]);
        follower.ask("new mode=follow");
        let mut told = referee.ask("new");
        loop {
            for reveal in told.iter().filter(|line| line.starts_with("reveal ")) {
                follower.ask(reveal);
            }
            assert_eq!(follower.state(), referee.state());
            if told.last().unwrap().starts_with("over ") {
                break;
            }
            let play = format!("play {}", referee.best("go"));
            told = referee.ask(&play);
            follower.ask(&play);
        }
    }
}

#[test]
fn a_log_is_loaded_goes_on_as_dealt_and_comes_out_the_same() {
    let log = saved_log("load", "31");
    let mut engine = Engine::start(&["duel"]);
    for mode in ["referee", "follow"] {
        engine.ask(&format!("new mode={mode}"));
        let due = engine.ask(&format!("load\n{log}."));
        assert_eq!(due[0].replacen("over", "end", 1), *bodies(&log).last().unwrap());
        assert_eq!(engine.ask("log").join("\n") + "\n", log, "{mode}");
    }
    // Taken back and played again, the same cards come.
    engine.ask("new");
    engine.ask(&format!("load\n{log}."));
    engine.ask("undo 15");
    let half = engine.ask("log").join("\n") + "\n";
    assert!(half.contains("\nend unfinished") && half.contains("\nseed 31 "), "{half}");
    let events = bodies(&log);
    let mut next = bodies(&half).len() - 1;
    while let Some(action) = events.get(next).filter(|line| !line.starts_with("end ")) {
        let revealed = engine.ask(&format!("play {action}"));
        for line in &revealed[..revealed.len() - 1] {
            next += 1;
            assert_eq!(line.replacen("reveal", "*", 1), events[next]);
        }
        next += 1;
    }
    assert_eq!(engine.ask("log").join("\n") + "\n", log);

    let damaged = log.replacen(" law", " lax", 1).replacen("draft", "drift", 1);
    assert_eq!(engine.refused(&format!("load\n{damaged}.")), "log");
    assert_eq!(engine.refused("load\n."), "log");
    assert_eq!(engine.refused("load it\nquit\n."), "syntax");
    assert_eq!(engine.refused(&format!("load\n{}\n.", "x\n".repeat(600_000))), "log");
    assert_eq!(engine.ask("log").join("\n") + "\n", log, "a log that is refused changes nothing");
}

#[test]
fn a_secret_seed_stands_in_the_log_only_after_the_end() {
    let mut engine = Engine::start(&["duel", "--bot", "random"]);
    engine.ask("new");
    let first = engine.ask("state");
    while !engine.state().0.starts_with("over ") {
        assert!(!engine.ask("log").iter().any(|line| line.starts_with("seed ")));
        let best = engine.best("go");
        engine.ask(&format!("play {best}"));
    }
    let log = engine.ask("log");
    let seed = value(&log, "seed").split(' ').next().unwrap().to_owned();
    engine.ask(&format!("new seed={seed}"));
    assert_eq!(engine.ask("state"), first, "the seed told at the end is the one that dealt");
    engine.ask("new");
    assert_ne!(engine.ask("state"), first, "every game has a seed of its own");
}

#[test]
fn stop_ends_a_long_search_and_meanwhile_only_three_commands_are_heard() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask("new seed=2");
    let (_, before) = engine.state();
    let start = Instant::now();
    engine.send("go ms=60000");
    assert!(engine.line().starts_with("thinking seat=A bot=mcts:ms=60000"));
    for command in ["legal", "state", "go iters=1", "play draft sphinx", "new", "nonsense", "undo", "load\nx\nstop\n."]
    {
        assert_eq!(engine.refused(command), "busy", "{command}");
    }
    assert_eq!(engine.refused("stop now"), "syntax");
    engine.send("\nisready");
    assert_eq!(engine.line(), "readyok");
    std::thread::sleep(Duration::from_millis(100));
    engine.send("stop\nstop\nisready");
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.extend(engine.answer());
    }
    assert!(start.elapsed() < Duration::from_secs(30), "the search was not stopped");
    // One end for the search, one for each stop; `readyok` may come at any time.
    assert_eq!(answers.iter().filter(|line| *line == "ok").count(), 3, "{answers:?}");
    assert_eq!(answers.iter().filter(|line| line.starts_with("best A draft ")).count(), 1, "{answers:?}");
    assert_eq!(engine.ask("stop"), [""; 0], "without a search it is answered all the same");
    assert_eq!(engine.state().1, before);
}

#[test]
fn leaving_ends_a_search_with_its_answer() {
    let mut engine = Engine::start(&["duel"]);
    engine.ask("new seed=2");
    engine.send("go ms=60000\nquit\nlegal");
    let lines = engine.answer();
    assert!(lines[1].starts_with("best A draft "), "{lines:?}");
    assert_eq!(engine.answer(), ["ok"]);
    assert!(engine.lines.recv_timeout(TIMEOUT).is_err(), "nothing is said after quit");
    assert!(engine.end().success());

    let mut engine = Engine::start(&["duel"]);
    engine.ask("new seed=2");
    engine.send("go ms=60000");
    drop(engine.input.take());
    assert!(engine.answer()[1].starts_with("best A draft "));
    assert!(engine.end().success());
    assert!(Engine::start(&["duel"]).end().success());
}

#[test]
fn every_error_is_one_line_with_its_code_and_changes_nothing() {
    let mut engine = Engine::start(&["duel"]);
    for command in ["state", "legal", "log", "play draft sphinx", "reveal token law", "undo", "view A", "go"] {
        assert_eq!(engine.refused(command), "game", "{command}");
    }
    engine.ask("new seed=7");
    engine.ask("play draft sphinx");
    let before = (engine.ask("state"), engine.ask("log"));
    for (command, code) in [
        ("castle", "unknown"),
        ("PLAY draft colossus", "unknown"),
        ("play", "syntax"),
        ("play fly away", "syntax"),
        ("play draft", "syntax"),
        ("play draft colossus twice", "syntax"),
        ("play draft atlantis", "syntax"),
        ("play draft pyramids", "illegal"),
        ("play draft sphinx", "illegal"),
        ("play A draft colossus", "turn"),
        ("play C draft colossus", "syntax"),
        ("reveal token law", "chance"),
        ("new chess", "table"),
        ("new duel:speed=9", "table"),
        ("new mode=both", "syntax"),
        ("new seed=-1", "syntax"),
        ("new duel duel", "syntax"),
        ("position", "syntax"),
        ("position chess", "position"),
        ("position duel age=4", "position"),
        ("position duel age=2", "position"),
        ("position duel/2", "position"),
        ("legal Z", "syntax"),
        ("legal H", "syntax"),
        ("view", "syntax"),
        ("view H", "syntax"),
        ("undo 2", "undo"),
        ("undo 4294967295", "undo"),
        ("undo events=100", "undo"),
        ("undo 0", "syntax"),
        ("undo many", "syntax"),
        ("go bot=genius", "bot"),
        ("go bot=mcts:iters=0", "bot"),
        ("go iters=0", "syntax"),
        ("go ms=1 iters=1", "syntax"),
        ("go deep", "syntax"),
        ("go seat=A", "turn"),
        ("isready?", "unknown"),
        ("quit now", "syntax"),
        ("stop now", "syntax"),
    ] {
        assert_eq!(engine.refused(command), code, "{command}");
    }
    engine.send("isready now");
    assert_eq!(engine.refusal("isready now"), "syntax");
    assert_eq!((engine.ask("state"), engine.ask("log")), before);
    engine.ask("position duel age=2 structure=18:walls,19:forum");
    assert_eq!(engine.refused("log"), "log");
    assert_eq!(engine.refused("undo events=1"), "undo");
}

#[test]
fn garbage_never_ends_the_stream() {
    let mut engine = Engine::start(&["duel", "--seed", "1"]);
    engine.ask("new");
    let before = engine.ask("state");
    for garbage in
        [&b"\xff\xfe\x80\n"[..], b"\0\n", b"\x1b[2J\n", "łąka\n".as_bytes(), b"new\x07\n", &[b'x'; 70_000], b"\n"]
    {
        engine.send_bytes(garbage);
        if garbage.len() < 70_000 && garbage != b"\n" {
            assert_eq!(engine.refusal("garbage"), "line");
        }
    }
    assert_eq!(engine.refusal("a long line"), "line");
    engine.send_bytes(b"load\n\xff\n.\n");
    assert_eq!(engine.refusal("load"), "line");
    assert_eq!(engine.ask("state"), before);

    // Words of the protocol in no order, and the beginnings of all of them.
    let words = "play A B draft build reveal token law undo 1 view spectator legal position duel age=3 go iters=1 new \
        mode=follow mode=referee seed=3 state log bot=random top=2 seat=B . * = ; 99999999999999999999";
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut number = 1_u64;
    let mut next = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    for _ in 0..600 {
        let count = 1 + next(4);
        let line: Vec<_> = (0..count).map(|_| words[next(words.len())]).collect();
        let line = line.join(" ");
        let cut = &line[..1 + next(line.len())];
        engine.send(cut);
        engine.answer();
    }
    engine.send("isready");
    assert_eq!(engine.answer(), ["readyok"]);
    assert!(engine.end().success());
}

#[test]
fn undo_goes_back_to_every_earlier_choice_and_the_same_cards_come_again() {
    let mut engine = Engine::start(&["duel", "--bot", "greedy"]);
    engine.ask("new seed=9");
    let mut history = Vec::new();
    while history.len() < 30 && !engine.state().0.starts_with("over ") {
        let before = engine.ask("state");
        let play = format!("play {}", engine.best("go"));
        let told = engine.ask(&play);
        history.push((before, play, told));
    }
    let end = engine.ask("state");
    let log = engine.ask("log");
    for (before, play, told) in history.iter().rev() {
        engine.ask("undo");
        assert_eq!(engine.ask("state"), *before);
        assert_eq!(engine.ask(play), *told);
        engine.ask("undo 1");
    }
    assert_eq!(engine.refused("undo"), "undo");
    for (_, play, _) in &history {
        engine.ask(play);
    }
    assert_eq!(engine.ask("state"), end);
    assert_eq!(engine.ask("log"), log);
    engine.ask(&format!("undo {}", history.len()));
    assert_eq!(engine.ask("state"), history[0].0);
    let reveals = engine.ask("undo events=9");
    assert_eq!(reveals.len(), 10, "what was laid out is laid out again: {reveals:?}");
    assert_eq!(engine.ask("state"), history[0].0);
}

/// Gives the engine its own position; all is as before.
fn position_comes_back(engine: &mut Engine) -> String {
    let (due, position) = engine.state();
    let legal = engine.ask("legal");
    assert_eq!(engine.ask(&format!("position {position}")).concat(), due);
    assert_eq!(engine.state(), (due, position.clone()));
    assert_eq!(engine.ask("legal"), legal);
    position
}

#[test]
fn a_position_comes_back_as_it_was_given_and_play_goes_on() {
    let mut engine = Engine::start(&["duel", "--bot", "greedy", "--seed", "4"]);
    engine.ask("new duel:library=open seed=3");
    let mut played = 0;
    while !engine.state().0.starts_with("over ") {
        let best = engine.best("go");
        engine.ask(&format!("play {best}"));
        played += 1;
        if played % 4 != 0 {
            continue;
        }
        let position = position_comes_back(&mut engine);
        for viewer in ["A", "B", "spectator"] {
            // With the library open nothing is hidden from anybody.
            assert_eq!(engine.ask(&format!("view {viewer}")), [format!("view {viewer} {position}")]);
        }
    }
    assert!(played > 8, "the game goes on from every position");
}

#[test]
fn positions_with_expansions_come_back_and_views_keep_secrets() {
    for table in ["duel+pantheon", "duel+agora", "duel+pantheon+agora"] {
        let mut engine = Engine::start(&[table, "--bot", "greedy", "--seed", "4"]);
        engine.ask("new seed=3");
        let mut secrets = 0;
        let mut played = 0;
        while !engine.state().0.starts_with("over ") {
            let best = engine.best("go");
            engine.ask(&format!("play {best}"));
            played += 1;
            if played % 5 != 0 {
                continue;
            }
            position_comes_back(&mut engine);
            let [a, b] = ["A", "B"].map(|seat| engine.ask(&format!("view {seat}")).concat().split_off("view A ".len()));
            secrets += usize::from(a != b);
        }
        assert!(secrets > 0, "{table}: both always knew the same");
    }
}

#[test]
fn a_view_hides_what_the_seat_may_not_see() {
    let mut engine = Engine::start(&["duel"]);
    let position = "duel age=2 A.wonders=great_library+altar board=agriculture,architecture,economy,law,masonry \
        drawn=strategy,theology,urbanism structure=18:walls,19:forum pending=turn.B,turn_up,keep_token.A";
    engine.ask(&format!("position {position}"));
    assert_eq!(engine.ask("view A"), [format!("view A {position}")]);
    for viewer in ["B", "spectator"] {
        let hidden = position.replace("strategy,theology,urbanism", "hidden.3");
        assert_eq!(engine.ask(&format!("view {viewer}")), [format!("view {viewer} {hidden}")]);
    }
}

#[test]
fn the_same_seed_and_iterations_find_the_same() {
    let think = |seed: &str, other: &str| {
        let mut engine = Engine::start(&["duel", "--seed", seed]);
        let mut found = Vec::new();
        engine.ask("new seed=11");
        for command in ["go iters=150 top=9", "go iters=150 bot=mcts:ms=1,leaf=random,threads=2", "go bot=random"] {
            found.push(engine.ask(command));
        }
        // What happened before does not matter.
        engine.ask(other);
        engine.ask("position duel age=2 A.coins=20 structure=16:library,17:barracks,18:walls,19:forum");
        found.push(engine.ask("go iters=150"));
        found.push(engine.ask("go iters=150"));
        found.iter().map(|lines| without_time(lines)).collect::<Vec<_>>()
    };
    let found = think("1", "new");
    assert_eq!(found, think("1", "new seed=5 mode=referee"));
    assert_eq!(found[3], found[4], "the same question gets the same answer");
    assert!((2..=5).contains(&found[0].iter().filter(|line| line.starts_with("choice A draft ")).count()));
    let other = think("2", "new");
    assert_eq!(found[..3], other[..3], "the seed of a game is all that moves its bots");
}

#[test]
fn the_same_commands_get_the_same_answers_and_refused_ones_change_nothing() {
    let mut one = Engine::start(&["duel", "--seed", "1"]);
    let mut two = Engine::start(&["duel", "--seed", "1"]);
    for _ in 0..3 {
        for command in ["position duel age=2", "load\n.", "new chess", "new seed=x"] {
            one.refused(command);
        }
        assert_eq!(one.ask("new"), two.ask("new"));
    }
    assert_ne!(one.ask("new"), Engine::start(&["duel", "--seed", "2"]).ask("new"));
}

#[test]
fn bots_that_do_not_search_answer_at_once() {
    let mut engine = Engine::start(&["duel", "--bot", "novice"]);
    engine.ask("new seed=1");
    for command in ["go", "go ms=60000", "go bot=random iters=1000000000", "go bot=easy top=3"] {
        let lines = engine.ask(command);
        let best = value(&lines, "best");
        assert!(best.starts_with("A draft ") && best.contains(" visits=0 iters=0 "), "{best}");
    }
}

#[test]
fn help_names_the_specification() {
    let output = Command::new(env!("CARGO_BIN_EXE_pharos")).args(["engine", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    for part in ["--bot", "--seed", "docs/engine-protocol.md"] {
        assert!(help.contains(part), "{help}");
    }
}

#[test]
fn a_wrong_command_line_gets_one_line_and_exit_code_2() {
    for (args, part) in [
        (&["engine", "chess"][..], "unknown game 'chess'"),
        (&["engine", "duel", "--bot", "genius"], "unknown bot 'genius'"),
        (&["engine", "duel", "--seed", "x"], "'x' is no seed"),
        (&["engine"], "TABLE"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_pharos")).args(args).env("LC_ALL", "C.UTF-8").output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(part) && message.lines().count() == 1, "{args:?}: {message}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}
