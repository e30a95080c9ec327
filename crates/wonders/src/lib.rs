//! 7 Wonders, an exact rules engine for three to seven, and for up to eight with Armada, whose positions are plain values.
//!
//! The rules stand in `docs/rules/wonders.md`. Comments cite their clauses (`W4.2`); where the rules of the box are silent,
//! a section of rule options and one of our own rulings say what we decided and why.
//!
//! | chapter | file |
//! |---|---|
//! | what is played besides the base game | `expansion.rs` |
//! | names of components | `ids.rs` |
//! | what is printed on them | `data/` |
//! | hands, and what became of every card | `hand.rs`, `past.rs` |
//! | a position: cities, what has been chosen, what has to happen | `state.rs`, `city.rs` |
//! | options and the first position | `setup.rs` |
//! | payments | `cost.rs` |
//! | legal actions | `legal.rs` |
//! | a turn, and what follows from each action | `play.rs`, `witness.rs` |
//! | conflicts, points | `military.rs`, `score.rs` |
//! | what the table reveals | `chance.rs` |
//! | what a seat may know, what it remembers, and what it may imagine | `view.rs`, `memory.rs`, `imagine.rs` |
//! | texts of actions and positions | `notation.rs`, `position.rs` |
//! | what must hold in any position, and in one from outside | `soundness.rs` |
//!
//! ```
//! use table::{Game, Phase, Record, Seat, SeatSet, Seeded};
//! use wonders::{Setup, Wonders};
//!
//! let mut record = Record::<Wonders>::new(Setup::new(3).unwrap());
//! let mut dealer = Seeded::new(record.setup(), 1);
//! record.settle(&mut dealer).unwrap();
//! assert_eq!(record.game().phase(), Phase::Act(SeatSet::all(3)));
//! assert_eq!(record.game().hand(Seat::A).len(), 7);
//! ```

pub mod armada;
mod chance;
mod city;
mod cost;
pub mod data;
mod expansion;
mod hand;
mod ids;
mod imagine;
mod legal;
mod memory;
mod military;
mod notation;
mod past;
mod play;
mod position;
mod score;
mod setup;
mod soundness;
mod state;
mod view;
mod witness;

pub use city::{City, Power};
pub use cost::{Cost, Payment, Prices};
pub use data::{Board, Class, Counted, Effect, Face, Scope, Stage, Toward};
pub use expansion::{BaseGame, Expansion, Never, PerSeat, Plain};
pub use hand::Hand;
pub use ids::{
    AGES, Card, CardSet, Color, ColorSet, Fleet, FleetSet, HAND, Island, IslandSet, Level, MAX_PLAYERS, MIN_PLAYERS,
    MOST_HAND, MOST_SEATS, Resource, ResourceSet, Shipyard, Side, Symbol, TURNS, WonderId, WonderSet,
};
pub use legal::Refused;
pub use memory::KnownHand;
pub use military::Conflict;
pub use past::{Taken, Use};
pub use play::passes_left;
pub use score::{Score, science_points, science_points_with};
pub use setup::{Edition, LastCard, OPTIONS, SETTLED, SideChoice, WonderChoice};
pub use state::{Fetched, Pile};
pub use view::{Held, Shown};
pub use witness::{Consequence, NavalConsequence, Unwatched, Witness};

pub use legal::Action as ActionWith;
pub use setup::Setup as SetupWith;
pub use state::{Step as StepWith, Wonders as Position};
pub use view::{EventView as EventViewWith, Played as PlayedWith, View as ViewWith};

/// A position of the base game.
pub type Wonders = state::Wonders<BaseGame>;
/// What is settled before a game.
pub type Setup = setup::Setup<BaseGame>;
/// What a seat decides.
pub type Action = legal::Action<BaseGame>;
/// What the table reveals.
pub type Chance = chance::Chance<BaseGame>;
/// Every deck in full order.
pub type Deal = chance::Deal<BaseGame>;
/// What the table waits for.
pub type Step = state::Step<BaseGame>;
/// What a seat or a spectator may know.
pub type View = view::View<BaseGame>;
/// What a seat or a spectator learns from an event.
pub type EventView = view::EventView<BaseGame>;
/// A choice in a round that has not opened yet.
pub type Played = view::Played<BaseGame>;

use state::Step as AnyStep;
use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat, Sides};

/// Each verb is told in its chapter, under the same name: an inherent function goes before one of a trait.
impl<X: Expansion> Game for state::Wonders<X> {
    type Setup = setup::Setup<X>;
    type Action = legal::Action<X>;
    type Chance = chance::Chance<X>;
    type Deal = chance::Deal<X>;
    type View = view::View<X>;
    type EventView = view::EventView<X>;

    const RULES_VERSION: u32 = 1;
    const MAX_ACTIONS: usize = X::MAX_ACTIONS;

    fn new(setup: Self::Setup) -> Self {
        Self::new(setup)
    }

    fn setup(&self) -> Self::Setup {
        self.setup
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn sides(&self) -> Sides {
        X::sides(self.setup)
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.step {
            AnyStep::ChooseCard | AnyStep::ChooseSide | AnyStep::PickWonder | AnyStep::LastCard | AnyStep::Fetch => {
                Phase::Act(self.choosers())
            }
            AnyStep::DealWonders | AnyStep::DealSides | AnyStep::DealAge => Phase::Chance,
            AnyStep::Naval(step) if X::is_chance(step) => Phase::Chance,
            AnyStep::Naval(_) => Phase::Act(self.choosers()),
            AnyStep::Over => Phase::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Actions<Self::Action>) {
        self.legal_actions(seat, out);
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action) {
        self.play_watched(seat, action, &mut Unwatched);
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Self::Chance {
        self.draw(rng)
    }

    fn is_possible(&self, outcome: Self::Chance) -> bool {
        self.is_possible(outcome)
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Self::Chance) {
        self.reveal_watched(outcome, &mut Unwatched);
    }

    fn shuffle(setup: Self::Setup, rng: &mut impl Rng) -> Self::Deal {
        chance::Deal::new(setup, rng)
    }

    #[inline]
    fn dealt(&self, deal: &Self::Deal) -> Self::Chance {
        self.dealt(deal)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == AnyStep::Over)
            .then(|| Outcome { sides: X::sides(self.setup), ..Outcome::new(self.winners(), "points") })
    }

    fn score_sheet(&self) -> ScoreSheet {
        self.score_sheet()
    }

    fn view(&self, viewer: Option<Seat>) -> Self::View {
        self.view(viewer)
    }

    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> Self::EventView {
        self.event_view(event, viewer)
    }

    fn opened_view(&self, seat: Seat, action: Self::Action, viewer: Option<Seat>) -> Self::EventView {
        self.opened_view(seat, action, viewer)
    }

    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self {
        Self::imagine(view, rng)
    }
}
