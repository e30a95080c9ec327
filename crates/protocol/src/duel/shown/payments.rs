//! Payments: for buildings, wonders and gods.

use super::super::{DuelMeans, DuelPayment, DuelSource, DuelUnits};
use super::{name, values};
use ::duel::{CardId, Duel, GodId, Means, OfferingSet, Payment, Resource, Space};
use table::Seat;

pub(super) fn payment(game: &Duel, seat: Seat, payment: Payment) -> DuelPayment {
    let mut units = Vec::new();
    let sources = [
        (DuelSource::Own, payment.produced),
        (DuelSource::Choice, payment.chosen),
        (DuelSource::Waived, payment.waived),
        (DuelSource::Bought, payment.bought),
    ];
    for (from, goods) in sources {
        for resource in Resource::ALL.into_iter().filter(|&resource| goods.of(resource) > 0) {
            let count = goods.of(resource);
            let coins = if from == DuelSource::Bought { count * payment.unit_prices.of(resource) } else { 0 };
            units.push(DuelUnits { from, resource: name(resource), units: count, coins });
        }
    }
    DuelPayment {
        coins: payment.coins,
        affordable: payment.coins <= game.city(seat).purse(),
        printed: payment.printed,
        link: payment.link.map(name),
        means: match payment.means {
            Means::Printed | Means::Link => None,
            Means::Senators => Some(DuelMeans::Senators),
            Means::LinkPrice => Some(DuelMeans::Engineering),
            Means::SymbolLess => Some(DuelMeans::Decree),
        },
        saved: 0,
        offerings: Vec::new(),
        units,
    }
}

/// How a card is paid for: what a decree takes off its printed coins is not in the payment itself.
pub(super) fn for_card(game: &Duel, seat: Seat, card: CardId, paid: Payment) -> DuelPayment {
    let left_out = card.building().cost.coins.saturating_sub(paid.printed);
    let saved = if paid.means == Means::SymbolLess { left_out } else { 0 };
    DuelPayment { saved, ..payment(game, seat, paid) }
}

/// What it costs to activate what lies on a space, or would lie there.
pub(super) fn for_god(game: &Duel, seat: Seat, space: Space, offerings: OfferingSet) -> DuelPayment {
    let is_gate = game.pantheon().god_on(space) == Some(GodId::Gate);
    let factor = if is_gate { ::duel::data::GATE_FACTOR } else { 1 };
    let printed = game.god_price(seat, space, OfferingSet::new()) as u8;
    let coins = game.god_price(seat, space, offerings);
    DuelPayment {
        coins,
        affordable: coins <= game.city(seat).purse(),
        printed,
        link: None,
        means: is_gate.then_some(DuelMeans::Gate),
        saved: space.cost(seat) * factor - printed,
        offerings: values(offerings),
        units: Vec::new(),
    }
}
