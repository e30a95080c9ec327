//! The state of a table, folded from its journal. The same steps always give the same state, live and after a restart.

use crate::answers::{Answer, Answers};
use crate::budget::OutOfGameSteps;
use crate::clock::SeatClock;
use crate::journal::{Created, Entry, SeatHolder, Step};
use crate::play::{self, Play};
use family::Table;
use protocol::game::letters;
use protocol::{ChatLine, Clock, Ending, Level, Reply, SeatLetter, Stage};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fmt;
use table::fair::Secret;
use table::{Seat, SeatSet};

/// Lines of talk that are remembered.
const CHAT: usize = 200;

/// A table at one moment.
#[derive(Debug)]
pub struct State {
    /// Its name in links.
    pub id: String,
    /// The number of the last step.
    pub number: u32,
    /// When it happened, in milliseconds since 1970.
    pub changed: u64,
    /// The same moment in the server's running time.
    pub changed_up: u64,
    /// When the game last changed, in the server's running time: since then somebody has had to act.
    pub moved_up: u64,
    /// All that was settled when the table was made. Who sits where now is in `seats`.
    pub made: Created,
    /// The game and its setup.
    pub table: Table,
    /// What decides the deal.
    pub secret: Secret,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// The game, once it has begun.
    pub play: Option<Box<dyn Play>>,
    /// Grows with every change of the game.
    pub version: u32,
    /// How the game ended, if not by its rules.
    pub ended: Option<Ending>,
    /// A request to take something back.
    pub undo_request: Option<UndoRequest>,
    /// Steps out of the game so far: people who come and go, words for the deal, talk.
    pub out_of_game: OutOfGameSteps,
    /// What was said last.
    pub chat: VecDeque<ChatLine>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Answers to the requests that made something happen.
    pub answers: Answers,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatState {
    /// Who sits here.
    pub holder: SeatHolder,
    /// The bot that plays for an absent person.
    pub stand_in: Option<Level>,
    /// Words that the person added to the deal.
    pub words: Option<String>,
    /// What the person's devices added to the deal, in order.
    pub randomness: Vec<String>,
    /// The person's clock.
    pub clock: SeatClock,
}

/// A request to take a seat's last decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// The seat that asks.
    pub by: Seat,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// A journal that cannot be replayed: it was damaged, or written by another version of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The step that does not fit.
    number: u32,
    why: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of the journal does not fit: {}", self.number, self.why)
    }
}

impl State {
    /// Replays a journal.
    pub fn replay<'a>(id: &str, steps: impl IntoIterator<Item = &'a Step>) -> Result<Self, Damaged> {
        let mut steps = steps.into_iter();
        let missing = || Damaged { number: 1, why: "it is missing".to_owned() };
        let mut state = Self::first(id, steps.next().ok_or_else(missing)?)?;
        for step in steps {
            state.apply(step)?;
        }
        Ok(state)
    }

    fn first(id: &str, step: &Step) -> Result<Self, Damaged> {
        let damaged = |why: &str| Damaged { number: 1, why: why.to_owned() };
        let Some(Entry::Created(made)) = step.entries.first() else { return Err(damaged("no table is made")) };
        let table: Table = made.table.parse().map_err(|error| damaged(&format!("{error}")))?;
        if made.rules != play::rules(&table) {
            return Err(damaged("the game was begun under other rules than this program knows"));
        }
        if made.seats.len() != table.seats() {
            return Err(damaged("the seats do not fit the game"));
        }
        let seat = |holder: &SeatHolder| SeatState {
            holder: holder.clone(),
            stand_in: None,
            words: None,
            randomness: Vec::new(),
            clock: SeatClock::new(made.clock),
        };
        let mut state = Self {
            id: id.to_owned(),
            number: 0,
            changed: step.at,
            changed_up: step.up,
            moved_up: step.up,
            table,
            secret: Secret::from_hex(&made.secret).ok_or_else(|| damaged("the secret cannot be read"))?,
            seats: made.seats.iter().map(seat).collect(),
            made: made.clone(),
            play: None,
            version: 0,
            ended: None,
            undo_request: None,
            out_of_game: OutOfGameSteps::default(),
            chat: VecDeque::new(),
            next: None,
            answers: Answers::default(),
        };
        state.apply(step)?;
        Ok(state)
    }

    /// Applies one more step. If that fails, the state is half changed: it must be thrown away, and nobody is to be told.
    pub fn apply(&mut self, step: &Step) -> Result<(), Damaged> {
        let number = self.number + 1;
        let mut moves = Moves::default();
        let mut changed = false;
        let had_next = self.next.is_some();
        self.out_of_game.count(step, self.sealed());
        for entry in &step.entries {
            changed |= entry.changes_the_game();
            let before = self.event_count();
            self.enter(entry, step.at).map_err(|why| Damaged { number, why })?;
            moves.add(entry, self.acted_since(before));
        }
        self.number = number;
        self.version += u32::from(changed);
        self.changed = step.at;
        self.changed_up = step.up;
        if changed {
            self.moved_up = step.up;
        }
        self.set_clocks(moves, changed, step.up);
        if let Some(by) = &step.by {
            let table = self.next.clone().filter(|_| !had_next);
            let reply = Reply { key: by.key.clone(), refusal: None, version: self.version, table };
            self.answers.add(&by.person, Answer { command: by.command.clone(), reply });
        }
        Ok(())
    }

    fn enter(&mut self, entry: &Entry, at: u64) -> Result<(), String> {
        match entry {
            Entry::Created(_) if self.number == 0 => {}
            Entry::Created(_) => return Err("the table is made a second time".to_owned()),
            Entry::Sat { seat, person, name } => {
                self.seat_mut(*seat)?.holder = SeatHolder::Person { id: person.clone(), name: name.clone() };
            }
            Entry::Stood { .. } if self.play.is_some() => return Err("a seat becomes free during the game".to_owned()),
            Entry::Stood { seat } => {
                let seat_state = self.seat_mut(*seat)?;
                seat_state.holder = SeatHolder::Open;
                seat_state.take_contributions();
            }
            Entry::Filled { seat, level } => {
                let seat_state = self.seat_mut(*seat)?;
                seat_state.holder = SeatHolder::Bot { level: *level };
                seat_state.stand_in = None;
                if self.play.is_none() {
                    self.seat_mut(*seat)?.take_contributions();
                }
                // Whom to ask has changed.
                self.undo_request = None;
            }
            Entry::Arranged { order } => {
                let each_once = order.iter().map(|seat| seat.seat()).collect::<SeatSet>();
                if order.len() != self.seats.len() || each_once != SeatSet::all(self.seats.len()) {
                    return Err("the seats do not fit the game".to_owned());
                }
                self.seats = order.iter().map(|seat| self.seats[seat.seat().index()].clone()).collect();
            }
            Entry::Contributed { seat, text } => self.seat_mut(*seat)?.words = Some(text.clone()),
            Entry::AddedRandomness { seat, text } => self.seat_mut(*seat)?.randomness.push(text.clone()),
            Entry::Started if self.play.is_some() => return Err("the game begins a second time".to_owned()),
            Entry::Started if self.seats.iter().any(|seat| seat.holder == SeatHolder::Open) => {
                return Err("the game begins with an open seat".to_owned());
            }
            Entry::Started => self.play = Some(self.new_game()),
            Entry::Event(text) => {
                self.undo_request = None;
                self.play.as_mut().ok_or("the game has not begun")?.push(text)?;
            }
            Entry::Sealed { seat, action } => {
                self.play.as_mut().ok_or("the game has not begun")?.seal(seat.seat(), action)?;
            }
            Entry::Withdrawn { seat } => self.play.as_mut().ok_or("the game has not begun")?.withdraw(seat.seat()),
            Entry::Undone { keep } => {
                self.undo_request = None;
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                if *keep as usize > play.event_count() {
                    return Err("more is kept than has happened".to_owned());
                }
                play.undo_to(*keep as usize);
            }
            Entry::UndoAsked { seat } => {
                self.undo_request = Some(UndoRequest { by: seat.seat(), waiting: self.asked_for_consent(seat.seat()) });
            }
            Entry::UndoAnswered { seat, agree: true } => {
                // In journals of older versions the request may have ended before it was answered.
                if let Some(request) = &mut self.undo_request {
                    request.waiting = request.waiting.without(seat.seat());
                }
            }
            Entry::UndoAnswered { agree: false, .. } => self.undo_request = None,
            Entry::StandIn { seat, level } => {
                self.seat_mut(*seat)?.stand_in = Some(*level);
                // Whom to ask has changed.
                self.undo_request = None;
            }
            Entry::TookBack { seat } => {
                self.seat_mut(*seat)?.stand_in = None;
                // Whom to ask has changed.
                self.undo_request = None;
            }
            Entry::Ended { way, winners } => {
                self.undo_request = None;
                let play = self.play.as_ref().ok_or("the game has not begun")?;
                let winners = winners.iter().map(|seat| seat.seat()).collect();
                self.ended = Some(Ending::new(way, winners, play.sides()));
            }
            Entry::Said { person, name, text, partners_of } => {
                let line = self.said(person, name, text, *partners_of, at);
                self.chat.push_back(line);
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            Entry::Rematch { table } => self.next = Some(table.clone()),
        }
        Ok(())
    }

    /// Something said, to everybody or to the partners of a seat.
    pub fn said(&self, person: &str, name: &str, text: &str, partners_of: Option<SeatLetter>, at: u64) -> ChatLine {
        let partners = partners_of.map_or(SeatSet::EMPTY, |seat| self.table.sides().side(seat.seat()));
        let (id, name, text) = (person.to_owned(), name.to_owned(), text.to_owned());
        ChatLine { id, name, text, partners: letters(partners), at }
    }

    /// What a seat, or a spectator, may read of what was said: partners speak among themselves.
    pub fn hears(viewer: Option<Seat>, line: &ChatLine) -> bool {
        line.partners.is_empty() || viewer.is_some_and(|seat| line.partners.contains(&seat.into()))
    }

    fn seat_mut(&mut self, seat: SeatLetter) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.seat().index()).ok_or_else(|| format!("there is no seat {}", seat.seat()))
    }

    /// How many events of the game there are.
    pub fn event_count(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.event_count())
    }

    /// Who acted after the first `count` events.
    fn acted_since(&self, count: usize) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.acted_since(count))
    }

    /// The game as it begins with this secret and these contributions.
    pub fn new_game(&self) -> Box<dyn Play> {
        play::begin(&self.table, &self.secret, &self.contributions())
    }

    /// What was added to the deal, in the order of the seats.
    pub fn contributions(&self) -> Vec<(Seat, &str)> {
        self.each_seat()
            .flat_map(|(seat, seat_state)| seat_state.contributions().map(move |text| (seat, text)))
            .collect()
    }

    /// Tests if everybody who sits here has added something to the deal, for one of their seats at least.
    pub fn all_have_contributed(&self) -> bool {
        let has_contributed = |person: &str| {
            let is_theirs = |seat: &&SeatState| seat.holder.person() == Some(person);
            self.seats.iter().filter(is_theirs).any(|seat| seat.contributions().next().is_some())
        };
        self.people().into_iter().all(has_contributed)
    }

    /// Starts and stops the clocks after a step with these moves. Whoever seals a choice has decided; whoever withdraws it
    /// has not, and goes on with the time they had. When the game changes, everybody who is asked is asked something new,
    /// also somebody who was thinking about a question that was taken back.
    fn set_clocks(&mut self, moves: Moves, changed: bool, up: u64) {
        let clock = self.made.clock;
        if clock == Clock::None {
            return;
        }
        let thinking = self.people_to_act();
        for (seat, seat_state) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            if moves.decided.contains(seat) {
                seat_state.clock.decided(clock, up);
            } else if moves.withdrawn.contains(seat) {
                seat_state.clock.resume(clock, up);
            } else if changed || !thinking.contains(seat) {
                seat_state.clock.stop(up);
            }
            if thinking.contains(seat) {
                seat_state.clock.start(clock, up);
            }
        }
    }

    /// Each seat with its letter.
    pub fn each_seat(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        Seat::first(self.seats.len()).zip(&self.seats)
    }

    /// How far the table has come.
    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Lobby,
            Some(play) if self.ended.is_some() || play.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Tests if the game is to begin without anybody asking for it.
    pub fn begins_by_itself(&self) -> bool {
        self.made.begins && self.stage() == Stage::Lobby
    }

    /// The game, unless it has not begun or ended outside its rules.
    fn going_on(&self) -> Option<&dyn Play> {
        self.play.as_deref().filter(|_| self.ended.is_none())
    }

    /// Seats that are asked to choose; several choose at the same time.
    pub fn asked(&self) -> SeatSet {
        self.going_on().map_or(SeatSet::EMPTY, Play::asked)
    }

    /// Seats that are asked and have not chosen yet.
    pub fn to_act(&self) -> SeatSet {
        self.going_on().map_or(SeatSet::EMPTY, Play::waiting)
    }

    /// Seats that are asked and have sealed a choice.
    pub fn sealed(&self) -> SeatSet {
        let waiting = self.to_act();
        self.asked().iter().filter(|&seat| !waiting.contains(seat)).collect()
    }

    /// The number of the question that a seat is asked.
    ///
    /// While somebody is asked, the game stands still until all have answered: a choice that is sealed changes nothing that
    /// anybody is asked. So the version of the game serves as the number for all of them.
    pub fn question(&self, seat: Seat) -> Option<u32> {
        self.asked().contains(seat).then_some(self.version)
    }

    /// Seats that have to act and are played by people.
    pub fn people_to_act(&self) -> SeatSet {
        self.to_act().iter().filter(|&seat| self.bot(seat).is_none()).collect()
    }

    /// The bot that plays a seat, its own or a stand-in.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let seat = self.seats.get(seat.index())?;
        match seat.holder {
            SeatHolder::Bot { level } => Some(level),
            SeatHolder::Person { .. } | SeatHolder::Open => seat.stand_in,
        }
    }

    /// The public number of the person who owns a seat.
    pub fn owner(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.holder.person()
    }

    /// The seats a person owns.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        self.each_seat()
            .filter(|(_, seat_state)| seat_state.holder.person() == Some(person))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that people own.
    pub fn seats_of_people(&self) -> SeatSet {
        self.each_seat().filter(|(_, seat_state)| seat_state.holder.person().is_some()).map(|(seat, _)| seat).collect()
    }

    /// Everybody who sits here, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::new();
        for person in self.seats.iter().filter_map(|seat| seat.holder.person()) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// Everybody whose table it is: those who sit here, and who made it.
    pub fn members(&self) -> Vec<String> {
        let host = Some(self.made.host.as_str()).filter(|host| self.seats_of(host).is_empty());
        self.people().into_iter().chain(host).map(str::to_owned).collect()
    }

    /// Tests if another person owns a seat, also one that a stand-in plays for.
    pub fn is_with_others(&self, seat: Seat) -> bool {
        let me = self.owner(seat);
        self.each_seat().filter_map(|(_, seat_state)| seat_state.holder.person()).any(|person| Some(person) != me)
    }

    /// One seat of every other person who plays themselves: those whose consent a seat needs.
    pub fn asked_for_consent(&self, by: Seat) -> SeatSet {
        let me = self.owner(by);
        let mut asked: Vec<&str> = Vec::new();
        let mut seats = SeatSet::EMPTY;
        for (seat, seat_state) in self.each_seat() {
            let Some(person) = seat_state.holder.person() else { continue };
            if Some(person) != me && seat_state.stand_in.is_none() && !asked.contains(&person) {
                asked.push(person);
                seats = seats.with(seat);
            }
        }
        seats
    }

    /// The seed of a bot's thoughts in this position. It stays the same after a restart or when the position comes back,
    /// so that nobody can try a bot's mind again and again; and it tells nothing about the deal.
    pub fn seed(&self, seat: Seat) -> u64 {
        let moment = self.event_count();
        let digest = Sha256::digest(format!("bot {moment} {seat} {}", self.made.secret));
        digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }
}

impl SeatState {
    /// What was added to the deal: words first.
    pub fn contributions(&self) -> impl Iterator<Item = &str> {
        self.words.iter().chain(&self.randomness).map(String::as_str)
    }

    /// What somebody added goes with them.
    fn take_contributions(&mut self) {
        self.words = None;
        self.randomness.clear();
    }
}

/// What seats did about their choices in one step.
#[derive(Clone, Copy, Default)]
struct Moves {
    /// Chose, sealed or not.
    decided: SeatSet,
    /// Took a sealed choice out again.
    withdrawn: SeatSet,
}

impl Moves {
    /// An entry happened, with actions of these seats.
    fn add(&mut self, entry: &Entry, acted: SeatSet) {
        match entry {
            Entry::Event(_) => self.decided = self.decided.iter().chain(acted.iter()).collect(),
            Entry::Sealed { seat, .. } => self.decided = self.decided.with(seat.seat()),
            Entry::Withdrawn { seat } => self.withdrawn = self.withdrawn.with(seat.seat()),
            Entry::Created(_)
            | Entry::Sat { .. }
            | Entry::Stood { .. }
            | Entry::Filled { .. }
            | Entry::Arranged { .. }
            | Entry::Contributed { .. }
            | Entry::AddedRandomness { .. }
            | Entry::Started
            | Entry::Undone { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. }
            | Entry::StandIn { .. }
            | Entry::TookBack { .. }
            | Entry::Ended { .. }
            | Entry::Said { .. }
            | Entry::Rematch { .. } => {}
        }
    }
}
