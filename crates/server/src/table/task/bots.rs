//! Bots and hints of a table: other threads think, the task only waits for them.

use super::Task;
use crate::bots::Rank;
use crate::doors::Turn;
use ::bots::Budget;
use futures_util::stream::FuturesUnordered;
use protocol::{HintLine, Message, Refusal, Reply, Stage};
use room::decide::bot_acts;
use room::play::{self, Thought};
use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use table::Seat;
use tokio::time::{Instant, sleep_until};

/// A bot's thoughts about a position.
pub(super) struct Thinking {
    version: u32,
    seat: Seat,
    answer: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
}

/// A hint on its way.
pub(super) struct Hint {
    reader: u64,
    key: String,
    version: u32,
    lines: Option<Vec<HintLine>>,
    _turn: Turn,
}

/// Hints on their way.
pub(super) type Hints = FuturesUnordered<Pin<Box<dyn Future<Output = Hint> + Send>>>;

impl Task {
    /// Lets a bot think if one has to act.
    pub(super) fn follow_up(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == self.state.version) {
            return;
        }
        self.thinking = None;
        if self.state.stage() != Stage::Playing {
            return;
        }
        let Some(play) = &self.state.play else { return };
        for seat in self.state.to_act().iter() {
            let Some(level) = self.state.bot(seat) else { continue };
            let spec = play::spec(level);
            let thought = play.thought(seat, spec, self.state.seed(seat));
            self.thinking = Some(self.think(seat, spec, thought));
            return;
        }
    }

    fn think(&self, seat: Seat, spec: ::bots::Spec, thought: Thought) -> Thinking {
        let is_watched = self.presence.people().next().is_some();
        let answer = self.house.pool.think_for(&self.state.made.host, Rank::of(spec, is_watched), thought);
        let due = Instant::now() + self.house.settings.bot_pause;
        let answer = Box::pin(async move {
            let action = answer.await.ok();
            sleep_until(due).await;
            action
        });
        Thinking { version: self.state.version, seat, answer }
    }

    pub(super) async fn bot_answers(&mut self, action: Option<String>) {
        let Some(Thinking { version, seat, .. }) = self.thinking.take() else { return };
        let Some(action) = action else {
            // The bot failed; something has to be played, or the game would stand still.
            if let Some(play) = &self.state.play {
                let spec = ::bots::Spec::Random;
                self.thinking = Some(self.think(seat, spec, play.thought(seat, spec, 0)));
            }
            return;
        };
        match bot_acts(&self.state, seat, version, &action) {
            Ok(entries) => {
                if self.commit(None, entries).await.is_ok() {
                    self.house.counters.bot_moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            Err(_) => self.follow_up(),
        }
    }

    pub(super) fn hint(&mut self, from: u64, key: &str, seat: Seat) -> Result<(), Refusal> {
        let person = self.readers.get(from).and_then(|reader| reader.person.clone()).ok_or(Refusal::NoName)?;
        let play = match self.state.stage() {
            Stage::Lobby => return Err(Refusal::NotStarted),
            Stage::Over => return Err(Refusal::GameOver),
            Stage::Playing => self.state.play.as_ref().ok_or(Refusal::NotStarted)?,
        };
        if self.state.owner(seat) != Some(&person.id) {
            return Err(Refusal::NotYourSeat);
        }
        if !self.state.to_act().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let turn = self.house.doors.ask_for_hint(&person.id)?;
        let advice = play.advice(seat, Budget::Time(self.house.settings.hint_time), self.state.seed(seat));
        let lines = self.house.pool.think_for(&person.id, Rank::Watched, advice);
        let (key, version) = (key.to_owned(), self.state.version);
        self.hints
            .push(Box::pin(async move { Hint { reader: from, key, version, lines: lines.await.ok(), _turn: turn } }));
        Ok(())
    }

    pub(super) fn give_hint(&mut self, hint: Hint) {
        let Hint { reader: to, key, version, lines, .. } = hint;
        let refusal = if lines.is_none() { Some(Refusal::Internal) } else { None };
        let reply = Reply { key: key.clone(), refusal, version: self.state.version, table: None };
        if let Some(reader) = self.readers.get(to) {
            if let Some(lines) = lines {
                reader.send(&Message::Hint { key, version, lines });
            }
            reader.send(&Message::Reply(reply));
        }
    }
}

/// What the bot says that thinks now; never if none does.
pub(super) async fn answer_of(thinking: &mut Option<Thinking>) -> Option<String> {
    match thinking {
        Some(thinking) => thinking.answer.as_mut().await,
        None => pending().await,
    }
}
