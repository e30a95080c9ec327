//! The three actions (W4).

mod common;

use common::{A, B, Case};
use wonders::Use;

#[test]
fn w4_1_a_card_that_is_paid_for_is_a_building_of_the_city() {
    let text = "wonders/3 A.wonder=giza A.hand=clay_pit,baths,guard_tower B.wonder=ephesus C.wonder=olympia";
    let case = Case::new(text).builds(A, "guard_tower", "never").round("A build clay_pit").has_coins(A, 2);
    assert!(case.stands(A, "clay_pit"));
    assert!(case.0.taken(0, 0, A).is_some_and(|taken| taken.used == Use::Built));
    assert!(!case.hand(B).contains(&"clay_pit"));
    assert!(!case.pile().contains(&"clay_pit"));
}

#[test]
fn w4_2_a_city_has_no_two_identical_buildings() {
    let text = "wonders/5 A.wonder=giza A.coins=9 A.cards=altar,stone_pit A.hand=altar,stone_pit";
    let case = Case::new(text).builds(A, "altar", "never").builds(A, "stone_pit", "never");
    case.offers(A, "stage altar").offers(A, "discard altar");
    // Not even for nothing.
    let text = "wonders/5 age=1 A.wonder=olympia A.stages=2 A.cards=altar,timber_yard A.hand=altar,excavation";
    Case::new(text).lacks(A, "free altar").offers(A, "free excavation");
    // Nor another building of the same name.
    Case::new("wonders/3 A.wonder=giza A.cards=press_1,stone_pit A.hand=press_2")
        .builds(A, "press_2", "never")
        .offers(A, "stage press_2");
}

#[test]
fn w4_3_a_stage_costs_what_is_printed_on_it_and_takes_any_card() {
    // Giza pays for its first stage with two stone; the cards would cost seven resources and a coin.
    let case = Case::new("wonders/3 A.wonder=giza A.coins=0 A.cards=stone_pit A.hand=palace,arsenal");
    let case = case.builds(A, "palace", "never").stages(A, "nothing").round("A stage palace");
    assert_eq!((case.0.city(A).stages(), case.0.city(A).coins()), (1, 0));
    assert!(!case.stands(A, "palace") && !case.pile().contains(&"palace"));
    assert!(case.0.taken(2, 0, A).is_some_and(|taken| taken.used == Use::Stage));
    // A free card does not make the stage free.
    let case = Case::new("wonders/3 A.wonder=rhodes A.coins=1 B.wonder=olympia C.wonder=giza A.hand=altar");
    case.builds(A, "altar", "nothing").stages(A, "never");
    // What is missing is bought.
    let text = "wonders/3 A.wonder=rhodes B.wonder=olympia C.wonder=giza C.cards=lumber_yard A.coins=4 A.hand=altar";
    Case::new(text).stages(A, "left 2 right 2").round("A stage altar left 2 right 2").coins([0, 8, 8]);
}

#[test]
fn w4_4_stages_are_built_in_order_each_once_and_several_in_an_age() {
    let text = "wonders/3 age=1 A.wonder=giza A.coins=0 A.cards=stone_pit";
    // The second stage needs three wood, which nobody has.
    let case = Case::new(text).stages(A, "nothing").round(&format!("A stage {}", Case::new(text).hand(A)[0]));
    case.stages(A, "never");
    // Three stages in three turns of one age.
    let mut case = Case::new(
        "wonders/3 age=3 A.wonder=giza A.side=b A.coins=0 A.cards=lumber_yard,timber_yard,quarry,brickyard,clay_pool",
    );
    for stage in 1..=3 {
        let first = case.hand(A)[0];
        case = case.stages(A, "nothing").round(&format!("A stage {first}"));
        assert_eq!(case.0.city(A).stages(), stage);
    }
    // When all stand, no card can be used this way.
    let rich = "A.coins=0 A.cards=quarry,stone_pit,timber_yard,press_1,sawmill";
    let text = "wonders/3 age=3 A.wonder=giza";
    Case::new(&format!("{text} {rich} A.stages=2")).stages(A, "nothing");
    let case = Case::new(&format!("{text} {rich} A.stages=3")).stages(A, "never");
    assert!(case.0.next_stage(A).is_none());
}

#[test]
fn w4_5_a_card_is_discarded_for_three_coins_whatever_it_could_do() {
    let case = Case::new("wonders/3 A.wonder=giza A.cards=stone_pit A.coins=9 A.hand=altar,baths");
    let case = case.builds(A, "altar", "nothing").stages(A, "nothing").offers(A, "discard altar");
    let before = case.pile().len();
    let after = case.round("A discard altar").has_coins(A, 12);
    assert_eq!(after.pile().len(), before + 3);
    assert!(after.pile().contains(&"altar") && !after.stands(A, "altar"));
    // Without a coin and without anything that could be built it is allowed, too.
    Case::new("wonders/3 A.wonder=ephesus A.coins=0 A.hand=palace")
        .builds(A, "palace", "never")
        .offers(A, "discard palace");
}

#[test]
fn w4_6_one_card_does_one_thing() {
    let case = Case::new("wonders/3 A.wonder=giza A.cards=stone_pit A.hand=altar,baths").play("A build altar");
    case.refuses("A discard altar").refuses("A stage baths").refuses("A build baths");
    let after = case.round("");
    assert_eq!((after.0.city(A).coins(), after.0.city(A).stages()), (3, 0));
    let taken: Vec<_> = (0..2).filter_map(|turn| after.0.taken(0, turn, A)).collect();
    assert_eq!(taken.len(), 2);
}
