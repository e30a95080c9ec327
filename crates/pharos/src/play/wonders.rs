//! 7 Wonders on a terminal: the protocol's view, drawn.

#[cfg(test)]
mod armada_tests;
mod choices;
mod city;
pub(crate) mod explain;
mod sea;
mod sentences;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use super::{Board, Context, OnTerminal};
use crate::terminal::{self, BOLD, Line, PLAIN};
use crate::text::Text;
use city::Detail;
use protocol::game::{happening, state_of};
use protocol::wonders::{WondersCity, WondersDirection, WondersView};
use protocol::{Deed, Ending, GameEvent, GameView, SeatLetter, Shown};
use sentences::Payer;
use table::{Game, Round, Seat};
use wonders::{Edition, Expansion, Position, Resource};

/// Columns that cities beside each other need at least.
const CITY: usize = 78;

/// The table as somebody who sits at it sees it, or a spectator.
struct Table {
    view: WondersView,
    viewer: Option<Seat>,
}

/// The left and the right neighbour at a table of so many.
fn neighbours(seat: Seat, seats: usize) -> [Seat; 2] {
    [seat.left(seats), seat.right(seats)]
}

/// With and without Armada: what the view has is drawn.
impl<X: Expansion> OnTerminal for Position<X>
where
    Self: Shown,
{
    const WORD: &'static str = "wonders";

    fn row_word(_: Self::Setup, row: &'static str) -> &'static str {
        row
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        let GameView::Wonders(view) = state_of(self, viewer, 0).view else {
            unreachable!("a game of 7 Wonders is shown as one")
        };
        Box::new(Table { view, viewer })
    }

    fn told(round: &Round<'_, Self>, reader: Option<Seat>, context: &Context<'_>) -> Vec<String> {
        let seats = round.before.seats();
        let told = |Deed { seat, event }: &Deed| match event {
            GameEvent::Wonders(event) => sentences::sentences(seat.map(SeatLetter::seat), event, seats, context),
            _ => unreachable!("a game of 7 Wonders is told as one"),
        };
        happening(round, reader).deeds.iter().flat_map(told).collect()
    }
}

impl Table {
    fn edition(&self) -> Edition {
        let is_it = |edition: &Edition| edition.slug() == self.view.edition;
        Edition::EVERY.into_iter().find(is_it).expect("the protocol names editions by their slugs")
    }

    /// The viewer, who may pay for something.
    fn payer(&self) -> Payer {
        Payer { seat: self.viewer.unwrap_or(Seat::A), seats: self.view.cities.len() }
    }

    fn city(&self, seat: Seat) -> &WondersCity {
        &self.view.cities[seat.index()]
    }

    /// What is printed on the side of the wonder that a seat plays.
    fn printed(&self, city: &WondersCity) -> Option<&'static wonders::Board> {
        let (wonder, side) = (city.wonder.as_ref()?, city.side.as_ref()?);
        Some(self.edition().board(words::id(wonder), words::id(side)))
    }

    /// The word of the side that a seat plays, which depends on the edition.
    fn side_word(&self, city: &WondersCity) -> Option<String> {
        let side = words::id(city.side.as_ref()?);
        Some(self.edition().side_slug(side).to_ascii_lowercase())
    }

    /// The seats in the order in which their cities are shown: around the table from the viewer's left, the own one last,
    /// next to the hand.
    fn around(&self) -> Vec<Seat> {
        let seats = self.view.cities.len();
        let mut order: Vec<Seat> = Seat::first(seats).collect();
        if let Some(viewer) = self.viewer {
            order.rotate_left((viewer.index() + 1) % seats);
        }
        order
    }

    /// How much of a city is shown: less of those with whom the viewer has nothing to do.
    fn detail(&self, seat: Seat, columns: usize) -> Detail {
        let Some(viewer) = self.viewer else { return Detail::Some };
        let [left, right] = neighbours(viewer, self.view.cities.len());
        match seat {
            _ if seat == viewer => Detail::Own,
            _ if seat == left => Detail::Left,
            _ if seat == right => Detail::Right,
            _ if columns > 1 => Detail::Some,
            _ => Detail::Little,
        }
    }

    /// Age and turn, where the hands go, the discard pile.
    fn heading(&self, ending: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
        let (view, text) = (&self.view, context.text);
        let mut parts = Vec::new();
        if ending.is_some() {
            parts.push(text.say("wonders-heading-over"));
        } else if view.turn == 0 {
            parts.push(text.say("wonders-heading-start"));
        } else {
            let age = text.say(&format!("wonders-age-{}", view.age));
            let args = [("age", age.into()), ("turn", view.turn.into()), ("turns", view.turns.into())];
            parts.push(text.with("wonders-heading-turn", &args));
            parts.push(self.passing(context));
            parts.push(text.with("wonders-heading-discarded", &[("count", view.discarded.into())]));
        }
        terminal::flow(&parts, context.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect()
    }

    fn passing(&self, context: &Context<'_>) -> String {
        let text = context.text;
        let id = match self.view.passes {
            WondersDirection::Left => "wonders-heading-left",
            WondersDirection::Right => "wonders-heading-right",
        };
        text.say(id)
    }
}

impl Board for Table {
    fn board(&self, ending: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
        let mut lines = self.heading(ending, context);
        lines.extend(sea::lines(self, context));
        let columns = (context.width / CITY).clamp(1, 2);
        let width = context.width / columns;
        let cities: Vec<Vec<Line>> = self
            .around()
            .into_iter()
            .map(|seat| city::summary(self, seat, self.detail(seat, columns), width - 1, context))
            .collect();
        for row in cities.chunks(columns) {
            match row {
                [left, right] => lines.extend(terminal::side_by_side(left, right, width)),
                _ => lines.extend(row.iter().flatten().cloned()),
            }
        }
        lines
    }

    fn actions(&self) -> Vec<String> {
        self.view.actions.iter().map(|action| action.text.clone()).collect()
    }

    fn choices(&self, context: &Context<'_>) -> Vec<Line> {
        choices::list(self, context)
    }

    fn city_in_full(&self, seat: Seat, context: &Context<'_>) -> Vec<Line> {
        city::in_full(self, seat, context)
    }

    /// Nobody looks through it but who builds from it; all others know how many cards lie there.
    fn discard_pile(&self, context: &Context<'_>) -> Vec<Line> {
        let (view, text) = (&self.view, context.text);
        let words = match (&view.pile[..], view.discarded) {
            ([], 0) => return Vec::new(),
            ([], count) => text.with("wonders-pile-closed", &[("count", count.into())]),
            (pile, _) => words::cards(pile, text),
        };
        terminal::wrap(&words, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)).collect()
    }

    fn hands(&self, context: &Context<'_>) -> Vec<Line> {
        let partner = self.view.armada.as_ref().and_then(|sea| sea.partner.as_ref()).map(|partner| partner.seat);
        let hands = self.view.hands.iter().filter(|hand| hand.size > 0 && Some(hand.seat) != partner);
        let known = hands.flat_map(|hand| city::known_hand(hand, context));
        sea::partner(self, context).into_iter().chain(known).collect()
    }

    fn phrase(&self, index: usize, context: &Context<'_>) -> String {
        sentences::deed(&self.view.actions[index].deed, self.payer(), context).choice(context.text)
    }

    fn explain(&self, words: &str, text: &Text) -> Vec<String> {
        explain::explain(self.edition(), self.view.armada.is_some(), words, text)
    }

    fn legend(&self, text: &Text) -> Vec<String> {
        let letters =
            Resource::ALL.map(|kind| format!("{} {}", words::letter(kind, text), words::resource(kind, text)));
        let sea = self.view.armada.is_some().then(|| text.say("wonders-legend-sea"));
        [text.words("wonders-legend", &[("letters", &letters.join(", "))])].into_iter().chain(sea).collect()
    }
}
