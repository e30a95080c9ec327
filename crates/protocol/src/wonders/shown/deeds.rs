//! What an action or an event is, as the viewer may know it.

use super::super::{WondersDeed, WondersPayment};
use super::{name, names, side, wonder_of};
use ::wonders::data::DISCARD_COINS;
use ::wonders::{Action, EventView, Payment, View, Wonders};
use table::Seat;

/// What a seat does. The position is one that looks like the view.
pub(super) fn of_action(view: &View, game: &Wonders, seat: Seat, action: Action) -> WondersDeed {
    let wonder = || wonder_of(view, seat);
    match action {
        Action::Build(card, payment) => match game.chain(seat, card) {
            Some(from) => WondersDeed::BuildChain { card: name(card), from: name(from) },
            None if is_free_by_power(game, seat, action) => {
                WondersDeed::BuildFree { card: name(card), wonder: wonder() }
            }
            None => {
                let bank = view.setup.edition.face(card).cost.coins;
                WondersDeed::Build { card: name(card), payment: paid(bank, payment) }
            }
        },
        Action::BuildFree(card) => WondersDeed::BuildFree { card: name(card), wonder: wonder() },
        Action::Stage(card, payment) => {
            let (stage, payment) = stage(view, game, seat, payment);
            WondersDeed::Stage { card: name(card), wonder: wonder(), stage, payment }
        }
        Action::Discard(card) => WondersDeed::Discard { card: name(card), coins: DISCARD_COINS },
        Action::Fetch(card) => WondersDeed::Fetch { card: name(card) },
        Action::Decline => WondersDeed::Decline,
        Action::Pick(wonder) => WondersDeed::Pick { wonder: name(wonder) },
        Action::PickSide(wonder, up) => WondersDeed::PickSide { wonder: name(wonder), side: side(view, up) },
        Action::ChooseSide(up) => WondersDeed::ChooseSide { wonder: wonder(), side: side(view, up) },
    }
}

/// Tests if a power of the wonder makes the card free that would cost something otherwise.
fn is_free_by_power(game: &Wonders, seat: Seat, action: Action) -> bool {
    let Action::Build(card, Payment::NOTHING) = action else { return false };
    game.is_free_by_power_only(seat, card)
}

/// Which stage a seat builds next, from 1, and what it pays.
fn stage(view: &View, game: &Wonders, seat: Seat, payment: Payment) -> (u8, WondersPayment) {
    let bank = game.next_stage(seat).map_or(0, |stage| stage.cost.coins);
    (view.city(seat).stages() + 1, paid(bank, payment))
}

fn paid(bank: u8, payment: Payment) -> WondersPayment {
    WondersPayment { bank, left: payment.left, right: payment.right }
}

/// What happened, as far as the viewer sees it. The position is one that looks like the view before.
pub(super) fn of_event(view: &View, game: &Wonders, event: EventView) -> WondersDeed {
    let count = view.setup.seats();
    match event {
        EventView::Wonders(wonders) => {
            WondersDeed::WondersDealt { wonders: wonders.0[..count].iter().map(|&wonder| name(wonder)).collect() }
        }
        EventView::Sides(sides) => {
            WondersDeed::SidesDealt { sides: sides.0[..count].iter().map(|&up| side(view, up)).collect() }
        }
        EventView::Dealt(hand) => {
            WondersDeed::HandsDealt { age: view.age + 1, hand: names(hand.cards().iter().copied()) }
        }
        EventView::DealtToOthers => WondersDeed::HandsDealtHidden { age: view.age + 1 },
        EventView::Did(seat, action) => of_action(view, game, seat, action),
        EventView::BuiltStage(seat, payment) => {
            let (stage, payment) = stage(view, game, seat, payment);
            WondersDeed::StageHidden { wonder: wonder_of(view, seat), stage, payment }
        }
        EventView::Discarded(_) => WondersDeed::DiscardHidden { coins: DISCARD_COINS },
        EventView::Chose(_) | EventView::Opened(_) => unreachable!("a round is told as a whole, when it has opened"),
    }
}
