//! What changes a table: a request is decided, applied, written to the disk, and told.

use super::Task;
use crate::Person;
use crate::app_state::report;
use crate::people::table_id;
use crate::store::Op;
use protocol::{Command, Refusal, Reply, Request, Stage};
use room::answers::{Answer, fingerprint, is_kept};
use room::journal::{Author, Entry, Step};
use room::tell::Change;
use room::{Summary, create, decide};
use std::sync::atomic::Ordering;
use table::OsRng;
use table::fair::Secret;
use tokio::time::Instant;

impl Task {
    pub(super) async fn request(&mut self, person: Option<&Person>, request: Request) -> Reply {
        let Request { key, command } = request;
        if !is_key(&key) {
            return self.refusal(key, Refusal::Malformed);
        }
        let Some(asking) = person else { return self.refusal(key, Refusal::NoName) };
        let asked = fingerprint(&command);
        let before = self.state.answers.get(&asking.id, &key).or_else(|| self.answers.get(&asking.id, &key));
        if let Some(before) = before {
            return before.again(&asked).unwrap_or_else(|refusal| self.refusal(key, refusal));
        }
        let version = self.state.version;
        let fresh = || table_id().map_err(|_| Refusal::Internal);
        let refusal = match decide::decide(&self.state, person, &command, self.moment(), fresh) {
            Ok(entries) if entries.is_empty() => None,
            Ok(entries) => {
                let by = Author { person: asking.id.clone(), key: key.clone(), command: Some(asked.clone()) };
                match self.commit(Some(by), entries).await {
                    Ok(()) => {
                        if let Command::Act { .. } = command {
                            self.app.counters.moves.fetch_add(1, Ordering::Relaxed);
                        }
                        let answer = self.state.answers.get(&asking.id, &key);
                        return answer.expect("a step at somebody's request has its answer").reply.clone();
                    }
                    Err(refusal) => Some(refusal),
                }
            }
            Err(refusal) => Some(refusal),
        };
        let table = self.state.next.clone().filter(|_| refusal.is_none() && command == Command::Rematch);
        // After a failure the state may be one that could not be written: nobody hears of its version.
        let reply = Reply { key, refusal, version, table };
        self.keep(asking, asked, reply).await
    }

    /// Keeps an answer to a request that made nothing happen, and gives what can be told.
    async fn keep(&mut self, asking: &Person, command: String, reply: Reply) -> Reply {
        if reply.refusal.is_some() {
            self.app.counters.refusals.fetch_add(1, Ordering::Relaxed);
        }
        if !is_kept(reply.refusal) || !self.answers.has_room(&asking.id, &self.state.members()) {
            return reply;
        }
        let (table, person) = (self.state.id.clone(), asking.id.clone());
        let op = Op::Answer { table, person, command: command.clone(), reply: reply.clone() };
        match self.app.store.write(vec![op]).await {
            Ok(()) => {
                self.answers.add(&asking.id, Answer { command: Some(command), reply: reply.clone() });
                reply
            }
            Err(error) => {
                report(&error, "an answer cannot be written");
                // Nobody knows if it was written after all.
                self.broken = true;
                self.refusal(reply.key, Refusal::Internal)
            }
        }
    }

    /// Makes entries happen: in the state of this task, on the disk, and then for everybody.
    pub(super) async fn commit(&mut self, by: Option<Author>, entries: Vec<Entry>) -> Result<(), Refusal> {
        let step = Step { at: self.app.at(), up: self.app.up(), by, entries };
        let change = Change::of(&self.state, &step);
        let mut ops = Vec::with_capacity(2);
        for entry in &step.entries {
            if let Entry::Rematch { table } = entry {
                // It is a table of the same host, who may not have more than others.
                self.app.may_have_one_more_table(&self.state.made.host).await?;
                ops.push(self.rematch(table)?);
            }
        }
        // Nobody sees the new state before it is written; if it cannot be, it is thrown away with this task.
        if let Err(error) = self.state.apply(&step) {
            tracing::error!(table = self.state.id, %error, "a decision does not fit its own table");
            self.broken = true;
            return Err(Refusal::Internal);
        }
        let seats = step.entries.iter().any(Entry::changes_who_sits);
        ops.push(Op::Step { summary: Summary::of(&self.state), number: self.state.number, step, seats });
        if let Err(error) = self.app.store.write(ops).await {
            report(&error, "a step cannot be written");
            self.broken = true;
            return Err(Refusal::Internal);
        }
        if seats {
            self.people.lock().members = self.state.members();
        }
        self.tell(&change);
        self.follow_up();
        Ok(())
    }

    pub(super) fn tell(&mut self, change: &Change) {
        self.sequence += 1;
        self.presence_due = None;
        self.overdue = self.overdue_seats();
        let info = self.info();
        self.readers.tell(&self.state, &info, self.sequence, change);
    }

    fn rematch(&self, table: &str) -> Result<Op, Refusal> {
        let secret = OsRng::new().map(|mut rng| Secret::draw(&mut rng)).map_err(|_| Refusal::Internal)?;
        self.app.new_table(table, create::rematch(&self.state, &secret))
    }

    /// A table that was made to begin at once does so here, in a step of its own: by now what decides the deal is kept,
    /// and its hash has been told to whoever made the table.
    pub(super) async fn begin_by_itself(&mut self) {
        if self.state.begins_by_itself() {
            self.begin().await;
        }
    }

    /// A rematch begins when everybody has come, if only to ask something without a connection. Now that they have seen
    /// the hash of its secret, their devices have a moment to add randomness.
    pub(super) async fn begin_if_complete(&mut self, visitor: Option<&Person>) {
        let has_come =
            |person: &&str| self.presence.is_here(person) || visitor.is_some_and(|visitor| visitor.id == **person);
        let is_rematch = self.state.stage() == Stage::Lobby && self.state.made.rematch_of.is_some();
        if !is_rematch || self.begin_due.is_none() && !self.state.people().iter().all(has_come) {
            return;
        }
        let due = *self.begin_due.get_or_insert_with(|| Instant::now() + self.app.settings.randomness);
        if self.state.all_have_contributed() || due <= Instant::now() {
            self.begin_due = None;
            self.begin().await;
        }
    }

    async fn begin(&mut self) {
        if let Ok(entries) = decide::start(&self.state) {
            let _ = self.commit(None, entries).await;
        }
    }
}

/// Tests if a text can be the key of a request.
pub(super) fn is_key(key: &str) -> bool {
    (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic())
}
