//! What Armada adds to the components of 7 Wonders, as a list to read. House figures are marked.

use crate::play::wonders_explain::island_in_full;
use crate::play::wonders_words as words;
use crate::text::Text;
use protocol::components::{WondersComponent, WondersEffect, armada};
use std::io::{self, Write};
use wonders::armada::Setup;
use wonders::data::armada::{Figures, armada_cards, is_house};
use wonders::{AGES, Card, Fleet, Island, Shipyard};

/// A list to read beside the box, for as many players as the table says.
pub(crate) fn print(out: &mut impl Write, setup: &Setup, text: &Text) -> io::Result<()> {
    let house = text.say("wonders-components-house");
    for age in 0..AGES {
        writeln!(out, "\n{}", text.with("wonders-components-armada", &[("age", (age + 1).into())]))?;
        for &card in armada_cards(setup.seats(), age).0 {
            print_card(out, setup, card, &house, text)?;
        }
    }
    writeln!(out, "\n{}", text.say("wonders-components-islands"))?;
    for island in Island::ALL {
        writeln!(out, "  {:<22} {}", island.slug(), island_in_full(island, text))?;
    }
    writeln!(out, "\n{}", text.say("wonders-components-shipyards"))?;
    for shipyard in Shipyard::ALL {
        let yard = shipyard.yard();
        for fleet in Fleet::ALL {
            let costs = yard.costs[fleet as usize].iter().map(|cost| format!("{:<3}", words::cost(cost, text)));
            let symbol = if yard.wonder_fleet == fleet { "^" } else { " " };
            let line: Vec<_> = costs.collect();
            writeln!(out, "  {:<11} {}{symbol} {}", shipyard.slug(), words::fleet_sign(fleet.slug()), line.join(" "))?;
        }
    }
    writeln!(out, "\n{}", text.say("wonders-components-tracks"))?;
    for component in armada() {
        match component {
            WondersComponent::Benefit { fleet, space, effects, house: is_house, .. } => {
                let gives: Vec<_> = effects.iter().filter_map(|effect| benefit(effect, text)).collect();
                let mark = if is_house { house.as_str() } else { "" };
                let line = format!("  {} {space}: {} {mark}", words::fleet(fleet, text), gives.join(", "));
                writeln!(out, "{}", line.trim_end())?;
            }
            WondersComponent::NavalTokens { age, rewards, defeat, .. } => {
                let rewards: Vec<_> = rewards.iter().map(|reward| words::signed(*reward)).collect();
                let (rewards, defeat) = (rewards.join(", "), words::signed(defeat));
                let args = [("age", age.into()), ("rewards", rewards.into()), ("defeat", defeat.into())];
                writeln!(out, "  {}", text.with("wonders-components-naval", &args))?;
            }
            // Listed above in words.
            WondersComponent::Card { .. }
            | WondersComponent::Wonder { .. }
            | WondersComponent::Guilds { .. }
            | WondersComponent::VictoryToken { .. }
            | WondersComponent::DefeatToken { .. }
            | WondersComponent::Coins { .. }
            | WondersComponent::Island { .. }
            | WondersComponent::Shipyard { .. } => {}
        }
    }
    Ok(())
}

fn print_card(out: &mut impl Write, setup: &Setup, card: Card, house: &str, text: &Text) -> io::Result<()> {
    let face = setup.edition.face(card);
    let mark = if is_house(Figures::Cost(card)) { house } else { "" };
    let line = format!(
        "  {:<22} {} {:<22} {:<6} {} {mark}",
        card.slug(),
        words::sign(face.color),
        words::card(card, text),
        words::cost(&face.cost, text),
        words::card_help(card, text)
    );
    writeln!(out, "{}", line.trim_end())
}

/// What a space gives, in words.
fn benefit(effect: &WondersEffect, text: &Text) -> Option<String> {
    let (id, n) = match *effect {
        WondersEffect::NavalShields { amount } => ("wonders-space-shields", amount),
        WondersEffect::CommerceLevel { amount } => ("wonders-space-commerce", amount),
        WondersEffect::Coins { amount } => ("wonders-coins", amount),
        WondersEffect::Tax { amount } => ("wonders-space-tax", amount),
        WondersEffect::Vp { amount } => ("wonders-points", amount),
        WondersEffect::Explore { level } => ("wonders-space-explores", level),
        _ => return None,
    };
    Some(text.with(id, &[("n", n.into())]))
}
