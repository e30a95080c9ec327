//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else (R1.13).

use crate::counts::{Cards, Tokens};
use crate::data::{CENTRAL_DECK, CENTRAL_DECK_SIZE, WONDER_DECK_SIZE, WONDER_DECKS};
use crate::ids::{Card, DeckId, TokenId, WonderId, WonderSet};
use crate::pending::Pending;
use crate::setup::{Setup, WonderChoice};
use crate::state::Architects;
use crate::witness::Witness;
use table::{Rng, Seat, SeatSet, Xoshiro};

/// What the table reveals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// This seat gets this wonder.
    Wonder(Seat, WonderId),
    /// A wonder is offered in the draft.
    Offer(WonderId),
    /// The top card of a wonder's deck is this one.
    Top(DeckId, Card),
    /// A progress token is turned up.
    Token(TokenId),
    /// The card that comes from the central deck is this one.
    Card(Card),
    /// The card on top of the central deck, which a seat looks at, is this one.
    Seen(Card),
    /// The progress token that a seat has taken unseen is this one.
    Drawn(TokenId),
    /// A card of the deck that is searched.
    Shown(Card),
}

/// Progress tokens in the box.
const TOKENS: usize = Tokens::ALL.total();

/// Every deck in full order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// In the order in which they are dealt or offered.
    wonders: [WonderId; WonderId::NUM],
    /// The deck of each wonder from the top. Those that cannot be in play lie unshuffled.
    decks: [[Card; WONDER_DECK_SIZE]; WonderId::NUM],
    /// From the top.
    centre: [Card; CENTRAL_DECK_SIZE],
    /// From the top, the first three face up.
    tokens: [TokenId; TOKENS],
    /// Where the order of a deck comes from that is shuffled in mid-game.
    mixing: u64,
}

impl Deal {
    /// Shuffles every deck (R1.5, R1.8, R1.9, R2.2).
    pub(crate) fn new(setup: Setup, rng: &mut impl Rng) -> Self {
        let mut wonders = WonderId::ALL;
        if setup.wonders != WonderChoice::Chosen {
            rng.shuffle(&mut wonders);
        }
        let mut decks = LAID_DECKS;
        let in_play = match setup.wonders {
            WonderChoice::Random => setup.seats(),
            WonderChoice::Draft => setup.wonders_offered(),
            WonderChoice::Chosen => WonderId::NUM,
        };
        for wonder in &wonders[..in_play] {
            rng.shuffle(&mut decks[wonder.index()]);
        }
        let mut centre = LAID_CENTRE;
        rng.shuffle(&mut centre);
        let mut tokens = LAID_TOKENS;
        rng.shuffle(&mut tokens);
        Self { wonders, decks, centre, tokens, mixing: rng.next_u64() }
    }
}

/// The cards of a deck, in printed order.
const fn laid<const N: usize>(heap: &Cards) -> [Card; N] {
    let mut cards = [Card::Wood; N];
    let (mut place, mut kind) = (0, 0);
    while kind < Card::NUM {
        let mut left = heap.counts()[kind];
        while left > 0 {
            cards[place] = Card::ALL[kind];
            place += 1;
            left -= 1;
        }
        kind += 1;
    }
    cards
}

const LAID_CENTRE: [Card; CENTRAL_DECK_SIZE] = laid(&CENTRAL_DECK);

const LAID_DECKS: [[Card; WONDER_DECK_SIZE]; WonderId::NUM] = {
    let mut decks = [[Card::Wood; WONDER_DECK_SIZE]; WonderId::NUM];
    let mut i = 0;
    while i < decks.len() {
        decks[i] = laid(&WONDER_DECKS[i]);
        i += 1;
    }
    decks
};

const LAID_TOKENS: [TokenId; TOKENS] = {
    let mut tokens = [TokenId::ALL[0]; TOKENS];
    let (mut place, mut kind) = (0, 0);
    while kind < TokenId::NUM {
        let mut left = TokenId::ALL[kind].token().copies;
        while left > 0 {
            tokens[place] = TokenId::ALL[kind];
            place += 1;
            left -= 1;
        }
        kind += 1;
    }
    tokens
};

impl Architects {
    /// The seat that gets the next wonder.
    pub(crate) fn wonder_due(&self) -> Seat {
        let lacks = |seat: &Seat| self.cities[*seat].wonder.is_none();
        self.all_seats().find(lacks).expect("wonders are dealt while somebody has none")
    }

    /// The first wonder's deck that shows no card yet.
    pub(crate) fn deck_to_lay(&self) -> DeckId {
        let lacks_top = |seat: &Seat| self.decks[seat.index()].top.is_none();
        DeckId::of(self.all_seats().find(lacks_top).expect("decks are laid while one shows no card"))
    }

    /// Reveals an outcome, which has to be possible, and tells the witness what follows.
    pub fn reveal_watched(&mut self, outcome: Chance, witness: &mut impl Witness) {
        match outcome {
            Chance::Top(deck, card) => {
                let heap = &mut self.decks[deck.index()];
                heap.inside.remove(card, 1);
                heap.top = Some(card);
                if matches!(self.pending.top(), Some(Pending::TurnUp(_))) {
                    self.pending.pop();
                }
            }
            Chance::Card(card) => {
                let centre = &mut self.decks[DeckId::CENTRE.index()];
                if centre.top.take().is_none() {
                    centre.inside.remove(card, 1);
                }
                self.seen_by = SeatSet::EMPTY;
                self.pending.pop();
                self.gain(card, witness);
            }
            Chance::Seen(card) => {
                let centre = &mut self.decks[DeckId::CENTRE.index()];
                if centre.top.is_none() {
                    centre.inside.remove(card, 1);
                    centre.top = Some(card);
                }
                self.seen_by = self.seen_by.with(self.active);
                self.pending.pop();
            }
            Chance::Token(token) => {
                self.stack.remove(token);
                self.face_up.add(token);
            }
            Chance::Drawn(token) => {
                self.stack.remove(token);
                self.pending.pop();
                self.gain_token(token, witness);
            }
            Chance::Shown(card) => {
                let deck = self.searched().expect("cards are shown of the deck that is searched");
                self.decks[deck.index()].inside.remove(card, 1);
                self.shown.add(card);
            }
            Chance::Wonder(seat, wonder) => self.give_wonder(seat, wonder),
            Chance::Offer(wonder) => self.offer.insert(wonder),
        }
        self.go_on(witness);
    }

    /// Samples the outcome that is due with the table's true odds.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Chance {
        match self.pending.top() {
            Some(Pending::TurnUp(deck)) => Chance::Top(deck, self.decks[deck.index()].inside.pick(rng)),
            // The commonest outcome has a way of its own.
            _ => self.outcome_by(
                |deck| self.decks[deck.index()].inside,
                |heap, rng| heap.pick(rng),
                Tokens::pick,
                |wonders, rng| wonders.nth(rng.below(wonders.len())).expect("a wonder is left in the box"),
                rng,
            ),
        }
    }

    /// The outcome that is due, however cards, tokens and wonders are come by.
    #[inline]
    fn outcome_by<H, R>(
        &self,
        heap: impl Fn(DeckId) -> H,
        card: impl Fn(H, &mut R) -> Card,
        token: impl Fn(Tokens, &mut R) -> TokenId,
        wonder: impl Fn(WonderSet, &mut R) -> WonderId,
        source: &mut R,
    ) -> Chance {
        // A card that somebody knows is no chance any more.
        let central = |source: &mut R| match self.decks[DeckId::CENTRE.index()].top {
            Some(known) => known,
            None => card(heap(DeckId::CENTRE), source),
        };
        match self.pending.top() {
            Some(Pending::DealWonders) => Chance::Wonder(self.wonder_due(), wonder(self.wonder_box(), source)),
            Some(Pending::OfferWonders) => Chance::Offer(wonder(self.wonder_box(), source)),
            Some(Pending::LayTokens) => Chance::Token(token(self.stack, source)),
            Some(Pending::DrawToken) => Chance::Drawn(token(self.stack, source)),
            Some(Pending::Peek) => Chance::Seen(central(source)),
            Some(Pending::Draw) => Chance::Card(central(source)),
            Some(Pending::Show(deck)) => Chance::Shown(card(heap(deck), source)),
            Some(Pending::TurnUp(deck)) => Chance::Top(deck, card(heap(deck), source)),
            Some(Pending::LayDecks) => Chance::Top(self.deck_to_lay(), card(heap(self.deck_to_lay()), source)),
            Some(
                Pending::PickWonder
                | Pending::Take
                | Pending::Act
                | Pending::LastTurns(_)
                | Pending::TakeToken
                | Pending::AnyDeck
                | Pending::SearchDeck
                | Pending::Keep(_)
                | Pending::UseEffect,
            )
            | None => unreachable!("the table owes nothing: the phase is not chance"),
        }
    }

    pub(crate) fn dealt(&self, deal: &Deal) -> Chance {
        let given = self.wonders_given() + self.offer.len();
        self.outcome_by(
            |deck| deck,
            |deck, ()| self.card_dealt(deck, deal),
            |stack, ()| deal.tokens[TOKENS - stack.total()],
            |_, ()| deal.wonders[given % WonderId::NUM],
            &mut (),
        )
    }

    /// The next card of a deck: by its place, as all cards before it have been seen. After a shuffle each card is a new
    /// draw from what is left, by how much that is.
    fn card_dealt(&self, deck: DeckId, deal: &Deal) -> Card {
        let heap = &self.decks[deck.index()];
        let left = heap.inside.total();
        let Some(wonder) = deck.seat().and_then(|seat| self.cities[seat].wonder) else {
            return deal.centre[CENTRAL_DECK_SIZE - left.clamp(1, CENTRAL_DECK_SIZE)];
        };
        if heap.shuffles == 0 {
            return deal.decks[wonder.index()][WONDER_DECK_SIZE - left.clamp(1, WONDER_DECK_SIZE)];
        }
        let place = [u64::from(heap.shuffles), wonder.index() as u64, left as u64];
        let number = place.into_iter().fold(0, |number, part| number << 8 | part);
        heap.inside.pick(&mut Xoshiro::stream(deal.mixing, number))
    }

    /// Tests if the outcome is due and possible.
    pub(crate) fn is_possible(&self, outcome: Chance) -> bool {
        if self.ending.is_some() {
            return false;
        }
        let Some(pending) = self.pending.top() else { return false };
        let lies_in = |deck: DeckId, card: Card| self.decks[deck.index()].inside.of(card) > 0;
        let is_central = |card: Card| {
            let known = self.decks[DeckId::CENTRE.index()].top;
            known.map_or(lies_in(DeckId::CENTRE, card), |known| known == card)
        };
        match outcome {
            Chance::Wonder(seat, wonder) => {
                pending == Pending::DealWonders && seat == self.wonder_due() && self.wonder_box().contains(wonder)
            }
            Chance::Offer(wonder) => pending == Pending::OfferWonders && self.wonder_box().contains(wonder),
            Chance::Top(deck, card) => {
                let is_due =
                    pending == Pending::TurnUp(deck) || pending == Pending::LayDecks && deck == self.deck_to_lay();
                is_due && lies_in(deck, card)
            }
            Chance::Token(token) => pending == Pending::LayTokens && self.stack.contains(token),
            Chance::Drawn(token) => pending == Pending::DrawToken && self.stack.contains(token),
            Chance::Seen(card) => pending == Pending::Peek && is_central(card),
            Chance::Card(card) => pending == Pending::Draw && is_central(card),
            Chance::Shown(card) => {
                self.searched().is_some_and(|deck| pending == Pending::Show(deck) && lies_in(deck, card))
            }
        }
    }
}
