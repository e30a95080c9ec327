//! The component tables. Each set of the game has a file of rows; here they become one table per kind.

/// What is printed in the corner of a card: `cost![wood 2, glass 1]`, or `cost![coins 3]`, or nothing.
macro_rules! cost {
    ($($what:ident $units:literal),*) => { crate::data::Cost::NOTHING$(.$what($units))* };
}

mod agora;
mod base;
mod pantheon;

use crate::effect::{Effect, When};
use crate::goods::Goods;
use crate::ids::{
    Age, Back, CardId, CardSet, Chamber, Color, ConspiracyId, DecreeId, Expansion, GodId, GodSet, Link, Mythology,
    Offering, Resource, ResourceSet, Section, Space, TokenId, TokenSet, WonderId, WonderSet,
};
use table::{IdSet, Seat};

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Printed coins, which go to the bank.
    pub coins: u8,
    /// Resources, produced or bought.
    pub goods: Goods,
}

/// A card of the structures as printed: a building, or a senator.
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
    /// What it does when it is built.
    pub effects: &'static [Effect],
    /// What it does when it is taken in the draft.
    pub when_drafted: &'static [Effect],
}

/// A progress token as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which one.
    pub id: TokenId,
    /// What it does.
    pub effects: &'static [Effect],
}

/// A god as printed, or the Gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct God {
    /// Which one.
    pub id: GodId,
    /// Where it comes from; the Gate belongs nowhere.
    pub mythology: Option<Mythology>,
    /// What it does when it is activated.
    pub effects: &'static [Effect],
}

/// A decree as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decree {
    /// Which one.
    pub id: DecreeId,
    /// What it does for whoever controls its chamber.
    pub effect: Effect,
}

/// A conspiracy as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conspiracy {
    /// Which one.
    pub id: ConspiracyId,
    /// What it does when it is triggered.
    pub effects: &'static [Effect],
}

const ALL_BUILDINGS: [Building; CardId::NUM] = join(&[base::BUILDINGS, pantheon::TEMPLES, agora::SENATORS]);
const ALL_WONDERS: [Wonder; WonderId::NUM] = join(&[base::WONDERS, pantheon::WONDERS, agora::WONDERS]);
const ALL_TOKENS: [Token; TokenId::NUM] = join(&[base::TOKENS, pantheon::TOKENS, agora::TOKENS]);

/// All cards of the structures, by index.
pub static BUILDINGS: [Building; CardId::NUM] = ALL_BUILDINGS;
/// All wonders, by index.
pub static WONDERS: [Wonder; WonderId::NUM] = ALL_WONDERS;
/// All progress tokens, by index.
pub static TOKENS: [Token; TokenId::NUM] = ALL_TOKENS;
/// All gods and the Gate, by index.
pub static GODS: [God; GodId::NUM] = join(&[pantheon::GODS]);
/// All decrees, by index.
pub static DECREES: [Decree; DecreeId::NUM] = join(&[agora::DECREES]);
/// All conspiracies, by index.
pub static CONSPIRACIES: [Conspiracy; ConspiracyId::NUM] = join(&[agora::CONSPIRACIES]);

/// The rows of several sets, one after another.
const fn join<T: Copy, const N: usize>(sets: &[&[T]]) -> [T; N] {
    let mut all = [sets[0][0]; N];
    let mut next = 0;
    let mut set = 0;
    while set < sets.len() {
        let mut i = 0;
        while i < sets[set].len() {
            assert!(next < N, "a row of data/ has no name in ids.rs");
            all[next] = sets[set][i];
            next += 1;
            i += 1;
        }
        set += 1;
    }
    assert!(next == N, "a name of ids.rs has no row in data/");
    all
}

/// The wonders of a first game without a draft (D2.6).
pub const FIRST_GAME: [[WonderId; 4]; 2] = [
    [WonderId::Pyramids, WonderId::GreatLighthouse, WonderId::TempleOfArtemis, WonderId::StatueOfZeus],
    [WonderId::CircusMaximus, WonderId::Piraeus, WonderId::AppianWay, WonderId::Colossus],
];

/// Progress tokens on the board (D1.7).
pub const BOARD_TOKENS: usize = 5;
/// Guilds mixed into Age III, or grand temples instead (D3.2, P1.8).
pub const GUILDS_IN_PLAY: usize = 3;
/// Coins of each player at the start (D1.8).
pub const STARTING_COINS: u16 = 7;
/// Wonders that may stand at the end (D6.5).
pub const WONDERS_THAT_STAND: usize = 7;
/// Mythology tokens of each mythology in the box (P1.5).
pub const TOKENS_PER_MYTHOLOGY: usize = 2;
/// Gods of each mythology (P1.2).
pub const GODS_PER_MYTHOLOGY: usize = 3;
/// Progress tokens that lie on Enki (P7.5), as his row says.
pub const TOKENS_ON_ENKI: u8 = {
    let [Effect::ProgressOnCard(tokens)] = pantheon::GODS[GodId::Enki as usize].effects else {
        panic!("Enki has tokens on him and does nothing else")
    };
    *tokens
};
/// Influence cubes of each player (A1.5).
pub const CUBES: u8 = agora::CUBES;
/// Points for so many grand temples in one city (P11.4).
pub const TEMPLE_POINTS: [u8; GUILDS_IN_PLAY + 1] = pantheon::TEMPLE_POINTS;

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

impl GodId {
    /// The god as printed.
    #[inline]
    pub fn god(self) -> &'static God {
        &GODS[self.index()]
    }

    /// Where a god comes from; not asked of the Gate.
    #[inline]
    pub(crate) fn mythology(self) -> Mythology {
        self.god().mythology.expect("the Gate belongs to no mythology, and lies in no deck")
    }
}

impl DecreeId {
    /// The decree as printed.
    #[inline]
    pub fn decree(self) -> &'static Decree {
        &DECREES[self.index()]
    }
}

impl ConspiracyId {
    /// The conspiracy as printed.
    #[inline]
    pub fn conspiracy(self) -> &'static Conspiracy {
        &CONSPIRACIES[self.index()]
    }
}

impl Mythology {
    /// The gods of this mythology.
    pub const fn gods(self) -> GodSet {
        GodSet::from_bits(((1 << GODS_PER_MYTHOLOGY) - 1) << (GODS_PER_MYTHOLOGY * self as usize))
    }

    /// What its tokens show: whoever has one builds the grand temple for nothing.
    pub const fn link(self) -> Link {
        match self {
            Self::Mesopotamian => Link::Mesopotamian,
            Self::Phoenician => Link::Phoenician,
            Self::Greek => Link::Greek,
            Self::Egyptian => Link::Egyptian,
            Self::Roman => Link::Roman,
        }
    }

    /// What the tokens of all mythologies show.
    pub const fn links() -> IdSet<Link> {
        IdSet::from_bits(((1 << Self::NUM) - 1) << Link::Mesopotamian as u32)
    }
}

impl Offering {
    /// Coins that it saves.
    pub const fn value(self) -> u16 {
        self as u16 + 2
    }
}

impl Space {
    /// What a god on this space costs a seat before discounts.
    pub const fn cost(self, seat: Seat) -> u8 {
        let cost = pantheon::SPACE_COSTS[self.index()];
        if seat.index() == 0 { cost } else { pantheon::SPACE_COST_SUM - cost }
    }
}

/// How many times the cost of its space the Gate costs (P6.3).
pub const GATE_FACTOR: u8 = pantheon::GATE_FACTOR;

impl Chamber {
    /// The section it belongs to.
    pub const fn section(self) -> Section {
        Section::ALL[self.index() / 2]
    }

    /// Points for its controller at the end (A10.5).
    pub const fn points(self) -> u8 {
        agora::CHAMBER_POINTS[self.index()]
    }

    /// Tests if its decree lies face up at the start (A1.6).
    pub const fn starts_face_up(self) -> bool {
        agora::DECREE_FACE_UP[self.index()]
    }
}

/// Actions of a politician in a city with so many blue cards (A5.7).
pub fn senate_actions(blue: u8) -> u8 {
    1 + agora::BLUE_FOR_ACTIONS.iter().filter(|&&enough| blue >= enough).count() as u8
}

/// How many senators are mixed into the age's deck (A3.2).
pub const fn senators(age: Age) -> usize {
    agora::SENATORS_IN_AGE[age.index()]
}

impl Back {
    /// All cards with this back.
    #[inline]
    pub const fn cards(self) -> CardSet {
        const DECKS: [CardSet; Back::NUM] = {
            let mut decks = [CardSet::from_bits(0); Back::NUM];
            let mut i = 0;
            while i < Back::NUM {
                decks[i] = deck(Back::ALL[i]);
                i += 1;
            }
            decks
        };
        DECKS[self as usize]
    }

    /// How many cards have this back.
    #[inline]
    pub const fn size(self) -> usize {
        const SIZES: [usize; Back::NUM] = {
            let mut sizes = [0; Back::NUM];
            let mut i = 0;
            while i < CardId::NUM {
                sizes[ALL_BUILDINGS[i].back as usize] += 1;
                i += 1;
            }
            sizes
        };
        SIZES[self as usize]
    }

    /// The most cards with one of these backs.
    pub(crate) const fn largest(backs: &[Self]) -> usize {
        let mut most = 0;
        let mut i = 0;
        while i < backs.len() {
            if backs[i].size() > most {
                most = backs[i].size();
            }
            i += 1;
        }
        most
    }
}

/// What a set of expansions adds to the components in play.
pub(crate) mod sets {
    use super::*;

    /// The wonders of the base game and these expansions.
    pub(crate) fn wonders(expansions: IdSet<Expansion>) -> WonderSet {
        only(WonderSet::all(), expansions, [WonderId::Sanctuary as u32, WonderId::CuriaJulia as u32])
    }

    /// The progress tokens of the base game and these expansions.
    pub(crate) fn tokens(expansions: IdSet<Expansion>) -> TokenSet {
        only(TokenSet::all(), expansions, [TokenId::Mysticism as u32, TokenId::Corruption as u32])
    }

    /// The cards of the structures in the base game and these expansions. Grand temples take the place of guilds (P1.8).
    pub(crate) fn cards(expansions: IdSet<Expansion>) -> CardSet {
        let purple = if expansions.contains(Expansion::Pantheon) { Back::Guild } else { Back::Temple };
        let mut cards = CardSet::all() & !purple.cards();
        if !expansions.contains(Expansion::Agora) {
            cards = cards & !Back::Senator.cards();
        }
        cards
    }

    /// Of ids in the order base, Pantheon, Agora: those in play. `first` are the first of each expansion.
    fn only<T: table::Id<Bits = u16>>(all: IdSet<T>, expansions: IdSet<Expansion>, first: [u32; 2]) -> IdSet<T> {
        let below = |index: u32| (1_u16 << index) - 1;
        let mut bits = below(first[0]);
        if expansions.contains(Expansion::Pantheon) {
            bits |= below(first[1]) & !below(first[0]);
        }
        if expansions.contains(Expansion::Agora) {
            bits |= all.bits() & !below(first[1]);
        }
        IdSet::from_bits(bits)
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
                sets[ALL_BUILDINGS[i].color as usize] |= 1 << i;
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
        if ALL_BUILDINGS[i].back as u8 == back as u8 {
            bits |= 1 << i;
        }
        i += 1;
    }
    CardSet::from_bits(bits)
}

// The rows' own constructors, short so that a row fits on a line.

const fn building(id: CardId, back: Back, color: Color, cost: Cost, effects: &'static [Effect]) -> Building {
    Building { id, back, color, cost, gives: None, free_with: None, effects }
}

impl Cost {
    const NOTHING: Self = Self { coins: 0, goods: Goods::NONE };

    const fn coins(self, coins: u8) -> Self {
        Self { coins, ..self }
    }

    const fn clay(self, units: u8) -> Self {
        self.and(Resource::Clay, units)
    }

    const fn wood(self, units: u8) -> Self {
        self.and(Resource::Wood, units)
    }

    const fn stone(self, units: u8) -> Self {
        self.and(Resource::Stone, units)
    }

    const fn glass(self, units: u8) -> Self {
        self.and(Resource::Glass, units)
    }

    const fn papyrus(self, units: u8) -> Self {
        self.and(Resource::Papyrus, units)
    }

    const fn and(self, resource: Resource, units: u8) -> Self {
        Self { goods: self.goods.plus(Goods::some(resource, units)), ..self }
    }
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

const fn wonder(id: WonderId, cost: Cost, effects: &'static [Effect]) -> Wonder {
    assert!(cost.coins == 0, "no wonder costs coins");
    Wonder { id, cost, effects, when_drafted: &[] }
}

impl Wonder {
    const fn when_drafted(mut self, effects: &'static [Effect]) -> Self {
        self.when_drafted = effects;
        self
    }
}

const fn god(id: GodId, mythology: Option<Mythology>, effects: &'static [Effect]) -> God {
    God { id, mythology, effects }
}

const fn decree(id: DecreeId, effect: Effect) -> Decree {
    Decree { id, effect }
}

const fn conspiracy(id: ConspiracyId, effects: &'static [Effect]) -> Conspiracy {
    Conspiracy { id, effects }
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

// Decks that can be dealt, and rows in the order of their ids, or the crate does not compile. How many cards there are is
// compared with the box by `tests/components.rs`.
const _: () = {
    assert!(GUILDS_IN_PLAY <= Back::Guild.size() && GUILDS_IN_PLAY <= Back::Temple.size());
    assert!(Back::Temple.size() == Mythology::NUM, "a grand temple for each mythology (P1.8)");
    let mixed_in = senators(Age::I) + senators(Age::II) + senators(Age::III);
    assert!(mixed_in == Back::Senator.size(), "every senator is in some age: SENATORS_IN_AGE in data/agora.rs (A3.2)");
    let mut i = 0;
    while i < Back::NUM {
        let bits = deck(Back::ALL[i]).bits();
        let from_first = bits >> bits.trailing_zeros();
        assert!(from_first & (from_first + 1) == 0, "cards with one back stand together, in ids.rs and in data/");
        i += 1;
    }
    let mut i = 0;
    while i < CardId::NUM {
        assert!(ALL_BUILDINGS[i].id as usize == i, "the rows of data/ stand in the order of CardId in ids.rs");
        i += 1;
    }
    let mut i = 0;
    while i < WonderId::NUM {
        assert!(ALL_WONDERS[i].id as usize == i, "the rows of data/ stand in the order of WonderId in ids.rs");
        i += 1;
    }
    let mut i = 0;
    while i < TokenId::NUM {
        assert!(ALL_TOKENS[i].id as usize == i, "the rows of data/ stand in the order of TokenId in ids.rs");
        i += 1;
    }
    let mut i = 0;
    while i < GodId::NUM {
        let god = &pantheon::GODS[i];
        assert!(god.id as usize == i);
        if let Some(mythology) = god.mythology {
            assert!(mythology.gods().bits() & 1 << i != 0);
        }
        i += 1;
    }
    let mut i = 0;
    while i < DecreeId::NUM {
        assert!(agora::DECREES[i].id as usize == i && agora::CONSPIRACIES[i].id as usize == i);
        let decree = agora::DECREES[i].effect.when();
        assert!(matches!(decree, When::Lasting | When::WithControl(_)), "a decree works as long as it is controlled");
        let steps = agora::CONSPIRACIES[i].effects;
        let mut step = 0;
        while step < steps.len() {
            assert!(
                matches!(steps[step].when(), When::Once | When::Choice),
                "a conspiracy is done when it is triggered"
            );
            step += 1;
        }
        i += 1;
    }
};

/// Cards of an age's deck that are removed unseen (D3.1).
pub const REMOVED_PER_AGE: usize = 3;

/// How many cards of the age's own deck are laid out (D3.3).
pub const fn own_cards(age: Age) -> usize {
    age.back().size() - REMOVED_PER_AGE
}
