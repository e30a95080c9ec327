//! `pharos play`: a game in the terminal, between people and bots.

mod architects;
mod board;
#[cfg(test)]
mod board_tests;
mod command;
mod duel;
mod lists;
mod session;
mod sheet;
mod tagged;
#[cfg(feature = "toy")]
mod toy;
mod wonders;

pub(crate) use architects::words as architects_words;
pub(crate) use board::{Board, Context, Name, OnTerminal};
pub(crate) use duel::words as duel_words;
pub(crate) use sheet::{result_lines, score_lines};
pub(crate) use wonders::explain as wonders_explain;
pub(crate) use wonders::words as wonders_words;

use crate::any_game::AnyGame;
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::replay::read_file;
use crate::seats::{parse_number, parse_players};
use crate::text::Text;
use family::{Table, read_log, with_engine, with_record};
use session::Session;
use std::path::PathBuf;
use table::log::Header;
use table::{Drawing, OsRng, Record, Rng, Seeded};

pub(crate) fn run(args: &PlayArgs, text: &Text) -> Result<(), Failure> {
    if let Some(path) = &args.save
        && path.exists()
    {
        return Err(Failure::Exists(path.clone()));
    }
    if let Some(path) = &args.resume {
        return resume(path.clone(), args, text);
    }
    let table: Table = args.table.parse()?;
    let players = match &args.seats {
        Some(list) => parse_players(list, table.seats())?,
        None => parse_players(&format!("human{}", ",medium".repeat(table.seats() - 1)), table.seats())?,
    };
    let seed = match &args.seed {
        Some(seed) => parse_number(seed, "error-seed")?,
        // Nobody knows this number, yet undo cannot be used to fish for other cards: the deal stays the same.
        None => os_rng()?.next_u64(),
    };
    let header = Header {
        table: table.to_string(),
        rules: table.rules_version(),
        seats: players.iter().map(ToString::to_string).collect(),
        seed: Some(seed),
        fair: None,
    };
    with_engine!(table, |setup, G| {
        let session = Session::<G>::new(header, players, Record::new(setup), args.save.clone(), text);
        session.run(Seeded::new(setup, seed))
    })
}

/// Goes on with a saved game.
fn resume(path: PathBuf, args: &PlayArgs, text: &Text) -> Result<(), Failure> {
    let source = read_file(&path)?;
    let (log, _, record) = read_log(&source).map_err(|error| Failure::Log(path, error))?;
    with_record!(record, |record| go_on(log.header, record, args.save.clone(), text))
}

/// Goes on where a record ends.
fn go_on<G: AnyGame>(header: Header, record: Record<G>, save: Option<PathBuf>, text: &Text) -> Result<(), Failure> {
    let players = parse_players(&header.seats.join(","), record.game().seats())?;
    let (seed, setup) = (header.seed, record.setup());
    let session = Session::new(header, players, record, save, text);
    match seed {
        Some(seed) => session.run(Seeded::<G>::new(setup, seed)),
        None => session.run(Drawing(os_rng()?)),
    }
}

fn os_rng() -> Result<OsRng, Failure> {
    OsRng::new().map_err(|error| Failure::NoRandomness(error.to_string()))
}
