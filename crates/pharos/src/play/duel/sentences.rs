//! What players do and what happens, in sentences.

use super::words;
use crate::play::Scene;
use crate::text::{Text, Value};
use duel::{Action, CardId, Cell, Chamber, Chance, Color, DeckEnd, Duel, EventView, Gift, Mythology, Pending, Slot};
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

/// An action in a few words: what, and for how much.
pub(super) fn phrase(game: &Duel, seat: Seat, action: Action, text: &Text) -> String {
    let name = |slot| card_at(game, slot).map(|card| words::building(card, text)).unwrap_or_default();
    let about_card = |id: &str, card| text.words(id, &[("card", &words::building(card, text))]);
    let about_wonder = |id: &str, wonder| text.words(id, &[("wonder", &words::wonder(wonder, text))]);
    let about_god = |id: &str, god| text.words(id, &[("god", &words::god(god, text))]);
    match action {
        Action::Draft(id) => about_wonder("duel-do-draft", id),
        Action::Build(slot) => {
            let card = card_at(game, slot);
            let coins = card.map_or(0, |card| game.building_price(seat, card).total());
            let is_senator = card.is_some_and(|card| card.building().color == Color::White);
            let id = if is_senator { "duel-do-recruit" } else { "duel-do-build" };
            text.with(id, &[("card", name(slot).into()), ("coins", coins.into())])
        }
        Action::BuildSparing(slot) => {
            let price = card_at(game, slot).and_then(|card| game.sparing_price(seat, card));
            let (coins, theirs) = price.map_or((0, 0), |price| (price.total(), price.trade));
            let args = [("card", name(slot).into()), ("coins", coins.into()), ("theirs", theirs.into())];
            text.with("duel-do-build-sparing", &args)
        }
        Action::Discard(slot) => {
            let coins = game.discard_income(seat);
            text.with("duel-do-discard", &[("card", name(slot).into()), ("coins", coins.into())])
        }
        Action::Wonder(slot, id) => {
            let coins = Value::from(game.wonder_price(seat, id).total());
            let args = [("wonder", words::wonder(id, text).into()), ("card", name(slot).into()), ("coins", coins)];
            text.with("duel-do-wonder", &args)
        }
        Action::Progress(id) => text.words("duel-do-progress", &[("token", &words::token(id, text))]),
        Action::Destroy(card) => about_card("duel-do-destroy", card),
        Action::Restore(card) if card.building().color == Color::White => about_card("duel-do-restore-senator", card),
        Action::Restore(card) => about_card("duel-do-restore", card),
        Action::Begin(starter) => text.words("duel-do-begin", &[("seat", &starter.to_string())]),

        Action::Activate(space, offerings) => {
            let god = game.pantheon().god_on(space).map(|god| words::god(god, text)).unwrap_or_default();
            let coins = game.god_price(seat, space, offerings);
            let args =
                [("god", god.into()), ("coins", coins.into()), ("offerings", words::offerings(offerings).into())];
            let id = if offerings.is_empty() { "duel-do-activate" } else { "duel-do-activate-offerings" };
            text.with(id, &args[..if offerings.is_empty() { 2 } else { 3 }])
        }
        Action::PlaceGod(god, space) => {
            let args = [("god", words::god(god, text).into()), ("space", space.number().into())];
            text.with("duel-do-place-god", &args)
        }
        Action::Consult(of) => text.words("duel-do-consult", &[("mythology", &words::mythology(of, text))]),
        Action::Summon(god) => about_god("duel-do-summon", god),
        Action::StackDeck(god) => about_god("duel-do-stack-deck", god),
        Action::Snake(card) => about_card("duel-do-snake", card),
        Action::Steal(card) => about_card("duel-do-steal", card),
        Action::Strike(slot) => strike(game, slot, text),
        Action::Unbuild(id) => about_wonder("duel-do-unbuild", id),
        Action::Raise(id) => about_wonder("duel-do-raise", id),
        Action::Tuck(card) => about_card("duel-do-tuck", card),
        Action::TakeWonder(id) => about_wonder("duel-do-take-wonder", id),
        Action::Minerva(space) => text.words("duel-do-minerva", &[("space", &words::track_space(space, text))]),
        Action::Loot(victim, size) => {
            let is_dropped = matches!(game.pending().last(), Some(Pending::DropLoot(_)));
            let id = if is_dropped { "duel-do-drop-loot" } else { "duel-do-use-loot" };
            text.words(id, &[("token", &words::loot(game, victim, size, text))])
        }

        Action::Prepare(slot, plot) => {
            text.words("duel-do-prepare", &[("plot", &words::plot(plot, text)), ("card", &name(slot))])
        }
        Action::Trigger(plot) => text.words("duel-do-trigger", &[("plot", &words::plot(plot, text))]),
        Action::Place(chamber) => text.with("duel-do-place", &[("chamber", chamber.number().into())]),
        Action::Move(from, to) => {
            text.with("duel-do-move", &[("from", from.number().into()), ("to", to.number().into())])
        }
        Action::Remove(chamber) => text.with("duel-do-remove", &[("chamber", chamber.number().into())]),
        Action::Conspire => text.say("duel-do-conspire"),
        Action::Keep(plot, end) => {
            let id = match end {
                DeckEnd::Top => "duel-do-keep-top",
                DeckEnd::Bottom => "duel-do-keep-bottom",
            };
            text.words(id, &[("plot", &words::plot(plot, text))])
        }
        Action::Lock(id) => text.words("duel-do-lock", &[("token", &words::token(id, text))]),
        Action::Claim(slot) => text.words("duel-do-claim", &[("card", &name(slot))]),
        Action::Reclaim(card) => about_card("duel-do-reclaim", card),
        Action::Swap(taken, given) => {
            let (taken, given) = (words::building(taken, text), words::building(given, text));
            text.words("duel-do-swap", &[("taken", &taken), ("given", &given)])
        }
        Action::MoveDecree(decree, to) => {
            let (from, which) = decree_laid_in(game, decree);
            let args = [
                ("decree", words::decree(which, text).into()),
                ("from", from.number().into()),
                ("to", to.number().into()),
            ];
            text.with("duel-do-move-decree", &args)
        }
        Action::Raze(id) => about_wonder("duel-do-raze", id),
        Action::Pass => text.say("duel-do-pass"),
    }
}

/// A card discarded from the structure: by its name, or by its place if it lies face down.
fn strike(game: &Duel, slot: Slot, text: &Text) -> String {
    match card_at(game, slot) {
        Some(card) => text.words("duel-do-strike", &[("card", &words::building(card, text))]),
        None => {
            let (row, place) = row_and_place(game, slot);
            let back = back_at(game, slot, text);
            let args = [("back", back.into()), ("row", row.into()), ("place", place.into())];
            text.with("duel-do-strike-unseen", &args)
        }
    }
}

/// Where the decree that was laid in a chamber lies now, and which one it is if it lies face up.
pub(super) fn decree_laid_in(game: &Duel, chamber: Chamber) -> (Chamber, Option<duel::DecreeId>) {
    let (decree, place) = game.view(None).senate.decrees[chamber.index()];
    (place, decree)
}

/// What happens, and what follows from it that is easily overlooked. Laying out is not told: everybody sees it.
pub(super) fn sentences(game: &Duel, event: &EventView, scene: &Scene<'_>) -> Vec<String> {
    let mut told: Vec<String> = sentence(game, event, scene).into_iter().collect();
    let mut after = *game;
    match *event {
        EventView::Act(seat, action) => after.play_unchecked(seat, action),
        EventView::Chance(outcome) => after.reveal_unchecked(outcome),
        // Whatever becomes of the card, it leaves the structure.
        EventView::PlotPrepared(seat, slot) => after.play_unchecked(seat, Action::Discard(slot)),
        _ => return told,
    }
    told.extend(consequences(game, &after, scene));
    told
}

/// What happens, as a sentence about a player.
fn sentence(game: &Duel, event: &EventView, scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    let act = |seat, what: &str| Some(text.words("duel-log-act", &[("name", scene.name(seat)), ("what", what)]));
    let about = |id: &str, seat| Some(text.words(id, &[("name", scene.name(seat))]));
    match *event {
        EventView::Act(seat, action) => act(seat, &phrase(game, seat, action, text)),
        EventView::Chance(outcome) => outcome_sentence(game, outcome, text),
        EventView::DrawnUnseen(seat) => about("duel-log-drawn-unseen", seat),
        EventView::GodUnseen(seat, of) => {
            let args = [("name", scene.name(seat)), ("mythology", &words::mythology(of, text))];
            Some(text.words("duel-log-god-unseen", &args))
        }
        EventView::GodPlaced(seat, of, space) => {
            let args = [("space", space.number().into()), ("mythology", words::mythology(of, text).into())];
            act(seat, &text.with("duel-do-place-god-unseen", &args))
        }
        EventView::DeckStacked(seat) => act(seat, &text.say("duel-do-stack-deck-unseen")),
        EventView::PlotUnseen(seat) => about("duel-log-plot-unseen", seat),
        EventView::PlotKept(seat, DeckEnd::Top) => act(seat, &text.say("duel-do-keep-top-unseen")),
        EventView::PlotKept(seat, DeckEnd::Bottom) => act(seat, &text.say("duel-do-keep-bottom-unseen")),
        EventView::PlotPrepared(seat, slot) => {
            let card = card_at(game, slot).map(|card| words::building(card, text)).unwrap_or_default();
            act(seat, &text.words("duel-do-prepare-unseen", &[("card", &card)]))
        }
        // One sentence for the three cards of an age.
        EventView::RemovedUnseen(seat, age) => match game.pending().last() {
            Some(Pending::ShowRemoved(_, left)) if usize::from(*left) % duel::data::REMOVED_PER_AGE == 0 => {
                let age = text.say(&format!("duel-back-age{}", age.number()));
                Some(text.words("duel-log-removed-unseen", &[("name", scene.name(seat)), ("age", &age)]))
            }
            _ => None,
        },
        EventView::LockedUnseen(seat) => act(seat, &text.say("duel-do-lock-unseen")),
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
        Chance::Decree(chamber, decree) if matches!(game.pending().last(), Some(Pending::Settle(..))) => {
            let (place, _) = decree_laid_in(game, chamber);
            let args = [("chamber", place.number().into()), ("decree", words::decree(Some(decree), text).into())];
            Some(text.with("duel-log-decree", &args))
        }
        Chance::Plot(plot) => Some(text.words("duel-log-plot", &[("plot", &words::plot(plot, text))])),
        Chance::Removed(card) => Some(text.words("duel-log-removed", &[("card", &words::building(card, text))])),
        Chance::Card(..)
        | Chance::Token(_)
        | Chance::Wonder(_)
        | Chance::Back(..)
        | Chance::Gift(..)
        | Chance::Decree(..) => None,
    }
}

/// Tokens that came from cards, and chambers that changed hands.
fn consequences(before: &Duel, after: &Duel, scene: &Scene<'_>) -> Vec<String> {
    let text = scene.text;
    let mut told = Vec::new();
    for seat in [Seat::A, Seat::B] {
        let (had, has) = (before.city(seat), after.city(seat));
        let new = |of: &Mythology| has.mythology_tokens(*of) > had.mythology_tokens(*of);
        let mythologies = Mythology::ALL.into_iter().filter(new).map(Gift::Mythology);
        let offerings = (has.offerings() & !had.offerings()).iter().map(Gift::Offering);
        for gift in mythologies.chain(offerings) {
            let args = [("name", scene.name(seat)), ("token", &words::gift(gift, text))];
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
                text.with("duel-log-controls-bare", &[("name", scene.name(seat).into()), ("chamber", number)])
            }
            Some(seat) => {
                let name = Value::from(scene.name(seat));
                let args = [("name", name), ("chamber", number), ("decree", decrees.join(", ").into())];
                text.with("duel-log-controls", &args)
            }
        });
    }
    told
}
