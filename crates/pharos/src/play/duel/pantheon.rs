//! The Pantheon: what lies on its six spaces and what it costs each player, and the decks beside it.

use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use protocol::duel::{DuelDeckCard, DuelGodDeck, DuelPantheon, DuelView};

/// Columns of a space at most.
const WIDEST: usize = 20;

/// Lines of the Pantheon; none where it is not played, or not needed yet.
pub(super) fn draw(view: &DuelView, context: &Context<'_>) -> Vec<Line> {
    let Some(pantheon) = view.pantheon.as_ref().filter(|_| view.offer.is_empty()) else { return Vec::new() };
    let mut lines = heading(view, pantheon, context);
    if pantheon.open && pantheon.spaces.iter().all(|space| space.god.is_none()) {
        return lines;
    }
    let width = (context.width / pantheon.spaces.len()).min(WIDEST);
    let (mut names, mut prices) = (Line::new(), Line::new());
    for space in &pantheon.spaces {
        names.push(&format!("{} ", space.space), DIM);
        let room = width - 3;
        match (&space.god, &space.mythology) {
            (Some(god), _) if pantheon.open => names.cell(&words::god_short(god, context.text), room, BOLD),
            (Some(god), _) => names.cell(&format!("░{}░", words::god_short(god, context.text)), room, PLAIN),
            (None, Some(of)) => names.cell(&format!("░{}░", words::mythology_short(of, context.text)), room, DIM),
            (None, None) => names.cell("–", room, DIM),
        }
        names.push(" ", PLAIN);
        let is_empty = space.god.is_none() && space.mythology.is_none();
        let coins: Vec<_> = space.prices.iter().map(|price| price.coins.to_string()).collect();
        let both = if is_empty && pantheon.open { String::new() } else { coins.join("/") };
        prices.push("  ", PLAIN);
        prices.cell(&both, width - 2, DIM);
    }
    lines.extend([names, prices]);
    lines
}

/// The decks with what the viewer knows of them, and what lies on Enki.
fn heading(view: &DuelView, pantheon: &DuelPantheon, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let deck = |deck: &DuelGodDeck| {
        let name = format!("{} {}", words::mythology_short(&deck.mythology, text), deck.cards.len());
        let known = known_gods(&deck.cards, context);
        if known.is_empty() { name } else { format!("{name} ({known})") }
    };
    let decks: Vec<_> = pantheon.decks.iter().map(deck).collect();
    let mut parts =
        vec![text.say("duel-heading-pantheon"), text.words("duel-heading-decks", &[("decks", &decks.join(", "))])];
    let on_enki: Vec<_> = pantheon.enki.iter().map(|token| words::token(token, text)).collect();
    if !on_enki.is_empty() {
        parts.push(text.words("duel-heading-enki", &[("tokens", &on_enki.join(", "))]));
    }
    if pantheon.minerva == Some(view.pawn) {
        parts.push(text.say("duel-heading-minerva"));
    }
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}

/// The gods of a deck from the top, up to the last that the viewer knows.
fn known_gods(deck: &[DuelDeckCard], context: &Context<'_>) -> String {
    let name =
        |card: &DuelDeckCard| card.god.as_ref().map_or_else(|| "?".to_owned(), |god| words::god(god, context.text));
    let last = deck.iter().rposition(|card| card.god.is_some());
    let known = last.map_or(&deck[..0], |last| &deck[..=last]);
    known.iter().map(name).collect::<Vec<_>>().join(", ")
}
