//! Emporia (S8.5).

use crate::common::{A, C, Sea, seat};
use wonders::armada::Step;

/// S8.5.
#[test]
fn s16_35_emporia_buy_two_seats_away_for_a_coin() {
    let text = "wonders+armada/5 A.wonder=ephesus B.wonder=alexandria C.wonder=giza D.wonder=rhodes E.wonder=halicarnassus age=2";
    let west = format!("{text} A.cards=western_emporium C.cards=quarry A.hand=walls A.coins=9");
    // Three stone: two for a coin each from C, and the third from nowhere.
    Sea::new(&west).lacks(A, "build walls far_left 3").builds(A, "walls", "never");
    let two = west.replace("A.cards=western_emporium", "A.cards=western_emporium,stone_pit");
    Sea::new(&two).offers(A, "build walls far_left 2").round("A build walls far_left 2").has_coins(A, 7);
    let east = format!("{text} A.cards=eastern_emporium A.hand=foundry D.cards=ore_vein A.coins=9");
    Sea::new(&east).lacks(A, "build foundry far_right 1");
    let ore = "wonders+armada/5 A.wonder=ephesus B.wonder=alexandria C.wonder=giza D.wonder=rhodes E.wonder=halicarnassus A.cards=eastern_emporium A.hand=barracks A.coins=1";
    let paid = Sea::new(ore).offers(A, "build barracks far_right 1").round("A build barracks far_right 1");
    paid.has_coins(A, 0).has_coins(seat(3), 3 + 1 + 3);
}

/// S7.10, S8.5: neither islands nor stages nor yellow cards sell anything, also two seats away.
#[test]
fn s7_10_an_emporium_sells_what_neighbours_may_buy() {
    let text = "wonders+armada/5 A.wonder=ephesus B.wonder=giza C.wonder=rhodes D.wonder=alexandria E.wonder=halicarnassus \
                D.side=b D.stages=1 D.islands=overgrown_island D.cards=caravansery age=2 \
                A.cards=lumber_yard,eastern_emporium A.hand=caravansery";
    Sea::new(text).builds(A, "caravansery", "never");
    let sells = text.replace("D.cards=caravansery", "D.cards=caravansery,sawmill");
    Sea::new(&sells).builds(A, "caravansery", "far_right 1; left 2 far_right 1 step yellow");
}

/// S8.5, S15.10: both reach the same city of four.
#[test]
fn s16_36_both_emporia_reach_one_city_of_four() {
    let text = "wonders+armada/4 A.wonder=ephesus B.wonder=alexandria C.wonder=giza D.wonder=halicarnassus age=2 \
                A.cards=eastern_emporium,western_emporium C.cards=quarry A.hand=walls A.coins=3";
    let case = Sea::new(text).builds(A, "walls", "far_left 3");
    case.round("A build walls far_left 3").has_coins(A, 0).has_coins(C, 3 + 3 + 3);
    // A producer sells once, whichever emporium is used.
    Sea::new(&text.replace("quarry", "stone_pit")).builds(A, "walls", "never");
}

/// S8.5, S3.3.
#[test]
fn s16_79_an_emporium_serves_the_whole_bill_of_a_turn() {
    let text = "wonders+armada/5 A.wonder=ephesus B.wonder=alexandria C.wonder=giza D.wonder=rhodes E.wonder=halicarnassus age=2 \
                A.cards=western_emporium,stone_pit A.shipyard=shipyard_2 B.shipyard=shipyard_1 C.cards=quarry A.hand=walls A.coins=9";
    // Walls and the red step cost four stone; the city has one and the emporium brings two.
    Sea::new(text)
        .offers(A, "build walls far_left 2")
        .lacks(A, "build walls far_left 3 step red")
        .lacks(A, "build walls far_left 2 step red");
    let more = text.replace("western_emporium,stone_pit", "western_emporium,stone_pit,timber_yard");
    Sea::new(&more).offers(A, "build walls far_left 2 step red");
}

/// S4.6, S8.5.
#[test]
fn s16_80_an_emporium_serves_once_more_in_the_extra_turn() {
    let text = "wonders+armada/5 A.wonder=babylon A.side=b A.stages=2 B.wonder=alexandria C.wonder=giza D.wonder=rhodes E.wonder=halicarnassus \
                A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.cards=eastern_emporium turn=7 A.hand=barracks,tavern A.coins=9";
    // Rhodes sells its ore for the card, and once more for the yellow step of the next one.
    let last = Sea::new(text).round("A build barracks far_right 1").step(Step::LastCard).has_coins(A, 8);
    last.play("A build tavern far_right 1 step yellow").has_coins(A, 7 + 5).has_coins(seat(3), 3 + 3 + 2);
}
