//! What is printed on cards and wonders, as the list keyed from the box says it (`fixtures/components.txt`). The engine's
//! own tables are not asked, so whoever adds a card writes it into that list and nothing here.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A card or a wonder of the list.
pub(crate) struct Printed {
    /// The colour of a card.
    pub(crate) color: &'static str,
    /// The white symbol in its corner.
    pub(crate) gives: Option<&'static str>,
    /// The white symbol below its cost.
    pub(crate) free_with: Option<&'static str>,
    /// Each effect in words, the first says which one it is.
    effects: Vec<Vec<&'static str>>,
    /// D5.3: units of each resource that it yields.
    pub(crate) produces: [u8; 5],
    /// D5.4: resources of which it yields one unit of the owner's choice.
    pub(crate) choice: Option<Vec<usize>>,
    /// D5.9: resources that are bought for 1 coin.
    pub(crate) for_one_coin: Vec<usize>,
}

static LIST: LazyLock<HashMap<&'static str, Printed>> = LazyLock::new(|| {
    let lines = include_str!("../fixtures/components.txt").lines();
    lines.filter_map(|line| read(&line.split(" | ").collect::<Vec<_>>())).collect()
});

fn read(columns: &[&'static str]) -> Option<(&'static str, Printed)> {
    match *columns {
        ["building", name, _, color, _, effects, gives, free_with] => {
            Some((name, Printed::new(color, effects, gives, free_with)))
        }
        ["wonder", name, _, effects] => Some((name, Printed::new("-", effects, "-", "-"))),
        _ => None,
    }
}

/// The resources that are named, parted by strokes, by their place in a printed cost.
fn resources(names: &str) -> Vec<usize> {
    let place = |name| ["clay", "wood", "stone", "glass", "papyrus"].iter().position(|other| *other == name);
    names.split('/').map(|name| place(name).unwrap_or_else(|| panic!("{name} is no resource"))).collect()
}

/// A card or a wonder by its name.
pub(crate) fn printed(name: &str) -> &'static Printed {
    LIST.get(name).unwrap_or_else(|| panic!("{name} is missing from crates/duel/tests/fixtures/components.txt"))
}

impl Printed {
    fn new(color: &'static str, effects: &'static str, gives: &'static str, free_with: &'static str) -> Self {
        let link = |link: &'static str| (link != "-").then_some(link);
        let mut printed = Self {
            color,
            gives: link(gives),
            free_with: link(free_with),
            effects: effects.split("; ").map(|effect| effect.split(' ').collect()).collect(),
            produces: [0; 5],
            choice: None,
            for_one_coin: Vec::new(),
        };
        for effect in &printed.effects {
            match **effect {
                ["produce", resource, units] => printed.produces[resources(resource)[0]] += number(units) as u8,
                ["produce_choice", of, "1"] => printed.choice = Some(resources(of)),
                ["fixed_price", of, "1"] => printed.for_one_coin.extend(resources(of)),
                _ => {}
            }
        }
        printed
    }

    /// What is said after this word, for each effect that begins with it.
    pub(crate) fn all(&self, word: &str) -> impl Iterator<Item = &[&'static str]> {
        self.effects.iter().filter(move |effect| effect[0] == word).map(|effect| &effect[1..])
    }

    /// Tests if an effect begins with this word.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.all(word).next().is_some()
    }

    /// The number after this word; 0 if there is no such effect.
    pub(crate) fn number(&self, word: &str) -> u16 {
        self.all(word).map(|words| number(words[0])).sum()
    }

    /// D11.11: whether one of these white symbols makes it free.
    pub(crate) fn is_free_with(&self, symbols: &[&str]) -> bool {
        self.free_with.is_some_and(|symbol| symbols.contains(&symbol))
    }
}

pub(crate) fn number(word: &str) -> u16 {
    word.parse().unwrap_or_else(|_| panic!("{word} is no number"))
}
