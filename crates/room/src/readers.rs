//! The connections of a table. Each text is written once for all who see the same.

use crate::people::Person;
use crate::state::State;
use crate::tell::{self, Change};
use protocol::{Message, TableInfo};
use std::sync::Arc;
use table::{Seat, SeatSet};

/// Where the texts for one connection go.
pub trait Outbox {
    /// Sends a text without waiting.
    ///
    /// # Errors
    ///
    /// If the connection is over.
    fn send(&mut self, text: Arc<str>) -> Result<(), Lost>;
}

/// One connection.
#[derive(Debug)]
pub struct Reader<O> {
    /// Its number at the table.
    pub id: u64,
    /// Whose it is; none for a stranger.
    pub person: Option<Person>,
    /// The seat through which it looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The seats it was last told it owns.
    seats: SeatSet,
    outbox: O,
    /// Why it is to be removed, if it is.
    lost: Option<Lost>,
}

/// Why a connection is over for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// It went away.
    Gone,
    /// It read too slowly.
    TooSlow,
}

impl<O: Outbox> Reader<O> {
    /// A new connection. A person looks through a seat of theirs.
    pub fn new(id: u64, person: Option<Person>, state: &State, outbox: O) -> Self {
        let mut reader = Self { id, person, viewer: None, seats: SeatSet::EMPTY, outbox, lost: None };
        reader.seats = reader.owned(state);
        reader.viewer = tell::usual_viewer(state, reader.person_id());
        reader
    }

    /// The public number of the person.
    pub fn person_id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    fn owned(&self, state: &State) -> SeatSet {
        self.person_id().map_or(SeatSet::EMPTY, |person| state.seats_of(person))
    }

    /// Sends a message of its own to this reader.
    pub fn send(&mut self, message: &Message) {
        self.push(written(message));
    }

    fn push(&mut self, text: Arc<str>) {
        if let Err(why) = self.outbox.send(text) {
            // The first reason counts: whoever was too slow is gone soon after.
            self.lost.get_or_insert(why);
        }
    }

    /// Tells who the reader is, and everything that they may know.
    pub fn send_whole(&mut self, state: &State, info: TableInfo, number: u32) {
        self.send(&tell::you(state, self.person_id(), self.viewer));
        self.send(&tell::whole(state, info, number, self.viewer));
    }
}

/// All connections of a table.
#[derive(Debug)]
pub struct Readers<O>(Vec<Reader<O>>);

impl<O> Default for Readers<O> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<O: Outbox> Readers<O> {
    /// Adds a connection.
    pub fn add(&mut self, reader: Reader<O>) {
        self.0.push(reader);
    }

    /// The one with this number.
    pub fn get(&mut self, id: u64) -> Option<&mut Reader<O>> {
        self.0.iter_mut().find(|reader| reader.id == id)
    }

    /// Removes the one with this number.
    pub fn remove(&mut self, id: u64) -> Option<Reader<O>> {
        let index = self.0.iter().position(|reader| reader.id == id)?;
        Some(self.0.swap_remove(index))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Tests if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tells everybody about a change, each as they see it. Whoever has sat down looks through their seat from now on.
    pub fn tell(&mut self, state: &State, info: &TableInfo, number: u32, change: &Change) {
        let mut texts: Vec<(Option<Seat>, Arc<str>)> = Vec::new();
        for reader in &mut self.0 {
            let seats = reader.owned(state);
            if seats != reader.seats {
                reader.seats = seats;
                if reader.viewer.is_none_or(|viewer| !seats.contains(viewer)) {
                    reader.viewer = tell::usual_viewer(state, reader.person_id());
                }
                reader.send_whole(state, info.clone(), number);
                continue;
            }
            let known = texts.iter().find(|(viewer, _)| *viewer == reader.viewer).map(|(_, text)| Arc::clone(text));
            let text = known.unwrap_or_else(|| {
                let text = written(&tell::update(state, info.clone(), number, reader.viewer, change));
                texts.push((reader.viewer, Arc::clone(&text)));
                text
            });
            reader.push(text);
        }
    }

    /// Removes those that read too slowly or are gone.
    pub fn take_lost(&mut self) -> Vec<(Reader<O>, Lost)> {
        let lost = self.0.extract_if(.., |reader| reader.lost.is_some());
        lost.filter_map(|reader| reader.lost.map(|why| (reader, why))).collect()
    }
}

fn written(message: &Message) -> Arc<str> {
    serde_json::to_string(message).expect("a message is plain data with text keys").into()
}
