//! What is told about a table. Everything about the game comes from the reader's own view of it.

use crate::decide::{Moment, is_overdue};
use crate::journal::{Entry, Sitter, Step};
use crate::play;
use crate::presence::Presence;
use crate::state::State;
use protocol::{
    ChatLine, Clock, GameState, Happening, Message, Occupant, SeatInfo, SeatLetter, Stage, TableInfo, UndoRequest, You,
};
use table::fair::Published;
use table::log::Header;
use table::{Seat, SeatSet};

/// What a step changed of that which is told only when it changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The game is another.
    game: bool,
    /// How much of the game's log still stands.
    keep: usize,
    /// What was said.
    chat: Option<ChatLine>,
}

impl Change {
    /// Nothing changed but the table itself: somebody came, went or is late.
    pub fn none(state: &State) -> Self {
        Self { game: false, keep: log_length(state), chat: None }
    }

    /// What a step will change.
    pub fn of(state: &State, step: &Step) -> Self {
        let mut change = Self::none(state);
        for entry in &step.entries {
            match entry {
                Entry::Started | Entry::Event(_) | Entry::Ended { .. } => change.game = true,
                Entry::Undone { keep } => {
                    change.game = true;
                    change.keep = change.keep.min(*keep as usize);
                }
                Entry::Said { person, name, text } => {
                    let (id, name, text) = (person.clone(), name.clone(), text.clone());
                    change.chat = Some(ChatLine { id, name, text, at: step.at });
                }
                _ => {}
            }
        }
        change
    }
}

fn log_length(state: &State) -> usize {
    state.play.as_ref().map_or(0, |play| play.event_count())
}

/// The table as everybody sees it.
pub fn info(state: &State, presence: &Presence, moment: Moment) -> TableInfo {
    let stage = state.stage();
    let seats = state.places().map(|(seat, place)| SeatInfo {
        seat: seat.into(),
        occupant: occupant(&place.sitter, |person| presence.is_here(person)),
        stand_in: place.stand_in,
        contributions: place.contributions().map(str::to_owned).collect(),
        clock: match (state.made.clock, &place.sitter) {
            (Clock::Move { .. } | Clock::Bank { .. }, Sitter::Person { .. }) => Some(place.watch.state(moment.up)),
            _ => None,
        },
        overdue: is_overdue(state, seat, moment),
    });
    TableInfo {
        id: state.id.clone(),
        table: state.table.to_string(),
        game: play::word(&state.table).to_owned(),
        stage,
        seats: seats.collect(),
        host: state.made.host.clone(),
        clock: state.made.clock,
        visibility: state.made.visibility,
        rated: state.made.rated,
        watchers: presence.watchers(state) as u32,
        commitment: state.secret.commitment().to_hex(),
        secret: (stage == Stage::Over).then(|| state.secret.to_hex()),
        undo: state.wish.map(|wish| UndoRequest { by: wish.by.into(), waiting: letters(wish.waiting) }),
        next: state.next.clone(),
        now: moment.at,
    }
}

/// Who sits on a seat, as everybody sees it.
pub fn occupant(sitter: &Sitter, is_here: impl Fn(&str) -> bool) -> Occupant {
    match sitter {
        Sitter::Open => Occupant::Open,
        Sitter::Person { id, name } => Occupant::Person { id: id.clone(), name: name.clone(), here: is_here(id) },
        Sitter::Bot { level } => Occupant::Bot { level: *level },
    }
}

/// Who a reader is.
pub fn you(state: &State, person: Option<&str>, viewer: Option<Seat>) -> Message {
    let seats = person.map_or(SeatSet::EMPTY, |person| state.seats_of(person));
    Message::You(You { id: person.map(str::to_owned), seats: letters(seats), viewer: viewer.map(SeatLetter::from) })
}

/// Whose eyes a person has when nothing else is asked: those of a seat of theirs that has to act, or of their first.
pub fn usual_viewer(state: &State, person: Option<&str>) -> Option<Seat> {
    let seats = state.seats_of(person?);
    let acting = state.to_act().iter().find(|&seat| seats.contains(seat));
    acting.or_else(|| seats.first())
}

/// Everything there is to know.
pub fn whole(state: &State, table: TableInfo, number: u32, viewer: Option<Seat>) -> Message {
    let chat = state.chat.iter().cloned().collect();
    Message::State { number, table, game: game(state, viewer), log: log(state, viewer, 0), chat }
}

/// What changed. The state is the one after the change.
pub fn update(state: &State, table: TableInfo, number: u32, viewer: Option<Seat>, change: &Change) -> Message {
    Message::Update {
        number,
        table,
        game: if change.game { game(state, viewer) } else { None },
        log_keep: change.keep as u32,
        log: log(state, viewer, change.keep),
        chat: change.chat.clone(),
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
    let name = |sitter: &Sitter| match sitter {
        Sitter::Open => String::new(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { level } => level.word().to_owned(),
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
        seats: state.seats.iter().map(|place| name(&place.sitter)).collect(),
        seed: None,
        fair: Some(fair),
    }))
}

fn letters(seats: SeatSet) -> Vec<SeatLetter> {
    seats.iter().map(SeatLetter::from).collect()
}
