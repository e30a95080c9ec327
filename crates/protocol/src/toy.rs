//! The toy game as a viewer sees it, for tests of everything that shows a game. The page's types do not know it.

use crate::game::imagined;
use crate::{GameEvent, GameView, SeatLetter, Shown};
use ::toy::view::{Played, Told, View};
use ::toy::{Action, Auction, Card};
use serde::{Deserialize, Serialize};
use table::{Actions, Game, Notation};
use utoipa::ToSchema;

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ToyView {
    /// How many ages are over.
    pub age: usize,
    /// The viewer's hand.
    pub hand: Vec<String>,
    /// What turned up in each round of the age.
    pub lots: Vec<String>,
    /// What the seats bid in each round of the age that has opened; none where a card was buried.
    pub bids: Vec<Vec<Option<String>>>,
    /// What the viewer's seat may do now.
    pub actions: Vec<ToyAction>,
}

/// Something the viewer's seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ToyAction {
    /// The text to send.
    pub text: String,
    /// What it is.
    #[serde(flatten)]
    pub deed: ToyDeed,
}

/// What can be done, and what happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ToyDeed {
    /// A seat bids a card.
    Bid {
        /// Which.
        card: String,
    },
    /// A seat buries a card.
    Bury {
        /// Which, if the viewer knows it.
        card: Option<String>,
    },
    /// A card is dealt to a seat.
    Dealt {
        /// To whom; to the viewer's own seat if it is not said.
        to: Option<SeatLetter>,
        /// Which, if the viewer sees it.
        card: Option<String>,
    },
    /// A lot turns up.
    TurnedUp {
        /// Which.
        card: String,
    },
}

fn name(card: Card) -> String {
    card.slug().to_owned()
}

impl ToyDeed {
    fn of(action: Action) -> Self {
        match action {
            Action::Bid(card) => Self::Bid { card: name(card) },
            Action::Bury(card) => Self::Bury { card: Some(name(card)) },
        }
    }
}

impl Shown for Auction {
    fn shown(view: &View) -> GameView {
        let game: Self = imagined(view);
        let mut legal = Actions::new();
        if let Some(seat) = view.seat {
            game.legal_actions(seat, &mut legal);
        }
        let action = |&action: &Action| ToyAction {
            text: view.seat.map(|seat| game.action_text(seat, action)).unwrap_or_default(),
            deed: ToyDeed::of(action),
        };
        let bid = |played: &Played| match played {
            Played::Bid(card) => Some(name(*card)),
            Played::Nothing | Played::FaceDown | Played::Buried => None,
        };
        GameView::Toy(ToyView {
            age: view.age,
            hand: view.hand.iter().map(name).collect(),
            lots: view.lots.into_iter().flatten().map(name).collect(),
            bids: view.played[..view.round].iter().map(|row| row.0[..game.seats()].iter().map(bid).collect()).collect(),
            actions: legal.iter().map(action).collect(),
        })
    }

    fn told(_: &View, events: &[Told], _: &View) -> Vec<GameEvent> {
        let told = |event: &Told| {
            GameEvent::Toy(match *event {
                Told::Drew(card) => ToyDeed::Dealt { to: None, card: Some(name(card)) },
                Told::Dealt(seat) => ToyDeed::Dealt { to: Some(seat.into()), card: None },
                Told::TurnedUp(_, card) => ToyDeed::TurnedUp { card: name(card) },
                Told::Chose(action) => ToyDeed::of(action),
                Told::Bid(_, card) => ToyDeed::Bid { card: name(card) },
                Told::Buried(_) => ToyDeed::Bury { card: None },
                Told::LaidDown(_) | Told::Opened { .. } => {
                    unreachable!("a round is told as a whole, when it has opened")
                }
            })
        };
        events.iter().map(told).collect()
    }
}
