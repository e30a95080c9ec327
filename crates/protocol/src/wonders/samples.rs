//! One deed, consequence and question of each kind, so that tests of the terminal and the page can demand words, signs and
//! buttons for all of them. A test holds these lists to the types.

use super::{WondersConsequence, WondersDeed, WondersDirection, WondersPayment, WondersQuestion};
use crate::SeatLetter;
use crate::samples::Sample;
use serde::Serialize;
use table::Seat;

/// One of each.
#[derive(Serialize)]
pub struct Samples {
    /// What a seat may do.
    pub choices: Vec<WondersDeed>,
    /// What a viewer sees of the choices of others where it does not see all, and what the table reveals; and whether a log
    /// tells it.
    pub outcomes: Vec<Sample<WondersDeed>>,
    /// What follows, and whether a log tells it.
    pub consequences: Vec<Sample<WondersConsequence>>,
    /// What is asked.
    pub questions: Vec<WondersQuestion>,
}

/// One of each kind, and of each way to pay where the message depends on it.
pub fn samples() -> Samples {
    Samples {
        choices: choices(),
        outcomes: outcomes().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        consequences: consequences().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        questions: vec![
            WondersQuestion::PickWonder,
            WondersQuestion::ChooseSide,
            WondersQuestion::ChooseCard,
            WondersQuestion::LastCard,
            WondersQuestion::Fetch,
        ],
    }
}

const SEAT: Seat = Seat::A;

fn seat() -> SeatLetter {
    SEAT.into()
}

fn choices() -> Vec<WondersDeed> {
    let card = || "baths".to_owned();
    let wonder = || "halicarnassus".to_owned();
    let payments = [
        WondersPayment::default(),
        WondersPayment { bank: 1, left: 0, right: 0 },
        WondersPayment { bank: 0, left: 2, right: 0 },
        WondersPayment { bank: 0, left: 0, right: 4 },
        WondersPayment { bank: 0, left: 1, right: 2 },
    ];
    let mut all: Vec<_> = payments.iter().map(|&payment| WondersDeed::Build { card: card(), payment }).collect();
    all.extend(payments.iter().map(|&payment| WondersDeed::Stage {
        card: card(),
        wonder: wonder(),
        stage: 2,
        payment,
    }));
    all.extend([
        WondersDeed::BuildChain { card: "aqueduct".to_owned(), from: card() },
        WondersDeed::BuildFree { card: card(), wonder: "olympia".to_owned() },
        WondersDeed::Discard { card: card(), coins: 3 },
        WondersDeed::Fetch { card: card() },
        WondersDeed::Decline,
        WondersDeed::Pick { wonder: wonder() },
    ]);
    for side in ["a", "b", "day", "night"].map(str::to_owned) {
        all.push(WondersDeed::PickSide { wonder: wonder(), side: side.clone() });
        all.push(WondersDeed::ChooseSide { wonder: wonder(), side });
    }
    all
}

fn outcomes() -> Vec<WondersDeed> {
    let payment = WondersPayment { bank: 0, left: 1, right: 2 };
    vec![
        WondersDeed::StageHidden { wonder: "giza".to_owned(), stage: 1, payment },
        WondersDeed::DiscardHidden { coins: 3 },
        WondersDeed::WondersDealt { wonders: ["giza", "rhodes", "olympia"].map(str::to_owned).into() },
        WondersDeed::SidesDealt { sides: ["a", "b", "a"].map(str::to_owned).into() },
        WondersDeed::HandsDealt { age: 1, hand: ["altar", "baths"].map(str::to_owned).into() },
        WondersDeed::HandsDealtHidden { age: 2 },
    ]
}

fn consequences() -> Vec<WondersConsequence> {
    vec![
        WondersConsequence::Sold { seat: seat(), buyer: Seat::B.into(), coins: 2 },
        WondersConsequence::CardCoins { seat: seat(), card: "vineyard".to_owned(), coins: 4 },
        WondersConsequence::StageCoins { seat: seat(), coins: 9 },
        WondersConsequence::WonderComplete { seat: seat(), wonder: "giza".to_owned() },
        WondersConsequence::MayFetch { seat: seat() },
        WondersConsequence::NothingToFetch { seat: seat() },
        WondersConsequence::Points { seat: seat(), change: 5 },
        WondersConsequence::PutAway { count: 3 },
        WondersConsequence::LastCard { seat: seat() },
        WondersConsequence::Passed { to: WondersDirection::Left },
        WondersConsequence::Passed { to: WondersDirection::Right },
        WondersConsequence::Conflicts { age: 2, shields: vec![2, 0, 2], won: vec![1, 0, 1], lost: vec![0, 2, 0] },
        WondersConsequence::Victory { seat: seat(), count: 2, points: 6 },
        WondersConsequence::Defeat { seat: seat(), count: 1 },
        WondersConsequence::NoConflict,
        WondersConsequence::Ends { way: "points".to_owned() },
    ]
}
