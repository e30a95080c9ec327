//! `pharos play`: a game in the terminal, between people and bots.

mod architects;
mod board;
mod command;
mod deed;
mod duel;
mod lists;
#[cfg(test)]
mod looks;
mod session;
mod sheet;

pub(crate) use architects::words as architects_words;
pub(crate) use board::{Board, Name, Scene};
pub(crate) use duel::words as duel_words;
pub(crate) use sheet::{result_lines, score_lines};

use crate::any_game::{self, AnyGame, RecordVisitor, Visitor};
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::replay::read_file;
use crate::seats::{Player, parse_number, parse_players};
use crate::text::Text;
use family::{Table, read_log};
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
    any_game::visit_record(record, Resume { header: log.header, save: args.save.clone(), text })
}

/// Goes on where a record ends.
struct Resume<'a> {
    header: Header,
    save: Option<PathBuf>,
    text: &'a Text,
}

impl RecordVisitor for Resume<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: AnyGame>(self, record: Record<G>) -> Result<(), Failure> {
        let Self { header, save, text } = self;
        let players = parse_players(&header.seats.join(","), record.game().seats())?;
        let (seed, setup) = (header.seed, record.setup());
        let session = Session::new(header, players, record, save, text);
        match seed {
            Some(seed) => session.run(Seeded::<G>::new(setup, seed)),
            None => session.run(Drawing(os_rng()?)),
        }
    }
}

fn os_rng() -> Result<OsRng, Failure> {
    OsRng::new().map_err(|error| Failure::NoRandomness(error.to_string()))
}
