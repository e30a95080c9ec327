//! A registry in a folder of its own, and people who play at random.

use protocol::{Command, CreateTable, Level, Message, Refusal, Reply, Request, SeatLetter, SeatPlan, TableInfo, You};
use server::{Connection, Person, Registry, Secret, Session, Settings, Store, UserAgent};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// Bots and rematches that do not wait, so that tests are short.
pub(crate) fn quick() -> Settings {
    Settings {
        bot_pause: Duration::ZERO,
        hint_time: Duration::from_millis(20),
        bot_threads: 2,
        randomness: Duration::ZERO,
        ..Settings::default()
    }
}

pub(crate) async fn open(folder: &Path, settings: Settings) -> Registry {
    Registry::open(Store::open(folder).await.unwrap(), settings).await.unwrap()
}

pub(crate) async fn registry() -> (Registry, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open(folder.path(), quick()).await, folder)
}

pub(crate) async fn person(registry: &Registry, name: &str) -> Person {
    registry.new_person(name, UserAgent::default()).await.unwrap().0
}

/// A new person on their first device, and the secret of its cookie.
pub(crate) async fn session(registry: &Registry, name: &str) -> (Session, Secret) {
    let (_, secret) = registry.new_person(name, UserAgent::default()).await.unwrap();
    (known(registry, &secret).await.unwrap(), secret)
}

/// Whose device has a secret.
pub(crate) async fn known(registry: &Registry, secret: &Secret) -> Option<Session> {
    registry.session(secret.as_str(), UserAgent::default()).await.unwrap()
}

/// Asks something of a table without a connection.
pub(crate) async fn post(registry: &Registry, table: &str, person: &Person, command: Command) -> Reply {
    let request = Request { key: new_key(), command };
    registry.command(table, Some(person), request).await.unwrap()
}

/// The table as everybody sees it, asked for without a connection.
pub(crate) async fn look(registry: &Registry, table: &str, person: Option<&Person>) -> TableInfo {
    let Ok(Message::State { table, .. }) = registry.state(table, person, None).await else { panic!("a state") };
    table
}

fn new_key() -> String {
    static KEYS: AtomicU32 = AtomicU32::new(0);
    format!("key{}", KEYS.fetch_add(1, Ordering::Relaxed))
}

pub(crate) fn seat(letter: &str) -> SeatLetter {
    letter.to_owned().try_into().unwrap()
}

pub(crate) fn bot(level: Level) -> SeatPlan {
    SeatPlan::Bot { level }
}

pub(crate) fn new_duel(seats: impl Into<Vec<SeatPlan>>) -> CreateTable {
    new_table("duel", seats)
}

pub(crate) fn new_table(table: &str, seats: impl Into<Vec<SeatPlan>>) -> CreateTable {
    CreateTable {
        table: table.to_owned(),
        seats: seats.into(),
        clock: Default::default(),
        visibility: Default::default(),
        rated: false,
        start: true,
    }
}

/// A connection with what it was told last.
pub(crate) struct Player {
    pub(crate) connection: Connection,
    pub(crate) you: You,
    pub(crate) number: u32,
    pub(crate) table: TableInfo,
    pub(crate) game: Option<protocol::GameState>,
    pub(crate) round: protocol::Round,
    pub(crate) log: Vec<protocol::Happening>,
    pub(crate) replies: Vec<Reply>,
    pub(crate) texts: Vec<String>,
}

impl Player {
    pub(crate) async fn connect(registry: &Registry, table: &str, person: Option<&Person>) -> Self {
        let mut connection = registry.connect(table, person.cloned()).await.unwrap();
        let you = connection.next().await.unwrap();
        let Message::You(you) = read(&you) else { panic!("the first message says who one is: {you}") };
        let state = connection.next().await.unwrap();
        let Message::State { number, table, game, round, log, .. } = read(&state) else {
            panic!("then everything: {state}")
        };
        let texts = vec![state.to_string()];
        Self { connection, you, number, table, game, round, log, replies: Vec::new(), texts }
    }

    /// Sends a command under a new key.
    pub(crate) async fn send(&mut self, command: Command) -> String {
        let key = new_key();
        self.send_as(&key, command).await;
        key
    }

    pub(crate) async fn send_as(&self, key: &str, command: Command) {
        self.connection.send(Request { key: key.to_owned(), command }).await.unwrap();
    }

    /// Reads one message.
    pub(crate) async fn hear(&mut self) {
        assert!(self.hear_or_end().await, "the connection ended");
    }

    /// Reads until something is so.
    pub(crate) async fn hear_until(&mut self, so: impl Fn(&Self) -> bool) {
        while !so(self) {
            self.hear().await;
        }
    }

    /// Reads one message; false when the connection is over.
    pub(crate) async fn hear_or_end(&mut self) -> bool {
        let waited = tokio::time::timeout(Duration::from_secs(20), self.connection.next()).await;
        let Some(text) = waited.expect("a message comes in time") else { return false };
        self.texts.push(text.to_string());
        match read(&text) {
            Message::You(you) => self.you = you,
            Message::State { number, table, game, round, log, .. } => {
                (self.number, self.table, self.game, self.round, self.log) = (number, table, game, round, log);
            }
            Message::Update { number, table, game, round, log_keep, log, .. } => {
                assert_eq!(number, self.number + 1, "no gap");
                (self.number, self.table, self.round) = (number, table, round);
                self.game = game.or(self.game.take());
                self.log.retain(|happening| happening.index < log_keep);
                self.log.extend(log);
            }
            Message::Reply(reply) => self.replies.push(reply),
            Message::Hint { .. } => {}
        }
        true
    }

    /// Sends a command and reads until it is answered.
    pub(crate) async fn ask(&mut self, command: Command) -> Reply {
        let key = self.send(command).await;
        self.answer_to(&key).await
    }

    pub(crate) async fn answer_to(&mut self, key: &str) -> Reply {
        loop {
            if let Some(reply) = self.replies.iter().find(|reply| reply.key == key) {
                return reply.clone();
            }
            self.hear().await;
        }
    }

    pub(crate) async fn refusal(&mut self, command: Command) -> Option<Refusal> {
        self.ask(command).await.refusal
    }

    pub(crate) fn version(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.version)
    }

    /// What the reader's seat may do now.
    pub(crate) fn actions(&self) -> Vec<String> {
        let actions = self.game.as_ref().map(|game| game.view.actions()).unwrap_or_default();
        actions.into_iter().map(str::to_owned).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.stage == protocol::Stage::Over
    }

    /// Plays the action that a number picks, if the reader's seat has to act.
    pub(crate) async fn play(&mut self, number: usize) -> Option<Reply> {
        let seat = self.you.viewer?;
        let actions = self.actions();
        let action = actions.get(number % actions.len().max(1))?.clone();
        Some(self.ask(Command::Act { seat, question: self.version(), action }).await)
    }
}

/// Ania on A and Ben on B, both connected, and the game has begun.
pub(crate) async fn two_at_a_table(registry: &Registry) -> (String, Person, Person, Player, Player) {
    let (ania, ben) = (person(registry, "Ania").await, person(registry, "Ben").await);
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut one = Player::connect(registry, &id, Some(&ania)).await;
    let mut two = Player::connect(registry, &id, Some(&ben)).await;
    assert_eq!(two.refusal(Command::Sit { seat: seat("B") }).await, None);
    assert_eq!(one.refusal(Command::Start).await, None);
    two.hear_until(|player| player.game.is_some()).await;
    (id, ania, ben, one, two)
}

pub(crate) fn read(text: &str) -> Message {
    serde_json::from_str(text).unwrap()
}
