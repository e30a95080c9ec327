//! Discarding, the yellow fleet, taxes and pirates (S4 to S6, S8).

use crate::common::{A, B, C, Sea, seat};
use table::Game;
use wonders::armada::{NavalStep, Step};

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
    // It is levied on arrival and not while the ship lies there.
    case.round("").coins([5 + 3, 6 + 3, 5 + 3]);
}

/// S6.5: Paulina is A, Artur B, Robert C.
#[test]
fn s16_21_only_the_highest_tax_of_a_turn_is_paid() {
    let text = "wonders+armada/3 A.ships=0/5/0/0 B.ships=0/3/0/0 C.coins=9 A.hand=altar B.hand=theater C.hand=stockade";
    let case = Sea::new(text).round("A discard altar move yellow; B discard theater move yellow; C discard stockade");
    case.has_coins(A, 3).has_coins(B, 3 + 4 - 2).has_coins(C, 9 + 3 - 4).strengths([2, 0, 0]);
}

/// S6.5, S15.12: everybody pays one tax, and the leviers' own level is as high.
#[test]
fn s6_5_two_equal_taxes_are_one_that_everybody_pays_once() {
    let text = "wonders+armada/4 A.ships=0/1/0/0 B.ships=0/1/0/0 D.ships=0/1/0/0 A.hand=altar B.hand=theater";
    let after = Sea::new(text).round("A discard altar move yellow; B discard theater move yellow");
    after.coins([3 + 2, 3 + 2, 3 + 3 - 1, 3 + 3]);
    // While somebody explores both are seen to levy it.
    let explored = format!("{text} C.ships=0/0/0/1 C.hand=construction_zone");
    let round = "A discard altar move yellow; B discard theater move yellow; C build construction_zone move green";
    let waits = Sea::new(&explored).round(round).0.view(None).expansion;
    assert_eq!((waits.tax, waits.levied), (1, [A, B].into_iter().collect()));
    // With other tracks a levier could be poorer than its tax, and would pay that of the other.
    let moves = "step=move_fleets A.moves=1.yellow A.islands=amber_island";
    let levied = |who: &str| Sea::new(&format!("wonders+armada/3 {moves} tax=2 levied={who}")).play("A move none");
    levied("BC").coins([1, 1, 1]);
    levied("B").coins([1, 3, 1]);
}

/// S6.5, S6.2: whoever reaches two taxes in a turn levies the higher one, and has the coins of both spaces.
#[test]
fn s6_5_of_two_taxes_of_one_player_the_higher_one_counts() {
    let text = "wonders+armada/4 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry,press_1 A.shipyard=shipyard_2 \
                B.shipyard=shipyard_1 A.ships=0/1/0/5 D.ships=0/3/0/0 B.discarded=nautical_archives age=3 A.hand=arena";
    let fetches = Sea::new(text).round("A stage arena step yellow").step(Step::Fetch).has_coins(A, 3 + 2);
    let moved = fetches.play("A fetch nautical_archives; * island 3 torrential_archipelago; A move yellow");
    moved.ships(A, [0, 3, 0, 5]).coins([5, 6 - 1, 6 - 1, 6]);
    // To space 4 as well: A is on space 3 and has levied the tax of space 2 in this turn.
    let moves = "step=move_fleets A.moves=3.red/yellow/blue/green A.islands=torrential_archipelago A.ships=0/3/0/0";
    let text = format!("wonders+armada/4 {moves} tax=1 levied=A B.ships=0/1/0/0 C.ships=0/3/0/0");
    Sea::new(&text).play("A move yellow").coins([3 + 4, 3 - 1, 3, 3 - 2]);
}

/// S6.5: a lower tax changes nothing, whoever levies it and whenever.
#[test]
fn s6_5_whoever_levies_a_lower_tax_pays_the_higher_one() {
    let moves = "step=move_fleets A.moves=1.yellow A.islands=amber_island A.ships=0/1/0/0 B.ships=0/4/0/0";
    Sea::new(&format!("wonders+armada/3 {moves} tax=2 levied=B")).play("A move yellow").coins([3 + 2 - 1, 3, 3 - 2]);
}

/// S4.3: a level that is reached in the same turn lowers the tax, whatever brings it.
#[test]
fn s4_3_a_tax_finds_the_levels_after_all_moves_of_the_turn() {
    let text = "wonders+armada/4 A.ships=0/1/0/0 B.shipyard=shipyard_1 A.shipyard=shipyard_2 C.ships=0/0/0/1 \
                B.hand=construction_zone C.cards=glassworks_1 C.shipyard=shipyard_4 D.shipyard=shipyard_3 C.hand=scriptorium \
                C.coins=5 A.hand=altar C.wonder=ephesus";
    // B moves its yellow ship to level 1 with a card, C with an island that it explores, D stays at level 0.
    let round = "A discard altar move yellow; B build construction_zone move yellow; C build scriptorium step green";
    let due = Sea::new(text).round(round).step(Step::Naval(NavalStep::DealIslands(wonders::Level::One)));
    let asked = due.coins([5, 3, 5, 6]).play("* islands 1 C:overgrown_island,virgin_island,bronze_island,amber_island");
    asked.play("C keep amber_island; C move yellow").coins([5, 3, 5, 5]);
    asked.play("C keep amber_island; C move none").coins([5, 3, 4, 5]);
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
    let once = Sea::new(text).round("A build pirate_hideout").coins([3 + 3, 6 - 2, 6]);
    once.round("").coins([6 + 3, 4 + 3, 6 + 3]);
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

/// S4.4, S7.12: also if it comes with a card of the discard pile.
#[test]
fn s4_4_the_foggy_island_protects_if_it_is_found_in_the_fifth_step() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry A.ships=0/3/0/0 \
                B.discarded=helmsmans_rest A.hand=library B.hand=pirates_den age=2";
    let fetches = Sea::new(text).round("A stage library; B build pirates_den").step(Step::Fetch).has_coins(A, 3);
    let found = |island: &str| fetches.play(&format!("A fetch helmsmans_rest; * island 1 {island}"));
    found("foggy_island").has_coins(A, 3).step(Step::ChooseCard);
    found("bronze_island").has_coins(A, 3 - 2);
}

/// S12.5, S6.6, S6.7: a tax and what a stage of Petra costs come together, and Petra itself loses nothing by its stage.
#[test]
fn s12_5_what_a_stage_costs_others_adds_to_a_tax() {
    let text = "wonders+armada/8 A.wonder=petra B.wonder=giza A.side=b A.cards=clay_pool,ore_vein,foundry B.ships=0/1/0/0 \
                E.islands=foggy_island C.coins=1 C.cards=marketplace age=2 C.hand=caravansery A.hand=school B.hand=library \
                F.ships=0/3/0/0";
    let after = Sea::new(text).round("A stage school; B discard library move yellow; C build caravansery");
    after.coins([3 - 1, 3 + 2 - 2, 0, 6 - 1 - 2, 6 - 2, 6 - 2, 6 - 1 - 2, 6 - 1 - 2]);
    after.round("").has_coins(seat(3), 3 + 3);
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

/// S4.6, S8.4: pirates of the last turn rob before the extra turn, and not again after it; what is won in between can be spent.
#[test]
fn s4_6_losses_of_the_last_turn_come_before_the_extra_turn() {
    let text = "wonders+armada/3 A.wonder=babylon A.side=b A.stages=2 A.ships=0/1/0/0 B.ships=0/3/0/0 turn=7 \
                A.hand=altar,pirate_hideout";
    let last = Sea::new(text).round("A build pirate_hideout").step(Step::LastCard).coins([3 + 3, 6 - 2, 6]);
    last.offers(A, "discard altar").play("A discard altar move yellow").coins([6 + 2, 4, 6 - 1]);
    // The other way round: a tax of the last turn, pirates of the extra one. A discard of that turn brings coins, too.
    let taxed = Sea::new(text).round("A discard altar move yellow").step(Step::LastCard).coins([3 + 2, 6, 6 - 1]);
    taxed.play("A build pirate_hideout").coins([5 + 3, 6 - 2, 5]);
    taxed.play("A discard pirate_hideout").coins([5 + 3, 6, 5]);
}

/// S4.8, S15.11: the tax of the extra turn and the pirates of the card from the pile wait for each other.
#[test]
fn s4_8_what_a_card_of_the_pile_costs_after_the_extra_turn_is_lost_last() {
    let text = "wonders+armada/3:last_card=babylon_first A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry age=2 \
                turn=7 A.hand=school B.wonder=babylon B.side=b B.stages=2 B.ships=0/1/0/0 B.discarded=pirate_hideout \
                B.hand=library,walls C.ships=0/3/0/0";
    let last = Sea::new(text).round("A stage school; B discard walls").step(Step::LastCard).coins([3, 6, 6]);
    let fetches = last.play("B discard library move yellow").step(Step::Fetch).coins([3, 6 + 2, 6]);
    fetches.play("A fetch pirate_hideout").coins([3 + 3 - 1, 8 - 1, 6 - 2]).step(Step::DealAge);
}

/// S6.4: what is lost goes to nobody.
#[test]
fn s16_75_a_tax_goes_to_the_bank() {
    let case = Sea::new("wonders+armada/3 A.ships=0/5/0/0 B.coins=9 C.coins=9 A.hand=altar")
        .round("A discard altar move yellow");
    case.coins([3, 8, 8]);
}
