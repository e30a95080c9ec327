//! Dealers supply outcomes from outside the position: drawn at the moment of need, laid by a seed, or read from a script.
//! A dealer decides nothing about the rules.

use crate::{Game, OsRng, Rng, Xoshiro};
use std::collections::VecDeque;
use std::fmt;

/// Supplies the outcome a position waits for.
pub trait Dealer<G: Game> {
    /// The outcome that is due.
    ///
    /// # Errors
    ///
    /// Fails if the dealer has no possible outcome to offer.
    fn deal(&mut self, game: &G) -> Result<G::Chance, DealerError>;
}

/// Why a dealer has no outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealerError {
    /// The script has no more lines.
    ScriptEnded,
    /// What the script or the deal holds is not possible in this position.
    Impossible(String),
}

impl fmt::Display for DealerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ScriptEnded => f.write_str("the script of outcomes has ended"),
            Self::Impossible(what) => write!(f, "the outcome {what} is not possible here"),
        }
    }
}

impl std::error::Error for DealerError {}

/// Draws each outcome at the moment it is due. With [`OsRng`], not even the program knows the next card.
#[derive(Debug)]
pub struct Drawing<R>(pub R);

/// The dealer for play without a seed.
pub type Secure = Drawing<OsRng>;

impl<G: Game, R: Rng> Dealer<G> for Drawing<R> {
    fn deal(&mut self, game: &G) -> Result<G::Chance, DealerError> {
        Ok(game.draw(&mut self.0))
    }
}

/// Lays every deck out by a seed: the same place gets the same card whatever the order of play.
/// For paired matches, puzzles and tests.
#[derive(Clone, Debug)]
pub struct Seeded<G: Game>(G::Deal);

impl<G: Game> Seeded<G> {
    /// The deal that belongs to a seed.
    pub fn new(setup: G::Setup, seed: u64) -> Self {
        Self(G::shuffle(setup, &mut Xoshiro::new(seed)))
    }

    /// Decks that lie in a given order.
    pub(crate) fn from_decks(decks: G::Deal) -> Self {
        Self(decks)
    }

    /// The decks as they lie.
    pub fn decks(&self) -> &G::Deal {
        &self.0
    }
}

impl<G: Game> Dealer<G> for Seeded<G> {
    fn deal(&mut self, game: &G) -> Result<G::Chance, DealerError> {
        let outcome = game.dealt(&self.0);
        if game.is_possible(outcome) { Ok(outcome) } else { Err(DealerError::Impossible(format!("{outcome:?}"))) }
    }
}

/// Reads outcomes from a list: replays, tests, games entered from a real table.
#[derive(Clone, Debug)]
pub struct Scripted<G: Game>(VecDeque<G::Chance>);

impl<G: Game> Scripted<G> {
    /// A dealer that gives these outcomes in this order.
    pub fn new(outcomes: impl IntoIterator<Item = G::Chance>) -> Self {
        Self(outcomes.into_iter().collect())
    }
}

impl<G: Game> Dealer<G> for Scripted<G> {
    fn deal(&mut self, game: &G) -> Result<G::Chance, DealerError> {
        let &outcome = self.0.front().ok_or(DealerError::ScriptEnded)?;
        if !game.is_possible(outcome) {
            return Err(DealerError::Impossible(format!("{outcome:?}")));
        }
        self.0.pop_front();
        Ok(outcome)
    }
}
