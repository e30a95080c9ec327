//! What a request leads to. Nothing is changed here: the answer is what shall happen, or why nothing does.

use crate::journal::{Entry, Sitter};
use crate::people::Person;
use crate::people::checked_text;
use crate::state::State;
use crate::{budget, undo};
use protocol::{Clock, Command, Level, Refusal, SeatLetter, Stage};
use table::{Seat, SeatSet};

/// The moment at which something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub at: u64,
    /// Milliseconds that the server has been running.
    pub up: u64,
    /// Seats whose person has been away for long.
    pub absent: SeatSet,
}

/// The bot that plays on for somebody who leaves several others.
const PLAYS_ON: Level = Level::Medium;

/// How often devices may add randomness to the deal for one seat.
const RANDOMNESS: usize = 8;

/// Lines that one person may say in ten seconds.
const TALK: usize = 10;

/// What a person's command leads to. `fresh` is a name for a new table, if one is needed.
pub fn decide(
    state: &State,
    person: Option<&Person>,
    command: &Command,
    moment: Moment,
    fresh: impl FnOnce() -> Result<String, Refusal>,
) -> Result<Vec<Entry>, Refusal> {
    let person = person.ok_or(Refusal::NoName)?;
    let table = Asked { state, person, moment };
    if !budget::has_room(state, &person.id, command) {
        return Err(Refusal::TooMany);
    }
    match command {
        // These change nothing; the task answers them.
        Command::Look { .. } | Command::Hint { .. } => Err(Refusal::Malformed),
        Command::Sit { seat } => table.sit(*seat),
        Command::Stand { seat } => table.stand(*seat),
        Command::Fill { seat, level } => table.fill(*seat, *level),
        Command::FillRest { level } => table.fill_rest(*level),
        Command::Arrange { order } => table.arrange(order),
        Command::Contribute { seat, text } => table.contribute(*seat, text),
        Command::AddRandomness { seat, text } => table.add_randomness(*seat, text),
        Command::Start => {
            table.in_lobby()?;
            table.is_host()?;
            start(state)
        }
        Command::Act { seat, version, action } => table.act(*seat, *version, action),
        Command::Undo { seat, version } => {
            table.playing()?;
            table.owns(*seat)?;
            table.is_current(*version)?;
            undo::asked(state, seat.seat())
        }
        Command::Consent { seat, agree } => {
            table.playing()?;
            table.owns(*seat)?;
            undo::answered(state, seat.seat(), *agree)
        }
        Command::StandIn { seat, level } => {
            table.may_go_on_without(*seat)?;
            Ok(vec![Entry::StandIn { seat: *seat, level: *level }])
        }
        Command::TakeBack { seat } => {
            table.playing()?;
            match table.owns(*seat)?.stand_in {
                Some(_) => Ok(vec![Entry::TookBack { seat: *seat }]),
                None => Err(Refusal::NoStandIn),
            }
        }
        Command::EndOverdue { seat } => {
            table.may_go_on_without(*seat)?;
            Ok(vec![gone(state, *seat, "overdue")])
        }
        Command::Resign { seat } => {
            table.playing()?;
            table.owns(*seat)?;
            Ok(vec![gone(state, *seat, "resigned")])
        }
        Command::Say { text } => {
            let text = checked_text(text, 300)?;
            table.may_speak()?;
            Ok(vec![Entry::Said { person: person.id.clone(), name: person.name.clone(), text }])
        }
        Command::Rematch => table.rematch(fresh),
    }
}

/// What a bot's choice leads to. It may have thought about a position that is gone.
pub fn bot_acts(state: &State, seat: Seat, version: u32, action: &str) -> Result<Vec<Entry>, Refusal> {
    if version != state.version {
        return Err(Refusal::Stale);
    }
    if state.bot(seat).is_none() || !state.to_act().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
    Ok(play.decide(seat, action)?.into_iter().map(Entry::Event).collect())
}

/// The beginning of the game, with the first deal.
pub fn start(state: &State) -> Result<Vec<Entry>, Refusal> {
    if state.seats.iter().any(|place| place.sitter == Sitter::Open) {
        return Err(Refusal::SeatsOpen);
    }
    let deal = state.new_game().deal()?;
    Ok(std::iter::once(Entry::Started).chain(deal.into_iter().map(Entry::Event)).collect())
}

/// Tests if the others may go on without a seat: its time has run out, or its person has been away for long.
///
/// Where a clock runs, being away is the person's own affair until it has run out.
pub fn is_overdue(state: &State, seat: Seat, moment: Moment) -> bool {
    let late = |place: &crate::state::SeatState| match state.made.clock {
        Clock::None => moment.absent.contains(seat),
        Clock::Move { .. } | Clock::Bank { .. } => place.watch.left(moment.up) == 0,
    };
    state.people_to_act().contains(seat) && state.seats.get(seat.index()).is_some_and(late)
}

/// A seat is out of the game. With two the other wins; the game of several goes on, with a bot in its place.
fn gone(state: &State, seat: SeatLetter, way: &str) -> Entry {
    if state.seats.len() > 2 {
        return Entry::Filled { seat, level: PLAYS_ON };
    }
    let winners = SeatSet::all(state.seats.len()).without(seat.seat()).iter().map(SeatLetter::from).collect();
    Entry::Ended { way: way.to_owned(), winners }
}

/// A person asks something of a table.
struct Asked<'a> {
    state: &'a State,
    person: &'a Person,
    moment: Moment,
}

impl<'a> Asked<'a> {
    fn in_lobby(&self) -> Result<(), Refusal> {
        if self.state.stage() == Stage::Lobby { Ok(()) } else { Err(Refusal::AlreadyStarted) }
    }

    fn playing(&self) -> Result<(), Refusal> {
        match self.state.stage() {
            Stage::Lobby => Err(Refusal::NotStarted),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Refusal::GameOver),
        }
    }

    fn is_host(&self) -> Result<(), Refusal> {
        if self.state.made.host == self.person.id { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn may_speak(&self) -> Result<(), Refusal> {
        let lately = self.moment.at.saturating_sub(10_000);
        let mine = self.state.chat.iter().filter(|line| line.id == self.person.id && line.at > lately);
        if mine.count() < TALK { Ok(()) } else { Err(Refusal::TooFast) }
    }

    fn is_current(&self, version: u32) -> Result<(), Refusal> {
        if self.state.version == version { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn place(&self, seat: SeatLetter) -> Result<&'a crate::state::SeatState, Refusal> {
        self.state.seats.get(seat.seat().index()).ok_or(Refusal::OutOfRange)
    }

    fn owns(&self, seat: SeatLetter) -> Result<&'a crate::state::SeatState, Refusal> {
        let place = self.place(seat)?;
        if place.sitter.person() == Some(&self.person.id) { Ok(place) } else { Err(Refusal::NotYourSeat) }
    }

    fn sit(&self, seat: SeatLetter) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        match &self.place(seat)?.sitter {
            Sitter::Open => {
                let (person, name) = (self.person.id.clone(), self.person.name.clone());
                Ok(vec![Entry::Sat { seat, person, name }])
            }
            Sitter::Person { id, .. } if *id == self.person.id => Ok(Vec::new()),
            Sitter::Person { .. } | Sitter::Bot { .. } => Err(Refusal::SeatTaken),
        }
    }

    fn stand(&self, seat: SeatLetter) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        self.owns(seat)?;
        Ok(vec![Entry::Stood { seat }])
    }

    /// The host arranges the seats, also one on which somebody sits: nobody may block a table.
    fn fill(&self, seat: SeatLetter, level: Option<Level>) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        self.is_host()?;
        self.place(seat)?;
        Ok(vec![match level {
            Some(level) => Entry::Filled { seat, level },
            None => Entry::Stood { seat },
        }])
    }

    fn fill_rest(&self, level: Level) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        self.is_host()?;
        let open = self.state.places().filter(|(_, place)| place.sitter == Sitter::Open);
        Ok(open.map(|(seat, _)| Entry::Filled { seat: seat.into(), level }).collect())
    }

    fn arrange(&self, order: &[SeatLetter]) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        self.is_host()?;
        let seats = SeatSet::all(self.state.seats.len());
        let each_once = order.iter().map(|seat| seat.seat()).collect::<SeatSet>() == seats;
        if !each_once || order.len() != self.state.seats.len() {
            return Err(Refusal::OutOfRange);
        }
        let is_same = order.iter().map(|seat| seat.seat()).eq(seats.iter());
        Ok(if is_same { Vec::new() } else { vec![Entry::Arranged { order: order.to_vec() }] })
    }

    fn contribute(&self, seat: SeatLetter, text: &str) -> Result<Vec<Entry>, Refusal> {
        self.may_add(seat, text)?;
        Ok(vec![Entry::Contributed { seat, text: text.to_owned() }])
    }

    /// However often devices add something by themselves, it takes few steps of the person: so many for each time they
    /// sit down.
    fn add_randomness(&self, seat: SeatLetter, text: &str) -> Result<Vec<Entry>, Refusal> {
        let added = &self.may_add(seat, text)?.randomness;
        if added.iter().any(|other| other == text) {
            return Ok(Vec::new());
        }
        if added.len() >= RANDOMNESS {
            return Err(Refusal::TooMany);
        }
        Ok(vec![Entry::AddedRandomness { seat, text: text.to_owned() }])
    }

    /// Tests if a text can be added to the deal for a seat.
    fn may_add(&self, seat: SeatLetter, text: &str) -> Result<&'a crate::state::SeatState, Refusal> {
        self.in_lobby()?;
        let place = self.owns(seat)?;
        let visible = text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ');
        if visible && (1..=64).contains(&text.len()) { Ok(place) } else { Err(Refusal::OutOfRange) }
    }

    fn act(&self, seat: SeatLetter, version: u32, action: &str) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let stand_in = self.owns(seat)?.stand_in;
        self.is_current(version)?;
        if !self.state.to_act().contains(seat.seat()) {
            return Err(Refusal::NotYourTurn);
        }
        let play = self.state.play.as_ref().ok_or(Refusal::NotStarted)?;
        let events = play.decide(seat.seat(), action)?;
        // Whoever acts is back.
        let back = stand_in.map(|_| Entry::TookBack { seat });
        Ok(back.into_iter().chain(events.into_iter().map(Entry::Event)).collect())
    }

    /// Somebody else at the table may go on without a seat that is overdue.
    fn may_go_on_without(&self, seat: SeatLetter) -> Result<(), Refusal> {
        self.playing()?;
        self.place(seat)?;
        let mine = self.state.seats_of(&self.person.id);
        if mine.is_empty() || mine.contains(seat.seat()) {
            return Err(Refusal::NotYourSeat);
        }
        if is_overdue(self.state, seat.seat(), self.moment) { Ok(()) } else { Err(Refusal::NotOverdue) }
    }

    fn rematch(&self, fresh: impl FnOnce() -> Result<String, Refusal>) -> Result<Vec<Entry>, Refusal> {
        if self.state.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        if self.state.seats_of(&self.person.id).is_empty() && self.is_host().is_err() {
            return Err(Refusal::NotYourSeat);
        }
        match self.state.next {
            Some(_) => Ok(Vec::new()),
            None => Ok(vec![Entry::Rematch { table: fresh()? }]),
        }
    }
}
