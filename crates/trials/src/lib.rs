//! The tests that all engines share, beyond the laws of [`table::battery`]: those that read files or try texts at random.
//!
//! An engine's tests say what is its own (its words, its tables, its files) and keep their names; what is tried, and
//! how often, is here. Everything works for seats that choose at the same time, too. Only tests and benches may use this crate, and
//! it knows no game.
//!
//! | to test | see |
//! |---|---|
//! | texts of actions and outcomes, whole and damaged | [`Texts`], [`Language`] |
//! | texts of positions, and that play goes on from whatever is accepted | [`Positions`], [`all_refused`] |
//! | that the notation's document tells everything | [`document`] |
//! | counts of the ways a game can go on | [`Counts`], [`counts`] |
//! | golden playthroughs | [`Playthroughs`] |
//! | that a change of rules raises their version | [`Rules`] |
//! | one position and a few events | [`case`] |
//! | every event of random games | [`each_event`] |
//! | every option and every two of them | [`options`] |
//! | sizes, and that positions never travel | [`plain`] |
//! | that a bench times the right games | [`playouts`] |

pub mod case;
pub mod counts;
mod damage;
pub mod document;
mod games;
mod golden;
pub mod options;
pub mod plain;
pub mod playouts;
mod positions;
mod texts;
mod versions;

pub use counts::Counts;
pub use damage::{Damage, Language};
pub use games::each_event;
pub use golden::{Configuration, Playthroughs};
pub use positions::{Positions, all_refused};
pub use texts::{At, Texts};
pub use versions::Rules;

use table::{Actions, Game, Phase, Rng, Seat, SeatSet};

/// What a seat may do.
///
/// # Panics
///
/// Panics if there are more actions than the game says.
pub fn legal_actions<G: Game>(game: &G, seat: Seat) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    assert!(actions.len() <= G::MAX_ACTIONS, "{seat} has {} actions, too many: {game:?}", actions.len());
    actions
}

/// Plays something at random, or reveals something; does nothing once the game is over.
///
/// # Errors
///
/// Says why the game cannot go on.
pub fn step<G: Game>(game: &mut G, rng: &mut impl Rng) -> Result<(), String> {
    match game.phase() {
        Phase::Over => Ok(()),
        Phase::Chance => {
            let outcome = game.draw(rng);
            game.reveal(outcome).map_err(|why| format!("the table cannot go on with {outcome:?}: {why}"))
        }
        Phase::Act(seats) => {
            let seat = any_of(seats, rng).ok_or("nobody has to act")?;
            let actions = legal_actions(game, seat);
            let action = *actions.get(rng.below(actions.len())).ok_or_else(|| format!("{seat} can do nothing"))?;
            game.play(seat, action).map_err(|why| why.to_string())
        }
    }
}

/// One of the seats. Where there is but one, nothing is left to chance, so a seed means the same game as without asking.
fn any_of(seats: SeatSet, rng: &mut impl Rng) -> Option<Seat> {
    let place = if seats.len() > 1 { rng.below(seats.len()) } else { 0 };
    seats.iter().nth(place)
}
