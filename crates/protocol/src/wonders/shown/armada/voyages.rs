//! Deeds with something naval in them, and what follows from them.

use super::super::super::{ArmadaLoss, ArmadaStep, ArmadaVoyage, WondersConsequence, WondersDeed, WondersPayment};
use super::super::wonder_of;
use super::harbour::space;
use super::{fleets, losses, name, number, on_land, seen_by};
use ::wonders::armada::{Action, Armada, Bill, NavalAction, NavalEventView, NavalStep, PileMoves, Step, View};
use ::wonders::data::armada::Naval;
use ::wonders::{Card, Fleet, Island, NavalConsequence};
use table::{Game, Seat};

/// What is paid for an action.
pub(super) fn paid(game: &Armada, seat: Seat, action: NavalAction) -> WondersPayment {
    let bill = match action {
        NavalAction::Build(_, bill) | NavalAction::BuildFree(_, bill) | NavalAction::Stage(_, bill) => bill,
        NavalAction::DiscardToMove(_)
        | NavalAction::Move(_)
        | NavalAction::Explore
        | NavalAction::StayHome
        | NavalAction::Keep(_)
        | NavalAction::Fight
        | NavalAction::StayOut => return WondersPayment::default(),
    };
    WondersPayment {
        bank: game.bank_coins(seat, action),
        left: bill.payment.left,
        right: bill.payment.right,
        far_left: bill.far[0],
        far_right: bill.far[1],
    }
}

/// Ships that a bill moves: first the one whose step is paid, then that of the free move (S3.10).
fn voyage(game: &Armada, seat: Seat, bill: Bill) -> Option<ArmadaVoyage> {
    let harbour = game.harbour(seat);
    let step = bill.step.map(|fleet| ArmadaStep { fleet: name(fleet), space: harbour.space(fleet) + 1 });
    let free = bill.free.map(|fleet| {
        let before = u8::from(bill.step == Some(fleet));
        ArmadaStep { fleet: name(fleet), space: harbour.space(fleet) + before + 1 }
    });
    (step.is_some() || free.is_some()).then_some(ArmadaVoyage { step, free })
}

pub(super) fn deed(game: &Armada, view: &View, seat: Seat, action: NavalAction) -> WondersDeed {
    let payment = paid(game, seat, action);
    let wonder = || wonder_of(view, seat);
    let next = |fleet: Fleet| game.harbour(seat).space(fleet) + 1;
    match action {
        NavalAction::Build(card, bill) => {
            let voyage = voyage(game, seat, bill);
            match game.chain(seat, card) {
                Some(from) => WondersDeed::BuildChain { card: name(card), from: name(from), payment, voyage },
                None if game.is_free_by_power_only(seat, card) => {
                    WondersDeed::BuildFree { card: name(card), wonder: wonder(), payment, voyage }
                }
                None => WondersDeed::Build { card: name(card), payment, voyage },
            }
        }
        NavalAction::BuildFree(card, bill) => {
            WondersDeed::BuildFree { card: name(card), wonder: wonder(), payment, voyage: voyage(game, seat, bill) }
        }
        NavalAction::Stage(card, bill) => WondersDeed::Stage {
            card: name(card),
            wonder: wonder(),
            stage: view.city(seat).stages() + 1,
            payment,
            voyage: voyage(game, seat, bill),
        },
        NavalAction::DiscardToMove(card) => WondersDeed::DiscardToMove { card: name(card), space: next(Fleet::Yellow) },
        NavalAction::Move(fleets) if fleets.is_empty() => WondersDeed::MoveNone,
        NavalAction::Move(fleets) => WondersDeed::MoveShips {
            ships: fleets.iter().map(|fleet| ArmadaStep { fleet: name(fleet), space: next(fleet) }).collect(),
        },
        NavalAction::Explore => WondersDeed::Explore { level: level(view) },
        NavalAction::StayHome => WondersDeed::StayHome { level: level(view) },
        NavalAction::Keep(island) => WondersDeed::KeepIsland { island: name(island) },
        NavalAction::Fight => WondersDeed::JoinConflict,
        NavalAction::StayOut => WondersDeed::StayOut,
    }
}

/// The level that explorers are asked about.
fn level(view: &View) -> u8 {
    match view.step {
        Step::Naval(NavalStep::Explore(level)) => number(level),
        _ => 0,
    }
}

pub(super) fn hidden_deed(game: &Armada, view: &View, seat: Seat, seen: NavalEventView) -> WondersDeed {
    let space = game.harbour(seat).space(Fleet::Yellow) + 1;
    match seen {
        NavalEventView::BuiltStage(bill) => WondersDeed::StageHidden {
            wonder: wonder_of(view, seat),
            stage: view.city(seat).stages() + 1,
            payment: paid(game, seat, NavalAction::Stage(Card::ALL[0], bill)),
            voyage: voyage(game, seat, bill),
        },
        NavalEventView::DiscardedToMove
        | NavalEventView::Shipyards(_)
        | NavalEventView::Island(_)
        | NavalEventView::Islands(_)
        | NavalEventView::IslandsToOthers => WondersDeed::DiscardToMoveHidden { space },
    }
}

/// Whether something may happen or has happened: before it has, what others would lose is told with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// It may happen.
    Before,
    /// It has happened.
    After,
}

/// What follows from what a seat does, in the order in which it happens. `after` is the position after it alone.
pub(super) fn consequences(
    game: &Armada,
    after: &Armada,
    seat: Seat,
    action: Action,
    seen: &[NavalConsequence],
    told: Told,
) -> Vec<WondersConsequence> {
    let mut all = Vec::new();
    let mut moved = 0;
    for consequence in seen {
        match *consequence {
            NavalConsequence::Moved { fleet, space, .. } => {
                moved += 1;
                all.extend(arrival(after, seat, fleet, space, told));
            }
            NavalConsequence::Raided { target, .. } => {
                let mut own = after.land_conflicts().into_iter().filter_map(|one| seen_by(one, seat));
                let raid = own.find(|one| one.conflict.seats[1] == target).map(|one| on_land(one, game.age()));
                let (seat, target) = (seat.into(), target.into());
                all.extend(raid.map(|conflict| WondersConsequence::Raid { seat, target, conflict }));
            }
            NavalConsequence::Gained { island, .. } => all.extend(island_effects(after, seat, island, told)),
            // Told with the deed, or at the end of a turn or an age.
            NavalConsequence::SoldFar { .. } | NavalConsequence::Lost { .. } | NavalConsequence::Conflict { .. } => {}
        }
    }
    if moved > 0 && game.gains_by_construction(seat) {
        all.push(WondersConsequence::ConstructionCoins { seat: seat.into(), coins: moved });
    }
    let card = match action {
        Action::Build(card, _) | Action::BuildFree(card) | Action::Fetch(card) => Some(card),
        Action::Naval(NavalAction::Build(card, _) | NavalAction::BuildFree(card, _)) => Some(card),
        _ => None,
    };
    if let Some(card) = card {
        let face = game.setup().edition.face(card);
        // From the hand the fleet of a free move is part of the choice; from the pile an option lets it be made.
        let moves = matches!(action, Action::Fetch(_)) && game.setup().expansion.pile_moves == PileMoves::Yes;
        let effects = face.naval.iter().filter(|naval| moves || !matches!(naval, Naval::FreeMoves(..)));
        all.extend(effects.filter_map(|naval| effect(after, seat, *naval, told)));
    }
    let is_stage = matches!(action, Action::Stage(..) | Action::Naval(NavalAction::Stage(..)));
    if let Some(stage) = game.next_stage(seat).filter(|_| is_stage) {
        all.extend(stage.naval.iter().filter_map(|naval| effect(after, seat, *naval, told)));
    }
    all
}

/// A ship arrives on a space: what lies there (S6).
fn arrival(after: &Armada, seat: Seat, fleet: Fleet, at: u8, told: Told) -> Vec<WondersConsequence> {
    let gives = space(fleet, at);
    let owner = seat.into();
    let mut all = vec![WondersConsequence::ShipMoves { seat: owner, fleet: name(fleet), space: at }];
    if gives.coins > 0 {
        all.push(WondersConsequence::ShipCoins { seat: owner, coins: u16::from(gives.coins) });
    }
    if gives.tax > 0 {
        let losses = lost(after.tax_losses(seat, gives.tax), told);
        all.push(WondersConsequence::Tax { seat: owner, tax: gives.tax, losses });
    }
    if gives.explores > 0 {
        all.push(WondersConsequence::Explores { seat: owner, level: gives.explores });
    }
    all
}

/// An island is had: what it does at once (S7).
pub(super) fn island_effects(after: &Armada, seat: Seat, island: Island, told: Told) -> Vec<WondersConsequence> {
    let found = WondersConsequence::IslandFound { seat: seat.into(), island: name(island) };
    let effects = island.face().naval.iter().filter_map(|naval| effect(after, seat, *naval, told));
    [found].into_iter().chain(effects).collect()
}

/// What an effect does once; what lasts is seen in the city.
fn effect(after: &Armada, seat: Seat, naval: Naval, told: Told) -> Option<WondersConsequence> {
    let owner = seat.into();
    Some(match naval {
        Naval::Pirates => WondersConsequence::Pirates { seat: owner, losses: lost(after.pirate_losses(seat), told) },
        Naval::OthersLoseCoins(coins) => {
            WondersConsequence::OthersPay { seat: owner, losses: lost(after.stage_losses(seat, coins), told) }
        }
        Naval::DrawIsland(level) => WondersConsequence::DrawsIsland { seat: owner, level: number(level) },
        Naval::FreeMoves(count, which) => {
            let movable = which & after.harbour(seat).movable();
            if movable.is_empty() {
                return None;
            }
            WondersConsequence::MayMove { seat: owner, count, fleets: fleets(movable) }
        }
        // A raid is told with its conflict.
        Naval::Raid(_)
        | Naval::NavalShields(_)
        | Naval::DistantTrade(..)
        | Naval::MostScience
        | Naval::PointsPerCommerce(_)
        | Naval::PointsPerIsland(_)
        | Naval::PointsPerCardOfColor(_)
        | Naval::FreeWonderFleet
        | Naval::NoLosses
        | Naval::MayStayOut
        | Naval::CheaperConstruction
        | Naval::CoinPerConstruction => return None,
    })
}

fn lost(all: Vec<(Seat, u16)>, told: Told) -> Vec<ArmadaLoss> {
    if told == Told::Before { losses(all) } else { Vec::new() }
}
