//! A7: decrees.

mod common;

use common::{A, B, Case};
use duel::{CardId, Color, Expansion, Setup};
use table::Illegal::NotLegal;
use table::{Game, Notation};

/// The only decree in sight lies in chamber 1, which a seat controls.
#[track_caller]
fn with(decree: &str, seat: &str, fields: &str) -> Case {
    Case::with(&format!("duel+agora decrees=1:{decree} {seat}.cubes=1.0.0.0.0.0"), fields)
}

#[test]
fn a7_1_a_decree_acts_for_the_controller_and_nobody_else() {
    let price = |cubes: &str| {
        Case::agora(&format!("decrees=1:ignore_symbol_red,2:coins_on_blue {cubes}")).price_of("A pretorium")
    };
    assert_eq!(price("A.cubes=1.0.0.0.0.0"), 0);
    assert_eq!(price("A.cubes=1.0.0.0.0.0 B.cubes=1.0.0.0.0.0"), 8);
    assert_eq!(price("B.cubes=1.0.0.0.0.0"), 8);
    assert_eq!(price("A.cubes=0.1.0.0.0.0"), 8);
}

#[test]
fn a7_1_what_a_decree_gave_is_kept() {
    with("coins_on_red", "A", "structure=18:conspirator_1,19:guard_tower pending=turn.B")
        .play_for("B build guard_tower", 3, 0)
        .play("A recruit conspirator_1; A place 1")
        .coins(10, 7);
}

#[test]
fn a7_2_a_decree_is_judged_when_its_effect_is_due() {
    // The cube of the small token breaks A's control, but the coins of the build have been paid by then.
    with("coins_on_red", "A", "pawn=2 A.coins=0 A.cards=shelf_quarry age=2 structure=18:walls,19:altar").play_for(
        "A build walls",
        2,
        0,
    );
    with("discard_plus_two_coins", "B", "").play_for("A discard altar", 2, 0);
}

#[test]
fn a7_3_coins_by_the_age_whoever_builds() {
    for age in 1..=3 {
        let case = |turn: &str| {
            with("coins_on_red", "B", &format!("age={age} structure=18:guard_tower,19:altar pending=turn.{turn}"))
        };
        case("A").play_for("A build guard_tower", 0, age);
        case("B").play_for("B build guard_tower", 0, age);
        case("A").play_for("A build altar", 0, 0);
    }
}

#[test]
fn a7_4_free_builds_count() {
    with("coins_on_blue", "B", "A.coins=40 A.wonders=mausoleum discard=palace")
        .play("A wonder mausoleum altar")
        .play_for("A restore palace", 0, 3);
    with("coins_on_blue", "B", "age=2 A.plots=property_fraud+baths structure=0:statue,22:altar")
        .play("A trigger property_fraud")
        .play_for("A claim statue", 0, 2);
    with("coins_on_blue", "B", "age=1 A.plots=treason+workshop structure=18:altar")
        .play("A trigger treason; * removed theater; * removed press; * removed tavern")
        .play_for("A reclaim theater", 0, 1);
    with("coins_on_blue", "B", "A.cards=baths structure=18:aqueduct,19:altar").play_for("A build aqueduct", 0, 3);
}

#[test]
fn a7_4_a_card_that_changes_hands_is_not_built() {
    let decrees = "decrees=1:coins_on_blue,3:coins_on_green A.cubes=1.0.1.0.0.0";
    Case::agora(&format!("{decrees} A.plots=coercion+workshop A.cards=baths,apothecary B.cards=statue,school"))
        .play("A trigger coercion")
        .play_for("A swap statue baths", 0, 0);
    Case::agora(&format!("{decrees} A.plots=coercion+workshop A.cards=baths,apothecary B.cards=statue,pharmacist"))
        .play("A trigger coercion")
        .play_for("A swap pharmacist apothecary", 0, 0);
    Case::agora(&format!("{decrees} A.plots=foreclosure+workshop B.cards=press"))
        .play("A trigger foreclosure")
        .play_for("A steal press", 0, 0);
}

#[test]
fn a7_5_the_coins_of_a_decree_cannot_pay_for_the_build() {
    with("coins_on_red", "A", "A.coins=7 structure=18:pretorium,19:altar").refuses("A build pretorium", NotLegal);
    with("coins_on_wonder", "A", "A.coins=7 A.wonders=pyramids").refuses("A wonder pyramids altar", NotLegal);
}

#[test]
fn a7_5_and_a13_8_the_coins_come_before_the_first_choice() {
    with("coins_on_green", "B", "A.coins=6 A.cards=workshop board=law structure=18:laboratory,19:altar")
        .play_for("A build laboratory", -6, 3)
        .waits_for("turn.B,turn_up,take_token.A");
    with("coins_on_wonder", "B", "A.coins=40 A.wonders=mausoleum discard=press")
        .play_for("A wonder mausoleum altar", -10, 3)
        .waits_for("turn.B,turn_up,restore.A");
}

#[test]
fn a7_6_to_a7_10_each_decree_pays_for_its_own_kind() {
    let decrees = ["blue", "green", "yellow", "red", "wonder"];
    let builds = [
        ("blue", "build altar", "altar"),
        ("green", "build workshop", "workshop"),
        ("yellow", "build clay_reserve", "clay_reserve"),
        ("red", "build guard_tower", "guard_tower"),
        ("wonder", "wonder pyramids quarry", "quarry"),
        ("brown", "build quarry", "quarry"),
        ("grey", "build press", "press"),
        ("purple", "build magistrates_guild", "magistrates_guild"),
    ];
    for decree in decrees {
        for (kind, action, card) in builds {
            let coins = if kind == decree { 3 } else { 0 };
            let fields = format!("A.coins=40 A.wonders=pyramids structure=18:{card},19:theater");
            let after = with(&format!("coins_on_{decree}"), "B", &fields).play(&format!("A {action}"));
            assert_eq!(after.0.city(B).coins(), 7 + coins, "{decree}: {action}");
        }
    }
}

#[test]
fn a7_11_one_unit_or_all_coins_are_left_out() {
    with("ignore_symbol_red", "A", "").price("A pretorium", 0).price("A palisade", 0).price("A walls", 2);
    with("ignore_symbol_red", "A", "").price("A arsenal", 8).price("A guard_tower", 0).price("A circus", 6);
    with("ignore_symbol_green", "A", "").price("A study", 6).price("A scriptorium", 0).price("A workshop", 0);
    with("ignore_symbol_yellow", "A", "").price("A customs_house", 0).price("A forum", 2).price("A caravansery", 4);
    // Each for its own colour only.
    with("ignore_symbol_green", "A", "").price("A pretorium", 8).price("A forum", 5).price("A aqueduct", 6);
}

#[test]
fn a7_11_the_dearest_unit_is_left_out() {
    with("ignore_symbol_red", "A", "B.cards=shelf_quarry").price("A walls", 4).price("A archery_range", 4);
    with("ignore_symbol_red", "A", "A.cards=quarry").price("A walls", 0);
}

#[test]
fn a7_12_of_equal_totals_the_one_that_gives_less_to_economy_is_taken() {
    // Caravansery: its 2 coins left out, glass and papyrus cost 4; papyrus left out, glass at 2 and 2 coins are 4 too.
    let case = with("ignore_symbol_yellow", "A", "B.tokens=economy structure=18:caravansery,19:altar");
    case.price("A caravansery", 4).refuses("A spare caravansery", NotLegal).play_for("A build caravansery", -4, 2);
}

#[test]
fn a7_12_and_a13_9_the_builder_chooses_where_a_dearer_way_gives_less() {
    let forum = with("ignore_symbol_yellow", "A", "B.tokens=economy structure=18:forum,19:altar");
    forum.play_for("A build forum", -2, 2);
    forum.play_for("A spare forum", -3, 0);
    // Too dear a way is not offered, nor is there a choice without Economy.
    with("ignore_symbol_yellow", "A", "A.coins=2 B.tokens=economy structure=18:forum,19:altar")
        .legal(A, "build forum; discard forum; build altar; discard altar");
    with("ignore_symbol_yellow", "A", "structure=18:forum,19:altar").refuses("A spare forum", NotLegal);
    with("coins_on_red", "A", "B.tokens=economy structure=18:forum,19:altar").refuses("A spare forum", NotLegal);
}

#[test]
fn a7_12_only_forum_and_caravansery_ever_ask() {
    let decrees = "decrees=1:ignore_symbol_yellow,2:ignore_symbol_red,3:ignore_symbol_green A.cubes=1.1.1.0.0.0";
    let goods = ["", "quarry", "press", "glassworks", "clay_pool", "clay_reserve", "customs_house"];
    let rivals =
        ["", ",shelf_quarry", ",drying_room", ",glass_blower,sawmill", ",brickyard", ",drying_room,glass_blower"];
    let mut asked = Vec::new();
    for own in goods {
        for rival in rivals {
            let own = if own.is_empty() { String::new() } else { format!(" A.cards={own}") };
            let case = Case::agora(&format!("{decrees} A.coins=60{own} B.cards=stone_pit{rival} B.tokens=economy"));
            for card in CardId::ALL {
                if case.0.sparing_price(A, card).is_some() && !asked.contains(&card) {
                    asked.push(card);
                }
            }
        }
    }
    assert_eq!(asked, [CardId::Forum, CardId::Caravansery]);
    let both = |card: &CardId| {
        let cost = card.building().cost;
        let less = [Color::Yellow, Color::Red, Color::Green].contains(&card.building().color);
        less && cost.coins > 0 && !cost.goods.is_none()
    };
    assert_eq!(CardId::ALL.into_iter().filter(both).collect::<Vec<_>>(), [CardId::Forum, CardId::Caravansery]);
}

#[test]
fn a7_13_gaining_shield_moves_the_pawn() {
    let placing = "structure=18:conspirator_1,19:conspirator_2";
    Case::agora(&format!("decrees=1:shield {placing}")).play("A recruit conspirator_1; A place 1").pawn(1);
    Case::agora(&format!("decrees=1:shield {placing} pending=turn.B"))
        .play("B recruit conspirator_1; B place 1")
        .pawn(-1);
}

#[test]
fn a7_14_losing_shield_moves_it_back_and_a_takeover_moves_it_twice() {
    let case =
        with("shield", "A", "pawn=1 pending=turn.B structure=18:politician_left_1,19:altar B.cards=baths,statue")
            .play("B recruit politician_left_1; B place 1")
            .control("------")
            .pawn(0);
    case.play("B place 1").control("B-----").pawn(-1);
}

#[test]
fn a7_14_who_moves_the_own_cube_away_loses_the_shield() {
    with("shield", "A", "pawn=1 structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A move 1 2; * decree 2 coins_on_red")
        .pawn(0);
}

#[test]
fn a7_15_a_step_of_shield_meets_tokens_and_capitals() {
    let fields = "decrees=1:shield A.tokens=strategy structure=18:conspirator_1,19:altar";
    let gain = |pawn: i8| Case::agora(&format!("{fields} pawn={pawn}")).play("A recruit conspirator_1; A place 1");
    gain(2).pawn(3).waits_for("turn.B,turn_up,place_cube.A");
    gain(5).pawn(6).waits_for("turn.B,turn_up,move_cube.A");
    gain(8).over("military.A");
    gain(0).pawn(1);
}

/// The winner need not be the player on turn.
#[test]
fn a7_15_who_loses_shield_on_the_own_turn_may_lose_the_game() {
    with("shield", "A", "pawn=-8 structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A move 1 2; * decree 2 coins_on_red")
        .pawn(-9)
        .over("military.B");
}

#[test]
fn a7_16_wonders_cost_a_unit_less() {
    with("wonder_minus_one_resource", "A", "").price("A pyramids", 6).price("A sphinx", 6).price("A altar", 0);
    with("wonder_minus_one_resource", "A", "B.cards=shelf_quarry").price("A pyramids", 4 + 4 + 2);
    with("wonder_minus_one_resource", "A", "A.tokens=architecture").price("A pyramids", 2).price("A curia_julia", 4);
    with("wonder_minus_one_resource", "A", "").price("A aqueduct", 6);
    with("wonder_minus_one_resource", "B", "").price("A pyramids", 8);
}

#[test]
fn a7_17_raw_materials_cost_a_coin_less_but_never_nothing() {
    let cheaper = |fields: &str| with("cheaper_raw_materials", "A", fields);
    cheaper("").unit_prices(A, [1, 1, 1, 2, 2]).unit_prices(B, [2; 5]);
    cheaper("B.cards=shelf_quarry,press").unit_prices(A, [1, 1, 3, 2, 3]);
    cheaper("A.cards=stone_reserve B.cards=shelf_quarry,brickyard").unit_prices(A, [3, 1, 1, 2, 2]);
    cheaper("").price("A town_hall", 5).price("A study", 2 + 4);
}

#[test]
fn a7_18_manufactured_goods_cost_a_coin_less() {
    let cheaper = |fields: &str| with("cheaper_manufactured_goods", "A", fields);
    cheaper("").unit_prices(A, [2, 2, 2, 1, 1]);
    cheaper("B.cards=press,drying_room").unit_prices(A, [2, 2, 2, 1, 3]);
    cheaper("A.cards=customs_house B.cards=press,drying_room").unit_prices(A, [2, 2, 2, 1, 1]);
}

#[test]
fn a7_17_economy_gets_the_reduced_price() {
    with("cheaper_raw_materials", "A", "B.tokens=economy structure=18:aqueduct,19:altar").play_for(
        "A build aqueduct",
        -3,
        3,
    );
}

#[test]
fn a7_19_two_blue_cards_more_for_politicians_and_nothing_else() {
    let blue = ["", "A.cards=baths ", "A.cards=baths,statue ", "A.cards=baths,statue,temple "];
    for (cards, actions) in blue.into_iter().zip([2, 2, 3, 3]) {
        let fields = format!("{cards}structure=18:politician_left_1,19:altar");
        let waiting = ",politics.A.left".repeat(actions);
        with("senate_plus_two_blue", "A", &fields)
            .play("A recruit politician_left_1")
            .waits_for(&format!("turn.B,turn_up{waiting}"));
    }
    with("senate_plus_two_blue", "A", "A.coins=40 A.cards=baths structure=18:magistrates_guild,19:altar")
        .play_for("A build magistrates_guild", -8 + 1, 0)
        .score(A, "guilds=1 blue=3");
}

#[test]
fn a7_20_discarding_pays_two_more() {
    with("discard_plus_two_coins", "A", "").play_for("A discard altar", 4, 0);
    with("discard_plus_two_coins", "A", "A.cards=tavern").play_for("A discard altar", 5, 0);
    with("discard_plus_two_coins", "A", "structure=18:conspirator_1,19:altar").play_for(
        "A discard conspirator_1",
        4,
        0,
    );
    with("discard_plus_two_coins", "A", "A.plots=turn_of_events+baths").play("A trigger turn_of_events").play_for(
        "A strike 18",
        0,
        0,
    );
}

#[test]
fn a7_21_the_opponents_white_symbols_count() {
    let case = with(
        "opponent_chains",
        "A",
        "A.tokens=urbanism B.cards=baths,palisade \
        structure=18:aqueduct,19:altar",
    );
    case.price("A aqueduct", 0).price("A fortifications", 0).price("A gardens", 8).price("B horse_breeders", 4);
    case.play_for("A build aqueduct", 4, 0);
    with("opponent_chains", "B", "B.cards=baths").price("A aqueduct", 6);
}

#[test]
fn a7_22_recruiting_a_conspirator_earns_an_extra_turn() {
    let case = |senator: &str, seat: &str| {
        with("extra_turn_on_conspirator", seat, &format!("structure=18:{senator},19:altar"))
            .play(&format!("A recruit {senator}"))
    };
    case("conspirator_1", "A").play("A place 4; * decree 4 coins_on_red").waits_for("turn.A");
    case("politician_left_1", "A").play("A pass").waits_for("turn.B");
    case("conspirator_1", "B").play("A place 1").waits_for("turn.B");
    // It is lost at the end of an age (D4.10), and there is one extra turn at most (D4.9).
    with("extra_turn_on_conspirator", "A", "age=1 pawn=1 structure=18:conspirator_1")
        .play("A recruit conspirator_1; A place 1")
        .waits_for("choose_starter.B,lay_cards");
    with("extra_turn_on_conspirator", "A", "A.tokens=theology A.coins=40 A.wonders=mausoleum discard=conspirator_1")
        .play("A wonder mausoleum altar; A restore conspirator_1; A place 1")
        .waits_for("turn.A")
        .play("A build theater")
        .over("civilian.A");
}

#[test]
fn a7_23_two_decrees_in_one_chamber_act_together() {
    let decrees = "decrees=1:ignore_symbol_red,2:shield@1 B.triggered=insider_influence \
            structure=18:politician_left_1,19:altar";
    let gained = Case::agora(&format!("{decrees} A.cards=baths,statue"))
        .play("A recruit politician_left_1; A place 1")
        .pawn(1)
        .price("A pretorium", 0);
    gained.play("A move 1 2").pawn(0).price("A pretorium", 8);
}

/// What decrees say of a city is worked out anew with each control gained or lost; random games show no other sum.
#[test]
fn a7_1_the_decrees_in_force_are_always_those_of_the_chambers() {
    for seed in 0..40 {
        let record = common::random_game(Setup::with([Expansion::Agora]), seed);
        for (game, _) in common::steps(&record) {
            let read = duel::Duel::parse_position(&game.position_text()).expect("a position of a game");
            for seat in [A, B] {
                assert_eq!(read.city(seat).decrees(), game.city(seat).decrees(), "{}", game.position_text());
            }
        }
        assert!(record.game().outcome().is_some());
    }
}
