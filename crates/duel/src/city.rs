//! What a player has built and owns, with the sums that are kept for speed and can be worked out again.

use crate::effect::{Effect, Subjects};
use crate::goods::Goods;
use crate::ids::{
    CardId, CardSet, Class, Color, ConspiracySet, DecreeSet, GodSet, Link, Mythology, OfferingSet, ResourceSet, Symbol,
    TokenSet, WonderSet,
};
use table::IdSet;

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
    /// Gods that were activated, and the Gate.
    pub(crate) gods: GodSet,
    /// Mythology tokens of each mythology.
    pub(crate) mythologies: [u8; Mythology::NUM],
    pub(crate) offerings: OfferingSet,
    /// Coins on Astarte, which cannot be lost (P7.16).
    pub(crate) protected: u8,
    /// The opponent's card under the snake (P7.11).
    pub(crate) snake: Option<CardId>,
    /// Conspiracies that lie face down, prepared or not.
    pub(crate) conspiracies: ConspiracySet,
    /// Conspiracies that were triggered.
    pub(crate) triggered: ConspiracySet,
    /// Decrees in force for the player: those in chambers it controls.
    pub(crate) decrees: DecreeSet,

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
    /// Shields that are added to those of each building of some colours.
    pub(crate) extra_shields: u8,
    pub(crate) adds_shields_to: IdSet<Color>,
    pub(crate) coins_on_link: u8,
    pub(crate) extra_turn_on: Subjects,
    pub(crate) receives_trade_coins: bool,
    pub(crate) god_discount: u8,
    /// Coins the opponent loses for each space the pawn moves in the owner's favour.
    pub(crate) opponent_loses_per_space: u8,
    /// What a building with a white symbol below its cost costs at most.
    pub(crate) link_price: Option<u8>,
    pub(crate) senators_free: bool,
    pub(crate) keeps_both_conspiracies: bool,
    /// What pays coins whoever builds it.
    pub(crate) coins_on: Subjects,
    /// Colours of buildings of whose cost one symbol need not be paid.
    pub(crate) ignores_symbol: IdSet<Color>,
    /// Resources that cost one coin less.
    pub(crate) trade_discount: ResourceSet,
    pub(crate) blue_in_senate: u8,
    pub(crate) discard_bonus: u8,
    pub(crate) uses_opponent_links: bool,
    /// Some effect of an expansion changes what things cost: one look tells that none does.
    pub(crate) pays_otherwise: bool,
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
            gods: GodSet::new(),
            mythologies: [0; Mythology::NUM],
            offerings: OfferingSet::new(),
            protected: 0,
            snake: None,
            conspiracies: ConspiracySet::new(),
            triggered: ConspiracySet::new(),
            decrees: DecreeSet::new(),
            links: IdSet::new(),
            colors: [0; Color::NUM],
            production: Goods::NONE,
            choices: [0; Class::NUM],
            fixed_price: ResourceSet::new(),
            symbols: IdSet::new(),
            wonder_discount: 0,
            blue_discount: 0,
            extra_shields: 0,
            adds_shields_to: IdSet::new(),
            coins_on_link: 0,
            extra_turn_on: Subjects::default(),
            receives_trade_coins: false,
            god_discount: 0,
            opponent_loses_per_space: 0,
            link_price: None,
            senators_free: false,
            keeps_both_conspiracies: false,
            coins_on: Subjects::default(),
            ignores_symbol: IdSet::new(),
            trade_discount: ResourceSet::new(),
            blue_in_senate: 0,
            discard_bonus: 0,
            uses_opponent_links: false,
            pays_otherwise: false,
        }
    }

    /// All coins that can be spent: the treasury and those on Astarte.
    #[inline]
    pub fn purse(&self) -> u16 {
        self.coins + u16::from(self.protected)
    }

    /// The gods that were activated, and the Gate.
    pub fn gods(&self) -> GodSet {
        self.gods
    }

    /// How many mythology tokens of the mythology there are.
    pub fn mythology_tokens(&self, mythology: Mythology) -> u8 {
        self.mythologies[mythology.index()]
    }

    /// The offering tokens that have not been used.
    pub fn offerings(&self) -> OfferingSet {
        self.offerings
    }

    /// Coins on Astarte.
    pub fn protected_coins(&self) -> u8 {
        self.protected
    }

    /// The opponent's card under the snake.
    pub fn snake(&self) -> Option<CardId> {
        self.snake
    }

    /// The conspiracies that were triggered.
    pub fn triggered(&self) -> ConspiracySet {
        self.triggered
    }

    /// The decrees in force for the player.
    pub fn decrees(&self) -> DecreeSet {
        self.decrees
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

    /// The shields that are added to those of a building of this colour (D7.12).
    pub(crate) fn extra_shields_on(&self, color: Color) -> u8 {
        if self.adds_shields_to.contains(color) { self.extra_shields } else { 0 }
    }

    /// The effects of all that lies open in the city: buildings, standing wonders, progress tokens, gods, conspiracies
    /// that were triggered, and decrees in force.
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> {
        let cards = self.cards.iter().map(|card| card.building().effects);
        let wonders = self.standing.iter().map(|wonder| wonder.wonder().effects);
        let tokens = self.tokens.iter().map(|token| token.token().effects);
        let gods = self.gods.iter().map(|god| god.god().effects);
        let conspiracies = self.triggered.iter().map(|conspiracy| conspiracy.conspiracy().effects);
        let decrees = self.decrees.iter().map(|decree| decree.decree().effect);
        cards.chain(wonders).chain(tokens).chain(gods).chain(conspiracies).flatten().copied().chain(decrees)
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
            city.keep_lasting(card.building().effects);
        }
        for wonder in self.standing {
            city.keep_lasting(wonder.wonder().effects);
        }
        for token in self.tokens {
            city.keep_lasting(token.token().effects);
        }
        for god in self.gods {
            city.keep_lasting(god.god().effects);
        }
        for decree in self.decrees {
            city.keep_lasting(&[decree.decree().effect]);
        }
        for mythology in Mythology::ALL.into_iter().filter(|&mythology| self.mythology_tokens(mythology) > 0) {
            city.links.insert(mythology.link());
        }
        if let Some(symbol) = self.snake.and_then(CardId::symbol) {
            city.symbols.insert(symbol);
        }
        Self {
            wonders: self.wonders,
            standing: self.standing,
            tokens: self.tokens,
            gods: self.gods,
            mythologies: self.mythologies,
            offerings: self.offerings,
            protected: self.protected,
            snake: self.snake,
            conspiracies: self.conspiracies,
            triggered: self.triggered,
            decrees: self.decrees,
            ..city
        }
    }
}

impl CardId {
    /// The scientific symbol of a green card.
    pub fn symbol(self) -> Option<Symbol> {
        let symbol = |effect: &Effect| if let Effect::Science(symbol) = effect { Some(*symbol) } else { None };
        self.building().effects.iter().find_map(symbol)
    }
}
