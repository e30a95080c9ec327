//! The choices: a hand as a table of cards and what can be done with each, everything else as a numbered list.

use super::{Table, neighbours, sentences, words};
use crate::play::Context;
use crate::play::lists::{self, Entry};
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use protocol::wonders::{WondersDeed, WondersHandCard, WondersPayment, WondersQuestion, WondersRefusal};
use table::Seat;
use unicode_width::UnicodeWidthStr;
use wonders::Card;

/// With more cards than these, those of the discard pile stand in a line for each colour.
const FEW: usize = 8;

pub(super) fn list(table: &Table, context: &Context<'_>) -> Vec<Line> {
    let (Some(question), Some(viewer)) = (table.view.ask, table.viewer) else { return Vec::new() };
    let ask = || {
        let words = sentences::question(question, context.text);
        terminal::wrap(&words, context.width - 1, 0).into_iter().map(|line| Line::of(&line, BOLD))
    };
    match question {
        WondersQuestion::ChooseCard => hand(table, viewer, context),
        WondersQuestion::LastCard => ask().chain(hand(table, viewer, context)).collect(),
        WondersQuestion::PickWonder | WondersQuestion::ChooseSide | WondersQuestion::Fetch => {
            ask().chain(others(table, viewer, context)).collect()
        }
    }
}

/// Wonders, sides and cards of the discard pile.
fn others(table: &Table, viewer: Seat, context: &Context<'_>) -> Vec<Line> {
    let (text, actions) = (context.text, &table.view.actions);
    let neighbours = neighbours(viewer, table.view.cities.len());
    let mut entries = Vec::new();
    for (number, action) in (1..).zip(actions) {
        match &action.deed {
            WondersDeed::Fetch { card } if actions.len() > FEW => {
                let color = table.edition().face(words::id::<Card>(card)).color;
                let head = format!("{} {}:", words::sign(color), words::color(color, text));
                lists::add_to_group(&mut entries, head, (number, words::card(card, text)), String::new);
            }
            deed => {
                let detail = match deed {
                    WondersDeed::Fetch { card } => words::card_help(card, text),
                    WondersDeed::PickSide { wonder, side } | WondersDeed::ChooseSide { wonder, side } => {
                        words::side_help(wonder, side, text)
                    }
                    _ => String::new(),
                };
                entries.push(Entry::single(number, sentences::deed(deed, neighbours, context).choice(text), detail));
            }
        }
    }
    lists::draw(&entries, context.width)
}

/// The columns of the hand; those without room are left out.
struct Columns {
    name: usize,
    gist: usize,
    cost: usize,
    build: usize,
    stage: usize,
    discard: usize,
    next: usize,
}

impl Columns {
    fn of(width: usize) -> Self {
        let mut columns = Self { name: 14, gist: 13, cost: 8, build: 16, stage: 13, discard: 8, next: 8 };
        if width < 80 {
            columns.next = 0;
        }
        if width < 72 {
            columns.gist = 0;
        }
        // What is left goes to full names and effects, then to ways to pay.
        let mut left = width.saturating_sub(80);
        for (column, more) in
            [(&mut columns.name, 8), (&mut columns.gist, 6), (&mut columns.build, 16), (&mut columns.stage, 16)]
        {
            let more = left.min(more);
            *column += more;
            left -= more;
        }
        columns
    }
}

/// What can be done with a card of the hand.
struct Uses {
    builds: Vec<(usize, String)>,
    stages: Vec<(usize, WondersPayment)>,
    discard: Option<usize>,
}

impl Uses {
    fn of(table: &Table, card: &str, context: &Context<'_>) -> Self {
        let text = context.text;
        let free = |name: String| format!("« {name}");
        let mut uses = Self { builds: Vec::new(), stages: Vec::new(), discard: None };
        for (number, action) in (1..).zip(&table.view.actions) {
            match &action.deed {
                WondersDeed::Build { card: it, payment } if it == card => {
                    uses.builds.push((number, words::payment_short(*payment, text)));
                }
                WondersDeed::BuildChain { card: it, from } if it == card => {
                    uses.builds.push((number, free(words::card_short(from, text))));
                }
                WondersDeed::BuildFree { card: it, wonder } if it == card => {
                    uses.builds.push((number, free(words::wonder_short(wonder, text))));
                }
                WondersDeed::Stage { card: it, payment, .. } if it == card => uses.stages.push((number, *payment)),
                WondersDeed::Discard { card: it, .. } if it == card => uses.discard = Some(number),
                _ => {}
            }
        }
        uses
    }
}

/// One row per card: what it does and costs, ways to build it, to build a stage with it, to discard it, and what the one who
/// gets the hand could do with it.
fn hand(table: &Table, viewer: Seat, context: &Context<'_>) -> Vec<Line> {
    let columns = Columns::of(context.width);
    let mut cards: Vec<(&WondersHandCard, usize)> = Vec::new();
    for card in &table.view.hand {
        match cards.iter_mut().find(|(known, _)| known.card == card.card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    let rows: Vec<_> = cards.iter().map(|&(card, count)| (card, count, Uses::of(table, &card.card, context))).collect();
    // Ways to pay for the stage are the same whatever the card, so that each has a column.
    let ways: Vec<WondersPayment> =
        rows.first().map(|(_, _, uses)| uses.stages.iter().map(|(_, way)| *way).collect()).unwrap_or_default();
    let mut lines = head(table, viewer, &columns, &ways, context);
    for (card, count, uses) in &rows {
        lines.extend(row(table, card, *count, uses, &ways, &columns, context));
    }
    lines
}

/// Titles, and under that of the stage the ways to pay for it.
fn head(table: &Table, viewer: Seat, columns: &Columns, ways: &[WondersPayment], context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = table.city(viewer);
    let next = table.printed(city).and_then(|board| board.stages.get(usize::from(city.stages)));
    let stage = match next {
        None => text.say("wonders-column-no-stage"),
        Some(_) => text.with("wonders-column-stage", &[("stage", (city.stages + 1).into())]),
    };
    let mut first = Line::new();
    first.cell(&text.say("wonders-column-card"), columns.name + columns.gist, DIM);
    first.cell(&text.say("wonders-column-cost"), columns.cost, DIM);
    first.cell(&text.say("wonders-column-build"), columns.build, DIM);
    let at = first.width();
    first.cell(&stage, columns.stage, DIM);
    first.cell(&text.say("wonders-column-discard"), columns.discard, DIM);
    let goes_to = table.view.hand.iter().find_map(|card| card.passed_on.as_ref()).map(|next| next.to);
    if let Some(seat) = goes_to.filter(|_| columns.next > 0) {
        first.push(&text.words("wonders-column-next", &[("seat", &seat.seat().to_string())]), DIM);
    }
    let mut lines = vec![first];
    if !ways.is_empty() {
        let labels: Vec<_> = ways.iter().map(|way| words::payment_short(*way, text)).collect();
        for part in labels.chunks(per_line(columns, ways, context)) {
            let mut line = Line::new();
            line.pad_to(at);
            for label in part {
                line.cell(label, way_width(ways, context), DIM);
            }
            lines.push(line);
        }
    } else if let Some(stage) = next {
        let mut line = Line::new();
        line.pad_to(at);
        line.push(&format!("({})", words::cost(&stage.cost, text)), DIM);
        lines.push(line);
    }
    lines
}

fn way_width(ways: &[WondersPayment], context: &Context<'_>) -> usize {
    let widest = ways.iter().map(|way| words::payment_short(*way, context.text).width()).max();
    widest.unwrap_or(0).max(2) + 2
}

/// How many ways to pay for the stage stand beside each other.
fn per_line(columns: &Columns, ways: &[WondersPayment], context: &Context<'_>) -> usize {
    (columns.stage / way_width(ways, context)).max(1)
}

fn row(
    table: &Table,
    card: &WondersHandCard,
    count: usize,
    uses: &Uses,
    ways: &[WondersPayment],
    columns: &Columns,
    context: &Context<'_>,
) -> Vec<Line> {
    let text = context.text;
    let face = table.edition().face(words::id::<Card>(&card.card));
    let style = words::style(face.color);
    let mut first = Line::new();
    first.push(words::sign(face.color), style);
    first.push(" ", PLAIN);
    let copies = if count > 1 { format!(" ×{count}") } else { String::new() };
    let room = columns.name - 3 - copies.width();
    let full = words::card(&card.card, text);
    let name = if full.width() <= room { full } else { terminal::fit(&words::card_short(&card.card, text), room) };
    first.cell(&format!("{name}{copies}"), columns.name - 2, style.bold());
    if columns.gist > 0 {
        first.cell(&terminal::fit(&words::gist(face.effects, text), columns.gist - 1), columns.gist, PLAIN);
    }
    first.cell(&words::cost(&face.cost, text), columns.cost, PLAIN);

    let build = match card.refused {
        Some(why) if uses.builds.is_empty() => vec![Line::of(&refusal(why, context), DIM)],
        _ => builds(&uses.builds, columns.build),
    };
    let stage: Vec<Line> = uses
        .stages
        .chunks(per_line(columns, ways, context))
        .map(|part| {
            let mut line = Line::new();
            for (number, _) in part {
                line.cell(&number.to_string(), way_width(ways, context), BOLD);
            }
            line
        })
        .collect();
    let (at_build, at_stage) = (first.width(), first.width() + columns.build);
    let mut lines = Vec::new();
    for i in 0..build.len().max(stage.len()).max(1) {
        let mut line = if i == 0 { first.clone() } else { Line::new() };
        for (column, part) in [(at_build, build.get(i)), (at_stage, stage.get(i))] {
            line.pad_to(column);
            if let Some(part) = part {
                line.append(part);
            }
        }
        lines.push(line);
    }
    if let Some(line) = lines.first_mut() {
        line.pad_to(at_stage + columns.stage);
        if let Some(number) = uses.discard {
            line.cell(&number.to_string(), columns.discard, BOLD);
        }
        if let Some(next) = card.passed_on.as_ref().filter(|_| columns.next > 0) {
            let price = next.price.map_or_else(|| "-".to_owned(), |price| words::coins_short(price, text));
            line.push(&price, DIM);
        }
    }
    lines
}

/// `1 ←2  2 →2`: ways to build a card, as many on a line as there is room for.
fn builds(ways: &[(usize, String)], width: usize) -> Vec<Line> {
    let parts = ways.iter().map(|(number, label)| {
        let mut part = Line::of(&format!("{number} "), BOLD);
        part.push(&terminal::fit(label, width - 2 - part.width()), PLAIN);
        part
    });
    terminal::flow_lines(parts.collect(), width - 1, 0)
}

/// Why a card cannot be built.
fn refusal(why: WondersRefusal, context: &Context<'_>) -> String {
    context.text.say(match why {
        WondersRefusal::Owned => "wonders-refused-owned",
        WondersRefusal::Resources => "wonders-refused-resources",
        WondersRefusal::Coins => "wonders-refused-coins",
    })
}
