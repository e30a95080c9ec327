//! Costs, chains, trade, and which payments are offered (W5).

mod common;

use common::{A, B, C, Case};

#[test]
fn w5_1_coins_and_resources_of_a_cost_both_have_to_be_met() {
    // No card costs both, so each is looked at alone.
    let text = "wonders/3 A.wonder=giza B.wonder=babylon C.wonder=ephesus A.hand=clay_pit,stockade,baths";
    Case::new(&format!("{text} A.coins=1")).builds(A, "clay_pit", "nothing").builds(A, "stockade", "never");
    Case::new(&format!("{text} A.coins=0")).builds(A, "clay_pit", "never").builds(A, "baths", "nothing");
    let case = Case::new(&format!("{text} A.coins=1")).round("A build clay_pit");
    assert_eq!((case.0.city(A).coins(), case.stands(A, "clay_pit")), (0, true));
    case.coins([0, 6, 6]);
}

#[test]
fn w5_2_a_unit_serves_once_in_a_turn_and_is_there_again_in_the_next() {
    let text =
        "wonders/3 A.wonder=giza A.coins=0 A.cards=quarry A.hand=aqueduct,walls B.wonder=ephesus C.wonder=babylon";
    Case::new(text).builds(A, "aqueduct", "nothing").builds(A, "walls", "nothing");
    // Two stone do not serve for three.
    let text = "wonders/3 A.wonder=rhodes A.coins=0 A.cards=quarry A.hand=aqueduct B.wonder=ephesus C.wonder=babylon";
    Case::new(text).builds(A, "aqueduct", "never");
    // The same three stone pay for one card after another.
    let case = Case::new("wonders/3 A.wonder=giza A.coins=0 A.cards=quarry A.hand=aqueduct,walls,library");
    let case = case.round_keeping("walls", "A build aqueduct").rounds_keeping("walls", 2);
    case.at(2, 5).builds(A, "walls", "nothing");
}

#[test]
fn w5_3_a_producer_with_a_choice_gives_one_resource_in_a_turn() {
    let text = "wonders/3 age=1 A.wonder=alexandria A.coins=0 A.cards=clay_pit B.wonder=ephesus C.wonder=olympia";
    Case::new(&format!("{text} A.hand=barracks,guard_tower")).builds(A, "barracks", "nothing").builds(
        A,
        "guard_tower",
        "nothing",
    );
    let text = "wonders/3 A.wonder=olympia A.coins=0 B.wonder=ephesus C.wonder=alexandria A.hand=stables";
    Case::new(&format!("{text} A.cards=clay_pit")).builds(A, "stables", "never");
    Case::new(&format!("{text} A.cards=clay_pit,ore_vein")).builds(A, "stables", "nothing");
}

#[test]
fn w5_3_any_way_to_give_each_unit_a_producer_will_do() {
    // Wood or stone, ore or clay, and any of the four: whoever gives its first choice away in haste fails one of these.
    let text = "wonders/3 A.wonder=alexandria A.coins=0 A.cards=timber_yard,clay_pit,caravansery B.wonder=ephesus \
                C.wonder=babylon B.coins=3";
    for (name, is_met) in [("stables", true), ("library", false), ("temple", true), ("statue", true), ("walls", false)]
    {
        let case = Case::new(&format!("{text} A.hand={name}"));
        case.builds(A, name, if is_met { "nothing" } else { "never" });
    }
}

#[test]
fn w5_4_a_card_is_free_with_the_building_before_it() {
    let text = "wonders/3 A.wonder=alexandria A.coins=0 B.wonder=ephesus C.wonder=babylon";
    Case::new(&format!("{text} A.cards=baths A.hand=aqueduct,walls"))
        .builds(A, "aqueduct", "nothing")
        .builds(A, "walls", "never");
    for post in ["east_trading_post", "west_trading_post"] {
        Case::new(&format!("{text} A.cards={post} A.hand=forum")).builds(A, "forum", "nothing");
    }
    Case::new(&format!("{text} A.hand=forum")).builds(A, "forum", "never");
    // The chain of a neighbour is of no use.
    Case::new(&format!("{text} B.cards=baths A.hand=aqueduct")).builds(A, "aqueduct", "never");
}

#[test]
fn w5_4_and_w14_6_a_building_from_the_pile_makes_others_free_from_the_next_turn_on() {
    let case = Case::new(
        "wonders/3 age=2 turn=2 A.wonder=halicarnassus A.side=b A.coins=9 B.wonder=rhodes C.wonder=ephesus \
         B.cards=ore_vein B.discarded=theater A.hand=temple,statue",
    );
    let case =
        case.builds(A, "statue", "never").round_keeping("statue", "A stage temple left 4").play("A fetch theater");
    // The statue has gone on with the hand, which comes back after two turns.
    assert!(case.stands(A, "theater"));
    let case = case.rounds_keeping("statue", 2);
    case.at(2, 5).builds(A, "statue", "nothing");
}

#[test]
fn w5_5_a_free_card_costs_no_coins_either() {
    let text =
        "wonders/3:edition=second A.wonder=olympia A.side=a A.stages=2 A.coins=0 B.wonder=ephesus C.wonder=babylon";
    Case::new(&format!("{text} A.hand=clay_pit"))
        .builds(A, "clay_pit", "nothing")
        .round("A build clay_pit")
        .has_coins(A, 0);
    let chain = "wonders/3 A.wonder=alexandria A.coins=5 A.cards=baths A.hand=aqueduct B.wonder=giza B.cards=quarry";
    Case::new(chain).builds(A, "aqueduct", "nothing").round("A build aqueduct").coins([5, 6, 6]);
}

#[test]
fn w5_6_units_are_bought_from_either_neighbour_for_two_coins_each() {
    let text = "wonders/4 A.wonder=alexandria A.coins=6 B.wonder=giza C.wonder=rhodes D.wonder=babylon";
    let case = Case::new(&format!("{text} A.hand=baths,guard_tower,barracks"));
    // Ore is only across the table.
    let case = case.builds(A, "baths", "left 2").builds(A, "guard_tower", "right 2").builds(A, "barracks", "never");
    case.round("A build baths left 2").coins([4, 8, 6, 6]);
    let case = Case::new(&format!("{text} B.cards=brickyard A.cards=lumber_yard A.hand=gardens,siege_workshop"));
    let case = case.builds(A, "gardens", "left 2 right 2; left 4").builds(A, "siege_workshop", "left 4 right 2");
    case.round("A build siege_workshop left 4 right 2").coins([0, 10, 6, 8]);
}

#[test]
fn w5_7_only_the_first_resource_of_a_wonder_and_brown_and_grey_cards_sell() {
    let text = "wonders/3 A.wonder=rhodes A.coins=9 B.wonder=alexandria B.side=b C.wonder=ephesus \
                A.hand=library,temple,school";
    let case = Case::new(&format!("{text} B.stages=2 B.cards=caravansery,forum"));
    case.builds(A, "library", "never").builds(A, "temple", "never").builds(A, "school", "never");
    let case = Case::new(&format!("{text} B.cards=quarry,loom_1,lumber_yard,clay_pool"));
    case.builds(A, "library", "left 6").builds(A, "temple", "left 6").builds(A, "school", "left 2 right 2");
}

#[test]
fn w5_8_each_unit_is_sold_once_to_each_buyer_and_a_choice_sells_one_resource() {
    let text = "wonders/3 A.wonder=alexandria A.coins=9 B.wonder=ephesus C.wonder=babylon";
    Case::new(&format!("{text} B.cards=quarry A.hand=library,walls A.cards=loom_1"))
        .builds(A, "library", "left 4")
        .builds(A, "walls", "never");
    // B sells ore or clay; the clay of C is another unit.
    Case::new(&format!("{text} B.cards=clay_pit,lumber_yard A.hand=stables")).builds(A, "stables", "left 4 right 2");
    let text = text.replace("babylon", "olympia");
    Case::new(&format!("{text} B.cards=clay_pit A.hand=stables")).builds(A, "stables", "never");
}

#[test]
fn w5_9_selling_takes_nothing_away_and_cannot_be_refused() {
    // The choice of B sells ore to A and clay to C, and B uses it for a stage.
    let text = "wonders/3 A.wonder=olympia B.wonder=babylon C.wonder=halicarnassus B.cards=clay_pit B.hand=altar";
    let case = Case::new(&format!("{text} A.hand=barracks C.hand=guard_tower"));
    let after = case.play("A build barracks left 2; B stage altar; C build guard_tower right 2").coins([1, 7, 1]);
    assert!(after.stands(A, "barracks") && after.stands(C, "guard_tower") && after.0.city(B).stages() == 1);
    // Both neighbours of B take the same unit.
    let case = Case::new("wonders/7 A.wonder=olympia B.wonder=giza C.wonder=halicarnassus A.hand=baths C.hand=baths");
    let case = case.round("A build baths left 2; C build baths right 2");
    assert_eq!([A, B, C].map(|seat| case.0.city(seat).coins()), [1, 3 + 3 + 4, 1]);
}

#[test]
fn w5_10_discounts_lower_the_price_to_one_coin_and_do_not_add_up() {
    let text = "wonders/3 A.wonder=olympia A.side=b A.coins=9 B.wonder=giza C.wonder=rhodes B.cards=press_1,clay_pool \
                C.cards=loom_1,glassworks_1,stone_pit";
    let hand = "A.hand=baths,barracks,scriptorium,apothecary";
    let ways = |own: &str, ways: [&str; 4]| {
        let case = Case::new(&format!("{text} {own} {hand}"));
        for (name, payments) in ["baths", "barracks", "scriptorium", "apothecary"].into_iter().zip(ways) {
            case.builds(A, name, payments);
        }
    };
    ways("", ["left 2; right 2", "right 2", "left 2", "right 2"]);
    ways("A.cards=west_trading_post", ["left 1; right 2", "right 2", "left 2", "right 2"]);
    ways("A.cards=east_trading_post", ["left 2; right 1", "right 1", "left 2", "right 2"]);
    ways("A.cards=marketplace", ["left 2; right 2", "right 2", "left 1", "right 1"]);
    ways("A.stages=1 A.cards=west_trading_post,east_trading_post", ["left 1; right 1", "right 1", "left 2", "right 2"]);
}

#[test]
fn w5_11_coins_have_to_be_on_hand_when_the_turn_begins() {
    let text = "wonders/3 A.wonder=alexandria B.wonder=giza C.wonder=rhodes A.hand=baths,clay_pit B.hand=workshop";
    // B buys glass from A for 2 coins in the same turn, and yet A cannot buy for more than it has.
    let case = Case::new(&format!("{text} A.coins=1")).play("B build workshop right 2");
    case.builds(A, "baths", "never").builds(A, "clay_pit", "nothing");
    case.round("A build clay_pit").has_coins(A, 2);
    Case::new(&format!("{text} A.coins=2")).builds(A, "baths", "left 2");
}

#[test]
fn w5_12_only_producers_and_discounts_from_before_the_turn_count() {
    let text = "wonders/3 A.wonder=alexandria B.wonder=ephesus C.wonder=rhodes A.hand=baths,west_trading_post \
                B.hand=stone_pit";
    let case = Case::new(text).play("B build stone_pit").builds(A, "baths", "never");
    let case = case.round_keeping("baths", "A build west_trading_post").rounds_keeping("baths", 2);
    case.at(1, 4).builds(A, "baths", "left 1");
}

#[test]
fn w5_13_what_is_bought_is_not_kept() {
    let text = "wonders/3 A.wonder=alexandria A.coins=2 B.wonder=giza C.wonder=rhodes A.hand=baths";
    let case = Case::new(&format!("{text} B.cards=lumber_yard")).round("A build baths left 2").has_coins(A, 0);
    let case = case.rounds(1);
    case.stages(A, "never");
    // Nor can anything be bought that the card or stage does not need.
    Case::new(text).refuses("A build baths left 3").refuses("A build baths left 2 right 2");
}

#[test]
fn w5_14_and_w14_7_every_payment_that_no_other_hides_is_offered() {
    let text = "wonders/3 A.wonder=rhodes B.wonder=giza C.wonder=olympia B.cards=timber_yard C.cards=stone_pit";
    let case = Case::new(&format!("{text} A.coins=9 A.hand=baths,stockade")).builds(A, "baths", "left 2; right 2");
    case.builds(A, "stockade", "left 2; right 2");
    // The dearer one is offered, as long as it can be paid.
    let with_post = format!("{text} A.cards=west_trading_post A.hand=baths");
    Case::new(&format!("{with_post} A.coins=2")).builds(A, "baths", "left 1; right 2");
    Case::new(&format!("{with_post} A.coins=1")).builds(A, "baths", "left 1");
    // Three units from two sellers: each split once, none with a coin too many.
    let text = "wonders/3 A.wonder=rhodes B.wonder=giza B.cards=quarry C.wonder=olympia C.cards=stone_pit,timber_yard";
    Case::new(&format!("{text} A.coins=9 A.hand=aqueduct")).builds(
        A,
        "aqueduct",
        "left 2 right 4; left 4 right 2; left 6",
    );
}

#[test]
fn w5_15_and_w14_8_nobody_is_offered_to_pay_for_what_is_there() {
    let text = "wonders/3 A.wonder=giza A.coins=9 B.wonder=rhodes C.wonder=ephesus";
    Case::new(&format!("{text} B.cards=stone_pit A.hand=baths"))
        .builds(A, "baths", "nothing")
        .refuses("A build baths left 2");
    let case = Case::new(&format!("{text} B.cards=quarry A.cards=baths,stone_pit A.hand=aqueduct,walls"));
    case.builds(A, "aqueduct", "nothing").refuses("A build aqueduct left 2").builds(A, "walls", "left 2");
    case.refuses("A build walls left 4");
}

#[test]
fn w5_16_two_ways_with_the_same_coins_are_one_payment() {
    // Two wood, or a wood and a stone, are missing, whatever the timber yard gives: both cost 4 on the left.
    let text = "wonders/3 A.wonder=rhodes A.cards=timber_yard B.wonder=giza B.cards=sawmill C.wonder=ephesus A.coins=9";
    let case = Case::new(&format!("{text} A.hand=senate")).builds(A, "senate", "left 4");
    case.round("A build senate left 4").has_coins(A, 5);
}
