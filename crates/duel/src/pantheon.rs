//! The Pantheon: tokens on cards, gods on their spaces, the decks of the mythologies, activations (P1 to P6, P8, P9).
//! What the single gods do is told in `gods.rs`.

use crate::data::{GATE_FACTOR, GODS_PER_MYTHOLOGY, TOKENS_ON_ENKI};
use crate::ids::{Age, Expansion, GodId, GodSet, Mythology, Offering, OfferingSet, Slot, Space, TokenSet};
use crate::layout::{Layout, MAX_DIVINE_TOKENS, slots};
use crate::legal::Action;
use crate::pending::Pending;
use crate::setup::Gods;
use crate::state::Duel;
use table::{Actions, BySeat, Seat};

/// Gods drawn with a mythology token (P3.4).
const GODS_DRAWN: usize = 2;

/// The spaces, the decks, and the tokens on cards of the structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pantheon {
    /// What lies on each space: face down in Age I, face up later.
    pub(crate) spaces: [Option<GodId>; Space::NUM],
    pub(crate) decks: [Deck; Mythology::NUM],
    /// Gods that lie face down where the seat knows.
    pub(crate) seen: BySeat<GodSet, 2>,
    /// Gods that the seat knows to be in their deck, but not where in it.
    pub(crate) inside: BySeat<GodSet, 2>,
    /// The token on each marked slot of the structure, in order of slots.
    pub(crate) divine_tokens: [Option<DivineToken>; MAX_DIVINE_TOKENS],
    /// How many tokens have been laid in this age.
    pub(crate) divine_tokens_laid: u8,
    /// Gods that were drawn or turned up and are chosen from.
    pub(crate) shown: GodSet,
    /// Progress tokens on Enki.
    pub(crate) enki: TokenSet,
    /// The space of the track where Minerva stands.
    pub(crate) minerva: Option<i8>,
}

/// The gods of one mythology that are not in play, the top first. Who has never been seen by anybody has no name here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    pub(crate) cards: [Option<GodId>; GODS_PER_MYTHOLOGY],
    pub(crate) len: u8,
}

impl Deck {
    const EMPTY: Self = Self { cards: [None; GODS_PER_MYTHOLOGY], len: 0 };
    const FULL: Self = Self { len: GODS_PER_MYTHOLOGY as u8, ..Self::EMPTY };

    /// The cards from the top.
    pub(crate) fn cards(&self) -> &[Option<GodId>] {
        &self.cards[..self.len as usize]
    }

    fn take_top(&mut self) {
        self.cards.copy_within(1.., 0);
        self.cards[GODS_PER_MYTHOLOGY - 1] = None;
        self.len -= 1;
    }

    pub(crate) fn put_on_top(&mut self, god: GodId) {
        self.cards.copy_within(..GODS_PER_MYTHOLOGY - 1, 1);
        self.cards[0] = Some(god);
        self.len += 1;
    }
}

/// A token on a card of the structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DivineToken {
    /// A mythology token, in Age I.
    Mythology(Mythology),
    /// An offering token, in Age II.
    Offering(Offering),
}

impl Pantheon {
    pub(crate) const EMPTY: Self = Self {
        spaces: [None; Space::NUM],
        decks: [Deck::EMPTY; Mythology::NUM],
        seen: BySeat([GodSet::from_bits(0); 2]),
        inside: BySeat([GodSet::from_bits(0); 2]),
        divine_tokens: [None; MAX_DIVINE_TOKENS],
        divine_tokens_laid: 0,
        shown: GodSet::from_bits(0),
        enki: TokenSet::from_bits(0),
        minerva: None,
    };

    /// Before the first token is laid: three gods of each mythology, in no known order.
    pub(crate) const START: Self = Self { decks: [Deck::FULL; Mythology::NUM], ..Self::EMPTY };

    /// What lies on a space.
    pub fn god_on(&self, space: Space) -> Option<GodId> {
        self.spaces[space.index()]
    }

    /// Where Minerva stands.
    pub fn minerva(&self) -> Option<i8> {
        self.minerva
    }

    /// The progress tokens on Enki.
    pub fn tokens_on_enki(&self) -> TokenSet {
        self.enki
    }

    /// The gods that were drawn or turned up.
    pub fn shown(&self) -> GodSet {
        self.shown
    }

    /// How many gods a mythology's deck holds.
    pub fn deck_size(&self, mythology: Mythology) -> usize {
        self.decks[mythology.index()].len as usize
    }

    /// The token on the card in a place.
    pub fn divine_token_on(&self, slot: Slot, layout: &Layout) -> Option<DivineToken> {
        if layout.divine_tokens & slot.bit() == 0 {
            return None;
        }
        self.divine_tokens[divine_token_index(slot, layout)]
    }

    /// Gods of a mythology that have a name in this position, outside of the cities.
    pub(crate) fn named(&self) -> GodSet {
        let spaces = self.spaces.iter().flatten();
        let decks = self.decks.iter().flat_map(|deck| deck.cards().iter().flatten());
        spaces.chain(decks).copied().chain(self.shown).collect()
    }

    fn takes_from_deck(&mut self, mythology: Mythology) {
        self.decks[mythology.index()].take_top();
    }
}

fn divine_token_index(slot: Slot, layout: &Layout) -> usize {
    (layout.divine_tokens & (slot.bit() - 1)).count_ones() as usize
}

impl Duel {
    /// The Pantheon; empty where the expansion is not played.
    pub fn pantheon(&self) -> &Pantheon {
        &self.pantheon
    }

    /// The place that gets the next token.
    pub(crate) fn next_divine_token_slot(&self) -> Slot {
        slots(self.layout().divine_tokens)
            .nth(self.pantheon.divine_tokens_laid as usize)
            .expect("tokens are laid until each marked card has one")
    }

    /// Tests if every marked slot has got its token.
    pub(crate) fn divine_tokens_are_laid(&self) -> bool {
        u32::from(self.pantheon.divine_tokens_laid) == self.layout().divine_tokens.count_ones()
    }

    pub(crate) fn lay_divine_token(&mut self, slot: Slot, token: DivineToken) {
        self.pantheon.divine_tokens[divine_token_index(slot, self.layout())] = Some(token);
        self.pantheon.divine_tokens_laid += 1;
    }

    /// Takes the token off the card in a place.
    pub(crate) fn lift_divine_token(&mut self, slot: Slot) -> Option<DivineToken> {
        let layout = self.layout();
        if layout.divine_tokens & slot.bit() == 0 {
            return None;
        }
        self.pantheon.divine_tokens[divine_token_index(slot, layout)].take()
    }

    /// The seat gets a token from a card: an offering is kept; a mythology token lets it place a god (P3.4, P5.3).
    pub(crate) fn gain_divine_token(&mut self, seat: Seat, token: DivineToken) {
        let city = &mut self.cities[seat];
        match token {
            DivineToken::Offering(offering) => city.offerings.insert(offering),
            DivineToken::Mythology(mythology) => {
                city.mythologies[mythology.index()] += 1;
                city.links.insert(mythology.link());
                self.pending.push(Pending::DrawGods(seat, mythology));
            }
        }
    }

    /// Takes the top card of a deck for a look: at once if somebody knows it, else the table has to say which it is.
    /// Tells if it did.
    fn draws_known_god(&mut self, seat: Seat, mythology: Mythology) -> bool {
        let Some(Some(god)) = self.pantheon.decks[mythology.index()].cards().first().copied() else { return false };
        self.god_comes_up(seat, god);
        true
    }

    /// A god of the top of its deck is in the hands of a seat, or lies open for both.
    pub(crate) fn god_comes_up(&mut self, seat: Seat, god: GodId) {
        let mythology = god.mythology();
        let is_open = self.shows_gods_openly();
        let pantheon = &mut self.pantheon;
        pantheon.takes_from_deck(mythology);
        pantheon.shown.insert(god);
        for viewer in [Seat::A, Seat::B] {
            if viewer == seat || is_open {
                pantheon.seen[viewer].insert(god);
                pantheon.inside[viewer].remove(god);
            } else {
                // Who knows the top of the deck knows what comes up (P14.10), but not who of those inside it is.
                pantheon.inside[viewer] = pantheon.inside[viewer] & !mythology.gods();
            }
        }
    }

    /// Tests if the gods that come up now are seen by both: those of the Gate and the Divine Theater (P8.2, P9.5, P16.4).
    pub(crate) fn shows_gods_openly(&self) -> bool {
        let looks = matches!(self.pending.top(), Some(Pending::ShowTops(_) | Pending::ShowDeck(..)));
        looks && self.setup.gods == Gods::Open
    }

    /// For whom gods come up, and from which deck the next one does; none if all are there.
    pub(crate) fn next_god(&self) -> Option<(Seat, Mythology)> {
        let pantheon = &self.pantheon;
        let has_more = |mythology: Mythology| pantheon.deck_size(mythology) > 0;
        let top = self.pending.top()?;
        if let Pending::DrawGods(seat, mythology) = top {
            (pantheon.shown.len() < GODS_DRAWN && has_more(mythology)).then_some((seat, mythology))
        } else if let Pending::ShowDeck(seat, mythology) = top {
            has_more(mythology).then_some((seat, mythology))
        } else if let Pending::ShowTops(seat) = top {
            let unshown = |mythology: &Mythology| (pantheon.shown & mythology.gods()).is_empty();
            let next = Mythology::ALL.into_iter().filter(unshown).find(|&mythology| has_more(mythology))?;
            Some((seat, next))
        } else {
            None
        }
    }

    /// Brings up gods that somebody knows already. Tells if the table owes the name of one.
    pub(crate) fn bring_up_gods(&mut self) -> bool {
        while let Some((seat, mythology)) = self.next_god() {
            if !self.draws_known_god(seat, mythology) {
                return true;
            }
        }
        false
    }

    /// One of the gods drawn lies face down on a space, the other goes back on top of its deck (P3.5). Whoever watches
    /// cannot tell which is which (P14.4).
    pub(crate) fn place_god(&mut self, seat: Seat, god: GodId, space: Space) {
        let pantheon = &mut self.pantheon;
        pantheon.spaces[space.index()] = Some(god);
        if pantheon.shown.len() > 1 {
            let other = seat.opponent();
            pantheon.seen[other] = pantheon.seen[other] & !pantheon.shown;
        }
        pantheon.shown.remove(god);
        self.put_back_shown();
    }

    /// The gods turned up go back on top of their decks.
    pub(crate) fn put_back_shown(&mut self) {
        for god in self.pantheon.shown {
            self.pantheon.decks[god.mythology().index()].put_on_top(god);
        }
        self.pantheon.shown = GodSet::new();
    }

    /// Age II begins: the gods are turned up, the Gate comes to the space left empty (P4.1).
    pub(crate) fn open_pantheon(&mut self) {
        let pantheon = &mut self.pantheon;
        let gods: GodSet = pantheon.spaces.iter().flatten().copied().collect();
        for seat in [Seat::A, Seat::B] {
            pantheon.seen[seat] = pantheon.seen[seat] | gods;
        }
        if let Some(space) = pantheon.spaces.iter().rposition(Option::is_none) {
            pantheon.spaces[space] = Some(GodId::Gate);
        }
        if gods.contains(GodId::Enki) {
            self.pending.push(Pending::LayOnEnki(TOKENS_ON_ENKI));
        }
    }

    /// Tests if a seat may activate what stands in the Pantheon (P6.1, P6.2).
    #[inline]
    pub(crate) fn may_activate(&self) -> bool {
        self.setup.plays(Expansion::Pantheon) && self.age != Age::I
    }

    /// What activating the god on a space costs a seat with these offerings (P6.3, P6.4).
    pub fn god_price(&self, seat: Seat, space: Space, offerings: OfferingSet) -> u16 {
        let factor = if self.pantheon.god_on(space) == Some(GodId::Gate) { GATE_FACTOR } else { 1 };
        let printed = u16::from(space.cost(seat) * factor);
        let saved: u16 = offerings.iter().map(Offering::value).sum();
        printed.saturating_sub(u16::from(self.cities[seat].god_discount)).saturating_sub(saved)
    }

    /// Each god that can be paid, with each set of offerings of which none could be spared (P6.6).
    pub(crate) fn list_activations(&self, seat: Seat, out: &mut Actions<Action>) {
        let city = &self.cities[seat];
        for space in Space::ALL.into_iter().filter(|&space| self.pantheon.god_on(space).is_some()) {
            for bits in 0..1_u8 << Offering::NUM {
                let offerings = OfferingSet::from_bits(bits);
                if bits & !city.offerings.bits() != 0 || self.god_price(seat, space, offerings) > city.purse() {
                    continue;
                }
                let spares = |offering| {
                    let mut fewer = offerings;
                    fewer.remove(offering);
                    self.god_price(seat, space, fewer) == self.god_price(seat, space, offerings)
                };
                if !offerings.iter().any(spares) {
                    out.push(Action::Activate(space, offerings));
                }
            }
        }
    }

    /// Pays for the god on a space and activates it (P6.5).
    pub(crate) fn pay_and_activate(&mut self, seat: Seat, space: Space, offerings: OfferingSet) {
        let price = self.god_price(seat, space, offerings);
        self.spend(seat, price);
        let city = &mut self.cities[seat];
        city.offerings = city.offerings & !offerings;
        let god = self.pantheon.spaces[space.index()].take().expect("a god stands on the space");
        self.activate(seat, god);
    }
}
