//! The registry of one server: its people, tables and connections.

mod devices;
mod lists;
mod people;

pub(crate) use devices::Seen;

use crate::admission::{Admission, ConnectionPermit};
use crate::app_state::{AppState, failed, internal, report};
use crate::bots::Pool;
use crate::metrics::Counters;
use crate::people::table_id;
use crate::store::Op;
use crate::table::task::{self, Handle, ToTable};
use crate::{Connection, Metrics, Person, Settings, StartError, Store, StoreError};
use ::table::fair::Secret as Deal;
use ::table::{OsRng, Seat};
use protocol::{Command, CreateTable, Created, Message, Refusal, Reply, Request};
use room::answers::Answers;
use room::create;
use room::readers::Lost;
use room::state::State;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// How often the server's running time is written down.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long the health check of the database may take.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(2);
/// How long tables may take to finish what they are doing when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// Everything a server does, without HTTP. Clones lead to the same registry; when the last one is dropped, its tables end.
#[derive(Clone, Debug)]
pub struct Registry(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    app: Arc<AppState>,
    stop: watch::Sender<bool>,
    /// Every table's task has a clone of the sender: when the channel closes, all of them have ended.
    alive: Mutex<Option<(mpsc::Sender<()>, mpsc::Receiver<()>)>>,
}

impl Registry {
    /// Opens the registry and goes on with every unfinished game.
    ///
    /// # Errors
    ///
    /// Says why the database or the system's generator cannot be used.
    pub async fn open(store: Store, settings: Settings) -> Result<Self, StartError> {
        OsRng::new().map_err(|error| StartError::NoRandomness(error.to_string()))?;
        let path = store.path().to_owned();
        let failed = |error: StoreError| StartError::Database(path.clone(), error.to_string());
        let pool = Pool::new(settings.bot_threads).map_err(|error| StartError::NoThreads(error.to_string()))?;
        let up_before = store.uptime().await.map_err(failed)?;
        let waiting = store.tables_that_go_on().await.map_err(failed)?;
        let app = Arc::new(AppState {
            store,
            pool,
            admission: Admission::default(),
            seen: Seen::default(),
            counters: Counters::default(),
            up_before,
            began: settings.time.running(),
            settings,
            tables: Mutex::default(),
        });
        let (stop, stopped) = watch::channel(false);
        let registry = Self(Arc::new(Inner { app, stop, alive: Mutex::new(Some(mpsc::channel(1))) }));
        tokio::spawn(heartbeat(Arc::clone(&registry.0.app), stopped));
        // Other tables wait for people; they are read when somebody comes.
        for table in waiting {
            if registry.table(&table).await.is_err() {
                tracing::error!(table, "a game cannot go on; its journal is kept");
            }
        }
        Ok(registry)
    }

    fn app(&self) -> &Arc<AppState> {
        &self.0.app
    }

    /// Makes a table.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the request, or that the person has too many tables.
    pub async fn create(&self, person: &Person, request: CreateTable) -> Result<Created, Refusal> {
        let app = self.app();
        app.may_have_one_more_table(&person.id).await?;
        let id = table_id().map_err(internal)?;
        let secret = Deal::draw(&mut OsRng::new().map_err(internal)?);
        let made = create::requested(person, request, &secret)?;
        let begins = made.begins;
        self.write(vec![app.new_table(&id, made)?]).await?;
        if begins {
            // The table is made, whatever becomes of this: if it does not begin now, it does when it is read again.
            let _ = self.table(&id).await;
        }
        Ok(Created { id, commitment: secret.commitment().to_hex() })
    }

    /// A person asks something of a table without a connection.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the request needs a connection. All else is said in the reply.
    pub async fn command(&self, table: &str, person: Option<&Person>, request: Request) -> Result<Reply, Refusal> {
        if let Command::Look { .. } | Command::Hint { .. } = request.command {
            return Err(Refusal::Malformed);
        }
        let ask = |answer| ToTable::Command { person: person.cloned(), request: request.clone(), answer };
        self.ask(table, person, ask).await
    }

    /// Everything that a seat, or a spectator, may know.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotYourSeat`] if the person does not own the seat.
    pub async fn state(&self, table: &str, person: Option<&Person>, seat: Option<Seat>) -> Result<Message, Refusal> {
        let ask = |answer| ToTable::State { person: person.cloned(), seat, answer };
        let state = self.ask(table, person, ask).await?;
        state.map(|message| *message)
    }

    /// Connects to a table.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooMany`] if there are too many connections.
    pub async fn connect(&self, table: &str, person: Option<Person>) -> Result<Connection, Refusal> {
        let permit = self.app().admission.admit(person.as_ref(), &self.app().settings)?;
        self.connect_with(permit, table, person).await
    }

    async fn connect_with(
        &self,
        permit: ConnectionPermit,
        table: &str,
        person: Option<Person>,
    ) -> Result<Connection, Refusal> {
        let settings = &self.app().settings;
        let (outbox, messages) = mpsc::channel(settings.messages_waiting);
        let connect = |answer| ToTable::Connect { person: person.clone(), outbox: outbox.clone(), answer };
        let (handle, id) = self.ask_where(table, person.as_ref(), connect).await?;
        Ok(Connection {
            id: id?,
            person,
            table: handle,
            messages,
            requests: Arc::new(Semaphore::new(settings.requests_waiting)),
            ends: Lost::Gone,
            permit,
        })
    }

    /// The whole log of a game that is over, as `pharos replay` and `pharos verify` read it.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotOver`] before the end.
    pub async fn export(&self, table: &str) -> Result<String, Refusal> {
        self.ask(table, None, |answer| ToTable::Export { answer }).await?
    }

    async fn ask<T>(
        &self,
        table: &str,
        person: Option<&Person>,
        message: impl FnMut(oneshot::Sender<T>) -> ToTable,
    ) -> Result<T, Refusal> {
        self.ask_where(table, person, message).await.map(|(_, answer)| answer)
    }

    /// Asks a table and waits. If it leaves memory at this moment, nothing was done, and it is read and asked again.
    async fn ask_where<T>(
        &self,
        table: &str,
        person: Option<&Person>,
        mut message: impl FnMut(oneshot::Sender<T>) -> ToTable,
    ) -> Result<(Handle, T), Refusal> {
        const ATTEMPTS: usize = 3;
        for _ in 0..ATTEMPTS {
            let handle = self.table(table).await?;
            let (answer, answered) = oneshot::channel();
            if handle.inbox_for(person).send(message(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok((handle, answer));
            }
        }
        Err(if *self.0.stop.borrow() { Refusal::Stopping } else { Refusal::Internal })
    }

    /// The task of a table, which is read if it is not in memory.
    async fn table(&self, id: &str) -> Result<Handle, Refusal> {
        loop {
            if *self.0.stop.borrow() {
                return Err(Refusal::Stopping);
            }
            let cell = Arc::clone(self.app().tables().entry(id.to_owned()).or_default());
            let handle = cell.get_or_try_init(|| self.read(id)).await;
            let ended = handle.as_ref().map_or(true, |handle| handle.is_closed());
            if ended {
                let mut tables = self.app().tables();
                if tables.get(id).is_some_and(|current| Arc::ptr_eq(current, &cell)) {
                    tables.remove(id);
                }
            }
            match handle {
                Ok(handle) if !ended => return Ok(handle.clone()),
                Ok(_) => {}
                Err(refusal) => return Err(refusal),
            }
        }
    }

    async fn read(&self, id: &str) -> Result<Handle, Refusal> {
        let steps = self.app().store.journal(id).await.map_err(failed)?;
        if steps.is_empty() {
            return Err(Refusal::NotFound);
        }
        let state = State::replay(id, &steps).map_err(|error| {
            tracing::error!(table = id, %error, "a journal cannot be read");
            Refusal::Internal
        })?;
        let mut answers = Answers::default();
        for (person, answer) in self.app().store.answers(id).await.map_err(failed)? {
            answers.add(&person, answer);
        }
        let alive = self.0.alive.lock().unwrap_or_else(PoisonError::into_inner);
        let (alive, _) = alive.as_ref().ok_or(Refusal::Stopping)?;
        Ok(task::start(Arc::clone(self.app()), state, answers, self.0.stop.subscribe(), alive.clone()))
    }

    async fn write(&self, ops: Vec<Op>) -> Result<(), Refusal> {
        if *self.0.stop.borrow() {
            return Err(Refusal::Stopping);
        }
        self.app().store.write(ops).await.map_err(failed)
    }

    /// Writes something to the database and reads it back.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub async fn health(&self) -> Result<(), StoreError> {
        let up = self.app().up();
        let check = async {
            let store = &self.app().store;
            store.write(vec![Op::Alive { up }]).await?;
            // Through another connection: the one that writes would also find what no other can see.
            match store.uptime().await? {
                found if found >= up => Ok(()),
                _ => Err(StoreError::Failed("what was written cannot be read".to_owned())),
            }
        };
        tokio::time::timeout(HEALTH_TIMEOUT, check).await.map_err(|_| StoreError::TimedOut)?
    }

    /// What the server counts.
    pub fn metrics(&self) -> Metrics {
        let app = self.app();
        let (steps, commits) = app.store.written();
        Metrics {
            tables: app.tables().len(),
            connections: app.admission.connections(),
            moves: app.counters.moves.load(Ordering::Relaxed),
            bot_moves: app.counters.bot_moves.load(Ordering::Relaxed),
            bots_interrupted: app.counters.bots_interrupted.load(Ordering::Relaxed),
            refusals: app.counters.refusals.load(Ordering::Relaxed),
            dropped: app.counters.dropped.load(Ordering::Relaxed),
            bot_queue: app.pool.waiting(),
            steps,
            commits,
        }
    }

    /// Stops: what was begun is finished and written, then all connections end.
    pub async fn stop(&self) {
        self.0.stop.send_replace(true);
        let alive = self.0.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((sender, mut ended)) = alive else { return };
        drop(sender);
        if tokio::time::timeout(STOP_TIMEOUT, ended.recv()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
        let _ = self.app().store.write(vec![Op::Alive { up: self.app().up() }]).await;
        self.app().store.close().await;
    }
}

/// Writes now and then how long the server has been running, so that clocks lose little if it is killed.
async fn heartbeat(app: Arc<AppState>, mut stop: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            _ = stop.changed() => return,
            () = tokio::time::sleep(HEARTBEAT) => {}
        }
        if !app.tables().is_empty()
            && let Err(error) = app.store.write(vec![Op::Alive { up: app.up() }]).await
        {
            report(&error, "the running time cannot be written");
        }
    }
}
