//! What is played besides the base game: nothing, or Armada. One engine plays both; an expansion says what it adds.
//!
//! The rules are written once, over [`Expansion`]. A position of the base game has no room for fleets and no eighth seat, and the
//! compiler leaves nothing of Armada in its code: what an expansion adds to a type is an empty type there.
//! `docs/decisions/0016-armada-is-a-parameter.md` says why.

use crate::city::City;
use crate::cost::Cost;
use crate::data::Face;
use crate::ids::{Card, HAND, MAX_PLAYERS, WonderId};
use crate::legal::{self, Action};
use crate::past::Use;
use crate::setup::{LastCard, Setup};
use crate::state::Wonders;
use crate::view::View;
use crate::witness::Witness;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Index, IndexMut};
use table::text::{Fields, Result, Words};
use table::{Actions, BySeat, OptionError, OptionText, Rng, Seat, SeatSet, Sides};

/// A plain value.
pub trait Plain: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Plain for T {}

/// A value for each seat that there can be.
pub trait PerSeat<T>: Plain + Index<Seat, Output = T> + IndexMut<Seat> {
    /// The same for everybody.
    fn filled(value: T) -> Self;
    /// In the order of seats.
    fn all(&self) -> &[T];
    /// In the order of seats.
    fn all_mut(&mut self) -> &mut [T];
}

impl<T: Plain, const N: usize> PerSeat<T> for BySeat<T, N> {
    #[inline]
    fn filled(value: T) -> Self {
        Self([value; N])
    }

    #[inline]
    fn all(&self) -> &[T] {
        &self.0
    }

    #[inline]
    fn all_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

/// Something that there is none of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Never {}

/// What an action that only an expansion has does with a card of the hand.
pub trait CardUse: Plain {
    /// The card, and what it is used for.
    fn used(self) -> Option<(Card, Use)>;
    /// Tests if the card is built by the power that allows it once in an age (W8.11).
    fn is_free_build(self) -> bool;
}

impl CardUse for Never {
    fn used(self) -> Option<(Card, Use)> {
        match self {}
    }

    fn is_free_build(self) -> bool {
        match self {}
    }
}

/// What is played besides the base game. Each function is a moment of the rules; what it does without an expansion is said here.
pub trait Expansion: Plain + Default {
    /// The game's word in table texts.
    const GAME: &'static str;
    /// The most players.
    const MAX_PLAYERS: usize;
    /// The most actions of a seat.
    const MAX_ACTIONS: usize;
    /// Every rule option, each with its default first.
    const OPTIONS: &'static [OptionText];
    /// Who goes first at the end of an age: the default first (W13.4).
    const LAST_CARD: &'static [LastCard];

    /// A value for each seat.
    type Seats<T: Plain>: PerSeat<T>;
    /// Rule options of its own.
    type Options: Plain + Default;
    /// What lies on the table.
    type Table: Plain + Default;
    /// What the table waits for besides.
    type Step: Plain;
    /// What a seat decides besides.
    type Action: CardUse;
    /// What the table reveals besides.
    type Chance: Plain;
    /// Decks of its own in full order.
    type Deal: Plain;
    /// What a viewer may know of its table.
    type View: Clone + Eq + Debug;
    /// What a viewer learns from an event of its own.
    type EventView: Plain;

    /// Cards dealt to a seat in an age (W3.1).
    fn hand(setup: Setup<Self>) -> usize;
    /// The wonders that are dealt (W2.9).
    fn wonders(setup: Setup<Self>) -> &'static [WonderId];
    /// Cards of an age of which some are drawn, and how many.
    fn drawn(setup: Setup<Self>, age: usize) -> (&'static [Card], usize);
    /// The base game's number of players whose decks are used.
    fn decks_of(setup: Setup<Self>) -> usize;
    /// Sets an option of its own by the place of its value.
    ///
    /// # Errors
    ///
    /// Says that there is no such option here, or that it does not fit.
    fn set_option(setup: &mut Setup<Self>, name: &str, value: usize) -> std::result::Result<(), OptionError>;
    /// The place of the value of an option of its own.
    fn option(setup: &Setup<Self>, name: &str) -> usize;
    /// Who plays together.
    fn sides(setup: Setup<Self>) -> Sides;
    /// Who plays together with a seat: the two show each other their hands.
    fn partner(setup: Setup<Self>, seat: Seat) -> Option<Seat>;

    /// Shuffles decks of its own.
    fn shuffle(setup: Setup<Self>, rng: &mut impl Rng) -> Self::Deal;
    /// Samples the outcome that is due.
    fn draw(game: &Wonders<Self>, step: Self::Step, rng: &mut impl Rng) -> Self::Chance;
    /// The outcome that is due when its decks lie so.
    fn dealt(game: &Wonders<Self>, step: Self::Step, deal: &Self::Deal) -> Self::Chance;
    /// Tests if an outcome is due and possible.
    fn is_possible(game: &Wonders<Self>, step: Self::Step, outcome: Self::Chance) -> bool;
    /// Reveals an outcome.
    fn reveal(game: &mut Wonders<Self>, outcome: Self::Chance, witness: &mut impl Witness);
    /// Tests if the table owes an outcome.
    fn is_chance(step: Self::Step) -> bool;
    /// Tests if the hands of an age have been dealt in a step of its own.
    fn hands_were_dealt(step: Self::Step) -> bool;
    /// Tests if the land conflicts of the age are over in a step of its own.
    fn is_after_conflicts(step: Self::Step) -> bool;
    /// The seats that have to choose.
    fn choosers(game: &Wonders<Self>, step: Self::Step) -> SeatSet;

    /// Boards have been settled; hands come next, unless something else does.
    fn boards_are_settled(game: &mut Wonders<Self>);
    /// What may be done with each card of the hand.
    fn uses_of_hand(game: &Wonders<Self>, seat: Seat, out: &mut Actions<Action<Self>>);
    /// The fewest coins for which a seat that has so many can pay a cost, those to the bank among them; nothing if it cannot.
    fn fewest_coins(game: &Wonders<Self>, seat: Seat, cost: &Cost, coins: u16) -> Option<u8>;
    /// What may be done in a step of its own.
    fn legal_actions(game: &Wonders<Self>, seat: Seat, step: Self::Step, out: &mut Actions<Action<Self>>);
    /// Everybody has chosen in a step of its own.
    fn open(game: &mut Wonders<Self>, step: Self::Step, witness: &mut impl Witness);
    /// Pays for an action of its own.
    fn pay(game: &mut Wonders<Self>, seat: Seat, action: Self::Action, witness: &mut impl Witness);
    /// What was paid for has been put down: what happens before effects.
    fn before_effects(game: &mut Wonders<Self>, seat: Seat, action: Action<Self>, witness: &mut impl Witness);
    /// The effects of an action of its own.
    fn effects(game: &mut Wonders<Self>, seat: Seat, action: Self::Action, witness: &mut impl Witness);
    /// What a card does once that the base game's cards do not.
    fn card_effects(game: &mut Wonders<Self>, seat: Seat, card: Card, from_pile: bool, witness: &mut impl Witness);
    /// What a stage does once that the base game's stages do not.
    fn stage_effects(game: &mut Wonders<Self>, seat: Seat, built: usize);
    /// Goes on to whatever is due at the end of a turn.
    fn go_on(game: &mut Wonders<Self>, witness: &mut impl Witness);
    /// The conflicts at the end of an age, and what comes after them.
    fn end_age(game: &mut Wonders<Self>, witness: &mut impl Witness);
    /// What lasts in a city besides its cards and stages.
    fn keep(game: &Wonders<Self>, seat: Seat, city: &mut City);

    /// Points of a guild, of which there may be a most.
    fn guild_points(points: i16) -> i16;
    /// Science symbols of the kind that a seat has most of.
    fn most_symbols(game: &Wonders<Self>, seat: Seat) -> u8;
    /// Points of a card that the base game's cards do not have.
    fn card_points(game: &Wonders<Self>, seat: Seat, face: &Face) -> i16;
    /// Rows of the score pad besides, in its order.
    const ROWS: &'static [&'static str];
    /// Points of such a row.
    fn points(game: &Wonders<Self>, seat: Seat, row: usize) -> i16;

    /// What a viewer may know of its table.
    fn view(game: &Wonders<Self>, viewer: Option<Seat>) -> Self::View;
    /// Its table without what the viewer does not know.
    fn open_part(view: &View<Self>) -> Self::Table;
    /// Fills in what the viewer does not know.
    fn imagine(game: &mut Wonders<Self>, view: &View<Self>, rng: &mut impl Rng);
    /// What a viewer learns from an outcome.
    fn chance_view(game: &Wonders<Self>, outcome: Self::Chance, viewer: Option<Seat>) -> Self::EventView;
    /// What others learn from an action that they do not see whole; nothing if they do.
    fn hidden(action: Self::Action) -> Option<Self::EventView>;

    /// The word of a step.
    fn step_text(step: Self::Step) -> String;
    /// Reads the word of a step.
    fn parse_step(text: &str) -> Option<Self::Step>;
    /// The text of an action of its own.
    fn action_text(game: &Wonders<Self>, action: Self::Action) -> String;
    /// Reads an action of its own; nothing if it is one of the base game.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    fn parse_action(text: &str) -> Result<Option<Self::Action>>;
    /// The text of an outcome of its own.
    fn chance_text(game: &Wonders<Self>, outcome: Self::Chance) -> String;
    /// Reads an outcome of its own, whose first word is given.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    fn parse_chance(game: &Wonders<Self>, verb: &str, words: &mut Words<'_>) -> Result<Self::Chance>;
    /// What the table owes.
    fn due_text(game: &Wonders<Self>, step: Self::Step) -> String;
    /// Adds its fields to the text of a position.
    fn write_table(game: &Wonders<Self>, fields: &mut Fields);
    /// Adds the fields of a seat.
    fn write_seat(game: &Wonders<Self>, seat: Seat, fields: &mut Fields);
    /// Adds what only the viewer knows.
    fn write_view(view: &View<Self>, fields: &mut Fields);
    /// Reads a field of the table; tells if there is such a field.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    fn parse_table(game: &mut Wonders<Self>, key: &str, value: &str) -> Result<bool>;
    /// Reads a field of a seat; tells if there is such a field.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    fn parse_seat(game: &mut Wonders<Self>, seat: Seat, field: &str, value: &str) -> Result<bool>;

    /// Tests if its part of a position is sound.
    ///
    /// # Errors
    ///
    /// Says what does not hold.
    fn check(game: &Wonders<Self>) -> std::result::Result<(), String>;
    /// The most conflict tokens of a seat in an age.
    fn most_tokens(setup: Setup<Self>) -> u8;
}

/// The base game alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BaseGame;

impl Expansion for BaseGame {
    const GAME: &'static str = "wonders";
    const MAX_PLAYERS: usize = MAX_PLAYERS;
    const MAX_ACTIONS: usize = legal::MAX_ACTIONS;
    const OPTIONS: &'static [OptionText] = &crate::setup::OPTIONS;
    const LAST_CARD: &'static [LastCard] = LastCard::ALL;

    type Seats<T: Plain> = BySeat<T, MAX_PLAYERS>;
    type Options = ();
    type Table = ();
    type Step = Never;
    type Action = Never;
    type Chance = Never;
    type Deal = ();
    type View = ();
    type EventView = Never;

    #[inline]
    fn hand(_: Setup<Self>) -> usize {
        HAND
    }

    #[inline]
    fn wonders(_: Setup<Self>) -> &'static [WonderId] {
        &WonderId::BASE
    }

    #[inline]
    fn drawn(_: Setup<Self>, _: usize) -> (&'static [Card], usize) {
        (&[], 0)
    }

    #[inline]
    fn decks_of(setup: Setup<Self>) -> usize {
        setup.seats()
    }

    fn set_option(_: &mut Setup<Self>, _: &str, _: usize) -> std::result::Result<(), OptionError> {
        Err(OptionError::Name)
    }

    fn option(_: &Setup<Self>, _: &str) -> usize {
        0
    }

    fn sides(_: Setup<Self>) -> Sides {
        Sides::ALONE
    }

    #[inline]
    fn partner(_: Setup<Self>, _: Seat) -> Option<Seat> {
        None
    }

    #[inline]
    fn shuffle(_: Setup<Self>, _: &mut impl Rng) {}

    fn draw(_: &Wonders<Self>, step: Never, _: &mut impl Rng) -> Never {
        step
    }

    fn dealt(_: &Wonders<Self>, step: Never, (): &()) -> Never {
        step
    }

    fn is_possible(_: &Wonders<Self>, step: Never, _: Never) -> bool {
        match step {}
    }

    fn reveal(_: &mut Wonders<Self>, outcome: Never, _: &mut impl Witness) {
        match outcome {}
    }

    fn is_chance(step: Never) -> bool {
        match step {}
    }

    fn hands_were_dealt(step: Never) -> bool {
        match step {}
    }

    fn is_after_conflicts(step: Never) -> bool {
        match step {}
    }

    fn choosers(_: &Wonders<Self>, step: Never) -> SeatSet {
        match step {}
    }

    fn boards_are_settled(_: &mut Wonders<Self>) {}

    #[inline]
    fn uses_of_hand(game: &Wonders<Self>, seat: Seat, out: &mut Actions<Action<Self>>) {
        game.uses_of_hand(seat, out);
    }

    fn fewest_coins(game: &Wonders<Self>, seat: Seat, cost: &Cost, coins: u16) -> Option<u8> {
        game.fewest_coins(seat, cost, coins)
    }

    fn legal_actions(_: &Wonders<Self>, _: Seat, step: Never, _: &mut Actions<Action<Self>>) {
        match step {}
    }

    fn open(_: &mut Wonders<Self>, step: Never, _: &mut impl Witness) {
        match step {}
    }

    fn pay(_: &mut Wonders<Self>, _: Seat, action: Never, _: &mut impl Witness) {
        match action {}
    }

    #[inline]
    fn before_effects(_: &mut Wonders<Self>, _: Seat, _: Action<Self>, _: &mut impl Witness) {}

    fn effects(_: &mut Wonders<Self>, _: Seat, action: Never, _: &mut impl Witness) {
        match action {}
    }

    #[inline]
    fn card_effects(_: &mut Wonders<Self>, _: Seat, _: Card, _: bool, _: &mut impl Witness) {}

    #[inline]
    fn stage_effects(_: &mut Wonders<Self>, _: Seat, _: usize) {}

    #[inline]
    fn go_on(game: &mut Wonders<Self>, witness: &mut impl Witness) {
        game.go_on(witness);
    }

    #[inline]
    fn end_age(game: &mut Wonders<Self>, witness: &mut impl Witness) {
        game.fight(witness);
        game.begin_age(witness);
    }

    #[inline]
    fn keep(_: &Wonders<Self>, _: Seat, _: &mut City) {}

    #[inline]
    fn guild_points(points: i16) -> i16 {
        points
    }

    #[inline]
    fn most_symbols(_: &Wonders<Self>, _: Seat) -> u8 {
        0
    }

    #[inline]
    fn card_points(_: &Wonders<Self>, _: Seat, _: &Face) -> i16 {
        0
    }

    const ROWS: &'static [&'static str] = &[];

    fn points(_: &Wonders<Self>, _: Seat, _: usize) -> i16 {
        0
    }

    fn view(_: &Wonders<Self>, _: Option<Seat>) {}

    fn open_part(_: &View<Self>) {}

    #[inline]
    fn imagine(_: &mut Wonders<Self>, _: &View<Self>, _: &mut impl Rng) {}

    fn chance_view(_: &Wonders<Self>, outcome: Never, _: Option<Seat>) -> Never {
        outcome
    }

    fn hidden(action: Never) -> Option<Never> {
        Some(action)
    }

    fn step_text(step: Never) -> String {
        match step {}
    }

    fn parse_step(_: &str) -> Option<Never> {
        None
    }

    fn action_text(_: &Wonders<Self>, action: Never) -> String {
        match action {}
    }

    fn parse_action(_: &str) -> Result<Option<Never>> {
        Ok(None)
    }

    fn chance_text(_: &Wonders<Self>, outcome: Never) -> String {
        match outcome {}
    }

    fn parse_chance(_: &Wonders<Self>, verb: &str, _: &mut Words<'_>) -> Result<Never> {
        Err(table::TextError::unknown("outcome", verb))
    }

    fn due_text(_: &Wonders<Self>, step: Never) -> String {
        match step {}
    }

    fn write_table(_: &Wonders<Self>, _: &mut Fields) {}

    fn write_seat(_: &Wonders<Self>, _: Seat, _: &mut Fields) {}

    fn write_view(_: &View<Self>, _: &mut Fields) {}

    fn parse_table(_: &mut Wonders<Self>, _: &str, _: &str) -> Result<bool> {
        Ok(false)
    }

    fn parse_seat(_: &mut Wonders<Self>, _: Seat, _: &str, _: &str) -> Result<bool> {
        Ok(false)
    }

    fn check(_: &Wonders<Self>) -> std::result::Result<(), String> {
        Ok(())
    }

    #[inline]
    fn most_tokens(_: Setup<Self>) -> u8 {
        2
    }
}
