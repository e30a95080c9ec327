//! What the engine's components do, in the words of `fixtures/components.txt`.

use duel::data::{Cost, REMOVED_PER_AGE};
use duel::{Applies, Class, Effect, Per, Resource, Whose};

pub(crate) fn cost(cost: &Cost) -> String {
    let units = Resource::ALL.iter().map(|&resource| (resource.slug(), cost.goods.of(resource)));
    let parts = [("coins", cost.coins)].into_iter().chain(units).filter(|(_, count)| *count > 0);
    joined(parts.map(|(what, count)| format!("{what}:{count}")), ",")
}

pub(crate) fn effects(effects: &[Effect]) -> String {
    joined(effects.iter().copied().map(words), "; ")
}

/// An effect in the words of the fixture.
pub(crate) fn words(effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, units) => format!("produce {resource} {units}"),
        Effect::ProduceOneOf(class) => format!("produce_choice {} 1", resources(class)),
        Effect::FixedPrice(resources) => format!("fixed_price {} 1", joined(resources, "/")),
        Effect::Coins(coins) | Effect::CoinsInTurn(coins) => format!("coins {coins}"),
        Effect::CoinsPer(coins, Per::CubeInSenate, _) => format!("coins_per_own_cube_in_senate {coins}"),
        Effect::CoinsPer(coins, per, whose) => format!("coins_per {coins} {}", counted(per, whose)),
        Effect::Points(points) => format!("vp {points}"),
        Effect::PointsPer(points, per, whose) => format!("vp_per {points} {}", counted(per, whose)),
        Effect::Shields(shields) => format!("shields {shields}"),
        Effect::Science(symbol) => format!("science {symbol}"),
        Effect::OpponentLosesCoins(coins) => format!("opponent_loses_coins {coins}"),
        Effect::ExtraTurn => "extra_turn".to_owned(),
        Effect::DestroyCard(color) => format!("destroy_opponent_card {color}"),
        Effect::BuildFromDiscard => "build_from_discard".to_owned(),
        Effect::ProgressFromBox(count) => format!("progress_from_box {count}"),
        Effect::ResourceDiscount(units, applies) => format!("resource_discount {units} {}", about(applies)),
        Effect::ReceiveTradeCoins => "receive_opponent_trade_coins".to_owned(),
        Effect::ExtraShields(shields, color) => format!("extra_shields {shields} {color}"),
        Effect::ExtraTurnOn(applies) => format!("extra_turn_on {}", about(applies)),
        Effect::CoinsOnLink(coins) => format!("coins_on_chain_build {coins}"),
        divine_or_political => divine(divine_or_political)
            .or_else(|| political(divine_or_political))
            .unwrap_or_else(|| panic!("no words for {divine_or_political:?}")),
    }
}

/// Effects of Pantheon.
fn divine(effect: Effect) -> Option<String> {
    Some(match effect {
        Effect::GrandTemple => "grand_temple".to_owned(),
        Effect::GodDiscount(coins) => format!("pantheon_discount {coins}"),
        Effect::ConsultDeck => "activate_from_deck".to_owned(),
        Effect::SummonFromTops => "activate_one_of_deck_tops".to_owned(),
        Effect::OpponentLosesPerSpace(coins) => format!("opponent_loses_coin_per_space {coins}"),
        Effect::LinkPrice(coins) => format!("chain_card_price {coins}"),
        Effect::ProgressOnCard(tokens) => format!("enki_progress {tokens}"),
        Effect::CopySymbol => "snake_copy_science".to_owned(),
        Effect::ProtectedCoins(coins) => format!("protected_coins {coins} 1"),
        Effect::StealCard => "steal_card brown/grey".to_owned(),
        Effect::DiscardAny => "discard_from_structure".to_owned(),
        Effect::UnbuildWonder => "unbuild_wonder any".to_owned(),
        Effect::WonderFromDiscard => "build_wonder_from_discard".to_owned(),
        Effect::StealWonder => "steal_unbuilt_wonder".to_owned(),
        Effect::PlaceMinerva => "place_minerva".to_owned(),
        Effect::MilitaryTokens => "neptune".to_owned(),
        _ => return None,
    })
}

/// Effects of Agora.
fn political(effect: Effect) -> Option<String> {
    Some(match effect {
        Effect::Politics(section) => format!("politician {section}"),
        Effect::PlaceOrConspire => "conspirator".to_owned(),
        Effect::DrawConspiracies(count) => format!("conspire {count} 1"),
        Effect::TriggerUnprepared => "trigger_unprepared_conspiracy optional".to_owned(),
        Effect::PlaceInfluence => "place_influence any_chamber".to_owned(),
        Effect::MoveInfluence => "move_influence optional".to_owned(),
        Effect::RemoveInfluence => "remove_opponent_influence any_chamber".to_owned(),
        Effect::SenatorsFree => "senators_free".to_owned(),
        Effect::KeepBothConspiracies => "conspire_keep_both".to_owned(),
        Effect::CoinsOnBuild(applies) => format!("coins_on_build {}", about(applies)),
        Effect::IgnoreSymbol(color) => format!("ignore_symbol {color}"),
        Effect::ShieldOfControl(shields) => format!("shield {shields}"),
        Effect::TradeDiscount(class) => format!("trade_discount 1 {} 1", resources(class)),
        Effect::BlueInSenate(blue) => format!("extra_blue_for_senate {blue}"),
        Effect::DiscardBonus(coins) => format!("discard_bonus {coins}"),
        Effect::OpponentLinks => "use_opponent_chains".to_owned(),
        Effect::TakeHalfOfCoins => "take_half_of_opponent_coins up".to_owned(),
        Effect::LockToken => "lock_progress_token board/opponent/box".to_owned(),
        Effect::BuildFromRow(row) => format!("build_free_from_row {row} no_senators"),
        Effect::BuildFromRemoved => format!("build_free_from_removed current {REMOVED_PER_AGE}"),
        Effect::ProgressOfBox => "take_progress_from_box all".to_owned(),
        Effect::DiscardAvailable => "discard_available_card".to_owned(),
        Effect::DiscardAnother => "discard_available_card optional".to_owned(),
        Effect::OpponentLosesPer(coins, Per::CubeInSenate) => {
            format!("opponent_loses_coins_per_its_cube_in_senate {coins}")
        }
        Effect::SwapCards => "swap_card blue/green same_color".to_owned(),
        Effect::MoveDecree => "move_decree under_decree_of_other_chamber".to_owned(),
        Effect::DestroyWonder => "destroy_opponent_built_wonder box box".to_owned(),
        _ => return None,
    })
}

fn resources(class: Class) -> &'static str {
    match class {
        Class::Raw => "clay/wood/stone",
        Class::Manufactured => "glass/papyrus",
    }
}

fn counted(per: Per, whose: Whose) -> String {
    let what = match per {
        Per::Building(color) => color.slug(),
        Per::BrownAndGrey => "brown_and_grey",
        Per::Wonder => "wonder",
        Per::ThreeCoins => "three_coins",
        Per::ProgressToken => "progress_token",
        Per::DivineToken => "mythology_or_offering_token",
        Per::CubeInSenate => "cube_in_senate",
    };
    match (per, whose) {
        (Per::ProgressToken | Per::DivineToken, Whose::Own) => format!("own_{what}"),
        (_, Whose::Own) => format!("{what} own"),
        (_, Whose::Larger) => format!("{what} max"),
    }
}

fn about(applies: Applies) -> &'static str {
    match applies {
        Applies::ToWonders => "wonder",
        Applies::ToBuildings(color) => color.slug(),
        Applies::ToConspirators => "conspirator",
    }
}

/// The parts with a separator between them, or `-` if there is none.
pub(crate) fn joined<T: ToString>(parts: impl IntoIterator<Item = T>, separator: &str) -> String {
    let parts: Vec<_> = parts.into_iter().map(|part| part.to_string()).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(separator) }
}
