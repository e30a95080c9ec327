//! What actions and events change.

use super::super::{
    ArchitectsAbout, ArchitectsAction, ArchitectsBattle, ArchitectsEffectNow, ArchitectsEvent, ArchitectsQuestion, Heap,
};
use super::{name, question, seats};
use crate::game::imagined;
use ::architects::{Architects, Card, Chance, City, EventView, Pending, ScienceSet, StageSet, TokenId, TopSeen, View};
use table::{Actions, Game, Notation, Seat};

const HORNS: [Card; 2] = [Card::ShieldHorn1, Card::ShieldHorn2];

pub(super) fn actions(view: &View, game: &Architects, seat: Seat) -> Vec<ArchitectsAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    let offered = legal.iter().map(|&action| {
        let mut after = *game;
        after.play_unchecked(seat, action);
        if let (Some(Pending::Draw), TopSeen::Seen(card)) = (after.pending().last(), view.centre.top) {
            // Who has looked at the card knows what it will bring.
            after.reveal_unchecked(Chance::Card(card));
        }
        ArchitectsAction {
            text: game.action_text(seat, action),
            about: ArchitectsAbout::action(view, game, seat, action),
            effect: effect(game, &after, Some(seat)),
        }
    });
    offered.collect()
}

pub(super) fn tell(before: &View, event: EventView, after: &View) -> ArchitectsEvent {
    let game: Architects = imagined(before);
    let (about, actor) = match event {
        EventView::Act(seat, action) => (ArchitectsAbout::action(before, &game, seat, action), Some(seat)),
        EventView::Chance(outcome) => (ArchitectsAbout::outcome(&game, outcome), None),
        EventView::SeenHidden(seat) => (ArchitectsAbout::seen(seat), None),
        EventView::ShownHidden(seat, deck) => (ArchitectsAbout::shown(seat, deck), None),
    };
    ArchitectsEvent { about, effect: effect(&game, &imagined(after), actor) }
}

/// What differs between two positions that follow each other.
fn effect(before: &Architects, after: &Architects, actor: Option<Seat>) -> ArchitectsEffectNow {
    let seat = before.active();
    let (old, new) = (before.city(seat), after.city(seat));
    let is_over = after.ending().is_some();
    let goes_on = !is_over && after.active() == seat;
    let discards = discards(before, after);
    let fought = discards.iter().any(|&[one, two]| one + two > 0);
    let battle = if fought {
        Some(battle_fought(before, after, &discards))
    } else {
        let is_due = |game: &Architects| game.flipped() == game.conflict_tokens();
        (is_due(after) && !is_due(before)).then(|| battle_due(after))
    };
    let new_token = |token: &TokenId| after.turn().has_triggered(*token) && !before.turn().has_triggered(*token);
    let new_set = |set: &ScienceSet| has_set(new, *set) && !has_set(old, *set) && has_tokens(after);
    let new_stages = if goes_on { after.affordable(seat) & !before.affordable(seat) } else { StageSet::new() };
    ArchitectsEffectNow {
        points: seats(after).map(|seat| after.score(seat).total() - before.score(seat).total()).collect(),
        gains: gains(before, after, discards[seat.index()]),
        horns: horns(before, after, fought),
        battle,
        triggers: TokenId::ALL.into_iter().filter(new_token).map(name).collect(),
        sets: ScienceSet::ALL.into_iter().filter(new_set).map(name).collect(),
        stages: new_stages.iter().map(name).collect(),
        cat: after.cat().filter(|cat| before.cat() != Some(*cat)).map(Into::into),
        completes: new.is_complete() && !old.is_complete(),
        then: if actor.is_some() && goes_on { next_question(after) } else { None },
        turn: (!is_over && begins_turn(before, after)).then(|| after.active().into()),
        ends: after.ending().map(|ending| ending.cause.slug().to_owned()),
    }
}

/// What the seat has to choose next with nothing but outcomes in between, if it is part of what was just done.
fn next_question(game: &Architects) -> Option<ArchitectsQuestion> {
    let next = game.pending().iter().rev().find_map(|&pending| question(pending))?;
    let is_turn = matches!(next, ArchitectsQuestion::Take | ArchitectsQuestion::Act | ArchitectsQuestion::PickWonder);
    (!is_turn).then_some(next)
}

fn begins_turn(before: &Architects, after: &Architects) -> bool {
    let was_setup = before.pending() == [Pending::Take, Pending::LayTokens];
    after.active() != before.active() || was_setup && after.pending() == [Pending::Take]
}

fn has_set(city: &City, set: ScienceSet) -> bool {
    let needed = |card: Card| set.cards().iter().filter(|other| **other == card).count();
    set.cards().iter().all(|&card| usize::from(city.cards().of(card)) >= needed(card))
}

fn has_tokens(game: &Architects) -> bool {
    !game.face_up().is_empty() || !game.stack().is_empty()
}

/// Cards with horns that each seat has discarded: none unless a battle was fought.
fn discards(before: &Architects, after: &Architects) -> Vec<[u8; 2]> {
    let held = |seat: Seat| HORNS.map(|card| before.city(seat).cards().of(card));
    let mut all = HORNS.map(|card| after.discard().of(card) - before.discard().of(card));
    if all == [0, 0] {
        return vec![[0, 0]; after.seats()];
    }
    for seat in seats(before).filter(|seat| *seat != before.active()) {
        all.iter_mut().zip(held(seat)).for_each(|(all, held)| *all -= held);
    }
    // The active seat may have got some of its cards just now.
    seats(before).map(|seat| if seat == before.active() { all } else { held(seat) }).collect()
}

/// The cards that the active seat gets, also those of a kind that it pays with, and those that a battle takes at once.
fn gains(before: &Architects, after: &Architects, horns: [u8; 2]) -> Heap {
    let seat = before.active();
    let (old, new) = (before.city(seat).cards(), after.city(seat).cards());
    let spent = |card: Card| match HORNS.iter().position(|horn| *horn == card) {
        Some(index) => horns[index],
        None => after.discard().of(card) - before.discard().of(card),
    };
    let gain = |card: Card| new.of(card) + spent(card) - old.of(card);
    Card::ALL.into_iter().map(|card| (name(card), gain(card))).filter(|(_, count)| *count > 0).collect()
}

/// Conflict tokens that turn to battle.
fn horns(before: &Architects, after: &Architects, fought: bool) -> u8 {
    let now = if fought { after.conflict_tokens() } else { after.flipped() };
    now.saturating_sub(before.flipped())
}

fn battle_fought(before: &Architects, after: &Architects, discards: &[[u8; 2]]) -> ArchitectsBattle {
    let discards: Vec<u8> = discards.iter().map(|cards| cards.iter().sum()).collect();
    ArchitectsBattle {
        fought: true,
        shields: seats(after).zip(&discards).map(|(seat, cards)| after.city(seat).shields() + cards).collect(),
        won: seats(after).map(|seat| after.city(seat).victory() - before.city(seat).victory()).collect(),
        discards,
    }
}

/// A battle at the end of this turn as it stands.
fn battle_due(game: &Architects) -> ArchitectsBattle {
    let held = |seat: Seat| HORNS.map(|card| game.city(seat).cards().of(card)).iter().sum();
    ArchitectsBattle {
        fought: false,
        shields: seats(game).map(|seat| game.city(seat).shields()).collect(),
        won: game.victories_now()[..game.seats()].to_vec(),
        discards: seats(game).map(held).collect(),
    }
}
