//! What the texts of actions, outcomes and positions are made of: words one blank apart, fields, names, numbers.
//!
//! Everything has one written form, so that a text that is accepted says exactly what was read.

use crate::{Id, IdSet, OptionError, TextError};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What was read, or why it could not be.
pub type Result<T> = std::result::Result<T, TextError>;

/// Reads a number in its one written form.
///
/// # Errors
///
/// Says that the text is no such number.
pub fn parse_number<N>(text: &str, range: RangeInclusive<N>, kind: &'static str) -> Result<N>
where
    N: FromStr + PartialOrd + ToString,
{
    let number = text.parse().ok().filter(|number: &N| range.contains(number) && number.to_string() == text);
    number.ok_or_else(|| TextError::unknown(kind, text))
}

/// Reads the name of a component.
///
/// # Errors
///
/// Says that nothing of this kind has the name.
pub fn parse_id<T: Id>(slug: &str) -> Result<T> {
    T::from_slug(slug).ok_or_else(|| TextError::unknown(T::KIND, slug))
}

/// Reads names with commas between them, in any order.
///
/// # Errors
///
/// Says which name is unknown or stands twice.
pub fn parse_list<T: Id>(text: &str) -> Result<IdSet<T>> {
    let mut set = IdSet::new();
    for word in text.split(',') {
        let id = parse_id(word)?;
        if set.contains(id) {
            return Err(TextError::Contradiction(format!("{word} stands twice")));
        }
        set.insert(id);
    }
    Ok(set)
}

/// Names with commas between them, in printed order.
pub fn list<T: Id>(set: IdSet<T>) -> String {
    set.iter().map(Id::slug).collect::<Vec<_>>().join(",")
}

/// Two words with a sign between them.
///
/// # Errors
///
/// Says that the sign is missing.
pub fn pair(text: &str, separator: char) -> Result<(&str, &str)> {
    text.split_once(separator).ok_or_else(|| TextError::unknown("pair of words", text))
}

/// Reads rule options with commas between them, and gives each to `set`.
///
/// # Errors
///
/// Says which option is unknown or stands twice.
pub fn parse_options<'a>(
    options: Option<&'a str>,
    mut set: impl FnMut(&'a str, &'a str) -> std::result::Result<(), OptionError>,
) -> Result<()> {
    let mut seen: Vec<&str> = Vec::new();
    for option in options.into_iter().flat_map(|options| options.split(',')) {
        let (name, value) = option.split_once('=').ok_or_else(|| TextError::unknown("option", option))?;
        if seen.contains(&name) {
            return Err(TextError::Contradiction(format!("the option {name} stands twice")));
        }
        seen.push(name);
        set(name, value).map_err(|_| TextError::unknown("option", option))?;
    }
    Ok(())
}

/// Reads the fields of a position, `key=value` one blank apart.
///
/// # Errors
///
/// Says which word is no field, or which field stands twice.
pub fn parse_fields<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<(&'a str, &'a str)>> {
    let mut fields: Vec<(&str, &str)> = Vec::new();
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| TextError::unknown("field of a position", word))?;
        if fields.iter().any(|(other, _)| *other == key) {
            return Err(TextError::Contradiction(format!("the field {key} stands twice")));
        }
        fields.push((key, value));
    }
    Ok(fields)
}

/// The words of an action or an outcome, one blank apart.
pub struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    /// The words of this text.
    pub fn new(text: &'a str) -> Self {
        Self(text.split(' '))
    }

    /// The next word.
    ///
    /// # Errors
    ///
    /// Says what is missing if there is none.
    pub fn next(&mut self, what: &'static str) -> Result<&'a str> {
        self.0.next().filter(|word| !word.is_empty()).ok_or(TextError::Missing(what))
    }

    /// The next word, if the text goes on; it may be empty.
    pub fn optional(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word, a component's name.
    ///
    /// # Errors
    ///
    /// Says that it is missing or unknown.
    pub fn id<T: Id>(&mut self) -> Result<T> {
        parse_id(self.next(T::KIND)?)
    }

    /// Nothing comes after this.
    ///
    /// # Errors
    ///
    /// Says what does.
    pub fn end(mut self) -> Result<()> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(TextError::Extra(word.to_owned())),
        }
    }
}

/// The fields of a position that differ from the default.
#[derive(Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Adds a field, unless it is as always.
    pub fn add(&mut self, key: impl Into<String>, value: String, is_default: bool) {
        if !is_default {
            self.0.push((key.into(), value));
        }
    }

    /// Adds a list that is not empty.
    pub fn list(&mut self, key: impl Into<String>, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().collect();
        self.add(key, items.join(","), items.is_empty());
    }

    /// The position: the table it is played at, then the fields.
    pub fn write(self, table: &str) -> String {
        self.0.iter().fold(table.to_owned(), |text, (key, value)| format!("{text} {key}={value}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_one_written_form() {
        assert_eq!(parse_number("7", 0..=9_u8, "number"), Ok(7));
        assert_eq!(parse_number("-7", -9..=9_i8, "number"), Ok(-7));
        for text in ["07", "+7", "10", "", " 7", "seven"] {
            assert_eq!(parse_number(text, 0..=9_u8, "number"), Err(TextError::unknown("number", text)));
        }
    }

    #[test]
    fn words_stand_one_blank_apart() {
        let mut words = Words::new("take wood");
        assert_eq!((words.next("a verb"), words.next("a card")), (Ok("take"), Ok("wood")));
        assert_eq!(words.next("a place"), Err(TextError::Missing("a place")));
        let mut words = Words::new("take  wood");
        assert_eq!((words.next("a verb"), words.next("a card")), (Ok("take"), Err(TextError::Missing("a card"))));
        let mut words = Words::new("end now");
        assert_eq!(words.next("a verb"), Ok("end"));
        assert_eq!(words.end(), Err(TextError::Extra("now".to_owned())));
    }

    #[test]
    fn fields_are_read_as_they_were_written_and_defaults_are_not() {
        let mut fields = Fields::default();
        fields.add("age", "2".to_owned(), false);
        fields.add("pawn", "0".to_owned(), true);
        fields.list("cards", ["baths".to_owned(), "altar".to_owned()]);
        fields.list("tokens", []);
        let text = fields.write("duel");
        assert_eq!(text, "duel age=2 cards=baths,altar");
        assert_eq!(parse_fields(text.split(' ').skip(1)), Ok(vec![("age", "2"), ("cards", "baths,altar")]));
        assert!(parse_fields(["age=2", "age=3"].into_iter()).is_err());
        assert!(parse_fields(["age"].into_iter()).is_err());
    }

    #[test]
    fn options_are_set_once_each() {
        let read = |text| {
            let mut set = Vec::new();
            parse_options(text, |name, value| {
                set.push((name, value));
                if value == "wrong" { Err(OptionError::Name) } else { Ok(()) }
            })
            .map(|()| set)
        };
        assert_eq!(read(None), Ok(vec![]));
        assert_eq!(read(Some("a=1,b=2")), Ok(vec![("a", "1"), ("b", "2")]));
        for text in ["", "a", "a=1,a=2", "a=1,", "a=wrong"] {
            assert!(read(Some(text)).is_err(), "{text}");
        }
    }
}
