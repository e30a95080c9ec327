//! One deed, consequence, question and duty of each kind, so that tests of the terminal and the page can demand words,
//! signs and buttons for all of them. A test holds these lists to the types.

use super::{
    ArchitectsBeside, ArchitectsConsequence, ArchitectsDeed, ArchitectsDuty, ArchitectsPayment, ArchitectsQuestion,
    ArchitectsSide,
};
use crate::SeatLetter;
use crate::samples::Sample;
use serde::Serialize;
use table::Seat;

/// One of each.
#[derive(Serialize)]
pub struct Samples {
    /// What a seat may do.
    pub choices: Vec<ArchitectsDeed>,
    /// What the table reveals, and whether a log tells it.
    pub outcomes: Vec<Sample<ArchitectsDeed>>,
    /// What follows, and whether a log tells it.
    pub consequences: Vec<Sample<ArchitectsConsequence>>,
    /// What is asked.
    pub questions: Vec<ArchitectsQuestion>,
    /// What has to be done before a turn ends.
    pub duties: Vec<ArchitectsDuty>,
}

/// One of each kind, and of each side where the message depends on it.
pub fn samples() -> Samples {
    Samples {
        choices: choices(),
        outcomes: outcomes().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        consequences: consequences().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        questions: vec![
            ArchitectsQuestion::PickWonder,
            ArchitectsQuestion::Take,
            ArchitectsQuestion::Act,
            ArchitectsQuestion::TakeToken,
            ArchitectsQuestion::AnyDeck,
            ArchitectsQuestion::SearchDeck,
            ArchitectsQuestion::Keep,
            ArchitectsQuestion::UseEffect,
        ],
        duties: vec![ArchitectsDuty::Build, ArchitectsDuty::Exchange, ArchitectsDuty::Extra],
    }
}

const SEAT: Seat = Seat::A;

fn seat() -> SeatLetter {
    SEAT.into()
}

fn choices() -> Vec<ArchitectsDeed> {
    let sides = [ArchitectsSide::Left, ArchitectsSide::Right, ArchitectsSide::Centre];
    // Whoever has not looked does not know the top of the central deck.
    let from = |side: ArchitectsSide| match side {
        ArchitectsSide::Left => ("A".to_owned(), Some("wood".to_owned())),
        ArchitectsSide::Right => ("C".to_owned(), Some("gear".to_owned())),
        ArchitectsSide::Centre => ("centre".to_owned(), None),
    };
    let wonder = || "halicarnassus".to_owned();
    let mut all = vec![ArchitectsDeed::Pick { wonder: wonder() }, ArchitectsDeed::Look];
    for side in sides {
        let (deck, card) = from(side);
        all.push(ArchitectsDeed::Take { side, deck, card });
    }
    for side in sides {
        let (deck, card) = from(side);
        all.push(ArchitectsDeed::Extra { side, deck, card });
    }
    all.extend([
        ArchitectsDeed::Build {
            wonder: wonder(),
            stage: "s3".to_owned(),
            payment: ArchitectsPayment {
                cards: [("wood".to_owned(), 2), ("coin".to_owned(), 1)].into(),
                economy: true,
                engineering: true,
            },
        },
        ArchitectsDeed::Exchange { set: "different".to_owned() },
        ArchitectsDeed::Token { token: "culture".to_owned() },
        ArchitectsDeed::Blind,
        ArchitectsDeed::Fetch { deck: "B".to_owned(), card: "glass".to_owned() },
        ArchitectsDeed::FetchCentre { card: None },
        ArchitectsDeed::Search { side: ArchitectsBeside::Left, deck: "A".to_owned() },
        ArchitectsDeed::Search { side: ArchitectsBeside::Right, deck: "C".to_owned() },
        ArchitectsDeed::Keep { deck: "A".to_owned(), card: "tablet".to_owned() },
        ArchitectsDeed::Use { wonder: wonder() },
        ArchitectsDeed::Decline { wonder: wonder() },
        ArchitectsDeed::NoExtra,
        ArchitectsDeed::End { unused: 0 },
    ]);
    all
}

fn outcomes() -> Vec<ArchitectsDeed> {
    let card = || "shield".to_owned();
    let token = || "tactics".to_owned();
    let to = seat();
    vec![
        ArchitectsDeed::WonderDealt { to, wonder: "giza".to_owned() },
        ArchitectsDeed::WonderOffered { wonder: "rhodes".to_owned() },
        ArchitectsDeed::TurnedUp { deck: "A".to_owned(), card: card() },
        ArchitectsDeed::TokenLaid { token: token() },
        ArchitectsDeed::TokenTurnedUp { token: token() },
        ArchitectsDeed::Drawn { to, card: card() },
        ArchitectsDeed::Seen { to, card: card() },
        ArchitectsDeed::SeenHidden { to },
        ArchitectsDeed::TokenDrawn { to, token: token() },
        ArchitectsDeed::Shown { to, deck: "A".to_owned(), card: card() },
        ArchitectsDeed::ShownHidden { to, deck: "A".to_owned() },
    ]
}

fn consequences() -> Vec<ArchitectsConsequence> {
    let seat = seat();
    let wonder = || "olympia".to_owned();
    let figures = || vec![3, 0, 1];
    let questions = [
        ArchitectsQuestion::TakeToken,
        ArchitectsQuestion::AnyDeck,
        ArchitectsQuestion::SearchDeck,
        ArchitectsQuestion::Keep,
        ArchitectsQuestion::UseEffect,
    ];
    let mut all = vec![
        ArchitectsConsequence::Card { seat, card: "civic_3".to_owned() },
        ArchitectsConsequence::BothSides { seat, wonder: wonder(), cards: vec!["wood".to_owned(), "gear".to_owned()] },
        ArchitectsConsequence::Shuffled { deck: "A".to_owned() },
        ArchitectsConsequence::Cat { seat },
        ArchitectsConsequence::Horns { turned: 2, showing: 3, of: 3 },
        ArchitectsConsequence::ExtraCard { seat, token: "crafts".to_owned() },
        ArchitectsConsequence::WonderComplete { seat, wonder: wonder() },
        ArchitectsConsequence::BattleDue { shields: figures(), won: figures(), discards: figures() },
        ArchitectsConsequence::Battle { shields: figures(), won: figures(), discards: figures() },
        ArchitectsConsequence::Victory { seat, count: 2 },
        ArchitectsConsequence::NoVictory,
        ArchitectsConsequence::SetsComplete { seat, sets: vec!["gear".to_owned(), "different".to_owned()] },
        ArchitectsConsequence::StagesAffordable { seat, stages: vec!["s1".to_owned(), "s2".to_owned()] },
        ArchitectsConsequence::Points { seat, change: -2 },
        ArchitectsConsequence::Turn { seat },
        ArchitectsConsequence::Ends { way: "wonder".to_owned() },
    ];
    all.extend(questions.map(|question| ArchitectsConsequence::Asks { question }));
    all
}
