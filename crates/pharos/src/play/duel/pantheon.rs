//! The Pantheon: what lies on its six spaces and what it costs each player, and the decks beside it.

use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use duel::{Age, Duel, Expansion, GodSeen, Mythology, OfferingSet, OnSpace, Pending, Space, View};
use table::{Game, Seat};

/// Columns of a space at most.
const WIDEST: usize = 20;

/// Lines of the Pantheon; none where it is not played, or not needed yet.
pub(super) fn draw(game: &Duel, context: &Context<'_>) -> Vec<Line> {
    let is_draft = game.pending().contains(&Pending::Draft);
    if !game.setup().plays(Expansion::Pantheon) || is_draft {
        return Vec::new();
    }
    let view = context.viewer.map(|seat| game.view(Some(seat)));
    let mut lines = heading(game, view.as_ref(), context);
    let spaces = Space::ALL.map(|space| on_space(game, view.as_ref(), space));
    if spaces.iter().all(|on| *on == OnSpace::Empty) && game.age() != Age::I {
        return lines;
    }
    let width = (context.width / Space::NUM).min(WIDEST);
    let (mut names, mut prices) = (Line::new(), Line::new());
    for (space, on) in Space::ALL.into_iter().zip(spaces) {
        names.push(&format!("{space} "), DIM);
        let room = width - 3;
        match on {
            OnSpace::Empty => names.cell("–", room, DIM),
            OnSpace::Hidden(of) => names.cell(&format!("░{}░", words::mythology_short(of, context.text)), room, DIM),
            OnSpace::Seen(god) if game.age() == Age::I => {
                names.cell(&format!("░{}░", words::god_short(god, context.text)), room, PLAIN);
            }
            OnSpace::Seen(god) => names.cell(&words::god_short(god, context.text), room, BOLD),
        }
        names.push(" ", PLAIN);
        let price = |seat| game.god_price(seat, space, OfferingSet::new());
        let is_offered = on != OnSpace::Empty || game.age() == Age::I;
        let both = if is_offered { format!("{}/{}", price(Seat::A), price(Seat::B)) } else { String::new() };
        prices.push("  ", PLAIN);
        prices.cell(&both, width - 2, DIM);
    }
    lines.extend([names, prices]);
    lines
}

/// What lies on a space, as far as the viewer may know.
pub(super) fn on_space(game: &Duel, view: Option<&View>, space: Space) -> OnSpace {
    match view {
        Some(view) => view.pantheon.spaces[space.index()],
        None => game.pantheon().god_on(space).map_or(OnSpace::Empty, OnSpace::Seen),
    }
}

/// The decks with what the viewer knows of them, and what lies on Enki.
fn heading(game: &Duel, view: Option<&View>, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let deck = |of: Mythology| {
        let name = format!("{} {}", words::mythology_short(of, text), game.pantheon().deck_size(of));
        let known = view.map(|view| known_gods(&view.pantheon.decks[of.index()], context)).unwrap_or_default();
        if known.is_empty() { name } else { format!("{name} ({known})") }
    };
    let decks: Vec<_> = Mythology::ALL.into_iter().map(deck).collect();
    let mut parts =
        vec![text.say("duel-heading-pantheon"), text.words("duel-heading-decks", &[("decks", &decks.join(", "))])];
    let tokens = view.map_or(game.pantheon().tokens_on_enki(), |view| view.pantheon.enki);
    let on_enki: Vec<_> = tokens.iter().map(|token| words::token(token, text)).collect();
    if !on_enki.is_empty() {
        parts.push(text.words("duel-heading-enki", &[("tokens", &on_enki.join(", "))]));
    }
    if game.pantheon().minerva() == Some(game.pawn()) {
        parts.push(text.say("duel-heading-minerva"));
    }
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}

/// The gods of a deck from the top, up to the last that the viewer knows.
fn known_gods(deck: &[GodSeen], context: &Context<'_>) -> String {
    let name = |card: &GodSeen| match card {
        GodSeen::Seen(god) => words::god(*god, context.text),
        GodSeen::Unseen | GodSeen::Hidden => "?".to_owned(),
    };
    let last = deck.iter().rposition(|card| matches!(card, GodSeen::Seen(_)));
    let known = last.map_or(&deck[..0], |last| &deck[..=last]);
    known.iter().map(name).collect::<Vec<_>>().join(", ")
}
