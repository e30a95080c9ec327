//! A turn told in rulebook order: the action, what it brings, then what the table and the next player have to do.

use crate::data::WONDERS_THAT_STAND;
use crate::effect::Source;
use crate::ids::{CardId, Slot, WonderId, WonderSet};
use crate::layout::slots;
use crate::legal::Action;
use crate::setup::Middle;
use crate::state::{Cell, Duel, Pending, Structure};
use table::Seat;

impl Duel {
    /// Plays a legal action, then goes on to the next point where somebody or something is asked.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Build(slot) => {
                self.begin_turn(seat);
                let card = self.take_card(slot);
                self.build(seat, card);
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
                self.build_wonder(seat, wonder, card);
            }
            Action::Draft(wonder) => {
                self.offer.remove(wonder);
                self.cities[seat].wonders.insert(wonder);
            }
            Action::Progress(token) => {
                self.pending.pop();
                self.board.remove(token);
                self.drawn = Default::default();
                self.gain_token(seat, token);
            }
            Action::Destroy(card) => {
                self.pending.pop();
                let victim = &mut self.cities[seat.opponent()];
                victim.cards.remove(card);
                *victim = victim.recompute();
                self.discard.insert(card);
            }
            Action::Restore(card) => {
                self.pending.pop();
                self.discard.remove(card);
                self.construct(seat, card);
            }
            Action::Begin(starter) => {
                self.pending.pop();
                self.pending.push(Pending::Turn(starter));
            }
        }
        self.go_on();
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
        if let Some(next) = self.pending.bottom_mut() {
            *next = Pending::Turn(seat);
        }
    }

    /// Takes an available card out of the structure; cards under it may become available (D3.10).
    fn take_card(&mut self, slot: Slot) -> CardId {
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
    fn build(&mut self, seat: Seat, card: CardId) {
        let price = self.building_price(seat, card);
        self.pay(seat, price);
        if price.link.is_some() {
            self.cities[seat].coins += u16::from(self.cities[seat].coins_on_link);
        }
        self.construct(seat, card);
    }

    /// A building joins the city and does what it says.
    fn construct(&mut self, seat: Seat, card: CardId) {
        let building = card.building();
        self.cities[seat].add_card(card);
        for &effect in building.effects {
            self.happens(effect, seat, Source::Building(building.color));
            self.cities[seat].lasts(effect);
        }
    }

    /// Pays for a wonder, tucks the card under it, and does what it says (D6.7).
    fn build_wonder(&mut self, seat: Seat, wonder: WonderId, card: CardId) {
        let price = self.wonder_price(seat, wonder);
        self.pay(seat, price);
        self.tucked[wonder.index()] = Some(card);
        let city = &mut self.cities[seat];
        city.wonders.remove(wonder);
        city.standing.insert(wonder);
        let extra_turn = city.extra_turn_on_wonders;
        if self.standing_wonders() == WONDERS_THAT_STAND {
            self.cities.0.iter_mut().for_each(|city| city.wonders = WonderSet::new());
        }
        for &effect in wonder.wonder().effects {
            self.happens(effect, seat, Source::Wonder);
            self.cities[seat].lasts(effect);
        }
        if extra_turn {
            self.take_another_turn(seat);
        }
    }

    fn standing_wonders(&self) -> usize {
        self.cities.0.iter().map(|city| city.standing.len()).sum()
    }

    /// Drops what is done or impossible from the stack until somebody has to choose or the table owes an outcome.
    /// A victory ends it before anything else is asked (D10.5).
    pub(crate) fn go_on(&mut self) {
        while self.ending.is_none() {
            let Some(pending) = self.pending.top() else { return };
            if let Pending::Turn(_) = pending {
                return;
            }
            let done = match pending {
                Pending::Turn(_) | Pending::KeepToken(_) | Pending::ChooseStarter(_) => false,
                Pending::TurnUp => self.cards_to_turn_up() == 0,
                Pending::LayCards => self.structure.laid as usize == self.layout().slots,
                Pending::LayTokens => self.board.len() == crate::data::BOARD_TOKENS,
                Pending::OfferWonders => self.offer.len() == crate::chance::WONDERS_OFFERED,
                Pending::Draft => self.offer.is_empty(),
                Pending::TakeToken(_) => self.board.is_empty(),
                Pending::Destroy(seat, color) => (self.cities[seat.opponent()].cards & color.cards()).is_empty(),
                Pending::Restore(_) => self.discard.is_empty(),
                Pending::DrawFromBox(seat, left) => {
                    if left == 0 || self.token_box().is_empty() {
                        self.pending.pop();
                        if !self.drawn.is_empty() {
                            self.pending.push(Pending::KeepToken(seat));
                        }
                        continue;
                    }
                    false
                }
            };
            if !done {
                return;
            }
            self.pending.pop();
            match pending {
                Pending::TurnUp if self.structure.present == 0 => self.end_age(),
                Pending::LayCards => self.structure.available = self.layout().available(self.structure.present),
                _ => {}
            }
            if self.pending.top() == Some(Pending::LayCards) {
                self.lay_known_backs();
            }
        }
        self.pending.clear();
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
        self.pending.clear();
        self.pending.push(starter);
        self.pending.push(Pending::LayCards);
    }
}
