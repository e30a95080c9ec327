//! What each deck is made of. The sums are checked when this is compiled.

use super::{CENTRAL_DECK_SIZE, WONDER_DECK_SIZE};
use crate::counts::Cards;
use crate::ids::{Card, WonderId};

/// How many cards of each kind.
macro_rules! cards {
    ($($card:ident $count:literal),*) => {{
        let mut counts = [0; Card::NUM];
        $(counts[Card::$card as usize] = $count;)*
        counts
    }};
}

#[rustfmt::skip]
const CENTRAL: [u8; Card::NUM] =
    cards![Wood 4, Stone 4, Clay 4, Papyrus 4, Glass 4, Coin 6, Civic3 4, Civic2Cat 8, Gear 4, Compass 4, Tablet 4, Shield 4, ShieldHorn1 4, ShieldHorn2 2];

#[rustfmt::skip]
const WONDERS: [[u8; Card::NUM]; WonderId::NUM] = {
    let mut decks = [[0; Card::NUM]; WonderId::NUM];
    decks[WonderId::Alexandria as usize] =
        cards![Wood 2, Stone 2, Clay 2, Papyrus 2, Glass 1, Coin 4, Civic3 2, Civic2Cat 2, Gear 2, Compass 1, Tablet 1, Shield 2, ShieldHorn1 1, ShieldHorn2 1];
    decks[WonderId::Babylon as usize] =
        cards![Wood 2, Stone 1, Clay 2, Papyrus 2, Glass 2, Coin 3, Civic3 2, Civic2Cat 2, Gear 2, Compass 2, Tablet 1, Shield 2, ShieldHorn1 1, ShieldHorn2 1];
    decks[WonderId::Ephesus as usize] =
        cards![Wood 2, Stone 2, Clay 2, Papyrus 2, Glass 2, Coin 3, Civic3 1, Civic2Cat 2, Gear 1, Compass 2, Tablet 2, Shield 2, ShieldHorn1 1, ShieldHorn2 1];
    decks[WonderId::Giza as usize] =
        cards![Wood 2, Stone 2, Clay 1, Papyrus 2, Glass 2, Coin 3, Civic3 2, Civic2Cat 3, Gear 1, Compass 2, Tablet 1, Shield 2, ShieldHorn1 2];
    decks[WonderId::Halicarnassus as usize] =
        cards![Wood 2, Stone 2, Clay 2, Papyrus 1, Glass 2, Coin 3, Civic3 2, Civic2Cat 2, Gear 1, Compass 1, Tablet 2, Shield 2, ShieldHorn1 2, ShieldHorn2 1];
    decks[WonderId::Olympia as usize] =
        cards![Wood 1, Stone 2, Clay 2, Papyrus 2, Glass 2, Coin 3, Civic3 1, Civic2Cat 3, Gear 1, Compass 1, Tablet 2, Shield 2, ShieldHorn1 2, ShieldHorn2 1];
    decks[WonderId::Rhodes as usize] =
        cards![Wood 2, Stone 2, Clay 2, Papyrus 2, Glass 2, Coin 2, Civic3 2, Civic2Cat 2, Gear 2, Compass 1, Tablet 1, Shield 2, ShieldHorn1 2, ShieldHorn2 1];
    decks
};

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
