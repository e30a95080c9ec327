//! What each kind of card shows.

use crate::ids::{Card, Color};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    card: Card,
    /// Its colour.
    pub color: Color,
    /// Its points.
    pub points: u8,
    /// Its cats: whoever takes one gets the cat, and Politics counts them.
    pub cats: u8,
    /// Its shields.
    pub shields: u8,
    /// Its horns: they turn conflict tokens, and the card is discarded after the battle.
    pub horns: u8,
}

const fn card(card: Card, color: Color) -> Face {
    Face { card, color, points: 0, cats: 0, shields: 0, horns: 0 }
}

impl Face {
    const fn points(self, points: u8) -> Self {
        Self { points, ..self }
    }

    const fn cats(self, cats: u8) -> Self {
        Self { cats, ..self }
    }

    const fn shields(self, shields: u8) -> Self {
        Self { shields, ..self }
    }

    const fn horns(self, horns: u8) -> Self {
        Self { horns, ..self }
    }
}

pub(super) const FACES: [Face; Card::NUM] = {
    use Card::{
        Civic2Cat, Civic3, Clay, Coin, Compass, Gear, Glass, Papyrus, Shield, ShieldHorn1, ShieldHorn2, Stone, Tablet,
        Wood,
    };
    use Color::{Blue, Green, Grey, Red, Yellow};
    [
        card(Wood, Grey),
        card(Stone, Grey),
        card(Clay, Grey),
        card(Papyrus, Grey),
        card(Glass, Grey),
        card(Coin, Yellow),
        card(Civic3, Blue).points(3),
        card(Civic2Cat, Blue).points(2).cats(1),
        card(Gear, Green),
        card(Compass, Green),
        card(Tablet, Green),
        card(Shield, Red).shields(1),
        card(ShieldHorn1, Red).shields(1).horns(1),
        card(ShieldHorn2, Red).shields(1).horns(2),
    ]
};

const _: () = {
    let mut i = 0;
    while i < FACES.len() {
        assert!(FACES[i].card as usize == i, "cards stand in the order of ids.rs");
        i += 1;
    }
};

/// The cards of which a figure is not zero, so that sums look at no others.
macro_rules! cards_with {
    ($(#[$doc:meta])* $name:ident, $figure:ident) => {
        $(#[$doc])*
        pub(crate) const $name: [Card; {
            let (mut count, mut i) = (0, 0);
            while i < FACES.len() {
                count += (FACES[i].$figure > 0) as usize;
                i += 1;
            }
            count
        }] = {
            let mut cards = [Card::ALL[0]; _];
            let (mut count, mut i) = (0, 0);
            while i < FACES.len() {
                if FACES[i].$figure > 0 {
                    cards[count] = Card::ALL[i];
                    count += 1;
                }
                i += 1;
            }
            cards
        };
    };
}

cards_with!(
    /// Cards with points.
    WITH_POINTS,
    points
);
cards_with!(
    /// Cards with a cat.
    WITH_CAT,
    cats
);
cards_with!(
    /// Cards with shields.
    WITH_SHIELDS,
    shields
);
cards_with!(
    /// Cards with horns.
    WITH_HORNS,
    horns
);
