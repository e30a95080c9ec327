//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use damage::{At, MANY_STEPS, config, garbage, legal_actions, mutate, mutations, pairs, positions, step};
use duel::{Chamber, Duel, Expansion, Layout, OPTIONS};
use proptest::prelude::*;
use table::battery::Audit;
use table::{Game, Notation, Phase, Seat, Xoshiro};

/// Positions are also written by hand: fields and lists may come in any order, and defaults may be spelt out. All else
/// has one written form.
fn position_says_what_was_read(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = Duel::parse_position(text) {
        prop_assert_eq!(in_order(&read, &read.position_text()), in_order(&read, text), "{}", text);
    }
    Ok(())
}

/// The fields of a position without defaults and in alphabetical order, each with its list in alphabetical order.
fn in_order(game: &Duel, text: &str) -> Vec<(String, Vec<String>)> {
    let sorted = |mut items: Vec<String>| {
        items.sort_unstable();
        items
    };
    let (header, fields) = text.split_once(' ').unwrap_or((text, ""));
    let (name, options) = header.split_once(':').unwrap_or((header, ""));
    let is_default = |option: &str| OPTIONS.iter().any(|other| format!("{}={}", other.name, other.values[0]) == option);
    let options = options.split(',').filter(|&option| !is_default(option)).map(str::to_owned).collect();
    let expansions = name.split('+').map(str::to_owned).collect();
    let colon = if header.ends_with(':') { ":" } else { "" };
    let header = [("expansions".to_owned(), sorted(expansions)), (format!("options{colon}"), sorted(options))];
    let fields = fields.split(' ').map(|field| field.split_once('=').unwrap_or((field, "")));
    let mut list: Vec<_> = fields
        .map(|(key, value)| {
            let items = value.split(',').filter(|item| !is_default_item(game, key, item)).map(str::to_owned).collect();
            (key.to_owned(), if key == "pending" { items } else { sorted(items) })
        })
        .filter(|(key, items)| !items.is_empty() && items.join(",") != default_value(game, key))
        .collect();
    list.sort_unstable();
    header.into_iter().chain(list).collect()
}

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
        "gifts_laid" if setup.plays(Expansion::Pantheon) => layout.gifts.count_ones().to_string(),
        "gifts_laid" => "0".to_owned(),
        "A.cubes" | "B.cubes" => "0.0.0.0.0.0".to_owned(),
        "control" => Chamber::ALL.map(majority).iter().collect(),
        _ => String::new(),
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_position_reads_back(At(game) in positions()) {
        let text = game.position_text();
        prop_assert_eq!(Duel::parse_position(&text), Ok(game), "{}", text);
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
        let sound = Duel::parse_position(&text).map_or(Ok(()), |read| is_sound(read, seed));
        sound.map_err(|why| TestCaseError::fail(format!("{why}\n  accepted: {text}")))?;
    }
}

/// Plays to the end at random; on the way every law of the table holds that holds in real games.
fn is_sound(mut game: Duel, seed: u64) -> Result<(), String> {
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

fn laws_hold(game: &Duel, rng: &mut Xoshiro) -> Result<(), String> {
    // A text holds treasuries of three digits at most, so a game from a position that has 999 coins may outgrow it.
    let is_rich = [Seat::A, Seat::B].iter().any(|&seat| game.city(seat).coins() > 999);
    match Duel::parse_position(&game.position_text()) {
        Ok(read) if read == *game => {}
        _ if is_rich => {}
        Ok(_) => return Err("the position reads back as another one".to_owned()),
        Err(why) => return Err(format!("the position is refused: {why}")),
    }
    for viewer in [Some(Seat::A), Some(Seat::B), None] {
        let view = game.view(viewer);
        let world = Duel::imagine(&view, rng);
        if world.view(viewer) != view {
            return Err(format!("{viewer:?} imagines a world that looks different"));
        }
        if viewer.is_some_and(|seat| legal_actions(&world, seat) != legal_actions(game, seat)) {
            return Err(format!("{viewer:?} imagines a world where other actions are legal"));
        }
    }
    let standing: usize = [Seat::A, Seat::B].iter().map(|&seat| game.city(seat).standing().len()).sum();
    if standing > 7 {
        return Err(format!("{standing} wonders stand (D6.5)"));
    }
    Ok(())
}

/// What broken texts and thinking have brought up: from here play would come to a stop, or break a rule on its way.
#[rustfmt::skip]
const NO_WAY_ON: [(&str, &str); 12] = [
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
    ("two guilds are left for Age III",
     "duel A.cards=merchants_guild,shipowners_guild,builders_guild,magistrates_guild,scientists_guild structure=0:baths"),
    ("seven wonders stand and another can be built (D6.6)",
     "duel A.coins=99 A.wonders=appian_way+baths,circus_maximus+altar,colossus+theater,great_library+tavern \
      B.wonders=great_lighthouse+press,hanging_gardens+quarry,mausoleum+stable,sphinx B.coins=99 structure=0:garrison,1:workshop"),
];

#[test]
fn a_position_from_which_play_cannot_go_on_is_refused() {
    all_refused(&NO_WAY_ON);
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
    all_refused(&FALSE_ENDINGS);
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
    all_refused(&SAID_TWICE);
}

fn all_refused(positions: &[(&str, &str)]) {
    let accepted = positions.iter().filter(|(_, text)| Duel::parse_position(text).is_ok());
    let accepted: Vec<_> = accepted.map(|(why, text)| format!("{why}: {text}")).collect();
    assert!(accepted.is_empty(), "these are accepted:\n{}", accepted.join("\n"));
}
