//! A game that other programs play through texts: who deals, what is due, what has happened.

use super::command::{Mode, Undo};
use super::refusal::{Code, Refusal};
use super::search::{self, Job, Request};
use crate::any_game::AnyGame;
use bots::{KEPT_NODES, KeptTrees};
use family::{Table, read_log, with_engine, with_record};
use std::any::Any;
use std::sync::{Arc, Mutex};
use table::log::{self, Header};
use table::{Actions, Event, Illegal, Notation, Phase, Record, Rng, Seat, SeatSet, Seeded, Xoshiro};

/// Lines of an answer, or why there is none.
pub(super) type Answer = Result<Vec<String>, Refusal>;

/// A game of any engine. All that goes in and out is text, so whoever holds it need not know which engine.
pub(super) trait Sitting {
    /// What is known of the game as a whole, and the position.
    fn state(&self) -> Vec<String>;
    /// What the seat, or every seat that has to act, may do.
    fn legal(&self, seat: Option<Seat>) -> Answer;
    /// Plays an action; tells what the table reveals and what is due then.
    fn play(&mut self, seat: Option<Seat>, action: &str) -> Answer;
    /// Accepts an outcome from the other side; tells what is due then.
    fn reveal(&mut self, outcome: &str) -> Answer;
    /// Takes events back; tells what is due then.
    fn undo(&mut self, undo: Undo) -> Answer;
    /// Deals what is due, if this side deals.
    fn settle(&mut self) -> Answer;
    /// What the seat, or a spectator, may know.
    fn view(&self, viewer: Option<Seat>) -> Answer;
    /// The whole log.
    fn log(&self) -> Answer;
    /// What has to be done to find the best action, with the bot's seat and the words that say so.
    fn search(&self, request: Request) -> Result<(String, Job), Refusal>;
    /// The trees of earlier searches.
    fn trees(&self) -> Arc<dyn Any + Send + Sync>;
    /// Goes on with the trees of another game if they belong to the same engine.
    fn inherit(&mut self, trees: Arc<dyn Any + Send + Sync>);
}

/// Numbers that a game takes from the program's seed, or from the system.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seeds {
    /// For what is dealt.
    pub(super) deal: u64,
    /// For what bots imagine and try.
    pub(super) bots: u64,
}

/// Begins a new game. A seed that the other side gave deals and moves the bots.
pub(super) fn begin(table: Table, mode: Mode, given: Option<u64>, seeds: Seeds) -> Box<dyn Sitting> {
    with_engine!(table, |setup, G| Box::new(Ongoing::<G>::begun(setup, table, mode, given, seeds)))
}

/// Takes a game up in a position.
pub(super) fn take_up(text: &str, mode: Mode, seeds: Seeds) -> Result<Box<dyn Sitting>, Refusal> {
    let word = text.split(' ').next().unwrap_or_default();
    let table: Table = word.parse().map_err(|why| Refusal::new(Code::Position, why))?;
    with_engine!(table, |_, G| {
        let position = G::parse_position(text).map_err(|why| Refusal::new(Code::Position, why))?;
        Ok(Box::new(Ongoing::<G>::found(Record::from_position(position), table, None, mode, seeds)))
    })
}

/// Goes on with the game of a log.
pub(super) fn load(text: &str, mode: Mode, seeds: Seeds) -> Result<Box<dyn Sitting>, Refusal> {
    let (log, table, record) = read_log(text).map_err(|why| Refusal::new(Code::Log, why))?;
    with_record!(record, |record| Ok(Box::new(Ongoing::found(record, table, Some(log.header), mode, seeds))))
}

/// Who sits in every seat of a game that began here, so that `pharos play` can go on with its log.
const NAME: &str = "human";

/// Where outcomes come from.
enum Dealing<G: AnyGame> {
    /// The other side tells them.
    Followed,
    /// The decks lie in order.
    Laid(Seeded<G>),
    /// Drawn when they are due; the seed and the moment decide, so that taking back and playing again changes nothing.
    Drawn(u64),
}

/// A game of one engine.
struct Ongoing<G: AnyGame> {
    record: Record<G>,
    /// The table text.
    table: String,
    /// Who sits where, for the log.
    names: Vec<String>,
    dealing: Dealing<G>,
    /// The seed of the decks, if there is one.
    seed: Option<u64>,
    /// Whether the other side must not know the seed before the end.
    is_secret: bool,
    /// The seed of the bots.
    bots: u64,
    /// Trees of earlier searches; the thread that searches takes one out and gives it back.
    trees: Arc<Mutex<KeptTrees<G>>>,
}

fn no_trees<G: AnyGame>() -> Arc<Mutex<KeptTrees<G>>> {
    Arc::new(Mutex::new(KeptTrees::new(KEPT_NODES)))
}

impl<G: AnyGame> Ongoing<G> {
    /// A new game.
    fn begun(setup: G::Setup, table: Table, mode: Mode, given: Option<u64>, seeds: Seeds) -> Self {
        let seed = given.unwrap_or(seeds.deal);
        let dealing = match mode {
            Mode::Referee => Dealing::Laid(Seeded::new(setup, seed)),
            Mode::Follow => Dealing::Followed,
        };
        Self {
            record: Record::new(setup),
            table: table.to_string(),
            names: vec![NAME.to_owned(); table.seats()],
            dealing,
            seed: (mode == Mode::Referee).then_some(seed),
            is_secret: given.is_none(),
            bots: given.map_or(seeds.bots, |seed| !seed),
            trees: no_trees(),
        }
    }

    /// A game that somebody else began. If its seed deals what has been revealed so far, it deals the rest.
    fn found(record: Record<G>, table: Table, header: Option<Header>, mode: Mode, seeds: Seeds) -> Self {
        let (seed, names) = header.map_or((None, vec![NAME.to_owned(); table.seats()]), |h| (h.seed, h.seats));
        let decks = seed.map(|seed| Seeded::new(record.setup(), seed)).filter(|decks| is_dealt_by(&record, decks));
        let dealing = match (mode, decks) {
            (Mode::Follow, _) => Dealing::Followed,
            (Mode::Referee, Some(decks)) => Dealing::Laid(decks),
            (Mode::Referee, None) => Dealing::Drawn(seeds.deal),
        };
        let (table, trees) = (table.to_string(), no_trees());
        Self { record, table, names, dealing, seed, is_secret: false, bots: seeds.bots, trees }
    }

    fn mode(&self) -> Mode {
        match self.dealing {
            Dealing::Followed => Mode::Follow,
            Dealing::Laid(_) | Dealing::Drawn(_) => Mode::Referee,
        }
    }

    /// Deals whatever is due, and accepts the record if nothing went wrong. Tells the outcomes and what is due then.
    fn go_on_with(&mut self, mut record: Record<G>) -> Answer {
        let mut lines = Vec::new();
        while record.game().phase() == Phase::Chance {
            let game = record.game();
            let outcome = match &self.dealing {
                Dealing::Followed => break,
                Dealing::Laid(decks) => game.dealt(decks.decks()),
                Dealing::Drawn(seed) => game.draw(&mut Xoshiro::stream(*seed, record.events().len() as u64)),
            };
            lines.push(format!("reveal {}", game.chance_text(outcome)));
            record.push(Event::Chance(outcome)).map_err(|why| Refusal::new(Code::Internal, why))?;
        }
        self.record = record;
        lines.push(self.due());
        Ok(lines)
    }

    /// What is due now, in one line.
    fn due(&self) -> String {
        let game = self.record.game();
        match (game.phase(), game.outcome()) {
            (Phase::Act(seats), _) => format!("need act {}", seats_text(seats)),
            (Phase::Chance, _) => format!("need chance {}", game.due_text()),
            (Phase::Over, None) => "over".to_owned(),
            (Phase::Over, Some(outcome)) => {
                let sheet = game.score_sheet();
                let winners: String = outcome.winners.iter().map(|seat| seat.to_string()).collect();
                let totals: Vec<_> = Seat::first(sheet.seats).map(|seat| sheet.total(seat).to_string()).collect();
                format!("over {} {winners} {}", outcome.ending, totals.join(" "))
            }
        }
    }

    /// The seats that owe an action, or why none does.
    fn owing(&self) -> Result<SeatSet, Refusal> {
        match self.record.game().phase() {
            Phase::Act(seats) => Ok(seats),
            Phase::Chance => Err(Illegal::ChanceIsDue.into()),
            Phase::Over => Err(Illegal::GameOver.into()),
        }
    }

    /// The seat that acts: the one that was named, or the only one that owes an action.
    fn acting(&self, named: Option<Seat>) -> Result<Seat, Refusal> {
        let seats = self.owing()?;
        match named.map(|seat| self.seated(seat)).transpose()? {
            Some(seat) if seats.contains(seat) => Ok(seat),
            Some(seat) => Err(Illegal::NotThisSeat(seat).into()),
            None => seats
                .first()
                .filter(|_| seats.len() == 1)
                .ok_or_else(|| Refusal::new(Code::Turn, format!("say which seat acts: {}", seats_text(seats)))),
        }
    }

    /// The seat, if there is such a seat at this table.
    fn seated(&self, seat: Seat) -> Result<Seat, Refusal> {
        let seats = self.record.game().seats();
        let refusal = || Refusal::new(Code::Syntax, format!("there are {seats} seats, and no seat {seat}"));
        if seat.index() < seats { Ok(seat) } else { Err(refusal()) }
    }

    /// The seed as far as the other side may know it: one that deals this game, and none that tells its future.
    fn seed_to_tell(&self) -> Option<u64> {
        let may_know = !self.is_secret || self.record.game().phase() == Phase::Over;
        self.seed.filter(|&seed| may_know && is_dealt_by(&self.record, &Seeded::new(self.record.setup(), seed)))
    }
}

impl<G: AnyGame> Sitting for Ongoing<G> {
    fn state(&self) -> Vec<String> {
        let game = self.record.game();
        let mut lines = vec![
            format!("table {}", self.table),
            format!("mode {}", self.mode().word()),
            format!("events {}", self.record.events().len()),
            self.due(),
        ];
        let sheet = game.score_sheet();
        for (row, points) in &sheet.rows {
            lines.push(format!("score {row} {}", in_columns(&points[..game.seats()])));
        }
        let totals: Vec<_> = Seat::first(game.seats()).map(|seat| sheet.total(seat)).collect();
        lines.push(format!("total {}", in_columns(&totals)));
        for seat in Seat::first(game.seats()) {
            lines.push(format!("symbols {seat} {}", symbols_text(&game.symbols(seat))));
            lines.push(format!("shields {seat} {}", game.shields(seat)));
        }
        lines.push(format!("position {}", game.position_text()));
        lines
    }

    fn legal(&self, seat: Option<Seat>) -> Answer {
        let game = self.record.game();
        let named = seat.map(|seat| self.seated(seat)).transpose()?;
        let mut actions = Actions::new();
        let mut lines = Vec::new();
        for seat in Seat::first(game.seats()).filter(|&seat| named.is_none_or(|named| named == seat)) {
            game.legal_actions(seat, &mut actions);
            lines.extend(actions.iter().map(|&action| format!("action {seat} {}", game.action_text(seat, action))));
        }
        Ok(lines)
    }

    fn play(&mut self, seat: Option<Seat>, action: &str) -> Answer {
        let seat = self.acting(seat)?;
        let action = self.record.game().parse_action(seat, action)?;
        let mut record = self.record.clone();
        record.play(seat, action)?;
        self.go_on_with(record)
    }

    fn reveal(&mut self, outcome: &str) -> Answer {
        match self.record.game().phase() {
            Phase::Over => return Err(Illegal::GameOver.into()),
            _ if self.mode() == Mode::Referee => {
                return Err(Refusal::new(Code::Chance, "this side deals; begin with mode=follow to tell outcomes"));
            }
            Phase::Act(_) => return Err(Illegal::NoChanceIsDue.into()),
            Phase::Chance => {}
        }
        let outcome = self.record.game().parse_chance(outcome)?;
        let mut record = self.record.clone();
        record.push(Event::Chance(outcome))?;
        self.go_on_with(record)
    }

    fn undo(&mut self, undo: Undo) -> Answer {
        let events = self.record.events();
        let actions = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Act(..)));
        let (left, available) = match undo {
            Undo::Actions(count) => (actions.clone().rev().nth(count - 1).map(|(at, _)| at), actions.count()),
            Undo::Events(count) => (events.len().checked_sub(count), events.len()),
        };
        let what = if matches!(undo, Undo::Actions(_)) { "actions" } else { "events" };
        let left =
            left.ok_or_else(|| Refusal::new(Code::Undo, format!("there are {available} {what} to take back")))?;
        let mut record = self.record.clone();
        record.undo_to(left);
        self.go_on_with(record)
    }

    fn settle(&mut self) -> Answer {
        self.go_on_with(self.record.clone())
    }

    fn view(&self, viewer: Option<Seat>) -> Answer {
        let viewer = viewer.map(|seat| self.seated(seat)).transpose()?;
        let who = viewer.map_or("spectator".to_owned(), |seat| seat.to_string());
        Ok(vec![format!("view {who} {}", G::view_text(&self.record.game().view(viewer)))])
    }

    fn log(&self) -> Answer {
        if *self.record.start() != G::new(self.record.setup()) {
            return Err(Refusal::new(Code::Log, "a game that was taken up in a position has no log"));
        }
        let header = Header {
            table: self.table.clone(),
            rules: G::RULES_VERSION,
            seats: self.names.clone(),
            seed: self.seed_to_tell(),
            fair: None,
        };
        Ok(log::write(&header, &self.record).lines().map(str::to_owned).collect())
    }

    fn search(&self, request: Request) -> Result<(String, Job), Refusal> {
        let seat = self.acting(request.seat)?;
        let game = *self.record.game();
        // What the seat sees decides, however it came about.
        let seen = fingerprint(&G::view_text(&game.view(Some(seat))));
        let seed = Xoshiro::stream(self.bots, seen).next_u64();
        let started = format!("thinking seat={seat} bot={}", request.spec);
        Ok((started, search::job(game, seat, request, seed, Arc::clone(&self.trees))))
    }

    fn trees(&self) -> Arc<dyn Any + Send + Sync> {
        Arc::<Mutex<KeptTrees<G>>>::clone(&self.trees)
    }

    fn inherit(&mut self, trees: Arc<dyn Any + Send + Sync>) {
        if let Ok(trees) = trees.downcast() {
            self.trees = trees;
        }
    }
}

/// Numbers of all seats, one blank apart.
fn in_columns(numbers: &[i16]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Symbols with commas between them, each with its number if there are several; `-` for none.
fn symbols_text(symbols: &[(&str, u8)]) -> String {
    let present = symbols.iter().filter(|(_, copies)| *copies > 0);
    let words: Vec<_> = present
        .map(|&(symbol, copies)| if copies == 1 { symbol.to_owned() } else { format!("{symbol}*{copies}") })
        .collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// Tests if decks in this order lead to everything that has been revealed.
fn is_dealt_by<G: AnyGame>(record: &Record<G>, decks: &Seeded<G>) -> bool {
    let mut game = *record.start();
    record.events().iter().all(|&event| {
        let fits = !matches!(event, Event::Chance(outcome) if game.dealt(decks.decks()) != outcome);
        fits && game.apply(event).is_ok()
    })
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// A number for a text (FNV-1a).
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
