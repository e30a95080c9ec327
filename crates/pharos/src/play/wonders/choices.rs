//! The choices: a hand as a table of cards and what can be done with each, everything else as a numbered list.

use super::{Table, sentences, words};
use crate::play::Context;
use crate::play::lists::{self, Entry};
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use protocol::wonders::{
    ArmadaVoyage, WondersConsequence, WondersDeed, WondersHandCard, WondersPayment, WondersQuestion, WondersRefusal,
};
use table::Seat;
use unicode_width::UnicodeWidthStr;
use wonders::{Card, Face};

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
        WondersQuestion::PickWonder
        | WondersQuestion::ChooseSide
        | WondersQuestion::Fetch
        | WondersQuestion::MoveShips
        | WondersQuestion::Explore
        | WondersQuestion::KeepIsland
        | WondersQuestion::JoinConflict => ask().chain(others(table, context)).collect(),
    }
}

/// Wonders, sides, cards of the discard pile, ships that move for nothing, islands, and whether to fight at sea.
fn others(table: &Table, context: &Context<'_>) -> Vec<Line> {
    let (text, actions) = (context.text, &table.view.actions);
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
                    WondersDeed::KeepIsland { island } => words::island_help(island, text),
                    WondersDeed::JoinConflict | WondersDeed::StayOut => at_sea(&action.consequences, context),
                    WondersDeed::PickSide { wonder, side } | WondersDeed::ChooseSide { wonder, side } => {
                        words::side_help(wonder, side, text)
                    }
                    _ => String::new(),
                };
                entries.push(Entry::single(number, sentences::deed(deed, table.payer(), context).choice(text), detail));
            }
        }
    }
    lists::draw(&entries, context.width)
}

/// How the naval conflict would end.
fn at_sea(consequences: &[WondersConsequence], context: &Context<'_>) -> String {
    let standings = consequences.iter().find_map(|consequence| match consequence {
        WondersConsequence::NavalShields { standings, .. } => Some(standings),
        _ => None,
    });
    let words = standings.into_iter().flatten().map(|one| words::standing(one, context));
    words.collect::<Vec<_>>().join(", ")
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

/// What can be done with a card of the hand: numbers of choices, with how each is paid and which ships move with it.
struct Uses {
    builds: Vec<(usize, String)>,
    stages: Vec<(usize, String)>,
    discard: Option<usize>,
    /// A discard that moves the yellow ship.
    move_trade: Option<usize>,
}

impl Uses {
    fn of(table: &Table, card: &str, context: &Context<'_>) -> Self {
        let text = context.text;
        let mut uses = Self { builds: Vec::new(), stages: Vec::new(), discard: None, move_trade: None };
        let paid = |payment: WondersPayment, voyage: &Option<ArmadaVoyage>| {
            let ships = words::voyage_short(voyage.as_ref());
            let is_free = payment.is_nothing() && !ships.is_empty();
            if is_free { ships } else { format!("{}{ships}", words::payment_short(payment, text)) }
        };
        let free = |name: String, payment: &WondersPayment, voyage: &Option<ArmadaVoyage>| match payment.is_nothing() {
            true => format!("« {name}{}", words::voyage_short(voyage.as_ref())),
            false => format!("« {name} {}", paid(*payment, voyage)),
        };
        for (number, action) in (1..).zip(&table.view.actions) {
            match &action.deed {
                WondersDeed::Build { card: it, payment, voyage } if it == card => {
                    uses.builds.push((number, paid(*payment, voyage)));
                }
                WondersDeed::BuildChain { card: it, from, payment, voyage } if it == card => {
                    uses.builds.push((number, free(words::card_short(from, text), payment, voyage)));
                }
                WondersDeed::BuildFree { card: it, wonder, payment, voyage } if it == card => {
                    uses.builds.push((number, free(words::wonder_short(wonder, text), payment, voyage)));
                }
                WondersDeed::Stage { card: it, payment, voyage, .. } if it == card => {
                    uses.stages.push((number, paid(*payment, voyage)));
                }
                WondersDeed::Discard { card: it, .. } if it == card => uses.discard = Some(number),
                WondersDeed::DiscardToMove { card: it, .. } if it == card => uses.move_trade = Some(number),
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
    let ways: Vec<String> =
        rows.first().map(|(_, _, uses)| uses.stages.iter().map(|(_, way)| way.clone()).collect()).unwrap_or_default();
    let mut lines = head(table, viewer, &columns, &ways, context);
    for (card, count, uses) in &rows {
        lines.extend(row(table, card, *count, uses, &ways, &columns, context));
    }
    lines
}

/// Titles, and under that of the stage the ways to pay for it.
fn head(table: &Table, viewer: Seat, columns: &Columns, ways: &[String], context: &Context<'_>) -> Vec<Line> {
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
        for part in ways.chunks(per_line(columns, ways)) {
            let mut line = Line::new();
            line.pad_to(at);
            for label in part {
                line.cell(label, way_width(ways), DIM);
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

fn way_width(ways: &[String]) -> usize {
    let widest = ways.iter().map(|way| way.width()).max();
    widest.unwrap_or(0).max(2) + 2
}

/// How many ways to pay for the stage stand beside each other.
fn per_line(columns: &Columns, ways: &[String]) -> usize {
    (columns.stage / way_width(ways)).max(1)
}

fn row(
    table: &Table,
    card: &WondersHandCard,
    count: usize,
    uses: &Uses,
    ways: &[String],
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
        first.cell(&gist(table, &card.card, face, columns.gist - 1, text), columns.gist, PLAIN);
    }
    first.cell(&words::cost(&face.cost, text), columns.cost, PLAIN);

    let build = match card.refused {
        Some(why) if uses.builds.is_empty() => vec![Line::of(&refusal(why, context), DIM)],
        _ => builds(&uses.builds, columns.build),
    };
    let stage: Vec<Line> = uses
        .stages
        .chunks(per_line(columns, ways))
        .map(|part| {
            let mut line = Line::new();
            for (number, _) in part {
                line.cell(&number.to_string(), way_width(ways), BOLD);
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
            let moves = uses.move_trade.map(|number| format!(" {number}")).unwrap_or_default();
            line.cell(&format!("{number}{moves}"), columns.discard, BOLD);
        }
        if let Some(next) = card.passed_on.as_ref().filter(|_| columns.next > 0) {
            let price = next.price.map_or_else(|| "-".to_owned(), |price| words::coins_short(price, text));
            line.push(&price, DIM);
        }
    }
    lines
}

/// What a card does; where there is room, also how the conflicts with both neighbours would stand after it: `2sh ←3:2→3:1`.
fn gist(table: &Table, card: &str, face: &Face, width: usize, text: &Text) -> String {
    let gist = words::gist_of_face(face, text);
    let builds = |deed: &WondersDeed| match deed {
        WondersDeed::Build { card: it, .. }
        | WondersDeed::BuildChain { card: it, .. }
        | WondersDeed::BuildFree { card: it, .. } => it == card,
        _ => false,
    };
    let offered = table.view.actions.iter().filter(|action| builds(&action.deed));
    let conflicts = offered.flat_map(|action| &action.consequences).find_map(|consequence| match consequence {
        WondersConsequence::Shields { left, right, .. } => {
            Some(format!("{gist} ←{}→{}", words::shields_of_both(left), words::shields_of_both(right)))
        }
        WondersConsequence::LandShields { conflicts, .. } => {
            let all: Vec<_> = conflicts.iter().map(words::shields_of_both).collect();
            Some(format!("{gist} {}", all.join(" ")))
        }
        _ => None,
    });
    conflicts.filter(|words| words.width() <= width).unwrap_or_else(|| terminal::fit(&gist, width))
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
