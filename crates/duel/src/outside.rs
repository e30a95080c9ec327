//! What has to hold in a position of the expansions that comes from outside, besides the audit: nothing is promised on
//! the stack that the rest of the position cannot keep, and nothing lies there that nobody can have brought about.

use crate::data::{TOKENS_ON_ENKI, TOKENS_PER_MYTHOLOGY};
use crate::effect::Effect;
use crate::ids::{Age, Chamber, ConspiracyId, Expansion, GodId, GodSet, Mythology, OfferingSet, WonderId};
use crate::layout::MAX_DIVINE_TOKENS;
use crate::pantheon::DivineToken;
use crate::pending::Pending;
use crate::setup::Sabotage;
use crate::soundness::{Check, holds};
use crate::stack_order::Drawing;
use crate::state::Duel;
use std::mem::discriminant;
use table::Seat;

impl Duel {
    /// Tests what the expansions have brought into a position from outside.
    pub(crate) fn check_expansions(&self) -> Check {
        self.check_choices()?;
        if self.setup.plays(Expansion::Pantheon) {
            self.check_divine_tokens()?;
            self.check_spaces()?;
            self.check_gods_in_play()?;
            self.check_gods_shown()?;
        }
        if self.setup.plays(Expansion::Agora) {
            self.check_chambers()?;
            self.check_conspiracies()?;
        }
        Ok(())
    }

    /// Each choice has its source, and room for what it brings.
    fn check_choices(&self) -> Check {
        let items = self.pending.items();
        for (i, item) in items.iter().enumerate() {
            let above = &items[i + 1..];
            let gods = |seat: Seat| self.cities[seat].gods;
            let triggered = |seat: Seat| self.cities[seat].triggered;
            let others = items.iter().filter(|other| discriminant(*other) == discriminant(item)).count() - 1;
            let fits = match *item {
                Pending::Tuck(..) | Pending::Settle(..) => above.is_empty(),
                // Conspiracies are drawn before anything else can lead to more of them.
                Pending::DrawConspiracies(..) => above.iter().all(|item| matches!(item, Pending::Tuck(..))),
                Pending::Unearth(slot) => {
                    let is_bare = self.pantheon.divine_token_on(slot, self.layout()).is_none();
                    others == 0 && is_bare && above.is_empty()
                }
                Pending::DrawGods(..) | Pending::PlaceGod(_) => self.age == Age::I && !above.iter().any(brings_up_gods),
                Pending::ShowDeck(..) | Pending::ShowTops(_) | Pending::Summon(_) | Pending::StackDeck(_) => {
                    !above.iter().any(brings_up_gods)
                }
                Pending::LayOnEnki(left) => {
                    let is_open = self.is_enki_up() && self.looks_in_secret().is_none();
                    above.is_empty() && is_open && self.pantheon.enki.len() + usize::from(left) <= ON_ENKI
                }
                Pending::LookForEnki(seat) => {
                    let chooses = i > 0 && items[i - 1] == Pending::Summon(seat);
                    above.is_empty() && chooses && self.pantheon.enki.is_empty() && self.may_show_enki()
                }
                Pending::TakeFromEnki(seat) => others == 0 && gods(seat).contains(GodId::Enki),
                Pending::LaySnake(seat) => {
                    others == 0 && gods(seat).contains(GodId::Nisaba) && self.cities[seat].snake.is_none()
                }
                Pending::MoveDecree(seat) => {
                    others == 0 && triggered(seat).contains(ConspiracyId::InsiderInfluence) && self.moved_decrees() == 0
                }
                // No wonder brings such coins twice in a turn, and they come last.
                Pending::GainCoins(seat, coins) => {
                    let brings = |wonder: WonderId| wonder.wonder().effects.contains(&Effect::CoinsInTurn(coins));
                    others == 0 && self.cities[seat].standing.iter().any(brings)
                }
                Pending::LockToken(seat) => {
                    others == 0 && triggered(seat).contains(ConspiracyId::Obscurantism) && self.locked.is_none()
                }
                Pending::TakeFromBox(seat) => {
                    !self.locked_in_secret || triggered(seat).contains(ConspiracyId::Obscurantism)
                }
                Pending::DestroyWonder(seat) => {
                    others == 0 && triggered(seat).contains(ConspiracyId::Sabotage) && self.razed_wonders() == 0
                }
                Pending::BuildFromRow(_, row) => row == 1,
                Pending::ShowRemoved(..) => others == 0 && above.is_empty(),
                Pending::BuildRemoved(_) => others == 0 && above.iter().all(|item| !shows_removed(item)),
                Pending::DiscardAvailable(..) => self.are_available_cards_seen(above),
                // What lies on the stack besides is looked at in `soundness.rs`, or can be brought about at any time.
                Pending::LayTokens
                | Pending::OfferWonders
                | Pending::Draft
                | Pending::LayCards
                | Pending::Turn(_)
                | Pending::TurnUp
                | Pending::TakeToken(_)
                | Pending::DrawFromBox(..)
                | Pending::KeepToken(_)
                | Pending::Destroy(..)
                | Pending::Restore(_)
                | Pending::ChooseStarter(_)
                | Pending::LayDivineTokens
                | Pending::ConsultDeck(_)
                | Pending::Activate(..)
                | Pending::StealCard(_)
                | Pending::Strike(_)
                | Pending::Unbuild(_)
                | Pending::RaiseWonder(_)
                | Pending::StealWonder(_)
                | Pending::PlaceMinerva(_)
                | Pending::DropMilitaryToken(_)
                | Pending::UseMilitaryToken(_)
                | Pending::LayDecrees
                | Pending::GoOn(_)
                | Pending::Politics(..)
                | Pending::PlaceOrConspire(_)
                | Pending::PlaceCube(_)
                | Pending::MoveCube(_)
                | Pending::RemoveCube(_)
                | Pending::KeepConspiracy(_)
                | Pending::TriggerUnprepared(_)
                | Pending::SwapCards(_) => true,
            };
            holds(fits, "a choice is pending that nothing has brought about")?;
        }
        Ok(())
    }

    /// Available cards are turned up before one of them is discarded (A8.23).
    fn are_available_cards_seen(&self, above: &[Pending]) -> bool {
        let of_same_conspiracy =
            |item: &Pending| places_god(item) || matches!(item, Pending::TurnUp | Pending::DiscardAvailable(..));
        let turns_up = matches!(above.first(), Some(Pending::TurnUp | Pending::DiscardAvailable(..)));
        above.iter().all(of_same_conspiracy) && (turns_up || above.is_empty() && self.cards_to_turn_up() == 0)
    }

    /// Tokens lie on the structure of their age, and the box has those that are still to come (P1.5, P5.1).
    fn check_divine_tokens(&self) -> Check {
        let divine_tokens = self.pantheon.divine_tokens.iter().flatten();
        let of_age = divine_tokens.clone().all(|token| match token {
            DivineToken::Mythology(_) => self.age == Age::I,
            DivineToken::Offering(_) => self.age == Age::II,
        });
        holds(of_age, "a token lies on a card of another age")?;
        for mythology in Mythology::ALL {
            let lying = divine_tokens.clone().filter(|token| **token == DivineToken::Mythology(mythology)).count();
            let owned: u8 = self.cities.0.iter().map(|city| city.mythology_tokens(mythology)).sum();
            holds(lying + usize::from(owned) <= TOKENS_PER_MYTHOLOGY, "a mythology has too many tokens")?;
        }
        let mut lying = OfferingSet::new();
        for token in divine_tokens {
            if let DivineToken::Offering(offering) = token {
                holds(!lying.contains(*offering), "an offering token lies on two cards")?;
                lying.insert(*offering);
            }
        }
        let owned = self.cities[Seat::A].offerings | self.cities[Seat::B].offerings;
        let to_come = self.pending.items().contains(&Pending::LayDivineTokens);
        let in_order = self
            .pantheon
            .divine_tokens
            .iter()
            .enumerate()
            .all(|(i, token)| token.is_some() == (i < usize::from(self.pantheon.divine_tokens_laid)));
        holds(!to_come || in_order, "tokens lie where none has been laid yet")?;
        let none_yet = match self.age {
            Age::I => owned.is_empty() && (!to_come || self.cities.0.iter().all(|city| city.mythologies == [0; 5])),
            Age::II => !to_come || owned.is_empty(),
            Age::III => true,
        };
        holds(none_yet && (owned & lying).is_empty(), "a token is owned that is still to come")
    }

    /// In Age I the Gate is aside and every god still to be placed finds a space; later all spaces lie open (P4.1).
    fn check_spaces(&self) -> Check {
        let on_spaces: GodSet = self.pantheon.spaces.iter().flatten().copied().collect();
        if self.age != Age::I {
            let open = self.pantheon.seen[Seat::A] & self.pantheon.seen[Seat::B];
            let mut gods = on_spaces;
            gods.remove(GodId::Gate);
            return holds((gods & !open).is_empty(), "a god lies open and somebody has not seen it");
        }
        let in_cities = self.cities[Seat::A].gods | self.cities[Seat::B].gods;
        holds(!(on_spaces | in_cities).contains(GodId::Gate), "the Gate is there in Age I")?;
        let items = self.pending.items();
        let placing = items.iter().filter(|item| places_god(item)).count();
        let lying = self.pantheon.divine_tokens.iter().flatten().count();
        let to_be_laid = if items.contains(&Pending::LayDivineTokens) {
            MAX_DIVINE_TOKENS - self.pantheon.divine_tokens_laid as usize
        } else {
            0
        };
        holds(on_spaces.len() + placing + lying + to_be_laid <= MAX_DIVINE_TOKENS, "the Pantheon has too few spaces")
    }

    /// What gods have left on the table belongs to who activated them (P7.5, P7.11, P7.16).
    fn check_gods_in_play(&self) -> Check {
        holds(self.pantheon.enki.is_empty() || self.is_enki_up(), "tokens lie on Enki, who is not there")?;
        for city in &self.cities.0 {
            let nisaba = city.snake.is_none() || city.gods.contains(GodId::Nisaba);
            let astarte = city.protected == 0 || city.gods.contains(GodId::Astarte);
            holds(nisaba && astarte, "a god is missing whose power lasts")?;
        }
        Ok(())
    }

    /// Tests if Enki lies face up, or is being chosen, or one of his tokens is.
    fn is_enki_up(&self) -> bool {
        let on_space = self.age != Age::I && self.pantheon.spaces.contains(&Some(GodId::Enki));
        let is_chosen = self.pending.items().iter().any(|item| match item {
            Pending::Summon(_) => self.pantheon.shown.contains(GodId::Enki),
            Pending::Activate(_, god) => *god == GodId::Enki,
            Pending::TakeFromEnki(_) => true,
            _ => false,
        });
        on_space || is_chosen
    }

    /// Gods that came up belong together, and who chooses from them has seen them (P3.4, P8.2, P9.4).
    fn check_gods_shown(&self) -> Check {
        let shown = self.pantheon.shown;
        let of = |mythology: Mythology| (shown & mythology.gods()).len();
        let only_of = |mythology: Mythology| of(mythology) == shown.len();
        let of_one = Mythology::ALL.into_iter().any(only_of);
        let one_of_each = Mythology::ALL.into_iter().all(|mythology| of(mythology) <= 1);
        for item in self.pending.items() {
            let (seat, fits) = match *item {
                Pending::DrawGods(seat, mythology) => (seat, only_of(mythology) && shown.len() < 2),
                Pending::PlaceGod(seat) => (seat, of_one && shown.len() <= 2),
                Pending::ShowDeck(seat, mythology) => (seat, only_of(mythology)),
                Pending::ShowTops(seat) => (seat, one_of_each),
                Pending::Summon(seat) => (seat, of_one || one_of_each),
                Pending::StackDeck(seat) => (seat, of_one && shown.len() == 2),
                _ => continue,
            };
            holds(fits, "gods came up that do not belong together")?;
            holds((shown & !self.pantheon.seen[seat]).is_empty(), "a seat has not seen the gods it chooses from")?;
        }
        Ok(())
    }

    /// Control follows from the cubes, and no decree lies face down where somebody has it (A6.6, A6.11); but for what is
    /// being settled.
    fn check_chambers(&self) -> Check {
        let settled = |chamber: Chamber| {
            let Some(Pending::Settle(first, second)) = self.pending.top() else { return true };
            chamber != first && chamber != second
        };
        for chamber in Chamber::ALL.into_iter().filter(|&chamber| settled(chamber)) {
            let majority = self.senate.majority(chamber);
            holds(self.senate.controller(chamber) == majority, "a chamber is not controlled by who has more cubes")?;
            let open = majority.is_none() || self.senate.face_down_in(chamber).is_none();
            holds(open, "a decree lies face down in a chamber that somebody controls")?;
        }
        Ok(())
    }

    /// How many decrees lie in another chamber than the one they were laid in.
    pub(crate) fn moved_decrees(&self) -> usize {
        Chamber::ALL.into_iter().filter(|decree| self.senate.place[decree.index()] != *decree).count()
    }

    fn razed_wonders(&self) -> usize {
        self.wonder_box().iter().filter(|&wonder| self.tucked(wonder).is_some()).count()
    }

    /// What conspiracies have left on the table was done by who triggered them.
    fn check_conspiracies(&self) -> Check {
        let triggered =
            |conspiracy: ConspiracyId| self.cities.0.iter().filter(|city| city.triggered.contains(conspiracy)).count();
        let moved = self.moved_decrees() == 0 || triggered(ConspiracyId::InsiderInfluence) == 1;
        holds(moved, "nobody has moved the decree")?;
        let drafts = self.pending.items().iter().any(|item| matches!(item, Pending::Draft | Pending::OfferWonders));
        let by_sabotage = triggered(ConspiracyId::Sabotage) == 1 && self.setup.sabotage == Sabotage::Box && !drafts;
        let razed = self.razed_wonders();
        holds(razed == 0 || razed == 1 && by_sabotage, "nobody has razed the wonder")?;
        let drawn = self.conspiracies.drawn;
        holds(drawn.is_empty() || self.conspiracies.top.is_none(), "a conspiracy on top of the deck was not drawn")?;
        let seen = self.conspiring_seat().is_none_or(|seat| (drawn & !self.conspiracies.seen[seat]).is_empty());
        holds(seen, "a seat has not seen the conspiracies it chooses from")
    }
}

const ON_ENKI: usize = TOKENS_ON_ENKI as usize;

/// Tests if the item places a god that a mythology token brings.
fn places_god(item: &Pending) -> bool {
    matches!(item, Pending::DrawGods(..) | Pending::PlaceGod(_))
}

/// Tests if gods come up for the item, or are up: there is room for those of one choice only.
fn brings_up_gods(item: &Pending) -> bool {
    matches!(item, Pending::ConsultDeck(_)) || item.drawing().is_some_and(|(drawing, _)| drawing == Drawing::Gods)
}

fn shows_removed(item: &Pending) -> bool {
    matches!(item, Pending::ShowRemoved(..))
}
