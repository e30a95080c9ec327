//! How many may come in: connections in all and by person, and one hint at a time for each.

use crate::Settings;
use protocol::Refusal;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts who is inside.
#[derive(Clone, Default, Debug)]
pub(crate) struct Doors(Arc<Mutex<Inside>>);

#[derive(Default, Debug)]
struct Inside {
    connections: usize,
    by_person: HashMap<String, usize>,
    hinting: HashSet<String>,
}

/// A place inside for one connection, given back when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    doors: Doors,
    person: Option<String>,
}

/// The right of a person to one hint, given back when dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    doors: Doors,
    person: String,
}

impl Doors {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in.
    pub(crate) fn enter(&self, person: Option<&str>, settings: &Settings) -> Result<Place, Refusal> {
        let mut inside = self.lock();
        let mine = person.and_then(|person| inside.by_person.get(person)).copied().unwrap_or(0);
        if inside.connections >= settings.connections || mine >= settings.connections_per_person {
            return Err(Refusal::TooMany);
        }
        inside.connections += 1;
        if let Some(person) = person {
            inside.by_person.insert(person.to_owned(), mine + 1);
        }
        Ok(Place { doors: self.clone(), person: person.map(str::to_owned) })
    }

    /// Lets a person ask for a hint, unless they wait for one.
    pub(crate) fn ask_for_hint(&self, person: &str) -> Result<Turn, Refusal> {
        if self.lock().hinting.insert(person.to_owned()) {
            Ok(Turn { doors: self.clone(), person: person.to_owned() })
        } else {
            Err(Refusal::TooFast)
        }
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> usize {
        self.lock().connections
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        inside.connections -= 1;
        if let Some(person) = &self.person
            && let Some(count) = inside.by_person.get_mut(person)
        {
            *count -= 1;
            if *count == 0 {
                inside.by_person.remove(person);
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.doors.lock().hinting.remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_and_given_back() {
        let settings = Settings { connections: 3, connections_per_person: 2, ..Settings::default() };
        let doors = Doors::default();
        let first = doors.enter(Some("a"), &settings).unwrap();
        let _second = doors.enter(Some("a"), &settings).unwrap();
        assert_eq!(doors.enter(Some("a"), &settings).unwrap_err(), Refusal::TooMany);
        let _third = doors.enter(None, &settings).unwrap();
        assert_eq!(doors.enter(None, &settings).unwrap_err(), Refusal::TooMany);
        drop(first);
        assert_eq!(doors.connections(), 2);
        doors.enter(Some("a"), &settings).unwrap();
    }

    #[test]
    fn a_person_waits_for_one_hint_at_a_time() {
        let doors = Doors::default();
        let turn = doors.ask_for_hint("a").unwrap();
        assert_eq!(doors.ask_for_hint("a").unwrap_err(), Refusal::TooFast);
        doors.ask_for_hint("b").unwrap();
        drop(turn);
        doors.ask_for_hint("a").unwrap();
    }
}
