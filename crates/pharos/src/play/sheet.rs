//! The end of a game: who won and how, and the score sheet.

use super::Context;
use crate::any_game::AnyGame;
use crate::terminal::{BOLD, Line, PLAIN};
use table::{ScoreSheet, Seat};

/// Who won and how, then the score sheet.
pub(crate) fn result_lines<G: AnyGame>(
    setup: G::Setup,
    outcome: table::Outcome,
    sheet: &ScoreSheet,
    context: &Context<'_>,
) -> Vec<Line> {
    let way = context.text.say(&format!("{}-ending-{}", G::WORD, outcome.ending));
    let names: Vec<_> = outcome.winners.iter().map(|seat| context.name(seat)).collect();
    let id = match (outcome.shared_by(), names.len()) {
        (1, 1) => "play-won",
        (1, _) => "play-won-together",
        _ => "play-shared",
    };
    let mut lines = vec![Line::of(&context.text.words(id, &[("names", &names.join(", ")), ("way", &way)]), BOLD)];
    lines.extend(score_lines::<G>(setup, sheet, context));
    lines
}

/// The score sheet as a table, its total last.
pub(crate) fn score_lines<G: AnyGame>(setup: G::Setup, sheet: &ScoreSheet, context: &Context<'_>) -> Vec<Line> {
    const NAME: usize = 28;
    /// In narrower columns a seat's letter stands for its name.
    const NARROW: usize = 11;
    let seats: Vec<_> = Seat::first(sheet.seats).collect();
    let column = (context.width.saturating_sub(NAME) / seats.len().max(1)).clamp(6, 16);
    let mut head = Line::new();
    head.pad_to(NAME);
    for &seat in &seats {
        let name = if column < NARROW { seat.to_string() } else { context.name_within(seat, column - 2) };
        head.cell(&format!("{name:>width$}", width = column - 1), column, BOLD);
    }
    let row = |name: String, points: Vec<i16>, style| {
        let mut line = Line::new();
        line.cell(&name, NAME, style);
        for points in points {
            line.cell(&format!("{points:>width$}", width = column - 1), column, style);
        }
        line
    };
    let mut lines = vec![head];
    let word = G::WORD;
    for &(name, points) in &sheet.rows {
        let points = seats.iter().map(|seat| points[seat.index()]).collect();
        lines.push(row(context.text.say(&format!("{word}-row-{}", G::row_word(setup, name))), points, PLAIN));
    }
    let totals = seats.iter().map(|&seat| sheet.total(seat)).collect();
    lines.push(row(context.text.say(&format!("{word}-row-total")), totals, BOLD));
    lines
}
