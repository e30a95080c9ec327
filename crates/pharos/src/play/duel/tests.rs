//! Whole games with every expansion: whatever comes up can be shown, asked and told, in both languages.

use super::*;
use crate::play::board_tests::{BoardTests, assert_whole, names, plain};
use crate::text::Lang;
use duel::{Action, Chance};
use protocol::duel::DuelAsk;
use protocol::duel::samples::samples;
use table::{Event, Game};

const TESTS: BoardTests<Duel> = BoardTests { setups, games: 6, narrowest: 80, are_alike };

/// Senators of one kind are alike.
fn are_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Restore(one), Action::Restore(other)) | (Action::Tuck(one), Action::Tuck(other)) => {
            words::card_word(one.slug()) == words::card_word(other.slug())
        }
        _ => false,
    }
}

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
            let context = Context { text, names: &names, width: 100, height: 50 };
            let listed = plain(&game.seen(None).discard_pile(&context)).join(" ");
            let listed: Vec<_> = listed.split_whitespace().collect();
            let listed = listed.join(" ");
            assert_eq!(listed.is_empty(), game.discard().is_empty());
            for card in game.discard() {
                let gist = words::gist(card.building().effects, text);
                let entry = format!("{} ({gist})", words::building(card.slug(), text));
                assert!(listed.contains(&entry), "{entry} is missing: {listed}");
            }
        }
        most = most.max(game.discard().len());
    });
    assert!(most > 20, "{most}");
}

#[test]
fn nobody_is_shown_what_only_the_other_knows() {
    assert!(TESTS.hide_what_only_others_know() > 1_000);
}

#[test]
fn a_conspiracy_that_is_kept_is_told_to_its_owner_only() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 140, height: 50 };
    TESTS.at_each_event(|game, event, after| {
        let Event::Act(seat, Action::Keep(kept, _)) = event else { return };
        let reader = Some(seat.opponent());
        let told = Duel::told(&Round::single(game, &event, after), reader, &context);
        assert!(told.iter().all(|sentence| !sentence.contains(&words::plot(kept.slug(), &text))), "{told:?}");
    });
}

#[test]
fn whoever_looks_on_after_the_game_sees_everything() {
    let text = Text::new(Lang::English);
    let names = names();
    let context = Context { text: &text, names: &names, width: 140, height: 50 };
    let mut kept = Vec::new();
    TESTS.at_each_event(|game, event, _| {
        if matches!(event, Event::Chance(Chance::Token(_))) {
            kept.clear();
        }
        let board: String = plain(&game.seen(None).board(None, &context)).join("\n");
        assert!(kept.iter().all(|plot: &String| board.contains(plot)), "{kept:?}: {board}");
        if let Event::Act(_, Action::Keep(plot, _)) = event {
            kept.push(words::plot(plot.slug(), &text));
        }
    });
}

#[test]
fn components_are_explained_where_they_are_in_play() {
    let text = Text::new(Lang::English);
    let with = |expansions: &[Expansion], wanted: &str| {
        Duel::new(Setup::with(expansions.iter().copied())).seen(None).explain(wanted, &text)
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

/// Not everything comes up in a few random games.
#[test]
fn whatever_the_protocol_can_say_has_words_in_both_languages() {
    let (samples, names) = (samples(), names());
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let context = Context { text: &text, names: &names, width: 80, height: 24 };
        for deed in &samples.choices {
            assert_whole(&sentences::deed(deed, &context).choice(&text), deed);
            let told = sentences::deed(deed, &context).told(Some("Ada"), &text);
            assert!(told.starts_with("Ada "), "{deed:?}: {told}");
            assert_whole(&told, deed);
        }
        for outcome in samples.outcomes.iter().filter(|one| one.told) {
            let told = sentences::deed(&outcome.sample, &context).told(Some("Ada"), &text);
            assert_whole(&told, &outcome.sample);
        }
        for followed in samples.consequences.iter().filter(|one| one.told) {
            assert_whole(&sentences::consequence(&followed.sample, &context).told(None, &text), &followed.sample);
        }
        for &what in &samples.questions {
            for optional in [false, true] {
                let ask = DuelAsk {
                    seat: Seat::A.into(),
                    what,
                    color: None,
                    mythology: None,
                    wonder: None,
                    section: None,
                    left: None,
                    row: None,
                    optional,
                };
                assert_whole(&sentences::question(&ask, &text), &what);
            }
        }
    }
}
