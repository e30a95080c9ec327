//! Somebody who plays on whatever happens, and remembers every answer.

use client::guest::{request, seat, table};
use client::{Visitor, actions};
use protocol::{Command, Happening, Message, Refusal, Reply, Request, SeatLetter, SeatPlan, SetName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::io;
use std::time::Duration;
use table::{Rng, Xoshiro};

/// How long to wait before a request that failed is sent again.
const PAUSE: Duration = Duration::from_millis(20);

/// All seats of a table of Duel, or of 7 Wonders, where the answers of a round are sealed until the last is in.
pub(crate) struct Player {
    visitor: Visitor,
    cookie: String,
    /// Requests come from many addresses, so that no limit gets in the way.
    address: u64,
    game: &'static str,
    seats: usize,
    table: String,
    turn: u64,
    version: u32,
    /// Who is asked.
    round: protocol::Round,
    /// The answers of the open round that were acknowledged last.
    sealed: HashMap<SeatLetter, String>,
    said: usize,
    log: Vec<Happening>,
    answers: Vec<(Request, Reply)>,
    earlier: usize,
}

impl Player {
    pub(crate) async fn new(server: &str, number: u64) -> Self {
        let mut visitor = Visitor::new(&format!("http://{server}/")).unwrap();
        visitor.ask("PUT", "/api/me", &SetName { name: format!("Player {number}") }).await.unwrap();
        let cookie = visitor.cookie().unwrap().to_owned();
        let mut player = Self {
            visitor,
            cookie,
            address: number << 20,
            game: if number.is_multiple_of(2) { "duel" } else { "wonders/3" },
            seats: if number.is_multiple_of(2) { 2 } else { 3 },
            table: String::new(),
            turn: 0,
            version: 0,
            round: protocol::Round::default(),
            sealed: HashMap::new(),
            said: 0,
            log: Vec::new(),
            answers: Vec::new(),
            earlier: 0,
        };
        player.sit_down().await;
        player
    }

    /// Requests of its own that were answered for good.
    pub(crate) fn acknowledged(&self) -> usize {
        self.earlier + self.answers.len()
    }

    /// Asks once. Whatever is not an answer for good is an error.
    async fn ask<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: &impl Serialize) -> io::Result<T> {
        self.address += 1;
        let origin = self.visitor.origin();
        let from = format!("10.{}.{}.{}", self.address >> 16 & 255, self.address >> 8 & 255, self.address & 255);
        let headers = [
            ("Origin", origin.as_str()),
            ("Content-Type", "application/json"),
            ("Cookie", &self.cookie),
            ("X-Forwarded-For", &from),
        ];
        let body = if method == "GET" { Vec::new() } else { serde_json::to_vec(body).unwrap() };
        let asking = self.visitor.send(method, path, &headers, &body);
        // Longer than the server itself waits for its database.
        let answer = tokio::time::timeout(Duration::from_secs(30), asking).await.map_err(io::Error::other)??;
        if answer.status >= 500 {
            return Err(io::Error::other(answer.text()));
        }
        answer.json()
    }

    /// Asks until there is an answer.
    async fn insist<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: &impl Serialize) -> T {
        loop {
            match self.ask(method, path, body).await {
                Ok(answer) => return answer,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    async fn command(&mut self, request: &Request) -> Reply {
        let path = format!("/api/tables/{}/commands", self.table);
        self.insist("POST", &path, request).await
    }

    async fn sit_down(&mut self) {
        let mut plans = vec![SeatPlan::HotSeat { name: "Other hand".into() }; self.seats];
        plans[0] = SeatPlan::Me;
        let request = table(self.game, plans);
        let created: protocol::Created = self.insist("POST", "/api/tables", &request).await;
        self.table = created.id;
        self.earlier += self.answers.len();
        (self.version, self.said) = (1, 0);
        (self.log, self.answers) = (Vec::new(), Vec::new());
        self.sealed.clear();
    }

    async fn state(&mut self, seat: &str) -> (Option<protocol::GameState>, Vec<Happening>, usize) {
        let path = format!("/api/tables/{}{seat}", self.table);
        let Message::State { game, round, log, chat, .. } = self.insist("GET", &path, &()).await else {
            panic!("a state")
        };
        self.round = round;
        (game, log, chat.len())
    }

    /// Makes one move, or changes or withdraws a sealed one, or says something, or asks for what must be refused. It comes
    /// through in the end.
    pub(crate) async fn play(&mut self) {
        let (game, ..) = self.state("").await;
        // A table that was made while the disk failed may not have begun yet; it does so by itself.
        let Some(game) = game else { return tokio::time::sleep(PAUSE).await };
        assert_eq!(game.version, self.version, "what was acknowledged is there, and nothing else");
        if game.ending.is_some() {
            return self.sit_down().await;
        }
        self.turn += 1;
        let key = format!("k{}", self.turn);
        let turn = self.round.to_act[0];
        let opens = self.round.to_act.len() == 1;
        let answered = self.round.asked.iter().copied().find(|seat| self.sealed.contains_key(seat));
        let command = match self.turn % 6 {
            0 => Command::Say { text: key.clone(), partners_of: None },
            1 => Command::Act { seat: turn, question: self.version.saturating_sub(1), action: "none".into() },
            number => match answered {
                Some(seat) if number == 2 => self.any_action(seat).await,
                Some(seat) if number == 3 => Command::Withdraw { seat, question: self.version },
                Some(_) | None => self.any_action(turn).await,
            },
        };
        let request = request(&key, command);
        let reply = self.command(&request).await;
        match request.command {
            Command::Say { .. } if reply.refusal == Some(Refusal::TooFast) => {}
            Command::Say { .. } => {
                assert_eq!(reply.refusal, None);
                self.said += 1;
            }
            Command::Act { question, .. } if question < self.version => assert_eq!(reply.refusal, Some(Refusal::Stale)),
            Command::Act { seat, ref action, .. } if seat != turn || !opens => {
                assert_eq!((reply.refusal, reply.version), (None, self.version), "{request:?}");
                self.sealed.insert(seat, action.clone());
            }
            Command::Withdraw { seat, .. } => {
                assert_eq!((reply.refusal, reply.version), (None, self.version), "{request:?}");
                self.sealed.remove(&seat);
            }
            _ => {
                assert_eq!((reply.refusal, reply.version), (None, self.version + 1), "{request:?}");
                self.version += 1;
                self.sealed.clear();
            }
        }
        self.answers.push((request, reply));
    }

    /// Something that a seat may do.
    async fn any_action(&mut self, seat: SeatLetter) -> Command {
        let (game, ..) = self.state(&format!("?seat={}", seat.seat())).await;
        let game = game.expect("the game has begun");
        let actions = actions(&game);
        let action = actions[self.turn as usize * 7 % actions.len()].to_owned();
        Command::Act { seat, question: self.version, action }
    }

    /// Whoever has answered the open round has that answer sealed, and the others none.
    async fn check_sealed(&mut self) {
        for seat in self.round.asked.clone() {
            self.state(&format!("?seat={}", seat.seat())).await;
            let sealed = self.round.question.as_ref().and_then(|question| question.sealed.as_ref());
            assert_eq!(sealed, self.sealed.get(&seat), "what was sealed last is sealed");
            assert_eq!(self.round.to_act.contains(&seat), sealed.is_none());
        }
    }

    /// Everything acknowledged is there, once, in order; old requests are answered as before. Gives how many were asked.
    pub(crate) async fn check(&mut self, rng: &mut Xoshiro) -> usize {
        let (game, log, said) = self.state("").await;
        let version = game.map_or(1, |game| game.version);
        assert_eq!((version, said), (self.version, self.said), "what was acknowledged is there, once");
        assert!(log.starts_with(&self.log), "what was told is still so");
        self.log = log;
        self.check_sealed().await;
        let mut checked = 0;
        for _ in 0..5.min(self.answers.len()) {
            let (request, reply) = self.answers[rng.below(self.answers.len())].clone();
            assert_eq!(self.command(&request).await, reply, "the same answer as before");
            checked += 1;
        }
        if let Some((Request { key, .. }, _)) = self.answers.first() {
            let other = request(key, Command::Resign { seat: seat("A") });
            assert_eq!(self.command(&other).await.refusal, Some(Refusal::KeyUsed));
        }
        checked
    }
}
