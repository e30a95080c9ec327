//! People at a table: a public number and a name. Who they are on the network is the business of whoever drives a room.

use crate::visible::cleaned;
use protocol::Refusal;

/// Somebody with a name. Only their secret lets anybody act for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their public number, the same at every table.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A name as it is kept: without blanks around it, 1 to 24 characters, none of them hidden.
pub fn checked_name(name: &str) -> Result<String, Refusal> {
    checked_text(name, 24)
}

/// A text for other people to read, of 1 to `most` characters.
pub fn checked_text(text: &str, most: usize) -> Result<String, Refusal> {
    let fits = |text: &String| (1..=most).contains(&text.chars().count());
    cleaned(text).filter(fits).ok_or(Refusal::OutOfRange)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(checked_name("  Łucja Żak ").as_deref(), Ok("Łucja Żak"));
        assert_eq!(checked_name(&"ż".repeat(24)).map(|name| name.chars().count()), Ok(24));
        for name in ["", "   ", "a\nb", "\u{202e}live", "\u{3164}", "\u{ad}\u{ad}", &"x".repeat(25)] {
            assert_eq!(checked_name(name), Err(Refusal::OutOfRange), "{name:?}");
        }
    }
}
