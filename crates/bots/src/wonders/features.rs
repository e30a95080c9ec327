//! What the network looks at in a position of 7 Wonders, for each seat alike: its points row by row, resources of its own
//! and for sale beside it, symbols, shields beside each neighbour's, its wonder, its cards and what they make free, what
//! neighbours have that guilds count, and what the hand that it holds next still brings.
//!
//! Inputs are told to a closure instead of stored: judging adds them up on the way, learning collects them.

use super::card_worth::{CityWorth, TABLES, only};
use super::taught::{BOARDS, Taught, of_board, of_card, turn};
use table::{Game, Seat};
use wonders::{
    AGES, Card, CardSet, Color, MAX_PLAYERS, MIN_PLAYERS, MOST_SEATS, Position, Resource, Score, StepWith, Symbol,
    TURNS,
};

/// The first index of each group of inputs.
mod at {
    use super::*;

    pub(super) const SEATS: usize = 0;
    pub(super) const TURNS_LEFT: usize = SEATS + MAX_PLAYERS - MIN_PLAYERS + 1;
    pub(super) const WONDER: usize = TURNS_LEFT + AGES * TURNS + 1;
    pub(super) const WONDER_EARLY: usize = WONDER + BOARDS * STAGES;
    pub(super) const CARDS: usize = WONDER_EARLY + BOARDS;
    pub(super) const CARDS_EARLY: usize = CARDS + Card::BASE;
    /// From here on there is one block for each age.
    pub(super) const AGE: usize = CARDS_EARLY + Card::BASE;
    pub(super) const END: usize = AGE + AGES * block::END;
}

/// The first index of each group of inputs that only an expansion has. They come behind those of the base game, so that its
/// weights can be taken over.
struct Own<X>(X);

impl<X: Taught> Own<X> {
    const CARDS: usize = at::END;
    const CARDS_EARLY: usize = Self::CARDS + X::CARDS;
    const WONDER: usize = Self::CARDS_EARLY + X::CARDS;
    const WONDER_EARLY: usize = Self::WONDER + X::BOARDS * STAGES;
    const BESIDES: usize = Self::WONDER_EARLY + X::BOARDS;
    const END: usize = Self::BESIDES + X::NET_INPUTS;
}

/// The first index of each group of inputs in the block of an age.
mod block {
    use super::*;

    pub(super) const ONE: usize = 0;
    pub(super) const ROWS: usize = ONE + 1;
    pub(super) const LEAD: usize = ROWS + Score::ROWS.len();
    pub(super) const COINS: usize = LEAD + 2;
    pub(super) const OWN: usize = COINS + 3;
    pub(super) const SOLD: usize = OWN + 2 * Resource::NUM;
    pub(super) const PRICES: usize = SOLD + Resource::NUM;
    pub(super) const COLORS: usize = PRICES + 2;
    pub(super) const SYMBOLS: usize = COLORS + Color::NUM;
    pub(super) const FREE: usize = SYMBOLS + Symbol::NUM + 1;
    pub(super) const SHIELDS: usize = FREE + Color::NUM;
    pub(super) const BESIDE: usize = SHIELDS + 1;
    pub(super) const BESIDE_LATE: usize = BESIDE + STEPS;
    pub(super) const STAGE: usize = BESIDE_LATE + STEPS;
    pub(super) const NEIGHBOURS: usize = STAGE + 3;
    pub(super) const HAND: usize = NEIGHBOURS + Color::NUM + 2;
    pub(super) const END: usize = HAND + 3;
}

/// Numbers of stages that may stand.
const STAGES: usize = 5;
/// Steps of the difference in shields.
const STEPS: usize = 9;

/// How many inputs each seat has.
pub const fn input_count<X: Taught>() -> usize {
    Own::<X>::END
}

/// Tells every input of every seat that is not zero.
#[inline]
pub fn inputs<X: Taught>(game: &Position<X>, mut tell: impl FnMut(Seat, usize, f32)) {
    let seats = game.seats();
    let mut rows = [[0; Score::ROWS.len()]; MOST_SEATS];
    let mut points = [0; MOST_SEATS];
    for seat in Seat::first(seats) {
        rows[seat.index()] = game.score(seat).rows();
        let besides: i16 = (0..X::ROWS.len()).map(|row| X::points(game, seat, row)).sum();
        points[seat.index()] = rows[seat.index()].iter().sum::<i16>() + besides;
    }
    let sides = game.sides();
    if !sides.are_single_seats() {
        // Partners win and lose with the points of both.
        let own = points;
        for seat in Seat::first(seats) {
            points[seat.index()] = sides.side(seat).iter().map(|partner| own[partner.index()]).sum();
        }
    }
    let turn = turn(game);
    let left = ((AGES - game.age()) * TURNS - turn) as f32 / (AGES * TURNS) as f32;
    for seat in Seat::first(seats) {
        let block = at::AGE + game.age() * block::END;
        let others = Seat::first(seats).filter(|other| !sides.side(seat).contains(*other));
        let best: i16 = others.map(|other| points[other.index()]).max().unwrap_or(0);
        let lead = f32::from(points[seat.index()] - best) / 10.0;
        tell(seat, at::SEATS + seats.min(MAX_PLAYERS) - MIN_PLAYERS, 1.0);
        tell(seat, at::TURNS_LEFT + game.age() * TURNS + turn, 1.0);
        tell(seat, at::TURNS_LEFT + AGES * TURNS, left);
        tell(seat, block + block::ONE, 1.0);
        tell(seat, block + block::LEAD + usize::from(lead < 0.0), lead);
        for (row, &points) in rows[seat.index()].iter().enumerate().filter(|(_, points)| **points != 0) {
            tell(seat, block + block::ROWS + row, f32::from(points) / 10.0);
        }
        tell_city(game, seat, left, |input, value| tell(seat, input, value));
        tell_means(game, seat, |input, value| tell(seat, block + input, value));
        tell_neighbours(game, seat, |input, value| tell(seat, block + input, value));
        let worth = CityWorth::of(game, seat);
        tell_hand(&worth, |input, value| tell(seat, block + input, value));
        X::inputs(&worth, |input, value| tell(seat, Own::<X>::BESIDES + input, value));
    }
}

/// The wonder and the cards of a city, once more by how much is still to come.
#[inline]
fn tell_city<X: Taught>(game: &Position<X>, seat: Seat, left: f32, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    if let (Some(wonder), Some(side)) = (city.wonder(), city.side()) {
        let board = of_board::<X>(at::WONDER, Own::<X>::WONDER, wonder, side, STAGES);
        tell(board + usize::from(city.stages()).min(STAGES - 1), 1.0);
        tell(of_board::<X>(at::WONDER_EARLY, Own::<X>::WONDER_EARLY, wonder, side, 1), left);
    }
    for card in city.cards() {
        tell(of_card::<X>(at::CARDS, Own::<X>::CARDS, card), 1.0);
        tell(of_card::<X>(at::CARDS_EARLY, Own::<X>::CARDS_EARLY, card), left);
    }
}

/// Coins, resources, symbols, and cards to come that are free.
#[inline]
fn tell_means<X: Taught>(game: &Position<X>, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    let neighbours = game.neighbours(seat).map(|neighbour| game.city(neighbour));
    let coins = city.coins();
    tell(block::COINS, f32::from(coins) / 10.0);
    for (most, input) in [1, 3].into_iter().zip(1..) {
        if coins <= most {
            tell(block::COINS + input, 1.0);
        }
    }
    for resource in Resource::ALL {
        let own = city.sources(only(resource));
        if own > 0 {
            tell(block::OWN + 2 * resource.index(), 1.0);
        }
        if own > 1 {
            tell(block::OWN + 2 * resource.index() + 1, f32::from(own - 1));
        }
        let sold: u8 = neighbours.iter().map(|city| city.sources_for_sale(only(resource))).sum();
        if sold > 0 {
            tell(block::SOLD + resource.index(), f32::from(sold.min(3)) / 3.0);
        }
    }
    let prices = city.prices();
    for (i, [left, right]) in [prices.raw, prices.manufactured].into_iter().enumerate() {
        if left + right < 4 {
            tell(block::PRICES + i, f32::from(4 - left - right) / 2.0);
        }
    }
    for color in Color::ALL {
        tell(block::COLORS + color.index(), f32::from(city.of_color(color)) / 4.0);
    }
    let mut symbols = city.symbols();
    symbols.sort_unstable();
    for (i, &count) in symbols.iter().enumerate().filter(|(_, count)| **count > 0) {
        tell(block::SYMBOLS + i, f32::from(count) / 2.0);
    }
    tell(block::SYMBOLS + Symbol::NUM, f32::from(city.any_symbols()));
    let edition = game.setup().edition;
    let mut free = CardSet::from_bits(0);
    for card in city.cards() {
        free = free | TABLES.followers[edition as usize][card.index()];
    }
    for card in free.iter().filter(|card| usize::from(edition.face(*card).age) > game.age()) {
        if !city.cards().contains(card) {
            tell(block::FREE + edition.face(card).color.index(), 0.5);
        }
    }
}

/// Shields beside those of each neighbour, and what guilds count.
#[inline]
fn tell_neighbours<X: Taught>(game: &Position<X>, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    let late = turn(game) as f32 / TURNS as f32;
    tell(block::SHIELDS, f32::from(city.shields()) / 4.0);
    let most = STEPS as i32 / 2;
    let neighbours = game.neighbours(seat).map(|neighbour| game.city(neighbour));
    for rival in X::rivals(game, seat) {
        let lead = i32::from(city.shields()) - i32::from(game.city(rival).shields());
        let step = (lead.clamp(-most, most) + most) as usize;
        tell(block::BESIDE + step, 1.0);
        tell(block::BESIDE_LATE + step, late);
    }
    for color in Color::ALL {
        let cards: u8 = neighbours.iter().map(|city| city.of_color(color)).sum();
        tell(block::NEIGHBOURS + color.index(), f32::from(cards) / 6.0);
    }
    let stages = f32::from(neighbours[0].stages() + neighbours[1].stages());
    let defeats: u8 = neighbours.iter().map(|city| city.defeats().iter().sum::<u8>()).sum();
    tell(block::NEIGHBOURS + Color::NUM, stages / 4.0);
    tell(block::NEIGHBOURS + Color::NUM + 1, f32::from(defeats) / 6.0);
}

/// What the hand that the seat holds next brings it, and the next stage.
#[inline]
fn tell_hand<X: Taught>(worth: &CityWorth<'_, X>, mut tell: impl FnMut(usize, f32)) {
    let (game, seat) = (worth.game, worth.seat);
    if let Some(price) = game.stage_price(seat) {
        tell(block::STAGE, worth.stage() / 5.0);
        tell(block::STAGE + 1, 1.0);
        tell(block::STAGE + 2, f32::from(price) / 4.0);
    }
    if game.step() == StepWith::ChooseCard {
        let best: [f32; 3] = worth.best_of_hand();
        for (i, worth) in best.into_iter().enumerate() {
            tell(block::HAND + i, worth / 5.0);
        }
    }
}
