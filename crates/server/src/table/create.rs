//! New tables: from a person's wish, or as the rematch of another.

use super::state::State;
use super::{any, clock};
use crate::Person;
use crate::journal::{Created, Entry, Sitter, Step};
use crate::people::checked_name;
use crate::store::{Line, Op, Summary};
use family::Table;
use protocol::{CreateTable, Refusal, SeatPlan, Stage, Visibility};
use table::fair::Secret;

/// A table as a person wishes it.
pub(crate) fn wished(person: &Person, wish: CreateTable, secret: &Secret) -> Result<Created, Refusal> {
    let table: Table = wish.table.parse().map_err(|_| Refusal::NoSuchTable)?;
    let mine = wish.seats.iter().filter(|plan| **plan == SeatPlan::Me).count();
    if wish.seats.len() != table.seats() || mine > 1 {
        return Err(Refusal::NoSuchTable);
    }
    if !clock::is_allowed(wish.clock) {
        return Err(Refusal::OutOfRange);
    }
    let begins = wish.start && !wish.seats.contains(&SeatPlan::Open);
    let id = || person.id.clone();
    let sitter = |plan| {
        Ok(match plan {
            SeatPlan::Open => Sitter::Open,
            SeatPlan::Me => Sitter::Person { id: id(), name: person.name.clone() },
            SeatPlan::HotSeat { name } => Sitter::Person { id: id(), name: checked_name(&name)? },
            SeatPlan::Bot { level } => Sitter::Bot { level },
        })
    };
    Ok(Created {
        host: id(),
        table: table.to_string(),
        rules: any::rules(&table),
        clock: wish.clock,
        visibility: wish.visibility,
        rated: wish.rated,
        secret: secret.to_hex(),
        seats: wish.seats.into_iter().map(sitter).collect::<Result<_, Refusal>>()?,
        rematch_of: None,
        begins,
    })
}

/// The same table again, with everybody one seat further. It waits for them: they see the hash of its secret first.
pub(crate) fn rematch(state: &State, secret: &Secret) -> Created {
    let mut seats: Vec<_> = state.seats.iter().map(|place| place.sitter.clone()).collect();
    seats.rotate_right(1);
    let rematch_of = Some(state.id.clone());
    Created { secret: secret.to_hex(), seats, rematch_of, begins: false, ..state.made.clone() }
}

/// Writes a new table. Its game begins in a later step, so that nothing is dealt before the secret is kept.
pub(crate) fn open(id: &str, made: Created, at: u64, up: u64) -> Result<Op, Refusal> {
    let step = Step { at, up, by: None, entries: vec![Entry::Created(made)] };
    let state = State::replay(id, [&step]).map_err(|error| {
        tracing::error!(%error, "a new table cannot be made");
        Refusal::Internal
    })?;
    Ok(Op::Table { summary: summary(&state), step })
}

/// What lists need to know of a table.
pub(crate) fn summary(state: &State) -> Summary {
    let to_act = state.to_act();
    let bot_acts = state.stage() == Stage::Playing && to_act.iter().any(|seat| state.bot(seat).is_some());
    Summary {
        id: state.id.clone(),
        host: state.made.host.clone(),
        stage: state.stage(),
        is_public: state.made.visibility == Visibility::Public,
        goes_on: bot_acts || state.begins_by_itself(),
        to_act,
        line: Line {
            table: state.table.to_string(),
            clock: state.made.clock,
            seats: state.seats.iter().map(|place| place.sitter.clone()).collect(),
        },
        changed: state.changed,
    }
}
