//! Whole games with every expansion: whatever comes up can be shown, asked and told, in both languages.

use super::*;
use crate::play::Name;
use crate::text::Lang;
use duel::{Action, Chance};
use std::collections::BTreeSet;
use table::{Actions, Event, Xoshiro};

const NAMES: [&str; 2] = ["Ada", "Bao"];
const GAMES: u64 = 6;

fn setups() -> Vec<Setup> {
    let all = Expansion::ALL.into_iter();
    let mut setups = vec![Setup::default(), Setup::with(all.clone())];
    setups.extend(all.map(|expansion| Setup::with([expansion])));
    let mut others = Setup::with(Expansion::ALL);
    for (name, value) in [("gods", "secret"), ("zeus", "takes_token"), ("sabotage", "discard"), ("library", "open")] {
        others.set(name, value).unwrap();
    }
    setups.push(others);
    setups
}

/// Plays games at random and looks at each position before each event.
fn look_at_games(mut look: impl FnMut(&Duel, Event<Duel>)) {
    trials::each_event(setups(), GAMES, |game, event, _, _| look(game, event));
}

fn with_scenes(viewer: Option<Seat>, mut show: impl FnMut(&Scene<'_>)) {
    let names = NAMES.map(Name::from);
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for width in [80, 120, 180] {
            show(&Scene { text: &text, names: &names, viewer, width, height: 50 });
        }
    }
}

fn plain(lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| anstream::adapter::strip_str(&line.to_string()).to_string()).collect()
}

#[test]
fn every_table_fits_its_screen_and_every_choice_has_its_number() {
    look_at_games(|game, event| {
        let Event::Act(seat, _) = event else { return };
        let mut actions = Actions::new();
        game.legal_actions(seat, &mut actions);
        with_scenes(Some(seat), |scene| {
            let seen = Duel::imagine(&game.view(Some(seat)), &mut Xoshiro::new(3));
            let board = plain(&Board::board(&seen, scene));
            let choices = plain(&seen.choices(seat, &actions, scene));
            for line in board.iter().chain(&choices) {
                assert!(!line.contains("[duel"), "{line}");
                assert!(line.trim_end().chars().count() <= scene.width, "{}: '{line}'", scene.width);
            }
            assert!(!choices[0].trim().is_empty(), "{:?} is asked without a word", game.pending().last());
            let numbers: BTreeSet<usize> =
                choices.iter().flat_map(|line| line.split(' ')).filter_map(|word| word.parse().ok()).collect();
            for (i, &action) in actions.iter().enumerate() {
                let is_copy = actions[..i].iter().any(|&earlier| lists::are_alike(earlier, action));
                assert!(is_copy || numbers.contains(&(i + 1)), "{} ({action:?}) is missing: {choices:?}", i + 1);
            }
        });
    });
}

#[test]
fn every_event_is_told_in_words_to_everybody() {
    let texts = Lang::ALL.map(Text::new);
    let names = NAMES.map(Name::from);
    let mut told = 0;
    look_at_games(|game, event| {
        for viewer in [Some(Seat::A), Some(Seat::B), None] {
            for text in &texts {
                let scene = Scene { text, names: &names, viewer, width: 80, height: 24 };
                let sentences = game.sentences(&game.event_view(event, viewer), &scene);
                told += sentences.len();
                let is_whole = |sentence: &String| !sentence.contains("[duel") && !sentence.contains('{');
                assert!(sentences.iter().all(is_whole), "{sentences:?}");
                let Event::Act(seat, action) = event else { continue };
                let subject = format!("{} ", scene.name(seat));
                let deed = sentences.first().and_then(|sentence| sentence.strip_prefix(&subject));
                assert!(deed.is_some(), "{event:?} is told as {sentences:?}");
                assert_ne!(deed, Some(game.phrase(seat, action, text).as_str()), "that is how one chooses it");
            }
        }
    });
    assert!(told > 10_000, "only {told} sentences");
}

#[test]
fn nobody_is_shown_what_only_the_other_knows() {
    let text = Text::new(Lang::English);
    let names = NAMES.map(Name::from);
    let scene = |viewer| Scene { text: &text, names: &names, viewer, width: 140, height: 50 };
    let mut checked = 0;
    look_at_games(|game, event| {
        for viewer in [Seat::A, Seat::B] {
            let scene = scene(Some(viewer));
            let imagined = Duel::imagine(&game.view(Some(viewer)), &mut Xoshiro::new(checked));
            let [seen, guessed] = [game, &imagined].map(|game| {
                let mut lines = Board::board(game, &scene);
                lines.extend(game.city_in_full(viewer.opponent(), &scene));
                plain(&lines).join("\n")
            });
            assert_eq!(seen, guessed, "what is shown depends on what {viewer} cannot know");
            checked += 1;
        }
        let Event::Act(seat, Action::Keep(kept, _)) = event else { return };
        let told = game.sentences(&game.event_view(event, Some(seat.opponent())), &scene(Some(seat.opponent())));
        assert!(told.iter().all(|sentence| !sentence.contains(&words::plot(kept, &text))), "{told:?}");
    });
    assert!(checked > 1_000);
}

#[test]
fn whoever_looks_on_after_the_game_sees_everything() {
    let text = Text::new(Lang::English);
    let names = NAMES.map(Name::from);
    let scene = Scene { text: &text, names: &names, viewer: None, width: 140, height: 50 };
    let mut kept = Vec::new();
    look_at_games(|game, event| {
        if matches!(event, Event::Chance(Chance::Token(_))) {
            kept.clear();
        }
        let board: String = plain(&Board::board(game, &scene)).join("\n");
        assert!(kept.iter().all(|plot: &String| board.contains(plot)), "{kept:?}: {board}");
        if let Event::Act(_, Action::Keep(plot, _)) = event {
            kept.push(words::plot(plot, &text));
        }
    });
}

#[test]
fn components_are_explained_where_they_are_in_play() {
    let text = Text::new(Lang::English);
    let with = |expansions: &[Expansion], wanted: &str| {
        Duel::new(Setup::with(expansions.iter().copied())).explain(wanted, &text)
    };
    assert!(with(&[], "enki").is_empty());
    assert!(with(&[], "coup").is_empty());
    assert_eq!(with(&[], "merchants").len(), 1);
    assert!(with(&[Expansion::Pantheon], "merchants").is_empty(), "grand temples take the place of guilds");
    assert!(with(&[Expansion::Pantheon], "enki")[0].contains("progress tokens"));
    assert_eq!(
        with(&[Expansion::Agora], "conspirator").len(),
        2,
        "six conspirators are alike; one decree is about them"
    );
    assert!(with(&[Expansion::Agora], "coup")[0].contains("2 shields"));
}
