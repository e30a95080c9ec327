//! Taking things back.
//!
//! It is free until a person at the table has learned something by it or another person has acted, without a clock and not
//! in a rated game. Otherwise all other people have to agree. To learn is to see what the choice itself does not say: a card
//! turned up, but also what only another seat knew, where nothing is left to chance. It is told from the views before and
//! after ([`table::Reveals`]).
//!
//! Whoever plays against bots alone may take everything back, but not in a rated game or against a clock; and a stand-in
//! does not give the consent of the person it plays for. What bots replied is taken back with it. The same cards lie in
//! the same places afterwards.

use crate::journal::Entry;
use crate::state::State;
use protocol::{Clock, Refusal};
use table::Seat;

/// A seat wishes to take its last decision back.
pub(super) fn asked(state: &State, seat: Seat) -> Result<Vec<Entry>, Refusal> {
    let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
    let keep = play.before_last_decision(seat).ok_or(Refusal::NothingToUndo)?;
    let me = state.owner(seat);
    let somebody_acted =
        || play.acted_since(keep).iter().any(|actor| state.owner(actor).is_some_and(|owner| Some(owner) != me));
    let somebody_learned = || play.learned_since(keep, seat, state.seats_of_people());
    let in_earnest = state.made.rated || state.made.clock != Clock::None;
    if !in_earnest && (!state.is_with_others(seat) || !somebody_acted() && !somebody_learned()) {
        return Ok(vec![Entry::Undone { keep: keep as u32 }]);
    }
    if state.asked_for_consent(seat).is_empty() {
        return Err(Refusal::NothingToUndo);
    }
    if state.wish.is_some_and(|wish| wish.by == seat) {
        return Ok(Vec::new());
    }
    Ok(vec![Entry::UndoAsked { seat: seat.into() }])
}

/// A seat answers another's wish.
pub(super) fn answered(state: &State, seat: Seat, agree: bool) -> Result<Vec<Entry>, Refusal> {
    let wish = state.wish.filter(|wish| wish.waiting.contains(seat)).ok_or(Refusal::NobodyAsked)?;
    let mut entries = vec![Entry::UndoAnswered { seat: seat.into(), agree }];
    if agree && wish.waiting.without(seat).is_empty() {
        let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
        let keep = play.before_last_decision(wish.by).ok_or(Refusal::NothingToUndo)?;
        entries.push(Entry::Undone { keep: keep as u32 });
    }
    Ok(entries)
}
