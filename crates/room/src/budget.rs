//! How much may happen at a table: nobody can fill the disk with it, and nobody can use up what others need to play.

use crate::journal::{Entry, Sitter, Step};
use crate::state::State;
use protocol::Command;
use std::collections::BTreeMap;

/// Steps after which a table takes only what brings its game to an end. A game has about a hundred.
const MOST: u32 = 10_000;
/// How many of them may be beside the game: people who come and go, words for the deal, talk.
const MOST_ASIDE: u32 = MOST / 2;
/// How many of those one person may take.
const MOST_ASIDE_OF_ONE: u32 = MOST_ASIDE / 10;

/// Steps beside the game, in all and by person.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Asides {
    all: u32,
    by_person: BTreeMap<String, u32>,
}

impl Asides {
    /// One more step has happened.
    pub(super) fn count(&mut self, step: &Step) {
        let is_aside = |entry: &Entry| {
            matches!(
                entry,
                Entry::Sat { .. }
                    | Entry::Stood { .. }
                    | Entry::Arranged { .. }
                    | Entry::Contributed { .. }
                    | Entry::AddedRandomness { .. }
                    | Entry::Said { .. }
            )
        };
        if let Some(by) = &step.by
            && step.entries.iter().all(is_aside)
        {
            self.all += 1;
            *self.by_person.entry(by.person.clone()).or_default() += 1;
        }
    }

    fn have_room_for(&self, person: &str) -> bool {
        self.all < MOST_ASIDE && self.by_person.get(person).is_none_or(|&taken| taken < MOST_ASIDE_OF_ONE)
    }
}

/// Tests if a table has room for one more step of this person.
pub(super) fn has_room(state: &State, person: &str, command: &Command) -> bool {
    use Command::{AddRandomness, Arrange, Contribute, Say, Sit, Stand};
    let is_aside = matches!(
        command,
        Sit { .. } | Stand { .. } | Arrange { .. } | Contribute { .. } | AddRandomness { .. } | Say { .. }
    );
    match state.number {
        MOST.. => leads_to_an_end(state, command),
        _ => !is_aside || state.asides.have_room_for(person),
    }
}

/// Tests if there is an end of steps like this, and the game is over after them. From every position some of them lead
/// on: the host fills the seats with bots and begins; whoever is there acts; for whoever is not, a bot does, and they
/// are back when they act, but not before.
fn leads_to_an_end(state: &State, command: &Command) -> bool {
    use Command::{Act, EndOverdue, Fill, FillRest, Rematch, Resign, StandIn, Start};
    match command {
        Fill { seat, level: Some(_) } => {
            let place = state.seats.get(seat.seat().index());
            place.is_some_and(|place| !matches!(place.sitter, Sitter::Bot { .. }))
        }
        FillRest { .. } => state.seats.iter().any(|place| place.sitter == Sitter::Open),
        Act { .. } | EndOverdue { .. } | Rematch | Resign { .. } | StandIn { .. } | Start => true,
        _ => false,
    }
}
