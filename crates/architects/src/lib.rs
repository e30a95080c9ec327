//! 7 Wonders: Architects, an exact rules engine for two to seven whose positions are plain values.
//!
//! The rules stand in `docs/rules/architects.md`. Comments cite their clauses (`R4.2`); where the rulebook is silent, a
//! section of rule options and one of our own rulings say what we decided and why.
//!
//! | chapter | file |
//! |---|---|
//! | names of components | `ids.rs` |
//! | what is printed on them | `data/` |
//! | counting cards and tokens | `counts.rs` |
//! | a position: cities, decks, the turn, what has to happen | `state.rs`, `pending.rs` |
//! | options and the first position | `setup.rs` |
//! | payments | `cost.rs` |
//! | legal actions | `legal.rs` |
//! | a turn, and what follows from each action | `play.rs`, `witness.rs` |
//! | battles, points | `military.rs`, `score.rs` |
//! | what the table reveals | `chance.rs` |
//! | what a seat may know, and what it may imagine | `view.rs`, `imagine.rs` |
//! | texts of actions and positions | `notation.rs`, `position.rs` |
//! | what must hold in any position, and in one from outside | `soundness.rs` |
//!
//! ```
//! use architects::{Action, Architects, Card, Setup, Side};
//! use table::{Game, Record, Seat, Seeded};
//!
//! let mut record = Record::<Architects>::new(Setup::new(3).unwrap());
//! let mut dealer = Seeded::new(record.setup(), 1);
//! record.settle(&mut dealer).unwrap();
//! record.play(Seat::A, Action::Take(Side::Left)).unwrap();
//! assert_eq!(record.game().city(Seat::A).cards().total(), 1);
//! ```

mod chance;
mod cost;
mod counts;
pub mod data;
mod ids;
mod imagine;
mod legal;
mod military;
mod notation;
mod pending;
mod play;
mod position;
mod score;
mod setup;
mod soundness;
mod state;
mod view;
mod witness;

pub use chance::{Chance, Deal};
pub use cost::{Means, Payment};
pub use counts::{Cards, Tokens};
pub use data::{Cost, Effect, Face, Kind, Place, Stage, Token, TokenEffect, When, Wonder};
pub use ids::{
    Card, Color, DeckId, MAX_PLAYERS, Resource, ScienceSet, Side, StageId, StageSet, TokenId, TokenSet, WonderId,
    WonderSet,
};
pub use legal::Action;
pub use military::victories;
pub use pending::Pending;
pub use score::Score;
pub use setup::{
    Coins, Economy, Effects, Engineering, EngineeringDuty, Extra, ExtraTime, NewTokens, NoCard, OPTIONS, Search, Setup,
    Victory, WonderChoice,
};
pub use state::{Architects, Cause, City, Deck, Ending, Turn};
pub use view::{CentreView, CityView, DeckView, EventView, SearchView, TopSeen, View};
pub use witness::{Consequence, Unwatched, Witness};

use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat, SeatSet};

/// Each verb is told in its chapter, under the same name: an inherent function goes before one of a trait.
impl Game for Architects {
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
        self.setup.seats()
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.chooser() {
            Some(seat) => Phase::Act(SeatSet::only(seat)),
            None if self.ending.is_some() => Phase::Over,
            None => Phase::Chance,
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
        self.reveal_watched(outcome, &mut Unwatched);
    }

    fn shuffle(setup: Setup, rng: &mut impl Rng) -> Deal {
        Deal::new(setup, rng)
    }

    #[inline]
    fn dealt(&self, deal: &Deal) -> Chance {
        self.dealt(deal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome::new(ending.winners, ending.cause.slug()))
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

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        Self::imagine(view, rng)
    }
}
