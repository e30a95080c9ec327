//! 7 Wonders: Architects on a terminal: the protocol's view, drawn.

mod choices;
mod city;
mod explain;
mod sentences;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use super::{Board, Context, OnTerminal};
use crate::terminal::{self, BOLD, Line, PLAIN};
use crate::text::Text;
use architects::{Architects, Card, Color, Setup};
use protocol::architects::{ArchitectsDeck, ArchitectsView, Heap};
use protocol::game::{happening, state_of};
use protocol::{Deed, Ending, GameEvent, GameView, SeatLetter};
use table::{Round, Seat};

/// Columns that cities beside each other need at least.
const CITY: usize = 78;

impl OnTerminal for Architects {
    const WORD: &'static str = "architects";

    fn row_word(_: Setup, row: &'static str) -> &'static str {
        row
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        let GameView::Architects(view) = state_of(self, viewer, 0).view else {
            unreachable!("a game of Architects is shown as one")
        };
        Box::new(view)
    }

    fn told(round: &Round<'_, Self>, reader: Option<Seat>, context: &Context<'_>) -> Vec<String> {
        let told = |Deed { seat, event }: &Deed| match event {
            GameEvent::Architects(event) => sentences::sentences(seat.map(SeatLetter::seat), event, context),
            _ => unreachable!("a game of Architects is told as one"),
        };
        happening(round, reader).deeds.iter().flat_map(told).collect()
    }
}

impl Board for ArchitectsView {
    fn board(&self, ending: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
        let mut lines = heading(self, ending, context);
        lines.extend(middle(self, context).iter().map(|line| Line::of(line, PLAIN)));
        let columns = (context.width / CITY).clamp(1, 2);
        let width = context.width / columns;
        let cities: Vec<Vec<Line>> =
            self.cities.iter().map(|city| city::summary(self, city, width - 1, context)).collect();
        for row in cities.chunks(columns) {
            match row {
                [left, right] => lines.extend(terminal::side_by_side(left, right, width)),
                _ => lines.extend(row.iter().flatten().cloned()),
            }
        }
        lines
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(|action| action.text.clone()).collect()
    }

    fn choices(&self, context: &Context<'_>) -> Vec<Line> {
        choices::list(self, context)
    }

    fn city_in_full(&self, seat: Seat, context: &Context<'_>) -> Vec<Line> {
        city::in_full(self, seat, context)
    }

    fn discard_pile(&self, context: &Context<'_>) -> Vec<Line> {
        if self.discard.is_empty() {
            return Vec::new();
        }
        let cards = words::cards(words::in_order(&self.discard), context.text);
        terminal::wrap(&cards, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)).collect()
    }

    fn phrase(&self, index: usize, context: &Context<'_>) -> String {
        sentences::deed(&self.actions[index].deed, context).choice(context.text)
    }

    fn explain(&self, words: &str, text: &Text) -> Vec<String> {
        explain::explain(self, words, text)
    }

    fn legend(&self, text: &Text) -> Vec<String> {
        let letters = |colors: &[Color]| {
            let cards = Card::ALL.into_iter().filter(|card| colors.contains(&card.color()));
            let word = |card: Card| format!("{} {}", words::letter(card, text), words::card(card, text));
            cards.map(word).collect::<Vec<_>>().join(", ")
        };
        let (paying, symbols) = (letters(&[Color::Grey, Color::Yellow]), letters(&[Color::Green]));
        vec![text.words("architects-legend", &[("letters", &paying), ("symbols", &symbols)])]
    }
}

/// The deck of a seat's wonder, or the central one.
fn deck<'a>(view: &'a ArchitectsView, id: &str) -> &'a ArchitectsDeck {
    view.decks.iter().find(|deck| deck.deck == id).expect("a view has every deck that it names")
}

/// All that lies in a deck.
fn contents(deck: &ArchitectsDeck) -> Heap {
    let mut all = deck.inside.clone();
    if let Some(top) = &deck.top {
        *all.entry(top.clone()).or_default() += 1;
    }
    all
}

/// The progress tokens that lie face down.
fn stack(view: &ArchitectsView) -> impl Iterator<Item = (&String, u8)> {
    view.stack.iter().map(|(token, &count)| (token, count))
}

/// Whose choice it is, the conflict tokens, and who has the cat.
fn heading(view: &ArchitectsView, ending: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut parts = Vec::new();
    if ending.is_some() {
        parts.push(text.say("architects-heading-over"));
    } else if let Some(seat) = view.ask.as_ref().map(|ask| ask.seat).or(view.active) {
        parts.push(text.words("architects-heading-turn", &[("name", context.name(seat.seat()))]));
    }
    if view.active.is_none() && ending.is_none() {
        parts.push(text.say("architects-heading-wonders"));
    } else {
        let count = [("flipped", view.horns.into()), ("count", view.conflict_tokens.into())];
        parts.push(text.with("architects-heading-conflict", &count));
        let cat = view.cat.map_or_else(|| text.say("architects-nobody"), |seat| context.name(seat.seat()).to_owned());
        parts.push(text.words("architects-heading-cat", &[("name", &cat)]));
    }
    terminal::flow(&parts, context.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect()
}

/// What lies in the middle: the central deck, progress tokens, discarded cards, and what a search has brought up.
fn middle(view: &ArchitectsView, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let centre = deck(view, "centre");
    let count = ("count", centre.count.into());
    let mut parts = vec![match &centre.top {
        Some(card) => text.with("architects-heading-centre-seen", &[count, ("card", words::card(card, text).into())]),
        None if centre.known_by.is_empty() => text.with("architects-heading-centre", &[count]),
        None => {
            let seats: Vec<_> = centre.known_by.iter().map(|seat| context.name(seat.seat())).collect();
            text.with("architects-heading-centre-known", &[count, ("seats", seats.join(", ").into())])
        }
    }];
    let tokens = words::tokens(view.tokens.iter().map(|token| (token, 1)), text);
    parts.push(text.words("architects-heading-tokens", &[("tokens", &tokens)]));
    let count = |heap: &Heap| heap.values().map(|&count| u32::from(count)).sum::<u32>();
    parts.push(text.with("architects-heading-stack", &[("count", count(&view.stack).into())]));
    if !view.discard.is_empty() {
        parts.push(text.with("architects-heading-discard", &[("count", count(&view.discard).into())]));
    }
    if let Some(search) = &view.search {
        if !search.cards.is_empty() {
            let cards = words::cards(words::in_order(&search.cards), text);
            parts.push(text.words("architects-heading-searched", &[("cards", &cards)]));
        }
        if search.hidden > 0 {
            parts.push(text.with("architects-heading-searched-unseen", &[("count", search.hidden.into())]));
        }
    }
    terminal::flow(&parts, context.width - 1, 0)
}
