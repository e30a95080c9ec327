//! What Armada adds to what is shown: harbours, islands, conflicts at sea, deeds and what follows from them.

mod harbour;
mod voyages;

use super::super::{
    ArmadaCardStep, ArmadaExploration, ArmadaHarbour, ArmadaLoss, ArmadaMoves, ArmadaPartner, ArmadaStack,
    ArmadaStanding, ArmadaTable, ArmadaTeam, WondersConflict, WondersConsequence, WondersDeed, WondersPayment,
    WondersQuestion,
};
use super::consequences::{done, tokens};
use super::expansion::{Built, ShownExpansion};
use super::{conflict, name, names, seats};
use crate::game::{imagined, letters};
use ::wonders::armada::{
    Action, Armada, EventView, LandConflict, NavalAction, NavalEventView, NavalStep, Step, View, WithArmada,
};
use ::wonders::data::armada::{NAVAL_DEFEAT, NAVAL_REWARDS};
use ::wonders::{Card, Consequence, Effect, FleetSet, IslandSet, Level, NavalConsequence, Witness};
use table::{Game, Seat, SeatSet};
use voyages::Told;

/// What the rules say that follows, with what only Armada has.
#[derive(Default)]
pub struct SeenAtSea {
    base: Vec<Consequence>,
    sea: Vec<NavalConsequence>,
}

impl Witness for SeenAtSea {
    fn sees(&mut self, consequence: Consequence) {
        self.base.push(consequence);
    }

    fn sees_at_sea(&mut self, consequence: NavalConsequence) {
        self.sea.push(consequence);
    }
}

impl ShownExpansion for WithArmada {
    type Seen = SeenAtSea;

    fn question(step: NavalStep) -> Option<WondersQuestion> {
        Some(match step {
            NavalStep::MoveFleets => WondersQuestion::MoveShips,
            NavalStep::Explore(_) => WondersQuestion::Explore,
            NavalStep::KeepIsland(_) => WondersQuestion::KeepIsland,
            NavalStep::JoinConflict => WondersQuestion::JoinConflict,
            NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_) => return None,
        })
    }

    fn table(view: &View, game: &Armada) -> Option<ArmadaTable> {
        let age = usize::from(view.age);
        let rewards = NAVAL_REWARDS[age].into_iter().filter(|reward| *reward > 0).collect();
        let moves = seats(view).zip(&view.expansion.moves).filter(|(_, moves)| moves.count > 0);
        Some(ArmadaTable {
            teams: teams(game),
            naval: standings(game, everybody(game)),
            rewards,
            defeat: NAVAL_DEFEAT[age],
            stacks: Level::ALL
                .map(|level| ArmadaStack { level: number(level), islands: islands(game.stack(level)) })
                .into(),
            losses: seats(view).map(|seat| (seat, game.loss(seat))).filter(|(_, coins)| *coins > 0).map(loss).collect(),
            explorations: explorations(view, game),
            moves: moves
                .map(|(seat, moves)| ArmadaMoves {
                    seat: seat.into(),
                    count: moves.count,
                    fleets: fleets(moves.fleets & game.harbour(seat).movable()),
                })
                .collect(),
            found: islands(view.expansion.dealt),
            partner: partner(view),
        })
    }

    fn harbour(game: &Armada, seat: Seat) -> Option<ArmadaHarbour> {
        Some(harbour::harbour(game, seat))
    }

    fn effects_besides(view: &View, seat: Seat) -> Vec<Effect> {
        let islands = view.expansion.harbours[seat.index()].islands();
        islands.iter().flat_map(|island| island.face().effects).copied().collect()
    }

    fn card_step(game: &Armada, seat: Seat, card: Card) -> Option<ArmadaCardStep> {
        let (fleet, price) = game.card_with_step(seat, card)?;
        Some(ArmadaCardStep { fleet: name(fleet), space: game.harbour(seat).space(fleet) + 1, price })
    }

    fn conflicts(game: &Armada, age: usize) -> Vec<WondersConflict> {
        game.land_conflicts().into_iter().map(|one| on_land(one, age)).collect()
    }

    fn deed(game: &Armada, view: &View, seat: Seat, action: NavalAction) -> WondersDeed {
        voyages::deed(game, view, seat, action)
    }

    fn hidden_deed(game: &Armada, view: &View, seat: Seat, seen: NavalEventView) -> WondersDeed {
        voyages::hidden_deed(game, view, seat, seen)
    }

    fn revealed(view: &View, seen: NavalEventView) -> WondersDeed {
        let level = match view.step {
            Step::Naval(NavalStep::DealIslands(level)) => Some(level),
            _ => None,
        };
        let explorers = level.map_or(SeatSet::EMPTY, |level| view.expansion.round[level.index()]);
        let (level, explorers) = (level.map_or(0, number), letters(explorers));
        match seen {
            NavalEventView::Shipyards(shipyards) => {
                let shipyards = shipyards.0[..view.setup.seats()].iter();
                WondersDeed::ShipyardsDealt { shipyards: shipyards.map(|&shipyard| name(shipyard)).collect() }
            }
            NavalEventView::Island(island) => {
                let seat = view.expansion.drawing.map_or(Seat::A, |(seat, _)| seat);
                WondersDeed::IslandDrawn { seat: seat.into(), island: name(island) }
            }
            NavalEventView::Islands(found) => WondersDeed::IslandsDealt { level, explorers, islands: islands(found) },
            NavalEventView::IslandsToOthers | NavalEventView::BuiltStage(_) | NavalEventView::DiscardedToMove => {
                WondersDeed::IslandsDealtHidden { level, explorers }
            }
        }
    }

    fn of_base_game(seen: &SeenAtSea) -> &[Consequence] {
        &seen.base
    }

    fn promised(
        game: &Armada,
        after: &Armada,
        seat: Seat,
        action: Action,
        seen: &SeenAtSea,
    ) -> Vec<WondersConsequence> {
        let mut all = voyages::consequences(game, after, seat, action, &seen.sea, Told::Before);
        if game.city(seat).shields() != after.city(seat).shields() {
            let own = after.land_conflicts().into_iter().filter_map(|one| seen_by(one, seat));
            let conflicts = own.map(|one| on_land(one, game.age())).collect();
            all.push(WondersConsequence::LandShields { seat: seat.into(), conflicts });
        }
        let fought = match action {
            Action::Naval(NavalAction::StayOut) => everybody(after).without(seat),
            _ => everybody(after),
        };
        let asks = matches!(action, Action::Naval(NavalAction::StayOut | NavalAction::Fight));
        if asks || game.naval_strength(seat) != after.naval_strength(seat) {
            all.push(WondersConsequence::NavalShields { seat: seat.into(), standings: standings(after, fought) });
        }
        all
    }

    fn followed(game: &Armada, seat: Seat, action: Action) -> Vec<WondersConsequence> {
        let mut seen = SeenAtSea::default();
        let after = game.alone(seat, action, &mut seen);
        voyages::consequences(game, &after, seat, action, &seen.sea, Told::After)
    }

    fn followed_outcome(before: &View, after: &View, seen: NavalEventView) -> Vec<WondersConsequence> {
        let (NavalEventView::Island(island), Some((seat, _))) = (seen, before.expansion.drawing) else {
            return Vec::new();
        };
        voyages::island_effects(&imagined(after), seat, island, Told::After)
    }

    fn stand_in(seen: NavalEventView) -> Option<NavalAction> {
        const UNSEEN: Card = Card::ALL[0];
        match seen {
            NavalEventView::BuiltStage(bill) => Some(NavalAction::Stage(UNSEEN, bill)),
            NavalEventView::DiscardedToMove => Some(NavalAction::DiscardToMove(UNSEEN)),
            NavalEventView::Shipyards(_)
            | NavalEventView::Island(_)
            | NavalEventView::Islands(_)
            | NavalEventView::IslandsToOthers => None,
        }
    }

    fn paid(game: &Armada, seat: Seat, action: NavalAction) -> WondersPayment {
        voyages::paid(game, seat, action)
    }

    fn builds(action: NavalAction) -> Built {
        match action {
            NavalAction::Build(card, _) | NavalAction::BuildFree(card, _) => Built::Card(card),
            NavalAction::Stage(..) => Built::Stage,
            NavalAction::DiscardToMove(_)
            | NavalAction::Move(_)
            | NavalAction::Explore
            | NavalAction::StayHome
            | NavalAction::Keep(_)
            | NavalAction::Fight
            | NavalAction::StayOut => Built::Nothing,
        }
    }

    /// On land everybody fights at the end of an age; then comes the question who stays out at sea, if it is asked.
    fn fought(before: &View, events: &[EventView], after: &View) -> Vec<WondersConsequence> {
        let mut all = Vec::new();
        let age = usize::from(before.age);
        let asks = |view: &View| view.step == Step::Naval(NavalStep::JoinConflict);
        let is_over = after.step == Step::Over && before.step != Step::Over;
        let ends_age = after.age > before.age || is_over;
        if !asks(before) && (ends_age || asks(after)) {
            all.extend(tokens(after, age, fought_on_land(before, events, after, age)));
        }
        if ends_age {
            all.extend(fought_at_sea(events, after, age));
        }
        all
    }
}

/// Raid tokens have gone back when a conflict is told, so raids are those of the view before and of the events.
fn fought_on_land(before: &View, events: &[EventView], after: &View, age: usize) -> Vec<WondersConflict> {
    let mut game: Armada = imagined(before);
    for &event in events {
        if let Some((seat, action)) = done(event) {
            game = game.alone(seat, action, &mut SeenAtSea::default());
        }
    }
    let then: Armada = imagined(after);
    let fights = game.land_conflicts().into_iter().map(|one| {
        let [one_seat, other] = one.conflict.seats;
        LandConflict { conflict: then.conflict(one_seat, other), ..one }
    });
    fights.map(|one| on_land(one, age)).collect()
}

fn fought_at_sea(events: &[EventView], after: &View, age: usize) -> Vec<WondersConsequence> {
    let then: Armada = imagined(after);
    let stayed_out = |seat: Seat| {
        let answer = Action::Naval(NavalAction::StayOut);
        events.iter().any(|&event| done(event) == Some((seat, answer)))
    };
    let standings: Vec<ArmadaStanding> = seats(after)
        .map(|seat| ArmadaStanding {
            seat: seat.into(),
            shields: then.naval_strength(seat),
            token: then.harbour(seat).tokens()[age],
            out: stayed_out(seat),
        })
        .collect();
    let results: Vec<WondersConsequence> = standings
        .iter()
        .filter(|one| one.token != 0)
        .map(|one| {
            let (seat, points) = (one.seat, i16::from(one.token));
            if points > 0 {
                WondersConsequence::NavalVictory { seat, points }
            } else {
                WondersConsequence::NavalDefeat { seat, points }
            }
        })
        .collect();
    let nothing = results.is_empty().then_some(WondersConsequence::NoNavalConflict);
    let conflict = WondersConsequence::NavalConflict { age: age as u8 + 1, standings };
    [conflict].into_iter().chain(results).chain(nothing).collect()
}

fn everybody(game: &Armada) -> SeatSet {
    SeatSet::all(game.seats())
}

/// The naval conflict of this age as it would end now, if these took part.
fn standings(game: &Armada, fought: SeatSet) -> Vec<ArmadaStanding> {
    let tokens = Seat::first(game.seats()).zip(game.naval_conflict(fought));
    tokens
        .map(|(seat, token)| ArmadaStanding {
            seat: seat.into(),
            shields: game.naval_strength(seat),
            token,
            out: !fought.contains(seat),
        })
        .collect()
}

fn teams(game: &Armada) -> Vec<ArmadaTeam> {
    let sides = game.sides();
    if sides.are_single_seats() {
        return Vec::new();
    }
    let team =
        |side: SeatSet| ArmadaTeam { seats: letters(side), points: side.iter().map(|seat| game.total(seat)).sum() };
    sides.among(everybody(game)).map(team).collect()
}

/// Explorations that are being made, come in this round, and in the next.
fn explorations(view: &View, game: &Armada) -> Vec<ArmadaExploration> {
    let sea = &view.expansion;
    let now = match view.step {
        Step::Naval(NavalStep::KeepIsland(level)) => Some((level, sea.explorers)),
        _ => None,
    };
    let later = [&sea.round, &sea.next].into_iter().flat_map(|round| Level::ALL.into_iter().zip(*round));
    let all = now.into_iter().chain(later).filter(|(_, explorers)| !explorers.is_empty());
    all.map(|(level, explorers)| ArmadaExploration {
        level: number(level),
        seats: letters(explorers),
        islands: game.share(level, explorers) as u8,
    })
    .collect()
}

/// Partners see each other's hands and islands (S13.9).
fn partner(view: &View) -> Option<ArmadaPartner> {
    let (seat, hand) = (view.partner()?, view.partner_hand()?);
    let found = islands(view.expansion.partner_dealt);
    Some(ArmadaPartner { seat: seat.into(), hand: names(hand.cards().iter().copied()), found })
}

/// The same conflict with the seat as the first of the two, if it has a part in it.
fn seen_by(one: LandConflict, seat: Seat) -> Option<LandConflict> {
    let [first, second] = one.conflict.seats;
    if first == seat {
        return Some(one);
    }
    let mut turned = one;
    turned.conflict.seats.reverse();
    turned.conflict.shields.reverse();
    (second == seat).then_some(turned)
}

fn on_land(one: LandConflict, age: usize) -> WondersConflict {
    let shown = conflict(one.conflict, age);
    let points = shown.points.map(|points| points * i16::from(one.tokens));
    WondersConflict { points, raid: one.is_raid, ..shown }
}

fn loss((seat, coins): (Seat, u16)) -> ArmadaLoss {
    ArmadaLoss { seat: seat.into(), coins }
}

fn losses(all: Vec<(Seat, u16)>) -> Vec<ArmadaLoss> {
    all.into_iter().map(loss).collect()
}

fn islands(islands: IslandSet) -> Vec<String> {
    islands.iter().map(name).collect()
}

fn fleets(fleets: FleetSet) -> Vec<String> {
    fleets.iter().map(name).collect()
}

/// 1, 2 or 3.
fn number(level: Level) -> u8 {
    level.index() as u8 + 1
}
