//! `pharos play`: a game in the terminal, between people and bots.

mod board;
mod command;
mod duel;
mod session;
mod sheet;

pub(crate) use board::{Board, Scene};
pub(crate) use duel::words as duel_words;
pub(crate) use sheet::{result_lines, score_lines};

use crate::any_game::{self, AnyGame, Visitor};
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::replay::read_file;
use crate::seats::{Player, parse_number, parse_players};
use crate::text::Text;
use family::{AnyRecord, Table, read_log};
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
    let players = parse_players(&args.seats, table.seats())?;
    let seed = match &args.seed {
        Some(seed) => parse_number(seed, "error-seed")?,
        // Nobody knows this number, yet undo cannot be used to fish for other cards: the deal stays the same.
        None => os_rng()?.next_u64(),
    };
    any_game::visit(table, Start { table, players, seed, save: args.save.clone(), text })
}

/// Opens a fresh game.
struct Start<'a> {
    table: Table,
    players: Vec<Player>,
    seed: u64,
    save: Option<PathBuf>,
    text: &'a Text,
}

impl Visitor for Start<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: AnyGame>(self, setup: G::Setup) -> Result<(), Failure> {
        let header = Header {
            table: self.table.to_string(),
            rules: G::RULES_VERSION,
            seats: self.players.iter().map(ToString::to_string).collect(),
            seed: Some(self.seed),
            fair: None,
        };
        let dealer = Seeded::<G>::new(setup, self.seed);
        Session::new(header, self.players, Record::new(setup), self.save, self.text).run(dealer)
    }
}

/// Goes on with a saved game.
fn resume(path: PathBuf, args: &PlayArgs, text: &Text) -> Result<(), Failure> {
    let source = read_file(&path)?;
    let (log, _, record) = read_log(&source).map_err(|error| Failure::Log(path, error))?;
    match record {
        AnyRecord::Duel(record) => resume_record(log.header, record, args, text),
    }
}

fn resume_record<G: AnyGame>(header: Header, record: Record<G>, args: &PlayArgs, text: &Text) -> Result<(), Failure> {
    let players = parse_players(&header.seats.join(","), record.game().seats())?;
    let seed = header.seed;
    let setup = record.setup();
    let session = Session::new(header, players, record, args.save.clone(), text);
    match seed {
        Some(seed) => session.run(Seeded::<G>::new(setup, seed)),
        None => session.run(Drawing(os_rng()?)),
    }
}

fn os_rng() -> Result<OsRng, Failure> {
    OsRng::new().map_err(|error| Failure::NoRandomness(error.to_string()))
}
