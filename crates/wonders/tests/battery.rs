//! The laws every engine obeys, on random games of every table.

use table::battery::{self, Effort};
use trials::options::{all_at_once, one_or_two};
use wonders::{OPTIONS, Setup, Wonders};

const EFFORT: Effort = Effort { games: 40, max_events: 200 };

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("three to seven play")
}

#[test]
fn games_of_three_and_four_obey_the_laws_of_the_table() {
    for seats in 3..=4 {
        battery::run::<Wonders>(for_seats(seats), EFFORT);
    }
}

#[test]
fn games_of_five_to_seven_obey_the_laws_of_the_table() {
    for seats in 5..=7 {
        battery::run::<Wonders>(for_seats(seats), Effort { games: 12, ..EFFORT });
    }
}

/// Every value of every option alone, every two values together, and all at once, at changing numbers of seats.
#[test]
fn every_option_and_every_two_of_them_obey_the_laws_of_the_table() {
    let ones_and_twos = (3..=5).cycle().zip(one_or_two(&OPTIONS));
    let all = (3..=7).map(|seats| (seats, all_at_once(&OPTIONS)));
    for (seats, chosen) in ones_and_twos.chain(all) {
        let mut setup = for_seats(seats);
        for (name, value) in chosen {
            setup.set(name, value).unwrap();
        }
        battery::run::<Wonders>(setup, Effort { games: 4, ..EFFORT });
    }
}
