//! One deed, consequence and question of each kind, so that tests of the terminal and the page can demand words, signs and
//! buttons for all of them. A test holds these lists to the types.

use super::{
    ArmadaLoss, ArmadaStanding, ArmadaStep, ArmadaVoyage, WondersConflict, WondersConsequence, WondersDeed,
    WondersDirection, WondersPayment, WondersQuestion,
};
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
            WondersQuestion::MoveShips,
            WondersQuestion::Explore,
            WondersQuestion::KeepIsland,
            WondersQuestion::JoinConflict,
        ],
    }
}

const SEAT: Seat = Seat::A;

fn seat() -> SeatLetter {
    SEAT.into()
}

/// Nothing, the bank, each neighbour, both, and cities two seats away.
fn payments() -> [WondersPayment; 7] {
    let nothing = WondersPayment::default();
    [
        nothing,
        WondersPayment { bank: 1, ..nothing },
        WondersPayment { left: 2, ..nothing },
        WondersPayment { right: 4, ..nothing },
        WondersPayment { left: 1, right: 2, ..nothing },
        WondersPayment { far_left: 2, ..nothing },
        WondersPayment { right: 2, far_right: 1, ..nothing },
    ]
}

fn step(fleet: &str, space: u8) -> ArmadaStep {
    ArmadaStep { fleet: fleet.to_owned(), space }
}

/// Ships that move with a card or a stage: one for its price, one for nothing, or both.
fn voyages() -> impl Iterator<Item = Option<ArmadaVoyage>> {
    let [paid, free] = [Some(step("blue", 1)), Some(step("green", 2))];
    [(paid.clone(), None), (None, free.clone()), (paid, free)]
        .into_iter()
        .map(|(step, free)| Some(ArmadaVoyage { step, free }))
}

fn stage(wonder: String, payment: WondersPayment, voyage: Option<ArmadaVoyage>) -> WondersDeed {
    WondersDeed::Stage { card: "baths".to_owned(), wonder, stage: 2, payment, voyage }
}

fn choices() -> Vec<WondersDeed> {
    let card = || "baths".to_owned();
    let wonder = || "halicarnassus".to_owned();
    let mut all: Vec<_> =
        payments().iter().map(|&payment| WondersDeed::Build { card: card(), payment, voyage: None }).collect();
    all.extend(voyages().map(|voyage| WondersDeed::Build { card: card(), payment: payments()[1], voyage }));
    all.extend(payments().iter().map(|&payment| stage(wonder(), payment, None)));
    all.extend(voyages().map(|voyage| stage(wonder(), payments()[2], voyage)));
    for voyage in [None].into_iter().chain(voyages()) {
        let payment = if voyage.is_some() { payments()[2] } else { WondersPayment::default() };
        let (from, olympia) = (card(), "olympia".to_owned());
        all.push(WondersDeed::BuildChain { card: "aqueduct".to_owned(), from, payment, voyage: voyage.clone() });
        all.push(WondersDeed::BuildFree { card: card(), wonder: olympia, payment, voyage });
    }
    all.extend([
        WondersDeed::Discard { card: card(), coins: 3 },
        WondersDeed::Fetch { card: card() },
        WondersDeed::Decline,
        WondersDeed::Pick { wonder: wonder() },
        WondersDeed::DiscardToMove { card: card(), space: 3 },
        WondersDeed::MoveShips { ships: vec![step("blue", 2)] },
        WondersDeed::MoveShips { ships: vec![step("red", 1), step("green", 4)] },
        WondersDeed::MoveNone,
        WondersDeed::Explore { level: 2 },
        WondersDeed::StayHome { level: 2 },
        WondersDeed::KeepIsland { island: "windy_oasis".to_owned() },
        WondersDeed::JoinConflict,
        WondersDeed::StayOut,
    ]);
    for side in ["a", "b", "day", "night"].map(str::to_owned) {
        all.push(WondersDeed::PickSide { wonder: wonder(), side: side.clone() });
        all.push(WondersDeed::ChooseSide { wonder: wonder(), side });
    }
    all
}

fn outcomes() -> Vec<WondersDeed> {
    let hidden = |voyage| WondersDeed::StageHidden {
        wonder: "giza".to_owned(),
        stage: 1,
        payment: WondersPayment { left: 1, right: 2, ..WondersPayment::default() },
        voyage,
    };
    let mut all = vec![hidden(None)];
    all.extend(voyages().map(hidden));
    all.extend([
        WondersDeed::DiscardHidden { coins: 3 },
        WondersDeed::WondersDealt { wonders: ["giza", "rhodes", "olympia"].map(str::to_owned).into() },
        WondersDeed::SidesDealt { sides: ["a", "b", "a"].map(str::to_owned).into() },
        WondersDeed::HandsDealt { age: 1, hand: ["altar", "baths"].map(str::to_owned).into() },
        WondersDeed::HandsDealtHidden { age: 2 },
        WondersDeed::DiscardToMoveHidden { space: 2 },
        WondersDeed::ShipyardsDealt { shipyards: ["shipyard_3", "shipyard_1", "shipyard_8"].map(str::to_owned).into() },
        WondersDeed::IslandDrawn { seat: seat(), island: "iron_oasis".to_owned() },
        WondersDeed::IslandsDealt {
            level: 1,
            explorers: vec![seat(), Seat::B.into()],
            islands: ["lost_island", "foggy_island"].map(str::to_owned).into(),
        },
        WondersDeed::IslandsDealtHidden { level: 3, explorers: vec![Seat::B.into()] },
    ]);
    all
}

fn losses() -> Vec<ArmadaLoss> {
    [(Seat::B, 2), (SEAT.right(3), 1)].map(|(seat, coins)| ArmadaLoss { seat: seat.into(), coins }).into()
}

fn standings() -> Vec<ArmadaStanding> {
    let standing =
        |(seat, shields, token, out): (Seat, u8, i8, bool)| ArmadaStanding { seat: seat.into(), shields, token, out };
    [(Seat::A, 4, 5, false), (Seat::B, 1, -2, false), (SEAT.right(3), 0, 0, true)].map(standing).into()
}

fn consequences_at_sea() -> Vec<WondersConsequence> {
    let raid = WondersConflict { raid: true, ..conflict([Seat::A, SEAT.right(3)], [2, 1], Some(Seat::A), [3, -1]) };
    let mut all = Vec::new();
    for losses in [losses(), Vec::new()] {
        all.push(WondersConsequence::Tax { seat: seat(), tax: 2, losses: losses.clone() });
        all.push(WondersConsequence::Pirates { seat: seat(), losses: losses.clone() });
        all.push(WondersConsequence::OthersPay { seat: seat(), losses });
    }
    all.extend([
        WondersConsequence::ShipMoves { seat: seat(), fleet: "yellow".to_owned(), space: 2 },
        WondersConsequence::ShipCoins { seat: seat(), coins: 2 },
        WondersConsequence::ConstructionCoins { seat: seat(), coins: 1 },
        WondersConsequence::CoinsLost { seat: seat(), coins: 3 },
        WondersConsequence::Raid { seat: seat(), target: SEAT.right(3).into(), conflict: raid },
        WondersConsequence::Explores { seat: seat(), level: 2 },
        WondersConsequence::DrawsIsland { seat: seat(), level: 1 },
        WondersConsequence::IslandFound { seat: seat(), island: "lost_island".to_owned() },
        WondersConsequence::MayMove { seat: seat(), count: 2, fleets: ["red", "green"].map(str::to_owned).into() },
        WondersConsequence::LandShields { seat: seat(), conflicts: vec![raid] },
        WondersConsequence::NavalShields { seat: seat(), standings: standings() },
        WondersConsequence::NavalConflict { age: 2, standings: standings() },
        WondersConsequence::NavalVictory { seat: seat(), points: 5 },
        WondersConsequence::NavalDefeat { seat: seat(), points: -2 },
        WondersConsequence::NoNavalConflict,
    ]);
    all
}

fn consequences() -> Vec<WondersConsequence> {
    let mut all = vec![
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
        WondersConsequence::Shields {
            seat: seat(),
            left: conflict([Seat::A, Seat::B], [2, 0], Some(Seat::A), [3, -1]),
            right: conflict([Seat::A, SEAT.right(3)], [2, 2], None, [0, 0]),
        },
        WondersConsequence::Conflicts {
            age: 2,
            pairs: vec![
                conflict([Seat::A, Seat::B], [2, 0], Some(Seat::A), [3, -1]),
                conflict([Seat::B, SEAT.right(3)], [0, 2], Some(SEAT.right(3)), [-1, 3]),
                conflict([SEAT.right(3), Seat::A], [2, 2], None, [0, 0]),
            ],
        },
        WondersConsequence::Victory { seat: seat(), count: 2, points: 6 },
        WondersConsequence::Defeat { seat: seat(), count: 1 },
        WondersConsequence::NoConflict,
        WondersConsequence::Ends { way: "points".to_owned() },
    ];
    all.extend(consequences_at_sea());
    all
}

fn conflict(seats: [Seat; 2], shields: [u8; 2], winner: Option<Seat>, points: [i16; 2]) -> WondersConflict {
    WondersConflict {
        seats: seats.map(SeatLetter::from),
        shields,
        winner: winner.map(SeatLetter::from),
        points,
        raid: false,
    }
}
