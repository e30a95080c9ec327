//! People at the seats of all tables: how they come there, and how often they play a round.

use crate::player::{Answer, Player};
use crate::problem::{Kind, Problem};
use crate::sizes::Size;
use client::Visitor;
use family::Table;
use futures_util::future::join_all;
use protocol::{Clock, Command, CreateTable, Level, Reply, Request, SeatLetter, SeatPlan, Visibility};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Seat, SeatSet, Xoshiro};
use tokio::sync::{Semaphore, watch};
use tokio::time::{MissedTickBehavior, interval_at};

/// Tables whose people connect at the same time.
const AT_ONCE: usize = 16;
/// The bots at those tables that have some.
const BOTS: Level = Level::Easy;

/// A table with all its people, the host first.
pub(crate) struct Seated {
    table: String,
    kind: Table,
    pub(crate) players: Vec<Player>,
    pub(crate) has_bots: bool,
    /// Where the server is, and where it was when people last connected.
    pub(crate) server: watch::Receiver<String>,
    pub(crate) address: String,
    /// People connect by and by, however many tables come back at the same time.
    pub(crate) permits: Arc<Semaphore>,
    /// How often people had to come back.
    pub(crate) restarts: u32,
    /// Requests that were sent again.
    pub(crate) resent: usize,
}

/// When a table stops.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    /// When so much time has passed.
    Time(Duration),
    /// After so many rounds.
    Rounds(u32),
    /// When the game is over.
    End,
}

/// What happened at all tables.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) tables: usize,
    pub(crate) seats: usize,
    pub(crate) rounds: usize,
    pub(crate) answers: usize,
    pub(crate) changes: usize,
    pub(crate) games_over: usize,
    pub(crate) resent: usize,
    pub(crate) bytes: usize,
    /// Updates with the game in them, by what is played.
    pub(crate) updates: BTreeMap<String, Size>,
    /// How long it took to send the answers of each round in which several were sent at the same moment.
    pub(crate) spreads: Vec<Duration>,
    /// How long each round took from the last answer until everybody had heard of it.
    pub(crate) delays: Vec<Duration>,
    pub(crate) problems: Vec<Problem>,
    pub(crate) ends: Vec<End>,
}

/// How far a table came.
pub(crate) struct End {
    pub(crate) table: String,
    pub(crate) version: u32,
    pub(crate) is_over: bool,
    /// Who has its first seat.
    pub(crate) visitor: Visitor,
    pub(crate) answers: Vec<(SeatLetter, Vec<Answer>)>,
}

/// Which seats have bots: the last third of every so-many-th table, one at least.
fn bot_seats(seats: usize, number: u32, bots_every: Option<u32>) -> usize {
    let has_bots = bots_every.is_some_and(|every| number % every == every - 1);
    if has_bots { (seats / 3).max(1) } else { 0 }
}

/// Brings people to the seats of each table and begins the games.
pub(crate) async fn seat_everybody(
    server: watch::Receiver<String>,
    tables: u32,
    kinds: &[Table],
    bots_every: Option<u32>,
) -> io::Result<Vec<Seated>> {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let coming = (0..tables).zip(kinds.iter().cycle()).map(|(number, &kind)| {
        let (permits, server) = (permits.clone(), server.clone());
        let bots = bot_seats(kind.seats(), number, bots_every);
        tokio::spawn(async move {
            let _permit = permits.acquire().await;
            seat_one_table(server, number, kind, bots, permits.clone()).await
        })
    });
    let mut seated = Vec::new();
    for arrived in join_all(coming).await {
        seated.push(arrived.map_err(io::Error::other)??);
    }
    Ok(seated)
}

async fn seat_one_table(
    server: watch::Receiver<String>,
    number: u32,
    kind: Table,
    bots: usize,
    permits: Arc<Semaphore>,
) -> io::Result<Seated> {
    let address = server.borrow().clone();
    let mut host = Visitor::new(&address)?;
    host.name(&format!("Host {number}")).await?;
    let humans = kind.seats() - bots;
    let plan = |seat| match seat {
        0 => SeatPlan::Me,
        seat if seat < humans => SeatPlan::Open,
        _ => SeatPlan::Bot { level: BOTS },
    };
    let new_table = CreateTable {
        table: kind.to_string(),
        seats: (0..kind.seats()).map(plan).collect(),
        clock: Clock::None,
        visibility: Visibility::Public,
        rated: false,
        start: false,
    };
    let table = host.create(&new_table).await?;
    let mut visitors = vec![host];
    for (place, seat) in Seat::first(humans).enumerate().skip(1) {
        let mut guest = Visitor::new(&address)?;
        guest.name(&format!("Guest {number}.{place}")).await?;
        done(&guest.command(&table, &request("sit", Command::Sit { seat: seat.into() })).await?)?;
        visitors.push(guest);
    }
    done(&visitors[0].command(&table, &request("start", Command::Start)).await?)?;
    let mut players = Vec::new();
    for (seat, visitor) in Seat::first(humans).zip(visitors) {
        players.push(Player::open(visitor, &table, seat.into(), SeatSet::all(humans)).await?);
    }
    Ok(Seated { table, kind, players, has_bots: bots > 0, server, address, permits, restarts: 0, resent: 0 })
}

fn request(key: &str, command: Command) -> Request {
    Request { key: key.to_owned(), command }
}

fn done(reply: &Reply) -> io::Result<()> {
    reply.refusal.map_or(Ok(()), |refusal| Err(io::Error::other(format!("refused: {refusal:?}"))))
}

/// Plays at all tables, so many rounds in a second, and counts the rounds in `progress`.
pub(crate) async fn play(
    seated: Vec<Seated>,
    rounds_per_second: u32,
    until: Until,
    progress: &Arc<AtomicU64>,
) -> Played {
    let tables = seated.len() as u32;
    let pause = Duration::from_secs(1) * tables / rounds_per_second;
    let start = Instant::now() + Duration::from_millis(200);
    let playing = seated.into_iter().enumerate().map(|(number, seated)| {
        // The tables take turns, so that the rounds do not all come at once.
        let pace = Pace { first: start + pause * number as u32 / tables, pause, start, until };
        tokio::spawn(seated.play(number as u64, pace, progress.clone()))
    });
    let mut all = Played::default();
    for played in join_all(playing).await {
        match played {
            Ok(played) => all.add(played),
            Err(why) => all.problems.push(Problem::new(Kind::Wrong, why.to_string())),
        }
    }
    all
}

/// When a table plays.
struct Pace {
    first: Instant,
    pause: Duration,
    start: Instant,
    until: Until,
}

impl Pace {
    fn is_done(&self, rounds: usize) -> bool {
        match self.until {
            Until::Time(time) => self.start.elapsed() >= time,
            Until::Rounds(count) => rounds >= count as usize,
            Until::End => false,
        }
    }
}

impl Played {
    fn add(&mut self, other: Self) {
        self.tables += other.tables;
        self.seats += other.seats;
        self.rounds += other.rounds;
        self.answers += other.answers;
        self.changes += other.changes;
        self.games_over += other.games_over;
        self.resent += other.resent;
        self.bytes += other.bytes;
        for (kind, size) in other.updates {
            *self.updates.entry(kind).or_default() += size;
        }
        self.spreads.extend(other.spreads);
        self.delays.extend(other.delays);
        self.problems.extend(other.problems);
        self.ends.extend(other.ends);
    }
}

impl Seated {
    async fn play(mut self, number: u64, pace: Pace, progress: Arc<AtomicU64>) -> Played {
        let mut played = Played { tables: 1, seats: self.players.len(), ..Played::default() };
        if let Err(problem) = self.play_rounds(&mut played, number, &pace, &progress).await {
            played.problems.push(problem.at(number));
        }
        played.bytes = self.players.iter().map(|player| player.bytes).sum();
        for player in &self.players {
            *played.updates.entry(self.kind.to_string()).or_default() += player.updates;
        }
        played.resent = self.resent;
        let answers = self.players.iter_mut().map(|player| (player.seat, std::mem::take(&mut player.answers)));
        let answers = answers.collect();
        let Player { version, is_over, visitor, .. } = self.players.swap_remove(0);
        played.games_over = usize::from(is_over);
        played.ends.push(End { table: self.table, version, is_over, visitor, answers });
        played
    }

    async fn play_rounds(
        &mut self,
        played: &mut Played,
        number: u64,
        pace: &Pace,
        progress: &AtomicU64,
    ) -> Result<(), Problem> {
        let mut rng = Xoshiro::stream(7, number);
        let mut ticks = interval_at(pace.first.into(), pace.pause);
        // A table that falls behind catches up, as people who press on would make it.
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        self.until(Player::is_settled).await?;
        loop {
            ticks.tick().await;
            if pace.is_done(played.rounds) || self.players[0].is_over {
                break;
            }
            let figures = self.round(played.rounds, &mut rng).await?;
            played.rounds += 1;
            played.answers += figures.answers;
            played.changes += figures.changes;
            played.spreads.extend(figures.spread);
            played.delays.extend(figures.delay);
            progress.fetch_add(1, Ordering::Relaxed);
        }
        self.catch_up().await?;
        let version = self.players[0].version;
        if self.players.iter().any(|player| player.version != version) {
            return Err(Problem::new(Kind::Wrong, "the seats do not agree how far the game has come"));
        }
        Ok(())
    }
}
