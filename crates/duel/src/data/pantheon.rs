//! The components of the Pantheon expansion, one row per printed card, in printed order. No logic, no display text.
//!
//! Goods are counted in the order clay, wood, stone, glass, papyrus.

use super::{Building, God, Token, Wonder, building as card, god, token, wonder};
use crate::effect::Effect::*;
use crate::effect::{Per, Whose::*};
use crate::ids::{Back::Temple, CardId::*, Color::Purple, GodId::*, Link, Mythology::*, Symbol, TokenId, WonderId::*};

#[rustfmt::skip]
pub(super) const TEMPLES: [Building; 5] = [
    //   name                     back    colour  coins, goods     effects
    card(MesopotamianGrandTemple, Temple, Purple, 0, [0, 3, 0, 1, 1], &[GrandTemple]).free_with(Link::Mesopotamian),
    card(PhoenicianGrandTemple,   Temple, Purple, 0, [0, 1, 1, 1, 2], &[GrandTemple]).free_with(Link::Phoenician),
    card(GreekGrandTemple,        Temple, Purple, 0, [0, 0, 3, 1, 1], &[GrandTemple]).free_with(Link::Greek),
    card(EgyptianGrandTemple,     Temple, Purple, 0, [3, 0, 0, 1, 1], &[GrandTemple]).free_with(Link::Egyptian),
    card(RomanGrandTemple,        Temple, Purple, 0, [1, 0, 1, 2, 1], &[GrandTemple]).free_with(Link::Roman),
];

#[rustfmt::skip]
pub(super) const WONDERS: [Wonder; 2] = [
    //     name           goods            effects
    wonder(Sanctuary,     [0, 0, 2, 1, 1], &[GodDiscount(2), ExtraTurn]),
    wonder(DivineTheater, [0, 2, 0, 1, 2], &[ConsultDeck, Points(2)]),
];

#[rustfmt::skip]
pub(super) const TOKENS: [Token; 3] = [
    token(TokenId::Mysticism,    &[PointsPer(2, Per::DivineToken, Own)]),
    token(TokenId::Poliorcetics, &[OpponentLosesPerSpace(1)]),
    token(TokenId::Engineering,  &[LinkPrice(1)]),
];

#[rustfmt::skip]
pub(super) const GODS: [God; 16] = [
    god(Enki,      Some(Mesopotamian), &[ProgressOnCard(2)]),
    god(Ishtar,    Some(Mesopotamian), &[Science(Symbol::Law)]),
    god(Nisaba,    Some(Mesopotamian), &[CopySymbol]),
    god(Astarte,   Some(Phoenician),   &[ProtectedCoins(7)]),
    god(Baal,      Some(Phoenician),   &[StealCard]),
    god(Tanit,     Some(Phoenician),   &[Coins(12)]),
    god(Aphrodite, Some(Greek),        &[Points(9)]),
    god(Hades,     Some(Greek),        &[BuildFromDiscard]),
    god(Zeus,      Some(Greek),        &[DiscardAny]),
    god(Anubis,    Some(Egyptian),     &[UnbuildWonder]),
    god(Isis,      Some(Egyptian),     &[WonderFromDiscard]),
    god(Ra,        Some(Egyptian),     &[StealWonder]),
    god(Mars,      Some(Roman),        &[Shields(2)]),
    god(Minerva,   Some(Roman),        &[PlaceMinerva]),
    god(Neptune,   Some(Roman),        &[MilitaryTokens]),
    god(Gate,      None,               &[SummonFromTops]),
];

/// What A pays on each space of the Pantheon (P1.3).
pub(super) const SPACE_COSTS: [u8; 6] = [3, 4, 5, 6, 7, 8];
/// What one unit of both players' costs on a space adds up to.
pub(super) const SPACE_COST_SUM: u8 = 11;
/// How many times the cost of its space the Gate costs (P6.3).
pub(super) const GATE_FACTOR: u8 = 2;
/// Points for so many grand temples (P11.4).
pub(super) const TEMPLE_POINTS: [u8; 4] = [0, 5, 12, 21];
