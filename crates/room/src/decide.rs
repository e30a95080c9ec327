//! Decides what becomes of a request. Nothing is changed here: the result is the entries of a step, or a refusal.

use crate::journal::{Entry, SeatHolder};
use crate::people::Person;
use crate::people::checked_text;
use crate::play::Decision;
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

/// The bot that takes the seat of somebody who leaves a game of several.
const PLAYS_ON: Level = Level::Medium;

/// How often devices may add randomness to the deal for one seat.
const RANDOMNESS: usize = 8;

/// Lines that one person may say in ten seconds.
const TALK: usize = 10;

/// Decides what becomes of a person's command. `fresh` gives a name for a new table, if one is needed.
pub fn decide(
    state: &State,
    person: Option<&Person>,
    command: &Command,
    moment: Moment,
    fresh: impl FnOnce() -> Result<String, Refusal>,
) -> Result<Vec<Entry>, Refusal> {
    let person = person.ok_or(Refusal::NoName)?;
    let context = CommandContext { state, person, moment };
    if !budget::has_room(state, &person.id, command) {
        return Err(Refusal::TooMany);
    }
    match command {
        // These change nothing: whoever drives the room answers them.
        Command::Look { .. } | Command::Hint { .. } => Err(Refusal::Malformed),
        Command::Sit { seat } => context.sit(*seat),
        Command::Stand { seat } => context.stand(*seat),
        Command::Fill { seat, level } => context.fill(*seat, *level),
        Command::FillRest { level } => context.fill_rest(*level),
        Command::Arrange { order } => context.arrange(order),
        Command::Contribute { seat, text } => context.contribute(*seat, text),
        Command::AddRandomness { seat, text } => context.add_randomness(*seat, text),
        Command::Start => {
            context.in_lobby()?;
            context.is_host()?;
            start(state)
        }
        Command::Act { seat, question, action } => context.act(*seat, *question, action),
        Command::Withdraw { seat, question } => context.withdraw(*seat, *question),
        Command::Undo { seat, version } => {
            context.playing()?;
            context.owns(*seat)?;
            context.is_current(*version)?;
            undo::asked(state, seat.seat())
        }
        Command::Consent { seat, agree } => {
            context.playing()?;
            context.owns(*seat)?;
            undo::answered(state, seat.seat(), *agree)
        }
        Command::StandIn { seat, level } => {
            context.may_go_on_without(*seat)?;
            Ok(vec![Entry::StandIn { seat: *seat, level: *level }])
        }
        Command::TakeBack { seat } => {
            context.playing()?;
            match context.owns(*seat)?.stand_in {
                Some(_) => Ok(vec![Entry::TookBack { seat: *seat }]),
                None => Err(Refusal::NoStandIn),
            }
        }
        Command::EndOverdue { seat } => {
            context.may_go_on_without(*seat)?;
            Ok(vec![forfeit(state, *seat, "overdue")])
        }
        Command::Resign { seat } => {
            context.playing()?;
            context.owns(*seat)?;
            Ok(vec![forfeit(state, *seat, "resigned")])
        }
        Command::Say { text, partners_of } => {
            let text = checked_text(text, 300)?;
            context.may_speak()?;
            if let Some(seat) = *partners_of {
                context.owns(seat)?;
                context.has_partners(seat)?;
            }
            let (person, name) = (person.id.clone(), person.name.clone());
            Ok(vec![Entry::Said { person, name, text, partners_of: *partners_of }])
        }
        Command::Rematch => context.rematch(fresh),
    }
}

/// What a bot's choice leads to. It may have thought about a question that is gone.
pub fn bot_acts(state: &State, seat: Seat, question: u32, action: &str) -> Result<Vec<Entry>, Refusal> {
    if state.version != question {
        return Err(Refusal::Stale);
    }
    if state.bot(seat).is_none() || !state.to_act().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    chosen(state, seat, action)
}

/// What a choice leads to: it waits for those of others, or everything opens.
fn chosen(state: &State, seat: Seat, action: &str) -> Result<Vec<Entry>, Refusal> {
    let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
    Ok(match play.decide(seat, action)? {
        Decision::Seals(action) if play.sealed(seat).as_ref() == Some(&action) => Vec::new(),
        Decision::Seals(action) => vec![Entry::Sealed { seat: seat.into(), action }],
        Decision::Happens(events) => events.into_iter().map(Entry::Event).collect(),
    })
}

/// The beginning of the game, with the first deal.
pub fn start(state: &State) -> Result<Vec<Entry>, Refusal> {
    if state.seats.iter().any(|seat| seat.holder == SeatHolder::Open) {
        return Err(Refusal::SeatsOpen);
    }
    let deal = state.new_game().deal()?;
    Ok(std::iter::once(Entry::Started).chain(deal.into_iter().map(Entry::Event)).collect())
}

/// Tests if the others may go on without a seat: its time has run out, or its person has been away for long.
///
/// Where a clock runs, being away is the person's own affair until it has run out.
pub fn is_overdue(state: &State, seat: Seat, moment: Moment) -> bool {
    let late = |seat_state: &crate::state::SeatState| match state.made.clock {
        Clock::None => moment.absent.contains(seat),
        Clock::Move { .. } | Clock::Bank { .. } => seat_state.clock.left(moment.up) == 0,
    };
    state.people_to_act().contains(seat) && state.seats.get(seat.index()).is_some_and(late)
}

/// A seat gives its game up. With two seats the other wins; with more the game goes on, and a bot plays the seat.
fn forfeit(state: &State, seat: SeatLetter, way: &str) -> Entry {
    if state.seats.len() > 2 {
        return Entry::Filled { seat, level: PLAYS_ON };
    }
    let winners = SeatSet::all(state.seats.len()).without(seat.seat()).iter().map(SeatLetter::from).collect();
    Entry::Ended { way: way.to_owned(), winners }
}

/// A person who commands something at a table, and when.
struct CommandContext<'a> {
    state: &'a State,
    person: &'a Person,
    moment: Moment,
}

impl<'a> CommandContext<'a> {
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

    /// Partners talk once the game has begun: until then seats may still be exchanged.
    fn has_partners(&self, seat: SeatLetter) -> Result<(), Refusal> {
        if self.state.stage() == Stage::Lobby {
            return Err(Refusal::NotStarted);
        }
        if self.state.table.sides().side(seat.seat()).len() > 1 { Ok(()) } else { Err(Refusal::OutOfRange) }
    }

    fn is_current(&self, version: u32) -> Result<(), Refusal> {
        if self.state.version == version { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn seat(&self, seat: SeatLetter) -> Result<&'a crate::state::SeatState, Refusal> {
        self.state.seats.get(seat.seat().index()).ok_or(Refusal::OutOfRange)
    }

    fn owns(&self, seat: SeatLetter) -> Result<&'a crate::state::SeatState, Refusal> {
        let seat_state = self.seat(seat)?;
        if seat_state.holder.person() == Some(&self.person.id) { Ok(seat_state) } else { Err(Refusal::NotYourSeat) }
    }

    fn sit(&self, seat: SeatLetter) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        match &self.seat(seat)?.holder {
            SeatHolder::Open => {
                let (person, name) = (self.person.id.clone(), self.person.name.clone());
                Ok(vec![Entry::Sat { seat, person, name }])
            }
            SeatHolder::Person { id, .. } if *id == self.person.id => Ok(Vec::new()),
            SeatHolder::Person { .. } | SeatHolder::Bot { .. } => Err(Refusal::SeatTaken),
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
        self.seat(seat)?;
        Ok(vec![match level {
            Some(level) => Entry::Filled { seat, level },
            None => Entry::Stood { seat },
        }])
    }

    fn fill_rest(&self, level: Level) -> Result<Vec<Entry>, Refusal> {
        self.in_lobby()?;
        self.is_host()?;
        let open = self.state.each_seat().filter(|(_, seat_state)| seat_state.holder == SeatHolder::Open);
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

    /// Devices do this by themselves, so there is a limit: it must not use up the steps that their person may take.
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
        let seat_state = self.owns(seat)?;
        let visible = text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ');
        if visible && (1..=64).contains(&text.len()) { Ok(seat_state) } else { Err(Refusal::OutOfRange) }
    }

    fn act(&self, seat: SeatLetter, question: u32, action: &str) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let stand_in = self.owns(seat)?.stand_in;
        self.is_asked(seat, question)?;
        // Whoever acts is back.
        let back = stand_in.map(|_| Entry::TookBack { seat });
        Ok(back.into_iter().chain(chosen(self.state, seat.seat(), action)?).collect())
    }

    fn withdraw(&self, seat: SeatLetter, question: u32) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let stand_in = self.owns(seat)?.stand_in;
        self.is_asked(seat, question)?;
        if !self.state.sealed().contains(seat.seat()) {
            return Ok(Vec::new());
        }
        // Whoever takes a bot's choice out of the round is back, or the bot would choose again.
        let back = stand_in.map(|_| Entry::TookBack { seat });
        Ok(back.into_iter().chain([Entry::Withdrawn { seat }]).collect())
    }

    /// Tests if a seat is asked, and asked this.
    fn is_asked(&self, seat: SeatLetter, question: u32) -> Result<(), Refusal> {
        self.is_current(question)?;
        if self.state.asked().contains(seat.seat()) { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    /// Somebody else at the table may go on without a seat that is overdue, unless they keep others waiting as long.
    fn may_go_on_without(&self, seat: SeatLetter) -> Result<(), Refusal> {
        self.playing()?;
        self.seat(seat)?;
        let mine = self.state.seats_of(&self.person.id);
        if mine.is_empty() || mine.contains(seat.seat()) {
            return Err(Refusal::NotYourSeat);
        }
        let is_overdue = |seat| is_overdue(self.state, seat, self.moment);
        // Where several choose at the same time, the time of several may run out: whoever chooses first may go on.
        if is_overdue(seat.seat()) && !mine.iter().any(is_overdue) { Ok(()) } else { Err(Refusal::NotOverdue) }
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
