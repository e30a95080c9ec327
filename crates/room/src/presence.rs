//! Who is connected to a table, and since when the others have been away.

use crate::state::State;
use std::collections::HashMap;
use std::time::Duration;
use table::SeatSet;

/// Who is connected.
#[derive(Debug)]
pub struct Presence {
    /// How many connections each person has.
    here: HashMap<String, usize>,
    /// Since when somebody who was here has been away.
    away: HashMap<String, u64>,
    /// Since when everybody else has been away.
    before: u64,
    /// Connections without a name.
    nameless: usize,
}

impl Presence {
    /// Nobody is here, and nobody has been since this moment.
    pub fn nobody_since(up: u64) -> Self {
        Self { here: HashMap::new(), away: HashMap::new(), before: up, nameless: 0 }
    }

    /// A connection comes.
    pub fn arrive(&mut self, person: Option<&str>) {
        match person {
            Some(person) => *self.here.entry(person.to_owned()).or_default() += 1,
            None => self.nameless += 1,
        }
    }

    /// A connection goes.
    pub fn leave(&mut self, person: Option<&str>, up: u64) {
        let Some(person) = person else {
            self.nameless = self.nameless.saturating_sub(1);
            return;
        };
        if let Some(count) = self.here.get_mut(person) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(person);
                self.away.insert(person.to_owned(), up);
            }
        }
    }

    /// Somebody asks something without a connection: at this moment they are not away.
    pub fn visit(&mut self, person: &str, up: u64) {
        self.away.insert(person.to_owned(), up);
    }

    /// Tests if a device of the person is connected.
    pub fn is_here(&self, person: &str) -> bool {
        self.here.contains_key(person)
    }

    /// Everybody who is here, by public number.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.here.keys().map(String::as_str)
    }

    /// How many watch without a seat; somebody with several devices counts once.
    pub fn watchers(&self, state: &State) -> usize {
        self.nameless + self.people().filter(|person| state.seats_of(person).is_empty()).count()
    }

    /// When the person will have been away for long on their turn, which began at `turn`; none while they are here.
    ///
    /// Whoever was away before is not late the moment it becomes their turn, and whoever plays without staying connected
    /// is not late after a move of their own.
    pub fn absent_from(&self, person: &str, turn: u64, absence: Duration) -> Option<u64> {
        let since = self.away.get(person).copied().unwrap_or(self.before).max(turn);
        (!self.is_here(person)).then(|| since + absence.as_millis() as u64)
    }

    /// Seats whose person has been away for long.
    pub fn absent(&self, state: &State, absence: Duration, up: u64) -> SeatSet {
        let turn = state.moved_up;
        let is_absent = |person: &str| self.absent_from(person, turn, absence).is_some_and(|from| from <= up);
        let seats = state.each_seat().filter(|(_, seat_state)| seat_state.holder.person().is_some_and(is_absent));
        seats.map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_away_when_their_last_device_leaves() {
        let absence = Duration::from_secs(10);
        let mut presence = Presence::nobody_since(1_000);
        assert_eq!(presence.absent_from("a", 0, absence), Some(11_000), "nobody has come yet");
        presence.arrive(Some("a"));
        presence.arrive(Some("a"));
        presence.leave(Some("a"), 5_000);
        assert_eq!(presence.absent_from("a", 0, absence), None, "the other device is still here");
        presence.leave(Some("a"), 7_000);
        assert_eq!(presence.absent_from("a", 0, absence), Some(17_000));
        assert_eq!(presence.absent_from("a", 60_000, absence), Some(70_000), "their turn began later");
    }
}
