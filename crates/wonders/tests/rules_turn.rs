//! The order inside a turn (W6).

mod common;

use common::{A, B, C, Case};
use table::Seat;
use wonders::{Consequence, Step};

/// Babylon with the power of the last card at A, Halicarnassus with one stage to come at B, sixth turn of Age II.
const LAST_TURN: &str = "wonders/3 age=2 turn=6 A.wonder=babylon A.side=b A.stages=2 B.wonder=halicarnassus B.side=b \
                         B.cards=ore_vein,foundry C.wonder=giza";

#[test]
fn w6_1_all_pay_at_the_same_time() {
    // A pays B, B pays C, C pays A, each with the only two coins there are.
    let text = "wonders/3 A.wonder=alexandria B.wonder=giza C.wonder=olympia A.coins=2 B.coins=2 C.coins=2 \
                A.hand=baths B.hand=stockade C.hand=workshop";
    let choices = ["A build baths left 2", "B build stockade left 2", "C build workshop left 2"];
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        let case = order.into_iter().fold(Case::new(text), |case, index| case.play(choices[index])).coins([2, 2, 2]);
        assert!(case.stands(A, "baths") && case.stands(B, "stockade") && case.stands(C, "workshop"));
    }
    // Nothing of the income can be spent.
    let poor = text.replace("A.coins=2", "A.coins=1");
    Case::new(&poor).play("B build stockade left 2; C build workshop left 2").builds(A, "baths", "never");
}

#[test]
fn w6_2_all_that_is_paid_for_is_put_down_at_the_same_time() {
    let text = "wonders/3 A.wonder=giza A.cards=stone_pit A.hand=altar,baths B.hand=theater,loom_1 C.hand=press_1";
    let case = Case::new(text).play("A stage altar; B build theater");
    assert_eq!(case.0.city(A).stages(), 0);
    assert!(!case.stands(B, "theater"));
    let case = case.play("C build press_1");
    assert_eq!(case.0.city(A).stages(), 1);
    assert!(case.stands(B, "theater") && case.stands(C, "press_1"));
}

#[test]
fn w6_3_coins_for_what_is_counted_see_what_was_built_in_this_turn() {
    // Vineyard counts brown cards that both neighbours build now.
    let text = "wonders/3 A.hand=vineyard B.hand=sawmill C.hand=quarry B.cards=lumber_yard";
    Case::new(text).play("A build vineyard; B build sawmill; C build quarry").coins([6, 2, 2]);
    // The card itself counts.
    let text = "wonders/3 A.wonder=alexandria A.cards=marketplace,stone_pit A.hand=lighthouse";
    Case::new(text).round("A build lighthouse").has_coins(A, 5);
    // A stage that gives coins counts nothing else.
    let case = Case::new("wonders/3 A.wonder=ephesus A.side=b A.cards=quarry A.coins=0 A.hand=aqueduct")
        .round("A stage aqueduct");
    case.has_coins(A, 4);
}

#[test]
fn w6_4_and_w14_9_coins_for_a_discarded_card_come_after_all_has_been_paid() {
    let text = "wonders/3 A.wonder=babylon C.wonder=giza A.coins=0 A.hand=baths,altar";
    let case = Case::new(text).builds(A, "baths", "never").round_keeping("baths", "A discard altar").has_coins(A, 3);
    assert!(case.pile().contains(&"altar"));
    // In a later turn they can be spent.
    case.rounds_keeping("baths", 2).at(1, 4).builds(A, "baths", "right 2");
    // The card lies in the pile at the end of this very turn.
    let case =
        Case::new("wonders/3 A.wonder=halicarnassus A.side=b A.cards=ore_vein,clay_pit A.hand=loom_1 B.hand=altar");
    let case = case.round("A stage loom_1; B discard altar").step(Step::Fetch);
    case.offers(A, "fetch altar");
}

#[test]
fn w6_5_left_over_cards_go_to_the_pile_but_not_that_of_a_player_who_plays_it() {
    let case = Case::new(&format!("{LAST_TURN} A.hand=temple,statue B.hand=walls,school C.hand=forum,library"));
    let before = case.pile().len();
    let case = case.play("A discard temple; B discard walls; C discard forum").step(Step::LastCard);
    assert_eq!(case.hand(A), ["statue"]);
    assert_eq!(case.pile().len(), before + 3 + 2);
    assert!(["school", "library"].iter().all(|left_over| case.pile().contains(left_over)));
    // The stage that allows this may be built in this very turn.
    let text = LAST_TURN.replace("A.stages=2", "A.stages=1 A.cards=sawmill,glassworks_1");
    let case = Case::new(&format!("{text} A.hand=temple,statue")).round("A stage temple").step(Step::LastCard);
    assert_eq!(case.hand(A), ["statue"]);
    let case = Case::new(&format!("{text} A.hand=temple,statue")).round("A discard temple");
    case.step(Step::DealAge);
}

#[test]
fn w6_6_the_last_card_is_played_in_a_turn_of_its_own_and_neighbours_get_their_coins() {
    let text = format!("{LAST_TURN} A.coins=0 A.cards=loom_1 A.hand=temple,library C.cards=stone_pit");
    let case = Case::new(&text).builds(A, "library", "never").round("A discard temple").step(Step::LastCard);
    // The three coins of the sixth card buy only one of two stone.
    case.builds(A, "library", "never");
    let case = Case::new(&text.replace("A.coins=0", "A.coins=1")).round("A discard temple");
    let case = case.builds(A, "library", "right 4").play("A build library right 4");
    case.has_coins(A, 0).has_coins(C, 3 + 3 + 4).step(Step::DealAge);
    assert!(case.stands(A, "library"));
}

#[test]
fn w6_7_after_that_a_card_of_the_pile_is_built_for_nothing_and_works_at_once() {
    let text = format!(
        "{LAST_TURN} A.hand=temple,statue B.hand=walls,school B.coins=0 C.hand=vineyard,library C.cards=quarry"
    );
    let case = Case::new(&text).play("A discard temple; C discard vineyard; B stage walls").step(Step::LastCard);
    let case = case.play("A discard statue").step(Step::Fetch).offers(B, "fetch vineyard").offers(B, "fetch statue");
    // Three brown cards: ore_vein and foundry of its own, quarry of the left neighbour.
    let case = case.play("B fetch vineyard").has_coins(B, 3).step(Step::DealAge);
    assert!(case.stands(B, "vineyard") && !case.pile().contains(&"vineyard"));
    // The other way round with the option.
    let text = text.replace("wonders/3", "wonders/3:last_card=halicarnassus_first");
    let case = Case::new(&text).play("A discard temple; C discard vineyard; B stage walls").step(Step::Fetch);
    case.lacks(B, "fetch statue")
        .play("B fetch vineyard")
        .step(Step::LastCard)
        .play("A discard statue")
        .step(Step::DealAge);
}

#[test]
fn w6_8_buildings_of_the_last_card_and_of_the_pile_count_in_the_conflicts() {
    let text = format!(
        "{LAST_TURN} A.coins=9 A.cards=stone_pit,quarry A.hand=temple,walls B.hand=school,stables \
         C.hand=library,archery_range"
    );
    let case = Case::new(&text).play("A discard temple; C discard library; B stage school");
    let case = case.step(Step::LastCard).tokens([([0; 3], 0); 3]);
    let case = case.play("A build walls").step(Step::Fetch).tokens([([0; 3], 0); 3]);
    // A and B have two shields each, C none.
    case.play("B fetch archery_range").tokens([([0, 1, 0], 0), ([0, 1, 0], 0), ([0; 3], 2)]);
    case.play("B decline").tokens([([0, 2, 0], 0), ([0; 3], 1), ([0; 3], 1)]);
    // In the middle of an age hands move on only after the pick.
    let text = "wonders/3 age=1 A.wonder=halicarnassus A.side=b A.cards=ore_vein,clay_pit A.hand=loom_1 B.hand=altar";
    let case = Case::new(text).round("A stage loom_1; B discard altar").step(Step::Fetch).at(1, 3);
    assert!(Seat::first(3).all(|seat| case.hand(seat).len() == 4));
    let hand = case.hand(A);
    let case = case.play("A fetch altar").at(1, 4);
    assert_eq!(case.hand(B), hand);
}

#[test]
fn w6_9_coins_for_what_is_counted_come_once_and_points_at_the_end() {
    let text = "wonders/3 A.wonder=alexandria A.coins=0 A.cards=ore_vein,lumber_yard,loom_1 A.hand=haven,arena,palace";
    let case = Case::new(text).round_keeping("palace", "A build haven").has_coins(A, 2);
    assert_eq!(case.score(A).commercial, 2);
    let text = "wonders/3 step=over A.coins=0 A.cards=ore_vein,lumber_yard,haven,clay_pit,sawmill";
    let case = Case::new(text);
    assert_eq!((case.score(A).commercial, case.0.city(A).coins()), (4, 0));
}

#[test]
fn w6_1_to_w6_3_what_follows_is_told_in_this_order() {
    let text = "wonders/3 A.wonder=babylon A.hand=vineyard B.wonder=giza B.cards=stone_pit B.hand=temple \
                C.wonder=rhodes \
                C.cards=lumber_yard,loom_1 C.coins=9 C.hand=library";
    let case = Case::new(text).play("A build vineyard; B discard temple");
    let seen = case.consequences(C, "build library right 4");
    let sold = Consequence::Sold { seller: B, buyer: C, coins: 4 };
    let coins = Consequence::CardCoins { seat: A, card: common::card("vineyard"), coins: 2 };
    assert_eq!(seen, [sold, coins, Consequence::Passed { to_left: false }]);
}
