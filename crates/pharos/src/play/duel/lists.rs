//! Choices as a numbered list, what belongs together on one line.

use super::{sentences, words};
use crate::play::lists::{self, Entry};
use crate::play::{Context, PositionBoard};
use crate::terminal::Line;
use crate::text::Text;
use duel::{Action, DeckEnd, Duel, GodId, Mythology, OfferingSet, OnSpace, Space, WonderId};
use table::{Game, Seat};

/// A choice by its number, from 1.
pub(super) type Numbered = (usize, Action);

/// The choices as lines. A few are explained in full, many on one line each.
pub(super) fn list(game: &Duel, seat: Seat, actions: &[Numbered], context: &Context<'_>) -> Vec<Line> {
    lists::draw(&gather(game, seat, actions, context), context.width)
}

/// As [`list`], with what does not fit on a line left out.
pub(super) fn short_list(game: &Duel, seat: Seat, actions: &[Numbered], context: &Context<'_>) -> Vec<Line> {
    gather(game, seat, actions, context).iter().flat_map(|entry| entry.draw(false, context.width)).collect()
}

fn gather(game: &Duel, seat: Seat, actions: &[Numbered], context: &Context<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (i, &(number, action)) in actions.iter().enumerate() {
        if actions[..i].iter().any(|(_, earlier)| are_alike(*earlier, action)) {
            continue;
        }
        let detail = || detail(game, action, context);
        match group(game, seat, action, context.text) {
            Some((head, label)) => lists::add_to_group(&mut entries, head, (number, label), detail),
            None => entries.push(Entry::single(number, game.phrase(seat, action, context.text), detail())),
        }
    }
    entries
}

/// Tests if two choices are about senators of one kind, so that either will do.
pub(super) fn are_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Restore(one), Action::Restore(other)) | (Action::Tuck(one), Action::Tuck(other)) => {
            words::card_word(one) == words::card_word(other)
        }
        _ => false,
    }
}

/// What a choice has in common with others of its kind, and what it is among them.
fn group(game: &Duel, seat: Seat, action: Action, text: &Text) -> Option<(String, String)> {
    let card = |slot| sentences::card_at(game, slot).map(|card| words::building(card, text)).unwrap_or_default();
    let chamber = |chamber: duel::Chamber| text.with("duel-item-chamber", &[("chamber", chamber.number().into())]);
    Some(match action {
        Action::Wonder(slot, wonder) => {
            (text.words("duel-group-wonder", &[("wonder", &words::wonder(wonder, text))]), card(slot))
        }
        Action::Activate(space, offerings) => {
            let god = game.pantheon().god_on(space).map(|god| words::god(god, text)).unwrap_or_default();
            let head = text.words("duel-group-activate", &[("god", &god)]);
            let coins = game.god_price(seat, space, offerings);
            let given = words::offerings(offerings);
            let label = if offerings.is_empty() {
                text.with("duel-coins", &[("coins", coins.into())])
            } else {
                text.with("duel-item-offerings", &[("coins", coins.into()), ("offerings", given.into())])
            };
            (head, label)
        }
        Action::PlaceGod(god, space) => {
            let price = |seat| game.god_price(seat, space, OfferingSet::new());
            let args = [
                ("space", space.number().into()),
                ("yours", price(seat).into()),
                ("theirs", price(seat.opponent()).into()),
            ];
            let head = text.words("duel-group-place-god", &[("god", &words::god(god, text))]);
            (head, text.with("duel-item-space", &args))
        }
        Action::Strike(slot) => {
            let (row, place) = sentences::row_and_place(game, slot);
            let label = match sentences::card_at(game, slot) {
                Some(card) => words::building(card, text),
                None => {
                    let back = sentences::back_at(game, slot, text);
                    let gift = game.pantheon().divine_token_on(slot, game.layout());
                    let gift = gift.map(|gift| format!(" +{}", words::gift_short(gift, text))).unwrap_or_default();
                    let label = text.with("duel-item-place", &[("card", back.into()), ("place", place.into())]);
                    format!("{label}{gift}")
                }
            };
            (text.with("duel-group-row", &[("row", row.into())]), label)
        }
        Action::Unbuild(wonder) => {
            let owner = if game.city(Seat::A).standing().contains(wonder) { Seat::A } else { Seat::B };
            (text.words("duel-group-unbuild", &[("seat", &owner.to_string())]), words::wonder(wonder, text))
        }
        Action::Tuck(card) => (text.say("duel-group-tuck"), words::building(card, text)),
        Action::Minerva(space) => (text.say("duel-group-minerva"), track_place(space)),
        Action::Prepare(slot, plot) => {
            (text.words("duel-group-prepare", &[("plot", &words::plot(plot, text))]), card(slot))
        }
        Action::Place(to) => (text.say("duel-group-place"), chamber(to)),
        Action::Move(from, to) => (text.with("duel-group-move", &[("from", from.number().into())]), chamber(to)),
        Action::Remove(from) => (text.say("duel-group-remove"), chamber(from)),
        Action::Keep(plot, end) => {
            let id = match end {
                DeckEnd::Top => "duel-item-top",
                DeckEnd::Bottom => "duel-item-bottom",
            };
            (text.words("duel-group-keep", &[("plot", &words::plot(plot, text))]), text.say(id))
        }
        Action::Lock(token) => {
            let id = match token {
                _ if game.board().contains(token) => "duel-group-lock-board",
                _ if game.city(seat.opponent()).tokens().contains(token) => "duel-group-lock-opponent",
                _ => "duel-group-lock-box",
            };
            (text.say(id), words::token(token, text))
        }
        Action::Swap(taken, given) => {
            (text.words("duel-group-swap", &[("taken", &words::building(taken, text))]), words::building(given, text))
        }
        Action::MoveDecree(decree, to) => {
            let (from, which) = sentences::decree_laid_in(game, decree);
            let args = [("decree", words::decree(which, text).into()), ("from", from.number().into())];
            (text.with("duel-group-move-decree", &args), chamber(to))
        }
        _ => return None,
    })
}

/// A space of the track as the question calls it: `A9` to `A1`, `0`, `B1` to `B9`.
fn track_place(space: i8) -> String {
    match space {
        0 => "0".to_owned(),
        ..0 => format!("A{}", -space),
        _ => format!("B{space}"),
    }
}

/// What helps to choose: costs and effects of wonders, cards, tokens, gods and conspiracies.
fn detail(game: &Duel, action: Action, context: &Context<'_>) -> String {
    let text = context.text;
    let wonder_words = |wonder: WonderId| {
        let row = wonder.wonder();
        format!("{}; {}", words::cost(&row.cost, text), words::wonder_effects(row, text))
    };
    match action {
        Action::Draft(wonder) | Action::Raise(wonder) | Action::TakeWonder(wonder) | Action::Raze(wonder) => {
            wonder_words(wonder)
        }
        Action::Progress(token) => words::token_help(token, text),
        Action::Destroy(card)
        | Action::Restore(card)
        | Action::Steal(card)
        | Action::Snake(card)
        | Action::Reclaim(card)
        | Action::Swap(card, _) => words::effects(card.building().effects, text),
        Action::Claim(slot) => {
            let card = sentences::card_at(game, slot);
            card.map(|card| words::effects(card.building().effects, text)).unwrap_or_default()
        }
        Action::Activate(space, _) => {
            game.pantheon().god_on(space).map(|god| words::god_help(god, text)).unwrap_or_default()
        }
        Action::PlaceGod(god, _) | Action::Summon(god) | Action::StackDeck(god) => words::god_help(god, text),
        Action::Consult(mythology) => {
            let names: Vec<_> = gods_left(game, mythology, context).map(|god| words::god(god, text)).collect();
            names.join(", ")
        }
        Action::Prepare(_, plot) | Action::Trigger(plot) | Action::Keep(plot, _) => words::plot_help(plot, text),
        Action::MoveDecree(decree, _) => {
            let (_, which) = sentences::decree_laid_in(game, decree);
            which.map(|decree| words::decree_help(decree, text)).unwrap_or_default()
        }
        Action::Build(_)
        | Action::BuildSparing(_)
        | Action::Discard(_)
        | Action::Wonder(..)
        | Action::Begin(_)
        | Action::Strike(_)
        | Action::Unbuild(_)
        | Action::Tuck(_)
        | Action::Lock(_)
        | Action::Minerva(_)
        | Action::MilitaryToken(..)
        | Action::Place(_)
        | Action::Move(..)
        | Action::Remove(_)
        | Action::Conspire
        | Action::Pass => String::new(),
    }
}

/// The gods of a mythology that may be in its deck, as far as the viewer knows.
fn gods_left(game: &Duel, mythology: Mythology, context: &Context<'_>) -> impl Iterator<Item = GodId> {
    let view = context.viewer.map(|seat| game.view(Some(seat)));
    let mut left = mythology.gods();
    for seat in [Seat::A, Seat::B] {
        left = left & !game.city(seat).gods();
    }
    for space in Space::ALL {
        if let OnSpace::Seen(god) = super::pantheon::on_space(game, view.as_ref(), space) {
            left.remove(god);
        }
    }
    left.iter()
}
