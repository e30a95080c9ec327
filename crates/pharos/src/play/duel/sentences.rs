//! What players do and what happens, in sentences.

use super::words;
use crate::play::Context;
use crate::play::deed::Deed;
use crate::text::{Text, Value};
use duel::{
    Action, CardId, Cell, Chamber, Chance, Color, DeckEnd, DivineToken, Duel, EventView, Mythology, Pending, Slot,
};
use table::{Game, Seat};

/// The card in a place of the structure.
pub(super) fn card_at(game: &Duel, slot: Slot) -> Option<CardId> {
    match game.structure().cell(slot) {
        Cell::Up(card) => Some(card),
        _ => None,
    }
}

/// The row of a place, and how many places of that row lie left of it and at it.
pub(super) fn row_and_place(game: &Duel, slot: Slot) -> (u8, usize) {
    let rows = &game.layout().row[..=slot.index()];
    let row = rows[slot.index()];
    (row, rows.iter().filter(|&&other| other == row).count())
}

/// What the back of a face-down card shows.
pub(super) fn back_at(game: &Duel, slot: Slot, text: &Text) -> String {
    let back = game.structure().cell(slot).back(game.age()).unwrap_or(game.age().back());
    text.say(&format!("duel-back-{back}"))
}

/// What an action is, in a few words: what, and for how much.
pub(super) fn deed(game: &Duel, seat: Seat, action: Action, text: &Text) -> Deed {
    let name = |slot| card_at(game, slot).map(|card| words::building(card, text)).unwrap_or_default();
    let about_card = |id, card| Deed::about(id, "card", words::building(card, text));
    let about_wonder = |id, wonder| Deed::about(id, "wonder", words::wonder(wonder, text));
    let about_god = |id, god| Deed::about(id, "god", words::god(god, text));
    let about_token = |id, token| Deed::about(id, "token", words::token(token, text));
    let about_plot = |id, plot| Deed::about(id, "plot", words::plot(plot, text));
    let in_chamber = |id, chamber: Chamber| Deed::new(id, [("chamber", chamber.number().into())]);
    match action {
        Action::Draft(id) => about_wonder("duel-do-draft", id),
        Action::Build(slot) => {
            let card = card_at(game, slot);
            let coins = card.map_or(0, |card| game.building_price(seat, card).total());
            let is_senator = card.is_some_and(|card| card.building().color == Color::White);
            let id = if is_senator { "duel-do-recruit" } else { "duel-do-build" };
            Deed::new(id, [("card", name(slot).into()), ("coins", coins.into())])
        }
        Action::BuildSparing(slot) => {
            let price = card_at(game, slot).and_then(|card| game.sparing_price(seat, card));
            let (coins, theirs) = price.map_or((0, 0), |price| (price.total(), price.trade));
            let values = [("card", name(slot).into()), ("coins", coins.into()), ("theirs", theirs.into())];
            Deed::new("duel-do-build-sparing", values)
        }
        Action::Discard(slot) => {
            let coins = game.discard_income(seat);
            Deed::new("duel-do-discard", [("card", name(slot).into()), ("coins", coins.into())])
        }
        Action::Wonder(slot, id) => {
            let coins = game.wonder_price(seat, id).total();
            let wonder = words::wonder(id, text);
            let values = [("wonder", wonder.into()), ("card", name(slot).into()), ("coins", coins.into())];
            Deed::new("duel-do-wonder", values)
        }
        Action::Progress(id) => about_token("duel-do-progress", id),
        Action::Destroy(card) => about_card("duel-do-destroy", card),
        Action::Restore(card) if card.building().color == Color::White => about_card("duel-do-restore-senator", card),
        Action::Restore(card) => about_card("duel-do-restore", card),
        Action::Begin(starter) if starter == seat => Deed::bare("duel-do-begin-self"),
        Action::Begin(_) => Deed::bare("duel-do-begin-other"),

        Action::Activate(space, offerings) => {
            let god = game.pantheon().god_on(space).map(|god| words::god(god, text)).unwrap_or_default();
            let coins = game.god_price(seat, space, offerings);
            let mut values = vec![("god", god.into()), ("coins", coins.into())];
            if offerings.is_empty() {
                return Deed::new("duel-do-activate", values);
            }
            values.push(("offerings", words::offerings(offerings).into()));
            Deed::new("duel-do-activate-offerings", values)
        }
        Action::PlaceGod(god, space) => {
            let values = [("god", words::god(god, text).into()), ("space", space.number().into())];
            Deed::new("duel-do-place-god", values)
        }
        Action::Consult(of) => Deed::about("duel-do-consult", "mythology", words::mythology(of, text)),
        Action::Summon(god) => about_god("duel-do-summon", god),
        Action::StackDeck(god) => about_god("duel-do-stack-deck", god),
        Action::Snake(card) => about_card("duel-do-snake", card),
        Action::Steal(card) => about_card("duel-do-steal", card),
        Action::Strike(slot) => strike(game, slot, text),
        Action::Unbuild(id) => about_wonder("duel-do-unbuild", id),
        Action::Raise(id) => about_wonder("duel-do-raise", id),
        Action::Tuck(card) => about_card("duel-do-tuck", card),
        Action::TakeWonder(id) => about_wonder("duel-do-take-wonder", id),
        Action::Minerva(space) => Deed::about("duel-do-minerva", "space", words::track_space(space, text)),
        Action::MilitaryToken(victim, size) => {
            let is_dropped = matches!(game.pending().last(), Some(Pending::DropMilitaryToken(_)));
            let id = if is_dropped { "duel-do-drop-loot" } else { "duel-do-use-loot" };
            Deed::about(id, "token", words::loot(game, victim, size, text))
        }

        Action::Prepare(slot, plot) => {
            let values = [("plot", words::plot(plot, text).into()), ("card", name(slot).into())];
            Deed::new("duel-do-prepare", values)
        }
        Action::Trigger(plot) => about_plot("duel-do-trigger", plot),
        Action::Place(chamber) => in_chamber("duel-do-place", chamber),
        Action::Move(from, to) => {
            Deed::new("duel-do-move", [("from", from.number().into()), ("to", to.number().into())])
        }
        Action::Remove(chamber) => in_chamber("duel-do-remove", chamber),
        Action::Conspire => Deed::bare("duel-do-conspire"),
        Action::Keep(plot, DeckEnd::Top) => about_plot("duel-do-keep-top", plot),
        Action::Keep(plot, DeckEnd::Bottom) => about_plot("duel-do-keep-bottom", plot),
        Action::Lock(id) => about_token("duel-do-lock", id),
        Action::Claim(slot) => Deed::about("duel-do-claim", "card", name(slot)),
        Action::Reclaim(card) => about_card("duel-do-reclaim", card),
        Action::Swap(taken, given) => {
            let (taken, given) = (words::building(taken, text), words::building(given, text));
            Deed::new("duel-do-swap", [("taken", taken.into()), ("given", given.into())])
        }
        Action::MoveDecree(decree, to) => {
            let (from, which) = decree_laid_in(game, decree);
            let which = words::decree(which, text);
            let values = [("decree", which.into()), ("from", from.number().into()), ("to", to.number().into())];
            Deed::new("duel-do-move-decree", values)
        }
        Action::Raze(id) => about_wonder("duel-do-raze", id),
        Action::Pass => Deed::bare("duel-do-pass"),
    }
}

/// A card discarded from the structure: by its name, or by its place if it lies face down.
fn strike(game: &Duel, slot: Slot, text: &Text) -> Deed {
    match card_at(game, slot) {
        Some(card) => Deed::about("duel-do-strike", "card", words::building(card, text)),
        None => {
            let (row, place) = row_and_place(game, slot);
            let back = back_at(game, slot, text);
            let values = [("back", back.into()), ("row", row.into()), ("place", place.into())];
            Deed::new("duel-do-strike-unseen", values)
        }
    }
}

/// Where the decree that was laid in a chamber lies now, and which one it is if it lies face up.
pub(super) fn decree_laid_in(game: &Duel, chamber: Chamber) -> (Chamber, Option<duel::DecreeId>) {
    let (decree, place) = game.view(None).senate.decrees[chamber.index()];
    (place, decree)
}

/// What happens, and what follows from it that is easily overlooked. Laying out is not told: everybody sees it.
pub(super) fn sentences(game: &Duel, event: &EventView, context: &Context<'_>) -> Vec<String> {
    let mut told: Vec<String> = sentence(game, event, context).into_iter().collect();
    let mut after = *game;
    match *event {
        EventView::Act(seat, action) => after.play_unchecked(seat, action.into()),
        EventView::Own(seat, action) => after.play_unchecked(seat, action),
        EventView::Chance(outcome) => after.reveal_unchecked(outcome.into()),
        EventView::Shown(outcome) => after.reveal_unchecked(outcome),
        // Whatever becomes of the card, it leaves the structure.
        EventView::ConspiracyPrepared(seat, slot) => after.play_unchecked(seat, Action::Discard(slot)),
        // Nothing follows from these that anybody but the seat itself can see.
        EventView::DrawnUnseen(_)
        | EventView::GodUnseen(..)
        | EventView::ForEnkiUnseen(_)
        | EventView::GodPlaced(..)
        | EventView::DeckStacked(_)
        | EventView::ConspiracyUnseen(_)
        | EventView::ConspiracyKept(..)
        | EventView::RemovedUnseen(..)
        | EventView::LockedUnseen(_) => return told,
    }
    told.extend(consequences(game, &after, context));
    told
}

/// What happens, as a sentence about a player or the table.
fn sentence(game: &Duel, event: &EventView, context: &Context<'_>) -> Option<String> {
    let text = context.text;
    let about = |id: &str, seat| Some(text.words(id, &[("name", context.name(seat))]));
    let told = |seat, action| deed(game, seat, action, text).told(context.name(seat), text);
    match *event {
        EventView::Act(seat, action) => Some(told(seat, action.into())),
        EventView::Own(seat, action) => Some(told(seat, action)),
        EventView::Chance(outcome) => outcome_sentence(game, outcome.into(), text),
        EventView::Shown(outcome) => outcome_sentence(game, outcome, text),
        EventView::DrawnUnseen(seat) => about("duel-log-drawn-unseen", seat),
        EventView::GodUnseen(seat, of) => {
            let args = [("name", context.name(seat)), ("mythology", &words::mythology(of, text))];
            Some(text.words("duel-log-god-unseen", &args))
        }
        EventView::ForEnkiUnseen(seat) => about("duel-log-for-enki-unseen", seat),
        EventView::GodPlaced(seat, of, space) => {
            let (name, mythology) = (context.name(seat).into(), words::mythology(of, text).into());
            let args = [("name", name), ("space", space.number().into()), ("mythology", mythology)];
            Some(text.with("duel-log-god-placed", &args))
        }
        EventView::DeckStacked(seat) => about("duel-log-deck-stacked", seat),
        EventView::ConspiracyUnseen(seat) => about("duel-log-plot-unseen", seat),
        EventView::ConspiracyKept(seat, DeckEnd::Top) => about("duel-log-plot-kept-top", seat),
        EventView::ConspiracyKept(seat, DeckEnd::Bottom) => about("duel-log-plot-kept-bottom", seat),
        EventView::ConspiracyPrepared(seat, slot) => {
            let card = card_at(game, slot).map(|card| words::building(card, text)).unwrap_or_default();
            Some(text.words("duel-log-plot-prepared", &[("name", context.name(seat)), ("card", &card)]))
        }
        // One sentence for the three cards of an age.
        EventView::RemovedUnseen(seat, age) => match game.pending().last() {
            Some(Pending::ShowRemoved(_, left)) if usize::from(*left) % duel::data::REMOVED_PER_AGE == 0 => {
                let age = text.say(&format!("duel-back-age{}", age.number()));
                Some(text.words("duel-log-removed-unseen", &[("name", context.name(seat)), ("age", &age)]))
            }
            _ => None,
        },
        EventView::LockedUnseen(seat) => about("duel-log-locked-unseen", seat),
    }
}

/// What the table reveals.
fn outcome_sentence(game: &Duel, outcome: Chance, text: &Text) -> Option<String> {
    let turns_up = matches!(game.pending().last(), Some(Pending::TurnUp | Pending::Unearth(_)));
    match outcome {
        Chance::Card(_, card) if turns_up => {
            Some(text.words("duel-log-turned-up", &[("card", &words::building(card, text))]))
        }
        Chance::Drawn(id) => Some(text.words("duel-log-drawn", &[("token", &words::token(id, text))])),
        Chance::God(god) => Some(text.words("duel-log-god", &[("god", &words::god(god, text))])),
        Chance::OnEnki(id) => Some(text.words("duel-log-on-enki", &[("token", &words::token(id, text))])),
        Chance::ForEnki(tokens) if tokens.is_empty() => Some(text.say("duel-log-for-enki-absent")),
        Chance::ForEnki(tokens) => {
            let names: Vec<_> = tokens.iter().map(|token| words::token(token, text)).collect();
            Some(text.words("duel-log-for-enki", &[("tokens", &names.join(", "))]))
        }
        Chance::Decree(chamber, decree) if matches!(game.pending().last(), Some(Pending::Settle(..))) => {
            let (place, _) = decree_laid_in(game, chamber);
            let args = [("chamber", place.number().into()), ("decree", words::decree(Some(decree), text).into())];
            Some(text.with("duel-log-decree", &args))
        }
        Chance::Conspiracy(plot) => Some(text.words("duel-log-plot", &[("plot", &words::plot(plot, text))])),
        Chance::Removed(card) => Some(text.words("duel-log-removed", &[("card", &words::building(card, text))])),
        Chance::Card(..)
        | Chance::Token(_)
        | Chance::Wonder(_)
        | Chance::Back(..)
        | Chance::DivineToken(..)
        | Chance::Decree(..) => None,
    }
}

/// Tokens that came from cards, and chambers that changed hands.
fn consequences(before: &Duel, after: &Duel, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let mut told = Vec::new();
    for seat in [Seat::A, Seat::B] {
        let (had, has) = (before.city(seat), after.city(seat));
        let new = |of: &Mythology| has.mythology_tokens(*of) > had.mythology_tokens(*of);
        let mythologies = Mythology::ALL.into_iter().filter(new).map(DivineToken::Mythology);
        let offerings = (has.offerings() & !had.offerings()).iter().map(DivineToken::Offering);
        for gift in mythologies.chain(offerings) {
            let args = [("name", context.name(seat)), ("token", &words::gift(gift, text))];
            told.push(text.words("duel-log-gift", &args));
        }
    }
    for chamber in Chamber::ALL {
        let (had, has) = (before.senate().controller(chamber), after.senate().controller(chamber));
        if had == has {
            continue;
        }
        let number = Value::from(chamber.number());
        let decrees: Vec<_> = after.senate().decrees_in(chamber).map(|decree| words::decree(decree, text)).collect();
        told.push(match has {
            None => text.with("duel-log-uncontrolled", &[("chamber", number)]),
            Some(seat) if decrees.is_empty() => {
                text.with("duel-log-controls-bare", &[("name", context.name(seat).into()), ("chamber", number)])
            }
            Some(seat) => {
                let name = Value::from(context.name(seat));
                let args = [("name", name), ("chamber", number), ("decree", decrees.join(", ").into())];
                text.with("duel-log-controls", &args)
            }
        });
    }
    told
}
