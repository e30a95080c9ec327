//! Plays at many tables of a server at once, and reports how it coped.
//!
//! The server runs as a process of its own, on this machine only, with its games in a folder that is removed after. It may
//! be killed without warning during play, and always is at the end, and started again: everything that it has acknowledged
//! must still be there.

mod checks;
mod player;
mod problem;
mod report;
mod rounds;
mod server_process;
mod sizes;
mod tables;

use clap::Parser;
use family::Table;
use problem::{Kind, Problem};
use report::Report;
use server_process::Server;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tables::Until;
use tokio::time::sleep;

/// How often it is looked at whether the time has come for the next kill.
const LOOK: Duration = Duration::from_millis(2);

/// Plays at many tables of a server at once, and reports how it coped
#[derive(Parser, Clone, Debug)]
#[command(args_override_self = true)]
struct Args {
    /// How many tables
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// What is played; if given several times, the tables take turns
    #[arg(long = "table", value_name = "TABLE", default_value = "duel")]
    kinds: Vec<Table>,
    /// How many rounds a second, at all tables together: a round is one move, or those that are made at the same time
    #[arg(long, alias = "moves-per-second", default_value_t = 500)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds_per_second: u32,
    /// How long, once everybody sits
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// Plays so many rounds at each table, however long they take
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: Option<u32>,
    /// Plays on after the rounds until every game is over, so that each answer can be looked for in a log
    #[arg(long, requires = "rounds")]
    to_the_end: bool,
    /// Kills the server so many times in the course of the rounds
    #[arg(long, requires = "rounds", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    kills: u32,
    /// Lets bots play some seats of every so-many-th table
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    bots_every: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Be the server, with its games in this folder
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match args.serve.clone() {
        Some(folder) => server_process::serve(folder),
        None => run(&args),
    };
    match done {
        Ok(code) => code,
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args))?;
    print!("{}", if args.json { report.json() } else { report.text() });
    Ok(if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(args: &Args) -> io::Result<Report> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(folder.path())?;
    let address = server.address();
    let seated = tables::seat_everybody(address.clone(), args.tables, &args.kinds, args.bots_every).await?;
    let all_seated = server.usage().await?;

    let until = match args.rounds {
        Some(_) if args.to_the_end => Until::End,
        Some(rounds) => Until::Rounds(rounds),
        None => Until::Time(Duration::from_secs(args.seconds.into())),
    };
    let progress = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let playing = tables::play(seated, args.rounds_per_second, until, &progress);
    let (mut played, kills) = {
        let mut kills = 0;
        let killing = kill(&mut server, args, &progress, &mut kills);
        tokio::pin!(playing);
        let played = tokio::select! {
            played = &mut playing => played,
            killed = killing => {
                killed?;
                playing.await
            }
        };
        (played, kills)
    };
    let time = match until {
        Until::Time(time) => time,
        Until::Rounds(_) | Until::End => start.elapsed(),
    };
    if kills < args.kills {
        let text = format!("the games ended after {kills} of {} kills", args.kills);
        played.problems.push(Problem::new(Kind::Wrong, text));
    }

    let usage = server.usage().await?;
    let now = || address.borrow().clone();
    let before = checks::states(&now(), &played).await;
    server.restart().await?;
    let after = checks::states(&now(), &played).await;
    let mut problems = checks::compare(&played, &before, &after);
    problems.extend(checks::logs(&now(), &played).await);
    played.problems.extend(problems);
    Ok(Report::new(time, kills, played, all_seated, usage))
}

/// Kills the server and starts it again whenever the next part of the rounds has been played, and counts it.
async fn kill(server: &mut Server, args: &Args, progress: &AtomicU64, kills: &mut u32) -> io::Result<()> {
    let rounds = u64::from(args.tables) * u64::from(args.rounds.unwrap_or_default());
    for kill in 1..=args.kills {
        while progress.load(Ordering::Relaxed) < rounds * u64::from(kill) / u64::from(args.kills + 1) {
            sleep(LOOK).await;
        }
        server.restart().await?;
        *kills += 1;
    }
    Ok(())
}
