//! How many may come in: connections in all and by person, and one hint at a time for each. Connections from a device
//! that is logged out are told so.

use crate::{Person, Settings};
use protocol::Refusal;
use std::collections::{HashMap, HashSet};
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Counts who is inside.
#[derive(Clone, Default, Debug)]
pub(crate) struct Doors(Arc<Mutex<Inside>>);

#[derive(Default, Debug)]
struct Inside {
    connections: usize,
    by_person: HashMap<String, usize>,
    by_device: HashMap<String, OnDevice>,
    hinting: HashSet<String>,
}

/// The connections of one device.
#[derive(Debug)]
struct OnDevice {
    person: String,
    /// Turns true when the device is logged out; each connection listens.
    ended: watch::Sender<bool>,
}

/// A place inside for one connection, given back when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    doors: Doors,
    person: Option<String>,
    device: Option<(String, watch::Receiver<bool>)>,
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
    pub(crate) fn enter(
        &self,
        person: Option<&Person>,
        device: Option<&str>,
        settings: &Settings,
    ) -> Result<Place, Refusal> {
        let person = person.map(|person| person.id.clone());
        let mut inside = self.lock();
        let mine = person.as_ref().and_then(|person| inside.by_person.get(person)).copied().unwrap_or(0);
        if inside.connections >= settings.connections || mine >= settings.connections_per_person {
            return Err(Refusal::TooMany);
        }
        inside.connections += 1;
        if let Some(person) = &person {
            inside.by_person.insert(person.clone(), mine + 1);
        }
        let device = device.map(|device| {
            let new = || OnDevice { person: person.clone().unwrap_or_default(), ended: watch::Sender::new(false) };
            let ended = inside.by_device.entry(device.to_owned()).or_insert_with(new).ended.subscribe();
            (device.to_owned(), ended)
        });
        Ok(Place { doors: self.clone(), person, device })
    }

    /// Tells all connections from these devices, known by their number and their person's, that they are logged out.
    pub(crate) fn end(&self, is_ended: impl Fn(&str, &str) -> bool) {
        for (_, device) in self.lock().by_device.extract_if(|id, device| is_ended(id, &device.person)) {
            device.ended.send_replace(true);
        }
    }

    /// Tests if there is a connection from a device.
    pub(crate) fn is_connected(&self, device: &str) -> bool {
        self.lock().by_device.contains_key(device)
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

impl Place {
    /// Waits until the connection's device is logged out.
    pub(crate) async fn ended(&mut self) {
        match &mut self.device {
            Some((_, ended)) => drop(ended.wait_for(|ended| *ended).await),
            None => pending().await,
        }
    }

    /// Tests if it is.
    pub(crate) fn has_ended(&self) -> bool {
        self.device.as_ref().is_some_and(|(_, ended)| *ended.borrow())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        if let Some((device, listening)) = self.device.take() {
            drop(listening);
            if inside.by_device.get(&device).is_some_and(|device| device.ended.receiver_count() == 0) {
                inside.by_device.remove(&device);
            }
        }
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

    fn person(id: &str) -> Person {
        Person { id: id.to_owned(), name: id.to_owned() }
    }

    #[test]
    fn places_are_counted_and_given_back() {
        let settings = Settings { connections: 3, connections_per_person: 2, ..Settings::default() };
        let doors = Doors::default();
        let a = person("a");
        let first = doors.enter(Some(&a), None, &settings).unwrap();
        let _second = doors.enter(Some(&a), None, &settings).unwrap();
        assert_eq!(doors.enter(Some(&a), None, &settings).unwrap_err(), Refusal::TooMany);
        let _third = doors.enter(None, None, &settings).unwrap();
        assert_eq!(doors.enter(None, None, &settings).unwrap_err(), Refusal::TooMany);
        drop(first);
        assert_eq!(doors.connections(), 2);
        doors.enter(Some(&a), None, &settings).unwrap();
    }

    #[test]
    fn connections_of_a_device_end_with_it_and_no_others() {
        let (settings, doors) = (Settings::default(), Doors::default());
        let enter = |name: &str, device| doors.enter(Some(&person(name)), Some(device), &settings).unwrap();
        let places = [enter("a", "phone"), enter("a", "phone"), enter("a", "desk"), enter("b", "tablet")];
        let ended = || places.iter().map(Place::has_ended).collect::<Vec<_>>();
        assert_eq!(ended(), [false; 4]);
        doors.end(|device, _| device == "phone");
        assert_eq!(ended(), [true, true, false, false]);
        assert!(!doors.is_connected("phone") && doors.is_connected("desk"));
        // A device that comes in at the very moment is a new one here, and is not mixed up with the old.
        let late = enter("a", "phone");
        assert!(!late.has_ended());
        doors.end(|device, person| person == "a" && device != "desk");
        assert!(late.has_ended());
        assert_eq!(ended(), [true, true, false, false]);
        drop((places, late));
        assert!(doors.lock().by_device.is_empty() && doors.lock().by_person.is_empty());
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
