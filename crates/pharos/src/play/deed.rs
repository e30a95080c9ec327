//! What somebody does, in the two ways it is put: as a choice, and as the log tells it of whoever chose it.

use crate::text::{Text, Value};

/// A message about an action, with its values.
pub(super) struct Deed {
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Deed {
    pub(super) fn new(id: &'static str, values: impl Into<Vec<(&'static str, Value<'static>)>>) -> Self {
        Self { id, values: values.into() }
    }

    /// A message that is about one thing only.
    pub(super) fn about(id: &'static str, key: &'static str, word: String) -> Self {
        Self::new(id, [(key, word.into())])
    }

    /// A message that needs no values.
    pub(super) fn bare(id: &'static str) -> Self {
        Self::new(id, [])
    }

    /// As one may choose it: `take Wood from the left`.
    pub(super) fn choice(&self, text: &Text) -> String {
        text.with(self.id, &self.values)
    }

    /// As a sentence about a player: `Ada takes Wood from the left`.
    pub(super) fn told(mut self, name: &str, text: &Text) -> String {
        self.values.push(("name", name.to_owned().into()));
        text.attribute_with(self.id, "told", &self.values)
    }
}
