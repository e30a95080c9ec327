//! A game with its history: every event so far, the position they lead to, and undo by replaying fewer of them.
//!
//! Where several seats choose at the same time, their choices wait here, sealed, beside the position. Each may be changed
//! or withdrawn until the last is in; then all become events, in the order of seats, so that a log is the same whoever was
//! faster.

use crate::{BySeat, Dealer, DealerError, Event, Game, Illegal, MAX_SEATS, Phase, Seat, SeatSet};

/// A game in progress and all that happened in it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    events: Vec<Event<G>>,
    game: G,
    /// Choices of the current round that nobody else has seen yet.
    sealed: BySeat<Option<G::Action>, MAX_SEATS>,
}

/// What happened at one moment: an event, or all choices of a round, in which several seats chose at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a, G: Game> {
    /// The place of its first event in the record.
    pub index: usize,
    /// The position before it.
    pub before: G,
    /// One event, or the choices in the order of seats.
    pub events: &'a [Event<G>],
    /// The position after it.
    pub after: G,
}

impl<'a, G: Game> Round<'a, G> {
    /// One event by itself, which is the first of its record.
    pub fn single(before: &G, event: &'a Event<G>, after: &G) -> Self {
        Self { index: 0, before: *before, events: std::slice::from_ref(event), after: *after }
    }

    /// Tests if a seat acted in it.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Act(actor, _) if *actor == seat))
    }

    /// Tests if several seats were asked at the same time.
    pub fn is_shared(&self) -> bool {
        self.before.asked().len() > 1
    }
}

impl<G: Game> Record<G> {
    /// A game in which nothing has happened yet.
    pub fn new(setup: G::Setup) -> Self {
        Self::from_position(G::new(setup))
    }

    /// A game taken up in this position. What happened before is not known, so it has no whole log.
    pub fn from_position(start: G) -> Self {
        Self { start, events: Vec::new(), game: start, sealed: BySeat([None; MAX_SEATS]) }
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

    /// Applies one more event. Choices that were sealed for the position before it are gone.
    ///
    /// # Errors
    ///
    /// Refuses what the rules do not allow; the record is then unchanged.
    pub fn push(&mut self, event: Event<G>) -> Result<(), Illegal> {
        self.game.apply(event)?;
        self.events.push(event);
        self.sealed = BySeat([None; MAX_SEATS]);
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
        self.sealed = BySeat([None; MAX_SEATS]);
    }

    /// Everything after the first `from` events, round by round. `from` is where a round begins.
    pub fn rounds(&self, from: usize) -> impl Iterator<Item = Round<'_, G>> {
        let (mut index, mut game) = (from.min(self.events.len()), self.at(from));
        std::iter::from_fn(move || {
            let rest = self.events.get(index..).filter(|rest| !rest.is_empty())?;
            let events = &rest[..game.asked().len().clamp(1, rest.len())];
            let before = game;
            events.iter().for_each(|&event| game.apply_unchecked(event));
            let round = Round { index, before, events, after: game };
            index += events.len();
            Some(round)
        })
    }

    /// Where the round begins in which the seat acted last.
    pub fn last_round_of(&self, seat: Seat) -> Option<usize> {
        self.rounds(0).filter(|round| round.is_of(seat)).last().map(|round| round.index)
    }

    /// Seats that are asked and have sealed their choice.
    pub fn sealed(&self) -> SeatSet {
        self.sealed.iter().filter(|(_, choice)| choice.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Seats that are asked and have not sealed a choice.
    pub fn waiting(&self) -> SeatSet {
        self.game.asked().iter().filter(|&seat| self.sealed[seat].is_none()).collect()
    }

    /// What a seat has sealed, for that seat only.
    pub fn sealed_choice(&self, seat: Seat) -> Option<G::Action> {
        self.sealed[seat]
    }

    /// Seals a seat's choice, in place of an earlier one. The round does not open by itself: see [`Record::opening`].
    ///
    /// # Errors
    ///
    /// Refuses what the rules do not allow; the record is then unchanged.
    pub fn seal(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        let mut trial = self.game;
        trial.play(seat, action)?;
        self.sealed[seat] = Some(action);
        Ok(())
    }

    /// Takes a seat's sealed choice out of the round. Those of others stay.
    pub fn withdraw(&mut self, seat: Seat) {
        self.sealed[seat] = None;
    }

    /// The whole round as events, in the order of seats, if it is complete once the seat chooses this.
    pub fn opening(&self, seat: Seat, action: G::Action) -> Option<Vec<Event<G>>> {
        let choice = |other: Seat| if other == seat { Some(action) } else { self.sealed[other] };
        self.game.asked().iter().map(|other| choice(other).map(|action| Event::Act(other, action))).collect()
    }
}
