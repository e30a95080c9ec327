//! Whole games told step by step, kept in `playthroughs/*.txt` and reviewed as a diff when something changes.
//!
//! To write them anew: `PHAROS_UPDATE=1 cargo test -p wonders --test playthroughs`.

mod tables;

use tables::table;
use trials::{Configuration, Playthroughs};
use wonders::Wonders;

static GAMES: Playthroughs<Wonders> = Playthroughs::new(
    env!("CARGO_PKG_NAME"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
    table,
    &CONFIGURATIONS,
);

/// Three, five and seven in both editions, every value of every option, and between them everything rare.
#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 7] = [
    Configuration { name: "three", table: "wonders/3", seed: 621 },
    Configuration { name: "first_game", table: "wonders/5:wonders=first_game", seed: 2960 },
    Configuration { name: "seven", table: "wonders/7:wonders=chosen,sides=b,last_card=halicarnassus_first", seed: 2668 },
    Configuration { name: "sides", table: "wonders/4:sides=chosen", seed: 2 },
    Configuration { name: "second_three", table: "wonders/3:edition=second,wonders=chosen,sides=chosen", seed: 213 },
    Configuration { name: "second_five", table: "wonders/5:edition=second,sides=a", seed: 2994 },
    Configuration { name: "second_seven", table: "wonders/7:edition=second,sides=b", seed: 2411 },
];

#[test]
fn every_game_goes_as_it_did_before() {
    GAMES.go_as_before();
}

#[test]
fn every_file_belongs_to_a_configuration_and_every_configuration_has_its_file() {
    GAMES.have_their_files();
}

#[test]
fn every_value_of_every_option_is_played() {
    GAMES.play_every_value(&wonders::OPTIONS, wonders::Setup::values);
}

#[test]
fn the_games_together_show_every_kind_of_event() {
    let actions = "build free stage discard fetch decline pick side";
    GAMES.show(&CONFIGURATIONS, actions, "wonders sides hands");
}

/// Hands differ, and a choice is told to who made it alone. All else is told to everybody: wonders, sides, what is
/// picked, what is fetched, and a last card that is built; but not a last card that is put under a stage or discarded.
#[test]
fn only_hands_choices_and_hidden_cards_tell_seats_apart() {
    for configuration in &CONFIGURATIONS {
        let told = GAMES.told(configuration);
        let positions = told.lines().filter(|line| line.starts_with("position"));
        let mut is_last_card = positions.map(|position| position.contains(" step=last_card"));
        for (event, apart) in GAMES.events(configuration) {
            let is_last_card =
                !event.starts_with('*') && is_last_card.next().expect("a position comes before a choice");
            let expected = match event.split(' ').nth(1).expect("an event has a verb") {
                "wonders" | "sides" | "pick" | "fetch" | "decline" => false,
                "build" => !is_last_card,
                _ => true,
            };
            assert_eq!(apart, expected, "{}: {event}", configuration.name);
        }
    }
}

#[test]
fn a_game_shows_the_end_of_an_age_with_both_powers() {
    let has_both = |line: &str| line.contains(" last_card=") && line.contains(" fetch=");
    assert!(CONFIGURATIONS.iter().any(|configuration| GAMES.told(configuration).lines().any(has_both)));
}
