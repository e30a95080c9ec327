//! 7 Wonders Duel on a terminal: the protocol's view, drawn.

mod choices;
mod city;
mod explain;
mod lists;
mod pantheon;
mod senate;
mod sentences;
mod structure;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use super::{Board, Context, OnTerminal};
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use duel::{CAPITAL, Duel, Expansion, Setup};
use protocol::duel::{DuelCity, DuelLoot, DuelQuestion, DuelView};
use protocol::game::{happening, state_of};
use protocol::{Deed, Ending, GameEvent, GameView, SeatLetter};
use table::{Round, Seat};

impl OnTerminal for Duel {
    const WORD: &'static str = "duel";

    fn row_word(setup: Setup, row: &'static str) -> &'static str {
        match row {
            "guilds" if setup.plays(Expansion::Pantheon) => "temples",
            _ => row,
        }
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        Box::new(match viewer {
            Some(_) => shown(self, viewer),
            None => opened(self),
        })
    }

    fn told(round: &Round<'_, Self>, reader: Option<Seat>, context: &Context<'_>) -> Vec<String> {
        let told = |Deed { seat, event }: &Deed| match event {
            GameEvent::Duel(event) => sentences::sentences(seat.map(SeatLetter::seat), event, context),
            _ => unreachable!("a game of Duel is told as one"),
        };
        happening(round, reader).deeds.iter().flat_map(told).collect()
    }
}

fn shown(game: &Duel, viewer: Option<Seat>) -> DuelView {
    let GameView::Duel(view) = state_of(game, viewer, 0).view else { unreachable!("a game of Duel is shown as one") };
    view
}

/// The table with all cards open: what nobody's eyes in particular see, and what each player alone knows.
fn opened(game: &Duel) -> DuelView {
    let mut open = shown(game, None);
    for seat in [Seat::A, Seat::B] {
        let seen = shown(game, Some(seat));
        open.cities[seat.index()] = seen.cities[seat.index()].clone();
        if seen.locked.as_ref().is_some_and(|locked| locked.token.is_some()) {
            open.locked = seen.locked;
        }
        let spaces = seen.pantheon.into_iter().flat_map(|pantheon| pantheon.spaces);
        for space in spaces.filter(|space| space.god.is_some()) {
            let pantheon = open.pantheon.as_mut().expect("everybody sees the Pantheon");
            let number = usize::from(space.space);
            pantheon.spaces[number - 1] = space;
        }
    }
    open
}

impl Board for DuelView {
    fn board(&self, _: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
        let mut lines = vec![heading(self, context)];
        lines.extend(tokens(self, context));
        lines.extend(pantheon::draw(self, context));
        lines.extend(senate::draw(self, context));
        let cities: Vec<Line> = self.cities.iter().flat_map(|city| city::summary(self, city, context)).collect();
        let left = context.width.saturating_sub(city::WIDTH + 2);
        // Where there is room, the cities stand beside the structure.
        if left >= structure::comfortable_width(self) {
            let structure = structure::draw(self, context, left);
            lines.extend(terminal::side_by_side(&structure, &cities, left + 2));
        } else {
            lines.extend(structure::draw(self, context, context.width));
            lines.extend(cities);
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
        city::in_full(self, city(self, seat), context)
    }

    fn discard_pile(&self, context: &Context<'_>) -> Vec<Line> {
        city::by_color(&self.discard, context)
    }

    fn phrase(&self, index: usize, context: &Context<'_>) -> String {
        sentences::deed(&self.actions[index].deed, context).choice(context.text)
    }

    fn explain(&self, words: &str, text: &Text) -> Vec<String> {
        let expansions = Expansion::ALL.into_iter().filter(|expansion| plays(self, *expansion));
        explain::explain(&Setup::with(expansions), words, text)
    }

    fn legend(&self, text: &Text) -> Vec<String> {
        let expansions = self.expansions.iter().map(|expansion| text.say(&format!("duel-legend-{expansion}")));
        std::iter::once(text.say("duel-legend")).chain(expansions).collect()
    }
}

fn plays(view: &DuelView, expansion: Expansion) -> bool {
    view.expansions.iter().any(|played| *played == expansion.slug())
}

fn city(view: &DuelView, seat: Seat) -> &DuelCity {
    &view.cities[seat.index()]
}

/// The age, whose turn it is, and the military track.
fn heading(view: &DuelView, context: &Context<'_>) -> Line {
    let text = context.text;
    let age = match &view.ask {
        Some(ask) if ask.what == DuelQuestion::Draft => text.say("duel-heading-draft"),
        _ => text.say(&format!("duel-back-age{}", view.age)),
    };
    let mut line = Line::of(&age, BOLD);
    if let Some(ask) = &view.ask {
        line.push("  ", PLAIN);
        line.push(&text.words("duel-heading-turn", &[("name", context.name(ask.seat.seat()))]), PLAIN);
    }
    let track = track(view, text);
    line.pad_to(context.width.saturating_sub(track.width() + 1).min(54));
    line.append(&track);
    line
}

/// `A ^..5..2..O..2..5..^ B`: the pawn, the capitals, the coins that military tokens cost, and Minerva. Agora's tokens
/// place a cube (`+`) or remove one (`-`).
fn track(view: &DuelView, text: &Text) -> Line {
    let mut line = Line::of(&text.say("duel-heading-military"), PLAIN);
    let minerva = view.pantheon.as_ref().and_then(|pantheon| pantheon.minerva);
    line.push(" A ", BOLD);
    for space in -CAPITAL..=CAPITAL {
        match view.loot.iter().find(|token| token.space == space) {
            _ if space == view.pawn => line.push("O", BOLD),
            _ if Some(space) == minerva => line.push("M", BOLD),
            _ if space.abs() == CAPITAL => line.push("^", BOLD),
            Some(token) => line.push(&military_sign(token), PLAIN),
            None if space == 0 => line.push("|", DIM),
            None => line.push(".", DIM),
        }
    }
    line.push(" B", BOLD);
    line
}

fn military_sign(token: &DuelLoot) -> String {
    match token.asks.first() {
        None => token.coins.to_string(),
        Some(DuelQuestion::PlaceCube) => "+".to_owned(),
        Some(_) => "-".to_owned(),
    }
}

/// The progress tokens on the board, one that is out of the game, and the size of the discard pile.
fn tokens(view: &DuelView, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let names: Vec<_> = view.board.iter().map(|token| words::token(token, text)).collect();
    let list = if names.is_empty() { text.say("duel-nothing") } else { names.join(", ") };
    let mut parts = vec![text.words("duel-heading-tokens", &[("tokens", &list)])];
    match view.locked.as_ref().map(|locked| &locked.token) {
        None => {}
        Some(None) => parts.push(text.say("duel-heading-locked-unseen")),
        Some(Some(token)) => {
            parts.push(text.words("duel-heading-locked", &[("token", &words::token(token, text))]));
        }
    }
    if !view.discard.is_empty() {
        parts.push(text.with("duel-heading-discard", &[("count", view.discard.len().into())]));
    }
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}
