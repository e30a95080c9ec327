//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else (D1.11).

use crate::data::{BOARD_TOKENS, GUILDS_IN_PLAY, own_cards};
use crate::ids::{Age, Back, CardId, Slot, TokenId, TokenSet, WonderId};
use crate::layout::MAX_SLOTS;
use crate::setup::Setup;
use crate::state::{Cell, Duel, Pending};
use table::{Id, IdSet, Rng};

/// Wonders offered in each round of the draft.
pub(crate) const WONDERS_OFFERED: usize = 4;

/// What the table reveals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A progress token is laid on the board.
    Token(TokenId),
    /// A wonder is offered in the draft.
    Wonder(WonderId),
    /// A card lies face up in this place: laid out so, or turned up.
    Card(Slot, CardId),
    /// A card is laid face down in this place and shows this back. Only where backs differ, in Age III.
    Back(Slot, Back),
    /// A progress token is drawn from the box for the builder of the Great Library.
    Drawn(TokenId),
}

/// Every deck in full order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The first five lie on the board, the others in the box.
    tokens: [TokenId; TokenId::NUM],
    /// In the order in which they are offered.
    wonders: [WonderId; WonderId::NUM],
    /// By age and slot.
    cards: [[CardId; MAX_SLOTS]; 3],
}

impl Deal {
    /// Shuffles every deck (D1.7, D2, D3.1 to D3.3).
    pub(crate) fn new(_: Setup, rng: &mut impl Rng) -> Self {
        let mut tokens = TokenId::ALL;
        rng.shuffle(&mut tokens);
        let mut wonders = WonderId::ALL;
        rng.shuffle_first(&mut wonders, 2 * WONDERS_OFFERED);
        let cards = Age::ALL.map(|age| {
            let mut structure = [CardId::ALL[0]; MAX_SLOTS];
            let own = own_cards(age);
            let mut deck = array_of::<23>(age.back());
            let size = age.back().cards().len();
            rng.shuffle_first(&mut deck[..size], own);
            structure[..own].copy_from_slice(&deck[..own]);
            if own < MAX_SLOTS {
                let mut guilds = array_of::<7>(Back::Guild);
                rng.shuffle_first(&mut guilds, GUILDS_IN_PLAY);
                structure[own..].copy_from_slice(&guilds[..GUILDS_IN_PLAY]);
                rng.shuffle(&mut structure);
            }
            structure
        });
        Self { tokens, wonders, cards }
    }
}

/// The cards with this back, at the front of an array with room for them all.
fn array_of<const N: usize>(back: Back) -> [CardId; N] {
    let first = back.cards().bits().trailing_zeros() as usize;
    std::array::from_fn(|i| CardId::ALL[(first + i).min(CardId::NUM - 1)])
}

impl Duel {
    /// Face-down slots that have become available, as a mask.
    #[inline]
    pub(crate) fn cards_to_turn_up(&self) -> u32 {
        self.structure.available & self.structure.face_down
    }

    /// The place the next card is laid in or turned up.
    pub(crate) fn next_slot(&self) -> Slot {
        match self.pending.top() {
            Some(Pending::TurnUp) => Slot(self.cards_to_turn_up().trailing_zeros() as u8),
            _ => Slot(self.structure.laid),
        }
    }

    /// Tests if the table owes an outcome.
    pub(crate) fn owes_outcome(&self) -> bool {
        self.ending.is_none() && self.chooser().is_none()
    }

    /// Lays face-down cards whose back everybody knows, up to the next card that needs an outcome (D3.12).
    pub(crate) fn lay_known_backs(&mut self) {
        let layout = self.layout();
        if self.age == Age::III {
            return;
        }
        while (self.structure.laid as usize) < layout.slots && !layout.is_face_up(Slot(self.structure.laid)) {
            self.lay(Slot(self.structure.laid), Cell::AgeBack);
        }
    }

    fn lay(&mut self, slot: Slot, cell: Cell) {
        let structure = &mut self.structure;
        structure.cells[slot.index()] = cell;
        structure.present |= slot.bit();
        if !matches!(cell, Cell::Up(_)) {
            structure.face_down |= slot.bit();
        }
        structure.laid = slot.0 + 1;
    }

    pub(crate) fn accept(&mut self, outcome: Chance) {
        match outcome {
            Chance::Token(token) => self.board.insert(token),
            Chance::Wonder(wonder) => self.offer.insert(wonder),
            Chance::Back(slot, back) => self.lay(slot, Cell::down(back)),
            Chance::Card(slot, card) => {
                self.unseen.remove(card);
                if self.structure.face_down & slot.bit() != 0 {
                    self.structure.cells[slot.index()] = Cell::Up(card);
                    self.structure.face_down &= !slot.bit();
                } else {
                    self.lay(slot, Cell::Up(card));
                    self.lay_known_backs();
                    if (self.structure.laid as usize) < self.layout().slots {
                        return; // the next card is due
                    }
                }
            }
            Chance::Drawn(token) => {
                self.drawn.insert(token);
                if let Some(Pending::DrawFromBox(_, left)) = self.pending.top_mut() {
                    *left -= 1;
                }
            }
        }
        self.go_on();
    }

    pub(crate) fn outcome_dealt(&self, deal: &Deal) -> Chance {
        let slot = self.next_slot();
        match self.pending.top() {
            Some(Pending::LayTokens) => Chance::Token(deal.tokens[self.board.len()]),
            Some(Pending::OfferWonders) => Chance::Wonder(deal.wonders[self.drafted() + self.offer.len()]),
            Some(Pending::DrawFromBox(..)) => {
                let in_box = self.token_box();
                let tokens = deal.tokens[BOARD_TOKENS..].iter().chain(&deal.tokens[..BOARD_TOKENS]);
                Chance::Drawn(tokens.copied().find(|&token| in_box.contains(token)).unwrap_or(deal.tokens[0]))
            }
            Some(Pending::LayCards) if !self.layout().is_face_up(slot) => {
                Chance::Back(slot, deal.cards[self.age.index()][slot.index()].building().back)
            }
            _ => Chance::Card(slot, deal.cards[self.age.index()][slot.index()]),
        }
    }

    pub(crate) fn outcome_drawn(&self, rng: &mut impl Rng) -> Chance {
        let slot = self.next_slot();
        match self.pending.top() {
            Some(Pending::LayTokens) => Chance::Token(pick(self.token_box(), rng)),
            Some(Pending::OfferWonders) => Chance::Wonder(pick(self.wonder_box(), rng)),
            Some(Pending::DrawFromBox(..)) => Chance::Drawn(pick(self.token_box(), rng)),
            Some(Pending::LayCards) => {
                let back = self.draw_back(slot, rng);
                if self.layout().is_face_up(slot) {
                    Chance::Card(slot, pick(self.unseen & back.cards(), rng))
                } else {
                    Chance::Back(slot, back)
                }
            }
            _ => {
                let back = self.structure.cell(slot).back(self.age).unwrap_or(self.age.back());
                Chance::Card(slot, pick(self.unseen & back.cards(), rng))
            }
        }
    }

    /// Which back the next card of the deck has: three of the twenty cards of Age III are guilds (D3.2).
    fn draw_back(&self, slot: Slot, rng: &mut impl Rng) -> Back {
        if self.age != Age::III {
            return self.age.back();
        }
        let guilds_left = GUILDS_IN_PLAY - self.structure.guilds();
        let cards_left = self.layout().slots - slot.index();
        if rng.below(cards_left) < guilds_left { Back::Guild } else { Back::Age3 }
    }

    pub(crate) fn may_happen(&self, outcome: Chance) -> bool {
        let Some(pending) = self.pending.top().filter(|_| self.owes_outcome()) else { return false };
        match (pending, outcome) {
            (Pending::LayTokens, Chance::Token(token)) => self.token_box().contains(token),
            (Pending::OfferWonders, Chance::Wonder(wonder)) => self.wonder_box().contains(wonder),
            (Pending::DrawFromBox(..), Chance::Drawn(token)) => self.token_box().contains(token),
            (Pending::LayCards, Chance::Card(slot, card)) => {
                slot == self.next_slot()
                    && self.layout().is_face_up(slot)
                    && self.unseen.contains(card)
                    && self.may_be_laid(slot, card.building().back)
            }
            (Pending::LayCards, Chance::Back(slot, back)) => {
                slot == self.next_slot()
                    && !self.layout().is_face_up(slot)
                    && self.age == Age::III
                    && self.may_be_laid(slot, back)
            }
            (Pending::TurnUp, Chance::Card(slot, card)) => {
                slot == self.next_slot()
                    && self.unseen.contains(card)
                    && self.structure.cell(slot).back(self.age) == Some(card.building().back)
            }
            _ => false,
        }
    }

    /// Tests if the deck can still hold a card with this back.
    fn may_be_laid(&self, slot: Slot, back: Back) -> bool {
        if self.age != Age::III {
            return back == self.age.back();
        }
        let guilds_left = GUILDS_IN_PLAY - self.structure.guilds().min(GUILDS_IN_PLAY);
        let cards_left = self.layout().slots - slot.index();
        match back {
            Back::Guild => guilds_left > 0,
            Back::Age3 => cards_left > guilds_left,
            Back::Age1 | Back::Age2 => false,
        }
    }

    /// The tokens that a seat imagines the other has drawn: any of the box, equally likely.
    pub(crate) fn imagine_drawn(&self, count: usize, rng: &mut impl Rng) -> TokenSet {
        let mut world = *self;
        for _ in 0..count {
            let token = pick(world.token_box(), rng);
            world.drawn.insert(token);
        }
        world.drawn
    }
}

/// A member of a set that is not empty, each equally likely.
fn pick<T: Id>(set: IdSet<T>, rng: &mut impl Rng) -> T {
    set.nth(rng.below(set.len())).unwrap_or(T::ALL[0])
}
