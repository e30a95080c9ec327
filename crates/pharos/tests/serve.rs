//! The server as a person starts it: its one line, its end, and what it survives.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;
mod running;

use client::Visitor;
use client::guest::{Guest, Heard, NOVICE, duel, request, seat};
use folder::Folder;
use protocol::{Command, Message, SeatPlan};
use running::{Running, command};
use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Output;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

fn run(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

/// Demands one line that contains this, and exit code 2.
fn refused(args: &[&str], part: &str) {
    let output = run(args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.starts_with("pharos: ") && message.contains(part), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?}");
}

#[tokio::test]
async fn it_says_where_it_is_and_ends_in_order() {
    for signal in [Signal::TERM, Signal::INT] {
        let folder = Folder::new("serve");
        let server = Running::start(&folder.file("data"));
        let mut ania = server.person("Ania").await;
        let table = ania.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
        let mut guest = Guest::sit(&ania, &table).await;
        server.signal(signal);
        while !matches!(guest.hear().await, Heard::End) {}
        assert_eq!(guest.stream.closed(), Some(1001), "the goodbye says that the server goes away");
        let (code, out, err) = server.end();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
        assert_eq!(out, "Pharos has stopped; every game goes on at the next start.\n");
    }
}

#[tokio::test]
async fn options_can_be_given_by_the_environment_and_in_polish() {
    let folder = Folder::new("environment");
    let mut command = command(&["--lang", "pl", "serve"]);
    command.env("PHAROS_LISTEN", "127.0.0.1:0").env("PHAROS_DATA", folder.file("data"));
    command.env("PHAROS_BASE_PATH", "/gry/").env("PHAROS_METRICS", "1").env("PHAROS_LOG", "json");
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Pharos działa pod adresem ").unwrap().to_owned();
    assert!(address.ends_with("/gry/"), "{address}");
    let mut visitor = Visitor::new(&address).unwrap();
    assert_eq!(visitor.get("/healthz").await.unwrap().status, 200);
    assert_eq!(visitor.get("/metrics").await.unwrap().status, 200);
    assert_eq!(visitor.get("/api/tables/secret-name?token=secret").await.unwrap().status, 404);
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let log = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = lines.iter().rfind(|line| line["message"] == "request").unwrap();
    assert_eq!((&last["route"], &last["status"]), (&"/gry/api/tables/{id}".into(), &404.into()), "{log}");
    assert!(!log.contains("secret"), "{log}");
    assert!(fs::metadata(folder.file("data")).unwrap().is_dir());
}

#[test]
fn what_it_cannot_do_is_said_in_one_line() {
    let folder = Folder::new("refused");
    let data = folder.file("data");
    refused(&["serve", "--data", &data, "--listen", "localhost"], "'localhost' is no address");
    refused(&["serve", "--data", &data, "--base-path", "games"], "'games' is no base path");
    refused(&["serve", "--data", &data, "--public-url", "example.org"], "'example.org' is no public address");
    let args = ["serve", "--data", &data, "--public-url", "https://example.org/a", "--base-path", "/b"];
    refused(&args, "must be the same, not '/b'");
    refused(&["serve", "--data", &data, "--bot-threads", "0"], "'0' is no number of threads");
    refused(&["serve", "--data", &data, "--log", "xml"], "xml");
    assert!(!fs::exists(&data).unwrap(), "nothing was made");

    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    refused(&["serve", "--data", &data, "--listen", &address], "something else is there already");
    refused(&["--lang", "pl", "serve", "--data", &data, "--listen", &address], "coś już tam działa");
    refused(&["serve", "--data", &data, "--listen", "192.0.2.1:80"], "cannot listen at 192.0.2.1:80");

    fs::write(&data, "a file").unwrap();
    refused(&["serve", "--listen", "127.0.0.1:0", "--data", &data], "cannot use");
}

#[tokio::test]
async fn a_damaged_database_is_said_to_be_and_left_alone() {
    let folder = Folder::new("damaged");
    let data = folder.file("data");
    fs::create_dir(&data).unwrap();
    let database = format!("{data}/pharos.db");
    fs::write(&database, "this was a database once").unwrap();
    refused(&["serve", "--listen", "127.0.0.1:0", "--data", &data], "is damaged");
    assert_eq!(fs::read_to_string(&database).unwrap(), "this was a database once");
    refused(&["--lang", "pl", "serve", "--listen", "127.0.0.1:0", "--data", &data], "jest uszkodzona");

    // A real one with its middle overwritten.
    fs::remove_file(&database).unwrap();
    let server = Running::start(&data);
    server.person("Ania").await;
    server.signal(Signal::TERM);
    assert_eq!(server.end().0, Some(0));
    let mut bytes = fs::read(&database).unwrap();
    let middle = bytes.len() / 2;
    bytes[100..middle].fill(0xa5);
    fs::write(&database, &bytes).unwrap();
    refused(&["serve", "--listen", "127.0.0.1:0", "--data", &data], "is damaged");
    assert_eq!(fs::read(&database).unwrap(), bytes);
}

#[tokio::test]
async fn two_servers_do_not_share_their_games() {
    let folder = Folder::new("shared");
    let data = folder.file("data");
    let server = Running::start(&data);
    refused(&["serve", "--listen", "127.0.0.1:0", "--data", &data], "another server already works with");
    assert_eq!(server.visitor().get("/healthz").await.unwrap().status, 200);
}

/// Two people at a table, who play until the server is gone. Each move the server acknowledged is counted.
async fn play_on(mut players: [Guest; 2], acknowledged: Arc<AtomicU32>) -> u32 {
    let mut version = 0;
    for i in 0.. {
        let [a, b] = &mut players;
        if a.is_over() {
            break;
        }
        let (mover, other) = if a.has_to_act() { (a, b) } else { (b, a) };
        let act = mover.first_action(&format!("m{i}"));
        let before = mover.game.as_ref().unwrap().version;
        if mover.stream.send(&act).await.is_err() {
            break;
        }
        let reply = loop {
            match mover.hear().await {
                Heard::Reply(reply) => break Some(reply),
                Heard::Told => {}
                Heard::End => break None,
            }
        };
        // What one has been told counts as much as an answer.
        let heard = |guest: &Guest| guest.game.as_ref().unwrap().version;
        version = version.max(heard(mover));
        let Some(reply) = reply else { break };
        assert_eq!(reply.refusal, None);
        version = version.max(reply.version);
        acknowledged.fetch_add(1, Ordering::Relaxed);
        let mut gone = false;
        for guest in [mover, other] {
            while heard(guest) <= before && !gone {
                gone = matches!(guest.hear().await, Heard::End);
            }
            version = version.max(heard(guest));
        }
        if gone {
            break;
        }
    }
    version
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_many_games_it_goes_on_with_nothing_lost() {
    let folder = Folder::new("killed");
    let data = folder.file("data");
    let server = Running::start(&data);
    let acknowledged = Arc::new(AtomicU32::new(0));
    let mut games = Vec::new();
    for i in 0..12 {
        let (mut ania, bartek) =
            (server.person(&format!("Ania {i}")).await, server.person(&format!("Bartek {i}")).await);
        let table = ania.create(&duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap();
        let mut guests = [Guest::sit(&ania, &table).await, Guest::sit(&bartek, &table).await];
        let sit = request("sit", Command::Sit { seat: seat("B") });
        assert_eq!(guests[1].ask(&sit).await.refusal, None);
        assert_eq!(guests[0].ask(&request("start", Command::Start)).await.refusal, None);
        for (guest, letter) in guests.iter_mut().zip(["A", "B"]) {
            assert_eq!(guest.ask(&request("look", Command::Look { seat: Some(seat(letter)) })).await.refusal, None);
        }
        games.push((table, [ania, bartek], tokio::spawn(play_on(guests, acknowledged.clone()))));
    }
    let start = Instant::now();
    while acknowledged.load(Ordering::Relaxed) < 200 {
        assert!(start.elapsed() < Duration::from_secs(60), "the games do not get on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.signal(Signal::KILL);
    drop(server);

    let server = Running::start(&data);
    for (table, people, playing) in games {
        let told = playing.await.unwrap();
        let [mut ania, bartek] = people.map(|person| person.moved(&server.address).unwrap());
        let Message::State { game: Some(game), .. } = ania.state(&table, Some("A")).await.unwrap() else { panic!() };
        // One more move may have reached the disk before the kill and its answer not the player.
        assert!(game.version >= told, "version {told} was told, {} is there", game.version);
        let mut guests = [Guest::sit(&ania, &table).await, Guest::sit(&bartek, &table).await];
        let [a, b] = &mut guests;
        assert_eq!((a.you.viewer, b.you.viewer), (Some(seat("A")), Some(seat("B"))));
        tokio::join!(a.play(), b.play());
    }
    server.signal(Signal::TERM);
    assert_eq!(server.end().0, Some(0));
}

/// Three people choose at the same time; the server is killed while one of them still thinks.
#[tokio::test]
async fn sealed_choices_survive_a_kill() {
    for text in ["toy/3", "wonders/3", "wonders/3:edition=second"] {
        sealed_choices_survive_a_kill_at(text).await;
    }
}

async fn sealed_choices_survive_a_kill_at(text: &str) {
    let folder = Folder::new("sealed");
    let data = folder.file("data");
    let server = Running::start(&data);
    let mut people = Vec::new();
    for name in ["Ania", "Bartek", "Celina"] {
        people.push(server.person(name).await);
    }
    let open = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open];
    let table = people[0].create(&client::guest::table(text, open)).await.unwrap();
    let mut guests = Vec::new();
    for person in &people {
        guests.push(Guest::sit(person, &table).await);
    }
    for (guest, letter) in guests.iter_mut().zip(["A", "B", "C"]).skip(1) {
        assert_eq!(guest.ask(&request("sit", Command::Sit { seat: seat(letter) })).await.refusal, None);
    }
    assert_eq!(guests[0].ask(&request("start", Command::Start)).await.refusal, None);
    for guest in &mut guests[..2] {
        guest.until(|guest| guest.round.question.is_some()).await;
        guest.act().await;
    }
    guests[1].until(|guest| guest.round.to_act == [seat("C")]).await;
    let sealed = |guest: &Guest| guest.round.question.as_ref().unwrap().sealed.clone();
    guests[0].until(|guest| sealed(guest).is_some()).await;
    let before: Vec<_> = guests[..2].iter().map(sealed).collect();
    assert!(before.iter().all(Option::is_some));
    server.signal(Signal::KILL);
    drop(server);

    let server = Running::start(&data);
    let mut guests = Vec::new();
    for person in people {
        guests.push(Guest::sit(&person.moved(&server.address).unwrap(), &table).await);
    }
    assert_eq!(guests[..2].iter().map(sealed).collect::<Vec<_>>(), before, "what was sealed is still sealed");
    assert_eq!(guests[2].round.to_act, [seat("C")]);
    let [a, b, c] = &mut guests[..] else { panic!("three guests") };
    tokio::join!(a.play(), b.play(), c.play());
}

#[tokio::test]
async fn a_backup_is_taken_while_the_server_runs_and_overwrites_nothing() {
    let folder = Folder::new("backup");
    let (data, file) = (folder.file("data"), folder.file("games.backup"));
    refused(&["backup", &file, "--data", &data], "there are no games in");
    assert!(!fs::exists(&file).unwrap());

    let server = Running::start(&data);
    let mut ania = server.person("Ania").await;
    let table = ania.create(&duel([SeatPlan::Me, NOVICE])).await.unwrap();
    let mut guest = Guest::sit(&ania, &table).await;
    for _ in 0..3 {
        guest.until(Guest::has_to_act).await;
        guest.act().await;
    }
    let output = run(&["backup", &file, "--data", &data]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("The games are copied to {file}.\n"));
    let copy = fs::read(&file).unwrap();
    refused(&["backup", &file, "--data", &data], "already there");
    assert_eq!(fs::read(&file).unwrap(), copy);
    let output = run(&["backup", &folder.file("nowhere/games"), "--data", &data]);
    assert_eq!(output.status.code(), Some(1), "there is no such folder");
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot write"));
    let version = guest.game.as_ref().unwrap().version;
    guest.play().await;
    drop(server);

    // The copy is a whole database: a server that starts on it has the game as it was.
    let restored = folder.file("restored");
    fs::create_dir(&restored).unwrap();
    fs::copy(&file, format!("{restored}/pharos.db")).unwrap();
    let server = Running::start(&restored);
    let mut ania = ania.moved(&server.address).unwrap();
    let Message::State { game: Some(game), .. } = ania.state(&table, Some("A")).await.unwrap() else { panic!() };
    assert!(game.version >= version && game.ending.is_none(), "{} {version}", game.version);
    Guest::sit(&ania, &table).await.play().await;
}
