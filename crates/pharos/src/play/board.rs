//! What a game must be able to show in a terminal.

use crate::terminal::{self, Line};
use crate::text::Text;
use anstyle::Style;
use protocol::Ending;
use table::{Notation, Round, Seat};

/// What a player is called.
pub(crate) struct Name {
    /// In sentences.
    pub(crate) full: String,
    /// Where there is no room for it.
    pub(crate) short: String,
}

impl Name {
    /// A name that has no shorter form.
    pub(crate) fn plain(name: impl Into<String>) -> Self {
        let full = name.into();
        Self { short: full.clone(), full }
    }
}

/// For whom and where a game is shown.
pub(crate) struct Context<'a> {
    pub(crate) text: &'a Text,
    /// The players' names, by seat.
    pub(crate) names: &'a [Name],
    /// Columns.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
}

impl Context<'_> {
    /// A seat's name.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| &name.full)
    }

    /// A seat's name in so many columns: whole, short, or as much of it as fits.
    pub(crate) fn name_within(&self, seat: Seat, columns: usize) -> String {
        let Some(Name { full, short }) = self.names.get(seat.index()) else { return String::new() };
        let is_whole = terminal::fit(full, columns) == *full;
        terminal::fit(if is_whole { full } else { short }, columns)
    }
}

/// A game as one viewer sees it, drawn in a terminal. The views of the protocol are such boards: the terminal draws what the
/// page gets, and so cannot show anything that its viewer does not know.
pub(crate) trait Board {
    /// The table as it lies.
    fn board(&self, ending: Option<&Ending>, context: &Context<'_>) -> Vec<Line>;
    /// The texts of the viewer's choices.
    fn actions(&self) -> Vec<String>;
    /// The viewer's choices, numbered from 1.
    fn choices(&self, context: &Context<'_>) -> Vec<Line>;
    /// Everything a seat owns, in full.
    fn city_in_full(&self, seat: Seat, context: &Context<'_>) -> Vec<Line>;
    /// Every card of the discard pile, which anybody may look through; nothing if it is empty.
    fn discard_pile(&self, context: &Context<'_>) -> Vec<Line>;
    /// What the viewer knows of the hands of others; nothing where nobody has a hand.
    fn hands(&self, _: &Context<'_>) -> Vec<Line> {
        Vec::new()
    }
    /// The choice at this place of the list, in a few words.
    fn phrase(&self, index: usize, context: &Context<'_>) -> String;
    /// Explains components whose name or identifier begins with these words.
    fn explain(&self, words: &str, text: &Text) -> Vec<String>;
    /// The signs on this table that the help for any game does not explain.
    fn legend(&self, text: &Text) -> Vec<String>;
}

/// Tests if a word of a component's name, or its identifier, begins with what somebody typed.
pub(super) fn is_called(name: &str, slug: &str, wanted: &str) -> bool {
    let (name, wanted) = (name.to_lowercase(), wanted.to_lowercase());
    name.starts_with(&wanted) || slug.starts_with(&wanted) || name.split(' ').any(|word| word.starts_with(&wanted))
}

/// A colour's own sign, for those who cannot see the colour. Games with the same colours share them.
pub(super) fn color_sign(color: &str) -> &'static str {
    match color {
        "brown" => "■",
        "grey" => "□",
        "blue" => "◆",
        "green" => "▲",
        "yellow" => "●",
        "red" => "×",
        "purple" => "★",
        "white" => "§",
        _ => unreachable!("{color} is no colour of a card"),
    }
}

/// The colour of a card on the screen, readable on dark and on light.
pub(super) fn color_style(color: &str) -> Style {
    terminal::color(match color {
        "brown" => 137,
        "grey" => 246,
        "blue" => 33,
        "green" => 35,
        "yellow" => 178,
        "red" => 167,
        "purple" => 134,
        "white" => 109,
        _ => unreachable!("{color} is no colour of a card"),
    })
}

/// A game that can be shown in a terminal.
pub(crate) trait OnTerminal: Notation {
    /// The game's word, with which its message ids begin.
    const WORD: &'static str;

    /// The word of a row of the score sheet in message ids.
    fn row_word(setup: Self::Setup, row: &'static str) -> &'static str;
    /// The table as a seat, or a spectator, sees it.
    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board>;
    /// What a reader is told of an event, or of a round that opens, in sentences; none if it is not worth telling.
    fn told(round: &Round<'_, Self>, reader: Option<Seat>, context: &Context<'_>) -> Vec<String>;
}
