//! What an action or an event is, as the viewer may know it.

use super::super::{WondersDeed, WondersPayment};
use super::expansion::ShownExpansion;
use super::{name, names, side, wonder_of};
use ::wonders::data::DISCARD_COINS;
use ::wonders::{ActionWith, EventViewWith, Payment, PerSeat, Position, ViewWith};
use table::Seat;

/// What a seat does. The position is one that looks like the view.
pub(super) fn of_action<X: ShownExpansion>(
    view: &ViewWith<X>,
    game: &Position<X>,
    seat: Seat,
    action: ActionWith<X>,
) -> WondersDeed {
    let wonder = || wonder_of(view, seat);
    let nothing = WondersPayment::default();
    match action {
        ActionWith::Build(card, payment) => match game.chain(seat, card) {
            Some(from) => {
                WondersDeed::BuildChain { card: name(card), from: name(from), payment: nothing, voyage: None }
            }
            None if payment == Payment::NOTHING && game.is_free_by_power_only(seat, card) => {
                WondersDeed::BuildFree { card: name(card), wonder: wonder(), payment: nothing, voyage: None }
            }
            None => {
                let bank = view.setup.edition.face(card).cost.coins;
                WondersDeed::Build { card: name(card), payment: paid(bank, payment), voyage: None }
            }
        },
        ActionWith::BuildFree(card) => {
            WondersDeed::BuildFree { card: name(card), wonder: wonder(), payment: nothing, voyage: None }
        }
        ActionWith::Stage(card, payment) => {
            let (stage, payment) = stage(view, game, seat, payment);
            WondersDeed::Stage { card: name(card), wonder: wonder(), stage, payment, voyage: None }
        }
        ActionWith::Discard(card) => WondersDeed::Discard { card: name(card), coins: DISCARD_COINS },
        ActionWith::Fetch(card) => WondersDeed::Fetch { card: name(card) },
        ActionWith::Decline => WondersDeed::Decline,
        ActionWith::Pick(wonder) => WondersDeed::Pick { wonder: name(wonder) },
        ActionWith::PickSide(wonder, up) => WondersDeed::PickSide { wonder: name(wonder), side: side(view, up) },
        ActionWith::ChooseSide(up) => WondersDeed::ChooseSide { wonder: wonder(), side: side(view, up) },
        ActionWith::Naval(action) => X::deed(game, view, seat, action),
    }
}

/// Which stage a seat builds next, from 1, and what it pays.
fn stage<X: ShownExpansion>(
    view: &ViewWith<X>,
    game: &Position<X>,
    seat: Seat,
    payment: Payment,
) -> (u8, WondersPayment) {
    let bank = game.next_stage(seat).map_or(0, |stage| stage.cost.coins);
    (view.city(seat).stages() + 1, paid(bank, payment))
}

pub(super) fn paid(bank: u8, payment: Payment) -> WondersPayment {
    WondersPayment { bank, left: payment.left, right: payment.right, ..WondersPayment::default() }
}

/// What happened, as far as the viewer sees it. The position is one that looks like the view before.
pub(super) fn of_event<X: ShownExpansion>(
    view: &ViewWith<X>,
    game: &Position<X>,
    event: EventViewWith<X>,
) -> WondersDeed {
    let count = view.setup.seats();
    match event {
        EventViewWith::Wonders(wonders) => {
            WondersDeed::WondersDealt { wonders: wonders.all()[..count].iter().map(|&wonder| name(wonder)).collect() }
        }
        EventViewWith::Sides(sides) => {
            WondersDeed::SidesDealt { sides: sides.all()[..count].iter().map(|&up| side(view, up)).collect() }
        }
        EventViewWith::Dealt(hand) => {
            WondersDeed::HandsDealt { age: view.age + 1, hand: names(hand.cards().iter().copied()) }
        }
        EventViewWith::DealtToOthers => WondersDeed::HandsDealtHidden { age: view.age + 1 },
        EventViewWith::Did(seat, action) => of_action(view, game, seat, action),
        EventViewWith::BuiltStage(seat, payment) => {
            let (stage, payment) = stage(view, game, seat, payment);
            WondersDeed::StageHidden { wonder: wonder_of(view, seat), stage, payment, voyage: None }
        }
        EventViewWith::Discarded(_) => WondersDeed::DiscardHidden { coins: DISCARD_COINS },
        EventViewWith::Revealed(seen) => X::revealed(view, seen),
        EventViewWith::Naval(seat, seen) => X::hidden_deed(game, view, seat, seen),
        EventViewWith::Chose(_) | EventViewWith::Opened(_) => {
            unreachable!("a round is told as a whole, when it has opened")
        }
    }
}
