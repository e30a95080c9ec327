//! The components of Duel as a list to read.

use crate::play::duel_words as words;
use crate::text::Text;
use duel::data::{BUILDINGS, CONSPIRACIES, CUBES, DECREES, GODS, TOKENS, TOKENS_PER_MYTHOLOGY, WONDERS};
use duel::{Back, Chamber, Color, Expansion, MilitaryTokenSize, Mythology, Offering, Setup, Space};
use std::collections::BTreeMap;
use std::io::{self, Write};
use table::Seat;

/// A list to read beside the box, of what is in play with these expansions.
pub(crate) fn print(out: &mut impl Write, setup: &Setup, text: &Text) -> io::Result<()> {
    cards(out, setup, text)?;
    heading(out, "components-wonders", text)?;
    for wonder in WONDERS.iter().filter(|wonder| setup.wonders().contains(wonder.id)) {
        writeln!(
            out,
            "  {:<22} {:<28} {:<18} {}",
            wonder.id.slug(),
            text.say(&format!("duel-wonder-{}", wonder.id)),
            words::cost(&wonder.cost, text),
            words::wonder_effects(wonder, text),
        )?;
    }
    heading(out, "components-tokens", text)?;
    for token in TOKENS.iter().map(|token| token.id).filter(|&token| setup.tokens().contains(token)) {
        helped(out, token.slug(), &format!("duel-token-{token}"), text)?;
    }
    if setup.plays(Expansion::Pantheon) {
        pantheon(out, text)?;
    }
    if setup.plays(Expansion::Agora) {
        agora(out, text)?;
    }
    military_tokens(out, setup, text)
}

fn heading(out: &mut impl Write, id: &str, text: &Text) -> io::Result<()> {
    writeln!(out, "\n{}", text.say(id))
}

/// A component that its help explains.
fn helped(out: &mut impl Write, slug: &str, id: &str, text: &Text) -> io::Result<()> {
    writeln!(out, "  {slug:<26} {:<28} {}", text.say(id), text.attribute(id, "help"))
}

/// The cards of the structures, by their backs. Senators of one kind are alike.
fn cards(out: &mut impl Write, setup: &Setup, text: &Text) -> io::Result<()> {
    for back in Back::ALL.into_iter().filter(|back| !(back.cards() & setup.cards()).is_empty()) {
        heading(out, &format!("duel-back-{back}"), text)?;
        let mut senators: BTreeMap<&str, usize> = BTreeMap::new();
        for building in BUILDINGS.iter().filter(|building| building.back == back) {
            if building.color == Color::White {
                *senators.entry(words::card_word(building.id.slug())).or_default() += 1;
                continue;
            }
            let links = words::links(building, text);
            writeln!(
                out,
                "  {:<26} {} {:<26} {:<18} {}{links}",
                building.id.slug(),
                words::sign(building.color),
                words::building(building.id.slug(), text),
                words::cost(&building.cost, text),
                words::effects(building.effects, text),
            )?;
        }
        for (kind, count) in senators {
            let id = format!("duel-building-{kind}");
            let (name, help) = (text.say(&id), text.attribute(&id, "help"));
            writeln!(out, "  {kind:<26} {} {name:<26} ×{count}  {help}", words::sign(Color::White))?;
        }
    }
    Ok(())
}

/// Gods, spaces and tokens.
fn pantheon(out: &mut impl Write, text: &Text) -> io::Result<()> {
    heading(out, "components-gods", text)?;
    for mythology in Mythology::ALL {
        writeln!(out, "  {}", text.say(&format!("duel-mythology-{mythology}")))?;
        for god in mythology.gods() {
            write!(out, "  ")?;
            helped(out, god.slug(), &format!("duel-god-{god}"), text)?;
        }
    }
    for god in GODS.iter().filter(|god| god.mythology.is_none()) {
        helped(out, god.id.slug(), &format!("duel-god-{}", god.id), text)?;
    }
    heading(out, "components-spaces", text)?;
    for space in Space::ALL {
        let args =
            [("space", space.number().into()), ("a", space.cost(Seat::A).into()), ("b", space.cost(Seat::B).into())];
        writeln!(out, "  {}", text.with("components-space", &args))?;
    }
    let values: Vec<_> = Offering::ALL.iter().map(|offering| offering.slug()).collect();
    heading(out, "components-other", text)?;
    let mythologies = [("count", Mythology::NUM.into()), ("each", TOKENS_PER_MYTHOLOGY.into())];
    writeln!(out, "  {}", text.with("components-mythology-tokens", &mythologies))?;
    writeln!(out, "  {}", text.words("components-offering-tokens", &[("values", &values.join(", "))]))?;
    writeln!(out, "  {}", text.say("components-snake-and-minerva"))
}

/// Chambers, decrees and conspiracies.
fn agora(out: &mut impl Write, text: &Text) -> io::Result<()> {
    heading(out, "components-chambers", text)?;
    for chamber in Chamber::ALL {
        let section = text.say(&format!("duel-section-{}", chamber.section()));
        let id = if chamber.starts_face_up() { "components-chamber-open" } else { "components-chamber-closed" };
        let args =
            [("chamber", chamber.number().into()), ("section", section.into()), ("points", chamber.points().into())];
        writeln!(out, "  {}", text.with(id, &args))?;
    }
    writeln!(out, "  {}", text.with("components-cubes", &[("count", CUBES.into())]))?;
    heading(out, "components-decrees", text)?;
    for decree in &DECREES {
        helped(out, decree.id.slug(), &format!("duel-decree-{}", decree.id), text)?;
    }
    heading(out, "components-plots", text)?;
    for plot in &CONSPIRACIES {
        helped(out, plot.id.slug(), &format!("duel-plot-{}", plot.id), text)?;
    }
    Ok(())
}

fn military_tokens(out: &mut impl Write, setup: &Setup, text: &Text) -> io::Result<()> {
    heading(out, "components-military", text)?;
    for size in MilitaryTokenSize::ALL {
        let zone = ("zone", size.zone().into());
        let line = match size {
            _ if !setup.plays(Expansion::Agora) => {
                text.with("components-military-token", &[zone, ("coins", size.coins().into())])
            }
            MilitaryTokenSize::Small => text.with("components-military-small", &[zone]),
            MilitaryTokenSize::Large => text.with("components-military-large", &[zone]),
        };
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
