//! A game as one viewer sees it, in the words of any game; what differs by game is in [`GameView`] and [`GameEvent`].

use crate::SeatLetter;
use crate::architects::{ArchitectsEvent, ArchitectsView};
use crate::duel::{DuelEvent, DuelView};
use crate::wonders::{WondersEvent, WondersView};
use serde::{Deserialize, Serialize};
use std::hash::Hash;
use table::{Event, Game, Notation, Seat, SeatSet, Sides, Xoshiro};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game in progress or over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameState {
    /// Grows with every change of the game, also when something is taken back.
    pub version: u32,
    /// The game's own part.
    pub view: GameView,
    /// Every row of the score pad as it stands.
    pub sheet: Vec<ScoreRow>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// Who is asked to choose now, as the reader sees it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Round {
    /// Seats that are asked. Several choose at the same time: each seals an answer, and all open when the last is in.
    pub asked: Vec<SeatLetter>,
    /// Those of them that have not answered yet.
    pub to_act: Vec<SeatLetter>,
    /// What the seat is asked whose eyes the reader has.
    pub question: Option<Question>,
    /// A seat of the reader's person knows or chooses what their other seats must not see: a device that several share is
    /// handed on behind a curtain.
    pub secret: bool,
}

/// What one seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Question {
    /// Its number, which an answer names. It stays the same whatever other seats answer.
    pub number: u32,
    /// The answer that the seat has sealed and may still change: an action's text.
    pub sealed: Option<String>,
}

/// The game's own part of a state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "one is made, written and dropped at a time")]
pub enum GameView {
    /// 7 Wonders Duel.
    Duel(DuelView),
    /// 7 Wonders: Architects.
    Architects(ArchitectsView),
    /// 7 Wonders.
    Wonders(WondersView),
    /// The toy, for tests.
    #[cfg(feature = "toy")]
    #[ts(skip)]
    Toy(crate::toy::ToyView),
}

impl GameView {
    /// What the viewer may do now, as texts to send.
    pub fn actions(&self) -> Vec<&str> {
        match self {
            Self::Duel(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
            Self::Architects(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
            Self::Wonders(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
            #[cfg(feature = "toy")]
            Self::Toy(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
        }
    }

    /// Takes out what could still be done, for a game that ended outside its rules.
    pub fn close(&mut self) {
        match self {
            Self::Duel(view) => (view.ask, view.actions) = (None, Vec::new()),
            Self::Architects(view) => (view.ask, view.actions) = (None, Vec::new()),
            Self::Wonders(view) => (view.ask, view.actions) = (None, Vec::new()),
            #[cfg(feature = "toy")]
            Self::Toy(view) => view.actions.clear(),
        }
    }
}

/// The game's own part of a happening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum GameEvent {
    /// 7 Wonders Duel.
    Duel(DuelEvent),
    /// 7 Wonders: Architects.
    Architects(ArchitectsEvent),
    /// 7 Wonders.
    Wonders(WondersEvent),
    /// The toy, for tests.
    #[cfg(feature = "toy")]
    #[ts(skip)]
    Toy(crate::toy::ToyDeed),
}

/// What happened at one moment of a game, as the reader saw it: one event, or a round in which several seats chose at the
/// same time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Happening {
    /// The place of its first event in the game's log, from 0. Each deed is one event.
    pub index: u32,
    /// One deed, or one for each seat that chose, in the order of seats.
    pub deeds: Vec<Deed>,
}

/// One event of a game as the reader saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Deed {
    /// Who acted; none if the table revealed something.
    pub seat: Option<SeatLetter>,
    /// What happened.
    pub event: GameEvent,
}

/// One row of the score pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreRow {
    /// The row's word.
    pub row: String,
    /// Points by seat.
    pub points: Vec<i16>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ending {
    /// The way: in Duel `civilian`, `military`, `science` or `politics`, in Architects `wonder` or `decks`, in 7 Wonders `points`; or `resigned` and `overdue`, which no rulebook knows.
    pub way: String,
    /// Who won; several share a victory.
    pub winners: Vec<SeatLetter>,
    /// The same by side: partners have won together, and several sides share a victory.
    pub sides: Vec<Vec<SeatLetter>>,
}

impl Ending {
    /// These seats won in this way.
    pub fn new(way: &str, winners: SeatSet, sides: Sides) -> Self {
        let sides = sides.among(winners).map(letters).collect();
        Self { way: way.to_owned(), winners: letters(winners), sides }
    }
}

/// Seats as they travel.
pub fn letters(seats: SeatSet) -> Vec<SeatLetter> {
    seats.iter().map(SeatLetter::from).collect()
}

/// One line of advice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HintLine {
    /// The action's text.
    pub action: String,
    /// The chance to win with it, from 0 to 1.
    pub share: f32,
    /// The word of the main reason.
    pub reason: String,
}

/// A game that can be shown to people. All of it is worked out from what the viewer knows.
pub trait Shown: Notation<View: Send + Sync, EventView: Hash + Send> {
    /// What the viewer sees, with all that follows from it: prices, legal actions, what they lead to.
    fn shown(view: &Self::View) -> GameView;
    /// What the viewer learns from an event, or from all events of a round in their order, with the consequences. `after` is the
    /// view once all of them have happened.
    fn told(before: &Self::View, events: &[Self::EventView], after: &Self::View) -> Vec<GameEvent>;
}

/// A position that looks like the view. What is shown is read off it, so that nothing the viewer does not know can be.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut Xoshiro::new(0))
}

/// A game as a seat, or a spectator, sees it.
pub fn state_of<G: Shown>(game: &G, viewer: Option<Seat>, version: u32) -> GameState {
    let view = game.view(viewer);
    let game: G = imagined(&view);
    let sheet = game.score_sheet();
    GameState {
        version,
        view: G::shown(&view),
        sheet: sheet
            .rows
            .iter()
            .map(|(row, points)| ScoreRow { row: (*row).to_owned(), points: points[..sheet.seats].to_vec() })
            .collect(),
        ending: game.outcome().map(|outcome| Ending::new(outcome.ending, outcome.winners, outcome.sides)),
    }
}

/// What a seat, or a spectator, learns from an event or from a round that opens.
pub fn happening<G: Shown>(round: &table::Round<'_, G>, viewer: Option<Seat>) -> Happening {
    let (before, after) = (round.before.view(viewer), round.after.view(viewer));
    let seen = |&event: &Event<G>| match event {
        Event::Act(seat, action) if round.is_shared() => round.before.opened_view(seat, action, viewer),
        Event::Act(..) | Event::Chance(_) => round.before.event_view(event, viewer),
    };
    let seen: Vec<G::EventView> = round.events.iter().map(seen).collect();
    let told = G::told(&before, &seen, &after);
    let deeds = round.events.iter().zip(told).map(|(event, told)| Deed {
        seat: match event {
            Event::Act(seat, _) => Some(SeatLetter::from(*seat)),
            Event::Chance(_) => None,
        },
        event: told,
    });
    Happening { index: round.index as u32, deeds: deeds.collect() }
}
