//! The engine's tables against a list keyed from the box: every line of it, and nothing besides.
//!
//! The engine's components are written in the words of `fixtures/components.txt`; then both lists have to be the same.

use duel::data::{BUILDINGS, Cost, FIRST_GAME, TOKENS, WONDERS};
use duel::{Age, Applies, Back, CAPITAL, Class, Effect, Layout, LootSize, Per, Resource, Slot, Whose};
use duel::{slots, zone_points};
use std::collections::BTreeSet;
use table::Id;

const FIXTURE: &str = include_str!("fixtures/components.txt");

/// The engine's components of one kind, as lines.
type Lines = fn() -> Vec<String>;

/// Every kind of line, and what the engine has to say about it.
const KINDS: [(&str, Lines); 6] = [
    ("building", buildings),
    ("wonder", wonders),
    ("token", tokens),
    ("slot", places),
    ("zone", zones),
    ("first_game", first_game),
];

#[test]
fn every_building_is_the_printed_one() {
    compare("building", 73);
}

#[test]
fn every_wonder_is_the_printed_one() {
    compare("wonder", 12);
}

#[test]
fn every_progress_token_is_the_printed_one() {
    compare("token", 10);
}

#[test]
fn every_slot_lies_where_the_rulebook_shows_it() {
    compare("slot", 60);
}

#[test]
fn the_zones_of_the_track_are_those_of_the_board() {
    compare("zone", 9);
    assert_eq!(LootSize::ALL.map(LootSize::coins), [2, 5], "D7.4");
}

#[test]
fn the_wonders_of_a_first_game_are_those_of_the_rulebook() {
    compare("first_game", 2);
}

#[test]
fn every_line_of_the_fixture_is_of_a_kind_that_is_compared() {
    for line in fixture_lines() {
        let kind = line.split(" | ").next().unwrap();
        assert!(KINDS.iter().any(|(known, _)| *known == kind), "nothing compares this line: {line}");
    }
}

#[test]
fn a_slot_covers_exactly_those_that_it_covers_up() {
    for age in Age::ALL {
        let layout = Layout::of(age);
        for (above, below) in (0..layout.slots).flat_map(|i| (0..layout.slots).map(move |j| (i, j))) {
            let covers = layout.covers[above] >> below & 1;
            assert_eq!(covers, layout.covered_by[below] >> above & 1, "{age:?}: {above} over {below}");
        }
    }
}

#[test]
fn every_slug_names_one_component() {
    fn check<T: Id>() {
        for &id in T::ALL {
            assert_eq!(T::from_slug(id.slug()), Some(id));
        }
    }
    check::<duel::CardId>();
    check::<duel::WonderId>();
    check::<duel::TokenId>();
    check::<duel::Link>();
    check::<duel::Symbol>();
    check::<Resource>();
}

fn fixture_lines() -> impl Iterator<Item = &'static str> {
    FIXTURE.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// Both lists have each of `count` lines once, and the same lines.
fn compare(kind: &str, count: usize) {
    let (_, engine) = KINDS.iter().find(|(known, _)| *known == kind).expect("the kind is listed");
    let engine = engine();
    let prefix = format!("{kind} | ");
    let printed: Vec<_> = fixture_lines().filter(|line| line.starts_with(&prefix)).map(str::to_owned).collect();
    let set = |lines: &[String]| -> BTreeSet<String> { lines.iter().cloned().collect() };
    let (in_engine, in_box) = (set(&engine), set(&printed));
    let missing: Vec<_> = in_box.difference(&in_engine).collect();
    let extra: Vec<_> = in_engine.difference(&in_box).collect();
    assert!(
        missing.is_empty() && extra.is_empty(),
        "only in the fixture:\n{missing:#?}\nonly in the engine:\n{extra:#?}"
    );
    assert_eq!((engine.len(), printed.len()), (count, count), "a {kind} stands twice, or is missing from both");
}

fn buildings() -> Vec<String> {
    let line = |building: &duel::data::Building| {
        let deck = match building.back {
            Back::Age1 => "1",
            Back::Age2 => "2",
            Back::Age3 => "3",
            Back::Guild => "guild",
        };
        let link = |link: Option<duel::Link>| link.map_or("-", duel::Link::slug);
        format!(
            "building | {} | {deck} | {} | {} | {} | {} | {}",
            building.id,
            building.color,
            cost(&building.cost),
            effects(building.effects, |_| true),
            link(building.gives),
            link(building.free_with),
        )
    };
    BUILDINGS.iter().map(line).collect()
}

fn wonders() -> Vec<String> {
    let line = |wonder: &duel::data::Wonder| {
        format!("wonder | {} | {} | {}", wonder.id, cost(&wonder.cost), effects(wonder.effects, |_| true))
    };
    WONDERS.iter().map(line).collect()
}

/// What a token does at once stands before what it does from then on.
fn tokens() -> Vec<String> {
    let at_once = |effect: Effect| matches!(effect, Effect::Coins(_));
    let line = |token: &duel::data::Token| {
        let (instant, passive) = (effects(token.effects, at_once), effects(token.effects, |e| !at_once(e)));
        format!("token | {} | {instant} | {passive}", token.id)
    };
    TOKENS.iter().map(line).collect()
}

fn places() -> Vec<String> {
    let line = |age: Age, slot: Slot| {
        let layout = Layout::of(age);
        let (row, column) = (layout.row[slot.index()], layout.column[slot.index()]);
        let side = if layout.is_face_up(slot) { "up" } else { "down" };
        let covered_by = joined(slots(layout.covered_by[slot.index()]), ",");
        format!("slot | {} | {slot} | {row} | {column} | {side} | {covered_by}", age.number())
    };
    Age::ALL.into_iter().flat_map(|age| slots(Layout::of(age).all()).map(move |slot| line(age, slot))).collect()
}

/// Neighbouring spaces with the same points and token are one zone.
fn zones() -> Vec<String> {
    let zone = |space: i8| {
        let distance = space.abs();
        if distance == CAPITAL {
            return ("-".to_owned(), "capital");
        }
        let points = zone_points(space.unsigned_abs());
        let nearest = (0..=distance).find(|&d| zone_points(d.unsigned_abs()) == points).expect("its own distance");
        let token = match LootSize::ALL.into_iter().find(|size| size.zone() == nearest) {
            Some(LootSize::Small) => "small",
            Some(LootSize::Large) => "large",
            None => "-",
        };
        (points.to_string(), token)
    };
    let spaces: Vec<i8> = (-CAPITAL..=CAPITAL).collect();
    let line = |spaces: &[i8]| {
        let (points, token) = zone(spaces[0]);
        format!("zone | {} | {} | {points} | {token}", spaces[0], spaces[spaces.len() - 1])
    };
    spaces.chunk_by(|&a, &b| zone(a) == zone(b)).map(line).collect()
}

fn first_game() -> Vec<String> {
    let line = |(seat, wonders)| format!("first_game | {seat} | {}", joined(wonders, ","));
    ["a", "b"].into_iter().zip(FIRST_GAME).map(line).collect()
}

fn cost(cost: &Cost) -> String {
    let units = Resource::ALL.iter().map(|&resource| (resource.slug(), cost.goods.of(resource)));
    let parts = [("coins", cost.coins)].into_iter().chain(units).filter(|(_, count)| *count > 0);
    joined(parts.map(|(what, count)| format!("{what}:{count}")), ",")
}

fn effects(effects: &[Effect], wanted: impl Fn(Effect) -> bool) -> String {
    joined(effects.iter().copied().filter(|&effect| wanted(effect)).map(words), "; ")
}

/// An effect in the words of the fixture.
fn words(effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, units) => format!("produce {resource} {units}"),
        Effect::ProduceOneOf(Class::Raw) => "produce_choice clay/wood/stone 1".to_owned(),
        Effect::ProduceOneOf(Class::Manufactured) => "produce_choice glass/papyrus 1".to_owned(),
        Effect::FixedPrice(resources) => format!("fixed_price {} 1", joined(resources, "/")),
        Effect::Coins(coins) => format!("coins {coins}"),
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
    }
}

fn counted(per: Per, whose: Whose) -> String {
    let what = match per {
        Per::Building(color) => color.slug(),
        Per::BrownAndGrey => "brown_and_grey",
        Per::Wonder => "wonder",
        Per::ThreeCoins => "three_coins",
        Per::ProgressToken => "progress_token",
    };
    match (per, whose) {
        (Per::ProgressToken, Whose::Own) => format!("own_{what}"),
        (_, Whose::Own) => format!("{what} own"),
        (_, Whose::Larger) => format!("{what} max"),
    }
}

fn about(applies: Applies) -> &'static str {
    match applies {
        Applies::ToWonders => "wonder",
        Applies::ToBuildings(color) => color.slug(),
    }
}

/// The parts with a separator between them, or `-` if there is none.
fn joined<T: ToString>(parts: impl IntoIterator<Item = T>, separator: &str) -> String {
    let parts: Vec<_> = parts.into_iter().map(|part| part.to_string()).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(separator) }
}
