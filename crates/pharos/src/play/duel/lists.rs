//! Choices as a numbered list, what belongs together on one line.

use super::{sentences, words};
use crate::play::Context;
use crate::play::lists::{self, Entry};
use crate::play::tagged::word_of;
use crate::terminal::Line;
use duel::WonderId;
use protocol::duel::{DuelDeed, DuelTokenPlace, DuelView};

/// A choice by its number, from 1.
pub(super) type Numbered<'a> = (usize, &'a DuelDeed);

/// The choices as lines. A few are explained in full, many on one line each.
pub(super) fn list(view: &DuelView, choices: &[Numbered<'_>], context: &Context<'_>) -> Vec<Line> {
    lists::draw(&gather(view, choices, context), context.width)
}

/// As [`list`], with what does not fit on a line left out.
pub(super) fn short_list(view: &DuelView, choices: &[Numbered<'_>], context: &Context<'_>) -> Vec<Line> {
    gather(view, choices, context).iter().flat_map(|entry| entry.draw(false, context.width)).collect()
}

fn gather(view: &DuelView, choices: &[Numbered<'_>], context: &Context<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (i, &(number, deed)) in choices.iter().enumerate() {
        if choices[..i].iter().any(|(_, earlier)| are_alike(earlier, deed)) {
            continue;
        }
        let detail = || detail(view, deed, context);
        match group(view, deed, context) {
            Some((head, label)) => lists::add_to_group(&mut entries, head, (number, label), detail),
            None => {
                let words = sentences::deed(deed, context).choice(context.text);
                entries.push(Entry::single(number, words, detail()));
            }
        }
    }
    entries
}

/// Tests if two choices are about senators of one kind, so that either will do.
fn are_alike(one: &DuelDeed, other: &DuelDeed) -> bool {
    match (one, other) {
        (DuelDeed::RestoreSenator { card }, DuelDeed::RestoreSenator { card: other })
        | (DuelDeed::Tuck { card, .. }, DuelDeed::Tuck { card: other, .. }) => {
            words::card_word(card) == words::card_word(other)
        }
        _ => false,
    }
}

/// What a choice has in common with others of its kind, and what it is among them. Most stand alone.
fn group(view: &DuelView, deed: &DuelDeed, context: &Context<'_>) -> Option<(String, String)> {
    let text = context.text;
    let chamber = |chamber: u8| text.with("duel-item-chamber", &[("chamber", chamber.into())]);
    let row = |row: u8| text.with("duel-group-row", &[("row", row.into())]);
    Some(match deed {
        DuelDeed::Wonder { card, wonder, .. } => {
            let head = text.words("duel-group-wonder", &[("wonder", &words::wonder(wonder, text))]);
            (head, words::building(card, text))
        }
        DuelDeed::Activate { god, offerings, coins, .. } => {
            let head = text.words("duel-group-activate", &[("god", &words::god(god, text))]);
            let coins = ("coins", (*coins).into());
            let label = match offerings.as_slice() {
                [] => text.with("duel-coins", &[coins]),
                given => text.with("duel-item-offerings", &[coins, ("offerings", words::offerings(given).into())]),
            };
            (head, label)
        }
        DuelDeed::PlaceGod { god, space } => {
            let spaces = &view.pantheon.as_ref().expect("gods are placed in the Pantheon").spaces;
            let seat = view.ask.as_ref().map(|ask| ask.seat.seat()).expect("who chooses is asked");
            let price = |seat: usize| spaces[usize::from(*space) - 1].prices[seat].coins.into();
            let (yours, theirs) = (price(seat.index()), price(seat.opponent().index()));
            let args = [("space", (*space).into()), ("yours", yours), ("theirs", theirs)];
            let head = text.words("duel-group-place-god", &[("god", &words::god(god, text))]);
            (head, text.with("duel-item-space", &args))
        }
        DuelDeed::Strike { slot, card, .. } => {
            let place = view.structure.iter().find(|place| place.slot == *slot);
            (row(place.expect("the card lies in the structure").row), words::building(card, text))
        }
        DuelDeed::StrikeUnseen { back, row: number, column, gift, .. } => {
            let gift = gift.as_ref().map(|gift| format!(" +{}", words::gift_short(gift, text))).unwrap_or_default();
            let back = words::back(back, text);
            let label = text.with("duel-item-place", &[("card", back.into()), ("place", (*column).into())]);
            (row(*number), format!("{label}{gift}"))
        }
        DuelDeed::Unbuild { wonder, owner, .. } => {
            let head = text.words("duel-group-unbuild", &[("seat", &String::from(*owner))]);
            (head, words::wonder(wonder, text))
        }
        DuelDeed::Tuck { card, .. } => (text.say("duel-group-tuck"), words::building(card, text)),
        DuelDeed::Minerva { track, .. } => (text.say("duel-group-minerva"), track_place(*track)),
        DuelDeed::Prepare { card, plot, .. } => {
            let head = text.words("duel-group-prepare", &[("plot", &words::plot(plot, text))]);
            (head, words::building(card, text))
        }
        DuelDeed::PlaceCube { chamber: to } => (text.say("duel-group-place"), chamber(*to)),
        DuelDeed::MoveCube { from, to } => (text.with("duel-group-move", &[("from", (*from).into())]), chamber(*to)),
        DuelDeed::RemoveCube { chamber: from } => (text.say("duel-group-remove"), chamber(*from)),
        DuelDeed::KeepPlot { plot, end } => {
            let head = text.words("duel-group-keep", &[("plot", &words::plot(plot, text))]);
            (head, text.words("duel-deck-end", &[("end", &word_of(end))]))
        }
        DuelDeed::Lock { token, place } => {
            let id = match place {
                DuelTokenPlace::Board => "duel-group-lock-board",
                DuelTokenPlace::Opponent => "duel-group-lock-opponent",
                DuelTokenPlace::Box => "duel-group-lock-box",
            };
            (text.say(id), words::token(token, text))
        }
        DuelDeed::Swap { card, given } => {
            let head = text.words("duel-group-swap", &[("taken", &words::building(card, text))]);
            (head, words::building(given, text))
        }
        DuelDeed::MoveDecree { decree, from, to, .. } => {
            let args = [("decree", words::decree(decree, text).into()), ("from", (*from).into())];
            (text.with("duel-group-move-decree", &args), chamber(*to))
        }
        DuelDeed::MoveDecreeUnseen { from, to, .. } => {
            let args = [("decree", text.say("duel-decree-unseen").into()), ("from", (*from).into())];
            (text.with("duel-group-move-decree", &args), chamber(*to))
        }
        _ => return None,
    })
}

/// A space of the track as the list calls it: `A9` to `A1`, `0`, `B1` to `B9`.
fn track_place(space: i8) -> String {
    match space {
        0 => "0".to_owned(),
        ..0 => format!("A{}", -space),
        _ => format!("B{space}"),
    }
}

/// What helps to choose: costs and effects of wonders, cards, tokens, gods and conspiracies.
fn detail(view: &DuelView, deed: &DuelDeed, context: &Context<'_>) -> String {
    let text = context.text;
    match deed {
        DuelDeed::Draft { wonder }
        | DuelDeed::Raise { wonder }
        | DuelDeed::TakeWonder { wonder }
        | DuelDeed::Raze { wonder, .. } => {
            let row = words::id::<WonderId>(wonder).wonder();
            format!("{}; {}", words::cost(&row.cost, text), words::wonder_effects(row, text))
        }
        DuelDeed::Progress { token } => words::token_help(token, text),
        DuelDeed::Destroy { card }
        | DuelDeed::Restore { card }
        | DuelDeed::RestoreSenator { card }
        | DuelDeed::Steal { card }
        | DuelDeed::Snake { card }
        | DuelDeed::Reclaim { card }
        | DuelDeed::Claim { card, .. }
        | DuelDeed::Swap { card, .. } => words::effects(words::printed(card).effects, text),
        DuelDeed::Activate { god, .. }
        | DuelDeed::PlaceGod { god, .. }
        | DuelDeed::Summon { god }
        | DuelDeed::StackDeck { god } => words::god_help(god, text),
        DuelDeed::Consult { mythology } => gods_left(view, mythology, context),
        DuelDeed::Prepare { plot, .. } | DuelDeed::Trigger { plot } | DuelDeed::KeepPlot { plot, .. } => {
            words::plot_help(plot, text)
        }
        DuelDeed::MoveDecree { decree, .. } => words::decree_help(decree, text),
        // Their words say all.
        _ => String::new(),
    }
}

/// The gods of a mythology that may be in its deck, as far as the viewer knows.
fn gods_left(view: &DuelView, mythology: &str, context: &Context<'_>) -> String {
    let decks = view.pantheon.iter().flat_map(|pantheon| &pantheon.decks);
    let Some(deck) = decks.into_iter().find(|deck| deck.mythology == mythology) else { return String::new() };
    let known = deck.cards.iter().filter_map(|card| card.god.as_ref());
    let gods = known.chain(&deck.inside).chain(&deck.unseen);
    gods.map(|god| words::god(god, context.text)).collect::<Vec<_>>().join(", ")
}
