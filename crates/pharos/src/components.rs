//! `pharos components`: every component of a game with cost and effects, to check against the box.

mod architects;
mod duel;

use crate::cli::ComponentsArgs;
use crate::failure::Failure;
use crate::text::Text;
use family::Table;
use serde_json::json;
use std::io::Write;

pub(crate) fn run(args: &ComponentsArgs, text: &Text) -> Result<(), Failure> {
    let table: Table = args.table.parse()?;
    let mut out = anstream::stdout();
    match table {
        Table::Duel(setup) if args.json => writeln!(out, "{}", json!(protocol::components::duel(setup.expansions)))?,
        Table::Duel(setup) => duel::print(&mut out, &setup, text)?,
        Table::Architects(_) if args.json => writeln!(out, "{}", json!(protocol::components::architects()))?,
        Table::Architects(_) => architects::print(&mut out, text)?,
    }
    Ok(())
}
