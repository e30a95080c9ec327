//! `pharos components`: every component of a game with cost and effects, to check against the box.

pub(crate) mod architects;
pub(crate) mod armada;
pub(crate) mod duel;
pub(crate) mod wonders;

use crate::any_game::AnyGame;
use crate::cli::ComponentsArgs;
use crate::failure::Failure;
use crate::text::Text;
use family::{Table, with_engine};
use std::io::Write;

pub(crate) fn run(args: &ComponentsArgs, text: &Text) -> Result<(), Failure> {
    let table: Table = args.table.parse()?;
    let mut out = anstream::stdout();
    with_engine!(table, |setup, G| match args.json {
        true => writeln!(out, "{}", G::components(&setup))?,
        false => G::print_components(&setup, &mut out, text)?,
    });
    Ok(())
}
