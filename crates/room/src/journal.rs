//! What happened at a table, as it is kept. The names here stand in databases: they may be added to, never changed.

use protocol::{Clock, Level, SeatLetter, Visibility};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::SeatSet;

/// What one request, or one move of a bot, made happen. Steps of a table are numbered from 1 and kept for ever.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Milliseconds since 1970.
    pub at: u64,
    /// Milliseconds that the server had been running in its whole life. Clocks count these, so that time during which
    /// the server is down counts against nobody.
    pub up: u64,
    /// Whose request it answers; none for bots and the table itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Author>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

/// Whose request it was, and its key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Author {
    /// The person's public number.
    pub person: String,
    /// The request's key.
    pub key: String,
    /// What was asked, so that the same key with something else is noticed. Older journals do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
}

/// The end of a journal: the number of its last step, and a hash of all its steps together.
///
/// Each step is kept with the hash that it leads to, so that a missing or changed one is noticed. This is a guard
/// against accidents only: whoever can write to the database can also work out new hashes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Head {
    /// 0 before the first step.
    pub number: u32,
    /// 128 bits in hexadecimal; empty before the first step.
    pub hash: String,
}

impl Head {
    /// The end after one more step with this text.
    pub fn after(&self, text: &str) -> Self {
        let digest = Sha256::new().chain_update(&self.hash).chain_update(text).finalize();
        Self { number: self.number + 1, hash: digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect() }
    }
}

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was made. The first entry of every journal, and only there.
    Created(Created),
    /// A person took a seat.
    Sat {
        /// Which.
        seat: SeatLetter,
        /// The person's public number.
        person: String,
        /// The name they have at this table.
        name: String,
    },
    /// A seat became free.
    Stood {
        /// Which.
        seat: SeatLetter,
    },
    /// A bot took a seat: in the lobby, or for somebody who gave up.
    Filled {
        /// Which.
        seat: SeatLetter,
        /// How strong.
        level: Level,
    },
    /// The host changed who sits where.
    Arranged {
        /// The old letter of whoever sits on A now, then of B, and so on.
        order: Vec<SeatLetter>,
    },
    /// A seat added words of its own to the deal, in place of earlier ones.
    Contributed {
        /// Which.
        seat: SeatLetter,
        /// The words.
        text: String,
    },
    /// A device of a seat's person added randomness to the deal, beside all that was there.
    AddedRandomness {
        /// Which seat.
        seat: SeatLetter,
        /// The text.
        text: String,
    },
    /// The game began. Nobody sits down or gets up any more.
    Started,
    /// Something happened in the game: a line of its log.
    Event(String),
    /// A seat sealed its choice of a round in which several choose, in place of an earlier one. The round has not opened.
    Sealed {
        /// Which.
        seat: SeatLetter,
        /// The action's text.
        action: String,
    },
    /// A seat took its sealed choice out of the round again.
    Withdrawn {
        /// Which.
        seat: SeatLetter,
    },
    /// All after the first `keep` events of the game was taken back.
    Undone {
        /// How many events still stand.
        keep: u32,
    },
    /// A seat asked the others if it may take its last decision back.
    UndoAsked {
        /// Which.
        seat: SeatLetter,
    },
    /// A seat answered that.
    UndoAnswered {
        /// Which.
        seat: SeatLetter,
        /// What it said.
        agree: bool,
    },
    /// A bot plays for somebody absent.
    StandIn {
        /// For which seat.
        seat: SeatLetter,
        /// How strong.
        level: Level,
    },
    /// A person took their seat back from a stand-in.
    TookBack {
        /// Which.
        seat: SeatLetter,
    },
    /// The game ended in a way that no rulebook knows.
    Ended {
        /// `resigned` or `overdue`.
        way: String,
        /// Who won.
        winners: Vec<SeatLetter>,
    },
    /// Somebody said something.
    Said {
        /// Their public number.
        person: String,
        /// Their name.
        name: String,
        /// The words.
        text: String,
        /// The seat that spoke to its partners alone; none spoke to everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partners_of: Option<SeatLetter>,
    },
    /// A table for the next game was made.
    Rematch {
        /// Its name in links.
        table: String,
    },
}

impl Entry {
    /// Tests if it changes the game: its version grows, and everybody is told the game anew.
    pub fn changes_the_game(&self) -> bool {
        match self {
            Self::Started | Self::Event(_) | Self::Undone { .. } | Self::Ended { .. } => true,
            Self::Created(_)
            | Self::Sat { .. }
            | Self::Stood { .. }
            | Self::Filled { .. }
            | Self::Arranged { .. }
            | Self::Contributed { .. }
            | Self::AddedRandomness { .. }
            | Self::Sealed { .. }
            | Self::Withdrawn { .. }
            | Self::UndoAsked { .. }
            | Self::UndoAnswered { .. }
            | Self::StandIn { .. }
            | Self::TookBack { .. }
            | Self::Said { .. }
            | Self::Rematch { .. } => false,
        }
    }

    /// Tests if it changes who holds a seat.
    pub fn changes_who_sits(&self) -> bool {
        match self {
            Self::Created(_) | Self::Sat { .. } | Self::Stood { .. } | Self::Filled { .. } | Self::Arranged { .. } => {
                true
            }
            Self::Contributed { .. }
            | Self::AddedRandomness { .. }
            | Self::Started
            | Self::Event(_)
            | Self::Undone { .. }
            | Self::Sealed { .. }
            | Self::Withdrawn { .. }
            | Self::UndoAsked { .. }
            | Self::UndoAnswered { .. }
            | Self::StandIn { .. }
            | Self::TookBack { .. }
            | Self::Ended { .. }
            | Self::Said { .. }
            | Self::Rematch { .. } => false,
        }
    }

    /// Tests if it brings the game no further: people who come and go, what they add to the deal, what they say; or another
    /// choice of one of these seats, which have sealed one. A table has room for a limited number of steps in which nothing
    /// else happens.
    pub fn is_out_of_game(&self, sealed: SeatSet) -> bool {
        match self {
            Self::Sat { .. }
            | Self::Stood { .. }
            | Self::Arranged { .. }
            | Self::Contributed { .. }
            | Self::AddedRandomness { .. }
            | Self::Withdrawn { .. }
            | Self::Said { .. } => true,
            Self::Sealed { seat, .. } => sealed.contains(seat.seat()),
            Self::Created(_)
            | Self::Filled { .. }
            | Self::Started
            | Self::Event(_)
            | Self::Undone { .. }
            | Self::UndoAsked { .. }
            | Self::UndoAnswered { .. }
            | Self::StandIn { .. }
            | Self::TookBack { .. }
            | Self::Ended { .. }
            | Self::Rematch { .. } => false,
        }
    }
}

/// All that is settled when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The public number of the person who made it.
    pub host: String,
    /// The table text.
    pub table: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Nothing is taken back without consent.
    #[serde(default)]
    pub rated: bool,
    /// What decides the deal, in hexadecimal.
    pub secret: String,
    /// Who sits where from the beginning.
    pub seats: Vec<SeatHolder>,
    /// The table whose rematch it is: it begins by itself when everybody has come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// All seats were taken from the beginning, and the game begins by itself in the next step.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their public number.
        id: String,
        /// The name they have at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

impl SeatHolder {
    /// The public number of the person, if one sits here.
    pub fn person(&self) -> Option<&str> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old databases hold these texts. If this test fails, the change needs a way to read the old form.
    #[test]
    fn the_written_form_never_changes() {
        let seat: SeatLetter = "A".to_owned().try_into().unwrap();
        let by = Some(Author { person: "p".into(), key: "k".into(), command: None });
        let winners = vec![seat];
        for (entry, text) in [
            (
                Entry::Sat { seat, person: "p".into(), name: "Ania".into() },
                r#"{"sat":{"seat":"A","person":"p","name":"Ania"}}"#,
            ),
            (Entry::Filled { seat, level: Level::Easy }, r#"{"filled":{"seat":"A","level":"easy"}}"#),
            (Entry::Arranged { order: vec![seat] }, r#"{"arranged":{"order":["A"]}}"#),
            (Entry::Contributed { seat, text: "luck".into() }, r#"{"contributed":{"seat":"A","text":"luck"}}"#),
            (
                Entry::AddedRandomness { seat, text: "f00d".into() },
                r#"{"added_randomness":{"seat":"A","text":"f00d"}}"#,
            ),
            (Entry::Started, r#""started""#),
            (Entry::Event("A build stable".into()), r#"{"event":"A build stable"}"#),
            (Entry::Sealed { seat, action: "bid r1".into() }, r#"{"sealed":{"seat":"A","action":"bid r1"}}"#),
            (Entry::Withdrawn { seat }, r#"{"withdrawn":{"seat":"A"}}"#),
            (Entry::Undone { keep: 7 }, r#"{"undone":{"keep":7}}"#),
            (Entry::UndoAnswered { seat, agree: true }, r#"{"undo_answered":{"seat":"A","agree":true}}"#),
            (
                Entry::Said { person: "p".into(), name: "Ania".into(), text: "hm".into(), partners_of: None },
                r#"{"said":{"person":"p","name":"Ania","text":"hm"}}"#,
            ),
            (
                Entry::Said { person: "p".into(), name: "Ania".into(), text: "hm".into(), partners_of: Some(seat) },
                r#"{"said":{"person":"p","name":"Ania","text":"hm","partners_of":"A"}}"#,
            ),
            (Entry::Ended { way: "resigned".into(), winners }, r#"{"ended":{"way":"resigned","winners":["A"]}}"#),
        ] {
            let step = Step { at: 1, up: 2, by: by.clone(), entries: vec![entry] };
            let written = serde_json::to_string(&step).unwrap();
            assert_eq!(written, format!(r#"{{"at":1,"up":2,"by":{{"person":"p","key":"k"}},"entries":[{text}]}}"#));
            assert_eq!(serde_json::from_str::<Step>(&written).unwrap(), step);
        }
    }

    #[test]
    fn a_hash_depends_on_every_step_and_on_their_order() {
        let end = |texts: &[&str]| texts.iter().fold(Head::default(), |head, text| head.after(text));
        assert_eq!(end(&["a"]).hash, "ca978112ca1bbdcafac231b39a23dc4d", "as databases hold it");
        assert_eq!(end(&["a", "b"]).number, 2);
        for other in [&["b", "a"][..], &["ab"], &["a"], &["a", "b", "c"], &["a", "c"]] {
            assert_ne!(end(other).hash, end(&["a", "b"]).hash, "{other:?}");
        }
    }

    /// The first database had tables like this, with the deal in the same step.
    #[test]
    fn an_old_table_can_be_read() {
        let old = r#"{"created":{"host":"p","table":"duel","rules":1,"secret":"00","seats":["open",{"bot":{"level":"easy"}}]}}"#;
        let Entry::Created(made) = serde_json::from_str(old).unwrap() else { panic!("a table") };
        assert!(!made.begins && made.rematch_of.is_none() && made.seats[0] == SeatHolder::Open);
        let made = Created { begins: true, ..made };
        assert!(serde_json::to_string(&made).unwrap().ends_with(r#","begins":true}"#));
    }
}
