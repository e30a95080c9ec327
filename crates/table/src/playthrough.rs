//! Prints a whole game with everything the engine says on the way, to be kept as a golden file and reviewed as a diff.

use crate::{Actions, Event, Game, Notation, Phase, Rng, Seat, Xoshiro};
use std::fmt::Write;

/// Plays one game at random by seed and tells each position, legal action and event, and each seat's view at the end of
/// every tenth step.
pub fn playthrough<G: Notation>(setup: G::Setup, seed: u64) -> String {
    let mut rng = Xoshiro::new(seed);
    let deal = G::shuffle(setup, &mut rng);
    let mut game = G::new(setup);
    let mut out = String::new();
    let mut step = 0;
    loop {
        let event = match game.phase() {
            Phase::Over => break,
            Phase::Chance => Event::Chance(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                let mut actions = Actions::new();
                game.legal_actions(seat, &mut actions);
                let texts: Vec<_> = actions.iter().map(|&action| game.action_text(seat, action)).collect();
                line(&mut out, &format!("position {}", game.position_text()));
                line(&mut out, &format!("legal {seat}: {}", texts.join("; ")));
                Event::Act(seat, actions[rng.below(actions.len())])
            }
        };
        line(&mut out, &format!("{step:>3} {}", game.event_text(event)));
        let told: Vec<_> = viewers(&game).map(|who| game.event_view(event, who)).collect();
        if told.iter().any(|view| *view != told[0]) {
            line(&mut out, &format!("    told apart: {told:?}"));
        }
        game.apply_unchecked(event);
        step += 1;
        if step % 10 == 0 {
            for viewer in viewers(&game) {
                line(&mut out, &format!("view {viewer:?} {:?}", game.view(viewer)));
            }
        }
    }
    line(&mut out, &format!("position {}", game.position_text()));
    line(&mut out, &format!("outcome {:?}", game.outcome()));
    for (row, points) in game.score_sheet().rows {
        line(&mut out, &format!("score {row} {:?}", &points[..game.seats()]));
    }
    out
}

/// Every seat, and the spectator.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(game.seats()).map(Some).chain([None])
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string never fails");
}
