//! What a game must be able to show in a terminal.

use crate::terminal::{self, Line};
use crate::text::Text;
use table::{Game, Seat};

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
pub(crate) struct Scene<'a> {
    pub(crate) text: &'a Text,
    /// The players' names, by seat.
    pub(crate) names: &'a [Name],
    /// Who looks; nobody in particular sees everything.
    pub(crate) viewer: Option<Seat>,
    /// Columns.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
}

impl Scene<'_> {
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

/// A game that can be shown in a terminal. The position drawn is always one imagined from the viewer's own view.
pub(crate) trait Board: Game {
    /// The game's word, with which its message ids begin.
    const WORD: &'static str;

    /// The table as it lies.
    fn board(&self, scene: &Scene<'_>) -> Vec<Line>;
    /// The seat's choices, numbered from 1.
    fn choices(&self, seat: Seat, actions: &[Self::Action], scene: &Scene<'_>) -> Vec<Line>;
    /// Everything a seat owns, in full.
    fn city_in_full(&self, seat: Seat, scene: &Scene<'_>) -> Vec<Line>;
    /// Every card of the discard pile, which anybody may look through; nothing if it is empty.
    fn discard_pile(&self, scene: &Scene<'_>) -> Vec<Line>;
    /// An action in a few words, as one may choose it.
    fn phrase(&self, seat: Seat, action: Self::Action, text: &Text) -> String;
    /// What happens, in sentences; none for events not worth telling. Asked before it happens.
    fn sentences(&self, event: &Self::EventView, scene: &Scene<'_>) -> Vec<String>;
    /// Explains components whose name or identifier begins with these words.
    fn explain(&self, words: &str, text: &Text) -> Vec<String>;
    /// The signs on this table that the help for any game does not explain.
    fn legend(&self, text: &Text) -> Vec<String>;
    /// Tests if each player knows what the others must not see.
    fn keeps_secrets(&self) -> bool;
    /// The word of a row of the score sheet in message ids.
    fn row_word(setup: Self::Setup, row: &'static str) -> &'static str;
}
