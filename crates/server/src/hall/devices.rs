//! The devices of a person: which there are, which one asks, and an end to any of them.

use super::Hall;
use crate::house::{House, failed, internal, report};
use crate::people::{Secret, hash};
use crate::store::Op;
use crate::store::devices::Change;
use crate::{Agent, Connection, Session};
use protocol::{DeviceLink, Devices, Refusal};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A device that comes again is written down at most this often, in milliseconds.
const SEEN_EVERY: u64 = 60 * 60 * 1000;
/// Devices whose last sign is remembered before those of earlier hours are forgotten.
const REMEMBERED: usize = 10_000;

/// Devices whose coming has just been written down, or could not be.
#[derive(Default, Debug)]
pub(crate) struct Seen(Mutex<HashMap<String, u64>>);

impl Seen {
    /// Tests if it is time to write a device down, and takes that as done: also when it fails, it is not tried again with
    /// every request.
    fn is_due(&self, device: &str, before: u64, at: u64) -> bool {
        if at.saturating_sub(before) < SEEN_EVERY {
            return false;
        }
        let mut tried = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tried.get(device).is_some_and(|&tried| at.saturating_sub(tried) < SEEN_EVERY) {
            return false;
        }
        if tried.len() >= REMEMBERED {
            tried.retain(|_, tried| at.saturating_sub(*tried) < SEEN_EVERY);
        }
        tried.insert(device.to_owned(), at);
        true
    }
}

impl Hall {
    /// Whose cookie holds this secret, and on which device; none if nobody's does.
    ///
    /// # Errors
    ///
    /// If the database cannot say: then they may be somebody, and must not be taken for a stranger.
    pub async fn session(&self, secret: &str, agent: Agent) -> Result<Option<Session>, Refusal> {
        let found = self.house().store.session(&hash(secret)).await.map_err(failed)?;
        let Some((session, seen)) = found else { return Ok(None) };
        let at = self.house().at();
        if self.house().seen.is_due(&session.device, seen, at) {
            // Nobody waits for it: it is no part of what was asked.
            let change = Change::Seen { id: session.device.clone(), agent, at };
            tokio::spawn(note(Arc::clone(self.house()), change));
        }
        Ok(Some(session))
    }

    /// All devices of a person, the one that asks first.
    ///
    /// # Errors
    ///
    /// Only if the server fails.
    pub async fn devices(&self, session: &Session) -> Result<Devices, Refusal> {
        let house = self.house();
        let mut devices = house.store.devices_of(&session.person.id).await.map_err(failed)?;
        for device in &mut devices {
            device.this = device.id == session.device;
            if device.this || house.doors.is_connected(&device.id) {
                device.seen = house.at();
            }
        }
        // The sort keeps the order of the others.
        devices.sort_by_key(|device| !device.this);
        Ok(Devices { devices })
    }

    /// Logs one device of a person out, the one that asks or another: its secret is worth nothing any more, and its
    /// connections end.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotFound`] if it is no device of theirs.
    pub async fn end_device(&self, session: &Session, id: &str) -> Result<(), Refusal> {
        self.write(vec![Op::Devices(Change::Ended { by: session.clone(), id: id.to_owned() })]).await?;
        self.house().doors.end(|device, _| device == id);
        Ok(())
    }

    /// Logs out every device of a person but the one that asks.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoName`] if the one that asks was logged out itself in the meantime.
    pub async fn end_other_devices(&self, session: &Session) -> Result<(), Refusal> {
        self.write_for(vec![Change::OthersEnded { by: session.clone() }]).await?;
        self.house().doors.end(|device, person| person == session.person.id && device != session.device);
        Ok(())
    }

    /// A link that makes another device the same person, once.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoName`] if the device was logged out in the meantime.
    pub async fn device_link(&self, session: &Session) -> Result<DeviceLink, Refusal> {
        let token = Secret::draw().map_err(internal)?;
        let valid = self.house().settings.device_link;
        let at = self.house().at();
        let expires = at + valid.as_millis() as u64;
        let link = Change::Linked { token: hash(token.as_str()), by: session.clone(), expires };
        self.write_for(vec![Change::LinksDropped { at }, link]).await?;
        Ok(DeviceLink { token: token.as_str().to_owned(), seconds: valid.as_secs() as u32 })
    }

    /// Writes what a device may do only while it is one.
    async fn write_for(&self, changes: Vec<Change>) -> Result<(), Refusal> {
        self.write(changes.into_iter().map(Op::Devices).collect()).await.map_err(|refusal| match refusal {
            Refusal::NotFound => Refusal::NoName,
            other => other,
        })
    }

    /// Connects a person's device to a table. The connection ends when the device is logged out.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooMany`] if there are too many connections, [`Refusal::NoName`] if the device was logged out.
    pub async fn connect_device(&self, table: &str, session: Session) -> Result<Connection, Refusal> {
        let house = self.house();
        let place = house.doors.enter(Some(&session.person), Some(&session.device), &house.settings)?;
        // From here on the connection is told of the end. If that came before, the device is gone by now.
        if !house.store.is_device(&session).await.map_err(failed)? {
            return Err(Refusal::NoName);
        }
        self.connect_at(place, table, Some(session.person)).await
    }
}

async fn note(house: Arc<House>, change: Change) {
    use crate::StoreError;
    match house.store.write(vec![Op::Devices(change)]).await {
        // Logged out in the meantime, or the server stops.
        Ok(()) | Err(StoreError::Missing | StoreError::Closed) => {}
        Err(error) => report(&error, "a device that was seen cannot be written down"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_due_once_an_hour_even_if_nothing_could_be_written() {
        let seen = Seen::default();
        let at = 10 * SEEN_EVERY;
        assert!(!seen.is_due("a", at - SEEN_EVERY + 1, at), "it was written down less than an hour ago");
        assert!(!seen.is_due("a", at + 5, at), "a clock that was set back");
        assert!(seen.is_due("a", 0, at));
        assert!(!seen.is_due("a", 0, at + SEEN_EVERY - 1), "it was tried");
        assert!(seen.is_due("a", 0, at + SEEN_EVERY));
        for i in 0..2 * REMEMBERED {
            assert!(seen.is_due(&i.to_string(), 0, at + i as u64 * SEEN_EVERY));
        }
        assert!(seen.0.lock().unwrap().len() <= REMEMBERED, "it does not grow for ever");
    }
}
