//! A second implementation of the rules that count: slow, obvious, and written from `docs/rules/duel.md` alone; the
//! expansions have a file of their own.
//!
//! It reads printed costs and colours and what lies in the cities, never the engine's sums or effects. What components do
//! stands here once more, as plain lists by name.

#![allow(dead_code, reason = "each file of tests uses its own part of this one")]

pub(crate) mod expansions;

use duel::{Action, Age, CardId, Cell, City, Color, Drawn, Duel, Ending, Expansion, LootSize, Pending, Restore, Slot};
use duel::{TokenId, WonderId};
use table::{Game, Seat, SeatSet};

// Resources in the order of a printed cost.
const CLAY: usize = 0;
const WOOD: usize = 1;
const STONE: usize = 2;
const GLASS: usize = 3;
const PAPYRUS: usize = 4;

/// D5.3: what a brown or grey card yields.
const PRODUCERS: [(&str, usize, u8); 13] = [
    ("lumber_yard", WOOD, 1),
    ("logging_camp", WOOD, 1),
    ("sawmill", WOOD, 2),
    ("clay_pool", CLAY, 1),
    ("clay_pit", CLAY, 1),
    ("brickyard", CLAY, 2),
    ("quarry", STONE, 1),
    ("stone_pit", STONE, 1),
    ("shelf_quarry", STONE, 2),
    ("glassworks", GLASS, 1),
    ("glass_blower", GLASS, 1),
    ("press", PAPYRUS, 1),
    ("drying_room", PAPYRUS, 1),
];

/// D5.4: one unit of the owner's choice, from a building or a wonder.
const CHOICE_PRODUCERS: [(&str, &[usize]); 4] = [
    ("caravansery", &[CLAY, WOOD, STONE]),
    ("great_lighthouse", &[CLAY, WOOD, STONE]),
    ("forum", &[GLASS, PAPYRUS]),
    ("piraeus", &[GLASS, PAPYRUS]),
];

/// D5.9: what is bought for 1 coin.
const FIXED_PRICES: [(&str, &[usize]); 4] = [
    ("stone_reserve", &[STONE]),
    ("clay_reserve", &[CLAY]),
    ("wood_reserve", &[WOOD]),
    ("customs_house", &[GLASS, PAPYRUS]),
];

/// D11.11: whoever has the first builds the second for nothing.
#[rustfmt::skip]
const LINKS: [(&str, &str); 17] = [
    ("stable", "horse_breeders"), ("garrison", "barracks"), ("scriptorium", "library"), ("pharmacist", "dispensary"),
    ("theater", "statue"), ("altar", "temple"), ("baths", "aqueduct"),
    ("palisade", "fortifications"), ("tavern", "lighthouse"),
    ("archery_range", "siege_workshop"), ("parade_ground", "circus"), ("school", "university"),
    ("laboratory", "observatory"), ("statue", "gardens"), ("temple", "pantheon"), ("rostrum", "senate"),
    ("brewery", "arena"),
];

/// D10.7: points printed on blue, green and yellow cards.
#[rustfmt::skip]
const CARD_POINTS: [(Color, &[(&str, i16)]); 3] = [
    (Color::Blue, &[
        ("theater", 3), ("altar", 3), ("baths", 3), ("courthouse", 5), ("statue", 4), ("temple", 4), ("aqueduct", 5),
        ("rostrum", 4), ("palace", 7), ("town_hall", 7), ("obelisk", 5), ("gardens", 6), ("pantheon", 6), ("senate", 5),
    ]),
    (Color::Green, &[
        ("workshop", 1), ("apothecary", 1), ("library", 2), ("dispensary", 2), ("school", 1), ("laboratory", 1),
        ("academy", 3), ("study", 3), ("university", 2), ("observatory", 2),
    ]),
    (Color::Yellow, &[
        ("chamber_of_commerce", 3), ("port", 3), ("armory", 3), ("lighthouse", 3), ("arena", 3),
    ]),
];

/// D6.11 to D6.22.
#[rustfmt::skip]
const WONDER_POINTS: [(&str, i16); 11] = [
    ("appian_way", 3), ("circus_maximus", 3), ("colossus", 3), ("great_library", 4), ("great_lighthouse", 4),
    ("hanging_gardens", 3), ("mausoleum", 2), ("piraeus", 2), ("pyramids", 9), ("sphinx", 6), ("statue_of_zeus", 3),
];
const EXTRA_TURN: [&str; 5] = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"];

/// D7: shields on red cards and wonders.
#[rustfmt::skip]
const SHIELDS: [(&str, u8); 17] = [
    ("guard_tower", 1), ("stable", 1), ("garrison", 1), ("palisade", 1), ("horse_breeders", 1), ("barracks", 1),
    ("walls", 2), ("archery_range", 2), ("parade_ground", 2), ("fortifications", 2), ("siege_workshop", 2),
    ("circus", 2), ("arsenal", 3), ("pretorium", 3),
    ("circus_maximus", 1), ("colossus", 2), ("statue_of_zeus", 1),
];

/// D8.1: the two green cards of each symbol.
const SYMBOLS: [[&str; 2]; 6] = [
    ["apothecary", "school"],
    ["pharmacist", "dispensary"],
    ["scriptorium", "library"],
    ["workshop", "laboratory"],
    ["university", "observatory"],
    ["academy", "study"],
];

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

fn has_token(city: &City, token: &str) -> bool {
    city.tokens().iter().any(|own| own.slug() == token)
}

pub(crate) fn count(city: &City, colors: &[Color]) -> u16 {
    city.cards().iter().filter(|card| colors.contains(&card.building().color)).count() as u16
}

fn listed<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    list.iter().find(|(other, _)| *other == name).map(|&(_, value)| value)
}

/// All that decides what a seat pays.
pub(crate) struct Means {
    cards: Vec<&'static str>,
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
            for (name, resource, count) in PRODUCERS {
                units[resource] += if cards(city).contains(&name) { count } else { 0 };
            }
            units
        };
        let mut unit_prices = produced_by(other).map(|units| 2 + u16::from(units));
        for (_, resources) in FIXED_PRICES.iter().filter(|(name, _)| cards(own).contains(name)) {
            resources.iter().for_each(|&resource| unit_prices[resource] = 1);
        }
        let owned = [cards(own), standing(own)].concat();
        let choices = CHOICE_PRODUCERS.iter().filter(|(name, _)| owned.contains(name)).map(|&(_, list)| list).collect();
        let waived = |token| if has_token(own, token) { 2 } else { 0 };
        Self {
            cards: cards(own),
            production: produced_by(own),
            choices,
            unit_prices,
            waived_for_blue: waived("masonry"),
            waived_for_wonders: waived("architecture"),
        }
    }

    /// Printed coins, coins for units, and whether a link makes it free (D5.12).
    pub(crate) fn building(&self, card: CardId) -> (u16, u16, bool) {
        if LINKS.iter().any(|&(from, to)| to == card.slug() && self.cards.contains(&from)) {
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
    let color = |color: Color| -> i16 {
        let (_, list) = CARD_POINTS.iter().find(|(listed, _)| *listed == color).expect("the colour has points");
        cards(own).iter().filter_map(|card| listed(list, card)).sum()
    };
    let more_of = |colors: &[Color]| count(own, colors).max(count(other, colors)) as i16;
    let guild = |card: &str| match card {
        "builders_guild" => 2 * standing(own).len().max(standing(other).len()) as i16,
        "moneylenders_guild" => (own.coins() / 3).max(other.coins() / 3) as i16,
        "scientists_guild" => more_of(&[Color::Green]),
        "shipowners_guild" => more_of(&[Color::Brown, Color::Grey]),
        "merchants_guild" => more_of(&[Color::Yellow]),
        "magistrates_guild" => more_of(&[Color::Blue]),
        "tacticians_guild" => more_of(&[Color::Red]),
        _ => 0,
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
        color(Color::Blue),
        color(Color::Green),
        color(Color::Yellow),
        cards(own).into_iter().map(guild).sum(),
        standing(own).iter().filter_map(|wonder| listed(&WONDER_POINTS, wonder)).sum(),
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
                let coins = [("appian_way", 3), ("hanging_gardens", 6), ("temple_of_artemis", 12)];
                after.own += listed(&coins, wonder.slug()).unwrap_or(0);
                after.move_pawn(game, seat, listed(&SHIELDS, wonder.slug()).unwrap_or(0));
                after.other = after.other.saturating_sub(if wonder.slug() == "appian_way" { 3 } else { 0 });
                if EXTRA_TURN.contains(&wonder.slug()) || has_token(city, "theology") {
                    after.next = Some(seat);
                }
            }
            Action::Restore(card) => after.construct(game, seat, card),
            Action::Progress(token) => {
                after.own += if ["agriculture", "urbanism"].contains(&token.slug()) { 6 } else { 0 };
                let law = token.slug() == "law";
                let symbols = SYMBOLS.iter().filter(|pair| pair.iter().any(|card| cards(city).contains(card)));
                after.win_by_science(seat, symbols.count() + usize::from(law || has_token(city, "law")));
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
        let own = |color: Color| count(city, &[color]);
        let more_of = |colors: &[Color]| count(city, colors).max(count(other, colors));
        self.own += match card.slug() {
            "tavern" => 4,
            "brewery" => 6,
            "chamber_of_commerce" => 3 * own(Color::Grey),
            "port" => 2 * own(Color::Brown),
            "armory" => own(Color::Red),
            "lighthouse" => own(Color::Yellow) + 1,
            "arena" => 2 * standing(city).len() as u16,
            "scientists_guild" => more_of(&[Color::Green]),
            "shipowners_guild" => more_of(&[Color::Brown, Color::Grey]),
            "merchants_guild" => more_of(&[Color::Yellow]),
            "magistrates_guild" => more_of(&[Color::Blue]),
            "tacticians_guild" => more_of(&[Color::Red]),
            _ => 0,
        };
        if let Some(shields) = listed(&SHIELDS, card.slug()) {
            self.move_pawn(game, seat, shields + u8::from(has_token(city, "strategy")));
        }
        let built = [cards(city), vec![card.slug()]].concat();
        let symbols = SYMBOLS.iter().filter(|pair| pair.iter().any(|card| built.contains(card))).count();
        self.win_by_science(seat, symbols + usize::from(has_token(city, "law")));
    }

    /// D7.2 to D7.9.
    fn move_pawn(&mut self, game: &Duel, seat: Seat, shields: u8) {
        let step = if seat == Seat::A { 1 } else { -1 };
        for _ in 0..shields {
            self.pawn += step;
            let there = |size| game.loot().threatens(seat.opponent(), size);
            match self.pawn * step {
                3 if there(LootSize::Small) => self.other = self.other.saturating_sub(2),
                6 if there(LootSize::Large) => self.other = self.other.saturating_sub(5),
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
