//! Every world that looks the same to a viewer, by brute force: all that lies face down is put into every order.

use std::collections::BTreeMap;
use table::{Game, Notation, Seat};
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{AGES, Card, Expansion, Position};

/// A position as a text in which some words are cards that the viewer does not see.
struct Template {
    header: String,
    /// Keys, what stands between the words of a value, and the words.
    fields: Vec<(String, char, Vec<String>)>,
    /// For each age the words that are hidden: a field, a word of it.
    hidden: [Vec<(usize, usize)>; AGES],
}

impl Template {
    fn new<X: Expansion>(game: &Position<X>, viewer: Option<Seat>) -> Self {
        let partner = viewer.and_then(|seat| X::partner(game.setup(), seat));
        let text = game.position_text();
        let mut words = text.split(' ');
        let header = words.next().expect("a table").to_owned();
        let mut fields = Vec::new();
        let mut hidden: [Vec<(usize, usize)>; AGES] = Default::default();
        for (i, field) in words.enumerate() {
            let (key, value) = field.split_once('=').expect("a field");
            let age =
                AGES.min(key.split_once(".age").map_or(AGES, |(_, age)| age.parse::<usize>().expect("an age") - 1));
            let is_hand = key.ends_with(".hand");
            let between = if is_hand { ',' } else { '/' };
            let list: Vec<String> = if age < AGES || is_hand {
                value.split(between).map(str::to_owned).collect()
            } else {
                vec![value.to_owned()]
            };
            let is_open = viewer.into_iter().chain(partner).any(|seat| key.starts_with(&seat.to_string()));
            for (place, word) in list.iter().enumerate().filter(|_| !is_open) {
                if is_hand {
                    hidden[game.age()].push((i, place));
                } else if age < AGES && !word.starts_with('+') {
                    hidden[age].push((i, place));
                }
            }
            fields.push((key.to_owned(), between, list));
        }
        Self { header, fields, hidden }
    }

    fn card(&self, (field, word): (usize, usize)) -> Card {
        let slug = self.fields[field].2[word].trim_start_matches(['+', '^', '-']);
        Card::ALL.into_iter().find(|card| card.slug() == slug).expect("a card")
    }

    fn set(&mut self, (field, word): (usize, usize), card: Card) {
        let text = &mut self.fields[field].2[word];
        let sign = text.chars().next().filter(|sign| "^-".contains(*sign)).map(String::from).unwrap_or_default();
        *text = format!("{sign}{card}");
    }

    fn text(&self) -> String {
        let mut text = self.header.clone();
        for (key, between, words) in &self.fields {
            text += &format!(" {key}={}", words.join(&between.to_string()));
        }
        text
    }

    /// Every set of cards of an age that may be those that lie face down: what is always in play, and some of the guilds and of
    /// the cards that an expansion draws.
    fn unseen<X: Expansion>(&self, game: &Position<X>, age: usize) -> Vec<Vec<Card>> {
        let (setup, decks_of) = (game.setup(), X::decks_of(game.setup()));
        let mut fixed = deck(setup.edition, decks_of, age).to_vec();
        let mut pools = Vec::new();
        if age + 1 == AGES {
            pools.push((guilds(setup.edition).to_vec(), guilds_in_play(decks_of)));
        }
        let (pool, drawn) = X::drawn(setup, age);
        pools.push((pool.to_vec(), drawn));
        for (i, (key, _, words)) in self.fields.iter().enumerate() {
            let is_here = key.ends_with(&format!(".age{}", age + 1)) || key.ends_with(".hand") && age == game.age();
            for word in (0..words.len()).filter(|&word| is_here && !self.hidden[age].contains(&(i, word))) {
                let card = self.card((i, word));
                if let Some(place) = fixed.iter().position(|other| *other == card) {
                    fixed.remove(place);
                } else {
                    let (pool, left) = pools.iter_mut().find(|(pool, _)| pool.contains(&card)).expect("it is drawn");
                    pool.retain(|other| *other != card);
                    *left -= 1;
                }
            }
        }
        let more = |sets: Vec<Vec<Card>>, (pool, left): &(Vec<Card>, usize)| {
            let drawn = subsets(pool, *left);
            sets.iter().flat_map(|set| drawn.iter().map(|drawn| [&set[..], drawn].concat())).collect()
        };
        pools.iter().fold(vec![fixed], more)
    }
}

/// Every subset of so many.
fn subsets(cards: &[Card], count: usize) -> Vec<Vec<Card>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = cards.split_first() else { return Vec::new() };
    let with = subsets(rest, count - 1).into_iter().map(|mut set| {
        set.push(*first);
        set
    });
    with.chain(subsets(rest, count)).collect()
}

/// Every world that looks to the viewer as the game does, by its text, with the number of ways in which the cards can lie
/// so. `None` if there are too many orders to try in an age, or too many worlds.
///
/// What the viewer knows of the cards of an age says nothing about those of another, so that each age is tried alone at
/// first, and what is left of all of them together.
pub(crate) fn all<X: Expansion>(
    game: &Position<X>,
    viewer: Option<Seat>,
    most: usize,
) -> Option<BTreeMap<String, usize>> {
    let mut template = Template::new(game, viewer);
    let view = game.view(viewer);
    let looks_the_same = |template: &Template| {
        Position::<X>::parse_position(&template.text()).ok().filter(|world| world.view(viewer) == view)
    };
    let mut together: Vec<(Laid, usize)> = vec![(Vec::new(), 1)];
    for age in 0..AGES {
        let places = template.hidden[age].clone();
        let hands: Vec<usize> = places.iter().map(|(field, _)| template.hand(*field)).collect();
        if places.is_empty() {
            continue;
        }
        let sets = template.unseen(game, age);
        if orders(&hands) * sets.len() as f64 > most as f64 {
            return None;
        }
        let truth: Vec<Card> = places.iter().map(|&place| template.card(place)).collect();
        let mut fitting: Vec<(Laid, usize)> = Vec::new();
        for mut cards in sets {
            cards.sort_unstable();
            let mut laid = Vec::new();
            order(&hands, &mut cards, &mut laid, &mut |laid| {
                let laid: Laid = places.iter().copied().zip(laid.iter().copied()).collect();
                laid.iter().for_each(|&(place, card)| template.set(place, card));
                if looks_the_same(&template).is_some() {
                    let ways = ways(&hands, &laid);
                    fitting.push((laid, ways));
                }
            });
        }
        places.iter().zip(truth).for_each(|(&place, card)| template.set(place, card));
        let both = |(one, ways): &(Laid, usize), (two, more): &(Laid, usize)| ([&one[..], two].concat(), ways * more);
        together = together.iter().flat_map(|one| fitting.iter().map(move |two| both(one, two))).collect();
        if together.len() > most {
            return None;
        }
    }
    let mut worlds = BTreeMap::new();
    for (laid, ways) in together {
        laid.iter().for_each(|&(place, card)| template.set(place, card));
        let world = looks_the_same(&template).expect("what fits in each age fits together");
        assert!(worlds.insert(world.position_text(), ways).is_none(), "a world was found twice");
    }
    Some(worlds)
}

/// Which cards lie in which places.
type Laid = Vec<((usize, usize), Card)>;

impl Template {
    /// The number of the hand that a field is, from 1; 0 if it is none.
    fn hand(&self, field: usize) -> usize {
        if self.fields[field].0.ends_with(".hand") { field + 1 } else { 0 }
    }
}

fn factorial(n: usize) -> f64 {
    (1..=n).map(|n| n as f64).product()
}

/// How many orders there are at most, if the order inside a hand does not matter.
fn orders(hands: &[usize]) -> f64 {
    let mut orders = factorial(hands.len());
    for hand in hands.iter().copied().filter(|&hand| hand > 0).collect::<std::collections::BTreeSet<_>>() {
        orders /= factorial(hands.iter().filter(|other| **other == hand).count());
    }
    orders
}

/// In how many orders the cards of hands can lie: copies of a card are alike.
fn ways(hands: &[usize], laid: &Laid) -> usize {
    let mut ways = orders_of(hands);
    for (i, hand) in hands.iter().enumerate().filter(|(_, hand)| **hand > 0) {
        let alike = (0..=i).filter(|&j| hands[j] == *hand && laid[j].1 == laid[i].1).count();
        ways /= alike as f64;
    }
    ways.round() as usize
}

fn orders_of(hands: &[usize]) -> f64 {
    factorial(hands.len()) / orders(hands)
}

/// Lays sorted cards into places in every different order; those of a hand lie there in printed order.
fn order(hands: &[usize], cards: &mut Vec<Card>, laid: &mut Vec<Card>, found: &mut impl FnMut(&[Card])) {
    let Some(&hand) = hands.get(laid.len()) else { return found(laid) };
    let least = laid.last().copied().filter(|_| hand > 0 && hands[laid.len() - 1] == hand);
    for i in 0..cards.len() {
        if i > 0 && cards[i] == cards[i - 1] || least.is_some_and(|least| cards[i] < least) {
            continue;
        }
        let card = cards.remove(i);
        laid.push(card);
        order(hands, cards, laid, found);
        laid.pop();
        cards.insert(i, card);
    }
}
