//! A turn told in rulebook order: the action, what it brings, then what the table and the next player have to do.

use crate::cost::Price;
use crate::data::WONDERS_THAT_STAND;
use crate::effect::{Applies, Source};
use crate::ids::{Age, CardId, Chamber, Expansion, Slot, WonderId, WonderSet};
use crate::layout::slots;
use crate::legal::{Action, DeckEnd};
use crate::pending::Pending;
use crate::setup::Middle;
use crate::state::Duel;
use crate::structure::{Cell, Structure};
use table::{Actions, Seat};

impl Duel {
    /// Plays a legal action, then goes on to the next point where somebody or something is asked.
    pub(crate) fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Build(slot) => {
                self.begin_turn(seat);
                let card = self.take_card(slot);
                let price = self.building_price(seat, card);
                self.build(seat, card, price);
            }
            Action::BuildSparing(slot) => {
                self.begin_turn(seat);
                let card = self.take_card(slot);
                let price = self.sparing_price(seat, card).expect("the card can be built in a sparing way");
                self.build(seat, card, price);
            }
            Action::Discard(slot) => {
                self.begin_turn(seat);
                let card = self.take_card(slot);
                self.cities[seat].coins += self.discard_income(seat);
                self.discard.insert(card);
            }
            Action::Wonder(slot, wonder) => {
                self.begin_turn(seat);
                let card = self.take_card(slot);
                let price = self.wonder_price(seat, wonder);
                self.pay(seat, price);
                self.raise_wonder(seat, wonder, card);
            }
            Action::Activate(space, offerings) => {
                self.begin_turn(seat);
                self.pay_and_activate(seat, space, offerings);
            }
            Action::Prepare(slot, conspiracy) => {
                self.begin_turn(seat);
                self.conspiracies.under[conspiracy.index()] = Some(self.take_card(slot));
            }
            Action::Trigger(conspiracy) => {
                self.active = seat;
                let was = self.pending.pop();
                if let Some(Pending::Turn(_)) = was {
                    self.pending.push(Pending::GoOn(seat));
                }
                self.trigger(seat, conspiracy);
            }
            Action::Draft(wonder) => {
                self.offer.remove(wonder);
                self.cities[seat].wonders.insert(wonder);
                self.resolve_draft(seat, wonder);
            }
            Action::Pass => self.pass(),
            Action::Progress(_)
            | Action::Destroy(_)
            | Action::Restore(_)
            | Action::Begin(_)
            | Action::PlaceGod(..)
            | Action::Consult(_)
            | Action::Summon(_)
            | Action::StackDeck(_)
            | Action::Snake(_)
            | Action::Steal(_)
            | Action::Strike(_)
            | Action::Unbuild(_)
            | Action::Raise(_)
            | Action::Tuck(_)
            | Action::TakeWonder(_)
            | Action::Minerva(_)
            | Action::MilitaryToken(..)
            | Action::Place(_)
            | Action::Move(..)
            | Action::Remove(_)
            | Action::Conspire
            | Action::Keep(..)
            | Action::Lock(_)
            | Action::Claim(_)
            | Action::Reclaim(_)
            | Action::Swap(..)
            | Action::MoveDecree(..)
            | Action::Raze(_) => {
                let pending = self.pending.pop().expect("an answer has its question");
                self.answer(seat, pending, action);
            }
        }
        self.go_on();
    }

    /// An answer to a pending choice that has just left the stack.
    fn answer(&mut self, seat: Seat, pending: Pending, action: Action) {
        match action {
            Action::Progress(token) => {
                self.board.remove(token);
                self.drawn = Default::default();
                if let Pending::TakeFromEnki(_) = pending {
                    self.pantheon.enki = Default::default();
                }
                self.gain_token(seat, token);
            }
            Action::Destroy(card) => {
                self.leaves_city(seat.opponent(), card);
                self.discard.insert(card);
            }
            Action::Restore(card) => {
                self.discard.remove(card);
                self.construct(seat, card);
            }
            Action::Begin(starter) => self.pending.push(Pending::Turn(starter)),

            Action::PlaceGod(god, space) => self.place_god(seat, god, space),
            Action::Consult(mythology) => self.pending.push(Pending::ShowDeck(seat, mythology)),
            Action::Summon(god) => self.summon(seat, god),
            Action::StackDeck(god) => self.stack_deck(seat, god),
            Action::Snake(card) => self.lay_snake(seat, card),
            Action::Steal(card) => self.steal_card(seat, card),
            Action::Strike(slot) => {
                self.strike(seat, slot);
                if let Pending::DiscardAvailable(..) = pending {
                    self.pending.push(Pending::TurnUp);
                }
            }
            Action::Unbuild(wonder) => self.unbuild(wonder),
            Action::Raise(wonder) => self.pending.push(Pending::Tuck(seat, wonder)),
            Action::Tuck(card) => {
                let Pending::Tuck(_, wonder) = pending else {
                    unreachable!("a card is tucked under a wonder that is raised")
                };
                self.discard.remove(card);
                self.raise_wonder(seat, wonder, card);
            }
            Action::TakeWonder(wonder) => self.steal_wonder(seat, wonder),
            Action::Minerva(space) => self.pantheon.minerva = Some(space),
            Action::MilitaryToken(victim, size) => {
                self.military_tokens.remove(victim, size);
                if let Pending::UseMilitaryToken(_) = pending {
                    self.apply_military_token(seat, size);
                }
            }

            Action::Place(chamber) => self.place_cube(seat, chamber),
            Action::Move(from, to) => self.move_cube(seat, from, to),
            Action::Remove(chamber) => self.remove_cube(seat.opponent(), chamber),
            Action::Conspire => self.pending.push(Pending::DrawConspiracies(seat, CONSPIRACIES_DRAWN)),
            Action::Keep(conspiracy, end) => self.keep_conspiracy(seat, conspiracy, end == DeckEnd::Bottom),
            Action::Lock(token) => self.lock_token(seat, token),
            Action::Claim(slot) => {
                let card = self.take_card(slot);
                self.construct(seat, card);
            }
            Action::Reclaim(card) => {
                self.conspiracies.removed.remove(card);
                self.construct(seat, card);
            }
            Action::Swap(taken, given) => self.swap_cards(seat, taken, given),
            Action::MoveDecree(decree, chamber) => self.move_decree(decree, chamber),
            Action::Raze(wonder) => self.destroy_wonder(seat, wonder),

            Action::Draft(_)
            | Action::Build(_)
            | Action::BuildSparing(_)
            | Action::Discard(_)
            | Action::Wonder(..)
            | Action::Activate(..)
            | Action::Prepare(..)
            | Action::Trigger(_)
            | Action::Pass => unreachable!("{action:?} is no answer: it has its own arm in play_unchecked"),
        }
    }

    /// Leaves what may be left; a politician's other actions go with the one that is declined (A5.10).
    fn pass(&mut self) {
        let declined = self.pending.pop().expect("what is declined was asked");
        while matches!(declined, Pending::Politics(..)) && self.pending.top() == Some(declined) {
            self.pending.pop();
        }
    }

    /// What some wonders bring when they are taken in the draft (A2.2).
    fn resolve_draft(&mut self, seat: Seat, wonder: WonderId) {
        self.resolve(wonder.wonder().when_drafted, seat, Source::Wonder);
    }

    /// The turn leaves the stack; under whatever it brings lies the other player's turn, and cards to turn up (D4.6).
    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.pending.clear();
        self.pending.push(Pending::Turn(seat.opponent()));
        self.pending.push(Pending::TurnUp);
    }

    /// The next turn is the same player's once more, however many effects say so (D4.8, D4.9).
    pub(crate) fn take_another_turn(&mut self, seat: Seat) {
        if let Some(next @ Pending::Turn(_)) = self.pending.bottom_mut() {
            *next = Pending::Turn(seat);
        }
    }

    /// Takes a card out of the structure; cards under it may become available (D3.10).
    pub(crate) fn take_card(&mut self, slot: Slot) -> CardId {
        let layout = self.layout();
        let structure = &mut self.structure;
        let Cell::Up(card) = structure.cells[slot.index()] else {
            unreachable!("only cards that lie face up are taken")
        };
        structure.cells[slot.index()] = Cell::Empty;
        structure.present &= !slot.bit();
        structure.available &= !slot.bit();
        for below in slots(layout.covers[slot.index()] & structure.present) {
            if layout.covered_by[below.index()] & structure.present == 0 {
                structure.available |= below.bit();
            }
        }
        card
    }

    /// Pays for a building and builds it (D4.3, D11.1).
    fn build(&mut self, seat: Seat, card: CardId, price: Price) {
        self.pay(seat, price);
        if price.link.is_some() {
            self.cities[seat].coins += u16::from(self.cities[seat].coins_on_link);
        }
        self.construct(seat, card);
    }

    /// A building joins the city and does what it says; a senator likewise (D11.1, A5.2, A9.1).
    pub(crate) fn construct(&mut self, seat: Seat, card: CardId) {
        let building = card.building();
        self.cities[seat].add_card(card);
        for &effect in building.effects {
            self.takes_effect(effect, seat, Source::Building(building.color));
        }
        self.pay_for_construction(Applies::ToBuildings(building.color));
    }

    /// A card is tucked under a wonder, which does what it says (D6.7, A9.2).
    fn raise_wonder(&mut self, seat: Seat, wonder: WonderId, card: CardId) {
        self.tucked[wonder.index()] = Some(card);
        let city = &mut self.cities[seat];
        city.wonders.remove(wonder);
        city.standing.insert(wonder);
        let extra_turn = city.extra_turn_on.contains(Applies::ToWonders);
        if self.standing_wonders() == WONDERS_THAT_STAND {
            self.cities.0.iter_mut().for_each(|city| city.wonders = WonderSet::new());
        }
        self.resolve(wonder.wonder().effects, seat, Source::Wonder);
        self.pay_for_construction(Applies::ToWonders);
        if extra_turn {
            self.take_another_turn(seat);
        }
    }

    fn standing_wonders(&self) -> usize {
        self.cities.0.iter().map(|city| city.standing.len()).sum()
    }

    /// Goes on to the next point where somebody has to choose or the table owes an outcome. Two ways of stopping are so
    /// common that they are looked for first, for speed alone: clearing the table would find them, too.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        if self.ending.is_none() && (self.passes_the_turn() || self.owes_another_card()) {
            return;
        }
        self.clear_the_table();
    }

    /// Most turns bring nothing to turn up. Tells if the next turn lies on top of the stack.
    #[inline]
    fn passes_the_turn(&mut self) -> bool {
        if let Some(Pending::TurnUp) = self.pending.top()
            && self.cards_to_turn_up() == 0
            && self.structure.present != 0
        {
            self.pending.pop();
            return matches!(self.pending.top(), Some(Pending::Turn(_)));
        }
        false
    }

    /// Most cards that are laid out or turned up are followed by others.
    #[inline]
    fn owes_another_card(&self) -> bool {
        if let Some(Pending::TurnUp) = self.pending.top() {
            self.cards_to_turn_up() != 0 && !self.has_divine_tokens()
        } else if let Some(Pending::LayCards) = self.pending.top() {
            (self.structure.laid as usize) < self.layout().slots
        } else {
            false
        }
    }

    /// Drops what is done or impossible from the stack. A victory ends it before anything else is asked (D10.5).
    #[inline(never)]
    fn clear_the_table(&mut self) {
        while self.ending.is_none() {
            let Some(pending) = self.pending.top() else { return };
            if let Pending::Turn(_) = pending {
                return;
            }
            if matches!(pending, Pending::TurnUp) && self.has_divine_tokens() && self.takes_divine_token() {
                continue;
            }
            if !self.is_done(pending) {
                return;
            }
            self.pending.pop();
            self.follow(pending);
            if matches!(self.pending.top(), Some(Pending::LayCards)) {
                self.lay_known_backs();
            }
        }
        self.pending.clear();
    }

    /// Tests if a pending item is done or impossible, after drawing what somebody knows already.
    fn is_done(&mut self, pending: Pending) -> bool {
        match pending {
            Pending::Turn(_) | Pending::KeepToken(_) | Pending::ChooseStarter(_) | Pending::LookForEnki(_) => false,
            Pending::TurnUp => self.cards_to_turn_up() == 0,
            Pending::LayCards => self.structure.laid as usize == self.layout().slots,
            Pending::LayTokens => self.board.len() == crate::data::BOARD_TOKENS,
            Pending::OfferWonders => self.offer.len() == crate::chance::WONDERS_OFFERED,
            Pending::Draft => self.offer.is_empty(),
            Pending::TakeToken(_) => self.board.is_empty(),
            Pending::Destroy(seat, color) => (self.cities[seat.opponent()].cards & color.cards()).is_empty(),
            Pending::Restore(_) => self.restorable().is_empty(),
            Pending::DrawFromBox(_, left) => left == 0 || self.token_box().is_empty(),

            Pending::LayDivineTokens => self.divine_tokens_are_laid(),
            Pending::DrawGods(..) | Pending::ShowDeck(..) | Pending::ShowTops(_) => !self.bring_up_gods(),
            Pending::LayOnEnki(left) => left == 0 || self.token_box().is_empty(),
            Pending::Activate(..) | Pending::GainCoins(..) => true,
            Pending::Unearth(slot) => self.structure.present & slot.bit() == 0,

            Pending::LayDecrees => self.next_decree().is_none(),
            Pending::GoOn(_) => self.structure.present == 0,
            Pending::Settle(first, second) => self.decree_to_turn_up([first, second]).is_none(),
            Pending::DrawConspiracies(seat, _) => !self.draw_known_conspiracies(seat),
            Pending::ShowRemoved(_, left) => left == 0,

            Pending::PlaceGod(seat)
            | Pending::TakeFromEnki(seat)
            | Pending::ConsultDeck(seat)
            | Pending::Summon(seat)
            | Pending::StackDeck(seat)
            | Pending::LaySnake(seat)
            | Pending::StealCard(seat)
            | Pending::Strike(seat)
            | Pending::Unbuild(seat)
            | Pending::RaiseWonder(seat)
            | Pending::Tuck(seat, _)
            | Pending::StealWonder(seat)
            | Pending::PlaceMinerva(seat)
            | Pending::DropMilitaryToken(seat)
            | Pending::UseMilitaryToken(seat)
            | Pending::Politics(seat, _)
            | Pending::PlaceOrConspire(seat)
            | Pending::PlaceCube(seat)
            | Pending::MoveCube(seat)
            | Pending::RemoveCube(seat)
            | Pending::KeepConspiracy(seat)
            | Pending::TriggerUnprepared(seat)
            | Pending::LockToken(seat)
            | Pending::BuildFromRow(seat, _)
            | Pending::BuildRemoved(seat)
            | Pending::TakeFromBox(seat)
            | Pending::DiscardAvailable(seat, _)
            | Pending::SwapCards(seat)
            | Pending::MoveDecree(seat)
            | Pending::DestroyWonder(seat) => !self.has_answer(pending, seat),
        }
    }

    /// Tests if a seat can answer a choice at all.
    fn has_answer(&self, pending: Pending, seat: Seat) -> bool {
        let mut answers = Actions::new();
        self.list_choices(pending, seat, &mut answers);
        !answers.is_empty()
    }

    /// What follows when a pending item has left the stack.
    fn follow(&mut self, pending: Pending) {
        match pending {
            Pending::TurnUp => {
                let is_turn_over = self.pending.items().len() == 1;
                if is_turn_over && self.structure.present == 0 {
                    self.end_age();
                }
            }
            Pending::GoOn(_) => self.end_age(),
            Pending::LayCards => self.structure.available = self.layout().uncovered,
            Pending::DrawFromBox(seat, _) => {
                if !self.drawn.is_empty() {
                    self.pending.push(Pending::KeepToken(seat));
                }
            }
            Pending::DrawGods(seat, _) => {
                if !self.pantheon.shown.is_empty() {
                    self.pending.push(Pending::PlaceGod(seat));
                }
            }
            Pending::ShowDeck(seat, _) | Pending::ShowTops(seat) => self.looked_at_gods(seat),
            Pending::Activate(seat, god) => self.activate(seat, god),
            Pending::Settle(first, second) => self.settle([first, second]),
            Pending::DrawConspiracies(seat, _) => self.conspiracies_are_drawn(seat),
            Pending::GainCoins(seat, coins) => self.cities[seat].coins += u16::from(coins),
            Pending::ShowRemoved(seat, _) => self.pending.push(Pending::BuildRemoved(seat)),

            // Nothing follows from what has been laid out, and from a choice that nobody can make.
            Pending::LayTokens
            | Pending::OfferWonders
            | Pending::Draft
            | Pending::Turn(_)
            | Pending::TakeToken(_)
            | Pending::KeepToken(_)
            | Pending::Destroy(..)
            | Pending::Restore(_)
            | Pending::ChooseStarter(_)
            | Pending::LayDivineTokens
            | Pending::PlaceGod(_)
            | Pending::LayOnEnki(_)
            | Pending::LookForEnki(_)
            | Pending::TakeFromEnki(_)
            | Pending::ConsultDeck(_)
            | Pending::Summon(_)
            | Pending::StackDeck(_)
            | Pending::LaySnake(_)
            | Pending::StealCard(_)
            | Pending::Strike(_)
            | Pending::Unearth(_)
            | Pending::Unbuild(_)
            | Pending::RaiseWonder(_)
            | Pending::Tuck(..)
            | Pending::StealWonder(_)
            | Pending::PlaceMinerva(_)
            | Pending::DropMilitaryToken(_)
            | Pending::UseMilitaryToken(_)
            | Pending::LayDecrees
            | Pending::Politics(..)
            | Pending::PlaceOrConspire(_)
            | Pending::PlaceCube(_)
            | Pending::MoveCube(_)
            | Pending::RemoveCube(_)
            | Pending::KeepConspiracy(_)
            | Pending::TriggerUnprepared(_)
            | Pending::LockToken(_)
            | Pending::BuildFromRow(..)
            | Pending::BuildRemoved(_)
            | Pending::TakeFromBox(_)
            | Pending::DiscardAvailable(..)
            | Pending::SwapCards(_)
            | Pending::MoveDecree(_)
            | Pending::DestroyWonder(_) => {}
        }
    }

    /// Tests if there can be tokens on cards.
    #[inline]
    fn has_divine_tokens(&self) -> bool {
        self.setup.plays(Expansion::Pantheon)
    }

    /// Before cards are turned up, the active player takes the tokens that lie on them (P3.1). Tells if it took one.
    fn takes_divine_token(&mut self) -> bool {
        let due = self.cards_to_turn_up() & self.layout().divine_tokens;
        let token = slots(due).find_map(|slot| self.lift_divine_token(slot));
        if let Some(token) = token {
            self.gain_divine_token(self.active, token);
        }
        token.is_some()
    }

    /// The chamber that gets the next decree face up at setup (A1.6).
    pub(crate) fn next_decree(&self) -> Option<Chamber> {
        let is_due = |chamber: &Chamber| chamber.starts_face_up() && self.senate.decrees[chamber.index()].is_none();
        Chamber::ALL.into_iter().find(is_due)
    }

    /// The structure is empty: the next age, or the count of points (D9).
    fn end_age(&mut self) {
        let Some(next) = self.age.next() else {
            self.ending = Some(self.final_scoring());
            return;
        };
        let starter = match (self.weaker_seat(), self.setup.middle) {
            (Some(weaker), _) => Pending::ChooseStarter(weaker),
            (None, Middle::LastStarts) => Pending::Turn(self.active),
            (None, Middle::LastChooses) => Pending::ChooseStarter(self.active),
        };
        self.age = next;
        self.structure = Structure::EMPTY;
        self.pantheon.divine_tokens_laid = 0;
        self.pantheon.divine_tokens = Default::default();
        self.pending.clear();
        self.pending.push(starter);
        let pantheon_opens = self.setup.plays(Expansion::Pantheon) && next == Age::II;
        if pantheon_opens {
            self.pending.push(Pending::LayDivineTokens);
        }
        self.pending.push(Pending::LayCards);
        if pantheon_opens {
            self.open_pantheon();
        }
    }
}

/// Conspiracies drawn when a player conspires (A8.1).
const CONSPIRACIES_DRAWN: u8 = 2;
