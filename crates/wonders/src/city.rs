//! A city: its wonder, its cards, and what they add up to. What lasts of an effect is kept here as a sum.

use crate::cost::{Prices, Sources};
use crate::data::{Board, Class, Effect, Face, STARTING_COINS, Toward};
use crate::ids::{AGES, Card, CardSet, Color, ResourceSet, Side, Symbol, WonderId};
use crate::setup::Edition;

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) built: CardSet,
    /// What its owner can use.
    pub(crate) own: Sources,
    /// What neighbours can buy.
    pub(crate) for_sale: Sources,
    pub(crate) coins: u16,
    pub(crate) wonder: Option<WonderId>,
    pub(crate) side: Option<Side>,
    pub(crate) stages: u8,
    pub(crate) shields: u8,
    pub(crate) colors: [u8; Color::NUM],
    pub(crate) symbols: [u8; Symbol::NUM],
    /// Symbols of any kind.
    pub(crate) any_symbols: u8,
    /// A bit for each discount there can be.
    pub(crate) discounts: u8,
    pub(crate) powers: Powers,
    /// Victory tokens of each age.
    pub(crate) victories: [u8; AGES],
    /// Defeat tokens of each age.
    pub(crate) defeats: [u8; AGES],
    /// The free build of this age has been used.
    pub(crate) free_build_used: bool,
}

/// Lasting powers of wonders, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Powers(u8);

/// A lasting power of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// The last card of every age is played, too (W8.3).
    PlayLastCard,
    /// Once in every age a card of the hand is built for nothing (W8.11).
    FreeBuildPerAge,
    /// At the end, a guild of a neighbour counts (W8.15).
    CopyGuild,
    /// The first card of each colour is free (W12.5).
    FreeFirstOfEachColor,
    /// The first card of each age is free (W12.6).
    FreeFirstCardOfAge,
    /// The last card of each age is free (W12.7).
    FreeLastCardOfAge,
}

impl Powers {
    #[inline]
    pub(crate) const fn has(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn with(self, power: Power) -> Self {
        Self(self.0 | 1 << power as u8)
    }
}

impl City {
    /// A place without a wonder.
    pub(crate) const EMPTY: Self = Self {
        built: CardSet::from_bits(0),
        own: Sources::NONE,
        for_sale: Sources::NONE,
        coins: STARTING_COINS,
        wonder: None,
        side: None,
        stages: 0,
        shields: 0,
        colors: [0; Color::NUM],
        symbols: [0; Symbol::NUM],
        any_symbols: 0,
        discounts: 0,
        powers: Powers(0),
        victories: [0; AGES],
        defeats: [0; AGES],
        free_build_used: false,
    };

    /// The cards that lie in it.
    pub const fn cards(&self) -> CardSet {
        self.built
    }

    /// Coins in its treasury.
    pub const fn coins(&self) -> u16 {
        self.coins
    }

    /// Its wonder.
    pub const fn wonder(&self) -> Option<WonderId> {
        self.wonder
    }

    /// The side of the wonder that is played.
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// How many stages stand.
    pub const fn stages(&self) -> u8 {
        self.stages
    }

    /// Its shields.
    pub const fn shields(&self) -> u8 {
        self.shields
    }

    /// Cards of a colour.
    pub const fn of_color(&self, color: Color) -> u8 {
        self.colors[color as usize]
    }

    /// Compasses, gears and tablets of green cards.
    pub const fn symbols(&self) -> [u8; Symbol::NUM] {
        self.symbols
    }

    /// Science symbols of any kind.
    pub const fn any_symbols(&self) -> u8 {
        self.any_symbols
    }

    /// Victory tokens of each age.
    pub const fn victories(&self) -> [u8; AGES] {
        self.victories
    }

    /// Defeat tokens of each age.
    pub const fn defeats(&self) -> [u8; AGES] {
        self.defeats
    }

    /// All defeat tokens.
    pub(crate) fn defeat_tokens(&self) -> u8 {
        self.defeats.iter().sum()
    }

    /// How many of its sources can give one of these resources in a turn.
    #[inline]
    pub const fn sources(&self, resources: ResourceSet) -> u8 {
        self.own.count(resources)
    }

    /// How many of them can give one to a neighbour.
    #[inline]
    pub const fn sources_for_sale(&self, resources: ResourceSet) -> u8 {
        self.for_sale.count(resources)
    }

    /// Tests if the city has a lasting power.
    pub const fn has(&self, power: Power) -> bool {
        self.powers.has(power)
    }

    /// Tests if the free build of this age has been used.
    pub const fn has_used_free_build(&self) -> bool {
        self.free_build_used
    }

    /// The board, once wonder and side are known.
    #[inline]
    pub(crate) fn board(&self, edition: Edition) -> Option<&'static Board> {
        Some(edition.board(self.wonder?, self.side?))
    }

    /// Tests if all stages of its wonder stand.
    pub fn is_complete(&self, edition: Edition) -> bool {
        self.board(edition).is_some_and(|board| usize::from(self.stages) == board.stages.len())
    }

    /// Coins for a unit from each neighbour (W5.6, W5.10).
    #[inline]
    pub fn prices(&self) -> Prices {
        let price = |bit: u8| 2 - (self.discounts >> bit & 1);
        Prices { raw: [price(0), price(1)], manufactured: [price(2), price(3)] }
    }

    /// The board lies there with this side up: its resource is there from the start (W2.8).
    pub(crate) fn settle(&mut self, side: Side, edition: Edition) {
        self.side = Some(side);
        if let Some(board) = self.board(edition) {
            let start = [board.start].into_iter().collect();
            self.own.add(start, 1);
            self.for_sale.add(start, 1);
        }
    }

    /// A card is put down.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, face: &Face) {
        self.built.insert(card);
        self.colors[face.color as usize] += 1;
        for effect in face.effects {
            self.keep(effect, face.sells());
        }
    }

    /// What lasts of an effect.
    #[inline]
    pub(crate) fn keep(&mut self, effect: &Effect, sells: bool) {
        match *effect {
            Effect::Produce(resource, amount) => self.produce([resource].into_iter().collect(), amount, sells),
            Effect::ProduceChoice(resources) => self.produce(resources, 1, sells),
            Effect::Shields(shields) => self.shields += shields,
            Effect::Science(symbol) => self.symbols[symbol as usize] += 1,
            Effect::AnyScience => self.any_symbols += 1,
            Effect::Discount(toward, class) => self.discounts |= discount(toward, class),
            Effect::PlayLastCard => self.powers = self.powers.with(Power::PlayLastCard),
            Effect::FreeBuildPerAge => self.powers = self.powers.with(Power::FreeBuildPerAge),
            Effect::CopyGuild => self.powers = self.powers.with(Power::CopyGuild),
            Effect::FreeFirstOfEachColor => self.powers = self.powers.with(Power::FreeFirstOfEachColor),
            Effect::FreeFirstCardOfAge => self.powers = self.powers.with(Power::FreeFirstCardOfAge),
            Effect::FreeLastCardOfAge => self.powers = self.powers.with(Power::FreeLastCardOfAge),
            // These happen once, or count at the end.
            Effect::Points(_)
            | Effect::Coins(_)
            | Effect::CoinsPer(..)
            | Effect::PointsPer(..)
            | Effect::PointsIfComplete(_)
            | Effect::BuildFromDiscard => {}
        }
    }

    fn produce(&mut self, resources: ResourceSet, amount: u8, sells: bool) {
        self.own.add(resources, amount);
        if sells {
            self.for_sale.add(resources, amount);
        }
    }
}

/// The bits of a discount: raw materials from the left and the right, then manufactured goods.
const fn discount(toward: Toward, class: Class) -> u8 {
    let sides = match toward {
        Toward::Left => 0b01,
        Toward::Right => 0b10,
        Toward::Both => 0b11,
    };
    match class {
        Class::Raw => sides,
        Class::Manufactured => sides << 2,
    }
}
