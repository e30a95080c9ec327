//! Taking things back.
//!
//! In a game without a clock that is not rated, a decision can be taken back freely until another person has acted, or a
//! person at the table has learned something by it. Otherwise all other people have to agree. To learn is to see more than
//! the choice itself says: a card turned up, or something that only another seat knew. It is worked out from the views
//! before and after ([`table::Reveals`]).
//!
//! A choice that is only sealed is withdrawn or changed freely, which is not the business of this chapter. A round in which
//! several chose at the same time is taken back as a whole, and since it showed everybody what the others chose, all other
//! people have to agree.
//!
//! Whoever plays against bots alone may take everything back, but not in a rated game or against a clock. A stand-in
//! does not give the consent of the person it plays for. What bots replied is taken back with it. The same cards lie in
//! the same places afterwards.

use crate::journal::Entry;
use crate::state::State;
use protocol::{Clock, Refusal};
use table::Seat;

/// A seat asks to take its last decision back.
pub(super) fn asked(state: &State, seat: Seat) -> Result<Vec<Entry>, Refusal> {
    let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
    let keep = play.before_last_decision(seat).ok_or(Refusal::NothingToUndo)?;
    let me = state.owner(seat);
    // What others have sealed since would be lost: it counts as if they had acted.
    let acted = || play.acted_since(keep).iter().chain(state.sealed().iter()).collect::<Vec<_>>();
    let somebody_acted = || acted().into_iter().any(|actor| state.owner(actor).is_some_and(|owner| Some(owner) != me));
    let somebody_learned = || play.learned_since(keep, seat, state.seats_of_people());
    let in_earnest = state.made.rated || state.made.clock != Clock::None;
    if !in_earnest && (!state.is_with_others(seat) || !somebody_acted() && !somebody_learned()) {
        return Ok(vec![Entry::Undone { keep: keep as u32 }]);
    }
    if state.asked_for_consent(seat).is_empty() {
        return Err(Refusal::NothingToUndo);
    }
    if state.undo_request.is_some_and(|request| request.by == seat) {
        return Ok(Vec::new());
    }
    Ok(vec![Entry::UndoAsked { seat: seat.into() }])
}

/// A seat answers another's request.
pub(super) fn answered(state: &State, seat: Seat, agree: bool) -> Result<Vec<Entry>, Refusal> {
    let request = state.undo_request.filter(|request| request.waiting.contains(seat)).ok_or(Refusal::NobodyAsked)?;
    let mut entries = vec![Entry::UndoAnswered { seat: seat.into(), agree }];
    if agree && request.waiting.without(seat).is_empty() {
        let play = state.play.as_ref().ok_or(Refusal::NotStarted)?;
        let keep = play.before_last_decision(request.by).ok_or(Refusal::NothingToUndo)?;
        entries.push(Entry::Undone { keep: keep as u32 });
    }
    Ok(entries)
}
