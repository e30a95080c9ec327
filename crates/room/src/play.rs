//! A game of any kind at a table, behind one trait that does not name its engine.

use ::bots::{Bot, Budget, Knowledge, Settings, Spec, Thinker};
use family::{Table, with_engine};
use protocol::{Ending, GameState, Happening, HintLine, Level, Refusal, Shown};
use std::fmt;
use std::sync::atomic::AtomicBool;
use table::fair::Secret;
use table::log::{self, Header};
use table::{
    Actions, Dealer, Event, Eyes, Phase, Record, Reveals, Seat, SeatSet, Seeded, Sides, Xoshiro, keep_secrets,
};

/// Lines of advice in a hint.
const HINTS: usize = 3;

/// The search of a bot, for another thread to run: it is told what share of its usual time it has, and gives the text of
/// an action.
pub type Thought = Box<dyn FnOnce(f64) -> String + Send>;
/// The search for a hint, likewise.
pub type Advice = Box<dyn FnOnce(f64) -> Vec<HintLine> + Send>;

/// The version of the rules of this table's game.
pub fn rules(table: &Table) -> u32 {
    table.rules_version()
}

/// The word of this table's game.
pub fn word(table: &Table) -> &'static str {
    table.game().name
}

/// The bot of a level.
pub fn spec(level: Level) -> Spec {
    level.word().parse().expect("the words of levels are specs of bots")
}

/// Lays out a new game of this table.
pub fn begin(table: &Table, secret: &Secret, contributions: &[(Seat, &str)]) -> Box<dyn Play> {
    with_engine!(*table, |setup, G| Playing::<G>::begin(setup, secret, contributions))
}

/// What a choice leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// It waits, sealed, for those of others: the action's text.
    Seals(String),
    /// It completes a round, or there is nobody else to wait for: what happens, as events.
    Happens(Vec<String>),
}

/// A game in progress, as a room needs it.
pub trait Play: Send + Sync + fmt::Debug {
    /// Seats that are asked to choose.
    fn asked(&self) -> SeatSet;
    /// Those of them that have not sealed a choice.
    fn waiting(&self) -> SeatSet;
    /// What a seat has sealed, as its owner may see it: the action's text.
    fn sealed(&self, seat: Seat) -> Option<String>;
    /// Tests if one of these seats knows what another of them must not see, or several of them choose at the same time.
    fn is_secret_among(&self, seats: SeatSet) -> bool;
    /// Who plays together.
    fn sides(&self) -> Sides;
    /// How the game ended by its rules.
    fn outcome(&self) -> Option<Ending>;
    /// How many events there are.
    fn event_count(&self) -> usize;
    /// Applies an event of the journal.
    fn push(&mut self, text: &str) -> Result<(), String>;
    /// Seals a choice of the journal.
    fn seal(&mut self, seat: Seat, action: &str) -> Result<(), String>;
    /// Takes a sealed choice out of the round.
    fn withdraw(&mut self, seat: Seat);
    /// Takes all after the first `keep` events back, and what was sealed since.
    fn undo_to(&mut self, keep: usize);

    /// What the table reveals now, as events. Nothing is changed.
    fn deal(&self) -> Result<Vec<String>, Refusal>;
    /// What a seat's choice leads to, with all that the table reveals after it. Nothing is changed.
    fn decide(&self, seat: Seat, action: &str) -> Result<Decision, Refusal>;
    /// How many events there were before the seat's last decision, or before the round in which it chose.
    fn before_last_decision(&self, seat: Seat) -> Option<usize>;
    /// Who acted after the first `count` events.
    fn acted_since(&self, count: usize) -> SeatSet;
    /// Tests if one of these seats has learned something after the first `count` events, other than what this seat chose
    /// to do.
    fn learned_since(&self, count: usize, by: Seat, seats: SeatSet) -> bool;

    /// The game as a seat, or a spectator, sees it.
    fn state(&self, viewer: Option<Seat>, version: u32) -> GameState;
    /// The events after the first `from`, as a seat, or a spectator, saw them.
    fn happenings(&self, viewer: Option<Seat>, from: usize) -> Vec<Happening>;
    /// The whole log, with everything in it.
    fn log(&self, header: &Header) -> String;

    /// A bot's choice for a seat that has to act.
    fn thought(&self, seat: Seat, spec: Spec, seed: u64) -> Thought;
    /// The best actions of a seat that has to act.
    fn advice(&self, seat: Seat, budget: Budget, seed: u64) -> Advice;
}

#[derive(Debug)]
struct Playing<G: Shown> {
    record: Record<G>,
    dealer: Seeded<G>,
}

impl<G: Shown + Knowledge> Playing<G>
where
    G::Setup: 'static,
    G::Deal: 'static,
{
    fn begin(setup: G::Setup, secret: &Secret, contributions: &[(Seat, &str)]) -> Box<dyn Play> {
        let dealer = Seeded::fair(setup, secret, contributions);
        Box::new(Self { record: Record::new(setup), dealer })
    }
}

impl<G: Shown> Playing<G> {
    fn settled(&self, mut game: G, mut events: Vec<String>) -> Result<Vec<String>, Refusal> {
        let mut dealer = self.dealer.clone();
        while game.phase() == Phase::Chance {
            let outcome = dealer.deal(&game).map_err(|error| {
                tracing::error!(%error, "the deal does not fit the game");
                Refusal::Internal
            })?;
            events.push(game.event_text(Event::Chance(outcome)));
            game.reveal_unchecked(outcome);
        }
        Ok(events)
    }
}

impl<G: Shown + Knowledge> Play for Playing<G>
where
    G::Setup: 'static,
    G::Deal: 'static,
{
    fn asked(&self) -> SeatSet {
        self.record.game().asked()
    }

    fn waiting(&self) -> SeatSet {
        self.record.waiting()
    }

    fn sealed(&self, seat: Seat) -> Option<String> {
        self.record.sealed_choice(seat).map(|action| self.record.game().action_text(seat, action))
    }

    fn is_secret_among(&self, seats: SeatSet) -> bool {
        keep_secrets(self.record.game(), seats)
    }

    fn sides(&self) -> Sides {
        self.record.game().sides()
    }

    fn outcome(&self) -> Option<Ending> {
        let outcome = self.record.game().outcome()?;
        Some(Ending::new(outcome.ending, outcome.winners, outcome.sides))
    }

    fn event_count(&self) -> usize {
        self.record.events().len()
    }

    fn push(&mut self, text: &str) -> Result<(), String> {
        let event = self.record.game().parse_event(text).map_err(|error| error.to_string())?;
        self.record.push(event).map_err(|error| error.to_string())
    }

    fn seal(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        let action = self.record.game().parse_action(seat, action).map_err(|error| error.to_string())?;
        self.record.seal(seat, action).map_err(|error| error.to_string())
    }

    fn withdraw(&mut self, seat: Seat) {
        self.record.withdraw(seat);
    }

    fn undo_to(&mut self, keep: usize) {
        self.record.undo_to(keep);
    }

    fn deal(&self) -> Result<Vec<String>, Refusal> {
        self.settled(*self.record.game(), Vec::new())
    }

    fn decide(&self, seat: Seat, action: &str) -> Result<Decision, Refusal> {
        let mut game = *self.record.game();
        let action = game.parse_action(seat, action).map_err(|_| Refusal::Illegal)?;
        if !game.is_legal(seat, action) {
            return Err(Refusal::Illegal);
        }
        let Some(round) = self.record.opening(seat, action) else {
            return Ok(Decision::Seals(game.action_text(seat, action)));
        };
        let mut events = Vec::with_capacity(round.len() + 1);
        for event in round {
            events.push(game.event_text(event));
            game.apply_unchecked(event);
        }
        self.settled(game, events).map(Decision::Happens)
    }

    fn before_last_decision(&self, seat: Seat) -> Option<usize> {
        self.record.last_round_of(seat)
    }

    fn acted_since(&self, count: usize) -> SeatSet {
        let actor = |event: &Event<G>| match event {
            Event::Act(seat, _) => Some(*seat),
            Event::Chance(_) => None,
        };
        self.record.events().iter().skip(count).filter_map(actor).collect()
    }

    fn learned_since(&self, count: usize, by: Seat, seats: SeatSet) -> bool {
        let mut game = self.record.at(count);
        self.record.events().iter().skip(count).any(|&event| {
            let Event::Act(actor, action) = event else { return true };
            let own = if actor == by { Reveals::Choice } else { Reveals::Nothing };
            let learns = seats.iter().any(|seat| Reveals::of(&game, actor, action, Some(seat)) > own);
            game.play_unchecked(actor, action);
            learns
        })
    }

    fn state(&self, viewer: Option<Seat>, version: u32) -> GameState {
        protocol::game::state_of(self.record.game(), viewer, version)
    }

    fn happenings(&self, viewer: Option<Seat>, from: usize) -> Vec<Happening> {
        self.record.rounds(from).map(|round| protocol::game::happening(&round, viewer)).collect()
    }

    fn log(&self, header: &Header) -> String {
        log::write(header, &self.record)
    }

    fn thought(&self, seat: Seat, spec: Spec, seed: u64) -> Thought {
        let game = *self.record.game();
        Box::new(move |share| {
            let mut legal = Actions::new();
            game.legal_actions(seat, &mut legal);
            // The bot gets eyes, not the position: it knows what a person on this seat would know.
            let mut bot = spec.with_time_scale(share).build::<G>(seed);
            let action = bot.choose(Eyes::of(&game, seat), &legal);
            game.action_text(seat, action)
        })
    }

    fn advice(&self, seat: Seat, budget: Budget, seed: u64) -> Advice {
        let view = self.record.game().view(Some(seat));
        Box::new(move |share| {
            let game = G::imagine(&view, &mut Xoshiro::new(seed));
            let budget = match budget {
                Budget::Time(time) => Budget::Time(time.mul_f64(share)),
                Budget::Iterations(_) => budget,
            };
            let mut thinker = Thinker::<G>::new(Settings::STRONG, budget, seed);
            let thoughts = thinker.think(&view, seat, budget, &AtomicBool::new(false));
            let line = |finding: &::bots::Finding<G::Action>| HintLine {
                action: game.action_text(seat, finding.action),
                share: finding.expectation,
                reason: game.reason(seat, finding.action).to_owned(),
            };
            thoughts.findings.iter().take(HINTS).map(line).collect()
        })
    }
}

/// Removes from a view what could still be done, for a game that did not end by its rules.
pub fn close(state: &mut GameState, ending: Ending) {
    state.ending = Some(ending);
    state.view.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_bot() {
        for level in Level::ALL {
            spec(level);
        }
    }
}
