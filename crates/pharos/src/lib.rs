//! The one program: play, serve, simulate, replay and inspect the games of the family.
//!
//! It is a library only so that its tests can be built with a game that people do not get; `main.rs` is the program.
//! `cli.rs` says what can be asked for; each command has a file of its own. Words that people read come from `i18n/`
//! through `text.rs`.

mod any_game;
mod backup;
mod cli;
mod components;
mod engine;
mod failure;
mod games;
mod matches;
mod perft;
mod play;
mod referee;
mod replay;
mod seats;
mod serve;
mod simulate;
mod statistics;
mod terminal;
mod text;
mod verify;

use clap::Parser;
use cli::{Cli, Command};
use failure::Failure;
use std::process::ExitCode;
use text::Text;

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return cli::explain(&error),
    };
    let text = Text::new(cli.lang.unwrap_or_else(text::Lang::from_environment));
    match run(cli.command, &text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("pharos: {}", failure.message(&text));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Command, text: &Text) -> Result<(), Failure> {
    match command {
        Command::Games(args) => games::run(&args, text),
        Command::Components(args) => components::run(&args, text),
        Command::Play(args) => play::run(&args, text),
        Command::Serve(args) => serve::run(&args, text),
        Command::Backup(args) => backup::run(&args, text),
        Command::Simulate(args) => simulate::run(&args, text),
        Command::Match(args) => matches::run(&args, text),
        Command::Engine(args) => engine::run(&args),
        Command::Replay(args) => replay::run(&args, text),
        Command::Verify(args) => verify::run(&args, text),
        Command::Perft(args) => perft::run(&args, text),
    }
}
