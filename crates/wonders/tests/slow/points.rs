//! Points, shields and coins in the slow way: card by card, by its name.

use super::{buildings, pile, stage_effects, stages};
use std::collections::BTreeMap;
use table::{Game, Seat};
use wonders::{Action, Card, Color, Effect, Step, Symbol, Wonders};

fn colors(game: &Wonders, seat: Seat, color: Color) -> i16 {
    let is_so = |card: &Card| game.setup().edition.face(*card).color == color;
    buildings(game, seat).into_iter().filter(is_so).count() as i16
}

fn neighbours(game: &Wonders, seat: Seat) -> [Seat; 2] {
    [seat.left(game.seats()), seat.right(game.seats())]
}

/// The points that are printed on a card or a stage as a number.
fn printed(effects: &[Effect]) -> i16 {
    let points = effects.iter().map(|effect| if let Effect::Points(points) = effect { i16::from(*points) } else { 0 });
    points.sum()
}

/// The points of a guild that stands in the city of a seat, or counts as if it did (W10).
fn guild(game: &Wonders, seat: Seat, guild: Card) -> i16 {
    let of_neighbours = |color: Color| -> i16 {
        neighbours(game, seat).into_iter().map(|neighbour| colors(game, neighbour, color)).sum()
    };
    match guild {
        Card::WorkersGuild => of_neighbours(Color::Brown),
        Card::CraftsmensGuild => 2 * of_neighbours(Color::Grey),
        Card::TradersGuild => of_neighbours(Color::Yellow),
        Card::PhilosophersGuild => of_neighbours(Color::Green),
        Card::SpiesGuild => of_neighbours(Color::Red),
        Card::MagistratesGuild => of_neighbours(Color::Blue),
        Card::StrategistsGuild => {
            let defeats = neighbours(game, seat).map(|neighbour| game.city(neighbour).defeats());
            defeats.into_iter().flatten().map(i16::from).sum()
        }
        Card::ShipownersGuild => {
            [Color::Brown, Color::Grey, Color::Purple].into_iter().map(|color| colors(game, seat, color)).sum()
        }
        Card::BuildersGuild => {
            let [left, right] = neighbours(game, seat);
            [left, seat, right].into_iter().map(|city| stages(game, city) as i16).sum()
        }
        Card::DecoratorsGuild if game.city(seat).is_complete(game.setup().edition) => 7,
        Card::ScientistsGuild | Card::DecoratorsGuild => 0,
        _ => panic!("{guild} is no guild"),
    }
}

/// Points of science: every symbol of choice is tried as each of the three.
fn science(symbols: &[Symbol], any: usize) -> i16 {
    if any > 0 {
        let with = |symbol: Symbol| science(&[symbols, &[symbol]].concat(), any - 1);
        return Symbol::ALL.into_iter().map(with).max().unwrap_or(0);
    }
    let counts = Symbol::ALL.map(|symbol| symbols.iter().filter(|other| **other == symbol).count() as i16);
    counts.iter().map(|count| count * count).sum::<i16>() + 7 * counts.into_iter().min().unwrap_or(0)
}

/// A seat's points, row by row in the order of the pad.
pub(crate) fn score(game: &Wonders, seat: Seat) -> [i16; 7] {
    let edition = game.setup().edition;
    let city = game.city(seat);
    let cards = buildings(game, seat);
    let victories = city.victories().into_iter().zip([1, 3, 5]).map(|(tokens, points)| i16::from(tokens) * points);
    let defeats: i16 = city.defeats().into_iter().map(i16::from).sum();
    let civilian = cards.iter().filter(|card| edition.face(**card).color == Color::Blue);
    let commercial = cards.iter().map(|card| match card {
        Card::Haven => colors(game, seat, Color::Brown),
        Card::Lighthouse => colors(game, seat, Color::Yellow),
        Card::ChamberOfCommerce => 2 * colors(game, seat, Color::Grey),
        Card::Arena => stages(game, seat) as i16,
        Card::Ludus => colors(game, seat, Color::Red),
        _ => 0,
    });
    let guilds: i16 = cards
        .iter()
        .filter(|card| edition.face(**card).color == Color::Purple)
        .map(|&card| guild(game, seat, card))
        .sum();
    let effects = cards.iter().flat_map(|&card| edition.face(card).effects.iter().copied());
    let effects: Vec<Effect> = effects.chain(stage_effects(game, seat)).collect();
    let symbols: Vec<Symbol> = effects
        .iter()
        .filter_map(|effect| if let Effect::Science(symbol) = effect { Some(*symbol) } else { None })
        .collect();
    let any = effects.iter().filter(|effect| **effect == Effect::AnyScience).count();
    let own_science = science(&symbols, any);
    // With a copy: its points in the row of the guilds, and what science is then worth.
    let mut best = (0, own_science);
    if effects.contains(&Effect::CopyGuild) {
        let near = neighbours(game, seat).into_iter().flat_map(|neighbour| buildings(game, neighbour));
        let mut near: Vec<Card> = near.filter(|card| edition.face(*card).color == Color::Purple).collect();
        near.sort_by_key(|card| card.slug());
        for card in near {
            let is_science = usize::from(card == Card::ScientistsGuild);
            let with = (guild(game, seat, card), science(&symbols, any + is_science));
            if with.0 + with.1 > best.0 + best.1 {
                best = with;
            }
        }
    }
    [
        victories.sum::<i16>() - defeats,
        city.coins() as i16 / 3,
        printed(&stage_effects(game, seat)),
        civilian.map(|card| printed(edition.face(*card).effects)).sum(),
        commercial.sum(),
        guilds + best.0,
        best.1,
    ]
}

/// A seat's shields, card by card and stage by stage.
pub(crate) fn shields(game: &Wonders, seat: Seat) -> u8 {
    let cards = buildings(game, seat).into_iter();
    let effects = cards.flat_map(|card| game.setup().edition.face(card).effects.iter().copied());
    let shields = effects.chain(stage_effects(game, seat));
    shields.map(|effect| if let Effect::Shields(shields) = effect { shields } else { 0 }).sum()
}

/// Coins that a card brings to who builds it, from what lies on the table then.
fn coins_of(game: &Wonders, seat: Seat, card: Card) -> i16 {
    let [left, right] = neighbours(game, seat);
    let around = |color: Color| [left, seat, right].into_iter().map(|city| colors(game, city, color)).sum::<i16>();
    match card {
        Card::Tavern => 5,
        Card::Vineyard => around(Color::Brown),
        Card::Bazar => 2 * around(Color::Grey),
        Card::Haven => colors(game, seat, Color::Brown),
        Card::Lighthouse => colors(game, seat, Color::Yellow),
        Card::ChamberOfCommerce => 2 * colors(game, seat, Color::Grey),
        Card::Arena => 3 * stages(game, seat) as i16,
        Card::Ludus => 3 * colors(game, seat, Color::Red),
        _ => 0,
    }
}

/// Watches rounds open: whether everybody has as many coins as follows from what was done, and tokens as conflicts give.
#[derive(Default)]
pub(crate) struct Follower {
    chosen: BTreeMap<Seat, Action>,
    pub(crate) rounds: usize,
}

impl Follower {
    /// Looks at an action, with the positions before and after it. What is due at the end of an age comes in steps of its
    /// own, so that the cities right after the round are those of the next position but for a conflict.
    pub(crate) fn follow(&mut self, before: &Wonders, seat: Seat, action: Action, after: &Wonders) {
        let is_round = before.step() == Step::ChooseCard;
        self.chosen.insert(seat, action);
        if is_round && self.chosen.len() < before.seats() {
            return;
        }
        let chosen = std::mem::take(&mut self.chosen);
        if matches!(before.step(), Step::PickWonder | Step::ChooseSide) {
            return;
        }
        self.rounds += 1;
        for seat in Seat::first(before.seats()) {
            let mut coins = before.city(seat).coins() as i16;
            for (&other, &action) in &chosen {
                let payment = action.payment();
                let (left, right) = (i16::from(payment.left), i16::from(payment.right));
                let paid = if other == seat { left + right } else { 0 };
                let got = if other.left(before.seats()) == seat { left } else { 0 }
                    + if other.right(before.seats()) == seat { right } else { 0 };
                coins += got - paid;
            }
            coins += chosen.get(&seat).map_or(0, |&action| brought(before, seat, action, after));
            assert_eq!(after.city(seat).coins() as i16, coins, "{seat}: {chosen:?}\nin {before:?}");
        }
        let is_over = after.age() > before.age() || after.step() == Step::Over;
        for seat in Seat::first(before.seats()) {
            let (mut won, mut lost) = (before.city(seat).victories(), before.city(seat).defeats());
            if is_over {
                let of = |seat: Seat| shields(after, seat);
                let near = neighbours(before, seat);
                won[before.age()] = near.iter().filter(|other| of(**other) < of(seat)).count() as u8;
                lost[before.age()] = near.iter().filter(|other| of(**other) > of(seat)).count() as u8;
            }
            assert_eq!((after.city(seat).victories(), after.city(seat).defeats()), (won, lost), "{seat}\n{before:?}");
        }
        let (put, had) = (pile(after).len(), pile(before).len());
        assert!(put + 1 >= had, "the pile shrinks by one card at most");
    }
}

/// Coins from the bank for an action, less those that go there.
fn brought(before: &Wonders, seat: Seat, action: Action, after: &Wonders) -> i16 {
    match action {
        Action::Discard(_) => 3,
        Action::Build(card, _) => {
            let cost = before.setup().edition.face(card).cost.coins;
            let bank = if super::is_free(before, seat, card) { 0 } else { i16::from(cost) };
            coins_of(after, seat, card) - bank
        }
        Action::BuildFree(card) | Action::Fetch(card) => coins_of(after, seat, card),
        Action::Stage(..) => {
            let (had, has) = (stage_effects(before, seat), stage_effects(after, seat));
            let coins = has[had.len()..].iter();
            coins.map(|effect| if let Effect::Coins(coins) = effect { i16::from(*coins) } else { 0 }).sum()
        }
        Action::Decline | Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => 0,
    }
}
