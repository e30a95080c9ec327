//! What the policy looks at besides: which ships an action moves and where to, what that is worth by rules of thumb, raids,
//! coins to cities two seats away and to a partner, islands to keep.

use super::super::card_worth::COIN;
use super::super::policy::{Chooser, POINTS};
use super::worth::{self, shields};
use table::{Game, Seat};
use wonders::armada::{Action, Armada, Bill, NavalAction, WithArmada, naval_tokens};
use wonders::data::armada::{Naval, SPACES};
use wonders::{AGES, Card, Fleet, Island, Level};

/// The first index of each group of inputs.
mod at {
    use super::*;

    pub(super) const WORTH: usize = 0;
    pub(super) const STEP: usize = WORTH + AGES;
    pub(super) const STEP_WITH_STAGE: usize = STEP + AGES;
    pub(super) const FREE: usize = STEP_WITH_STAGE + AGES;
    pub(super) const NO_FREE: usize = FREE + AGES;
    pub(super) const DISCARD: usize = NO_FREE + AGES;
    pub(super) const MOVE: usize = DISCARD + AGES;
    pub(super) const SHIELDS: usize = MOVE + AGES * Fleet::NUM * SPACES;
    pub(super) const TO_BANK: usize = SHIELDS + AGES;
    pub(super) const FAR: usize = TO_BANK + AGES;
    pub(super) const TO_PARTNER: usize = FAR + AGES;
    pub(super) const RAID: usize = TO_PARTNER + AGES;
    pub(super) const PIRATES: usize = RAID + AGES * STEPS;
    pub(super) const ISLAND: usize = PIRATES + AGES;
    pub(super) const ISLAND_EARLY: usize = ISLAND + Island::NUM;
    pub(super) const ISLAND_WORTH: usize = ISLAND_EARLY + Island::NUM;
    pub(super) const EXPLORE: usize = ISLAND_WORTH + Level::NUM;
    pub(super) const FIGHT: usize = EXPLORE + 1;
    pub(super) const END: usize = FIGHT + 2;
}

/// Steps of the difference in shields.
const STEPS: usize = 9;

/// How many inputs there are besides those of cities and cards.
pub(super) const INPUTS: usize = at::END;

/// Rules of thumb alone.
pub(super) fn first_weights() -> Vec<(usize, f32)> {
    let mut weights = Vec::new();
    weights.extend((at::WORTH..at::WORTH + AGES).map(|input| (input, 2.0 * POINTS)));
    weights.extend((at::ISLAND_WORTH..at::ISLAND_WORTH + Level::NUM).map(|input| (input, 2.0 * POINTS)));
    weights.push((at::EXPLORE, POINTS));
    weights.push((at::FIGHT + 1, 2.0 * POINTS));
    weights
}

/// Tells every input of an action that is not zero.
#[inline]
pub(super) fn inputs(chooser: &Chooser<'_, WithArmada>, action: Action, mut tell: impl FnMut(usize, f32)) {
    let tell = &mut tell;
    match action {
        Action::Build(card, payment) => built(chooser, card, Bill { payment, ..Bill::default() }, tell),
        Action::BuildFree(card) => built(chooser, card, Bill::default(), tell),
        Action::Stage(_, payment) => paid(chooser, Bill { payment, ..Bill::default() }, tell),
        Action::Fetch(card) => reach(chooser, card, tell),
        Action::Discard(_) | Action::Decline | Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => {}
        Action::Naval(NavalAction::Build(card, bill) | NavalAction::BuildFree(card, bill)) => {
            built(chooser, card, bill, tell);
        }
        Action::Naval(NavalAction::Stage(_, bill)) => stage(chooser, bill, tell),
        Action::Naval(NavalAction::DiscardToMove(_)) => {
            let age = chooser.game.age();
            tell(at::DISCARD + age, 1.0);
            // The coins of a plain discard are not taken.
            let worth = moved(chooser, Fleet::Yellow, 0, tell) - 3.0 * COIN;
            tell(at::WORTH + age, worth / POINTS);
        }
        Action::Naval(NavalAction::Move(fleets)) => {
            let worth: f32 = fleets.iter().map(|fleet| moved(chooser, fleet, 0, tell)).sum();
            tell(at::WORTH + chooser.game.age(), worth / POINTS);
        }
        Action::Naval(NavalAction::Keep(island)) => {
            let early = chooser.own.left / 20.0;
            tell(at::ISLAND + island.index(), 1.0);
            tell(at::ISLAND_EARLY + island.index(), early);
            tell(at::ISLAND_WORTH + island.level().index(), worth::island(&chooser.own, island) / POINTS);
        }
        Action::Naval(NavalAction::Explore) => tell(at::EXPLORE, 1.0),
        Action::Naval(NavalAction::StayHome | NavalAction::StayOut) => {}
        Action::Naval(NavalAction::Fight) => {
            tell(at::FIGHT, 1.0);
            tell(at::FIGHT + 1, gain_of_fight(chooser.game, chooser.seat) / POINTS);
        }
    }
}

/// A card that is built: the ship that makes its step, the one that makes its free move, and how far it reaches.
fn built(chooser: &Chooser<'_, WithArmada>, card: Card, bill: Bill, tell: &mut impl FnMut(usize, f32)) {
    let age = chooser.game.age();
    let mut worth = 0.0;
    if let Some(fleet) = bill.step {
        tell(at::STEP + age, 1.0);
        worth += moved(chooser, fleet, 0, tell) - to_bank(chooser, fleet, tell);
    }
    if card.is_of_armada() {
        if gives_move(chooser, card) {
            // The best move is in what the card is worth.
            worth -= chooser.own.besides.best;
            match bill.free {
                Some(fleet) => {
                    tell(at::FREE + age, 1.0);
                    worth += moved(chooser, fleet, u8::from(bill.step == Some(fleet)), tell);
                }
                None => tell(at::NO_FREE + age, 1.0),
            }
        }
        reach(chooser, card, tell);
    }
    if worth != 0.0 {
        tell(at::WORTH + age, worth / POINTS);
    }
    paid(chooser, bill, tell);
}

fn stage(chooser: &Chooser<'_, WithArmada>, bill: Bill, tell: &mut impl FnMut(usize, f32)) {
    let age = chooser.game.age();
    if let Some(fleet) = bill.step {
        tell(at::STEP_WITH_STAGE + age, 1.0);
        let is_free = chooser.game.harbour(chooser.seat).islands().contains(Island::LostIsland);
        let cost = if is_free { 0.0 } else { to_bank(chooser, fleet, tell) };
        let worth = moved(chooser, fleet, 0, tell) - cost;
        tell(at::WORTH + age, worth / POINTS);
    }
    paid(chooser, bill, tell);
}

/// A ship moves, after so many moves in the same turn. Says what it is worth.
fn moved(chooser: &Chooser<'_, WithArmada>, fleet: Fleet, before: u8, tell: &mut impl FnMut(usize, f32)) -> f32 {
    let age = chooser.game.age();
    let from = chooser.game.harbour(chooser.seat).space(fleet) + before;
    let to = usize::from(from + 1).min(SPACES - 1);
    tell(at::MOVE + (age * Fleet::NUM + fleet.index()) * SPACES + to, 1.0);
    let more = shields(fleet, to as u8) - shields(fleet, from.min(to as u8));
    if more > 0 {
        tell(at::SHIELDS + age, chooser.own.besides.shields(more) / POINTS);
    }
    let [one, two] = chooser.own.besides.moves[fleet.index()];
    if before == 0 { one } else { two - one }
}

/// Coins that a step costs.
fn to_bank(chooser: &Chooser<'_, WithArmada>, fleet: Fleet, tell: &mut impl FnMut(usize, f32)) -> f32 {
    let harbour = chooser.game.harbour(chooser.seat);
    let cost = harbour.shipyard().map(|shipyard| shipyard.yard().costs[fleet.index()]);
    let coins = cost.and_then(|costs| costs.get(usize::from(harbour.space(fleet))).map(|cost| cost.coins)).unwrap_or(0);
    if coins > 0 {
        tell(at::TO_BANK + chooser.game.age(), f32::from(coins) / 2.0);
    }
    f32::from(coins) * COIN
}

/// Coins to cities two seats away, and to a partner.
fn paid(chooser: &Chooser<'_, WithArmada>, bill: Bill, tell: &mut impl FnMut(usize, f32)) {
    let age = chooser.game.age();
    let far = bill.far[0] + bill.far[1];
    if far > 0 {
        tell(at::FAR + age, f32::from(far) / 2.0);
        tell(at::WORTH + age, -f32::from(far) * 1.2 * COIN / POINTS);
    }
    if let Some(partner) = chooser.own.partner {
        let coins = [bill.payment.left, bill.payment.right][partner];
        if coins > 0 {
            tell(at::TO_PARTNER + age, f32::from(coins) / 2.0);
        }
    }
}

/// Raids, pirates and naval shields of a card.
fn reach(chooser: &Chooser<'_, WithArmada>, card: Card, tell: &mut impl FnMut(usize, f32)) {
    let (game, seat, age) = (chooser.game, chooser.seat, chooser.game.age());
    let face = game.setup().edition.face(card);
    for naval in face.naval {
        match *naval {
            Naval::Raid(far) => {
                let most = STEPS as i32 / 2;
                let own = i32::from(game.city(seat).shields()) + age as i32 + 1;
                let lead = own - i32::from(game.city(game.far(seat, far)).shields());
                tell(at::RAID + age * STEPS + (lead.clamp(-most, most) + most) as usize, 1.0);
            }
            Naval::Pirates => {
                let others = Seat::first(game.seats()).filter(|other| *other != seat);
                let levels: u8 = others.map(|other| game.harbour(other).commerce()).sum();
                tell(at::PIRATES + age, f32::from(levels) / 8.0);
            }
            Naval::NavalShields(shields) => {
                tell(at::SHIELDS + age, chooser.own.besides.shields(shields) / POINTS);
            }
            _ => {}
        }
    }
}

fn gives_move(chooser: &Chooser<'_, WithArmada>, card: Card) -> bool {
    let face = chooser.game.setup().edition.face(card);
    face.naval.iter().any(|naval| matches!(naval, Naval::FreeMoves(..)))
}

/// What it brings the side of a seat to take part in the naval conflict, in tokens. Strengths lie open, so it is certain.
fn gain_of_fight(game: &Armada, seat: Seat) -> f32 {
    let tokens = |stays_out: bool| {
        let strength = |other: Seat| (!stays_out || other != seat).then(|| game.naval_strength(other));
        let strengths: Vec<Option<u8>> = Seat::first(game.seats()).map(strength).collect();
        naval_tokens(game.age(), &strengths, game.setup().expansion.naval_third)
    };
    let side = game.sides().side(seat);
    let others = (game.seats() - side.len()).max(1) as f32;
    let (with, without) = (tokens(false), tokens(true));
    let mut gain = 0.0;
    for (other, (with, without)) in Seat::first(game.seats()).zip(with.into_iter().zip(without)) {
        let more = f32::from(with - without);
        gain += if side.contains(other) { more } else { -more / others };
    }
    gain
}
