//! What components do. An [`Effect`] is data; this file alone says what each one means.
//!
//! Some effects happen once, when the component comes into play ([`Duel::happens`]); others last and are kept as sums in
//! the city ([`City::lasts`]); points are counted in `score.rs`.

use crate::goods::Goods;
use crate::ids::{Class, Color, Resource, ResourceSet, Symbol};
use crate::state::{City, Duel, Pending};
use table::Seat;

/// One printed effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Produces so many units of a resource in every payment (D5.3).
    Produce(Resource, u8),
    /// Produces one unit of the class, of the owner's choice, in every payment (D5.4).
    ProduceOneOf(Class),
    /// The owner buys each of these resources for 1 coin (D5.9).
    FixedPrice(ResourceSet),
    /// Coins from the bank, once (D11.5).
    Coins(u8),
    /// Coins from the bank for each of something, once (D11.6, D11.7).
    CoinsPer(u8, Per, Whose),
    /// Points at the end (D11.8).
    Points(u8),
    /// Points at the end for each of something (D10.8).
    PointsPer(u8, Per, Whose),
    /// Moves the pawn towards the opponent's capital, once (D7.2).
    Shields(u8),
    /// A scientific symbol (D8.1).
    Science(Symbol),
    /// The opponent loses coins to the bank, once (D6.11).
    OpponentLosesCoins(u8),
    /// Another turn after this one (D4.8).
    ExtraTurn,
    /// A card of this colour in the opponent's city, of the builder's choice, is discarded (D6.12, D6.21).
    DestroyCard(Color),
    /// One card of the discard pile is built for nothing (D6.17).
    BuildFromDiscard,
    /// So many progress tokens are drawn from the box, one is kept (D6.14).
    ProgressFromBox(u8),
    /// So many units of the cost need not be supplied (D5.14).
    ResourceDiscount(u8, Applies),
    /// What the opponent pays for resources goes to the owner (D5.18).
    ReceiveTradeCoins,
    /// More shields on each building of this colour built from now on (D7.12).
    ExtraShields(u8, Color),
    /// An extra turn with each of these built from now on (D8.19).
    ExtraTurnOn(Applies),
    /// Coins from the bank for each building that is free through a link (D5.20).
    CoinsOnLink(u8),
}

/// What an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Buildings of a colour.
    Building(Color),
    /// Brown and grey buildings of one city together.
    BrownAndGrey,
    /// Wonders that stand.
    Wonder,
    /// Whole sets of three coins in the treasury.
    ThreeCoins,
    /// Progress tokens.
    ProgressToken,
}

/// Where an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// In the owner's city.
    Own,
    /// In the city that has more.
    Larger,
}

/// What an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Applies {
    /// Wonders.
    ToWonders,
    /// Buildings of a colour.
    ToBuildings(Color),
}

/// What brings an effect into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Building(Color),
    Wonder,
    Token,
}

impl Duel {
    /// Does what an effect does at once. Choices are put on the stack, to be made when the rest has happened (D6.7).
    pub(crate) fn happens(&mut self, effect: Effect, seat: Seat, source: Source) {
        match effect {
            Effect::Coins(coins) => self.cities[seat].coins += u16::from(coins),
            Effect::CoinsPer(coins, per, whose) => {
                let count = self.count(per, whose, seat);
                self.cities[seat].coins += u16::from(coins) * count;
            }
            Effect::Shields(shields) => {
                let extra = match source {
                    Source::Building(Color::Red) => self.cities[seat].extra_shields,
                    _ => 0,
                };
                self.advance_pawn(seat, shields + extra);
            }
            Effect::Science(symbol) => self.gain_symbol(seat, symbol),
            Effect::OpponentLosesCoins(coins) => self.lose_coins(seat.opponent(), coins),
            Effect::ExtraTurn => self.take_another_turn(seat),
            Effect::DestroyCard(color) => self.pending.push(Pending::Destroy(seat, color)),
            Effect::BuildFromDiscard => self.pending.push(Pending::Restore(seat)),
            Effect::ProgressFromBox(count) => self.pending.push(Pending::DrawFromBox(seat, count)),
            Effect::Produce(..)
            | Effect::ProduceOneOf(_)
            | Effect::FixedPrice(_)
            | Effect::Points(_)
            | Effect::PointsPer(..)
            | Effect::ResourceDiscount(..)
            | Effect::ReceiveTradeCoins
            | Effect::ExtraShields(..)
            | Effect::ExtraTurnOn(_)
            | Effect::CoinsOnLink(_) => {}
        }
    }

    /// How many of something a city has, or the city that has more.
    pub(crate) fn count(&self, per: Per, whose: Whose, seat: Seat) -> u16 {
        let own = self.cities[seat].count(per);
        match whose {
            Whose::Own => own,
            Whose::Larger => own.max(self.cities[seat.opponent()].count(per)),
        }
    }
}

impl City {
    /// Adds what an effect does from now on to the city's sums.
    pub(crate) fn lasts(&mut self, effect: Effect) {
        match effect {
            Effect::Produce(resource, units) => self.production = self.production.plus(Goods::some(resource, units)),
            Effect::ProduceOneOf(class) => self.choices[class.index()] += 1,
            Effect::FixedPrice(resources) => self.fixed_price = self.fixed_price | resources,
            Effect::Science(symbol) => self.symbols.insert(symbol),
            Effect::ResourceDiscount(units, Applies::ToWonders) => self.wonder_discount += units,
            Effect::ResourceDiscount(units, Applies::ToBuildings(Color::Blue)) => self.blue_discount += units,
            Effect::ResourceDiscount(_, Applies::ToBuildings(_)) => debug_assert!(false, "no component does this"),
            Effect::ReceiveTradeCoins => self.receives_trade_coins = true,
            Effect::ExtraShields(shields, _) => self.extra_shields += shields,
            Effect::ExtraTurnOn(_) => self.extra_turn_on_wonders = true,
            Effect::CoinsOnLink(coins) => self.coins_on_link += coins,
            Effect::Coins(_)
            | Effect::CoinsPer(..)
            | Effect::Points(_)
            | Effect::PointsPer(..)
            | Effect::Shields(_)
            | Effect::OpponentLosesCoins(_)
            | Effect::ExtraTurn
            | Effect::DestroyCard(_)
            | Effect::BuildFromDiscard
            | Effect::ProgressFromBox(_) => {}
        }
    }

    /// How many of something the city has.
    pub(crate) fn count(&self, per: Per) -> u16 {
        match per {
            Per::Building(color) => u16::from(self.colors[color.index()]),
            Per::BrownAndGrey => {
                u16::from(self.colors[Color::Brown.index()]) + u16::from(self.colors[Color::Grey.index()])
            }
            Per::Wonder => self.standing.len() as u16,
            Per::ThreeCoins => self.coins / 3,
            Per::ProgressToken => self.tokens.len() as u16,
        }
    }
}
