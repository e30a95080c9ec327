//! What a seat may do (W4, W5).

use crate::city::Power;
use crate::cost::{Buyer, Cost, MOST_PAYMENTS, Payment, Payments};
use crate::data::{Face, Stage};
use crate::expansion::{CardUse, Expansion};
use crate::ids::{Card, HAND, Side, WonderId, WonderSet};
use crate::past::Use;
use crate::setup::SideChoice;
use crate::state::{Step, Wonders};
use table::{Actions, Seat};

/// What a seat decides. Whom it pays is part of the decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action<X: Expansion> {
    /// Builds a card of the hand (W4.1).
    Build(Card, Payment),
    /// Builds a card of the hand for nothing, by the power that allows it once in an age (W8.11).
    BuildFree(Card),
    /// Builds the next stage of the wonder, with a card of the hand under it (W4.3).
    Stage(Card, Payment),
    /// Discards a card of the hand for coins (W4.5).
    Discard(Card),
    /// Builds a card of the discard pile for nothing (W8.7).
    Fetch(Card),
    /// Builds nothing from the discard pile (W8.10).
    Decline,
    /// Takes a wonder (W2.10).
    Pick(WonderId),
    /// Takes a wonder with this side up (W2.10).
    PickSide(WonderId, Side),
    /// Plays this side of the own wonder (W2.11).
    ChooseSide(Side),
    /// Something that only an expansion has.
    Naval(X::Action),
}

/// The most actions that a seat has: each card of a full hand is built or put under a stage in every way to pay, built for
/// nothing, or discarded. What lies in the discard pile has fewer kinds.
pub(crate) const MAX_ACTIONS: usize = HAND * (2 * MOST_PAYMENTS + 2);
const _: () = assert!(Card::NUM < MAX_ACTIONS && WonderId::NUM * Side::NUM <= MAX_ACTIONS);

impl<X: Expansion> Action<X> {
    /// The card of the hand that is used.
    #[inline]
    pub fn card(self) -> Option<Card> {
        match self {
            Self::Naval(action) => action.used().map(|(card, _)| card),
            Self::Build(card, _) | Self::BuildFree(card) | Self::Stage(card, _) | Self::Discard(card) => Some(card),
            Self::Fetch(_) | Self::Decline | Self::Pick(_) | Self::PickSide(..) | Self::ChooseSide(_) => None,
        }
    }

    /// What the card of the hand is used for.
    #[inline]
    pub(crate) fn used(self) -> Option<Use> {
        match self {
            Self::Build(..) | Self::BuildFree(_) => Some(Use::Built),
            Self::Stage(..) => Some(Use::Stage),
            Self::Discard(_) => Some(Use::Discarded),
            Self::Naval(action) => action.used().map(|(_, used)| used),
            Self::Fetch(_) | Self::Decline | Self::Pick(_) | Self::PickSide(..) | Self::ChooseSide(_) => None,
        }
    }

    /// Coins that go to the neighbours. What only an expansion has is paid in its own way.
    #[inline]
    pub const fn payment(self) -> Payment {
        match self {
            Self::Build(_, payment) | Self::Stage(_, payment) => payment,
            Self::BuildFree(_)
            | Self::Discard(_)
            | Self::Fetch(_)
            | Self::Decline
            | Self::Pick(_)
            | Self::PickSide(..)
            | Self::ChooseSide(_)
            | Self::Naval(_) => Payment::NOTHING,
        }
    }
}

/// Why a seat cannot build a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Its city has a card of that name (W4.2).
    Owned,
    /// It lacks resources that nobody sells.
    Resources,
    /// It lacks coins.
    Coins,
}

impl<X: Expansion> Wonders<X> {
    /// The fewest coins, to the bank and to whoever sells resources, for which a seat could build a card if it had it in its hand.
    ///
    /// # Errors
    ///
    /// Says why it could not.
    pub fn price(&self, seat: Seat, card: Card) -> Result<u8, Refused> {
        let (city, face) = (&self.cities[seat], self.face(card));
        if !(city.built & face.namesakes).is_empty() {
            return Err(Refused::Owned);
        }
        if self.is_free(seat, face) {
            return Ok(0);
        }
        let fewest = |coins: u16| X::fewest_coins(self, seat, &face.cost, coins);
        let lacks = || if fewest(u16::MAX).is_some() { Refused::Coins } else { Refused::Resources };
        fewest(city.coins).ok_or_else(lacks)
    }

    /// The fewest coins for which a seat could build the next stage of its wonder; `None` if it cannot.
    pub fn stage_price(&self, seat: Seat) -> Option<u8> {
        X::fewest_coins(self, seat, &self.next_stage(seat)?.cost, self.cities[seat].coins)
    }

    /// The same for any cost, with so many coins, if only neighbours sell.
    pub(crate) fn fewest_coins(&self, seat: Seat, cost: &Cost, coins: u16) -> Option<u8> {
        let payments: Payments = Buyer { coins, ..self.buyer(seat) }.payments(cost);
        let payment = payments.iter().next()?;
        Some(cost.coins + payment.total())
    }

    /// The building that makes a card free for a seat, if one does (W5.4).
    pub fn chain(&self, seat: Seat, card: Card) -> Option<Card> {
        (self.cities[seat].built & self.face(card).chain_from).first()
    }

    #[inline]
    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Actions<Action<X>>) {
        out.clear();
        if !self.choosers().contains(seat) {
            return;
        }
        match self.step {
            Step::ChooseCard | Step::LastCard => X::uses_of_hand(self, seat, out),
            Step::Naval(step) => X::legal_actions(self, seat, step, out),
            Step::Fetch => {
                let city = &self.cities[seat];
                let can_be_built = |card: &Card| (city.built & self.face(*card).namesakes).is_empty();
                out.extend(self.pile().iter().map(|(card, _)| card).filter(can_be_built).map(Action::Fetch));
                out.push(Action::Decline);
            }
            Step::ChooseSide => out.extend(Side::ALL.map(Action::ChooseSide)),
            Step::PickWonder => {
                let picked: WonderSet = self.all_seats().filter_map(|seat| self.cities[seat].wonder).collect();
                for wonder in X::wonders(self.setup).iter().copied().filter(|wonder| !picked.contains(*wonder)) {
                    match self.setup.side_choice() {
                        SideChoice::Chosen => out.extend(Side::ALL.map(|side| Action::PickSide(wonder, side))),
                        SideChoice::Random | SideChoice::A | SideChoice::B => out.push(Action::Pick(wonder)),
                    }
                }
            }
            Step::DealWonders | Step::DealSides | Step::DealAge | Step::Over => {}
        }
    }

    /// Each kind of card in the hand: built, put under a stage, discarded.
    #[inline]
    pub(crate) fn uses_of_hand(&self, seat: Seat, out: &mut Actions<Action<X>>) {
        let city = &self.cities[seat];
        let faces = self.setup.edition.faces();
        let buyer = self.buyer(seat);
        let stage: Payments = self.next_stage(seat).map_or(Payments::IMPOSSIBLE, |stage| buyer.payments(&stage.cost));
        let may_build_free =
            self.step == Step::ChooseCard && city.powers.has(Power::FreeBuildPerAge) && !city.free_build_used;
        for card in self.hands[seat].kinds() {
            let face = &faces[card.index()];
            if (city.built & face.namesakes).is_empty() {
                let is_free = self.is_free(seat, face);
                let payments: Payments = if is_free { Payments::NOTHING } else { buyer.payments(&face.cost) };
                out.extend(payments.iter().map(|payment| Action::Build(card, payment)));
                // The power is not wasted on what needs no coin anyway (W8.13).
                let costs_nothing = is_free || face.cost.coins == 0 && payments.iter().next() == Some(Payment::NOTHING);
                if may_build_free && !costs_nothing {
                    out.push(Action::BuildFree(card));
                }
            }
            out.extend(stage.iter().map(|payment| Action::Stage(card, payment)));
            out.push(Action::Discard(card));
        }
    }

    /// What a seat has to pay with, and who sells to it.
    #[inline]
    pub(crate) fn buyer(&self, seat: Seat) -> Buyer<'_> {
        let city = &self.cities[seat];
        let sellers = self.neighbours(seat).map(|neighbour| &self.cities[neighbour].for_sale);
        Buyer { coins: city.coins, own: &city.own, sellers, prices: city.prices() }
    }

    /// Tests if a card costs a seat nothing: by a chain (W5.4) or by a lasting power (W12.5 to W12.7).
    #[inline]
    pub(crate) fn is_free(&self, seat: Seat, face: &Face) -> bool {
        let city = &self.cities[seat];
        !(city.built & face.chain_from).is_empty() || !city.powers.is_empty() && self.is_free_by_power(seat, face)
    }

    /// Tests if a card costs a seat nothing by a lasting power of its wonder, and would cost something without it.
    pub fn is_free_by_power_only(&self, seat: Seat, card: Card) -> bool {
        let face = self.face(card);
        !face.cost.is_nothing() && self.chain(seat, card).is_none() && self.is_free_by_power(seat, face)
    }

    fn is_free_by_power(&self, seat: Seat, face: &Face) -> bool {
        let (city, regular) = (&self.cities[seat], self.step == Step::ChooseCard);
        city.has(Power::FreeFirstOfEachColor) && city.of_color(face.color) == 0
            || city.has(Power::FreeFirstCardOfAge) && regular && self.turn == 0
            || city.has(Power::FreeLastCardOfAge) && regular && self.is_last_turn()
    }

    /// The stage that a seat builds next, unless its wonder is complete (W4.4).
    #[inline]
    pub fn next_stage(&self, seat: Seat) -> Option<&'static Stage> {
        self.board(seat)?.stages.get(usize::from(self.cities[seat].stages))
    }
}
