//! What must hold in any position, and what has to hold besides in one that comes from outside.

use crate::chance::WONDERS_OFFERED;
use crate::city::City;
use crate::data::{BOARD_TOKENS, CUBES, REMOVED_PER_AGE, TOKENS_PER_MYTHOLOGY, WONDERS_THAT_STAND};
use crate::ids::{Age, Back, CardId, Chamber, Color, Expansion, GodId, Mythology, PlotId, Slot, TokenId, WonderId};
use crate::military::{CAPITAL, direction};
use crate::pantheon::{Deck, Pantheon};
use crate::pending::Pending;
use crate::plots::Plots;
use crate::science::SYMBOLS_TO_WIN;
use crate::senate::Senate;
use crate::setup::Gods;
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
        self.audit_plots()?;
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
        zones.extend(self.plots.removed.iter().map(|card| (card, "removed".to_owned())));
        let under_wonders = WonderId::ALL.into_iter().zip(self.tucked);
        zones.extend(under_wonders.filter_map(|(wonder, card)| Some((card?, format!("under {wonder}")))));
        let under_plots = PlotId::ALL.into_iter().zip(self.plots.under);
        zones.extend(under_plots.filter_map(|(plot, card)| Some((card?, format!("under {plot}")))));
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
        zones.extend(self.pending.items().iter().filter_map(|pending| match pending {
            Pending::Activate(_, god) => Some((*god, "about to act".to_owned())),
            _ => None,
        }));
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

    fn audit_plots(&self) -> Check {
        let plots = &self.plots;
        if !self.setup.plays(Expansion::Agora) {
            let none = self.cities.0.iter().all(|city| city.plots.is_empty() && city.triggered.is_empty());
            return holds(none && *plots == Plots::EMPTY && self.locked.is_none(), "conspiracies without Agora");
        }
        let mut zones: Vec<(PlotId, String)> = Vec::new();
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            zones.extend(city.plots.iter().map(|plot| (plot, format!("hand of {seat}"))));
            zones.extend(city.triggered.iter().map(|plot| (plot, format!("triggered by {seat}"))));
            zones.extend(plots.sunk[seat].iter().map(|plot| (plot, format!("sunk by {seat}"))));
        }
        zones.extend(plots.drawn.iter().map(|plot| (plot, "drawn".to_owned())));
        zones.extend(plots.top.iter().map(|(plot, _)| (*plot, "top of the deck".to_owned())));
        zones.extend(self.unseen_plots().iter().map(|plot| (plot, "deck".to_owned())));
        each_once("conspiracy", PlotId::ALL.into_iter(), &zones)?;
        for plot in PlotId::ALL.into_iter().filter(|plot| plots.under[plot.index()].is_some()) {
            let is_held = self.cities.0.iter().any(|city| city.plots.contains(plot) || city.triggered.contains(plot));
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
        let plots = &self.plots;
        for seat in [Seat::A, Seat::B] {
            let seen = plots.seen[seat];
            let held = self.cities[seat].plots | plots.sunk[seat];
            holds((held & !seen).is_empty(), "a seat has not seen its own conspiracies")?;
            holds(plots.top.is_none_or(|(plot, by)| by != seat || seen.contains(plot)), "nobody knows the top plot")?;
            let open = self.cities[Seat::A].triggered | self.cities[Seat::B].triggered;
            let elsewhere = open | self.unseen_plots();
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
        let removed = plots.removed;
        let by_age = Age::ALL.into_iter().all(|age| (removed & age.back().cards()).len() <= REMOVED_PER_AGE);
        let of_ages = Age::ALL.into_iter().map(|age| (removed & age.back().cards()).len()).sum::<usize>();
        let traitors = self.cities.0.iter().filter(|city| city.triggered.contains(PlotId::Treason)).count();
        holds(by_age && of_ages == removed.len(), "more cards are known to be removed than are")?;
        holds(removed.is_empty() || traitors == 1, "nobody has looked at the removed cards")?;
        let lockers = self.cities.0.iter().filter(|city| city.triggered.contains(PlotId::Obscurantism)).count();
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

    /// Four wonders a round, none before its round and none on offer outside of the draft (D2); seven that stand (D6.5).
    fn is_draft_in_order(&self) -> bool {
        let items = self.pending.items();
        let rounds_left = items.iter().filter(|&&pending| pending == Pending::Draft).count();
        let standing: usize = self.cities.0.iter().map(|city| city.standing.len()).sum();
        let setting_up = items.iter().rfind(|pending| matches!(pending, Pending::Draft | Pending::OfferWonders));
        let lays = |item: &&Pending| {
            matches!(item, Pending::LayTokens | Pending::LayDecrees | Pending::LayCards | Pending::LayGifts)
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
        let was_triggered = self.cities.0.iter().any(|city| city.triggered.contains(PlotId::Treason));
        let shows = self.pending.items().iter().any(|pending| matches!(pending, Pending::ShowRemoved(..)));
        let comes = if was_triggered { shows && age <= self.age } else { self.setup.plays(Expansion::Agora) };
        let shown = (self.plots.removed & back.cards()).len();
        if comes { REMOVED_PER_AGE.saturating_sub(shown) } else { 0 }
    }

    /// Tests if the stack is one that play can lead to.
    fn is_pending_in_order(&self) -> bool {
        let items = self.pending.items();
        let next = |pending: &Pending| matches!(pending, Pending::Turn(_) | Pending::ChooseStarter(_));
        let setting_up = Self::set_up(self.setup);
        let setup = setting_up.pending.items();
        let of_setup = items.iter().zip(setup).take_while(|(item, expected)| item == expected).count();
        // What a wonder brings when it is drafted lies on top of its draft.
        let drafts = of_setup > 0 && setup[of_setup - 1] == Pending::Draft;
        let lies =
            self.setup.expansions.is_empty() || items.contains(&Pending::LayCards) || self.structure.present != 0;
        let at_setup = self.age == Age::I
            && of_setup > 0
            && lies
            && (of_setup == items.len() || drafts && items[of_setup..].iter().all(|item| self.is_choice(item)));
        let shape = match items {
            [] => self.ending.is_some(),
            [Pending::Turn(_) | Pending::ChooseStarter(_)] => self.structure.present != 0,
            [Pending::GoOn(_), choices @ ..] if self.setup.plays(Expansion::Agora) => {
                // A conspiracy that took the last card may still ask for something (A4.9).
                let goes_on = self.structure.present != 0 || !choices.is_empty();
                goes_on && choices.iter().all(|item| self.is_choice(item))
            }
            [Pending::Turn(_), Pending::TurnUp, choices @ ..] => choices.iter().all(|item| self.is_choice(item)),
            [first, rest @ ..] => next(first) && self.lays_out_an_age(rest) || at_setup,
        };
        shape && self.do_cells_fit(items) && self.do_open_hands_fit(items)
    }

    /// Tests if the items lay out the structure of an age, as far as it is not done; the Pantheon opens before Age II.
    fn lays_out_an_age(&self, items: &[Pending]) -> bool {
        let opens = self.setup.plays(Expansion::Pantheon) && self.age == Age::II;
        match items {
            [Pending::LayCards] => true,
            [Pending::LayGifts] | [Pending::LayGifts, Pending::LayCards] => opens,
            [Pending::LayGifts, Pending::LayCards, Pending::LayOnEnki(_)] => opens,
            _ => false,
        }
    }

    /// Tests if an item is a choice, or an outcome on the way to one, that can lie upon a turn.
    fn is_choice(&self, pending: &Pending) -> bool {
        let is_agora = self.setup.plays(Expansion::Agora);
        let is_pantheon = self.setup.plays(Expansion::Pantheon);
        match *pending {
            Pending::LayTokens
            | Pending::OfferWonders
            | Pending::Draft
            | Pending::LayCards
            | Pending::Turn(_)
            | Pending::ChooseStarter(_)
            | Pending::LayGifts
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
            | Pending::DropLoot(_)
            | Pending::UseLoot(_) => is_pantheon,
            Pending::LookForEnki(_) => is_pantheon && self.setup.gods == Gods::Secret,
            Pending::Tuck(seat, wonder) => is_pantheon && self.cities[seat].wonders.contains(wonder),
            Pending::Unearth(slot) => is_pantheon && self.structure.face_down & slot.bit() != 0,
            Pending::TurnUp
            | Pending::Politics(..)
            | Pending::PlaceOrPlot(_)
            | Pending::PlaceCube(_)
            | Pending::MoveCube(_)
            | Pending::RemoveCube(_)
            | Pending::Settle(..)
            | Pending::DrawPlots(..)
            | Pending::KeepPlot(_)
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
                let is_traitor = self.cities[seat].triggered.contains(PlotId::Treason);
                is_agora && is_traitor && self.plots.removed.len() + usize::from(left) == all
            }
            Pending::BuildRemoved(seat) => is_agora && self.cities[seat].triggered.contains(PlotId::Treason),
        }
    }

    /// Cards lie as far as they have been laid out.
    fn do_cells_fit(&self, items: &[Pending]) -> bool {
        let laid = self.structure.laid as usize;
        let layout = self.layout();
        let lays = items.contains(&Pending::LayCards);
        let has_begun = items.last() == Some(&Pending::LayCards);
        let backs_fit = Back::ALL
            .into_iter()
            .all(|back| self.structure.count_of(back, self.age) <= self.setup.cards_in_age(self.age, back));
        let lies_as_laid = self.structure.face_down == self.structure.present & !layout.face_up;
        let gifts_fit = if items.contains(&Pending::LayGifts) {
            let laid = self.pantheon.gifts_laid as usize;
            let is_next = items.last() == Some(&Pending::LayGifts);
            let is_ready = !is_next || self.structure.present == layout.all() && lies_as_laid;
            laid < layout.gifts.count_ones() as usize && is_ready && (is_next || laid == 0)
        } else {
            !self.setup.plays(Expansion::Pantheon) || self.gifts_are_laid()
        };
        let lies = |slot: Slot| self.structure.present & slot.bit() != 0;
        let gifts_lie = crate::layout::slots(layout.gifts).all(|slot| {
            self.pantheon.gift_on(slot, layout).is_none() || lies(slot) && self.structure.face_down & slot.bit() != 0
        });
        let cells_fit = if lays {
            self.structure.present == (1 << laid) - 1
                && (lies_as_laid || self.setup.expansions.is_empty())
                && laid < layout.slots
                && (!has_begun || self.setup.mixes_backs(self.age) || layout.is_face_up(Slot(self.structure.laid)))
                && (has_begun || laid == 0)
                && backs_fit
        } else {
            laid == layout.slots && self.structure.present & !layout.all() == 0
        };
        cells_fit && gifts_fit && gifts_lie
    }

    /// What was drawn lies before the seat that chooses from it, and nowhere else.
    fn do_open_hands_fit(&self, items: &[Pending]) -> bool {
        let top = items.last();
        let count = |kind: fn(&Pending) -> bool| items.iter().filter(|item| kind(item)).count();
        let tokens = |item: &Pending| matches!(item, Pending::DrawFromBox(..) | Pending::KeepToken(_));
        let keeps = |item: &Pending| matches!(item, Pending::KeepToken(_));
        let drawn_fits = count(tokens) <= 1
            && (self.drawn.is_empty() || top.is_some_and(tokens))
            && (count(keeps) == 0 || top.is_some_and(keeps) && !self.drawn.is_empty());
        let plots = |item: &Pending| matches!(item, Pending::DrawPlots(..) | Pending::KeepPlot(_));
        let keeps_plot = |item: &Pending| matches!(item, Pending::KeepPlot(_));
        let plots_fit = count(plots) <= 1
            && (self.plots.drawn.is_empty() || top.is_some_and(plots))
            && (count(keeps_plot) == 0 || top.is_some_and(keeps_plot) && self.plots.drawn.len() == 2)
            && self.plots.drawn.len() <= 2;
        let looks = |item: &Pending| {
            matches!(
                item,
                Pending::DrawGods(..)
                    | Pending::PlaceGod(_)
                    | Pending::ShowDeck(..)
                    | Pending::ShowTops(_)
                    | Pending::Summon(_)
                    | Pending::StackDeck(_)
            )
        };
        let chooses =
            |item: &Pending| matches!(item, Pending::PlaceGod(_) | Pending::Summon(_) | Pending::StackDeck(_));
        let lays_on_enki = matches!(top, Some(Pending::LayOnEnki(_) | Pending::LookForEnki(_)));
        let gods_fit = (self.pantheon.shown.is_empty()
            || count(looks) >= 1 && (top.is_some_and(looks) || lays_on_enki))
            && (count(chooses) == 0 || !self.pantheon.shown.is_empty())
            && count(chooses) <= 1;
        let acting = count(|item| matches!(item, Pending::Activate(..)));
        let acting_fits = acting == 0 || acting == 1 && matches!(top, Some(Pending::StackDeck(_)));
        drawn_fits && plots_fit && gods_fit && acting_fits
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
