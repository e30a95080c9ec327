//! The components of the Pantheon expansion, one row per printed card, in printed order. No logic, no display text.

use super::{Building, God, Token, Wonder, building as card, god, token, wonder};
use crate::effect::Effect::*;
use crate::effect::{Per, Whose::*};
use crate::ids::{Back::Temple, CardId::*, Color::Purple, GodId::*, Link, Mythology::*, Symbol, TokenId, WonderId::*};

#[rustfmt::skip]
pub(super) const TEMPLES: &[Building] = &[
    //   name                     back    colour  cost                                        effects
    card(MesopotamianGrandTemple, Temple, Purple, cost![wood 3, glass 1, papyrus 1],          &[GrandTemple]).free_with(Link::Mesopotamian),
    card(PhoenicianGrandTemple,   Temple, Purple, cost![wood 1, stone 1, glass 1, papyrus 2], &[GrandTemple]).free_with(Link::Phoenician),
    card(GreekGrandTemple,        Temple, Purple, cost![stone 3, glass 1, papyrus 1],         &[GrandTemple]).free_with(Link::Greek),
    card(EgyptianGrandTemple,     Temple, Purple, cost![clay 3, glass 1, papyrus 1],          &[GrandTemple]).free_with(Link::Egyptian),
    card(RomanGrandTemple,        Temple, Purple, cost![clay 1, stone 1, glass 2, papyrus 1], &[GrandTemple]).free_with(Link::Roman),
];

#[rustfmt::skip]
pub(super) const WONDERS: &[Wonder] = &[
    //     name           cost                                effects
    wonder(Sanctuary,     cost![stone 2, glass 1, papyrus 1], &[GodDiscount(2), ExtraTurn]),
    wonder(DivineTheater, cost![wood 2, glass 1, papyrus 2],  &[ConsultDeck, Points(2)]),
];

#[rustfmt::skip]
pub(super) const TOKENS: &[Token] = &[
    token(TokenId::Mysticism,    &[PointsPer(2, Per::DivineToken, Own)]),
    token(TokenId::Poliorcetics, &[OpponentLosesPerSpace(1)]),
    token(TokenId::Engineering,  &[LinkPrice(1)]),
];

#[rustfmt::skip]
pub(super) const GODS: &[God] = &[
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
