//! What an expansion adds to what is shown: nothing in the base game. Each function is asked where the base game is shown.

use super::super::{
    ArmadaCardStep, ArmadaHarbour, ArmadaTable, WondersConflict, WondersConsequence, WondersDeed, WondersPayment,
    WondersQuestion,
};
use super::conflict;
use ::wonders::{
    ActionWith, BaseGame, Card, Conflict, Consequence, Effect, EventViewWith, Expansion, Never, Position, ViewWith,
    Witness,
};
use table::Seat;

/// An expansion, or none, that can be shown.
pub trait ShownExpansion: Expansion<View: Send + Sync> {
    /// What follows alone from what a seat does, said by the rules.
    type Seen: Witness + Default;

    /// What is asked in a step of its own.
    fn question(step: Self::Step) -> Option<WondersQuestion>;
    /// What lies on the table.
    fn table(view: &ViewWith<Self>, game: &Position<Self>) -> Option<ArmadaTable>;
    /// What a player has besides a city.
    fn harbour(game: &Position<Self>, seat: Seat) -> Option<ArmadaHarbour>;
    /// What lasts in a city besides its cards and stages.
    fn effects_besides(view: &ViewWith<Self>, seat: Seat) -> Vec<Effect>;
    /// The step that may go with a card.
    fn card_step(game: &Position<Self>, seat: Seat, card: Card) -> Option<ArmadaCardStep>;
    /// Every conflict on land as it would end now, with the tokens of an age, from 0.
    fn conflicts(game: &Position<Self>, age: usize) -> Vec<WondersConflict>;

    /// What a seat does.
    fn deed(game: &Position<Self>, view: &ViewWith<Self>, seat: Seat, action: Self::Action) -> WondersDeed;
    /// What a viewer sees of something that another seat does.
    fn hidden_deed(game: &Position<Self>, view: &ViewWith<Self>, seat: Seat, seen: Self::EventView) -> WondersDeed;
    /// What the table reveals.
    fn revealed(view: &ViewWith<Self>, seen: Self::EventView) -> WondersDeed;

    /// What the rules have said that the base game has, too.
    fn of_base_game(seen: &Self::Seen) -> &[Consequence];
    /// What follows from what a seat does alone, as things stand.
    fn promised(
        game: &Position<Self>,
        after: &Position<Self>,
        seat: Seat,
        action: ActionWith<Self>,
        seen: &Self::Seen,
    ) -> Vec<WondersConsequence>;
    /// What followed from what a seat did and only the expansion has, without what concerns the whole table.
    fn followed(game: &Position<Self>, seat: Seat, action: ActionWith<Self>) -> Vec<WondersConsequence>;
    /// What followed from an outcome and only the expansion has.
    fn followed_outcome(
        view: &ViewWith<Self>,
        after: &ViewWith<Self>,
        seen: Self::EventView,
    ) -> Vec<WondersConsequence>;
    /// An action that leads to the same, of which the viewer does not see all.
    fn stand_in(seen: Self::EventView) -> Option<Self::Action>;
    /// What a seat pays for an action of its own.
    fn paid(game: &Position<Self>, seat: Seat, action: Self::Action) -> WondersPayment;
    /// The card that an action of its own builds, or the stage.
    fn builds(action: Self::Action) -> Built;
    /// The conflicts at the end of an age, if events led to some: figures are those of the view after them.
    fn fought(
        before: &ViewWith<Self>,
        events: &[EventViewWith<Self>],
        after: &ViewWith<Self>,
    ) -> Vec<WondersConsequence>;
}

/// What is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// A card.
    Card(Card),
    /// A stage of the wonder.
    Stage,
    /// Nothing.
    Nothing,
}

impl ShownExpansion for BaseGame {
    type Seen = Vec<Consequence>;

    fn question(step: Never) -> Option<WondersQuestion> {
        match step {}
    }

    fn table(_: &ViewWith<Self>, _: &Position<Self>) -> Option<ArmadaTable> {
        None
    }

    fn harbour(_: &Position<Self>, _: Seat) -> Option<ArmadaHarbour> {
        None
    }

    fn effects_besides(_: &ViewWith<Self>, _: Seat) -> Vec<Effect> {
        Vec::new()
    }

    fn card_step(_: &Position<Self>, _: Seat, _: Card) -> Option<ArmadaCardStep> {
        None
    }

    fn conflicts(game: &Position<Self>, age: usize) -> Vec<WondersConflict> {
        game.conflicts().map(|one: Conflict| conflict(one, age)).collect()
    }

    fn deed(_: &Position<Self>, _: &ViewWith<Self>, _: Seat, action: Never) -> WondersDeed {
        match action {}
    }

    fn hidden_deed(_: &Position<Self>, _: &ViewWith<Self>, _: Seat, seen: Never) -> WondersDeed {
        match seen {}
    }

    fn revealed(_: &ViewWith<Self>, seen: Never) -> WondersDeed {
        match seen {}
    }

    fn of_base_game(seen: &Self::Seen) -> &[Consequence] {
        seen
    }

    /// How both conflicts would end with other shields than before.
    fn promised(
        game: &Position<Self>,
        after: &Position<Self>,
        seat: Seat,
        _: ActionWith<Self>,
        _: &Self::Seen,
    ) -> Vec<WondersConsequence> {
        if game.city(seat).shields() == after.city(seat).shields() {
            return Vec::new();
        }
        let [left, right] = after.neighbours(seat).map(|other| conflict(after.conflict(seat, other), game.age()));
        vec![WondersConsequence::Shields { seat: seat.into(), left, right }]
    }

    fn followed(_: &Position<Self>, _: Seat, _: ActionWith<Self>) -> Vec<WondersConsequence> {
        Vec::new()
    }

    fn followed_outcome(_: &ViewWith<Self>, _: &ViewWith<Self>, seen: Never) -> Vec<WondersConsequence> {
        match seen {}
    }

    fn stand_in(seen: Never) -> Option<Never> {
        match seen {}
    }

    fn paid(_: &Position<Self>, _: Seat, action: Never) -> WondersPayment {
        match action {}
    }

    fn builds(action: Never) -> Built {
        match action {}
    }

    fn fought(before: &ViewWith<Self>, _: &[EventViewWith<Self>], after: &ViewWith<Self>) -> Vec<WondersConsequence> {
        let is_over = after.step == ::wonders::Step::Over && before.step != ::wonders::Step::Over;
        if after.age == before.age && !is_over {
            return Vec::new();
        }
        let age = usize::from(before.age);
        let pairs = Self::conflicts(&crate::game::imagined(after), age);
        super::consequences::tokens(after, age, pairs)
    }
}
