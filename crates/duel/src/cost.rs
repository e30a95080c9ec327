//! What a building or a wonder costs a player: production, choice producers, trade, discounts, links (D5).
//!
//! [`Market`] answers fast how many coins it takes; [`Payment`] says how they come about, for people.

use crate::city::City;
use crate::data::{BUILDINGS, Cost};
use crate::goods::Goods;
use crate::ids::{CardId, Class, Color, Link, Mythology, Resource, WonderId};
use crate::setup::Links;
use crate::state::Duel;
use table::{IdSet, Seat};

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

#[inline]
fn is_senator(card: CardId) -> bool {
    PRICE_TAGS[card.index()].color == Color::White
}

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

/// What is paid in one of the ways to build something: this cost, with so many units waived.
#[derive(Clone, Copy, Debug)]
struct Way {
    cost: Cost,
    waived: u8,
    link: Option<Link>,
    means: Means,
}

impl Way {
    /// Only coins, and no resource.
    const fn coins(coins: u8, means: Means) -> Self {
        Self { cost: Cost { coins, goods: Goods::NONE }, waived: 0, link: None, means }
    }
}

/// What a payment goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// The printed cost.
    Printed,
    /// A link, which makes it free (D5.12).
    Link,
    /// The senators in the city (A5.3).
    Senators,
    /// A progress token's price for buildings with a white symbol below their cost (P10.3).
    LinkPrice,
    /// The printed cost without one symbol, by decree (A7.11).
    SymbolLess,
}

/// The means of one player: what it produces and what the rest costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Market<'a> {
    city: &'a City,
    unit_prices: Goods,
    /// The white symbols that count for the player.
    links: IdSet<Link>,
    /// Coins that can be spent.
    purse: u16,
    /// Its trade coins go to the opponent if that has Economy.
    opponent: &'a City,
}

impl<'a> Market<'a> {
    /// The market of a player whose opponent has this other city, where no expansion changes prices.
    #[inline]
    pub(crate) fn new(city: &'a City, opponent: &'a City) -> Self {
        let fixed = RESOURCE_MASKS[city.fixed_price.bits() as usize];
        let by_opponent = opponent.production.plus(Goods::all(BASE_PRICE));
        let unit_prices = by_opponent.without(fixed).plus(Goods::all(FIXED_PRICE).masked(fixed));
        Self { city, unit_prices, links: city.links, purse: city.purse(), opponent }
    }

    /// What a building costs, or a senator.
    #[inline]
    pub(crate) fn building(&self, card: CardId) -> Price {
        if self.city.pays_otherwise || is_senator(card) { self.price(&self.way(card)) } else { self.printed(card) }
    }

    /// What a building costs a player for whom no expansion changes prices.
    #[inline]
    fn printed(&self, card: CardId) -> Price {
        let tag = &PRICE_TAGS[card.index()];
        if self.links.bits() & tag.free_with != 0 {
            return Price { printed: 0, trade: 0, link: card.building().free_with };
        }
        self.price_of(&tag.cost, self.building_discount(tag.color))
    }

    /// The cheapest way to build a card (D5.15); of equal ways the one that gives the opponent less (A7.12, P10.5).
    #[cold]
    fn way(&self, card: CardId) -> Way {
        let building = card.building();
        if let Some(link) = building.free_with.filter(|&link| self.links.contains(link)) {
            return Way { link: Some(link), ..Way::coins(0, Means::Link) };
        }
        if building.color == Color::White {
            return Way::coins(self.senator_price(), Means::Senators);
        }
        let ordinary = self.ordinary(&building.cost, building.color);
        let symbol_less = self.symbol_less(&building.cost, building.color);
        let engineered = self.city.link_price.filter(|_| building.free_with.is_some());
        let engineered = engineered.map(|coins| Way::coins(coins, Means::LinkPrice));
        let ways = symbol_less.into_iter().flatten().chain(engineered);
        let rank = |way: &Way| {
            let price = self.price(way);
            (price.total(), if self.opponent.receives_trade_coins { price.trade } else { 0 })
        };
        // The ordinary way wins a full tie.
        ways.fold(ordinary, |best, way| if rank(&way) < rank(&best) { way } else { best })
    }

    /// Pays all that is printed, but for what a progress token waives.
    #[inline]
    fn ordinary(&self, cost: &Cost, color: Color) -> Way {
        Way { cost: *cost, waived: self.building_discount(color), link: None, means: Means::Printed }
    }

    /// Leaves out one unit, or all printed coins (A7.11).
    fn symbol_less(&self, cost: &Cost, color: Color) -> Option<[Way; 2]> {
        let ordinary = Way { means: Means::SymbolLess, ..self.ordinary(cost, color) };
        let without_unit = Way { waived: ordinary.waived + 1, ..ordinary };
        let without_coins = Way { cost: Cost { coins: 0, ..*cost }, ..ordinary };
        self.city.ignores_symbol.contains(color).then_some([without_unit, without_coins])
    }

    /// A dearer way that gives an opponent with Economy less, if there is one: which symbol is left out is then the
    /// builder's choice (A7.12).
    pub(crate) fn sparing(&self, card: CardId) -> Option<Price> {
        self.sparing_way(card).map(|way| self.price(&way))
    }

    /// Tests if there can be a dearer way for any card.
    #[inline]
    fn may_spare(&self) -> bool {
        self.city.pays_otherwise && self.opponent.receives_trade_coins && !self.city.ignores_symbol.is_empty()
    }

    fn sparing_way(&self, card: CardId) -> Option<Way> {
        if !self.may_spare() {
            return None;
        }
        let building = card.building();
        let best = self.building(card);
        let spares = |price: Price| price.total() > best.total() && price.trade < best.trade;
        self.symbol_less(&building.cost, building.color)?.into_iter().find(|way| spares(self.price(way)))
    }

    /// What the next senator costs (A5.3, A9.8).
    fn senator_price(&self) -> u8 {
        if self.city.senators_free { 0 } else { self.city.count_of(Color::White) }
    }

    /// What a wonder costs.
    #[inline]
    pub(crate) fn wonder(&self, wonder: WonderId) -> Price {
        self.price_of(&wonder.wonder().cost, self.city.wonder_discount)
    }

    fn wonder_way(&self, wonder: WonderId) -> Way {
        let waived = self.city.wonder_discount;
        Way { cost: wonder.wonder().cost, waived, link: None, means: Means::Printed }
    }

    /// Tests if the player can pay for a building, or a senator where the game is `EXPANDED`.
    #[inline]
    pub(crate) fn affords_building<const EXPANDED: bool>(&self, card: CardId) -> bool {
        let tag = &PRICE_TAGS[card.index()];
        if EXPANDED && (self.city.pays_otherwise || is_senator(card)) {
            return self.building(card).total() <= self.purse;
        }
        self.affords(&tag.cost, || self.building_discount(tag.color)) || self.links.bits() & tag.free_with != 0
    }

    /// Tests if the player can pay for a building in the dearer way of [`Self::sparing`].
    #[inline]
    pub(crate) fn affords_sparing(&self, card: CardId) -> bool {
        self.may_spare() && self.sparing(card).is_some_and(|price| price.total() <= self.purse)
    }

    /// Tests if the player can pay for a wonder.
    #[inline]
    pub(crate) fn affords_wonder(&self, wonder: WonderId) -> bool {
        self.affords(&wonder.wonder().cost, || self.city.wonder_discount)
    }

    /// Choice producers and discounts are looked at only if the player is short without them.
    #[inline]
    fn affords(&self, cost: &Cost, waived: impl FnOnce() -> u8) -> bool {
        let printed = u16::from(cost.coins);
        let missing = cost.goods.minus(self.city.production);
        if printed + missing.times(self.unit_prices) <= self.purse {
            return true;
        }
        let waived = waived();
        let is_helped = self.city.choices != [0; Class::NUM] || waived > 0;
        is_helped && printed + self.trade(cost.goods, waived) <= self.purse
    }

    #[inline]
    fn building_discount(&self, color: Color) -> u8 {
        if color == Color::Blue { self.city.blue_discount } else { 0 }
    }

    #[inline]
    fn price(&self, way: &Way) -> Price {
        Price { link: way.link, ..self.price_of(&way.cost, way.waived) }
    }

    #[inline]
    fn price_of(&self, cost: &Cost, waived: u8) -> Price {
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
    /// What it goes by.
    pub means: Means,
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
    fn new(market: &Market<'_>, way: Way) -> Self {
        let Way { cost, waived: waived_units, link, means } = way;
        let after_production = cost.goods.minus(market.city.production);
        let mut after_choices = after_production;
        for class in Class::ALL {
            market.cover(&mut after_choices, class.range(), market.city.choices[class.index()]);
        }
        let mut bought = after_choices;
        market.cover(&mut bought, 0..Resource::NUM, waived_units);
        Self {
            means,
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
    #[inline(always)]
    pub(crate) fn market(&self, seat: Seat) -> Market<'_> {
        let city = &self.cities[seat];
        if city.pays_otherwise {
            self.privileged_market(seat)
        } else {
            Market::new(city, &self.cities[seat.opponent()])
        }
    }

    /// The market where effects of expansions change prices: a decree makes some resources cheaper (A7.17, A7.18), another
    /// one lends white symbols of the opponent.
    #[cold]
    fn privileged_market(&self, seat: Seat) -> Market<'_> {
        let (city, opponent) = (&self.cities[seat], &self.cities[seat.opponent()]);
        let market = Market::new(city, opponent);
        let reduced = (city.trade_discount & !city.fixed_price).bits();
        let lent = if city.uses_opponent_links { self.lends(opponent) } else { IdSet::new() };
        Market {
            unit_prices: market.unit_prices.minus(Goods::all(1).masked(RESOURCE_MASKS[reduced as usize])),
            links: market.links | lent,
            ..market
        }
    }

    /// The white symbols that a city lends by decree: those on its cards (A7.21, A12.3).
    fn lends(&self, city: &City) -> IdSet<Link> {
        match self.setup.links {
            Links::Cards => city.links & !Mythology::links(),
            Links::Tokens => city.links,
        }
    }

    /// What a building costs the seat now, or a senator.
    #[inline]
    pub fn building_price(&self, seat: Seat, card: CardId) -> Price {
        let city = &self.cities[seat];
        if city.pays_otherwise || is_senator(card) {
            return self.price_otherwise(seat, card);
        }
        Market::new(city, &self.cities[seat.opponent()]).printed(card)
    }

    /// What a building or a senator costs where it is not just what is printed.
    #[cold]
    fn price_otherwise(&self, seat: Seat, card: CardId) -> Price {
        self.market(seat).building(card)
    }

    /// What a wonder costs the seat now.
    pub fn wonder_price(&self, seat: Seat, wonder: WonderId) -> Price {
        self.market(seat).wonder(wonder)
    }

    /// A dearer way to pay for a building that gives an opponent with Economy less, if there is one (A7.12).
    pub fn sparing_price(&self, seat: Seat, card: CardId) -> Option<Price> {
        self.market(seat).sparing(card)
    }

    /// How the seat would pay for a building now.
    pub fn building_payment(&self, seat: Seat, card: CardId) -> Payment {
        let market = self.market(seat);
        Payment::new(&market, market.way(card))
    }

    /// How the seat would pay for a building in the dearer way of [`Self::sparing_price`].
    pub fn sparing_payment(&self, seat: Seat, card: CardId) -> Option<Payment> {
        let market = self.market(seat);
        market.sparing_way(card).map(|way| Payment::new(&market, way))
    }

    /// How the seat would pay for a wonder now.
    pub fn wonder_payment(&self, seat: Seat, wonder: WonderId) -> Payment {
        let market = self.market(seat);
        Payment::new(&market, market.wonder_way(wonder))
    }

    /// Coins the seat pays for one unit of each resource.
    pub fn unit_prices(&self, seat: Seat) -> Goods {
        self.market(seat).unit_prices
    }

    /// Coins the seat gets for discarding a card (D4.4, A7.20).
    pub fn discard_income(&self, seat: Seat) -> u16 {
        let city = &self.cities[seat];
        2 + u16::from(city.count_of(Color::Yellow)) + u16::from(city.discard_bonus)
    }

    /// Moves the coins of a payment; those for resources go to an opponent with Economy (D5.18).
    pub(crate) fn pay(&mut self, seat: Seat, price: Price) {
        self.spend(seat, price.total());
        let opponent = &mut self.cities[seat.opponent()];
        if opponent.receives_trade_coins {
            opponent.coins += price.trade;
        }
    }

    /// Takes coins out of the treasury, then from Astarte (P7.17).
    pub(crate) fn spend(&mut self, seat: Seat, coins: u16) {
        let city = &mut self.cities[seat];
        debug_assert!(city.purse() >= coins);
        let from_treasury = coins.min(city.coins);
        city.coins -= from_treasury;
        city.protected -= (coins - from_treasury) as u8;
    }

    /// Takes coins away, at most what the treasury holds (D7.6).
    pub(crate) fn lose_coins(&mut self, seat: Seat, coins: u8) {
        let city = &mut self.cities[seat];
        city.coins = city.coins.saturating_sub(u16::from(coins));
    }
}
