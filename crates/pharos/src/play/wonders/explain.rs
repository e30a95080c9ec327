//! What the components of a table cost and do, by name.

use super::words;
use crate::play::board::is_called;
use crate::text::Text;
use wonders::{Card, Edition, Fleet, Island, Side, WonderId};

/// Every component of the edition, and of Armada where it is played, whose name or identifier begins with the words.
pub(super) fn explain(edition: Edition, armada: bool, wanted: &str, text: &Text) -> Vec<String> {
    let mut found = Vec::new();
    let at_sea = Card::ALL.into_iter().skip(Card::BASE).filter(|_| armada);
    for card in edition.cards().chain(at_sea) {
        let (face, name) = (edition.face(card), words::card(card, text));
        if is_called(&name, card.slug(), wanted) {
            let makes_free: Vec<_> =
                edition.cards().filter(|other| edition.face(*other).chain_from.contains(card)).collect();
            let help = words::card_in_full(card, face, &makes_free, text);
            found.push(format!("{} {name}: {help}", words::sign(face.color)));
        }
    }
    if armada {
        for island in Island::ALL {
            let name = words::island(island, text);
            if is_called(&name, island.slug(), wanted) {
                found.push(island_in_full(island, text));
            }
        }
        for fleet in Fleet::ALL {
            let name = words::fleet(fleet, text);
            if is_called(&name, fleet.slug(), wanted) {
                let help = text.attribute(&format!("wonders-fleet-{fleet}"), "help");
                found.push(format!("{} {name}: {help}", words::fleet_sign(fleet.slug())));
            }
        }
    }
    let wonders = WonderId::ALL.into_iter().filter(|wonder| armada || WonderId::BASE.contains(wonder));
    for wonder in wonders {
        if is_called(&words::wonder(wonder, text), wonder.slug(), wanted)
            || is_called(&words::city(wonder, text), wonder.slug(), wanted)
        {
            found.extend(Side::ALL.map(|side| wonder_in_full(edition, wonder, side, text)));
        }
    }
    found
}

/// An island with its level and what it does.
pub(crate) fn island_in_full(island: Island, text: &Text) -> String {
    let level = text.say(&format!("wonders-level-{}", island.level()));
    format!("{} ({level}): {}", words::island(island, text), words::island_help(island, text))
}

/// What a side of a wonder gives, and what its stages cost and do.
pub(crate) fn wonder_in_full(edition: Edition, wonder: WonderId, side: Side, text: &Text) -> String {
    let board = edition.board(wonder, side);
    let word = edition.side_slug(side).to_ascii_lowercase();
    let stages = board.stages.iter().map(|stage| {
        let (cost, effects) = (words::cost(&stage.cost, text), words::stage_effects(stage, text));
        format!("{cost}: {}", effects.trim_end_matches('.'))
    });
    let args = [
        ("wonder", words::wonder(wonder, text)),
        ("side", words::side(&word, text)),
        ("resource", words::resource(board.start, text)),
        ("stages", stages.collect::<Vec<_>>().join(" | ")),
    ];
    text.words("wonders-full-wonder", &args.each_ref().map(|(key, value)| (*key, value.as_str())))
}
