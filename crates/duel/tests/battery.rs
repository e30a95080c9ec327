//! The laws every engine obeys, on random games of every table.

use duel::{Duel, Library, Middle, Setup, WonderChoice};
use table::battery::{self, Effort};

const EFFORT: Effort = Effort { games: 150, max_events: 250 };

#[test]
fn the_default_game_obeys_the_laws_of_the_table() {
    battery::run::<Duel>(Setup::default(), EFFORT);
}

#[test]
fn every_combination_of_options_obeys_the_laws_of_the_table() {
    for wonders in [WonderChoice::Draft, WonderChoice::FirstGame] {
        for middle in [Middle::LastStarts, Middle::LastChooses] {
            for library in [Library::Secret, Library::Open] {
                battery::run::<Duel>(Setup { wonders, middle, library }, Effort { games: 30, ..EFFORT });
            }
        }
    }
}
