//! The engine's tables against a list keyed from the box: every line of it, and nothing besides.
//!
//! The engine's components are written in the words of `fixtures/components.txt`; then both lists have to be the same.

mod words;

use duel::data::{
    BUILDINGS, CONSPIRACIES, CUBES, DECREES, FIRST_GAME, GATE_FACTOR, GODS, TEMPLE_POINTS, TOKENS,
    TOKENS_PER_MYTHOLOGY, WONDERS, senate_actions, senators,
};
use duel::{
    Age, Back, CAPITAL, CardSet, Chamber, Duel, Effect, Expansion, GodId, Layout, MilitaryTokenSize, Mythology,
    Offering,
};
use duel::{Pending, Resource, Setup, Slot, Space, slots, zone_points};
use std::collections::BTreeSet;
use table::{Game, Id, Notation, Seat};
use words::{cost, effects, joined};

const FIXTURE: &str = include_str!("fixtures/components.txt");

/// The engine's components of one kind, as lines.
type Lines = fn() -> Vec<String>;

/// Every kind of line, and what the engine has to say about it.
const KINDS: [(&str, Lines); 21] = [
    ("building", buildings),
    ("wonder", wonders),
    ("drafted", drafted),
    ("token", tokens),
    ("slot", places),
    ("gifts", divine_tokens),
    ("zone", zones),
    ("loot", military_tokens),
    ("first_game", first_game),
    ("god", gods),
    ("space", spaces),
    ("mythology", mythologies),
    ("offering", offerings),
    ("temples", temples),
    ("chamber", chambers),
    ("decree", decrees),
    ("conspiracy", conspiracies),
    ("senators", senators_by_age),
    ("senate_actions", actions_of_politicians),
    ("number", numbers),
    ("in_play", in_play),
];

/// The four tables: the base game, and each set of expansions.
const TABLES: [&[Expansion]; 4] = [&[], &[Expansion::Pantheon], &[Expansion::Agora], &Expansion::ALL];

fn setup(expansions: &[Expansion]) -> Setup {
    Setup::with(expansions.iter().copied())
}

#[test]
fn every_card_of_the_structures_is_the_printed_one() {
    compare("building", BUILDINGS.len());
}

#[test]
fn every_wonder_is_the_printed_one() {
    compare("wonder", WONDERS.len());
    compare("drafted", 2);
}

#[test]
fn every_progress_token_is_the_printed_one() {
    compare("token", TOKENS.len());
}

#[test]
fn every_slot_lies_where_the_rulebook_shows_it() {
    compare("slot", 60 + 25 + 25 + 23);
    compare("gifts", 6);
}

#[test]
fn the_zones_of_the_track_are_those_of_the_board() {
    compare("zone", 9);
    compare("loot", 4);
    assert_eq!(MilitaryTokenSize::ALL.map(MilitaryTokenSize::coins), [2, 5], "D7.4");
}

#[test]
fn the_wonders_of_a_first_game_are_those_of_the_rulebook() {
    compare("first_game", 2);
}

#[test]
fn every_god_is_the_printed_one_and_costs_what_its_space_says() {
    compare("god", GODS.len());
    compare("space", 6);
    compare("mythology", 5);
    compare("offering", 3);
    compare("temples", 4);
}

#[test]
fn the_senate_is_the_printed_one() {
    compare("chamber", 6);
    compare("decree", DECREES.len());
    compare("conspiracy", CONSPIRACIES.len());
    compare("senators", 3);
    compare("senate_actions", 3);
}

#[test]
fn pieces_are_as_many_as_in_the_box() {
    compare("number", 5);
}

/// Which wonders, progress tokens and decks each table is played with.
#[test]
fn every_table_is_played_with_the_components_of_its_boxes() {
    compare("in_play", 12);
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
    for (layout, age) in TABLES.into_iter().flat_map(|sets| Age::ALL.map(|age| (shape(age, sets), age))) {
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
    check::<Back>();
    check::<duel::Color>();
    check::<Expansion>();
    check::<Mythology>();
    check::<GodId>();
    check::<Offering>();
    check::<duel::Section>();
    check::<duel::DecreeId>();
    check::<duel::ConspiracyId>();
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
        "only in crates/duel/tests/fixtures/components.txt:\n{missing:#?}\nonly in crates/duel/src/data/:\n{extra:#?}\n\
         If a component is new, write its line into the former, from the box."
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
            Back::Temple => "temple",
            Back::Senator => "senator",
        };
        let link = |link: Option<duel::Link>| link.map_or("-", duel::Link::slug);
        format!(
            "building | {} | {deck} | {} | {} | {} | {} | {}",
            building.id,
            building.color,
            cost(&building.cost),
            effects(building.effects),
            link(building.gives),
            link(building.free_with),
        )
    };
    BUILDINGS.iter().map(line).collect()
}

fn wonders() -> Vec<String> {
    let line = |wonder: &duel::data::Wonder| {
        format!("wonder | {} | {} | {}", wonder.id, cost(&wonder.cost), effects(wonder.effects))
    };
    WONDERS.iter().map(line).collect()
}

/// What some wonders do when they are taken in the draft.
fn drafted() -> Vec<String> {
    let drafted = WONDERS.iter().filter(|wonder| !wonder.when_drafted.is_empty());
    drafted.map(|wonder| format!("drafted | {} | {}", wonder.id, effects(wonder.when_drafted))).collect()
}

/// What a token does at once stands before what it does from then on.
fn tokens() -> Vec<String> {
    let at_once = |effect: &Effect| matches!(effect, Effect::Coins(_));
    let line = |token: &duel::data::Token| {
        let (instant, passive): (Vec<_>, Vec<_>) = token.effects.iter().copied().partition(at_once);
        format!("token | {} | {} | {}", token.id, effects(&instant), effects(&passive))
    };
    TOKENS.iter().map(line).collect()
}

fn shape(age: Age, expansions: &[Expansion]) -> &'static Layout {
    Layout::of(age, setup(expansions).expansions)
}

/// The shapes without Agora, and those with it.
fn shapes() -> impl Iterator<Item = (&'static str, Age, &'static Layout)> {
    let of_agora = Age::ALL.map(|age| ("agora", age, shape(age, &[Expansion::Agora])));
    Age::ALL.map(|age| ("base", age, shape(age, &[]))).into_iter().chain(of_agora)
}

fn places() -> Vec<String> {
    let line = |set: &str, age: Age, layout: &Layout, slot: Slot| {
        let (row, column) = (layout.row[slot.index()], layout.column[slot.index()]);
        let side = if layout.is_face_up(slot) { "up" } else { "down" };
        let covered_by = joined(slots(layout.covered_by[slot.index()]), ",");
        let set = if set == "base" { String::new() } else { format!("{set} ") };
        format!("slot | {set}{} | {slot} | {row} | {column} | {side} | {covered_by}", age.number())
    };
    shapes().flat_map(|(set, age, layout)| slots(layout.all()).map(move |slot| line(set, age, layout, slot))).collect()
}

#[test]
fn pantheon_does_not_change_the_shape_of_a_structure() {
    for age in Age::ALL {
        assert_eq!(shape(age, &[Expansion::Pantheon]), shape(age, &[]), "{age:?}");
        assert_eq!(shape(age, &Expansion::ALL), shape(age, &[Expansion::Agora]), "{age:?}");
    }
}

/// Slots on which tokens lie with Pantheon.
fn divine_tokens() -> Vec<String> {
    let what = |age: Age| match age {
        Age::I => "mythology",
        Age::II => "offering",
        Age::III => "none",
    };
    let line = |set, age: Age, layout: &Layout| {
        format!("gifts | {set} | {} | {} | {}", age.number(), what(age), joined(slots(layout.divine_tokens), ","))
    };
    shapes().map(|(set, age, layout)| line(set, age, layout)).collect()
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
        let token = match MilitaryTokenSize::ALL.into_iter().find(|size| size.zone() == nearest) {
            Some(MilitaryTokenSize::Small) => "small",
            Some(MilitaryTokenSize::Large) => "large",
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

/// Agora's military tokens bring choices: those that wait when the pawn has passed one.
fn military_tokens() -> Vec<String> {
    let coins = |size: MilitaryTokenSize| format!("opponent_loses_coins {}", size.coins());
    let choices = |size: MilitaryTokenSize| {
        let text = format!(
            "duel+agora age=3 pawn={} A.coins=20 structure=21:altar,22:walls A.cubes=1.0.0.0.0.0 B.cubes=0.0.1.0.0.0 \
             decrees=1:coins_on_red,3:coins_on_blue,5:coins_on_green",
            size.zone() - 1
        );
        let mut game = Duel::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
        game.play(Seat::A, game.parse_action(Seat::A, "build walls").expect("walls lie there")).expect("A builds them");
        let [Pending::Turn(_), Pending::TurnUp, choices @ ..] = game.pending() else { panic!("{:?}", game.pending()) };
        let words = choices.iter().rev().map(|choice| match choice {
            Pending::PlaceCube(Seat::A) => "place_influence any_chamber",
            Pending::RemoveCube(Seat::A) => "remove_opponent_influence any_chamber",
            Pending::MoveCube(Seat::A) => "move_influence optional",
            other => panic!("{other:?}"),
        });
        joined(words, "; ")
    };
    let name = |size| if size == MilitaryTokenSize::Small { "small" } else { "large" };
    let base = MilitaryTokenSize::ALL.map(|size| format!("loot | base | {} | {}", name(size), coins(size)));
    let agora = MilitaryTokenSize::ALL.map(|size| format!("loot | agora | {} | {}", name(size), choices(size)));
    [base, agora].concat()
}

fn gods() -> Vec<String> {
    let mythology = |god: &duel::God| god.mythology.map_or("-", Mythology::slug);
    GODS.iter().map(|god| format!("god | {} | {} | {}", god.id, mythology(god), effects(god.effects))).collect()
}

fn spaces() -> Vec<String> {
    let line = |space: Space| format!("space | {space} | {} | {}", space.cost(Seat::A), space.cost(Seat::B));
    Space::ALL.map(line).to_vec()
}

fn mythologies() -> Vec<String> {
    let line = |m: Mythology| format!("mythology | {m} | {TOKENS_PER_MYTHOLOGY} | {}", joined(m.gods(), ","));
    Mythology::ALL.map(line).to_vec()
}

fn offerings() -> Vec<String> {
    Offering::ALL.map(|offering| format!("offering | {}", offering.value())).to_vec()
}

/// Points for so many grand temples in one city.
fn temples() -> Vec<String> {
    TEMPLE_POINTS.iter().enumerate().map(|(count, points)| format!("temples | {count} | {points}")).collect()
}

fn chambers() -> Vec<String> {
    let side = |chamber: Chamber| if chamber.starts_face_up() { "up" } else { "down" };
    let line = |c: Chamber| format!("chamber | {c} | {} | {} | {}", c.section(), c.points(), side(c));
    Chamber::ALL.map(line).to_vec()
}

fn decrees() -> Vec<String> {
    DECREES.iter().map(|decree| format!("decree | {} | {}", decree.id, effects(&[decree.effect]))).collect()
}

fn conspiracies() -> Vec<String> {
    CONSPIRACIES
        .iter()
        .map(|conspiracy| format!("conspiracy | {} | {}", conspiracy.id, effects(conspiracy.effects)))
        .collect()
}

fn senators_by_age() -> Vec<String> {
    Age::ALL.map(|age| format!("senators | {} | {}", age.number(), senators(age))).to_vec()
}

/// From how many blue cards on a politician has more actions.
fn actions_of_politicians() -> Vec<String> {
    let has_more = |blue: &u8| *blue == 0 || senate_actions(*blue) != senate_actions(blue - 1);
    (0..20).filter(has_more).map(|blue| format!("senate_actions | {blue} | {}", senate_actions(blue))).collect()
}

fn numbers() -> Vec<String> {
    let divine_tokens = |age| shape(age, &[Expansion::Pantheon]).divine_tokens.count_ones().to_string();
    let numbers = [
        ("gate_cost_multiplier", GATE_FACTOR.to_string()),
        ("mythology_tokens_used", divine_tokens(Age::I)),
        ("offering_tokens_used", divine_tokens(Age::II)),
        ("cubes_per_player", CUBES.to_string()),
        ("decrees_in_play", Chamber::NUM.to_string()),
    ];
    numbers.map(|(name, number)| format!("number | {name} | {number}")).to_vec()
}

fn in_play() -> Vec<String> {
    let lines = |expansions: &[Expansion]| {
        let setup = setup(expansions);
        let backs: Vec<_> = Back::ALL.into_iter().filter(|back| !(back.cards() & setup.cards()).is_empty()).collect();
        let whole_decks: CardSet = backs.iter().flat_map(|back| back.cards()).collect();
        assert_eq!(setup.cards(), whole_decks, "{setup}");
        let (wonders, tokens) = (joined(setup.wonders(), ","), joined(setup.tokens(), ","));
        let lists = [("wonders", wonders), ("tokens", tokens), ("backs", joined(backs, ","))];
        lists.map(|(what, list)| format!("in_play | {setup} | {what} | {list}"))
    };
    TABLES.into_iter().flat_map(lines).collect()
}
