//! What a seat may do: one list per kind of pending choice.

use crate::cost::{MAX_PAYMENTS, Payment};
use crate::ids::{Card, DeckId, ScienceSet, Side, StageSet, TokenId, WonderId};
use crate::pending::Pending;
use crate::setup::{Extra, ExtraTime, WonderChoice};
use crate::state::{Architects, Menu};
use table::{Actions, IdSet, Seat};

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chooses a wonder.
    Pick(WonderId),
    /// Looks at the top of the central deck, with the cat.
    Look,
    /// Takes the card of its turn.
    Take(Side),
    /// Takes an extra card that a progress token brings.
    Extra(Side),
    /// Builds a stage and pays for it.
    Build(Payment),
    /// Gives up a set of green cards for a progress token.
    Exchange(ScienceSet),
    /// Takes a progress token that lies face up.
    Token(TokenId),
    /// Takes the progress token on top of the stack, unseen.
    Blind,
    /// Takes the top card of any deck (Alexandria).
    Fetch(DeckId),
    /// Looks through the first cards of a deck (Halicarnassus).
    Search(Side),
    /// Keeps one of the cards looked at.
    Keep(Card),
    /// Uses the effect of its wonder where it might decline it.
    Use,
    /// Declines the effect of its wonder, or extra cards.
    Pass,
    /// Ends its turn.
    End,
}

/// The most actions there can be, as many as there are in a turn: extra cards, every payment of every stage that is open,
/// sets of green cards, and its end.
pub(crate) const MAX_ACTIONS: usize = {
    let turn = Side::NUM + MAX_PAYMENTS + ScienceSet::NUM + 1;
    // Other choices name one component, and besides look, take a token unseen, or decline.
    assert!(Side::NUM < turn);
    assert!(WonderId::NUM < turn);
    assert!(TokenId::NUM < turn);
    assert!(DeckId::NUM < turn);
    assert!(Card::NUM < turn);
    turn
};

impl Architects {
    /// The seat that has to choose, if the table owes nothing and the game goes on.
    #[inline]
    pub fn chooser(&self) -> Option<Seat> {
        let pending = self.pending.top()?;
        if !pending.is_choice() {
            return None;
        }
        if matches!(pending, Pending::PickWonder) { Some(self.picker()) } else { Some(self.active) }
    }

    /// Who chooses a wonder: in turn order, or the last player first in a draft (R2.3, R2.4).
    fn picker(&self) -> Seat {
        let lacks = |seat: &Seat| self.cities[*seat].wonder.is_none();
        let mut seats = self.all_seats();
        let found = match self.setup.wonders {
            WonderChoice::Draft => seats.rev().find(lacks),
            WonderChoice::Random | WonderChoice::Chosen => seats.find(lacks),
        };
        found.expect("wonders are chosen while somebody has none")
    }

    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.chooser() != Some(seat) {
            return;
        }
        match self.pending.top() {
            Some(Pending::Take) => {
                if self.may_look() {
                    out.push(Action::Look);
                }
                self.list_sides(Action::Take, out);
            }
            Some(Pending::Act) => self.list_turn(out),
            Some(Pending::PickWonder) => out.extend(self.offer.iter().map(Action::Pick)),
            Some(Pending::TakeToken) => {
                out.extend(self.face_up.kinds().iter().map(Action::Token));
                if !self.stack.is_empty() {
                    out.push(Action::Blind);
                }
            }
            Some(Pending::AnyDeck) => {
                let decks = self.all_seats().map(DeckId::of).chain([DeckId::CENTRE]);
                out.extend(decks.filter(|deck| !self.decks[deck.index()].is_empty()).map(Action::Fetch));
            }
            Some(Pending::SearchDeck) => {
                for side in [Side::Left, Side::Right] {
                    if !self.decks[self.side(side).index()].is_empty() {
                        out.push(Action::Search(side));
                    }
                }
            }
            Some(Pending::Keep(deck)) => {
                let mut cards = self.shown;
                self.decks[deck.index()].top.into_iter().for_each(|card| cards.add(card));
                out.extend(cards.iter().map(|(card, _)| Action::Keep(card)));
            }
            Some(Pending::UseEffect) => out.extend([Action::Use, Action::Pass]),
            // The table owes something, or the game is over.
            Some(
                Pending::DealWonders
                | Pending::OfferWonders
                | Pending::LayDecks
                | Pending::LayTokens
                | Pending::LastTurns(_)
                | Pending::Peek
                | Pending::Draw
                | Pending::TurnUp(_)
                | Pending::DrawToken
                | Pending::Show(_),
            )
            | None => {}
        }
    }

    /// The holder of the cat may look at a card that it does not know yet, before it takes one (R8.2, R8.4).
    #[inline]
    fn may_look(&self) -> bool {
        self.cat == Some(self.active)
            && !self.seen_by.contains(self.active)
            && !self.decks[DeckId::CENTRE.index()].is_empty()
    }

    /// Tests if there is a card to take for the seat (R3.3).
    #[inline]
    pub(crate) fn finds_card(&self, seat: Seat) -> bool {
        Side::ALL.into_iter().any(|side| !self.decks[self.deck_at(seat, side).index()].is_empty())
    }

    #[inline]
    fn list_sides(&self, action: fn(Side) -> Action, out: &mut Actions<Action>) {
        for side in Side::ALL {
            if !self.decks[self.side(side).index()].is_empty() {
                out.push(action(side));
            }
        }
    }

    fn list_turn(&self, out: &mut Actions<Action>) {
        let Menu { builds, sets, duty } = self.turn.menu;
        if self.turn.extras > 0 {
            self.list_sides(Action::Extra, out);
            if self.setup.extra_time == ExtraTime::AtOnce {
                if self.setup.extra == Extra::May {
                    out.push(Action::Pass);
                }
                return;
            }
        }
        for stage in StageSet::from_bits(builds) {
            self.each_payment(stage, |payment| out.push(Action::Build(payment)));
        }
        out.extend(IdSet::<ScienceSet>::from_bits(sets).iter().map(Action::Exchange));
        if !duty {
            out.push(Action::End);
        }
    }

    /// What can be done now, and whether something has to be (R3.5, R3.6).
    #[inline]
    pub(crate) fn menu_from_scratch(&self) -> Menu {
        let (builds, must_build) = self.buildable();
        let sets = self.sets();
        let must_take = self.turn.extras > 0 && self.setup.extra == Extra::Must;
        Menu { builds, sets, duty: must_build != 0 || sets != 0 || must_take }
    }

    /// Sets of symbols that the active seat can exchange, while there are tokens (R5.1, R5.6).
    #[inline]
    fn sets(&self) -> u8 {
        if self.face_up.is_empty() && self.stack.is_empty() {
            return 0;
        }
        let cards = &self.cities[self.active].cards;
        let [gears, compasses, tablets] = [Card::Gear, Card::Compass, Card::Tablet].map(|card| cards.of(card));
        let bit = |set: ScienceSet, is_there: bool| u8::from(is_there) << set as u8;
        bit(ScienceSet::Gear, gears >= 2)
            | bit(ScienceSet::Compass, compasses >= 2)
            | bit(ScienceSet::Tablet, tablets >= 2)
            | bit(ScienceSet::Different, gears > 0 && compasses > 0 && tablets > 0)
    }
}
