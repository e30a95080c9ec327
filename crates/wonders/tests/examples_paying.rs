//! Worked examples: setup, passing and payments (W15.1 to W15.14, W15.38 to W15.46).

mod common;

use common::{A, B, C, Case, D, dealt};
use table::Seat;
use wonders::data::{deck, guilds_in_play};
use wonders::{Edition, Step};

#[test]
fn w15_1_decks_have_seven_cards_for_each_and_two_guilds_more_than_players() {
    for (seats, (cards, guilds)) in (3..).zip([(21, 5), (28, 6), (35, 7), (42, 8), (49, 9)]) {
        assert_eq!(guilds_in_play(seats), guilds);
        let sizes = [0, 1, 2].map(|age| deck(Edition::First, seats, age).len());
        assert_eq!(sizes, [cards, cards, cards - guilds]);
        let case = Case::new(&format!("wonders/{seats} age=3 step=deal_age")).settle();
        let hands = Seat::first(seats).flat_map(|seat| case.0.hand(seat).cards().to_vec());
        let (purple, others): (Vec<_>, Vec<_>) = hands.partition(|card| Edition::First.face(*card).is_guild());
        assert_eq!((purple.len(), purple.len() + others.len()), (guilds, cards));
    }
}

#[test]
fn w15_2_of_four_the_hand_of_a_goes_to_b_then_to_d_then_to_b() {
    for (age, to) in [(1, B), (2, D), (3, B)] {
        let case = Case::new(&format!("wonders/4 age={age}"));
        let left = case.hand(A)[1..].to_vec();
        assert_eq!(case.round("").hand(to), left);
    }
}

#[test]
fn w15_3_of_three_a_hand_is_back_in_the_fourth_turn_with_four_cards() {
    let case = dealt("wonders/3", 1);
    let hand = case.hand(A);
    let case = case.rounds(3).at(1, 4);
    assert_eq!(case.hand(A), hand[3..]);
    assert_eq!(case.hand(A).len(), 4);
}

const BABYLON: &str = "wonders/3 A.wonder=babylon B.wonder=ephesus C.wonder=giza A.hand=baths";

#[test]
fn w15_4_a_stone_of_the_right_neighbour_costs_two_coins() {
    Case::new(BABYLON)
        .builds(A, "baths", "right 2")
        .round("A build baths right 2")
        .has_coins(A, 1)
        .has_coins(C, 3 + 3 + 2);
}

#[test]
fn w15_5_the_east_trading_post_lowers_that_to_one_coin_and_no_other_card_does() {
    let case = Case::new(&format!("{BABYLON} A.cards=east_trading_post")).builds(A, "baths", "right 1");
    case.round("A build baths right 1").has_coins(A, 2);
    for other in ["west_trading_post", "marketplace"] {
        Case::new(&format!("{BABYLON} A.cards={other}")).builds(A, "baths", "right 2");
    }
}

#[test]
fn w15_6_the_market_place_lowers_the_price_of_papyrus_on_the_left() {
    let text = "wonders/3 A.wonder=babylon B.wonder=rhodes B.cards=press_1 C.wonder=giza A.cards=marketplace \
                A.hand=scriptorium";
    Case::new(text)
        .builds(A, "scriptorium", "left 1")
        .round("A build scriptorium left 1")
        .has_coins(A, 2)
        .has_coins(B, 7);
}

#[test]
fn w15_7_with_two_choices_exactly_one_unit_is_missing_for_stables() {
    let text = "wonders/3 A.wonder=olympia A.cards=timber_yard,clay_pit A.coins=9 A.hand=stables";
    Case::new(&format!("{text} B.wonder=rhodes C.wonder=babylon")).builds(A, "stables", "left 2; right 2");
    Case::new(&format!("{text} B.wonder=giza C.wonder=ephesus")).builds(A, "stables", "never");
    // Ore of the left, or clay of the right, never both.
    Case::new(&format!("{text} B.wonder=rhodes C.wonder=babylon")).refuses("A build stables left 2 right 2");
}

#[test]
fn w15_8_a_quarry_sells_two_stone_and_no_third() {
    let text = "wonders/3 A.wonder=halicarnassus B.wonder=rhodes B.cards=quarry C.wonder=ephesus A.coins=9 \
                A.hand=library,walls";
    let case = Case::new(text).builds(A, "library", "left 4").builds(A, "walls", "never");
    case.round("A build library left 4").has_coins(A, 5);
    Case::new(&format!("{text} A.cards=west_trading_post")).builds(A, "library", "left 2").builds(A, "walls", "never");
}

#[test]
fn w15_9_yellow_cards_and_stages_do_not_sell() {
    let text = "wonders/3 A.wonder=rhodes C.wonder=ephesus A.coins=9";
    Case::new(&format!("{text} B.wonder=olympia B.cards=caravansery age=2 A.hand=library A.cards=loom_1,stone_pit"))
        .builds(A, "library", "never");
    Case::new(&format!("{text} B.wonder=alexandria B.stages=2 A.hand=baths")).builds(A, "baths", "never");
    Case::new(&format!("{text} B.wonder=alexandria B.side=b B.stages=1 A.hand=baths")).builds(A, "baths", "never");
}

#[test]
fn w15_10_one_lumber_yard_serves_both_neighbours_and_its_owner() {
    let text =
        "wonders/7 A.wonder=giza B.wonder=rhodes B.cards=lumber_yard C.wonder=ephesus A.hand=stockade C.hand=stockade";
    let case = Case::new(text).builds(A, "stockade", "left 2").builds(C, "stockade", "right 2");
    // The owner builds a school with it, next to two buyers: here with three of one age.
    let text = "wonders/3 A.wonder=giza B.wonder=rhodes B.cards=lumber_yard,press_1 C.wonder=ephesus A.hand=temple \
                B.hand=school \
                C.hand=statue A.cards=clay_pool,glassworks_1 C.cards=foundry A.coins=2 C.coins=2";
    let both = Case::new(text).play("A build temple left 2; B build school; C build statue right 2");
    both.coins([0, 3 + 4, 0]);
    assert!(both.stands(A, "temple") && both.stands(B, "school") && both.stands(C, "statue"));
    assert_eq!(case.round("A build stockade left 2; C build stockade right 2").0.city(B).coins(), 3 + 3 + 4);
}

#[test]
fn w15_11_coins_of_a_sale_cannot_be_spent_in_the_same_turn() {
    let text =
        "wonders/3 A.wonder=alexandria A.coins=1 B.wonder=giza C.wonder=rhodes A.hand=baths,altar C.hand=workshop";
    let case = Case::new(text).play("C build workshop left 2").builds(A, "baths", "never");
    case.round("A build altar").has_coins(A, 3);
}

#[test]
fn w15_12_without_a_coin_clay_pit_is_built_only_with_the_free_build() {
    let text = "wonders/3 age=1 A.wonder=olympia A.coins=0 A.hand=clay_pit";
    Case::new(&format!("{text} A.stages=1")).builds(A, "clay_pit", "never").lacks(A, "free clay_pit");
    let case = Case::new(&format!("{text} A.stages=2")).builds(A, "clay_pit", "never").offers(A, "free clay_pit");
    assert!(case.round("A free clay_pit").has_coins(A, 0).stands(A, "clay_pit"));
}

#[test]
fn w15_13_with_one_press_in_the_city_the_other_cannot_be_built_in_any_way() {
    Case::new("wonders/3 A.cards=press_1 A.hand=press_2").builds(A, "press_2", "never");
    let case = Case::new("wonders/3 A.wonder=olympia A.stages=2 A.cards=press_1 A.hand=press_2,walls A.coins=0");
    case.lacks(A, "free press_2").offers(A, "free walls");
    let text = "wonders/3 A.wonder=halicarnassus A.side=b A.cards=press_1,foundry A.hand=statue B.hand=press_2,loom_2";
    let case = Case::new(text).round("A stage statue; B discard press_2").step(Step::Fetch);
    assert!(case.pile().contains(&"press_2"));
    case.lacks(A, "fetch press_2");
}

#[test]
fn w15_14_with_scriptorium_two_cards_are_free_and_with_either_post_forum_is() {
    let text = "wonders/3 A.wonder=rhodes A.coins=0";
    let case = Case::new(&format!("{text} A.cards=scriptorium A.hand=library,courthouse,forum"));
    case.builds(A, "library", "nothing").builds(A, "courthouse", "nothing").builds(A, "forum", "never");
    for post in ["west_trading_post", "east_trading_post"] {
        Case::new(&format!("{text} A.cards={post} A.hand=forum")).builds(A, "forum", "nothing");
    }
}

#[test]
fn w15_38_a_stone_of_each_neighbour_is_paid_with_two_coins_to_each() {
    let text = "wonders/3 A.wonder=rhodes A.coins=4 A.cards=loom_1 A.hand=library B.wonder=giza C.wonder=ephesus \
                C.cards=stone_pit";
    Case::new(text).builds(A, "library", "left 2 right 2").round("A build library left 2 right 2").coins([0, 8, 8]);
}

#[test]
fn w15_39_wood_of_either_neighbour_is_paid_to_the_one_or_to_the_other() {
    let text = "wonders/3 A.wonder=rhodes B.wonder=olympia C.wonder=giza C.cards=lumber_yard A.hand=stockade";
    Case::new(text).builds(A, "stockade", "left 2; right 2");
    let with_post = format!("{text} A.cards=west_trading_post");
    Case::new(&with_post).builds(A, "stockade", "left 1; right 2");
    Case::new(&format!("{with_post} A.coins=1")).builds(A, "stockade", "left 1");
}

#[test]
fn w15_40_a_clay_pit_sells_one_of_its_resources_to_each_buyer() {
    let text =
        "wonders/3 A.wonder=olympia B.wonder=ephesus B.cards=clay_pit C.wonder=halicarnassus A.coins=9 C.coins=9";
    Case::new(&format!("{text} A.hand=stables")).builds(A, "stables", "never");
    // One takes ore, the other clay.
    let case = Case::new(&format!("{text} A.hand=barracks C.hand=guard_tower"));
    case.round("A build barracks left 2; C build guard_tower right 2").has_coins(B, 3 + 3 + 4);
    // Or both the same.
    let text = text.replace("wonders/3", "wonders/5");
    let case = Case::new(&format!("{text} A.hand=barracks C.hand=barracks"));
    case.round("A build barracks left 2; C build barracks right 2").has_coins(B, 3 + 3 + 4);
}

#[test]
fn w15_41_a_sawmill_gives_two_wood_and_two_choices_give_two_units() {
    let text = "wonders/3 A.wonder=rhodes A.coins=2 B.wonder=olympia C.wonder=ephesus A.cards=sawmill";
    Case::new(&format!("{text},timber_yard,loom_1,stone_pit A.hand=magistrates_guild")).builds(
        A,
        "magistrates_guild",
        "nothing",
    );
    Case::new(&format!("{text},loom_1,stone_pit A.hand=magistrates_guild")).builds(A, "magistrates_guild", "left 2");
    // Caravansery and timber yard: what else is needed is there.
    let text = "wonders/3 A.wonder=alexandria A.coins=0 B.wonder=ephesus C.wonder=halicarnassus \
                A.cards=caravansery,timber_yard";
    for (more, name, met) in [
        ("loom_1", "library", "nothing"),
        ("foundry", "senate", "never"),
        ("foundry,stone_pit", "senate", "nothing"),
        ("lumber_yard", "archery_range", "nothing"),
        ("lumber_yard", "statue", "never"),
        ("foundry,clay_pool", "workers_guild", "nothing"),
    ] {
        Case::new(&format!("{text},{more} A.hand={name}")).builds(A, name, met);
    }
    // Ore and ore would be dispensary.
    Case::new(&format!("{text} A.hand=dispensary")).builds(A, "dispensary", "never");
}

#[test]
fn w15_42_papyrus_of_the_left_neighbour_or_of_the_forum_for_traders_guild() {
    let text = "wonders/3 A.wonder=giza B.wonder=rhodes B.cards=press_1 C.wonder=olympia A.hand=traders_guild \
                A.cards=loom_1,glassworks_1";
    Case::new(text).builds(A, "traders_guild", "left 2").round("A build traders_guild left 2").has_coins(A, 1);
    Case::new(&format!("{text},forum")).builds(A, "traders_guild", "nothing");
}

#[test]
fn w15_43_coins_of_a_sale_can_be_spent_in_the_next_turn() {
    let text = "wonders/3 turn=2 A.wonder=alexandria A.coins=0 B.wonder=giza C.wonder=rhodes \
                A.hand=altar,theater,baths \
                C.hand=workshop,stone_pit B.hand=loom_1,stockade";
    let case = Case::new(text).builds(A, "baths", "never");
    let case = case.round_keeping("baths", "A build altar; C build workshop left 2; B build loom_1").has_coins(A, 2);
    // What C passed on is not baths, but the two coins buy a stone for anything that needs one.
    let case = case.at(1, 3).rounds_keeping("baths", 2);
    case.at(1, 5).builds(A, "baths", "left 2");
    let stage = Case::new(
        "wonders/3 turn=2 A.wonder=alexandria A.coins=0 A.cards=stone_pit B.wonder=giza C.wonder=rhodes \
         C.hand=workshop A.hand=altar",
    );
    stage
        .stages(A, "never")
        .round("A build altar; C build workshop left 2")
        .at(1, 3)
        .has_coins(A, 2)
        .stages(A, "left 2");
}

#[test]
fn w15_44_the_coin_for_clay_pit_goes_to_the_bank() {
    let case = Case::new("wonders/3 A.hand=clay_pit B.hand=altar C.hand=theater");
    case.play("A build clay_pit; B build altar; C build theater").coins([2, 3, 3]);
}

#[test]
fn w15_45_new_producers_pay_from_the_next_turn_on() {
    let text = "wonders/3 age=1 A.wonder=alexandria A.coins=0 A.stages=1 A.cards=ore_vein,clay_pit A.hand=altar,baths \
                B.wonder=ephesus C.wonder=halicarnassus C.hand=stockade";
    let case = Case::new(text).builds(A, "baths", "never").round_keeping("stockade", "A stage altar").at(1, 5);
    case.has_coins(A, 0).builds(A, "stockade", "nothing");
    // The left neighbour builds a lumber yard.
    let text = "wonders/3 A.wonder=giza B.wonder=rhodes C.wonder=ephesus A.hand=altar,stockade B.hand=lumber_yard";
    let case = Case::new(text).play("B build lumber_yard").builds(A, "stockade", "never");
    let case = case.round_keeping("stockade", "A build altar").rounds_keeping("stockade", 2);
    case.at(1, 4).builds(A, "stockade", "left 2");
}

#[test]
fn w15_46_olympia_pays_one_coin_for_raw_materials_and_two_for_manufactured_goods() {
    let text = "wonders/3 age=1 A.wonder=olympia A.side=b A.stages=1 B.wonder=giza B.cards=press_1 C.wonder=rhodes \
                C.cards=loom_1 \
                A.hand=baths,barracks,scriptorium,apothecary A.coins=9";
    for post in ["", "A.cards=west_trading_post"] {
        let case = Case::new(&format!("{text} {post}")).builds(A, "baths", "left 1").builds(A, "barracks", "right 1");
        case.builds(A, "scriptorium", "left 2").builds(A, "apothecary", "right 2");
    }
}
