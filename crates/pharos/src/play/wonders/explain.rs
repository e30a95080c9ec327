//! What the components of a table cost and do, by name.

use super::words;
use crate::play::board::is_called;
use crate::text::Text;
use wonders::{Edition, Side, WonderId};

/// Every component of the edition whose name or identifier begins with the words.
pub(super) fn explain(edition: Edition, wanted: &str, text: &Text) -> Vec<String> {
    let mut found = Vec::new();
    for card in edition.cards() {
        let (face, name) = (edition.face(card), words::card(card, text));
        if is_called(&name, card.slug(), wanted) {
            let makes_free: Vec<_> =
                edition.cards().filter(|other| edition.face(*other).chain_from.contains(card)).collect();
            let help = words::card_in_full(card, face, &makes_free, text);
            found.push(format!("{} {name}: {help}", words::sign(face.color)));
        }
    }
    for wonder in WonderId::ALL {
        if is_called(&words::wonder(wonder, text), wonder.slug(), wanted)
            || is_called(&words::city(wonder, text), wonder.slug(), wanted)
        {
            found.extend(Side::ALL.map(|side| wonder_in_full(edition, wonder, side, text)));
        }
    }
    found
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
