//! A9 wonders, progress tokens and military tokens, A10 the end of the game, A12 options.

mod common;

use common::{A, B, Case, setup, table};
use duel::{Expansion, OPTIONS, Setup, WonderId};
use table::Game;
use table::Illegal::{NotLegal, NotThisSeat};

/// A, who has 40 coins unless the fields say otherwise, builds a wonder with `altar`.
#[track_caller]
fn built(wonder: &str, fields: &str) -> Case {
    let base = format!("duel+agora {} A.coins=40 A.wonders={wonder}", common::DECREES);
    Case::with(&base, fields).play(&format!("A wonder {wonder} altar"))
}

#[test]
fn a9_1_coins_by_decree_come_after_a_buildings_own_effects() {
    // Urbanism 4, and 3 of the decree; then the choice of a military token.
    Case::agora(
        "A.tokens=urbanism A.cards=baths decrees=1:coins_on_blue A.cubes=1.0.0.0.0.0 structure=18:aqueduct,19:altar",
    )
    .play_for("A build aqueduct", 4 + 3, 0);
    Case::agora("pawn=2 A.coins=8 decrees=1:coins_on_red B.cubes=1.0.0.0.0.0 structure=18:pretorium,19:altar")
        .play_for("A build pretorium", -8, 3)
        .waits_for("turn.B,turn_up,place_cube.A");
}

#[test]
fn a9_2_and_a13_10_coins_shields_decrees_tokens_then_the_wonders_own_choice() {
    let fields = "decrees=1:coins_on_wonder B.cubes=1.0.0.0.0.0 B.cards=press,glass_blower pawn=2";
    built("circus_maximus", fields)
        .pawn(3)
        .coins(40 - 9, 7 + 3)
        .waits_for("turn.B,turn_up,destroy.A.grey,place_cube.A")
        .play("A place 2; * decree 2 coins_on_red; A destroy press")
        .waits_for("turn.B");
    built("appian_way", "decrees=1:coins_on_wonder B.cubes=1.0.0.0.0.0 B.coins=2")
        .coins(40 - 10 + 3, 3)
        .waits_for("turn.A");
}

#[test]
fn a9_2_the_wonder_left_over_goes_before_the_effects_of_the_seventh() {
    let standing = "A.wonders=knossos,sphinx+press,colossus+quarry \
        B.wonders=piraeus,pyramids+baths,appian_way+tavern,\
                    great_library+stable,mausoleum+garrison";
    built("knossos", standing)
        .shows("B.wonders=pyramids+baths,appian_way+tavern,great_library+stable,mausoleum+garrison");
}

#[test]
fn a9_2_a_victory_by_shields_comes_before_every_choice() {
    built("circus_maximus", "pawn=8 B.cards=press").over("military.A").shows("B.cards=press");
}

#[test]
fn a9_3_curia_julia_may_trigger_brings_coins_and_plays_again() {
    let case = built("curia_julia", "A.plots=coup,swindle,blackmail+baths");
    case.legal(A, "trigger coup; trigger swindle; pass").refuses("A trigger blackmail", NotLegal);
    let left = case.play("A pass").waits_for("turn.A").coins(40 - 10 + 6, 7);
    left.shows("A.plots=coup,swindle,blackmail+baths").score(A, "wonders=0");
    case.play("A trigger coup").pawn(2).waits_for("turn.A").coins(40 - 10 + 6, 7);
    for fields in ["A.plots=blackmail+baths", "B.plots=coup"] {
        built("curia_julia", fields).waits_for("turn.A").coins(40 - 10 + 6, 7);
    }
    Case::agora("").price("A curia_julia", 10).price("A knossos", 10);
}

/// The rulebook prints the conspiracy first, then the coins, then the turn.
#[test]
fn a9_3_the_conspiracy_is_resolved_before_the_coins_come() {
    let built =
        built("curia_julia", "A.plots=turn_of_events A.cubes=1.0.0.0.0.0 structure=14:palace,18:altar,19:theater");
    let asked = built.coins(40 - 10, 7).waits_for("turn.A,turn_up,gain_coins.A.6,trigger_unprepared.A");
    let triggered = asked.play("A trigger turn_of_events; A strike 19; A pass").coins(40 - 10, 7);
    triggered.waits_for("turn.A,turn_up,gain_coins.A.6,move_cube.A").play_for("A pass", 6, 0).waits_for("turn.A");
    // A conspiracy that wins the game leaves no time for coins.
    let won = Case::agora("A.coins=40 pawn=7 A.wonders=curia_julia A.plots=coup structure=18:altar,19:theater");
    won.play("A wonder curia_julia altar; A trigger coup").over("military.A").coins(40 - 10, 7);
}

#[test]
fn a9_4_it_stays_open_without_a_card_and_the_extra_turn_may_trigger_another() {
    built("curia_julia", "A.plots=coup,blackmail+baths B.coins=8")
        .play("A trigger coup")
        .shows("A.triggered=coup A.plots=blackmail+baths")
        .play_for("A trigger blackmail", 4, -4)
        .shows("A.triggered=coup,blackmail+baths");
}

#[test]
fn a9_5_knossos_places_a_cube_and_may_move_one() {
    let case = built("knossos", "A.cubes=1.0.0.0.0.0").score(A, "wonders=3").refuses("A pass", NotLegal);
    let placed = case.play("A place 6").legal(A, "move 1 2; move 6 5; pass");
    placed.play("A pass").waits_for("turn.B").shows("A.cubes=1.0.0.0.0.1");
    placed.play("A move 1 2").waits_for("turn.B").shows("A.cubes=0.1.0.0.0.1");
}

/// Elsewhere a wonder that was destroyed still filled a place of the seven.
#[test]
fn a9_6_and_a13_11_a_destroyed_wonder_no_longer_counts() {
    let six = "A.wonders=knossos,sphinx+press,colossus+quarry,pyramids+tavern \
               B.wonders=piraeus,appian_way+stable,great_library+garrison,mausoleum+baths";
    let razed = Case::agora(&format!(
        "A.coins=40 B.coins=40 {six} A.plots=sabotage+workshop structure=14:palace,18:altar,19:theater"
    ))
    .play("A trigger sabotage; A raze mausoleum");
    let all = razed
        .play("A wonder knossos altar; A place 1; A pass")
        .shows("B.wonders=piraeus,appian_way+stable,great_library+garrison razed=mausoleum+baths");
    let stands = all.play("B wonder piraeus theater");
    let standing = stands.0.city(A).standing().len() + stands.0.city(B).standing().len();
    assert_eq!((standing, stands.0.city(A).wonders().len(), stands.0.city(B).wonders().len()), (7, 0, 0));
}

#[test]
fn a9_6_what_went_to_the_box_with_the_seventh_stays_there() {
    let seven = "A.wonders=knossos+forum,sphinx+press,colossus+quarry,pyramids+tavern \
                 B.wonders=appian_way+stable,great_library+garrison,mausoleum+baths";
    let after = Case::agora(&format!("{seven} A.plots=sabotage+workshop")).play(
        "A trigger sabotage; A raze \
        mausoleum",
    );
    assert!(after.0.wonder_box().contains(WonderId::Mausoleum) && after.0.wonder_box().contains(WonderId::Piraeus));
    assert!(after.0.city(A).wonders().is_empty() && after.0.city(B).wonders().is_empty());
}

#[test]
fn a9_7_the_great_library_draws_three_of_what_is_in_the_box() {
    // Five on the board; of the other seven one is locked and one was taken by espionage.
    let fields = "board=agriculture,architecture,economy,law,masonry A.tokens=strategy locked=theology.secret \
                  A.triggered=espionage+baths B.triggered=obscurantism+tavern";
    let case = built("great_library", fields).waits_for("turn.B,turn_up,draw_from_box.A.3");
    assert_eq!(case.0.token_box().len(), 5);
    case.refuses("* drawn theology", table::Illegal::Impossible);
    case.play("* drawn corruption; * drawn organized_crime; * drawn philosophy; A progress corruption")
        .shows("A.tokens=strategy,corruption");
}

#[test]
fn a9_8_corruption_makes_senators_free_and_they_count_all_the_same() {
    let senators = "A.cards=conspirator_1,conspirator_2,politician_left_1";
    let case = Case::agora(&format!(
        "{senators} A.tokens=corruption B.plots=obscurantism+baths \
            structure=15:conspirator_4,18:conspirator_3,20:altar"
    ))
    .price("A conspirator_3", 0)
    .play_for("A recruit conspirator_3", 0, 0);
    case.play("A place 1; B trigger obscurantism; B lock corruption; B build altar").price("A conspirator_4", 4);
}

#[test]
fn a9_9_the_new_tokens_are_worth_no_points() {
    let case = Case::agora("A.tokens=corruption,organized_crime").score(A, "progress=0");
    case.score(B, "progress=0");
    Case::agora("A.tokens=corruption,mathematics").score(A, "progress=6");
}

#[test]
fn a9_10_each_token_lies_in_its_zone_and_acts_once() {
    let step = |pawn: i8, military_tokens: &str| {
        Case::agora(&format!(
            "pawn={pawn} loot={military_tokens} B.cubes=1.0.0.0.0.0 structure=18:guard_tower,19:altar"
        ))
        .play_for("A build guard_tower", 0, 0)
    };
    step(2, "A2,A5,B2,B5").waits_for("turn.B,turn_up,place_cube.A").shows("loot=A2,A5,B5");
    step(5, "A2,A5,B5").waits_for("turn.B,turn_up,move_cube.A,remove_cube.A").shows("loot=A2,A5");
    step(2, "A2,A5,B5").waits_for("turn.B");
    step(5, "A2,A5").waits_for("turn.B");
    step(-4, "B2,B5").waits_for("turn.B");
}

#[test]
fn a9_11_and_a13_6_the_pawn_makes_its_whole_move_first() {
    let case = Case::agora("pawn=2 A.coins=40 A.tokens=strategy B.cubes=1.0.0.0.0.0 structure=18:arsenal,19:altar")
        .play("A build arsenal")
        .pawn(6);
    case.shows("loot=A2,A5").waits_for("turn.B,turn_up,move_cube.A,remove_cube.A,place_cube.A");
}

#[test]
fn a9_12_tokens_met_on_the_way_to_a_capital_bring_nothing() {
    Case::agora("pawn=5 A.coins=40 A.tokens=strategy B.cubes=1.0.0.0.0.0 structure=18:arsenal,19:altar")
        .play("A build arsenal")
        .over("military.A")
        .shows("B.cubes=1.0.0.0.0.0");
}

/// Elsewhere the player on turn got the token, or nobody.
#[test]
fn a9_13_and_a13_7_who_loses_shield_gives_the_other_player_a_token() {
    let fields = "decrees=1:shield,2:coins_on_red A.cubes=1.0.0.0.0.0 structure=18:politician_left_1,19:altar";
    let small = Case::agora(&format!("{fields} pawn=-2"))
        .play("A recruit politician_left_1; A move 1 2")
        .pawn(-3)
        .waits_for("turn.B,turn_up,place_cube.B")
        .legal(A, "")
        .refuses("A place 1", NotThisSeat(A));
    small.play("B place 1").control("BA----").pawn(-4).waits_for("turn.B");
    let large = Case::agora(&format!("{fields} pawn=-5 loot=A5,B2,B5"))
        .play("A recruit politician_left_1; A move 1 2")
        .pawn(-6)
        .legal(B, "remove 2");
    large.play("B remove 2").waits_for("turn.B").shows("A.cubes=0.0.0.0.0.0");
}

#[test]
fn a9_14_the_small_token_is_compulsory_and_skipped_without_cubes() {
    let enter = |cubes: &str| {
        Case::agora(&format!("pawn=2 {cubes} structure=18:guard_tower,19:altar"))
            .play("A build guard_tower")
            .shows("loot=A2,A5,B5")
    };
    enter("A.cubes=1.0.0.0.0.0")
        .refuses("A pass", NotLegal)
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6");
    enter("A.cubes=2.2.2.2.2.2 B.cubes=3.0.0.0.0.0").waits_for("turn.B");
}

#[test]
fn a9_15_the_large_token_removes_a_cube_and_may_move_one() {
    let enter = |cubes: &str| {
        Case::agora(&format!("pawn=5 loot=A2,A5,B5 {cubes}structure=18:guard_tower,19:altar"))
            .play("A build guard_tower")
    };
    let both =
        enter("A.cubes=0.0.0.0.0.1 B.cubes=1.0.2.0.0.0 ").legal(A, "remove 1; remove 3").refuses("A pass", NotLegal);
    both.play("A remove 3").shows("B.cubes=1.0.1.0.0.0").legal(A, "move 6 5; pass");
    both.play("A remove 3; A pass").waits_for("turn.B");
    enter("A.cubes=0.0.0.0.0.1 ").legal(A, "move 6 5; pass");
    enter("B.cubes=0.0.0.0.0.1 ").play("A remove 6").waits_for("turn.B");
}

#[test]
fn a9_16_a_token_leaves_even_if_it_does_nothing() {
    Case::agora("pawn=5 loot=A2,A5,B5 structure=18:guard_tower,19:altar")
        .play("A build guard_tower")
        .shows("loot=A2,A5")
        .waits_for("turn.B");
}

#[test]
fn a9_16_what_a_token_sets_off_comes_before_whatever_waits() {
    // The cube of the small token gains the shield; its step meets the large one, which is resolved at once.
    Case::agora(
        "pawn=2 A.coins=40 A.tokens=strategy decrees=1:shield,3:coins_on_blue B.cubes=0.0.1.0.0.0 \
        structure=18:walls,19:altar",
    )
    .play("A build walls")
    .pawn(5)
    .play("A place 1")
    .pawn(6)
    .shows("loot=A2,A5")
    .waits_for("turn.B,turn_up,move_cube.A,remove_cube.A");
    // A cube removed by the large token takes the shield from B.
    Case::agora("pawn=5 loot=A2,A5,B5 decrees=1:shield B.cubes=1.0.0.0.0.0 structure=18:guard_tower,19:altar")
        .play("A build guard_tower; A remove 1")
        .pawn(7)
        .waits_for("turn.B");
}

#[test]
fn a10_1_and_a10_2_who_controls_all_six_chambers_has_won() {
    let case = Case::agora("A.cubes=1.1.1.0.1.1 structure=18:conspirator_1,19:altar").goes_on();
    case.play("A recruit conspirator_1; A place 4").control("AAAAAA").over("politics.A");
    Case::agora("B.cubes=1.1.1.0.1.1 structure=18:conspirator_1,19:altar pending=turn.B")
        .play("B recruit conspirator_1; B place 4")
        .over("politics.B");
}

/// The winner need not be the player on turn.
#[test]
fn a10_2_a_player_may_win_in_the_senate_on_the_other_players_turn() {
    Case::agora("A.cubes=0.0.1.0.0.0 B.cubes=2.2.1.2.2.2 structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A move 3 4")
        .control("BBBBBB")
        .over("politics.B");
    // A loses the shield; the small token lets B take the last chamber.
    Case::agora(
        "pawn=-2 \
        decrees=1:shield,2:coins_on_red,3:coins_on_blue,4:coins_on_green,5:coins_on_wonder,6:opponent_chains \
        A.cubes=1.0.0.0.0.0 B.cubes=0.2.1.1.1.1 structure=18:politician_left_1,19:altar",
    )
    .play("A recruit politician_left_1; A move 1 2; B place 1")
    .over("politics.B");
}

#[test]
fn a10_3_the_game_stops_with_all_choices_still_open() {
    Case::agora("A.cards=baths,statue,temple,rostrum A.cubes=0.1.1.1.1.1 structure=18:politician_left_1,19:altar")
        .play("A recruit politician_left_1; A place 1")
        .over("politics.A");
    Case::agora(
        "A.cubes=1.0.1.1.1.1 B.cubes=0.1.0.0.0.0 A.plots=political_maneuver+press \
        decrees=1:coins_on_red,2:shield,3:coins_on_blue,4:coins_on_green,5:coins_on_wonder,6:opponent_chains",
    )
    .play("A trigger political_maneuver; A place 2")
    .goes_on()
    .play("A remove 2")
    .over("politics.A");
    let swap = "A.cards=apothecary,pharmacist,scriptorium,study,university,school A.cubes=1.0.0.0.0.0 \
        B.cards=workshop,laboratory";
    Case::agora(&format!("{swap} A.plots=coercion+press board=law"))
        .play("A trigger coercion; A swap workshop school")
        .over("science.A");
}

#[test]
fn a10_4_losing_shield_and_the_game_on_the_track_is_no_victory_in_the_senate() {
    Case::agora(
        "pawn=-8 \
        decrees=1:coins_on_red,2:shield,3:coins_on_blue,4:coins_on_green,5:coins_on_wonder,6:opponent_chains \
        A.cubes=0.1.1.1.1.1 structure=18:politician_left_1,19:altar",
    )
    .play("A recruit politician_left_1; A move 2 1")
    .control("A-AAAA")
    .over("military.B");
}

#[test]
fn a10_5_and_a10_6_the_senate_has_a_row_of_its_own() {
    let case = Case::agora("A.cubes=1.0.1.1.1.0 B.cubes=0.2.0.0.1.0").control("ABAA--");
    case.score(A, "senate=7").score(B, "senate=2");
    let rows: Vec<_> = case.0.score_sheet().rows.iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, ["blue", "green", "yellow", "guilds", "wonders", "progress", "senate", "treasury", "military"]);
    case.total(A, 7 + 2).total(B, 2 + 2);
    let idle = "A.cards=conspirator_1 A.plots=coup,swindle+baths A.triggered=blackmail+forum A.wonders=knossos+press";
    Case::agora(&format!("{idle} A.coins=0 B.coins=0")).total(A, 3).total(B, 0);
}

#[test]
fn a10_6_equal_totals_are_decided_without_the_senate() {
    // 7 points on blue cards against 6 on blue and a chamber.
    let tie = Case::agora(
        "A.coins=0 B.coins=0 A.cards=statue B.cards=baths,theater B.cubes=1.0.0.0.0.0 \
            structure=18:altar",
    );
    tie.play("A build altar").score(A, "blue=7 senate=0").score(B, "blue=6 senate=1").over("civilian.A");
}

#[test]
fn a12_1_restore_says_whether_senators_come_back() {
    let pile = "A.coins=40 A.wonders=mausoleum";
    for (table, pile_cards, choices) in [
        ("duel+agora", "conspirator_1,press", "restore conspirator_1; restore press"),
        ("duel+agora:restore=buildings", "conspirator_1,press", "restore press"),
        ("duel+agora", "conspirator_1,politician_left_1", "restore conspirator_1; restore politician_left_1"),
    ] {
        Case::new(&format!("{table} {pile} discard={pile_cards}")).play("A wonder mausoleum altar").legal(A, choices);
    }
}

/// Elsewhere a pile of senators alone got the Mausoleum stuck.
#[test]
fn a12_1_with_only_senators_in_the_pile_the_mausoleum_does_nothing() {
    Case::new("duel+agora:restore=buildings A.coins=40 A.wonders=mausoleum discard=conspirator_1,politician_left_1")
        .play("A wonder mausoleum altar")
        .waits_for("turn.B")
        .shows("discard=conspirator_1,politician_left_1");
}

#[test]
fn a12_2_sabotage_says_where_the_card_goes() {
    let raze = |table: &str| {
        Case::new(&format!("{table} A.plots=sabotage+baths B.wonders=sphinx+press"))
            .play("A trigger sabotage; A raze sphinx")
    };
    raze("duel+agora").shows("discard=- razed=sphinx+press");
    let discarded = raze("duel+agora:sabotage=discard").shows("discard=press razed=-");
    assert!(discarded.0.wonder_box().contains(WonderId::Sphinx));
}

#[test]
fn a12_the_options_of_agora_need_it() {
    let values = |setup: Setup, name: &str| {
        let index = OPTIONS.iter().position(|option| option.name == name).expect("an option");
        setup.values()[index]
    };
    let agora = Setup::with([Expansion::Agora]);
    assert_eq!((values(agora, "restore"), values(agora, "sabotage"), values(agora, "links")), ("any", "box", "cards"));
    for name in ["restore", "sabotage", "links"] {
        let option = OPTIONS.iter().find(|option| option.name == name).expect("an option");
        assert!(setup("").set(name, option.values[1]).is_err(), "{name} without Agora");
    }
    assert!(Setup::with([Expansion::Agora]).set("links", "tokens").is_err(), "only with Pantheon");
    assert!(Setup::with(Expansion::ALL).set("links", "tokens").is_ok());
    assert_eq!(
        table("duel+agora:middle=last_chooses,restore=buildings").to_string(),
        "duel+agora:middle=last_chooses,restore=buildings"
    );
}
