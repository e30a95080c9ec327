//! What each deck is made of. The sums are checked when this is compiled.

use super::{CENTRAL_DECK_SIZE, WONDER_DECK_SIZE};
use crate::counts::Cards;
use crate::ids::{Card, WonderId};

const CENTRAL: [u8; Card::NUM] = [4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2];

/// wood, stone, clay, papyrus, glass; coin; civic_3, civic_2_cat; gear, compass, tablet; shield, shield_horn_1, shield_horn_2
const WONDERS: [[u8; Card::NUM]; WonderId::NUM] = [
    [2, 2, 2, 2, 1, 4, 2, 2, 2, 1, 1, 2, 1, 1],
    [2, 1, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1, 1],
    [2, 2, 2, 2, 2, 3, 1, 2, 1, 2, 2, 2, 1, 1],
    [2, 2, 1, 2, 2, 3, 2, 3, 1, 2, 1, 2, 2, 0],
    [2, 2, 2, 1, 2, 3, 2, 2, 1, 1, 2, 2, 2, 1],
    [1, 2, 2, 2, 2, 3, 1, 3, 1, 1, 2, 2, 2, 1],
    [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 1],
];

/// The central deck.
pub const CENTRAL_DECK: Cards = Cards::new(CENTRAL);

/// The deck of each wonder.
pub const WONDER_DECKS: [Cards; WonderId::NUM] = {
    let mut decks = [Cards::NONE; WonderId::NUM];
    let mut i = 0;
    while i < decks.len() {
        decks[i] = Cards::new(WONDERS[i]);
        i += 1;
    }
    decks
};

/// How many cards of a kind all decks have together.
const fn in_all_decks(card: usize) -> u8 {
    let mut sum = CENTRAL[card];
    let mut i = 0;
    while i < WONDERS.len() {
        sum += WONDERS[i][card];
        i += 1;
    }
    sum
}

const fn sum(counts: &[u8]) -> usize {
    let mut sum = 0;
    let mut i = 0;
    while i < counts.len() {
        sum += counts[i] as usize;
        i += 1;
    }
    sum
}

const _: () = {
    assert!(sum(&CENTRAL) == CENTRAL_DECK_SIZE);
    let mut all = [0; Card::NUM];
    let mut i = 0;
    while i < WONDERS.len() {
        assert!(sum(&WONDERS[i]) == WONDER_DECK_SIZE);
        i += 1;
    }
    let mut card = 0;
    while card < Card::NUM {
        all[card] = in_all_decks(card);
        card += 1;
    }
    let [wood, stone, clay, papyrus, glass, coin, civic_3, civic_2_cat, gear, compass, tablet, shield, horn_1, horn_2] =
        all;
    assert!(wood == 17 && stone == 17 && clay == 17 && papyrus == 17 && glass == 17);
    assert!(gear == 14 && compass == 14 && tablet == 14);
    assert!(coin == 27);
    assert!(civic_3 + civic_2_cat == 40 && civic_2_cat == 24);
    assert!(shield + horn_1 + horn_2 == 41 && horn_1 + 2 * horn_2 == 31);
    assert!(sum(&all) == 235);
};
