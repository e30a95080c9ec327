//! Limits on the steps of a table, so that nobody can fill the disk, or use up the steps that others need to play.

use crate::journal::{SeatHolder, Step};
use crate::state::State;
use protocol::Command;
use std::collections::BTreeMap;
use table::SeatSet;

/// Steps after which a table takes only what brings its game to an end. A game has about a hundred.
const MOST: u32 = 10_000;
/// How many of them may be out of the game: people who come and go, words for the deal, talk.
const MOST_OUT_OF_GAME: u32 = MOST / 2;
/// How many of those one person may take.
const MOST_OUT_OF_GAME_BY_ONE: u32 = MOST_OUT_OF_GAME / 10;

/// Steps out of the game, in all and by person.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OutOfGameSteps {
    all: u32,
    by_person: BTreeMap<String, u32>,
}

impl OutOfGameSteps {
    /// One more step is about to happen while these seats have sealed a choice. Whoever seals another brings the game no
    /// further.
    pub(super) fn count(&mut self, step: &Step, sealed: SeatSet) {
        if let Some(by) = &step.by
            && step.entries.iter().all(|entry| entry.is_out_of_game(sealed))
        {
            self.all += 1;
            *self.by_person.entry(by.person.clone()).or_default() += 1;
        }
    }

    fn have_room_for(&self, person: &str) -> bool {
        self.all < MOST_OUT_OF_GAME && self.by_person.get(person).is_none_or(|&taken| taken < MOST_OUT_OF_GAME_BY_ONE)
    }
}

/// Tests if a table has room for one more step of this person.
pub(super) fn has_room(state: &State, person: &str, command: &Command) -> bool {
    let is_out_of_game = match command {
        Command::Sit { .. }
        | Command::Stand { .. }
        | Command::Arrange { .. }
        | Command::Contribute { .. }
        | Command::AddRandomness { .. }
        | Command::Withdraw { .. }
        | Command::Say { .. } => true,
        Command::Act { seat, .. } => state.sealed().contains(seat.seat()),
        Command::Look { .. }
        | Command::Fill { .. }
        | Command::FillRest { .. }
        | Command::Start
        | Command::Undo { .. }
        | Command::Consent { .. }
        | Command::StandIn { .. }
        | Command::TakeBack { .. }
        | Command::EndOverdue { .. }
        | Command::Resign { .. }
        | Command::Hint { .. }
        | Command::Rematch => false,
    };
    match state.number {
        MOST.. => leads_to_an_end(state, command),
        _ => !is_out_of_game || state.out_of_game.have_room_for(person),
    }
}

/// Tests if a game must end after finitely many commands like this. From every position some of them lead on: the host
/// fills the seats with bots and begins; whoever is there acts; for whoever is not, a bot does, and they are back when
/// they act, but not before.
fn leads_to_an_end(state: &State, command: &Command) -> bool {
    match command {
        Command::Fill { seat, level: Some(_) } => {
            let seat = state.seats.get(seat.seat().index());
            seat.is_some_and(|seat| !matches!(seat.holder, SeatHolder::Bot { .. }))
        }
        Command::FillRest { .. } => state.seats.iter().any(|seat| seat.holder == SeatHolder::Open),
        Command::Act { seat, .. } => !state.sealed().contains(seat.seat()),
        Command::EndOverdue { .. }
        | Command::Rematch
        | Command::Resign { .. }
        | Command::StandIn { .. }
        | Command::Start => true,
        Command::Look { .. }
        | Command::Sit { .. }
        | Command::Stand { .. }
        | Command::Fill { level: None, .. }
        | Command::Arrange { .. }
        | Command::Contribute { .. }
        | Command::AddRandomness { .. }
        | Command::Withdraw { .. }
        | Command::Undo { .. }
        | Command::Consent { .. }
        | Command::TakeBack { .. }
        | Command::Hint { .. }
        | Command::Say { .. } => false,
    }
}
