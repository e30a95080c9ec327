//! A4 the turn, A5 senators.

mod common;

use common::{A, B, Case};
use duel::WonderId;
use table::Illegal::{NotLegal, NotThisSeat};

#[test]
fn a4_1_a_card_is_taken_in_one_of_four_ways_after_a_conspiracy_or_none() {
    Case::agora("A.coins=40 A.wonders=sphinx A.plots=coup,treason+baths structure=18:altar,19:conspirator_1").legal(
        A,
        "build altar; discard altar; wonder sphinx altar; prepare coup altar; recruit conspirator_1; discard \
         conspirator_1; wonder sphinx conspirator_1; prepare coup conspirator_1; trigger treason",
    );
    Case::agora("A.coins=40 A.plots=coup+baths structure=18:altar")
        .play("A trigger coup")
        .legal(A, "build altar; discard altar");
}

#[test]
fn a4_2_a_card_taken_ends_the_first_part() {
    let case = Case::agora("A.coins=40 A.wonders=mausoleum A.plots=coup+baths discard=press,quarry");
    case.play("A build altar").waits_for("turn.B").pawn(0);
    case.play("A wonder mausoleum altar").refuses("A trigger coup", NotLegal);
    case.refuses("B trigger coup", NotThisSeat(B));
}

#[test]
fn a4_3_one_conspiracy_a_turn() {
    Case::agora("A.coins=3 B.coins=8 A.plots=coup+baths,blackmail+tavern")
        .legal(A, "build altar; discard altar; build theater; discard theater; trigger coup; trigger blackmail")
        .play("A trigger coup")
        .legal(A, "build altar; discard altar; build theater; discard theater")
        .play("A build altar; B build theater");
}

#[test]
fn a4_3_what_curia_julia_triggers_does_not_count() {
    let case = Case::agora("A.coins=40 A.wonders=curia_julia A.plots=coup,blackmail+tavern,swindle+baths");
    case.play("A trigger blackmail; A wonder curia_julia altar; A trigger coup; A trigger swindle")
        .waits_for("go_on.A");
}

#[test]
fn a4_4_every_choice_of_a_conspiracy_comes_before_the_card() {
    Case::agora("pawn=1 A.plots=coup+baths")
        .play("A trigger coup")
        .waits_for("go_on.A,place_cube.A")
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6")
        .play("A place 4")
        .waits_for("go_on.A");
}

#[test]
fn a4_4_the_other_players_choices_too() {
    let waiting =
        Case::agora("pawn=-2 A.cubes=1.0.0.0.0.0 A.plots=insider_influence+baths decrees=1:shield,2:coins_on_red")
            .play("A trigger insider_influence; A decree 1 2")
            .pawn(-3)
            .waits_for("go_on.A,move_cube.A,place_cube.B")
            .legal(A, "");
    waiting.play("B place 1").control("------").legal(A, "move 1 2; pass");
}

#[test]
fn a4_5_and_a13_14_what_the_conspiracy_brought_serves_the_same_turn() {
    let treason = Case::agora("age=1 A.coins=0 A.plots=treason+workshop structure=18:baths,19:theater");
    treason.price("A baths", 2).refuses("A build baths", NotLegal);
    treason.play("A trigger treason; * removed quarry; * removed press; * removed tavern; A reclaim quarry").play_for(
        "A build baths",
        0,
        0,
    );
    let fraud = |row: &str, card: &str| {
        Case::agora(&format!(
            "age=2 A.coins=3 A.plots=property_fraud+workshop \
            structure=0:{row},22:{card},23:theater"
        ))
        .refuses(&format!("A build {card}"), NotLegal)
        .play(&format!("A trigger property_fraud; A claim {row}"))
    };
    fraud("stone_reserve", "aqueduct").play_for("A build aqueduct", -3, 0);
    fraud("baths", "aqueduct").play_for("A build aqueduct", 0, 0);
    fraud("brewery", "statue").play_for("A build statue", -4, 0);
}

#[test]
fn a4_5_decrees_and_coins_of_the_first_part_serve_the_same_turn() {
    Case::agora(
        "A.coins=0 A.plots=political_maneuver+baths decrees=1:ignore_symbol_red structure=18:pretorium,19:altar",
    )
    .play("A trigger political_maneuver; A place 1; A pass")
    .play_for("A build pretorium", 0, 0);
    Case::agora("A.coins=4 B.coins=8 A.plots=blackmail+baths structure=18:pretorium,19:altar")
        .play_for("A trigger blackmail", 4, -4)
        .play_for("A build pretorium", -8, 0);
}

#[test]
fn a4_5_theology_of_the_first_part_serves_the_wonder_of_the_second() {
    Case::agora("A.coins=40 A.wonders=pyramids A.plots=espionage+baths board=law")
        .play("A trigger espionage; A progress theology; A wonder pyramids altar")
        .waits_for("turn.A");
}

#[test]
fn a4_6_an_extra_turn_has_both_parts() {
    Case::agora("A.coins=40 A.wonders=sphinx A.plots=coup+baths,blackmail+tavern")
        .play("A trigger coup; A wonder sphinx altar")
        .waits_for("turn.A")
        .play_for("A trigger blackmail", 4, -4)
        .play("A build theater");
}

#[test]
fn a4_7_what_an_effect_brings_about_comes_before_its_next_part() {
    Case::agora("pawn=2 A.coins=40 A.wonders=knossos decrees=1:shield,2:coins_on_red")
        .play("A wonder knossos altar; A place 1")
        .pawn(3)
        .waits_for("turn.B,turn_up,move_cube.A,place_cube.A")
        .play("A place 2")
        .legal(A, "move 1 2; move 2 1; move 2 3; pass");
}

#[test]
fn a4_8_property_fraud_turns_up_nothing() {
    Case::agora(
        "age=1 A.plots=property_fraud+workshop structure=0:stable,1:press,3:age,4:age,7:altar,8:baths,9:tavern",
    )
    .play("A trigger property_fraud; A claim stable")
    .waits_for("go_on.A")
    .shows("structure=1:press,3:age,4:age,7:altar,8:baths,9:tavern")
    .refuses("A discard press", NotLegal);
}

#[test]
fn a4_9_and_a13_12_a_conspiracy_that_takes_the_last_card_ends_turn_and_age() {
    let last = Case::agora("age=1 pawn=2 A.plots=property_fraud+workshop structure=0:guard_tower")
        .play("A trigger property_fraud; A claim guard_tower")
        .pawn(3)
        .waits_for("go_on.A,place_cube.A")
        .play("A place 1")
        .waits_for("choose_starter.B,lay_cards")
        .shows("age=2");
    last.settle().legal(B, "begin A; begin B");
}

/// Elsewhere the game got stuck there; here even the text of such a position can be read and played on.
#[test]
fn a4_9_a_position_without_cards_waits_for_what_the_conspiracy_asks() {
    let text = "age=1 pawn=1 A.cubes=1.0.0.0.0.0 A.triggered=turn_of_events+workshop";
    Case::agora(&format!("{text} laid=25 pending=go_on.A,move_cube.A"))
        .play("A pass")
        .waits_for("choose_starter.B,lay_cards");
}

#[test]
fn a4_9_who_triggered_it_took_the_last_card() {
    let fields = "age=1 active=B A.plots=property_fraud+workshop structure=0:guard_tower loot=-";
    Case::agora(&format!("{fields} pawn=-1"))
        .play("A trigger property_fraud; A claim guard_tower")
        .pawn(0)
        .waits_for("turn.A,lay_cards");
    Case::agora("age=3 A.plots=property_fraud+workshop structure=0:palace")
        .play("A trigger property_fraud; A claim palace")
        .over("civilian.A");
}

#[test]
fn a4_10_a_conspiracy_of_curia_julia_that_takes_the_last_card_loses_the_extra_turn() {
    Case::agora("age=2 pawn=1 A.coins=40 A.wonders=curia_julia A.plots=property_fraud structure=0:statue,22:altar")
        .play("A wonder curia_julia altar; A trigger property_fraud; A claim statue")
        .waits_for("choose_starter.B,lay_cards");
}

#[test]
fn a4_11_only_discarding_for_coins_pays() {
    let case =
        |conspiracy: &str| Case::agora(&format!("A.plots={conspiracy}+workshop B.cards=baths,forum A.cards=tavern"));
    case("expropriation").play("A trigger expropriation").play_for("A destroy baths", 0, 0).shows("discard=baths");
    case("swindle").play("A trigger swindle").play_for("A destroy forum", 0, 0).shows("discard=forum");
    case("turn_of_events").play("A trigger turn_of_events").play_for("A strike 18", 0, 0).shows("discard=altar");
    case("coup").play_for("A discard altar", 3, 0).shows("discard=altar");
}

#[test]
fn a5_1_a_senator_is_a_card_like_any_other() {
    let case = Case::agora("A.coins=40 A.wonders=sphinx A.plots=coup structure=18:politician_left_1");
    case.legal(
        A,
        "recruit politician_left_1; discard politician_left_1; wonder sphinx politician_left_1; prepare coup \
         politician_left_1",
    );
    Case::agora("structure=18:politician_left_1,14:altar").allows("A recruit politician_left_1");
    Case::agora("structure=14:politician_left_1,18:altar").refuses("A recruit politician_left_1", NotLegal);
}

#[test]
fn a5_2_a_recruited_senator_lies_in_the_city_and_acts() {
    Case::agora("A.cards=conspirator_2 structure=18:politician_right_1,19:altar")
        .play_for("A recruit politician_right_1", -1, 0)
        .shows("A.cards=conspirator_2,politician_right_1")
        .waits_for("turn.B,turn_up,politics.A.right");
}

/// Five senators of both kinds, so that the price of each next one can be looked at.
const SENATORS: [&str; 5] =
    ["politician_left_1", "conspirator_1", "politician_center_3", "conspirator_5", "politician_right_2"];

#[test]
fn a5_3_each_senator_costs_a_coin_more_than_the_last() {
    for owned in 0..SENATORS.len() {
        let cards = if owned == 0 { String::new() } else { format!("A.cards={} ", SENATORS[..owned].join(",")) };
        let case = |coins: usize| Case::agora(&format!("{cards}A.coins={coins} structure=18:conspirator_6,19:altar"));
        let price = owned as i32;
        case(owned).price("A conspirator_6", owned as u16).play_for("A recruit conspirator_6", -price, 0);
        assert_eq!(case(owned).0.senator_price(A), owned as u16);
        if owned > 0 {
            case(owned - 1).refuses("A recruit conspirator_6", NotLegal).allows("A discard conspirator_6");
        }
    }
}

#[test]
fn a5_3_the_opponents_senators_do_not_count() {
    Case::agora("B.cards=conspirator_1,conspirator_2 structure=18:conspirator_6,19:altar").price(
        "A \
        conspirator_6",
        0,
    );
}

#[test]
fn a5_4_no_discount_and_no_economy_touches_the_price_of_a_senator() {
    Case::agora(
        "A.cards=conspirator_1,conspirator_2 A.tokens=masonry,architecture A.cubes=1.0.0.0.1.1 B.tokens=economy \
         decrees=1:cheaper_raw_materials,5:cheaper_manufactured_goods,6:opponent_chains \
         structure=18:conspirator_6,19:altar",
    )
    .play_for("A recruit conspirator_6", -2, 0);
}

#[test]
fn a5_5_a_senator_is_no_building_and_has_no_colour() {
    let senators = "B.cards=conspirator_1,conspirator_2,politician_left_1";
    Case::agora(&format!("A.coins=40 A.wonders=circus_maximus,statue_of_zeus {senators}"))
        .play("A wonder circus_maximus altar")
        .waits_for("turn.B");
    for conspiracy in ["expropriation", "swindle", "foreclosure", "coercion"] {
        Case::agora(&format!("A.plots={conspiracy}+baths A.cards=theater,conspirator_3 {senators} structure=18:altar"))
            .play(&format!("A trigger {conspiracy}"))
            .waits_for("go_on.A");
    }
    let rows = "blue=0 green=0 yellow=0 guilds=0 wonders=0 progress=0 senate=0";
    Case::agora(&format!("A.cards=merchants_guild {senators}")).score(A, rows).score(B, rows);
    Case::agora(&format!("{senators} pending=turn.B")).play_for("B discard altar", 0, 2);
}

#[test]
fn a5_5_recruiting_is_not_building() {
    let decrees = "decrees=1:coins_on_blue,2:coins_on_green,3:coins_on_yellow,4:coins_on_red,5:coins_on_wonder";
    for senator in ["conspirator_1", "politician_center_1"] {
        Case::agora(&format!("{decrees} A.cubes=1.1.1.1.1.0 structure=18:{senator},19:altar")).play_for(
            &format!("A recruit {senator}"),
            0,
            0,
        );
    }
}

#[test]
fn a5_6_extra_turn_and_number_of_actions_are_settled_before_the_effect() {
    let own_cube = Case::agora("decrees=1:extra_turn_on_conspirator structure=18:conspirator_1,19:altar");
    own_cube.play("A recruit conspirator_1; A place 1").control("A-----").waits_for("turn.B");
    Case::agora("decrees=1:senate_plus_two_blue structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A place 1")
        .control("A-----")
        .waits_for("turn.B");
    Case::agora("decrees=1:senate_plus_two_blue A.cubes=1.0.0.0.0.0 structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A move 1 2; * decree 2 coins_on_red")
        .control("-A----")
        .waits_for("turn.B,turn_up,politics.A.left");
}

/// Five blue cards, not among them those that lie in the structure.
const BLUE: [&str; 5] = ["baths", "statue", "temple", "aqueduct", "rostrum"];

/// A has so many blue cards and recruits a politician of the left section.
fn politics(blue: usize, fields: &str) -> Case {
    let cards = if blue == 0 { String::new() } else { format!("A.cards={} ", BLUE[..blue].join(",")) };
    Case::agora(&format!("{cards}structure=18:politician_left_1,19:altar {fields}")).play("A recruit politician_left_1")
}

#[test]
fn a5_7_blue_cards_give_actions() {
    for (blue, actions) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let waiting = ",politics.A.left".repeat(actions);
        politics(blue, "").waits_for(&format!("turn.B,turn_up{waiting}"));
    }
}

#[test]
fn a5_8_an_action_places_in_the_section_or_moves_any_own_cube() {
    let case = |politician: &str| {
        Case::agora(&format!("A.cubes=0.0.0.0.0.1 B.cubes=1.0.0.0.0.0 structure=18:{politician},19:altar"))
            .play(&format!("A recruit {politician}"))
    };
    case("politician_left_2").legal(A, "place 1; place 2; move 6 5; pass");
    case("politician_center_1").legal(A, "place 3; place 4; move 6 5; pass");
    case("politician_right_2").legal(A, "place 5; place 6; move 6 5; pass");
}

#[test]
fn a5_9_actions_mix_freely() {
    let three = politics(4, "");
    three.play("A place 1; A place 1; A place 1").shows("A.cubes=3.0.0.0.0.0").waits_for("turn.B");
    three.play("A place 1; A place 2; A place 1").shows("A.cubes=2.1.0.0.0.0");
    three.play("A place 2; A move 2 3; A move 3 4").shows("A.cubes=0.0.0.1.0.0");
    politics(4, "A.cubes=0.0.0.1.0.0").play("A move 4 5; A place 2; A move 5 6").shows("A.cubes=0.1.0.0.0.1");
}

#[test]
fn a5_9_each_action_sees_the_last_one_settled() {
    politics(2, "decrees=1:shield pawn=2")
        .play("A place 1")
        .pawn(3)
        .waits_for("turn.B,turn_up,politics.A.left,place_cube.A")
        .play("A place 1; A move 1 2")
        .legal(A, "");
}

#[test]
fn a5_10_and_a13_2_a_politician_may_stop_at_any_point() {
    politics(4, "").play("A pass").waits_for("turn.B").shows("A.cubes=0.0.0.0.0.0");
    politics(4, "").play("A place 1; A pass").waits_for("turn.B").shows("A.cubes=1.0.0.0.0.0");
    politics(4, "").play("A place 1; A place 2; A pass").waits_for("turn.B").shows("A.cubes=1.1.0.0.0.0");
}

#[test]
fn a5_11_and_a13_1_a_conspirator_places_a_cube_or_conspires() {
    let case = Case::agora("A.cards=baths,statue,temple,rostrum structure=18:conspirator_1,19:altar")
        .play("A recruit conspirator_1")
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6; conspire");
    case.refuses("A pass", NotLegal).play("A place 5").shows("A.cubes=0.0.0.0.1.0").waits_for("turn.B");
    case.play("A conspire; * plot coup; * plot treason; A keep coup top").shows("A.plots=coup").waits_for("turn.B");
}

#[test]
fn a5_11_without_cubes_a_conspirator_conspires() {
    Case::agora("A.cubes=2.2.2.2.2.2 B.cubes=2.0.0.0.0.0 structure=18:conspirator_1,19:altar")
        .play("A recruit conspirator_1")
        .legal(A, "conspire");
}

#[test]
fn a5_12_a_discarded_senator_pays_and_lies_in_the_pile() {
    Case::agora("A.cards=tavern structure=18:conspirator_1,19:altar")
        .play_for("A discard conspirator_1", 3, 0)
        .shows("discard=conspirator_1 A.cards=tavern")
        .waits_for("turn.B");
}

#[test]
fn a5_12_a_tucked_senator_is_in_nobodys_city() {
    let case = Case::agora(
        "A.coins=40 A.wonders=sphinx A.plots=coup structure=15:altar,18:conspirator_1,20:politician_left_1",
    );
    case.play("A wonder sphinx conspirator_1").waits_for("turn.A").price("A politician_left_1", 0);
    case.play("A prepare coup conspirator_1").waits_for("turn.B").price("A politician_left_1", 0);
    assert!(case.play("A wonder sphinx conspirator_1").0.city(A).standing().contains(WonderId::Sphinx));
}

#[test]
fn a5_13_and_a13_19_the_mausoleum_may_recruit_a_senator_for_nothing() {
    let case = Case::agora(
        "A.coins=40 A.wonders=mausoleum A.cards=conspirator_2,baths,statue discard=politician_center_1,conspirator_1 \
         structure=18:conspirator_3,19:altar",
    )
    .play("A wonder mausoleum altar")
    .legal(A, "restore politician_center_1; restore conspirator_1");
    case.play_for("A restore politician_center_1", 0, 0)
        .waits_for("turn.B,turn_up,politics.A.center,politics.A.center")
        .price("A conspirator_3", 2);
    case.play("A restore conspirator_1; A place 1").waits_for("turn.B");
}
