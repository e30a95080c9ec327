//! Devices of people, as they are kept: a secret's hash for each, and what their person is shown of them.

use super::{Store, StoreError};
use crate::user_agent::{self, UserAgent};
use crate::{Person, Session};
use protocol::Device;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteTransaction};

/// A change of devices, or of links for more of them.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A device that is a person.
    Added {
        /// Its public number.
        id: String,
        /// The hash of its secret.
        secret: String,
        /// Who.
        person: String,
        /// What it says it is.
        agent: UserAgent,
        /// When.
        at: u64,
    },
    /// A device was seen.
    Seen {
        /// Which.
        id: String,
        /// What it says it is.
        agent: UserAgent,
        /// When.
        at: u64,
    },
    /// A device is logged out; fails if it is not one of theirs, or if the one that asks is none any more.
    Ended {
        /// Who asks, and on which device.
        by: Session,
        /// Which.
        id: String,
    },
    /// All others are logged out; fails if the one that asks is none any more.
    OthersEnded {
        /// Who asks, and on which device.
        by: Session,
    },
    /// A link for another device; fails if the one that asks is none any more.
    Linked {
        /// The hash of its token.
        token: String,
        /// Who asks, and on which device.
        by: Session,
        /// Until when it works.
        expires: u64,
    },
    /// Such a link is used up; fails if it already was.
    LinkUsed {
        /// The hash of its token.
        token: String,
    },
    /// Links that no longer work are forgotten.
    LinksDropped {
        /// Now.
        at: u64,
    },
}

pub(super) async fn perform(db: &mut SqliteTransaction<'_>, change: &Change) -> Result<(), StoreError> {
    let query = match change {
        Change::Added { id, secret, person, agent, at } => sqlx::query(
            "insert into devices (id, secret, person, browser, system, created, seen) values ($1, $2, $3, $4, $5, $6, $6)",
        )
        .bind(id)
        .bind(secret)
        .bind(person)
        .bind(user_agent::browser_word(agent.browser))
        .bind(user_agent::system_word(agent.system))
        .bind(*at as i64),
        Change::Seen { id, agent, at } => {
            sqlx::query("update devices set seen = $2, browser = $3, system = $4 where id = $1")
                .bind(id)
                .bind(*at as i64)
                .bind(user_agent::browser_word(agent.browser))
                .bind(user_agent::system_word(agent.system))
        }
        Change::Ended { by, id } => {
            still_there(db, by).await?;
            // A link that the device made before would bring its holder back.
            sqlx::query("delete from device_links where person = $1 and device = $2")
                .bind(&by.person.id)
                .bind(id)
                .execute(&mut **db)
                .await?;
            sqlx::query("delete from devices where person = $1 and id = $2").bind(&by.person.id).bind(id)
        }
        Change::OthersEnded { by } => {
            still_there(db, by).await?;
            for others in [
                "delete from device_links where person = $1 and device <> $2",
                "delete from devices where person = $1 and id <> $2",
            ] {
                sqlx::query(others).bind(&by.person.id).bind(&by.device).execute(&mut **db).await?;
            }
            return Ok(());
        }
        Change::Linked { token, by, expires } => {
            still_there(db, by).await?;
            sqlx::query("insert into device_links (token, person, device, expires) values ($1, $2, $3, $4)")
                .bind(token)
                .bind(&by.person.id)
                .bind(&by.device)
                .bind(*expires as i64)
        }
        Change::LinkUsed { token } => sqlx::query("delete from device_links where token = $1").bind(token),
        Change::LinksDropped { at } => {
            sqlx::query("delete from device_links where expires < $1").bind(*at as i64).execute(&mut **db).await?;
            return Ok(());
        }
    };
    match query.execute(&mut **db).await?.rows_affected() {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

/// Fails if the device was logged out after it had been let in: what it asked for comes too late.
async fn still_there(db: &mut SqliteTransaction<'_>, by: &Session) -> Result<(), StoreError> {
    let found = sqlx::query("select 1 from devices where id = $1 and person = $2")
        .bind(&by.device)
        .bind(&by.person.id)
        .fetch_optional(&mut **db)
        .await?;
    found.map(drop).ok_or(StoreError::Missing)
}

impl Store {
    /// Whose device has a secret of this hash, and when it was last seen.
    pub(crate) async fn session(&self, secret: &str) -> Result<Option<(Session, u64)>, StoreError> {
        let row = sqlx::query(
            "select p.id, p.name, d.id as device, d.seen from devices d join people p on p.id = d.person
            where d.secret = $1",
        )
        .bind(secret)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let session = Session { person: person(&row)?, device: row.try_get("device")? };
        Ok(Some((session, row.try_get::<i64, _>("seen")? as u64)))
    }

    /// Tests if a device is still one of its person's.
    pub(crate) async fn is_device(&self, session: &Session) -> Result<bool, StoreError> {
        let found = sqlx::query("select 1 from devices where id = $1 and person = $2")
            .bind(&session.device)
            .bind(&session.person.id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    /// The devices of a person, those first that were seen last.
    pub(crate) async fn devices_of(&self, person: &str) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query(
            "select id, browser, system, created, seen from devices where person = $1
            order by seen desc, created desc, id",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        let device = |row: &SqliteRow| {
            let agent = UserAgent::from_words(row.try_get("browser")?, row.try_get("system")?);
            Ok(Device {
                id: row.try_get("id")?,
                browser: agent.browser,
                system: agent.system,
                added: row.try_get::<i64, _>("created")? as u64,
                seen: row.try_get::<i64, _>("seen")? as u64,
                this: false,
            })
        };
        rows.iter().map(device).collect()
    }

    /// The person whom a link with this token's hash leads to, while it works.
    pub(crate) async fn person_of_link(&self, token: &str, at: u64) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "select p.id, p.name from device_links l join people p on p.id = l.person where l.token = $1 and l.expires >= $2",
        )
        .bind(token)
        .bind(at as i64)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| person(&row)).transpose()
    }
}

fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")? })
}
