//! One position, a few events, and what must be true: the parts of a harness for rules that know no game.
//! An engine's tests wrap them in a type of their own, with what its position has besides.

use crate::legal_actions;
use table::battery::Audit;
use table::{Illegal, Notation, Phase, Seat, Xoshiro};

/// The position after events, written like lines of a log and parted by `; `. Each is checked, and so is the position.
///
/// # Panics
///
/// Panics if an event makes no sense, is refused, or spoils the position.
#[track_caller]
pub fn played<G: Notation + Audit>(mut game: G, lines: &str) -> G {
    for line in lines.split("; ") {
        if let Err(why) = attempt(&mut game, line) {
            panic!("{line}: {why}\nin {}", game.position_text());
        }
        if let Err(why) = game.audit() {
            panic!("after {line}: {why}\nin {}", game.position_text());
        }
    }
    game
}

/// The position after whatever is due was revealed, drawn by chance.
///
/// # Panics
///
/// As [`played`].
#[track_caller]
pub fn settled<G: Notation + Audit>(mut game: G) -> G {
    let mut rng = Xoshiro::new(1);
    while game.phase() == Phase::Chance {
        let outcome = game.draw(&mut rng);
        game = played(game, &format!("* {}", game.chance_text(outcome)));
    }
    game
}

/// Why an event is refused.
///
/// # Panics
///
/// Panics if it is not, or if that changes something.
#[track_caller]
pub fn refusal<G: Notation>(game: &G, line: &str) -> Illegal {
    let mut after = *game;
    let Err(why) = attempt(&mut after, line) else { panic!("{line} is not refused\nin {}", game.position_text()) };
    assert_eq!(after, *game, "{line}");
    why
}

/// Tests that exactly these actions, parted by `; `, are open to the seat, in any order.
///
/// # Panics
///
/// Panics if one is missing or too much.
#[track_caller]
pub fn legal<G: Notation>(game: &G, seat: Seat, texts: &str) {
    let mut expected: Vec<_> = texts.split("; ").filter(|text| !text.is_empty()).map(str::to_owned).collect();
    let mut found: Vec<_> = legal_actions(game, seat).iter().map(|&action| game.action_text(seat, action)).collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "legal for {seat}\nin {}", game.position_text());
}

#[track_caller]
fn attempt<G: Notation>(game: &mut G, line: &str) -> Result<(), Illegal> {
    match game.parse_event(line) {
        Ok(event) => game.apply(event),
        Err(why) => panic!("{line}: {why}\nin {}", game.position_text()),
    }
}
