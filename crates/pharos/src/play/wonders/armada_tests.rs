//! Whole games with Armada, alone and in teams: whatever comes up can be shown, asked and told, in both languages.

use super::tests::cities_far_away_have_one_line;
use super::*;
use crate::play::board_tests::{BoardTests, names};
use crate::text::Lang;
use table::Event;
use wonders::armada::{Action, Armada, Setup};
use wonders::{Card, Fleet, Island, Shipyard};

const TESTS: BoardTests<Armada> = BoardTests { setups, games: 1, narrowest: 60, are_alike: |one, other| one == other };

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = [3, 8].into_iter().filter_map(Setup::new).collect();
    let mut pairs = Setup::new(6).unwrap();
    for (name, value) in [("teams", "pairs"), ("explore", "asked"), ("pile_moves", "yes")] {
        pairs.set(name, value).unwrap();
    }
    setups.push(pairs);
    setups
}

#[test]
fn every_table_fits_its_screen_and_every_choice_has_its_number() {
    TESTS.fit_every_screen();
}

#[test]
fn every_event_is_told_in_words_to_everybody() {
    let told = TESTS.tell_every_event();
    assert!(told > 1_500, "only {told} sentences");
}

#[test]
fn at_a_small_terminal_whoever_is_no_neighbour_has_one_line_with_its_ships() {
    cities_far_away_have_one_line(&TESTS, |game, other, line| {
        let ship = |fleet: Fleet| format!("{}{}", words::fleet_sign(fleet.slug()), game.harbour(other).space(fleet));
        assert!(line.contains(&format!("⚓{}", Fleet::ALL.map(ship).concat())), "{line}");
    });
}

#[test]
fn most_turns_fit_a_small_terminal() {
    let (texts, names) = (Lang::ALL.map(Text::new), names());
    let (mut looked, mut high) = (0, 0);
    TESTS.at_each_event(|game, event, _| {
        let Event::Act(seat, Action::Build(..) | Action::Stage(..) | Action::Discard(_) | Action::Naval(_)) = event
        else {
            return;
        };
        for text in &texts {
            let context = Context { text, names: &names, width: 80, height: 24 };
            let seen = game.seen(Some(seat));
            let lines = seen.board(None, &context).len() + seen.choices(&context).len();
            looked += 1;
            high += usize::from(lines + 1 > 40);
        }
    });
    assert!(looked > 300 && 4 * high < looked, "{high} of {looked} are much higher than the screen");
}

#[test]
fn nobody_is_shown_what_only_another_knows() {
    assert!(TESTS.hide_what_only_others_know() > 300);
}

#[test]
fn components_are_explained() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let game = Armada::new(Setup::new(8).unwrap()).seen(None);
        let slugs = Card::ALL.map(Card::slug).into_iter().skip(Card::BASE).chain(Island::ALL.map(Island::slug));
        for slug in slugs.chain(["petra", "altar"]) {
            let explained = game.explain(slug, &text);
            assert!(!explained.is_empty(), "{slug}");
            explained.iter().for_each(|line| assert!(!line.contains("[wonders"), "{line}"));
        }
        for shipyard in Shipyard::ALL {
            assert!(!words::shipyard(shipyard, &text).contains('['));
        }
        let legend = game.legend(&text);
        assert_eq!(legend.len(), 2, "{legend:?}");
    }
}
