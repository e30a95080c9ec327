//! Counts the ways a game can go: the classic check that an engine offers and plays exactly the right actions.

use crate::{Actions, Game, Phase};

/// The number of different sequences of `depth` actions from here, with chance as dealt. Ended games count once.
pub fn perft<G: Game>(game: &G, deal: &G::Deal, depth: u32) -> u64 {
    let mut game = *game;
    while game.phase() == Phase::Chance {
        game.reveal_unchecked(game.dealt(deal));
    }
    let Phase::Act(seats) = game.phase() else { return 1 };
    let Some(seat) = seats.first().filter(|_| depth > 0) else { return 1 };
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|&action| {
            let mut next = game;
            next.play_unchecked(seat, action);
            perft(&next, deal, depth - 1)
        })
        .sum()
}
