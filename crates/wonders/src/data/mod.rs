//! What is printed on the components, and how many there are.

pub mod armada;
mod cards;
mod decks;
mod effect;
mod wonders;

pub use decks::{deck, guilds, guilds_in_play};
pub use effect::{Class, Counted, Effect, Scope, Toward};
pub use wonders::{Board, Stage};

use crate::cost::Cost;
use crate::ids::{Card, CardSet, Color, ColorSet, MAX_PLAYERS, MIN_PLAYERS, Resource, ResourceSet, Side, WonderId};
use crate::setup::Edition;
use armada::Naval;

/// Coins that everybody has at the start (W2.13).
pub const STARTING_COINS: u16 = 3;
/// Coins for a discarded card (W4.5).
pub const DISCARD_COINS: u16 = 3;
/// What a victory token of each age is worth (W7.2).
pub const VICTORY_POINTS: [i16; crate::ids::AGES] = [1, 3, 5];
/// What a defeat token is worth (W7.3).
pub const DEFEAT_POINTS: i16 = -1;
/// Coins that are worth a point (W9.3).
pub const COINS_PER_POINT: u16 = 3;

/// Every raw material.
pub(crate) const RAW: ResourceSet = ResourceSet::from_bits(0b0001111);
/// Every manufactured good.
pub(crate) const MANUFACTURED: ResourceSet = ResourceSet::from_bits(0b1110000);

/// Numbers of players there can be.
const TABLES: usize = MAX_PLAYERS - MIN_PLAYERS + 1;
/// Copies of a card by the number of players, from three. Guilds are drawn instead.
const GUILD: [u8; TABLES] = [0; TABLES];

/// A card as it is written in `cards.rs`.
#[derive(Clone, Copy)]
struct Row {
    card: Card,
    face: Face,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The age whose deck it belongs to, from 1.
    pub age: u8,
    /// Its colour.
    pub color: Color,
    /// How many copies are in play, by the number of players from three; of a guild at most one.
    pub copies: [u8; TABLES],
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: &'static [Effect],
    /// With any of these in the city it costs nothing (W5.4).
    pub chain_from: CardSet,
    /// Cards of which a city has only one: this one and its namesakes (W4.2).
    pub namesakes: CardSet,
    /// What it does that only cards of Armada do.
    pub naval: &'static [Naval],
}

const fn row(card: Card, color: Color, copies: [u8; TABLES], cost: Cost, effects: &'static [Effect]) -> Row {
    let age = if (card as usize) < SECOND_AGE {
        1
    } else if (card as usize) < THIRD_AGE {
        2
    } else {
        3
    };
    let mut namesakes = bit(card);
    let mut i = 0;
    while i < cards::NAMESAKES.len() {
        let [one, two] = cards::NAMESAKES[i];
        if card as usize == one as usize || card as usize == two as usize {
            namesakes |= bit(one) | bit(two);
        }
        i += 1;
    }
    let face = Face {
        age,
        color,
        copies,
        cost,
        effects,
        chain_from: CardSet::from_bits(0),
        namesakes: CardSet::from_bits(namesakes),
        naval: &[],
    };
    Row { card, face }
}

impl Row {
    /// The same, of this age.
    const fn of_age(mut self, age: u8) -> Self {
        self.face.age = age;
        self
    }

    /// The same, with effects that only cards of Armada have.
    const fn at_sea(mut self, naval: &'static [Naval]) -> Self {
        self.face.naval = naval;
        self
    }

    /// The same, free after one of these.
    const fn after(mut self, before: &[Card]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < before.len() {
            bits |= bit(before[i]);
            i += 1;
        }
        self.face.chain_from = CardSet::from_bits(bits);
        self
    }
}

const fn bit(card: Card) -> u128 {
    1 << card as u8
}

const fn colors(list: &[Color]) -> ColorSet {
    let mut bits = 0;
    let mut i = 0;
    while i < list.len() {
        bits |= 1 << list[i] as u8;
        i += 1;
    }
    ColorSet::from_bits(bits)
}

const fn either(one: Resource, two: Resource) -> ResourceSet {
    ResourceSet::from_bits(1 << one as u8 | 1 << two as u8)
}

/// Where the cards of the second age begin in the list of names.
const SECOND_AGE: usize = Card::Brickyard as usize;
/// Where those of the third age begin, guilds last.
const THIRD_AGE: usize = Card::Gardens as usize;

/// Each edition's cards. A card that an edition does not have is in it, too, and never comes into play.
static FACES: [[Face; Card::NUM]; Edition::NUM] = {
    let mut faces = [[cards::ROWS[0].face; Card::NUM]; Edition::NUM];
    let mut i = 0;
    while i < Card::NUM {
        let Row { card, face } = if i < Card::BASE { cards::ROWS[i] } else { armada::ROWS[i - Card::BASE] };
        assert!(card as usize == i, "a row of cards.rs does not stand where its name stands in ids.rs");
        faces[Edition::First as usize][i] = face;
        faces[Edition::Second as usize][i] = face;
        i += 1;
    }
    i = 0;
    while i < cards::CHANGED_IN_SECOND.len() {
        let Row { card, face } = cards::CHANGED_IN_SECOND[i];
        faces[Edition::Second as usize][card as usize] = face;
        i += 1;
    }
    faces
};

impl Edition {
    /// Its cards.
    #[inline]
    pub(crate) const fn faces(self) -> &'static [Face; Card::NUM] {
        &FACES[self as usize]
    }

    /// What is printed on a card.
    #[inline]
    pub const fn face(self, card: Card) -> &'static Face {
        &FACES[self as usize][card as usize]
    }

    /// Tests if the edition's base game has the card.
    pub const fn has(self, card: Card) -> bool {
        if card.is_of_armada() {
            return false;
        }
        let others = match self {
            Self::First => cards::ONLY_SECOND,
            Self::Second => cards::ONLY_FIRST,
        };
        let mut i = 0;
        while i < others.len() {
            if others[i] as usize == card as usize {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The cards of its base game, in printed order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// One side of a wonder.
    #[inline]
    pub const fn board(self, wonder: WonderId, side: Side) -> &'static Board {
        const BOARDS: [&[[Board; Side::NUM]; WonderId::NUM]; Edition::NUM] = [&wonders::FIRST, &wonders::SECOND];
        &BOARDS[self as usize][wonder as usize][side as usize]
    }
}

impl Face {
    /// Tests if neighbours may buy what it produces: of brown and grey cards (W5.7).
    pub const fn sells(&self) -> bool {
        matches!(self.color, Color::Brown | Color::Grey)
    }

    /// Tests if it reaches a city two seats away (S2.3).
    pub const fn reaches_far(&self) -> bool {
        let mut i = 0;
        while i < self.naval.len() {
            if matches!(self.naval[i], Naval::Raid(_) | Naval::DistantTrade(..)) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Tests if it is a guild.
    pub const fn is_guild(&self) -> bool {
        matches!(self.color, Color::Purple)
    }

    /// How many copies are in play at a table of so many, guilds apart.
    pub const fn copies_for(&self, seats: usize) -> u8 {
        self.copies[seats - MIN_PLAYERS]
    }
}
