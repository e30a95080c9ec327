//! What is told about a table. Everything about the game comes from the reader's own view of it.

use crate::decide::{Moment, is_overdue};
use crate::journal::{Entry, SeatHolder, Step};
use crate::play::{self, Play};
use crate::presence::Presence;
use crate::state::State;
use protocol::game::letters;
use protocol::{
    ChatLine, Clock, GameState, Happening, Message, Occupant, Question, Round, SeatInfo, SeatLetter, Stage, TableInfo,
    You,
};
use table::fair::Published;
use table::log::Header;
use table::{Seat, SeatSet};

/// What a step changed, of the parts that are told only when they change.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The game has changed.
    game: bool,
    /// How many events of the game's log were not taken back.
    keep: usize,
    /// What was said.
    chat: Option<ChatLine>,
}

impl Change {
    /// Nothing changed but the table itself: somebody came, went or is late.
    pub fn none(state: &State) -> Self {
        Self { game: false, keep: state.event_count(), chat: None }
    }

    /// What a step will change.
    pub fn of(state: &State, step: &Step) -> Self {
        let mut change = Self::none(state);
        for entry in &step.entries {
            change.game |= entry.changes_the_game();
            match entry {
                Entry::Undone { keep } => change.keep = change.keep.min(*keep as usize),
                Entry::Said { person, name, text, partners_of } => {
                    change.chat = Some(state.said(person, name, text, *partners_of, step.at));
                }
                // What these change is part of the table's state or of the game's, which are told as they are.
                Entry::Created(_)
                | Entry::Sat { .. }
                | Entry::Stood { .. }
                | Entry::Filled { .. }
                | Entry::Arranged { .. }
                | Entry::Contributed { .. }
                | Entry::AddedRandomness { .. }
                | Entry::Started
                | Entry::Event(_)
                | Entry::Sealed { .. }
                | Entry::Withdrawn { .. }
                | Entry::UndoAsked { .. }
                | Entry::UndoAnswered { .. }
                | Entry::StandIn { .. }
                | Entry::TookBack { .. }
                | Entry::Ended { .. }
                | Entry::Rematch { .. } => {}
            }
        }
        change
    }
}

/// The table as everybody sees it.
pub fn info(state: &State, presence: &Presence, moment: Moment) -> TableInfo {
    let stage = state.stage();
    let seats = state.each_seat().map(|(seat, seat_state)| SeatInfo {
        seat: seat.into(),
        occupant: occupant(&seat_state.holder, |person| presence.is_here(person)),
        stand_in: seat_state.stand_in,
        contributions: seat_state.contributions().map(str::to_owned).collect(),
        clock: match (state.made.clock, &seat_state.holder) {
            (Clock::Move { .. } | Clock::Bank { .. }, SeatHolder::Person { .. }) => {
                Some(seat_state.clock.state(moment.up))
            }
            (Clock::None, _) | (_, SeatHolder::Open | SeatHolder::Bot { .. }) => None,
        },
        overdue: is_overdue(state, seat, moment),
    });
    TableInfo {
        id: state.id.clone(),
        table: state.table.to_string(),
        game: play::word(&state.table).to_owned(),
        stage,
        seats: seats.collect(),
        teams: teams(state),
        host: state.made.host.clone(),
        clock: state.made.clock,
        visibility: state.made.visibility,
        rated: state.made.rated,
        watchers: presence.watchers(state) as u32,
        commitment: state.secret.commitment().to_hex(),
        secret: (stage == Stage::Over).then(|| state.secret.to_hex()),
        undo: state
            .undo_request
            .map(|request| protocol::UndoRequest { by: request.by.into(), waiting: letters(request.waiting) }),
        next: state.next.clone(),
        now: moment.at,
    }
}

/// Who plays together; nobody where everybody plays alone.
fn teams(state: &State) -> Vec<Vec<SeatLetter>> {
    let sides = state.table.sides();
    let all = sides.among(SeatSet::all(state.seats.len()));
    if sides.are_single_seats() { Vec::new() } else { all.map(letters).collect() }
}

/// Who sits on a seat, as everybody sees it.
pub fn occupant(holder: &SeatHolder, is_here: impl Fn(&str) -> bool) -> Occupant {
    match holder {
        SeatHolder::Open => Occupant::Open,
        SeatHolder::Person { id, name } => Occupant::Person { id: id.clone(), name: name.clone(), here: is_here(id) },
        SeatHolder::Bot { level } => Occupant::Bot { level: *level },
    }
}

/// Who a reader is.
pub fn you(state: &State, person: Option<&str>, viewer: Option<Seat>) -> Message {
    let seats = person.map_or(SeatSet::EMPTY, |person| state.seats_of(person));
    Message::You(You { id: person.map(str::to_owned), seats: letters(seats), viewer: viewer.map(SeatLetter::from) })
}

/// The seat through which a person looks unless they choose another: one of theirs that has to act, or their first.
pub fn usual_viewer(state: &State, person: Option<&str>) -> Option<Seat> {
    let seats = state.seats_of(person?);
    let acting = state.to_act().iter().find(|&seat| seats.contains(seat));
    acting.or_else(|| seats.first())
}

/// Everything that a viewer may know.
pub fn whole(state: &State, table: TableInfo, number: u32, viewer: Option<Seat>) -> Message {
    let chat = state.chat.iter().filter(|line| State::hears(viewer, line)).cloned().collect();
    let round = round(state, viewer);
    Message::State { number, table, game: game(state, viewer), round, log: log(state, viewer, 0), chat }
}

/// What changed. The state is the one after the change.
pub fn update(state: &State, table: TableInfo, number: u32, viewer: Option<Seat>, change: &Change) -> Message {
    Message::Update {
        number,
        table,
        game: if change.game { game(state, viewer) } else { None },
        round: round(state, viewer),
        log_keep: change.keep as u32,
        log: log(state, viewer, change.keep),
        chat: change.chat.as_ref().filter(|line| State::hears(viewer, line)).cloned(),
    }
}

/// Who is asked, and what the viewer is.
fn round(state: &State, viewer: Option<Seat>) -> Round {
    let sealed = |seat| state.play.as_ref().and_then(|play| play.sealed(seat));
    let question = |seat| Some(Question { number: state.question(seat)?, sealed: sealed(seat) });
    let theirs = viewer.and_then(|seat| state.owner(seat)).map_or(SeatSet::EMPTY, |person| state.seats_of(person));
    let is_secret = |play: &dyn Play| theirs.len() > 1 && play.is_secret_among(theirs);
    Round {
        asked: letters(state.asked()),
        to_act: letters(state.to_act()),
        question: viewer.and_then(question),
        secret: state.play.as_deref().is_some_and(is_secret),
    }
}

fn game(state: &State, viewer: Option<Seat>) -> Option<GameState> {
    let mut game = state.play.as_ref()?.state(viewer, state.version);
    if let Some(ending) = &state.ended {
        play::close(&mut game, ending.clone());
    }
    Some(game)
}

fn log(state: &State, viewer: Option<Seat>, from: usize) -> Vec<Happening> {
    state.play.as_ref().map_or_else(Vec::new, |play| play.happenings(viewer, from))
}

/// The whole log for everybody, once the game is over.
pub fn export(state: &State) -> Option<String> {
    let play = state.play.as_ref().filter(|_| state.stage() == Stage::Over)?;
    let name = |holder: &SeatHolder| match holder {
        SeatHolder::Open => unreachable!("a game begins when all seats are taken, and none becomes free after"),
        SeatHolder::Person { name, .. } => name.clone(),
        SeatHolder::Bot { level } => level.word().to_owned(),
    };
    let contributions = state.contributions().into_iter().map(|(seat, words)| (seat, words.to_owned()));
    let fair = Published {
        commitment: state.secret.commitment(),
        contributions: contributions.collect(),
        secret: Some(state.secret),
    };
    Some(play.log(&Header {
        table: state.table.to_string(),
        rules: state.made.rules,
        seats: state.seats.iter().map(|seat| name(&seat.holder)).collect(),
        seed: None,
        fair: Some(fair),
    }))
}
