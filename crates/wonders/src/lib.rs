//! 7 Wonders, an exact rules engine for three to seven whose positions are plain values.
//!
//! The rules stand in `docs/rules/wonders.md`. Comments cite their clauses (`W4.2`); where the rules of the box are silent,
//! a section of rule options and one of our own rulings say what we decided and why.
//!
//! | chapter | file |
//! |---|---|
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

mod chance;
mod city;
mod cost;
pub mod data;
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

pub use chance::{Chance, Deal};
pub use city::{City, Power};
pub use cost::{Cost, Payment, Prices};
pub use data::{Board, Class, Counted, Effect, Face, Scope, Stage, Toward};
pub use hand::Hand;
pub use ids::{
    AGES, Card, CardSet, Color, ColorSet, HAND, MAX_PLAYERS, MIN_PLAYERS, Resource, ResourceSet, Side, Symbol, TURNS,
    WonderId, WonderSet,
};
pub use legal::{Action, Refused};
pub use memory::KnownHand;
pub use past::{Taken, Use};
pub use play::passes_left;
pub use score::{Score, science_points};
pub use setup::{Edition, LastCard, OPTIONS, Setup, SideChoice, WonderChoice};
pub use state::{Fetched, Pile, Step, Wonders};
pub use view::{EventView, Held, Played, Shown, View};
pub use witness::{Consequence, Unwatched, Witness};

use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat};

/// Each verb is told in its chapter, under the same name: an inherent function goes before one of a trait.
impl Game for Wonders {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Deal = Deal;
    type View = View;
    type EventView = EventView;

    const RULES_VERSION: u32 = 1;
    const MAX_ACTIONS: usize = legal::MAX_ACTIONS;

    fn new(setup: Setup) -> Self {
        Self::new(setup)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.step {
            Step::ChooseCard | Step::ChooseSide | Step::PickWonder | Step::LastCard | Step::Fetch => {
                Phase::Act(self.choosers())
            }
            Step::DealWonders | Step::DealSides | Step::DealAge => Phase::Chance,
            Step::Over => Phase::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        self.legal_actions(seat, out);
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        self.play_watched(seat, action, &mut Unwatched);
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.draw(rng)
    }

    fn is_possible(&self, outcome: Chance) -> bool {
        self.is_possible(outcome)
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance) {
        self.reveal(outcome);
    }

    fn shuffle(setup: Setup, rng: &mut impl Rng) -> Deal {
        Deal::new(setup, rng)
    }

    #[inline]
    fn dealt(&self, deal: &Deal) -> Chance {
        self.dealt(deal)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| Outcome::new(self.winners(), "points"))
    }

    fn score_sheet(&self) -> ScoreSheet {
        self.score_sheet()
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        self.event_view(event, viewer)
    }

    fn opened_view(&self, seat: Seat, action: Action, viewer: Option<Seat>) -> EventView {
        self.opened_view(seat, action, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        Self::imagine(view, rng)
    }
}
