//! Words for people: the Fluent catalogues of `i18n/`, compiled in.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The catalogues of each language, in the same order.
const ENGLISH: [&str; 11] = [
    include_str!("../../../i18n/en/architects.ftl"),
    include_str!("../../../i18n/en/architects-log.ftl"),
    include_str!("../../../i18n/en/duel.ftl"),
    include_str!("../../../i18n/en/duel-log.ftl"),
    include_str!("../../../i18n/en/errors.ftl"),
    include_str!("../../../i18n/en/server.ftl"),
    include_str!("../../../i18n/en/terminal.ftl"),
    include_str!("../../../i18n/en/wonders.ftl"),
    include_str!("../../../i18n/en/wonders-armada.ftl"),
    include_str!("../../../i18n/en/wonders-armada-log.ftl"),
    include_str!("../../../i18n/en/wonders-log.ftl"),
];
const POLISH: [&str; 11] = [
    include_str!("../../../i18n/pl/architects.ftl"),
    include_str!("../../../i18n/pl/architects-log.ftl"),
    include_str!("../../../i18n/pl/duel.ftl"),
    include_str!("../../../i18n/pl/duel-log.ftl"),
    include_str!("../../../i18n/pl/errors.ftl"),
    include_str!("../../../i18n/pl/server.ftl"),
    include_str!("../../../i18n/pl/terminal.ftl"),
    include_str!("../../../i18n/pl/wonders.ftl"),
    include_str!("../../../i18n/pl/wonders-armada.ftl"),
    include_str!("../../../i18n/pl/wonders-armada-log.ftl"),
    include_str!("../../../i18n/pl/wonders-log.ftl"),
];

/// A language that the catalogues speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lang {
    English,
    Polish,
}

impl Lang {
    /// Every language.
    pub(crate) const ALL: [Self; 2] = [Self::English, Self::Polish];

    /// The language's code.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
        }
    }

    /// The language of the locale; English if it is none of ours.
    pub(crate) fn from_environment() -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .unwrap_or_default();
        Self::ALL.into_iter().find(|lang| locale.starts_with(lang.code())).unwrap_or(Self::English)
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| "the languages are en and pl".to_owned())
    }
}

/// A value in a message.
pub(crate) type Value<'a> = FluentValue<'a>;

/// All messages in one language.
pub(crate) struct Text {
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// Opens the catalogues of a language.
    pub(crate) fn new(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.code().parse().expect("the code of a language is one");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        let catalogues = match lang {
            Lang::English => ENGLISH,
            Lang::Polish => POLISH,
        };
        for source in catalogues {
            let resource = FluentResource::try_new(source.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("a catalogue cannot be read: {errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// A message without values.
    pub(crate) fn say(&self, id: &str) -> String {
        self.fill(id, None, &[])
    }

    /// A message with words in it.
    pub(crate) fn words(&self, id: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<_> = args.iter().map(|&(key, value)| (key, Value::from(value))).collect();
        self.fill(id, None, &args)
    }

    /// A message with words and numbers in it.
    pub(crate) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.fill(id, None, args)
    }

    /// An attribute of a message, such as its short form; nothing if it has none.
    pub(crate) fn attribute(&self, id: &str, attribute: &str) -> String {
        self.fill(id, Some(attribute), &[])
    }

    /// An attribute with words and numbers in it.
    pub(crate) fn attribute_with(&self, id: &str, attribute: &str, args: &[(&str, Value<'_>)]) -> String {
        self.fill(id, Some(attribute), args)
    }

    fn fill(&self, id: &str, attribute: Option<&str>, args: &[(&str, Value<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let pattern = match attribute {
            None => message.and_then(|message| message.value()),
            Some(name) => message.and_then(|message| message.get_attribute(name)).map(|found| found.value()),
        };
        let Some(pattern) = pattern else {
            return if attribute.is_some() { String::new() } else { format!("[{id}]") };
        };
        let mut values = FluentArgs::new();
        for (key, value) in args {
            values.set(*key, value.clone());
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}
