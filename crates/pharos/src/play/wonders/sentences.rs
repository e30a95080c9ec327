//! What can be done, what happens and what is asked, in sentences.

use super::words;
use crate::play::Context;
use crate::play::tagged::{self, Tagged, word_of};
use crate::text::{Text, Value};
use protocol::wonders::{
    ArmadaLoss, ArmadaStanding, ArmadaStep, ArmadaVoyage, WondersConflict, WondersConsequence, WondersDeed,
    WondersEvent, WondersQuestion,
};
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, from_value};
use table::Seat;

/// A deed in words. Who does it sits there, among so many: coins may go to neighbours and two seats away.
pub(super) fn deed(deed: &WondersDeed, payer: Payer, context: &Context<'_>) -> Tagged {
    let tagged = Tagged::of("wonders-do", deed, |field, json| value(field, json, payer, context));
    tagged.or("payment", NOTHING).or("voyage", NOTHING)
}

/// Messages choose by this word where nothing is paid, or no ship moves.
const NOTHING: &str = "none";

/// Who pays, at a table of so many.
#[derive(Clone, Copy)]
pub(super) struct Payer {
    pub(super) seat: Seat,
    pub(super) seats: usize,
}

impl Payer {
    /// The neighbours and the cities two seats away, left and right.
    pub(super) fn sellers(self) -> [Seat; 4] {
        let [left, right] = super::neighbours(self.seat, self.seats);
        [left, right, left.left(self.seats), right.right(self.seats)]
    }
}

/// A consequence in words.
pub(super) fn consequence(consequence: &WondersConsequence, context: &Context<'_>) -> Tagged {
    let nobody = Payer { seat: Seat::A, seats: 2 };
    Tagged::of("wonders-then", consequence, |field, json| value(field, json, nobody, context))
}

/// What happened and what followed, as a log tells it, at a table of so many.
pub(super) fn sentences(seat: Option<Seat>, event: &WondersEvent, seats: usize, context: &Context<'_>) -> Vec<String> {
    let payer = Payer { seat: seat.unwrap_or(Seat::A), seats };
    let happened = event.deed.is_told().then(|| deed(&event.deed, payer, context));
    let followed = event.consequences.iter().filter(|one| one.is_told()).map(|one| consequence(one, context));
    tagged::told(happened, followed, seat.map(|seat| context.name(seat)), context.text)
}

/// What is asked.
pub(super) fn question(question: WondersQuestion, text: &Text) -> String {
    text.say(&format!("wonders-ask-{}", word_of(question)))
}

/// Each field is a word of the game by its name.
fn value(field: &str, json: &Json, payer: Payer, context: &Context<'_>) -> Value<'static> {
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
        "payment" => words::payment(read(json), payer, context),
        "voyage" => words::voyage(&read::<ArmadaVoyage>(json), text),
        "ships" => words::ships(&read::<Vec<ArmadaStep>>(json), text),
        "fleet" => words::fleet(word(), text),
        "fleets" => listed(&read::<Vec<String>>(json), |fleet| words::fleet(fleet, text)),
        "island" => words::island(word(), text),
        "islands" => listed(&read::<Vec<String>>(json), |island| words::island(island, text)),
        "shipyards" => {
            by_seat(read::<Vec<String>>(json).iter().map(|shipyard| words::shipyard(shipyard, text)).collect())
        }
        "seat" | "buyer" | "target" => context.name(read::<protocol::SeatLetter>(json).seat()).into(),
        "explorers" => listed(&read::<Vec<protocol::SeatLetter>>(json), |seat| context.name(seat.seat()).to_owned()),
        "left" | "right" | "conflict" => words::shields_of_both(&read(json)),
        "pairs" | "conflicts" => listed(&read::<Vec<WondersConflict>>(json), |one| pair(one, context)),
        "standings" => listed(&read::<Vec<ArmadaStanding>>(json), |one| words::standing(one, context)),
        "losses" => {
            let losses = read::<Vec<ArmadaLoss>>(json);
            if losses.is_empty() { NOTHING.to_owned() } else { listed(&losses, |one| words::loss(one, context)) }
        }
        // Messages choose by this word.
        "to" => word(),
        "way" => text.say(&format!("wonders-ending-{}", word())),
        _ => unreachable!("the field {field} has no words yet: say here which"),
    }
    .into()
}

fn listed<T>(all: &[T], word: impl Fn(&T) -> String) -> String {
    all.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// Two cities and their shields.
fn pair(conflict: &WondersConflict, context: &Context<'_>) -> String {
    let [one, other] = conflict.seats.map(|seat| context.name(seat.seat()));
    context
        .text
        .words("wonders-pair", &[("one", one), ("other", other), ("shields", &words::shields_of_both(conflict))])
}

fn read<T: DeserializeOwned>(json: &Json) -> T {
    from_value(json.clone()).unwrap_or_else(|error| unreachable!("{json} was written by the protocol: {error}"))
}
