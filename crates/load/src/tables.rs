//! Two people at each table, who do some legal thing whenever it is time.

use client::{Stream, Visitor};
use futures_util::future::join_all;
use protocol::{Clock, Command, CreateTable, Message, Request, SeatLetter, SeatPlan, Visibility};
use serde::Deserialize;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Rng, Xoshiro};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval_at, timeout};

/// People who come in through the door at the same time.
const AT_ONCE: usize = 16;
/// After this long a message counts as lost.
const LOST: Duration = Duration::from_secs(10);

/// A table with both its people.
pub(crate) struct Seated {
    table: String,
    players: [Player; 2],
}

/// What happened at all tables.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) tables: usize,
    pub(crate) moves: usize,
    pub(crate) games_over: usize,
    pub(crate) bytes: usize,
    /// How long each move took to reach the other seat.
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

/// Brings two people to each table and begins the games.
pub(crate) async fn seat_everybody(address: &str, tables: u32) -> io::Result<Vec<Seated>> {
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let coming = (0..tables).map(|number| {
        let door = door.clone();
        let address = address.to_owned();
        tokio::spawn(async move {
            let _place = door.acquire().await;
            seat_two(&address, number).await
        })
    });
    let mut seated = Vec::new();
    for arrived in join_all(coming).await {
        seated.push(arrived.map_err(io::Error::other)??);
    }
    Ok(seated)
}

async fn seat_two(address: &str, number: u32) -> io::Result<Seated> {
    let mut host = Visitor::new(address)?;
    host.name(&format!("Host {number}")).await?;
    let mut guest = Visitor::new(address)?;
    guest.name(&format!("Guest {number}")).await?;
    let wish = CreateTable {
        table: "duel".to_owned(),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        clock: Clock::None,
        visibility: Visibility::Public,
        rated: false,
        start: false,
    };
    let table = host.create(&wish).await?;
    let seats = [letter("A")?, letter("B")?];
    done(&guest.command(&table, &request("sit", Command::Sit { seat: seats[1] })).await?)?;
    done(&host.command(&table, &request("start", Command::Start)).await?)?;
    let players = [Player::open(host, &table, seats[0]).await?, Player::open(guest, &table, seats[1]).await?];
    Ok(Seated { table, players })
}

fn letter(text: &str) -> io::Result<SeatLetter> {
    SeatLetter::try_from(text.to_owned()).map_err(io::Error::other)
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
        let mut played = Played { tables: 1, ..Played::default() };
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
        let [host, guest] = self.players;
        played.bytes = host.bytes + guest.bytes;
        if (host.number, host.version) != (guest.number, guest.version) {
            played.problems.push(format!("table {number}: the seats do not agree how far the game has come"));
        }
        played.ends.push(End { table: self.table, version: host.version, visitor: host.visitor });
        played
    }

    /// One move; gives how long it took to reach the other seat.
    async fn turn(&mut self, rng: &mut Xoshiro, moves: usize) -> io::Result<Duration> {
        let [a, b] = &mut self.players;
        let (mover, other) = if a.to_act.contains(&a.seat) { (a, b) } else { (b, a) };
        if mover.actions.is_empty() {
            return Err(io::Error::other("nobody has to act"));
        }
        let action = mover.actions[rng.below(mover.actions.len())].clone();
        let version = mover.version;
        let key = format!("m{moves}");
        let act = request(&key, Command::Act { seat: mover.seat, version, action });
        let sent = Instant::now();
        mover.stream.send(&act).await?;
        // Both hear of it at the same time, so both are listened to.
        let (heard, arrived) = tokio::join!(mover.hear_reply_and_update(&key, version), other.hear_update(version));
        heard?;
        Ok(arrived?.duration_since(sent))
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
