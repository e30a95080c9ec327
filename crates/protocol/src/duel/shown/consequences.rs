//! What actions and events change.

use super::super::{DuelAbout, DuelAction, DuelControl, DuelEffectNow, DuelEvent, DuelGift, DuelKind, DuelQuestion};
use super::questions::{asked, question};
use super::{SEATS, card_at, name, payments};
use ::duel::{Action, Chamber, Chance, Duel, Ending, EventView, Mythology, OpenChance, Pending, Price, Slot, slots};
use table::{Actions, Game, Notation, Seat};

pub(super) fn actions(game: &Duel, seat: Seat) -> Vec<DuelAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    legal.iter().map(|&action| offered(game, seat, action)).collect()
}

fn offered(game: &Duel, seat: Seat, action: Action) -> DuelAction {
    let mut after = *game;
    after.play_unchecked(seat, action);
    let uncovers = taken(action).map_or(0, |slot| {
        let left = game.structure().present() & !slot.bit();
        game.layout().available(left) & !game.structure().available()
    });
    let payment = match action {
        Action::Activate(space, offerings) => Some(payments::for_god(game, seat, space, offerings)),
        Action::BuildSparing(slot) => card_at(game, slot).and_then(|card| {
            let payment = game.sparing_payment(seat, card)?;
            Some(payments::for_card(game, seat, card, payment))
        }),
        _ => None,
    };
    let mut effect = effect(game, &after, Some(seat));
    if effect.ends.is_none() && Chamber::ALL.iter().all(|&chamber| has_majority(&after, seat, chamber)) {
        // Only a decree has to be turned up first.
        effect.ends = Some(Ending::Politics(seat).slug().to_owned());
    }
    DuelAction {
        text: game.action_text(seat, action),
        about: DuelAbout::action(game, action),
        uncovers: slots(uncovers).map(|slot| slot.0).collect(),
        payment,
        effect,
    }
}

/// The coins an action costs, if it is one that is paid for.
fn price(game: &Duel, seat: Seat, action: Action) -> Option<u16> {
    match action {
        Action::Build(slot) => card_at(game, slot).map(|card| game.building_price(seat, card).total()),
        Action::BuildSparing(slot) => {
            card_at(game, slot).and_then(|card| game.sparing_price(seat, card)).map(Price::total)
        }
        Action::Wonder(_, wonder) => Some(game.wonder_price(seat, wonder).total()),
        Action::Activate(space, offerings) => Some(game.god_price(seat, space, offerings)),
        _ => None,
    }
}

/// The place of the card that an action takes.
fn taken(action: Action) -> Option<Slot> {
    match action {
        Action::Build(slot)
        | Action::BuildSparing(slot)
        | Action::Discard(slot)
        | Action::Wonder(slot, _)
        | Action::Strike(slot)
        | Action::Prepare(slot, _)
        | Action::Claim(slot) => Some(slot),
        _ => None,
    }
}

/// What differs between two positions that follow each other.
fn effect(before: &Duel, after: &Duel, actor: Option<Seat>) -> DuelEffectNow {
    let change = |of: &dyn Fn(&Duel, Seat) -> i16| SEATS.map(|seat| of(after, seat) - of(before, seat)).into();
    let (then, by) = next_question(after).unzip();
    let is_over = after.ending().is_some();
    let is_asked = actor.is_some() && !is_over && then.is_some_and(is_choice);
    DuelEffectNow {
        coins: change(&|game, seat| game.city(seat).purse() as i16),
        points: change(&|game, seat| game.score(seat).total() + unsettled_points(game, seat)),
        pawn: after.pawn() - before.pawn(),
        again: !is_over && actor.is_some_and(|seat| earns_turn(before, after, seat)),
        then: then.filter(|_| is_asked),
        then_by: by.flatten().filter(|seat| is_asked && actor != Some(*seat)).map(Into::into),
        gifts: SEATS.into_iter().flat_map(|seat| gifts(before, after, seat)).collect(),
        control: Chamber::ALL.into_iter().filter_map(|chamber| new_control(before, after, chamber)).collect(),
        ends: after.ending().map(|ending| ending.slug().to_owned()),
    }
}

/// What is asked next, and of whom.
fn next_question(game: &Duel) -> Option<(DuelQuestion, Option<Seat>)> {
    game.pending().iter().rev().find_map(|&pending| Some((question(game, pending)?, asked(pending))))
}

/// Tests if the question belongs to what was just done, and is no turn of its own.
fn is_choice(what: DuelQuestion) -> bool {
    !matches!(what, DuelQuestion::Turn | DuelQuestion::GoOn | DuelQuestion::Draft | DuelQuestion::Starter)
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

fn new_control(before: &Duel, after: &Duel, chamber: Chamber) -> Option<DuelControl> {
    let now = majority(after, chamber);
    let is_new = now != majority(before, chamber);
    is_new.then(|| DuelControl { chamber: chamber.number(), seat: now.map(Into::into) })
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

pub(super) fn tell(before: &Duel, event: EventView, after: &Duel) -> DuelEvent {
    let told = |about, actor| DuelEvent { about, back: None, price: None, effect: effect(before, after, actor) };
    let told_action = |seat, action| {
        let price = price(before, seat, action);
        DuelEvent { price, ..told(DuelAbout::action(before, action), Some(seat)) }
    };
    match event {
        EventView::Act(seat, action) => told_action(seat, action.into()),
        EventView::Own(seat, action) => told_action(seat, action),
        EventView::Chance(OpenChance::Back(slot, back)) => {
            let about = DuelAbout::outcome(before, Chance::Back(slot, back));
            DuelEvent { back: Some(name(back)), ..told(about, None) }
        }
        EventView::Chance(outcome) => told(DuelAbout::outcome(before, outcome.into()), None),
        EventView::Shown(outcome) => told(DuelAbout::outcome(before, outcome), None),
        EventView::DrawnUnseen(_) => told(DuelAbout::new(DuelKind::Drawn), None),
        EventView::GodUnseen(_, mythology) => told(DuelAbout::unseen_god(DuelAbout::god_kind(before), mythology), None),
        EventView::ForEnkiUnseen(_) => told(DuelAbout::new(DuelKind::ForEnki), None),
        EventView::GodPlaced(seat, mythology, space) => {
            told(DuelAbout::unseen_god(DuelKind::PlaceGod, mythology).on_space(space), Some(seat))
        }
        EventView::DeckStacked(seat) => {
            // Whichever gods they are, their backs are seen.
            let mythology = before.pantheon().shown().first().and_then(|god| god.god().mythology).map(name);
            told(DuelAbout { mythology, ..DuelAbout::new(DuelKind::StackDeck) }, Some(seat))
        }
        EventView::ConspiracyUnseen(_) => told(DuelAbout::new(DuelKind::PlotDrawn), None),
        EventView::ConspiracyKept(seat, end) => told(DuelAbout::kept(end), Some(seat)),
        EventView::ConspiracyPrepared(seat, slot) => told(DuelAbout::slot(before, DuelKind::Prepare, slot), Some(seat)),
        EventView::RemovedUnseen(_, age) => {
            told(DuelAbout { age: Some(age.number()), ..DuelAbout::new(DuelKind::RemovedShown) }, None)
        }
        EventView::LockedUnseen(seat) => told(DuelAbout::new(DuelKind::Lock), Some(seat)),
    }
}
