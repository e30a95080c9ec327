//! The laws every engine obeys, on random games with Armada.

use table::battery::{self, Effort};
use trials::options::{all_at_once, one_or_two};
use wonders::armada::{Armada, OPTIONS, Setup};

const EFFORT: Effort = Effort { games: 16, max_events: 400 };

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("three to eight play")
}

#[test]
fn games_of_three_and_four_with_armada_obey_the_laws_of_the_table() {
    for seats in 3..=4 {
        battery::run::<Armada>(for_seats(seats), EFFORT);
    }
}

#[test]
fn games_of_five_to_eight_with_armada_obey_the_laws_of_the_table() {
    for seats in 5..=8 {
        battery::run::<Armada>(for_seats(seats), Effort { games: 6, ..EFFORT });
    }
}

#[test]
fn games_in_teams_obey_the_laws_of_the_table() {
    for seats in [4, 6, 8] {
        let mut setup = for_seats(seats);
        setup.set("teams", "pairs").unwrap();
        battery::run::<Armada>(setup, Effort { games: 6, ..EFFORT });
    }
}

/// Every value of every option alone, every two values together, and all at once, at changing numbers of seats. Teams need an even
/// number.
#[test]
fn every_option_of_armada_and_every_two_of_them_obey_the_laws_of_the_table() {
    let ones_and_twos = [4_usize, 3, 5].into_iter().cycle().zip(one_or_two(&OPTIONS));
    let all = (3..=8).map(|seats| (seats, all_at_once(&OPTIONS)));
    for (seats, chosen) in ones_and_twos.chain(all) {
        let has_teams = chosen.iter().any(|(name, value)| *name == "teams" && *value == "pairs");
        let mut setup = for_seats(if has_teams { seats.next_multiple_of(2) } else { seats });
        for (name, value) in chosen {
            setup.set(name, value).unwrap();
        }
        battery::run::<Armada>(setup, Effort { games: 2, ..EFFORT });
    }
}
