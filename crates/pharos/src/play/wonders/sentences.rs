//! What can be done, what happens and what is asked, in sentences.

use super::words;
use crate::play::Context;
use crate::play::tagged::{self, Tagged, word_of};
use crate::text::{Text, Value};
use protocol::wonders::{WondersConsequence, WondersDeed, WondersEvent, WondersQuestion};
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, from_value};
use table::Seat;

/// A deed in words. Who does it has these neighbours, whom the coins may go to.
pub(super) fn deed(deed: &WondersDeed, neighbours: [Seat; 2], context: &Context<'_>) -> Tagged {
    Tagged::of("wonders-do", deed, |field, json| value(field, json, neighbours, context))
}

/// A consequence in words.
pub(super) fn consequence(consequence: &WondersConsequence, context: &Context<'_>) -> Tagged {
    Tagged::of("wonders-then", consequence, |field, json| value(field, json, [Seat::A; 2], context))
}

/// What happened and what followed, as a log tells it, at a table of so many.
pub(super) fn sentences(seat: Option<Seat>, event: &WondersEvent, seats: usize, context: &Context<'_>) -> Vec<String> {
    let neighbours = super::neighbours(seat.unwrap_or(Seat::A), seats);
    let happened = event.deed.is_told().then(|| deed(&event.deed, neighbours, context));
    let followed = event.consequences.iter().filter(|one| one.is_told()).map(|one| consequence(one, context));
    tagged::told(happened, followed, seat.map(|seat| context.name(seat)), context.text)
}

/// What is asked.
pub(super) fn question(question: WondersQuestion, text: &Text) -> String {
    text.say(&format!("wonders-ask-{}", word_of(question)))
}

/// Each field is a word of the game by its name.
fn value(field: &str, json: &Json, neighbours: [Seat; 2], context: &Context<'_>) -> Value<'static> {
    let text = context.text;
    let word = || read::<String>(json);
    let by_seat = |words: Vec<String>| {
        let named = Seat::first(words.len()).zip(words).map(|(seat, word)| format!("{}: {word}", context.name(seat)));
        named.collect::<Vec<_>>().join(", ")
    };
    match field {
        "card" | "from" => words::card(word(), text),
        "hand" => words::cards(&read::<Vec<String>>(json), text),
        "wonder" => words::city(word(), text),
        "wonders" => by_seat(read::<Vec<String>>(json).iter().map(|wonder| words::city(wonder, text)).collect()),
        "sides" => by_seat(read::<Vec<String>>(json).iter().map(|side| words::side(side, text)).collect()),
        "payment" => words::payment(read(json), neighbours, context),
        "seat" | "buyer" => context.name(read::<protocol::SeatLetter>(json).seat()).into(),
        "shields" => by_seat(read::<Vec<u8>>(json).iter().map(u8::to_string).collect()),
        // Messages choose by this word.
        "to" => word(),
        // Told seat by seat, as victories and defeats.
        "won" | "lost" => String::new(),
        "way" => text.say(&format!("wonders-ending-{}", word())),
        _ => unreachable!("the field {field} has no words yet: say here which"),
    }
    .into()
}

fn read<T: DeserializeOwned>(json: &Json) -> T {
    from_value(json.clone()).unwrap_or_else(|error| unreachable!("{json} was written by the protocol: {error}"))
}
