//! Texts of actions and outcomes are read back to exactly what was written, and whatever else is given is refused or
//! makes sense. Valid texts are broken in many small ways. For more cases: `PROPTEST_CASES=100000`.

mod damage;

use architects::{Architects, OPTIONS, Setup};
use damage::{At, config, garbage, legal_actions, mutate, mutations, positions, step};
use proptest::prelude::*;
use proptest::sample::Index;
use table::battery::Audit;
use table::{Game, Notation, Phase, Rng, Seat, Xoshiro};

/// An action that is read from a text is written as that text, and is refused where it is not legal.
fn action_makes_sense(game: &Architects, seat: Seat, text: &str) {
    if let Ok(action) = game.parse_action(seat, text) {
        assert_eq!(game.action_text(seat, action), text);
        let legal = legal_actions(game, seat).contains(&action);
        let mut next = *game;
        assert_eq!(next.play(seat, action).is_ok(), legal, "{text}");
    }
}

fn chance_makes_sense(game: &Architects, text: &str) {
    if let Ok(outcome) = game.parse_chance(text) {
        assert_eq!(game.chance_text(outcome), text);
        let possible = game.is_possible(outcome);
        let mut next = *game;
        assert_eq!(next.reveal(outcome).is_ok(), possible, "{text}");
        if possible {
            assert_eq!(next.audit(), Ok(()), "{text}");
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_legal_action_reads_back(At(game) in positions()) {
        for seat in Seat::first(game.seats()) {
            for action in legal_actions(&game, seat) {
                let text = game.action_text(seat, action);
                prop_assert_eq!(game.parse_action(seat, &text), Ok(action), "{}", text);
            }
        }
    }

    #[test]
    fn every_outcome_reads_back(At(game) in positions(), seed in any::<u64>()) {
        if game.phase() == Phase::Chance {
            let outcome = game.draw(&mut Xoshiro::new(seed));
            prop_assert_eq!(game.parse_chance(&game.chance_text(outcome)), Ok(outcome));
        }
    }

    #[test]
    fn garbage_is_refused_or_reads_back(At(game) in positions(), text in garbage()) {
        for seat in Seat::first(game.seats()) {
            action_makes_sense(&game, seat, &text);
        }
        chance_makes_sense(&game, &text);
    }

    #[test]
    fn a_broken_action_is_refused_or_reads_back(
        At(game) in positions(), pick in any::<Index>(), other in any::<Index>(), mutations in mutations(),
    ) {
        if let Phase::Act(seats) = game.phase() {
            let seat = seats.first().expect("somebody has to act");
            let actions = legal_actions(&game, seat);
            let text = |pick: &Index| game.action_text(seat, *pick.get(&actions));
            action_makes_sense(&game, seat, &mutate(&text(&pick), &text(&other), &mutations));
        }
    }

    #[test]
    fn a_broken_outcome_is_refused_or_reads_back(At(game) in positions(), seed in any::<u64>(), mutations in mutations()) {
        if game.phase() == Phase::Chance {
            let mut rng = Xoshiro::new(seed);
            let (text, other) = (game.chance_text(game.draw(&mut rng)), game.chance_text(game.draw(&mut rng)));
            chance_makes_sense(&game, &mutate(&text, &other, &mutations));
        }
    }
}

/// What `docs/notation.md` says to other programs.
const DOCUMENT: &str = include_str!("../../../docs/notation.md");

#[test]
fn the_positions_of_the_document_are_read_and_written_so() {
    let lines: Vec<_> = DOCUMENT.lines().filter(|line| line.starts_with("architects/") && line.contains('=')).collect();
    assert!(lines.len() >= 2, "{lines:?}");
    for line in lines {
        let read = Architects::parse_position(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert_eq!(read.position_text(), line);
    }
}

/// Random games show nearly every action, outcome, field and pending item; each is in the document.
#[test]
fn the_document_names_all_that_is_written() {
    let document = DOCUMENT.split_once("## Events of Architects").expect("the document tells about this game").1;
    let mut words = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let mut rng = Xoshiro::new(seed);
        let mut game = Architects::new(Setup::new(2 + rng.below(6)).expect("two to seven play"));
        if seed % 2 == 0 {
            let mut setup = game.setup();
            for option in &OPTIONS {
                setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
            }
            game = Architects::new(setup);
        }
        while game.phase() != Phase::Over {
            if let Some(seat) = game.chooser() {
                let verb = |action| game.action_text(seat, action).split(' ').next().map(|verb| format!("`A {verb}"));
                words.extend(legal_actions(&game, seat).iter().filter_map(|&action| verb(action)));
            } else {
                words.extend(game.due_text().split(' ').next().map(|kind| format!("`* {kind} ")));
            }
            for (key, value) in game.position_text().split(' ').skip(1).filter_map(|field| field.split_once('=')) {
                let key = key.split_once('.').map_or(key.to_owned(), |(_, field)| format!("A.{field}"));
                let pending = value.split(',').filter(|_| key == "pending").filter_map(|item| item.split('.').next());
                words.extend(pending.map(|item| format!("`{item}")));
                words.insert(format!("`{key}`"));
            }
            step(&mut game, &mut rng).expect("games from the start are sound");
        }
    }
    assert!(words.len() > 50, "{}", words.len());
    let missing: Vec<_> = words.iter().filter(|word| !document.contains(word.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
