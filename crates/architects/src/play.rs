//! A turn: what an action does, what follows from it, and who comes next.

use crate::cost::Payment;
use crate::data::{CARDS_SEARCHED, Effect, STAGE_TRIGGERS, TOKENS_FACE_UP, TRIGGERS};
use crate::ids::{Card, DeckId, MAX_PLAYERS, Side, TokenId, WonderId, WonderSet};
use crate::legal::Action;
use crate::pending::Pending;
use crate::setup::{Effects, NewTokens, NoCard};
use crate::state::{Architects, Cause, Menu, Turn};
use table::Seat;

impl Architects {
    /// What the active seat decides, or in choosing wonders another one.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        self.turn.menu = Menu::default();
        match action {
            Action::Take(side) => {
                self.pending.pop();
                self.pending.push(Pending::Act);
                self.take(self.side(side));
            }
            Action::Extra(side) => {
                self.turn.extras = self.turn.extras.saturating_sub(1);
                self.take(self.side(side));
            }
            Action::Build(payment) => self.build(payment),
            Action::End => self.end_turn(),
            Action::Look => self.pending.push(Pending::Peek),
            Action::Exchange(set) => {
                for &card in set.cards() {
                    self.cities[self.active].cards.remove(card, 1);
                    self.discard.add(card);
                }
                self.pending.push(Pending::TakeToken);
            }
            Action::Token(token) => {
                self.pending.pop();
                self.face_up.remove(token);
                self.gain_token(token);
                self.pending.push(Pending::LayTokens);
            }
            Action::Blind => {
                self.pending.pop();
                self.pending.push(Pending::DrawToken);
            }
            Action::Fetch(deck) => {
                self.pending.pop();
                self.take(deck);
            }
            Action::Search(side) => {
                let deck = self.side(side);
                self.pending.pop();
                self.pending.push(Pending::Keep(deck));
                self.pending.push(Pending::Show(deck));
            }
            Action::Keep(card) => self.keep(card),
            Action::Use => {
                self.pending.pop();
                self.use_effect();
            }
            Action::Pass if self.pending.top() == Some(Pending::Act) => self.turn.extras = 0,
            Action::Pass => drop(self.pending.pop()),
            Action::Pick(wonder) => self.pick(seat, wonder),
        }
        self.go_on();
    }

    fn pick(&mut self, seat: Seat, wonder: WonderId) {
        self.offer.remove(wonder);
        self.give_wonder(seat, wonder);
    }

    /// The top card of a deck comes to the active seat, and the next one shows (A3.3, A3.8).
    #[inline]
    fn take(&mut self, deck: DeckId) {
        if deck == DeckId::CENTRE {
            self.pending.push(Pending::Draw);
            return;
        }
        let heap = &mut self.decks[deck.index()];
        if let Some(card) = heap.top.take() {
            if !heap.inside.is_empty() {
                self.pending.push(Pending::TurnUp(deck));
            }
            self.gain(card);
        }
    }

    /// A card comes before the active seat. The cat and the horns do their part at once (A3.4).
    #[inline]
    pub(crate) fn gain(&mut self, card: Card) {
        self.cities[self.active].cards.add(card);
        if card == Card::Civic2Cat {
            self.cat = Some(self.active);
        }
        self.flipped = (self.flipped + card.horns()).min(self.conflict_tokens());
        self.trigger(TRIGGERS[card.index()]);
    }

    /// Something happens that may bring an extra card, once in a turn for each token (A6.4, A6.5).
    #[inline]
    fn trigger(&mut self, token: u8) {
        let turn = &mut self.turn;
        if self.setup.new_tokens == NewTokens::WholeTurn {
            turn.happened |= token;
        }
        let triggered = token & self.cities[self.active].tokens.bringing_cards() & !turn.triggered;
        turn.triggered |= triggered;
        turn.extras += triggered.count_ones() as u8;
    }

    /// A progress token comes before the active seat; where it works for the whole turn, it may work at once (A6.6, A12.5).
    pub(crate) fn gain_token(&mut self, token: TokenId) {
        self.cities[self.active].tokens.add(token);
        if self.turn.happened != 0 {
            self.trigger(self.turn.happened);
        }
    }

    /// A stage is paid and stands; its effect comes before anything else (A4.4, A4.8, A7.1).
    fn build(&mut self, payment: Payment) {
        let stage = payment.stage();
        self.turn.used_economy |= payment.uses_economy();
        self.turn.used_engineering |= payment.uses_engineering();
        let city = &mut self.cities[self.active];
        for (card, count) in payment.cards() {
            city.cards.remove(card, count);
            self.discard.add_many(card, count);
        }
        city.built |= stage.bit();
        let has_effect = city.wonder.is_some_and(|wonder| wonder.effect_stages() & stage.bit() != 0);
        self.trigger(STAGE_TRIGGERS);
        if has_effect {
            match self.setup.effects {
                Effects::Must => self.use_effect(),
                Effects::May if self.has_use_of_effect() => self.pending.push(Pending::UseEffect),
                Effects::May => {}
            }
        }
    }

    /// Tests if the effect of the active seat's wonder has anything to take.
    pub(crate) fn has_use_of_effect(&self) -> bool {
        let has_cards = |deck: DeckId| !self.decks[deck.index()].is_empty();
        let Some(wonder) = self.cities[self.active].wonder else { return false };
        match wonder.wonder().effect {
            Effect::AnyDeck => self.all_seats().map(DeckId::of).any(has_cards) || has_cards(DeckId::CENTRE),
            Effect::Token => !self.face_up.is_empty() || !self.stack.is_empty(),
            Effect::CentralCard => has_cards(DeckId::CENTRE),
            Effect::Search | Effect::BothSides => has_cards(self.side(Side::Left)) || has_cards(self.side(Side::Right)),
            Effect::Nothing | Effect::Shield => false,
        }
    }

    /// What the wonder of the active seat does, if it can; shields are counted when they are needed (A7).
    fn use_effect(&mut self) {
        if !self.has_use_of_effect() {
            return;
        }
        match self.cities[self.active].wonder.map(|wonder| wonder.wonder().effect) {
            Some(Effect::AnyDeck) => self.pending.push(Pending::AnyDeck),
            Some(Effect::Token) => self.pending.push(Pending::TakeToken),
            Some(Effect::CentralCard) => self.pending.push(Pending::Draw),
            Some(Effect::Search) => self.pending.push(Pending::SearchDeck),
            Some(Effect::BothSides) => {
                // The deck on the left is turned up first.
                self.take(self.side(Side::Right));
                self.take(self.side(Side::Left));
            }
            Some(Effect::Nothing | Effect::Shield) | None => {}
        }
    }

    /// One of the cards of a searched deck stays, the others are shuffled back (A7.6).
    fn keep(&mut self, card: Card) {
        let Some(Pending::Keep(deck)) = self.pending.pop() else { return };
        let heap = &mut self.decks[deck.index()];
        heap.top.take().into_iter().for_each(|top| heap.inside.add(top));
        heap.inside = heap.inside.with(self.shown);
        heap.inside.remove(card, 1);
        heap.shuffles = heap.shuffles.saturating_add(1);
        self.shown = Default::default();
        if !heap.inside.is_empty() {
            self.pending.push(Pending::TurnUp(deck));
        }
        self.gain(card);
    }

    /// Goes on to the next point where somebody has to choose or the table owes an outcome.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        loop {
            match self.pending.top() {
                Some(Pending::Act) => {
                    if self.opens_menu() {
                        return;
                    }
                    self.end_turn();
                }
                Some(Pending::Take | Pending::Draw | Pending::TurnUp(_)) | None => return,
                Some(pending) => {
                    if !self.is_done(pending) {
                        return;
                    }
                    self.pending.pop();
                    if matches!(pending, Pending::PickWonder) {
                        self.offer = WonderSet::new();
                    }
                }
            }
        }
    }

    /// Works out what the active seat can do. Tells if it is more than to end the turn.
    #[inline]
    fn opens_menu(&mut self) -> bool {
        if self.turn.extras > 0 && !self.finds_card(self.active) {
            self.turn.extras = 0;
        }
        self.turn.menu = self.menu_from_scratch();
        self.turn.asks()
    }

    /// Tests if what the table has to lay out lies there.
    fn is_done(&self, pending: Pending) -> bool {
        match pending {
            Pending::DealWonders | Pending::PickWonder => self.wonders_given() == self.setup.seats(),
            Pending::OfferWonders => self.offer.len() == self.setup.wonders_offered(),
            Pending::LayDecks => self.all_seats().all(|seat| self.decks[seat.index()].top.is_some()),
            Pending::LayTokens => self.face_up.total() >= TOKENS_FACE_UP || self.stack.is_empty(),
            Pending::Show(deck) => {
                self.shown.total() + 1 >= CARDS_SEARCHED || self.decks[deck.index()].inside.is_empty()
            }
            // These end when they are answered.
            Pending::Take
            | Pending::Act
            | Pending::LastTurns(_)
            | Pending::Peek
            | Pending::Draw
            | Pending::TurnUp(_)
            | Pending::TakeToken
            | Pending::DrawToken
            | Pending::AnyDeck
            | Pending::SearchDeck
            | Pending::Keep(_)
            | Pending::UseEffect => false,
        }
    }

    /// A battle if it is due, the end of the game if it is, or the turn of the left neighbour (A1.4, A3.7).
    pub(crate) fn end_turn(&mut self) {
        if self.flipped == self.conflict_tokens() {
            self.fight();
        }
        self.turn = Turn::default();
        if self.cities[self.active].is_complete() {
            self.end_game(Cause::Wonder);
            return;
        }
        let next = self.active.left(self.setup.seats());
        let finds_card = self.finds_card(next);
        if !finds_card && self.is_out_of_cards() {
            self.go_on_without_cards();
            return;
        }
        self.pending.clear();
        self.active = next;
        self.pending.push(if finds_card { Pending::Take } else { Pending::Act });
    }

    /// The next player who can still complete its wonder has a last turn; when there is none, the game is over (A10.3,
    /// A10.4).
    #[cold]
    fn go_on_without_cards(&mut self) {
        let last = match self.pending.items().first() {
            Some(Pending::LastTurns(seat)) => *seat,
            _ => self.active,
        };
        let mut next = self.active.left(self.setup.seats());
        while self.has_no_cards() && next != last {
            if self.can_complete(next) {
                self.pending.clear();
                self.pending.push(Pending::LastTurns(last));
                self.pending.push(Pending::Act);
                self.active = next;
                return;
            }
            next = next.left(self.setup.seats());
        }
        self.end_game(Cause::Decks);
    }

    /// Tests if the game ends for want of cards, as the next player finds none (A10.3, A12.12).
    pub(crate) fn is_out_of_cards(&self) -> bool {
        let finds_none = !self.finds_card(self.active.left(self.setup.seats()));
        self.has_no_cards() || self.setup.no_card == NoCard::End && finds_none
    }

    /// Tests if every deck on the table is empty (A10.3).
    pub(crate) fn has_no_cards(&self) -> bool {
        // A deck that lies in play shows its top, so that decks of seats nobody has do no harm.
        self.decks[..MAX_PLAYERS].iter().all(|deck| deck.top.is_none()) && self.decks[MAX_PLAYERS].is_empty()
    }

    fn end_game(&mut self, cause: Cause) {
        self.pending.clear();
        self.ending = Some(self.final_scoring(cause));
    }
}
