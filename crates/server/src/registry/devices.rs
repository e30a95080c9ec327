//! The devices of a person: which there are, which one asks, and an end to any of them.

use super::Registry;
use crate::app_state::{AppState, failed, internal, report};
use crate::people::{Secret, hash};
use crate::store::Op;
use crate::store::devices::Change;
use crate::{Connection, Session, UserAgent};
use protocol::{DeviceLink, Devices, Refusal};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How often, in milliseconds, it is written down at most that a device was seen.
const SEEN_EVERY: u64 = 60 * 60 * 1000;
/// How many devices are remembered before those of earlier hours are forgotten.
const REMEMBERED: usize = 10_000;

/// When it was last tried to write down that a device was seen.
#[derive(Default, Debug)]
pub(crate) struct Seen(Mutex<HashMap<String, u64>>);

impl Seen {
    /// Tests if it is time to write down that a device was seen, and counts that as an attempt: if it fails, it is not
    /// repeated with every request.
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

impl Registry {
    /// Whose cookie holds this secret, and on which device; none if nobody's does.
    ///
    /// # Errors
    ///
    /// If the database cannot say: then they may be somebody, and must not be taken for a stranger.
    pub async fn session(&self, secret: &str, agent: UserAgent) -> Result<Option<Session>, Refusal> {
        let found = self.app().store.session(&hash(secret)).await.map_err(failed)?;
        let Some((session, seen)) = found else { return Ok(None) };
        let at = self.app().at();
        if self.app().seen.is_due(&session.device, seen, at) {
            // Nobody waits for it: it is no part of what was asked.
            let change = Change::Seen { id: session.device.clone(), agent, at };
            tokio::spawn(note(Arc::clone(self.app()), change));
        }
        Ok(Some(session))
    }

    /// All devices of a person, the one that asks first.
    ///
    /// # Errors
    ///
    /// Only if the server fails.
    pub async fn devices(&self, session: &Session) -> Result<Devices, Refusal> {
        let app = self.app();
        let mut devices = app.store.devices_of(&session.person.id).await.map_err(failed)?;
        for device in &mut devices {
            device.this = device.id == session.device;
            if device.this || app.admission.is_connected(&device.id) {
                device.seen = app.at();
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
        self.app().admission.end_devices(|device, _| device == id);
        Ok(())
    }

    /// Logs out every device of a person but the one that asks.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoName`] if the one that asks was logged out itself in the meantime.
    pub async fn end_other_devices(&self, session: &Session) -> Result<(), Refusal> {
        self.write_for(vec![Change::OthersEnded { by: session.clone() }]).await?;
        self.app().admission.end_devices(|device, person| person == session.person.id && device != session.device);
        Ok(())
    }

    /// A link that makes another device the same person, once.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoName`] if the device was logged out in the meantime.
    pub async fn device_link(&self, session: &Session) -> Result<DeviceLink, Refusal> {
        let token = Secret::draw().map_err(internal)?;
        let valid = self.app().settings.device_link;
        let at = self.app().at();
        let expires = at + valid.as_millis() as u64;
        let link = Change::Linked { token: hash(token.as_str()), by: session.clone(), expires };
        self.write_for(vec![Change::LinksDropped { at }, link]).await?;
        Ok(DeviceLink { token: token.as_str().to_owned(), seconds: valid.as_secs() as u32 })
    }

    /// Writes what a device may do only while it is not logged out.
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
        let app = self.app();
        let permit = app.admission.admit_device(&session, &app.settings)?;
        // From here on the connection hears of a logout. If one came before, the device is not in the database any more.
        if !app.store.is_device(&session).await.map_err(failed)? {
            return Err(Refusal::NoName);
        }
        self.connect_with(permit, table, Some(session.person)).await
    }
}

async fn note(app: Arc<AppState>, change: Change) {
    use crate::StoreError;
    match app.store.write(vec![Op::Devices(change)]).await {
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
