//! New tables: at a person's request, or as the rematch of another.

use crate::journal::{Created, Entry, SeatHolder, Step};
use crate::people::Person;
use crate::people::checked_name;
use crate::state::{Damaged, State};
use crate::{clock, play};
use family::Table;
use protocol::{CreateTable, Refusal, SeatPlan};
use table::SeatSet;
use table::fair::Secret;

/// A table as a person asks for it.
pub fn requested(person: &Person, request: CreateTable, secret: &Secret) -> Result<Created, Refusal> {
    let table: Table = request.table.parse().map_err(|_| Refusal::NoSuchTable)?;
    let mine = request.seats.iter().filter(|plan| **plan == SeatPlan::Me).count();
    if request.seats.len() != table.seats() || mine > 1 {
        return Err(Refusal::NoSuchTable);
    }
    if !clock::is_allowed(request.clock) {
        return Err(Refusal::OutOfRange);
    }
    let begins = request.start && !request.seats.contains(&SeatPlan::Open);
    let id = || person.id.clone();
    let holder = |plan| {
        Ok(match plan {
            SeatPlan::Open => SeatHolder::Open,
            SeatPlan::Me => SeatHolder::Person { id: id(), name: person.name.clone() },
            SeatPlan::HotSeat { name } => SeatHolder::Person { id: id(), name: checked_name(&name)? },
            SeatPlan::Bot { level } => SeatHolder::Bot { level },
        })
    };
    Ok(Created {
        host: id(),
        table: table.to_string(),
        rules: play::rules(&table),
        clock: request.clock,
        visibility: request.visibility,
        rated: request.rated,
        secret: secret.to_hex(),
        seats: request.seats.into_iter().map(holder).collect::<Result<_, Refusal>>()?,
        rematch_of: None,
        begins,
    })
}

/// The same table again, with everybody one seat further, or one side further with their partners. It waits for them: they see the hash of its secret first.
pub fn rematch(state: &State, secret: &Secret) -> Created {
    let mut seats: Vec<_> = state.seats.iter().map(|seat| seat.holder.clone()).collect();
    // Whole sides move on, so that partners stay together.
    let sides = state.table.sides();
    let sides: Vec<SeatSet> = sides.among(SeatSet::all(seats.len())).collect();
    for (from, to) in sides.iter().zip(sides.iter().cycle().skip(1)) {
        for (old, new) in from.iter().zip(to.iter()) {
            seats[new.index()] = state.seats[old.index()].holder.clone();
        }
    }
    let rematch_of = Some(state.id.clone());
    Created { secret: secret.to_hex(), seats, rematch_of, begins: false, ..state.made.clone() }
}

/// The first step of a new table, and the table after it. Its game begins in a later step, so that nothing is dealt before
/// the secret is kept.
///
/// # Errors
///
/// If what was settled is no table.
pub fn open(id: &str, made: Created, at: u64, up: u64) -> Result<(Step, State), Damaged> {
    let step = Step { at, up, by: None, entries: vec![Entry::Created(made)] };
    let state = State::replay(id, [&step])?;
    Ok((step, state))
}
