//! People of a hall: who they are, and on which devices.

use super::Hall;
use crate::Person;
use crate::house::{failed, internal};
use crate::people::{Secret, checked_name, hash, person_id};
use crate::store::Op;
use protocol::{DeviceLink, Refusal};

impl Hall {
    /// The person whose cookie holds this secret; none if nobody's does.
    ///
    /// # Errors
    ///
    /// If the database cannot say: then they may be somebody, and must not be taken for a stranger.
    pub async fn person(&self, secret: &str) -> Result<Option<Person>, Refusal> {
        self.house().store.person_of_device(&hash(secret)).await.map_err(failed)
    }

    /// Somebody takes a name for the first time. The secret is for their cookie.
    ///
    /// # Errors
    ///
    /// [`Refusal::OutOfRange`] if it is no name.
    pub async fn new_person(&self, name: &str) -> Result<(Person, Secret), Refusal> {
        let person = Person { id: person_id().map_err(internal)?, name: checked_name(name)? };
        let secret = Secret::draw().map_err(internal)?;
        let at = self.house().at();
        let (id, name) = (person.id.clone(), person.name.clone());
        self.write(vec![Op::Person { id, name, at }, device(&secret, &person, at)]).await?;
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

    /// A link that makes another device the same person, once.
    ///
    /// # Errors
    ///
    /// Only if the server fails.
    pub async fn device_link(&self, person: &Person) -> Result<DeviceLink, Refusal> {
        let token = Secret::draw().map_err(internal)?;
        let valid = self.house().settings.device_link;
        let at = self.house().at();
        let expires = at + valid.as_millis() as u64;
        let link = Op::Link { token: hash(token.as_str()), person: person.id.clone(), expires };
        self.write(vec![Op::DropLinks { at }, link]).await?;
        Ok(DeviceLink { token: token.as_str().to_owned(), seconds: valid.as_secs() as u32 })
    }

    /// Opens such a link.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotFound`] if it never worked or works no longer.
    pub async fn enter(&self, token: &str) -> Result<(Person, Secret), Refusal> {
        let at = self.house().at();
        let token = hash(token);
        let person = self.house().store.person_of_link(&token, at).await.map_err(failed)?.ok_or(Refusal::NotFound)?;
        let secret = Secret::draw().map_err(internal)?;
        // If two come at the same time, the link is gone for the second.
        let device = device(&secret, &person, at);
        self.write(vec![Op::UseLink { token }, device]).await?;
        Ok((person, secret))
    }
}

fn device(secret: &Secret, person: &Person, at: u64) -> Op {
    Op::Device { secret: hash(secret.as_str()), person: person.id.clone(), at }
}
