//! What must hold in any position, and what a position from outside has to fulfil.

use crate::city::City;
use crate::data::{Effect, STARTING_COINS};
use crate::expansion::{Expansion, PerSeat};
use crate::ids::{AGES, Card, CardSet, WonderId, WonderSet};
use crate::legal::Action;
use crate::past::{Past, Taken, Use};
use crate::setup::{LastCard, SideChoice, WonderChoice};
use crate::state::{Due, Fetched, Step, Wonders};
use table::battery::Audit;
use table::{Actions, Seat};

type Check = Result<(), String>;

fn holds(law: bool, broken: &str) -> Check {
    if law { Ok(()) } else { Err(broken.to_owned()) }
}

impl<X: Expansion> Audit for Wonders<X> {
    fn audit(&self) -> Check {
        self.check_past()?;
        self.check_soundness()?;
        for seat in self.all_seats() {
            holds(self.cities[seat] == self.city_from_scratch(seat), "a city is not what its cards add up to")?;
        }
        Ok(())
    }
}

impl<X: Expansion> Wonders<X> {
    /// A city with all that its cards and stages add up to, worked out anew.
    pub(crate) fn city_from_scratch(&self, seat: Seat) -> City {
        let now = &self.cities[seat];
        let mut city = City {
            coins: now.coins,
            wonder: now.wonder,
            victories: now.victories,
            defeats: now.defeats,
            free_build_used: now.free_build_used,
            ..City::EMPTY
        };
        if let Some(side) = now.side {
            city.settle(side, self.setup.edition);
        }
        for (.., taken) in self.all_taken().filter(|(_, _, other, _)| *other == seat) {
            match taken.used {
                Use::Built => city.lay(taken.card, self.face(taken.card)),
                Use::Stage => {
                    let stage =
                        city.board(self.setup.edition).and_then(|board| board.stages.get(usize::from(city.stages)));
                    stage.into_iter().flat_map(|stage| stage.effects).for_each(|effect| city.keep(effect, false));
                    city.stages += 1;
                }
                Use::Discarded => {}
            }
        }
        if self.fetcher() == Some(seat) {
            for card in self.fetched().filter_map(|fetched| fetched.card) {
                city.lay(card, self.face(card));
            }
        }
        X::keep(self, seat, &mut city);
        city
    }

    /// Tests if cards were taken that are there, by those who sit there, in the order of turns, and that no city has two
    /// cards of a name or more stages than its wonder.
    pub(crate) fn check_past(&self) -> Check {
        self.check_zones()?;
        for seat in self.all_seats() {
            let mut built = CardSet::new();
            let fetched = self.fetched().filter_map(|fetched| fetched.card).filter(|_| self.fetcher() == Some(seat));
            let own = |used: Use| {
                let is_so =
                    move |(_, _, other, taken): &(usize, usize, Seat, Taken)| *other == seat && taken.used == used;
                self.all_taken().filter(is_so).map(|(.., taken)| taken.card)
            };
            for card in own(Use::Built).chain(fetched) {
                holds((built & self.face(card).namesakes).is_empty(), "a city has two cards of one name")?;
                built.insert(card);
            }
            let stages = own(Use::Stage).count();
            let most = self.board(seat).map_or(0, |board| board.stages.len());
            holds(stages <= most, "a wonder has more stages than there are")?;
        }
        Ok(())
    }

    /// Every card of an age that was dealt lies in exactly one place, and every seat has taken as many as it should have.
    fn check_zones(&self) -> Check {
        let dealt_now = self.step.hands_were_dealt();
        let (hand, turns) = (self.setup.hand(), self.setup.turns());
        for age in 0..AGES {
            let is_over = age < self.age() || self.step == Step::Over;
            for seat in self.all_seats() {
                let taken = (0..hand).filter(|&turn| self.past.get(age, turn, seat).is_some()).count();
                let in_order = (0..taken).all(|turn| self.past.get(age, turn, seat).is_some());
                let due = if is_over {
                    hand
                } else if age > self.age() || !dealt_now {
                    0
                } else if self.step == Step::ChooseCard {
                    self.turn()
                } else if self.is_last_turn() && self.due.last_card != Some(seat) {
                    hand
                } else {
                    self.turn() + 1
                };
                holds(in_order && taken == due, "somebody has taken too many cards or too few")?;
                let is_now = age == self.age() && dealt_now;
                if is_now {
                    holds(self.hands[seat].len() + taken == hand, "a hand has the wrong size")?;
                }
                let last = self.past.get(age, turns, seat);
                let is_put_away = last.is_none_or(|last| last.used == Use::Discarded);
                holds(is_put_away || self.played_last_card_by(age, seat), "somebody played a last card who may not")?;
            }
            let taken = self.all_taken().filter(|(other, ..)| *other == age).map(|(.., taken)| taken.card);
            let in_hands = self.all_seats().flat_map(|seat| self.hands[seat].cards());
            let in_hands = in_hands.copied().filter(|_| age == self.age());
            let was_dealt = age < self.age() || age == self.age() && dealt_now;
            if was_dealt {
                holds(self.is_deck(age, taken.chain(in_hands)), "the cards of an age are not those of its deck")?;
            }
        }
        let lies_elsewhere = |seat: Seat| !self.hands[seat].is_empty() && !dealt_now;
        holds(!self.all_seats().any(lies_elsewhere), "somebody holds cards before they were dealt")
    }

    /// Tests if a seat had the power to play its last card at the end of an age.
    fn played_last_card_by(&self, age: usize, seat: Seat) -> bool {
        let is_stage = |(other, turn): (usize, usize)| {
            let taken: Option<Taken> = self.past.get(other, turn, seat);
            taken.is_some_and(|taken| taken.used == Use::Stage)
        };
        let hand = self.setup.hand();
        let turns = (0..=age).flat_map(|other| (0..hand).map(move |turn| (other, turn)));
        let stages = turns.filter(|&at| at != (age, hand - 1) && is_stage(at)).count();
        crate::memory::plays_last_card(self.board(seat), stages)
    }

    /// Tests if the parts of a position belong together.
    pub(crate) fn check_soundness(&self) -> Check {
        for index in self.seat_count()..X::MAX_PLAYERS {
            let is_empty = self.cities.all()[index] == City::EMPTY
                && self.hands.all()[index].is_empty()
                && self.chosen.all()[index].is_none();
            holds(is_empty, "nobody sits there")?;
        }
        self.check_boards()?;
        for seat in self.all_seats() {
            self.check_city(seat)?;
        }
        self.check_due()?;
        self.check_fetched()?;
        X::check(self)?;
        self.check_chosen()
    }

    /// Wonders and sides are settled as far as setup has come.
    fn check_boards(&self) -> Check {
        let cities = &self.cities.all()[..self.seat_count()];
        let wonders: Vec<_> = cities.iter().map_while(|city| city.wonder).collect();
        let given = cities.iter().filter(|city| city.wonder.is_some()).count();
        let sided = cities.iter().filter(|city| city.side.is_some()).count();
        holds(wonders.len() == given, "a seat was passed over")?;
        let is_in_play = |wonder: &WonderId| X::wonders(self.setup).contains(wonder);
        holds(wonders.iter().all(is_in_play), "a wonder is played that is not in play here")?;
        holds(wonders.iter().copied().collect::<WonderSet>().len() == given, "two seats have one wonder")?;
        holds(cities.iter().all(|city| city.side.is_none() || city.wonder.is_some()), "a side of no wonder is played")?;
        let (seats, choice) = (self.seat_count(), self.setup.side_choice());
        let all = given == seats;
        let is_picked = self.setup.wonders == WonderChoice::Chosen;
        let fits = match self.step {
            Step::DealWonders => given == 0 && !is_picked,
            Step::PickWonder => {
                let named = match choice {
                    SideChoice::Random => 0,
                    SideChoice::A | SideChoice::B | SideChoice::Chosen => given,
                };
                is_picked && !all && sided == named
            }
            Step::DealSides => all && sided == 0 && choice == SideChoice::Random,
            Step::ChooseSide => all && sided == 0 && choice == SideChoice::Chosen && !is_picked,
            Step::DealAge | Step::ChooseCard | Step::LastCard | Step::Fetch | Step::Over | Step::Naval(_) => {
                all && sided == seats
            }
        };
        holds(fits, "wonders or sides do not fit what the table waits for")?;
        let fixed = self.setup.fixed_side();
        let is_other = |city: &City| fixed.is_some() && city.side.is_some() && city.side != fixed;
        holds(!cities.iter().any(is_other), "a side is played that is not chosen here")?;
        let is_early = self.step != Step::DealAge && !self.step.hands_were_dealt();
        if is_early {
            let is_new = |city: &City| city.coins == STARTING_COINS;
            let is_empty = self.past == Past::empty() && self.age == 0 && cities.iter().all(is_new);
            holds(is_empty, "something has happened before the game began")?;
        }
        holds(!is_early && self.step != Step::DealAge || self.turn == 0, "a turn was played before hands were dealt")?;
        let is_over = self.step != Step::Over || self.age() + 1 == AGES && self.is_last_turn();
        holds(is_over, "the game is over too early")
    }

    fn check_city(&self, seat: Seat) -> Check {
        let city = &self.cities[seat];
        for age in 0..AGES {
            let tokens = city.victories[age] + city.defeats[age];
            let fought_now = matches!(self.step, Step::Naval(step) if X::is_after_conflicts(step));
            let was_fought = age < self.age() || self.step == Step::Over || fought_now && age == self.age();
            holds(
                tokens <= if was_fought { X::most_tokens(self.setup) } else { 0 },
                "somebody has too many conflict tokens",
            )?;
        }
        let may_build_free = city.has(crate::city::Power::FreeBuildPerAge) && self.step != Step::DealAge;
        holds(!city.free_build_used || may_build_free, "somebody has built for nothing who may not")
    }

    /// What is still due at the end of a turn has come about.
    fn check_due(&self) -> Check {
        let Due { last_card, fetch } = self.due;
        let fits = match self.step {
            Step::LastCard => {
                last_card.is_some() && (fetch.is_none() || self.setup.last_card == LastCard::BabylonFirst)
            }
            Step::Fetch => {
                fetch.is_some() && (last_card.is_none() || self.setup.last_card == LastCard::HalicarnassusFirst)
            }
            Step::Naval(_) => true,
            _ => last_card.is_none() && fetch.is_none(),
        };
        holds(fits, "what is due does not fit what the table waits for")?;
        if last_card.is_some() {
            let may = last_card == self.last_card_player() && self.is_last_turn();
            holds(may, "somebody has a last card to play who may not")?;
        }
        if let Some(seat) = fetch {
            let now = Fetched { age: self.age, turn: self.turn, card: None };
            let has_fetched = self.fetched().any(|fetched| (fetched.age, fetched.turn) == (now.age, now.turn));
            holds(self.may_fetch(seat, now) && !has_fetched, "somebody has a card to fetch who may not")?;
            let is_open = self.step == Step::Fetch;
            holds(!is_open || !self.pile().is_empty(), "somebody looks through a pile without cards")?;
        }
        Ok(())
    }

    /// Tests if a seat built a stage in that turn that lets it build from the discard pile.
    fn may_fetch(&self, seat: Seat, at: Fetched) -> bool {
        let time = (usize::from(at.age), usize::from(at.turn));
        let is_stage = |taken: Option<Taken>| taken.is_some_and(|taken| taken.used == Use::Stage);
        if self.fetcher() != Some(seat) || !is_stage(self.past.get(time.0, time.1, seat)) {
            return false;
        }
        let before = self
            .all_taken()
            .filter(|(age, turn, other, taken)| *other == seat && (*age, *turn) < time && taken.used == Use::Stage);
        let stage = self.board(seat).and_then(|board| board.stages.get(before.count()));
        stage.is_some_and(|stage| stage.effects.contains(&Effect::BuildFromDiscard))
    }

    /// Every fetched card lay in the discard pile when it was fetched.
    fn check_fetched(&self) -> Check {
        let all: Vec<Fetched> = self.fetched().collect();
        let is_packed = self.fetched[..all.len()].iter().all(Option::is_some);
        let is_in_order = all.windows(2).all(|two| (two[0].age, two[0].turn) < (two[1].age, two[1].turn));
        holds(is_packed && is_in_order, "cards were fetched in no order")?;
        let Some(seat) = self.fetcher() else { return holds(all.is_empty(), "somebody fetched a card who cannot") };
        let mut gone: Vec<Card> = Vec::new();
        for fetched in all {
            let is_past = (fetched.age, fetched.turn) <= (self.age, self.turn);
            holds(is_past && self.may_fetch(seat, fetched), "a card was fetched without a stage that allows it")?;
            let Some(card) = fetched.card else { continue };
            let is_there = |(age, turn, other, taken): &(usize, usize, Seat, Taken)| {
                taken.used == Use::Discarded && taken.card == card && self.was_in_pile((*age, *turn), *other, fetched)
            };
            let copies = self.all_taken().filter(is_there).count();
            let taken = gone.iter().filter(|other| **other == card).count();
            holds(copies > taken, "a card was fetched that did not lie in the discard pile")?;
            gone.push(card);
        }
        Ok(())
    }

    /// Tests if a card discarded in that turn lay in the pile when it was looked through.
    pub(crate) fn was_in_pile(&self, (age, turn): (usize, usize), seat: Seat, look: Fetched) -> bool {
        let was_last_card = turn == self.setup.turns() && self.played_last_card_by(age, seat);
        crate::memory::lies_in_pile(self.setup, (age, turn), was_last_card, look)
    }

    /// What lies face down may be chosen, and somebody has still to choose.
    fn check_chosen(&self) -> Check {
        let is_shared = matches!(self.step, Step::ChooseCard | Step::ChooseSide | Step::Naval(_));
        let mut open = *self;
        open.chosen.all_mut().fill(None);
        let mut actions: Actions<Action<X>> = Actions::new();
        for (seat, action) in self.all_seats().filter_map(|seat| Some((seat, self.chosen[seat]?))) {
            holds(is_shared, "somebody has chosen too early")?;
            open.legal_actions(seat, &mut actions);
            holds(actions.contains(&action), "somebody has chosen what is not legal")?;
        }
        let is_chance = matches!(self.step, Step::Naval(step) if X::is_chance(step));
        let waits = !is_shared || is_chance || !self.choosers().is_empty();
        holds(waits, "everybody has chosen and nothing has opened")
    }
}
