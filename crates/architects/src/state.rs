//! A position: cities, decks, tokens, what this turn has brought, and the stack of what has to happen next.
//! Plain data of fixed size. What nobody knows has no place here.

use crate::counts::{Cards, Tokens};
use crate::data::{BRINGING_CARDS, CENTRAL_DECK, CONFLICT_TOKENS, WONDER_DECKS};
use crate::ids::{Card, DeckId, MAX_PLAYERS, Side, StageId, StageSet, TokenId, WonderId, WonderSet};
use crate::pending::{MAX_PENDING, Pending};
use crate::setup::Setup;
use table::{BySeat, Seat, SeatSet, Stack};

/// A position of 7 Wonders: Architects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Architects {
    /// Those of seats that nobody has are empty.
    pub(crate) cities: BySeat<City, MAX_PLAYERS>,
    /// The wonders' decks by seat, and the central one.
    pub(crate) decks: [Deck; DeckId::NUM],
    pub(crate) discard: Cards,
    /// Cards of the deck that is searched, besides its top.
    pub(crate) shown: Cards,
    /// What has to happen, the next on top. At the bottom lies the turn.
    pub(crate) pending: Stack<Pending, MAX_PENDING>,
    pub(crate) turn: Turn,
    /// Progress tokens that lie face up.
    pub(crate) face_up: Tokens,
    /// Progress tokens that lie face down.
    pub(crate) stack: Tokens,
    /// Wonders to choose from.
    pub(crate) offer: WonderSet,
    /// Who knows the top of the central deck; nobody while the position does not hold it.
    pub(crate) seen_by: SeatSet,
    pub(crate) cat: Option<Seat>,
    pub(crate) active: Seat,
    /// Conflict tokens that show battle.
    pub(crate) flipped: u8,
    pub(crate) ending: Option<Ending>,
    pub(crate) setup: Setup,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) cards: Cards,
    pub(crate) tokens: Tokens,
    pub(crate) wonder: Option<WonderId>,
    /// The stages that stand, a bit each.
    pub(crate) built: u8,
    pub(crate) victory: u8,
}

/// A deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// What lies in it, in an order that nobody knows.
    pub(crate) inside: Cards,
    /// Its top card if somebody knows it; it is not counted inside.
    pub(crate) top: Option<Card>,
    /// How often it was shuffled since the game began.
    pub(crate) shuffles: u8,
}

/// What the turn has brought so far. Of tokens that bring extra cards it keeps a bit each, in the order of
/// `data::BRINGING_CARDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// Tokens that what happened would trigger, owned or not; kept only where new tokens count for the whole turn.
    pub(crate) happened: u8,
    /// Tokens that have been triggered; none works twice (R6.5).
    pub(crate) triggered: u8,
    /// Extra cards still to be taken.
    pub(crate) extras: u8,
    pub(crate) used_economy: bool,
    pub(crate) used_engineering: bool,
    /// What can be done now: worked out on arriving at the choice, empty elsewhere.
    pub(crate) menu: Menu,
}

/// What can be done in the course of a turn besides taking extra cards and ending it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Menu {
    /// Stages that can be paid, a bit each.
    pub(crate) builds: u8,
    /// Sets of symbols that can be exchanged, a bit each.
    pub(crate) sets: u8,
    /// Something has to be done before the turn can end.
    pub(crate) duty: bool,
}

/// How a game ended, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// What ended it.
    pub cause: Cause,
    /// Most points; several seats share a full tie (R11.6).
    pub winners: SeatSet,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A wonder is complete (R11.1).
    Wonder,
    /// No cards are left (R10.3).
    Decks,
}

impl Cause {
    /// The cause as a slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Wonder => "wonder",
            Self::Decks => "decks",
        }
    }
}

impl City {
    const EMPTY: Self = Self { cards: Cards::NONE, tokens: Tokens::NONE, wonder: None, built: 0, victory: 0 };

    /// The cards that lie in front of the player.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// The progress tokens.
    pub fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// The wonder; none before it is dealt or chosen.
    pub fn wonder(&self) -> Option<WonderId> {
        self.wonder
    }

    /// The stages that stand.
    pub fn stages(&self) -> StageSet {
        StageSet::from_bits(self.built)
    }

    /// The stages that could be built if they were paid.
    pub fn available(&self) -> StageSet {
        StageSet::from_bits(self.wonder.map_or(0, |wonder| wonder.available(self.built)))
    }

    /// The victory tokens.
    pub fn victory(&self) -> u8 {
        self.victory
    }

    /// Tests if all five stages stand.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.built.count_ones() as usize == StageId::NUM
    }
}

impl Deck {
    const EMPTY: Self = Self { inside: Cards::NONE, top: None, shuffles: 0 };

    /// The card on top if somebody knows it.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.top
    }

    /// What else lies in it, in an order that nobody knows.
    #[inline]
    pub fn inside(&self) -> &Cards {
        &self.inside
    }

    /// Tests if no card is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_none() && self.inside.is_empty()
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.inside.total() + usize::from(self.top.is_some())
    }
}

impl Turn {
    /// Tests if there is more to do than to end the turn. Nothing else decides it, and every field of the menu counts, so
    /// that none can be forgotten.
    #[inline]
    pub(crate) fn asks(&self) -> bool {
        self.extras > 0 || self.menu != Menu::default()
    }

    /// Extra cards still to be taken.
    pub fn extras(&self) -> u8 {
        self.extras
    }

    /// Tests if the token has brought an extra card in this turn, taken or still to be taken.
    pub fn has_triggered(&self, token: TokenId) -> bool {
        let place = BRINGING_CARDS.iter().position(|bringing| *bringing == token);
        place.is_some_and(|place| self.triggered >> place & 1 == 1)
    }

    /// Tests if Economy has been used in this turn.
    pub fn has_used_economy(&self) -> bool {
        self.used_economy
    }

    /// Tests if Engineering has been used in this turn.
    pub fn has_used_engineering(&self) -> bool {
        self.used_engineering
    }
}

impl Architects {
    /// The position before anything is dealt.
    pub(crate) fn blank(setup: Setup) -> Self {
        let mut decks = [Deck::EMPTY; DeckId::NUM];
        decks[DeckId::CENTRE.index()].inside = CENTRAL_DECK;
        Self {
            cities: BySeat([City::EMPTY; MAX_PLAYERS]),
            decks,
            discard: Cards::NONE,
            shown: Cards::NONE,
            pending: Stack::new(Pending::Take),
            turn: Turn::default(),
            face_up: Tokens::NONE,
            stack: Tokens::ALL,
            offer: WonderSet::new(),
            seen_by: SeatSet::EMPTY,
            cat: None,
            active: Seat::A,
            flipped: 0,
            ending: None,
            setup,
        }
    }

    /// A seat gets its wonder, and the wonder's deck lies on its left (R1.5).
    pub(crate) fn give_wonder(&mut self, seat: Seat, wonder: WonderId) {
        self.cities[seat].wonder = Some(wonder);
        self.decks[seat.index()].inside = WONDER_DECKS[wonder.index()];
    }

    /// A player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat]
    }

    /// A deck.
    pub fn deck(&self, deck: DeckId) -> &Deck {
        &self.decks[deck.index()]
    }

    /// The deck that lies on this side of a seat (R1.7).
    #[inline]
    pub fn deck_at(&self, seat: Seat, side: Side) -> DeckId {
        match side {
            Side::Left => DeckId::of(seat),
            Side::Right => DeckId::of(seat.right(self.setup.seats())),
            Side::Centre => DeckId::CENTRE,
        }
    }

    /// The deck that lies on this side of the active seat.
    #[inline]
    pub(crate) fn side(&self, side: Side) -> DeckId {
        self.deck_at(self.active, side)
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.discard
    }

    /// Progress tokens that lie face up.
    pub fn face_up(&self) -> Tokens {
        self.face_up
    }

    /// Progress tokens that lie face down; in which order, nobody knows.
    pub fn stack(&self) -> Tokens {
        self.stack
    }

    /// Wonders to choose from.
    pub fn offer(&self) -> WonderSet {
        self.offer
    }

    /// Who has the cat.
    pub fn cat(&self) -> Option<Seat> {
        self.cat
    }

    /// Who knows the top of the central deck.
    pub fn seen_by(&self) -> SeatSet {
        self.seen_by
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Conflict tokens that show battle.
    pub fn flipped(&self) -> u8 {
        self.flipped
    }

    /// Conflict tokens in play (R1.10).
    #[inline]
    pub fn conflict_tokens(&self) -> u8 {
        CONFLICT_TOKENS[self.setup.seats() - 2]
    }

    /// What the turn has brought so far.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What has to happen, the next last.
    pub fn pending(&self) -> &[Pending] {
        self.pending.items()
    }

    /// The deck that is searched: from its choice until a card is kept (R7.6).
    pub fn searched(&self) -> Option<DeckId> {
        let deck = |pending: &Pending| if let Pending::Keep(deck) = pending { Some(*deck) } else { None };
        self.pending.items().iter().find_map(deck)
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The seats that play.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.setup.seats())
    }

    /// How many seats have a wonder.
    pub(crate) fn wonders_given(&self) -> usize {
        self.all_seats().filter(|&seat| self.cities[seat].wonder.is_some()).count()
    }

    /// Wonders that no seat has and that are not on offer.
    pub fn wonder_box(&self) -> WonderSet {
        let owned: WonderSet = self.all_seats().filter_map(|seat| self.cities[seat].wonder).collect();
        !(owned | self.offer)
    }
}
