//! x
#[path = "toy/mod.rs"]
mod toy;
use table::battery::{self, Effort};
use toy::{Auction, Setup};
#[test]
fn the_battery_passes_at_every_size_of_table() {
    for seats in 2..=4 {
        for rounds in 1..=3 {
            let max_events = seats * (rounds + 1) + rounds + seats * rounds;
            battery::run::<Auction>(Setup::new(seats, rounds).unwrap(), Effort { games: 100, max_events });
        }
    }
}
