//! Tables by their text, and positions of which only the interesting part is written.

#![allow(dead_code, reason = "each file of tests uses its own part")]

use std::collections::BTreeMap;
use table::Seat;
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{AGES, Card, HAND, Setup, TURNS, WonderId};

/// Reads a table text: `wonders/4:edition=second`.
pub(crate) fn table(text: &str) -> Setup {
    let (head, options) = text.split_once(':').unwrap_or((text, ""));
    let seats = head.strip_prefix("wonders/").and_then(|seats| seats.parse().ok());
    let mut setup = seats.and_then(Setup::new).unwrap_or_else(|| panic!("{text} is no table"));
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').unwrap_or_else(|| panic!("{option} is no option"));
        setup.set(name, value).unwrap_or_else(|why| panic!("{option}: {why:?}"));
    }
    setup
}

/// A position of a running game with all that it leaves out: wonders with side `a`, cards that were taken (discarded),
/// cards in hand. They come in printed order, guilds first that are named.
pub(crate) fn filled_in(text: &str) -> String {
    let mut words = text.split(' ');
    let header = words.next().expect("a table");
    let setup = table(header);
    let mut fields: BTreeMap<String, String> = words
        .map(|field| field.split_once('=').unwrap_or_else(|| panic!("{field} is no field")))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let number = |key: &str| fields.get(key).map_or(1, |value| value.parse::<usize>().expect("a number"));
    let (age, turn) = (number("age") - 1, number("turn") - 1);
    let step = fields.get("step").map_or("choose_card", String::as_str).to_owned();
    let last_card = fields.get("last_card").cloned();
    let named: Vec<String> = fields.values().cloned().collect();
    let mut others = WonderId::BASE.into_iter().filter(|wonder| !named.contains(&wonder.to_string()));
    for seat in Seat::first(setup.seats()) {
        let wonder = || others.next().expect("there are enough wonders").to_string();
        fields.entry(format!("{seat}.wonder")).or_insert_with(wonder);
        fields.entry(format!("{seat}.side")).or_insert_with(|| "a".to_owned());
    }
    for now in 0..=age {
        if now == age && step == "deal_age" {
            break;
        }
        let mut rest = Rest::new(setup, now, &fields);
        let seats: Vec<Seat> = Seat::first(setup.seats()).collect();
        let due = |seat: Seat| match step.as_str() {
            _ if now < age => HAND,
            "choose_card" => turn,
            "over" => HAND,
            _ if turn + 1 == TURNS && last_card.as_deref() != Some(&seat.to_string()) => HAND,
            _ => turn + 1,
        };
        for &seat in &seats {
            rest.fill(&mut fields, format!("{seat}.age{}", now + 1), '/', "-", due(seat));
        }
        for &seat in seats.iter().filter(|_| now == age) {
            rest.fill(&mut fields, format!("{seat}.hand"), ',', "", HAND - due(seat));
        }
    }
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
    format!("{header} {}", fields.join(" "))
}

/// The cards of an age that a text does not name.
struct Rest(Vec<Card>);

impl Rest {
    fn new(setup: Setup, age: usize, fields: &BTreeMap<String, String>) -> Self {
        let mut named: Vec<Card> = Vec::new();
        for (key, value) in fields {
            let is_taken = key.ends_with(&format!(".age{}", age + 1));
            let is_held = key.ends_with(".hand");
            let words = value.split(['/', ',']).filter(|_| is_taken || is_held);
            let cards = words.map(|word| word.trim_start_matches(['+', '^', '-']));
            named.extend(cards.filter_map(|slug| Card::ALL.into_iter().find(|card| card.slug() == slug)));
        }
        let mut rest = deck(setup.edition, setup.seats(), age).to_vec();
        if age + 1 == AGES {
            let mut drawn = *guilds(setup.edition);
            drawn.sort_by_key(|guild| !named.contains(guild));
            rest.extend(&drawn[..guilds_in_play(setup.seats())]);
        }
        for card in named {
            if let Some(place) = rest.iter().position(|other| *other == card) {
                rest.remove(place);
            }
        }
        Self(rest)
    }

    /// Adds cards to a list until it has so many.
    fn fill(&mut self, fields: &mut BTreeMap<String, String>, key: String, between: char, sign: &str, count: usize) {
        let given = fields.remove(&key).unwrap_or_default();
        let mut words: Vec<String> = given.split(between).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        while words.len() < count && !self.0.is_empty() {
            words.push(format!("{sign}{}", self.0.remove(0)));
        }
        if !words.is_empty() {
            fields.insert(key, words.join(&between.to_string()));
        }
    }
}
