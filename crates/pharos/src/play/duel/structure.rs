//! The structure drawn as it lies on the table: rows shifted by half a card, what covers what, backs where they show.

use super::words;
use crate::play::Context;
use crate::terminal::{BOLD, DIM, Line};
use protocol::duel::{DuelPlace, DuelView};

/// Columns of a card at least and at most.
const CARD: std::ops::RangeInclusive<usize> = 11..=22;
/// Columns of a card that are enough for its short name.
const COMFORTABLE: usize = 13;
/// From this width on, cards carry their full name.
const FULL_NAME: usize = 20;
/// Rows a terminal needs before a card gets a second line.
const TALL: usize = 36;

/// Lines of the structure, or none before it is laid out.
pub(super) fn draw(view: &DuelView, context: &Context<'_>, width: usize) -> Vec<Line> {
    if view.structure.is_empty() {
        return Vec::new();
    }
    let card = (2 * width / usize::from(view.columns)).clamp(*CARD.start(), *CARD.end());
    let mut lines = Vec::new();
    for row in 1..=view.rows {
        let places: Vec<_> = view.structure.iter().filter(|place| place.row == row).collect();
        if places.is_empty() {
            continue;
        }
        let mut names = Line::new();
        let mut prices = Line::new();
        for place in &places {
            let column = usize::from(place.column) * card / 2;
            names.pad_to(column);
            prices.pad_to(column);
            draw_card(place, card, context, &mut names, &mut prices);
        }
        let shows_prices = places.iter().any(|place| place.card.is_some());
        lines.push(names);
        if context.height >= TALL && shows_prices {
            lines.push(prices);
        }
    }
    lines
}

/// Columns that the structure needs to be read with ease.
pub(super) fn comfortable_width(view: &DuelView) -> usize {
    usize::from(view.columns) * COMFORTABLE / 2
}

/// A card that can be taken is bold and marked; a covered one is plain; a face-down one shows its back.
fn draw_card(place: &DuelPlace, width: usize, context: &Context<'_>, names: &mut Line, prices: &mut Line) {
    let text = context.text;
    let Some(card) = &place.card else {
        let back = text.attribute(&format!("duel-back-{}", place.back), "short");
        names.push(" ", DIM);
        match &place.gift {
            None => names.cell(&format!("░ {back} ░"), width - 1, DIM),
            Some(gift) => {
                let back = format!("░{back}");
                names.push(&back, DIM);
                let room = width - 1 - back.chars().count();
                names.cell(&format!("+{}", words::gift_short(gift, text)), room, BOLD);
            }
        }
        return;
    };
    let available = place.covered_by.is_empty();
    let printed = words::printed(card);
    let style = words::style(printed.color);
    names.push(if available { ">" } else { " " }, BOLD);
    names.push(words::sign(printed.color), style);
    let name = if width >= FULL_NAME { words::building(card, text) } else { words::building_short(card, text) };
    names.cell(&name, width - 2, if available { style.bold() } else { style });
    let coins: Vec<_> = place.prices.iter().map(|price| price.coins.to_string()).collect();
    prices.push("  ", DIM);
    let mut below = format!("{} {}", coins.join("/"), words::gist(printed.effects, text));
    // Half a word says less than none, but the first one should be there.
    if below.chars().count() > width - 2
        && let Some((start, _)) = below.rsplit_once(' ').filter(|(start, _)| start.contains(' '))
    {
        below.truncate(start.len());
    }
    prices.cell(&below, width - 2, DIM);
}
