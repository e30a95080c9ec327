//! People, and the secrets by which they are known.

use room::Person;
use sha2::{Digest, Sha256};
use std::fmt;

/// A person on one of their devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Who.
    pub person: Person,
    /// The public number of the device.
    pub device: String,
}

/// Proof of being a person: what the cookie of a device holds. The server keeps only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Draws a secret of 192 bits.
    pub(crate) fn draw() -> Result<Self, getrandom::Error> {
        random_text::<24>().map(Self)
    }

    /// The text for the cookie.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A secret does not get into a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name for a table that nobody can guess: 128 bits.
pub(crate) fn table_id() -> Result<String, getrandom::Error> {
    random_text::<16>()
}

/// A device's public number: 96 bits, drawn apart from its secret, of which it says nothing.
pub(crate) fn device_id() -> Result<String, getrandom::Error> {
    random_text::<12>()
}

/// A person's public number: 96 bits, so that no two people share one.
pub(crate) fn person_id() -> Result<String, getrandom::Error> {
    random_text::<12>()
}

/// What tells a database from all others: 96 bits.
pub(crate) fn database_id() -> Result<String, getrandom::Error> {
    random_text::<12>()
}

/// So many random bytes in letters, digits, `-` and `_`: 6 bits in each character.
fn random_text<const BYTES: usize>() -> Result<String, getrandom::Error> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    let mut text = String::with_capacity(BYTES.div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_texts_fit_into_links_and_differ() {
        let texts: Vec<_> = (0..100).map(|_| random_text::<16>().unwrap()).collect();
        for (i, text) in texts.iter().enumerate() {
            assert_eq!(text.len(), 22);
            assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{text}");
            assert!(!texts[..i].contains(text));
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret::draw().unwrap();
        assert!(!format!("{secret:?}").contains(&secret.as_str()[..4]));
    }
}
