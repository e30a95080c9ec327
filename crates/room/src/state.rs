//! What a journal leads to. Applying the same steps always gives the same state, live and after a restart.

use crate::answers::{Answer, Answers};
use crate::budget::Asides;
use crate::clock::Watch;
use crate::journal::{Created, Entry, Sitter, Step};
use crate::play::{self, Play};
use family::Table;
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
    /// When that was.
    pub changed: u64,
    /// The same in the server's running time.
    pub changed_up: u64,
    /// The same of the last change of the game: since then somebody has had to act.
    pub moved_up: u64,
    /// All that was settled when it was made, except who sits where now.
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
    /// A wish to take something back.
    pub wish: Option<Wish>,
    /// Steps beside the game so far.
    pub asides: Asides,
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
    pub sitter: Sitter,
    /// The bot that plays for an absent person.
    pub stand_in: Option<Level>,
    /// Words that the person added to the deal.
    pub words: Option<String>,
    /// What their devices added to it, in this order.
    pub randomness: Vec<String>,
    /// The person's clock.
    pub watch: Watch,
}

/// A wish to take a seat's last decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Whose.
    pub by: Seat,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// A journal that leads nowhere: it was damaged, or written by another version of the program.
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
    /// The table that a journal leads to.
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
        let seat = |sitter: &Sitter| SeatState {
            sitter: sitter.clone(),
            stand_in: None,
            words: None,
            randomness: Vec::new(),
            watch: Watch::new(made.clock),
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
            wish: None,
            asides: Asides::default(),
            chat: VecDeque::new(),
            next: None,
            answers: Answers::default(),
        };
        state.apply(step)?;
        Ok(state)
    }

    /// Lets one more step happen. A step that fails is not to be told to anybody; the state must then be thrown away.
    pub fn apply(&mut self, step: &Step) -> Result<(), Damaged> {
        let number = self.number + 1;
        let mut acted = SeatSet::EMPTY;
        let mut changed = false;
        for entry in &step.entries {
            changed |= changes_the_game(entry);
            if let Entry::Event(text) = entry {
                acted = actor(text).map_or(acted, |seat| acted.with(seat));
            }
            self.enter(entry, step.at).map_err(|why| Damaged { number, why })?;
        }
        self.number = number;
        self.version += u32::from(changed);
        self.changed = step.at;
        self.changed_up = step.up;
        if changed {
            self.moved_up = step.up;
        }
        self.set_watches(acted, step.up);
        self.asides.count(step);
        if let Some(by) = &step.by {
            let table = step.entries.iter().find_map(|entry| match entry {
                Entry::Rematch { table } => Some(table.clone()),
                _ => None,
            });
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
                self.place(*seat)?.sitter = Sitter::Person { id: person.clone(), name: name.clone() };
            }
            Entry::Stood { seat } => {
                let place = self.place(*seat)?;
                place.sitter = Sitter::Open;
                place.take_contributions();
            }
            Entry::Filled { seat, level } => {
                let place = self.place(*seat)?;
                place.sitter = Sitter::Bot { level: *level };
                place.stand_in = None;
                if self.play.is_none() {
                    self.place(*seat)?.take_contributions();
                }
                // Whom to ask has changed.
                self.wish = None;
            }
            Entry::Arranged { order } => {
                let place = |seat: &SeatLetter| self.seats.get(seat.seat().index()).cloned();
                self.seats = order.iter().filter_map(place).collect();
                if self.seats.len() != self.table.seats() {
                    return Err("the seats do not fit the game".to_owned());
                }
            }
            Entry::Contributed { seat, text } => self.place(*seat)?.words = Some(text.clone()),
            Entry::AddedRandomness { seat, text } => self.place(*seat)?.randomness.push(text.clone()),
            Entry::Started => self.play = Some(self.new_game()),
            Entry::Event(text) => {
                self.wish = None;
                self.play.as_mut().ok_or("the game has not begun")?.push(text)?;
            }
            Entry::Undone { keep } => {
                self.wish = None;
                self.play.as_mut().ok_or("the game has not begun")?.undo_to(*keep as usize);
            }
            Entry::UndoAsked { seat } => {
                self.wish = Some(Wish { by: seat.seat(), waiting: self.asked_for_consent(seat.seat()) });
            }
            Entry::UndoAnswered { seat, agree: true } => {
                if let Some(wish) = &mut self.wish {
                    wish.waiting = wish.waiting.without(seat.seat());
                }
            }
            Entry::UndoAnswered { agree: false, .. } => self.wish = None,
            Entry::StandIn { seat, level } => {
                self.place(*seat)?.stand_in = Some(*level);
                // Whom to ask has changed.
                self.wish = None;
            }
            Entry::TookBack { seat } => self.place(*seat)?.stand_in = None,
            Entry::Ended { way, winners } => {
                self.wish = None;
                self.ended = Some(Ending { way: way.clone(), winners: winners.clone() });
            }
            Entry::Said { person, name, text } => {
                self.chat.push_back(ChatLine { id: person.clone(), name: name.clone(), text: text.clone(), at });
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            Entry::Rematch { table } => self.next = Some(table.clone()),
        }
        Ok(())
    }

    fn place(&mut self, seat: SeatLetter) -> Result<&mut SeatState, String> {
        self.seats.get_mut(seat.seat().index()).ok_or_else(|| format!("there is no seat {}", seat.seat()))
    }

    /// The game as it begins with this secret and these contributions.
    pub fn new_game(&self) -> Box<dyn Play> {
        play::begin(&self.table, &self.secret, &self.contributions())
    }

    /// What was added to the deal, in the order of the seats.
    pub fn contributions(&self) -> Vec<(Seat, &str)> {
        self.places().flat_map(|(seat, place)| place.contributions().map(move |text| (seat, text))).collect()
    }

    /// Tests if everybody who sits here has added something to the deal, for one of their seats at least.
    pub fn all_have_contributed(&self) -> bool {
        let has_contributed = |person: &str| {
            let is_theirs = |place: &&SeatState| place.sitter.person() == Some(person);
            self.seats.iter().filter(is_theirs).any(|place| place.contributions().next().is_some())
        };
        self.people().into_iter().all(has_contributed)
    }

    /// Starts and stops the clocks after a step in which these seats acted.
    fn set_watches(&mut self, acted: SeatSet, up: u64) {
        let clock = self.made.clock;
        if clock == Clock::None {
            return;
        }
        let thinking = self.people_to_act();
        for (seat, place) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            if acted.contains(seat) {
                place.watch.decided(clock, up);
            } else if !thinking.contains(seat) {
                place.watch.stop(up);
            }
            if thinking.contains(seat) {
                place.watch.start(clock, up);
            }
        }
    }

    /// Each seat with its letter.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
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

    /// Seats that have to act.
    pub fn to_act(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.ended.is_none() => play.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Seats that have to act and are played by people.
    pub fn people_to_act(&self) -> SeatSet {
        self.to_act().iter().filter(|&seat| self.bot(seat).is_none()).collect()
    }

    /// The bot that plays a seat, its own or a stand-in.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let place = self.seats.get(seat.index())?;
        match place.sitter {
            Sitter::Bot { level } => Some(level),
            _ => place.stand_in,
        }
    }

    /// The public number of the person who owns a seat.
    pub fn owner(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.sitter.person()
    }

    /// The seats a person owns.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        self.places().filter(|(_, place)| place.sitter.person() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// The seats that people own.
    pub fn seats_of_people(&self) -> SeatSet {
        self.places().filter(|(_, place)| place.sitter.person().is_some()).map(|(seat, _)| seat).collect()
    }

    /// Everybody who sits here, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::new();
        for person in self.seats.iter().filter_map(|place| place.sitter.person()) {
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
        self.places().filter_map(|(_, place)| place.sitter.person()).any(|person| Some(person) != me)
    }

    /// One seat of every other person who plays themselves: those whose consent a seat needs.
    pub fn asked_for_consent(&self, by: Seat) -> SeatSet {
        let me = self.owner(by);
        let mut asked: Vec<&str> = Vec::new();
        let mut seats = SeatSet::EMPTY;
        for (seat, place) in self.places() {
            let Some(person) = place.sitter.person() else { continue };
            if Some(person) != me && place.stand_in.is_none() && !asked.contains(&person) {
                asked.push(person);
                seats = seats.with(seat);
            }
        }
        seats
    }

    /// The seed of a bot's thoughts in this position. It stays the same after a restart or when the position comes back,
    /// so that nobody can try a bot's mind again and again; and it tells nothing about the deal.
    pub fn seed(&self, seat: Seat) -> u64 {
        let moment = self.play.as_ref().map_or(0, |play| play.event_count());
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

fn changes_the_game(entry: &Entry) -> bool {
    matches!(entry, Entry::Started | Entry::Event(_) | Entry::Undone { .. } | Entry::Ended { .. })
}

/// The seat that acts in a line of a log; none if the table reveals something.
fn actor(event: &str) -> Option<Seat> {
    event.split(' ').next()?.parse().ok()
}
