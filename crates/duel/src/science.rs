//! Symbols, pairs and progress tokens (D8).

use crate::city::City;
use crate::effect::{Effect, Source};
use crate::ids::{CardId, Symbol, TokenId};
use crate::pending::Pending;
use crate::state::{Duel, Ending};
use table::{Seat, SeatSet};

/// Different symbols that win the game (D8.7).
pub const SYMBOLS_TO_WIN: usize = 6;

impl City {
    /// How many copies of a symbol the city has, that under the snake included (P7.11).
    pub fn copies_of(&self, symbol: Symbol) -> u8 {
        let copied = self.snake.and_then(CardId::symbol) == Some(symbol);
        self.effects().filter(|&effect| effect == Effect::Science(symbol)).count() as u8 + u8::from(copied)
    }
}

impl Duel {
    /// A symbol comes into the city: the second copy earns a token, the sixth different one wins (D8.2, D8.7).
    pub(crate) fn gain_symbol(&mut self, seat: Seat, symbol: Symbol) {
        let mut symbols = self.cities[seat].symbols;
        if symbols.contains(symbol) {
            self.pending.push(Pending::TakeToken(seat));
        }
        symbols.insert(symbol);
        if symbols.len() >= SYMBOLS_TO_WIN {
            self.ending = Some(Ending::Science(SeatSet::only(seat)));
        }
    }

    /// Whoever has six different symbols wins; both may (A8.30).
    pub(crate) fn look_for_six_symbols(&mut self) {
        let has_six = |seat: &Seat| self.cities[*seat].symbols.len() >= SYMBOLS_TO_WIN;
        let winners: SeatSet = [Seat::A, Seat::B].into_iter().filter(has_six).collect();
        if !winners.is_empty() {
            self.ending = Some(Ending::Science(winners));
        }
    }

    /// A progress token comes into the city and acts at once (D8.5).
    pub(crate) fn gain_token(&mut self, seat: Seat, token: TokenId) {
        self.cities[seat].tokens.insert(token);
        for &effect in token.token().effects {
            self.takes_effect(effect, seat, Source::Token);
        }
    }
}
