//! What players do and what happens, in sentences.

use super::words;
use crate::play::Scene;
use crate::play::deed::Deed;
use crate::text::Text;
use architects::{Action, Architects, Card, Chance, DeckId, EventView, Pending, Side, TokenId};
use table::{Game, Seat};

/// The open top of a wonder's deck; the central deck has none.
pub(super) fn top_of(game: &Architects, deck: DeckId) -> Option<Card> {
    game.view(None).decks[deck.seat()?.index()].top
}

/// The open top of the deck on a side of a seat.
pub(super) fn top_at(game: &Architects, seat: Seat, side: Side) -> Option<Card> {
    top_of(game, game.deck_at(seat, side))
}

/// What an action is, in a few words.
pub(super) fn deed(game: &Architects, seat: Seat, action: Action, text: &Text) -> Deed {
    let about_card =
        |id, card: Option<Card>| Deed::about(id, "card", card.map(|card| words::card(card, text)).unwrap_or_default());
    let about_top = |id, side| about_card(id, top_at(game, seat, side));
    match action {
        Action::Pick(wonder) => Deed::about("architects-do-pick", "wonder", words::wonder(wonder, text)),
        Action::Look => Deed::bare("architects-do-look"),
        Action::Take(Side::Left) => about_top("architects-do-take-left", Side::Left),
        Action::Take(Side::Right) => about_top("architects-do-take-right", Side::Right),
        Action::Take(Side::Centre) => Deed::bare("architects-do-take-centre"),
        Action::Extra(Side::Left) => about_top("architects-do-extra-left", Side::Left),
        Action::Extra(Side::Right) => about_top("architects-do-extra-right", Side::Right),
        Action::Extra(Side::Centre) => Deed::bare("architects-do-extra-centre"),
        Action::Build(payment) => {
            let stage = text.say(&format!("architects-stage-{}", payment.stage()));
            let cards = words::payment(payment, false, text);
            Deed::new("architects-do-build", [("stage", stage.into()), ("cards", cards.into())])
        }
        Action::Exchange(set) => {
            Deed::about("architects-do-exchange", "set", text.say(&format!("architects-set-{set}")))
        }
        Action::Token(token) => Deed::about("architects-do-token", "token", words::token(token, text)),
        Action::Blind => Deed::bare("architects-do-blind"),
        Action::Fetch(deck) => match top_of(game, deck) {
            Some(card) => {
                let values = [("card", words::card(card, text).into()), ("seat", deck.to_string().into())];
                Deed::new("architects-do-fetch", values)
            }
            None => Deed::bare("architects-do-fetch-centre"),
        },
        Action::Search(Side::Left) => Deed::bare("architects-do-search-left"),
        Action::Search(_) => Deed::bare("architects-do-search-right"),
        Action::Keep(card) => about_card("architects-do-keep", Some(card)),
        Action::Use => Deed::bare("architects-do-use"),
        Action::Pass if game.pending().last() == Some(&Pending::UseEffect) => Deed::bare("architects-do-decline"),
        Action::Pass => Deed::bare("architects-do-no-extra"),
        Action::End => Deed::bare("architects-do-end"),
    }
}

/// What happens, and what follows from it. Laying out is not told: everybody sees it.
pub(super) fn sentences(game: &Architects, event: &EventView, scene: &Scene<'_>) -> Vec<String> {
    let mut told: Vec<String> = sentence(game, event, scene).into_iter().collect();
    let mut after = *game;
    match *event {
        EventView::Act(seat, action) => after.play_unchecked(seat, action),
        EventView::Chance(outcome) => after.reveal_unchecked(outcome),
        EventView::SeenHidden(_) | EventView::ShownHidden(..) => return told,
    }
    if let EventView::Act(seat, Action::Build(_) | Action::Use) = *event {
        told.extend(both_sides(game, &after, seat, scene));
    }
    told.extend(consequences(game, &after, scene));
    told
}

/// What a stage of Olympia takes from the decks on both sides.
fn both_sides(before: &Architects, after: &Architects, seat: Seat, scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    let is_taken = |side: &Side| {
        let deck = before.deck_at(seat, *side);
        after.deck(deck).len() < before.deck(deck).len()
    };
    let sides = [Side::Left, Side::Right].into_iter().filter(is_taken);
    let cards: Vec<_> =
        sides.filter_map(|side| top_at(before, seat, side)).map(|card| words::card(card, text)).collect();
    let wonder = words::wonder(before.city(seat).wonder().filter(|_| !cards.is_empty())?, text);
    let args = [("name", scene.name(seat)), ("wonder", &wonder), ("cards", &cards.join(", "))];
    Some(text.words("architects-log-both-sides", &args))
}

/// What happens, as a sentence about a player or the table.
fn sentence(game: &Architects, event: &EventView, scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    match *event {
        EventView::Act(seat, action) => Some(deed(game, seat, action, text).told(scene.name(seat), text)),
        EventView::Chance(outcome) => outcome_sentence(game, outcome, scene),
        // That somebody looks is told with the action.
        EventView::SeenHidden(_) => None,
        EventView::ShownHidden(seat, deck) => {
            let args = [("name", scene.name(seat)), ("seat", &deck.to_string())];
            Some(text.words("architects-log-shown-hidden", &args))
        }
    }
}

/// What the table reveals.
fn outcome_sentence(game: &Architects, outcome: Chance, scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    let about_card = |id: &str, card| Some(text.words(id, &[("card", &words::card(card, text))]));
    let about_token = |id: &str, token| Some(text.words(id, &[("token", &words::token(token, text))]));
    match outcome {
        Chance::Wonder(seat, wonder) => {
            let args = [("name", scene.name(seat)), ("wonder", &words::wonder(wonder, text))];
            Some(text.words("architects-log-wonder", &args))
        }
        Chance::Card(card) => about_card("architects-log-card", card),
        Chance::Seen(card) => about_card("architects-log-seen", card),
        Chance::Drawn(token) => about_token("architects-log-drawn", token),
        Chance::Shown(card) => about_card("architects-log-shown", card),
        Chance::Token(token) if game.pending().contains(&Pending::Act) => about_token("architects-log-token", token),
        Chance::Token(_) | Chance::Top(..) | Chance::Offer(_) => None,
    }
}

/// The cat, extra cards, horns, a battle and a complete wonder.
fn consequences(before: &Architects, after: &Architects, scene: &Scene<'_>) -> Vec<String> {
    let text = scene.text;
    let active = before.active();
    let name = scene.name(active);
    let mut told = Vec::new();
    for (i, (had, has)) in before.view(None).decks.iter().zip(after.view(None).decks).enumerate() {
        if let Some(seat) = Seat::new(i).filter(|_| has.shuffles > had.shuffles) {
            told.push(text.words("architects-log-shuffled", &[("seat", &seat.to_string())]));
        }
    }
    if before.cat() != after.cat() {
        told.push(text.words("architects-log-cat", &[("name", name)]));
    }
    // A turn that is over has forgotten its tokens, but one that brings a card is never over at once.
    for token in TokenId::ALL {
        if after.active() == active && after.turn().has_triggered(token) && !before.turn().has_triggered(token) {
            let args = [("token", words::token(token, text)), ("name", name.to_owned())];
            let args = args.each_ref().map(|(key, value)| (*key, value.as_str()));
            told.push(text.words("architects-log-extra", &args));
        }
    }
    let count = before.conflict_tokens();
    let is_battle = discarded_horns(after) > discarded_horns(before);
    let flipped = if is_battle { count } else { after.flipped() };
    if flipped > before.flipped() {
        let args = [("flipped", flipped.into()), ("count", count.into())];
        told.push(text.with("architects-log-horn", &args));
    }
    if after.city(active).is_complete() && !before.city(active).is_complete() {
        let wonder = after.city(active).wonder().map(|wonder| words::wonder(wonder, text)).unwrap_or_default();
        told.push(text.words("architects-log-complete", &[("name", name), ("wonder", &wonder)]));
    }
    if is_battle {
        told.extend(battle(before, after, scene));
    }
    told
}

/// How a battle went.
fn battle(before: &Architects, after: &Architects, scene: &Scene<'_>) -> Vec<String> {
    let text = scene.text;
    let seats = || Seat::first(before.seats());
    // The card that brings the battle may come with the same event.
    let lay: usize = seats().map(|seat| horns(before, seat)).sum();
    let new = discarded_horns(after) - discarded_horns(before) - lay;
    let strength = |seat: Seat| {
        let new = if seat == before.active() { new } else { 0 };
        usize::from(after.shields(seat)) + horns(before, seat) + new
    };
    let shields: Vec<_> = seats().map(|seat| format!("{seat} {}", strength(seat))).collect();
    let mut told = vec![text.words("architects-log-battle", &[("shields", &shields.join(", "))])];
    for seat in seats() {
        let won = after.city(seat).victory() - before.city(seat).victory();
        if won > 0 {
            let args = [("name", scene.name(seat).into()), ("count", won.into())];
            told.push(text.with("architects-log-victory", &args));
        }
    }
    if told.len() == 1 {
        told.push(text.say("architects-log-no-victory"));
    }
    told
}

/// Red cards with horns are discarded by battles only.
fn discarded_horns(game: &Architects) -> usize {
    [Card::ShieldHorn1, Card::ShieldHorn2].map(|card| usize::from(game.discard().of(card))).iter().sum()
}

/// Red cards with horns that lie in a city.
fn horns(game: &Architects, seat: Seat) -> usize {
    let cards = game.city(seat).cards();
    [Card::ShieldHorn1, Card::ShieldHorn2].map(|card| usize::from(cards.of(card))).iter().sum()
}
