//! A second account of a turn: what it has brought so far, and whether it may end without asking.

use super::{choices, coins_can_fit};
use architects::{
    Action, Architects, Card, Chance, DeckId, Effect, Effects, NewTokens, Payment, Pending, Side, TokenId, WonderId,
};
use std::collections::BTreeSet;
use table::{Event, Game, Notation, Phase, Seat};

/// Something that may bring an extra card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Card(Card),
    Stage,
}

/// What a turn has brought so far.
#[derive(Clone, Default)]
pub(crate) struct Turn {
    pub(crate) extras: usize,
    pub(crate) used_economy: bool,
    pub(crate) used_engineering: bool,
    triggered: BTreeSet<TokenId>,
    happened: Vec<Cause>,
}

impl Turn {
    /// What the engine says it has brought.
    pub(crate) fn of(game: &Architects) -> Self {
        let turn = game.turn();
        Self {
            extras: usize::from(turn.extras()),
            used_economy: turn.has_used_economy(),
            used_engineering: turn.has_used_engineering(),
            triggered: TokenId::ALL.into_iter().filter(|&token| turn.has_triggered(token)).collect(),
            happened: Vec::new(),
        }
    }

    /// Counts extra cards for tokens that have not worked in this turn (R6.4, R6.5).
    fn happens(&mut self, cause: Cause, tokens: impl Iterator<Item = TokenId>) {
        for token in tokens {
            let works = match cause {
                Cause::Card(card) => token.triggers().contains(&card),
                Cause::Stage => token == TokenId::Architecture,
            };
            if works && self.triggered.insert(token) {
                self.extras += 1;
            }
        }
    }

    /// What an event adds, seen from the position before it.
    fn add(&mut self, before: &Architects, event: Event<Architects>) {
        let seat = before.active();
        let owned = before.city(seat).tokens();
        for cause in causes(before, event) {
            self.happens(cause, owned.iter());
            self.happened.push(cause);
        }
        match event {
            Event::Act(_, Action::Extra(_)) => self.extras -= 1,
            Event::Act(_, Action::Pass) if before.pending().last() == Some(&Pending::Act) => self.extras = 0,
            Event::Act(_, Action::Build(payment)) => {
                let (economy, engineering) = helpers(payment);
                self.used_economy |= economy;
                self.used_engineering |= engineering;
            }
            Event::Act(_, Action::Token(token)) | Event::Chance(Chance::Drawn(token))
                if before.setup().new_tokens == NewTokens::WholeTurn =>
            {
                for cause in self.happened.clone() {
                    self.happens(cause, [token].into_iter());
                }
            }
            _ => {}
        }
    }
}

/// Cards and stages that an event brings to the active seat.
fn causes(before: &Architects, event: Event<Architects>) -> Vec<Cause> {
    let seat = before.active();
    let top = |deck: DeckId| before.deck(deck).top().filter(|_| deck != DeckId::CENTRE).map(Cause::Card);
    let beside = |side: Side| top(before.deck_at(seat, side));
    let wonder = before.city(seat).wonder().map(WonderId::wonder);
    let both = || {
        let is_olympia = wonder.is_some_and(|wonder| wonder.effect == Effect::BothSides);
        [Side::Right, Side::Left].into_iter().filter(move |_| is_olympia).filter_map(beside)
    };
    match event {
        Event::Act(_, Action::Take(side) | Action::Extra(side)) => beside(side).into_iter().collect(),
        Event::Act(_, Action::Fetch(deck)) => top(deck).into_iter().collect(),
        Event::Act(_, Action::Keep(card)) | Event::Chance(Chance::Card(card)) => vec![Cause::Card(card)],
        Event::Act(_, Action::Use) => both().collect(),
        Event::Act(_, Action::Build(payment)) => {
            let at_once = before.setup().effects == Effects::Must
                && wonder.is_some_and(|wonder| wonder.stage(payment.stage()).has_effect);
            [Cause::Stage].into_iter().chain(both().filter(|_| at_once)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a payment needs Economy, and whether it needs Engineering.
fn helpers(payment: Payment) -> (bool, bool) {
    let cost = payment.stage().cost();
    let cards: Vec<_> = payment.cards().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n))).collect();
    let grey: Vec<_> = cards.iter().copied().filter(|&card| card != Card::Coin).collect();
    let coins = usize::from(cost.count) - grey.len();
    (cards.len() < usize::from(cost.count), !coins_can_fit(&grey, coins, cost.kind))
}

/// What an effect asks of the seat whose wonder has it.
fn asks(effect: Effect) -> Option<Pending> {
    match effect {
        Effect::AnyDeck => Some(Pending::AnyDeck),
        Effect::Token => Some(Pending::TakeToken),
        Effect::Search => Some(Pending::SearchDeck),
        Effect::CentralCard | Effect::BothSides | Effect::Nothing | Effect::Shield => None,
    }
}

/// Follows a game event by event, and stops where a turn went on or ended otherwise than by the rules.
#[derive(Default)]
pub(crate) struct Follower {
    turn: Turn,
    /// How many turns ended without the seat having said so.
    pub(crate) ended: usize,
    /// How many effects were due that ask something.
    pub(crate) effects: usize,
}

impl Follower {
    /// An event led from one position to another.
    pub(crate) fn follow(&mut self, before: &Architects, event: Event<Architects>, after: &Architects) {
        if !before.pending().iter().any(|pending| matches!(pending, Pending::Take | Pending::Act)) {
            return;
        }
        let seat = before.active();
        self.turn.add(before, event);
        self.effect_is_asked_for(before, event, after);
        let is_over = after.phase() == Phase::Over;
        let looks = matches!(event, Event::Act(_, Action::Look) | Event::Chance(Chance::Seen(_) | Chance::Token(_)));
        let begins = after.pending() == [Pending::Take] && !looks;
        if !is_over && after.active() == seat && !begins {
            if after.pending().last() == Some(&Pending::Act) {
                self.agrees(after);
            }
            return;
        }
        // The end of a turn moves red cards and victory tokens only: what could be done still shows.
        if !matches!(event, Event::Act(_, Action::End)) {
            self.ended += 1;
            nothing_is_left(after, seat, &self.turn);
        }
        self.turn = Turn::default();
        let are_last = after.pending().iter().any(|pending| matches!(pending, Pending::LastTurns(_)));
        if !is_over && !are_last {
            let all: Vec<_> = Seat::first(after.seats()).collect();
            let skipped = all.iter().cycle().skip(seat.index() + 1).take_while(|&&next| next != after.active());
            skipped.for_each(|&next| {
                assert!(choices(after, next, Pending::Take, &self.turn).is_empty(), "{}", after.position_text());
                nothing_is_left(after, next, &self.turn);
            });
        }
    }

    /// Tests if the engine's account of the turn is this one.
    fn agrees(&self, game: &Architects) {
        let found = Turn::of(game);
        let is_open = !choices(game, game.active(), Pending::Take, &found).is_empty();
        assert_eq!(found.extras, if is_open { self.turn.extras } else { 0 }, "{}", game.position_text());
        assert_eq!(found.triggered, self.turn.triggered, "{}", game.position_text());
        assert_eq!(found.used_economy, self.turn.used_economy, "{}", game.position_text());
        assert_eq!(found.used_engineering, self.turn.used_engineering, "{}", game.position_text());
    }

    /// Tests if an effect that has something to choose from asks for it (R4.8, R7).
    fn effect_is_asked_for(&mut self, before: &Architects, event: Event<Architects>, after: &Architects) {
        let seat = before.active();
        let Some(wonder) = before.city(seat).wonder().map(WonderId::wonder) else { return };
        let due = match event {
            Event::Act(_, Action::Use) => asks(wonder.effect),
            Event::Act(_, Action::Build(payment)) if wonder.stage(payment.stage()).has_effect => asks(wonder.effect),
            _ => None,
        };
        let Some(asked) = due.filter(|&due| !choices(after, seat, due, &self.turn).is_empty()) else { return };
        self.effects += 1;
        let may = before.setup().effects == Effects::May && !matches!(event, Event::Act(_, Action::Use));
        let asked = if may { Pending::UseEffect } else { asked };
        assert_eq!(after.pending().last(), Some(&asked), "{}", after.position_text());
    }
}

/// Tests if a seat whose turn was ended could not have done anything more in it.
fn nothing_is_left(game: &Architects, seat: Seat, turn: &Turn) {
    let mut left = choices(game, seat, Pending::Act, turn);
    left.remove("end");
    assert!(left.is_empty(), "{seat} was not asked, and could {left:?}: {}", game.position_text());
}
