//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

mod common;
mod damage;

use architects::{Architects, OPTIONS};
use common::filled_in;
use damage::TEXTS;
use table::{Game, Notation, Seat};
use trials::{Positions, all_refused, legal_actions};

const POSITIONS: Positions<Architects> = Positions {
    texts: TEXTS,
    options: &OPTIONS,
    is_default_item: |_, _, _| false,
    is_default: |game, key, value| is_default_value(key, value) && !says(game, key),
    // A text holds numbers of two digits, so a game from a position with 99 victory tokens may outgrow it.
    outgrows_texts: |game| Seat::first(game.seats()).any(|seat| game.city(seat).victory() > 99),
    law: |_| Ok(()),
};

/// Tests if a position's own text has such a field.
fn says(game: &Architects, key: &str) -> bool {
    let text = game.position_text();
    text.split(' ').any(|field| field.split_once('=').is_some_and(|(other, _)| other == key))
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

#[test]
fn every_position_reads_back() {
    POSITIONS.every_position_reads_back();
}

#[test]
fn a_garbage_position_is_refused_or_reads_back() {
    POSITIONS.garbage_is_refused_or_reads_back();
}

#[test]
fn a_broken_position_is_refused_or_reads_back() {
    POSITIONS.a_broken_position_is_refused_or_reads_back();
}

#[test]
fn a_broken_position_is_refused_or_can_be_played_to_the_end() {
    POSITIONS.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

/// From here play would come to a stop, or break a rule on its way.
const NO_WAY_ON: [(&str, &str); 22] = [
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
    ("there are cards, and the last turns have begun", "architects/3 A.cards=coin*2 pending=last_turns.C,act"),
    (
        "who took the last card has another turn",
        "architects/2 A.deck=- B.deck=- centre=- A.stages=s1,s2,s3,s4 A.tokens=engineering A.cards=wood*4 \
         pending=last_turns.A,act",
    ),
    ("nobody has shuffled the deck", "architects/3 A.shuffles=1"),
    ("the second search is still to come", "architects/3 A.wonder=halicarnassus A.stages=s1,s2 A.shuffles=2"),
    ("a seat has left its table", "architects/3 D.cards=wood"),
];

/// What is over is over for a reason that can be seen (R11.1, R10.3).
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
    all_refused::<Architects>(&NO_WAY_ON, filled_in);
}

#[test]
fn an_ending_that_contradicts_the_position_is_refused() {
    all_refused::<Architects>(&FALSE_ENDINGS, filled_in);
}

#[test]
fn a_position_that_says_something_twice_is_refused() {
    let table = filled_in("architects/3").split_once(' ').map(|(_, rest)| rest.to_owned()).unwrap_or_default();
    all_refused::<Architects>(&SAID_TWICE, |text| format!("{text} {table}"));
}

/// Both stages of Babylon's last level can be paid with any cards there are. Only the end of the turn is not open then.
#[test]
fn the_longest_list_of_actions_is_as_long_as_the_game_says() {
    let text = filled_in(
        "architects/2 A.wonder=babylon A.stages=s1,s2,s3 \
         A.cards=wood*4,stone*4,clay*4,papyrus*4,glass*4,coin*4,gear*2,compass*2,tablet*2 \
         A.tokens=economy,engineering,science triggered=science extras=1 pending=act",
    );
    let game = Architects::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(legal_actions(&game, Seat::A).len(), Architects::MAX_ACTIONS - 1);
}
