//! How many connections there may be, in all and by person, and one hint at a time for each person. Connections from a
//! device that is logged out are told so.

use crate::{Person, Session, Settings};
use protocol::Refusal;
use std::collections::{HashMap, HashSet};
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Counts connections and hints.
#[derive(Clone, Default, Debug)]
pub(crate) struct Admission(Arc<Mutex<Admitted>>);

#[derive(Default, Debug)]
struct Admitted {
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

/// Permission for one connection, given back when dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    admission: Admission,
    person: Option<String>,
    device: Option<(String, watch::Receiver<bool>)>,
}

/// Permission for one hint to a person, given back when dropped.
#[derive(Debug)]
pub(crate) struct HintPermit {
    admission: Admission,
    person: String,
}

impl Admitted {
    /// Counts one more connection, unless there are too many.
    fn count(&mut self, person: Option<&str>, settings: &Settings) -> Result<(), Refusal> {
        let mine = person.and_then(|person| self.by_person.get(person)).copied().unwrap_or(0);
        if self.connections >= settings.connections || mine >= settings.connections_per_person {
            return Err(Refusal::TooMany);
        }
        self.connections += 1;
        if let Some(person) = person {
            self.by_person.insert(person.to_owned(), mine + 1);
        }
        Ok(())
    }
}

impl Admission {
    fn lock(&self) -> MutexGuard<'_, Admitted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection that is bound to no device.
    pub(crate) fn admit(&self, person: Option<&Person>, settings: &Settings) -> Result<ConnectionPermit, Refusal> {
        let person = person.map(|person| person.id.clone());
        self.lock().count(person.as_deref(), settings)?;
        Ok(ConnectionPermit { admission: self.clone(), person, device: None })
    }

    /// Admits a connection of a person's device, which ends with it.
    pub(crate) fn admit_device(&self, session: &Session, settings: &Settings) -> Result<ConnectionPermit, Refusal> {
        let (person, device) = (session.person.id.clone(), session.device.clone());
        let mut admitted = self.lock();
        admitted.count(Some(&person), settings)?;
        let new = || OnDevice { person: person.clone(), ended: watch::Sender::new(false) };
        let ended = admitted.by_device.entry(device.clone()).or_insert_with(new).ended.subscribe();
        drop(admitted);
        Ok(ConnectionPermit { admission: self.clone(), person: Some(person), device: Some((device, ended)) })
    }

    /// Tells all connections from these devices, known by their number and their person's, that they are logged out.
    pub(crate) fn end_devices(&self, is_ended: impl Fn(&str, &str) -> bool) {
        for (_, device) in self.lock().by_device.extract_if(|id, device| is_ended(id, &device.person)) {
            device.ended.send_replace(true);
        }
    }

    /// Tests if there is a connection from a device.
    pub(crate) fn is_connected(&self, device: &str) -> bool {
        self.lock().by_device.contains_key(device)
    }

    /// Lets a person ask for a hint, unless they wait for one.
    pub(crate) fn ask_for_hint(&self, person: &str) -> Result<HintPermit, Refusal> {
        if self.lock().hinting.insert(person.to_owned()) {
            Ok(HintPermit { admission: self.clone(), person: person.to_owned() })
        } else {
            Err(Refusal::TooFast)
        }
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> usize {
        self.lock().connections
    }
}

impl ConnectionPermit {
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

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut admitted = self.admission.lock();
        if let Some((device, listening)) = self.device.take() {
            drop(listening);
            if admitted.by_device.get(&device).is_some_and(|device| device.ended.receiver_count() == 0) {
                admitted.by_device.remove(&device);
            }
        }
        admitted.connections -= 1;
        if let Some(person) = &self.person
            && let Some(count) = admitted.by_person.get_mut(person)
        {
            *count -= 1;
            if *count == 0 {
                admitted.by_person.remove(person);
            }
        }
    }
}

impl Drop for HintPermit {
    fn drop(&mut self) {
        self.admission.lock().hinting.remove(&self.person);
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
        let admission = Admission::default();
        let a = person("a");
        let first = admission.admit(Some(&a), &settings).unwrap();
        let _second = admission.admit(Some(&a), &settings).unwrap();
        assert_eq!(admission.admit(Some(&a), &settings).unwrap_err(), Refusal::TooMany);
        let _third = admission.admit(None, &settings).unwrap();
        assert_eq!(admission.admit(None, &settings).unwrap_err(), Refusal::TooMany);
        drop(first);
        assert_eq!(admission.connections(), 2);
        admission.admit(Some(&a), &settings).unwrap();
    }

    #[test]
    fn connections_of_a_device_end_with_it_and_no_others() {
        let (settings, admission) = (Settings::default(), Admission::default());
        let admit = |name: &str, device: &str| {
            let session = Session { person: person(name), device: device.to_owned() };
            admission.admit_device(&session, &settings).unwrap()
        };
        let permits = [admit("a", "phone"), admit("a", "phone"), admit("a", "desk"), admit("b", "tablet")];
        let ended = || permits.iter().map(ConnectionPermit::has_ended).collect::<Vec<_>>();
        assert_eq!(ended(), [false; 4]);
        admission.end_devices(|device, _| device == "phone");
        assert_eq!(ended(), [true, true, false, false]);
        assert!(!admission.is_connected("phone") && admission.is_connected("desk"));
        // A device that comes in at the very moment is a new one here, and is not mixed up with the old.
        let late = admit("a", "phone");
        assert!(!late.has_ended());
        admission.end_devices(|device, person| person == "a" && device != "desk");
        assert!(late.has_ended());
        assert_eq!(ended(), [true, true, false, false]);
        drop((permits, late));
        assert!(admission.lock().by_device.is_empty() && admission.lock().by_person.is_empty());
    }

    #[test]
    fn a_person_waits_for_one_hint_at_a_time() {
        let admission = Admission::default();
        let permit = admission.ask_for_hint("a").unwrap();
        assert_eq!(admission.ask_for_hint("a").unwrap_err(), Refusal::TooFast);
        admission.ask_for_hint("b").unwrap();
        drop(permit);
        admission.ask_for_hint("a").unwrap();
    }
}
