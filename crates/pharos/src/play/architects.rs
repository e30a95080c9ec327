//! 7 Wonders: Architects on a terminal.

mod choices;
mod city;
mod explain;
mod sentences;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use super::{Board, Scene};
use crate::terminal::{self, BOLD, Line, PLAIN};
use crate::text::Text;
use architects::{Action, Architects, Card, DeckId, EventView, Pending, Search, Setup, Shown, TopSeen};
use table::{Game, Seat};

/// Columns that cities beside each other need at least.
const CITY: usize = 78;

impl Board for Architects {
    const WORD: &'static str = "architects";

    fn board(&self, scene: &Scene<'_>) -> Vec<Line> {
        let mut lines = heading(self, scene);
        lines.extend(middle(self, scene).iter().map(|line| Line::of(line, PLAIN)));
        let columns = (scene.width / CITY).clamp(1, 2);
        let width = scene.width / columns;
        let cities: Vec<Vec<Line>> =
            Seat::first(self.seats()).map(|seat| city::summary(self, seat, width - 1, scene)).collect();
        for row in cities.chunks(columns) {
            match row {
                [left, right] => lines.extend(terminal::side_by_side(left, right, width)),
                _ => lines.extend(row.iter().flatten().cloned()),
            }
        }
        lines
    }

    fn choices(&self, seat: Seat, actions: &[Action], scene: &Scene<'_>) -> Vec<Line> {
        choices::list(self, seat, actions, scene)
    }

    fn city_in_full(&self, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
        city::in_full(self, seat, scene)
    }

    fn discard_pile(&self, scene: &Scene<'_>) -> Vec<Line> {
        if self.discard().is_empty() {
            return Vec::new();
        }
        let cards = words::cards(self.discard(), scene.text);
        terminal::wrap(&cards, scene.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)).collect()
    }

    fn phrase(&self, seat: Seat, action: Action, text: &Text) -> String {
        sentences::deed(self, seat, action, text).choice(text)
    }

    fn sentences(&self, event: &EventView, scene: &Scene<'_>) -> Vec<String> {
        sentences::sentences(self, event, scene)
    }

    fn explain(&self, words: &str, text: &Text) -> Vec<String> {
        explain::explain(self, words, text)
    }

    fn legend(&self, text: &Text) -> Vec<String> {
        let letters = |cards: &[Card]| {
            let word = |card: &Card| format!("{} {}", words::letter(*card, text), words::card(*card, text));
            cards.iter().map(word).collect::<Vec<_>>().join(", ")
        };
        let symbols = letters(&[Card::Gear, Card::Compass, Card::Tablet]);
        vec![text.words("architects-legend", &[("letters", &letters(&Card::ALL[..6])), ("symbols", &symbols)])]
    }

    /// Who holds the cat may look at a card now; who has looked knows it as long as it lies there.
    fn keeps_secrets(&self) -> bool {
        let is_known = !self.view(None).centre.seen_by.is_empty();
        let may_look = self.cat() == Some(self.active()) && !self.deck(DeckId::CENTRE).is_empty();
        is_known || may_look || self.setup().search == Search::Secret
    }

    fn row_word(_: Setup, row: &'static str) -> &'static str {
        row
    }
}

/// Whose choice it is, the conflict tokens, and who has the cat.
fn heading(game: &Architects, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let chooser = game.chooser().unwrap_or(game.active());
    let mut parts = vec![match game.ending() {
        Some(_) => text.say("architects-heading-over"),
        None => text.words("architects-heading-turn", &[("name", scene.name(chooser))]),
    }];
    if game.pending().contains(&Pending::PickWonder) {
        parts.push(text.say("architects-heading-wonders"));
    } else {
        let count = [("flipped", game.flipped().into()), ("count", game.conflict_tokens().into())];
        parts.push(text.with("architects-heading-conflict", &count));
        let cat = game.cat().map_or_else(|| text.say("architects-nobody"), |seat| scene.name(seat).to_owned());
        parts.push(text.words("architects-heading-cat", &[("name", &cat)]));
    }
    terminal::flow(&parts, scene.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect()
}

/// What lies in the middle: the central deck, progress tokens, discarded cards, and what a search has brought up.
fn middle(game: &Architects, scene: &Scene<'_>) -> Vec<String> {
    let text = scene.text;
    let view = game.view(scene.viewer);
    let count = game.deck(DeckId::CENTRE).len();
    let mut parts = vec![match (known_top(game, scene.viewer), view.centre.top) {
        (Some(card), _) => {
            let args = [("count", count.into()), ("card", words::card(card, text).into())];
            text.with("architects-heading-centre-seen", &args)
        }
        (None, TopSeen::Hidden) => {
            let seats: Vec<_> = view.centre.seen_by.iter().map(|seat| scene.name(seat)).collect();
            let args = [("count", count.into()), ("seats", seats.join(", ").into())];
            text.with("architects-heading-centre-known", &args)
        }
        (None, _) => text.with("architects-heading-centre", &[("count", count.into())]),
    }];
    let tokens = words::tokens(game.face_up(), text);
    parts.push(text.words("architects-heading-tokens", &[("tokens", &tokens)]));
    parts.push(text.with("architects-heading-stack", &[("count", game.stack().total().into())]));
    if !game.discard().is_empty() {
        parts.push(text.with("architects-heading-discard", &[("count", game.discard().total().into())]));
    }
    match view.shown {
        Shown::Seen(cards) if cards.is_empty() => {}
        Shown::Seen(cards) => {
            parts.push(text.words("architects-heading-searched", &[("cards", &words::cards(cards, text))]));
        }
        Shown::Hidden(count) => {
            parts.push(text.with("architects-heading-searched-unseen", &[("count", count.into())]));
        }
    }
    terminal::flow(&parts, scene.width - 1, 0)
}

/// The top of the central deck if the viewer knows it. Nobody in particular knows what anybody knows.
fn known_top(game: &Architects, viewer: Option<Seat>) -> Option<Card> {
    let seat = viewer.or_else(|| game.view(None).centre.seen_by.first())?;
    match game.view(Some(seat)).centre.top {
        TopSeen::Seen(card) => Some(card),
        TopSeen::Unseen | TopSeen::Hidden => None,
    }
}
