//! What can be asked for on the command line.

use crate::text::Lang;
use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;

/// How a table is named, shown below the list of commands.
const TABLES: &str = "A TABLE is written GAME[+EXPANSION...][/SEATS][:option=value,...], for example duel or \
    duel+agora:wonders=first_game; 'pharos games' lists what there is.";

/// Where the engine's protocol is specified, shown below its options.
const PROTOCOL: &str = "Commands come on standard input and answers on standard output, a line each; an answer ends with \
    'ok' or is one line 'error CODE ...'. Try: info, new, state, legal, go, quit. docs/engine-protocol.md specifies it all.";

/// How the server can be told otherwise, shown below its options.
const SERVER: &str = "Each option can also be given by an environment variable: --base-path by PHAROS_BASE_PATH, and so on. \
    docs/hosting.md tells how to run a server for others.";

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
    /// Let people play in the browser, with bots or with each other
    #[command(after_help = SERVER)]
    Serve(ServeArgs),
    /// Copy all games of a server into one file, also while it runs
    Backup(BackupArgs),
    /// Let bots play many games and report statistics
    Simulate(SimulateArgs),
    /// Let bots play against each other on the same deals and measure who is stronger
    Match(MatchArgs),
    /// Answer other programs line by line: legal actions, chance, views, the best action
    #[command(after_help = PROTOCOL)]
    Engine(EngineArgs),
    /// Check a saved game event by event and show its score sheet
    Replay(ReplayArgs),
    /// Lay the cards of a saved game out again from its published secret, or its seed, and compare
    Verify(VerifyArgs),
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
    /// [default: human, and medium in every other seat]
    #[arg(long, value_name = "LIST")]
    pub(crate) seats: Option<String>,
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
pub(crate) struct ServeArgs {
    /// Where to listen: an IP address and a port; port 0 takes any that is free
    #[arg(long, env = "PHAROS_LISTEN", hide_env = true, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    pub(crate) listen: String,
    /// The folder of the games [default: pharos in $XDG_DATA_HOME or in ~/.local/share]
    #[arg(long, env = "PHAROS_DATA", hide_env = true, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// The path under which everything lies, for example /pharos [default: that of --public-url, or /]
    #[arg(long, env = "PHAROS_BASE_PATH", hide_env = true, value_name = "PATH")]
    pub(crate) base_path: Option<String>,
    /// The whole address by which people reach the server, if a proxy stands in front of it
    #[arg(long, env = "PHAROS_PUBLIC_URL", hide_env = true, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Believe the proxy in front when it says, in X-Forwarded-For, whom it speaks for
    #[arg(long, env = "PHAROS_TRUST_PROXY", hide_env = true, value_parser = FalseyValueParser::new())]
    pub(crate) trust_proxy: bool,
    /// Give metrics for Prometheus at /metrics
    #[arg(long, env = "PHAROS_METRICS", hide_env = true, value_parser = FalseyValueParser::new())]
    pub(crate) metrics: bool,
    /// Write every request to standard error [default: only what goes wrong]
    #[arg(long, env = "PHAROS_LOG", hide_env = true, value_name = "FORMAT")]
    pub(crate) log: Option<LogWord>,
    /// How many threads think for bots [default: all cores]
    #[arg(long, env = "PHAROS_BOT_THREADS", hide_env = true, value_name = "T")]
    pub(crate) bot_threads: Option<String>,
    /// The least time before a bot's move, so that people can follow [default: 600]
    #[arg(long, env = "PHAROS_BOT_PAUSE", hide_env = true, value_name = "MILLISECONDS")]
    pub(crate) bot_pause: Option<String>,
    /// How long a person may be away on their turn before the others may go on without them [default: 180]
    #[arg(long, env = "PHAROS_ABSENCE", hide_env = true, value_name = "SECONDS")]
    pub(crate) absence: Option<String>,
    /// How many may be connected at a time; one address gets at most a quarter [default: 10000]
    #[arg(long, env = "PHAROS_CONNECTIONS", hide_env = true, value_name = "N")]
    pub(crate) connections: Option<String>,
    /// How many unfinished tables a person may have made [default: 50]
    #[arg(long, env = "PHAROS_TABLES", hide_env = true, value_name = "N")]
    pub(crate) tables: Option<String>,
    /// How many new people and tables one address may make at once, and again in each hour [default: 300]
    #[arg(long, env = "PHAROS_CREATIONS", hide_env = true, value_name = "N")]
    pub(crate) creations: Option<String>,
}

/// How the log of the server is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogWord {
    /// For people
    Text,
    /// For programs: a JSON object a line
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// Where the copy goes; an existing file is never overwritten
    pub(crate) file: PathBuf,
    /// The folder of the games [default: pharos in $XDG_DATA_HOME or in ~/.local/share]
    #[arg(long, env = "PHAROS_DATA", hide_env = true, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
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
    /// Who plays, one bot for each seat of the table, for example hard,mcts:ms=50,leaf=look; or two bots, the second of
    /// which takes all seats that are left: hard,easy. A part KEY=VALUE is a setting of the bot before it; any other part
    /// begins a new bot
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
    /// At a table for two, stop as soon as it is clear whether the first bot reaches the share P1 (accepted) or at most P0
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
pub(crate) struct VerifyArgs {
    /// The saved game
    pub(crate) log: PathBuf,
    /// The commitment that you saw and kept before the deal: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<String>,
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
