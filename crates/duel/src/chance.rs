//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else (D1.11, P1.9,
//! A1.10).

use crate::data::{
    BOARD_TOKENS, GODS_PER_MYTHOLOGY, GUILDS_IN_PLAY, REMOVED_PER_AGE, TOKENS_PER_MYTHOLOGY, own_cards, senators,
};
use crate::ids::{
    Age, Back, CardId, Chamber, DecreeId, DecreeSet, Expansion, GodId, GodSet, Mythology, Offering, OfferingSet,
    PlotId, Slot, TokenId, TokenSet, WonderId,
};
use crate::layout::{Layout, MAX_GIFTS, MAX_SLOTS};
use crate::pantheon::{Gift, TOKENS_ON_ENKI};
use crate::pending::Pending;
use crate::setup::{Library, Setup};
use crate::state::Duel;
use crate::structure::Cell;
use table::{Id, IdSet, Rng, Xoshiro};

/// Wonders offered in each round of the draft.
pub(crate) const WONDERS_OFFERED: usize = 4;

/// The most cards with one back: those of an age, before some are removed.
const LARGEST_DECK: usize = Back::largest(&Back::ALL);
/// The most purple cards of a game: guilds, or grand temples instead.
const MOST_PURPLE: usize = Back::largest(&[Back::Guild, Back::Temple]);

/// What the table reveals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A progress token is laid on the board.
    Token(TokenId),
    /// A wonder is offered in the draft.
    Wonder(WonderId),
    /// A card lies face up in this place: laid out so, or turned up.
    Card(Slot, CardId),
    /// A card is laid face down in this place and shows this back. Only where backs differ.
    Back(Slot, Back),
    /// A progress token is drawn from the box for the builder of the Great Library.
    Drawn(TokenId),
    /// A mythology or offering token is laid on the card in this place.
    Gift(Slot, Gift),
    /// A god comes up from the top of its deck.
    God(GodId),
    /// A progress token is laid on Enki.
    OnEnki(TokenId),
    /// These tokens are drawn for Enki, whom only one seat sees; none if he is not among the gods turned up.
    ForEnki(TokenSet),
    /// The decree laid in this chamber is this one.
    Decree(Chamber, DecreeId),
    /// A conspiracy is drawn.
    Plot(PlotId),
    /// A card removed at setup is shown to who triggered Treason.
    Removed(CardId),
}

/// Every deck in full order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The first five lie on the board, the others in play in the box; what is behind them is of no use.
    tokens: [TokenId; TokenId::NUM],
    /// In the order in which they are offered.
    wonders: [WonderId; WonderId::NUM],
    /// By age and slot.
    cards: [[CardId; MAX_SLOTS]; 3],
    /// The cards removed from each age.
    removed: [[CardId; REMOVED_PER_AGE]; 3],
    /// Mythology tokens by order of slots.
    mythologies: [Mythology; Mythology::NUM * TOKENS_PER_MYTHOLOGY],
    /// Offering tokens by order of slots.
    offerings: [Offering; Offering::NUM],
    /// Each mythology's deck from the top.
    gods: [[GodId; GODS_PER_MYTHOLOGY]; Mythology::NUM],
    /// By chamber; the others stay in the box.
    decrees: [DecreeId; DecreeId::NUM],
    /// From the top.
    plots: [PlotId; PlotId::NUM],
    /// Where each draw from the box of progress tokens comes from, if tokens may go back there and be drawn again.
    mixing: Option<u64>,
}

impl Deal {
    /// Shuffles every deck (D1.7, D2, D3.1 to D3.3, P1.5 to P1.8, A1.6, A3.1, A3.2).
    pub(crate) fn new(setup: Setup, rng: &mut impl Rng) -> Self {
        let mut tokens = TokenId::ALL;
        rng.shuffle(front(&mut tokens, setup.tokens()));
        let mut wonders = WonderId::ALL;
        rng.shuffle_first(front(&mut wonders, setup.wonders()), 2 * WONDERS_OFFERED);
        let mut senate = [CardId::ALL[0]; Back::Senator.size()];
        if setup.plays(Expansion::Agora) {
            senate = array_of(Back::Senator);
            rng.shuffle(&mut senate);
        }
        let mut removed = [[CardId::ALL[0]; REMOVED_PER_AGE]; 3];
        let mut next_senator = 0;
        let cards = Age::ALL.map(|age| {
            let mut structure = [CardId::ALL[0]; MAX_SLOTS];
            let size = Layout::of(age, setup.expansions).slots;
            let own = own_cards(age);
            let mut deck = array_of::<LARGEST_DECK>(age.back());
            rng.shuffle_first(&mut deck[..own + REMOVED_PER_AGE], own);
            structure[..own].copy_from_slice(&deck[..own]);
            removed[age.index()].copy_from_slice(&deck[own..own + REMOVED_PER_AGE]);
            let mut laid = own;
            if age == Age::III {
                let back = setup.purple();
                let mut purple = array_of::<MOST_PURPLE>(back);
                rng.shuffle_first(&mut purple[..back.cards().len()], GUILDS_IN_PLAY);
                structure[own..own + GUILDS_IN_PLAY].copy_from_slice(&purple[..GUILDS_IN_PLAY]);
                laid += GUILDS_IN_PLAY;
            }
            if setup.plays(Expansion::Agora) {
                let count = senators(age);
                structure[laid..laid + count].copy_from_slice(&senate[next_senator..next_senator + count]);
                next_senator += count;
            }
            if own < size {
                rng.shuffle(&mut structure[..size]);
            }
            structure
        });
        let mut deal = Self {
            tokens,
            wonders,
            cards,
            removed,
            mythologies: std::array::from_fn(|i| Mythology::ALL[i / TOKENS_PER_MYTHOLOGY]),
            offerings: Offering::ALL,
            gods: std::array::from_fn(|m| std::array::from_fn(|i| GodId::ALL[GODS_PER_MYTHOLOGY * m + i])),
            decrees: DecreeId::ALL,
            plots: PlotId::ALL,
            mixing: None,
        };
        if setup.plays(Expansion::Pantheon) {
            rng.shuffle_first(&mut deal.mythologies, MAX_GIFTS);
            rng.shuffle(&mut deal.offerings);
            deal.gods.iter_mut().for_each(|deck| rng.shuffle(deck));
        }
        if setup.plays(Expansion::Agora) {
            rng.shuffle_first(&mut deal.decrees, Chamber::NUM);
            rng.shuffle(&mut deal.plots);
        }
        if setup.plays(Expansion::Pantheon) {
            deal.mixing = Some(rng.next_u64());
        }
        deal
    }
}

/// The members of a set at the front of an array, in printed order; what is behind them is of no use.
fn front<T: Id, const N: usize>(array: &mut [T; N], set: IdSet<T>) -> &mut [T] {
    let mut len = 0;
    for id in set {
        array[len] = id;
        len += 1;
    }
    &mut array[..len]
}

/// The cards with this back, at the front of an array with room for them all; what is behind them is of no use.
fn array_of<const N: usize>(back: Back) -> [CardId; N] {
    const PADDED: [CardId; CardId::NUM + LARGEST_DECK] = {
        let mut padded = [CardId::ALL[0]; CardId::NUM + LARGEST_DECK];
        let (cards, _) = padded.split_at_mut(CardId::NUM);
        cards.copy_from_slice(&CardId::ALL);
        padded
    };
    const { assert!(N <= LARGEST_DECK) }
    let first = back.cards().bits().trailing_zeros() as usize;
    std::array::from_fn(|i| PADDED[first + i])
}

impl Setup {
    /// What the backs of the purple cards in play show (P1.8).
    pub(crate) fn purple(&self) -> Back {
        if self.plays(Expansion::Pantheon) { Back::Temple } else { Back::Guild }
    }

    /// How many cards with this back the structure of the age has (D3.3, A3.2).
    pub(crate) fn cards_in_age(&self, age: Age, back: Back) -> usize {
        match back {
            Back::Age1 | Back::Age2 | Back::Age3 if back == age.back() => own_cards(age),
            Back::Guild | Back::Temple if age == Age::III && back == self.purple() => GUILDS_IN_PLAY,
            Back::Senator if self.plays(Expansion::Agora) => senators(age),
            _ => 0,
        }
    }

    /// Tests if cards with different backs are mixed in the age.
    pub(crate) fn mixes_backs(&self, age: Age) -> bool {
        age == Age::III || self.plays(Expansion::Agora)
    }
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
            Some(Pending::Unearth(slot)) => slot,
            _ => Slot(self.structure.laid),
        }
    }

    /// Tests if the table owes an outcome.
    pub(crate) fn owes_outcome(&self) -> bool {
        self.ending.is_none() && self.chooser().is_none()
    }

    /// Lays face-down cards whose back everybody knows, up to the next card that needs an outcome (D3.12).
    pub(crate) fn lay_known_backs(&mut self) {
        if self.setup.mixes_backs(self.age) {
            return;
        }
        let layout = self.layout();
        let structure = &mut self.structure;
        let first = structure.laid as usize;
        let next = (first + (layout.face_up >> first).trailing_zeros() as usize).min(layout.slots);
        structure.cells[first..next].fill(Cell::AgeBack);
        let laid = (1 << next) - (1 << first);
        structure.present |= laid;
        structure.face_down |= laid;
        structure.laid = next as u8;
    }

    fn lay(&mut self, slot: Slot, cell: Cell) {
        let structure = &mut self.structure;
        structure.cells[slot.index()] = cell;
        structure.present |= slot.bit();
        if cell.is_down() {
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
                    if matches!(self.pending.top(), Some(Pending::Unearth(_))) {
                        self.strike_down(slot);
                    }
                } else {
                    self.lay(slot, Cell::Up(card));
                    self.lay_known_backs();
                }
            }
            Chance::Drawn(token) => {
                self.drawn.insert(token);
                if let Some(Pending::DrawFromBox(seat, left)) = self.pending.top_mut() {
                    *left -= 1;
                    let seen_by = if self.setup.library == Library::Open { None } else { Some(*seat) };
                    self.comes_out_of_box(token, seen_by);
                }
            }
            Chance::Gift(slot, gift) => self.lay_gift(slot, gift),
            Chance::God(god) => {
                if let Some((seat, _)) = self.next_god() {
                    self.god_comes_up(seat, god);
                }
            }
            Chance::OnEnki(token) => {
                self.pantheon.enki.insert(token);
                self.comes_out_of_box(token, None);
                if let Some(Pending::LayOnEnki(left)) = self.pending.top_mut() {
                    *left -= 1;
                }
            }
            Chance::ForEnki(tokens) => self.found_for_enki(tokens),
            Chance::Decree(chamber, decree) => self.senate.decrees[chamber.index()] = Some(decree),
            Chance::Plot(plot) => {
                if let Some(Pending::DrawPlots(seat, _)) = self.pending.top() {
                    self.plot_is_drawn(seat, plot);
                }
            }
            Chance::Removed(card) => {
                self.unseen.remove(card);
                self.plots.removed.insert(card);
                if let Some(Pending::ShowRemoved(_, left)) = self.pending.top_mut() {
                    *left -= 1;
                }
            }
        }
        self.go_on();
    }

    /// The decree that is due: laid face up at setup, or turned up before a chamber is settled.
    pub(crate) fn decree_due(&self) -> Chamber {
        let due = match self.pending.top() {
            Some(Pending::Settle(first, second)) => self.decree_to_turn_up([first, second]),
            _ => self.next_decree(),
        };
        due.unwrap_or(Chamber::ALL[0])
    }

    /// Gods of a mythology that nobody has seen.
    pub(crate) fn unseen_gods(&self, mythology: Mythology) -> GodSet {
        let in_cities = self.cities.0[0].gods | self.cities.0[1].gods;
        let about_to_act = self.pending.items().iter().filter_map(|pending| match pending {
            Pending::Activate(_, god) => Some(*god),
            _ => None,
        });
        mythology.gods() & !(self.pantheon.named() | in_cities | about_to_act.collect())
    }

    /// Decrees that nobody has seen.
    pub(crate) fn unseen_decrees(&self) -> DecreeSet {
        let seen: DecreeSet = self.senate.decrees.iter().flatten().copied().collect();
        !seen
    }

    /// How many tokens of a mythology have not been laid on the structure of Age I.
    fn mythology_tokens_left(&self, mythology: Mythology) -> usize {
        let laid = self.pantheon.gifts.iter().filter(|gift| **gift == Some(Gift::Mythology(mythology))).count();
        TOKENS_PER_MYTHOLOGY - laid.min(TOKENS_PER_MYTHOLOGY)
    }

    /// Offerings that have not been laid on the structure of Age II.
    fn offerings_left(&self) -> OfferingSet {
        let laid = self.pantheon.gifts.iter().filter_map(|gift| match gift {
            Some(Gift::Offering(offering)) => Some(*offering),
            _ => None,
        });
        !laid.collect::<OfferingSet>()
    }

    /// The mythology of the god that comes up next.
    fn mythology_due(&self) -> Mythology {
        self.next_god().map_or(Mythology::ALL[0], |(_, mythology)| mythology)
    }

    pub(crate) fn outcome_dealt(&self, deal: &Deal) -> Chance {
        let slot = self.next_slot();
        let cards = &deal.cards[self.age.index()];
        match self.pending.top() {
            Some(Pending::LayTokens) => Chance::Token(deal.tokens[self.board.len()]),
            Some(Pending::OfferWonders) => Chance::Wonder(deal.wonders[self.drafted() + self.offer.len()]),
            Some(Pending::DrawFromBox(..)) => Chance::Drawn(self.token_dealt(deal)),
            Some(Pending::LayOnEnki(_)) => Chance::OnEnki(self.token_dealt(deal)),
            Some(Pending::LookForEnki(_)) => Chance::ForEnki(self.tokens_for_enki(|world| world.token_dealt(deal))),
            Some(Pending::LayCards) if !self.layout().is_face_up(slot) => {
                Chance::Back(slot, cards[slot.index()].building().back)
            }
            Some(Pending::LayGifts) => {
                let index = self.pantheon.gifts_laid as usize;
                let gift = match self.age {
                    Age::I => Gift::Mythology(deal.mythologies[index]),
                    Age::II | Age::III => Gift::Offering(deal.offerings[index]),
                };
                Chance::Gift(self.next_gift_slot(), gift)
            }
            Some(Pending::DrawGods(..) | Pending::ShowDeck(..) | Pending::ShowTops(_)) => {
                let mythology = self.mythology_due();
                Chance::God(first_of(&deal.gods[mythology.index()], self.unseen_gods(mythology)))
            }
            Some(Pending::LayDecrees | Pending::Settle(..)) => {
                let chamber = self.decree_due();
                Chance::Decree(chamber, deal.decrees[chamber.index()])
            }
            Some(Pending::DrawPlots(..)) => Chance::Plot(first_of(&deal.plots, self.unseen_plots())),
            Some(Pending::ShowRemoved(..)) => {
                let age = self.age_of_next_removed();
                let shown = (self.plots.removed & age.back().cards()).len();
                Chance::Removed(deal.removed[age.index()][shown])
            }
            _ => Chance::Card(slot, cards[slot.index()]),
        }
    }

    /// The next token of the box. Where tokens go back and are mixed with the rest, each draw is a new one (P1.9);
    /// else they come in order, those never on the board first.
    #[cold] // else its constants are worked out for every card that is laid
    fn token_dealt(&self, deal: &Deal) -> TokenId {
        let in_box = self.token_box();
        if let Some(seed) = deal.mixing {
            return pick(in_box, &mut Xoshiro::stream(seed, self.draw_number()));
        }
        let tokens = deal.tokens[BOARD_TOKENS..].iter().chain(&deal.tokens[..BOARD_TOKENS]);
        tokens.copied().find(|&token| in_box.contains(token)).unwrap_or(deal.tokens[0])
    }

    /// A number that no other draw of the game has: every turn takes a card or activates a god, and a further look at
    /// the box within a turn needs another god.
    fn draw_number(&self) -> u64 {
        let gods = self.cities.0[0].gods | self.cities.0[1].gods;
        let drawn = self.drawn.len() + self.pantheon.enki.len();
        let parts = [u64::from(self.structure.present), self.age as u64, u64::from(gods.bits()), drawn as u64];
        parts.into_iter().zip([0, 25, 27, 43]).map(|(part, shift)| part << shift).sum()
    }

    pub(crate) fn outcome_drawn(&self, rng: &mut impl Rng) -> Chance {
        let slot = self.next_slot();
        match self.pending.top() {
            Some(Pending::LayTokens) => Chance::Token(pick(self.token_box(), rng)),
            Some(Pending::OfferWonders) => Chance::Wonder(pick(self.wonder_box(), rng)),
            Some(Pending::DrawFromBox(..)) => Chance::Drawn(pick(self.token_box(), rng)),
            Some(Pending::LayOnEnki(_)) => Chance::OnEnki(pick(self.token_box(), rng)),
            Some(Pending::LookForEnki(_)) => {
                Chance::ForEnki(self.tokens_for_enki(|world| pick(world.token_box(), rng)))
            }
            Some(Pending::LayCards) => {
                let back = self.draw_back(rng);
                if self.layout().is_face_up(slot) {
                    Chance::Card(slot, pick(self.unseen & back.cards(), rng))
                } else {
                    Chance::Back(slot, back)
                }
            }
            Some(Pending::LayGifts) => Chance::Gift(self.next_gift_slot(), self.draw_gift(rng)),
            Some(Pending::DrawGods(..) | Pending::ShowDeck(..) | Pending::ShowTops(_)) => {
                Chance::God(pick(self.unseen_gods(self.mythology_due()), rng))
            }
            Some(Pending::LayDecrees | Pending::Settle(..)) => {
                Chance::Decree(self.decree_due(), pick(self.unseen_decrees(), rng))
            }
            Some(Pending::DrawPlots(..)) => Chance::Plot(pick(self.unseen_plots(), rng)),
            Some(Pending::ShowRemoved(..)) => {
                Chance::Removed(pick(self.unseen & self.age_of_next_removed().back().cards(), rng))
            }
            _ => {
                let back = self.structure.cell(slot).back(self.age).unwrap_or(self.age.back());
                Chance::Card(slot, pick(self.unseen & back.cards(), rng))
            }
        }
    }

    /// Which back the next card of the deck has, by how many of each are left (D3.2, P1.8, A3.2).
    fn draw_back(&self, rng: &mut impl Rng) -> Back {
        if !self.setup.mixes_backs(self.age) {
            return self.age.back();
        }
        let mut place = rng.below(self.layout().slots - self.structure.laid as usize);
        for back in [self.setup.purple(), Back::Senator] {
            let left = self.backs_left(back);
            if place < left {
                return back;
            }
            place -= left;
        }
        self.age.back()
    }

    /// How many cards with this back are still to be laid out in this age.
    fn backs_left(&self, back: Back) -> usize {
        self.setup.cards_in_age(self.age, back).saturating_sub(self.structure.count_of(back, self.age))
    }

    /// A token of those left, each piece equally likely.
    fn draw_gift(&self, rng: &mut impl Rng) -> Gift {
        if self.age != Age::I {
            return Gift::Offering(pick(self.offerings_left(), rng));
        }
        let left: usize = Mythology::ALL.into_iter().map(|mythology| self.mythology_tokens_left(mythology)).sum();
        let mut place = rng.below(left);
        for mythology in Mythology::ALL {
            let tokens = self.mythology_tokens_left(mythology);
            if place < tokens {
                return Gift::Mythology(mythology);
            }
            place -= tokens;
        }
        Gift::Mythology(Mythology::ALL[0])
    }

    pub(crate) fn may_happen(&self, outcome: Chance) -> bool {
        let Some(pending) = self.pending.top().filter(|_| self.owes_outcome()) else { return false };
        match (pending, outcome) {
            (Pending::LayTokens, Chance::Token(token))
            | (Pending::DrawFromBox(..), Chance::Drawn(token))
            | (Pending::LayOnEnki(_), Chance::OnEnki(token)) => self.token_box().contains(token),
            (Pending::LookForEnki(_), Chance::ForEnki(tokens)) => {
                tokens.len() == self.drawn_for_enki() && (tokens & !self.token_box()).is_empty()
            }
            (Pending::OfferWonders, Chance::Wonder(wonder)) => self.wonder_box().contains(wonder),
            (Pending::LayCards, Chance::Card(slot, card)) => {
                slot == self.next_slot()
                    && self.layout().is_face_up(slot)
                    && self.unseen.contains(card)
                    && self.backs_left(card.building().back) > 0
            }
            (Pending::LayCards, Chance::Back(slot, back)) => {
                slot == self.next_slot()
                    && !self.layout().is_face_up(slot)
                    && self.setup.mixes_backs(self.age)
                    && self.backs_left(back) > 0
            }
            (Pending::TurnUp | Pending::Unearth(_), Chance::Card(slot, card)) => {
                slot == self.next_slot()
                    && self.unseen.contains(card)
                    && self.structure.cell(slot).back(self.age) == Some(card.building().back)
            }
            (Pending::LayGifts, Chance::Gift(slot, gift)) => {
                let is_left = match gift {
                    Gift::Mythology(mythology) => self.age == Age::I && self.mythology_tokens_left(mythology) > 0,
                    Gift::Offering(offering) => self.age == Age::II && self.offerings_left().contains(offering),
                };
                slot == self.next_gift_slot() && is_left
            }
            (Pending::DrawGods(..) | Pending::ShowDeck(..) | Pending::ShowTops(_), Chance::God(god)) => {
                self.unseen_gods(self.mythology_due()).contains(god)
            }
            (Pending::LayDecrees | Pending::Settle(..), Chance::Decree(chamber, decree)) => {
                chamber == self.decree_due() && self.unseen_decrees().contains(decree)
            }
            (Pending::DrawPlots(..), Chance::Plot(plot)) => self.unseen_plots().contains(plot),
            (Pending::ShowRemoved(..), Chance::Removed(card)) => {
                self.unseen.contains(card) && card.building().back == self.age_of_next_removed().back()
            }
            _ => false,
        }
    }

    /// How many tokens Enki gets if he is among the gods turned up, as far as the box has them (P7.8).
    fn drawn_for_enki(&self) -> usize {
        let is_there = self.pantheon.shown.contains(GodId::Enki);
        if is_there { self.token_box().len().min(usize::from(TOKENS_ON_ENKI)) } else { 0 }
    }

    /// The tokens that Enki gets, each drawn from a box that no longer has those before it.
    #[cold] // as the draw of a token
    pub(crate) fn tokens_for_enki(&self, mut draw: impl FnMut(&Self) -> TokenId) -> TokenSet {
        let mut world = *self;
        for _ in 0..self.drawn_for_enki() {
            let token = draw(&world);
            world.pantheon.enki.insert(token);
        }
        world.pantheon.enki
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
pub(crate) fn pick<T: Id>(set: IdSet<T>, rng: &mut impl Rng) -> T {
    set.nth(rng.below(set.len())).unwrap_or(T::ALL[0])
}

/// The first card of a deck that belongs to a set.
#[cold] // else its constants are worked out for every card that is laid
fn first_of<T: Id>(deck: &[T], set: IdSet<T>) -> T {
    deck.iter().copied().find(|&card| set.contains(card)).unwrap_or(T::ALL[0])
}
