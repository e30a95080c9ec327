//! What must hold in any position, and what has to hold besides in one that comes from outside.

use crate::counts::{Cards, Tokens};
use crate::data::{CARDS_SEARCHED, CENTRAL_DECK, Effect, TOKENS_FACE_UP, VICTORY_TOKENS, WONDER_DECKS};
use crate::ids::{DeckId, Side, WonderId, WonderSet};
use crate::pending::Pending;
use crate::setup::{Effects, NewTokens, Setup, Victory, WonderChoice};
use crate::state::{Architects, Cause, City, Deck, Menu, Turn};
use crate::witness::Unwatched;
use table::battery::Audit;
use table::{MAX_SEATS, Seat};

pub(crate) type Check = Result<(), String>;

pub(crate) fn holds(holds: bool, why: &str) -> Check {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}

impl Audit for Architects {
    fn audit(&self) -> Check {
        self.audit_cards()?;
        self.audit_tokens()?;
        self.audit_wonders()?;
        self.audit_turn()?;
        let centre = &self.decks[DeckId::CENTRE.index()];
        holds(centre.top.is_some() != self.seen_by.is_empty(), "the top of the central deck is known to nobody")?;
        holds(self.flipped <= self.conflict_tokens(), "too many conflict tokens show battle")?;
        let victory: usize = self.cities.0.iter().map(|city| usize::from(city.victory)).sum();
        let is_limited = self.setup.victory == Victory::Limited;
        holds(!is_limited || victory <= usize::from(VICTORY_TOKENS), "there are too many victory tokens")
    }
}

impl Architects {
    /// Every card lies in one place, and none in a deck that it does not belong to.
    fn audit_cards(&self) -> Check {
        let searched = self.searched();
        holds(searched.is_some() || self.shown.is_empty(), "cards are shown of no deck")?;
        holds(self.shown.total() < CARDS_SEARCHED, "too many cards are shown")?;
        let mut in_play = CENTRAL_DECK;
        let mut found = self.discard.with(self.shown);
        for seat in self.all_seats() {
            let whole = self.cities[seat].wonder.map_or(Cards::NONE, |wonder| WONDER_DECKS[wonder.index()]);
            let deck = &self.decks[seat.index()];
            let mut lying = deck.inside.with(deck.top.into_iter().collect());
            found = found.with(lying).with(self.cities[seat].cards);
            in_play = in_play.with(whole);
            if searched == Some(DeckId::of(seat)) {
                lying = lying.with(self.shown);
            }
            holds(whole.without(lying).is_some(), "a card lies in a deck that it does not belong to")?;
        }
        let centre = &self.decks[DeckId::CENTRE.index()];
        let lying = centre.inside.with(centre.top.into_iter().collect());
        holds(CENTRAL_DECK.without(lying).is_some(), "a card lies in the central deck and does not belong there")?;
        holds(found.with(lying) == in_play, "cards are missing, or there are too many")
    }

    fn audit_tokens(&self) -> Check {
        let heaps = self.all_seats().map(|seat| self.cities[seat].tokens).chain([self.face_up]);
        let left = heaps.into_iter().try_fold(Tokens::ALL, Tokens::without);
        holds(left == Some(self.stack), "progress tokens are missing, or there are too many")?;
        holds(self.face_up.total() <= TOKENS_FACE_UP, "too many progress tokens lie face up")
    }

    fn audit_wonders(&self) -> Check {
        let mut given = WonderSet::new();
        for seat in Seat::first(MAX_SEATS).take(self.cities.0.len()) {
            let city = &self.cities[seat];
            if seat.index() >= self.setup.seats() {
                let blank = Self::blank(self.setup);
                holds(*city == blank.cities[seat], "a city belongs to nobody")?;
                holds(self.decks[seat.index()] == blank.decks[seat.index()], "a deck belongs to nobody")?;
                continue;
            }
            let Some(wonder) = city.wonder else {
                holds(city.built == 0, "stages stand of no wonder")?;
                continue;
            };
            holds(!given.contains(wonder) && !self.offer.contains(wonder), "a wonder is there twice")?;
            given.insert(wonder);
            let is_borne = |bit: u8| city.built & bit == 0 || wonder.available(city.built & !bit) & bit != 0;
            holds((0..5).all(|i| is_borne(1 << i)), "a stage stands on nothing")?;
        }
        Ok(())
    }

    fn audit_turn(&self) -> Check {
        let turn = &self.turn;
        let city = &self.cities[self.active];
        let owned = city.tokens.bringing_cards();
        holds(turn.triggered & !owned == 0, "a token was triggered that the active seat does not have")?;
        holds(u32::from(turn.extras) <= turn.triggered.count_ones(), "there are more extra cards than tokens")?;
        let is_kept = self.setup.new_tokens == NewTokens::WholeTurn;
        holds(turn.happened == 0 || is_kept, "what happened is kept for no token")?;
        let is_triggered = !is_kept || turn.happened & owned & !turn.triggered == 0;
        holds(is_triggered, "a token was not triggered by what happened")?;
        let menu = if self.pending.top() == Some(Pending::Act) { self.menu_from_scratch() } else { Menu::default() };
        holds(turn.menu == menu, "what can be done is not what follows from the cards")
    }

    /// Tests if play can go on from a position that came from outside.
    pub(crate) fn check_soundness(&self) -> Check {
        self.audit()?;
        self.check_shuffles()?;
        match self.ending {
            Some(ending) => {
                let is_due = match ending.cause {
                    Cause::Wonder => self.cities[self.active].is_complete(),
                    Cause::Decks => !self.cities[self.active].is_complete() && self.is_out_of_cards(),
                };
                holds(is_due, "nothing has ended the game")?;
                holds(self.final_scoring(ending.cause) == ending, "others have won")?;
                self.check_between_turns()?;
                self.check_complete(true)?;
                self.check_table(&[])
            }
            None => {
                let mut settled = *self;
                settled.go_on(&mut Unwatched);
                holds(settled == *self, "something is pending that is done")?;
                self.check_pending()
            }
        }
    }

    /// The stages of a seat's wonder that search a deck.
    fn searching_stages(&self, seat: Seat) -> u8 {
        let searches = |wonder: &WonderId| wonder.wonder().effect == Effect::Search;
        self.cities[seat].wonder.filter(searches).map_or(0, WonderId::effect_stages)
    }

    /// Only Halicarnassus shuffles, the decks at its hand, once with each effect (R7.6).
    fn check_shuffles(&self) -> Check {
        let searcher = self.all_seats().find(|&seat| self.searching_stages(seat) != 0);
        let is_searching = self.pending.items().iter().any(|pending| {
            matches!(pending, Pending::SearchDeck | Pending::Keep(_))
                || *pending == Pending::UseEffect && searcher == Some(self.active)
        });
        let effects =
            searcher.map_or(0, |seat| (self.cities[seat].built & self.searching_stages(seat)).count_ones() as usize);
        let mut shuffles = usize::from(is_searching);
        for seat in self.all_seats().filter(|seat| self.decks[seat.index()].shuffles > 0) {
            let deck = DeckId::of(seat);
            let is_at_hand =
                |owner: Seat| [Side::Left, Side::Right].iter().any(|&side| self.deck_at(owner, side) == deck);
            holds(searcher.is_some_and(is_at_hand), "a deck was shuffled that nobody searches")?;
            shuffles += usize::from(self.decks[seat.index()].shuffles);
        }
        holds(shuffles <= effects, "a deck was shuffled too often")
    }

    /// Tests if everything lies in its place, but for what is being laid.
    fn check_table(&self, lacking: &[DeckId]) -> Check {
        holds(self.wonders_given() == self.setup.seats(), "a seat has no wonder")?;
        holds(self.offer.is_empty(), "wonders are offered to nobody")?;
        for seat in self.all_seats() {
            let deck = &self.decks[seat.index()];
            let lacks = deck.top.is_none() && !deck.inside.is_empty();
            holds(lacks == lacking.contains(&DeckId::of(seat)), "a deck does not show its top card")?;
        }
        let lays = self.pending.top() == Some(Pending::LayTokens);
        holds(lays || self.tokens_are_laid(), "too few progress tokens lie face up")
    }

    fn tokens_are_laid(&self) -> bool {
        self.face_up.total() == TOKENS_FACE_UP || self.stack.is_empty()
    }

    /// Only the active seat can have completed its wonder, in this turn.
    fn check_complete(&self, may_be_complete: bool) -> Check {
        let is_early = |seat: Seat| self.cities[seat].is_complete() && !(may_be_complete && seat == self.active);
        holds(!self.all_seats().any(is_early), "a wonder is complete and the game goes on")
    }

    fn check_between_turns(&self) -> Check {
        holds(self.turn == Turn::default(), "a turn has brought something before it began")?;
        holds(self.flipped < self.conflict_tokens(), "a battle was not fought")
    }

    /// What is pending belongs together and has come about.
    fn check_pending(&self) -> Check {
        let items = self.pending.items();
        let centre = &self.decks[DeckId::CENTRE.index()];
        match *items {
            [Pending::Take] | [Pending::Take, Pending::Peek] => {
                self.check_between_turns()?;
                self.check_complete(false)?;
                holds(self.finds_card(self.active), "there is no card to take")?;
                if items.len() == 2 {
                    let may_look = self.cat == Some(self.active) && !self.seen_by.contains(self.active);
                    holds(may_look && !centre.is_empty(), "nobody may look at a card")?;
                }
                self.check_table(&[])
            }
            [Pending::Act, ref above @ ..] => {
                self.check_complete(true)?;
                self.check_action(above)
            }
            [Pending::LastTurns(last), Pending::Act, ref above @ ..] => {
                holds(self.has_no_cards(), "there are cards, and the last turns have begun")?;
                holds(last != self.active, "who took the last card has another turn")?;
                self.check_complete(true)?;
                self.check_action(above)
            }
            [Pending::Take, Pending::LayTokens, ref above @ ..] => self.check_setting_up(above),
            _ => Err("what is pending does not belong together".to_owned()),
        }
    }

    /// What an action has brought about.
    fn check_action(&self, above: &[Pending]) -> Check {
        let city = &self.cities[self.active];
        let wonder = city.wonder.map(|wonder| wonder.wonder().effect);
        let stands = city.wonder.is_some_and(|wonder| wonder.effect_stages() & city.built != 0);
        let does = |effect: Effect| stands && wonder == Some(effect) && self.has_use_of_effect();
        let [left, right] = [Side::Left, Side::Right].map(|side| self.side(side));
        let mut lacking = Vec::new();
        let fits = match *above {
            [] | [Pending::Draw] => above.is_empty() || !self.decks[DeckId::CENTRE.index()].is_empty(),
            [Pending::TurnUp(deck)] => {
                lacking.push(deck);
                true
            }
            [Pending::TurnUp(first), Pending::TurnUp(second)] => {
                lacking.extend([first, second]);
                (first, second) == (right, left) && stands && wonder == Some(Effect::BothSides)
            }
            [Pending::TakeToken] => !self.face_up.is_empty() || !self.stack.is_empty(),
            [Pending::DrawToken] => !self.stack.is_empty(),
            [Pending::LayTokens] => self.face_up.total() + 1 == TOKENS_FACE_UP,
            [Pending::AnyDeck] => does(Effect::AnyDeck),
            [Pending::SearchDeck] => does(Effect::Search),
            [Pending::UseEffect] => self.setup.effects == Effects::May && wonder.is_some_and(does),
            [Pending::Keep(deck)] | [Pending::Keep(deck), Pending::Show(_)] => {
                let same = above.len() == 1 || above[1] == Pending::Show(deck);
                let is_beside = deck == left || deck == right;
                // Four more cards are shown, or as many as there are.
                let all = self.shown.total() + 1 == CARDS_SEARCHED || self.decks[deck.index()].inside.is_empty();
                let has_top = self.decks[deck.index()].top.is_some();
                same && is_beside && has_top && (above.len() == 2 || all) && does(Effect::Search)
            }
            _ => false,
        };
        holds(fits, "something is pending that nothing has brought about")?;
        self.check_table(&lacking)
    }

    /// Before the first turn nothing has happened yet.
    fn check_setting_up(&self, above: &[Pending]) -> Check {
        let is_untouched = |city: &City| City { wonder: None, ..*city } == Self::blank(self.setup).cities[Seat::A];
        let is_first = self.cities.0.iter().all(is_untouched)
            && self.discard.is_empty()
            && self.cat.is_none()
            && self.flipped == 0
            && self.active == Seat::A
            && self.turn == Turn::default()
            && self.decks[DeckId::CENTRE.index()] == Deck { inside: CENTRAL_DECK, top: None, shuffles: 0 };
        holds(is_first, "something has happened before the game began")?;
        let shows = |seat: Seat| self.decks[seat.index()].top.is_some();
        let is_whole = |seat: Seat| {
            let deck = &self.decks[seat.index()];
            let whole = self.cities[seat].wonder.map_or(Cards::NONE, |wonder| WONDER_DECKS[wonder.index()]);
            deck.shuffles == 0 && deck.inside.with(deck.top.into_iter().collect()) == whole
        };
        holds(self.all_seats().all(is_whole), "a card has been taken before the game began")?;
        let Setup { wonders, .. } = self.setup;
        let (given, offer) = (self.wonders_given(), self.offer.len());
        let all_given = given == self.setup.seats();
        let (no_tokens, no_tops) = (self.face_up.is_empty(), !self.all_seats().any(shows));
        let fits = match *above {
            [] => all_given && offer == 0 && self.all_seats().all(shows),
            [Pending::LayDecks] => all_given && offer == 0 && no_tokens,
            [Pending::LayDecks, Pending::DealWonders] => {
                wonders == WonderChoice::Random && offer == 0 && no_tokens && no_tops
            }
            [Pending::LayDecks, Pending::PickWonder] => {
                let offered = match wonders {
                    WonderChoice::Random => return Err("nobody chooses a wonder".to_owned()),
                    WonderChoice::Draft => self.setup.wonders_offered(),
                    WonderChoice::Chosen => WonderSet::all().len(),
                };
                offer + given == offered && no_tokens && no_tops
            }
            [Pending::LayDecks, Pending::PickWonder, Pending::OfferWonders] => {
                wonders == WonderChoice::Draft && given == 0 && no_tokens && no_tops
            }
            _ => false,
        };
        holds(fits, "setup does not go on from here")
    }
}
