//! Whole games told step by step, kept in `playthroughs/*.txt` and reviewed as a diff when something changes.
//!
//! To write them anew: `PHAROS_UPDATE=1 cargo test -p architects --test playthroughs`.

mod common;

use architects::Architects;
use common::table;
use trials::{Configuration, Playthroughs};

static GAMES: Playthroughs<Architects> = Playthroughs::new(
    env!("CARGO_PKG_NAME"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
    table,
    &CONFIGURATIONS,
);

/// Every number of seats that differs, every value of every option, and between them everything rare.
#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 6] = [
    Configuration { name: "two", table: "architects/2", seed: 0 },
    Configuration { name: "three", table: "architects/3", seed: 2 },
    Configuration { name: "seven", table: "architects/7", seed: 0 },
    Configuration { name: "duties", table: "architects/4:wonders=draft,coins=fewest,extra=must,economy=free,engineering=always,engineering_duty=duty", seed: 14 },
    Configuration { name: "rights", table: "architects/3:wonders=chosen,extra_time=at_once,new_tokens=whole_turn,effects=may,search=secret", seed: 0 },
    Configuration { name: "limits", table: "architects/2:victory=limited,no_card=end", seed: 4 },
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
    GAMES.play_every_value(&architects::OPTIONS, architects::Setup::values);
}

#[test]
fn the_games_together_show_every_kind_of_event() {
    let actions = "pick look take extra build exchange token blind fetch search keep use pass end";
    GAMES.show(&CONFIGURATIONS, actions, "wonder offer top token card seen drawn shown");
}

/// What the cat sees is told to who looks, and what is searched in secret to who searches; all else to everybody.
#[test]
fn only_what_is_secret_tells_seats_apart() {
    for configuration in &CONFIGURATIONS {
        let is_secret = GAMES.setup(configuration).search == architects::Search::Secret;
        for (event, apart) in GAMES.events(configuration) {
            let expected = event.starts_with("* seen ") || is_secret && event.starts_with("* shown ");
            assert_eq!(apart, expected, "{}: {event}", configuration.name);
        }
    }
}
