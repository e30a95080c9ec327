//! The components of Architects as a list to read.

use crate::play::architects_words as words;
use crate::text::Text;
use architects::data::{CENTRAL_DECK, CONFLICT_TOKENS, VICTORY_TOKENS, WONDER_DECKS};
use architects::{Card, StageId, TokenId, Tokens, WonderId};
use std::io::{self, Write};

/// A list to read beside the box.
pub(crate) fn print(out: &mut impl Write, text: &Text) -> io::Result<()> {
    writeln!(out, "\n{}", text.say("components-cards"))?;
    for card in Card::ALL {
        let copies = CENTRAL_DECK.of(card) + WONDER_DECKS.iter().map(|deck| deck.of(card)).sum::<u8>();
        writeln!(
            out,
            "  {:<14} {} {:<24} ×{copies:<3} {}",
            card.slug(),
            words::sign(card.color()),
            words::card(card, text),
            words::card_help(card, text)
        )?;
    }
    writeln!(out, "\n{}", text.say("components-decks"))?;
    writeln!(out, "  {:<14} {}", "centre", words::cards(CENTRAL_DECK.iter(), text))?;
    for (wonder, deck) in WonderId::ALL.into_iter().zip(WONDER_DECKS) {
        writeln!(out, "  {:<14} {}", wonder.slug(), words::cards(deck.iter(), text))?;
    }
    writeln!(out, "\n{}", text.say("components-wonders"))?;
    for wonder in WonderId::ALL {
        let name = words::wonder(wonder, text);
        writeln!(out, "  {:<14} {name:<14} {}", wonder.slug(), words::wonder_help(wonder, text))?;
        for stage in StageId::ALL {
            let printed = wonder.wonder().stage(stage);
            let args = [
                ("level", printed.level.into()),
                ("cost", words::cost(stage.cost(), text).into()),
                ("points", words::points(i16::from(printed.points), text).into()),
            ];
            let line = text.with("components-stage", &args);
            let effect = if printed.has_effect { " *" } else { "" };
            writeln!(out, "    {:<12} {line}{effect}", stage.slug())?;
        }
    }
    writeln!(out, "\n{}", text.say("components-tokens"))?;
    for token in TokenId::ALL {
        let copies = Tokens::ALL.of(token);
        let (name, help) = (words::token(token, text), words::token_help(token, text));
        writeln!(out, "  {:<14} {name:<14} ×{copies} {help}", token.slug())?;
    }
    writeln!(out, "\n{}", text.say("components-other"))?;
    let most = CONFLICT_TOKENS.iter().max().copied().unwrap_or_default();
    for (id, copies) in [("architects-cat", 1), ("architects-conflict", most), ("architects-victory", VICTORY_TOKENS)] {
        writeln!(out, "  {:<22} ×{copies:<3} {}", text.say(id), text.attribute(id, "help"))?;
    }
    Ok(())
}
