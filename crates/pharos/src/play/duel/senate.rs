//! The senate: its six chambers with cubes, control and decrees, and what the players still have beside it.

use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use protocol::duel::{DuelPlots, DuelView};

/// Columns of a chamber at most, and from which on a decree has its whole label.
const WIDEST: usize = 24;
const WHOLE_LABEL: usize = 20;

/// Lines of the senate; none where it is not played.
pub(super) fn draw(view: &DuelView, context: &Context<'_>) -> Vec<Line> {
    let Some(plots) = &view.plots else { return Vec::new() };
    let text = context.text;
    let width = (context.width / view.senate.len()).min(WIDEST);
    let mut cubes = Line::new();
    for chamber in &view.senate {
        let end = cubes.width() + width;
        cubes.push(&format!("{} ", chamber.chamber), DIM);
        let control = chamber.controller.map_or_else(|| "·".to_owned(), String::from);
        let counts: Vec<_> = chamber.cubes.iter().map(u8::to_string).collect();
        cubes.push(&counts.join(":"), PLAIN);
        cubes.push(&format!(" {control}"), BOLD);
        cubes.push(&format!(" {}", words::points_short(chamber.points, text)), DIM);
        cubes.pad_to(end);
    }
    let mut lines = heading(view, plots, context);
    lines.push(cubes);
    // Insider Influence may lay one decree under another.
    let most = view.senate.iter().map(|chamber| chamber.decrees.len()).max().unwrap_or(0);
    for nth in 0..most {
        let mut decrees = Line::new();
        for chamber in &view.senate {
            let end = decrees.width() + width;
            decrees.push("  ", PLAIN);
            let style = if chamber.controller.is_some() { PLAIN } else { DIM };
            match chamber.decrees.get(nth).map(|decree| &decree.id) {
                Some(Some(decree)) if width >= WHOLE_LABEL => {
                    decrees.cell(&words::decree(decree, text), width - 2, style);
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
fn heading(view: &DuelView, plots: &DuelPlots, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let supply = |seat: usize| view.cities[seat].cubes.expect("with Agora every city has cubes").into();
    let count = plots.deck.into();
    let deck = match plots.top.as_ref().and_then(|top| top.id.as_ref()) {
        Some(plot) => {
            text.with("duel-heading-plots-top", &[("count", count), ("plot", words::plot(plot, text).into())])
        }
        None => text.with("duel-heading-plots", &[("count", count)]),
    };
    let supply = text.with("duel-heading-supply", &[("a", supply(0)), ("b", supply(1))]);
    let parts = [text.say("duel-heading-senate"), supply, deck];
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}
