//! How good a position of Duel looks: points as they stand, and what is likely to become points.

use crate::Evaluate;
use duel::{Class, Duel, Ending, Pending, Resource};
use table::{Game, Phase, Seat};

/// A game that is won is worth more than any score.
const VICTORY: f32 = 1000.0;
/// Points that a coin is worth beyond the third of a point it scores.
const COIN: f32 = 0.12;
/// Points for each further different symbol: the fifth is nearly a victory.
const SYMBOLS: [f32; 7] = [0.0, 1.5, 3.5, 6.5, 11.0, 20.0, VICTORY];
/// Points for each space the pawn stands beyond the middle, rising towards the capital.
const SPACES: [f32; 10] = [0.0, 1.0, 2.0, 3.5, 5.0, 7.0, 10.0, 14.0, 20.0, VICTORY];
/// Points a wonder that can still be built is worth.
const UNBUILT_WONDER: f32 = 1.5;
/// Points of a turn in hand.
const TURN: f32 = 3.0;
/// Points of a white symbol.
const LINK: f32 = 1.2;

impl Evaluate for Duel {
    fn value(&self, seat: Seat) -> f32 {
        match self.ending() {
            Some(Ending::Civilian(winners)) if winners.len() == 2 => 0.0,
            Some(ending) if ending.winners().contains(seat) => VICTORY,
            Some(_) => -VICTORY,
            None => side(self, seat) - side(self, seat.opponent()) + tempo(self, seat),
        }
    }
}

/// What a seat has.
fn side(game: &Duel, seat: Seat) -> f32 {
    let city = game.city(seat);
    let score = game.score(seat);
    let lead = if seat == Seat::A { game.pawn() } else { -game.pawn() };
    let ages_left = f32::from(3 - game.age().number());
    f32::from(score.total() - score.military)
        + f32::from(city.coins()) * COIN
        + SYMBOLS[city.symbols().len().min(6)]
        + SPACES[lead.clamp(0, 9) as usize]
        + city.wonders().len() as f32 * UNBUILT_WONDER
        + city.links().len() as f32 * LINK * ages_left
        + production(game, seat) * (0.4 + 0.4 * ages_left)
}

/// Coins saved on all wonders and buildings still to come, compared with buying everything.
fn production(game: &Duel, seat: Seat) -> f32 {
    let city = game.city(seat);
    let units = city.production();
    let prices = game.unit_prices(seat);
    // The first unit of a resource is needed often, the third hardly ever.
    const NEEDED: [f32; 4] = [0.0, 1.0, 1.6, 1.9];
    let own: f32 = Resource::ALL
        .iter()
        .map(|resource| {
            let units = NEEDED[usize::from(units.of(*resource)).min(3)];
            let dear = f32::from(prices.of(*resource));
            2.2 * units - 0.3 * dear
        })
        .sum();
    own + 2.0 * f32::from(city.choice_producers(Class::Raw) + city.choice_producers(Class::Manufactured))
}

/// Whose turn comes next is worth something.
fn tempo(game: &Duel, seat: Seat) -> f32 {
    let next = game.pending().first();
    let choosing = matches!(game.phase(), Phase::Act(seats) if seats.contains(seat));
    match next {
        Some(Pending::Turn(next)) if *next == seat => TURN,
        Some(Pending::ChooseStarter(next)) if *next == seat => TURN / 2.0,
        _ if choosing => TURN,
        _ => 0.0,
    }
}
