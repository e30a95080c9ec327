//! Naval construction (S3), with cards, with stages, and for nothing.

use crate::common::{A, B, Sea};
use wonders::armada::{NavalStep, Step};

/// S3.1, S3.3.
#[test]
fn s16_4_a_blue_card_and_a_blue_step_are_one_bill() {
    // Giza has stone, and clay comes from a card.
    Sea::new("wonders+armada/3 A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.cards=clay_pool A.hand=baths")
        .builds(A, "baths", "nothing; step blue")
        .round("A build baths step blue")
        .ships(A, [0, 0, 1, 0]);
    // Without the clay the step has to be bought, and nobody sells clay here.
    Sea::new("wonders+armada/3 A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.hand=baths").builds(A, "baths", "nothing");
}

/// S3.2, S3.3.
#[test]
fn s16_5_a_stage_and_a_step_of_the_wonders_fleet_are_one_bill() {
    let text = "wonders+armada/3 A.shipyard=shipyard_1 A.cards=stone_pit,lumber_yard A.hand=altar";
    Sea::new(text)
        .offers(A, "stage altar step red")
        .lacks(A, "stage altar step blue")
        .round("A stage altar step red")
        .ships(A, [1, 0, 0, 0]);
    // The wood is missing, and nobody sells it.
    Sea::new("wonders+armada/3 A.shipyard=shipyard_1 A.cards=stone_pit A.hand=altar")
        .offers(A, "stage altar")
        .lacks(A, "stage altar step red");
}

/// S3.3: a symbol pays for one unit of the whole bill.
#[test]
fn s16_6_one_clay_source_does_not_pay_for_card_and_step() {
    let text = "wonders+armada/3 C.wonder=babylon A.shipyard=shipyard_4 A.cards=clay_pool A.hand=guard_tower";
    Sea::new(text).builds(A, "guard_tower", "nothing; right 2 step red");
}

/// S3.4.
#[test]
fn s16_7_a_chained_card_is_free_and_its_step_is_paid() {
    let text = "wonders+armada/3 A.shipyard=shipyard_1 A.cards=baths A.hand=aqueduct age=2 A.coins=1";
    // The blue step costs an ore, which the left neighbour, Rhodes, sells for two coins.
    Sea::new(text).builds(A, "aqueduct", "nothing");
    Sea::new(&text.replace("A.coins=1", "A.coins=2"))
        .builds(A, "aqueduct", "left 2 step blue; nothing")
        .round("A build aqueduct left 2 step blue")
        .has_coins(A, 0);
}

/// S3.6, S14.1.
#[test]
fn s16_8_a_card_of_the_discard_pile_brings_no_construction() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry B.discarded=dry_hold,altar A.hand=school age=2";
    let at_pile = Sea::new(text).round("A stage school").step(Step::Fetch);
    at_pile.offers(A, "fetch dry_hold").lacks(A, "fetch dry_hold move blue");
    at_pile.play("A fetch dry_hold").ships(A, [0; 4]).step(Step::ChooseCard);
    let option = text.replace("wonders+armada/3", "wonders+armada/3:pile_moves=yes");
    let moving = Sea::new(&option).round("A stage school").play("A fetch dry_hold");
    moving.step(Step::Naval(NavalStep::MoveFleets)).play("A move blue").ships(A, [0, 0, 1, 0]).step(Step::ChooseCard);
}

/// S3.6: whatever its colour, in both editions. What else comes with the card does.
#[test]
fn s3_6_no_card_of_the_discard_pile_moves_a_ship() {
    for (table, resources) in [("", "ore_vein,foundry"), (":edition=second", "glassworks_1,press_1")] {
        let text = format!(
            "wonders+armada/3{table} A.wonder=halicarnassus A.stages=1 A.cards={resources} A.hand=school age=2 A.coins=9 \
             B.discarded=barracks,pirate_hideout,dry_hold,helmsmans_rest,clay_pool"
        );
        let at_pile = Sea::new(&text).round("A stage school").step(Step::Fetch);
        for (card, coins) in [("barracks", 9), ("pirate_hideout", 12), ("dry_hold", 9), ("clay_pool", 9)] {
            at_pile.play(&format!("A fetch {card}")).step(Step::ChooseCard).ships(A, [0; 4]).has_coins(A, coins);
        }
        let drawn = at_pile.play("A fetch helmsmans_rest; * island 1 bronze_island");
        drawn.step(Step::ChooseCard).ships(A, [0; 4]).islands(A, "bronze_island");
    }
}

/// S3.7: both last cards of the age may have a step.
#[test]
fn s16_9_the_extra_turn_of_babylon_has_its_own_construction() {
    let text = "wonders+armada/3 A.wonder=babylon A.side=b A.stages=2 A.shipyard=shipyard_2 B.shipyard=shipyard_1 \
                A.cards=clay_pool,ore_vein,lumber_yard,stone_pit turn=7 A.hand=altar,baths";
    Sea::new(text)
        .round("A build altar step blue")
        .step(Step::LastCard)
        .ships(A, [0, 0, 1, 0])
        .offers(A, "build baths step blue")
        .play("A build baths step blue")
        .ships(A, [0, 0, 2, 0]);
}

/// S3.10.
#[test]
fn s16_10_a_blue_armada_card_makes_two_steps_in_a_turn() {
    let text = "wonders+armada/3 A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.cards=clay_pool A.hand=dry_hold";
    let case = Sea::new(text);
    case.round("A build dry_hold step blue move blue").ships(A, [0, 0, 2, 0]);
    case.round("A build dry_hold step blue move red").ships(A, [1, 0, 1, 0]);
    case.round("A build dry_hold move green").ships(A, [0, 0, 0, 1]);
    case.round("A build dry_hold").ships(A, [0; 4]);
}

/// S3.5, S3.8.
#[test]
fn s16_11_brown_grey_and_purple_cards_make_no_step_and_a_ship_at_the_end_makes_none() {
    let resources = "lumber_yard,clay_pool,ore_vein,foundry";
    let guild = Sea::new(&format!("wonders+armada/3 age=3 A.coins=40 A.cards={resources} A.hand=workers_guild"));
    guild.builds(A, "workers_guild", "nothing");
    let brown = Sea::new("wonders+armada/3 A.hand=clay_pool,press_1");
    brown.builds(A, "clay_pool", "nothing").builds(A, "press_1", "nothing");
    let full = Sea::new("wonders+armada/3 A.shipyard=shipyard_1 A.cards=clay_pool A.ships=0/0/6/0 A.hand=dry_hold");
    full.builds(A, "dry_hold", "move green; move red; move yellow; nothing");
    let near = "wonders+armada/3 A.shipyard=shipyard_1 A.cards=loom_1,press_1 A.ships=0/0/5/0 A.hand=dry_hold";
    Sea::new(near).lacks(A, "build dry_hold step blue move blue").offers(A, "build dry_hold step blue move red");
}

/// S7.14.
#[test]
fn s16_12_the_ancient_oasis_takes_one_resource_off_each_construction() {
    let with = |ships: &str, cards: &str, hand: &str| {
        let own = format!("A.ships={ships} A.cards={cards} A.hand={hand}");
        Sea::new(&format!("wonders+armada/3 A.islands=ancient_oasis A.coins=4 {own}"))
    };
    // Wood and ore: either is enough.
    with("2/0/0/0", "lumber_yard,clay_pool", "guard_tower").offers(A, "build guard_tower step red");
    with("2/0/0/0", "ore_vein,clay_pool", "guard_tower").offers(A, "build guard_tower step red");
    // Two stone: one is enough, and Giza has it.
    with("0/0/0/4", "press_1", "scriptorium").offers(A, "build scriptorium step green");
    // One glass: nothing is left.
    with("0/0/0/1", "press_1", "scriptorium").offers(A, "build scriptorium step green");
    // Two coins stay two coins.
    with("0/0/1/0", "stone_pit", "altar").round("A build altar step blue").has_coins(A, 2);
}

/// S7.14: the card costs its papyrus, the stage its two stone, and only the step is cheaper.
#[test]
fn s7_14_the_ancient_oasis_takes_nothing_off_a_card_or_a_stage() {
    let text = "wonders+armada/3 A.shipyard=shipyard_1 A.islands=ancient_oasis A.ships=0/0/0/1 A.hand=scriptorium";
    Sea::new(text).builds(A, "scriptorium", "right 2; right 2 step green").stages(A, "never");
    Sea::new(&text.replace("A.hand", "A.cards=stone_pit A.hand")).stages(A, "nothing; step red");
}

/// S7.13, S7.15, S3.9: steps with stages and moves of islands are constructions, each of them.
#[test]
fn s7_15_the_wondrous_oasis_pays_for_free_steps_of_stages_and_islands() {
    let text = "wonders+armada/3 A.cards=stone_pit A.islands=lost_island,wondrous_oasis A.hand=altar";
    let case = Sea::new(text);
    case.round("A stage altar step green").has_coins(A, 4);
    case.round("A stage altar").has_coins(A, 3);
    let moves = "step=move_fleets A.moves=3.red/yellow/blue/green A.islands=wondrous_oasis,torrential_archipelago";
    Sea::new(&format!("wonders+armada/3 {moves}")).play("A move red,blue").has_coins(A, 5);
}

/// S7.15, S3.9.
#[test]
fn s16_13_the_wondrous_oasis_pays_a_coin_for_every_construction() {
    let case = Sea::new(
        "wonders+armada/3 A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.cards=clay_pool A.islands=wondrous_oasis A.hand=dry_hold,altar",
    );
    case.round("A build dry_hold step blue move blue").has_coins(A, 5);
    case.round("A discard altar move yellow").has_coins(A, 4);
}

/// S7.15.
#[test]
fn s16_14_the_wondrous_oasis_does_not_pay_for_the_step_that_led_to_it() {
    let text =
        "wonders+armada/3 A.shipyard=shipyard_1 A.ships=0/0/0/3 A.cards=loom_1,lumber_yard,ore_vein A.hand=apothecary";
    let found = Sea::new(text)
        .round("A build apothecary step green")
        .play("* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,wondrous_oasis; A keep wondrous_oasis");
    found.has_coins(A, 3);
    let any = found.hand(A)[0];
    found.round(&format!("A discard {any} move yellow")).has_coins(A, 4);
}

/// S7.13.
#[test]
fn s16_15_the_lost_island_makes_steps_with_stages_free() {
    let case = Sea::new("wonders+armada/3 A.shipyard=shipyard_1 A.cards=stone_pit A.islands=lost_island A.hand=altar");
    case.stages(A, "nothing; step blue; step green; step red; step yellow");
    case.round("A stage altar step yellow").ships(A, [0, 1, 0, 0]).has_coins(A, 3);
    // The blue step of a card costs an ore as before, which Rhodes sells.
    case.builds(A, "altar", "left 2 step blue; nothing");
    // The next one costs two coins with a card, and none with a stage.
    let further = "wonders+armada/3 A.cards=stone_pit A.islands=lost_island A.ships=0/0/1/0 A.hand=altar";
    Sea::new(further).round("A stage altar step blue").ships(A, [0, 0, 2, 0]).has_coins(A, 3);
    Sea::new(further).round("A build altar step blue").ships(A, [0, 0, 2, 0]).has_coins(A, 1);
}

/// S7.16.
#[test]
fn s16_16_three_different_fleets_move_at_most_and_none_from_the_last_space() {
    let text =
        "wonders+armada/3 A.ships=6/0/6/5 A.shipyard=shipyard_1 A.cards=clay_pool,loom_1,glassworks_1 A.hand=workshop";
    let asked = Sea::new(text)
        .round("A build workshop step green")
        .play("* islands 3 A:scarlet_archipelago,breezy_archipelago,royal_archipelago,torrential_archipelago")
        .play("A keep torrential_archipelago");
    // Green has come to the end by now, too.
    asked.legal(A, "move none; move yellow").play("A move yellow").ships(A, [6, 1, 6, 6]);
    let moves = "step=move_fleets A.moves=3.red/yellow/blue/green A.ships=6/0/6/4 A.islands=torrential_archipelago";
    Sea::new(&format!("wonders+armada/3 {moves}"))
        .legal(A, "move none; move yellow; move green; move yellow,green")
        .play("A move yellow,green")
        .ships(A, [6, 1, 6, 5]);
}

/// S7.13.
#[test]
fn s16_63_every_stage_moves_one_ship_of_choice_with_the_lost_island() {
    let text = "wonders+armada/3 A.side=b A.cards=lumber_yard,timber_yard A.islands=lost_island A.hand=altar A.coins=3";
    let first = Sea::new(text).round("A stage altar step green").ships(A, [0, 0, 0, 1]).has_coins(A, 3);
    assert_eq!(first.0.city(A).stages(), 1);
    // The resources of a stage are paid as always: for the second one a stone is missing that nobody sells.
    let any = first.hand(A)[0];
    first.lacks(A, &format!("stage {any} step green"));
    let text = "wonders+armada/3 A.side=b A.stages=1 A.cards=stone_pit,timber_yard A.ships=0/0/0/1 A.islands=lost_island A.hand=altar";
    Sea::new(text).round("A stage altar step red").ships(A, [1, 0, 0, 1]);
}

/// S3.8, S7.13.
#[test]
fn s16_64_a_wonder_fleet_at_the_end_makes_no_step_unless_any_fleet_may() {
    let text =
        "wonders+armada/3 A.shipyard=shipyard_1 A.ships=6/0/0/0 A.cards=stone_pit,lumber_yard,ore_vein A.hand=altar";
    Sea::new(text).offers(A, "stage altar").lacks(A, "stage altar step red");
    let lost = Sea::new(&text.replace("A.hand", "A.islands=lost_island A.hand"));
    lost.lacks(A, "stage altar step red");
    for fleet in ["yellow", "blue", "green"] {
        lost.offers(A, &format!("stage altar step {fleet}"));
    }
}

/// S7.14, S7.15.
#[test]
fn s16_65_a_step_that_costs_nothing_is_a_construction_all_the_same() {
    let text =
        "wonders+armada/3 A.ships=0/0/0/1 A.cards=press_1 A.islands=ancient_oasis,wondrous_oasis A.hand=scriptorium";
    let after = Sea::new(text).round("A build scriptorium step green");
    after.ships(A, [0, 0, 0, 2]).has_coins(A, 4);
}

/// S3.10, S7.1.
#[test]
fn s16_66_a_free_step_to_a_space_of_exploration_explores() {
    let text = "wonders+armada/3 A.shipyard=shipyard_2 B.shipyard=shipyard_1 A.ships=0/0/0/1 A.cards=clay_pool A.hand=construction_zone";
    let after = Sea::new(text).round("A build construction_zone step blue move green");
    after.ships(A, [0, 0, 1, 2]).step(Step::Naval(NavalStep::DealIslands(wonders::Level::One)));
}

/// S3.11: both spaces that were reached count, the level of the last one.
#[test]
fn s16_67_two_steps_of_one_ship_reach_two_spaces() {
    let moves = "step=move_fleets A.moves=3.red/yellow/blue/green A.islands=torrential_archipelago A.ships=0/2/0/0";
    let text = format!("wonders+armada/3 {moves} tax=1 levied=A A.coins=5 B.coins=5");
    Sea::new(&text).play("A move yellow").ships(A, [0, 3, 0, 0]).has_coins(A, 5).has_coins(B, 4);
    // In one turn: a stage with a paid yellow step to space 2, and a card from the pile whose island moves the ship on to 3.
    let text = "wonders+armada/4 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry,press_1 A.shipyard=shipyard_2 \
                B.shipyard=shipyard_1 A.ships=0/1/0/0 D.ships=0/3/0/0 B.discarded=nautical_archives age=3 A.hand=arena";
    let arrived = Sea::new(text).round("A stage arena step yellow").step(Step::Fetch).ships(A, [0, 2, 0, 0]);
    let found = arrived.has_coins(A, 3 + 2).play("A fetch nautical_archives; * island 3 torrential_archipelago");
    let moved = found.step(Step::Naval(NavalStep::MoveFleets)).has_coins(B, 3 + 3).play("A move yellow");
    // The tax of space 2 is levied at the end: level 0 loses a coin, level 2 does not.
    assert_eq!(moved.0.harbour(A).commerce(), 2);
    moved.ships(A, [0, 3, 0, 0]).coins([5, 5, 5, 6]).step(Step::ChooseCard);
}

/// S7.16: of one fleet, and of two different ones.
#[test]
fn s7_16_islands_move_the_fleets_that_they_name() {
    let one = "wonders+armada/3 step=draw_island draw=A.1";
    Sea::new(one)
        .play("* island 1 topaz_island")
        .legal(A, "move none; move blue")
        .play("A move blue")
        .ships(A, [0, 0, 1, 0]);
    Sea::new(one).play("* island 1 amber_island").legal(A, "move none; move yellow");
    let two = "wonders+armada/3 step=draw_island draw=A.2";
    Sea::new(two).play("* island 2 stormy_oasis").legal(
        A,
        "move none; move red; move yellow; move blue; move green; move red,yellow; move red,blue; move red,green; \
         move yellow,blue; move yellow,green; move blue,green",
    );
}

/// S4.1: what comes from the discard pile in the fifth step still counts in the sixth.
#[test]
fn s4_1_pirates_from_the_discard_pile_rob_in_the_same_turn() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry B.discarded=pirate_hideout \
                B.ships=0/3/0/0 A.hand=school age=2";
    let after = Sea::new(text).round("A stage school").has_coins(B, 6).play("A fetch pirate_hideout");
    after.has_coins(A, 3 + 3).has_coins(B, 6 - 2).step(Step::ChooseCard);
}

/// S7.7, S7.6: the top island works at once.
#[test]
fn s7_7_the_top_island_works_at_once() {
    let text = "wonders+armada/3 A.hand=helmsmans_rest";
    let after = Sea::new(text).round("A build helmsmans_rest").play("* island 1 bronze_island");
    assert_eq!(after.islands(A, "bronze_island").0.city(A).shields(), 1);
}

/// S3.9.
#[test]
fn s16_68_a_free_move_may_be_declined() {
    let text = "wonders+armada/3 step=move_fleets A.moves=1.yellow A.islands=amber_island";
    Sea::new(text).legal(A, "move none; move yellow").play("A move none").ships(A, [0; 4]);
}

/// S3.4.
#[test]
fn s16_69_a_free_build_of_olympia_may_have_a_paid_step() {
    let text = "wonders+armada/3 A.wonder=olympia A.stages=2 B.wonder=ephesus C.wonder=alexandria A.shipyard=shipyard_1 A.hand=guard_tower A.coins=0";
    // Olympia has the wood that the red step costs.
    Sea::new(text).offers(A, "free guard_tower").offers(A, "free guard_tower step red").lacks(A, "build guard_tower");
    let poor = text.replace("A.shipyard=shipyard_1", "A.shipyard=shipyard_2 B.shipyard=shipyard_1");
    Sea::new(&poor).offers(A, "free guard_tower").lacks(A, "free guard_tower step red");
    // It saves nothing on a card that costs nothing, even if the step does: here a blue step for papyrus.
    let free = "wonders+armada/3 A.wonder=olympia A.stages=2 B.wonder=ephesus C.wonder=alexandria A.shipyard=shipyard_1 \
                A.ships=0/0/3/0 A.hand=altar";
    let altar = Sea::new(free).builds(A, "altar", "left 2 step blue; nothing");
    altar.lacks(A, "free altar").lacks(A, "free altar left 2 step blue");
}

/// S3.4: with `day` the first card of each colour is free, and its step is paid in full.
#[test]
fn s3_4_a_lasting_power_makes_the_card_free_and_not_its_step() {
    let text = "wonders+armada/3:edition=second A.wonder=olympia B.wonder=ephesus C.wonder=alexandria A.stages=2 \
                A.shipyard=shipyard_1 A.coins=0 A.hand=barracks";
    // Nobody has the wood of the red step; then the city has it itself; then it has a red card.
    Sea::new(text).builds(A, "barracks", "nothing");
    Sea::new(&text.replace("A.hand", "A.cards=lumber_yard A.hand")).builds(A, "barracks", "nothing; step red");
    Sea::new(&text.replace("A.hand", "A.cards=lumber_yard,stockade A.hand")).builds(A, "barracks", "never");
}

/// S2.10, S3.4: with `night` the card of the first turn and that of the last one.
#[test]
fn s2_10_the_last_card_of_an_age_is_free_in_the_seventh_turn_and_of_eight_in_the_sixth() {
    let olympia = "A.wonder=olympia A.side=b A.shipyard=shipyard_1 A.coins=0";
    let first = |turn: usize| {
        let text =
            format!("wonders+armada/4:edition=second {olympia} A.stages=1 A.cards=lumber_yard age=2 turn={turn}");
        Sea::new(&format!("{text} A.hand=walls"))
    };
    first(1).builds(A, "walls", "nothing; step red");
    first(2).builds(A, "walls", "never");
    for (seats, last) in [(4, 7), (8, 6)] {
        let text = format!("wonders+armada/{seats}:edition=second {olympia} A.stages=2 A.hand=barracks");
        Sea::new(&format!("{text} turn={}", last - 1)).builds(A, "barracks", "never");
        Sea::new(&format!("{text} turn={last}")).builds(A, "barracks", "nothing");
    }
}

/// S4.2.
#[test]
fn s16_70_coins_of_a_yellow_space_do_not_pay_in_the_same_turn() {
    // The yellow step to space 2 costs a loom, which nobody has for less than two coins.
    let text =
        "wonders+armada/3 C.wonder=halicarnassus A.ships=0/1/0/0 A.shipyard=shipyard_1 A.hand=marketplace A.coins=2";
    Sea::new(text).round("A build marketplace right 2 step yellow").has_coins(A, 2);
    Sea::new(&text.replace("A.coins=2", "A.coins=1")).lacks(A, "build marketplace right 2 step yellow");
}

/// S4.5: `helmsmans_rest` from the pile takes an island, whose free move is made and may lead to an exploration (S3.6).
#[test]
fn s4_5_an_island_of_the_fifth_step_is_explored_before_the_sixth() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry A.ships=0/0/0/3 age=2 \
                B.discarded=cartographers_office A.hand=school";
    let text = format!("{text} C.hand=pirates_den");
    let fetches = Sea::new(&text).round("A stage school; C build pirates_den").step(Step::Fetch);
    let taken = fetches.play("A fetch cartographers_office; * island 2 stormy_oasis");
    let moved = taken.step(Step::Naval(NavalStep::MoveFleets)).play("A move yellow,green").ships(A, [0, 1, 0, 4]);
    let due = moved.step(Step::Naval(NavalStep::DealIslands(wonders::Level::Two))).has_coins(A, 3);
    // The pirates come last, and find the level of the yellow ship's new space.
    let islands = "* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,pirate_oasis";
    due.play(islands).play("A keep iron_oasis").has_coins(A, 3 - 1).step(Step::ChooseCard);
}

/// S4.7, S5.3, S4.8: the left-over cards lie in the pile before Halicarnassus looks, and bring nobody anything.
#[test]
fn s4_7_and_s5_3_left_over_cards_are_in_the_pile_and_bring_nothing() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry age=2 turn=7 A.hand=school,library";
    let at_pile = Sea::new(text).round("A stage school").step(Step::Fetch).offers(A, "fetch library");
    at_pile.has_coins(A, 3).has_coins(B, 6).ships(B, [0; 4]);
}

/// S4.8.
#[test]
fn s4_8_halicarnassus_builds_before_the_extra_turn_of_babylon_unless_the_option_turns_it_round() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry age=2 turn=7 A.hand=school \
                B.wonder=babylon B.side=b B.stages=2";
    let first = Sea::new(text).round("A stage school").step(Step::Fetch).play("A decline");
    first.step(Step::LastCard);
    let turned = text.replace("armada/3", "armada/3:last_card=babylon_first");
    let last = Sea::new(&turned).round("A stage school").step(Step::LastCard);
    let any = last.hand(B)[0];
    last.play(&format!("B discard {any}")).step(Step::Fetch).offers(A, &format!("fetch {any}"));
}

/// S8.1, S8.2, S8.3, S7.11: shields, points, resources.
#[test]
fn s8_1_to_s8_3_and_s7_11_shields_points_and_resources() {
    let cards = "coastal_defenses,fortified_port,coastal_fortifications,pontoon,ballista,pier";
    let text = format!("wonders+armada/8 step=over A.cards={cards}");
    let case = Sea::new(&text);
    assert_eq!((case.0.naval_strength(A), case.0.city(A).shields()), (6, 6));
    let blue = "construction_zone,dry_hold,ship_repair,boathouse,harbor_masters_office,naval_headquarters";
    let case = Sea::new(&format!("wonders+armada/8 step=over A.cards={blue}"));
    assert_eq!(case.score(A).civilian, 14);
    let islands = "bronze_island,whistling_island,inhabited_island,iron_oasis,windy_oasis,oasis_of_statues,\
                   scarlet_archipelago,breezy_archipelago,royal_archipelago";
    let case = Sea::new(&format!("wonders+armada/3 step=over A.islands={islands}"));
    assert_eq!((case.0.naval_strength(A), case.0.city(A).shields(), case.row(A, "islands")), (6, 6, 15));
    let text = "wonders+armada/3 B.wonder=ephesus C.wonder=alexandria A.islands=virgin_island,abandoned_oasis A.hand=guard_tower,apothecary";
    Sea::new(text).offers(A, "build guard_tower").offers(A, "build apothecary");
}

/// S7.21, S7.22.
#[test]
fn s7_21_and_s7_22_pirate_oasis_robs_once_and_the_forgotten_oasis_is_asked() {
    let text = "wonders+armada/3 step=deal_islands_2 explore2=A A.ships=0/0/0/4 B.ships=0/3/0/0 B.coins=9";
    let found =
        Sea::new(text).play("* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,pirate_oasis; A keep pirate_oasis");
    found.has_coins(B, 7).round("").has_coins(B, 10);
    assert_eq!(found.row(A, "islands"), 3);
}

/// S12.5: nothing prevents what Petra costs others.
#[test]
fn s12_5_a_stage_of_petra_costs_all_others_two_coins() {
    let text = "wonders+armada/8 A.wonder=petra B.wonder=giza A.side=b A.cards=clay_pool,ore_vein,foundry B.islands=foggy_island \
                C.coins=0 age=2 C.hand=caravansery C.cards=marketplace A.hand=school";
    let after = Sea::new(text).round("A stage school; C build caravansery");
    after.has_coins(A, 3).has_coins(B, 3 + 3 - 2).has_coins(crate::common::C, 0);
}
