//! What this program needs of every game, and the one place that leads from a table or a record to its engine.

use crate::play::Board;
use bots::Knowledge;
use family::{AnyRecord, Table};
use std::hash::Hash;
use table::{Notation, Record};

/// A game that can be simulated, replayed and shown in a terminal.
pub(crate) trait AnyGame: Notation + Board + Knowledge<EventView: Hash, View: Sync> {
    /// Every way in which a game can end, as a slug.
    const ENDINGS: &'static [&'static str];
}

impl AnyGame for duel::Duel {
    const ENDINGS: &'static [&'static str] = &["civilian", "military", "science", "politics"];
}

impl AnyGame for architects::Architects {
    const ENDINGS: &'static [&'static str] = &["wonder", "decks"];
}

/// Something that can be done with any game.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the engine and setup of a table.
    fn visit<G: AnyGame>(self, setup: G::Setup) -> Self::Output;
}

/// Opens the door to the table's engine.
pub(crate) fn visit<V: Visitor>(table: Table, visitor: V) -> V::Output {
    match table {
        Table::Duel(setup) => visitor.visit::<duel::Duel>(setup),
        Table::Architects(setup) => visitor.visit::<architects::Architects>(setup),
    }
}

/// Something that can be done with the record of any game.
pub(crate) trait RecordVisitor {
    /// What comes of it.
    type Output;

    /// Does it with a record of one engine.
    fn visit<G: AnyGame>(self, record: Record<G>) -> Self::Output;
}

/// Opens the door to the record's engine.
pub(crate) fn visit_record<V: RecordVisitor>(record: AnyRecord, visitor: V) -> V::Output {
    match record {
        AnyRecord::Duel(record) => visitor.visit(record),
        AnyRecord::Architects(record) => visitor.visit(record),
    }
}
