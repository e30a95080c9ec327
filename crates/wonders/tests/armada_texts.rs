//! Texts of Armada are read back to exactly what was written, and whatever else is given is refused or makes sense.

use proptest::prelude::*;
use table::{Game, Rng, Seat, Xoshiro};
use trials::{Language, Positions, Texts, document};
use wonders::armada::{Armada, OPTIONS, Setup};

const TEXTS: Texts<Armada> = Texts { setups, many_steps: 220, language: LANGUAGE };

const LANGUAGE: Language = Language {
    alphabet: " ,.:=/-_*+^0129ABCage",
    separators: " ,.:=/+^-",
    words: "wonders+armada/3 wonders+armada/8 wonders/3 wonders+armada/4:teams=pairs wonders+armada/3:teams=pairs build free stage \
            discard fetch move keep explore stay_home fight stay_out none step red yellow blue green far_left far_right left right \
            shipyards island islands A B C H * -1 0 1 2 7 altar dry_hold western_emporium foggy_island stormy_oasis shipyard_1 \
            A.shipyard=shipyard_2 A.ships=0/6/0/2 A.islands=foggy_island,lost_island A.naval=3/-2/0 A.raids=left,right A.pirates=1 \
            A.moves=2.red/green A.dealt=bronze_island tax=2 levied=AB robber=A.2 explore1=AB later2=C declared=yes draw=A.1 \
            step=move_fleets step=keep_island_1 step=deal_islands_2 step=explore_1 step=draw_island step=join_conflict \
            A.chosen=keep.foggy_island age=2 turn=7 step=fetch last_card=A fetch=B A.wonder=petra A.hand=altar = . : ,",
    // No position says that anything is pending; a text that does is refused.
    pending: "choose_card fetch.S last_card.S",
    seats: 3,
    pending_before: "choose_card",
};

/// Any number of seats, with any values of the options; teams need an even number.
fn setups() -> BoxedStrategy<Setup> {
    let tables = (3..=8_usize, prop::collection::vec(0..4_usize, OPTIONS.len())).prop_map(|(seats, values)| {
        let mut setup = Setup::new(seats).expect("three to eight play");
        for (option, value) in OPTIONS.iter().zip(values) {
            let value = option.values.get(value).unwrap_or(&option.values[0]);
            if option.name != "teams" || seats.is_multiple_of(2) {
                setup.set(option.name, value).expect("the option is known");
            }
        }
        setup
    });
    tables.boxed()
}

const POSITIONS: Positions<Armada> = Positions {
    texts: TEXTS,
    options: &OPTIONS,
    is_default_item: |_, _, _| false,
    is_default: |_, key, value| is_default_value(key, value),
    // A text holds up to 999 coins, and a game from there may bring more.
    outgrows_texts: |game| Seat::first(game.seats()).any(|seat| game.city(seat).coins() > 999),
    law: |_| Ok(()),
};

/// What may be spelt out and is not written.
fn is_default_value(key: &str, value: &str) -> bool {
    match key {
        "age" | "turn" => value == "1",
        "step" => value == "choose_card",
        _ => match key.split_once('.') {
            Some((_, "coins")) => value == "3",
            Some((_, "victory" | "defeat" | "naval")) => value == "0/0/0",
            Some((_, "ships")) => value == "0/0/0/0",
            _ => false,
        },
    }
}

#[test]
fn every_legal_action_and_every_outcome_of_armada_reads_back() {
    TEXTS.every_legal_action_reads_back();
    TEXTS.every_outcome_reads_back();
}

#[test]
fn broken_actions_and_outcomes_of_armada_are_refused_or_read_back() {
    TEXTS.garbage_is_refused_or_reads_back();
    TEXTS.a_broken_action_is_refused_or_reads_back();
    TEXTS.a_broken_outcome_is_refused_or_reads_back();
}

#[test]
fn every_position_of_armada_reads_back() {
    POSITIONS.every_position_reads_back();
}

#[test]
fn a_broken_position_of_armada_is_refused_or_reads_back() {
    POSITIONS.garbage_is_refused_or_reads_back();
    POSITIONS.a_broken_position_is_refused_or_reads_back();
}

#[test]
fn a_broken_position_of_armada_is_refused_or_can_be_played_to_the_end() {
    POSITIONS.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

/// Random games show nearly every action, outcome and field; each is in the document.
#[test]
fn the_document_names_all_that_armada_writes() {
    let document = include_str!("../../../docs/notation.md");
    let document = document.split_once("## Events of 7 Wonders").expect("the document tells about this game").1;
    document::names_what_is_written::<Armada>(document, 40, 30, |seed, rng: &mut Xoshiro| {
        let mut setup = Setup::new(3 + rng.below(6)).expect("three to eight play");
        if seed % 2 == 0 {
            setup.set("explore", "asked").expect("the value is known");
        }
        setup
    });
}
