//! The components of 7 Wonders as a list to read.

use crate::play::wonders_explain::wonder_in_full;
use crate::play::wonders_words as words;
use crate::text::Text;
use std::io::{self, Write};
use wonders::data::{DISCARD_COINS, STARTING_COINS, VICTORY_POINTS, guilds_in_play};
use wonders::{AGES, Expansion, MAX_PLAYERS, SetupWith, Side};

/// A list to read beside the box, of the edition and for as many players as the table says.
pub(crate) fn print<X: Expansion>(out: &mut impl Write, setup: &SetupWith<X>, text: &Text) -> io::Result<()> {
    let edition = setup.edition;
    // More than seven play with the decks of seven.
    let seats = setup.seats().min(MAX_PLAYERS);
    for age in 1..=AGES {
        writeln!(out, "\n{}", text.say(&format!("wonders-age-{age}")))?;
        for card in edition.cards().filter(|card| usize::from(edition.face(*card).age) == age) {
            let face = edition.face(card);
            let copies = if face.is_guild() { 1 } else { face.copies_for(seats) };
            writeln!(
                out,
                "  {:<20} {} {:<21} ×{copies} {:<9} {}",
                card.slug(),
                words::sign(face.color),
                words::card(card, text),
                words::cost(&face.cost, text),
                words::card_help(card, text)
            )?;
        }
    }
    let guilds = [("count", guilds_in_play(seats).into())];
    writeln!(out, "  {}", text.with("wonders-components-guilds", &guilds))?;
    writeln!(out, "\n{}", text.say("components-wonders"))?;
    for &wonder in X::wonders(*setup) {
        for side in Side::ALL {
            writeln!(out, "  {:<14} {}", wonder.slug(), wonder_in_full(edition, wonder, side, text))?;
        }
    }
    writeln!(out, "\n{}", text.say("components-other"))?;
    let points = VICTORY_POINTS.map(|points| points.to_string()).join(", ");
    writeln!(out, "  {}", text.words("wonders-components-tokens", &[("points", &points)]))?;
    let coins = [("start", STARTING_COINS.into()), ("discard", DISCARD_COINS.into())];
    writeln!(out, "  {}", text.with("wonders-components-coins", &coins))
}
