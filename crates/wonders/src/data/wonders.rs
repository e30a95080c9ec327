//! What is printed on the wonders: both sides, in both editions.

use super::armada::Naval;
use super::{Class, Effect, MANUFACTURED, RAW, Toward};
use crate::cost::Cost;
use crate::ids::{Resource, Side, WonderId};

use Effect::*;
use Resource::*;

/// One side of a wonder's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// What it produces from the start; neighbours may buy it.
    pub start: Resource,
    /// In the order in which they are built.
    pub stages: &'static [Stage],
}

/// A stage of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: &'static [Effect],
    /// What it does that only a wonder for the eighth seat does.
    pub naval: &'static [Naval],
}

const fn coins(coins: u8) -> Cost {
    Cost::FREE.and_coins(coins)
}

const fn of(resources: &[(Resource, u8)]) -> Cost {
    Cost::of(resources)
}

const fn stage(cost: Cost, effects: &'static [Effect]) -> Stage {
    Stage { cost, effects, naval: &[] }
}

impl Stage {
    const fn at_sea(mut self, naval: &'static [Naval]) -> Self {
        self.naval = naval;
        self
    }
}

/// The boards of the first edition: sides A and B of each wonder.
#[rustfmt::skip]
pub(super) const FIRST: [[Board; Side::NUM]; WonderId::NUM] = [
    // Alexandria.
    [
        Board { start: Glass, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(3)]),
            stage(of(&[(Ore, 2)]), &[ProduceChoice(RAW)]),
            stage(of(&[(Glass, 2)]), &[Points(7)]),
        ] },
        Board { start: Glass, stages: &[
            stage(of(&[(Clay, 2)]), &[ProduceChoice(RAW)]),
            stage(of(&[(Wood, 2)]), &[ProduceChoice(MANUFACTURED)]),
            stage(of(&[(Stone, 3)]), &[Points(7)]),
        ] },
    ],
    // Babylon.
    [
        Board { start: Clay, stages: &[
            stage(of(&[(Clay, 2)]), &[Points(3)]),
            stage(of(&[(Wood, 3)]), &[AnyScience]),
            stage(of(&[(Clay, 4)]), &[Points(7)]),
        ] },
        Board { start: Clay, stages: &[
            stage(of(&[(Clay, 1), (Loom, 1)]), &[Points(3)]),
            stage(of(&[(Wood, 2), (Glass, 1)]), &[PlayLastCard]),
            stage(of(&[(Clay, 3), (Papyrus, 1)]), &[AnyScience]),
        ] },
    ],
    // Ephesus.
    [
        Board { start: Papyrus, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(3)]),
            stage(of(&[(Wood, 2)]), &[Coins(9)]),
            stage(of(&[(Papyrus, 2)]), &[Points(7)]),
        ] },
        Board { start: Papyrus, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(2), Coins(4)]),
            stage(of(&[(Wood, 2)]), &[Points(3), Coins(4)]),
            stage(of(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[Points(5), Coins(4)]),
        ] },
    ],
    // Giza.
    [
        Board { start: Stone, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(3)]),
            stage(of(&[(Wood, 3)]), &[Points(5)]),
            stage(of(&[(Stone, 4)]), &[Points(7)]),
        ] },
        Board { start: Stone, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Stone, 3)]), &[Points(5)]),
            stage(of(&[(Clay, 3)]), &[Points(5)]),
            stage(of(&[(Stone, 4), (Papyrus, 1)]), &[Points(7)]),
        ] },
    ],
    // Halicarnassus.
    [
        Board { start: Loom, stages: &[
            stage(of(&[(Clay, 2)]), &[Points(3)]),
            stage(of(&[(Ore, 3)]), &[BuildFromDiscard]),
            stage(of(&[(Loom, 2)]), &[Points(7)]),
        ] },
        Board { start: Loom, stages: &[
            stage(of(&[(Ore, 2)]), &[Points(2), BuildFromDiscard]),
            stage(of(&[(Clay, 3)]), &[Points(1), BuildFromDiscard]),
            stage(of(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[BuildFromDiscard]),
        ] },
    ],
    // Olympia.
    [
        Board { start: Wood, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Stone, 2)]), &[FreeBuildPerAge]),
            stage(of(&[(Ore, 2)]), &[Points(7)]),
        ] },
        Board { start: Wood, stages: &[
            stage(of(&[(Wood, 2)]), &[Discount(Toward::Both, Class::Raw)]),
            stage(of(&[(Stone, 2)]), &[Points(5)]),
            stage(of(&[(Ore, 2), (Loom, 1)]), &[CopyGuild]),
        ] },
    ],
    // Rhodes.
    [
        Board { start: Ore, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Clay, 3)]), &[Shields(2)]),
            stage(of(&[(Ore, 4)]), &[Points(7)]),
        ] },
        Board { start: Ore, stages: &[
            stage(of(&[(Stone, 3)]), &[Shields(1), Points(3), Coins(3)]),
            stage(of(&[(Ore, 4)]), &[Shields(1), Points(4), Coins(4)]),
        ] },
    ],
    // Petra.
    [
        Board { start: Clay, stages: &[
            stage(of(&[(Wood, 1), (Stone, 1)]), &[Points(3)]),
            stage(coins(7), &[Points(7)]),
            stage(of(&[(Wood, 1), (Stone, 2), (Papyrus, 1)]), &[Points(7)]),
        ] },
        Board { start: Clay, stages: &[
            stage(of(&[(Ore, 2), (Clay, 2)]), &[Points(3)]).at_sea(&[Naval::OthersLoseCoins(2)]),
            stage(coins(14), &[Points(14)]),
        ] },
    ],
];

/// The boards of the second edition: sides A and B of each wonder, there called day and night.
#[rustfmt::skip]
pub(super) const SECOND: [[Board; Side::NUM]; WonderId::NUM] = [
    // Alexandria.
    [
        Board { start: Glass, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(3)]),
            stage(of(&[(Ore, 2)]), &[ProduceChoice(RAW)]),
            stage(of(&[(Loom, 1), (Papyrus, 1)]), &[Points(7)]),
        ] },
        Board { start: Glass, stages: &[
            stage(of(&[(Clay, 2)]), &[ProduceChoice(RAW)]),
            stage(of(&[(Ore, 3)]), &[ProduceChoice(MANUFACTURED)]),
            stage(of(&[(Wood, 4)]), &[Points(7)]),
        ] },
    ],
    // Babylon.
    [
        Board { start: Wood, stages: &[
            stage(of(&[(Clay, 2)]), &[Points(3)]),
            stage(of(&[(Ore, 2), (Loom, 1)]), &[AnyScience]),
            stage(of(&[(Wood, 4)]), &[Points(7)]),
        ] },
        Board { start: Wood, stages: &[
            stage(of(&[(Stone, 2)]), &[PlayLastCard]),
            stage(of(&[(Clay, 3), (Glass, 1)]), &[AnyScience]),
        ] },
    ],
    // Ephesus.
    [
        Board { start: Papyrus, stages: &[
            stage(of(&[(Clay, 2)]), &[Points(3)]),
            stage(of(&[(Wood, 2)]), &[Coins(9)]),
            stage(of(&[(Ore, 2), (Glass, 1)]), &[Points(7)]),
        ] },
        Board { start: Papyrus, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(2), Coins(4)]),
            stage(of(&[(Wood, 2)]), &[Points(3), Coins(4)]),
            stage(of(&[(Ore, 2), (Loom, 1)]), &[Points(5), Coins(4)]),
        ] },
    ],
    // Giza.
    [
        Board { start: Stone, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Clay, 2), (Loom, 1)]), &[Points(5)]),
            stage(of(&[(Stone, 4)]), &[Points(7)]),
        ] },
        Board { start: Stone, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Stone, 3)]), &[Points(5)]),
            stage(of(&[(Clay, 3)]), &[Points(5)]),
            stage(of(&[(Stone, 4), (Papyrus, 1)]), &[Points(7)]),
        ] },
    ],
    // Halicarnassus.
    [
        Board { start: Loom, stages: &[
            stage(of(&[(Ore, 2)]), &[Points(3)]),
            stage(of(&[(Glass, 1), (Papyrus, 1)]), &[BuildFromDiscard]),
            stage(of(&[(Stone, 3)]), &[Points(7)]),
        ] },
        Board { start: Loom, stages: &[
            stage(of(&[(Clay, 2)]), &[Points(2), BuildFromDiscard]),
            stage(of(&[(Glass, 1), (Papyrus, 1)]), &[Points(1), BuildFromDiscard]),
            stage(of(&[(Wood, 3)]), &[BuildFromDiscard]),
        ] },
    ],
    // Olympia.
    [
        Board { start: Clay, stages: &[
            stage(of(&[(Stone, 2)]), &[Points(3)]),
            stage(of(&[(Wood, 2)]), &[FreeFirstOfEachColor]),
            stage(of(&[(Clay, 3)]), &[Points(7)]),
        ] },
        Board { start: Clay, stages: &[
            stage(of(&[(Ore, 2)]), &[FreeFirstCardOfAge, Points(2)]),
            stage(of(&[(Clay, 3)]), &[FreeLastCardOfAge, Points(3)]),
            stage(of(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[Points(5)]),
        ] },
    ],
    // Rhodes.
    [
        Board { start: Ore, stages: &[
            stage(of(&[(Wood, 2)]), &[Points(3)]),
            stage(of(&[(Clay, 3)]), &[Shields(2)]),
            stage(of(&[(Ore, 4)]), &[Points(7)]),
        ] },
        Board { start: Ore, stages: &[
            stage(of(&[(Stone, 3)]), &[Shields(1), Points(3), Coins(3)]),
            stage(of(&[(Ore, 4)]), &[Shields(1), Points(4), Coins(4)]),
        ] },
    ],
    // Petra.
    [
        Board { start: Clay, stages: &[
            stage(of(&[(Wood, 1), (Stone, 1)]), &[Points(3)]),
            stage(coins(5), &[Points(7)]),
            stage(of(&[(Wood, 1), (Stone, 2), (Papyrus, 1)]), &[Points(7)]),
        ] },
        Board { start: Clay, stages: &[
            stage(of(&[(Ore, 2), (Clay, 2)]), &[Points(3)]).at_sea(&[Naval::OthersLoseCoins(2)]),
            stage(coins(10), &[Points(14)]),
        ] },
    ],
];
