//! The tables of the rules: every card and every wonder of both editions as the document tells them (W2.4 to W2.8,
//! W12.1, W12.2, W12.4).

use std::collections::BTreeMap;
use table::Id;
use wonders::{Board, Card, Color, Cost, Counted, Edition, Effect, Face, Resource, Scope, Side, Toward, WonderId};

const RULES: &str = include_str!("../../../docs/rules/wonders.md");

/// The rows of the table of a clause, without its head: each cell without blanks around it.
fn rows(clause: &str) -> Vec<Vec<&'static str>> {
    let (_, rest) = RULES.split_once(&format!("**{clause}**")).expect("there is such a clause");
    let lines = rest.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect();
    lines.skip(2).map(cells).collect()
}

fn card(cell: &str) -> Card {
    Card::from_slug(cell.trim_matches('`')).unwrap_or_else(|| panic!("no card: {cell}"))
}

/// Coins and units of each resource.
fn cost(text: &str) -> (u8, BTreeMap<String, u8>) {
    let mut units = BTreeMap::new();
    let mut coins = 0;
    for part in text.split(", ").filter(|part| *part != "–") {
        let (count, what) = part.split_once(' ').unwrap_or_else(|| panic!("no cost: {text}"));
        let count: u8 = count.parse().unwrap_or_else(|_| panic!("no cost: {text}"));
        if what == "coin" {
            coins = count;
        } else {
            units.insert(what.to_owned(), count);
        }
    }
    (coins, units)
}

fn cost_of(cost: &Cost) -> (u8, BTreeMap<String, u8>) {
    (cost.coins, cost.units().map(|(resource, units)| (resource.slug().to_owned(), units)).collect())
}

/// The words of a text in alphabetical order: the order in a list does not matter.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<_> = text.split_whitespace().map(|word| word.trim_matches(',').to_owned()).collect();
    words.sort_unstable();
    words
}

/// `ore or clay`, `brown, grey and purple`.
fn listed(names: impl Iterator<Item = &'static str>, last: &str) -> String {
    let names: Vec<_> = names.collect();
    match names.as_slice() {
        [rest @ .., end] if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        all => all.join(""),
    }
}

fn number(count: u8, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn counted(counted: Counted, scope: Scope) -> String {
    let what = match counted {
        Counted::Cards(colors) => format!("{} card", listed(colors.iter().map(Color::slug), "and")),
        Counted::Stages => "stage".to_owned(),
        Counted::Defeats => "defeat token".to_owned(),
    };
    match scope {
        Scope::Own => format!("for each own {what}"),
        Scope::Neighbours => format!("for each {what} of both neighbours"),
        Scope::OwnAndNeighbours => format!("for each {what} of oneself and both neighbours"),
    }
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, amount) => format!("{amount} {resource}"),
        Effect::ProduceChoice(resources) => format!("1 {}", listed(resources.iter().map(Resource::slug), "or")),
        Effect::Points(points) => number(points, "point"),
        Effect::Shields(shields) => number(shields, "shield"),
        Effect::Science(symbol) => symbol.to_string(),
        Effect::AnyScience => "a symbol of choice".to_owned(),
        Effect::Discount(toward, class) => {
            let from = match toward {
                Toward::Left => "the left neighbour",
                Toward::Right => "the right neighbour",
                Toward::Both => "both neighbours",
            };
            let what = match class {
                wonders::Class::Raw => "raw materials",
                wonders::Class::Manufactured => "manufactured goods",
            };
            format!("{what} from {from} for 1 coin each")
        }
        Effect::Coins(coins) => number(coins, "coin"),
        Effect::CoinsPer(coins, what, scope) => format!("{} {}", number(coins, "coin"), counted(what, scope)),
        Effect::PointsPer(points, what, scope) => format!("{} {}", number(points, "point"), counted(what, scope)),
        Effect::PointsIfComplete(points) => format!("{points} points if the own wonder is complete"),
        Effect::PlayLastCard => "last card (W8.3)".to_owned(),
        Effect::BuildFromDiscard => "a card of the pile (W8.7)".to_owned(),
        Effect::FreeBuildPerAge => "free build (W8.11)".to_owned(),
        Effect::CopyGuild => "copies a guild (W8.15)".to_owned(),
        Effect::FreeFirstOfEachColor => "first card of each colour free (W12.5)".to_owned(),
        Effect::FreeFirstCardOfAge => "first card of an age free (W12.6)".to_owned(),
        Effect::FreeLastCardOfAge => "sixth card of an age free (W12.7)".to_owned(),
    }
}

fn gives(effects: &[Effect]) -> String {
    match *effects {
        [Effect::CoinsPer(coins, what, scope), Effect::PointsPer(points, other, whose)] => {
            assert_eq!((what, scope), (other, whose));
            format!("{} and {} {}", number(coins, "coin"), number(points, "point"), counted(what, scope))
        }
        _ => effects.iter().map(|one| effect(*one)).collect::<Vec<_>>().join(", "),
    }
}

/// `3, 5` for a card with a copy from three and another from five players on.
fn copies(face: &Face) -> String {
    let mut from = Vec::new();
    for seats in 3..=7 {
        let before = if seats > 3 { face.copies_for(seats - 1) } else { 0 };
        from.extend((before..face.copies_for(seats)).map(|_| seats.to_string()));
    }
    from.join(", ")
}

fn chain(face: &Face) -> String {
    let all: Vec<_> = face.chain_from.iter().map(|card| format!("`{card}`")).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(", ") }
}

/// A row: card, colour, copies, cost, free with, gives.
fn is_row(age: u8, row: &[&str]) -> Card {
    let &[name, color, in_play, price, before, given] = row else { panic!("no row: {row:?}") };
    let card = card(name);
    let face = Edition::First.face(card);
    assert_eq!((face.age, face.color.slug(), copies(face).as_str()), (age, color, in_play), "{name}");
    assert_eq!(cost_of(&face.cost), cost(price), "{name}");
    assert_eq!((chain(face).as_str(), words(&gives(face.effects))), (before, words(given)), "{name}");
    card
}

/// The cards of an age in the first edition, guilds apart.
fn cards_of(age: u8) -> Vec<Card> {
    let is_here = |card: &Card| Edition::First.face(*card).age == age && !Edition::First.face(*card).is_guild();
    Edition::First.cards().filter(is_here).collect()
}

#[test]
fn w2_4_the_cards_of_the_first_age_are_these() {
    let found: Vec<Card> = rows("W2.4").iter().map(|row| is_row(1, row)).collect();
    assert_eq!(found, cards_of(1));
}

#[test]
fn w2_5_the_cards_of_the_second_age_are_these() {
    let found: Vec<Card> = rows("W2.5").iter().map(|row| is_row(2, row)).collect();
    assert_eq!(found, cards_of(2));
}

#[test]
fn w2_6_the_cards_of_the_third_age_are_these() {
    let found: Vec<Card> = rows("W2.6").iter().map(|row| is_row(3, row)).collect();
    assert_eq!(found, cards_of(3));
}

#[test]
fn w2_7_the_guilds_are_these() {
    let mut found = Vec::new();
    for row in rows("W2.7") {
        let &[name, price, points] = row.as_slice() else { panic!("no row: {row:?}") };
        let face = Edition::First.face(card(name));
        assert!(face.is_guild() && face.age == 3 && face.chain_from.is_empty(), "{name}");
        assert_eq!(cost_of(&face.cost), cost(price), "{name}");
        let given = gives(face.effects).replace(" points for", " for").replace(" point for", " for");
        assert_eq!(words(&given), words(points), "{name}");
        found.push(card(name));
    }
    assert_eq!(found, wonders::data::guilds(Edition::First));
}

/// A row: wonder, side, what it gives, its stages.
fn is_board(edition: Edition, row: &[&str]) -> (WonderId, Side) {
    let [name, side, start, stages @ ..] = row else { panic!("no row: {row:?}") };
    let wonder = WonderId::from_slug(name.trim_matches('`')).unwrap_or_else(|| panic!("no wonder: {name}"));
    let side = match side.trim_matches('`') {
        "a" | "day" => Side::A,
        "b" | "night" => Side::B,
        other => panic!("no side: {other}"),
    };
    let board: &Board = edition.board(wonder, side);
    assert_eq!(board.start.slug(), *start, "{name}");
    let stages: Vec<_> = stages.iter().filter(|cell| **cell != "–").collect();
    assert_eq!(board.stages.len(), stages.len(), "{name}");
    for (stage, cell) in board.stages.iter().zip(stages) {
        let (price, given) = cell.split_once(": ").unwrap_or_else(|| panic!("no stage: {cell}"));
        assert_eq!(cost_of(&stage.cost), cost(price), "{name}");
        assert_eq!(words(&gives(stage.effects)), words(given), "{name}");
    }
    (wonder, side)
}

fn every_board() -> Vec<(WonderId, Side)> {
    WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| (wonder, side))).collect()
}

#[test]
fn w2_8_the_wonders_are_these() {
    let found: Vec<_> = rows("W2.8").iter().map(|row| is_board(Edition::First, row)).collect();
    assert_eq!(found, every_board());
}

#[test]
fn w12_1_two_cards_are_not_in_the_second_edition_and_four_are_new() {
    let (first, second) = (Edition::First, Edition::Second);
    let gone: Vec<_> = first.cards().filter(|card| !second.has(*card)).map(Card::slug).collect();
    assert_eq!(gone, ["pawnshop", "strategists_guild"]);
    let mut found = Vec::new();
    for row in rows("W12.1") {
        let &[name, age, color, in_play, price, given] = row.as_slice() else { panic!("no row: {row:?}") };
        let face = second.face(card(name));
        let of_age = ["", "I", "II", "III"][usize::from(face.age)];
        let copies = if face.is_guild() { "one".to_owned() } else { copies(face) };
        assert_eq!((of_age, face.color.slug(), copies.as_str(), chain(face).as_str()), (age, color, in_play, "–"));
        assert_eq!((cost_of(&face.cost), words(&gives(face.effects))), (cost(price), words(given)), "{name}");
        found.push(card(name));
    }
    assert_eq!(found, second.cards().filter(|card| !first.has(*card)).collect::<Vec<_>>());
}

#[test]
fn w12_2_these_cards_are_different_in_the_second_edition_and_no_others() {
    let (first, second) = (Edition::First, Edition::Second);
    let changed: Vec<_> = first.cards().filter(|card| first.face(*card) != second.face(*card)).collect();
    let mut found = Vec::new();
    for row in rows("W12.2") {
        let &[name, in_play, price, before, given] = row.as_slice() else { panic!("no row: {row:?}") };
        let (old, new) = (first.face(card(name)), second.face(card(name)));
        assert_eq!((old.age, old.color), (new.age, new.color), "{name}");
        let or = |cell: &str, same: String| if cell.is_empty() { same } else { cell.to_owned() };
        assert_eq!(copies(new), or(in_play, copies(old)), "{name}");
        assert_eq!(cost_of(&new.cost), if price.is_empty() { cost_of(&old.cost) } else { cost(price) }, "{name}");
        assert_eq!(chain(new), or(before, chain(old)).replace("no card", "–"), "{name}");
        assert_eq!(gives(new.effects), or(given, gives(old.effects)), "{name}");
        found.push(card(name));
    }
    found.sort_unstable();
    assert_eq!(found, changed);
}

#[test]
fn w12_4_the_sides_of_the_second_edition_are_these() {
    let found: Vec<_> = rows("W12.4").iter().map(|row| is_board(Edition::Second, row)).collect();
    assert_eq!(found, every_board());
    assert_eq!(Side::ALL.map(|side| Edition::Second.side_slug(side)), ["day", "night"]);
}
