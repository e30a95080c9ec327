//! Whole games with every expansion: whatever comes up can be shown, asked and told, in both languages.

use super::*;
use crate::play::board_tests::{BoardTests, names, plain};
use crate::text::Lang;
use duel::{Action, Chance};
use table::{Event, Xoshiro};

const TESTS: BoardTests<Duel> = BoardTests { setups, games: 6, narrowest: 80, are_alike: lists::are_alike };

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

#[test]
fn every_table_fits_its_screen_and_every_choice_has_its_number() {
    TESTS.fit_every_screen();
}

#[test]
fn every_event_is_told_in_words_to_everybody() {
    let told = TESTS.tell_every_event();
    assert!(told > 10_000, "only {told} sentences");
}

/// Both may look through the discard pile at any time (D4.11).
#[test]
fn every_card_of_the_discard_pile_is_listed_with_what_it_does() {
    let (texts, names) = (Lang::ALL.map(Text::new), names());
    let mut most = 0;
    TESTS.at_each_event(|game, _, _| {
        for text in &texts {
            let context = Context { text, names: &names, viewer: Some(Seat::B), width: 100, height: 50 };
            let listed = plain(&game.discard_pile(&context)).join(" ");
            let listed: Vec<_> = listed.split_whitespace().collect();
            let listed = listed.join(" ");
            assert_eq!(listed.is_empty(), game.discard().is_empty());
            for card in game.discard() {
                let gist = words::gist(card.building().effects, text);
                let entry = format!("{} ({gist})", words::building(card, text));
                assert!(listed.contains(&entry), "{entry} is missing: {listed}");
            }
        }
        most = most.max(game.discard().len());
    });
    assert!(most > 20, "{most}");
}

#[test]
fn nobody_is_shown_what_only_the_other_knows() {
    let text = Text::new(Lang::English);
    let names = names();
    let context = |viewer| Context { text: &text, names: &names, viewer, width: 140, height: 50 };
    let mut checked = 0;
    TESTS.at_each_event(|game, event, _| {
        for viewer in [Seat::A, Seat::B] {
            let context = context(Some(viewer));
            let imagined = Duel::imagine(&game.view(Some(viewer)), &mut Xoshiro::new(checked));
            let [seen, guessed] = [game, &imagined].map(|game| {
                let mut lines = PositionBoard::board(game, &context);
                lines.extend(game.city_in_full(viewer.opponent(), &context));
                plain(&lines).join("\n")
            });
            assert_eq!(seen, guessed, "what is shown depends on what {viewer} cannot know");
            checked += 1;
        }
        let Event::Act(seat, Action::Keep(kept, _)) = event else { return };
        let told = game.sentences(&game.event_view(event, Some(seat.opponent())), &context(Some(seat.opponent())));
        assert!(told.iter().all(|sentence| !sentence.contains(&words::plot(kept, &text))), "{told:?}");
    });
    assert!(checked > 1_000);
}

#[test]
fn whoever_looks_on_after_the_game_sees_everything() {
    let text = Text::new(Lang::English);
    let names = names();
    let context = Context { text: &text, names: &names, viewer: None, width: 140, height: 50 };
    let mut kept = Vec::new();
    TESTS.at_each_event(|game, event, _| {
        if matches!(event, Event::Chance(Chance::Token(_))) {
            kept.clear();
        }
        let board: String = plain(&PositionBoard::board(game, &context)).join("\n");
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
