//! What can be done, what happens and what is asked, in sentences.

use super::words;
use crate::play::Context;
use crate::play::tagged::{self, Tagged, word_of};
use crate::text::{Text, Value};
use protocol::architects::{
    ArchitectsAsk, ArchitectsConsequence, ArchitectsDeed, ArchitectsDuty, ArchitectsEvent, ArchitectsPayment,
};
use serde_json::{Value as Json, from_value};
use table::Seat;

/// A deed in words.
pub(super) fn deed(deed: &ArchitectsDeed, context: &Context<'_>) -> Tagged {
    Tagged::of("architects-do", deed, |field, json| value(field, json, context))
}

/// A consequence in words.
pub(super) fn consequence(consequence: &ArchitectsConsequence, context: &Context<'_>) -> Tagged {
    Tagged::of("architects-then", consequence, |field, json| value(field, json, context))
}

/// What happened and what followed, as a log tells it.
pub(super) fn sentences(seat: Option<Seat>, event: &ArchitectsEvent, context: &Context<'_>) -> Vec<String> {
    let name = seat.map(|seat| context.name(seat));
    let happened = event.deed.is_told().then(|| deed(&event.deed, context));
    let followed = event.consequences.iter().filter(|one| one.is_told()).map(|one| consequence(one, context));
    tagged::told(happened, followed, name, context.text)
}

/// What is asked: what has to be done, or else what can be.
pub(super) fn question(ask: &ArchitectsAsk, text: &Text) -> String {
    let mut parts: Vec<String> =
        ask.duties.iter().map(|duty| text.say(&format!("architects-duty-{}", word_of(duty)))).collect();
    if ask.extras > 0 && !ask.duties.contains(&ArchitectsDuty::Extra) {
        parts.insert(0, text.with("architects-ask-extras", &[("count", ask.extras.into())]));
    }
    if parts.is_empty() { text.say(&format!("architects-ask-{}", word_of(ask.what))) } else { parts.join(" ") }
}

/// Each field is a word of the game by its name.
fn value(field: &str, json: &Json, context: &Context<'_>) -> Value<'static> {
    let text = context.text;
    let one = |json: &Json| json.as_str().map_or_else(|| unreachable!("{field} is no word: {json}"), str::to_owned);
    let several = || json.as_array().unwrap_or_else(|| unreachable!("{field} is no list: {json}"));
    let word = || one(json);
    let listed = |of: fn(&str, &Text) -> String| {
        several().iter().map(|json| of(&one(json), text)).collect::<Vec<_>>().join(", ")
    };
    match field {
        "card" => words::card(word(), text),
        "cards" => listed(|card, text| words::card(card, text)),
        "deck" => word(),
        "seat" | "to" => {
            word().parse().map_or_else(|_| unreachable!("{json} is no seat"), |seat| context.name(seat).into())
        }
        "set" => words::set(word(), text),
        "sets" => listed(|set, text| words::set(set, text)),
        "stage" => words::stage(word(), text),
        "stages" => listed(|stage, text| words::stage(stage, text)),
        "token" => words::token(word(), text),
        "wonder" => words::wonder(word(), text),
        "way" => text.say(&format!("architects-ending-{}", word())),
        "payment" => match from_value::<ArchitectsPayment>(json.clone()) {
            Ok(payment) => words::payment(&payment, false, text),
            Err(error) => unreachable!("{json} is no payment: {error}"),
        },
        "shields" | "won" | "discards" => {
            let figures = several().iter().zip(Seat::first(context.names.len()));
            figures.map(|(figure, seat)| format!("{seat} {figure}")).collect::<Vec<_>>().join(", ")
        }
        _ => unreachable!("the field {field} has no words yet: say here which"),
    }
    .into()
}
