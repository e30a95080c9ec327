//! The way to a table's task: what can be asked of it, and who is heard first.

use crate::{Person, Settings};
use protocol::{Message, Refusal, Reply, Request};
use room::readers::Lost;
use room::state::State;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Seat;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};

/// Requests of those who only watch that may wait at one table.
const WAITING: usize = 256;

/// What is asked of a table's task.
#[derive(Debug)]
pub(crate) enum ToTable {
    /// Somebody connects; the answer is the connection's number.
    Connect { person: Option<Person>, outbox: mpsc::Sender<Arc<str>>, answer: oneshot::Sender<Result<u64, Refusal>> },
    /// A connection asks something; the answer goes to it, if it is still there. The permit is given back with the answer.
    Request { from: u64, person: Option<Person>, request: Request, permit: OwnedSemaphorePermit },
    /// Somebody asks something without a connection.
    Command { person: Option<Person>, request: Request, answer: oneshot::Sender<Reply> },
    /// Somebody wants to see everything, once.
    State { person: Option<Person>, seat: Option<Seat>, answer: oneshot::Sender<Result<Box<Message>, Refusal>> },
    /// Somebody wants the whole log.
    Export { answer: oneshot::Sender<Result<String, Refusal>> },
}

/// The way to a table's task.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    /// For those whose table it is. They are heard first.
    members: mpsc::Sender<ToTable>,
    /// For everybody else.
    others: mpsc::Sender<ToTable>,
    /// For connections that end.
    pub(crate) leaving: mpsc::UnboundedSender<(u64, Lost)>,
    people: SharedPeople,
    generation: u64,
}

/// The other end of a handle.
pub(super) struct Inboxes {
    pub(super) leaving: mpsc::UnboundedReceiver<(u64, Lost)>,
    pub(super) members: mpsc::Receiver<ToTable>,
    pub(super) others: mpsc::Receiver<ToTable>,
}

/// What others may know about the people of a table without asking its task.
#[derive(Clone, Default, Debug)]
pub(super) struct SharedPeople(Arc<Mutex<People>>);

/// People by their public numbers.
#[derive(Default, Debug)]
pub(super) struct People {
    /// Everybody who is connected.
    pub(super) here: Vec<String>,
    /// Everybody whose table it is.
    pub(super) members: Vec<String>,
}

impl SharedPeople {
    pub(super) fn lock(&self) -> MutexGuard<'_, People> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Handle {
    pub(super) fn new(state: &State, settings: &Settings, generation: u64) -> (Self, Inboxes) {
        // Whatever the others do, there is room for all that those at the table can ask at a time.
        let at_a_time = settings.connections_per_person * settings.requests_waiting;
        let (to_members, members) = mpsc::channel(((state.seats.len() + 1) * at_a_time).max(1));
        let (to_others, others) = mpsc::channel(WAITING);
        let (to_leaving, leaving) = mpsc::unbounded_channel();
        let people = SharedPeople::default();
        people.lock().members = state.members();
        let handle = Self { members: to_members, others: to_others, leaving: to_leaving, people, generation };
        (handle, Inboxes { leaving, members, others })
    }

    /// Where requests of this person go.
    pub(crate) fn inbox_for(&self, person: Option<&Person>) -> &mpsc::Sender<ToTable> {
        let is_member = person.is_some_and(|person| self.people.lock().members.contains(&person.id));
        if is_member { &self.members } else { &self.others }
    }

    /// Tests if the task has ended or is about to.
    pub(crate) fn is_closed(&self) -> bool {
        self.others.is_closed()
    }

    /// Tests if the person is connected.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.people.lock().here.iter().any(|other| other == person)
    }

    pub(super) fn people(&self) -> SharedPeople {
        self.people.clone()
    }

    /// Tells tasks of the same table from each other.
    pub(super) fn generation(&self) -> u64 {
        self.generation
    }
}

impl Inboxes {
    /// Lets nobody ask anything any more.
    pub(super) fn close(&mut self) {
        self.members.close();
        self.others.close();
    }
}
