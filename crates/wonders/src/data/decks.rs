//! Which cards are in play at a table of so many (W2.1, W2.2). The sums are checked when the program is built.

use super::{FACES, TABLES};
use crate::ids::{AGES, Card, HAND, MAX_PLAYERS, MIN_PLAYERS};
use crate::setup::Edition;

/// The most cards of an age.
const MOST_CARDS: usize = HAND * MAX_PLAYERS;

/// The cards of an age that are always in play, in printed order.
#[derive(Clone, Copy)]
struct Deck {
    cards: [Card; MOST_CARDS],
    len: usize,
}

/// Guilds in an edition's box.
const GUILDS: usize = 10;

static DECKS: [[[Deck; AGES]; TABLES]; Edition::NUM] = {
    let mut decks = [[[Deck { cards: [Card::ALL[0]; MOST_CARDS], len: 0 }; AGES]; TABLES]; Edition::NUM];
    let mut edition = 0;
    while edition < Edition::NUM {
        let mut table = 0;
        while table < TABLES {
            let seats = table + MIN_PLAYERS;
            let mut age = 0;
            while age < AGES {
                let deck = laid(Edition::ALL[edition], seats, age);
                let drawn = if age + 1 == AGES { guilds_in_play(seats) } else { 0 };
                assert!(deck.len + drawn == HAND * seats, "a deck does not give everybody seven cards");
                decks[edition][table][age] = deck;
                age += 1;
            }
            table += 1;
        }
        edition += 1;
    }
    decks
};

const fn laid(edition: Edition, seats: usize, age: usize) -> Deck {
    let mut deck = Deck { cards: [Card::ALL[0]; MOST_CARDS], len: 0 };
    let mut i = 0;
    while i < Card::NUM {
        let card = Card::ALL[i];
        let face = &FACES[edition as usize][i];
        let mut copies = if edition.has(card) && face.age as usize == age + 1 { face.copies_for(seats) } else { 0 };
        while copies > 0 {
            deck.cards[deck.len] = card;
            deck.len += 1;
            copies -= 1;
        }
        i += 1;
    }
    deck
}

/// The cards of an age, from 0, at a table of so many, in printed order. Guilds are drawn besides.
#[inline]
pub fn deck(edition: Edition, seats: usize, age: usize) -> &'static [Card] {
    let deck = &DECKS[edition as usize][seats - MIN_PLAYERS][age];
    &deck.cards[..deck.len]
}

static ALL_GUILDS: [[Card; GUILDS]; Edition::NUM] = {
    let mut guilds = [[Card::ALL[0]; GUILDS]; Edition::NUM];
    let mut edition = 0;
    while edition < Edition::NUM {
        let (mut found, mut i) = (0, 0);
        while i < Card::NUM {
            if FACES[edition][i].is_guild() && Edition::ALL[edition].has(Card::ALL[i]) {
                guilds[edition][found] = Card::ALL[i];
                found += 1;
            }
            i += 1;
        }
        assert!(found == GUILDS, "an edition has ten guilds");
        edition += 1;
    }
    guilds
};

/// The guilds in an edition's box.
#[inline]
pub fn guilds(edition: Edition) -> &'static [Card; GUILDS] {
    &ALL_GUILDS[edition as usize]
}

/// How many guilds are in play: two more than there are players (W2.3).
#[inline]
pub const fn guilds_in_play(seats: usize) -> usize {
    seats + 2
}
