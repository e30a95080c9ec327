//! What follows from actions and events. What happens the rules say themselves, as witnessed; what a position then
//! allows is compared with what it allowed before.

use super::super::{ArchitectsAction, ArchitectsConsequence, ArchitectsEvent, ArchitectsQuestion};
use super::{deeds, name, question, seats};
use crate::game::imagined;
use ::architects::{
    Architects, Card, Chance, City, Consequence, EventView, MAX_PLAYERS, Pending, ScienceSet, TopSeen, View,
};
use table::{Actions, Game, Notation, Seat};

pub(super) fn actions(view: &View, game: &Architects, seat: Seat) -> Vec<ArchitectsAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    let offered = legal.iter().map(|&action| {
        let (mut after, mut seen) = (*game, Vec::new());
        after.play_watched(seat, action, &mut seen);
        if let (Some(Pending::Draw), TopSeen::Seen(card)) = (after.pending().last(), view.centre.top) {
            // Who has looked at the card knows what it will bring.
            after.reveal_watched(Chance::Card(card), &mut seen);
        }
        ArchitectsAction {
            text: game.action_text(seat, action),
            deed: deeds::of_action(view, game, seat, action),
            consequences: consequences(game, seen, &after, true),
        }
    });
    offered.collect()
}

pub(super) fn tell(before: &View, event: EventView) -> ArchitectsEvent {
    let game: Architects = imagined(before);
    let (mut after, mut seen) = (game, Vec::new());
    let is_action = match event {
        EventView::Act(seat, action) => {
            after.play_watched(seat, action, &mut seen);
            true
        }
        EventView::Chance(outcome) => {
            after.reveal_watched(outcome, &mut seen);
            false
        }
        // Nothing changes but what somebody else knows.
        EventView::SeenHidden(_) | EventView::ShownHidden(..) => false,
    };
    ArchitectsEvent {
        deed: deeds::of_event(before, &game, event),
        consequences: consequences(&game, seen, &after, is_action),
    }
}

/// What has happened between two positions, and what is different now.
fn consequences(
    before: &Architects,
    seen: Vec<Consequence>,
    after: &Architects,
    is_action: bool,
) -> Vec<ArchitectsConsequence> {
    let goes_on = !seen.iter().any(|one| matches!(one, Consequence::Turn(_) | Consequence::Over(_)));
    let turned = seen.iter().any(|one| matches!(one, Consequence::Horns { .. }));
    let mut all: Vec<_> = seen.into_iter().flat_map(|consequence| witnessed(after, consequence)).collect();
    if turned && after.flipped() == after.conflict_tokens() {
        all.push(battle_due(after));
    }
    if goes_on {
        all.extend(opportunities(before, after));
    }
    for seat in seats(after) {
        let change = after.score(seat).total() - before.score(seat).total();
        if change != 0 {
            all.push(ArchitectsConsequence::Points { seat: seat.into(), change });
        }
    }
    if is_action && goes_on {
        all.extend(next_question(after).map(|question| ArchitectsConsequence::Asks { question }));
    }
    all
}

/// What the rules say has happened.
fn witnessed(game: &Architects, consequence: Consequence) -> Vec<ArchitectsConsequence> {
    vec![match consequence {
        Consequence::Card(seat, card) => ArchitectsConsequence::Card { seat: seat.into(), card: name(card) },
        Consequence::BothSides(seat, wonder, cards) => ArchitectsConsequence::BothSides {
            seat: seat.into(),
            wonder: name(wonder),
            cards: cards.into_iter().flatten().map(name).collect(),
        },
        Consequence::Shuffled(deck) => ArchitectsConsequence::Shuffled { deck: deck.to_string() },
        Consequence::Cat(seat) => ArchitectsConsequence::Cat { seat: seat.into() },
        Consequence::Horns { turned, showing } => {
            ArchitectsConsequence::Horns { turned, showing, of: game.conflict_tokens() }
        }
        Consequence::Extra(seat, token) => ArchitectsConsequence::ExtraCard { seat: seat.into(), token: name(token) },
        Consequence::Complete(seat, wonder) => {
            ArchitectsConsequence::WonderComplete { seat: seat.into(), wonder: name(wonder) }
        }
        Consequence::Battle { shields, won, discarded } => return battle(game, shields, won, discarded),
        Consequence::Turn(seat) => ArchitectsConsequence::Turn { seat: seat.into() },
        Consequence::Over(cause) => ArchitectsConsequence::Ends { way: cause.slug().to_owned() },
    }]
}

/// A battle, and who won how much in it.
fn battle(
    game: &Architects,
    shields: [u8; MAX_PLAYERS],
    won: [u8; MAX_PLAYERS],
    discarded: [u8; MAX_PLAYERS],
) -> Vec<ArchitectsConsequence> {
    let by_seat = |figures: [u8; MAX_PLAYERS]| figures[..game.seats()].to_vec();
    let mut all = vec![ArchitectsConsequence::Battle {
        shields: by_seat(shields),
        won: by_seat(won),
        discards: by_seat(discarded),
    }];
    for seat in seats(game).filter(|seat| won[seat.index()] > 0) {
        all.push(ArchitectsConsequence::Victory { seat: seat.into(), count: won[seat.index()] });
    }
    if all.len() == 1 {
        all.push(ArchitectsConsequence::NoVictory);
    }
    all
}

/// A battle at the end of this turn as it stands.
fn battle_due(game: &Architects) -> ArchitectsConsequence {
    let discards = |seat: Seat| Card::ALL.into_iter().filter(|card| card.horns() > 0).map(move |card| (seat, card));
    let held = |(seat, card): (Seat, Card)| game.city(seat).cards().of(card);
    ArchitectsConsequence::BattleDue {
        shields: seats(game).map(|seat| game.city(seat).shields()).collect(),
        won: game.victories_now()[..game.seats()].to_vec(),
        discards: seats(game).map(|seat| discards(seat).map(held).sum()).collect(),
    }
}

/// What the active seat can do now and could not do before.
fn opportunities(before: &Architects, after: &Architects) -> Vec<ArchitectsConsequence> {
    let seat = before.active();
    let (old, new) = (before.city(seat), after.city(seat));
    let has_tokens = !after.face_up().is_empty() || !after.stack().is_empty();
    let new_set = |set: &ScienceSet| has_tokens && has_set(new, *set) && !has_set(old, *set);
    let sets: Vec<_> = ScienceSet::ALL.into_iter().filter(new_set).map(name).collect();
    let stages: Vec<_> = (after.affordable(seat) & !before.affordable(seat)).iter().map(name).collect();
    let mut all = Vec::new();
    if !sets.is_empty() {
        all.push(ArchitectsConsequence::SetsComplete { seat: seat.into(), sets });
    }
    if !stages.is_empty() {
        all.push(ArchitectsConsequence::StagesAffordable { seat: seat.into(), stages });
    }
    all
}

fn has_set(city: &City, set: ScienceSet) -> bool {
    let needed = |card: Card| set.cards().iter().filter(|other| **other == card).count();
    set.cards().iter().all(|&card| usize::from(city.cards().of(card)) >= needed(card))
}

/// What the seat has to choose next with nothing but outcomes in between, if it is part of what was just done.
fn next_question(game: &Architects) -> Option<ArchitectsQuestion> {
    let next = game.pending().iter().rev().find_map(|&pending| question(pending))?;
    match next {
        ArchitectsQuestion::TakeToken
        | ArchitectsQuestion::AnyDeck
        | ArchitectsQuestion::SearchDeck
        | ArchitectsQuestion::Keep
        | ArchitectsQuestion::UseEffect => Some(next),
        ArchitectsQuestion::PickWonder | ArchitectsQuestion::Take | ArchitectsQuestion::Act => None,
    }
}
