//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use damage::TEXTS;
use duel::{Back, CardId, Chamber, Duel, Expansion, Layout, OPTIONS};
use table::{Game, Seat};
use trials::{Positions, all_refused};

const POSITIONS: Positions<Duel> = Positions {
    texts: TEXTS,
    options: &OPTIONS,
    is_default_item,
    is_default: |game, key, value| value == default_value(game, key),
    // A text holds treasuries of three digits at most, so a game from a position that has 999 coins may outgrow it.
    outgrows_texts: |game| [Seat::A, Seat::B].iter().any(|&seat| game.city(seat).coins() > 999),
    law: at_most_seven_wonders_stand,
};

/// Decks and decrees of which nothing is known may be left out one by one.
fn is_default_item(game: &Duel, key: &str, item: &str) -> bool {
    let has_gods = game.setup().plays(Expansion::Pantheon);
    match key {
        "decks" => item.ends_with(if has_gods { ":-.-.-" } else { ":" }),
        "decrees" => item.ends_with(":-"),
        _ => false,
    }
}

fn default_value(game: &Duel, key: &str) -> String {
    let setup = game.setup();
    let layout = Layout::of(game.age(), setup.expansions);
    let majority = |chamber: Chamber| {
        let [a, b] = [Seat::A, Seat::B].map(|seat| game.senate().cubes(seat, chamber));
        if a > b {
            'A'
        } else if b > a {
            'B'
        } else {
            '-'
        }
    };
    match key {
        "age" => "1".to_owned(),
        "pawn" | "A.protected" | "B.protected" => "0".to_owned(),
        "loot" => "A2,A5,B2,B5".to_owned(),
        "active" => "A".to_owned(),
        "laid" => layout.slots.to_string(),
        "A.coins" | "B.coins" => "7".to_owned(),
        "pending" if game.ending().is_none() => "turn.A".to_owned(),
        "gifts_laid" if setup.plays(Expansion::Pantheon) => layout.divine_tokens.count_ones().to_string(),
        "gifts_laid" => "0".to_owned(),
        "A.cubes" | "B.cubes" => "0.0.0.0.0.0".to_owned(),
        "control" => Chamber::ALL.map(majority).iter().collect(),
        _ => String::new(),
    }
}

/// A law that holds in every game (D6.5).
fn at_most_seven_wonders_stand(game: &Duel) -> Result<(), String> {
    let standing: usize = [Seat::A, Seat::B].iter().map(|&seat| game.city(seat).standing().len()).sum();
    if standing > 7 { Err(format!("{standing} wonders stand (D6.5)")) } else { Ok(()) }
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

/// What broken texts and thinking have brought up: from here play would come to a stop, or break a rule on its way.
#[rustfmt::skip]
const NO_WAY_ON: [(&str, &str); 11] = [
    ("nothing lies there to begin with",
     "duel pending=choose_starter.B"),
    ("a token is kept, but none is drawn",
     "duel board=law structure=0:baths pending=turn.A,turn_up,keep_token.A,take_token.A"),
    ("a second token is kept of one draw",
     "duel drawn=law structure=0:baths pending=turn.A,turn_up,keep_token.A,keep_token.A"),
    ("A chooses among tokens that are drawn for B",
     "duel drawn=law structure=0:baths pending=turn.A,turn_up,draw_from_box.B.1,keep_token.A"),
    ("the box has four tokens for the five places of the board",
     "duel A.tokens=agriculture,architecture,economy,law,masonry,mathematics laid=0 \
      pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders,lay_tokens"),
    ("a wonder is owned before the first is offered",
     "duel B.wonders=piraeus laid=0 pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders"),
    ("wonders stand before the draft, and too few are left for it",
     "duel A.wonders=appian_way+baths,circus_maximus+altar,colossus+theater,great_library+tavern,great_lighthouse+press \
      laid=0 pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders"),
    ("six wonders are on offer",
     "duel offer=appian_way,circus_maximus,colossus,great_library,great_lighthouse,hanging_gardens laid=0 \
      pending=turn.A,lay_cards,draft,offer_wonders,draft"),
    ("nineteen cards are left for Age II",
     "duel structure=0:caravansery,2:statue,3:laboratory,4:shelf_quarry"),
    ("nineteen cards are left for the age being laid out",
     "duel A.cards=baths,altar,theater,tavern laid=0 pending=turn.A,lay_cards"),
    ("seven wonders stand and another can be built (D6.6)",
     "duel A.coins=99 A.wonders=appian_way+baths,circus_maximus+altar,colossus+theater,great_library+tavern \
      B.wonders=great_lighthouse+press,hanging_gardens+quarry,mausoleum+stable,sphinx B.coins=99 structure=0:garrison,1:workshop"),
];

#[test]
fn a_position_from_which_play_cannot_go_on_is_refused() {
    all_refused::<Duel>(&NO_WAY_ON, str::to_owned);
    let guilds: Vec<_> = Back::Guild.cards().iter().skip(2).map(CardId::slug).collect();
    let two_left = format!("duel A.cards={} structure=0:baths", guilds.join(","));
    all_refused::<Duel>(&[("two guilds are left for Age III", &two_left)], str::to_owned);
}

/// What is over is over for a reason that can be seen (D10.2 to D10.4).
const FALSE_ENDINGS: [(&str, &str); 6] = [
    ("the pawn is not in the capital", "duel over=military.A"),
    ("the pawn is in the winner's capital", "duel pawn=9 over=military.B"),
    ("nobody has six symbols", "duel over=science.B"),
    ("A has more points", "duel age=3 A.coins=99 over=civilian.B"),
    ("Age III has not been played", "duel over=civilian.AB"),
    (
        "A has six symbols and the game goes on",
        "duel age=3 A.cards=workshop,apothecary,scriptorium,pharmacist,academy,university structure=0:palace",
    ),
];

#[test]
fn an_ending_that_contradicts_the_position_is_refused() {
    all_refused::<Duel>(&FALSE_ENDINGS, str::to_owned);
}

/// Order is free and defaults may stand there, but nothing is said twice or in vain.
const SAID_TWICE: [(&str, &str); 6] = [
    ("there are no options after the colon", "duel: structure=0:baths"),
    ("an option stands twice", "duel:library=open,library=open structure=0:baths"),
    ("an option contradicts another", "duel:wonders=first_game,wonders=draft structure=0:baths"),
    ("a military token stands twice", "duel loot=A2,A2 structure=0:baths"),
    ("no military token is left but one", "duel loot=A2,- structure=0:baths"),
    ("something is pending after the end", "duel pawn=9 pending=turn.A over=military.A"),
];

#[test]
fn a_position_that_says_something_twice_is_refused() {
    all_refused::<Duel>(&SAID_TWICE, str::to_owned);
}
