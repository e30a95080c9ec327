//! The component tables. Each set of the game has a file of rows; here they become one table per kind.

mod base;

use crate::effect::Effect;
use crate::goods::Goods;
use crate::ids::{Age, Back, CardId, CardSet, Color, Link, Resource, ResourceSet, TokenId, WonderId};

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Printed coins, which go to the bank.
    pub coins: u8,
    /// Resources, produced or bought.
    pub goods: Goods,
}

/// A building card as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// Which one.
    pub id: CardId,
    /// What its back shows, and so which deck it belongs to.
    pub back: Back,
    /// Its kind.
    pub color: Color,
    /// Its printed cost.
    pub cost: Cost,
    /// The white symbol in its corner.
    pub gives: Option<Link>,
    /// The white symbol below its cost: whoever has it builds for nothing.
    pub free_with: Option<Link>,
    /// What it does.
    pub effects: &'static [Effect],
}

/// A wonder card as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wonder {
    /// Which one.
    pub id: WonderId,
    /// Its printed cost. No wonder costs coins.
    pub cost: Cost,
    /// What it does.
    pub effects: &'static [Effect],
}

/// A progress token as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which one.
    pub id: TokenId,
    /// What it does.
    pub effects: &'static [Effect],
}

/// All buildings, by index.
pub static BUILDINGS: [Building; CardId::NUM] = base::BUILDINGS;
/// All wonders, by index.
pub static WONDERS: [Wonder; WonderId::NUM] = base::WONDERS;
/// All progress tokens, by index.
pub static TOKENS: [Token; TokenId::NUM] = base::TOKENS;

/// The wonders of a first game without a draft (D2.6).
pub const FIRST_GAME: [[WonderId; 4]; 2] = [
    [WonderId::Pyramids, WonderId::GreatLighthouse, WonderId::TempleOfArtemis, WonderId::StatueOfZeus],
    [WonderId::CircusMaximus, WonderId::Piraeus, WonderId::AppianWay, WonderId::Colossus],
];

/// Progress tokens on the board (D1.7).
pub const BOARD_TOKENS: usize = 5;
/// Guilds mixed into Age III (D3.2).
pub const GUILDS_IN_PLAY: usize = 3;
/// Coins of each player at the start (D1.8).
pub const STARTING_COINS: u16 = 7;
/// Wonders that may stand at the end (D6.5).
pub const WONDERS_THAT_STAND: usize = 7;

impl CardId {
    /// The card as printed.
    #[inline]
    pub fn building(self) -> &'static Building {
        &BUILDINGS[self.index()]
    }
}

impl WonderId {
    /// The wonder as printed.
    #[inline]
    pub fn wonder(self) -> &'static Wonder {
        &WONDERS[self.index()]
    }
}

impl TokenId {
    /// The token as printed.
    #[inline]
    pub fn token(self) -> &'static Token {
        &TOKENS[self.index()]
    }
}

impl Back {
    /// All cards with this back.
    #[inline]
    pub const fn cards(self) -> CardSet {
        const DECKS: [CardSet; Back::NUM] = [deck(Back::Age1), deck(Back::Age2), deck(Back::Age3), deck(Back::Guild)];
        DECKS[self as usize]
    }
}

impl Color {
    /// All cards of this colour.
    #[inline]
    pub const fn cards(self) -> CardSet {
        const COLORS: [CardSet; Color::NUM] = {
            let mut sets = [0; Color::NUM];
            let mut i = 0;
            while i < CardId::NUM {
                sets[base::BUILDINGS[i].color as usize] |= 1 << i;
                i += 1;
            }
            let mut cards = [CardSet::from_bits(0); Color::NUM];
            let mut i = 0;
            while i < Color::NUM {
                cards[i] = CardSet::from_bits(sets[i]);
                i += 1;
            }
            cards
        };
        COLORS[self as usize]
    }
}

const fn deck(back: Back) -> CardSet {
    let mut bits = 0;
    let mut i = 0;
    while i < CardId::NUM {
        if base::BUILDINGS[i].back as u8 == back as u8 {
            bits |= 1 << i;
        }
        i += 1;
    }
    CardSet::from_bits(bits)
}

// The rows' own constructors, short so that a row fits on a line.

const fn building(
    id: CardId,
    back: Back,
    color: Color,
    coins: u8,
    goods: [u8; Resource::NUM],
    effects: &'static [Effect],
) -> Building {
    Building { id, back, color, cost: Cost { coins, goods: Goods::new(goods) }, gives: None, free_with: None, effects }
}

impl Building {
    const fn gives(mut self, link: Link) -> Self {
        self.gives = Some(link);
        self
    }

    const fn free_with(mut self, link: Link) -> Self {
        self.free_with = Some(link);
        self
    }
}

const fn wonder(id: WonderId, goods: [u8; Resource::NUM], effects: &'static [Effect]) -> Wonder {
    Wonder { id, cost: Cost { coins: 0, goods: Goods::new(goods) }, effects }
}

const fn token(id: TokenId, effects: &'static [Effect]) -> Token {
    Token { id, effects }
}

const fn of(resources: &[Resource]) -> ResourceSet {
    let mut bits = 0;
    let mut i = 0;
    while i < resources.len() {
        bits |= 1 << resources[i] as u8;
        i += 1;
    }
    ResourceSet::from_bits(bits)
}

// Counts as in the box, and rows in the order of their ids, or the crate does not compile.
const _: () = {
    assert!(deck(Back::Age1).bits().count_ones() == 23);
    assert!(deck(Back::Age2).bits().count_ones() == 23);
    assert!(deck(Back::Age3).bits().count_ones() == 20);
    assert!(deck(Back::Guild).bits().count_ones() == 7);
    let mut i = 0;
    while i < CardId::NUM {
        assert!(base::BUILDINGS[i].id as usize == i);
        i += 1;
    }
    let mut i = 0;
    while i < WonderId::NUM {
        assert!(base::WONDERS[i].id as usize == i);
        i += 1;
    }
    let mut i = 0;
    while i < TokenId::NUM {
        assert!(base::TOKENS[i].id as usize == i);
        i += 1;
    }
};

/// Cards of an age's deck that are removed unseen (D3.1).
pub const REMOVED_PER_AGE: usize = 3;

/// How many cards of the age's own deck are laid out (D3.3).
pub const fn own_cards(age: Age) -> usize {
    match age {
        Age::I | Age::II => 23 - REMOVED_PER_AGE,
        Age::III => 20 - REMOVED_PER_AGE,
    }
}
