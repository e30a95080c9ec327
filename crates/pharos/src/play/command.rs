//! What a person types: the number of a choice, or a command in either language.

use crate::text::Text;

/// What a person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// The choice with this number, from 1.
    Choose(usize),
    Undo,
    Hint,
    Log,
    Save(String),
    Score,
    /// Everybody's city, or that of the player with this letter or name.
    City(String),
    Pile,
    Hands,
    Explain(String),
    Help,
    Quit,
    /// Show the table again.
    Redraw,
    Unknown(String),
}

/// Each command's English word and the message that holds its word in the reader's language.
const WORDS: [(&str, &str); 11] = [
    ("undo", "command-undo"),
    ("hint", "command-hint"),
    ("log", "command-log"),
    ("save", "command-save"),
    ("score", "command-score"),
    ("city", "command-city"),
    ("pile", "command-pile"),
    ("card", "command-card"),
    ("hands", "command-hands"),
    ("help", "command-help"),
    ("quit", "command-quit"),
];

impl Command {
    /// Reads a line. Commands can be cut short as long as one letter is left.
    pub(super) fn read(line: &str, text: &Text) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Redraw;
        }
        if let Ok(number) = line.parse() {
            return Self::Choose(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let lower = word.to_lowercase();
        if lower == "?" {
            return Self::Help;
        }
        let matches = |wanted: &str| wanted.starts_with(&lower);
        let found = WORDS
            .iter()
            .find(|(_, message)| matches(&text.say(message)))
            .or_else(|| WORDS.iter().find(|(english, _)| matches(english)));
        match found.map(|(english, _)| *english) {
            Some("undo") => Self::Undo,
            Some("hint") => Self::Hint,
            Some("log") => Self::Log,
            Some("save") => Self::Save(rest.to_owned()),
            Some("score") => Self::Score,
            Some("city") => Self::City(rest.to_owned()),
            Some("pile") => Self::Pile,
            Some("hands") => Self::Hands,
            Some("card") => Self::Explain(rest.to_owned()),
            Some("help") => Self::Help,
            Some("quit") => Self::Quit,
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn commands_are_understood_in_english_and_in_the_readers_language() {
        let polish = Text::new(Lang::Polish);
        assert_eq!(Command::read("undo", &polish), Command::Undo);
        assert_eq!(Command::read(&polish.say("command-undo"), &polish), Command::Undo);
        assert_eq!(Command::read(" save game.log ", &polish), Command::Save("game.log".to_owned()));
        assert_eq!(Command::read("pile", &polish), Command::Pile);
        assert_eq!(Command::read("odrzucone", &polish), Command::Pile);
        assert_eq!(Command::read("p", &polish), Command::Hint);
        let english = Text::new(Lang::English);
        assert_eq!(Command::read("h", &english), Command::Hint);
        assert_eq!(Command::read("he", &english), Command::Help);
        assert_eq!(Command::read("p", &english), Command::Pile);
        assert_eq!(Command::read("ha", &english), Command::Hands);
        assert_eq!(Command::read("ręce", &polish), Command::Hands);
        assert_eq!(Command::read("12", &english), Command::Choose(12));
        assert_eq!(Command::read("city b", &english), Command::City("b".to_owned()));
        assert_eq!(Command::read("", &english), Command::Redraw);
        assert_eq!(Command::read("xyzzy", &english), Command::Unknown("xyzzy".to_owned()));
    }
}
