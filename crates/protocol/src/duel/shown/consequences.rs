//! What follows from actions and events: what differs between the positions before and after.

use super::super::{DuelAction, DuelConsequence, DuelDeed, DuelEvent, DuelGift, DuelQuestion};
use super::questions::{asked, question};
use super::{SEATS, card_at, deeds, name, payments};
use ::duel::{Action, Chamber, Duel, Ending, EventView, Mythology, Pending, slots};
use table::{Actions, Game, Notation, Seat};

pub(super) fn actions(game: &Duel, seat: Seat) -> Vec<DuelAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    legal.iter().map(|&action| offered(game, seat, action)).collect()
}

fn offered(game: &Duel, seat: Seat, action: Action) -> DuelAction {
    let mut after = *game;
    after.play_unchecked(seat, action);
    let payment = match action {
        Action::Activate(space, offerings) => Some(payments::for_god(game, seat, space, offerings)),
        Action::BuildSparing(slot) => card_at(game, slot).and_then(|card| {
            let payment = game.sparing_payment(seat, card)?;
            Some(payments::for_card(game, seat, card, payment))
        }),
        _ => None,
    };
    let deed = deeds::of_action(game, seat, action);
    let mut consequences = consequences(game, &deed, Some(seat), &after);
    let is_politics = Chamber::ALL.iter().all(|&chamber| has_majority(&after, seat, chamber));
    if is_politics && after.ending().is_none() {
        // Only a decree has to be turned up first.
        consequences.push(DuelConsequence::Ends { way: Ending::Politics(seat).slug().to_owned() });
    }
    DuelAction { text: game.action_text(seat, action), deed, payment, consequences }
}

pub(super) fn tell(before: &Duel, event: EventView, after: &Duel) -> DuelEvent {
    let deed = deeds::of_event(before, event);
    let consequences = consequences(before, &deed, actor(event), after);
    DuelEvent { deed, consequences }
}

/// The seat that acted; none if the table revealed something.
fn actor(event: EventView) -> Option<Seat> {
    match event {
        EventView::Act(seat, _)
        | EventView::Own(seat, _)
        | EventView::GodPlaced(seat, ..)
        | EventView::DeckStacked(seat)
        | EventView::ConspiracyKept(seat, _)
        | EventView::ConspiracyPrepared(seat, _)
        | EventView::LockedUnseen(seat) => Some(seat),
        EventView::Chance(_)
        | EventView::Shown(_)
        | EventView::DrawnUnseen(_)
        | EventView::GodUnseen(..)
        | EventView::ForEnkiUnseen(_)
        | EventView::ConspiracyUnseen(_)
        | EventView::RemovedUnseen(..) => None,
    }
}

/// What differs between two positions that follow each other.
fn consequences(before: &Duel, deed: &DuelDeed, actor: Option<Seat>, after: &Duel) -> Vec<DuelConsequence> {
    let mut all = Vec::new();
    // The seat that acts first, then the other.
    let first = actor.unwrap_or(Seat::A);
    let seats = [first, first.opponent()];
    for seat in seats {
        let purse = |game: &Duel| game.city(seat).purse() as i16;
        let named = if actor == Some(seat) { coins_named(deed) } else { 0 };
        let change = purse(after) - purse(before) - named;
        let (seat, coins) = (seat.into(), change.unsigned_abs());
        match change {
            0 => {}
            1.. => all.push(DuelConsequence::Gains { seat, coins }),
            _ => all.push(DuelConsequence::Loses { seat, coins }),
        }
    }
    // The scale goes from A's capital to B's.
    let moved = after.pawn() - before.pawn();
    if moved != 0 {
        let towards = if moved > 0 { Seat::B } else { Seat::A };
        all.push(DuelConsequence::Pawn { towards: towards.into(), spaces: moved.unsigned_abs() });
    }
    for seat in seats {
        let taken = gifts(before, after, seat).into_iter();
        all.extend(taken.map(|gift| DuelConsequence::Gift { seat: seat.into(), gift }));
    }
    all.extend(Chamber::ALL.into_iter().filter_map(|chamber| new_control(before, after, chamber)));
    let uncovered = after.structure().available() & before.structure().present() & !before.structure().available();
    if after.age() == before.age() && uncovered != 0 {
        all.push(DuelConsequence::Uncovers { slots: slots(uncovered).map(|slot| slot.0).collect() });
    }
    for seat in seats {
        let points = |game: &Duel| game.score(seat).total() + unsettled_points(game, seat);
        let change = points(after) - points(before);
        if change != 0 {
            all.push(DuelConsequence::Points { seat: seat.into(), change });
        }
    }
    if let Some(ending) = after.ending() {
        all.push(DuelConsequence::Ends { way: ending.slug().to_owned() });
    } else if let Some(actor) = actor {
        if let Some((question, Some(seat))) = next_question(after).filter(|(question, _)| question.is_choice()) {
            all.push(DuelConsequence::Asks { seat: seat.into(), question });
        }
        if earns_turn(before, after, actor) {
            all.push(DuelConsequence::Again { seat: actor.into() });
        }
    }
    all
}

/// The coins of the seat that acts which the deed itself names: what it pays, or what a discarded card brings.
fn coins_named(deed: &DuelDeed) -> i16 {
    match deed {
        DuelDeed::Build { coins, .. }
        | DuelDeed::Recruit { coins, .. }
        | DuelDeed::Spare { coins, .. }
        | DuelDeed::Wonder { coins, .. }
        | DuelDeed::Activate { coins, .. } => -(*coins as i16),
        DuelDeed::Discard { coins, .. } => *coins as i16,
        _ => 0,
    }
}

/// What is asked next, and of whom.
fn next_question(game: &Duel) -> Option<(DuelQuestion, Option<Seat>)> {
    game.pending().iter().rev().find_map(|&pending| Some((question(game, pending)?, asked(pending))))
}

/// Tests if the seat takes its turn and has the next one as well, or gets it by a choice on the way.
fn earns_turn(before: &Duel, after: &Duel, seat: Seat) -> bool {
    // The item at the bottom says whose turn comes next; it is there from the moment an action is played.
    let is_turn = matches!(before.pending().last(), Some(Pending::Turn(_) | Pending::GoOn(_)));
    let had_other = before.next_turn().is_some_and(|next| next != seat);
    after.next_turn() == Some(seat) && after.age() == before.age() && (is_turn || had_other)
}

/// The tokens a seat has taken from cards.
fn gifts(before: &Duel, after: &Duel, seat: Seat) -> Vec<DuelGift> {
    let (old, new) = (before.city(seat), after.city(seat));
    let more = |mythology: &Mythology| new.mythology_tokens(*mythology) > old.mythology_tokens(*mythology);
    let mythologies = Mythology::ALL.into_iter().filter(more).map(|mythology| DuelGift::Mythology(name(mythology)));
    let offerings = new.offerings() & !old.offerings();
    mythologies.chain(offerings.iter().map(|offering| DuelGift::Offering(offering.value()))).collect()
}

fn has_majority(game: &Duel, seat: Seat, chamber: Chamber) -> bool {
    game.senate().cubes(seat, chamber) > game.senate().cubes(seat.opponent(), chamber)
}

/// Who controls the chamber, now or as soon as its decree has been turned up.
fn majority(game: &Duel, chamber: Chamber) -> Option<Seat> {
    SEATS.into_iter().find(|&seat| has_majority(game, seat, chamber))
}

fn new_control(before: &Duel, after: &Duel, chamber: Chamber) -> Option<DuelConsequence> {
    let now = majority(after, chamber);
    let number = chamber.number();
    let changed = match now {
        Some(seat) => DuelConsequence::Control { seat: seat.into(), chamber: number },
        None => DuelConsequence::Uncontrolled { chamber: number },
    };
    (now != majority(before, chamber)).then_some(changed)
}

/// Points for chambers whose control waits for a decree to be turned up. They are told with the cube, not with the decree.
fn unsettled_points(game: &Duel, seat: Seat) -> i16 {
    let gain = |chamber: Chamber| {
        let is_due = i16::from(has_majority(game, seat, chamber));
        let is_counted = i16::from(game.senate().controller(chamber) == Some(seat));
        (is_due - is_counted) * i16::from(chamber.points())
    };
    Chamber::ALL.into_iter().map(gain).sum()
}
