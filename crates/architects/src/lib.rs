//! 7 Wonders: Architects, an exact rules engine for two to seven whose positions are plain values.
//!
//! The rules stand in `docs/rules/architects.md`. Comments cite their clauses (`A4.2`); where the rulebook is silent, a
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
//! | a turn | `play.rs` |
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

pub use chance::{Chance, Deal};
pub use cost::{Means, Payment};
pub use counts::{Cards, Tokens};
pub use data::{Cost, Effect, Kind, Place, Stage, Wonder};
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
pub use view::{CentreView, CityView, DeckView, EventView, Shown, TopSeen, View};

use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat, SeatSet};

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
        Self::set_up(setup)
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
        self.list_actions(seat, out);
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        self.act(seat, action);
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.outcome_drawn(rng)
    }

    fn is_possible(&self, outcome: Chance) -> bool {
        self.may_happen(outcome)
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance) {
        self.accept(outcome);
    }

    fn shuffle(setup: Setup, rng: &mut impl Rng) -> Deal {
        Deal::new(setup, rng)
    }

    #[inline]
    fn dealt(&self, deal: &Deal) -> Chance {
        self.outcome_dealt(deal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome::new(ending.winners, ending.cause.slug()))
    }

    fn score_sheet(&self) -> ScoreSheet {
        self.sheet()
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.build_view(viewer)
    }

    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        self.build_event_view(event, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        Self::from_view(view, rng)
    }
}
