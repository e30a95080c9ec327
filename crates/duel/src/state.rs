//! A position: two cities, the structure, the track, the tokens, and the stack of what has to happen next.
//! Plain data of fixed size. Sums kept for speed can be worked out again from scratch here.

use crate::city::City;
use crate::conspiracies::Conspiracies;
use crate::data::STARTING_COINS;
use crate::ids::{Age, CardId, CardSet, Expansion, TokenId, TokenSet, WonderId, WonderSet};
use crate::layout::Layout;
use crate::pantheon::Pantheon;
use crate::pending::{MAX_PENDING, Pending};
use crate::senate::Senate;
use crate::setup::Setup;
use crate::structure::{Cell, Structure};
use table::{BySeat, Seat, SeatSet, Stack};

/// A position of 7 Wonders Duel. The fields of an expansion are empty where it is not played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(crate) cities: BySeat<City, 2>,
    /// Cards discarded since the game began; both players may look through them (D4.11).
    pub(crate) discard: CardSet,
    /// Cards that nobody has seen: face down in the structure, in a later age, or removed at setup.
    pub(crate) unseen: CardSet,
    /// The card under each wonder that stands, or left the game with its card.
    pub(crate) tucked: [Option<CardId>; WonderId::NUM],
    pub(crate) pantheon: Pantheon,
    pub(crate) senate: Senate,
    pub(crate) conspiracies: Conspiracies,
    pub(crate) structure: Structure,
    /// What has to happen, the next on top. At the bottom lies whose turn comes after this one.
    pub(crate) pending: Stack<Pending, MAX_PENDING>,
    /// Progress tokens that can be taken for a pair.
    pub(crate) board: TokenSet,
    /// Progress tokens the Great Library has drawn and its builder chooses from, or those that lay on Enki.
    pub(crate) drawn: TokenSet,
    /// The progress token that a conspiracy has put out of the game (A8.16).
    pub(crate) locked: Option<TokenId>,
    /// It came from the box, and only one player knows which it is (A11.7).
    pub(crate) locked_in_secret: bool,
    /// Tokens that each seat has seen come out of the box since then: none of them is the one put out of the game.
    pub(crate) not_locked: BySeat<TokenSet, 2>,
    /// Wonders on offer in the draft.
    pub(crate) offer: WonderSet,
    /// Where the conflict pawn stands: -9 at A's capital, 9 at B's.
    pub(crate) pawn: i8,
    /// Military tokens still on the board.
    pub(crate) military_tokens: MilitaryTokens,
    pub(crate) age: Age,
    /// Who took the last turn, or takes this one.
    pub(crate) active: Seat,
    pub(crate) ending: Option<Ending>,
    pub(crate) setup: Setup,
}

/// How a game ended, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The pawn reached the loser's capital (D10.2).
    Military(Seat),
    /// The winner has six different symbols (D10.3); both may, through Coercion (A8.30).
    Science(SeatSet),
    /// The winner controls all six chambers of the senate (A10.2).
    Politics(Seat),
    /// More points after Age III; both seats share a full tie (D10.4, D10.17).
    Civilian(SeatSet),
}

impl Ending {
    /// The way of winning, as a slug.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Military(_) => "military",
            Self::Science(_) => "science",
            Self::Politics(_) => "politics",
            Self::Civilian(_) => "civilian",
        }
    }

    /// Who won.
    pub fn winners(self) -> SeatSet {
        match self {
            Self::Military(seat) | Self::Politics(seat) => SeatSet::only(seat),
            Self::Science(seats) | Self::Civilian(seats) => seats,
        }
    }
}

/// Which military tokens still lie on the board (D7.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MilitaryTokens(pub(crate) u8);

/// The size of a military token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MilitaryTokenSize {
    /// 2 coins, in the zone of spaces 3 to 5.
    Small,
    /// 5 coins, in the zone of spaces 6 to 8.
    Large,
}

impl MilitaryTokens {
    /// All four.
    pub(crate) const ALL: Self = Self(0b1111);

    /// Tests if the token that can strike this seat is still there.
    pub fn threatens(self, victim: Seat, size: MilitaryTokenSize) -> bool {
        self.0 & Self::bit(victim, size) != 0
    }

    /// Removes a token, or leaves all as it is if it is gone.
    pub(crate) fn remove(&mut self, victim: Seat, size: MilitaryTokenSize) {
        self.0 &= !Self::bit(victim, size);
    }

    fn bit(victim: Seat, size: MilitaryTokenSize) -> u8 {
        1 << (2 * victim.index() + size as usize)
    }
}

impl Duel {
    /// The position before anything is dealt.
    pub(crate) fn blank(setup: Setup) -> Self {
        Self {
            cities: BySeat([City::new(STARTING_COINS); 2]),
            discard: CardSet::new(),
            unseen: setup.cards(),
            tucked: [None; WonderId::NUM],
            pantheon: if setup.plays(Expansion::Pantheon) { Pantheon::START } else { Pantheon::EMPTY },
            senate: Senate::EMPTY,
            conspiracies: Conspiracies::EMPTY,
            structure: Structure::EMPTY,
            pending: Stack::new(Pending::TurnUp),
            board: TokenSet::new(),
            drawn: TokenSet::new(),
            locked: None,
            locked_in_secret: false,
            not_locked: BySeat([TokenSet::new(); 2]),
            offer: WonderSet::new(),
            pawn: 0,
            military_tokens: MilitaryTokens::ALL,
            age: Age::I,
            active: Seat::A,
            ending: None,
            setup,
        }
    }

    /// A player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat]
    }

    /// The age being played.
    pub fn age(&self) -> Age {
        self.age
    }

    /// The structure of the age.
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// The shape of the structure.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.age, self.setup.expansions)
    }

    /// Where the conflict pawn stands: -9 at A's capital, 9 at B's.
    pub fn pawn(&self) -> i8 {
        self.pawn
    }

    /// The military tokens on the board.
    pub fn military_tokens(&self) -> MilitaryTokens {
        self.military_tokens
    }

    /// The progress tokens on the board.
    pub fn board(&self) -> TokenSet {
        self.board
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The cards that nobody has seen: face down in the structure, in a later age, or removed at setup.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// Whose turn it is, or comes when what is pending is done; nobody's while an age is set up.
    pub fn next_turn(&self) -> Option<Seat> {
        if let Some(Pending::Turn(seat)) = self.pending.items().first() { Some(*seat) } else { None }
    }

    /// The wonders on offer in the draft.
    pub fn offer(&self) -> WonderSet {
        self.offer
    }

    /// The card under a wonder that stands.
    pub fn tucked(&self, wonder: WonderId) -> Option<CardId> {
        self.tucked[wonder.index()]
    }

    /// What has to happen, the next last.
    pub fn pending(&self) -> &[Pending] {
        self.pending.items()
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Progress tokens set aside: neither on the board nor owned nor drawn nor on a god nor out of the game.
    pub fn token_box(&self) -> TokenSet {
        let owned = self.cities[Seat::A].tokens | self.cities[Seat::B].tokens;
        let mut elsewhere = self.board | self.drawn | self.pantheon.enki | owned;
        if let Some(token) = self.locked {
            elsewhere.insert(token);
        }
        self.setup.tokens() & !elsewhere
    }

    /// Wonders that have not been offered, or were put away.
    pub fn wonder_box(&self) -> WonderSet {
        let owned = |seat: Seat| self.cities[seat].wonders | self.cities[seat].standing;
        self.setup.wonders() & !(self.offer | owned(Seat::A) | owned(Seat::B))
    }

    /// The progress token that a conspiracy has put out of the game.
    pub fn locked_token(&self) -> Option<TokenId> {
        self.locked
    }

    /// How many wonders have been taken in the draft.
    pub(crate) fn drafted(&self) -> usize {
        self.cities.0.iter().map(|city| city.wonders.len()).sum()
    }

    /// Works out which cards nobody has seen.
    pub(crate) fn unseen_from_scratch(&self) -> CardSet {
        let mut seen = self.discard | self.cities[Seat::A].cards | self.cities[Seat::B].cards;
        for card in self.tucked.iter().chain(&self.conspiracies.under).flatten() {
            seen.insert(*card);
        }
        seen = seen | self.conspiracies.removed;
        for cell in self.structure.cells {
            if let Cell::Up(card) = cell {
                seen.insert(card);
            }
        }
        self.setup.cards() & !seen
    }
}
