//! What this program needs of every game.

use crate::components;
use crate::play::OnTerminal;
use crate::text::Text;
use bots::Knowledge;
use family::Engine;
use serde_json::{Value, json};
use std::hash::Hash;
use std::io::{self, Write};
use table::Seat;

/// A game that can be simulated, replayed and shown in a terminal.
pub(crate) trait AnyGame: Engine + OnTerminal + Knowledge<EventView: Hash, View: Sync> {
    /// Every way in which a game can end, as a slug.
    const ENDINGS: &'static [&'static str];

    /// How many copies of each scientific symbol a seat has.
    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)>;
    /// How many shields a seat has.
    fn shields(&self, seat: Seat) -> u8;
    /// Every component that is in play with this setup, for programs.
    fn components(setup: &Self::Setup) -> Value;
    /// The same as a list to read beside the box.
    fn print_components(setup: &Self::Setup, out: &mut impl Write, text: &Text) -> io::Result<()>;
}

impl AnyGame for duel::Duel {
    const ENDINGS: &'static [&'static str] = &["civilian", "military", "science", "politics"];

    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        duel::Symbol::ALL.map(|symbol| (symbol.slug(), self.city(seat).copies_of(symbol))).into()
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.city(seat).shields()
    }

    fn components(setup: &duel::Setup) -> Value {
        json!(protocol::components::duel(setup.expansions))
    }

    fn print_components(setup: &duel::Setup, out: &mut impl Write, text: &Text) -> io::Result<()> {
        components::duel::print(out, setup, text)
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

    fn components(_: &architects::Setup) -> Value {
        json!(protocol::components::architects())
    }

    fn print_components(_: &architects::Setup, out: &mut impl Write, text: &Text) -> io::Result<()> {
        components::architects::print(out, text)
    }
}

impl AnyGame for wonders::Wonders {
    const ENDINGS: &'static [&'static str] = &["points"];

    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        wonders_symbols(self.city(seat))
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.city(seat).shields()
    }

    fn components(_: &wonders::Setup) -> Value {
        json!(protocol::components::wonders())
    }

    fn print_components(setup: &wonders::Setup, out: &mut impl Write, text: &Text) -> io::Result<()> {
        components::wonders::print(out, setup, text)
    }
}

impl AnyGame for wonders::armada::Armada {
    const ENDINGS: &'static [&'static str] = &["points"];

    fn symbols(&self, seat: Seat) -> Vec<(&'static str, u8)> {
        wonders_symbols(self.city(seat))
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.city(seat).shields()
    }

    fn components(_: &wonders::armada::Setup) -> Value {
        json!([protocol::components::wonders(), protocol::components::armada()].concat())
    }

    fn print_components(setup: &wonders::armada::Setup, out: &mut impl Write, text: &Text) -> io::Result<()> {
        components::wonders::print(out, setup, text)?;
        components::armada::print(out, setup, text)
    }
}

fn wonders_symbols(city: &wonders::City) -> Vec<(&'static str, u8)> {
    wonders::Symbol::ALL.map(wonders::Symbol::slug).into_iter().zip(city.symbols()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use architects::Architects;
    use duel::{Duel, Expansion};
    use family::Table;
    use table::{Rng, Xoshiro};
    use wonders::Wonders;
    use wonders::armada::Armada;

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
        let tables = ["wonders/3", "wonders/7:edition=second,sides=chosen"].map(|text| match text.parse() {
            Ok(Table::Wonders(setup)) => setup,
            other => panic!("{other:?}"),
        });
        spectators_know_it::<Wonders>(tables.to_vec());
        let tables =
            ["wonders+armada/3:explore=asked", "wonders+armada/8:teams=pairs"].map(|text| match text.parse() {
                Ok(Table::Armada(setup)) => setup,
                other => panic!("{other:?}"),
            });
        spectators_know_it::<Armada>(tables.to_vec());
    }
}
