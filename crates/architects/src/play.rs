//! A turn: what an action does, what follows from it, and who comes next.

use crate::cost::Payment;
use crate::data::{CARDS_SEARCHED, Effect, STAGE_TRIGGERS, TOKENS_FACE_UP, TRIGGERS, tokens_of};
use crate::ids::{Card, DeckId, MAX_PLAYERS, Side, TokenId, WonderId, WonderSet};
use crate::legal::Action;
use crate::pending::Pending;
use crate::setup::{Effects, NewTokens, NoCard};
use crate::state::{Architects, Cause, Menu, Turn};
use crate::witness::{Consequence, Witness};
use table::Seat;

impl Architects {
    /// Plays what the active seat decides, or in choosing wonders another one, and tells the witness what follows. The
    /// action has to be legal.
    pub fn play_watched(&mut self, seat: Seat, action: Action, witness: &mut impl Witness) {
        self.turn.menu = Menu::default();
        match action {
            Action::Take(side) => {
                self.pending.pop();
                self.pending.push(Pending::Act);
                self.take(self.side(side), witness);
            }
            Action::Extra(side) => {
                self.turn.extras = self.turn.extras.saturating_sub(1);
                self.take(self.side(side), witness);
            }
            Action::Build(payment) => self.build(payment, witness),
            Action::End => self.end_turn(witness),
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
                self.gain_token(token, witness);
                self.pending.push(Pending::LayTokens);
            }
            Action::Blind => {
                self.pending.pop();
                self.pending.push(Pending::DrawToken);
            }
            Action::Fetch(deck) => {
                self.pending.pop();
                self.take(deck, witness);
            }
            Action::Search(side) => {
                let deck = self.side(side);
                self.pending.pop();
                self.pending.push(Pending::Keep(deck));
                self.pending.push(Pending::Show(deck));
            }
            Action::Keep(card) => self.keep(card, witness),
            Action::Use => {
                self.pending.pop();
                self.use_effect(witness);
            }
            Action::Pass if self.pending.top() == Some(Pending::Act) => self.turn.extras = 0,
            Action::Pass => drop(self.pending.pop()),
            Action::Pick(wonder) => self.pick(seat, wonder),
        }
        self.go_on(witness);
    }

    fn pick(&mut self, seat: Seat, wonder: WonderId) {
        self.offer.remove(wonder);
        self.give_wonder(seat, wonder);
    }

    /// The top card of a deck comes to the active seat, and the next one shows (R3.3, R3.8).
    #[inline]
    fn take(&mut self, deck: DeckId, witness: &mut impl Witness) {
        if deck == DeckId::CENTRE {
            self.pending.push(Pending::Draw);
            return;
        }
        let heap = &mut self.decks[deck.index()];
        if let Some(card) = heap.top.take() {
            if !heap.inside.is_empty() {
                self.pending.push(Pending::TurnUp(deck));
            }
            self.gain(card, witness);
        }
    }

    /// A card comes before the active seat. The cat and the horns do their part at once (R3.4).
    #[inline]
    pub(crate) fn gain(&mut self, card: Card, witness: &mut impl Witness) {
        self.cities[self.active].cards.add(card);
        witness.sees(Consequence::Card(self.active, card));
        if card.face().cats > 0 && self.cat != Some(self.active) {
            self.cat = Some(self.active);
            witness.sees(Consequence::Cat(self.active));
        }
        let turned = card.horns().min(self.conflict_tokens() - self.flipped);
        if turned > 0 {
            self.flipped += turned;
            witness.sees(Consequence::Horns { turned, showing: self.flipped });
        }
        self.trigger(TRIGGERS[card.index()], witness);
    }

    /// Something happens that may bring an extra card, once in a turn for each token (R6.4, R6.5).
    #[inline]
    fn trigger(&mut self, tokens: u8, witness: &mut impl Witness) {
        let turn = &mut self.turn;
        if self.setup.new_tokens == NewTokens::WholeTurn {
            turn.happened |= tokens;
        }
        let triggered = tokens & self.cities[self.active].tokens.bringing_cards() & !turn.triggered;
        turn.triggered |= triggered;
        turn.extras += triggered.count_ones() as u8;
        for token in tokens_of(triggered) {
            witness.sees(Consequence::Extra(self.active, token));
        }
    }

    /// A progress token comes before the active seat; where it works for the whole turn, it may work at once (R6.6, R12.5).
    pub(crate) fn gain_token(&mut self, token: TokenId, witness: &mut impl Witness) {
        self.cities[self.active].tokens.add(token);
        if self.turn.happened != 0 {
            self.trigger(self.turn.happened, witness);
        }
    }

    /// A stage is paid and stands; its effect comes before anything else (R4.4, R4.8, R7.1).
    fn build(&mut self, payment: Payment, witness: &mut impl Witness) {
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
        if let Some(wonder) = city.wonder.filter(|_| city.is_complete()) {
            witness.sees(Consequence::Complete(self.active, wonder));
        }
        self.trigger(STAGE_TRIGGERS, witness);
        if has_effect {
            match self.setup.effects {
                Effects::Must => self.use_effect(witness),
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

    /// What the wonder of the active seat does, if it can; shields are counted when they are needed (R7).
    fn use_effect(&mut self, witness: &mut impl Witness) {
        let Some(wonder) = self.cities[self.active].wonder.filter(|_| self.has_use_of_effect()) else { return };
        match wonder.wonder().effect {
            Effect::AnyDeck => self.pending.push(Pending::AnyDeck),
            Effect::Token => self.pending.push(Pending::TakeToken),
            Effect::CentralCard => self.pending.push(Pending::Draw),
            Effect::Search => self.pending.push(Pending::SearchDeck),
            Effect::BothSides => {
                let [left, right] = [Side::Left, Side::Right].map(|side| self.side(side));
                let tops = [left, right].map(|deck| self.decks[deck.index()].top);
                witness.sees(Consequence::BothSides(self.active, wonder, tops));
                // The deck on the left is turned up first.
                self.take(right, witness);
                self.take(left, witness);
            }
            Effect::Nothing | Effect::Shield => {}
        }
    }

    /// One of the cards of a searched deck stays, the others are shuffled back (R7.6).
    fn keep(&mut self, card: Card, witness: &mut impl Witness) {
        let deck = self.searched().expect("a card is kept of the deck that is searched");
        self.pending.pop();
        let heap = &mut self.decks[deck.index()];
        heap.top.take().into_iter().for_each(|top| heap.inside.add(top));
        heap.inside = heap.inside.with(self.shown);
        heap.inside.remove(card, 1);
        heap.shuffles = heap.shuffles.saturating_add(1);
        self.shown = Default::default();
        if !heap.inside.is_empty() {
            self.pending.push(Pending::TurnUp(deck));
        }
        witness.sees(Consequence::Shuffled(deck));
        self.gain(card, witness);
    }

    /// Goes on to the next point where somebody has to choose or the table owes an outcome.
    #[inline]
    pub(crate) fn go_on(&mut self, witness: &mut impl Witness) {
        loop {
            match self.pending.top() {
                Some(Pending::Act) => {
                    if self.opens_menu() {
                        return;
                    }
                    self.end_turn(witness);
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
                    // Only the first turn lies ready below what has to be laid out.
                    if self.pending.top() == Some(Pending::Take) {
                        witness.sees(Consequence::Turn(self.active));
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

    /// A battle if it is due, the end of the game if it is, or the turn of the left neighbour (R1.4, R3.7).
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness) {
        if self.flipped == self.conflict_tokens() {
            self.fight(witness);
        }
        self.turn = Turn::default();
        if self.cities[self.active].is_complete() {
            self.end_game(Cause::Wonder, witness);
            return;
        }
        let next = self.active.left(self.setup.seats());
        let finds_card = self.finds_card(next);
        if !finds_card && self.is_out_of_cards() {
            self.go_on_without_cards(witness);
            return;
        }
        self.pending.clear();
        self.active = next;
        witness.sees(Consequence::Turn(next));
        self.pending.push(if finds_card { Pending::Take } else { Pending::Act });
    }

    /// The next player who can still complete its wonder has a last turn; when there is none, the game is over (R10.3,
    /// R10.4).
    #[cold]
    fn go_on_without_cards(&mut self, witness: &mut impl Witness) {
        let last = if let Some(&Pending::LastTurns(seat)) = self.pending.items().first() { seat } else { self.active };
        let mut next = self.active.left(self.setup.seats());
        while self.has_no_cards() && next != last {
            if self.can_complete(next) {
                self.pending.clear();
                self.pending.push(Pending::LastTurns(last));
                self.pending.push(Pending::Act);
                self.active = next;
                witness.sees(Consequence::Turn(next));
                return;
            }
            next = next.left(self.setup.seats());
        }
        self.end_game(Cause::Decks, witness);
    }

    /// Tests if the game ends for want of cards, as the next player finds none (R10.3, R12.12).
    pub(crate) fn is_out_of_cards(&self) -> bool {
        let finds_none = !self.finds_card(self.active.left(self.setup.seats()));
        self.has_no_cards() || self.setup.no_card == NoCard::End && finds_none
    }

    /// Tests if every deck on the table is empty (R10.3).
    pub(crate) fn has_no_cards(&self) -> bool {
        // A deck that lies in play shows its top, so that decks of seats nobody has do no harm.
        self.decks[..MAX_PLAYERS].iter().all(|deck| deck.top.is_none()) && self.decks[MAX_PLAYERS].is_empty()
    }

    fn end_game(&mut self, cause: Cause, witness: &mut impl Witness) {
        self.pending.clear();
        witness.sees(Consequence::Over(cause));
        self.ending = Some(self.final_scoring(cause));
    }
}
