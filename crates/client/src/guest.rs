//! A person at a table who keeps track of what they hear, and complains loudly when something is wrong: for tests.

use crate::{Stream, Visitor, actions};
use protocol::{
    Clock, Command, CreateTable, GameState, Level, Message, Refusal, Reply, Request, Round, SeatLetter, SeatPlan,
    Visibility, You,
};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::timeout;

/// How long an answer may take on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// The easiest bot.
pub const NOVICE: SeatPlan = SeatPlan::Bot { level: Level::Novice };

/// A table of Duel that begins at once if it can.
pub fn duel(seats: [SeatPlan; 2]) -> CreateTable {
    table("duel", seats)
}

/// A table of any game that begins at once if it can.
pub fn table(text: &str, seats: impl Into<Vec<SeatPlan>>) -> CreateTable {
    CreateTable {
        table: text.to_owned(),
        seats: seats.into(),
        clock: Clock::None,
        visibility: Visibility::Link,
        rated: false,
        start: true,
    }
}

/// The seat of a letter.
///
/// # Panics
///
/// Panics if it is none.
pub fn seat(letter: &str) -> SeatLetter {
    SeatLetter::try_from(letter.to_owned()).expect("a letter of a seat")
}

/// A command with its key.
pub fn request(key: &str, command: Command) -> Request {
    Request { key: key.to_owned(), command }
}

/// A greeting.
pub fn say(key: &str) -> Request {
    request(key, Command::Say { text: "hello".to_owned(), partners_of: None })
}

/// Somebody at a table: who they are there, and what they have heard so far. Its methods panic on anything a server
/// must not do.
#[derive(Debug)]
pub struct Guest {
    /// What they listen to.
    pub stream: Stream,
    /// Who they are.
    pub you: You,
    /// The number of the last thing they heard of.
    pub number: u32,
    /// The game as they see it.
    pub game: Option<GameState>,
    /// Who is asked, and what they are asked themselves.
    pub round: Round,
    /// How many events of the game they have heard of.
    pub events: usize,
    /// What was said.
    pub chat: Vec<String>,
}

/// A key that no guest of this process has used: keys hold for as long as a table, however often its people come back.
fn fresh_key() -> String {
    static KEYS: AtomicU64 = AtomicU64::new(1);
    format!("k{}", KEYS.fetch_add(1, Ordering::Relaxed))
}

/// What a guest hears.
#[derive(Debug)]
pub enum Heard {
    /// News of the table.
    Told,
    /// An answer.
    Reply(Reply),
    /// That there is nothing more to hear.
    End,
}

impl Guest {
    /// Comes to a table.
    pub async fn sit(visitor: &Visitor, table: &str) -> Self {
        Self::listen(visitor.stream(table).await.expect("the table lets people in")).await
    }

    /// Listens to a stream from its beginning.
    pub async fn listen(mut stream: Stream) -> Self {
        let first = timeout(TIMEOUT, stream.message()).await.expect("the server says something");
        let Ok(Some(Message::You(you))) = first else { panic!("the first message says who one is, not {first:?}") };
        let mut guest =
            Self { stream, you, number: 0, game: None, round: Round::default(), events: 0, chat: Vec::new() };
        assert!(matches!(guest.hear().await, Heard::Told), "the second message is the state");
        guest
    }

    /// Listens to the next message, and checks that nothing is missing before it.
    pub async fn hear(&mut self) -> Heard {
        let message = timeout(TIMEOUT, self.stream.message()).await.expect("the server says something");
        match message {
            Ok(Some(Message::You(you))) => self.you = you,
            Ok(Some(Message::State { number, game, round, log, chat, .. })) => {
                (self.number, self.game, self.round) = (number, game, round);
                self.events = log.iter().map(|happening| happening.deeds.len()).sum();
                self.chat = chat.into_iter().map(|line| line.text).collect();
            }
            Ok(Some(Message::Update { number, game, round, log_keep, log, chat, .. })) => {
                assert_eq!(number, self.number + 1, "an update is missing or came twice");
                self.number = number;
                self.round = round;
                self.events = log_keep as usize + log.iter().map(|happening| happening.deeds.len()).sum::<usize>();
                self.game = game.or(self.game.take());
                self.chat.extend(chat.map(|line| line.text));
            }
            Ok(Some(Message::Reply(reply))) => return Heard::Reply(reply),
            Ok(Some(Message::Hint { .. })) => {}
            Ok(None) | Err(_) => return Heard::End,
        }
        Heard::Told
    }

    /// Sends a request and listens until its reply.
    pub async fn ask(&mut self, request: &Request) -> Reply {
        self.stream.send(request).await.expect("the connection is open");
        self.reply(&request.key).await
    }

    /// Listens until the reply of this key.
    pub async fn reply(&mut self, key: &str) -> Reply {
        loop {
            match self.hear().await {
                Heard::Reply(reply) if reply.key == key => return reply,
                Heard::Reply(other) => panic!("a reply to something else: {other:?}"),
                Heard::Told => {}
                Heard::End => panic!("the connection ended before the reply"),
            }
        }
    }

    /// Asks for what is refused, and gives the reason.
    pub async fn refused(&mut self, request: &Request) -> Refusal {
        self.ask(request).await.refusal.expect("a refusal")
    }

    /// Listens until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            let heard = self.hear().await;
            assert!(matches!(heard, Heard::Told), "unexpected: {heard:?}");
        }
    }

    /// Tests if the game is over.
    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.ending.is_some())
    }

    /// Tests if the others wait for them.
    pub fn has_to_act(&self) -> bool {
        self.you.viewer.is_some_and(|seat| self.round.to_act.contains(&seat))
    }

    /// The first thing they may do, as a request.
    pub fn first_action(&self, key: &str) -> Request {
        let game = self.game.as_ref().expect("the game has begun");
        let action = actions(game)[0].to_owned();
        let seat = self.you.viewer.expect("spectators do not act");
        let question = self.round.question.as_ref().expect("the seat is asked").number;
        request(key, Command::Act { seat, question, action })
    }

    /// Does the first thing there is to do.
    pub async fn act(&mut self) {
        let request = self.first_action(&fresh_key());
        let reply = self.ask(&request).await;
        assert_eq!(reply.refusal, None, "{request:?}");
    }

    /// Plays until the game is over, acting whenever it is their turn.
    pub async fn play(&mut self) {
        while !self.is_over() {
            if self.has_to_act() {
                self.act().await;
            } else {
                let heard = self.hear().await;
                assert!(matches!(heard, Heard::Told), "unexpected: {heard:?}");
            }
        }
    }
}
