//! What can be done, what happens and what is asked, in sentences.

use super::words;
use crate::play::Context;
use crate::play::tagged::{self, Tagged, word_of};
use crate::text::{Text, Value};
use protocol::duel::{DuelAsk, DuelConsequence, DuelDeed, DuelEvent, DuelGift, DuelLoot};
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, from_value};
use table::Seat;

/// A deed in words.
pub(super) fn deed(deed: &DuelDeed, context: &Context<'_>) -> Tagged {
    Tagged::of("duel-do", deed, |field, json| value(field, json, context))
}

/// A consequence in words.
pub(super) fn consequence(consequence: &DuelConsequence, context: &Context<'_>) -> Tagged {
    Tagged::of("duel-then", consequence, |field, json| value(field, json, context))
}

/// What happened and what followed, as a log tells it.
pub(super) fn sentences(seat: Option<Seat>, event: &DuelEvent, context: &Context<'_>) -> Vec<String> {
    let name = seat.map(|seat| context.name(seat));
    let happened = event.deed.is_told().then(|| deed(&event.deed, context));
    let followed = event.consequences.iter().filter(|one| one.is_told()).map(|one| consequence(one, context));
    tagged::told(happened, followed, name, context.text)
}

/// What is asked.
pub(super) fn question(ask: &DuelAsk, text: &Text) -> String {
    let optional = if ask.optional { "yes" } else { "no" };
    let values = [("left", ask.left.unwrap_or(1).into()), ("optional", optional.into())];
    text.with(&format!("duel-ask-{}", word_of(ask.what)), &values)
}

/// Each field is a word of the game by its name.
fn value(field: &str, json: &Json, context: &Context<'_>) -> Value<'static> {
    let text = context.text;
    let word = || json.as_str().unwrap_or_else(|| unreachable!("{field} is a word, not {json}"));
    match field {
        "card" | "given" => words::building(word(), text),
        "wonder" => words::wonder(word(), text),
        "token" => words::token(word(), text),
        "tokens" => {
            read::<Vec<String>>(json).iter().map(|token| words::token(token, text)).collect::<Vec<_>>().join(", ")
        }
        "god" => words::god(word(), text),
        "mythology" => words::mythology(word(), text),
        "plot" => words::plot(word(), text),
        "decree" => words::decree(word(), text),
        "back" => words::back(word(), text),
        "gift" => words::gift(&read::<DuelGift>(json), text),
        "loot" => words::military_token(&read::<DuelLoot>(json), text),
        "offerings" => match read::<Vec<u16>>(json) {
            none if none.is_empty() => "none".to_owned(),
            values => words::offerings(&values),
        },
        "seat" | "by" | "starter" | "owner" | "towards" => {
            word().parse().map_or_else(|_| unreachable!("{json} is no seat"), |seat| context.name(seat).into())
        }
        // Messages choose by these words, or do not name them.
        "end" | "place" | "way" => word().to_owned(),
        "slots" => String::new(),
        _ => unreachable!("the field {field} has no words yet: say here which"),
    }
    .into()
}

fn read<T: DeserializeOwned>(json: &Json) -> T {
    from_value(json.clone()).unwrap_or_else(|error| unreachable!("{json} was written by the protocol: {error}"))
}
