//! A harbour: ships, what their next steps cost and bring, islands.

use super::super::super::{ArmadaBerth, ArmadaEmporium, ArmadaHarbour, ArmadaNextStep, ArmadaSpace};
use super::{islands, letters, losses, name, number};
use ::wonders::armada::Armada;
use ::wonders::data::armada::{LAST_SPACE, TRACKS};
use ::wonders::{Cost, Fleet};
use std::collections::BTreeMap;
use table::Seat;

/// Coins for a resource from two seats away (S8.5).
const FAR_PRICE: u8 = 1;

pub(super) fn harbour(game: &Armada, seat: Seat) -> ArmadaHarbour {
    let own = game.harbour(seat);
    let emporium = |(card, seller, times)| ArmadaEmporium {
        card: name(card),
        seller: Seat::into(seller),
        times,
        price: FAR_PRICE,
    };
    ArmadaHarbour {
        shipyard: own.shipyard().map(name),
        berths: Fleet::ALL.map(|fleet| berth(game, seat, fleet)).into(),
        islands: islands(own.islands()),
        shields: game.naval_strength(seat),
        commerce: own.commerce(),
        tokens: own.tokens(),
        raids: letters(game.raided_by(seat)),
        emporia: game.emporia(seat).into_iter().map(emporium).collect(),
        spared: game.is_spared(seat),
        may_stay_out: game.may_it_stay_out(seat),
    }
}

fn berth(game: &Armada, seat: Seat, fleet: Fleet) -> ArmadaBerth {
    let at = game.harbour(seat).space(fleet);
    let is_dealt = game.harbour(seat).shipyard().is_some();
    let next = (at < LAST_SPACE && is_dealt).then(|| {
        let gives = space(fleet, at + 1);
        ArmadaNextStep {
            costs: game.next_step_costs(seat, fleet).iter().map(cost).collect(),
            price: game.step_price(seat, fleet),
            gives,
            losses: losses(game.tax_losses(seat, gives.tax)),
        }
    });
    ArmadaBerth {
        fleet: name(fleet),
        space: at,
        with_stage: game.fleets_of_stages(seat).contains(fleet),
        here: space(fleet, at),
        next,
    }
}

/// What a space of a track gives (S6.10).
pub(super) fn space(fleet: Fleet, at: u8) -> ArmadaSpace {
    let at = usize::from(at);
    let nothing = ArmadaSpace::default();
    match fleet {
        Fleet::Red => ArmadaSpace { shields: TRACKS.shields[at], ..nothing },
        Fleet::Yellow => ArmadaSpace {
            commerce: TRACKS.commerce[at],
            coins: TRACKS.coins[at],
            tax: TRACKS.tax[at],
            shields: TRACKS.trade_shields[at],
            ..nothing
        },
        Fleet::Blue => ArmadaSpace { points: TRACKS.points[at], shields: TRACKS.civil_shields[at], ..nothing },
        Fleet::Green => ArmadaSpace { explores: TRACKS.explores[at].map_or(0, number), ..nothing },
    }
}

fn cost(cost: &Cost) -> BTreeMap<String, u8> {
    let coins = [("coins".to_owned(), cost.coins)].into_iter().filter(|(_, coins)| *coins > 0);
    coins.chain(cost.units().map(|(resource, units)| (name(resource), units))).collect()
}
