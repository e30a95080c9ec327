//! 7 Wonders on a terminal: the protocol's view, drawn.

pub(crate) mod words;

use super::{Board, Context, OnTerminal};
use crate::terminal::{BOLD, Line, PLAIN};
use crate::text::Text;
use protocol::game::state_of;
use protocol::wonders::WondersView;
use protocol::{Ending, GameView};
use table::{Round, Seat};
use wonders::{Setup, Wonders};

impl OnTerminal for Wonders {
    const WORD: &'static str = "wonders";

    fn row_word(_: Setup, row: &'static str) -> &'static str {
        row
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        let GameView::Wonders(view) = state_of(self, viewer, 0).view else {
            unreachable!("a game of 7 Wonders is shown as one")
        };
        Box::new(view)
    }

    fn told(_: &Round<'_, Self>, _: Option<Seat>, _: &Context<'_>) -> Vec<String> {
        Vec::new()
    }
}

impl Board for WondersView {
    fn board(&self, _: Option<&Ending>, context: &Context<'_>) -> Vec<Line> {
        let city = |seat: Seat| Line::of(context.name(seat), BOLD);
        self.cities.iter().map(|one| city(one.seat.seat())).collect()
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(|action| action.text.clone()).collect()
    }

    fn choices(&self, _: &Context<'_>) -> Vec<Line> {
        let texts = self.actions.iter().enumerate();
        texts.map(|(i, action)| Line::of(&format!("{:>3} {}", i + 1, action.text), PLAIN)).collect()
    }

    fn city_in_full(&self, _: Seat, _: &Context<'_>) -> Vec<Line> {
        Vec::new()
    }

    fn discard_pile(&self, _: &Context<'_>) -> Vec<Line> {
        Vec::new()
    }

    fn phrase(&self, index: usize, _: &Context<'_>) -> String {
        self.actions[index].text.clone()
    }

    fn explain(&self, _: &str, _: &Text) -> Vec<String> {
        Vec::new()
    }

    fn legend(&self, _: &Text) -> Vec<String> {
        Vec::new()
    }
}
