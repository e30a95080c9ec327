//! The structure drawn as it lies on the table: rows shifted by half a card, what covers what, backs where they show.

use super::words;
use crate::play::Context;
use crate::terminal::{BOLD, DIM, Line};
use duel::{Cell, Duel, Slot};
use table::Seat;

/// Columns of a card at least and at most.
const CARD: std::ops::RangeInclusive<usize> = 11..=22;
/// Columns of a card that are enough for its short name.
const COMFORTABLE: usize = 13;
/// From this width on, cards carry their full name.
const FULL_NAME: usize = 20;
/// Rows a terminal needs before a card gets a second line.
const TALL: usize = 36;

/// Lines of the structure, or none before it is laid out.
pub(super) fn draw(game: &Duel, context: &Context<'_>, width: usize) -> Vec<Line> {
    let structure = game.structure();
    let layout = game.layout();
    if structure.present() == 0 {
        return Vec::new();
    }
    let card = (2 * width / half_cards(game)).clamp(*CARD.start(), *CARD.end());
    let rows = layout.row[..layout.slots].iter().copied().max().unwrap_or(0);
    let mut lines = Vec::new();
    let slots_of = |row| (0..layout.slots as u8).map(Slot).filter(move |slot| layout.row[slot.index()] == row);
    for row in 1..=rows {
        if slots_of(row).all(|slot| structure.cell(slot) == Cell::Empty) {
            continue;
        }
        let mut names = Line::new();
        let mut prices = Line::new();
        for slot in slots_of(row) {
            let column = layout.column[slot.index()] as usize * card / 2;
            names.pad_to(column);
            prices.pad_to(column);
            draw_card(game, slot, card, context, &mut names, &mut prices);
        }
        let shows_prices = slots_of(row).any(|slot| matches!(structure.cell(slot), Cell::Up(_)));
        lines.push(names);
        if context.height >= TALL && shows_prices {
            lines.push(prices);
        }
    }
    lines
}

/// The widest row, in halves of a card.
fn half_cards(game: &Duel) -> usize {
    let layout = game.layout();
    layout.column[..layout.slots].iter().copied().max().unwrap_or(0) as usize + 2
}

/// Columns that the structure needs to be read with ease.
pub(super) fn comfortable_width(game: &Duel) -> usize {
    half_cards(game) * COMFORTABLE / 2
}

/// A card that can be taken is bold and marked; a covered one is plain; a face-down one shows its back.
fn draw_card(game: &Duel, slot: Slot, width: usize, context: &Context<'_>, names: &mut Line, prices: &mut Line) {
    let available = game.structure().available() & slot.bit() != 0;
    let cell = game.structure().cell(slot);
    match cell {
        Cell::Empty => {}
        Cell::AgeBack | Cell::GuildBack | Cell::TempleBack | Cell::SenatorBack => {
            let back = cell.back(game.age()).unwrap_or(game.age().back());
            let text = context.text.attribute(&format!("duel-back-{back}"), "short");
            names.push(" ", DIM);
            match game.pantheon().divine_token_on(slot, game.layout()) {
                None => names.cell(&format!("░ {text} ░"), width - 1, DIM),
                Some(gift) => {
                    let back = format!("░{text}");
                    names.push(&back, DIM);
                    let room = width - 1 - back.chars().count();
                    names.cell(&format!("+{}", words::gift_short(gift, context.text)), room, BOLD);
                }
            }
        }
        Cell::Up(card) => {
            let building = card.building();
            let style = words::style(building.color);
            names.push(if available { ">" } else { " " }, BOLD);
            names.push(words::sign(building.color), style);
            let name = if width >= FULL_NAME {
                words::building(card, context.text)
            } else {
                words::building_short(card, context.text)
            };
            names.cell(&name, width - 2, if available { style.bold() } else { style });
            let coins = |seat| game.building_price(seat, card).total();
            let gist = words::gist(building.effects, context.text);
            prices.push("  ", DIM);
            let mut text = format!("{}/{} {gist}", coins(Seat::A), coins(Seat::B));
            // Half a word says less than none, but the first one should be there.
            if text.chars().count() > width - 2
                && let Some((start, _)) = text.rsplit_once(' ').filter(|(start, _)| start.contains(' '))
            {
                text.truncate(start.len());
            }
            prices.cell(&text, width - 2, DIM);
        }
    }
}
