//! Whole games told step by step, kept in `playthroughs/*.txt` and reviewed as a diff when something changes.
//!
//! To write them anew: `PHAROS_UPDATE=1 cargo test -p duel --test playthroughs`.

mod common;

use common::table;
use duel::Duel;
use trials::{Configuration, Playthroughs};

static GAMES: Playthroughs<Duel> = Playthroughs::new(
    env!("CARGO_PKG_NAME"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
    table,
    &CONFIGURATIONS,
);

/// Every setting of the options, and between them everything rare: see `the_games_together_show_the_rare_events` and
/// `the_games_with_expansions_show_what_is_new`.
#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 11] = [
    Configuration { name: "default", table: "duel", seed: 16 },
    Configuration { name: "default_science", table: "duel", seed: 355 },
    Configuration { name: "first_game", table: "duel:wonders=first_game", seed: 148 },
    Configuration { name: "last_chooses", table: "duel:middle=last_chooses", seed: 19 },
    Configuration { name: "open_library", table: "duel:library=open", seed: 13 },
    Configuration { name: "pantheon", table: "duel+pantheon", seed: 5735 },
    Configuration { name: "pantheon_options", table: "duel+pantheon:gods=secret,minerva=off_pawn,zeus=takes_token", seed: 5109 },
    Configuration { name: "agora", table: "duel+agora", seed: 1583 },
    Configuration { name: "agora_options", table: "duel+agora:restore=buildings,sabotage=discard", seed: 4867 },
    Configuration { name: "pantheon_agora", table: "duel+pantheon+agora", seed: 5267 },
    Configuration { name: "pantheon_agora_options", table: "duel+pantheon+agora:middle=last_chooses,links=tokens", seed: 3353 },
];

/// Tests if a game is played without expansions.
fn is_base(game: &Configuration) -> bool {
    GAMES.setup(game).expansions.is_empty()
}

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
    GAMES.play_every_value(&duel::OPTIONS, duel::Setup::values);
}

#[test]
fn the_games_together_show_the_rare_events() {
    let games: Vec<_> = CONFIGURATIONS.iter().filter(|game| is_base(game)).collect();
    let events = |game: &&Configuration| GAMES.events(game).into_iter().map(|(event, _)| event).collect::<Vec<_>>();
    let events: Vec<_> = games.iter().map(events).collect();
    let any = |start: &str| events.iter().flatten().any(|event| event.starts_with(start));
    assert!(any("* drawn "), "the Great Library draws (D6.14)");
    assert!(any("A restore ") || any("B restore "), "the Mausoleum builds from the discard pile (D6.17)");
    assert!(any("A destroy ") || any("B destroy "), "a card is destroyed (D6.12, D6.21)");
    assert!(any("A begin ") || any("B begin "), "somebody chooses who begins (D9.3)");
    assert!(events.iter().any(|events| has_extra_turn(events)), "a seat plays again (D4.8)");

    let endings = ["civilian", "military", "science"];
    let told: Vec<_> = games.iter().map(|game| GAMES.told(game)).collect();
    for ending in endings {
        let line = format!("ending: \"{ending}\"");
        assert!(told.iter().any(|told| told.contains(&line)), "a game ends by {ending} (D10.1)");
    }
}

/// Two turns in a row of one seat, with nothing but cards turned up between them: no new age began.
fn has_extra_turn(events: &[String]) -> bool {
    let is_turn = |event: &str| [" build ", " discard ", " wonder "].iter().any(|verb| event[1..].starts_with(verb));
    let turns: Vec<_> = events.iter().enumerate().filter(|(_, event)| is_turn(event)).collect();
    turns.windows(2).any(|pair| {
        let [(first, one), (second, two)] = pair else { return false };
        let new_age = events[*first..*second].iter().filter(|event| event.starts_with("* card ")).count() > 2;
        !one.starts_with('*') && one[..1] == two[..1] && !new_age
    })
}

/// Every kind of action and outcome but `spare`, which is too rare for any game, and the victory by politics.
#[test]
fn the_games_with_expansions_show_what_is_new() {
    let games: Vec<_> = CONFIGURATIONS.iter().filter(|game| !is_base(game)).collect();
    let actions = "activate enthrone consult summon stack snake steal strike unbuild raise tuck take minerva loot recruit \
                   prepare trigger place move remove conspire keep lock claim reclaim swap decree raze pass";
    GAMES.show(games.iter().copied(), actions, "gift god enki decree plot removed");
    let by_politics = |game: &&Configuration| GAMES.told(game).contains("ending: \"politics\"");
    assert!(games.iter().any(by_politics), "a game ends by politics (A10.2)");
}

/// With the library open nobody is told less than another; with it secret the drawn tokens tell the seats apart.
#[test]
fn only_a_secret_library_tells_seats_apart() {
    for configuration in CONFIGURATIONS.iter().filter(|game| is_base(game)) {
        let is_secret = GAMES.setup(configuration).library == duel::Library::Secret;
        for (event, apart) in GAMES.events(configuration) {
            assert_eq!(apart, is_secret && event.starts_with("* drawn "), "{}: {event}", configuration.name);
        }
    }
}

/// What only one player sees is told to that player alone; all else to everybody (P14, A11).
#[test]
fn only_what_is_secret_tells_seats_apart_with_expansions() {
    for configuration in CONFIGURATIONS.iter().filter(|game| !is_base(game)) {
        for (event, apart) in GAMES.events(configuration) {
            let mut words = event.split(' ');
            let is_secret = match (words.next(), words.next()) {
                (Some("*"), Some("plot" | "removed" | "drawn")) => Some(true),
                // Gods come up openly or not, tokens are locked openly or not.
                (Some("*"), Some("god")) | (Some("A" | "B"), Some("lock")) => None,
                (Some("A" | "B"), Some("enthrone" | "stack" | "keep" | "prepare")) => Some(true),
                _ => Some(false),
            };
            assert!(is_secret.is_none_or(|secret| secret == apart), "{}: {event}", configuration.name);
        }
    }
}
