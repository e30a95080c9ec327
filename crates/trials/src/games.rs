//! Random games, event by event.

use crate::{any_of, legal_actions};
use table::{Event, Game, Phase, Rng, Xoshiro};

/// Plays so many random games at each table, and looks at every event with the positions before and after it.
///
/// # Panics
///
/// Panics if a game comes to a stop.
pub fn each_event<G: Game>(
    tables: impl IntoIterator<Item = G::Setup>,
    games: u64,
    mut look: impl FnMut(&G, Event<G>, &G, &mut Xoshiro),
) {
    for setup in tables {
        for seed in 0..games {
            let mut rng = Xoshiro::stream(0x5ec, seed);
            let mut game = G::new(setup);
            while game.phase() != Phase::Over {
                let before = game;
                let event = next_event(&game, &mut rng);
                game.apply_unchecked(event);
                look(&before, event, &game, &mut rng);
            }
        }
    }
}

/// What a random game goes on with.
fn next_event<G: Game>(game: &G, rng: &mut impl Rng) -> Event<G> {
    match game.phase() {
        Phase::Act(seats) => {
            let seat = any_of(seats, rng).expect("somebody has to act");
            let actions = legal_actions(game, seat);
            Event::Act(seat, actions[rng.below(actions.len())])
        }
        Phase::Chance | Phase::Over => Event::Chance(game.draw(rng)),
    }
}
