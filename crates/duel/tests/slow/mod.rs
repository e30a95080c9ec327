//! A second implementation of the rules that count: slow, obvious, and written from `docs/rules/duel.md` alone; the
//! expansions have a file of their own.
//!
//! It reads printed costs and colours and what lies in the cities, never the engine's sums or effects. What cards and
//! wonders do it reads in the list keyed from the box; what progress tokens do stands here once more.

#![allow(dead_code, reason = "each file of tests uses its own part of this one")]

pub(crate) mod expansions;
mod printed;

use duel::{
    Action, Age, CardId, Cell, City, Color, Drawn, Duel, Ending, Expansion, MilitaryTokenSize, Pending, Restore, Slot,
};
use duel::{TokenId, WonderId};
use printed::{number, printed};
use std::collections::BTreeSet;
use table::{Game, Id, Seat, SeatSet};

/// D8.1: how many different symbols these cards have.
fn symbols(cards: &[&str]) -> usize {
    let symbols: BTreeSet<_> = cards.iter().flat_map(|card| printed(card).all("science")).collect();
    symbols.len()
}

/// D3.6 to D3.8 as drawn there: `[ ]` is dealt face up, `( )` face down, and half a card is three columns wide.
const DRAWINGS: [&str; 3] = [
    "
              [ 0]  [ 1]
           ( 2)  ( 3)  ( 4)
        [ 5]  [ 6]  [ 7]  [ 8]
     ( 9)  (10)  (11)  (12)  (13)
  [14]  [15]  [16]  [17]  [18]  [19]",
    "
  [ 0]  [ 1]  [ 2]  [ 3]  [ 4]  [ 5]
     ( 6)  ( 7)  ( 8)  ( 9)  (10)
        [11]  [12]  [13]  [14]
           (15)  (16)  (17)
              [18]  [19]",
    "
        [ 0]  [ 1]
     ( 2)  ( 3)  ( 4)
  [ 5]  [ 6]  [ 7]  [ 8]
     ( 9)        (10)
  [11]  [12]  [13]  [14]
     (15)  (16)  (17)
        [18]  [19]",
];
const HALF_A_CARD: usize = 3;

fn cards(city: &City) -> Vec<&'static str> {
    city.cards().iter().map(CardId::slug).collect()
}

fn standing(city: &City) -> Vec<&'static str> {
    city.standing().iter().map(WonderId::slug).collect()
}

/// The white symbols on the cards of a city.
fn links(city: &City) -> Vec<&'static str> {
    cards(city).into_iter().filter_map(|card| printed(card).gives).collect()
}

fn has_token(city: &City, token: &str) -> bool {
    city.tokens().iter().any(|own| own.slug() == token)
}

pub(crate) fn count(city: &City, colors: &[Color]) -> u16 {
    city.cards().iter().filter(|card| colors.contains(&card.building().color)).count() as u16
}

/// D10.8, D11.6, D11.7: how many of something there are in the own city, which is about to have so many more of it, or in
/// the city that has more.
fn counted(what: &str, whose: &str, own: (&City, u16), other: &City) -> u16 {
    let (own, more) = own;
    let of = |city: &City| match what {
        "wonder" => standing(city).len() as u16,
        "three_coins" => city.coins() / 3,
        "brown_and_grey" => count(city, &[Color::Brown, Color::Grey]),
        color => count(city, &[Color::from_slug(color).unwrap_or_else(|| panic!("{color} cannot be counted"))]),
    };
    match whose {
        "own" => of(own) + more,
        "max" => (of(own) + more).max(of(other)),
        _ => panic!("{whose} is no city"),
    }
}

/// All that decides what a seat pays.
pub(crate) struct Means {
    links: Vec<&'static str>,
    pub(crate) production: [u8; 5],
    pub(crate) choices: Vec<&'static [usize]>,
    pub(crate) unit_prices: [u16; 5],
    pub(crate) waived_for_blue: u8,
    pub(crate) waived_for_wonders: u8,
}

impl Means {
    pub(crate) fn of(game: &Duel, seat: Seat) -> Self {
        let (own, other) = (game.city(seat), game.city(seat.opponent()));
        let produced_by = |city: &City| {
            let mut units = [0; 5];
            for card in cards(city).into_iter().map(printed) {
                (0..5).for_each(|i| units[i] += card.produces[i]);
            }
            units
        };
        let mut unit_prices = produced_by(other).map(|units| 2 + u16::from(units));
        for &resource in cards(own).into_iter().flat_map(|card| &printed(card).for_one_coin) {
            unit_prices[resource] = 1;
        }
        let owned = [cards(own), standing(own)].concat();
        let choices = owned.into_iter().filter_map(|name| printed(name).choice.as_deref()).collect();
        let waived = |token| if has_token(own, token) { 2 } else { 0 };
        Self {
            links: links(own),
            production: produced_by(own),
            choices,
            unit_prices,
            waived_for_blue: waived("masonry"),
            waived_for_wonders: waived("architecture"),
        }
    }

    /// Printed coins, coins for units, and whether a link makes it free (D5.12).
    pub(crate) fn building(&self, card: CardId) -> (u16, u16, bool) {
        if printed(card.slug()).is_free_with(&self.links) {
            return (0, 0, true);
        }
        let building = card.building();
        let waived = if building.color == Color::Blue { self.waived_for_blue } else { 0 };
        let trade = self.cheapest(building.cost.goods.units(), waived, &self.choices, self.production);
        (u16::from(building.cost.coins), trade, false)
    }

    pub(crate) fn wonder(&self, wonder: WonderId) -> u16 {
        self.cheapest(wonder.wonder().cost.goods.units(), self.waived_for_wonders, &self.choices, self.production)
    }

    /// D5.15: the lowest sum over every way to waive units and then every way to set the choice producers.
    fn cheapest(&self, cost: [u8; 5], waived: u8, choices: &[&'static [usize]], production: [u8; 5]) -> u16 {
        if waived > 0 && cost != [0; 5] {
            let ways = (0..5).filter(|&i| cost[i] > 0).map(|i| {
                let mut rest = cost;
                rest[i] -= 1;
                self.cheapest(rest, waived - 1, choices, production)
            });
            return ways.min().expect("some unit is left");
        }
        if let [producer, others @ ..] = choices {
            let ways = producer.iter().map(|&i| {
                let mut more = production;
                more[i] += 1;
                self.cheapest(cost, waived, others, more)
            });
            return ways.min().expect("a choice producer has a list");
        }
        (0..5).map(|i| u16::from(cost[i].saturating_sub(production[i])) * self.unit_prices[i]).sum()
    }
}

/// The eight rows of D10.7.
pub(crate) fn score(game: &Duel, seat: Seat) -> [i16; 8] {
    let (own, other) = (game.city(seat), game.city(seat.opponent()));
    let color = |color: &str| -> i16 {
        let own = cards(own).into_iter().map(printed).filter(|card| card.color == color);
        own.map(|card| card.number("vp") as i16).sum()
    };
    let guild = |card: &str| -> i16 {
        let points = |words: &[&str]| (number(words[0]) * counted(words[1], words[2], (own, 0), other)) as i16;
        printed(card).all("vp_per").map(points).sum()
    };
    let token = |token: &str| match token {
        "agriculture" => 4,
        "mathematics" => 3 * own.tokens().len() as i16,
        "philosophy" => 7,
        _ => 0,
    };
    let lead = if seat == Seat::A { game.pawn() } else { -game.pawn() };
    let military = match lead {
        ..=0 => 0,
        1..=2 => 2,
        3..=5 => 5,
        _ => 10,
    };
    [
        color("blue"),
        color("green"),
        color("yellow"),
        cards(own).into_iter().map(guild).sum(),
        standing(own).into_iter().map(|wonder| printed(wonder).number("vp") as i16).sum(),
        own.tokens().iter().map(TokenId::slug).map(token).sum(),
        own.coins() as i16 / 3,
        military,
    ]
}

/// D10.4, D10.16, D10.17: who wins by points.
pub(crate) fn winners_by_points(game: &Duel) -> SeatSet {
    let [a, b] = [Seat::A, Seat::B].map(|seat| score(game, seat));
    let (total_a, total_b): (i16, i16) = (a.iter().sum(), b.iter().sum());
    if total_a != total_b {
        return SeatSet::only(if total_a > total_b { Seat::A } else { Seat::B });
    }
    let (blue_a, blue_b) = (a[0], b[0]);
    if blue_a != blue_b {
        return SeatSet::only(if blue_a > blue_b { Seat::A } else { Seat::B });
    }
    SeatSet::all(2)
}

/// A slot of a drawing: its number, line, first column, and whether it is dealt face up.
pub(crate) fn drawn_slots(age: Age, agora: bool) -> Vec<(u8, usize, usize, bool)> {
    let drawings = if agora { &expansions::DRAWINGS } else { &DRAWINGS };
    let mut slots = Vec::new();
    for (line, text) in drawings[age.index()].lines().enumerate() {
        for (column, _) in text.match_indices(['[', '(']) {
            let number = text[column + 1..column + 3].trim().parse().expect("a slot has a number");
            slots.push((number, line, column, text[column..].starts_with('[')));
        }
    }
    slots
}

/// D3.10: a card is available if no card of the next row overlaps it by half.
pub(crate) fn available(game: &Duel) -> Vec<u8> {
    let lies = |slot: u8| game.structure().cell(Slot(slot)) != Cell::Empty;
    let drawn = drawn_slots(game.age(), game.setup().plays(Expansion::Agora));
    let slots: Vec<_> = drawn.into_iter().filter(|&(slot, ..)| lies(slot)).collect();
    let is_covered = |line: usize, column: usize| {
        slots.iter().any(|&(_, other, start, _)| other == line + 1 && start.abs_diff(column) == HALF_A_CARD)
    };
    slots.iter().filter(|&&(_, line, column, _)| !is_covered(line, column)).map(|&(slot, ..)| slot).collect()
}

/// What a seat may do.
pub(crate) fn actions(game: &Duel, seat: Seat) -> Vec<Action> {
    let destroyed = |color| {
        let cards = game.city(seat.opponent()).cards();
        cards.iter().filter(move |card| card.building().color == color).map(Action::Destroy).collect()
    };
    let is_base = game.setup().expansions.is_empty();
    match game.pending().last() {
        Some(Pending::Turn(_)) if is_base => turn_actions(game, seat),
        Some(Pending::Draft) => game.offer().iter().map(Action::Draft).collect(),
        Some(Pending::TakeToken(_)) => game.board().iter().map(Action::Progress).collect(),
        Some(Pending::KeepToken(_)) => match game.view(Some(seat)).drawn {
            Drawn::Seen(tokens) => tokens.iter().map(Action::Progress).collect(),
            Drawn::Hidden(_) => panic!("the builder sees what the Great Library draws (D6.14)"),
        },
        Some(&Pending::Destroy(_, color)) => destroyed(color),
        Some(Pending::Restore(_)) => {
            let any = game.setup().restore == Restore::Any;
            let is_allowed = |card: &CardId| any || card.building().color != Color::White;
            game.discard().iter().filter(is_allowed).map(Action::Restore).collect()
        }
        Some(Pending::ChooseStarter(_)) => vec![Action::Begin(Seat::A), Action::Begin(Seat::B)],
        other if is_base => panic!("nobody has to act: {other:?}"),
        _ => expansions::actions(game, seat),
    }
}

/// D4.2 to D4.5: what a seat may do on its turn.
fn turn_actions(game: &Duel, seat: Seat) -> Vec<Action> {
    let means = Means::of(game, seat);
    let city = game.city(seat);
    let built = standing(city).len() + standing(game.city(seat.opponent())).len();
    let mut actions = Vec::new();
    for slot in available(game).into_iter().map(Slot) {
        let Cell::Up(card) = game.structure().cell(slot) else { panic!("an available card lies face down (D4.6)") };
        let (printed, trade, _) = means.building(card);
        if printed + trade <= city.coins() {
            actions.push(Action::Build(slot));
        }
        actions.push(Action::Discard(slot));
        for wonder in city.wonders() {
            if means.wonder(wonder) <= city.coins() && built < 7 {
                actions.push(Action::Wonder(slot, wonder));
            }
        }
    }
    actions
}

/// Treasuries, pawn and supremacy after an action, the choices it brings left aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct After {
    pub(crate) own: u16,
    pub(crate) other: u16,
    pub(crate) pawn: i8,
    pub(crate) ending: Option<Ending>,
    /// Whose turn comes next, if this was a turn.
    pub(crate) next: Option<Seat>,
}

impl After {
    pub(crate) fn expected(game: &Duel, seat: Seat, action: Action) -> Self {
        let (city, means) = (game.city(seat), Means::of(game, seat));
        let other = game.city(seat.opponent());
        let mut after = Self {
            own: city.coins(),
            other: other.coins(),
            pawn: game.pawn(),
            ending: None,
            next: Some(seat.opponent()),
        };
        let taken = |slot: Slot| match game.structure().cell(slot) {
            Cell::Up(card) => card,
            cell => panic!("{cell:?} cannot be taken"),
        };
        let pay = |after: &mut Self, printed: u16, trade: u16| {
            after.own -= printed + trade;
            after.other += if has_token(other, "economy") { trade } else { 0 };
        };
        match action {
            Action::Discard(_) => after.own += 2 + count(city, &[Color::Yellow]),
            Action::Build(slot) => {
                let (printed, trade, linked) = means.building(taken(slot));
                pay(&mut after, printed, trade);
                after.own += if linked && has_token(city, "urbanism") { 4 } else { 0 };
                after.construct(game, seat, taken(slot));
            }
            Action::Wonder(_, wonder) => {
                pay(&mut after, 0, means.wonder(wonder));
                let printed = printed(wonder.slug());
                after.own += printed.number("coins");
                after.move_pawn(game, seat, printed.number("shields"));
                after.other = after.other.saturating_sub(printed.number("opponent_loses_coins"));
                if printed.has("extra_turn") || has_token(city, "theology") {
                    after.next = Some(seat);
                }
            }
            Action::Restore(card) => after.construct(game, seat, card),
            Action::Progress(token) => {
                after.own += if ["agriculture", "urbanism"].contains(&token.slug()) { 6 } else { 0 };
                let law = token.slug() == "law";
                after.win_by_science(seat, symbols(&cards(city)) + usize::from(law || has_token(city, "law")));
            }
            // The oracle knows the base game only, where nothing else is to be decided.
            _ => {}
        }
        if !matches!(action, Action::Build(_) | Action::Discard(_) | Action::Wonder(..)) {
            after.next = None;
        }
        after
    }

    /// D11.1: what a building does when it joins the city.
    fn construct(&mut self, game: &Duel, seat: Seat, card: CardId) {
        let (city, other) = (game.city(seat), game.city(seat.opponent()));
        let printed = printed(card.slug());
        self.own += printed.number("coins");
        for words in printed.all("coins_per") {
            // The card is there when it is counted.
            let itself = u16::from(words[1] == printed.color);
            self.own += number(words[0]) * counted(words[1], words[2], (city, itself), other);
        }
        if printed.has("shields") {
            self.move_pawn(game, seat, printed.number("shields") + u16::from(has_token(city, "strategy")));
        }
        let built = [cards(city), vec![card.slug()]].concat();
        self.win_by_science(seat, symbols(&built) + usize::from(has_token(city, "law")));
    }

    /// D7.2 to D7.9.
    fn move_pawn(&mut self, game: &Duel, seat: Seat, shields: u16) {
        let step = if seat == Seat::A { 1 } else { -1 };
        for _ in 0..shields {
            self.pawn += step;
            let there = |size| game.military_tokens().threatens(seat.opponent(), size);
            match self.pawn * step {
                3 if there(MilitaryTokenSize::Small) => self.other = self.other.saturating_sub(2),
                6 if there(MilitaryTokenSize::Large) => self.other = self.other.saturating_sub(5),
                9 => {
                    self.ending = Some(Ending::Military(seat));
                    return;
                }
                _ => {}
            }
        }
    }

    fn win_by_science(&mut self, seat: Seat, symbols: usize) {
        if symbols >= 6 {
            self.ending = Some(Ending::Science(SeatSet::only(seat)));
        }
    }
}
