//! What the components of a table cost and do, by name.

use super::words;
use crate::play::board::is_called;
use crate::text::Text;
use duel::data::{BUILDINGS, CONSPIRACIES, DECREES, GODS, TOKENS, WONDERS};
use duel::{Expansion, Setup};

/// Every component in play whose name or identifier begins with the words.
pub(super) fn explain(setup: &Setup, wanted: &str, text: &Text) -> Vec<String> {
    let fits = |name: &str, slug: &str| is_called(name, slug, wanted);
    let mut found = Vec::new();
    for row in BUILDINGS.iter().filter(|row| setup.cards().contains(row.id)) {
        let name = words::building(row.id.slug(), text);
        if fits(&name, row.id.slug()) {
            found.push(format!("{} {name}: {}", words::sign(row.color), words::building_in_full(row, text)));
        }
    }
    for row in WONDERS.iter().filter(|row| setup.wonders().contains(row.id)) {
        let name = words::wonder(row.id.slug(), text);
        if fits(&name, row.id.slug()) {
            found.push(format!("{name}: {}; {}", words::cost(&row.cost, text), words::wonder_effects(row, text)));
        }
    }
    let mut helped: Vec<(String, &str, String)> = Vec::new();
    let tokens = TOKENS.iter().map(|row| row.id).filter(|&id| setup.tokens().contains(id));
    helped.extend(tokens.map(|id| (words::token(id.slug(), text), id.slug(), words::token_help(id.slug(), text))));
    if setup.plays(Expansion::Pantheon) {
        helped.extend(
            GODS.iter()
                .map(|row| (words::god(row.id.slug(), text), row.id.slug(), words::god_help(row.id.slug(), text))),
        );
    }
    if setup.plays(Expansion::Agora) {
        helped.extend(
            DECREES.iter().map(|row| {
                (words::decree(row.id.slug(), text), row.id.slug(), words::decree_help(row.id.slug(), text))
            }),
        );
        helped.extend(
            CONSPIRACIES
                .iter()
                .map(|row| (words::plot(row.id.slug(), text), row.id.slug(), words::plot_help(row.id.slug(), text))),
        );
    }
    let fitting = helped.into_iter().filter(|(name, slug, _)| fits(name, slug));
    found.extend(fitting.map(|(name, _, help)| format!("{name}: {help}")));
    // Senators of one kind are alike.
    found.dedup();
    found
}
