//! The laws every engine obeys, on random games of every table.

use duel::{Duel, Expansion, OPTIONS, Setup};
use table::OptionText;
use table::battery::{self, Effort};
use trials::options::{all_at_once, one_or_two};

const EFFORT: Effort = Effort { games: 100, max_events: 500 };

const PANTHEON: &[Expansion] = &[Expansion::Pantheon];
const AGORA: &[Expansion] = &[Expansion::Agora];
const BOTH: &[Expansion] = &Expansion::ALL;

fn with(expansions: &[Expansion]) -> Setup {
    Setup::with(expansions.iter().copied())
}

#[test]
fn the_default_game_obeys_the_laws_of_the_table() {
    battery::run::<Duel>(Setup::default(), Effort { max_events: 250, ..EFFORT });
}

#[test]
fn pantheon_obeys_the_laws_of_the_table() {
    battery::run::<Duel>(with(PANTHEON), EFFORT);
}

#[test]
fn agora_obeys_the_laws_of_the_table() {
    battery::run::<Duel>(with(AGORA), EFFORT);
}

#[test]
fn pantheon_and_agora_together_obey_the_laws_of_the_table() {
    battery::run::<Duel>(with(BOTH), EFFORT);
}

/// Each set of expansions with its options set away from their default: each alone, every two together, and all at once.
#[test]
fn every_option_and_every_two_of_them_obey_the_laws_of_the_table() {
    for expansions in [&[], PANTHEON, AGORA, BOTH] {
        let is_known = |option: &OptionText| with(expansions).set(option.name, option.values[1]).is_ok();
        let known: Vec<_> = OPTIONS.into_iter().filter(is_known).collect();
        for chosen in one_or_two(&known).into_iter().chain([all_at_once(&known)]) {
            let mut setup = with(expansions);
            for (name, value) in chosen {
                setup.set(name, value).unwrap();
            }
            battery::run::<Duel>(setup, Effort { games: 4, ..EFFORT });
        }
    }
}
