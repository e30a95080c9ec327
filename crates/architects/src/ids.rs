//! Names of every component: closed enums of one byte. Their figures are in `data/`.

use std::fmt;
use table::{IdSet, Seat, ids};

ids! {
    /// A kind of card. Cards of one kind are alike.
    pub enum Card("card", u16) {
        Wood = "wood",
        Stone = "stone",
        Clay = "clay",
        Papyrus = "papyrus",
        Glass = "glass",
        Coin = "coin",
        /// Three points.
        Civic3 = "civic_3",
        /// Two points, and the cat.
        Civic2Cat = "civic_2_cat",
        Gear = "gear",
        Compass = "compass",
        Tablet = "tablet",
        /// A shield without a horn.
        Shield = "shield",
        ShieldHorn1 = "shield_horn_1",
        ShieldHorn2 = "shield_horn_2",
    }
}

ids! {
    /// The colour of a card, which says what kind it is.
    pub enum Color("colour", u8) {
        /// Resources.
        Grey = "grey",
        /// Coins.
        Yellow = "yellow",
        /// Points.
        Blue = "blue",
        /// Science.
        Green = "green",
        /// Military.
        Red = "red",
    }
}

ids! {
    /// What a grey card gives.
    pub enum Resource("resource", u8) {
        Wood = "wood",
        Stone = "stone",
        Clay = "clay",
        Papyrus = "papyrus",
        Glass = "glass",
    }
}

ids! {
    /// Green cards that are given up together for a progress token (R5.1).
    pub enum ScienceSet("set of symbols", u8) {
        /// Two gears.
        Gear = "gear",
        /// Two compasses.
        Compass = "compass",
        /// Two tablets.
        Tablet = "tablet",
        /// One of each.
        Different = "different",
    }
}

ids! {
    /// A wonder.
    pub enum WonderId("wonder", u8) {
        Alexandria = "alexandria",
        Babylon = "babylon",
        Ephesus = "ephesus",
        Giza = "giza",
        Halicarnassus = "halicarnassus",
        Olympia = "olympia",
        Rhodes = "rhodes",
    }
}

ids! {
    /// A stage of a wonder. Stages of one name cost the same in every wonder.
    pub enum StageId("stage", u8) {
        S1 = "s1",
        S2 = "s2",
        S3 = "s3",
        S4 = "s4",
        S5 = "s5",
    }
}

ids! {
    /// A progress token.
    pub enum TokenId("progress token", u16) {
        Urbanism = "urbanism",
        Crafts = "crafts",
        Jewellery = "jewellery",
        Science = "science",
        Propaganda = "propaganda",
        Architecture = "architecture",
        Economy = "economy",
        Engineering = "engineering",
        Tactics = "tactics",
        Decor = "decor",
        Politics = "politics",
        Strategy = "strategy",
        Education = "education",
        Culture = "culture",
    }
}

ids! {
    /// Where a player usually takes a card (R3.3).
    pub enum Side("place to take a card", u8) {
        /// The player's own deck.
        Left = "left",
        /// The deck of the player before.
        Right = "right",
        /// The central deck.
        Centre = "centre",
    }
}

/// Some kinds of progress tokens.
pub type TokenSet = IdSet<TokenId>;
/// Some wonders.
pub type WonderSet = IdSet<WonderId>;
/// Some stages.
pub type StageSet = IdSet<StageId>;

/// The most players.
pub const MAX_PLAYERS: usize = 7;

/// A deck on the table: that of a seat's wonder, or the central one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeckId(pub(crate) u8);

impl DeckId {
    /// How many decks there can be.
    pub const NUM: usize = MAX_PLAYERS + 1;
    /// The central deck.
    pub const CENTRE: Self = Self(MAX_PLAYERS as u8);

    /// The deck of a seat's wonder.
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// Whose wonder's deck it is; nobody's is the central one.
    pub fn seat(self) -> Option<Seat> {
        if self == Self::CENTRE { None } else { Seat::new(self.index()) }
    }

    /// Position among the decks, the central one last.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The seat's letter, or `centre`.
impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => seat.fmt(f),
            None => f.write_str("centre"),
        }
    }
}

impl Card {
    /// What stages are paid with: the grey cards in the order of resources, then the yellow one.
    pub const PAYING: [Self; Resource::NUM + 1] = {
        let mut cards = [Self::Coin; Resource::NUM + 1];
        let mut i = 0;
        while i < Resource::NUM {
            cards[i] = Resource::ALL[i].card();
            i += 1;
        }
        cards
    };
}

impl Resource {
    /// The grey card that gives it.
    pub const fn card(self) -> Card {
        match self {
            Self::Wood => Card::Wood,
            Self::Stone => Card::Stone,
            Self::Clay => Card::Clay,
            Self::Papyrus => Card::Papyrus,
            Self::Glass => Card::Glass,
        }
    }
}

impl ScienceSet {
    /// The cards that are given up.
    pub const fn cards(self) -> &'static [Card] {
        match self {
            Self::Gear => &[Card::Gear, Card::Gear],
            Self::Compass => &[Card::Compass, Card::Compass],
            Self::Tablet => &[Card::Tablet, Card::Tablet],
            Self::Different => &[Card::Gear, Card::Compass, Card::Tablet],
        }
    }
}
