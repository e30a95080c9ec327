//! Knowledge of Armada: what ships, islands and strength at sea are worth, what network and policy look at besides.

mod actions;
mod features;
mod worth;

use super::card_worth::CityWorth;
use super::features::input_count;
use super::judgement::{Net, reason_to_build};
use super::policy::{Chooser, is_playable, shipped};
use super::taught::Taught;
use std::sync::LazyLock;
use table::{Game, Seat};
use wonders::armada::{Action, Armada, Bill, NavalAction, NavalStep, WithArmada};
use wonders::data::armada::Naval;
use wonders::{Card, Fleet, Side, WonderId};
use worth::SeaWorth;

/// What self-play has taught; `examples/learn_wonders.rs` writes it.
const NET_WEIGHTS: &[u8] = include_bytes!("net.bin");
/// What self-play has taught; `examples/learn_wonders_policy.rs` writes it.
const POLICY_WEIGHTS: &[u8] = include_bytes!("policy.bin");

const _: () = assert!(
    Net::is_playable(input_count::<WithArmada>(), NET_WEIGHTS),
    "there is another number of inputs than in bots/src/wonders/armada/net.bin: teach the network anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders` (docs/bots.md)"
);
const _: () = assert!(
    is_playable::<WithArmada>(POLICY_WEIGHTS),
    "there is another number of inputs than in bots/src/wonders/armada/policy.bin: teach the policy anew with \
     `cargo run --release -p bots --features untaught --example learn_wonders_policy` (docs/bots.md)"
);

static NET: LazyLock<Net> = LazyLock::new(|| Net::shipped(input_count::<WithArmada>(), NET_WEIGHTS));
static POLICY: LazyLock<Vec<f32>> = LazyLock::new(|| shipped::<WithArmada>(POLICY_WEIGHTS));

impl Taught for WithArmada {
    const CARDS: usize = Card::NUM - Card::BASE;
    const BOARDS: usize = (WonderId::NUM - WonderId::BASE.len()) * Side::NUM;
    const NET_INPUTS: usize = features::INPUTS;
    const POLICY_INPUTS: usize = actions::INPUTS;

    type Worth = SeaWorth;

    #[inline]
    fn net() -> &'static Net {
        &NET
    }

    #[inline]
    fn policy() -> &'static [f32] {
        &POLICY
    }

    fn first_weights() -> Vec<(usize, f32)> {
        actions::first_weights()
    }

    /// In teams the neighbour that is no partner counts twice (S13.4).
    #[inline]
    fn rivals(game: &Armada, seat: Seat) -> [Seat; 2] {
        let neighbours = game.neighbours(seat);
        match Self::partner_at(game, seat) {
            None => neighbours,
            Some(partner) => [neighbours[1 - partner]; 2],
        }
    }

    /// Pairs sit side by side: of each the first seat has the second on its left (S13.1).
    #[inline]
    fn partner_at(game: &Armada, seat: Seat) -> Option<usize> {
        game.setup().has_teams().then(|| seat.index() % 2)
    }

    #[inline]
    fn worth(city: &CityWorth<'_, Self>) -> SeaWorth {
        SeaWorth::of(city)
    }

    #[inline]
    fn worth_of(city: &CityWorth<'_, Self>, effects: &[Naval]) -> f32 {
        effects.iter().map(|effect| worth::effect(city, *effect)).sum()
    }

    /// Explorations and moves of a turn belong to it, and so does the conflict at the end of an age.
    fn is_settled(step: NavalStep) -> bool {
        match step {
            NavalStep::DealShipyards => true,
            NavalStep::DrawIsland
            | NavalStep::MoveFleets
            | NavalStep::Explore(_)
            | NavalStep::DealIslands(_)
            | NavalStep::KeepIsland(_)
            | NavalStep::JoinConflict => false,
        }
    }

    #[inline]
    fn on_land(action: NavalAction) -> Option<Action> {
        match action {
            NavalAction::Build(card, bill) => Some(Action::Build(card, bill.payment)),
            NavalAction::BuildFree(card, _) => Some(Action::BuildFree(card)),
            NavalAction::Stage(card, bill) => Some(Action::Stage(card, bill.payment)),
            NavalAction::DiscardToMove(card) => Some(Action::Discard(card)),
            NavalAction::Move(_)
            | NavalAction::Explore
            | NavalAction::StayHome
            | NavalAction::Keep(_)
            | NavalAction::Fight
            | NavalAction::StayOut => None,
        }
    }

    #[inline]
    fn action_inputs(chooser: &Chooser<'_, Self>, action: Action, tell: impl FnMut(usize, f32)) {
        actions::inputs(chooser, action, tell);
    }

    #[inline]
    fn inputs(city: &CityWorth<'_, Self>, tell: impl FnMut(usize, f32)) {
        features::inputs(city, tell);
    }

    fn reason(game: &Armada, seat: Seat, action: NavalAction) -> &'static str {
        let city = || CityWorth::of(game, seat);
        match action {
            NavalAction::Build(card, bill) | NavalAction::BuildFree(card, bill) => {
                let city = city();
                match best_ship(&city, bill) {
                    Some(fleet) if city.besides.moves[fleet.index()][0] > city.card(card) => reason_to_move(fleet),
                    Some(_) | None => reason_to_build(game, card),
                }
            }
            NavalAction::Stage(..) => "stage",
            NavalAction::DiscardToMove(_) => reason_to_move(Fleet::Yellow),
            NavalAction::Move(fleets) => {
                let city = city();
                let best = fleets.iter().max_by(|one, two| {
                    let worth = |fleet: &Fleet| city.besides.moves[fleet.index()][0];
                    worth(one).total_cmp(&worth(two))
                });
                best.map_or("waits", reason_to_move)
            }
            NavalAction::Explore => reason_to_move(Fleet::Green),
            NavalAction::Keep(_) => "island",
            NavalAction::Fight => reason_to_move(Fleet::Red),
            NavalAction::StayHome => "waits",
            NavalAction::StayOut => "stays-out",
        }
    }
}

/// The ship of a bill whose move is worth most.
fn best_ship(city: &CityWorth<'_, WithArmada>, bill: Bill) -> Option<Fleet> {
    let worth = |fleet: &Fleet| city.besides.moves[fleet.index()][0];
    bill.step.into_iter().chain(bill.free).max_by(|one, two| worth(one).total_cmp(&worth(two)))
}

/// What speaks for the move of a ship.
fn reason_to_move(fleet: Fleet) -> &'static str {
    match fleet {
        Fleet::Red => "naval",
        Fleet::Yellow => "commerce",
        Fleet::Blue => "fleet",
        Fleet::Green => "exploration",
    }
}
