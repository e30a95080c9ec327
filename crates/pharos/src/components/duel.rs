//! The components of Duel as a list to read.

use crate::play::duel_words as words;
use crate::text::Text;
use duel::data::{BUILDINGS, TOKENS, WONDERS};
use duel::{Back, LootSize};
use std::io::{self, Write};

/// A list to read beside the box.
pub(super) fn print(out: &mut impl Write, text: &Text) -> io::Result<()> {
    let heading = |out: &mut dyn Write, id: &str| writeln!(out, "\n{}", text.say(id));
    for (back, id) in
        Back::ALL.into_iter().zip(["duel-back-age1", "duel-back-age2", "duel-back-age3", "duel-back-guild"])
    {
        heading(out, id)?;
        for building in BUILDINGS.iter().filter(|building| building.back == back) {
            let links = words::links(building, text);
            writeln!(
                out,
                "  {:<22} {} {:<26} {:<18} {}{links}",
                building.id.slug(),
                words::sign(building.color),
                text.say(&format!("duel-building-{}", building.id)),
                words::cost(&building.cost, text),
                words::effects(building.effects, text),
            )?;
        }
    }
    heading(out, "components-wonders")?;
    for wonder in &WONDERS {
        writeln!(
            out,
            "  {:<22} {:<28} {:<18} {}",
            wonder.id.slug(),
            text.say(&format!("duel-wonder-{}", wonder.id)),
            words::cost(&wonder.cost, text),
            words::effects(wonder.effects, text),
        )?;
    }
    heading(out, "components-tokens")?;
    for token in &TOKENS {
        writeln!(
            out,
            "  {:<22} {:<28} {}",
            token.id.slug(),
            text.say(&format!("duel-token-{}", token.id)),
            text.attribute(&format!("duel-token-{}", token.id), "help"),
        )?;
    }
    heading(out, "components-military")?;
    for size in LootSize::ALL {
        let coins = size.coins();
        writeln!(
            out,
            "  {}",
            text.with("components-military-token", &[("zone", size.zone().into()), ("coins", coins.into())])
        )?;
    }
    Ok(())
}
