//! What is printed on the components that Armada adds to 7 Wonders.

use super::wonders::{WondersComponent, WondersEffect, card, cost, effects, merge, wonder};
use ::wonders::data::armada::{Far, Figures, NAVAL_DEFEAT, NAVAL_REWARDS, Naval, SPACES, TRACKS, is_house};
use ::wonders::{Card, Edition, Fleet, FleetSet, Island, Level, Shipyard, Side, WonderId};
use std::collections::BTreeMap;
use table::Id;

/// Every component that Armada adds. What rests on figures of our own says so.
pub fn armada() -> Vec<WondersComponent> {
    let mut all = Vec::new();
    for id in Card::ALL.into_iter().skip(Card::BASE) {
        for edition in Edition::EVERY {
            merge(&mut all, card(edition, id));
        }
    }
    for component in &mut all {
        if let WondersComponent::Card { id, house, .. } = component {
            *house = Card::from_slug(id).is_some_and(|card| is_house(Figures::Cost(card)));
        }
    }
    for id in WonderId::ALL.into_iter().filter(|id| !WonderId::BASE.contains(id)) {
        for edition in Edition::EVERY {
            all.extend(Side::ALL.map(|side| wonder(edition, id, side, edition.board(id, side))));
        }
    }
    all.extend(Island::ALL.map(|island| {
        let face = island.face();
        let mut words = effects(face.effects, false);
        words.extend(face.naval.iter().map(naval));
        WondersComponent::Island { id: island.slug(), level: number(face.level), effects: words }
    }));
    all.extend(Shipyard::ALL.map(shipyard));
    all.extend(Fleet::ALL.into_iter().flat_map(|fleet| (1..SPACES).map(move |space| benefit(fleet, space))));
    all.extend((1..).zip(NAVAL_REWARDS.into_iter().zip(NAVAL_DEFEAT)).map(|(age, (rewards, defeat))| {
        let rewards = rewards.into_iter().filter(|reward| *reward > 0).collect();
        WondersComponent::NavalTokens { id: format!("naval_{age}"), age, rewards, defeat }
    }));
    all
}

fn shipyard(id: Shipyard) -> WondersComponent {
    let yard = id.yard();
    let costs = Fleet::ALL.map(|fleet| (fleet.slug(), yard.costs[fleet as usize].iter().map(cost).collect()));
    WondersComponent::Shipyard {
        id: id.slug(),
        wonder_fleet: yard.wonder_fleet.slug(),
        costs: BTreeMap::from(costs),
        house: is_house(Figures::Shipyard(id)),
    }
}

/// What a space of a track gives.
fn benefit(fleet: Fleet, space: usize) -> WondersComponent {
    let some = |amount: u8, word: fn(u8) -> WondersEffect| (amount > 0).then(|| word(amount));
    let shields = |amount| WondersEffect::NavalShields { amount };
    let words: Vec<Option<WondersEffect>> = match fleet {
        Fleet::Red => vec![some(TRACKS.shields[space], shields)],
        Fleet::Yellow => vec![
            some(TRACKS.commerce[space], |amount| WondersEffect::CommerceLevel { amount }),
            some(TRACKS.coins[space], |amount| WondersEffect::Coins { amount }),
            some(TRACKS.tax[space], |amount| WondersEffect::Tax { amount }),
            some(TRACKS.trade_shields[space], shields),
        ],
        Fleet::Blue => vec![
            some(TRACKS.points[space], |amount| WondersEffect::Vp { amount }),
            some(TRACKS.civil_shields[space], shields),
        ],
        Fleet::Green => vec![TRACKS.explores[space].map(|level| WondersEffect::Explore { level: number(level) })],
    };
    WondersComponent::Benefit {
        id: format!("{}_{space}", fleet.slug()),
        fleet: fleet.slug(),
        space,
        effects: words.into_iter().flatten().collect(),
        house: is_house(Figures::Space(fleet, space as u8)),
    }
}

/// 1, 2 or 3.
const fn number(level: Level) -> u8 {
    level as u8 + 1
}

const fn target(far: Far) -> &'static str {
    match far {
        Far::LeftLeft => "left_left",
        Far::RightRight => "right_right",
    }
}

fn fleets(fleets: FleetSet) -> &'static str {
    match fleets.first() {
        Some(fleet) if fleets.len() == 1 => fleet.slug(),
        _ => "any",
    }
}

/// An effect that only Armada has, in words.
pub(super) fn naval(effect: &Naval) -> WondersEffect {
    let own = || vec!["self"];
    let per = |per, amount| WondersEffect::VpPer { per, colours: Vec::new(), scope: own(), amount };
    match *effect {
        Naval::NavalShields(amount) => WondersEffect::NavalShields { amount },
        Naval::Raid(far) => WondersEffect::Raid { target: target(far) },
        Naval::FreeMoves(count, which) => WondersEffect::Advance { count, fleets: fleets(which), distinct: count > 1 },
        Naval::Pirates => WondersEffect::Pirates,
        Naval::DistantTrade(far, times) => WondersEffect::DistantTrade { target: target(far), times, price: 1 },
        Naval::DrawIsland(level) => WondersEffect::DrawIsland { level: number(level) },
        Naval::MostScience => WondersEffect::ScienceMost,
        Naval::PointsPerCommerce(amount) => per("commerce_level", amount),
        Naval::PointsPerIsland(amount) => per("island", amount),
        Naval::PointsPerCardOfColor(amount) => per("card_of_chosen_colour", amount),
        Naval::FreeWonderFleet => WondersEffect::WonderNavalFreeAnyFleet,
        Naval::NoLosses => WondersEffect::ImmuneToCoinLoss,
        Naval::MayStayOut => WondersEffect::MaySkipNavalConflict,
        Naval::CheaperConstruction => WondersEffect::NavalConstructionDiscount { resources: 1 },
        Naval::CoinPerConstruction => WondersEffect::CoinsPerNavalConstruction { amount: 1 },
        Naval::OthersLoseCoins(amount) => WondersEffect::OthersLoseCoins { amount },
    }
}
