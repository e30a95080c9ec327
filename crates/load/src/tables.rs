//! People at every seat of each table, who do some legal thing whenever it is time.

use client::{Stream, Visitor};
use family::Table;
use futures_util::future::join_all;
use protocol::{Clock, Command, CreateTable, Message, Request, SeatLetter, SeatPlan, Visibility};
use serde::Deserialize;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Rng, Seat, Xoshiro};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval_at, timeout};

/// People who come in through the door at the same time.
const AT_ONCE: usize = 16;
/// After this long a message counts as lost.
const LOST: Duration = Duration::from_secs(10);

/// A table with all its people, the host first.
pub(crate) struct Seated {
    table: String,
    players: Vec<Player>,
}

/// What happened at all tables.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) tables: usize,
    pub(crate) seats: usize,
    pub(crate) moves: usize,
    pub(crate) games_over: usize,
    pub(crate) bytes: usize,
    /// How long each move took to reach the last of the other seats.
    pub(crate) delays: Vec<Duration>,
    pub(crate) problems: Vec<String>,
    ends: Vec<End>,
}

/// How far a table came.
struct End {
    table: String,
    version: u32,
    /// Who has its first seat.
    visitor: Visitor,
}

struct Player {
    visitor: Visitor,
    seat: SeatLetter,
    stream: Stream,
    number: u32,
    version: u32,
    to_act: Vec<SeatLetter>,
    actions: Vec<String>,
    over: bool,
    bytes: usize,
}

/// As much of a message as a player needs; reading all of it would measure the reader.
#[derive(Deserialize)]
struct Glimpse {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default)]
    number: u32,
    game: Option<GlimpseOfGame>,
    #[serde(default)]
    key: String,
    refusal: Option<String>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Kind {
    You,
    State,
    Update,
    Reply,
    Hint,
}

#[derive(Deserialize)]
struct GlimpseOfGame {
    version: u32,
    to_act: Vec<SeatLetter>,
    view: GlimpseOfView,
    ending: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct GlimpseOfView {
    actions: Vec<GlimpseOfAction>,
}

#[derive(Deserialize)]
struct GlimpseOfAction {
    text: String,
}

/// Brings people to all seats of each table and begins the games.
pub(crate) async fn seat_everybody(address: &str, tables: u32, kinds: &[Table]) -> io::Result<Vec<Seated>> {
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let coming = (0..tables).zip(kinds.iter().cycle()).map(|(number, &kind)| {
        let door = door.clone();
        let address = address.to_owned();
        tokio::spawn(async move {
            let _place = door.acquire().await;
            seat_one_table(&address, number, kind).await
        })
    });
    let mut seated = Vec::new();
    for arrived in join_all(coming).await {
        seated.push(arrived.map_err(io::Error::other)??);
    }
    Ok(seated)
}

async fn seat_one_table(address: &str, number: u32, kind: Table) -> io::Result<Seated> {
    let mut host = Visitor::new(address)?;
    host.name(&format!("Host {number}")).await?;
    let wish = CreateTable {
        table: kind.to_string(),
        seats: (0..kind.seats()).map(|seat| if seat == 0 { SeatPlan::Me } else { SeatPlan::Open }).collect(),
        clock: Clock::None,
        visibility: Visibility::Public,
        rated: false,
        start: false,
    };
    let table = host.create(&wish).await?;
    let mut people = vec![host];
    for place in 1..kind.seats() {
        let mut guest = Visitor::new(address)?;
        guest.name(&format!("Guest {number}.{place}")).await?;
        done(&guest.command(&table, &request("sit", Command::Sit { seat: letter(place)? })).await?)?;
        people.push(guest);
    }
    done(&people[0].command(&table, &request("start", Command::Start)).await?)?;
    let mut players = Vec::new();
    for (place, visitor) in people.into_iter().enumerate() {
        players.push(Player::open(visitor, &table, letter(place)?).await?);
    }
    Ok(Seated { table, players })
}

fn letter(place: usize) -> io::Result<SeatLetter> {
    let seat = Seat::new(place).ok_or_else(|| io::Error::other("no table has so many seats"))?;
    Ok(seat.into())
}

fn request(key: &str, command: Command) -> Request {
    Request { key: key.to_owned(), command }
}

fn done(reply: &protocol::Reply) -> io::Result<()> {
    reply.refusal.map_or(Ok(()), |refusal| Err(io::Error::other(format!("refused: {refusal:?}"))))
}

/// Plays at all tables for a time, so that so many moves are made in a second.
pub(crate) async fn play(seated: Vec<Seated>, moves_per_second: u32, time: Duration) -> Played {
    let tables = seated.len() as u32;
    let pause = Duration::from_secs(1) * tables / moves_per_second;
    let start = Instant::now() + Duration::from_millis(200);
    let playing = seated.into_iter().enumerate().map(|(number, seated)| {
        // The tables take turns, so that the moves do not all come at once.
        let first = start + pause * number as u32 / tables;
        tokio::spawn(seated.play(number as u64, first, pause, start + time))
    });
    let mut all = Played::default();
    for played in join_all(playing).await {
        match played {
            Ok(played) => all.add(played),
            Err(why) => all.problems.push(why.to_string()),
        }
    }
    all
}

impl Played {
    fn add(&mut self, other: Self) {
        self.tables += other.tables;
        self.seats += other.seats;
        self.moves += other.moves;
        self.games_over += other.games_over;
        self.bytes += other.bytes;
        self.delays.extend(other.delays);
        self.problems.extend(other.problems);
        self.ends.extend(other.ends);
    }
}

impl Seated {
    async fn play(mut self, number: u64, first: Instant, pause: Duration, end: Instant) -> Played {
        let mut played = Played { tables: 1, seats: self.players.len(), ..Played::default() };
        let mut rng = Xoshiro::stream(7, number);
        let mut ticks = interval_at(first.into(), pause);
        // A table that falls behind catches up, as people who press on would make it.
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        loop {
            ticks.tick().await;
            if Instant::now() >= end {
                break;
            }
            if self.players[0].over {
                played.games_over += 1;
                break;
            }
            match self.turn(&mut rng, played.moves).await {
                Ok(delay) => played.delays.push(delay),
                Err(why) => {
                    played.problems.push(format!("table {number}: {why}"));
                    break;
                }
            }
            played.moves += 1;
        }
        played.bytes = self.players.iter().map(|player| player.bytes).sum();
        let came = |player: &Player| (player.number, player.version);
        if self.players.iter().any(|player| came(player) != came(&self.players[0])) {
            played.problems.push(format!("table {number}: the seats do not agree how far the game has come"));
        }
        let host = self.players.swap_remove(0);
        played.ends.push(End { table: self.table, version: host.version, visitor: host.visitor });
        played
    }

    /// One move; gives how long it took to reach the last of the other seats.
    async fn turn(&mut self, rng: &mut Xoshiro, moves: usize) -> io::Result<Duration> {
        // Where several owe an action, any of them may be first.
        let owing: Vec<usize> = (0..self.players.len()).filter(|&place| self.players[place].owes()).collect();
        if owing.is_empty() {
            return Err(io::Error::other("nobody has to act"));
        }
        let place = owing[rng.below(owing.len())];
        let (before, rest) = self.players.split_at_mut(place);
        let Some((mover, after)) = rest.split_first_mut() else { return Err(io::Error::other("no such seat")) };
        let action = mover.actions[rng.below(mover.actions.len())].clone();
        let version = mover.version;
        let key = format!("m{moves}");
        let act = request(&key, Command::Act { seat: mover.seat, version, action });
        let sent = Instant::now();
        mover.stream.send(&act).await?;
        // All hear of it at the same time, so all are listened to.
        let others = before.iter_mut().chain(after).map(|other| other.hear_update(version));
        let (heard, arrived) = tokio::join!(mover.hear_reply_and_update(&key, version), join_all(others));
        heard?;
        let mut last = sent;
        for arrived in arrived {
            last = last.max(arrived?);
        }
        Ok(last.duration_since(sent))
    }
}

impl Player {
    async fn open(visitor: Visitor, table: &str, seat: SeatLetter) -> io::Result<Self> {
        let stream = visitor.stream(table).await?;
        let mut player = Self {
            visitor,
            seat,
            stream,
            number: 0,
            version: 0,
            to_act: Vec::new(),
            actions: Vec::new(),
            over: false,
            bytes: 0,
        };
        while player.version == 0 {
            player.hear().await?;
        }
        Ok(player)
    }

    /// Tests if the seat has to act and may.
    fn owes(&self) -> bool {
        self.to_act.contains(&self.seat) && !self.actions.is_empty()
    }

    /// Listens to one message; gives what it was and when it came.
    async fn hear(&mut self) -> io::Result<(Glimpse, Instant)> {
        let text = timeout(LOST, self.stream.text()).await.map_err(|_| io::Error::other("a message is lost"))??;
        let arrived = Instant::now();
        let text = text.ok_or_else(|| io::Error::other("the server closed the stream"))?;
        self.bytes += text.len();
        let mut glimpse: Glimpse = serde_json::from_str(&text).map_err(io::Error::other)?;
        match glimpse.kind {
            Kind::State => self.number = glimpse.number,
            Kind::Update if glimpse.number == self.number + 1 => self.number += 1,
            Kind::Update => {
                let (number, last) = (glimpse.number, self.number);
                return Err(io::Error::other(format!("update {number} came after {last}")));
            }
            Kind::You | Kind::Reply | Kind::Hint => {}
        }
        if let Some(game) = &mut glimpse.game {
            self.version = game.version;
            self.to_act = std::mem::take(&mut game.to_act);
            self.actions = game.view.actions.drain(..).map(|action| action.text).collect();
            self.over = game.ending.is_some();
        }
        Ok((glimpse, arrived))
    }

    /// Listens until the game has moved on, which it must do in one step.
    async fn hear_update(&mut self, version: u32) -> io::Result<Instant> {
        loop {
            let (glimpse, arrived) = self.hear().await?;
            if glimpse.game.is_some() && self.version > version {
                return Ok(arrived);
            }
        }
    }

    async fn hear_reply_and_update(&mut self, key: &str, version: u32) -> io::Result<()> {
        let (mut replied, mut updated) = (false, false);
        while !(replied && updated) {
            let (glimpse, _) = self.hear().await?;
            if glimpse.kind == Kind::Reply {
                if replied || glimpse.key != key || glimpse.refusal.is_some() {
                    let refusal = glimpse.refusal;
                    return Err(io::Error::other(format!("an unexpected reply to {}: {refusal:?}", glimpse.key)));
                }
                replied = true;
            }
            updated |= glimpse.game.is_some() && self.version > version;
        }
        Ok(())
    }
}

/// What a table is like: the whole state of one of its seats.
type Looks = Vec<io::Result<Message>>;

/// Looks at every table through the eyes of its first seat.
pub(crate) async fn look(address: &str, played: &Played) -> Looks {
    let mut looks = Vec::new();
    for end in &played.ends {
        looks.push(match end.visitor.moved(address) {
            Ok(mut visitor) => visitor.state(&end.table, Some("A")).await,
            Err(why) => Err(why),
        });
    }
    looks
}

/// Compares what the players were told with what the server says before and after it is killed.
pub(crate) fn compare(played: &Played, before: &Looks, after: &Looks) -> Vec<String> {
    let mut problems = Vec::new();
    for (end, looks) in played.ends.iter().zip(before.iter().zip(after)) {
        let (Ok(before), Ok(after)) = looks else {
            problems.push(format!("{}: cannot be looked at: {looks:?}", end.table));
            continue;
        };
        let (Message::State { game: old, log: old_log, .. }, Message::State { game: new, log: new_log, .. }) =
            (before, after)
        else {
            problems.push(format!("{}: no state", end.table));
            continue;
        };
        if old.as_ref().map(|game| game.version) != Some(end.version) {
            problems.push(format!("{}: the players were told of version {}", end.table, end.version));
        }
        if old != new || old_log != new_log {
            problems.push(format!("{}: another game is there after the restart", end.table));
        }
    }
    problems
}
