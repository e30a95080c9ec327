//! What this program needs of every game, and the one place that leads from a table or a record to its engine.

use crate::play::Board;
use bots::Knowledge;
use family::{AnyRecord, Table};
use std::hash::Hash;
use table::{Notation, Record, Seat};

/// A game that can be simulated, replayed and shown in a terminal.
pub(crate) trait AnyGame: Notation + Board + Knowledge<EventView: Hash, View: Sync> {
    /// Every way in which a game can end, as a slug.
    const ENDINGS: &'static [&'static str];

    /// How many copies of each scientific symbol a seat has.
    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)>;
    /// How many shields a seat has.
    fn shields(&self, seat: Seat) -> u8;
}

impl AnyGame for duel::Duel {
    const ENDINGS: &'static [&'static str] = &["civilian", "military", "science", "politics"];

    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        duel::Symbol::ALL.map(|symbol| (symbol.slug(), self.city(seat).copies_of(symbol))).into()
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.city(seat).shields()
    }
}

impl AnyGame for architects::Architects {
    const ENDINGS: &'static [&'static str] = &["wonder", "decks"];

    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        let green = architects::Card::ALL.into_iter().filter(|card| card.color() == architects::Color::Green);
        green.map(|card| (card.slug(), self.city(seat).cards().of(card))).collect()
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.city(seat).shields()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use architects::Architects;
    use duel::{Duel, Expansion};
    use table::{Rng, Xoshiro};

    /// Everything that is told of a game at any time, whoever asks.
    fn told<G: AnyGame>(game: &G) -> impl Eq + std::fmt::Debug {
        let seats = || Seat::first(game.seats());
        let symbols: Vec<_> = seats().map(|seat| game.symbols(seat)).collect();
        let shields: Vec<_> = seats().map(|seat| game.shields(seat)).collect();
        (game.score_sheet(), symbols, shields)
    }

    fn spectators_know_it<G: AnyGame>(tables: Vec<G::Setup>) {
        let (mut looks, mut secrets) = (0, 0);
        trials::each_event(tables, 4, |_, _, after: &G, rng: &mut Xoshiro| {
            let other = G::imagine(&after.view(None), &mut Xoshiro::new(rng.next_u64()));
            assert_eq!(told(after), told(&other), "{}", after.position_text());
            looks += 1;
            secrets += usize::from(*after != other);
        });
        assert!(looks > 500 && secrets > 20, "{secrets} of {looks} positions had something to hide");
    }

    #[test]
    fn points_symbols_and_shields_tell_nothing_that_a_spectator_does_not_see() {
        let sets: [&[Expansion]; 3] = [&[Expansion::Pantheon], &[Expansion::Agora], &Expansion::ALL];
        let mut tables = sets.map(|set| duel::Setup::with(set.iter().copied())).to_vec();
        let mut secret = duel::Setup::with(Expansion::ALL);
        assert!(secret.set("gods", "secret").is_ok());
        tables.push(secret);
        spectators_know_it::<Duel>(tables);
        let tables = ["architects/3:search=secret", "architects/7:search=secret"].map(|text| match text.parse() {
            Ok(Table::Architects(setup)) => setup,
            other => panic!("{other:?}"),
        });
        spectators_know_it::<Architects>(tables.to_vec());
    }
}
