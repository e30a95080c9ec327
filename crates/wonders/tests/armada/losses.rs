//! Discarding, the yellow fleet, taxes and pirates (S4 to S6, S8).

use crate::common::{A, B, C, Sea};
use wonders::armada::Step;

/// S5.1, S5.2.
#[test]
fn s16_17_a_discard_brings_three_coins_or_a_yellow_step() {
    let case = Sea::new("wonders+armada/3 A.hand=altar");
    case.round("A discard altar").has_coins(A, 6).ships(A, [0; 4]);
    case.round("A discard altar move yellow").has_coins(A, 3).ships(A, [0, 1, 0, 0]);
    Sea::new("wonders+armada/3 A.ships=0/6/0/0 A.hand=altar")
        .offers(A, "discard altar")
        .lacks(A, "discard altar move yellow");
}

/// S5.1, S6.2, S6.4.
#[test]
fn s16_18_a_discard_that_reaches_a_tax_levies_it() {
    let case = Sea::new("wonders+armada/3 A.ships=0/1/0/0 A.hand=altar").round("A discard altar move yellow");
    // Three coins of the start, two of the space; the others discarded for three and lose one.
    case.has_coins(A, 5).has_coins(B, 5).has_coins(C, 5);
}

/// S6.1.
#[test]
fn s16_19_naval_strength_is_that_of_the_space_and_of_islands() {
    Sea::new("wonders+armada/3 A.ships=3/0/0/0 A.islands=windy_oasis").strengths([5, 0, 0]);
}

/// S6.2, S6.3, S6.4.
#[test]
fn s16_20_a_tax_is_lowered_by_the_commerce_level_of_who_pays() {
    let case =
        Sea::new("wonders+armada/3 A.ships=0/1/0/0 B.ships=0/1/0/0 A.hand=altar").round("A discard altar move yellow");
    case.has_coins(A, 5).has_coins(B, 6).has_coins(C, 5);
}

/// S6.5: Paulina is A, Artur B, Robert C.
#[test]
fn s16_21_only_the_highest_tax_of_a_turn_is_paid() {
    let text = "wonders+armada/3 A.ships=0/5/0/0 B.ships=0/3/0/0 C.coins=9 A.hand=altar B.hand=theater C.hand=stockade";
    let case = Sea::new(text).round("A discard altar move yellow; B discard theater move yellow; C discard stockade");
    case.has_coins(A, 3).has_coins(B, 3 + 4 - 2).has_coins(C, 9 + 3 - 4).strengths([2, 0, 0]);
}

/// S6.4.
#[test]
fn s16_22_a_level_above_the_tax_gives_nothing_back() {
    let case =
        Sea::new("wonders+armada/3 A.ships=0/1/0/0 B.ships=0/3/0/0 A.hand=altar").round("A discard altar move yellow");
    case.has_coins(B, 6);
}

/// S6.7.
#[test]
fn s16_23_nobody_owes_what_it_cannot_pay() {
    let text = "wonders+armada/3 A.ships=0/5/0/0 B.coins=0 C.coins=0 A.hand=altar B.hand=theater C.hand=clay_pool";
    let case = Sea::new(text).round("A discard altar move yellow; B build theater; C discard clay_pool");
    case.has_coins(B, 0).has_coins(C, 0);
    let low = Sea::new("wonders+armada/3 A.ships=0/1/0/0 C.coins=0 A.hand=altar").round("A discard altar move yellow");
    low.has_coins(C, 2);
}

/// S8.4.
#[test]
fn s16_24_pirates_take_as_many_coins_as_the_commerce_level_is() {
    let text = "wonders+armada/3 A.ships=0/6/0/0 B.ships=0/3/0/0 A.hand=pirate_hideout";
    Sea::new(text).round("A build pirate_hideout").has_coins(A, 6).has_coins(B, 6 - 2).has_coins(C, 6);
    // The crew of the third age brings points instead of coins.
    let crew = "wonders+armada/3 A.cards=sawmill,glassworks_1 B.ships=0/3/0/0 A.hand=pirate_crew";
    let after = Sea::new(crew).round("A build pirate_crew").has_coins(A, 3).has_coins(B, 6 - 2).has_coins(C, 6);
    assert_eq!(after.score(A).commercial, 4);
}

/// S6.6, S7.12.
#[test]
fn s16_25_pirates_and_a_tax_add_up_and_the_foggy_island_protects_from_both() {
    let text = "wonders+armada/3 A.ships=0/5/0/0 B.cards=sawmill,glassworks_1 C.ships=0/3/0/0 C.coins=7 age=3 A.hand=arena B.hand=pirate_crew";
    let after = Sea::new(text).round("A discard arena move yellow; B build pirate_crew");
    after.has_coins(C, 7 + 3 - 2 - 2);
    let fog = Sea::new(&text.replace("C.coins", "C.islands=foggy_island C.coins"))
        .round("A discard arena move yellow; B build pirate_crew");
    fog.has_coins(C, 10);
}

/// S6.8.
#[test]
fn s16_26_the_blue_fleet_is_worth_points_and_a_shield_at_the_end_of_its_track() {
    let case = Sea::new("wonders+armada/3 step=over A.ships=0/0/6/0 B.ships=0/0/3/0").strengths([1, 0, 0]);
    assert_eq!((case.row(A, "fleet"), case.row(B, "fleet")), (10, 3));
}

/// S7.18, S8.6.
#[test]
fn s16_27_port_customs_and_the_lush_archipelago_count_the_commerce_level() {
    let case = Sea::new("wonders+armada/3 step=over A.ships=0/4/0/0 A.cards=port_customs A.islands=lush_archipelago");
    assert_eq!((case.score(A).commercial, case.row(A, "islands")), (4, 4));
}

/// S4.3.
#[test]
fn s16_71_the_level_after_all_moves_of_the_turn_counts() {
    let text = "wonders+armada/3 B.ships=0/2/0/0 A.hand=pirate_hideout B.hand=altar";
    Sea::new(text).round("A build pirate_hideout; B discard altar move yellow").has_coins(B, 3 - 2);
}

/// S4.4, S7.12.
#[test]
fn s16_72_the_foggy_island_protects_in_the_turn_in_which_it_is_found() {
    let text = "wonders+armada/3 A.ships=0/1/0/0 B.shipyard=shipyard_1 A.shipyard=shipyard_2 B.ships=0/3/0/1 B.cards=glassworks_1,loom_1 A.hand=pirate_hideout B.hand=apothecary";
    let islands = "* islands 1 B:overgrown_island,virgin_island,bronze_island,foggy_island";
    let after = Sea::new(text).round("A build pirate_hideout; B build apothecary step green").play(islands);
    after.play("B keep foggy_island").has_coins(B, 3);
    after.play("B keep bronze_island").has_coins(B, 1);
}

/// S6.6, S8.4.
#[test]
fn s16_73_two_pirates_add_up_and_do_not_rob_themselves() {
    // The second pirates come with an island of level 2.
    let text = "wonders+armada/4 A.ships=0/3/0/0 B.ships=0/3/0/3 C.ships=0/3/0/0 age=2 A.hand=pirates_den B.hand=school \
                A.shipyard=shipyard_2 B.shipyard=shipyard_1 B.cards=ore_vein,press_1,sawmill";
    let islands = "* islands 2 B:abandoned_oasis,iron_oasis,windy_oasis,pirate_oasis; B keep pirate_oasis";
    let after = Sea::new(text).round("A build pirates_den; B build school step green").play(islands);
    after.has_coins(A, 3 + 6 - 2).has_coins(B, 3 - 2).has_coins(C, 6 - 4);
}

/// S4.6.
#[test]
fn s16_74_taxes_of_the_last_turn_and_of_the_extra_turn_are_levied_one_after_the_other() {
    let text = "wonders+armada/3 A.wonder=babylon A.side=b A.stages=2 A.ships=0/1/0/3 A.cards=lumber_yard,ore_vein,stone_pit \
                A.shipyard=shipyard_1 turn=7 A.hand=altar,helmsmans_rest C.coins=9";
    // To space 2 on the last turn: two coins, and a coin of everybody at level 0.
    let after = Sea::new(text).round("A discard altar move yellow").step(Step::LastCard);
    let after = after.has_coins(A, 3 + 2).has_coins(C, 9 + 3 - 1);
    // To spaces 3 and 4 in the extra turn, by two islands: four coins, and two of everybody at level 0.
    let drawn = after.play("A build helmsmans_rest step green; * island 1 amber_island; A move yellow");
    let found = drawn.play("* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,stormy_oasis; A keep stormy_oasis");
    let end = found.ships(A, [0, 3, 0, 4]).has_coins(C, 11).play("A move yellow");
    end.ships(A, [0, 4, 0, 4]).has_coins(A, 5 + 4).has_coins(C, 11 - 2);
}

/// S6.4: what is lost goes to nobody.
#[test]
fn s16_75_a_tax_goes_to_the_bank() {
    let case = Sea::new("wonders+armada/3 A.ships=0/5/0/0 B.coins=9 C.coins=9 A.hand=altar")
        .round("A discard altar move yellow");
    case.coins([3, 8, 8]);
}
