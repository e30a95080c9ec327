//! 7 Wonders Duel: an exact rules engine whose positions are plain values.
//!
//! The rules stand in `docs/rules/`: `duel.md` is the base game of 2015, `pantheon.md` and `agora.md` its expansions.
//! Comments cite their clauses (`D5.6`, `P7.23`, `A8.16`); where a rulebook is silent, a section of our own rulings says what
//! we decided and why.
//!
//! | chapter | file |
//! |---|---|
//! | names of components | `ids.rs` |
//! | what is printed on them | `data/` |
//! | what that means | `effect.rs` |
//! | counting resources | `goods.rs` |
//! | the structures' shapes | `layout.rs` |
//! | a position: cities, the structure, what has to happen | `state.rs`, `city.rs`, `structure.rs`, `pending.rs` |
//! | options and the first position | `setup.rs` |
//! | costs and trade | `cost.rs` |
//! | legal actions | `legal.rs` |
//! | a turn | `play.rs` |
//! | military, science, points | `military.rs`, `science.rs`, `score.rs` |
//! | Pantheon: spaces and decks, what gods do | `pantheon.rs`, `gods.rs` |
//! | Agora: senate and decrees, conspiracies | `senate.rs`, `conspiracies.rs` |
//! | what the table owes and reveals | `due.rs`, `chance.rs` |
//! | what a seat may know, of an event and of what is pending; what it may imagine | `view.rs`, `event_view.rs`, `pending_view.rs`, `imagine.rs` |
//! | texts of actions and positions | `notation.rs`, `position.rs`, `position_read.rs`, `pending_text.rs` |
//! | what must hold in any position, and in one from outside | `soundness.rs`, `stack_order.rs`, `outside.rs` |
//!
//! ```
//! use duel::{Duel, Setup};
//! use table::{Game, Record, Seat, Seeded};
//!
//! let mut record = Record::<Duel>::new(Setup::default());
//! let mut dealer = Seeded::new(record.setup(), 1);
//! record.settle(&mut dealer).unwrap();
//! let wonder = record.game().offer().first().unwrap();
//! record.play(Seat::A, duel::Action::Draft(wonder)).unwrap();
//! assert!(record.game().city(Seat::A).wonders().contains(wonder));
//! ```

mod chance;
mod city;
mod conspiracies;
mod cost;
pub mod data;
mod due;
mod effect;
mod event_view;
mod gods;
mod goods;
mod ids;
mod imagine;
mod layout;
mod legal;
mod military;
mod notation;
mod outside;
mod pantheon;
mod pending;
mod pending_text;
mod pending_view;
mod play;
mod position;
mod position_read;
mod science;
mod score;
mod senate;
mod setup;
mod soundness;
mod stack_order;
mod state;
mod structure;
mod view;

pub use chance::{Chance, Deal};
pub use city::City;
pub use conspiracies::Conspiracies;
pub use cost::{Means, Payment, Price};
pub use data::{Building, Conspiracy, Cost, Decree, God, Token, Wonder};
pub use effect::{Applies, Effect, Per, When, Whose, Worth};
pub use event_view::{EventView, OpenAction, OpenChance};
pub use goods::Goods;
pub use ids::{
    Age, Back, CardId, CardSet, Chamber, Class, Color, ConspiracyId, ConspiracySet, DecreeId, DecreeSet, Expansion,
    GodId, GodSet, Link, Mythology, Offering, OfferingSet, Resource, ResourceSet, Section, Slot, Space, Symbol,
    TokenId, TokenSet, WonderId, WonderSet,
};
pub use layout::{Layout, MAX_DIVINE_TOKENS, MAX_SLOTS, slots};
pub use legal::{Action, DeckEnd};
pub use military::{CAPITAL, zone_points};
pub use pantheon::{DivineToken, Pantheon};
pub use pending::Pending;
pub use pending_view::PendingView;
pub use science::SYMBOLS_TO_WIN;
pub use score::Score;
pub use senate::Senate;
pub use setup::{Gods, Library, Links, Middle, Minerva, OPTIONS, Restore, Sabotage, Setup, WonderChoice, Zeus};
pub use state::{Duel, Ending, MilitaryTokenSize, MilitaryTokens};
pub use structure::{Cell, Structure};
pub use view::{
    CityView, ConspiraciesHeld, ConspiraciesView, Drawn, GodSeen, Locked, OnSpace, PantheonView, Removed, SenateView,
    View,
};

use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat, SeatSet};

/// Each verb is told in its chapter under the name it has here. A type's own method goes before that of a trait, so
/// `self.play_unchecked` below is the one in `play.rs`; if it were missing, the compiler would warn of a call without end.
impl Game for Duel {
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
        2
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
        self.play_unchecked(seat, action);
    }

    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.draw(rng)
    }

    fn is_possible(&self, outcome: Chance) -> bool {
        self.is_possible(outcome)
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance) {
        self.reveal_unchecked(outcome);
    }

    fn shuffle(setup: Setup, rng: &mut impl Rng) -> Deal {
        Deal::new(setup, rng)
    }

    #[inline]
    fn dealt(&self, deal: &Deal) -> Chance {
        self.dealt(deal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome::new(ending.winners(), ending.slug()))
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
