//! Small damage to the texts of a game, and texts of its words that mean nothing.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::fmt;
use table::Seat;

/// What the texts of a game are made of: with this they are broken in ways that nearly make sense.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// Characters that get into a text by mistake; besides them, any others.
    pub alphabet: &'static str,
    /// The characters between words.
    pub separators: &'static str,
    /// Words of every kind, parted by blanks.
    pub words: &'static str,
    /// Everything that can be pending, parted by blanks. `.S` stands for a seat.
    pub pending: &'static str,
    /// How many seats `.S` can stand for.
    pub seats: usize,
    /// What is pending before the item that damage adds, where a text does not say what is pending.
    pub pending_before: &'static str,
}

impl Language {
    /// One to three small changes of a text.
    pub fn damage(self) -> impl Strategy<Value = Damage> {
        use Change::*;
        let index = any::<Index>;
        let character = || prop_oneof![select(self.alphabet.chars().collect::<Vec<_>>()), any::<char>()];
        let change = prop_oneof![
            1 => (index(), character()).prop_map(|(at, with)| ReplaceChar(at, with)),
            1 => (index(), character()).prop_map(|(at, with)| InsertChar(at, with)),
            2 => index().prop_map(DeleteChar),
            5 => (index(), index()).prop_map(|(at, with)| Replace(at, with)),
            3 => index().prop_map(Delete),
            1 => index().prop_map(Repeat),
            2 => (index(), index()).prop_map(|(a, b)| Swap(a, b)),
            5 => (index(), index()).prop_map(|(at, with)| Field(at, with)),
            2 => index().prop_map(AddField),
            4 => index().prop_map(DeleteField),
            1 => (index(), index()).prop_map(|(a, b)| SwapFields(a, b)),
            3 => (index(), index(), index()).prop_map(|(from, item, to)| MoveItem(from, item, to)),
            4 => (index(), self.pending_items()).prop_map(|(at, item)| Pend(at, item)),
        ];
        prop::collection::vec(change, 1..=3).prop_map(move |changes| Damage { language: self, changes })
    }

    /// Something that can be pending, whoever it is about.
    fn pending_items(self) -> impl Strategy<Value = String> {
        let item = select(self.pending.split_whitespace().collect::<Vec<_>>());
        (item, 0..self.seats).prop_map(|(item, seat)| {
            let seat = Seat::new(seat).expect("there are so many seats");
            item.replace(".S", &format!(".{seat}"))
        })
    }

    /// Anything at all, and words of this language in any order.
    pub fn garbage(self) -> impl Strategy<Value = String> {
        let word = select(self.words.split_whitespace().collect::<Vec<_>>());
        prop_oneof![any::<String>(), prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))]
    }

    /// The text cut before every separator, so that the parts put together give the text again.
    fn parts(self, text: &str) -> Vec<String> {
        let mut parts = vec![String::new()];
        for character in text.chars() {
            if self.separators.contains(character) {
                parts.push(String::new());
            }
            parts.last_mut().expect("there is a part").push(character);
        }
        parts
    }
}

/// Changes that can be made to any text.
#[derive(Clone)]
pub struct Damage {
    language: Language,
    changes: Vec<Change>,
}

impl fmt::Debug for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.changes.fmt(f)
    }
}

/// One small change of a text.
#[derive(Clone, Debug)]
enum Change {
    ReplaceChar(Index, char),
    InsertChar(Index, char),
    DeleteChar(Index),
    /// A word or number anywhere, put in the place of another one.
    Replace(Index, Index),
    /// What stands between two separators, with the one before it.
    Delete(Index),
    Repeat(Index),
    Swap(Index, Index),
    /// A field of another text is put in the place of one of this text.
    Field(Index, Index),
    /// A field of another text is added.
    AddField(Index),
    DeleteField(Index),
    SwapFields(Index, Index),
    /// One item of a list goes to another list.
    MoveItem(Index, Index, Index),
    /// Something more is pending.
    Pend(Index, String),
}

impl Damage {
    /// The text after the damage; words and fields that it lacks are taken from another one.
    pub fn done_to(&self, text: &str, other: &str) -> String {
        self.changes.iter().fold(text.to_owned(), |text, change| match change {
            Change::ReplaceChar(..) | Change::InsertChar(..) | Change::DeleteChar(_) => characters(change, &text),
            Change::Replace(..) | Change::Delete(_) | Change::Repeat(_) | Change::Swap(..) => {
                self.words(change, &text, other)
            }
            _ => self.fields(change, &text, other),
        })
    }

    fn words(&self, change: &Change, text: &str, other: &str) -> String {
        let mut words = self.language.parts(text);
        let is_separator = |character: char| self.language.separators.contains(character);
        match change {
            Change::Replace(at, with) => {
                let at = at.index(words.len());
                let separator: String = words[at].chars().take_while(|&character| is_separator(character)).collect();
                let other_words = self.language.parts(other);
                words[at] = separator + with.get(&other_words).trim_start_matches(is_separator);
            }
            Change::Delete(at) => drop(words.remove(at.index(words.len()))),
            Change::Repeat(at) => {
                let at = at.index(words.len());
                words.insert(at, words[at].clone());
            }
            Change::Swap(a, b) => {
                let (a, b) = (a.index(words.len()), b.index(words.len()));
                words.swap(a, b);
            }
            _ => unreachable!("{change:?} is no change of words"),
        }
        words.concat()
    }

    fn fields(&self, change: &Change, text: &str, other: &str) -> String {
        let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let other_fields: Vec<_> = other.split(' ').collect();
        match change {
            Change::Field(at, with) => {
                let at = at.index(fields.len());
                fields[at] = (*with.get(&other_fields)).to_owned();
            }
            Change::AddField(with) => fields.push((*with.get(&other_fields)).to_owned()),
            Change::DeleteField(at) => drop(fields.remove(at.index(fields.len()))),
            Change::SwapFields(a, b) => {
                let (a, b) = (a.index(fields.len()), b.index(fields.len()));
                fields.swap(a, b);
            }
            Change::MoveItem(from, item, to) => {
                let (from, to) = (from.index(fields.len()), to.index(fields.len()));
                if let Some((key, value)) = fields[from].clone().split_once('=') {
                    let mut items: Vec<_> = value.split(',').collect();
                    let moved = items.remove(item.index(items.len()));
                    fields[from] = format!("{key}={}", items.join(","));
                    fields[to] = format!("{},{moved}", fields[to]);
                }
            }
            Change::Pend(at, item) => match fields.iter_mut().find(|field| field.starts_with("pending=")) {
                Some(field) => {
                    let mut items: Vec<_> = field.split(',').collect();
                    items.insert(1 + at.index(items.len()), item);
                    *field = items.join(",");
                }
                None => fields.push(format!("pending={},{item}", self.language.pending_before)),
            },
            _ => unreachable!("{change:?} is no change of fields"),
        }
        fields.join(" ")
    }
}

fn characters(change: &Change, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let length = characters.len();
    match change {
        Change::InsertChar(at, with) => characters.insert(at.index(length + 1), *with),
        Change::ReplaceChar(at, with) if length > 0 => characters[at.index(length)] = *with,
        Change::DeleteChar(at) if length > 0 => drop(characters.remove(at.index(length))),
        _ => {}
    }
    characters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::strategy::ValueTree;

    const LANGUAGE: Language =
        Language { alphabet: "x", separators: " ,=", words: "a b", pending: "p.S", seats: 2, pending_before: "q" };

    #[test]
    fn parts_put_together_give_the_text_again() {
        for text in ["", " ", "a=b,c d", "=,="] {
            assert_eq!(LANGUAGE.parts(text).concat(), text);
        }
        assert_eq!(LANGUAGE.parts("a=b,c d"), ["a", "=b", ",c", " d"]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// An empty text, one without fields, and one with lists: no change trips over them.
        #[test]
        fn any_text_can_be_damaged(damage in LANGUAGE.damage(), text in "|a|[a-c =,]{0,9}", other in "|[a-c =,]{0,9}") {
            damage.done_to(&text, &other);
        }
    }

    #[test]
    fn what_is_pending_is_added_to_a_list_or_begins_one() {
        let damage =
            |item: &str| Damage { language: LANGUAGE, changes: vec![Change::Pend(any_index(), item.to_owned())] };
        assert_eq!(damage("p.A").done_to("a", ""), "a pending=q,p.A");
        assert_eq!(damage("p.B").done_to("pending=q c=1", ""), "pending=q,p.B c=1");
    }

    fn any_index() -> Index {
        let mut runner = proptest::test_runner::TestRunner::deterministic();
        any::<Index>().new_tree(&mut runner).expect("an index can always be made").current()
    }
}
