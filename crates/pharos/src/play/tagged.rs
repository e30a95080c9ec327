//! Deeds and consequences of any game in words. The protocol tags them, and the message about one follows from its tag: the
//! id is a prefix and the kind, with the side or the question where it has one; the values are its fields.

use crate::text::{Text, Value};
use serde::Serialize;
use serde_json::Value as Json;

/// The word by which the protocol writes one of several.
pub(super) fn word_of(word: impl Serialize) -> String {
    match serde_json::to_value(word) {
        Ok(Json::String(word)) => word,
        other => unreachable!("one of several is written as a word, not {other:?}"),
    }
}

/// Fields that are part of a message's id.
const IN_ID: [&str; 2] = ["side", "question"];

/// The message about something tagged, with its values.
pub(super) struct Tagged {
    id: String,
    values: Vec<(String, Value<'static>)>,
}

/// What happened and what followed, as a log tells it. What the table reveals has no name in front.
pub(super) fn told(
    happened: Option<Tagged>,
    followed: impl IntoIterator<Item = Tagged>,
    name: Option<&str>,
    text: &Text,
) -> Vec<String> {
    let happened = happened.map(|deed| deed.told(name, text));
    happened.into_iter().chain(followed.into_iter().map(|one| one.told(None, text))).collect()
}

impl Tagged {
    /// The message about something of the protocol. Numbers stand for themselves; `word` puts other fields into words.
    pub(super) fn of(prefix: &str, what: &impl Serialize, word: impl Fn(&str, &Json) -> Value<'static>) -> Self {
        Self::new(prefix, &serde_json::to_value(what).expect("the protocol can write what it says"), word)
    }

    /// The message about what the protocol has written. Numbers stand for themselves; `word` puts other fields into words.
    fn new(prefix: &str, tagged: &Json, word: impl Fn(&str, &Json) -> Value<'static>) -> Self {
        let fields = tagged.as_object().expect("what is tagged is an object");
        let part = |field: &str| fields.get(field).and_then(Json::as_str);
        let kind = part("kind").expect("what is tagged has a kind");
        let parts = IN_ID.iter().filter_map(|field| part(field));
        let id = parts.fold(format!("{prefix}-{kind}"), |id, part| format!("{id}-{part}"));
        let value = |field: &str, value: &Json| match value.as_i64() {
            Some(number) => number.into(),
            None => word(field, value),
        };
        let others = fields.iter().filter(|(field, _)| *field != "kind" && !IN_ID.contains(&field.as_str()));
        Self { id, values: others.map(|(field, json)| (field.clone(), value(field, json))).collect() }
    }

    /// The same with a value for a field that is left out where there is nothing to say.
    pub(super) fn or(mut self, field: &str, value: &'static str) -> Self {
        if !self.values.iter().any(|(known, _)| known == field) {
            self.values.push((field.to_owned(), value.into()));
        }
        self
    }

    /// As one may choose it: `take Wood from the left`.
    pub(super) fn choice(&self, text: &Text) -> String {
        text.with(&self.id, &self.values(None))
    }

    /// As a log tells it: `Ada takes Wood from the left`. What the table reveals has no name in front.
    pub(super) fn told(&self, name: Option<&str>, text: &Text) -> String {
        text.attribute_with(&self.id, "told", &self.values(name))
    }

    fn values<'a>(&'a self, name: Option<&'a str>) -> Vec<(&'a str, Value<'a>)> {
        let fields = self.values.iter().map(|(field, value)| (field.as_str(), value.clone()));
        fields.chain(name.map(|name| ("name", name.into()))).collect()
    }
}
