//! A turn: what is chosen, what happens when everybody has chosen, and what comes at the end of an age (W3, W6).

use crate::city::Power;
use crate::cost::Payment;
use crate::data::{Counted, DISCARD_COINS, Effect, Scope};
use crate::expansion::{CardUse, Expansion, PerSeat};
use crate::hand::Hand;
use crate::ids::{AGES, Card, Color, WonderId};
use crate::legal::Action;
use crate::past::{Taken, Use};
use crate::setup::{LastCard, SideChoice};
use crate::state::{Fetched, Step, Wonders};
use crate::witness::{Consequence, Witness};
use table::Seat;

impl<X: Expansion> Wonders<X> {
    /// Plays what a seat decides and tells the witness what follows. The action has to be legal.
    pub fn play_watched(&mut self, seat: Seat, action: Action<X>, witness: &mut impl Witness) {
        match action {
            Action::Pick(wonder) => {
                self.cities[seat].wonder = Some(wonder);
                if let Some(side) = self.setup.fixed_side() {
                    self.cities[seat].settle(side, self.setup.edition);
                }
                self.go_on_picking();
            }
            Action::PickSide(wonder, side) => {
                self.cities[seat].wonder = Some(wonder);
                self.cities[seat].settle(side, self.setup.edition);
                self.go_on_picking();
            }
            Action::Fetch(card) => self.fetch(seat, Some(card), witness),
            Action::Decline => self.fetch(seat, None, witness),
            Action::ChooseSide(_)
            | Action::Build(..)
            | Action::BuildFree(_)
            | Action::Stage(..)
            | Action::Discard(_)
            | Action::Naval(_) => self.choose(seat, action, witness),
        }
    }

    fn go_on_picking(&mut self) {
        if self.choosers().is_empty() {
            let is_settled = self.all_seats().all(|seat| self.cities[seat].side.is_some());
            if is_settled { self.settle_boards() } else { self.step = Step::DealSides }
        }
    }

    /// Wonders were dealt; sides come next, unless they are settled.
    pub(crate) fn deal_wonders(&mut self, wonders: &[WonderId]) {
        for (seat, &wonder) in self.all_seats().zip(wonders) {
            self.cities[seat].wonder = Some(wonder);
            if let Some(side) = self.setup.fixed_side() {
                self.cities[seat].settle(side, self.setup.edition);
            }
        }
        match self.setup.side_choice() {
            SideChoice::A | SideChoice::B => self.settle_boards(),
            SideChoice::Random => self.step = Step::DealSides,
            SideChoice::Chosen => self.step = Step::ChooseSide,
        }
    }

    /// Every board lies there; hands come next, unless an expansion has something to lay out.
    pub(crate) fn settle_boards(&mut self) {
        self.step = Step::DealAge;
        X::boards_are_settled(self);
    }

    /// A choice lies face down until all have chosen; then the round opens (W3.2).
    #[inline]
    fn choose(&mut self, seat: Seat, action: Action<X>, witness: &mut impl Witness) {
        self.chosen[seat] = Some(action);
        match self.step {
            Step::LastCard => self.play_last_card(seat, action, witness),
            Step::ChooseSide if self.choosers().is_empty() => {
                for seat in self.all_seats() {
                    if let Some(Action::ChooseSide(side)) = self.chosen[seat].take() {
                        self.cities[seat].settle(side, self.setup.edition);
                    }
                }
                self.settle_boards();
            }
            Step::Naval(step) if self.choosers().is_empty() => X::open(self, step, witness),
            Step::ChooseCard if self.choosers().is_empty() => self.open_round(witness),
            // Others are still choosing.
            _ => {}
        }
    }

    /// Everybody pays, everybody puts down, then effects look at the whole table (W6.1 to W6.4).
    fn open_round(&mut self, witness: &mut impl Witness) {
        let chosen = self.chosen;
        for (seat, action) in seated::<X>(self.all_seats(), &chosen) {
            self.pay(seat, action, witness);
        }
        let turn = self.turn();
        for (seat, action) in seated::<X>(self.all_seats(), &chosen) {
            self.put_down(seat, action, turn, witness);
        }
        for (seat, action) in seated::<X>(self.all_seats(), &chosen) {
            X::before_effects(self, seat, action, witness);
        }
        for (seat, action) in seated::<X>(self.all_seats(), &chosen) {
            self.effects(seat, action, witness);
        }
        self.chosen = PerSeat::filled(None);
        if self.is_last_turn() {
            self.put_left_over_away(witness);
        }
        X::go_on(self, witness);
    }

    /// The last card of an age is played in a turn of its own (W8.5).
    fn play_last_card(&mut self, seat: Seat, action: Action<X>, witness: &mut impl Witness) {
        self.chosen[seat] = None;
        self.pay(seat, action, witness);
        self.put_down(seat, action, self.setup.turns(), witness);
        X::before_effects(self, seat, action, witness);
        self.effects(seat, action, witness);
        self.due.last_card = None;
        X::go_on(self, witness);
    }

    /// Coins go to the bank and to the neighbours (W6.1). Legality was judged before anybody paid, so income of this turn
    /// is never spent in it (W5.11).
    #[inline]
    fn pay(&mut self, seat: Seat, action: Action<X>, witness: &mut impl Witness) {
        let bank = match action {
            Action::Build(card, _) if !self.is_free(seat, self.face(card)) => self.face(card).cost.coins,
            Action::Stage(..) => self.next_stage(seat).map_or(0, |stage| stage.cost.coins),
            Action::Naval(action) => return X::pay(self, seat, action, witness),
            _ => 0,
        };
        self.pay_coins(seat, bank, action.payment(), witness);
    }

    /// Coins of one seat go to the bank and to the neighbours.
    #[inline]
    pub(crate) fn pay_coins(&mut self, seat: Seat, bank: u8, payment: Payment, witness: &mut impl Witness) {
        let total = u16::from(bank) + u16::from(payment.total());
        if total == 0 {
            return;
        }
        // A neighbour may have paid already, or may pay later: only the sum counts.
        self.cities[seat].coins = self.cities[seat].coins.saturating_sub(total);
        for (seller, coins) in self.neighbours(seat).into_iter().zip([payment.left, payment.right]) {
            if coins > 0 {
                let treasury = &mut self.cities[seller].coins;
                *treasury = treasury.saturating_add(u16::from(coins));
                witness.sees(Consequence::Sold { seller, buyer: seat, coins });
            }
        }
    }

    /// The card leaves the hand, for the city, for the wonder or for the discard pile (W6.2, W6.4).
    #[inline]
    fn put_down(&mut self, seat: Seat, action: Action<X>, turn: usize, witness: &mut impl Witness) {
        let (Some(card), Some(used)) = (action.card(), action.used()) else { return };
        self.hands[seat].remove(card);
        match used {
            Use::Built => {
                let is_free_build = match action {
                    Action::BuildFree(_) => true,
                    Action::Naval(action) => action.is_free_build(),
                    _ => false,
                };
                self.cities[seat].free_build_used |= is_free_build;
                let face = self.face(card);
                self.cities[seat].lay(card, face);
            }
            Use::Stage => self.build_stage(seat, witness),
            Use::Discarded => {}
        }
        self.past.set(self.age(), turn, seat, Taken { card, used });
    }

    fn build_stage(&mut self, seat: Seat, witness: &mut impl Witness) {
        let Some(stage) = self.next_stage(seat) else { return };
        let city = &mut self.cities[seat];
        city.stages += 1;
        for effect in stage.effects {
            city.keep(effect, false);
            if *effect == Effect::BuildFromDiscard {
                self.due.fetch = Some(seat);
            }
        }
        if city.is_complete(self.setup.edition) {
            witness.sees(Consequence::Complete(seat));
        }
    }

    /// What happens once (W6.3).
    #[inline]
    pub(crate) fn effects(&mut self, seat: Seat, action: Action<X>, witness: &mut impl Witness) {
        match action {
            Action::Build(card, _) | Action::BuildFree(card) => self.card_effects(seat, card, false, witness),
            Action::Stage(..) => {
                let built = usize::from(self.cities[seat].stages).saturating_sub(1);
                let stage = self.board(seat).and_then(|board| board.stages.get(built));
                let coins = stage.map_or(0, |stage| self.coins_of(seat, stage.effects));
                if coins > 0 {
                    self.gain(seat, coins);
                    witness.sees(Consequence::StageCoins { seat, coins });
                }
                X::stage_effects(self, seat, built);
            }
            Action::Discard(_) => self.gain(seat, DISCARD_COINS),
            Action::Naval(action) => X::effects(self, seat, action, witness),
            Action::Fetch(_) | Action::Decline | Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => {}
        }
    }

    #[inline]
    pub(crate) fn card_effects(&mut self, seat: Seat, card: Card, from_pile: bool, witness: &mut impl Witness) {
        let face = self.face(card);
        // Only commercial structures give coins.
        let coins = if face.color == Color::Yellow { self.coins_of(seat, face.effects) } else { 0 };
        if coins > 0 {
            self.gain(seat, coins);
            witness.sees(Consequence::CardCoins { seat, card, coins });
        }
        X::card_effects(self, seat, card, from_pile, witness);
    }

    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, coins: u16) {
        let treasury = &mut self.cities[seat].coins;
        *treasury = treasury.saturating_add(coins);
    }

    /// The position after what one seat does alone, as if the others did nothing: what the table shows it will lead to.
    #[must_use]
    pub fn alone(&self, seat: Seat, action: Action<X>, witness: &mut impl Witness) -> Self {
        let mut game = *self;
        match action {
            Action::Build(..) | Action::BuildFree(_) | Action::Stage(..) | Action::Discard(_) | Action::Naval(_) => {
                let turn = if self.step == Step::LastCard { self.setup.turns() } else { self.turn() };
                game.pay(seat, action, witness);
                game.put_down(seat, action, turn, witness);
                X::before_effects(&mut game, seat, action, witness);
                game.effects(seat, action, witness);
            }
            Action::Fetch(card) => {
                game.cities[seat].lay(card, self.face(card));
                game.card_effects(seat, card, true, witness);
            }
            Action::Decline | Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => {}
        }
        game
    }

    /// The points that a card would bring a seat as things stand.
    pub fn points_with(&self, seat: Seat, card: Card) -> i16 {
        let mut game = *self;
        game.cities[seat].lay(card, self.face(card));
        game.score(seat).total() - self.score(seat).total()
    }

    /// The coins that effects give once (W6.3).
    pub fn coins_of(&self, seat: Seat, effects: &[Effect]) -> u16 {
        let coins = effects.iter().map(|effect| match *effect {
            Effect::Coins(coins) => u16::from(coins),
            Effect::CoinsPer(coins, counted, scope) => u16::from(coins) * self.count(seat, counted, scope),
            _ => 0,
        });
        coins.sum()
    }

    /// How many there are of something, in one's own city and those of the neighbours.
    pub(crate) fn count(&self, seat: Seat, counted: Counted, scope: Scope) -> u16 {
        let in_city = |seat: Seat| {
            let city = &self.cities[seat];
            u16::from(match counted {
                Counted::Cards(colors) => colors.iter().map(|color| city.of_color(color)).sum(),
                Counted::Stages => city.stages,
                Counted::Defeats => city.defeat_tokens(),
            })
        };
        let own = if scope.is_own() { in_city(seat) } else { 0 };
        let others = if scope.is_neighbours() { self.neighbours(seat).map(in_city).iter().sum() } else { 0 };
        own + others
    }

    /// The cards left over go to the discard pile, but not that of who plays it (W3.5, W6.5).
    fn put_left_over_away(&mut self, witness: &mut impl Witness) {
        self.due.last_card = self.last_card_player();
        let mut cards = 0;
        for seat in self.all_seats().filter(|seat| self.due.last_card != Some(*seat)) {
            if let Some(card) = self.hands[seat].only() {
                self.past.set(self.age(), self.setup.turns(), seat, Taken { card, used: Use::Discarded });
                self.hands[seat] = Hand::EMPTY;
                cards += 1;
            }
        }
        witness.sees(Consequence::PutAway(cards));
    }

    /// Goes on to the last card, the discard pile, the next turn or the next age, whichever is due (W6.6 to W6.8).
    pub(crate) fn go_on(&mut self, witness: &mut impl Witness) {
        // Who finds nothing to build is asked all the same, or the others would learn something of the pile (W14.12).
        // After a sixth turn the pile is not empty, so it never has to wait for a last card.
        if let Some(seat) = self.due.fetch.filter(|_| self.pile().is_empty()) {
            self.due.fetch = None;
            witness.sees(Consequence::NothingToFetch(seat));
        }
        let last_card_first = self.setup.last_card == LastCard::BabylonFirst || self.due.fetch.is_none();
        if self.due.last_card.is_some() && last_card_first {
            self.step = Step::LastCard;
        } else if self.due.fetch.is_some() {
            self.step = Step::Fetch;
        } else {
            self.end_turn(witness);
        }
    }

    /// A card of the discard pile is built for nothing, and its effects follow at once (W6.7).
    fn fetch(&mut self, seat: Seat, card: Option<Card>, witness: &mut impl Witness) {
        let fetched = Fetched { age: self.age, turn: self.turn, card };
        if let Some(place) = self.fetched.iter_mut().find(|place| place.is_none()) {
            *place = Some(fetched);
        }
        if let Some(card) = card {
            let face = self.face(card);
            self.cities[seat].lay(card, face);
            self.card_effects(seat, card, true, witness);
        }
        self.due.fetch = None;
        X::go_on(self, witness);
    }

    /// Hands move on, or the age ends with its conflicts (W3.4, W3.6).
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness) {
        if !self.is_last_turn() {
            self.turn += 1;
            self.step = Step::ChooseCard;
            self.pass_hands();
            witness.sees(Consequence::Passed { to_left: passes_left(self.age()) });
            return;
        }
        X::end_age(self, witness);
    }

    /// After the conflicts of an age comes the next, or the end of the game (W3.6, W9.1).
    pub(crate) fn begin_age(&mut self, witness: &mut impl Witness) {
        if self.age() + 1 == AGES {
            self.step = Step::Over;
            witness.sees(Consequence::Over);
            return;
        }
        self.age += 1;
        self.turn = 0;
        self.step = Step::DealAge;
        for seat in self.all_seats() {
            self.cities[seat].free_build_used = false;
        }
    }

    /// Each seat gives its hand to a neighbour (W3.4).
    #[inline]
    fn pass_hands(&mut self) {
        let seats = self.seat_count();
        let hands = &mut self.hands.all_mut()[..seats];
        let last = seats - 1;
        if passes_left(usize::from(self.age)) {
            let hand = hands[last];
            hands.copy_within(..last, 1);
            hands[0] = hand;
        } else {
            let hand = hands[0];
            hands.copy_within(1.., 0);
            hands[last] = hand;
        }
    }

    /// The seat that may build one card of the hand for nothing in this age still has that to do.
    pub fn may_build_free(&self, seat: Seat) -> bool {
        self.cities[seat].has(Power::FreeBuildPerAge) && !self.cities[seat].free_build_used
    }
}

/// Tests if hands go to the left in an age: in the first and the third (W3.4).
pub const fn passes_left(age: usize) -> bool {
    age != 1
}

/// The choices of those who sit there.
#[inline]
fn seated<'a, X: Expansion>(
    seats: impl Iterator<Item = Seat> + 'a,
    chosen: &'a X::Seats<Option<Action<X>>>,
) -> impl Iterator<Item = (Seat, Action<X>)> + 'a {
    seats.filter_map(|seat| Some((seat, chosen[seat]?)))
}
