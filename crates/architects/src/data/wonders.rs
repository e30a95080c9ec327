//! The seven wonders: what a stage costs, what it is worth, what lies under it, and what it does.

use super::tokens::When;
use crate::ids::{StageId, WonderId};

/// How the resources of a cost have to go together (R4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// All unlike.
    Different,
    /// All alike.
    Identical,
}

/// What a stage costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// How many resources.
    pub count: u8,
    /// Alike or unlike.
    pub kind: Kind,
}

/// What a wonder's effect does (R7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Takes the top card of any deck.
    AnyDeck,
    /// Takes a progress token.
    Token,
    /// Takes the top card of the central deck.
    CentralCard,
    /// Does nothing: the stages are worth more instead.
    Nothing,
    /// Keeps one of the first five cards of the left or right deck.
    Search,
    /// Takes the top cards of the left and the right deck.
    BothSides,
    /// Adds a shield.
    Shield,
}

/// Where a stage lies in its level, for drawing it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Left.
    Left,
    /// In the middle, or all over.
    Centre,
    /// Right.
    Right,
}

/// A stage of a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The level it lies on, from 1 at the bottom.
    pub level: u8,
    /// Where on its level.
    pub place: Place,
    /// What it is worth.
    pub points: u8,
    /// Building it triggers the wonder's effect.
    pub has_effect: bool,
}

/// A wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wonder {
    id: WonderId,
    /// What some of its stages do.
    pub effect: Effect,
    /// Its stages, in order of their cost.
    pub stages: [Stage; StageId::NUM],
}

impl Effect {
    /// When it works.
    pub const fn when(self) -> When {
        match self {
            Self::AnyDeck | Self::Token | Self::CentralCard | Self::Search | Self::BothSides => When::Happening,
            Self::Shield => When::Always,
            Self::Nothing => When::Never,
        }
    }
}

impl Wonder {
    /// A stage.
    pub const fn stage(&self, stage: StageId) -> &Stage {
        &self.stages[stage as usize]
    }
}

/// The cost of each stage, the same in every wonder.
pub(super) const COSTS: [Cost; StageId::NUM] = [different(2), identical(2), different(3), identical(3), different(4)];

const fn different(count: u8) -> Cost {
    Cost { count, kind: Kind::Different }
}

const fn identical(count: u8) -> Cost {
    Cost { count, kind: Kind::Identical }
}

const fn stage(level: u8, place: Place, points: u8) -> Stage {
    Stage { level, place, points, has_effect: false }
}

const fn effect(level: u8, place: Place, points: u8) -> Stage {
    Stage { level, place, points, has_effect: true }
}

use Effect::{AnyDeck, BothSides, CentralCard, Nothing, Search, Shield, Token};
use Place::{Centre, Left, Right};
use WonderId::{Alexandria, Babylon, Ephesus, Giza, Halicarnassus, Olympia, Rhodes};

const fn wonder(id: WonderId, effect: Effect, stages: [Stage; StageId::NUM]) -> Wonder {
    Wonder { id, effect, stages }
}

#[rustfmt::skip]
pub(super) const WONDERS: [Wonder; WonderId::NUM] = [
    wonder(Alexandria, AnyDeck, [stage(1, Centre, 4), effect(2, Centre, 3), stage(3, Centre, 6), effect(4, Centre, 5), stage(5, Centre, 7)]),
    wonder(Babylon, Token, [stage(1, Centre, 3), effect(2, Centre, 0), stage(3, Centre, 5), effect(4, Left, 5), stage(4, Right, 7)]),
    wonder(Ephesus, CentralCard, [stage(1, Centre, 3), effect(2, Left, 3), effect(2, Centre, 4), effect(2, Right, 5), stage(3, Centre, 7)]),
    wonder(Giza, Nothing, [stage(1, Centre, 4), stage(2, Centre, 5), stage(3, Centre, 6), stage(4, Centre, 7), stage(5, Centre, 8)]),
    wonder(Halicarnassus, Search, [stage(1, Centre, 3), effect(2, Centre, 3), stage(3, Left, 6), effect(3, Right, 5), stage(4, Centre, 7)]),
    wonder(Olympia, BothSides, [stage(1, Centre, 3), effect(2, Left, 2), stage(2, Right, 5), effect(3, Centre, 5), stage(4, Centre, 7)]),
    wonder(Rhodes, Shield, [stage(1, Left, 4), effect(1, Right, 4), stage(2, Centre, 5), effect(3, Centre, 6), stage(4, Centre, 7)]),
];

/// What can be built over each set of stages that stand: every stage of every lower level has to (R4.1).
pub(super) const AVAILABLE: [[u8; 32]; WonderId::NUM] = {
    let mut table = [[0; 32]; WonderId::NUM];
    let mut wonder = 0;
    while wonder < WonderId::NUM {
        let mut built = 0;
        while built < 32 {
            table[wonder][built] = available(&WONDERS[wonder].stages, built as u8);
            built += 1;
        }
        wonder += 1;
    }
    table
};

const fn available(stages: &[Stage; StageId::NUM], built: u8) -> u8 {
    let mut mask = 0;
    let mut i = 0;
    while i < stages.len() {
        let mut is_open = built >> i & 1 == 0;
        let mut below = 0;
        while below < stages.len() {
            is_open &= stages[below].level >= stages[i].level || built >> below & 1 == 1;
            below += 1;
        }
        mask |= (is_open as u8) << i;
        i += 1;
    }
    mask
}

pub(super) const EFFECT_STAGES: [u8; WonderId::NUM] = {
    let mut table = [0; WonderId::NUM];
    let mut wonder = 0;
    while wonder < WonderId::NUM {
        let mut i = 0;
        while i < StageId::NUM {
            table[wonder] |= (WONDERS[wonder].stages[i].has_effect as u8) << i;
            i += 1;
        }
        wonder += 1;
    }
    table
};

const _: () = {
    // What complete wonders are worth.
    let totals = [25, 20, 22, 30, 24, 22, 26];
    let effects = [2, 2, 3, 0, 2, 2, 2];
    let mut wonder = 0;
    while wonder < WonderId::NUM {
        assert!(WONDERS[wonder].id as usize == wonder, "wonders stand in the order of ids.rs");
        let mut points = 0;
        let mut i = 0;
        while i < StageId::NUM {
            points += WONDERS[wonder].stages[i].points;
            i += 1;
        }
        assert!(points == totals[wonder]);
        assert!(EFFECT_STAGES[wonder].count_ones() == effects[wonder]);
        wonder += 1;
    }
    let mut resources = 0;
    let mut i = 0;
    while i < COSTS.len() {
        resources += COSTS[i].count;
        i += 1;
    }
    assert!(resources == 14);
};
