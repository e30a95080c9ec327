//! The one task that changes a table. It decides, applies the decision to its state, writes it to the disk, and then tells
//! everybody. If it cannot be written, the task ends, and its state with it: nobody has seen it.
//! Here is its loop, and who comes and goes; `handle.rs` is the way to it, `requests.rs` changes things, `bots.rs` waits
//! for threads that think.

mod bots;
mod handle;
mod requests;

pub(crate) use handle::{Handle, ToTable};

use crate::Person;
use crate::app_state::AppState;
use bots::{Hints, Thinking};
use futures_util::StreamExt;
use handle::{Inboxes, SharedPeople};
use protocol::{Clock, Command, Message, Refusal, Reply, TableInfo};
use room::answers::Answers;
use room::decide::{Moment, is_overdue};
use room::presence::Presence;
use room::readers::{Lost, Outbox, Reader, Readers};
use room::state::State;
use room::tell::{self, Change};
use std::collections::BTreeMap;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Seat, SeatSet};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{OnceCell, mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// Comings and goings are told after this time, many at once.
const PRESENCE_DELAY: Duration = Duration::from_millis(150);

/// Starts the task of a table. It ends when it is told to stop, or when it has been alone for long.
pub(crate) fn start(
    app: Arc<AppState>,
    state: State,
    answers: Answers,
    stop: watch::Receiver<bool>,
    alive: mpsc::Sender<()>,
) -> Handle {
    static GENERATION: AtomicU64 = AtomicU64::new(0);
    let generation = GENERATION.fetch_add(1, Ordering::Relaxed);
    let (handle, inboxes) = Handle::new(&state, &app.settings, generation);
    let task = Task {
        presence: Presence::nobody_since(app.up()),
        sequence: state.number,
        readers: Readers::default(),
        next_reader: 0,
        answers,
        thinking: BTreeMap::new(),
        hints: Hints::new(),
        presence_due: None,
        begin_due: None,
        overdue: SeatSet::EMPTY,
        alone_since: Instant::now(),
        broken: false,
        people: handle.people(),
        app,
        state,
    };
    tokio::spawn(task.run(inboxes, stop, generation, alive));
    handle
}

struct Task {
    app: Arc<AppState>,
    state: State,
    presence: Presence,
    readers: Readers<Wire>,
    next_reader: u64,
    /// The number of the last message to all: grows with every step, and when somebody comes or goes.
    sequence: u32,
    /// Answers to requests that made nothing happen.
    answers: Answers,
    /// Bots that think, by seat.
    thinking: BTreeMap<Seat, Thinking>,
    hints: Hints,
    /// When to tell who came and went.
    presence_due: Option<Instant>,
    /// When a rematch begins at the latest, once everybody has come.
    begin_due: Option<Instant>,
    /// Seats that everybody was told are overdue.
    overdue: SeatSet,
    alone_since: Instant,
    /// Nobody knows if the last step was written: the journal must be read again.
    broken: bool,
    people: SharedPeople,
}

impl Task {
    async fn run(
        mut self,
        mut inboxes: Inboxes,
        mut stop: watch::Receiver<bool>,
        generation: u64,
        _alive: mpsc::Sender<()>,
    ) {
        self.begin_by_itself().await;
        self.follow_up();
        while !self.broken {
            let wake = self.next_wake();
            if wake.is_some_and(|at| at <= Instant::now()) && self.is_idle() {
                break;
            }
            tokio::select! {
                // In this order: the game goes on and those who play are heard, however many others ask.
                biased;
                // A task that starts while everything stops must not wait for a change it has missed.
                () = async { drop(stop.wait_for(|stop| *stop).await) } => break,
                Some((id, why)) = inboxes.leaving.recv() => self.leave(id, why),
                (seat, action) = bots::next_answer(&mut self.thinking) => self.bot_answers(seat, action).await,
                Some(hint) = self.hints.next() => self.give_hint(hint),
                () = sleep_until_some(wake) => self.wake().await,
                Some(message) = inboxes.members.recv() => self.handle(message).await,
                Some(message) = inboxes.others.recv() => self.handle(message).await,
            }
            self.drop_lost_readers();
        }
        // Whoever waits for an answer sees that nothing was done and asks again; then the journal is read anew.
        inboxes.close();
        let mut tables = self.app.tables();
        let mine = |cell: &Arc<OnceCell<Handle>>| cell.get().is_some_and(|handle| handle.generation() == generation);
        if tables.get(&self.state.id).is_some_and(mine) {
            tables.remove(&self.state.id);
        }
    }

    fn is_idle(&self) -> bool {
        self.is_alone() && self.alone_since.elapsed() >= self.stay()
    }

    fn is_alone(&self) -> bool {
        self.readers.is_empty() && self.thinking.is_empty() && self.hints.is_empty()
    }

    /// How long the table stays in memory without connections. If others wait for somebody, it is long enough to find out
    /// that they stay away, also for those who play without a connection.
    fn stay(&self) -> Duration {
        let settings = &self.app.settings;
        let is_waited_for = |seat| self.state.is_with_others(seat);
        let counts = self.state.made.clock == Clock::None && self.state.people_to_act().iter().any(is_waited_for);
        if counts { settings.idle + settings.absence } else { settings.idle }
    }

    fn moment(&self) -> Moment {
        let up = self.app.up();
        let absent = self.presence.absent(&self.state, self.app.settings.absence, up);
        Moment { at: self.app.at(), up, absent }
    }

    fn info(&self) -> TableInfo {
        tell::info(&self.state, &self.presence, self.moment())
    }

    /// When something is to be told, or to end, without anybody asking.
    fn next_wake(&self) -> Option<Instant> {
        let alone = self.is_alone().then(|| self.alone_since + self.stay());
        let late = if self.readers.is_empty() { None } else { self.next_overdue() };
        [self.presence_due, self.begin_due, alone, late].into_iter().flatten().min()
    }

    /// When the next seat becomes overdue.
    fn next_overdue(&self) -> Option<Instant> {
        let up = self.app.up();
        let left = |seat: Seat| match self.state.made.clock {
            Clock::None => {
                let (owner, turn) = (self.state.owner(seat)?, self.state.moved_up);
                let from = self.presence.absent_from(owner, turn, self.app.settings.absence)?;
                Some(from.saturating_sub(up))
            }
            Clock::Move { .. } | Clock::Bank { .. } => Some(self.state.seats.get(seat.index())?.clock.left(up)),
        };
        let waiting = self.state.people_to_act().iter().filter(|&seat| !self.overdue.contains(seat));
        let left = waiting.filter_map(left).min()?;
        // One more, because milliseconds are rounded down.
        Some(Instant::now() + Duration::from_millis(left + 1))
    }

    /// Tells what changed with time alone.
    async fn wake(&mut self) {
        if self.begin_due.is_some() {
            self.begin_if_complete(None).await;
        }
        let due = self.presence_due.is_some_and(|due| due <= Instant::now());
        if due || self.overdue_seats() != self.overdue {
            self.tell(&Change::none(&self.state));
        }
    }

    fn overdue_seats(&self) -> SeatSet {
        let moment = self.moment();
        SeatSet::all(self.state.seats.len()).iter().filter(|&seat| is_overdue(&self.state, seat, moment)).collect()
    }

    async fn handle(&mut self, message: ToTable) {
        match message {
            ToTable::Connect { person, outbox, answer } => {
                let _ = answer.send(self.connect(person, outbox));
                self.begin_if_complete(None).await;
            }
            ToTable::Request { from, person, request, permit } => {
                let reply = match request.command {
                    _ if !requests::is_key(&request.key) => self.refusal(request.key, Refusal::Malformed),
                    Command::Look { seat } => self.look(from, request.key, seat.map(protocol::SeatLetter::seat)),
                    Command::Hint { seat } => match self.hint(from, &request.key, seat.seat()) {
                        Ok(()) => return,
                        Err(refusal) => self.refusal(request.key, refusal),
                    },
                    _ => self.request(person.as_ref(), request).await,
                };
                self.reply(from, reply);
                drop(permit);
                self.begin_if_complete(None).await;
            }
            ToTable::Command { person, request, answer } => {
                self.visited_by(person.as_ref());
                let _ = answer.send(self.request(person.as_ref(), request).await);
                self.begin_if_complete(person.as_ref()).await;
            }
            ToTable::State { person, seat, answer } => {
                self.visited_by(person.as_ref());
                let _ = answer.send(self.whole(person.as_ref(), seat).map(Box::new));
                self.begin_if_complete(person.as_ref()).await;
            }
            ToTable::Export { answer } => {
                let _ = answer.send(tell::export(&self.state).ok_or(Refusal::NotOver));
            }
        }
    }

    fn connect(&mut self, person: Option<Person>, outbox: mpsc::Sender<Arc<str>>) -> Result<u64, Refusal> {
        let id = self.next_reader;
        let mut reader = Reader::new(id, person, &self.state, Wire(outbox));
        // However many watch, those who play can come in.
        if reader.viewer.is_none() && self.readers.len() >= self.app.settings.connections_per_table {
            return Err(Refusal::TooMany);
        }
        self.next_reader += 1;
        self.presence.arrive(reader.person_id());
        self.presence_changed();
        let info = self.info();
        reader.send_whole(&self.state, info, self.sequence);
        self.readers.add(reader);
        Ok(id)
    }

    /// A connection ends. Each is counted once, whoever noticed first that it reads too slowly: this task, or the one
    /// that writes to the network.
    fn leave(&mut self, id: u64, why: Lost) {
        if let Some(reader) = self.readers.remove(id) {
            self.left(&reader, why);
        }
    }

    fn left(&mut self, reader: &Reader<Wire>, why: Lost) {
        if why == Lost::TooSlow {
            self.app.counters.dropped.fetch_add(1, Ordering::Relaxed);
        }
        self.presence.leave(reader.person_id(), self.app.up());
        self.alone_since = Instant::now();
        self.presence_changed();
    }

    fn drop_lost_readers(&mut self) {
        for (reader, why) in self.readers.take_lost() {
            self.left(&reader, why);
        }
    }

    /// Somebody asks without a connection.
    fn visited_by(&mut self, person: Option<&Person>) {
        self.alone_since = Instant::now();
        if let Some(person) = person.filter(|person| !self.state.seats_of(&person.id).is_empty()) {
            self.presence.visit(&person.id, self.app.up());
            if self.overdue_seats() != self.overdue {
                self.presence_due.get_or_insert_with(Instant::now);
            }
        }
    }

    fn presence_changed(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + PRESENCE_DELAY);
        self.people.lock().here = self.presence.people().map(str::to_owned).collect();
    }

    fn reply(&mut self, to: u64, reply: Reply) {
        let current = (reply.refusal == Some(Refusal::Stale)).then(|| self.info());
        if let Some(reader) = self.readers.get(to) {
            if let Some(info) = current {
                reader.send(&tell::whole(&self.state, info, self.sequence, reader.viewer));
            }
            reader.send(&Message::Reply(reply));
        }
    }

    fn refusal(&self, key: String, refusal: Refusal) -> Reply {
        self.app.counters.refusals.fetch_add(1, Ordering::Relaxed);
        Reply { key, refusal: Some(refusal), version: self.state.version, table: None }
    }

    fn look(&mut self, from: u64, key: String, seat: Option<Seat>) -> Reply {
        let info = self.info();
        let Some(reader) = self.readers.get(from) else { return self.refusal(key, Refusal::NotFound) };
        let owns = |seat| reader.person_id().is_some() && self.state.owner(seat) == reader.person_id();
        if seat.is_some_and(|seat| !owns(seat)) {
            return self.refusal(key, Refusal::NotYourSeat);
        }
        reader.viewer = seat;
        reader.send_whole(&self.state, info, self.sequence);
        Reply { key, refusal: None, version: self.state.version, table: None }
    }

    fn whole(&self, person: Option<&Person>, seat: Option<Seat>) -> Result<Message, Refusal> {
        let person = person.map(|person| person.id.as_str());
        if seat.is_some_and(|seat| person.is_none() || self.state.owner(seat) != person) {
            return Err(Refusal::NotYourSeat);
        }
        Ok(tell::whole(&self.state, self.info(), self.sequence, seat))
    }
}

/// The queue of a connection.
#[derive(Debug)]
struct Wire(mpsc::Sender<Arc<str>>);

impl Outbox for Wire {
    fn send(&mut self, text: Arc<str>) -> Result<(), Lost> {
        self.0.try_send(text).map_err(|error| match error {
            TrySendError::Full(_) => Lost::TooSlow,
            TrySendError::Closed(_) => Lost::Gone,
        })
    }
}

async fn sleep_until_some(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => pending().await,
    }
}
