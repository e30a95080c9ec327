//! The choices: a turn as a table of cards and what can be done with each, everything else as a numbered list.

use super::lists::{self, Numbered};
use super::{city, sentences, words};
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use protocol::duel::{DuelDeed, DuelPlace, DuelQuestion, DuelView};
use table::Seat;

const NAME: usize = 14;
const GIST: usize = 10;
const BUILD: usize = 10;
const THEIRS: usize = 7;
const DISCARD: usize = 9;
/// Columns of a wonder at least.
const NARROWEST: usize = 7;

pub(super) fn list(view: &DuelView, context: &Context<'_>) -> Vec<Line> {
    let Some(ask) = &view.ask else { return Vec::new() };
    let numbered: Vec<Numbered<'_>> = view.actions.iter().enumerate().map(|(i, one)| (i + 1, &one.deed)).collect();
    if matches!(ask.what, DuelQuestion::Turn | DuelQuestion::GoOn) {
        return turn(view, ask.seat.seat(), &numbered, context);
    }
    let question = sentences::question(ask, context.text);
    let mut lines: Vec<Line> =
        terminal::wrap(&question, context.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect();
    lines.extend(lists::list(view, &numbered, context));
    lines
}

/// The wonders that have a column in the table, and how wide it is.
struct Wonders<'a> {
    ids: Vec<&'a str>,
    column: usize,
}

/// One row per card that can be taken: build, discard, and each wonder that can be paid. Then whatever else can be done.
fn turn(view: &DuelView, seat: Seat, choices: &[Numbered<'_>], context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let fixed = NAME + GIST + BUILD + THEIRS + DISCARD;
    // Whoever has stolen wonders may have more than the table has room for; those follow below it.
    let most = context.width.saturating_sub(fixed) / NARROWEST;
    let own = city(view, seat).wonders.iter();
    let payable = own.filter(|wonder| wonder.price.as_ref().is_some_and(|price| price.affordable));
    let ids: Vec<&str> = payable.take(most).map(|wonder| wonder.id.as_str()).collect();
    let column = (context.width.saturating_sub(fixed + 1) / ids.len().max(1)).clamp(NARROWEST, 14);
    let wonders = Wonders { ids, column };

    let mut head = Line::new();
    head.cell(&text.say("duel-column-card"), NAME + GIST, DIM);
    head.cell(&text.say("duel-column-build"), BUILD, DIM);
    head.cell(&text.words("duel-column-theirs", &[("seat", &seat.opponent().to_string())]), THEIRS, DIM);
    head.cell(&text.say("duel-column-discard"), DISCARD, DIM);
    for wonder in &wonders.ids {
        head.cell(&terminal::fit(&words::wonder_short(wonder, text), column - 1), column, DIM);
    }

    let mut lines = vec![head];
    for place in view.structure.iter().filter(|place| place.covered_by.is_empty()) {
        if let Some(card) = &place.card {
            lines.push(row(view, seat, place, card, &wonders, choices, context));
        }
    }
    let in_table = |deed: &DuelDeed| match deed {
        DuelDeed::Build { .. } | DuelDeed::Recruit { .. } | DuelDeed::Discard { .. } => true,
        DuelDeed::Wonder { wonder, .. } => wonders.ids.contains(&wonder.as_str()),
        _ => false,
    };
    let mut others: Vec<Numbered<'_>> = choices.iter().copied().filter(|(_, deed)| !in_table(deed)).collect();
    // What may come before the card of the turn is told first.
    others.sort_by_key(|(_, deed)| match deed {
        DuelDeed::Trigger { .. } => 0,
        DuelDeed::Activate { .. } => 1,
        DuelDeed::Prepare { .. } => 3,
        _ => 2,
    });
    lines.extend(lists::short_list(view, &others, context));
    lines
}

fn row(
    view: &DuelView,
    seat: Seat,
    place: &DuelPlace,
    card: &str,
    wonders: &Wonders<'_>,
    choices: &[Numbered<'_>],
    context: &Context<'_>,
) -> Line {
    let text = context.text;
    let number =
        |is_it: &dyn Fn(&DuelDeed) -> bool| choices.iter().find(|(_, deed)| is_it(deed)).map(|(number, _)| *number);
    let printed = words::printed(card);
    let style = words::style(printed.color);
    let mut line = Line::new();
    line.push(words::sign(printed.color), style);
    line.push(" ", PLAIN);
    line.cell(&words::building_short(card, text), NAME - 2, style.bold());
    line.cell(&terminal::fit(&words::gist(printed.effects, text), GIST - 1), GIST, PLAIN);

    let price = &place.prices[seat.index()];
    let coins =
        if price.link.is_some() { text.say("duel-free-by-link") } else { words::coins_short(price.coins, text) };
    let builds = |deed: &DuelDeed| matches!(deed, DuelDeed::Build { slot, .. } | DuelDeed::Recruit { slot, .. } if *slot == place.slot);
    numbered(&mut line, number(&builds), &coins, BUILD);
    let theirs = place.prices[seat.opponent().index()].coins;
    line.cell(&words::coins_short(theirs, text), THEIRS, DIM);
    let income = format!("+{}", words::coins_short(city(view, seat).income, text));
    let discards = |deed: &DuelDeed| matches!(deed, DuelDeed::Discard { slot, .. } if *slot == place.slot);
    numbered(&mut line, number(&discards), &income, DISCARD);
    for id in &wonders.ids {
        let raises = |deed: &DuelDeed| matches!(deed, DuelDeed::Wonder { slot, wonder, .. } if *slot == place.slot && wonder == id);
        numbered(&mut line, number(&raises), "", wonders.column);
    }
    line
}

/// `12 3c`, the number bold; what cannot be done shows its price only, dim and in brackets.
fn numbered(line: &mut Line, number: Option<usize>, text: &str, width: usize) {
    let end = line.width() + width;
    match number {
        Some(number) => {
            line.push(&format!("{number:>2} "), BOLD);
            line.cell(text, width - 3, PLAIN);
        }
        None => line.cell(&format!("   ({text})"), width, DIM),
    }
    line.pad_to(end);
}
