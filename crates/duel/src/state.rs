//! A position: two cities, the structure, the track, the tokens, and the stack of what has to happen next.
//! Plain data of fixed size. Sums kept for speed can be worked out again from scratch here.

use crate::data::{BOARD_TOKENS, STARTING_COINS};
use crate::goods::Goods;
use crate::ids::{
    Age, Back, CardId, CardSet, Class, Color, Link, ResourceSet, Slot, Symbol, TokenId, TokenSet, WonderId, WonderSet,
};
use crate::layout::{Layout, MAX_SLOTS};
use crate::setup::Setup;
use table::{BySeat, Id, IdSet, Seat, SeatSet, Stack};

/// A position of 7 Wonders Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(crate) cities: BySeat<City, 2>,
    /// Cards discarded since the game began; both players may look through them (D4.11).
    pub(crate) discard: CardSet,
    /// Cards that nobody has seen: face down in the structure, in a later age, or removed at setup.
    pub(crate) unseen: CardSet,
    /// The card under each wonder that stands.
    pub(crate) tucked: [Option<CardId>; WonderId::NUM],
    pub(crate) structure: Structure,
    /// What has to happen, the next on top. At the bottom lies whose turn comes after this one.
    pub(crate) pending: Stack<Pending, 8>,
    /// Progress tokens that can be taken for a pair.
    pub(crate) board: TokenSet,
    /// Progress tokens the Great Library has drawn and its builder chooses from.
    pub(crate) drawn: TokenSet,
    /// Wonders on offer in the draft.
    pub(crate) offer: WonderSet,
    /// Where the conflict pawn stands: -9 at A's capital, 9 at B's.
    pub(crate) pawn: i8,
    /// Military tokens still on the board.
    pub(crate) loot: Loot,
    pub(crate) age: Age,
    /// Who took the last turn, or takes this one.
    pub(crate) active: Seat,
    pub(crate) ending: Option<Ending>,
    pub(crate) setup: Setup,
}

/// Something that has to happen: a choice of a seat, or an outcome of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// The table lays out progress tokens (D1.7).
    LayTokens,
    /// The table offers four wonders (D2.1).
    OfferWonders,
    /// The seats draft the wonders on offer; who is next follows from how many are taken (D2.1, D2.2).
    Draft,
    /// The table lays out the structure of the age (D3.5).
    LayCards,
    /// The seat takes its turn (D4.2).
    Turn(Seat),
    /// The table turns up cards that have become available (D3.11).
    TurnUp,
    /// The seat takes a progress token from the board (D8.2).
    TakeToken(Seat),
    /// The table draws this many more tokens from the box for the seat (D6.14).
    DrawFromBox(Seat, u8),
    /// The seat keeps one of the tokens drawn (D6.14).
    KeepToken(Seat),
    /// The seat destroys a card of this colour in the opponent's city (D6.12, D6.21).
    Destroy(Seat, Color),
    /// The seat builds a card from the discard pile (D6.17).
    Restore(Seat),
    /// The seat says who begins the age (D9.3).
    ChooseStarter(Seat),
}

/// How a game ended, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The pawn reached the loser's capital (D10.2).
    Military(Seat),
    /// The winner has six different symbols (D10.3).
    Science(Seat),
    /// More points after Age III; both seats share a full tie (D10.4, D10.17).
    Civilian(SeatSet),
}

impl Ending {
    /// The way of winning, as a slug.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Military(_) => "military",
            Self::Science(_) => "science",
            Self::Civilian(_) => "civilian",
        }
    }

    /// Who won.
    pub fn winners(self) -> SeatSet {
        match self {
            Self::Military(seat) | Self::Science(seat) => SeatSet::only(seat),
            Self::Civilian(seats) => seats,
        }
    }
}

/// What a player has built and owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) cards: CardSet,
    pub(crate) coins: u16,
    /// Wonders not built yet.
    pub(crate) wonders: WonderSet,
    /// Wonders that stand.
    pub(crate) standing: WonderSet,
    pub(crate) tokens: TokenSet,

    // Sums over the above, kept for speed; `recompute` works them out again.
    pub(crate) links: IdSet<Link>,
    /// Cards of each colour.
    pub(crate) colors: [u8; Color::NUM],
    /// Units on brown and grey cards.
    pub(crate) production: Goods,
    /// Choice producers of each class.
    pub(crate) choices: [u8; Class::NUM],
    pub(crate) fixed_price: ResourceSet,
    pub(crate) symbols: IdSet<Symbol>,
    pub(crate) wonder_discount: u8,
    pub(crate) blue_discount: u8,
    pub(crate) extra_shields: u8,
    pub(crate) coins_on_link: u8,
    pub(crate) extra_turn_on_wonders: bool,
    pub(crate) receives_trade_coins: bool,
}

impl City {
    /// A city of coins only.
    pub(crate) fn new(coins: u16) -> Self {
        Self {
            cards: CardSet::new(),
            coins,
            wonders: WonderSet::new(),
            standing: WonderSet::new(),
            tokens: TokenSet::new(),
            links: IdSet::new(),
            colors: [0; Color::NUM],
            production: Goods::NONE,
            choices: [0; Class::NUM],
            fixed_price: ResourceSet::new(),
            symbols: IdSet::new(),
            wonder_discount: 0,
            blue_discount: 0,
            extra_shields: 0,
            coins_on_link: 0,
            extra_turn_on_wonders: false,
            receives_trade_coins: false,
        }
    }

    /// The buildings.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The treasury.
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// The wonders that are not built yet.
    pub fn wonders(&self) -> WonderSet {
        self.wonders
    }

    /// The wonders that stand.
    pub fn standing(&self) -> WonderSet {
        self.standing
    }

    /// The progress tokens.
    pub fn tokens(&self) -> TokenSet {
        self.tokens
    }

    /// The different scientific symbols.
    pub fn symbols(&self) -> IdSet<Symbol> {
        self.symbols
    }

    /// The white symbols of its buildings.
    pub fn links(&self) -> IdSet<Link> {
        self.links
    }

    /// Units of each resource on brown and grey cards.
    pub fn production(&self) -> Goods {
        self.production
    }

    /// How many producers of one unit of the class there are.
    pub fn choice_producers(&self, class: Class) -> u8 {
        self.choices[class.index()]
    }

    /// The resources the city buys at a fixed price.
    pub fn fixed_prices(&self) -> ResourceSet {
        self.fixed_price
    }

    /// How many cards of the colour there are.
    pub fn count_of(&self, color: Color) -> u8 {
        self.colors[color.index()]
    }

    /// Adds a card to the sums that do not depend on its effects.
    pub(crate) fn add_card(&mut self, card: CardId) {
        let building = card.building();
        self.cards.insert(card);
        self.colors[building.color.index()] += 1;
        if let Some(link) = building.gives {
            self.links.insert(link);
        }
    }

    /// The same city with every sum worked out from its cards, wonders and tokens.
    #[must_use]
    pub(crate) fn recompute(&self) -> Self {
        let mut city = Self::new(self.coins);
        for card in self.cards {
            city.add_card(card);
            card.building().effects.iter().for_each(|&effect| city.lasts(effect));
        }
        for wonder in self.standing {
            wonder.wonder().effects.iter().for_each(|&effect| city.lasts(effect));
        }
        for token in self.tokens {
            token.token().effects.iter().for_each(|&effect| city.lasts(effect));
        }
        Self { wonders: self.wonders, standing: self.standing, tokens: self.tokens, ..city }
    }
}

/// What a place of the structure holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing: not laid out yet, or taken.
    Empty,
    /// A card of the age, face down.
    AgeBack,
    /// A guild, face down.
    GuildBack,
    /// A card, face up.
    Up(CardId),
}

impl Cell {
    /// What a face-down card shows.
    pub fn back(self, age: Age) -> Option<Back> {
        match self {
            Self::AgeBack => Some(age.back()),
            Self::GuildBack => Some(Back::Guild),
            Self::Empty | Self::Up(_) => None,
        }
    }

    /// A card with this back, face down.
    pub(crate) fn down(back: Back) -> Self {
        if back == Back::Guild { Self::GuildBack } else { Self::AgeBack }
    }
}

/// The cards of the age that still lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Structure {
    pub(crate) cells: [Cell; MAX_SLOTS],
    /// Slots that hold a card.
    pub(crate) present: u32,
    /// Slots whose card nothing covers.
    pub(crate) available: u32,
    /// Slots whose card lies face down.
    pub(crate) face_down: u32,
    /// How many slots have been laid out.
    pub(crate) laid: u8,
}

impl Structure {
    /// Before anything is laid out.
    pub(crate) const EMPTY: Self =
        Self { cells: [Cell::Empty; MAX_SLOTS], present: 0, available: 0, face_down: 0, laid: 0 };

    /// What a place holds.
    pub fn cell(&self, slot: Slot) -> Cell {
        self.cells[slot.index()]
    }

    /// The slots that hold a card, as a mask.
    pub fn present(&self) -> u32 {
        self.present
    }

    /// The slots whose card can be taken, as a mask.
    pub fn available(&self) -> u32 {
        self.available
    }

    /// The slots whose card lies face down, as a mask.
    pub fn face_down(&self) -> u32 {
        self.face_down
    }

    /// The place of a card that lies face up.
    pub fn find(&self, card: CardId) -> Option<Slot> {
        crate::layout::slots(self.present & !self.face_down).find(|&slot| self.cell(slot) == Cell::Up(card))
    }

    /// How many guilds lie here, face up or down.
    pub(crate) fn guilds(&self) -> usize {
        self.cells
            .iter()
            .filter(|cell| match cell {
                Cell::GuildBack => true,
                Cell::Up(card) => card.building().back == Back::Guild,
                Cell::Empty | Cell::AgeBack => false,
            })
            .count()
    }
}

/// Which military tokens still lie on the board (D7.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loot(pub(crate) u8);

/// The size of a military token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum LootSize {
    /// 2 coins, in the zone of spaces 3 to 5.
    Small,
    /// 5 coins, in the zone of spaces 6 to 8.
    Large,
}

impl Loot {
    /// All four.
    pub(crate) const ALL: Self = Self(0b1111);

    /// Tests if the token that can strike this seat is still there.
    pub fn threatens(self, victim: Seat, size: LootSize) -> bool {
        self.0 & Self::bit(victim, size) != 0
    }

    /// Removes a token, or leaves all as it is if it is gone.
    pub(crate) fn remove(&mut self, victim: Seat, size: LootSize) {
        self.0 &= !Self::bit(victim, size);
    }

    fn bit(victim: Seat, size: LootSize) -> u8 {
        1 << (2 * victim.index() + size as usize)
    }
}

impl Duel {
    /// The position before anything is dealt.
    pub(crate) fn blank(setup: Setup) -> Self {
        Self {
            cities: BySeat([City::new(STARTING_COINS); 2]),
            discard: CardSet::new(),
            unseen: CardSet::all(),
            tucked: [None; WonderId::NUM],
            structure: Structure::EMPTY,
            pending: Stack::new(Pending::TurnUp),
            board: TokenSet::new(),
            drawn: TokenSet::new(),
            offer: WonderSet::new(),
            pawn: 0,
            loot: Loot::ALL,
            age: Age::I,
            active: Seat::A,
            ending: None,
            setup,
        }
    }

    /// A player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat]
    }

    /// The age being played.
    pub fn age(&self) -> Age {
        self.age
    }

    /// The structure of the age.
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// The shape of the structure.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.age)
    }

    /// Where the conflict pawn stands: -9 at A's capital, 9 at B's.
    pub fn pawn(&self) -> i8 {
        self.pawn
    }

    /// The military tokens on the board.
    pub fn loot(&self) -> Loot {
        self.loot
    }

    /// The progress tokens on the board.
    pub fn board(&self) -> TokenSet {
        self.board
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The cards that nobody has seen: face down in the structure, in a later age, or removed at setup.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// Whose turn it is, or comes when what is pending is done; nobody's while an age is set up.
    pub fn next_turn(&self) -> Option<Seat> {
        match self.pending.items().first() {
            Some(Pending::Turn(seat)) => Some(*seat),
            _ => None,
        }
    }

    /// The wonders on offer in the draft.
    pub fn offer(&self) -> WonderSet {
        self.offer
    }

    /// The card under a wonder that stands.
    pub fn tucked(&self, wonder: WonderId) -> Option<CardId> {
        self.tucked[wonder.index()]
    }

    /// What has to happen, the next last.
    pub fn pending(&self) -> &[Pending] {
        self.pending.items()
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Progress tokens set aside: neither on the board nor owned nor just drawn.
    pub fn token_box(&self) -> TokenSet {
        !(self.board | self.drawn | self.cities[Seat::A].tokens | self.cities[Seat::B].tokens)
    }

    /// Wonders that have not been offered, or were put away.
    pub fn wonder_box(&self) -> WonderSet {
        let owned = |seat: Seat| self.cities[seat].wonders | self.cities[seat].standing;
        !(self.offer | owned(Seat::A) | owned(Seat::B))
    }

    /// How many wonders have been taken in the draft.
    pub(crate) fn drafted(&self) -> usize {
        self.cities.0.iter().map(|city| city.wonders.len()).sum()
    }

    /// Works out which cards nobody has seen.
    pub(crate) fn unseen_from_scratch(&self) -> CardSet {
        let mut seen = self.discard | self.cities[Seat::A].cards | self.cities[Seat::B].cards;
        for card in self.tucked.iter().flatten() {
            seen.insert(*card);
        }
        for cell in self.structure.cells {
            if let Cell::Up(card) = cell {
                seen.insert(card);
            }
        }
        !seen
    }
}

impl table::battery::Audit for Duel {
    fn audit(&self) -> Result<(), String> {
        let mut zones: Vec<(CardId, String)> = Vec::new();
        let mut wonders: Vec<(WonderId, String)> = Vec::new();
        let mut tokens: Vec<TokenId> = self.board.iter().chain(self.drawn).chain(self.token_box()).collect();
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            zones.extend(city.cards.iter().map(|card| (card, format!("city of {seat}"))));
            wonders.extend(city.wonders.iter().map(|wonder| (wonder, format!("unbuilt at {seat}"))));
            wonders.extend(city.standing.iter().map(|wonder| (wonder, format!("standing at {seat}"))));
            tokens.extend(city.tokens);
            if *city != city.recompute() {
                return Err(format!("sums of {seat} are {city:?}, from scratch {:?}", city.recompute()));
            }
        }
        zones.extend(self.discard.iter().map(|card| (card, "discard pile".to_owned())));
        zones.extend(self.unseen.iter().map(|card| (card, "unseen".to_owned())));
        wonders.extend(self.offer.iter().map(|wonder| (wonder, "offer".to_owned())));
        wonders.extend(self.wonder_box().iter().map(|wonder| (wonder, "box".to_owned())));
        for wonder in WonderId::ALL {
            let stands = self.cities.0.iter().any(|city| city.standing.contains(wonder));
            match self.tucked(wonder) {
                Some(card) => zones.push((card, format!("under {wonder}"))),
                None if stands => return Err(format!("nothing lies under {wonder}")),
                None => {}
            }
            if !stands && self.tucked(wonder).is_some() {
                return Err(format!("{wonder} does not stand but has a card"));
            }
        }
        for (i, cell) in self.structure.cells.iter().enumerate() {
            let bit = 1 << i;
            if let Cell::Up(card) = cell {
                zones.push((*card, format!("slot {i}")));
            }
            let down = matches!(cell, Cell::AgeBack | Cell::GuildBack);
            if (self.structure.present & bit != 0) == (*cell == Cell::Empty)
                || (self.structure.face_down & bit != 0) != down
            {
                return Err(format!("masks of slot {i} do not fit {cell:?}"));
            }
        }
        each_once("building", CardId::ALL.iter().copied(), &zones)?;
        each_once("wonder", WonderId::ALL.iter().copied(), &wonders)?;
        if tokens.len() != TokenId::NUM || TokenId::ALL.iter().any(|token| !tokens.contains(token)) {
            return Err(format!("progress tokens are {tokens:?}"));
        }
        let laid = self.structure.laid as usize == self.layout().slots;
        if laid && self.structure.available != self.layout().available(self.structure.present) {
            return Err("available slots are not those that nothing covers".to_owned());
        }
        if self.unseen != self.unseen_from_scratch() {
            return Err("unseen cards are not those that nobody has seen".to_owned());
        }
        if self.board.len() > BOARD_TOKENS {
            return Err(format!("{} progress tokens on the board", self.board.len()));
        }
        if self.pawn.abs() > 9 {
            return Err(format!("the pawn stands on {}", self.pawn));
        }
        Ok(())
    }
}

fn each_once<T: Id>(kind: &str, all: impl Iterator<Item = T>, zones: &[(T, String)]) -> Result<(), String> {
    for id in all {
        let found: Vec<&str> = zones.iter().filter(|(other, _)| *other == id).map(|(_, zone)| &**zone).collect();
        if found.len() != 1 {
            return Err(format!("{kind} {} lies in {found:?}", id.slug()));
        }
    }
    Ok(())
}
