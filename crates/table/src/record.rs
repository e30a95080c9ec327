//! A game with its history: every event so far, the position they lead to, and undo by replaying fewer of them.

use crate::{Dealer, DealerError, Event, Game, Illegal, Phase, Seat};

/// A game in progress and all that happened in it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    events: Vec<Event<G>>,
    game: G,
}

impl<G: Game> Record<G> {
    /// A game in which nothing has happened yet.
    pub fn new(setup: G::Setup) -> Self {
        Self::from_position(G::new(setup))
    }

    /// A game taken up in this position. What happened before is not known, so it has no whole log.
    pub fn from_position(start: G) -> Self {
        Self { start, events: Vec::new(), game: start }
    }

    /// What was settled before the game.
    pub fn setup(&self) -> G::Setup {
        self.start.setup()
    }

    /// The position before the first event.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The current position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// Applies one more event.
    ///
    /// # Errors
    ///
    /// Refuses what the rules do not allow; the record is then unchanged.
    pub fn push(&mut self, event: Event<G>) -> Result<(), Illegal> {
        self.game.apply(event)?;
        self.events.push(event);
        Ok(())
    }

    /// Plays an action.
    ///
    /// # Errors
    ///
    /// As [`Record::push`].
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.push(Event::Act(seat, action))
    }

    /// Lets the dealer reveal whatever is due until a seat has to act or the game is over.
    ///
    /// # Errors
    ///
    /// Fails if the dealer runs out of outcomes or offers an impossible one.
    pub fn settle(&mut self, dealer: &mut impl Dealer<G>) -> Result<(), DealerError> {
        while self.game.phase() == Phase::Chance {
            let outcome = dealer.deal(&self.game)?;
            self.push(Event::Chance(outcome)).map_err(|_| DealerError::Impossible(format!("{outcome:?}")))?;
        }
        Ok(())
    }

    /// The position after the first `count` events; the current one if there are fewer.
    pub fn at(&self, count: usize) -> G {
        let mut game = self.start;
        for &event in &self.events[..count.min(self.events.len())] {
            game.apply_unchecked(event);
        }
        game
    }

    /// Takes everything after the first `count` events back.
    pub fn undo_to(&mut self, count: usize) {
        self.game = self.at(count);
        self.events.truncate(count);
    }
}
