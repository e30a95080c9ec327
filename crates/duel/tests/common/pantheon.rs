//! Positions with Pantheon.

use super::Case;
use duel::{Expansion, GodId, Mythology, Setup};
use table::Id;

impl Case {
    /// A position with Pantheon; a base that begins with `:` or `+` adds options or expansions. Fields replace those of
    /// the base, and what follows from them is filled in: gods on a space or before a player are missing from their
    /// decks; from Age II on both players know those on spaces, and the Gate lies on space 6 if it lies nowhere else.
    #[track_caller]
    pub(crate) fn pantheon(base: &str, fields: &str) -> Self {
        let mut text = super::merged(
            &format!("duel+pantheon{}{base}", if base.starts_with([':', '+']) { "" } else { " " }),
            fields,
        );
        let value = |key: &str| {
            let fields = text.split(' ').filter_map(|field| field.split_once('='));
            fields.filter(|(name, _)| *name == key).map(|(_, value)| value.to_owned()).next().unwrap_or_default()
        };
        let gods = |list: &str| -> Vec<GodId> {
            let names = list.split(',').map(|word| word.split(':').next_back().unwrap_or_default());
            names.filter_map(GodId::from_slug).collect()
        };
        let (mut spaces, mut decks) = (value("spaces"), value("decks"));
        let mut out = gods(&spaces);
        let known: Vec<_> = out.iter().filter(|&&god| god != GodId::Gate).map(ToString::to_string).collect();
        let shown = value("pending").rsplit_once("activate.").map_or(String::new(), |(_, god)| god[2..].to_owned());
        for list in [value("A.gods"), value("B.gods"), value("shown"), shown] {
            out.extend(gods(&list));
        }
        let is_opened = value("age") != "1";
        if is_opened && !out.contains(&GodId::Gate) {
            add(&mut spaces, "6:gate");
        }
        for mythology in Mythology::ALL {
            let left = mythology.gods().len() - out.iter().filter(|god| mythology.gods().contains(**god)).count();
            if left < 3 && !decks.contains(mythology.slug()) {
                add(&mut decks, &format!("{mythology}:{}", vec!["-"; left].join(".")));
            }
        }
        let mut filled = vec![("spaces", spaces), ("decks", decks)];
        for key in ["A.saw_gods", "B.saw_gods"] {
            let mut saw = value(key);
            known.iter().filter(|_| is_opened).for_each(|god| add(&mut saw, god));
            filled.push((key, saw));
        }
        for (key, list) in filled.iter().filter(|(_, list)| !list.is_empty()) {
            text = super::merged(&text, &format!("{key}={list}"));
        }
        Self::new(&text)
    }
}

/// Adds an item to a list of a position's text.
fn add(list: &mut String, item: &str) {
    if !list.is_empty() {
        list.push(',');
    }
    list.push_str(item);
}

/// Pantheon with these options: `zeus=takes_token,gods=secret`.
pub(crate) fn with_pantheon(options: &str) -> Setup {
    let mut setup = Setup::with([Expansion::Pantheon]);
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').expect("an option is written name=value");
        setup.set(name, value).expect("an option that exists");
    }
    setup
}
