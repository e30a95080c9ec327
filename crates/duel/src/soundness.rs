//! What must hold in any position, and what has to hold besides in one that comes from outside.

use crate::city::City;
use crate::conspiracies::Conspiracies;
use crate::data::{BOARD_TOKENS, CUBES, REMOVED_PER_AGE, TOKENS_PER_MYTHOLOGY};
use crate::ids::{Age, Back, CardId, Chamber, Color, ConspiracyId, Expansion, GodId, Mythology, TokenId, WonderId};
use crate::military::{CAPITAL, direction};
use crate::pantheon::{Deck, Pantheon};
use crate::pending::Pending;
use crate::science::SYMBOLS_TO_WIN;
use crate::senate::Senate;
use crate::state::{Duel, Ending};
use crate::structure::Cell;
use table::battery::Audit;
use table::{Actions, Game, Id, Phase, Seat, SeatSet};

pub(crate) type Check = Result<(), String>;

pub(crate) fn holds(holds: bool, why: &str) -> Check {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}

impl Audit for Duel {
    fn audit(&self) -> Check {
        self.audit_cards()?;
        self.audit_wonders_and_tokens()?;
        self.audit_pantheon()?;
        self.audit_senate()?;
        self.audit_conspiracies()?;
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            if *city != city.recompute() {
                return Err(format!("sums of {seat} are {city:?}, from scratch {:?}", city.recompute()));
            }
            let snake_lies = city.snake.is_none_or(|card| {
                self.cities[seat.opponent()].cards.contains(card) && card.building().color == Color::Green
            });
            holds(snake_lies, "the snake lies on no green card of the opponent")?;
        }
        let laid = self.structure.laid as usize == self.layout().slots;
        if laid && self.structure.available != self.layout().available(self.structure.present) {
            return Err("available slots are not those that nothing covers".to_owned());
        }
        holds(self.unseen == self.unseen_from_scratch(), "unseen cards are not those that nobody has seen")?;
        holds(self.board.len() <= BOARD_TOKENS, "too many progress tokens lie on the board")?;
        holds(self.pawn.abs() <= CAPITAL, "the pawn has left the track")
    }
}

impl Duel {
    fn audit_cards(&self) -> Check {
        let mut zones: Vec<(CardId, String)> = Vec::new();
        for seat in [Seat::A, Seat::B] {
            zones.extend(self.cities[seat].cards.iter().map(|card| (card, format!("city of {seat}"))));
        }
        zones.extend(self.discard.iter().map(|card| (card, "discard pile".to_owned())));
        zones.extend(self.unseen.iter().map(|card| (card, "unseen".to_owned())));
        zones.extend(self.conspiracies.removed.iter().map(|card| (card, "removed".to_owned())));
        let under_wonders = WonderId::ALL.into_iter().zip(self.tucked);
        zones.extend(under_wonders.filter_map(|(wonder, card)| Some((card?, format!("under {wonder}")))));
        let under_conspiracies = ConspiracyId::ALL.into_iter().zip(self.conspiracies.under);
        zones.extend(under_conspiracies.filter_map(|(conspiracy, card)| Some((card?, format!("under {conspiracy}")))));
        for (i, cell) in self.structure.cells.iter().enumerate() {
            let bit = 1 << i;
            if let Cell::Up(card) = cell {
                zones.push((*card, format!("slot {i}")));
            }
            if (self.structure.present & bit != 0) == (*cell == Cell::Empty)
                || (self.structure.face_down & bit != 0) != cell.is_down()
            {
                return Err(format!("masks of slot {i} do not fit {cell:?}"));
            }
        }
        each_once("card", self.setup.cards().iter(), &zones)
    }

    fn audit_wonders_and_tokens(&self) -> Check {
        let mut wonders: Vec<(WonderId, String)> = Vec::new();
        let mut tokens: Vec<(TokenId, String)> = Vec::new();
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            wonders.extend(city.wonders.iter().map(|wonder| (wonder, format!("unbuilt at {seat}"))));
            wonders.extend(city.standing.iter().map(|wonder| (wonder, format!("standing at {seat}"))));
            tokens.extend(city.tokens.iter().map(|token| (token, format!("city of {seat}"))));
        }
        wonders.extend(self.offer.iter().map(|wonder| (wonder, "offer".to_owned())));
        wonders.extend(self.wonder_box().iter().map(|wonder| (wonder, "box".to_owned())));
        each_once("wonder", self.setup.wonders().iter(), &wonders)?;
        let zones =
            [("board", self.board), ("drawn", self.drawn), ("box", self.token_box()), ("enki", self.pantheon.enki)];
        tokens.extend(zones.iter().flat_map(|(zone, set)| set.iter().map(|token| (token, (*zone).to_owned()))));
        tokens.extend(self.locked.iter().map(|token| (*token, "out of the game".to_owned())));
        each_once("progress token", self.setup.tokens().iter(), &tokens)?;
        for wonder in WonderId::ALL {
            let stands = self.cities.0.iter().any(|city| city.standing.contains(wonder));
            let has_card = self.tucked(wonder).is_some();
            if stands && !has_card {
                return Err(format!("nothing lies under {wonder}"));
            }
            let was_razed = self.wonder_box().contains(wonder) && self.setup.plays(Expansion::Agora);
            if has_card && !stands && !was_razed {
                return Err(format!("{wonder} does not stand but has a card"));
            }
        }
        Ok(())
    }

    fn audit_pantheon(&self) -> Check {
        let pantheon = &self.pantheon;
        if !self.setup.plays(Expansion::Pantheon) {
            let is_bare = |city: &City| {
                city.gods.is_empty()
                    && city.mythologies == [0; Mythology::NUM]
                    && city.offerings.is_empty()
                    && city.protected == 0
                    && city.snake.is_none()
            };
            let none = *pantheon == Pantheon::EMPTY && self.cities.0.iter().all(is_bare);
            return holds(none, "gods without Pantheon");
        }
        let mut zones: Vec<(GodId, String)> = Vec::new();
        for seat in [Seat::A, Seat::B] {
            zones.extend(self.cities[seat].gods.iter().map(|god| (god, format!("city of {seat}"))));
        }
        zones.extend(pantheon.spaces.iter().flatten().map(|god| (*god, "space".to_owned())));
        zones.extend(pantheon.shown.iter().map(|god| (god, "shown".to_owned())));
        zones.extend(self.gods_about_to_act().map(|god| (god, "about to act".to_owned())));
        for mythology in Mythology::ALL {
            let cards = pantheon.decks[mythology.index()].cards();
            let named = cards.iter().flatten();
            zones.extend(named.clone().map(|god| (*god, format!("deck {mythology}"))));
            let in_flight = |god: GodId| zones.iter().any(|(other, _)| *other == god);
            let unseen: Vec<GodId> = mythology.gods().iter().filter(|&god| !in_flight(god)).collect();
            holds(cards.len() - named.count() == unseen.len(), "a deck of gods has not the size it must have")?;
            zones.extend(unseen.into_iter().map(|god| (god, "unseen".to_owned())));
            let in_deck = |god: &GodId| mythology.gods().contains(*god);
            holds(cards.iter().flatten().all(in_deck), "a god lies in a foreign deck")?;
        }
        if !zones.iter().any(|(god, _)| *god == GodId::Gate) {
            holds(self.age == Age::I, "the Gate is missing")?;
            zones.push((GodId::Gate, "aside".to_owned()));
        }
        each_once("god", GodId::ALL.into_iter(), &zones)?;
        for mythology in Mythology::ALL {
            let tokens: u8 = self.cities.0.iter().map(|city| city.mythology_tokens(mythology)).sum();
            holds(usize::from(tokens) <= TOKENS_PER_MYTHOLOGY, "too many mythology tokens")?;
        }
        let both = self.cities[Seat::A].offerings & self.cities[Seat::B].offerings;
        holds(both.is_empty(), "an offering token belongs to both")?;
        holds(pantheon.enki.len() <= 2, "too many tokens lie on Enki")
    }

    fn audit_senate(&self) -> Check {
        let senate = &self.senate;
        if !self.setup.plays(Expansion::Agora) {
            return holds(*senate == Senate::EMPTY, "a senate without Agora");
        }
        for seat in [Seat::A, Seat::B] {
            let cubes: u16 = senate.cubes[seat].iter().copied().map(u16::from).sum();
            holds(cubes <= u16::from(CUBES), "too many cubes")?;
            holds(self.cities[seat].decrees == senate.decrees_of(seat), "decrees are not those of the chambers")?;
        }
        let named = senate.decrees.iter().flatten();
        let twice = named.clone().any(|decree| named.clone().filter(|other| *other == decree).count() > 1);
        holds(!twice, "a decree lies in two places")?;
        holds(self.moved_decrees() <= 1, "more than one decree was moved")
    }

    fn audit_conspiracies(&self) -> Check {
        let conspiracies = &self.conspiracies;
        if !self.setup.plays(Expansion::Agora) {
            let none = self.cities.0.iter().all(|city| city.conspiracies.is_empty() && city.triggered.is_empty());
            return holds(
                none && *conspiracies == Conspiracies::EMPTY && self.locked.is_none(),
                "conspiracies without Agora",
            );
        }
        let mut zones: Vec<(ConspiracyId, String)> = Vec::new();
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            zones.extend(city.conspiracies.iter().map(|conspiracy| (conspiracy, format!("hand of {seat}"))));
            zones.extend(city.triggered.iter().map(|conspiracy| (conspiracy, format!("triggered by {seat}"))));
            zones.extend(conspiracies.sunk[seat].iter().map(|conspiracy| (conspiracy, format!("sunk by {seat}"))));
        }
        zones.extend(conspiracies.drawn.iter().map(|conspiracy| (conspiracy, "drawn".to_owned())));
        zones.extend(conspiracies.top.iter().map(|(conspiracy, _)| (*conspiracy, "top of the deck".to_owned())));
        zones.extend(self.unseen_conspiracies().iter().map(|conspiracy| (conspiracy, "deck".to_owned())));
        each_once("conspiracy", ConspiracyId::ALL.into_iter(), &zones)?;
        for conspiracy in
            ConspiracyId::ALL.into_iter().filter(|conspiracy| conspiracies.under[conspiracy.index()].is_some())
        {
            let is_held = self
                .cities
                .0
                .iter()
                .any(|city| city.conspiracies.contains(conspiracy) || city.triggered.contains(conspiracy));
            holds(is_held, "a card lies under a conspiracy of nobody")?;
        }
        holds(self.locked.is_some() || !self.locked_in_secret, "nothing is locked, and in secret")
    }

    /// Tests if play can go on from a position that came from outside.
    pub(crate) fn check_soundness(&self) -> Check {
        self.audit()?;
        let mut settled = *self;
        settled.go_on();
        holds(settled == *self && self.is_pending_in_order(), "what is pending does not fit the position")?;
        holds(self.is_ending_true(), "the ending does not fit the position")?;
        holds(self.is_draft_in_order(), "the wonders do not fit what is pending")?;
        let lays_tokens = self.pending.items().contains(&Pending::LayTokens);
        let tokens = self.board.len() + self.token_box().len();
        holds(!lays_tokens || tokens >= BOARD_TOKENS, "too few progress tokens are left for the board")?;
        for back in Back::ALL {
            let enough = (self.unseen & back.cards()).len() >= self.unseen_needed(back);
            holds(enough, &format!("too few cards with the back {back} are left to be laid out or turned up"))?;
        }
        self.are_secrets_known()?;
        self.check_expansions()?;
        if let Phase::Act(seats) = self.phase() {
            let mut actions = Actions::new();
            seats.first().into_iter().for_each(|seat| self.legal_actions(seat, &mut actions));
            holds(!actions.is_empty(), "the seat that has to act can do nothing")?;
        }
        Ok(())
    }

    /// What has a name in the position has been seen by somebody, who is named.
    fn are_secrets_known(&self) -> Check {
        let conspiracies = &self.conspiracies;
        for seat in [Seat::A, Seat::B] {
            let seen = conspiracies.seen[seat];
            let held = self.cities[seat].conspiracies | conspiracies.sunk[seat];
            holds((held & !seen).is_empty(), "a seat has not seen its own conspiracies")?;
            holds(
                conspiracies.top.is_none_or(|(conspiracy, by)| by != seat || seen.contains(conspiracy)),
                "nobody knows the conspiracy on top of the deck",
            )?;
            let open = self.cities[Seat::A].triggered | self.cities[Seat::B].triggered;
            let elsewhere = open | self.unseen_conspiracies();
            holds((seen & elsewhere).is_empty(), "a seat remembers a conspiracy that is open or unseen")?;
        }
        let known = self.pantheon.seen[Seat::A] | self.pantheon.seen[Seat::B];
        let mut named = self.pantheon.named();
        named.remove(GodId::Gate);
        holds((named & !known).is_empty() && (known & !named).is_empty(), "gods are named that nobody has seen")?;
        for seat in [Seat::A, Seat::B] {
            for god in self.pantheon.inside[seat] {
                let deck = god.god().mythology.map(|mythology| self.pantheon.decks[mythology.index()]);
                let lies = deck.is_some_and(|deck| deck.cards().contains(&Some(god)));
                // Who has put the deck in order has seen all of it.
                let all = |deck: Deck| deck.cards().iter().all(Option::is_some);
                let is_inside = lies && deck.is_some_and(all) && !self.pantheon.seen[seat].contains(god);
                holds(is_inside, "a seat remembers a god that is elsewhere")?;
            }
        }
        let removed = conspiracies.removed;
        let by_age = Age::ALL.into_iter().all(|age| (removed & age.back().cards()).len() <= REMOVED_PER_AGE);
        let of_ages = Age::ALL.into_iter().map(|age| (removed & age.back().cards()).len()).sum::<usize>();
        let traitors = self.cities.0.iter().filter(|city| city.triggered.contains(ConspiracyId::Treason)).count();
        holds(by_age && of_ages == removed.len(), "more cards are known to be removed than are")?;
        holds(removed.is_empty() || traitors == 1, "nobody has looked at the removed cards")?;
        let lockers = self.cities.0.iter().filter(|city| city.triggered.contains(ConspiracyId::Obscurantism)).count();
        holds(self.locked.is_none() || lockers == 1, "nobody has locked the token")?;
        let not_locked = self.not_locked[Seat::A] | self.not_locked[Seat::B];
        let is_true = self.locked_in_secret && self.locked.is_none_or(|token| !not_locked.contains(token));
        holds(not_locked.is_empty() || is_true, "a token that was seen is the one locked in secret")
    }

    /// A game is over exactly when it has been won, and by those who won it (D10, A10).
    fn is_ending_true(&self) -> bool {
        let both = [Seat::A, Seat::B];
        let by_force = both.into_iter().find(|&seat| self.pawn == CAPITAL * direction(seat)).map(Ending::Military);
        let six: SeatSet = both.into_iter().filter(|&seat| self.cities[seat].symbols.len() >= SYMBOLS_TO_WIN).collect();
        let by_science = (!six.is_empty()).then_some(Ending::Science(six));
        let controls_all = |seat: &Seat| self.senate.control == [Some(*seat); Chamber::NUM];
        let by_politics = both.into_iter().find(controls_all).map(Ending::Politics);
        match self.ending {
            Some(Ending::Civilian(_)) => {
                let played = self.age == Age::III && self.structure.present == 0;
                let supremacy = by_force.or(by_science).or(by_politics);
                supremacy.is_none() && played && self.ending == Some(self.final_scoring())
            }
            ending => ending == by_force.or(by_science).or(by_politics),
        }
    }

    /// How many unseen cards with this back the rest of the game may ask for.
    fn unseen_needed(&self, back: Back) -> usize {
        let lies_down = self.structure.cells.iter().filter(|cell| cell.back(self.age) == Some(back)).count();
        let laying = self.structure.laid as usize != self.layout().slots;
        let deck = |age: Age| self.setup.cards_in_age(age, back);
        let lies = self.structure.count_of(back, self.age);
        let to_be_laid = if laying { deck(self.age).saturating_sub(lies) } else { 0 };
        let later: usize = Age::ALL.into_iter().filter(|&age| age > self.age).map(deck).sum();
        lies_down + to_be_laid + later + self.removed_to_be_shown(back)
    }

    /// How many removed cards with this back may still be looked at through Treason: in the ages so far while it is
    /// resolved, in any age until then (A8.20).
    fn removed_to_be_shown(&self, back: Back) -> usize {
        let Some(age) = Age::ALL.into_iter().find(|age| age.back() == back) else { return 0 };
        let was_triggered = self.cities.0.iter().any(|city| city.triggered.contains(ConspiracyId::Treason));
        let shows = self.pending.items().iter().any(|pending| matches!(pending, Pending::ShowRemoved(..)));
        let comes = if was_triggered { shows && age <= self.age } else { self.setup.plays(Expansion::Agora) };
        let shown = (self.conspiracies.removed & back.cards()).len();
        if comes { REMOVED_PER_AGE.saturating_sub(shown) } else { 0 }
    }
}

fn each_once<T: Id>(kind: &str, all: impl Iterator<Item = T>, zones: &[(T, String)]) -> Check {
    let mut count = 0;
    for id in all {
        count += 1;
        let found: Vec<&str> = zones.iter().filter(|(other, _)| *other == id).map(|(_, zone)| &**zone).collect();
        if found.len() != 1 {
            return Err(format!("{kind} {} lies in {found:?}", id.slug()));
        }
    }
    // What is not in play lies nowhere.
    match zones.len() == count {
        true => Ok(()),
        false => Err(format!("a {kind} is there that is not in play")),
    }
}
