//! One whole game between bots: the referee deals, asks, and hands back what the game comes to. It counts nothing over
//! games; `statistics.rs` does.

use crate::any_game::AnyGame;
use arrayvec::ArrayVec;
use bots::{AnyBot, Bot};
use table::{Actions, Eyes, MAX_SEATS, Outcome, Phase, ScoreSheet};

/// What one finished game comes to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    /// Who won and how.
    pub(crate) outcome: Outcome,
    /// The score pad at the end.
    pub(crate) sheet: ScoreSheet,
    /// How often a seat chose.
    pub(crate) decisions: u64,
    /// How many actions there were to choose from, all decisions together.
    pub(crate) legal_actions: u64,
    /// How often the table revealed something.
    pub(crate) chances: u64,
}

/// Plays a game to its end, one bot in each seat; `None` if `goes_on` calls it off before a decision.
#[inline]
pub(crate) fn play<G: AnyGame>(
    setup: G::Setup,
    deal: &G::Deal,
    bots: &mut [AnyBot<G>],
    goes_on: impl Fn() -> bool,
) -> Option<Played> {
    let mut game = G::new(setup);
    let (mut decisions, mut legal_actions, mut chances) = (0, 0, 0);
    let mut actions = Actions::new();
    let mut choices = ArrayVec::<_, MAX_SEATS>::new();
    loop {
        match game.phase() {
            Phase::Chance => {
                chances += 1;
                game.reveal_unchecked(game.dealt(deal));
            }
            Phase::Act(seats) => {
                // Whoever chooses at the same time sees the same table, with nobody's choice on it.
                for seat in seats.iter() {
                    if !goes_on() {
                        return None;
                    }
                    game.legal_actions(seat, &mut actions);
                    decisions += 1;
                    legal_actions += actions.len() as u64;
                    choices.push((seat, bots[seat.index()].choose(Eyes::of(&game, seat), &actions)));
                }
                choices.drain(..).for_each(|(seat, action)| game.play_unchecked(seat, action));
            }
            Phase::Over => break,
        }
    }
    let outcome = game.outcome()?;
    debug_assert!(G::ENDINGS.contains(&outcome.ending), "{} is no ending that any_game.rs knows", outcome.ending);
    Some(Played { outcome, sheet: game.score_sheet(), decisions, legal_actions, chances })
}
