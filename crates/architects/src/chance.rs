//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else (A1.13).

use crate::counts::{Cards, Tokens};
use crate::data::{CENTRAL_DECK, CENTRAL_DECK_SIZE, WONDER_DECK_SIZE, WONDER_DECKS};
use crate::ids::{Card, DeckId, TokenId, WonderId, WonderSet};
use crate::pending::Pending;
use crate::setup::{Setup, WonderChoice};
use crate::state::Architects;
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
    /// Shuffles every deck (A1.5, A1.8, A1.9, A2.2).
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
        let mut left = TokenId::ALL[kind].copies();
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
        self.all_seats().find(|&seat| self.cities[seat].wonder.is_none()).unwrap_or(Seat::A)
    }

    /// The deck whose card is due: turned up, shown, or drawn.
    pub(crate) fn deck_due(&self) -> DeckId {
        match self.pending.top() {
            Some(Pending::TurnUp(deck) | Pending::Show(deck)) => deck,
            Some(Pending::LayDecks) => {
                let lacks_top = |seat: &Seat| self.decks[seat.index()].top.is_none();
                self.all_seats().find(lacks_top).map_or(DeckId::CENTRE, DeckId::of)
            }
            _ => DeckId::CENTRE,
        }
    }

    pub(crate) fn accept(&mut self, outcome: Chance) {
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
                self.gain(card);
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
                self.gain_token(token);
            }
            Chance::Shown(card) => {
                let deck = self.deck_due();
                self.decks[deck.index()].inside.remove(card, 1);
                self.shown.add(card);
            }
            Chance::Wonder(seat, wonder) => self.give_wonder(seat, wonder),
            Chance::Offer(wonder) => self.offer.insert(wonder),
        }
        self.go_on();
    }

    /// Samples the outcome that is due with the table's true odds.
    #[inline]
    pub(crate) fn outcome_drawn(&self, rng: &mut impl Rng) -> Chance {
        match self.pending.top() {
            Some(Pending::TurnUp(deck)) => Chance::Top(deck, self.decks[deck.index()].inside.pick(rng)),
            _ => self.outcome_by(
                |deck| self.decks[deck.index()].inside,
                |heap, rng| heap.pick(rng),
                Tokens::pick,
                |wonders, rng| wonders.nth(rng.below(wonders.len())).unwrap_or(WonderId::ALL[0]),
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
        let deck = self.deck_due();
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
            Some(Pending::Show(_)) => Chance::Shown(card(heap(deck), source)),
            Some(Pending::LayDecks | Pending::TurnUp(_)) => Chance::Top(deck, card(heap(deck), source)),
            // Nothing is owed: whoever asks has not looked at the phase, and the outcome is refused.
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
            | None => Chance::Top(deck, card(heap(deck), source)),
        }
    }

    pub(crate) fn outcome_dealt(&self, deal: &Deal) -> Chance {
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
    pub(crate) fn may_happen(&self, outcome: Chance) -> bool {
        if self.ending.is_some() {
            return false;
        }
        let Some(pending) = self.pending.top() else { return false };
        let deck = self.deck_due();
        let heap = &self.decks[deck.index()];
        let lies_inside = |card: Card| heap.inside.of(card) > 0;
        let is_central = |card: Card| heap.top.map_or(lies_inside(card), |known| known == card);
        match (pending, outcome) {
            (Pending::DealWonders, Chance::Wonder(seat, wonder)) => {
                seat == self.wonder_due() && self.wonder_box().contains(wonder)
            }
            (Pending::OfferWonders, Chance::Offer(wonder)) => self.wonder_box().contains(wonder),
            (Pending::LayDecks | Pending::TurnUp(_), Chance::Top(other, card)) => other == deck && lies_inside(card),
            (Pending::LayTokens, Chance::Token(token)) | (Pending::DrawToken, Chance::Drawn(token)) => {
                self.stack.contains(token)
            }
            (Pending::Peek, Chance::Seen(card)) | (Pending::Draw, Chance::Card(card)) => is_central(card),
            (Pending::Show(_), Chance::Shown(card)) => lies_inside(card),
            _ => false,
        }
    }
}
