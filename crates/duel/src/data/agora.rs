//! The components of the Agora expansion, one row per printed card, in printed order. No logic, no display text.
//!
//! Goods are counted in the order clay, wood, stone, glass, papyrus.

use super::{Building, Decree, Plot, Token, Wonder, building as card, decree, plot, token, wonder};
use crate::effect::Effect::*;
use crate::effect::{Applies::*, Per, Whose::*};
use crate::ids::{
    Back::Senator, CardId::*, Class::*, Color::*, DecreeId::*, PlotId::*, Section::*, TokenId, WonderId::*,
};

#[rustfmt::skip]
pub(super) const SENATORS: [Building; 13] = [
    //   name               back     colour coins, goods     effects
    card(PoliticianLeft1,   Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Left)]),
    card(PoliticianLeft2,   Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Left)]),
    card(PoliticianCenter1, Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Center)]),
    card(PoliticianCenter2, Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Center)]),
    card(PoliticianCenter3, Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Center)]),
    card(PoliticianRight1,  Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Right)]),
    card(PoliticianRight2,  Senator, White, 0, [0, 0, 0, 0, 0], &[Politics(Right)]),
    card(Conspirator1,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
    card(Conspirator2,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
    card(Conspirator3,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
    card(Conspirator4,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
    card(Conspirator5,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
    card(Conspirator6,      Senator, White, 0, [0, 0, 0, 0, 0], &[PlaceOrPlot]),
];

#[rustfmt::skip]
pub(super) const WONDERS: [Wonder; 2] = [
    //     name        goods            effects
    wonder(CuriaJulia, [1, 1, 1, 1, 1], &[TriggerUnprepared, CoinsInTurn(6), ExtraTurn]).when_drafted(&[DrawPlots(2)]),
    wonder(Knossos,    [1, 1, 1, 2, 0], &[PlaceInfluence, MoveInfluence, Points(3)]).when_drafted(&[PlaceInfluence]),
];

#[rustfmt::skip]
pub(super) const TOKENS: [Token; 2] = [
    token(TokenId::Corruption,     &[SenatorsFree]),
    token(TokenId::OrganizedCrime, &[KeepBothPlots]),
];

#[rustfmt::skip]
pub(super) const DECREES: [Decree; 16] = [
    decree(CoinsOnBlue,              CoinsOnBuild(ToBuildings(Blue))),
    decree(CoinsOnGreen,             CoinsOnBuild(ToBuildings(Green))),
    decree(CoinsOnYellow,            CoinsOnBuild(ToBuildings(Yellow))),
    decree(CoinsOnRed,               CoinsOnBuild(ToBuildings(Red))),
    decree(CoinsOnWonder,            CoinsOnBuild(ToWonders)),
    decree(IgnoreSymbolYellow,       IgnoreSymbol(Yellow)),
    decree(IgnoreSymbolRed,          IgnoreSymbol(Red)),
    decree(IgnoreSymbolGreen,        IgnoreSymbol(Green)),
    decree(WonderMinusOneResource,   ResourceDiscount(1, ToWonders)),
    decree(Shield,                   ShieldOfControl(1)),
    decree(CheaperRawMaterials,      TradeDiscount(Raw)),
    decree(CheaperManufacturedGoods, TradeDiscount(Manufactured)),
    decree(SenatePlusTwoBlue,        BlueInSenate(2)),
    decree(DiscardPlusTwoCoins,      DiscardBonus(2)),
    decree(OpponentChains,           OpponentLinks),
    decree(ExtraTurnOnConspirator,   ExtraTurnOn(ToConspirators)),
];

#[rustfmt::skip]
pub(super) const PLOTS: [Plot; 16] = [
    plot(Extortion,         &[StealWonder, MoveInfluence]),
    plot(Blackmail,         &[TakeHalfOfCoins, MoveInfluence]),
    plot(Expropriation,     &[DestroyCard(Blue), MoveInfluence]),
    plot(Swindle,           &[DestroyCard(Yellow), MoveInfluence]),
    plot(Obscurantism,      &[LockToken]),
    plot(Coup,              &[Shields(2)]),
    plot(PropertyFraud,     &[BuildFromRow(1)]),
    plot(Treason,           &[BuildFromRemoved]),
    plot(PoliticalManeuver, &[PlaceInfluence, RemoveInfluence, MoveInfluence]),
    plot(Espionage,         &[ProgressOfBox]),
    plot(TurnOfEvents,      &[DiscardAvailable, DiscardAnother, MoveInfluence]),
    plot(Embezzlement,      &[CoinsPer(1, Per::CubeInSenate, Own), OpponentLosesPer(1, Per::CubeInSenate)]),
    plot(Foreclosure,       &[StealCard]),
    plot(Coercion,          &[SwapCards, MoveInfluence]),
    plot(InsiderInfluence,  &[MoveDecree, MoveInfluence]),
    plot(Sabotage,          &[DestroyWonder]),
];

/// Points for the control of each chamber at the end (A10.5).
pub(super) const CHAMBER_POINTS: [u8; 6] = [1, 2, 3, 3, 2, 1];
/// Chambers whose decree lies face up at the start (A1.6).
pub(super) const DECREE_FACE_UP: [bool; 6] = [true, false, true, false, true, false];
/// Influence cubes of each player (A1.5).
pub(super) const CUBES: u8 = 12;
/// Blue cards that it takes for the second and the third action of a politician (A5.7).
pub(super) const BLUE_FOR_ACTIONS: [u8; 2] = [2, 4];
/// Senators in each age (A3.2).
pub(super) const SENATORS_IN_AGE: [usize; 3] = [5, 5, 3];
