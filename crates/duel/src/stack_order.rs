//! The order of what is pending in a position from outside: the stack is one that play can lead to, and what lies on the
//! table fits it.

use crate::chance::WONDERS_OFFERED;
use crate::data::{REMOVED_PER_AGE, WONDERS_THAT_STAND};
use crate::ids::{Age, Back, ConspiracyId, Expansion, Slot};
use crate::layout::slots;
use crate::pending::Pending;
use crate::setup::Gods;
use crate::state::Duel;

/// What lies before a seat that draws and then chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drawing {
    Tokens,
    Conspiracies,
    Gods,
}

/// How far a seat is with what it draws.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Draws,
    Chooses,
}

impl Pending {
    /// What is being drawn or chosen from.
    pub(crate) const fn drawing(self) -> Option<(Drawing, Step)> {
        match self {
            Self::DrawFromBox(..) => Some((Drawing::Tokens, Step::Draws)),
            Self::KeepToken(_) => Some((Drawing::Tokens, Step::Chooses)),
            Self::DrawConspiracies(..) => Some((Drawing::Conspiracies, Step::Draws)),
            Self::KeepConspiracy(_) => Some((Drawing::Conspiracies, Step::Chooses)),
            Self::DrawGods(..) | Self::ShowDeck(..) | Self::ShowTops(_) => Some((Drawing::Gods, Step::Draws)),
            Self::PlaceGod(_) | Self::Summon(_) | Self::StackDeck(_) => Some((Drawing::Gods, Step::Chooses)),
            Self::LayTokens
            | Self::OfferWonders
            | Self::Draft
            | Self::LayCards
            | Self::Turn(_)
            | Self::TurnUp
            | Self::TakeToken(_)
            | Self::Destroy(..)
            | Self::Restore(_)
            | Self::ChooseStarter(_)
            | Self::LayDivineTokens
            | Self::LayOnEnki(_)
            | Self::LookForEnki(_)
            | Self::TakeFromEnki(_)
            | Self::ConsultDeck(_)
            | Self::Activate(..)
            | Self::LaySnake(_)
            | Self::StealCard(_)
            | Self::Strike(_)
            | Self::Unearth(_)
            | Self::Unbuild(_)
            | Self::RaiseWonder(_)
            | Self::Tuck(..)
            | Self::StealWonder(_)
            | Self::PlaceMinerva(_)
            | Self::DropMilitaryToken(_)
            | Self::UseMilitaryToken(_)
            | Self::LayDecrees
            | Self::GoOn(_)
            | Self::Politics(..)
            | Self::PlaceOrConspire(_)
            | Self::PlaceCube(_)
            | Self::MoveCube(_)
            | Self::RemoveCube(_)
            | Self::Settle(..)
            | Self::TriggerUnprepared(_)
            | Self::GainCoins(..)
            | Self::LockToken(_)
            | Self::BuildFromRow(..)
            | Self::ShowRemoved(..)
            | Self::BuildRemoved(_)
            | Self::TakeFromBox(_)
            | Self::DiscardAvailable(..)
            | Self::SwapCards(_)
            | Self::MoveDecree(_)
            | Self::DestroyWonder(_) => None,
        }
    }
}

impl Duel {
    /// Tests if the stack is one that play can lead to.
    pub(crate) fn is_pending_in_order(&self) -> bool {
        let items = self.pending.items();
        let is_over = items.is_empty() && self.ending.is_some();
        let comes_about = is_over || self.is_turn(items) || self.is_new_age(items) || self.is_setup(items);
        comes_about
            && self.do_cards_fit(items)
            && self.do_divine_tokens_fit(items)
            && self.do_tokens_drawn_fit(items)
            && self.do_conspiracies_drawn_fit(items)
            && self.do_gods_shown_fit(items)
    }

    /// Tests if the items are a turn, or the rest of one: the next turn, and upon it what this one has brought.
    fn is_turn(&self, items: &[Pending]) -> bool {
        let has_cards = self.structure.present != 0;
        let may_lie = |choices: &[Pending]| choices.iter().all(|item| self.may_lie_upon_turn(item));
        match items {
            [Pending::Turn(_) | Pending::ChooseStarter(_)] => has_cards,
            [Pending::Turn(_), Pending::TurnUp, choices @ ..] => may_lie(choices),
            // A conspiracy that took the last card may still ask for something (A4.9).
            [Pending::GoOn(_), choices @ ..] => {
                self.setup.plays(Expansion::Agora) && (has_cards || !choices.is_empty()) && may_lie(choices)
            }
            _ => false,
        }
    }

    /// Tests if the items lay out the structure of an age, as far as it is not done; the Pantheon opens before Age II.
    fn is_new_age(&self, items: &[Pending]) -> bool {
        let opens = self.setup.plays(Expansion::Pantheon) && self.age == Age::II;
        let [Pending::Turn(_) | Pending::ChooseStarter(_), rest @ ..] = items else { return false };
        match rest {
            [Pending::LayCards] => true,
            [Pending::LayDivineTokens] | [Pending::LayDivineTokens, Pending::LayCards] => opens,
            [Pending::LayDivineTokens, Pending::LayCards, Pending::LayOnEnki(_)] => opens,
            _ => false,
        }
    }

    /// Tests if the items are what is left of setting up a game, with what a wonder brings when it is drafted.
    fn is_setup(&self, items: &[Pending]) -> bool {
        let start = Self::new(self.setup);
        let setup = start.pending.items();
        let left = items.iter().zip(setup).take_while(|(item, expected)| item == expected).count();
        // Upon the first turn alone nothing of the setup is left.
        if self.age != Age::I || left < 2 {
            return false;
        }
        let drafts = setup[left - 1] == Pending::Draft;
        let brought = &items[left..];
        let may_lie = brought.is_empty() || drafts && brought.iter().all(|item| self.may_lie_upon_turn(item));
        // With an expansion the structure is laid out before the draft.
        let lies = items.contains(&Pending::LayCards) || self.structure.present != 0;
        may_lie && (lies || self.setup.expansions.is_empty())
    }

    /// Tests if an item is a choice, or an outcome on the way to one, that can lie upon a turn with these expansions.
    fn may_lie_upon_turn(&self, pending: &Pending) -> bool {
        let is_agora = self.setup.plays(Expansion::Agora);
        let is_pantheon = self.setup.plays(Expansion::Pantheon);
        match *pending {
            Pending::LayTokens
            | Pending::OfferWonders
            | Pending::Draft
            | Pending::LayCards
            | Pending::Turn(_)
            | Pending::ChooseStarter(_)
            | Pending::LayDivineTokens
            | Pending::LayDecrees
            | Pending::GoOn(_) => false,
            Pending::TakeToken(_)
            | Pending::DrawFromBox(..)
            | Pending::KeepToken(_)
            | Pending::Destroy(..)
            | Pending::Restore(_) => true,
            Pending::StealWonder(_) | Pending::StealCard(_) => is_agora || is_pantheon,
            Pending::DrawGods(..)
            | Pending::PlaceGod(_)
            | Pending::LayOnEnki(_)
            | Pending::TakeFromEnki(_)
            | Pending::ConsultDeck(_)
            | Pending::ShowDeck(..)
            | Pending::ShowTops(_)
            | Pending::Summon(_)
            | Pending::StackDeck(_)
            | Pending::Activate(..)
            | Pending::LaySnake(_)
            | Pending::Strike(_)
            | Pending::Unbuild(_)
            | Pending::RaiseWonder(_)
            | Pending::PlaceMinerva(_)
            | Pending::DropMilitaryToken(_)
            | Pending::UseMilitaryToken(_) => is_pantheon,
            Pending::LookForEnki(_) => is_pantheon && self.setup.gods == Gods::Secret,
            Pending::Tuck(seat, wonder) => is_pantheon && self.cities[seat].wonders.contains(wonder),
            Pending::Unearth(slot) => is_pantheon && self.structure.face_down & slot.bit() != 0,
            Pending::TurnUp
            | Pending::Politics(..)
            | Pending::PlaceOrConspire(_)
            | Pending::PlaceCube(_)
            | Pending::MoveCube(_)
            | Pending::RemoveCube(_)
            | Pending::Settle(..)
            | Pending::DrawConspiracies(..)
            | Pending::KeepConspiracy(_)
            | Pending::TriggerUnprepared(_)
            | Pending::GainCoins(..)
            | Pending::LockToken(_)
            | Pending::BuildFromRow(..)
            | Pending::TakeFromBox(_)
            | Pending::DiscardAvailable(..)
            | Pending::SwapCards(_)
            | Pending::MoveDecree(_)
            | Pending::DestroyWonder(_) => is_agora,
            Pending::ShowRemoved(seat, left) => {
                let all = REMOVED_PER_AGE * usize::from(self.age.number());
                let is_traitor = self.cities[seat].triggered.contains(ConspiracyId::Treason);
                is_agora && is_traitor && self.conspiracies.removed.len() + usize::from(left) == all
            }
            Pending::BuildRemoved(seat) => is_agora && self.cities[seat].triggered.contains(ConspiracyId::Treason),
        }
    }

    /// Four wonders a round, none before its round and none on offer outside of the draft (D2); seven that stand (D6.5).
    pub(crate) fn is_draft_in_order(&self) -> bool {
        let items = self.pending.items();
        let rounds_left = items.iter().filter(|&&pending| pending == Pending::Draft).count();
        let standing: usize = self.cities.0.iter().map(|city| city.standing.len()).sum();
        let setting_up = items.iter().rfind(|pending| matches!(pending, Pending::Draft | Pending::OfferWonders));
        let lays = |item: &&Pending| {
            matches!(item, Pending::LayTokens | Pending::LayDecrees | Pending::LayCards | Pending::LayDivineTokens)
        };
        let drafting = items.last().filter(lays).is_none();
        match (rounds_left, setting_up) {
            (0, _) => {
                let room = standing < WONDERS_THAT_STAND || self.drafted() == 0;
                self.offer.is_empty() && room && standing <= WONDERS_THAT_STAND
            }
            (rounds, Some(Pending::Draft)) => {
                standing == 0 && drafting && self.drafted() + self.offer.len() == WONDERS_OFFERED * (3 - rounds)
            }
            (rounds, _) if drafting => {
                standing == 0 && self.offer.len() < WONDERS_OFFERED && self.drafted() == WONDERS_OFFERED * (2 - rounds)
            }
            _ => standing == 0 && self.offer.is_empty() && self.drafted() == 0,
        }
    }

    /// Cards lie as far as they have been laid out.
    fn do_cards_fit(&self, items: &[Pending]) -> bool {
        let structure = &self.structure;
        let laid = structure.laid as usize;
        let layout = self.layout();
        if !items.contains(&Pending::LayCards) {
            return laid == layout.slots && structure.present & !layout.all() == 0;
        }
        let has_begun = items.last() == Some(&Pending::LayCards);
        let is_outcome_due = self.setup.mixes_backs(self.age) || layout.is_face_up(Slot(structure.laid));
        let backs_fit = Back::ALL
            .into_iter()
            .all(|back| structure.count_of(back, self.age) <= self.setup.cards_in_age(self.age, back));
        structure.present == (1 << laid) - 1
            && laid < layout.slots
            && if has_begun { is_outcome_due } else { laid == 0 }
            && (self.lies_as_laid() || self.setup.expansions.is_empty())
            && backs_fit
    }

    /// Tests if every card lies the way it was laid: nothing has been turned up.
    fn lies_as_laid(&self) -> bool {
        self.structure.face_down == self.structure.present & !self.layout().face_up
    }

    /// Tokens lie on cards that lie face down, as far as they have been laid out.
    fn do_divine_tokens_fit(&self, items: &[Pending]) -> bool {
        let layout = self.layout();
        let fits = if items.contains(&Pending::LayDivineTokens) {
            let laid = self.pantheon.divine_tokens_laid as usize;
            let is_next = items.last() == Some(&Pending::LayDivineTokens);
            let is_ready = self.structure.present == layout.all() && self.lies_as_laid();
            laid < layout.divine_tokens.count_ones() as usize && if is_next { is_ready } else { laid == 0 }
        } else {
            !self.setup.plays(Expansion::Pantheon) || self.divine_tokens_are_laid()
        };
        let lies_down = |slot: Slot| self.structure.present & self.structure.face_down & slot.bit() != 0;
        let has_token = |slot: &Slot| self.pantheon.divine_token_on(*slot, layout).is_some();
        fits && slots(layout.divine_tokens).filter(has_token).all(lies_down)
    }

    /// Progress tokens that were drawn lie before the one seat that chooses from them.
    fn do_tokens_drawn_fit(&self, items: &[Pending]) -> bool {
        let drawing = Drawings::of(Drawing::Tokens, items);
        drawing.all <= 1
            && (self.drawn.is_empty() || drawing.is_next)
            && (drawing.choices == 0 || drawing.is_next && !self.drawn.is_empty())
    }

    /// Conspiracies that were drawn lie before the one seat that chooses from both.
    fn do_conspiracies_drawn_fit(&self, items: &[Pending]) -> bool {
        let drawing = Drawings::of(Drawing::Conspiracies, items);
        let drawn = self.conspiracies.drawn.len();
        drawing.all <= 1
            && drawn <= 2
            && (drawn == 0 || drawing.is_next)
            && (drawing.choices == 0 || drawing.is_next && drawn == 2)
    }

    /// Gods that came up are chosen from, when Enki has got his tokens; a god that was chosen acts after that.
    fn do_gods_shown_fit(&self, items: &[Pending]) -> bool {
        let drawing = Drawings::of(Drawing::Gods, items);
        let top = items.last();
        let lays_on_enki = matches!(top, Some(Pending::LayOnEnki(_) | Pending::LookForEnki(_)));
        let acting = self.gods_about_to_act().count();
        let has_shown = !self.pantheon.shown.is_empty();
        (!has_shown || drawing.is_next || drawing.all > 0 && lays_on_enki)
            && (drawing.choices == 0 || drawing.choices == 1 && has_shown)
            && (acting == 0 || acting == 1 && matches!(top, Some(Pending::StackDeck(_))))
    }
}

/// How often something is drawn or chosen from in a stack.
struct Drawings {
    all: usize,
    choices: usize,
    /// It is on top of the stack.
    is_next: bool,
}

impl Drawings {
    fn of(what: Drawing, items: &[Pending]) -> Self {
        let step = |item: &Pending| item.drawing().filter(|(drawing, _)| *drawing == what).map(|(_, step)| step);
        Self {
            all: items.iter().filter_map(step).count(),
            choices: items.iter().filter_map(step).filter(|&step| step == Step::Chooses).count(),
            is_next: items.last().and_then(step).is_some(),
        }
    }
}
