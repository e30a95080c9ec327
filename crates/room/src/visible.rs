//! What people can see of a text, so that nobody has a name that shows nothing.

/// How many marks one letter may carry. Real writing needs fewer; more would be drawn over the lines around it.
const MARKS: usize = 5;
/// The first character of scripts that need joiners, and of everything after them: emoji, too.
const JOINING: char = '\u{590}';

/// What a character does on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// It draws something.
    Seen,
    /// It adds something to what is before it.
    Mark,
    /// It chooses a variant of what is before it.
    Selector,
    /// It decides whether its neighbours are joined, in scripts that join letters and in emoji.
    Joiner,
    /// A blank of some width.
    Blank,
    /// It draws nothing, or turns the direction of what follows: one name could look like another, or like none.
    Hidden,
}

impl Look {
    fn of(c: char) -> Self {
        match c {
            // Letters, marks or symbols to Unicode, but they draw nothing: fillers, empty braille, an empty notehead.
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{fffc}' | '\u{16fe4}' | '\u{1d159}' => Self::Hidden,
            '\u{200c}' | '\u{200d}' => Self::Joiner,
            '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => {
                Self::Selector
            }
            '\u{2028}' | '\u{2029}' => Self::Hidden,
            _ if c.is_control() => Self::Hidden,
            _ if c.is_whitespace() => Self::Blank,
            '\'' | '"' | '\\' => Self::Seen,
            // The standard library knows the rest: it escapes what cannot be printed, and marks that follow nothing.
            _ if c.escape_debug().len() == 1 => Self::Seen,
            _ if String::from_iter(['x', c]).escape_debug().count() == 2 => Self::Mark,
            _ => Self::Hidden,
        }
    }
}

/// The text as it is kept: without blanks around it, and with plain ones inside. None if a part of it cannot be seen, or if
/// nothing is left.
pub(crate) fn cleaned(text: &str) -> Option<String> {
    let mut clean = String::with_capacity(text.len());
    let mut before = Look::Blank;
    let mut marks = 0;
    for c in text.trim().chars() {
        let look = Look::of(c);
        marks = if look == Look::Mark { marks + 1 } else { 0 };
        let fits = match look {
            Look::Seen | Look::Blank => true,
            Look::Mark => before != Look::Blank && marks <= MARKS,
            Look::Selector => matches!(before, Look::Seen | Look::Mark),
            Look::Joiner => {
                matches!(before, Look::Seen | Look::Mark | Look::Selector)
                    && clean.chars().next_back().is_some_and(|last| last >= JOINING)
            }
            Look::Hidden => false,
        };
        if !fits {
            return None;
        }
        clean.push(if look == Look::Blank { ' ' } else { c });
        before = look;
    }
    (!clean.is_empty()).then_some(clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_real_scripts_are_kept_as_they_are() {
        for name in [
            "Łucja Żak-Ćwiek",
            "Zażo\u{301}łc\u{301}",
            "O'Neill \\\"x\"",
            "Αλέξανδρος",
            "Наталья",
            "Հայկ",
            "מרים",
            "שָׁלוֹם",
            "مُحَمَّد",
            "علی\u{200c}رضا",
            "देवनागरी",
            "क्\u{200d}ष",
            "ශ්\u{200d}රී",
            "രാജന്\u{200d}",
            "தமிழ்",
            "กิ่งแก้ว",
            "བསྒྲུབས",
            "မြန်မာ",
            "ភាសាខ្មែរ",
            "ᠮᠣᠩᠭᠣᠯ",
            "አማርኛ",
            "ひらがな カタカナ",
            "葛\u{e0100}城",
            "김민준",
            "⠏⠓",
            "1\u{fe0f}\u{20e3}",
            "❤\u{fe0f}\u{200d}🔥",
            "👩🏽\u{200d}🚀",
            "🇵🇱",
            "%",
        ] {
            assert_eq!(cleaned(name).as_deref(), Some(name), "{}", name.escape_unicode());
        }
    }

    #[test]
    fn what_shows_nothing_is_refused() {
        for c in [
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{17b5}',
            '\u{180b}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202e}',
            '\u{2060}',
            '\u{2062}',
            '\u{2066}',
            '\u{2069}',
            '\u{206f}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{fffc}',
            '\u{1bca0}',
            '\u{1d159}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{e01ef}',
            '\u{f0000}',
            '\u{10ffff}',
            '\u{0}',
            '\u{7}',
            '\u{7f}',
            '\u{85}',
            '\u{9b}',
        ] {
            let code = c.escape_unicode();
            for text in [String::from(c), format!("{c}{c}"), format!(" {c} "), format!("{c}Ania"), format!("Ania {c}")]
            {
                // At an end, what Unicode calls a blank is taken away.
                let trimmed = c.is_whitespace() && text.contains("Ania");
                assert_eq!(cleaned(&text).is_some(), trimmed, "{code} in {}", text.escape_unicode());
            }
        }
        for text in ["", " ", "\t\n", "\u{a0}", "\u{1680}", "\u{2000}\u{200a}", "\u{202f}", "\u{205f}", "\u{3000}"] {
            assert_eq!(cleaned(text), None, "{}", text.escape_unicode());
        }
    }

    #[test]
    fn marks_have_something_to_stand_on() {
        for text in [
            "\u{301}",
            "\u{301}a",
            "a \u{301}",
            "\u{5b8}",
            "\u{64b}\u{64b}",
            "\u{20dd}",
            "\u{94d}",
            "\u{fe20}",
            "\u{3099}",
        ] {
            assert_eq!(cleaned(text), None, "{}", text.escape_unicode());
        }
        assert!(cleaned(&format!("a{}", "\u{301}".repeat(MARKS))).is_some());
        assert!(cleaned(&format!("a{}", "\u{301}".repeat(MARKS + 1))).is_none(), "a tower of marks");
    }

    #[test]
    fn joiners_stand_where_scripts_need_them() {
        for text in
            ["An\u{200d}ia", "Ania\u{200c}", "ż\u{200d}", "а\u{200c}б", "ک\u{200c}\u{200c}", "क \u{200d}", "\u{200d}🔥"]
        {
            assert_eq!(cleaned(text), None, "{}", text.escape_unicode());
        }
        for text in ["a\u{fe0f}\u{fe0f}", "a\u{fe0f}\u{e0100}", "a \u{fe0f}"] {
            assert_eq!(cleaned(text), None, "{}", text.escape_unicode());
        }
    }

    #[test]
    fn blanks_become_plain() {
        assert_eq!(cleaned("\u{3000}山田\u{3000}太郎\u{a0}").as_deref(), Some("山田 太郎"));
        assert_eq!(cleaned("a\u{202f}b\u{2003}c").as_deref(), Some("a b c"));
        assert_eq!(cleaned("a\tb"), None, "a tab is no blank of a name");
    }
}
