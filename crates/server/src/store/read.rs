//! What is read from the database.

use super::{Store, StoreError};
use protocol::{Reply, Stage};
use room::Summary;
use room::answers::Answer;
use room::journal::{Head, SeatHolder, Step};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use table::Seat;

/// A summary as columns of its row.
pub(super) trait Columns: Sized {
    fn stage_number(&self) -> i64;
    fn has_open(&self) -> bool;
    fn to_act_bits(&self) -> i64;
    fn line_text(&self) -> Result<String, StoreError>;
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError>;
}

impl Columns for Summary {
    fn stage_number(&self) -> i64 {
        match self.stage {
            Stage::Lobby => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    fn has_open(&self) -> bool {
        self.line.seats.contains(&SeatHolder::Open)
    }

    fn to_act_bits(&self) -> i64 {
        self.to_act.iter().fold(0, |bits, seat| bits | 1 << seat.index())
    }

    fn line_text(&self) -> Result<String, StoreError> {
        Ok(serde_json::to_string(&self.line)?)
    }

    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let unreadable = |what: &str| StoreError::Failed(format!("a table's {what} cannot be read"));
        let bits: i64 = row.try_get("to_act")?;
        let line: String = row.try_get("line")?;
        Ok(Self {
            id: row.try_get("id")?,
            host: row.try_get("host")?,
            stage: match row.try_get("stage")? {
                0 => Stage::Lobby,
                1 => Stage::Playing,
                2 => Stage::Over,
                _ => return Err(unreadable("stage")),
            },
            is_public: row.try_get::<i64, _>("is_public")? != 0,
            goes_on: row.try_get::<i64, _>("bot_acts")? != 0,
            to_act: Seat::first(table::MAX_SEATS).filter(|seat| bits >> seat.index() & 1 == 1).collect(),
            line: serde_json::from_str(&line).map_err(|_| unreadable("line"))?,
            changed: row.try_get::<i64, _>("changed")? as u64,
        })
    }
}

impl Store {
    /// The journal of a table; empty if there is no such table. One that was cut or changed is refused.
    pub(crate) async fn journal(&self, table: &str) -> Result<Vec<Step>, StoreError> {
        let rows = sqlx::query(
            "select t.steps, t.head, j.number, j.step, j.hash from tables t left join journal j on j.table_id = t.id
            where t.id = $1 order by j.number",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await?;
        let damaged = |number: u32, why: &str| StoreError::Failed(format!("step {number} of table {table} {why}"));
        let Some(last) = rows.last() else { return Ok(Vec::new()) };
        let end: (Option<i64>, Option<String>) = (last.try_get("steps")?, last.try_get("head")?);
        let mut head = Head::default();
        let mut steps = Vec::with_capacity(rows.len());
        for row in &rows {
            let number = head.number + 1;
            if row.try_get::<Option<i64>, _>("number")? != Some(i64::from(number)) {
                return Err(damaged(number, "is missing"));
            }
            let text: &str = row.try_get("step")?;
            head = head.after(text);
            let hash: Option<&str> = row.try_get("hash")?;
            if hash.is_some_and(|hash| hash != head.hash) {
                return Err(damaged(number, "is not as it was written, or one before it is not"));
            }
            steps.push(serde_json::from_str(text).map_err(|_| damaged(number, "cannot be read"))?);
        }
        match end {
            (Some(steps), Some(hash)) if (steps, &hash) != (i64::from(head.number), &head.hash) => {
                Err(damaged(head.number + 1, "is missing, and all after it"))
            }
            _ => Ok(steps),
        }
    }

    /// The answers of a table that made nothing happen, each with the person who got it.
    pub(crate) async fn answers(&self, table: &str) -> Result<Vec<(String, Answer)>, StoreError> {
        let query =
            sqlx::query("select person, key, command, refusal, version, rematch from answers where table_id = $1");
        let rows = query.bind(table).fetch_all(&self.readers).await?;
        let answer = |row: &SqliteRow| {
            let refusal: Option<&str> = row.try_get("refusal")?;
            let unreadable = |_| StoreError::Failed(format!("an answer of table {table} cannot be read"));
            let reply = Reply {
                key: row.try_get("key")?,
                refusal: refusal.map(serde_json::from_str).transpose().map_err(unreadable)?,
                version: row.try_get::<i64, _>("version")? as u32,
                table: row.try_get("rematch")?,
            };
            Ok((row.try_get("person")?, Answer { command: Some(row.try_get("command")?), reply }))
        };
        rows.iter().map(answer).collect()
    }

    /// Unfinished tables that a person has made.
    pub(crate) async fn unfinished_tables_of(&self, host: &str) -> Result<usize, StoreError> {
        let row = sqlx::query("select count(*) from tables where host = $1 and stage < 2")
            .bind(host)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.get::<i64, _>(0) as usize)
    }

    /// Tables at which a person sits or which they made: unfinished ones, and those finished since then; the newest first.
    pub(crate) async fn tables_of(&self, person: &str, since: u64, most: usize) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "select * from tables
            where id in (select table_id from seats where person = $1 union select id from tables where host = $1)
            and (stage < 2 or changed >= $2)
            order by case when stage < 2 then 0 else 1 end, changed desc limit $3",
        )
        .bind(person)
        .bind(since as i64)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(Summary::from_row).collect()
    }

    /// Public tables with an open seat, the newest first.
    pub(crate) async fn open_tables(&self, since: u64, most: usize) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "select * from tables where is_public = 1 and stage = 0 and has_open = 1 and changed >= $1
            order by changed desc limit $2",
        )
        .bind(since as i64)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(Summary::from_row).collect()
    }

    /// Public games that go on, the newest first.
    pub(crate) async fn running_tables(&self, since: u64, most: usize) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "select * from tables where is_public = 1 and stage = 1 and changed >= $1 order by changed desc limit $2",
        )
        .bind(since as i64)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(Summary::from_row).collect()
    }

    /// Tables that go on without anybody.
    pub(crate) async fn tables_that_go_on(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("select id from tables where bot_acts = 1").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// How long servers have been running on this data, in milliseconds.
    pub(crate) async fn uptime(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("select total from uptime").fetch_one(&self.readers).await?;
        Ok(row.get::<i64, _>(0) as u64)
    }
}
