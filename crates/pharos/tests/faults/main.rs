//! Disks that fail while people play: whatever the server acknowledged is there afterwards, and it recovers by itself.
//!
//! The system calls of a real server fail on demand (`preload.c`), at every stage of a transaction. Now and then the
//! server is killed, too. `make test` lets some faults happen; `make faults` a thousand.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

#[path = "../folder/mod.rs"]
mod folder;
mod plan;
mod player;
#[path = "../running/mod.rs"]
mod running;

use folder::Folder;
use plan::{Plan, Rule};
use player::Player;
use running::{Running, command};
use rustix::process::Signal;
use std::fs::{self, File};
use std::time::{Duration, Instant};
use table::{Rng, Xoshiro};

/// Faults in a run of `make test`. Every kind of them happens at least twice.
const FAULTS: usize = 24;
/// People who play at the same time, each at a table of their own.
const PLAYERS: u64 = 4;
/// How long the server may take to work again when a fault is gone. SQLite itself waits five seconds for a lock.
const RECOVERY: Duration = Duration::from_secs(20);

const EIO: i32 = 5;
const ENOSPC: i32 = 28;
const EMFILE: i32 = 24;

/// A kind of fault, and how it shows in the log if it does.
struct Kind {
    name: &'static str,
    rules: fn(&mut Xoshiro) -> Vec<Rule>,
    /// How many moves everybody may make before it has to have happened.
    moves: usize,
    /// How long it stays after it has happened.
    stays: fn(&mut Xoshiro) -> Duration,
}

fn shortly(rng: &mut Xoshiro) -> Duration {
    Duration::from_millis(rng.below(200) as u64)
}

/// A failed write, so that the connection is opened anew and nothing is in its cache, and then something else.
fn after_a_failure(rule: Rule) -> Vec<Rule> {
    vec![Rule::new("-wal", "write", ENOSPC, 0, 1), rule]
}

const KINDS: [Kind; 10] = [
    Kind {
        name: "the disk is full at a commit",
        rules: |rng| vec![Rule::new("-wal", "write", ENOSPC, rng.below(12), 1 + rng.below(8))],
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "a commit cannot be written",
        rules: |rng| vec![Rule::new("-wal", "write", EIO, rng.below(12), 1 + rng.below(8))],
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "a commit cannot be synced",
        rules: |rng| vec![Rule::new("-wal", "sync", EIO, rng.below(4), 1 + rng.below(3))],
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "the disk is full at a checkpoint",
        rules: |rng| vec![Rule::new(".db", "write", ENOSPC, rng.below(20), 1 + rng.below(50))],
        moves: 400,
        stays: shortly,
    },
    Kind {
        name: "a checkpoint cannot be synced",
        rules: |_| vec![Rule::new(".db", "sync", EIO, 0, 1)],
        moves: 400,
        stays: shortly,
    },
    Kind {
        name: "the write-ahead log cannot be read",
        rules: |rng| after_a_failure(Rule::new("-wal", "read", EIO, rng.below(20), 1 + rng.below(4))),
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "the database cannot be read",
        rules: |rng| after_a_failure(Rule::new(".db", "read", EIO, rng.below(8), 1 + rng.below(4))),
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "the database cannot be opened again",
        // SQLite keeps the file descriptor of the database itself and uses it again.
        rules: |rng| after_a_failure(Rule::new("-wal", "open", EMFILE, 0, 1 + rng.below(4))),
        moves: 40,
        stays: shortly,
    },
    Kind {
        name: "the disk is full for a while",
        rules: |_| ["-wal", ".db", "-shm"].map(|file| Rule::new(file, "write", ENOSPC, 0, 1_000_000)).to_vec(),
        moves: 40,
        stays: |rng| Duration::from_millis(100 + rng.below(400) as u64),
    },
    // Long enough that SQLite gives up waiting.
    Kind {
        name: "the lock of a transaction cannot be had",
        rules: |_| vec![Rule::new("-shm", "lock", EIO, 0, 1_000_000)],
        moves: 40,
        stays: |_| Duration::from_millis(6500),
    },
];

/// The stages of a transaction as the log names them, and the kinds of faults that can show at each.
const STAGES: [(&str, &[usize]); 4] =
    [("open: ", &[5, 6, 7]), ("begin: ", &[9]), ("write: ", &[5, 6]), ("commit: ", &[0, 1, 2])];
/// How many more faults may happen until every stage has failed.
const MORE: usize = 60;

/// A server whose calls fail by a plan, always on the same port.
struct FaultyServer {
    folder: Folder,
    library: String,
    plan: Plan,
    process: Option<Running>,
    address: String,
}

impl FaultyServer {
    fn new() -> Self {
        let folder = Folder::new("faults");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/preload.c");
        let library = folder.file("preload.so");
        let compiler = std::process::Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", &library, source, "-ldl", "-lpthread"])
            .status();
        assert!(compiler.is_ok_and(|status| status.success()), "a C compiler is needed");
        let plan = Plan::new(&folder.file("plan"));
        let mut server = Self { folder, library, plan, process: None, address: "127.0.0.1:0".to_owned() };
        server.start();
        server
    }

    fn start(&mut self) {
        let data = self.folder.file("data");
        let log = File::options().append(true).create(true).open(self.folder.file("log")).unwrap();
        let mut command =
            command(&["serve", "--listen", &self.address, "--data", &data, "--trust-proxy", "--creations", "100000"]);
        command.env("LD_PRELOAD", &self.library).env("PHAROS_FAULT_PLAN", self.plan.path()).stderr(log);
        let server = Running::from(&mut command);
        self.address = server.visitor().at().to_string();
        self.process = Some(server);
    }

    fn kill(&mut self) {
        self.process.take().unwrap().signal(Signal::KILL);
    }

    /// The healthz of a server that has recovered says ok.
    async fn recovers(&self, from: &str) {
        let since = Instant::now();
        loop {
            let health = self.process.as_ref().unwrap().visitor().get("/healthz").await;
            if health.as_ref().is_ok_and(|answer| answer.status == 200) {
                return;
            }
            assert!(since.elapsed() < RECOVERY, "the server does not recover: {from}: {health:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.file("log")).unwrap()
    }
}

/// Everybody plays until the fault has happened and is gone again.
async fn let_it_happen(
    server: &mut FaultyServer,
    players: &mut Vec<Player>,
    kind: &Kind,
    rng: &mut Xoshiro,
    kill: bool,
) {
    server.plan.begin(&(kind.rules)(rng));
    let playing: Vec<_> = players
        .drain(..)
        .map(|mut player| {
            let (plan, moves) = (server.plan.clone(), kind.moves);
            tokio::spawn(async move {
                for turn in 0..moves {
                    // A few moves more when it has happened: they fail or wait, and must come through in the end.
                    if plan.has_happened() && turn % 3 == 2 {
                        break;
                    }
                    player.play().await;
                }
                player
            })
        })
        .collect();
    let since = Instant::now();
    while !server.plan.has_happened() && !playing.iter().all(tokio::task::JoinHandle::is_finished) {
        assert!(since.elapsed() < Duration::from_secs(120), "nothing happens: {}", kind.name);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(server.plan.has_happened(), "the fault did not happen: {}", kind.name);
    tokio::time::sleep((kind.stays)(rng)).await;
    if kill {
        server.kill();
    }
    server.plan.end();
    if kill {
        server.start();
    }
    server.recovers(kind.name).await;
    for player in playing {
        let player = tokio::time::timeout(RECOVERY * 2, player).await;
        players.push(player.unwrap_or_else(|_| panic!("moves do not come through: {}", kind.name)).unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_fails_on_the_disk_nothing_acknowledged_is_lost() {
    let faults = std::env::var("PHAROS_FAULTS").ok().map_or(FAULTS, |text| text.parse().unwrap());
    let mut rng = Xoshiro::new(std::env::var("PHAROS_SEED").map_or(1, |text| text.parse().unwrap()));
    let mut server = FaultyServer::new();
    let mut players = Vec::new();
    for number in 0..PLAYERS {
        players.push(Player::new(&server.address, number).await);
    }
    let (mut happened, mut kills, mut checked) = (0, 0, 0);
    for fault in 0..faults + MORE {
        // Which call of SQLite fails is partly chance. Every stage of a transaction has to have failed once: otherwise this
        // test would say less than it seems to.
        let unseen = STAGES.into_iter().find(|(stage, _)| !server.log().contains(stage));
        let kind = match unseen {
            _ if fault < faults => &KINDS[fault % KINDS.len()],
            None => break,
            Some((stage, kinds)) => {
                assert!(fault + 1 < faults + MORE, "nothing failed at {stage}\n{}", server.log());
                &KINDS[kinds[fault % kinds.len()]]
            }
        };
        let kill = rng.below(4) == 0;
        let_it_happen(&mut server, &mut players, kind, &mut rng, kill).await;
        happened += 1;
        kills += usize::from(kill);
        for player in &mut players {
            checked += player.check(&mut rng).await;
        }
        if faults > FAULTS && (fault + 1) % 50 == 0 {
            println!("{} faults, {kills} kills, {checked} answers asked again", fault + 1);
        }
    }
    server.kill();
    server.start();
    let mut acknowledged = 0;
    for player in &mut players {
        player.check(&mut rng).await;
        acknowledged += player.acknowledged();
    }
    println!("{happened} faults, {} kills, {acknowledged} requests acknowledged, none lost", kills + 1);
    let log = server.log();
    assert!(log.contains("database or disk is full") && log.contains("disk I/O error"), "{log}");
}
