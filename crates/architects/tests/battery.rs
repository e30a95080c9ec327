//! The laws every engine obeys, on random games of every table.

use architects::{Architects, OPTIONS, Setup};
use table::battery::{self, Effort};

const EFFORT: Effort = Effort { games: 40, max_events: 2500 };

fn for_seats(seats: usize) -> Setup {
    Setup::new(seats).expect("two to seven play")
}

#[test]
fn games_of_two_to_four_obey_the_laws_of_the_table() {
    for seats in 2..=4 {
        battery::run::<Architects>(for_seats(seats), EFFORT);
    }
}

#[test]
fn games_of_five_to_seven_obey_the_laws_of_the_table() {
    for seats in 5..=7 {
        battery::run::<Architects>(for_seats(seats), Effort { games: 12, ..EFFORT });
    }
}

/// Every value of every option alone, every two options together, and all at once, at changing numbers of seats.
#[test]
fn every_option_and_every_two_of_them_obey_the_laws_of_the_table() {
    let mut seats = (2..=4).cycle();
    let effort = Effort { games: 2, ..EFFORT };
    for (i, option) in OPTIONS.iter().enumerate() {
        for &value in &option.values[1..] {
            for other in &OPTIONS[i..] {
                let mut setup = for_seats(seats.next().unwrap());
                setup.set(other.name, other.values[other.values.len() - 1]).unwrap();
                setup.set(option.name, value).unwrap();
                battery::run::<Architects>(setup, effort);
            }
        }
    }
    for seats in 2..=7 {
        let mut setup = for_seats(seats);
        for option in &OPTIONS {
            setup.set(option.name, option.values[option.values.len() - 1]).unwrap();
        }
        battery::run::<Architects>(setup, effort);
    }
}
