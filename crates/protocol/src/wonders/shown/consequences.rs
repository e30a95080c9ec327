//! What follows from actions and events.
//!
//! Of an action it is what the seat's own part will lead to, as things stand: others choose at the same time. Of an event it
//! is read off the views before and after it. A round has a deed for each seat; what concerns the whole table follows the
//! deed of the last one.

use super::super::{WondersAction, WondersConflict, WondersConsequence, WondersDeed, WondersEvent, WondersPayment};
use super::expansion::{Built, ShownExpansion};
use super::{deeds, direction, name, seats, wonder_of};
use crate::SeatLetter;
use crate::game::imagined;
use ::wonders::data::VICTORY_POINTS;
use ::wonders::{ActionWith, Card, Consequence, Effect, EventViewWith, Position, Stage, StepWith, ViewWith};
use table::{Actions, Game, Notation, Seat};

pub(super) fn actions<X: ShownExpansion>(game: &Position<X>, seat: Seat) -> Vec<WondersAction> {
    let view = game.view(Some(seat));
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    let offered = legal.iter().map(|&action| WondersAction {
        text: game.action_text(seat, action),
        deed: deeds::of_action(&view, game, seat, action),
        consequences: alone(game, seat, action),
    });
    offered.collect()
}

/// What a seat's own part leads to.
fn alone<X: ShownExpansion>(game: &Position<X>, seat: Seat, action: ActionWith<X>) -> Vec<WondersConsequence> {
    let mut seen = X::Seen::default();
    let after = game.alone(seat, action, &mut seen);
    let base = X::of_base_game(&seen).iter();
    let mut all: Vec<_> = base.filter_map(|&consequence| witnessed(&after, consequence)).collect();
    if built(action) == Built::Stage && game.next_stage(seat).is_some_and(fetches) {
        all.push(WondersConsequence::MayFetch { seat: seat.into() });
    }
    all.extend(points(game, &after, seat));
    all.extend(X::promised(game, &after, seat, action, &seen));
    all
}

fn fetches(stage: &Stage) -> bool {
    stage.effects.contains(&Effect::BuildFromDiscard)
}

/// What the rules say has happened. Whom the coins go to is told with the deed.
fn witnessed<X: ShownExpansion>(game: &Position<X>, consequence: Consequence) -> Option<WondersConsequence> {
    Some(match consequence {
        Consequence::CardCoins { seat, card, coins } => {
            WondersConsequence::CardCoins { seat: seat.into(), card: name(card), coins }
        }
        Consequence::StageCoins { seat, coins } => WondersConsequence::StageCoins { seat: seat.into(), coins },
        Consequence::Complete(seat) => {
            WondersConsequence::WonderComplete { seat: seat.into(), wonder: game.city(seat).wonder().map(name)? }
        }
        Consequence::Sold { .. }
        | Consequence::PutAway(_)
        | Consequence::NothingToFetch(_)
        | Consequence::Passed { .. }
        | Consequence::Conflicts { .. }
        | Consequence::Over => return None,
    })
}

fn points<X: ShownExpansion>(before: &Position<X>, after: &Position<X>, seat: Seat) -> Option<WondersConsequence> {
    let change = after.total(seat) - before.total(seat);
    (change != 0).then(|| WondersConsequence::Points { seat: seat.into(), change })
}

/// What an action builds.
fn built<X: ShownExpansion>(action: ActionWith<X>) -> Built {
    match action {
        ActionWith::Build(card, _) | ActionWith::BuildFree(card) | ActionWith::Fetch(card) => Built::Card(card),
        ActionWith::Stage(..) => Built::Stage,
        ActionWith::Naval(action) => X::builds(action),
        ActionWith::Discard(_)
        | ActionWith::Decline
        | ActionWith::Pick(_)
        | ActionWith::PickSide(..)
        | ActionWith::ChooseSide(_) => Built::Nothing,
    }
}

/// What a seat did; where the viewer does not see the card, any card stands for it. Nothing for what the table reveals.
pub(super) fn done<X: ShownExpansion>(event: EventViewWith<X>) -> Option<(Seat, ActionWith<X>)> {
    const UNSEEN: Card = Card::ALL[0];
    match event {
        EventViewWith::Did(seat, action) => Some((seat, action)),
        EventViewWith::BuiltStage(seat, payment) => Some((seat, ActionWith::Stage(UNSEEN, payment))),
        EventViewWith::Discarded(seat) => Some((seat, ActionWith::Discard(UNSEEN))),
        EventViewWith::Naval(seat, seen) => Some((seat, ActionWith::Naval(X::stand_in(seen)?))),
        EventViewWith::Wonders(_)
        | EventViewWith::Sides(_)
        | EventViewWith::Dealt(_)
        | EventViewWith::DealtToOthers
        | EventViewWith::Revealed(_) => None,
        EventViewWith::Chose(_) | EventViewWith::Opened(_) => {
            unreachable!("a round is told as a whole, when it has opened")
        }
    }
}

pub(super) fn tell<X: ShownExpansion>(
    before: &ViewWith<X>,
    events: &[EventViewWith<X>],
    after: &ViewWith<X>,
) -> Vec<WondersEvent> {
    let (game, then): (Position<X>, Position<X>) = (imagined(before), imagined(after));
    let one = |&event: &EventViewWith<X>| {
        let mut all = Vec::new();
        if let Some((seat, action)) = done(event) {
            all.extend(sales(before.setup.seats(), seat, paid(&game, seat, action)));
            match built(action) {
                Built::Card(card) => all.extend(card_coins(&then, seat, card)),
                Built::Stage => {
                    if let Some(stage) = game.next_stage(seat) {
                        all.extend(stage_consequences(&then, after, seat, stage));
                    }
                }
                Built::Nothing => {}
            }
            all.extend(X::followed(&game, seat, action));
            all.extend(points(&game, &then, seat));
        } else if let EventViewWith::Revealed(seen) = event {
            all.extend(X::followed_outcome(before, after, seen));
        }
        WondersEvent { deed: deeds::of_event(before, &game, event), consequences: all }
    };
    let mut told: Vec<WondersEvent> = events.iter().map(one).collect();
    let lost = losses(&told, events, before, after);
    if let Some(last) = told.last_mut() {
        last.consequences.extend(lost);
        last.consequences.extend(table_consequences(before, events, after));
    }
    told
}

/// What is paid for an action.
fn paid<X: ShownExpansion>(game: &Position<X>, seat: Seat, action: ActionWith<X>) -> WondersPayment {
    match action {
        ActionWith::Naval(action) => X::paid(game, seat, action),
        action => deeds::paid(0, action.payment()),
    }
}

fn sales(count: usize, buyer: Seat, payment: WondersPayment) -> Vec<WondersConsequence> {
    let (left, right) = (buyer.left(count), buyer.right(count));
    let sellers = [
        (left, payment.left),
        (right, payment.right),
        (left.left(count), payment.far_left),
        (right.right(count), payment.far_right),
    ];
    sellers
        .into_iter()
        .filter(|(_, coins)| *coins > 0)
        .map(|(seller, coins)| WondersConsequence::Sold { seat: seller.into(), buyer: buyer.into(), coins })
        .collect()
}

fn card_coins<X: ShownExpansion>(then: &Position<X>, seat: Seat, card: Card) -> Option<WondersConsequence> {
    let coins = then.coins_of(seat, then.setup().edition.face(card).effects);
    (coins > 0).then(|| WondersConsequence::CardCoins { seat: seat.into(), card: name(card), coins })
}

fn stage_consequences<X: ShownExpansion>(
    then: &Position<X>,
    after: &ViewWith<X>,
    seat: Seat,
    stage: &Stage,
) -> Vec<WondersConsequence> {
    let mut all = Vec::new();
    let coins = then.coins_of(seat, stage.effects);
    if coins > 0 {
        all.push(WondersConsequence::StageCoins { seat: seat.into(), coins });
    }
    if then.city(seat).is_complete(after.setup.edition) {
        all.push(WondersConsequence::WonderComplete { seat: seat.into(), wonder: wonder_of(after, seat) });
    }
    if fetches(stage) {
        let seat: SeatLetter = seat.into();
        all.push(if after.fetch == Some(seat.seat()) {
            WondersConsequence::MayFetch { seat }
        } else {
            WondersConsequence::NothingToFetch { seat }
        });
    }
    all
}

/// Coins that seats have lost: what they would have by all that is told otherwise, less what they have.
fn losses<X: ShownExpansion>(
    told: &[WondersEvent],
    events: &[EventViewWith<X>],
    before: &ViewWith<X>,
    after: &ViewWith<X>,
) -> Vec<WondersConsequence> {
    let mut coins: Vec<i32> = seats(before).map(|seat| i32::from(before.city(seat).coins())).collect();
    for (event, told) in events.iter().zip(told) {
        if let Some((seat, _)) = done(*event) {
            coins[seat.index()] += match &told.deed {
                WondersDeed::Build { payment, .. }
                | WondersDeed::BuildChain { payment, .. }
                | WondersDeed::BuildFree { payment, .. }
                | WondersDeed::Stage { payment, .. }
                | WondersDeed::StageHidden { payment, .. } => -i32::from(payment.total()),
                WondersDeed::Discard { coins, .. } | WondersDeed::DiscardHidden { coins } => i32::from(*coins),
                _ => 0,
            };
        }
        for consequence in &told.consequences {
            let (seat, gained) = match consequence {
                WondersConsequence::Sold { seat, coins, .. } => (seat, i32::from(*coins)),
                WondersConsequence::CardCoins { seat, coins, .. }
                | WondersConsequence::StageCoins { seat, coins }
                | WondersConsequence::ShipCoins { seat, coins }
                | WondersConsequence::ConstructionCoins { seat, coins } => (seat, i32::from(*coins)),
                _ => continue,
            };
            coins[seat.seat().index()] += gained;
        }
    }
    let lost = seats(after).zip(coins).map(|(seat, had)| (seat, had - i32::from(after.city(seat).coins())));
    lost.filter(|(_, coins)| *coins > 0)
        .map(|(seat, coins)| WondersConsequence::CoinsLost { seat: seat.into(), coins: coins as u16 })
        .collect()
}

/// What concerns the whole table: left-over cards, the last card, hands that move on, conflicts, the end.
fn table_consequences<X: ShownExpansion>(
    before: &ViewWith<X>,
    events: &[EventViewWith<X>],
    after: &ViewWith<X>,
) -> Vec<WondersConsequence> {
    let mut all = Vec::new();
    let ends_turn = before.step == StepWith::ChooseCard;
    if ends_turn && usize::from(before.turn) + 1 == before.setup.turns() {
        let count = seats(after).filter(|seat| after.last_card != Some(*seat)).count();
        all.push(WondersConsequence::PutAway { count: count as u8 });
    }
    if let Some(seat) = before.fetch.filter(|_| before.step != StepWith::Fetch && after.fetch.is_none()) {
        all.push(WondersConsequence::NothingToFetch { seat: seat.into() });
    }
    let is_last_card = after.step == StepWith::LastCard && before.step != StepWith::LastCard;
    if let Some(seat) = after.last_card.filter(|_| is_last_card) {
        all.push(WondersConsequence::LastCard { seat: seat.into() });
    }
    if after.age == before.age && after.turn > before.turn {
        all.push(WondersConsequence::Passed { to: direction(usize::from(after.age)) });
    }
    all.extend(X::fought(before, events, after));
    if after.step == StepWith::Over && before.step != StepWith::Over {
        all.push(WondersConsequence::Ends { way: "points".to_owned() });
    }
    all
}

/// The conflicts of an age, from 0, and the tokens that followed.
pub(super) fn tokens<X: ShownExpansion>(
    after: &ViewWith<X>,
    age: usize,
    pairs: Vec<WondersConflict>,
) -> Vec<WondersConsequence> {
    let mut all = vec![WondersConsequence::Conflicts { age: age as u8 + 1, pairs }];
    for seat in seats(after) {
        let (won, lost) = (after.city(seat).victories()[age], after.city(seat).defeats()[age]);
        if won > 0 {
            let points = i16::from(won) * VICTORY_POINTS[age];
            all.push(WondersConsequence::Victory { seat: seat.into(), count: won, points });
        }
        if lost > 0 {
            all.push(WondersConsequence::Defeat { seat: seat.into(), count: lost });
        }
    }
    if all.len() == 1 {
        all.push(WondersConsequence::NoConflict);
    }
    all
}
