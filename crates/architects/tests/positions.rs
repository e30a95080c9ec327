//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

mod common;
mod damage;

use architects::{Architects, OPTIONS};
use common::filled_in;
use damage::{At, MANY_STEPS, config, garbage, legal_actions, mutate, mutations, pairs, positions, step};
use proptest::prelude::*;
use table::battery::Audit;
use table::{Game, Notation, Phase, Seat, Xoshiro};

/// Positions are also written by hand: fields and lists may come in any order, and defaults may be spelt out. All else
/// has one written form.
fn position_says_what_was_read(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = Architects::parse_position(text) {
        prop_assert_eq!(in_order(&read, &read.position_text()), in_order(&read, text), "{}", text);
    }
    Ok(())
}

/// The fields of a position without defaults and in alphabetical order, each with its list in alphabetical order.
fn in_order(game: &Architects, text: &str) -> Vec<(String, Vec<String>)> {
    let sorted = |value: &str| {
        let mut items: Vec<_> = value.split(',').map(str::to_owned).collect();
        items.sort_unstable();
        items
    };
    let (header, fields) = text.split_once(' ').unwrap_or((text, ""));
    let (name, options) = header.split_once(':').unwrap_or((header, ""));
    let is_default = |option: &str| OPTIONS.iter().any(|other| format!("{}={}", other.name, other.values[0]) == option);
    let mut options = sorted(options);
    options.retain(|option| !is_default(option) && !option.is_empty());
    let written = game.position_text();
    let says = |key: &str| written.split(' ').any(|field| field.split_once('=').is_some_and(|(other, _)| other == key));
    let fields = fields.split(' ').filter_map(|field| field.split_once('='));
    let mut list: Vec<_> = fields
        .filter(|(key, value)| says(key) || !is_default_value(key, value))
        .map(|(key, value)| (key.to_owned(), if key == "pending" { vec![value.to_owned()] } else { sorted(value) }))
        .collect();
    list.sort_unstable();
    [(name.to_owned(), options)].into_iter().chain(list).collect()
}

/// What may be spelt out and is not written.
fn is_default_value(key: &str, value: &str) -> bool {
    match key {
        "active" => value == "A",
        "pending" => value == "take",
        "battle" | "extras" => value == "0",
        // A whole deck needs no words.
        _ if key.ends_with(".deck") => true,
        _ => (key.ends_with(".victory") || key.ends_with(".shuffles")) && value == "0",
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_position_reads_back(At(game) in positions()) {
        let text = game.position_text();
        prop_assert_eq!(Architects::parse_position(&text), Ok(game), "{}", text);
    }

    #[test]
    fn a_garbage_position_is_refused_or_reads_back(text in garbage()) {
        position_says_what_was_read(&text)?;
    }

    #[test]
    fn a_broken_position_is_refused_or_reads_back(
        (At(game), At(other)) in pairs(), mutations in mutations(),
    ) {
        position_says_what_was_read(&mutate(&game.position_text(), &other.position_text(), &mutations))?;
    }

    #[test]
    fn a_broken_position_is_refused_or_can_be_played_to_the_end(
        (At(game), At(other)) in pairs(), mutations in mutations(), seed in any::<u64>(),
    ) {
        let text = mutate(&game.position_text(), &other.position_text(), &mutations);
        let sound = Architects::parse_position(&text).map_or(Ok(()), |read| is_sound(read, seed));
        sound.map_err(|why| TestCaseError::fail(format!("{why}\n  accepted: {text}")))?;
    }
}

/// Plays to the end at random; on the way every law of the table holds that holds in real games.
fn is_sound(mut game: Architects, seed: u64) -> Result<(), String> {
    let mut rng = Xoshiro::new(seed);
    for _ in 0..=MANY_STEPS {
        let context = |why: String| format!("{why}\n  reached: {}", game.position_text());
        game.audit().map_err(context)?;
        laws_hold(&game, &mut rng).map_err(context)?;
        if game.phase() == Phase::Over {
            return Ok(());
        }
        let before = game.position_text();
        step(&mut game, &mut rng).map_err(|why| format!("{why}\n  reached: {before}"))?;
    }
    Err("the game does not end".to_owned())
}

fn laws_hold(game: &Architects, rng: &mut Xoshiro) -> Result<(), String> {
    // A text holds numbers of two digits, so a game from a position with 99 victory tokens may outgrow it.
    let is_rich = Seat::first(game.seats()).any(|seat| game.city(seat).victory() > 99);
    match Architects::parse_position(&game.position_text()) {
        Ok(read) if read == *game => {}
        _ if is_rich => {}
        Ok(_) => return Err("the position reads back as another one".to_owned()),
        Err(why) => return Err(format!("the position is refused: {why}")),
    }
    for viewer in Seat::first(game.seats()).map(Some).chain([None]) {
        let view = game.view(viewer);
        let world = Architects::imagine(&view, rng);
        if world.view(viewer) != view {
            return Err(format!("{viewer:?} imagines a world that looks different"));
        }
        if viewer.is_some_and(|seat| legal_actions(&world, seat) != legal_actions(game, seat)) {
            return Err(format!("{viewer:?} imagines a world where other actions are legal"));
        }
    }
    Ok(())
}

/// From here play would come to a stop, or break a rule on its way.
const NO_WAY_ON: [(&str, &str); 20] = [
    ("nothing can be done, so that the turn is over", "architects/3 pending=act"),
    ("a wonder is complete and the game goes on", "architects/3 A.stages=s1,s2,s3,s4,s5"),
    ("a stage stands on nothing", "architects/3 A.stages=s3"),
    ("two seats have the same wonder", "architects/3 A.wonder=giza B.wonder=giza"),
    ("a battle was not fought", "architects/3 battle=3"),
    ("a deck does not show its top", "architects/3 A.top=wood pending=act,turn_up.A"),
    ("the deck of Giza has no card with two horns", "architects/3 A.top=shield_horn_2"),
    ("nobody may look", "architects/3 pending=take,peek"),
    ("Giza has no effect", "architects/3 A.stages=s1,s2 pending=act,any_deck"),
    ("no stage of Alexandria stands", "architects/3 A.wonder=alexandria pending=act,any_deck"),
    ("an extra card without a token", "architects/3 extras=1 A.cards=coin*2 pending=act"),
    ("a token was triggered that nobody has", "architects/3 triggered=crafts A.cards=coin*2 pending=act"),
    ("effects are not asked for", "architects/3 A.wonder=ephesus A.stages=s1,s2 pending=act,use_effect"),
    ("cards are shown and nothing is searched", "architects/3 shown=wood"),
    ("five wood have left a central deck of four", "architects/3 A.cards=wood*5"),
    ("a token is there twice", "architects/3 A.tokens=decor B.tokens=decor"),
    ("there is no card to take", "architects/2 A.deck=- B.deck=- centre=-"),
    ("nobody has shuffled the deck", "architects/3 A.shuffles=1"),
    ("the second search is still to come", "architects/3 A.wonder=halicarnassus A.stages=s1,s2 A.shuffles=2"),
    ("a seat has left its table", "architects/3 D.cards=wood"),
];

/// What is over is over for a reason that can be seen (A11.1, A10.3).
const FALSE_ENDINGS: [(&str, &str); 5] = [
    ("no wonder is complete", "architects/3 over=wonder.A"),
    ("there are cards", "architects/3 over=decks.ABC"),
    ("A has more points", "architects/3 A.stages=s1,s2,s3,s4,s5 over=wonder.B"),
    ("a wonder of another seat is complete", "architects/3 active=B A.stages=s1,s2,s3,s4,s5 over=wonder.A"),
    ("something is pending after the end", "architects/3 A.stages=s1,s2,s3,s4,s5 pending=take over=wonder.A"),
];

/// Order is free and defaults may stand there, but nothing is said twice or in vain.
const SAID_TWICE: [(&str, &str); 7] = [
    ("there are no options after the colon", "architects/3: active=B"),
    ("an option stands twice", "architects/3:coins=fewest,coins=fewest"),
    ("a card stands twice", "architects/3 A.cards=wood,wood"),
    ("one card is written with a number", "architects/3 A.cards=wood*1"),
    ("a field stands twice", "architects/3 active=B active=B"),
    ("seats are out of order", "architects/3 seen=wood.BA"),
    ("nobody has seen the card", "architects/3 seen=wood."),
];

#[test]
fn a_position_from_which_play_cannot_go_on_is_refused() {
    all_refused(&NO_WAY_ON);
}

#[test]
fn an_ending_that_contradicts_the_position_is_refused() {
    all_refused(&FALSE_ENDINGS);
}

#[test]
fn a_position_that_says_something_twice_is_refused() {
    for (why, text) in SAID_TWICE {
        let table = filled_in("architects/3").split_once(' ').map(|(_, rest)| rest.to_owned()).unwrap_or_default();
        let text = format!("{text} {table}");
        assert!(Architects::parse_position(&text).is_err(), "{why}: {text}");
    }
}

fn all_refused(positions: &[(&str, &str)]) {
    let accepted = positions.iter().filter(|(_, text)| Architects::parse_position(&filled_in(text)).is_ok());
    let accepted: Vec<_> = accepted.map(|(why, text)| format!("{why}: {text}")).collect();
    assert!(accepted.is_empty(), "these are accepted:\n{}", accepted.join("\n"));
}
