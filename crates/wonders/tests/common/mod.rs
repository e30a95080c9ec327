//! A small harness: a position as text, events as text, then what must be true.
//!
//! ```text
//! Case::new("wonders/3 A.wonder=babylon C.wonder=giza A.hand=baths").builds(A, "baths", "right 2").round("A build baths right 2");
//! ```
//!
//! Cases are plain values, so one position may be played on in several ways. A text says what a test is about, in fields of
//! its own; `history.rs` beside this file invents a past that leads there.

#![allow(dead_code, reason = "each file of tests uses its own part of the harness")]

mod history;
mod sea;

use table::{Actions, Game, Id, Notation, Phase, Seat, Xoshiro};
use trials::{case, legal_actions};
use wonders::armada::WithArmada;
use wonders::{
    AGES, ActionWith, BaseGame, Card, Consequence, Expansion, Position, Score, Setup, SetupWith, StepWith, Use, Wonders,
};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;
pub(crate) const C: Seat = seat(2);
pub(crate) const D: Seat = seat(3);

/// A seat by its index.
pub(crate) const fn seat(index: usize) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => panic!("there is such a seat"),
    }
}

/// A position that is played on and looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AnyCase<X: Expansion>(pub(crate) Position<X>);

/// One of the base game.
pub(crate) type Case = AnyCase<BaseGame>;
/// One with Armada.
pub(crate) type Sea = AnyCase<WithArmada>;

/// The setup of a table text.
#[track_caller]
pub(crate) fn table(text: &str) -> Setup {
    table_with(text)
}

/// The same, with an expansion.
#[track_caller]
pub(crate) fn table_with<X: Expansion>(text: &str) -> SetupWith<X> {
    let (head, options) = text.split_once(':').unwrap_or((text, ""));
    let seats = head.strip_prefix(X::GAME).and_then(|rest| rest.strip_prefix('/')?.parse().ok());
    let mut setup = seats.and_then(SetupWith::new).unwrap_or_else(|| panic!("no table: {text}"));
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        setup.set(name, value).unwrap_or_else(|why| panic!("{option}: {why}"));
    }
    setup
}

/// A card by its name.
#[track_caller]
pub(crate) fn card(slug: &str) -> Card {
    Card::from_slug(slug).unwrap_or_else(|| panic!("no card: {slug}"))
}

/// A game of which chance has revealed all until somebody has to act.
pub(crate) fn dealt(text: &str, seed: u64) -> Case {
    let mut game = Wonders::new(table(text));
    let mut rng = Xoshiro::new(seed);
    while game.phase() == Phase::Chance {
        game.reveal(game.draw(&mut rng)).expect("what is drawn is possible");
    }
    Case::of(game)
}

/// Texts in order, parted by `; `.
fn sorted(mut texts: Vec<String>) -> String {
    texts.sort_unstable();
    texts.join("; ")
}

impl<X: Expansion> AnyCase<X> {
    pub(crate) fn of(game: Position<X>) -> Self {
        Self(game)
    }

    /// The position of a text.
    #[track_caller]
    pub(crate) fn new(text: &str) -> Self {
        let text = history::filled_in::<X>(text);
        match Position::<X>::parse_position(&text) {
            Ok(game) => Self(game),
            Err(why) => panic!("{why}: {text}"),
        }
    }

    /// The table before anything is dealt.
    #[track_caller]
    pub(crate) fn table(text: &str) -> Self {
        Self(Position::new(table_with(text)))
    }

    pub(crate) fn text(&self) -> String {
        self.0.position_text()
    }

    /// Plays events, written like lines of a log and parted by `; `. Each is checked.
    #[track_caller]
    pub(crate) fn play(self, lines: &str) -> Self {
        Self(case::played(self.0, lines))
    }

    /// Plays events; whoever has not chosen yet discards the first card of the hand.
    #[track_caller]
    pub(crate) fn round(self, lines: &str) -> Self {
        self.round_keeping("", lines)
    }

    /// The same, but nobody discards these cards.
    #[track_caller]
    pub(crate) fn round_keeping(self, kept: &str, lines: &str) -> Self {
        let mut after = if lines.is_empty() { self } else { self.play(lines) };
        let turn = (self.0.age(), self.0.turn(), StepWith::ChooseCard);
        for seat in Seat::first(self.0.seats()) {
            let is_asked = after.0.asked().contains(seat) && (after.0.age(), after.0.turn(), after.0.step()) == turn;
            if is_asked {
                let hand = after.hand(seat);
                let is_kept = |slug: &&&str| kept.split(',').any(|other| other == **slug);
                let first = hand.iter().find(|slug| !is_kept(slug)).expect("a card that is not kept");
                after = after.play(&format!("{seat} discard {first}"));
            }
        }
        after
    }

    /// Plays events; whoever has not chosen yet builds something without paying anybody.
    #[track_caller]
    pub(crate) fn round_building(self, lines: &str) -> Self {
        let mut after = self.play(lines);
        for seat in self.0.asked().iter().filter(|seat| !lines.contains(&format!("{seat} "))) {
            let is_free = |text: &&String| text.starts_with("build") && text.split(' ').count() == 2;
            let texts = after.action_texts(seat);
            let text = texts.iter().find(is_free).unwrap_or_else(|| panic!("{seat} pays: {}", after.text()));
            after = after.play(&format!("{seat} {text}"));
        }
        after
    }

    /// Everybody discards, for so many turns.
    #[track_caller]
    pub(crate) fn rounds(self, turns: usize) -> Self {
        self.rounds_keeping("", turns)
    }

    /// Everybody discards, but not these cards, for so many turns.
    #[track_caller]
    pub(crate) fn rounds_keeping(self, kept: &str, turns: usize) -> Self {
        (0..turns).fold(self, |case, _| case.round_keeping(kept, ""))
    }

    /// Lets chance reveal whatever is due.
    #[track_caller]
    pub(crate) fn settle(self) -> Self {
        Self(case::settled(self.0))
    }

    /// Hands are dealt so that each seat gets what is named for it, and anything besides.
    #[track_caller]
    pub(crate) fn deal(self, named: [&str; 3]) -> Self {
        let mut rng = Xoshiro::new(7);
        for _ in 0..100_000 {
            let mut next = self.0;
            next.reveal(next.draw(&mut rng)).expect("what is drawn is possible");
            let has = |(seat, cards): (Seat, &str)| {
                cards.split(',').filter(|slug| !slug.is_empty()).all(|slug| next.hand(seat).contains(card(slug)))
            };
            if Seat::first(3).zip(named).all(has) {
                return Self(next);
            }
        }
        panic!("hands like {named:?} are hardly ever dealt: {}", self.text())
    }

    /// The event is refused, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str) -> Self {
        case::refusal(&self.0, line);
        self
    }

    pub(crate) fn actions(&self, seat: Seat) -> Actions<ActionWith<X>> {
        legal_actions(&self.0, seat)
    }

    fn action_texts(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(|&action| self.0.action_text(seat, action)).collect()
    }

    /// Exactly these actions, parted by `; `, are open to the seat, in any order.
    #[track_caller]
    pub(crate) fn legal(self, seat: Seat, texts: &str) -> Self {
        case::legal(&self.0, seat, texts);
        self
    }

    /// The action is open to the seat.
    #[track_caller]
    pub(crate) fn offers(self, seat: Seat, text: &str) -> Self {
        assert!(self.action_texts(seat).contains(&text.to_owned()), "no {text} for {seat} in {}", self.text());
        self
    }

    /// The action is not open to the seat, though others are.
    #[track_caller]
    pub(crate) fn lacks(self, seat: Seat, text: &str) -> Self {
        let texts = self.action_texts(seat);
        assert!(!texts.is_empty() && !texts.contains(&text.to_owned()), "{text} for {seat} in {}", self.text());
        self
    }

    /// Payments after a verb: `nothing`, `left 2`, `left 1 right 2`, parted by `; `; `never` if there is none.
    fn payments(&self, seat: Seat, verb: &str) -> String {
        let of = |text: &String| match text.strip_prefix(verb)? {
            "" => Some("nothing".to_owned()),
            rest => rest.strip_prefix(' ').map(str::to_owned),
        };
        let found: Vec<String> = self.action_texts(seat).iter().filter_map(of).collect();
        if found.is_empty() { "never".to_owned() } else { sorted(found) }
    }

    /// Every way in which the seat may build a card of its hand.
    #[track_caller]
    pub(crate) fn builds(self, seat: Seat, name: &str, payments: &str) -> Self {
        assert!(self.0.hand(seat).contains(card(name)), "{seat} has no {name}: {}", self.text());
        let found = self.payments(seat, &format!("build {name}"));
        assert_eq!(found, payments, "{seat} builds {name} in {}", self.text());
        self
    }

    /// Every way in which the seat may build the next stage, the same with each card of its hand.
    #[track_caller]
    pub(crate) fn stages(self, seat: Seat, payments: &str) -> Self {
        for name in self.hand(seat) {
            let found = self.payments(seat, &format!("stage {name}"));
            assert_eq!(found, payments, "{seat} builds a stage with {name} in {}", self.text());
        }
        self
    }

    /// The names of the cards in a hand.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<&'static str> {
        self.0.hand(seat).cards().iter().map(|card| card.slug()).collect()
    }

    /// The coins of every seat.
    #[track_caller]
    pub(crate) fn coins<const N: usize>(self, coins: [u16; N]) -> Self {
        let found: Vec<u16> = Seat::first(N).map(|seat| self.0.city(seat).coins()).collect();
        assert_eq!((found.as_slice(), self.0.seats()), (coins.as_slice(), N), "{}", self.text());
        self
    }

    /// The seat has these coins.
    #[track_caller]
    pub(crate) fn has_coins(self, seat: Seat, coins: u16) -> Self {
        assert_eq!(self.0.city(seat).coins(), coins, "{}", self.text());
        self
    }

    /// Tests if a building stands in a city.
    pub(crate) fn stands(&self, seat: Seat, name: &str) -> bool {
        self.0.city(seat).cards().contains(card(name))
    }

    /// Victory tokens of each age and all defeats of every seat.
    #[track_caller]
    pub(crate) fn tokens<const N: usize>(self, expected: [([u8; AGES], u8); N]) -> Self {
        let of = |seat| (self.0.city(seat).victories(), self.0.city(seat).defeats().iter().sum::<u8>());
        let found: Vec<_> = Seat::first(N).map(of).collect();
        assert_eq!(found, expected, "{}", self.text());
        self
    }

    /// What lies in the discard pile, by name.
    pub(crate) fn pile(&self) -> Vec<&'static str> {
        let mut pile = Vec::new();
        for (age, turn) in (0..AGES).flat_map(|age| (0..self.0.setup().hand()).map(move |turn| (age, turn))) {
            let taken = Seat::first(self.0.seats()).filter_map(|seat| self.0.taken(age, turn, seat));
            pile.extend(taken.filter(|taken| taken.used == Use::Discarded).map(|taken| taken.card.slug()));
        }
        for fetched in self.0.fetched().filter_map(|fetched| fetched.card) {
            let place = pile.iter().position(|slug| *slug == fetched.slug()).expect("it lay in the pile");
            pile.remove(place);
        }
        pile.sort_unstable();
        pile
    }

    pub(crate) fn score(&self, seat: Seat) -> Score {
        self.0.score(seat)
    }

    /// The table waits for this.
    #[track_caller]
    pub(crate) fn step(self, step: StepWith<X>) -> Self {
        assert_eq!(self.0.step(), step, "{}", self.text());
        self
    }

    /// The game is in this age and turn, both from 1.
    #[track_caller]
    pub(crate) fn at(self, age: usize, turn: usize) -> Self {
        assert_eq!((self.0.age() + 1, self.0.turn() + 1), (age, turn), "{}", self.text());
        self
    }

    /// What follows from an action.
    #[track_caller]
    pub(crate) fn consequences(&self, seat: Seat, text: &str) -> Vec<Consequence> {
        let action = self.0.parse_action(seat, text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert!(self.0.is_legal(seat, action), "{text} in {}", self.text());
        let mut seen = Vec::new();
        let mut game = self.0;
        game.play_watched(seat, action, &mut seen);
        seen
    }

    /// Who has won.
    #[track_caller]
    pub(crate) fn won_by(self, winners: &str) -> Self {
        let outcome = self.0.outcome().unwrap_or_else(|| panic!("the game goes on: {}", self.text()));
        let found: String = outcome.winners.iter().map(|seat| seat.to_string()).collect();
        assert_eq!(found, winners, "{}", self.text());
        self
    }
}
