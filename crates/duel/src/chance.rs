//! What the table may reveal next, the odds of it, and what happens then. Chance enters a game nowhere else (D1.11, P1.9,
//! A1.10).

use crate::data::{
    BOARD_TOKENS, GODS_PER_MYTHOLOGY, GUILDS_IN_PLAY, REMOVED_PER_AGE, TOKENS_ON_ENKI, TOKENS_PER_MYTHOLOGY, own_cards,
    senators,
};
use crate::due::Due;
use crate::ids::{
    Age, Back, CardId, Chamber, ConspiracyId, DecreeId, DecreeSet, Expansion, GodId, GodSet, Mythology, Offering,
    OfferingSet, Slot, TokenId, TokenSet, WonderId,
};
use crate::layout::{Layout, MAX_DIVINE_TOKENS, MAX_SLOTS};
use crate::pantheon::DivineToken;
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
    DivineToken(Slot, DivineToken),
    /// A god comes up from the top of its deck.
    God(GodId),
    /// A progress token is laid on Enki.
    OnEnki(TokenId),
    /// These tokens are drawn for Enki, whom only one seat sees; none if he is not among the gods turned up.
    ForEnki(TokenSet),
    /// The decree laid in this chamber is this one.
    Decree(Chamber, DecreeId),
    /// A conspiracy is drawn.
    Conspiracy(ConspiracyId),
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
    conspiracies: [ConspiracyId; ConspiracyId::NUM],
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
            conspiracies: ConspiracyId::ALL,
            mixing: None,
        };
        if setup.plays(Expansion::Pantheon) {
            rng.shuffle_first(&mut deal.mythologies, MAX_DIVINE_TOKENS);
            rng.shuffle(&mut deal.offerings);
            deal.gods.iter_mut().for_each(|deck| rng.shuffle(deck));
        }
        if setup.plays(Expansion::Agora) {
            rng.shuffle_first(&mut deal.decrees, Chamber::NUM);
            rng.shuffle(&mut deal.conspiracies);
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
        let (is_played, cards) = match back {
            Back::Age1 | Back::Age2 | Back::Age3 => (back == age.back(), own_cards(age)),
            Back::Guild | Back::Temple => (age == Age::III && back == self.purple(), GUILDS_IN_PLAY),
            Back::Senator => (self.plays(Expansion::Agora), senators(age)),
        };
        if is_played { cards } else { 0 }
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

    pub(crate) fn reveal_unchecked(&mut self, outcome: Chance) {
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
                let Some(Pending::DrawFromBox(seat, left)) = self.pending.top_mut() else {
                    unreachable!("a token is drawn for the builder of the Great Library")
                };
                *left -= 1;
                let seen_by = match self.setup.library {
                    Library::Open => None,
                    Library::Secret => Some(*seat),
                };
                self.comes_out_of_box(token, seen_by);
            }
            Chance::DivineToken(slot, token) => self.lay_divine_token(slot, token),
            Chance::God(god) => {
                let (seat, _) = self.next_god().expect("a god comes up for a seat");
                self.god_comes_up(seat, god);
            }
            Chance::OnEnki(token) => {
                self.pantheon.enki.insert(token);
                self.comes_out_of_box(token, None);
                let Some(Pending::LayOnEnki(left)) = self.pending.top_mut() else {
                    unreachable!("tokens are laid on Enki while he lacks some")
                };
                *left -= 1;
            }
            Chance::ForEnki(tokens) => self.found_for_enki(tokens),
            Chance::Decree(chamber, decree) => self.senate.decrees[chamber.index()] = Some(decree),
            Chance::Conspiracy(conspiracy) => {
                let seat = self.conspiring_seat().expect("a conspiracy is drawn for a seat");
                self.conspiracy_is_drawn(seat, conspiracy);
            }
            Chance::Removed(card) => {
                self.unseen.remove(card);
                self.conspiracies.removed.insert(card);
                let Some(Pending::ShowRemoved(_, left)) = self.pending.top_mut() else {
                    unreachable!("removed cards are shown through Treason")
                };
                *left -= 1;
            }
        }
        self.go_on();
    }

    /// Gods of a mythology that nobody has seen.
    pub(crate) fn unseen_gods(&self, mythology: Mythology) -> GodSet {
        let in_cities = self.cities.0[0].gods | self.cities.0[1].gods;
        mythology.gods() & !(self.pantheon.named() | in_cities | self.gods_about_to_act().collect())
    }

    /// Gods that act when those not chosen have gone back to their deck (P9.6).
    pub(crate) fn gods_about_to_act(&self) -> impl Iterator<Item = GodId> {
        let acts = |pending: &Pending| if let Pending::Activate(_, god) = pending { Some(*god) } else { None };
        self.pending.items().iter().filter_map(acts)
    }

    /// Decrees that nobody has seen.
    pub(crate) fn unseen_decrees(&self) -> DecreeSet {
        let seen: DecreeSet = self.senate.decrees.iter().flatten().copied().collect();
        !seen
    }

    /// How many tokens of a mythology have not been laid on the structure of Age I.
    fn mythology_tokens_left(&self, mythology: Mythology) -> usize {
        let laid = self
            .pantheon
            .divine_tokens
            .iter()
            .filter(|token| **token == Some(DivineToken::Mythology(mythology)))
            .count();
        TOKENS_PER_MYTHOLOGY - laid.min(TOKENS_PER_MYTHOLOGY)
    }

    /// Offerings that have not been laid on the structure of Age II.
    fn offerings_left(&self) -> OfferingSet {
        let laid = self.pantheon.divine_tokens.iter().filter_map(|token| match token {
            Some(DivineToken::Offering(offering)) => Some(*offering),
            Some(DivineToken::Mythology(_)) | None => None,
        });
        !laid.collect::<OfferingSet>()
    }

    pub(crate) fn dealt(&self, deal: &Deal) -> Chance {
        let cards = &deal.cards[self.age.index()];
        match self.due().expect("an outcome is dealt where one is due") {
            Due::Token => Chance::Token(deal.tokens[self.board.len()]),
            Due::Wonder => Chance::Wonder(deal.wonders[self.drafted() + self.offer.len()]),
            Due::CardLaid(slot) | Due::CardTurnedUp(slot) => Chance::Card(slot, cards[slot.index()]),
            Due::BackLaid(slot) => Chance::Back(slot, cards[slot.index()].building().back),
            Due::TokenDrawn => Chance::Drawn(self.token_dealt(deal)),
            Due::DivineToken(slot) => {
                let index = self.pantheon.divine_tokens_laid as usize;
                let token = match self.age {
                    Age::I => DivineToken::Mythology(deal.mythologies[index]),
                    Age::II => DivineToken::Offering(deal.offerings[index]),
                    Age::III => unreachable!("no tokens are laid in Age III"),
                };
                Chance::DivineToken(slot, token)
            }
            Due::God(mythology) => Chance::God(first_of(&deal.gods[mythology.index()], self.unseen_gods(mythology))),
            Due::TokenOnEnki => Chance::OnEnki(self.token_dealt(deal)),
            Due::TokensForEnki => Chance::ForEnki(self.tokens_for_enki(|world| world.token_dealt(deal))),
            Due::Decree(chamber) => Chance::Decree(chamber, deal.decrees[chamber.index()]),
            Due::Conspiracy => Chance::Conspiracy(first_of(&deal.conspiracies, self.unseen_conspiracies())),
            Due::Removed(age) => {
                let shown = (self.conspiracies.removed & age.back().cards()).len();
                Chance::Removed(deal.removed[age.index()][shown])
            }
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
        tokens.copied().find(|&token| in_box.contains(token)).expect("a token is drawn from a box that has one")
    }

    /// A number that no other draw of the game has: every turn takes a card or activates a god, and a further look at
    /// the box within a turn needs another god.
    fn draw_number(&self) -> u64 {
        let gods = self.cities.0[0].gods | self.cities.0[1].gods;
        let drawn = self.drawn.len() + self.pantheon.enki.len();
        let parts = [u64::from(self.structure.present), self.age as u64, u64::from(gods.bits()), drawn as u64];
        parts.into_iter().zip([0, 25, 27, 43]).map(|(part, shift)| part << shift).sum()
    }

    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Chance {
        match self.due().expect("an outcome is drawn where one is due") {
            Due::Token => Chance::Token(pick(self.token_box(), rng)),
            Due::Wonder => Chance::Wonder(pick(self.wonder_box(), rng)),
            Due::CardLaid(slot) => Chance::Card(slot, pick(self.unseen & self.draw_back(rng).cards(), rng)),
            Due::BackLaid(slot) => Chance::Back(slot, self.draw_back(rng)),
            Due::CardTurnedUp(slot) => {
                let back = self.structure.cell(slot).back(self.age).expect("a card that is turned up lies face down");
                Chance::Card(slot, pick(self.unseen & back.cards(), rng))
            }
            Due::TokenDrawn => Chance::Drawn(pick(self.token_box(), rng)),
            Due::DivineToken(slot) => Chance::DivineToken(slot, self.draw_divine_token(rng)),
            Due::God(mythology) => Chance::God(pick(self.unseen_gods(mythology), rng)),
            Due::TokenOnEnki => Chance::OnEnki(pick(self.token_box(), rng)),
            Due::TokensForEnki => Chance::ForEnki(self.tokens_for_enki(|world| pick(world.token_box(), rng))),
            Due::Decree(chamber) => Chance::Decree(chamber, pick(self.unseen_decrees(), rng)),
            Due::Conspiracy => Chance::Conspiracy(pick(self.unseen_conspiracies(), rng)),
            Due::Removed(age) => Chance::Removed(pick(self.unseen & age.back().cards(), rng)),
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
    fn draw_divine_token(&self, rng: &mut impl Rng) -> DivineToken {
        if self.age != Age::I {
            return DivineToken::Offering(pick(self.offerings_left(), rng));
        }
        let left: usize = Mythology::ALL.into_iter().map(|mythology| self.mythology_tokens_left(mythology)).sum();
        let mut place = rng.below(left);
        for mythology in Mythology::ALL {
            let tokens = self.mythology_tokens_left(mythology);
            if place < tokens {
                return DivineToken::Mythology(mythology);
            }
            place -= tokens;
        }
        unreachable!("each place is that of a token")
    }

    pub(crate) fn is_possible(&self, outcome: Chance) -> bool {
        let Some(due) = self.due() else { return false };
        match outcome {
            Chance::Token(token) => due == Due::Token && self.token_box().contains(token),
            Chance::Wonder(wonder) => due == Due::Wonder && self.wonder_box().contains(wonder),
            Chance::Card(slot, card) => {
                let back = card.building().back;
                let may_lie = if due == Due::CardLaid(slot) {
                    self.backs_left(back) > 0
                } else {
                    due == Due::CardTurnedUp(slot) && self.structure.cell(slot).back(self.age) == Some(back)
                };
                may_lie && self.unseen.contains(card)
            }
            Chance::Back(slot, back) => {
                due == Due::BackLaid(slot) && self.setup.mixes_backs(self.age) && self.backs_left(back) > 0
            }
            Chance::Drawn(token) => due == Due::TokenDrawn && self.token_box().contains(token),
            Chance::DivineToken(slot, token) => due == Due::DivineToken(slot) && self.is_left(token),
            Chance::God(god) => god
                .god()
                .mythology
                .is_some_and(|mythology| due == Due::God(mythology) && self.unseen_gods(mythology).contains(god)),
            Chance::OnEnki(token) => due == Due::TokenOnEnki && self.token_box().contains(token),
            Chance::ForEnki(tokens) => {
                let is_due = due == Due::TokensForEnki && tokens.len() == self.drawn_for_enki();
                is_due && (tokens & !self.token_box()).is_empty()
            }
            Chance::Decree(chamber, decree) => due == Due::Decree(chamber) && self.unseen_decrees().contains(decree),
            Chance::Conspiracy(conspiracy) => due == Due::Conspiracy && self.unseen_conspiracies().contains(conspiracy),
            Chance::Removed(card) => {
                let is_due =
                    Age::ALL.into_iter().any(|age| due == Due::Removed(age) && card.building().back == age.back());
                is_due && self.unseen.contains(card)
            }
        }
    }

    /// Tests if the box has such a token for a card of the structure in this age.
    fn is_left(&self, token: DivineToken) -> bool {
        match token {
            DivineToken::Mythology(mythology) => self.age == Age::I && self.mythology_tokens_left(mythology) > 0,
            DivineToken::Offering(offering) => self.age == Age::II && self.offerings_left().contains(offering),
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
    set.nth(rng.below(set.len())).expect("what is drawn from is not empty")
}

/// The first card of a deck that belongs to a set.
#[cold] // else its constants are worked out for every card that is laid
fn first_of<T: Id>(deck: &[T], set: IdSet<T>) -> T {
    deck.iter().copied().find(|&card| set.contains(card)).expect("what nobody has seen lies in the deck")
}
