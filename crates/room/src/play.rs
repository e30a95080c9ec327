//! A game of any kind at a table, and the one place that leads from a table text to its engine.

use ::bots::{Bot, Budget, Knowledge, Settings, Spec, Thinker};
use architects::Architects;
use duel::Duel;
use family::Table;
use protocol::{Ending, GameState, Happening, HintLine, Level, Refusal, SeatLetter, Shown};
use std::fmt;
use std::sync::atomic::AtomicBool;
use table::fair::Secret;
use table::log::{self, Header};
use table::{Actions, Dealer, Event, Eyes, Game, Phase, Record, Reveals, Seat, SeatSet, Seeded, Xoshiro};

/// Lines of advice in a hint.
const HINTS: usize = 3;

/// Work for a thread that thinks: it gets a share of its usual time, and answers with an action's text.
pub type Thought = Box<dyn FnOnce(f64) -> String + Send>;
/// The same for a hint.
pub type Advice = Box<dyn FnOnce(f64) -> Vec<HintLine> + Send>;

/// The version of the rules of this table's game.
pub fn rules(table: &Table) -> u32 {
    match table {
        Table::Duel(_) => Duel::RULES_VERSION,
        Table::Architects(_) => Architects::RULES_VERSION,
    }
}

/// The word of this table's game.
pub fn word(table: &Table) -> &'static str {
    match table {
        Table::Duel(_) => "duel",
        Table::Architects(_) => "architects",
    }
}

/// The bot of a level.
pub fn spec(level: Level) -> Spec {
    level.word().parse().unwrap_or(Spec::Random)
}

/// Lays out a new game of this table.
pub fn begin(table: &Table, secret: &Secret, contributions: &[(Seat, &str)]) -> Box<dyn Play> {
    match *table {
        Table::Duel(setup) => Playing::<Duel>::begin(setup, secret, contributions),
        Table::Architects(setup) => Playing::<Architects>::begin(setup, secret, contributions),
    }
}

/// A game in progress, as the table's task needs it.
pub trait Play: Send + Sync + fmt::Debug {
    /// Seats that have to act.
    fn to_act(&self) -> SeatSet;
    /// How the game ended by its rules.
    fn outcome(&self) -> Option<Ending>;
    /// How many events there are.
    fn event_count(&self) -> usize;
    /// Applies an event of the journal.
    fn push(&mut self, text: &str) -> Result<(), String>;
    /// Takes all after the first `keep` events back.
    fn undo_to(&mut self, keep: usize);

    /// What the table reveals now, as events. Nothing is changed.
    fn deal(&self) -> Result<Vec<String>, Refusal>;
    /// A seat's action and all that the table reveals after it, as events. Nothing is changed.
    fn decide(&self, seat: Seat, action: &str) -> Result<Vec<String>, Refusal>;
    /// How many events there were before the seat's last decision.
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
    fn to_act(&self) -> SeatSet {
        match self.record.game().phase() {
            Phase::Act(seats) => seats,
            Phase::Chance | Phase::Over => SeatSet::EMPTY,
        }
    }

    fn outcome(&self) -> Option<Ending> {
        self.record.game().outcome().map(|outcome| Ending {
            way: outcome.ending.to_owned(),
            winners: outcome.winners.iter().map(SeatLetter::from).collect(),
        })
    }

    fn event_count(&self) -> usize {
        self.record.events().len()
    }

    fn push(&mut self, text: &str) -> Result<(), String> {
        let event = self.record.game().parse_event(text).map_err(|error| error.to_string())?;
        self.record.push(event).map_err(|error| error.to_string())
    }

    fn undo_to(&mut self, keep: usize) {
        self.record.undo_to(keep);
    }

    fn deal(&self) -> Result<Vec<String>, Refusal> {
        self.settled(*self.record.game(), Vec::new())
    }

    fn decide(&self, seat: Seat, action: &str) -> Result<Vec<String>, Refusal> {
        let mut game = *self.record.game();
        let action = game.parse_action(seat, action).map_err(|_| Refusal::Illegal)?;
        let event = game.event_text(Event::Act(seat, action));
        game.play(seat, action).map_err(|_| Refusal::Illegal)?;
        self.settled(game, vec![event])
    }

    fn before_last_decision(&self, seat: Seat) -> Option<usize> {
        self.record.events().iter().rposition(|event| matches!(event, Event::Act(by, _) if *by == seat))
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
        let mut game = self.record.at(from);
        let mut happenings = Vec::with_capacity(self.event_count().saturating_sub(from));
        for (index, &event) in self.record.events().iter().enumerate().skip(from) {
            let before = game;
            game.apply_unchecked(event);
            happenings.push(protocol::game::happening(&before, event, &game, index as u32, viewer));
        }
        happenings
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

/// Takes what can still be done out of a view, for a game that ended outside its rules.
pub fn close(state: &mut GameState, ending: Ending) {
    state.to_act.clear();
    state.ending = Some(ending);
    state.view.close();
}
