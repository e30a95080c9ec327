//! Whole games for every number of seats: whatever comes up can be shown, asked and told, in both languages.

use super::*;
use crate::play::board_tests::{BoardTests, assert_whole, names, plain};
use crate::text::Lang;
use protocol::wonders::samples::samples;
use table::{Event, SeatSet, keep_secrets};
use wonders::{Action, Card, Setup, WonderId, Wonders};

const TESTS: BoardTests<Wonders> = BoardTests { setups, games: 1, narrowest: 60, are_alike: |one, other| one == other };

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = [3, 4, 7].into_iter().filter_map(Setup::new).collect();
    let mut others = Setup::new(5).unwrap();
    for (name, value) in [("wonders", "chosen"), ("sides", "chosen"), ("last_card", "halicarnassus_first")] {
        others.set(name, value).unwrap();
    }
    setups.push(others);
    others.set("edition", "second").unwrap();
    setups.push(others);
    others.set("wonders", "random").unwrap();
    setups.push(others);
    setups
}

#[test]
fn every_table_fits_its_screen_and_every_choice_has_its_number() {
    TESTS.fit_every_screen();
}

#[test]
fn a_hand_and_the_cities_that_matter_fit_a_small_terminal() {
    let (texts, names) = (Lang::ALL.map(Text::new), names());
    let (mut looked, mut high, mut highest) = (0, 0, 0);
    TESTS.at_each_event(|game, event, _| {
        let Event::Act(seat, Action::Build(..) | Action::Stage(..) | Action::Discard(_)) = event else { return };
        for text in &texts {
            let context = Context { text, names: &names, width: 80, height: 24 };
            let seen = game.seen(Some(seat));
            let lines = seen.board(None, &context).len() + seen.choices(&context).len();
            // A hand with many ways to pay has to scroll, whoever sits at the table.
            highest = highest.max(lines);
            looked += 1;
            high += usize::from(lines + 1 > 24);
        }
    });
    assert!(highest <= 32, "{highest}");
    assert!(looked > 600 && 10 * high < looked, "{high} of {looked} are higher than the screen");
}

/// At a small terminal each city that is no neighbour's has one line, which is looked at.
pub(super) fn cities_far_away_have_one_line<X: Expansion>(
    tests: &BoardTests<Position<X>>,
    mut look: impl FnMut(&Position<X>, Seat, &str),
) where
    Position<X>: OnTerminal,
{
    let (texts, names) = (Lang::ALL.map(Text::new), names());
    let mut looked = 0;
    tests.at_each_round(|round| {
        let game = &round.after;
        for (seat, text) in Seat::first(game.seats()).flat_map(|seat| texts.iter().map(move |text| (seat, text))) {
            let context = Context { text, names: &names, width: 80, height: 24 };
            let lines = plain(&game.seen(Some(seat)).board(None, &context));
            let near = [seat, game.neighbours(seat)[0], game.neighbours(seat)[1]];
            for other in Seat::first(game.seats()).filter(|other| !near.contains(other)) {
                let at = lines.iter().position(|line| line.starts_with(&format!(" {other} "))).unwrap();
                assert!(lines[at + 1].chars().nth(1).is_some_and(|next| next != ' '), "{lines:#?}");
                look(game, other, &lines[at]);
                looked += 1;
            }
        }
    });
    assert!(looked > 500, "{looked}");
}

#[test]
fn at_a_small_terminal_whoever_is_no_neighbour_has_one_line() {
    cities_far_away_have_one_line(&TESTS, |game, other, line| {
        // Its cards by colour are there, whatever else it has.
        let counted: usize = line
            .split_whitespace()
            .filter_map(|word| {
                let (sign, count) = word.split_at_checked(word.chars().next()?.len_utf8())?;
                "■□◆▲●×★".contains(sign).then(|| count.parse::<usize>().ok()).flatten()
            })
            .sum();
        assert_eq!(counted, game.city(other).cards().len(), "{line}");
    });
}

#[test]
fn every_event_is_told_in_words_to_everybody() {
    let told = TESTS.tell_every_event();
    assert!(told > 3_000, "only {told} sentences");
}

#[test]
fn payments_are_told_with_the_names_of_those_who_get_them() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    let mut paid = 0;
    TESTS.at_each_round(|round| {
        let told = <Wonders as OnTerminal>::told(round, None, &context);
        for event in round.events {
            let &Event::Act(seat, action) = event else { continue };
            let payment = action.payment();
            let [left, right] = round.before.neighbours(seat);
            for (neighbour, coins) in [(left, payment.left), (right, payment.right)].into_iter().filter(|pay| pay.1 > 0)
            {
                let coins = if coins == 1 { "1 coin".to_owned() } else { format!("{coins} coins") };
                let words = format!("{coins} to {}", context.name(neighbour));
                let is_it = |sentence: &String| sentence.starts_with(context.name(seat)) && sentence.contains(&words);
                assert!(told.iter().any(is_it), "{words} is not told: {told:?}");
                paid += 1;
            }
        }
    });
    assert!(paid > 20, "only {paid} payments");
}

#[test]
fn conflicts_are_told_with_the_shields_that_decided_them() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 80, height: 24 };
    let mut conflicts = 0;
    TESTS.at_each_round(|round| {
        let told = <Wonders as OnTerminal>::told(round, Some(Seat::A), &context);
        let Some(shields) = told.iter().find_map(|sentence| sentence.split_once(" Shields: ")) else { return };
        let seats = round.before.seats();
        let pair = |seat: Seat| {
            let [one, other] = [seat, seat.left(seats)];
            let shields = |seat: Seat| round.after.city(seat).shields();
            format!("{} {}:{} {}", context.name(one), shields(one), shields(other), context.name(other))
        };
        let expected = Seat::first(seats).map(pair).collect::<Vec<_>>();
        assert_eq!(shields.1, expected.join(", "));
        conflicts += 1;
    });
    assert_eq!(conflicts, 3 * setups().len(), "three ages in each game");
}

#[test]
fn nobody_is_shown_what_only_another_knows() {
    assert!(TESTS.hide_what_only_others_know() > 300);
}

#[test]
fn who_has_held_a_hand_is_told_what_may_be_left_of_it() {
    let (text, names) = (Text::new(Lang::English), names());
    let context = Context { text: &text, names: &names, width: 200, height: 50 };
    let mut remembered = 0;
    TESTS.at_each_round(|round| {
        for seat in Seat::first(round.after.seats()) {
            let seen = plain(&round.after.seen(Some(seat)).hands(&context));
            let known = seen.iter().filter(|line| line.contains("what you saw in turn")).count();
            let unknown = seen.iter().filter(|line| line.contains("that you have not seen")).count();
            let hands = Seat::first(round.after.seats()).filter(|&other| other != seat);
            assert_eq!(known + unknown, hands.filter(|&other| !round.after.hand(other).is_empty()).count());
            remembered += known;
        }
    });
    assert!(remembered > 100);
}

#[test]
fn a_shared_screen_is_handed_over_while_there_are_hands() {
    TESTS.at_each_event(|game, event, _| {
        if matches!(event, Event::Act(_, Action::Build(..) | Action::Stage(..))) {
            let people: SeatSet = Seat::first(2).collect();
            assert!(keep_secrets(game, people));
        }
    });
}

#[test]
fn components_are_explained() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let [first, second] = ["first", "second"].map(|edition| {
            let mut setup = Setup::new(3).unwrap();
            setup.set("edition", edition).unwrap();
            Wonders::new(setup).seen(None)
        });
        for card in Card::ALL.into_iter().take(Card::BASE) {
            let explained = [&first, &second].map(|game| game.explain(card.slug(), &text));
            assert!(explained.iter().any(|lines| !lines.is_empty()), "{card}");
            explained.iter().flatten().for_each(|line| assert!(!line.contains("[wonders"), "{line}"));
        }
        for wonder in WonderId::BASE {
            for line in [&first, &second].map(|game| game.explain(wonder.slug(), &text)).concat() {
                assert!(!line.contains("[wonders"), "{line}");
            }
        }
        assert!(first.explain("well", &text).is_empty() && !second.explain("well", &text).is_empty());
    }
    let text = Text::new(Lang::English);
    let game = Wonders::new(Setup::new(3).unwrap()).seen(None);
    let statue = game.explain("statue", &text);
    assert_eq!(
        statue[0],
        "◆ Statue: civilian; Age II; costs WOO; free with Theater; makes free: Gardens. Is worth 4 points."
    );
    assert_eq!(statue.len(), 3, "the card, and both sides of Olympia: {statue:?}");
}

/// Not everything comes up in a few random games.
#[test]
fn whatever_the_protocol_can_say_has_words_in_both_languages() {
    let (samples, names) = (samples(), names());
    let payer = Payer { seat: Seat::A, seats: 6 };
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let context = Context { text: &text, names: &names, width: 80, height: 24 };
        let whole = |words: String, what: &dyn std::fmt::Debug| assert_whole(&words, what);
        for deed in &samples.choices {
            whole(sentences::deed(deed, payer, &context).choice(&text), deed);
            let told = sentences::deed(deed, payer, &context).told(Some("Ada"), &text);
            assert!(told.starts_with("Ada ") && !told.contains("none"), "{deed:?}: {told}");
        }
        for outcome in samples.outcomes.iter().filter(|one| one.told) {
            whole(sentences::deed(&outcome.sample, payer, &context).told(Some("Ada"), &text), &outcome.sample);
        }
        for followed in &samples.consequences {
            let words = sentences::consequence(&followed.sample, &context);
            whole(words.choice(&text), &followed.sample);
            if followed.told {
                whole(words.told(None, &text), &followed.sample);
            }
        }
        for &question in &samples.questions {
            whole(sentences::question(question, &text), &question);
        }
    }
}
