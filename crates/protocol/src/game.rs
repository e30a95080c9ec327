//! A game as one viewer sees it, in the words of any game; what differs by game is in [`GameView`] and [`GameEvent`].

use crate::SeatLetter;
use crate::architects::{ArchitectsEvent, ArchitectsView};
use crate::duel::{DuelEvent, DuelView};
use serde::{Deserialize, Serialize};
use std::hash::Hash;
use table::{Game, Notation, Phase, Seat, Xoshiro};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game in progress or over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameState {
    /// Grows with every change of the game, also when something is taken back.
    pub version: u32,
    /// Seats that have to act now.
    pub to_act: Vec<SeatLetter>,
    /// The game's own part.
    pub view: GameView,
    /// Every row of the score pad as it stands.
    pub sheet: Vec<ScoreRow>,
    /// How the game ended.
    pub ending: Option<Ending>,
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
}

impl GameView {
    /// What the viewer may do now, as texts to send.
    pub fn actions(&self) -> Vec<&str> {
        match self {
            Self::Duel(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
            Self::Architects(view) => view.actions.iter().map(|action| action.text.as_str()).collect(),
        }
    }

    /// Takes out what could still be done, for a game that ended outside its rules.
    pub fn close(&mut self) {
        match self {
            Self::Duel(view) => (view.ask, view.actions) = (None, Vec::new()),
            Self::Architects(view) => (view.ask, view.actions) = (None, Vec::new()),
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
}

/// One event of a game as the reader saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Happening {
    /// Its place in the game's log, from 0.
    pub index: u32,
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
    /// The way: in Duel `civilian`, `military`, `science` or `politics`, in Architects `wonder` or `decks`; or `resigned` and `overdue`, which no rulebook knows.
    pub way: String,
    /// Who won; several share a victory.
    pub winners: Vec<SeatLetter>,
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
    /// What the viewer learns from an event, with its consequences. `after` is the view once it has happened.
    fn told(before: &Self::View, event: &Self::EventView, after: &Self::View) -> GameEvent;
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
        to_act: match game.phase() {
            Phase::Act(seats) => seats.iter().map(SeatLetter::from).collect(),
            Phase::Chance | Phase::Over => Vec::new(),
        },
        view: G::shown(&view),
        sheet: sheet
            .rows
            .iter()
            .map(|(row, points)| ScoreRow { row: (*row).to_owned(), points: points[..sheet.seats].to_vec() })
            .collect(),
        ending: game.outcome().map(|outcome| Ending {
            way: outcome.ending.to_owned(),
            winners: outcome.winners.iter().map(SeatLetter::from).collect(),
        }),
    }
}

/// What a seat, or a spectator, learns from an event that leads from one position to the next.
pub fn happening<G: Shown>(
    before: &G,
    event: table::Event<G>,
    after: &G,
    index: u32,
    viewer: Option<Seat>,
) -> Happening {
    let seat = match event {
        table::Event::Act(seat, _) => Some(seat.into()),
        table::Event::Chance(_) => None,
    };
    let told = G::told(&before.view(viewer), &before.event_view(event, viewer), &after.view(viewer));
    Happening { index, seat, event: told }
}
