//! Answers that were given. Whoever sends a request again gets the same answer, and nothing happens twice, for as long as
//! the table is kept. Answers to requests that made something happen are in the journal; the others are kept beside it.

use protocol::{Command, Refusal, Reply};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// How many answers are kept for one person at one table, of those to requests that changed nothing. Beyond that, such a
/// request is answered as well, but decided anew when it is sent again. One person's answers never push out another's.
const KEPT_OF_ONE: usize = 1_000;
/// The same for all people together who do not sit at the table.
const KEPT_OF_STRANGERS: usize = 5_000;

/// An answer, and what it answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What was asked; none in journals that do not say.
    pub command: Option<String>,
    /// What was told.
    pub reply: Reply,
}

/// Answers by person and key.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answers {
    by_person: BTreeMap<String, BTreeMap<String, Answer>>,
}

impl Answers {
    /// The answer to a person's request with this key.
    pub fn get(&self, person: &str, key: &str) -> Option<&Answer> {
        self.by_person.get(person)?.get(key)
    }

    /// One more answer.
    pub fn add(&mut self, person: &str, answer: Answer) {
        let key = answer.reply.key.clone();
        self.by_person.entry(person.to_owned()).or_default().insert(key, answer);
    }

    /// Tests if there is room for one more answer of a person. Those who are not members of the table share theirs.
    pub fn has_room(&self, person: &str, members: &[String]) -> bool {
        let of = |person: &String| self.by_person.get(person).map_or(0, BTreeMap::len);
        if members.iter().any(|member| member == person) {
            return of(&person.to_owned()) < KEPT_OF_ONE;
        }
        let strangers = self.by_person.keys().filter(|person| !members.contains(person)).map(of).sum::<usize>();
        of(&person.to_owned()) < KEPT_OF_ONE && strangers < KEPT_OF_STRANGERS
    }
}

impl Answer {
    /// The answer when the key comes again: the same, unless it is used for something else.
    pub fn again(&self, command: &str) -> Result<Reply, Refusal> {
        match &self.command {
            Some(before) if before != command => Err(Refusal::KeyUsed),
            Some(_) | None => Ok(self.reply.clone()),
        }
    }
}

/// By what two commands are told apart: 64 bits of a hash, in hexadecimal.
pub fn fingerprint(command: &Command) -> String {
    let text = serde_json::to_string(command).expect("a command is made of texts and numbers");
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Tests if a refusal holds for good. The others say nothing about the request: it is to be sent again.
pub fn is_kept(refusal: Option<Refusal>) -> bool {
    !matches!(refusal, Some(Refusal::Internal | Refusal::Stopping | Refusal::NoName | Refusal::KeyUsed))
}
