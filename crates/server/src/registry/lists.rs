//! Lists of tables.

use super::Registry;
use crate::Person;
use crate::app_state::failed;
use protocol::{Refusal, Stage, TableLine, Tables};
use room::Summary;
use room::tell::occupant;
use table::Seat;

/// Tables in a list.
const LISTED: usize = 50;
/// How long a finished table stays in its people's lists, in milliseconds.
const FINISHED_LATELY: u64 = 7 * 24 * 60 * 60 * 1000;
/// How long a public table at which nothing happens stays in the lists for everybody.
const ALIVE_LATELY: u64 = 24 * 60 * 60 * 1000;

impl Registry {
    /// Tables to join, to watch or to go on with.
    ///
    /// # Errors
    ///
    /// Only if the server fails.
    pub async fn tables(&self, person: Option<&Person>) -> Result<Tables, Refusal> {
        let store = &self.app().store;
        let now = self.app().at();
        let mut mine = Vec::new();
        if let Some(person) = person {
            let since = now.saturating_sub(FINISHED_LATELY);
            let found = store.tables_of(&person.id, since, 4 * LISTED).await.map_err(failed)?;
            mine = found.into_iter().map(|summary| self.line(summary, Some(person))).collect();
            // The sort keeps the order of those that are alike: the newest first.
            mine.sort_by_key(|line| (line.stage == Stage::Over, !line.your_turn));
            mine.truncate(LISTED);
        }
        let since = now.saturating_sub(ALIVE_LATELY);
        let open = store.open_tables(since, LISTED).await.map_err(failed)?;
        let running = store.running_tables(since, LISTED).await.map_err(failed)?;
        let lines = |found: Vec<Summary>| found.into_iter().map(|summary| self.line(summary, person)).collect();
        Ok(Tables { mine, open: lines(open), running: lines(running) })
    }

    fn line(&self, summary: Summary, person: Option<&Person>) -> TableLine {
        let handle = self.app().tables().get(&summary.id).and_then(|cell| cell.get().cloned());
        let is_here = |person: &str| handle.as_ref().is_some_and(|handle| handle.is_here(person));
        let acts = |seat: Seat| {
            let holder = summary.line.seats.get(seat.index());
            person.is_some_and(|person| holder.and_then(|holder| holder.person()) == Some(&person.id))
        };
        TableLine {
            your_turn: summary.to_act.iter().any(acts),
            seats: summary.line.seats.iter().map(|holder| occupant(holder, is_here)).collect(),
            id: summary.id,
            table: summary.line.table,
            stage: summary.stage,
            clock: summary.line.clock,
            changed: summary.changed,
        }
    }
}
