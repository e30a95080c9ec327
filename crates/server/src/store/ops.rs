//! What each thing to be written does to the database.

use super::read::Columns;
use super::writer::Op;
use super::{StoreError, devices};
use room::Summary;
use room::journal::{Head, Step};
use sqlx::{Row, SqliteTransaction};

/// Does one of the things to be written.
pub(super) async fn perform(db: &mut SqliteTransaction<'_>, op: &Op) -> Result<(), StoreError> {
    let query = match op {
        Op::Person { id, name, at } => sqlx::query("insert into people (id, name, created) values ($1, $2, $3)")
            .bind(id)
            .bind(name)
            .bind(*at as i64),
        Op::Rename { id, name } => sqlx::query("update people set name = $2 where id = $1").bind(id).bind(name),
        Op::Devices(change) => return devices::perform(db, change).await,
        // Every transaction says how long the server has been running.
        Op::Alive { .. } => return Ok(()),
        Op::NewTable { summary, step } => {
            insert_table(db, summary, step.at).await?;
            write_seats(db, summary).await?;
            let head = write_step(db, &summary.id, &Head::default(), step).await?;
            return write_head(db, &summary.id, &head).await;
        }
        Op::Step { summary, number, step, seats } => {
            let head = head(db, &summary.id).await?;
            if head.number + 1 != *number {
                let why = format!("step {number} of table {} comes after {}", summary.id, head.number);
                return Err(StoreError::Conflict(why));
            }
            let head = write_step(db, &summary.id, &head, step).await?;
            write_head(db, &summary.id, &head).await?;
            if *seats {
                write_seats(db, summary).await?;
            }
            sqlx::query(
                "update tables set stage = $2, has_open = $3, bot_acts = $4, to_act = $5, line = $6, changed = $7
                where id = $1",
            )
            .bind(&summary.id)
            .bind(summary.stage_number())
            .bind(i64::from(summary.has_open()))
            .bind(i64::from(summary.goes_on))
            .bind(summary.to_act_bits())
            .bind(summary.line_text()?)
            .bind(step.at as i64)
        }
        Op::Answer { table, person, command, reply } => sqlx::query(
            "insert into answers (table_id, person, key, command, refusal, version, rematch)
            values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(table)
        .bind(person)
        .bind(&reply.key)
        .bind(command)
        .bind(reply.refusal.as_ref().map(serde_json::to_string).transpose()?)
        .bind(i64::from(reply.version))
        .bind(&reply.table),
    };
    match query.execute(&mut **db).await?.rows_affected() {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

/// Where the journal of a table ends.
async fn head(db: &mut SqliteTransaction<'_>, table: &str) -> Result<Head, StoreError> {
    let row = sqlx::query("select steps, head from tables where id = $1").bind(table).fetch_optional(&mut **db).await?;
    let row = row.ok_or(StoreError::Missing)?;
    let (steps, hash): (Option<i64>, Option<String>) = (row.try_get("steps")?, row.try_get("head")?);
    if let (Some(steps), Some(hash)) = (steps, hash) {
        return Ok(Head { number: steps as u32, hash });
    }
    // An older version of the program wrote all of it.
    let query = sqlx::query("select step from journal where table_id = $1 order by number").bind(table);
    let mut head = Head::default();
    for row in query.fetch_all(&mut **db).await? {
        head = head.after(row.try_get("step")?);
    }
    Ok(head)
}

async fn write_head(db: &mut SqliteTransaction<'_>, table: &str, head: &Head) -> Result<(), StoreError> {
    sqlx::query("update tables set steps = $2, head = $3 where id = $1")
        .bind(table)
        .bind(i64::from(head.number))
        .bind(&head.hash)
        .execute(&mut **db)
        .await?;
    Ok(())
}

/// Adds a step to a journal that ends there; gives its new end.
async fn write_step(db: &mut SqliteTransaction<'_>, table: &str, head: &Head, step: &Step) -> Result<Head, StoreError> {
    let text = serde_json::to_string(step)?;
    let head = head.after(&text);
    sqlx::query("insert into journal (table_id, number, step, hash) values ($1, $2, $3, $4)")
        .bind(table)
        .bind(i64::from(head.number))
        .bind(text)
        .bind(&head.hash)
        .execute(&mut **db)
        .await?;
    Ok(head)
}

async fn insert_table(db: &mut SqliteTransaction<'_>, summary: &Summary, at: u64) -> Result<(), StoreError> {
    sqlx::query(
        "insert into tables (id, host, stage, is_public, has_open, bot_acts, to_act, line, created, changed)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)",
    )
    .bind(&summary.id)
    .bind(&summary.host)
    .bind(summary.stage_number())
    .bind(i64::from(summary.is_public))
    .bind(i64::from(summary.has_open()))
    .bind(i64::from(summary.goes_on))
    .bind(summary.to_act_bits())
    .bind(summary.line_text()?)
    .bind(at as i64)
    .execute(&mut **db)
    .await?;
    Ok(())
}

async fn write_seats(db: &mut SqliteTransaction<'_>, summary: &Summary) -> Result<(), StoreError> {
    sqlx::query("delete from seats where table_id = $1").bind(&summary.id).execute(&mut **db).await?;
    for (seat, holder) in summary.line.seats.iter().enumerate() {
        if let Some(person) = holder.person() {
            sqlx::query("insert into seats (table_id, seat, person) values ($1, $2, $3)")
                .bind(&summary.id)
                .bind(seat as i64)
                .bind(person)
                .execute(&mut **db)
                .await?;
        }
    }
    Ok(())
}
