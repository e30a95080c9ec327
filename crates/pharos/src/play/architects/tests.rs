//! Whole games for every number of seats: whatever comes up can be shown, asked and told, in both languages.

use super::*;
use crate::play::Name;
use crate::play::board_tests::{BoardTests, assert_whole, names, plain};
use crate::text::Lang;
use architects::{Action, Chance, Search, Side};
use protocol::architects::ArchitectsAsk;
use protocol::architects::samples::samples;
use table::{Event, Game, Round, Xoshiro, keep_secrets};

const TESTS: BoardTests<Architects> =
    BoardTests { setups, games: 2, narrowest: 60, are_alike: |one, other| one == other };

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = [2, 3, 5, 7].into_iter().filter_map(Setup::new).collect();
    let mut others = Setup::new(4).unwrap();
    for (name, value) in [("wonders", "draft"), ("search", "secret"), ("effects", "may"), ("extra_time", "at_once")] {
        others.set(name, value).unwrap();
    }
    setups.push(others);
    others.set("wonders", "chosen").unwrap();
    others.set("extra", "must").unwrap();
    setups.push(others);
    setups
}

#[test]
fn every_table_fits_its_screen_and_every_choice_has_its_number() {
    TESTS.fit_every_screen();
}

#[test]
fn seven_cities_and_the_choice_of_a_card_fit_a_small_terminal() {
    let (text, names) = (Text::new(Lang::English), names());
    TESTS.at_each_event(|game, event, _| {
        let Event::Act(seat, Action::Take(_)) = event else { return };
        let context = Context { text: &text, names: &names, width: 80, height: 24 };
        let seen = game.seen(Some(seat));
        let lines = seen.board(None, &context).len() + seen.choices(&context).len();
        // Two lines for each city, a third one now and then for tokens.
        assert!(lines <= 13 + 2 * game.seats() + game.seats() / 2, "{lines}");
    });
}

#[test]
fn a_bot_whose_name_finds_no_room_is_shown_without_its_level() {
    let text = Text::new(Lang::Polish);
    let mut names = names();
    names[1] = Name { full: "Bot B (nowicjusz)".into(), short: "Bot B".into() };
    names[2] = Name { full: "Bot C (łatwy)".into(), short: "Bot C".into() };
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    assert_eq!(context.name_within(Seat::B, 17), "Bot B (nowicjusz)");
    assert_eq!(context.name_within(Seat::B, 16), "Bot B");
    assert_eq!(context.name_within(Seat::A, 2), "A.", "who has no shorter name is cut");
    TESTS.at_each_event(|game, _, _| {
        let board = plain(&game.seen(None).board(None, &context));
        assert!(board.iter().all(|line| !line.contains("(nowic.") && !line.contains("(łatw.")), "{board:?}");
    });
}

#[test]
fn every_event_is_told_in_words_to_everybody() {
    let told = TESTS.tell_every_event();
    assert!(told > 5_000, "only {told} sentences");
}

#[test]
fn a_battle_is_told_with_the_strengths_that_decided_it() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    let mut battles = 0;
    TESTS.at_each_event(|game, event, after| {
        let told = Architects::told(&Round::single(game, &event, after), None, &context);
        let Some(battle) = told.iter().find_map(|sentence| sentence.strip_prefix("Battle! Shields: ")) else { return };
        battles += 1;
        let strengths: Vec<u8> = battle.split(", ").filter_map(|part| part.split(' ').nth(1)?.parse().ok()).collect();
        assert_eq!(strengths.len(), game.seats());
        let won = architects::victories(&strengths);
        let tokens = |seat: Seat| match won[seat.index()] {
            0 => None,
            1 => Some(format!("{} wins a victory token", context.name(seat))),
            count => Some(format!("{} wins {count} victory tokens", context.name(seat))),
        };
        let expected: Vec<String> = Seat::first(game.seats()).filter_map(tokens).collect();
        let expected = if expected.is_empty() { vec!["Nobody wins a victory token".to_owned()] } else { expected };
        let is_about_tokens = |sentence: &&String| sentence.contains(" wins a") || sentence.contains(" victory tokens");
        let found: Vec<&String> = told.iter().filter(is_about_tokens).collect();
        assert_eq!(found, expected.iter().collect::<Vec<_>>(), "{told:?}");
    });
    assert!(battles > 10, "only {battles} battles");
}

#[test]
fn the_cards_that_a_stage_takes_from_both_sides_are_named() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    let mut named = 0;
    TESTS.at_each_event(|game, event, after| {
        let Event::Act(seat, action) = event else { return };
        let [old, new] = [game, after].map(|game| {
            let decks = [Side::Left, Side::Right].map(|side| game.deck_at(seat, side));
            decks.map(|deck| game.deck(deck).len()).iter().sum::<usize>()
        });
        let told = Architects::told(&Round::single(game, &event, after), None, &context);
        let brought = told.iter().find_map(|sentence| sentence.strip_prefix("Olympia brings "));
        let taken = if matches!(action, Action::Build(_) | Action::Use) { old - new } else { 0 };
        assert_eq!(brought.map_or(0, |words| words.split(", ").count()), taken, "{told:?}");
        named += taken;
    });
    assert!(named > 0, "nobody built such a stage");
}

#[test]
fn nobody_is_shown_what_only_another_knows() {
    assert!(TESTS.hide_what_only_others_know() > 1_000);
}

#[test]
fn a_card_that_was_looked_at_is_told_to_nobody_who_does_not_know_it() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    TESTS.at_each_event(|game, event, after| {
        let explained = |game: &Architects| game.seen(Some(game.active())).explain("centre", &text);
        let imagined = Architects::imagine(&game.view(Some(game.active())), &mut Xoshiro::new(1));
        assert_eq!(explained(game), explained(&imagined));
        let Event::Chance(Chance::Seen(card)) = event else { return };
        let other = Seat::first(game.seats()).find(|&seat| seat != game.active()).unwrap();
        let told = Architects::told(&Round::single(game, &event, after), Some(other), &context);
        let already_knew = game.view(Some(other)).centre.seen_by.contains(other);
        assert!(already_knew || told.is_empty(), "{card}: {told:?}");
    });
}

#[test]
fn the_screen_is_handed_over_only_while_the_cat_sees_something() {
    let mut with_cat = 0;
    TESTS.at_each_event(|game, event, _| {
        let Event::Act(_, Action::Take(_)) = event else { return };
        if game.setup().search == Search::Open {
            let hides = keep_secrets(game, Seat::first(game.seats()).collect());
            assert_eq!(hides, !game.view(None).centre.seen_by.is_empty());
            with_cat += usize::from(hides);
        }
    });
    assert!(with_cat > 10);
}

#[test]
fn components_are_explained() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let game = Architects::new(Setup::new(3).unwrap()).seen(None);
        for card in Card::ALL {
            assert!(!game.explain(card.slug(), &text).is_empty(), "{card}");
        }
        for word in ["cat", "conflict", "victory", "centre", "rhodes", "culture"] {
            assert!(!game.explain(word, &text).is_empty(), "{word}");
        }
        assert!(game.explain("baths", &text).is_empty());
    }
    let text = Text::new(Lang::English);
    let deck = Architects::new(Setup::new(3).unwrap()).seen(None).explain("deck", &text);
    assert!(deck[0].contains("60 cards left") && deck[0].contains("Two points and cat ×8"), "{deck:?}");
}

/// Not everything comes up in a few random games.
#[test]
fn whatever_the_protocol_can_say_has_words_in_both_languages() {
    let (samples, names) = (samples(), names());
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let context = Context { text: &text, names: &names, width: 80, height: 24 };
        let whole = |words: String, what: &dyn std::fmt::Debug| assert_whole(&words, what);
        for deed in &samples.choices {
            whole(sentences::deed(deed, &context).choice(&text), deed);
            let told = sentences::deed(deed, &context).told(Some("Ada"), &text);
            assert!(told.starts_with("Ada "), "{deed:?}: {told}");
        }
        for outcome in samples.outcomes.iter().filter(|one| one.told) {
            whole(sentences::deed(&outcome.sample, &context).told(None, &text), &outcome.sample);
        }
        for followed in samples.consequences.iter().filter(|one| one.told) {
            whole(sentences::consequence(&followed.sample, &context).told(None, &text), &followed.sample);
        }
        let asked = |what, duties| {
            let seat = Seat::A.into();
            sentences::question(&ArchitectsAsk { seat, what, duties, extras: 0, deck: None, optional: false }, &text)
        };
        for &what in &samples.questions {
            whole(asked(what, Vec::new()), &what);
            for &duty in &samples.duties {
                whole(asked(what, vec![duty]), &duty);
            }
        }
    }
}
