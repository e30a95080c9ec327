//! What the gods do (P7), one function for each kind of choice.

use crate::data::TOKENS_ON_ENKI;
use crate::effect::Source;
use crate::ids::{Age, CardId, CardSet, Color, GodId, Mythology, Slot, TokenSet, WonderId};
use crate::military::CAPITAL;
use crate::pending::Pending;
use crate::setup::{Gods, Minerva, Zeus};
use crate::state::{Duel, MilitaryTokenSize};
use crate::structure::Cell;
use table::{Seat, SeatSet};

impl Duel {
    /// A god comes before a player and does what it says (P6.5, P7.1).
    pub(crate) fn activate(&mut self, seat: Seat, god: GodId) {
        self.comes_into_play(god);
        self.cities[seat].gods.insert(god);
        self.resolve(god.god().effects, seat, Source::God);
    }

    /// Everybody sees the god from now on; nobody has to remember where it lies.
    fn comes_into_play(&mut self, god: GodId) {
        for viewer in [Seat::A, Seat::B] {
            self.pantheon.seen[viewer].remove(god);
        }
    }

    /// All gods of a look have come up: Enki gets his tokens, then one god is chosen (P7.7, P8.2, P9.5). In secret the
    /// table looks for him wherever he may be, so that nobody else can tell if he is there (P16.4).
    pub(crate) fn looked_at_gods(&mut self, seat: Seat) {
        self.pending.push(Pending::Summon(seat));
        match self.setup.gods {
            Gods::Open if self.pantheon.shown.contains(GodId::Enki) => {
                self.pending.push(Pending::LayOnEnki(TOKENS_ON_ENKI));
            }
            Gods::Secret if self.may_show_enki() => self.pending.push(Pending::LookForEnki(seat)),
            Gods::Open | Gods::Secret => {}
        }
    }

    /// Tests if Enki may be among the gods turned up, as far as everybody knows: one of them has his back, and he does
    /// not lie openly elsewhere.
    pub(crate) fn may_show_enki(&self) -> bool {
        let of_his = GodId::Enki.mythology().gods();
        let in_city = self.cities.0.iter().any(|city| city.gods.contains(GodId::Enki));
        let on_space = self.age != Age::I && self.pantheon.spaces.contains(&Some(GodId::Enki));
        !(self.pantheon.shown & of_his).is_empty() && !in_city && !on_space
    }

    /// Who alone sees the gods that are chosen from, and the tokens of Enki if he is one of them (P16.4).
    pub(crate) fn looks_in_secret(&self) -> Option<Seat> {
        let summons = |pending: &Pending| if let Pending::Summon(seat) = pending { Some(*seat) } else { None };
        match self.setup.gods {
            Gods::Secret => self.pending.items().iter().find_map(summons),
            Gods::Open => None,
        }
    }

    /// Tokens are drawn for Enki, who is seen by one seat only; none if he is not there.
    pub(crate) fn found_for_enki(&mut self, tokens: TokenSet) {
        let seat = self.looks_in_secret();
        self.pending.pop();
        self.pantheon.enki = tokens;
        for token in tokens {
            self.comes_out_of_box(token, seat);
        }
    }

    /// The gods turned up go back but for one, which is then activated (P8.3, P9.6).
    pub(crate) fn summon(&mut self, seat: Seat, god: GodId) {
        self.pantheon.shown.remove(god);
        self.comes_into_play(god);
        if god == GodId::Enki {
            // Whoever did not see his tokens sees them now.
            for token in self.pantheon.enki {
                self.comes_out_of_box(token, None);
            }
        } else if self.pantheon.shown.contains(GodId::Enki) {
            self.pantheon.enki = Default::default();
        }
        let of_one_deck = |mythology: Mythology| (self.pantheon.shown & mythology.gods()).len() > 1;
        if Mythology::ALL.into_iter().any(of_one_deck) {
            self.pending.push(Pending::Activate(seat, god));
            self.pending.push(Pending::StackDeck(seat));
        } else {
            self.put_back_shown();
            self.activate(seat, god);
        }
    }

    /// Two gods go back to their deck, this one on top. Only the player who does it knows the order (P14.7).
    pub(crate) fn stack_deck(&mut self, seat: Seat, top: GodId) {
        let both = self.pantheon.shown;
        self.pantheon.shown.remove(top);
        self.put_back_shown();
        self.pantheon.shown.insert(top);
        self.put_back_shown();
        let other = seat.opponent();
        let saw = self.pantheon.seen[other] & both;
        self.pantheon.seen[other] = self.pantheon.seen[other] & !saw;
        self.pantheon.inside[other] = self.pantheon.inside[other] | saw;
    }

    /// The green cards that the snake of a seat can lie on.
    pub(crate) fn cards_for_snake(&self, seat: Seat) -> CardSet {
        self.cities[seat.opponent()].cards & Color::Green.cards()
    }

    /// The snake copies a symbol for as long as the card stays where it is (P7.11, P7.15).
    pub(crate) fn lay_snake(&mut self, seat: Seat, card: CardId) {
        let symbol = card.symbol().expect("every green card has a symbol");
        self.cities[seat].snake = Some(card);
        self.gain_symbol(seat, symbol);
        self.cities[seat].symbols.insert(symbol);
    }

    /// The brown and grey cards of a seat's opponent.
    pub(crate) fn cards_to_steal(&self, seat: Seat) -> CardSet {
        self.cities[seat.opponent()].cards & (Color::Brown.cards() | Color::Grey.cards())
    }

    /// A card changes sides and works there from now on; nothing of it happens again (P7.19, A8.28).
    pub(crate) fn steal_card(&mut self, seat: Seat, card: CardId) {
        self.leaves_city(seat.opponent(), card);
        self.joins_city(seat, card);
    }

    /// A card leaves a city with all that it did there.
    pub(crate) fn leaves_city(&mut self, seat: Seat, card: CardId) {
        let other = &mut self.cities[seat.opponent()];
        if other.snake == Some(card) {
            other.snake = None;
            *other = other.recompute();
        }
        let city = &mut self.cities[seat];
        city.cards.remove(card);
        *city = city.recompute();
    }

    /// A card joins a city without being built.
    pub(crate) fn joins_city(&mut self, seat: Seat, card: CardId) {
        let city = &mut self.cities[seat];
        city.cards.insert(card);
        *city = city.recompute();
    }

    /// A card of the structure is discarded, whatever lies on it; one that lies face down is turned up first (P7.23, P7.26).
    /// Only then a god is drawn for a mythology token that was taken from it (P16.2).
    pub(crate) fn strike(&mut self, seat: Seat, slot: Slot) {
        if let Some(token) = self.lift_divine_token(slot)
            && self.setup.zeus == Zeus::TakesToken
        {
            self.gain_divine_token(seat, token);
        }
        match self.structure.cell(slot) {
            Cell::Up(_) => self.strike_down(slot),
            Cell::AgeBack | Cell::GuildBack | Cell::TempleBack | Cell::SenatorBack => {
                self.pending.push(Pending::Unearth(slot));
            }
            Cell::Empty => unreachable!("a card that is discarded lies in its place"),
        }
    }

    /// The card in a place goes to the discard pile.
    pub(crate) fn strike_down(&mut self, slot: Slot) {
        let card = self.take_card(slot);
        self.discard.insert(card);
    }

    /// The card under a wonder goes to the discard pile; the wonder can be built again (P7.29).
    pub(crate) fn unbuild(&mut self, wonder: WonderId) {
        let stands_at = |seat: &Seat| self.cities[*seat].standing.contains(wonder);
        let owner = [Seat::A, Seat::B].into_iter().find(stands_at).expect("the wonder stands somewhere");
        let card = self.tucked[wonder.index()].take().expect("a card lies under a wonder that stands");
        self.discard.insert(card);
        let city = &mut self.cities[owner];
        city.standing.remove(wonder);
        city.wonders.insert(wonder);
        *city = city.recompute();
    }

    /// A wonder that does not stand changes sides (P7.37, A8.11).
    pub(crate) fn steal_wonder(&mut self, seat: Seat, wonder: WonderId) {
        self.cities[seat.opponent()].wonders.remove(wonder);
        self.cities[seat].wonders.insert(wonder);
    }

    /// The spaces of the track where Minerva may be placed (P7.40, P16.3).
    pub(crate) fn spaces_for_minerva(&self) -> impl Iterator<Item = i8> {
        let but = (self.setup.minerva == Minerva::OffPawn).then_some(self.pawn);
        (-CAPITAL..=CAPITAL).filter(move |&space| Some(space) != but)
    }

    /// The military tokens on the board: whom each can strike, and its size.
    pub(crate) fn military_tokens_left(&self) -> impl Iterator<Item = (Seat, MilitaryTokenSize)> {
        let military_tokens = self.military_tokens;
        let all = SeatSet::all(2).iter().flat_map(|victim| MilitaryTokenSize::ALL.map(|size| (victim, size)));
        all.filter(move |&(victim, size)| military_tokens.threatens(victim, size))
    }
}
