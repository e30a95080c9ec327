//! The senate: its six chambers with cubes, control and decrees, and what the players still have beside it.

use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use duel::{Chamber, Duel, Expansion};
use table::{Game, Seat};

/// Columns of a chamber at most, and from which on a decree has its whole label.
const WIDEST: usize = 24;
const WHOLE_LABEL: usize = 20;

/// Lines of the senate; none where it is not played.
pub(super) fn draw(game: &Duel, context: &Context<'_>) -> Vec<Line> {
    if !game.setup().plays(Expansion::Agora) {
        return Vec::new();
    }
    let (text, senate) = (context.text, game.senate());
    let width = (context.width / Chamber::NUM).min(WIDEST);
    let mut cubes = Line::new();
    for chamber in Chamber::ALL {
        let end = cubes.width() + width;
        cubes.push(&format!("{chamber} "), DIM);
        let control = senate.controller(chamber).map_or_else(|| "·".to_owned(), |seat| seat.to_string());
        let counts = format!("{}:{}", senate.cubes(Seat::A, chamber), senate.cubes(Seat::B, chamber));
        cubes.push(&counts, PLAIN);
        cubes.push(&format!(" {control}"), BOLD);
        cubes.push(&format!(" {}", words::points_short(chamber.points(), text)), DIM);
        cubes.pad_to(end);
    }
    let mut lines = heading(game, context);
    lines.push(cubes);
    // Insider Influence may lay one decree under another.
    let most = Chamber::ALL.map(|chamber| senate.decrees_in(chamber).count()).into_iter().max().unwrap_or(0);
    for nth in 0..most {
        let mut decrees = Line::new();
        for chamber in Chamber::ALL {
            let end = decrees.width() + width;
            decrees.push("  ", PLAIN);
            let style = if senate.controller(chamber).is_some() { PLAIN } else { DIM };
            match senate.decrees_in(chamber).nth(nth) {
                Some(Some(decree)) if width >= WHOLE_LABEL => {
                    decrees.cell(&words::decree(Some(decree), text), width - 2, style);
                }
                Some(Some(decree)) => decrees.cell(&words::decree_short(decree, text), width - 2, style),
                Some(None) => decrees.cell("░░░", width - 2, DIM),
                None => decrees.cell("–", width - 2, DIM),
            }
            decrees.pad_to(end);
        }
        lines.push(decrees);
    }
    lines
}

/// Cubes in supply, and the deck of conspiracies with what the viewer knows of it.
fn heading(game: &Duel, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let supply = [("a", game.supply(Seat::A).into()), ("b", game.supply(Seat::B).into())];
    let count = game.conspiracies_in_deck().into();
    let top = context.viewer.and_then(|seat| game.view(Some(seat)).conspiracies.top).and_then(|(_, plot)| plot);
    let deck = match top {
        Some(plot) => {
            text.with("duel-heading-plots-top", &[("count", count), ("plot", words::plot(plot, text).into())])
        }
        None => text.with("duel-heading-plots", &[("count", count)]),
    };
    let parts = [text.say("duel-heading-senate"), text.with("duel-heading-supply", &supply), deck];
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}
