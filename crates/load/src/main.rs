//! Plays at many tables of a server at once, and says how it bore it.
//!
//! The server runs as a process of its own, on this machine only, with its games in a folder that is removed after.
//! At the end it is killed without warning and started again: every move it has acknowledged must still be there.

mod house;
mod report;
mod tables;

use clap::Parser;
use family::Table;
use house::House;
use report::Report;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Plays at many tables of a server at once, and says how it bore it
#[derive(Parser, Clone, Debug)]
struct Args {
    /// How many tables
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// What is played; said several times, the tables take turns
    #[arg(long = "table", value_name = "TABLE", default_value = "duel")]
    kinds: Vec<Table>,
    /// How many moves a second, at all tables together
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    moves_per_second: u32,
    /// How long, once everybody sits
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
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
        Some(folder) => house::serve(folder),
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
    Ok(if report.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(args: &Args) -> io::Result<Report> {
    let folder = tempfile::tempdir()?;
    let mut house = House::start(folder.path())?;
    let seated = tables::seat_everybody(&house.address, args.tables, &args.kinds).await?;
    let idle = house.memory()?;
    let cpu = house.cpu_time()?;
    let played = tables::play(seated, args.moves_per_second, Duration::from_secs(args.seconds.into())).await;
    let cpu = house.cpu_time()? - cpu;
    let memory = house.memory()?;
    let before = tables::look(&house.address, &played).await;
    house.kill()?;
    let house = House::start(folder.path())?;
    let after = tables::look(&house.address, &played).await;
    let problems = tables::compare(&played, &before, &after);
    Ok(Report::new(args.seconds, played, idle, memory, cpu, problems))
}
