//! Deals that can be checked. A secret is drawn and its SHA-256 published before anything is dealt; then every seat may add
//! texts of its own; the decks are shuffled by ChaCha20 keyed with all of that; the secret is published after the game.
//! Anybody can then lay the cards out again, and no player can have chosen them, nor a server whose owner added
//! nothing: `docs/hosting.md` says what an owner who plays could still do.
//!
//! `docs/notation.md` describes the derivation. It must never change, or old logs could not be checked any more.

use crate::{Game, Rng, Seat, Seeded};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

const BYTES: usize = 32;
/// The first bytes that are hashed for the key; another derivation would need another name.
const DERIVATION: &[u8] = b"pharos deal 1\n";

/// What decides a deal, kept secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; BYTES]);

/// SHA-256 of a secret: tells nothing about it, and fits no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; BYTES]);

/// What a log says about its deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Published {
    /// Published before the deal.
    pub commitment: Commitment,
    /// Texts that seats added, in the order of the seats; a seat may have added several.
    pub contributions: Vec<(Seat, String)>,
    /// Published after the game.
    pub secret: Option<Secret>,
}

impl Secret {
    /// Draws a secret.
    pub fn draw(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; BYTES];
        for part in bytes.chunks_exact_mut(size_of::<u64>()) {
            part.copy_from_slice(&rng.next_u64().to_be_bytes());
        }
        Self(bytes)
    }

    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The secret in 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// The generator that shuffles the decks.
    fn generator(&self, contributions: &[(Seat, &str)]) -> Shuffler {
        let mut hash = Sha256::new_with_prefix(DERIVATION);
        hash.update(self.0);
        for (seat, words) in contributions {
            hash.update(seat.to_string());
            hash.update((words.len() as u64).to_be_bytes());
            hash.update(words);
        }
        Shuffler(ChaCha20Rng::from_seed(hash.finalize().into()))
    }
}

/// A secret does not get into a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Commitment {
    /// The commitment in 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl<G: Game> Seeded<G> {
    /// The deal that belongs to a secret and what the seats added to it, in the order of the seats.
    pub fn fair(setup: G::Setup, secret: &Secret, contributions: &[(Seat, &str)]) -> Self {
        Self::from_decks(G::shuffle(setup, &mut secret.generator(contributions)))
    }
}

/// ChaCha20 as a source of chance.
struct Shuffler(ChaCha20Rng);

impl Rng for Shuffler {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn to_hex(bytes: &[u8; BYTES]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    if text.len() != 2 * BYTES || !text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    for (byte, i) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[i..i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xoshiro;

    fn secret() -> Secret {
        Secret::draw(&mut Xoshiro::new(1))
    }

    /// The numbers come from another implementation of SHA-256 and ChaCha20. A change here would make old logs
    /// impossible to check.
    #[test]
    fn the_derivation_never_changes() {
        let first = |contributions: &[(Seat, &str)]| secret().generator(contributions).next_u64();
        assert_eq!(secret().to_hex(), "cfc5d07f6f03c29bbf424132963fe08d19a37d5757aaf520bf08119f05cd56d6");
        assert_eq!(secret().commitment().to_hex(), "f703dcbac5ef335c0e2264bb36031923978bf510cd10de11d195c20baa589760");
        assert_eq!(first(&[]), 13_749_010_080_179_199_278);
        assert_eq!(first(&[(Seat::A, "luck"), (Seat::B, "more")]), 8_233_722_781_904_246_699);
    }

    #[test]
    fn every_word_and_its_seat_count() {
        let first = |contributions: &[(Seat, &str)]| secret().generator(contributions).next_u64();
        let all = [
            first(&[]),
            first(&[(Seat::A, "luck")]),
            first(&[(Seat::B, "luck")]),
            first(&[(Seat::A, "lu"), (Seat::B, "ck")]),
            first(&[(Seat::A, "luckB"), (Seat::B, "")]),
        ];
        for (i, one) in all.iter().enumerate() {
            assert!(!all[..i].contains(one), "{i} gives the same deal as an earlier one");
        }
    }

    #[test]
    fn hexadecimal_has_one_written_form() {
        let hex = secret().to_hex();
        assert_eq!(Secret::from_hex(&hex), Some(secret()));
        for wrong in [&hex[1..], &hex.to_uppercase(), &format!("{hex}0"), &hex.replace('a', "g"), "ż"] {
            assert_eq!(Secret::from_hex(wrong), None, "{wrong}");
        }
        assert!(!format!("{:?}", secret()).contains(&hex[..8]), "a secret is not printed");
    }
}
