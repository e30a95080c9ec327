//! The components of 7 Wonders as a list to read.

use crate::play::wonders_words as words;
use crate::text::Text;
use std::io::{self, Write};
use wonders::{Color, Setup, Side, WonderId};

/// A list to read beside the box, of the edition and for as many players as the table says.
pub(crate) fn print(out: &mut impl Write, setup: &Setup, text: &Text) -> io::Result<()> {
    let edition = setup.edition;
    for age in 1..=3 {
        writeln!(out, "\n{}", text.say(&format!("wonders-age-{age}")))?;
        for card in edition.cards().filter(|card| edition.face(*card).age == age) {
            let face = edition.face(card);
            writeln!(
                out,
                "  {:<20} {} {:<21} ×{} {:<10} {}",
                card.slug(),
                words::sign(face.color),
                words::card(card, text),
                if face.color == Color::Purple { 1 } else { face.copies_for(setup.seats()) },
                words::cost(&face.cost, text),
                words::card_help(card, text)
            )?;
        }
    }
    writeln!(out, "\n{}", text.say("components-wonders"))?;
    for wonder in WonderId::ALL {
        writeln!(out, "  {:<20} {}", wonder.slug(), words::wonder(wonder, text))?;
        for side in Side::ALL {
            let board = edition.board(wonder, side);
            let word = edition.side_slug(side).to_ascii_lowercase();
            let costs: Vec<_> = board.stages.iter().map(|stage| words::cost(&stage.cost, text)).collect();
            let help = words::side_help(wonder, &word, text);
            let start = words::resource(board.start, text);
            writeln!(out, "    {:<18} {start:<10} {:<26} {help}", words::side(&word, text), costs.join(" | "))?;
        }
    }
    Ok(())
}
