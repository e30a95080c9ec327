//! What can be asked for on the command line.

use crate::text::Lang;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// How a table is named, shown below the list of commands.
const TABLES: &str = "A TABLE is written GAME[+EXPANSION...][/SEATS][:option=value,...], for example duel or \
    duel:wonders=first_game; 'pharos games' lists what there is.";

/// Where the engine's protocol is specified, shown below its options.
const PROTOCOL: &str = "Commands come on standard input and answers on standard output, a line each; an answer ends with \
    'ok' or is one line 'error CODE ...'. Try: info, new, state, legal, go, quit. docs/engine-protocol.md specifies it all.";

/// An open home for the 7 Wonders family of board games
#[derive(Parser, Debug)]
#[command(version, about, after_help = TABLES, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Language of everything that is shown: en or pl [default: from the locale]
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the games, their expansions, numbers of seats and rule options
    Games(GamesArgs),
    /// List every component of a game with cost and effects
    Components(ComponentsArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Let bots play many games and report statistics
    Simulate(SimulateArgs),
    /// Let bots play against each other on the same deals and measure who is stronger
    Match(MatchArgs),
    /// Answer other programs line by line: legal actions, chance, views, the best action
    #[command(after_help = PROTOCOL)]
    Engine(EngineArgs),
    /// Check a saved game event by event and show its score sheet
    Replay(ReplayArgs),
    /// Count the sequences of actions from the start of a game, to check the engine
    Perft(PerftArgs),
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ComponentsArgs {
    /// The table, for example duel
    pub(crate) table: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The table, for example duel
    #[arg(default_value = "duel")]
    pub(crate) table: String,
    /// Who plays in each seat: human, human:NAME, or a bot: novice, easy, medium, hard, master, random, greedy, mcts:ms=N
    #[arg(long, value_name = "LIST", default_value = "human,medium")]
    pub(crate) seats: String,
    /// Deal by this number: the same seed gives the same cards in the same places [default: a secret one]
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Go on with a saved game; table, seats and deal come from the file
    #[arg(long, value_name = "LOG", conflicts_with_all = ["table", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the game here when it ends or is left; an existing file is never overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// The table, for example duel
    pub(crate) table: String,
    /// How many games to play
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: String,
    /// Who plays in every seat: a level (novice, easy, medium, hard, master), random, greedy, mcts:iters=N, mcts:ms=N
    #[arg(long, value_name = "SPEC", default_value = "random")]
    pub(crate) bot: String,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// How many threads work [default: all cores]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The table, for example duel
    pub(crate) table: String,
    /// Who plays, one bot for each seat of the table, for example hard,mcts:ms=50,leaf=look. A part KEY=VALUE is a
    /// setting of the bot before it; any other part begins a new bot
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: String,
    /// How many games to play. Each deal is played once for every rotation of the bots over the seats, so the number
    /// is rounded up to whole deals
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: String,
    /// The same seed gives the same games, whatever the number of threads, unless a bot looks at the clock
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// How many games are played side by side [default: as many as the cores can play without slowing each other down]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<String>,
    /// Multiply the thinking time of bots that have one (from 0.001 to 1000)
    #[arg(long, value_name = "F", default_value = "1")]
    pub(crate) time_scale: String,
    /// Stop as soon as it is clear whether the first of two bots reaches the share P1 (accepted) or at most P0
    /// (rejected), for example 0.5,0.55. A sequential probability ratio test over whole deals, each one result of 0,
    /// 1/4, 1/2, 3/4 or 1; either error has a chance of about 5 %. After the last game it may stay undecided
    #[arg(long, value_name = "P0,P1")]
    pub(crate) sprt: Option<String>,
    /// Add every finished game to this file, and do not play again what is there already. Table, bots, seed and time
    /// scale must be those of the file; nothing in it is ever overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// The table of games that name no other, for example duel
    pub(crate) table: String,
    /// Who thinks when 'go' names no other bot
    #[arg(long, value_name = "SPEC", default_value = "hard")]
    pub(crate) bot: String,
    /// Make deals and bots repeatable: the same commands get the same answers [default: a secret one]
    #[arg(long)]
    pub(crate) seed: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The saved game
    pub(crate) log: PathBuf,
    /// Show the position after this many events
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// The table, for example duel
    pub(crate) table: String,
    /// How many actions deep
    #[arg(long, value_name = "N", default_value = "4")]
    pub(crate) depth: String,
    /// The seed of the deal
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Shows help in full, but a mistake in one line.
pub(crate) fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return if error.print().is_ok() { ExitCode::SUCCESS } else { ExitCode::from(1) };
    }
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return if error.print().is_ok() { ExitCode::from(2) } else { ExitCode::from(1) };
    }
    let whole = error.to_string();
    let lines: Vec<_> = whole.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let first = lines.join(" ");
    anstream::eprintln!("pharos: {} (see 'pharos --help')", first.strip_prefix("error: ").unwrap_or(&first));
    ExitCode::from(2)
}
