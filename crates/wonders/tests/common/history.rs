//! Invents a past for a position of which a test says only what it is about.
//!
//! A position of this game is all that has happened: every card of an age that was dealt lies in a hand, or was taken in
//! some turn and built, put under a stage or discarded. A test names some of it:
//!
//! | field | meaning | otherwise |
//! |---|---|---|
//! | `age`, `turn` | when it is | the earliest time at which all that is named has a place |
//! | `step=over`, `step=deal_age` … | the game is over, an age begins, or a turn goes on | everybody chooses a card |
//! | `A.wonder`, `A.side` | the wonder of a seat | the next of giza, rhodes, ephesus … that nobody has; side `a` |
//! | `A.cards` | buildings, each built in its age | none |
//! | `A.stages` | how many stages stand | none |
//! | `A.discarded` | cards that the seat discarded | see below |
//! | `A.hand` | cards in the hand, and more besides | any |
//! | `A.age1` … | all that a seat took in an age, as in a text of a position | see below |
//! | `fill=built` | whatever else was taken was built | it was discarded |
//!
//! What the test does not name goes under stages, to the pile and into hands. Other fields (`A.coins`, `A.victory`, …) mean
//! what they mean in any text of a position. What cannot be is said loudly.

use super::{card, table_with};
use table::{Id, Seat};
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{AGES, Card, CardSet, Expansion, SetupWith, WonderId};

const WONDERS: [WonderId; WonderId::NUM] = [
    WonderId::Giza,
    WonderId::Rhodes,
    WonderId::Ephesus,
    WonderId::Alexandria,
    WonderId::Babylon,
    WonderId::Olympia,
    WonderId::Halicarnassus,
    WonderId::Petra,
];

#[derive(Default)]
struct Plan {
    wonder: Option<WonderId>,
    /// What was taken in each age, as it is written: `+altar`.
    taken: [Vec<String>; AGES],
    /// The text says all that was taken in the age.
    is_told: [bool; AGES],
    built: CardSet,
    stages: usize,
    hand: Vec<Card>,
}

struct Writer<X: Expansion> {
    setup: SetupWith<X>,
    text: String,
    /// The cards of each age that have no place yet.
    decks: [Vec<Card>; AGES],
    plans: Vec<Plan>,
    fills_built: bool,
}

/// The text with all that it leaves to the harness.
#[track_caller]
pub(super) fn filled_in<X: Expansion>(text: &str) -> String {
    let mut words = text.split_whitespace();
    let setup: SetupWith<X> = table_with(words.next().unwrap_or_default());
    let fields: Vec<(&str, &str)> = words.map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
    let get = |key: &str| fields.iter().find(|(other, _)| *other == key).map(|(_, value)| *value);
    let number =
        |key: &str| get(key).map(|value| value.parse::<usize>().unwrap_or_else(|_| panic!("no {key}: {text}")));
    let mut writer = Writer {
        setup,
        text: text.to_owned(),
        decks: std::array::from_fn(|age| decked(setup, age, text)),
        plans: Seat::first(setup.seats()).map(|_| Plan::default()).collect(),
        fills_built: get("fill") == Some("built"),
    };
    let mut kept = Vec::new();
    for &(key, value) in &fields {
        let Some((seat, field)) = key.split_once('.') else {
            if !["age", "turn", "step", "fill"].contains(&key) {
                kept.push(format!("{key}={value}"));
            }
            continue;
        };
        let seat: Seat = seat.parse().unwrap_or_else(|_| panic!("no seat: {key}"));
        if !writer.read(seat.index(), field, value) {
            kept.push(format!("{key}={value}"));
        }
    }
    let step = get("step").unwrap_or("choose_card");
    let of_hand = writer.plans.iter().flat_map(|plan| &plan.hand).map(|card| age_of(setup, *card)).max();
    let of_cards = writer.plans.iter().flat_map(|plan| (0..AGES).filter(|&age| !plan.taken[age].is_empty())).max();
    let last = if step == "over" { Some(AGES - 1) } else { None };
    let age = last.or(number("age").map(|age| age - 1)).or(of_hand).or(of_cards).unwrap_or(0);
    let past = if step == "deal_age" { age } else { age + 1 };
    let turn = match step {
        "over" => setup.turns(),
        "deal_age" => 1,
        _ => number("turn").unwrap_or_else(|| writer.first_turn(age)),
    };
    // In the middle of a turn everybody has taken a card.
    let is_open = !["choose_card", "over", "deal_age"].contains(&step);
    let turns: Vec<usize> = (0..past)
        .map(|other| if other < age || step == "over" { setup.turns() } else { turn - 1 + usize::from(is_open) })
        .collect();
    writer.invent(&turns);
    let mut line = format!("{setup} age={} turn={turn} step={step}", age + 1);
    for (index, seat) in Seat::first(setup.seats()).enumerate() {
        let wonder = writer.wonder(index);
        line += &format!(" {seat}.wonder={wonder}");
        if get(&format!("{seat}.side")).is_none() {
            line += &format!(" {seat}.side=a");
        }
        if !X::ROWS.is_empty() && get(&format!("{seat}.shipyard")).is_none() {
            line += &format!(" {seat}.shipyard=shipyard_{}", index + 1);
        }
    }
    let hands_lie = step == "choose_card" || is_open;
    writer.leave_over(&turns, hands_lie);
    for (plan, seat) in writer.plans.iter().zip(Seat::first(setup.seats())) {
        for (taken, age) in plan.taken.iter().zip(1..).filter(|(taken, _)| !taken.is_empty()) {
            line += &format!(" {seat}.age{age}={}", taken.join("/"));
        }
        if !plan.hand.is_empty() {
            let hand: Vec<_> = plan.hand.iter().map(|card| card.slug()).collect();
            line += &format!(" {seat}.hand={}", hand.join(","));
        }
    }
    kept.into_iter().fold(line, |line, field| format!("{line} {field}"))
}

/// The cards of an age; of guilds those that the text names, and others.
fn decked<X: Expansion>(setup: SetupWith<X>, age: usize, text: &str) -> Vec<Card> {
    let mut cards = deck(setup.edition, X::decks_of(setup), age).to_vec();
    let (pool, count) = X::drawn(setup, age);
    let mut pool = pool.to_vec();
    pool.sort_by_key(|card| !names(text, *card));
    assert!(pool.iter().filter(|card| names(text, **card)).count() <= count, "too many cards are drawn: {text}");
    cards.extend(&pool[..count]);
    if age + 1 == AGES {
        let mut box_of_guilds = *guilds(setup.edition);
        let is_named = |guild: &Card| names(text, *guild);
        box_of_guilds.sort_by_key(|guild| !is_named(guild));
        let count = guilds_in_play(X::decks_of(setup));
        assert!(box_of_guilds.iter().filter(|guild| is_named(guild)).count() <= count, "too many guilds: {text}");
        cards.extend(&box_of_guilds[..count]);
    }
    cards
}

/// Tests if a text names a card.
fn names(text: &str, card: Card) -> bool {
    text.split([' ', '=', ',', '/', '+', '-', '^']).any(|word| word == card.slug())
}

fn age_of<X: Expansion>(setup: SetupWith<X>, card: Card) -> usize {
    usize::from(setup.edition.face(card).age) - 1
}

fn cards(text: &str) -> impl Iterator<Item = Card> + '_ {
    text.split(',').filter(|slug| !slug.is_empty()).map(card)
}

impl<X: Expansion> Writer<X> {
    /// Takes a card out of its deck.
    fn take(&mut self, card: Card) -> usize {
        let age = age_of(self.setup, card);
        let Some(place) = self.decks[age].iter().position(|other| *other == card) else {
            panic!("there is no {card} left: {}", self.text)
        };
        self.decks[age].remove(place);
        age
    }

    /// Reads a field of a seat; tells if it is one of the harness.
    fn read(&mut self, index: usize, field: &str, value: &str) -> bool {
        match field {
            "wonder" => {
                self.plans[index].wonder =
                    Some(WonderId::from_slug(value).unwrap_or_else(|| panic!("no wonder: {value}")));
            }
            "stages" => {
                self.plans[index].stages += value.parse::<usize>().unwrap_or_else(|_| panic!("no number: {value}"));
            }
            "cards" => {
                for card in cards(value) {
                    let age = self.take(card);
                    self.plans[index].taken[age].push(format!("+{card}"));
                    self.plans[index].built.insert(card);
                }
            }
            "discarded" => {
                for card in cards(value) {
                    let age = self.take(card);
                    self.plans[index].taken[age].push(format!("-{card}"));
                }
            }
            "hand" => {
                for card in cards(value) {
                    self.take(card);
                    self.plans[index].hand.push(card);
                }
            }
            "age1" | "age2" | "age3" => {
                for word in value.split('/') {
                    let card = card(&word[1..]);
                    let age = self.take(card);
                    self.plans[index].taken[age].push(word.to_owned());
                    self.plans[index].is_told[age] = true;
                    if word.starts_with('+') {
                        self.plans[index].built.insert(card);
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// The first turn of an age, from 1, before which all that is named has a place.
    fn first_turn(&self, age: usize) -> usize {
        let needed = |plan: &Plan| {
            let free: usize = (0..age).map(|age| self.setup.turns().saturating_sub(plan.taken[age].len())).sum();
            plan.taken[age].len() + plan.stages.saturating_sub(free)
        };
        self.plans.iter().map(needed).max().unwrap_or(0) + 1
    }

    /// A card without a place yet that the city may have if it is built.
    fn spare(&mut self, index: usize, age: usize, is_built: bool) -> Card {
        let built = self.plans[index].built;
        let edition = self.setup.edition;
        let fits = |card: &Card| !is_built || (built & edition.face(*card).namesakes).is_empty();
        let Some(place) = self.decks[age].iter().rposition(fits) else { panic!("no card fits: {}", self.text) };
        self.decks[age].remove(place)
    }

    /// Fills every turn that was played, stages first.
    fn invent(&mut self, turns: &[usize]) {
        for index in 0..self.plans.len() {
            let mut stages = self.plans[index].stages;
            for (age, &turns) in turns.iter().enumerate() {
                let named = self.plans[index].taken[age].len();
                assert!(
                    named <= turns || self.plans[index].is_told[age],
                    "more is named of age {} than its {turns} turns have room for: {}",
                    age + 1,
                    self.text
                );
                for _ in named..turns {
                    let is_stage = stages > 0;
                    let is_built = !is_stage && self.fills_built;
                    let card = self.spare(index, age, is_built);
                    let sign = match (is_stage, is_built) {
                        (true, _) => '^',
                        (_, true) => '+',
                        _ => '-',
                    };
                    if is_built {
                        self.plans[index].built.insert(card);
                    }
                    stages = stages.saturating_sub(1);
                    self.plans[index].taken[age].push(format!("{sign}{card}"));
                }
            }
            assert!(stages == 0, "so many stages need more turns: {}", self.text);
            for age in turns.len()..AGES {
                assert!(self.plans[index].taken[age].is_empty(), "age {} has not come: {}", age + 1, self.text);
            }
        }
    }

    fn wonder(&mut self, index: usize) -> WonderId {
        let is_free = |wonder: &&WonderId| self.plans.iter().all(|plan| plan.wonder != Some(**wonder));
        let wonder = self.plans[index].wonder.or_else(|| WONDERS.iter().find(is_free).copied());
        self.plans[index].wonder = wonder;
        wonder.expect("there are as many wonders as seats")
    }

    /// Left-over cards lie in the pile, the others in hands.
    fn leave_over(&mut self, turns: &[usize], hands_lie: bool) {
        let now = turns.len().saturating_sub(1);
        for index in 0..self.plans.len() {
            for (age, &played) in turns.iter().enumerate() {
                let lies_in_hand = hands_lie && age == now;
                if lies_in_hand {
                    let room = self.setup.hand() - played;
                    let is_of_age = |card: &Card| age_of(self.setup, *card) == age;
                    assert!(self.plans[index].hand.iter().all(is_of_age), "not all of age {}: {}", age + 1, self.text);
                    assert!(self.plans[index].hand.len() <= room, "a hand has {room} cards: {}", self.text);
                    while self.plans[index].hand.len() < room {
                        let card = self.decks[age].pop().expect("a card for every place");
                        self.plans[index].hand.push(card);
                    }
                } else if self.plans[index].taken[age].len() < self.setup.hand() {
                    let card = self.decks[age].pop().expect("a card for every place");
                    self.plans[index].taken[age].push(format!("-{card}"));
                }
            }
        }
    }
}
