//! Bots and hints of a table: other threads think, the task only waits for them.

use super::Task;
use crate::admission::HintPermit;
use crate::bots::{Owner, Priority};
use ::bots::Budget;
use futures_util::stream::FuturesUnordered;
use protocol::{HintLine, Message, Refusal, Reply, Stage};
use room::decide::bot_acts;
use room::play;
use std::collections::BTreeMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::task::Poll;
use table::Seat;
use tokio::time::{Instant, sleep_until};

/// What a bot thinks about its seat's question. Bots of several seats think side by side.
pub(super) struct Thinking {
    question: u32,
    answer: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
}

/// A hint on its way.
pub(super) struct Hint {
    reader: u64,
    key: String,
    version: u32,
    lines: Option<Vec<HintLine>>,
    _permit: HintPermit,
}

/// Hints on their way.
pub(super) type Hints = FuturesUnordered<Pin<Box<dyn Future<Output = Hint> + Send>>>;

impl Task {
    /// Lets every bot think that is asked and does not think about its question already. One whose question is gone stops.
    pub(super) fn follow_up(&mut self) {
        let state = &self.state;
        let playing = state.stage() == Stage::Playing;
        let is_waited_for = |seat: Seat| playing && state.bot(seat).is_some() && state.to_act().contains(seat);
        let before = self.thinking.len();
        self.thinking.retain(|&seat, thinking| is_waited_for(seat) && state.question(seat) == Some(thinking.question));
        let stopped = (before - self.thinking.len()) as u64;
        self.app.counters.bots_interrupted.fetch_add(stopped, Ordering::Relaxed);
        let begin: Vec<Seat> =
            state.to_act().iter().filter(|&seat| is_waited_for(seat) && !self.thinking.contains_key(&seat)).collect();
        for seat in begin {
            if let Some(level) = self.state.bot(seat) {
                self.think(seat, play::spec(level), self.state.seed(seat));
            }
        }
    }

    fn think(&mut self, seat: Seat, spec: ::bots::Spec, seed: u64) {
        let (Some(play), Some(question)) = (&self.state.play, self.state.question(seat)) else { return };
        let is_watched = self.presence.people().next().is_some();
        let owner = Owner { person: &self.state.made.host, table: &self.state.id };
        let answer = self.app.pool.think_for(owner, Priority::of(spec, is_watched), play.thought(seat, spec, seed));
        let due = Instant::now() + self.app.settings.bot_pause;
        let answer = Box::pin(async move {
            let action = answer.await.ok();
            sleep_until(due).await;
            action
        });
        self.thinking.insert(seat, Thinking { question, answer });
    }

    pub(super) async fn bot_answers(&mut self, seat: Seat, action: Option<String>) {
        let Some(Thinking { question, .. }) = self.thinking.remove(&seat) else { return };
        let Some(action) = action else {
            // The bot failed; something has to be played, or the game would stand still.
            self.think(seat, ::bots::Spec::Random, 0);
            return;
        };
        match bot_acts(&self.state, seat, question, &action) {
            Ok(entries) => {
                if self.commit(None, entries).await.is_ok() {
                    self.app.counters.bot_moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            // The question is gone, or a person has taken the seat back.
            Err(Refusal::Stale | Refusal::NotYourTurn) => self.follow_up(),
            // To ask the bot again would bring the same.
            Err(refusal) => {
                tracing::error!(table = self.state.id, ?refusal, "a bot's choice was refused");
                if refusal == Refusal::Illegal {
                    self.think(seat, ::bots::Spec::Random, 0);
                }
            }
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
        if !self.state.asked().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let permit = self.app.admission.ask_for_hint(&person.id)?;
        let advice = play.advice(seat, Budget::Time(self.app.settings.hint_time), self.state.seed(seat));
        let owner = Owner { person: &person.id, table: &self.state.id };
        let lines = self.app.pool.think_for(owner, Priority::Watched, advice);
        let (key, version) = (key.to_owned(), self.state.version);
        self.hints.push(Box::pin(async move {
            Hint { reader: from, key, version, lines: lines.await.ok(), _permit: permit }
        }));
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

/// The next bot that has made up its mind, and what it says; never if none thinks.
pub(super) async fn next_answer(thinking: &mut BTreeMap<Seat, Thinking>) -> (Seat, Option<String>) {
    poll_fn(|context| {
        let answers = thinking.iter_mut().map(|(&seat, thinking)| (seat, thinking.answer.as_mut().poll(context)));
        let mut ready = answers.filter_map(|(seat, answer)| match answer {
            Poll::Ready(action) => Some((seat, action)),
            Poll::Pending => None,
        });
        ready.next().map_or(Poll::Pending, Poll::Ready)
    })
    .await
}
