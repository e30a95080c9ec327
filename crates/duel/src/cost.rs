//! What a building or a wonder costs a player: production, choice producers, trade, discounts, links (D5).
//!
//! [`Market`] answers fast how many coins it takes; [`Payment`] says how they come about, for people.

use crate::data::{BUILDINGS, Cost};
use crate::goods::Goods;
use crate::ids::{CardId, Class, Color, Link, Resource, WonderId};
use crate::state::{City, Duel};
use table::Seat;

/// Coins for one unit before the opponent's production counts (D5.6).
const BASE_PRICE: u8 = 2;
/// Coins for one unit with a fixed price (D5.9).
const FIXED_PRICE: u8 = 1;

/// What is asked of a building again and again when actions are listed, in a quarter of a cache line.
struct PriceTag {
    cost: Cost,
    /// The bit of the link that makes it free, or none.
    free_with: u32,
    color: Color,
}

static PRICE_TAGS: [PriceTag; CardId::NUM] = {
    let mut tags = [const { PriceTag { cost: BUILDINGS[0].cost, free_with: 0, color: Color::Brown } }; CardId::NUM];
    let mut i = 0;
    while i < CardId::NUM {
        let building = &BUILDINGS[i];
        tags[i].cost = building.cost;
        tags[i].color = building.color;
        if let Some(link) = building.free_with {
            tags[i].free_with = 1 << link as u32;
        }
        i += 1;
    }
    tags
};

/// All bits of each resource in a set, by the bits of the set.
static RESOURCE_MASKS: [Goods; 1 << Resource::NUM] = {
    let mut masks = [Goods::NONE; 1 << Resource::NUM];
    let mut set = 0;
    while set < masks.len() {
        let mut bytes = [0; Resource::NUM];
        let mut i = 0;
        while i < Resource::NUM {
            if set >> i & 1 == 1 {
                bytes[i] = u8::MAX;
            }
            i += 1;
        }
        masks[set] = Goods::new(bytes);
        set += 1;
    }
    masks
};

/// What a payment takes, in coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Printed coins, to the bank.
    pub printed: u16,
    /// Coins for bought resources, to the bank or to an opponent with Economy.
    pub trade: u16,
    /// The link that makes it free, if one does.
    pub link: Option<Link>,
}

impl Price {
    /// All coins.
    #[inline]
    pub fn total(self) -> u16 {
        self.printed + self.trade
    }
}

/// The means of one player: what it produces and what the rest costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Market<'a> {
    city: &'a City,
    unit_prices: Goods,
}

impl<'a> Market<'a> {
    /// The market of a player whose opponent has this other city.
    #[inline]
    pub(crate) fn new(city: &'a City, opponent: &City) -> Self {
        let fixed = RESOURCE_MASKS[city.fixed_price.bits() as usize];
        let by_opponent = opponent.production.plus(Goods::all(BASE_PRICE));
        Self { city, unit_prices: by_opponent.without(fixed).plus(Goods::all(FIXED_PRICE).masked(fixed)) }
    }

    /// What a building costs.
    #[inline]
    pub(crate) fn building(&self, card: CardId) -> Price {
        let building = card.building();
        if let Some(link) = building.free_with.filter(|&link| self.city.links.contains(link)) {
            return Price { printed: 0, trade: 0, link: Some(link) };
        }
        self.price(&building.cost, self.building_discount(building.color))
    }

    /// What a wonder costs.
    #[inline]
    pub(crate) fn wonder(&self, wonder: WonderId) -> Price {
        self.price(&wonder.wonder().cost, self.city.wonder_discount)
    }

    /// Tests if the player can pay for a building.
    #[inline]
    pub(crate) fn affords_building(&self, card: CardId) -> bool {
        let tag = &PRICE_TAGS[card.index()];
        let is_free = self.city.links.bits() & tag.free_with != 0;
        is_free | self.affords(&tag.cost, self.building_discount(tag.color))
    }

    /// Tests if the player can pay for a wonder.
    #[inline]
    pub(crate) fn affords_wonder(&self, wonder: WonderId) -> bool {
        self.affords(&wonder.wonder().cost, self.city.wonder_discount)
    }

    /// Choice producers and discounts are looked at only if the player is short without them.
    #[inline]
    fn affords(&self, cost: &Cost, waived: u8) -> bool {
        let printed = u16::from(cost.coins);
        let missing = cost.goods.minus(self.city.production);
        if printed + missing.times(self.unit_prices) <= self.city.coins {
            return true;
        }
        let is_helped = self.city.choices != [0; Class::NUM] || waived > 0;
        is_helped && printed + self.trade(cost.goods, waived) <= self.city.coins
    }

    fn building_discount(&self, color: Color) -> u8 {
        if color == Color::Blue { self.city.blue_discount } else { 0 }
    }

    #[inline]
    fn price(&self, cost: &Cost, waived: u8) -> Price {
        Price { printed: u16::from(cost.coins), trade: self.trade(cost.goods, waived), link: None }
    }

    /// Coins for what the city does not produce itself.
    ///
    /// Choice producers and waived units go to the dearest missing units: first those that only a class can cover, then
    /// those that anything covers. No other assignment is cheaper (D5.15).
    #[inline]
    fn trade(&self, goods: Goods, waived: u8) -> u16 {
        let mut missing = goods.minus(self.city.production);
        if missing.is_none() {
            return 0;
        }
        for class in Class::ALL {
            self.cover(&mut missing, class.range(), self.city.choices[class.index()]);
        }
        self.cover(&mut missing, 0..Resource::NUM, waived);
        missing.times(self.unit_prices)
    }

    /// Takes up to `count` of the dearest missing units in a range of resources away.
    #[inline]
    fn cover(&self, missing: &mut Goods, range: std::ops::Range<usize>, count: u8) {
        for _ in 0..count {
            *missing = missing.without_dearest(self.unit_prices, range.clone());
        }
    }
}

/// How a payment comes about, unit by unit, as a page or a terminal can show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// All coins.
    pub coins: u16,
    /// Printed coins among them.
    pub printed: u8,
    /// The link that makes it free; nothing else is then paid.
    pub link: Option<Link>,
    /// Units from own brown and grey cards.
    pub produced: Goods,
    /// Units from choice producers.
    pub chosen: Goods,
    /// Units waived by a progress token.
    pub waived: Goods,
    /// Units bought.
    pub bought: Goods,
    /// Coins for each unit bought.
    pub unit_prices: Goods,
}

impl Payment {
    fn new(market: &Market<'_>, cost: &Cost, link: Option<Link>, waived_units: u8) -> Self {
        let cost = if link.is_some() { &Cost { coins: 0, goods: Goods::NONE } } else { cost };
        let after_production = cost.goods.minus(market.city.production);
        let mut after_choices = after_production;
        for class in Class::ALL {
            market.cover(&mut after_choices, class.range(), market.city.choices[class.index()]);
        }
        let mut bought = after_choices;
        market.cover(&mut bought, 0..Resource::NUM, waived_units);
        Self {
            coins: u16::from(cost.coins) + bought.times(market.unit_prices),
            printed: cost.coins,
            link,
            produced: cost.goods.minus(after_production),
            chosen: after_production.minus(after_choices),
            waived: after_choices.minus(bought),
            bought,
            unit_prices: market.unit_prices,
        }
    }
}

impl Duel {
    #[inline]
    pub(crate) fn market(&self, seat: Seat) -> Market<'_> {
        Market::new(&self.cities[seat], &self.cities[seat.opponent()])
    }

    /// What a building costs the seat now.
    pub fn building_price(&self, seat: Seat, card: CardId) -> Price {
        self.market(seat).building(card)
    }

    /// What a wonder costs the seat now.
    pub fn wonder_price(&self, seat: Seat, wonder: WonderId) -> Price {
        self.market(seat).wonder(wonder)
    }

    /// How the seat would pay for a building now.
    pub fn building_payment(&self, seat: Seat, card: CardId) -> Payment {
        let market = self.market(seat);
        let building = card.building();
        Payment::new(&market, &building.cost, market.building(card).link, market.building_discount(building.color))
    }

    /// How the seat would pay for a wonder now.
    pub fn wonder_payment(&self, seat: Seat, wonder: WonderId) -> Payment {
        let market = self.market(seat);
        Payment::new(&market, &wonder.wonder().cost, None, self.cities[seat].wonder_discount)
    }

    /// Coins the seat pays for one unit of each resource.
    pub fn unit_prices(&self, seat: Seat) -> Goods {
        self.market(seat).unit_prices
    }

    /// Coins the seat gets for discarding a card (D4.4).
    pub fn discard_income(&self, seat: Seat) -> u16 {
        2 + u16::from(self.cities[seat].count_of(Color::Yellow))
    }

    /// Moves the coins of a payment; those for resources go to an opponent with Economy (D5.18).
    pub(crate) fn pay(&mut self, seat: Seat, price: Price) {
        debug_assert!(self.cities[seat].coins >= price.total());
        self.cities[seat].coins -= price.total();
        let opponent = &mut self.cities[seat.opponent()];
        if opponent.receives_trade_coins {
            opponent.coins += price.trade;
        }
    }

    /// Takes coins away, at most what the treasury holds (D7.6).
    pub(crate) fn lose_coins(&mut self, seat: Seat, coins: u8) {
        let city = &mut self.cities[seat];
        city.coins = city.coins.saturating_sub(u16::from(coins));
    }
}
