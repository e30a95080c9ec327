//! What follows from actions and events.
//!
//! Of an action it is what the seat's own part will lead to, as things stand: others choose at the same time. Of an event it
//! is read off the views before and after it. A round has a deed for each seat; what concerns the whole table follows the
//! deed of the last one.

use super::super::{WondersAction, WondersConsequence, WondersEvent};
use super::{deeds, direction, name, seats, wonder_of};
use crate::SeatLetter;
use crate::game::imagined;
use ::wonders::data::VICTORY_POINTS;
use ::wonders::{Action, Card, Consequence, Effect, EventView, Payment, Stage, Step, TURNS, View, Wonders};
use table::{Actions, Game, Notation, Seat};

pub(super) fn actions(game: &Wonders, seat: Seat) -> Vec<WondersAction> {
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
fn alone(game: &Wonders, seat: Seat, action: Action) -> Vec<WondersConsequence> {
    let mut seen = Vec::new();
    let after = game.alone(seat, action, &mut seen);
    let mut all: Vec<_> = seen.into_iter().filter_map(|consequence| witnessed(&after, consequence)).collect();
    if let Action::Stage(..) = action
        && game.next_stage(seat).is_some_and(fetches)
    {
        all.push(WondersConsequence::MayFetch { seat: seat.into() });
    }
    all.extend(points(game, &after, seat));
    all
}

fn fetches(stage: &Stage) -> bool {
    stage.effects.contains(&Effect::BuildFromDiscard)
}

/// What the rules say has happened. Whom the coins go to is told with the deed.
fn witnessed(game: &Wonders, consequence: Consequence) -> Option<WondersConsequence> {
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

fn points(before: &Wonders, after: &Wonders, seat: Seat) -> Option<WondersConsequence> {
    let change = after.score(seat).total() - before.score(seat).total();
    (change != 0).then(|| WondersConsequence::Points { seat: seat.into(), change })
}

pub(super) fn tell(before: &View, event: EventView, after: &View) -> WondersEvent {
    let (game, then): (Wonders, Wonders) = (imagined(before), imagined(after));
    let deed = deeds::of_event(before, &game, event);
    let (seat, payment, card, stage) = match event {
        EventView::Did(seat, action) => {
            let built = match action {
                Action::Build(card, _) | Action::BuildFree(card) | Action::Fetch(card) => Some(card),
                Action::Stage(..)
                | Action::Discard(_)
                | Action::Decline
                | Action::Pick(_)
                | Action::PickSide(..)
                | Action::ChooseSide(_) => None,
            };
            (seat, action.payment(), built, matches!(action, Action::Stage(..)))
        }
        EventView::BuiltStage(seat, payment) => (seat, payment, None, true),
        EventView::Discarded(seat) => (seat, Payment::NOTHING, None, false),
        EventView::Wonders(_) | EventView::Sides(_) | EventView::Dealt(_) | EventView::DealtToOthers => {
            return WondersEvent { deed, consequences: Vec::new() };
        }
        EventView::Chose(_) | EventView::Opened(_) => unreachable!("a round is told as a whole, when it has opened"),
    };
    let mut all = sales(&game, seat, payment);
    all.extend(card.and_then(|card| card_coins(&then, seat, card)));
    if let Some(stage) = game.next_stage(seat).filter(|_| stage) {
        all.extend(stage_consequences(&then, after, seat, stage));
    }
    all.extend(points(&game, &then, seat));
    let is_round = matches!(before.step, Step::ChooseCard | Step::ChooseSide);
    let is_last = seat.index() + 1 == before.setup.seats();
    if !is_round || is_last {
        all.extend(table_consequences(before, after));
    }
    WondersEvent { deed, consequences: all }
}

fn sales(game: &Wonders, buyer: Seat, payment: Payment) -> Vec<WondersConsequence> {
    let sellers = game.neighbours(buyer).into_iter().zip([payment.left, payment.right]);
    sellers
        .filter(|(_, coins)| *coins > 0)
        .map(|(seller, coins)| WondersConsequence::Sold { seat: seller.into(), buyer: buyer.into(), coins })
        .collect()
}

fn card_coins(then: &Wonders, seat: Seat, card: Card) -> Option<WondersConsequence> {
    let coins = then.coins_of(seat, then.setup().edition.face(card).effects);
    (coins > 0).then(|| WondersConsequence::CardCoins { seat: seat.into(), card: name(card), coins })
}

fn stage_consequences(then: &Wonders, after: &View, seat: Seat, stage: &Stage) -> Vec<WondersConsequence> {
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

/// What concerns the whole table: left-over cards, the last card, hands that move on, conflicts, the end.
fn table_consequences(before: &View, after: &View) -> Vec<WondersConsequence> {
    let mut all = Vec::new();
    let ends_turn = before.step == Step::ChooseCard;
    if ends_turn && usize::from(before.turn) + 1 == TURNS {
        let count = seats(after).filter(|seat| after.last_card != Some(*seat)).count();
        all.push(WondersConsequence::PutAway { count: count as u8 });
    }
    if let Some(seat) = before.fetch.filter(|_| before.step == Step::LastCard && after.fetch.is_none()) {
        all.push(WondersConsequence::NothingToFetch { seat: seat.into() });
    }
    if let Some(seat) = after.last_card.filter(|_| after.step == Step::LastCard) {
        all.push(WondersConsequence::LastCard { seat: seat.into() });
    }
    if after.age == before.age && after.turn > before.turn {
        all.push(WondersConsequence::Passed { to: direction(usize::from(after.age)) });
    }
    let is_over = after.step == Step::Over && before.step != Step::Over;
    if after.age > before.age || is_over {
        all.extend(conflicts(after, usize::from(before.age)));
    }
    if is_over {
        all.push(WondersConsequence::Ends { way: "points".to_owned() });
    }
    all
}

fn conflicts(after: &View, age: usize) -> Vec<WondersConsequence> {
    let won: Vec<u8> = after.cities.iter().map(|city| city.victories()[age]).collect();
    let lost: Vec<u8> = after.cities.iter().map(|city| city.defeats()[age]).collect();
    let mut all = vec![WondersConsequence::Conflicts {
        age: age as u8 + 1,
        shields: after.cities.iter().map(::wonders::City::shields).collect(),
        won: won.clone(),
        lost: lost.clone(),
    }];
    for (seat, (won, lost)) in seats(after).zip(won.into_iter().zip(lost)) {
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
