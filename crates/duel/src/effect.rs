//! What components do. An [`Effect`] is data; this file alone says what each one means.
//!
//! [`Effect::when`] says when an effect works. What works once is told in [`Duel::happens`], what lasts is added to the
//! sums of a city in [`City::lasts`], points are counted in `score.rs`, and what comes and goes with a chamber of the
//! senate moves the pawn in `senate.rs`.

use crate::city::City;
use crate::data::REMOVED_PER_AGE;
use crate::goods::Goods;
use crate::ids::{Class, Color, Resource, ResourceSet, Section, Symbol};
use crate::pending::Pending;
use crate::state::Duel;
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
    /// Coins from the bank, once, when the choices printed before them have been made (A9.3).
    CoinsInTurn(u8),
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

    // Pantheon.
    /// A grand temple: points by how many of them one city has (P11.4).
    GrandTemple,
    /// Gods and the Gate cost the owner so much less (P9.2).
    GodDiscount(u8),
    /// One mythology's deck is looked through, one of its gods activated for nothing (P9.4).
    ConsultDeck,
    /// The god on top of each mythology's deck is turned up, one of them activated for nothing (P8.2).
    SummonFromTops,
    /// The opponent loses coins for each space the pawn moves in the owner's favour (P10.2).
    OpponentLosesPerSpace(u8),
    /// A building with a white symbol below its cost may be built for so many coins (P10.3).
    LinkPrice(u8),
    /// So many progress tokens of the box lie on the god, one of them is taken (P7.5).
    ProgressOnCard(u8),
    /// The snake copies the symbol of a green card of the opponent (P7.11).
    CopySymbol,
    /// Coins that cannot be lost and are worth a point each (P7.16).
    ProtectedCoins(u8),
    /// A brown or grey card of the opponent changes sides (P7.19).
    StealCard,
    /// Any card of the structure is discarded (P7.23).
    DiscardAny,
    /// A wonder that stands loses its card (P7.28).
    UnbuildWonder,
    /// An own wonder is built for nothing with a card of the discard pile (P7.33).
    WonderFromDiscard,
    /// A wonder of the opponent that does not stand changes sides (P7.37).
    StealWonder,
    /// Minerva is placed on the track (P7.40).
    PlaceMinerva,
    /// One military token is put away, another one applied (P7.42).
    MilitaryTokens,

    // Agora.
    /// Actions in the senate, cubes placed in this section (A5.7).
    Politics(Section),
    /// A cube in any chamber, or a conspiracy (A5.11).
    PlaceOrConspire,
    /// So many conspiracies are drawn, one is kept (A8.1).
    DrawConspiracies(u8),
    /// A conspiracy that is not prepared may be triggered (A9.3).
    TriggerUnprepared,
    /// One cube is placed in any chamber (A6.2).
    PlaceInfluence,
    /// One own cube may move to an adjacent chamber (A6.3).
    MoveInfluence,
    /// One cube of the opponent goes back to its owner (A6.4).
    RemoveInfluence,
    /// Senators cost nothing (A9.8).
    SenatorsFree,
    /// Both conspiracies that are drawn are kept (A8.2).
    KeepBothConspiracies,
    /// Coins by the age for each of these built by anybody (A7.3).
    CoinsOnBuild(Applies),
    /// One symbol of the cost of such a building need not be paid (A7.11).
    IgnoreSymbol(Color),
    /// The pawn moves when control is gained, and back when it is lost (A7.13).
    ShieldOfControl(u8),
    /// Units of this class cost one coin less (A7.17).
    TradeDiscount(Class),
    /// So many blue cards more when the actions of a politician are counted (A7.19).
    BlueInSenate(u8),
    /// So many coins more for each card discarded for coins (A7.20).
    DiscardBonus(u8),
    /// White symbols of the opponent's buildings count as own ones (A7.21).
    OpponentLinks,
    /// Half of the opponent's coins, rounded up, change hands (A8.12).
    TakeHalfOfCoins,
    /// A progress token leaves the game (A8.16).
    LockToken,
    /// A building of this row of the structure is built for nothing (A8.19).
    BuildFromRow(u8),
    /// A card removed at setup is built for nothing (A8.20).
    BuildFromRemoved,
    /// Any progress token of the box is taken (A8.26).
    ProgressOfBox,
    /// An available card is discarded (A8.22).
    DiscardAvailable,
    /// Another available card may be discarded (A8.22).
    DiscardAnother,
    /// The opponent loses coins for each of something it has (A8.27).
    OpponentLosesPer(u8, Per),
    /// A blue or green card of the opponent is swapped for one of the same colour (A8.29).
    SwapCards,
    /// A decree goes to another chamber (A8.31).
    MoveDecree,
    /// A wonder of the opponent that stands leaves the game (A8.35).
    DestroyWonder,
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
    /// Mythology tokens and offering tokens.
    DivineToken,
    /// Influence cubes in the senate.
    CubeInSenate,
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
    /// Conspirators.
    ToConspirators,
}

/// Several things that effects are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Subjects(u16);

impl Subjects {
    pub(crate) fn insert(&mut self, subject: Applies) {
        self.0 |= Self::bit(subject);
    }

    #[inline]
    pub(crate) fn contains(self, subject: Applies) -> bool {
        self.0 & Self::bit(subject) != 0
    }

    fn bit(subject: Applies) -> u16 {
        1 << match subject {
            Applies::ToBuildings(color) => color.index(),
            Applies::ToWonders => Color::NUM,
            Applies::ToConspirators => Color::NUM + 1,
        }
    }
}

/// When an effect works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Once, as soon as its component comes into play.
    Once,
    /// Once, when what happens at once has happened: it asks for a choice, or waits for those printed before it (D6.7).
    Choice,
    /// From the moment its component comes into play.
    Lasting,
    /// Once, and from then on as well.
    OnceAndLasting,
    /// Once for whoever gains control of its chamber, and once against whoever loses it, with so many shields.
    WithControl(u8),
    /// When points are counted.
    AtScoring(Worth),
}

/// What an effect is worth when points are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// So many points.
    Points(u8),
    /// So many points for each of something.
    PointsPer(u8, Per, Whose),
    /// Points by how many grand temples the city has.
    GrandTemple,
}

impl Effect {
    /// When the effect works.
    pub const fn when(self) -> When {
        match self {
            Self::Coins(_)
            | Self::CoinsPer(..)
            | Self::Shields(_)
            | Self::OpponentLosesCoins(_)
            | Self::ExtraTurn
            | Self::ProtectedCoins(_)
            | Self::TakeHalfOfCoins
            | Self::OpponentLosesPer(..) => When::Once,

            Self::DestroyCard(_)
            | Self::CoinsInTurn(_)
            | Self::BuildFromDiscard
            | Self::ProgressFromBox(_)
            | Self::ConsultDeck
            | Self::SummonFromTops
            | Self::ProgressOnCard(_)
            | Self::CopySymbol
            | Self::StealCard
            | Self::DiscardAny
            | Self::UnbuildWonder
            | Self::WonderFromDiscard
            | Self::StealWonder
            | Self::PlaceMinerva
            | Self::MilitaryTokens
            | Self::Politics(_)
            | Self::PlaceOrConspire
            | Self::DrawConspiracies(_)
            | Self::TriggerUnprepared
            | Self::PlaceInfluence
            | Self::MoveInfluence
            | Self::RemoveInfluence
            | Self::LockToken
            | Self::BuildFromRow(_)
            | Self::BuildFromRemoved
            | Self::ProgressOfBox
            | Self::DiscardAvailable
            | Self::DiscardAnother
            | Self::SwapCards
            | Self::MoveDecree
            | Self::DestroyWonder => When::Choice,

            Self::Produce(..)
            | Self::ProduceOneOf(_)
            | Self::FixedPrice(_)
            | Self::ResourceDiscount(..)
            | Self::ReceiveTradeCoins
            | Self::ExtraShields(..)
            | Self::ExtraTurnOn(_)
            | Self::CoinsOnLink(_)
            | Self::GodDiscount(_)
            | Self::OpponentLosesPerSpace(_)
            | Self::LinkPrice(_)
            | Self::SenatorsFree
            | Self::KeepBothConspiracies
            | Self::CoinsOnBuild(_)
            | Self::IgnoreSymbol(_)
            | Self::TradeDiscount(_)
            | Self::BlueInSenate(_)
            | Self::DiscardBonus(_)
            | Self::OpponentLinks => When::Lasting,

            Self::Science(_) => When::OnceAndLasting,

            Self::ShieldOfControl(shields) => When::WithControl(shields),

            Self::Points(points) => When::AtScoring(Worth::Points(points)),
            Self::PointsPer(points, per, whose) => When::AtScoring(Worth::PointsPer(points, per, whose)),
            Self::GrandTemple => When::AtScoring(Worth::GrandTemple),
        }
    }

    /// Tests if the effect asks for a choice of its own, or waits for those printed before it.
    const fn waits(self) -> bool {
        matches!(self.when(), When::Choice)
    }
}

/// What brings an effect into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Building(Color),
    Wonder,
    Token,
    God,
    Conspiracy,
}

impl Duel {
    /// Does what a wonder, a god or a conspiracy says: its choices, and what comes after them, wait on the stack in the
    /// order written, while everything else happens at once (D6.7, A9.2).
    pub(crate) fn resolve(&mut self, effects: &[Effect], seat: Seat, source: Source) {
        for &effect in effects.iter().rev().filter(|effect| effect.waits()) {
            self.happens(effect, seat, source);
        }
        for &effect in effects.iter().filter(|effect| !effect.waits()) {
            self.takes_effect(effect, seat, source);
        }
    }

    /// Does what an effect does at once, and keeps what it does from now on.
    #[inline]
    pub(crate) fn takes_effect(&mut self, effect: Effect, seat: Seat, source: Source) {
        match effect.when() {
            When::Once | When::Choice => self.happens(effect, seat, source),
            When::Lasting => self.cities[seat].lasts(effect),
            When::OnceAndLasting => {
                self.happens(effect, seat, source);
                self.cities[seat].lasts(effect);
            }
            When::WithControl(_) | When::AtScoring(_) => {}
        }
    }

    /// Does what an effect does once. Choices are put on the stack, to be made when the rest has happened (D6.7).
    fn happens(&mut self, effect: Effect, seat: Seat, source: Source) {
        let opponent = seat.opponent();
        match effect {
            Effect::Coins(coins) => self.cities[seat].coins += u16::from(coins),
            Effect::CoinsInTurn(coins) => self.pending.push(Pending::GainCoins(seat, coins)),
            Effect::CoinsPer(coins, per, whose) => {
                let count = self.count(per, whose, seat);
                self.cities[seat].coins += u16::from(coins) * count;
            }
            Effect::Shields(shields) => {
                let extra = match source {
                    Source::Building(color) => self.cities[seat].extra_shields_on(color),
                    Source::Wonder | Source::Token | Source::God | Source::Conspiracy => 0,
                };
                self.advance_pawn(seat, shields + extra);
            }
            Effect::Science(symbol) => self.gain_symbol(seat, symbol),
            Effect::OpponentLosesCoins(coins) => self.lose_coins(opponent, coins),
            Effect::ExtraTurn => self.take_another_turn(seat),
            Effect::DestroyCard(color) => self.pending.push(Pending::Destroy(seat, color)),
            Effect::BuildFromDiscard => self.pending.push(Pending::Restore(seat)),
            Effect::ProgressFromBox(count) => self.pending.push(Pending::DrawFromBox(seat, count)),

            Effect::ProtectedCoins(coins) => self.cities[seat].protected += coins,
            Effect::ConsultDeck => self.pending.push(Pending::ConsultDeck(seat)),
            Effect::SummonFromTops => self.pending.push(Pending::ShowTops(seat)),
            Effect::ProgressOnCard(count) => {
                self.pending.push(Pending::TakeFromEnki(seat));
                if self.pantheon.enki.is_empty() {
                    self.pending.push(Pending::LayOnEnki(count));
                }
            }
            Effect::CopySymbol => self.pending.push(Pending::LaySnake(seat)),
            Effect::StealCard => self.pending.push(Pending::StealCard(seat)),
            Effect::DiscardAny => self.pending.push(Pending::Strike(seat)),
            Effect::UnbuildWonder => self.pending.push(Pending::Unbuild(seat)),
            Effect::WonderFromDiscard => self.pending.push(Pending::RaiseWonder(seat)),
            Effect::StealWonder => self.pending.push(Pending::StealWonder(seat)),
            Effect::PlaceMinerva => self.pending.push(Pending::PlaceMinerva(seat)),
            Effect::MilitaryTokens => {
                self.pending.push(Pending::UseMilitaryToken(seat));
                self.pending.push(Pending::DropMilitaryToken(seat));
            }

            Effect::Politics(section) => {
                for _ in 0..self.politics(seat) {
                    self.pending.push(Pending::Politics(seat, section));
                }
            }
            Effect::PlaceOrConspire => {
                if self.cities[seat].extra_turn_on.contains(Applies::ToConspirators) {
                    self.take_another_turn(seat);
                }
                self.pending.push(Pending::PlaceOrConspire(seat));
            }
            Effect::DrawConspiracies(count) => self.pending.push(Pending::DrawConspiracies(seat, count)),
            Effect::TriggerUnprepared => self.pending.push(Pending::TriggerUnprepared(seat)),
            Effect::PlaceInfluence => self.pending.push(Pending::PlaceCube(seat)),
            Effect::MoveInfluence => self.pending.push(Pending::MoveCube(seat)),
            Effect::RemoveInfluence => self.pending.push(Pending::RemoveCube(seat)),
            Effect::TakeHalfOfCoins => self.take_half_of_coins(seat),
            Effect::OpponentLosesPer(coins, per) => {
                let count = self.count(per, Whose::Own, opponent) as u8;
                self.lose_coins(opponent, coins * count);
            }
            Effect::LockToken => self.pending.push(Pending::LockToken(seat)),
            Effect::BuildFromRow(row) => self.pending.push(Pending::BuildFromRow(seat, row)),
            Effect::BuildFromRemoved => {
                let cards = REMOVED_PER_AGE as u8 * self.age.number();
                self.pending.push(Pending::ShowRemoved(seat, cards));
            }
            Effect::ProgressOfBox => {
                self.looks_through_box(seat);
                self.pending.push(Pending::TakeFromBox(seat));
            }
            Effect::DiscardAvailable => {
                self.pending.push(Pending::DiscardAvailable(seat, false));
                self.pending.push(Pending::TurnUp);
            }
            Effect::DiscardAnother => self.pending.push(Pending::DiscardAvailable(seat, true)),
            Effect::SwapCards => self.pending.push(Pending::SwapCards(seat)),
            Effect::MoveDecree => self.pending.push(Pending::MoveDecree(seat)),
            Effect::DestroyWonder => self.pending.push(Pending::DestroyWonder(seat)),

            Effect::Produce(..)
            | Effect::ProduceOneOf(_)
            | Effect::FixedPrice(_)
            | Effect::ResourceDiscount(..)
            | Effect::ReceiveTradeCoins
            | Effect::ExtraShields(..)
            | Effect::ExtraTurnOn(_)
            | Effect::CoinsOnLink(_)
            | Effect::GodDiscount(_)
            | Effect::OpponentLosesPerSpace(_)
            | Effect::LinkPrice(_)
            | Effect::SenatorsFree
            | Effect::KeepBothConspiracies
            | Effect::CoinsOnBuild(_)
            | Effect::IgnoreSymbol(_)
            | Effect::TradeDiscount(_)
            | Effect::BlueInSenate(_)
            | Effect::DiscardBonus(_)
            | Effect::OpponentLinks
            | Effect::ShieldOfControl(_)
            | Effect::Points(_)
            | Effect::PointsPer(..)
            | Effect::GrandTemple => unreachable!("{effect:?} does nothing once: see Effect::when"),
        }
    }

    /// How many of something a city has, or the city that has more.
    pub(crate) fn count(&self, per: Per, whose: Whose, seat: Seat) -> u16 {
        let own = self.count_at(per, seat);
        match whose {
            Whose::Own => own,
            Whose::Larger => own.max(self.count_at(per, seat.opponent())),
        }
    }

    /// How many of something a seat has.
    fn count_at(&self, per: Per, seat: Seat) -> u16 {
        let city = &self.cities[seat];
        let cards = |color: Color| u16::from(city.colors[color.index()]);
        match per {
            Per::Building(color) => cards(color),
            Per::BrownAndGrey => cards(Color::Brown) + cards(Color::Grey),
            Per::Wonder => city.standing.len() as u16,
            Per::ThreeCoins => city.coins / 3,
            Per::ProgressToken => city.tokens.len() as u16,
            Per::DivineToken => {
                city.mythologies.iter().copied().map(u16::from).sum::<u16>() + city.offerings.len() as u16
            }
            Per::CubeInSenate => u16::from(self.senate.cubes_of(seat)),
        }
    }
}

impl City {
    /// Adds those of the effects that last to the city's sums.
    pub(crate) fn keep_lasting(&mut self, effects: &[Effect]) {
        for &effect in effects {
            match effect.when() {
                When::Lasting | When::OnceAndLasting => self.lasts(effect),
                When::Once | When::Choice | When::WithControl(_) | When::AtScoring(_) => {}
            }
        }
    }

    /// Adds what an effect does from now on to the city's sums.
    fn lasts(&mut self, effect: Effect) {
        match effect {
            Effect::Produce(resource, units) => self.production = self.production.plus(Goods::some(resource, units)),
            Effect::ProduceOneOf(class) => self.choices[class.index()] += 1,
            Effect::FixedPrice(resources) => self.fixed_price = self.fixed_price | resources,
            Effect::Science(symbol) => self.symbols.insert(symbol),
            Effect::ResourceDiscount(units, Applies::ToWonders) => self.wonder_discount += units,
            Effect::ResourceDiscount(units, Applies::ToBuildings(Color::Blue)) => self.blue_discount += units,
            Effect::ResourceDiscount(_, Applies::ToBuildings(_) | Applies::ToConspirators) => {
                unreachable!("resources are saved on wonders and blue buildings only: no row says {effect:?}")
            }
            Effect::ReceiveTradeCoins => self.receives_trade_coins = true,
            Effect::ExtraShields(shields, color) => {
                self.extra_shields += shields;
                self.adds_shields_to.insert(color);
            }
            Effect::ExtraTurnOn(what) => self.extra_turn_on.insert(what),
            Effect::CoinsOnLink(coins) => self.coins_on_link += coins,
            Effect::GodDiscount(coins) => self.god_discount += coins,
            Effect::OpponentLosesPerSpace(coins) => self.opponent_loses_per_space += coins,
            Effect::LinkPrice(coins) => {
                self.link_price = Some(coins);
                self.pays_otherwise = true;
            }
            Effect::SenatorsFree => self.senators_free = true,
            Effect::KeepBothConspiracies => self.keeps_both_conspiracies = true,
            Effect::CoinsOnBuild(what) => self.coins_on.insert(what),
            Effect::IgnoreSymbol(color) => {
                self.ignores_symbol.insert(color);
                self.pays_otherwise = true;
            }
            Effect::TradeDiscount(class) => {
                self.trade_discount = self.trade_discount | class.resources();
                self.pays_otherwise = true;
            }
            Effect::BlueInSenate(blue) => self.blue_in_senate += blue,
            Effect::DiscardBonus(coins) => self.discard_bonus += coins,
            Effect::OpponentLinks => {
                self.uses_opponent_links = true;
                self.pays_otherwise = true;
            }

            Effect::Coins(_)
            | Effect::CoinsInTurn(_)
            | Effect::CoinsPer(..)
            | Effect::Shields(_)
            | Effect::OpponentLosesCoins(_)
            | Effect::ExtraTurn
            | Effect::DestroyCard(_)
            | Effect::BuildFromDiscard
            | Effect::ProgressFromBox(_)
            | Effect::ProtectedCoins(_)
            | Effect::ConsultDeck
            | Effect::SummonFromTops
            | Effect::ProgressOnCard(_)
            | Effect::CopySymbol
            | Effect::StealCard
            | Effect::DiscardAny
            | Effect::UnbuildWonder
            | Effect::WonderFromDiscard
            | Effect::StealWonder
            | Effect::PlaceMinerva
            | Effect::MilitaryTokens
            | Effect::Politics(_)
            | Effect::PlaceOrConspire
            | Effect::DrawConspiracies(_)
            | Effect::TriggerUnprepared
            | Effect::PlaceInfluence
            | Effect::MoveInfluence
            | Effect::RemoveInfluence
            | Effect::TakeHalfOfCoins
            | Effect::OpponentLosesPer(..)
            | Effect::LockToken
            | Effect::BuildFromRow(_)
            | Effect::BuildFromRemoved
            | Effect::ProgressOfBox
            | Effect::DiscardAvailable
            | Effect::DiscardAnother
            | Effect::SwapCards
            | Effect::MoveDecree
            | Effect::DestroyWonder
            | Effect::ShieldOfControl(_)
            | Effect::Points(_)
            | Effect::PointsPer(..)
            | Effect::GrandTemple => unreachable!("{effect:?} does not last: see Effect::when"),
        }
    }
}
