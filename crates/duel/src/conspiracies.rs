//! Conspiracies: drawn, kept, prepared, triggered, and what each does (A8).

use crate::data::REMOVED_PER_AGE;
use crate::effect::Source;
use crate::ids::{Age, CardId, CardSet, Color, ConspiracyId, ConspiracySet, Slot, TokenId, TokenSet, WonderId};
use crate::layout::slots;
use crate::pending::Pending;
use crate::setup::Sabotage;
use crate::state::Duel;
use table::{BySeat, Seat};

/// The deck of conspiracies, as far as somebody knows it, and the cards that lie under conspiracies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Conspiracies {
    /// The card under each conspiracy that was prepared.
    pub(crate) under: [Option<CardId>; ConspiracyId::NUM],
    /// The conspiracy that was put back on top of the deck, and who knows it.
    pub(crate) top: Option<(ConspiracyId, Seat)>,
    /// Conspiracies that each seat has put under the deck.
    pub(crate) sunk: BySeat<ConspiracySet, 2>,
    /// Conspiracies that each seat has seen and nobody has triggered yet, wherever they are now.
    pub(crate) seen: BySeat<ConspiracySet, 2>,
    /// Conspiracies that were drawn and are chosen from.
    pub(crate) drawn: ConspiracySet,
    /// Cards removed at setup that were looked at through Treason, known to who triggered it.
    pub(crate) removed: CardSet,
}

impl Conspiracies {
    pub(crate) const EMPTY: Self = Self {
        under: [None; ConspiracyId::NUM],
        top: None,
        sunk: BySeat([ConspiracySet::from_bits(0); 2]),
        seen: BySeat([ConspiracySet::from_bits(0); 2]),
        drawn: ConspiracySet::from_bits(0),
        removed: CardSet::from_bits(0),
    };
}

impl Duel {
    /// The conspiracies of which nobody knows where in the deck they lie.
    pub(crate) fn unseen_conspiracies(&self) -> ConspiracySet {
        let mut known = self.conspiracies.drawn | self.conspiracies.sunk[Seat::A] | self.conspiracies.sunk[Seat::B];
        for city in &self.cities.0 {
            known = known | city.conspiracies | city.triggered;
        }
        if let Some((conspiracy, _)) = self.conspiracies.top {
            known.insert(conspiracy);
        }
        !known
    }

    /// How many conspiracies lie in the deck.
    pub fn conspiracies_in_deck(&self) -> usize {
        let sunk = self.conspiracies.sunk[Seat::A].len() + self.conspiracies.sunk[Seat::B].len();
        self.unseen_conspiracies().len() + sunk + usize::from(self.conspiracies.top.is_some())
    }

    /// Tests if a conspiracy can be drawn. Those put under the deck are never reached (A8.3).
    pub(crate) fn has_conspiracies_to_draw(&self) -> bool {
        self.conspiracies.top.is_some() || !self.unseen_conspiracies().is_empty()
    }

    /// The conspiracies of a seat that can be triggered because a card lies under them.
    #[inline]
    pub fn prepared(&self, seat: Seat) -> ConspiracySet {
        let has_card = |conspiracy: &ConspiracyId| self.conspiracies.under[conspiracy.index()].is_some();
        self.cities[seat].conspiracies.iter().filter(has_card).collect()
    }

    /// The conspiracies of a seat that have no card under them.
    #[inline]
    pub fn unprepared(&self, seat: Seat) -> ConspiracySet {
        self.cities[seat].conspiracies & !self.prepared(seat)
    }

    /// A conspiracy comes into the hands of a seat.
    pub(crate) fn conspiracy_is_drawn(&mut self, seat: Seat, conspiracy: ConspiracyId) {
        self.conspiracies.drawn.insert(conspiracy);
        self.conspiracies.seen[seat].insert(conspiracy);
        let Some(Pending::DrawConspiracies(_, left)) = self.pending.top_mut() else {
            unreachable!("conspiracies are drawn while some are due")
        };
        *left -= 1;
    }

    /// Draws the conspiracy on top if somebody knows it. Tells if the table owes the name of one.
    pub(crate) fn draw_known_conspiracies(&mut self, seat: Seat) -> bool {
        while let Some(Pending::DrawConspiracies(_, 1..)) = self.pending.top() {
            match self.conspiracies.top.take() {
                Some((conspiracy, _)) => self.conspiracy_is_drawn(seat, conspiracy),
                None if self.unseen_conspiracies().is_empty() => return false,
                None => return true,
            }
        }
        false
    }

    /// All conspiracies of a draw are there: one is kept, or both (A8.1, A8.2).
    pub(crate) fn conspiracies_are_drawn(&mut self, seat: Seat) {
        let drawn = self.conspiracies.drawn;
        if drawn.len() > 1 && !self.cities[seat].keeps_both_conspiracies {
            self.pending.push(Pending::KeepConspiracy(seat));
        } else {
            self.cities[seat].conspiracies = self.cities[seat].conspiracies | drawn;
            self.conspiracies.drawn = ConspiracySet::new();
        }
    }

    /// A seat keeps one conspiracy; the other goes under the deck or on top of it (A8.1).
    pub(crate) fn keep_conspiracy(&mut self, seat: Seat, kept: ConspiracyId, sink: bool) {
        let mut others = self.conspiracies.drawn;
        others.remove(kept);
        self.conspiracies.drawn = ConspiracySet::new();
        self.cities[seat].conspiracies.insert(kept);
        if sink {
            self.conspiracies.sunk[seat] = self.conspiracies.sunk[seat] | others;
        } else {
            self.conspiracies.top = others.first().map(|conspiracy| (conspiracy, seat));
        }
    }

    /// A conspiracy is turned up and does what it says, step by step (A8.7).
    pub(crate) fn trigger(&mut self, seat: Seat, conspiracy: ConspiracyId) {
        let city = &mut self.cities[seat];
        city.conspiracies.remove(conspiracy);
        city.triggered.insert(conspiracy);
        for viewer in [Seat::A, Seat::B] {
            self.conspiracies.seen[viewer].remove(conspiracy);
        }
        self.resolve(conspiracy.conspiracy().effects, seat, Source::Conspiracy);
    }

    /// Half of the opponent's coins, rounded up, change hands (A8.12).
    pub(crate) fn take_half_of_coins(&mut self, seat: Seat) {
        let half = self.cities[seat.opponent()].coins.div_ceil(2);
        self.cities[seat.opponent()].coins -= half;
        self.cities[seat].coins += half;
    }

    /// A seat looks through the box of progress tokens and sees which one is missing, unless it is the one that locked it
    /// (A11.6).
    pub(crate) fn looks_through_box(&mut self, seat: Seat) {
        if !self.cities[seat].triggered.contains(ConspiracyId::Obscurantism) {
            self.locked_in_secret = false;
            self.not_locked = BySeat([TokenSet::new(); 2]);
        }
    }

    /// The progress tokens that a seat can put out of the game (A8.16).
    pub(crate) fn tokens_to_lock(&self, seat: Seat) -> TokenSet {
        self.board | self.cities[seat.opponent()].tokens | self.token_box()
    }

    /// A progress token leaves the game; its owner loses all that it did (A8.16, A8.17). Taken from the box, it stays a secret
    /// (A11.7).
    pub(crate) fn lock_token(&mut self, seat: Seat, token: TokenId) {
        let from_box = self.token_box().contains(token);
        self.board.remove(token);
        let owner = &mut self.cities[seat.opponent()];
        owner.tokens.remove(token);
        *owner = owner.recompute();
        self.locked = Some(token);
        self.locked_in_secret = from_box;
    }

    /// A token comes out of the box before the eyes of a seat, or of both: it is not the one locked in secret (A11.7).
    pub(crate) fn comes_out_of_box(&mut self, token: TokenId, seen_by: Option<Seat>) {
        for seat in [Seat::A, Seat::B] {
            if self.locked_in_secret && seen_by.is_none_or(|who| who == seat) {
                self.not_locked[seat].insert(token);
            }
        }
    }

    /// The buildings of a row that can be built for nothing, covered or not, as a mask (A8.19).
    pub(crate) fn buildings_in_row(&self, row: u8) -> u32 {
        let layout = self.layout();
        let is_building = |card: CardId| card.building().color != Color::White;
        let fits =
            |slot: &Slot| layout.row[slot.index()] == row && self.structure.cell(*slot).card().is_some_and(is_building);
        slots(self.structure.present).filter(fits).fold(0, |mask, slot| mask | slot.bit())
    }

    /// The age of which the next removed card is shown (A8.20).
    pub(crate) fn age_of_next_removed(&self) -> Age {
        let shown = |age: &Age| (self.conspiracies.removed & age.back().cards()).len();
        Age::ALL
            .into_iter()
            .find(|age| shown(age) < REMOVED_PER_AGE)
            .expect("no more cards are shown than were removed")
    }

    /// Two cards change sides. Six symbols come before pairs, and pairs for the player who triggered it first (A8.30).
    pub(crate) fn swap_cards(&mut self, seat: Seat, taken: CardId, given: CardId) {
        let other = seat.opponent();
        self.leaves_city(other, taken);
        self.leaves_city(seat, given);
        let before = [seat, other].map(|seat| self.cities[seat].symbols);
        self.joins_city(seat, taken);
        self.joins_city(other, given);
        for (who, had, card) in [(other, before[1], given), (seat, before[0], taken)] {
            if card.symbol().is_some_and(|symbol| had.contains(symbol)) {
                self.pending.push(Pending::TakeToken(who));
            }
        }
        self.look_for_six_symbols();
    }

    /// A wonder leaves the game, and its card with it unless the card goes to the discard pile (A8.35).
    pub(crate) fn destroy_wonder(&mut self, seat: Seat, wonder: WonderId) {
        let city = &mut self.cities[seat.opponent()];
        city.standing.remove(wonder);
        *city = city.recompute();
        if self.setup.sabotage == Sabotage::Discard
            && let Some(card) = self.tucked[wonder.index()].take()
        {
            self.discard.insert(card);
        }
    }
}
