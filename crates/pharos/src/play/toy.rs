//! The toy on a terminal, for tests: its own notation, without words for people.

use super::{Board, Context, OnTerminal};
use crate::any_game::AnyGame;
use crate::terminal::{Line, PLAIN};
use crate::text::Text;
use protocol::game::happening;
use protocol::toy::ToyView;
use protocol::{Deed, Ending, GameView, Shown};
use serde_json::Value;
use std::io::{self, Write};
use table::{Game, Round, Seat};
use toy::{Auction, Setup};

fn line(text: &str) -> Line {
    Line::of(text, PLAIN)
}

impl Board for ToyView {
    fn board(&self, _: Option<&Ending>, _: &Context<'_>) -> Vec<Line> {
        vec![line(&format!("{} {} {}", self.age, self.lots.join(","), self.hand.join(",")))]
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(|action| action.text.clone()).collect()
    }

    fn choices(&self, _: &Context<'_>) -> Vec<Line> {
        (1..).zip(&self.actions).map(|(number, action)| line(&format!("{number} {}", action.text))).collect()
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

impl OnTerminal for Auction {
    const WORD: &'static str = "toy";

    fn row_word(_: Setup, row: &'static str) -> &'static str {
        row
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        let GameView::Toy(view) = Self::shown(&self.view(viewer)) else { unreachable!("the toy is shown as itself") };
        Box::new(view)
    }

    fn told(round: &Round<'_, Self>, reader: Option<Seat>, _: &Context<'_>) -> Vec<String> {
        let told = |Deed { seat, event }: &Deed| format!("{} {event:?}", seat.map_or("*".to_owned(), String::from));
        happening(round, reader).deeds.iter().map(told).collect()
    }
}

impl AnyGame for Auction {
    const ENDINGS: &'static [&'static str] = &["points"];

    fn symbols(&self, _: Seat) -> Vec<(&'static str, u8)> {
        Vec::new()
    }

    fn shields(&self, _: Seat) -> u8 {
        0
    }

    fn components(_: &Setup) -> Value {
        Value::Array(Vec::new())
    }

    fn print_components(_: &Setup, _: &mut impl Write, _: &Text) -> io::Result<()> {
        Ok(())
    }
}
