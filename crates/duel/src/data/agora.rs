//! The components of the Agora expansion, one row per printed card, in printed order. No logic, no display text.

use super::{Building, Conspiracy, Decree, Token, Wonder, building as card, conspiracy, decree, token, wonder};
use crate::effect::Effect::*;
use crate::effect::{Applies::*, Per, Whose::*};
use crate::ids::{
    Back::Senator, CardId::*, Class::*, Color::*, ConspiracyId::*, DecreeId::*, Section::*, TokenId, WonderId::*,
};

#[rustfmt::skip]
pub(super) const SENATORS: &[Building] = &[
    //   name               back     colour cost     effects
    card(PoliticianLeft1,   Senator, White, cost![], &[Politics(Left)]),
    card(PoliticianLeft2,   Senator, White, cost![], &[Politics(Left)]),
    card(PoliticianCenter1, Senator, White, cost![], &[Politics(Center)]),
    card(PoliticianCenter2, Senator, White, cost![], &[Politics(Center)]),
    card(PoliticianCenter3, Senator, White, cost![], &[Politics(Center)]),
    card(PoliticianRight1,  Senator, White, cost![], &[Politics(Right)]),
    card(PoliticianRight2,  Senator, White, cost![], &[Politics(Right)]),
    card(Conspirator1,      Senator, White, cost![], &[PlaceOrConspire]),
    card(Conspirator2,      Senator, White, cost![], &[PlaceOrConspire]),
    card(Conspirator3,      Senator, White, cost![], &[PlaceOrConspire]),
    card(Conspirator4,      Senator, White, cost![], &[PlaceOrConspire]),
    card(Conspirator5,      Senator, White, cost![], &[PlaceOrConspire]),
    card(Conspirator6,      Senator, White, cost![], &[PlaceOrConspire]),
];

#[rustfmt::skip]
pub(super) const WONDERS: &[Wonder] = &[
    //     name        cost                                                effects
    wonder(CuriaJulia, cost![clay 1, wood 1, stone 1, glass 1, papyrus 1], &[TriggerUnprepared, CoinsInTurn(6), ExtraTurn]).when_drafted(&[DrawConspiracies(2)]),
    wonder(Knossos,    cost![clay 1, wood 1, stone 1, glass 2],            &[PlaceInfluence, MoveInfluence, Points(3)]).when_drafted(&[PlaceInfluence]),
];

#[rustfmt::skip]
pub(super) const TOKENS: &[Token] = &[
    token(TokenId::Corruption,     &[SenatorsFree]),
    token(TokenId::OrganizedCrime, &[KeepBothConspiracies]),
];

#[rustfmt::skip]
pub(super) const DECREES: &[Decree] = &[
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
pub(super) const CONSPIRACIES: &[Conspiracy] = &[
    conspiracy(Extortion,         &[StealWonder, MoveInfluence]),
    conspiracy(Blackmail,         &[TakeHalfOfCoins, MoveInfluence]),
    conspiracy(Expropriation,     &[DestroyCard(Blue), MoveInfluence]),
    conspiracy(Swindle,           &[DestroyCard(Yellow), MoveInfluence]),
    conspiracy(Obscurantism,      &[LockToken]),
    conspiracy(Coup,              &[Shields(2)]),
    conspiracy(PropertyFraud,     &[BuildFromRow(1)]),
    conspiracy(Treason,           &[BuildFromRemoved]),
    conspiracy(PoliticalManeuver, &[PlaceInfluence, RemoveInfluence, MoveInfluence]),
    conspiracy(Espionage,         &[ProgressOfBox]),
    conspiracy(TurnOfEvents,      &[DiscardAvailable, DiscardAnother, MoveInfluence]),
    conspiracy(Embezzlement,      &[CoinsPer(1, Per::CubeInSenate, Own), OpponentLosesPer(1, Per::CubeInSenate)]),
    conspiracy(Foreclosure,       &[StealCard]),
    conspiracy(Coercion,          &[SwapCards, MoveInfluence]),
    conspiracy(InsiderInfluence,  &[MoveDecree, MoveInfluence]),
    conspiracy(Sabotage,          &[DestroyWonder]),
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
