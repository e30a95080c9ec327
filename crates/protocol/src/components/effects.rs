//! What components do, in words.

use ::duel::data::{REMOVED_PER_AGE, TEMPLE_POINTS};
use ::duel::{Applies, Class, Color, Effect, Per, Resource, Whose};
use serde::Serialize;
use ts_rs::TS;

/// An effect in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs)] // each says what `duel::Effect` says
pub enum EffectWords {
    Produce {
        resource: &'static str,
        amount: u8,
    },
    ProduceChoice {
        resources: Vec<&'static str>,
        amount: u8,
    },
    FixedPrice {
        resources: Vec<&'static str>,
        price: u8,
    },
    Coins {
        coins: u8,
    },
    CoinsPer {
        coins: u8,
        per: &'static str,
        city: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        counts_itself: Option<bool>,
    },
    Vp {
        vp: u8,
    },
    VpPer {
        vp: u8,
        per: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        city: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        counts_itself: Option<bool>,
    },
    Shields {
        shields: u8,
    },
    Science {
        symbol: &'static str,
    },
    OpponentLosesCoins {
        coins: u8,
    },
    ExtraTurn,
    DestroyOpponentCard {
        color: &'static str,
    },
    BuildFromDiscard,
    ProgressFromBox {
        draw: u8,
    },
    ResourceDiscount {
        units: u8,
        on: &'static str,
    },
    ReceiveOpponentTradeCoins,
    ExtraShields {
        shields: u8,
        on: &'static str,
    },
    ExtraTurnOn {
        on: &'static str,
    },
    CoinsOnChainBuild {
        coins: u8,
    },

    // Pantheon.
    GrandTemple {
        vp_by_count: Vec<u8>,
    },
    PantheonDiscount {
        coins: u8,
    },
    ActivateFromDeck,
    ActivateOneOfDeckTops,
    OpponentLosesCoinPerSpace {
        coins: u8,
    },
    ChainCardPrice {
        coins: u8,
    },
    EnkiProgress {
        tokens: u8,
    },
    SnakeCopyScience,
    ProtectedCoins {
        coins: u8,
        vp_each: u8,
    },
    StealCard {
        colors: Vec<&'static str>,
    },
    DiscardFromStructure,
    UnbuildWonder {
        whose: &'static str,
    },
    BuildWonderFromDiscard,
    StealUnbuiltWonder,
    PlaceMinerva,
    Neptune,

    // Agora.
    Politician {
        section: &'static str,
    },
    Conspirator,
    Conspire {
        draw: u8,
        keep: u8,
    },
    TriggerUnpreparedConspiracy {
        optional: bool,
    },
    PlaceInfluence {
        r#where: &'static str,
    },
    MoveInfluence {
        optional: bool,
    },
    RemoveOpponentInfluence {
        r#where: &'static str,
    },
    SenatorsFree,
    ConspireKeepBoth,
    CoinsOnBuild {
        on: &'static str,
    },
    IgnoreSymbol {
        on: &'static str,
    },
    Shield {
        shields: u8,
    },
    TradeDiscount {
        coins: u8,
        resources: Vec<&'static str>,
        min_price: u8,
    },
    ExtraBlueForSenate {
        blue: u8,
    },
    DiscardBonus {
        coins: u8,
    },
    UseOpponentChains,
    TakeHalfOfOpponentCoins {
        rounding: &'static str,
    },
    LockProgressToken {
        from: Vec<&'static str>,
    },
    BuildFreeFromRow {
        row: u8,
        senators: bool,
    },
    BuildFreeFromRemoved {
        ages_up_to: &'static str,
        cards_per_age: usize,
    },
    TakeProgressFromBox {
        look_at: &'static str,
    },
    DiscardAvailableCard {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        optional: Option<bool>,
    },
    CoinsPerOwnCubeInSenate {
        coins: u8,
    },
    OpponentLosesCoinsPerItsCubeInSenate {
        coins: u8,
    },
    SwapCard {
        colors: Vec<&'static str>,
        same_color: bool,
    },
    MoveDecree {
        to: &'static str,
    },
    DestroyOpponentBuiltWonder {
        wonder_to: &'static str,
        card_under_it_to: &'static str,
    },
}

/// `own` is the colour of the building that has the effects.
pub(super) fn effects(effects: &[Effect], own: Option<Color>) -> Vec<EffectWords> {
    effects.iter().map(|&each| effect(each, own)).collect()
}

/// Tests if the effect of a token happens once, when it is gained.
pub(super) fn is_instant(effect: Effect) -> bool {
    matches!(effect, Effect::Coins(_))
}

pub(super) fn effect(effect: Effect, own: Option<Color>) -> EffectWords {
    match effect {
        Effect::Produce(resource, amount) => EffectWords::Produce { resource: resource.slug(), amount },
        Effect::ProduceOneOf(class) => EffectWords::ProduceChoice { resources: resources(class), amount: 1 },
        Effect::FixedPrice(resources) => {
            EffectWords::FixedPrice { resources: resources.iter().map(Resource::slug).collect(), price: 1 }
        }
        Effect::Coins(coins) | Effect::CoinsInTurn(coins) => EffectWords::Coins { coins },
        Effect::CoinsPer(coins, Per::CubeInSenate, _) => EffectWords::CoinsPerOwnCubeInSenate { coins },
        Effect::CoinsPer(coins, per, whose) => {
            let is_own = whose == Whose::Own && own.is_some_and(|color| per == Per::Building(color));
            let counts_itself = is_own.then_some(true);
            EffectWords::CoinsPer { coins, per: per_word(per), city: city_word(whose), counts_itself }
        }
        Effect::Points(vp) => EffectWords::Vp { vp },
        Effect::PointsPer(vp, Per::ProgressToken, _) => {
            EffectWords::VpPer { vp, per: "own_progress_token", city: None, counts_itself: Some(true) }
        }
        Effect::PointsPer(vp, Per::DivineToken, _) => {
            EffectWords::VpPer { vp, per: "own_mythology_or_offering_token", city: None, counts_itself: None }
        }
        Effect::PointsPer(vp, per, whose) => {
            EffectWords::VpPer { vp, per: per_word(per), city: Some(city_word(whose)), counts_itself: None }
        }
        Effect::Shields(shields) => EffectWords::Shields { shields },
        Effect::Science(symbol) => EffectWords::Science { symbol: symbol.slug() },
        Effect::OpponentLosesCoins(coins) => EffectWords::OpponentLosesCoins { coins },
        Effect::ExtraTurn => EffectWords::ExtraTurn,
        Effect::DestroyCard(color) => EffectWords::DestroyOpponentCard { color: color.slug() },
        Effect::BuildFromDiscard => EffectWords::BuildFromDiscard,
        Effect::ProgressFromBox(draw) => EffectWords::ProgressFromBox { draw },
        Effect::ResourceDiscount(units, on) => EffectWords::ResourceDiscount { units, on: on_word(on) },
        Effect::ReceiveTradeCoins => EffectWords::ReceiveOpponentTradeCoins,
        Effect::ExtraShields(shields, color) => EffectWords::ExtraShields { shields, on: color.slug() },
        Effect::ExtraTurnOn(on) => EffectWords::ExtraTurnOn { on: on_word(on) },
        Effect::CoinsOnLink(coins) => EffectWords::CoinsOnChainBuild { coins },

        Effect::GrandTemple => EffectWords::GrandTemple { vp_by_count: TEMPLE_POINTS.to_vec() },
        Effect::GodDiscount(coins) => EffectWords::PantheonDiscount { coins },
        Effect::ConsultDeck => EffectWords::ActivateFromDeck,
        Effect::SummonFromTops => EffectWords::ActivateOneOfDeckTops,
        Effect::OpponentLosesPerSpace(coins) => EffectWords::OpponentLosesCoinPerSpace { coins },
        Effect::LinkPrice(coins) => EffectWords::ChainCardPrice { coins },
        Effect::ProgressOnCard(tokens) => EffectWords::EnkiProgress { tokens },
        Effect::CopySymbol => EffectWords::SnakeCopyScience,
        Effect::ProtectedCoins(coins) => EffectWords::ProtectedCoins { coins, vp_each: 1 },
        Effect::StealCard => EffectWords::StealCard { colors: words([Color::Brown, Color::Grey]) },
        Effect::DiscardAny => EffectWords::DiscardFromStructure,
        Effect::UnbuildWonder => EffectWords::UnbuildWonder { whose: "any" },
        Effect::WonderFromDiscard => EffectWords::BuildWonderFromDiscard,
        Effect::StealWonder => EffectWords::StealUnbuiltWonder,
        Effect::PlaceMinerva => EffectWords::PlaceMinerva,
        Effect::MilitaryTokens => EffectWords::Neptune,

        Effect::Politics(section) => EffectWords::Politician { section: section.slug() },
        Effect::PlaceOrConspire => EffectWords::Conspirator,
        Effect::DrawConspiracies(draw) => EffectWords::Conspire { draw, keep: 1 },
        Effect::TriggerUnprepared => EffectWords::TriggerUnpreparedConspiracy { optional: true },
        Effect::PlaceInfluence => EffectWords::PlaceInfluence { r#where: "any_chamber" },
        Effect::MoveInfluence => EffectWords::MoveInfluence { optional: true },
        Effect::RemoveInfluence => EffectWords::RemoveOpponentInfluence { r#where: "any_chamber" },
        Effect::SenatorsFree => EffectWords::SenatorsFree,
        Effect::KeepBothConspiracies => EffectWords::ConspireKeepBoth,
        Effect::CoinsOnBuild(on) => EffectWords::CoinsOnBuild { on: on_word(on) },
        Effect::IgnoreSymbol(color) => EffectWords::IgnoreSymbol { on: color.slug() },
        Effect::ShieldOfControl(shields) => EffectWords::Shield { shields },
        Effect::TradeDiscount(class) => {
            EffectWords::TradeDiscount { coins: 1, resources: resources(class), min_price: 1 }
        }
        Effect::BlueInSenate(blue) => EffectWords::ExtraBlueForSenate { blue },
        Effect::DiscardBonus(coins) => EffectWords::DiscardBonus { coins },
        Effect::OpponentLinks => EffectWords::UseOpponentChains,
        Effect::TakeHalfOfCoins => EffectWords::TakeHalfOfOpponentCoins { rounding: "up" },
        Effect::LockToken => EffectWords::LockProgressToken { from: vec!["board", "opponent", "box"] },
        Effect::BuildFromRow(row) => EffectWords::BuildFreeFromRow { row, senators: false },
        Effect::BuildFromRemoved => {
            EffectWords::BuildFreeFromRemoved { ages_up_to: "current", cards_per_age: REMOVED_PER_AGE }
        }
        Effect::ProgressOfBox => EffectWords::TakeProgressFromBox { look_at: "all" },
        Effect::DiscardAvailable => EffectWords::DiscardAvailableCard { optional: None },
        Effect::DiscardAnother => EffectWords::DiscardAvailableCard { optional: Some(true) },
        // No component counts anything else there.
        Effect::OpponentLosesPer(coins, _) => EffectWords::OpponentLosesCoinsPerItsCubeInSenate { coins },
        Effect::SwapCards => EffectWords::SwapCard { colors: words([Color::Blue, Color::Green]), same_color: true },
        Effect::MoveDecree => EffectWords::MoveDecree { to: "under_decree_of_other_chamber" },
        Effect::DestroyWonder => EffectWords::DestroyOpponentBuiltWonder { wonder_to: "box", card_under_it_to: "box" },
    }
}

fn resources(class: Class) -> Vec<&'static str> {
    class.resources().iter().map(Resource::slug).collect()
}

fn words(colors: [Color; 2]) -> Vec<&'static str> {
    colors.map(Color::slug).to_vec()
}

fn per_word(per: Per) -> &'static str {
    match per {
        Per::Building(color) => color.slug(),
        Per::BrownAndGrey => "brown_and_grey",
        Per::Wonder => "wonder",
        Per::ThreeCoins => "three_coins",
        Per::ProgressToken => "progress_token",
        Per::DivineToken => "mythology_or_offering_token",
        Per::CubeInSenate => "cube_in_senate",
    }
}

fn city_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "own",
        Whose::Larger => "max",
    }
}

fn on_word(on: Applies) -> &'static str {
    match on {
        Applies::ToWonders => "wonder",
        Applies::ToBuildings(color) => color.slug(),
        Applies::ToConspirators => "conspirator",
    }
}
