//! People of a server: how they come, and what they are called.

use super::Registry;
use crate::app_state::{failed, internal};
use crate::people::{Secret, device_id, hash, person_id};
use crate::store::Op;
use crate::store::devices::Change;
use crate::{Person, UserAgent};
use protocol::Refusal;
use room::people::checked_name;

impl Registry {
    /// Somebody takes a name for the first time. The secret is for their cookie.
    ///
    /// # Errors
    ///
    /// [`Refusal::OutOfRange`] if it is no name.
    pub async fn new_person(&self, name: &str, agent: UserAgent) -> Result<(Person, Secret), Refusal> {
        let person = Person { id: person_id().map_err(internal)?, name: checked_name(name)? };
        let secret = Secret::draw().map_err(internal)?;
        let at = self.app().at();
        let (id, name) = (person.id.clone(), person.name.clone());
        self.write(vec![Op::Person { id, name, at }, device(&secret, &person, agent, at)?]).await?;
        Ok((person, secret))
    }

    /// A person takes another name. At tables where they sit they keep the one they came with.
    ///
    /// # Errors
    ///
    /// [`Refusal::OutOfRange`] if it is no name.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Refusal> {
        let person = Person { id: person.id.clone(), name: checked_name(name)? };
        self.write(vec![Op::Rename { id: person.id.clone(), name: person.name.clone() }]).await?;
        Ok(person)
    }

    /// Opens the link to another device of a person: this one becomes theirs.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotFound`] if it never worked or works no longer, [`Refusal::TooMany`] if they have too many devices.
    pub async fn enter(&self, token: &str, agent: UserAgent) -> Result<(Person, Secret), Refusal> {
        let at = self.app().at();
        let token = hash(token);
        let person = self.app().store.person_of_link(&token, at).await.map_err(failed)?.ok_or(Refusal::NotFound)?;
        if self.app().store.devices_of(&person.id).await.map_err(failed)?.len()
            >= self.app().settings.devices_per_person
        {
            return Err(Refusal::TooMany);
        }
        let secret = Secret::draw().map_err(internal)?;
        // If two come at the same time, the link is gone for the second.
        let device = device(&secret, &person, agent, at)?;
        self.write(vec![Op::Devices(Change::LinkUsed { token }), device]).await?;
        Ok((person, secret))
    }
}

fn device(secret: &Secret, person: &Person, agent: UserAgent, at: u64) -> Result<Op, Refusal> {
    let id = device_id().map_err(internal)?;
    Ok(Op::Devices(Change::Added { id, secret: hash(secret.as_str()), person: person.id.clone(), agent, at }))
}
