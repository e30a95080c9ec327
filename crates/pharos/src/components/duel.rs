//! The components of Duel as data and as a list to read.

use crate::play::duel_words as words;
use crate::text::Text;
use duel::data::{BUILDINGS, Cost, FIRST_GAME, TOKENS, WONDERS};
use duel::{
    Age, Applies, Back, Building, CAPITAL, Color, Effect, Layout, LootSize, Per, Resource, Slot, Whose, slots,
    zone_points,
};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Every component of the base game.
const SET: &str = "base";

pub(super) fn json() -> Vec<Value> {
    let mut all = Vec::new();
    all.extend(BUILDINGS.iter().map(building));
    all.extend(WONDERS.iter().map(|wonder| {
        json!({ "kind": "wonder", "id": wonder.id.slug(), "set": SET,
                "cost": cost(&wonder.cost), "effects": effects(wonder.effects, None) })
    }));
    all.extend(TOKENS.iter().map(|token| {
        let (instant, passive): (Vec<_>, Vec<_>) =
            token.effects.iter().copied().partition(|effect| is_instant(*effect));
        json!({ "kind": "token", "id": token.id.slug(), "set": SET,
                "instant": effects(&instant, None), "passive": effects(&passive, None) })
    }));
    all.extend(Age::ALL.map(layout));
    all.extend(zones());
    all.extend(LootSize::ALL.map(|size| {
        let effect = json!([{ "kind": "opponent_loses_coins", "coins": size.coins() }]);
        json!({ "kind": "military_token", "id": loot_word(size), "set": SET, "count": 2, "effect": effect })
    }));
    let first_game = FIRST_GAME.map(|wonders| wonders.map(duel::WonderId::slug));
    all.push(json!({ "kind": "first_game", "id": "first_game", "player_a": first_game[0], "player_b": first_game[1] }));
    all
}

fn building(building: &Building) -> Value {
    let mut value = json!({
        "kind": "building",
        "id": building.id.slug(),
        "set": SET,
        "age": match building.back {
            Back::Age1 => json!(1),
            Back::Age2 => json!(2),
            Back::Age3 => json!(3),
            Back::Guild => json!("guild"),
        },
        "color": building.color.slug(),
        "cost": cost(&building.cost),
        "effects": effects(building.effects, Some(building.color)),
    });
    if let Some(link) = building.gives {
        value["chain_gives"] = json!(link.slug());
    }
    if let Some(link) = building.free_with {
        value["chain_free_with"] = json!(link.slug());
    }
    value
}

/// Only what is not zero.
fn cost(cost: &Cost) -> Value {
    let goods = Resource::ALL.iter().map(|resource| (resource.slug(), cost.goods.of(*resource)));
    let parts = [("coins", cost.coins)].into_iter().chain(goods).filter(|(_, units)| *units > 0);
    Value::Object(parts.map(|(what, units)| (what.to_owned(), json!(units))).collect::<Map<_, _>>())
}

/// `own` is the colour of the building that has the effects.
fn effects(effects: &[Effect], own: Option<Color>) -> Value {
    effects.iter().map(|&each| effect(each, own)).collect()
}

fn effect(effect: Effect, own: Option<Color>) -> Value {
    match effect {
        Effect::Produce(resource, amount) => {
            json!({ "kind": "produce", "resource": resource.slug(), "amount": amount })
        }
        Effect::ProduceOneOf(class) => {
            let resources: Vec<_> = Resource::ALL[class.range()].iter().map(|resource| resource.slug()).collect();
            json!({ "kind": "produce_choice", "resources": resources, "amount": 1 })
        }
        Effect::FixedPrice(resources) => {
            let resources: Vec<_> = resources.iter().map(Resource::slug).collect();
            json!({ "kind": "fixed_price", "resources": resources, "price": 1 })
        }
        Effect::Coins(coins) => json!({ "kind": "coins", "coins": coins }),
        Effect::CoinsPer(coins, per, whose) => {
            let mut value =
                json!({ "kind": "coins_per", "coins": coins, "per": per_word(per), "city": city_word(whose) });
            if whose == Whose::Own && own.is_some_and(|color| per == Per::Building(color)) {
                value["counts_itself"] = json!(true);
            }
            value
        }
        Effect::Points(points) => json!({ "kind": "vp", "vp": points }),
        Effect::PointsPer(points, Per::ProgressToken, _) => {
            json!({ "kind": "vp_per", "vp": points, "per": "own_progress_token", "counts_itself": true })
        }
        Effect::PointsPer(points, per, whose) => {
            json!({ "kind": "vp_per", "vp": points, "per": per_word(per), "city": city_word(whose) })
        }
        Effect::Shields(shields) => json!({ "kind": "shields", "shields": shields }),
        Effect::Science(symbol) => json!({ "kind": "science", "symbol": symbol.slug() }),
        Effect::OpponentLosesCoins(coins) => json!({ "kind": "opponent_loses_coins", "coins": coins }),
        Effect::ExtraTurn => json!({ "kind": "extra_turn" }),
        Effect::DestroyCard(color) => json!({ "kind": "destroy_opponent_card", "color": color.slug() }),
        Effect::BuildFromDiscard => json!({ "kind": "build_from_discard" }),
        Effect::ProgressFromBox(count) => json!({ "kind": "progress_from_box", "draw": count }),
        Effect::ResourceDiscount(units, on) => {
            json!({ "kind": "resource_discount", "units": units, "on": on_word(on) })
        }
        Effect::ReceiveTradeCoins => json!({ "kind": "receive_opponent_trade_coins" }),
        Effect::ExtraShields(shields, color) => {
            json!({ "kind": "extra_shields", "shields": shields, "on": color.slug() })
        }
        Effect::ExtraTurnOn(on) => json!({ "kind": "extra_turn_on", "on": on_word(on) }),
        Effect::CoinsOnLink(coins) => json!({ "kind": "coins_on_chain_build", "coins": coins }),
    }
}

/// Tests if the effect of a token happens once, when it is gained.
fn is_instant(effect: Effect) -> bool {
    matches!(effect, Effect::Coins(_))
}

fn per_word(per: Per) -> &'static str {
    match per {
        Per::Building(color) => color.slug(),
        Per::BrownAndGrey => "brown_and_grey",
        Per::Wonder => "wonder",
        Per::ThreeCoins => "three_coins",
        Per::ProgressToken => "progress_token",
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
    }
}

fn loot_word(size: LootSize) -> &'static str {
    match size {
        LootSize::Small => "small",
        LootSize::Large => "large",
    }
}

fn layout(age: Age) -> Value {
    let layout = Layout::of(age);
    let last_row = layout.row[..layout.slots].iter().copied().max().unwrap_or(0);
    let all = || (0..layout.slots as u8).map(Slot);
    let rows: Vec<Vec<u8>> = (1..=last_row)
        .map(|row| all().filter(|s| layout.row[s.index()] == row).map(|s| layout.column[s.index()]).collect())
        .collect();
    let places: Vec<_> = all()
        .map(|slot| {
            let covered_by: Vec<_> = slots(layout.covered_by[slot.index()]).map(|slot| slot.0).collect();
            json!({ "slot": slot.0, "row": layout.row[slot.index()], "col": layout.column[slot.index()],
                    "face_up": layout.is_face_up(slot), "covered_by": covered_by })
        })
        .collect();
    let face_up_rows: Vec<_> = (1..=last_row)
        .filter(|&row| all().any(|slot| layout.row[slot.index()] == row && layout.is_face_up(slot)))
        .collect();
    let id = format!("{SET}_age_{}", age.number());
    json!({ "kind": "layout", "id": id, "set": SET, "age": age.number(), "cards": layout.slots,
            "rows": rows, "face_up_rows": face_up_rows, "slots": places })
}

/// The zones of the track from A's capital to B's.
fn zones() -> Vec<Value> {
    let bounds: [(i8, i8); 9] = [(-9, -9), (-8, -6), (-5, -3), (-2, -1), (0, 0), (1, 2), (3, 5), (6, 8), (9, 9)];
    bounds
        .into_iter()
        .map(|(from, to)| {
            let mut zone = json!({ "kind": "zone", "id": format!("zone_{from}"), "from": from, "to": to });
            if from.abs() == CAPITAL {
                zone["capital_of"] = json!(if from < 0 { "a" } else { "b" });
                return zone;
            }
            zone["vp"] = json!(zone_points(from.unsigned_abs()));
            if from != 0 {
                zone["ahead"] = json!(if from > 0 { "a" } else { "b" });
            }
            let first = if from > 0 { from } else { -to };
            if let Some(size) = LootSize::ALL.into_iter().find(|size| size.zone() == first) {
                zone["token"] = json!(loot_word(size));
            }
            zone
        })
        .collect()
}

/// A list to read beside the box.
pub(super) fn print(out: &mut impl Write, text: &Text) -> io::Result<()> {
    let heading = |out: &mut dyn Write, id: &str| writeln!(out, "\n{}", text.say(id));
    for (back, id) in
        Back::ALL.into_iter().zip(["duel-back-age1", "duel-back-age2", "duel-back-age3", "duel-back-guild"])
    {
        heading(out, id)?;
        for building in BUILDINGS.iter().filter(|building| building.back == back) {
            let links = words::links(building, text);
            writeln!(
                out,
                "  {:<22} {} {:<26} {:<18} {}{links}",
                building.id.slug(),
                words::sign(building.color),
                text.say(&format!("duel-building-{}", building.id)),
                words::cost(&building.cost, text),
                words::effects(building.effects, text),
            )?;
        }
    }
    heading(out, "components-wonders")?;
    for wonder in &WONDERS {
        writeln!(
            out,
            "  {:<22} {:<28} {:<18} {}",
            wonder.id.slug(),
            text.say(&format!("duel-wonder-{}", wonder.id)),
            words::cost(&wonder.cost, text),
            words::effects(wonder.effects, text),
        )?;
    }
    heading(out, "components-tokens")?;
    for token in &TOKENS {
        writeln!(
            out,
            "  {:<22} {:<28} {}",
            token.id.slug(),
            text.say(&format!("duel-token-{}", token.id)),
            text.attribute(&format!("duel-token-{}", token.id), "help"),
        )?;
    }
    heading(out, "components-military")?;
    for size in LootSize::ALL {
        let coins = size.coins();
        writeln!(
            out,
            "  {}",
            text.with("components-military-token", &[("zone", size.zone().into()), ("coins", coins.into())])
        )?;
    }
    Ok(())
}
