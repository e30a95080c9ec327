//! D6: wonders.

mod common;

use common::{A, B, Case};
use duel::{CardId, TokenId, WonderId};
use table::{Game, Illegal::NotLegal};

/// A, who has 40 coins unless the fields say otherwise, builds a wonder with `altar`.
#[track_caller]
fn built(wonder: &str, fields: &str) -> Case {
    Case::with(&format!("duel A.coins=40 A.wonders={wonder}"), fields).play(&format!("A wonder {wonder} altar"))
}

/// Five tokens on the board and the other five, which the Great Library draws from, in the box.
const BOARD: &str = "board=agriculture,architecture,economy,masonry,urbanism";

#[test]
fn d6_1_any_available_card_serves_whatever_its_colour_and_cost() {
    let cards = ["palace", "merchants_guild", "pretorium", "quarry", "press", "study", "arena"];
    for card in cards {
        Case::new(&format!("duel age=3 A.coins=8 A.wonders=pyramids structure=18:{card},19:altar"))
            .play(&format!("A wonder pyramids {card}"))
            .shows(&format!("A.wonders=pyramids+{card}"));
    }
}

#[test]
fn d6_2_the_wonders_cost_is_paid_and_the_cards_is_not() {
    Case::new("duel A.coins=8 A.wonders=pyramids structure=18:pretorium,19:altar")
        .refuses("A wonder colossus pretorium", NotLegal)
        .play_for("A wonder pyramids pretorium", -8, 0);
    let able = Case::new("duel A.coins=0 A.cards=shelf_quarry,quarry,press A.wonders=pyramids");
    able.play_for("A wonder pyramids altar", 0, 0);
}

#[test]
fn d6_3_a_tucked_card_has_no_effect() {
    let tuck = |card: &str| {
        Case::new(&format!(
            "duel A.coins=8 A.cards=apothecary A.wonders=pyramids board=law structure=18:{card},19:altar"
        ))
        .play_for(&format!("A wonder pyramids {card}"), -8, 0)
        .shows("A.cards=apothecary discard=-")
        .pawn(0)
        .waits_for("turn.B")
        .score(A, "blue=0 green=1 yellow=0 guilds=0")
    };
    tuck("tavern").price("A lighthouse", 6);
    tuck("quarry").unit_prices(B, [2, 2, 2, 2, 2]).price("A baths", 2);
    tuck("stone_reserve").unit_prices(A, [2, 2, 2, 2, 2]);
    tuck("guard_tower");
    tuck("school");
    tuck("palace");
    assert_eq!(tuck("forum").0.discard_income(A), 2);
    assert_eq!(tuck("brewery").0.discard_income(B), 2);
}

#[test]
fn d6_3_and_d13_17_a_tucked_card_stays_known_to_everybody() {
    let case = built("pyramids", "");
    assert_eq!(case.0.tucked(WonderId::Pyramids), Some(CardId::Altar));
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(case.0.view(viewer).cities[A].standing, [(WonderId::Pyramids, CardId::Altar)]);
    }
}

#[test]
fn d6_4_only_own_wonders_are_built_each_once_in_any_order() {
    Case::new("duel A.coins=40 A.wonders=pyramids,mausoleum+tavern B.wonders=colossus structure=18:altar")
        .legal(A, "build altar; discard altar; wonder pyramids altar")
        .refuses("A wonder mausoleum altar", NotLegal)
        .refuses("A wonder colossus altar", NotLegal)
        .refuses("A wonder sphinx altar", NotLegal);
    Case::new("duel A.coins=40 A.wonders=pyramids,colossus")
        .allows("A wonder pyramids altar")
        .allows("A wonder colossus altar");
}

/// Six wonders stand, three on either side.
const THREE_AND_THREE: &str = "duel A.coins=40 A.wonders=colossus+tavern,mausoleum+stable,great_library+baths,pyramids \
                               B.coins=40 B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx";
/// Six wonders stand, two of A and all four of B.
const TWO_AND_FOUR: &str = "duel A.coins=40 A.wonders=colossus+tavern,mausoleum+stable,great_library,pyramids \
                            B.coins=40 B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx+statue";

#[test]
fn d6_5_four_and_three_wonders_may_stand_either_way() {
    for (six, split) in [(THREE_AND_THREE, [4, 3]), (TWO_AND_FOUR, [3, 4])] {
        let seven = Case::new(six).play("A wonder pyramids altar");
        assert_eq!([A, B].map(|seat| seven.0.city(seat).standing().len()), split);
    }
}

#[test]
fn d6_6_the_eighth_wonder_goes_to_the_box_whoever_owns_it() {
    let own = Case::new(TWO_AND_FOUR).play("A wonder pyramids altar");
    own.shows("A.wonders=colossus+tavern,mausoleum+stable,pyramids+altar");
    assert!(own.0.wonder_box().contains(WonderId::GreatLibrary));
    let others = Case::new(THREE_AND_THREE).play("A wonder pyramids altar").legal(B, "build theater; discard theater");
    others.shows("B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple");
    assert!(others.0.wonder_box().contains(WonderId::Sphinx));
}

#[test]
fn d6_6_the_sixth_wonder_removes_nothing() {
    Case::with(TWO_AND_FOUR, "A.wonders=colossus+tavern,mausoleum,pyramids,great_library")
        .play("A wonder pyramids altar")
        .shows("A.wonders=colossus+tavern,pyramids+altar,mausoleum,great_library");
}

#[test]
fn d6_6_the_eighth_wonder_is_removed_before_the_effects_of_the_seventh() {
    Case::with(TWO_AND_FOUR, "A.wonders=colossus+tavern,pyramids+stable,mausoleum,great_library discard=garrison")
        .play("A wonder mausoleum altar")
        .waits_for("turn.B,turn_up,restore.A")
        .shows("A.wonders=colossus+tavern,pyramids+stable,mausoleum+altar");
}

#[test]
fn d6_7_and_d13_7_shields_and_their_tokens_come_before_the_choice() {
    for (wonder, card, color) in [("circus_maximus", "press", "grey"), ("statue_of_zeus", "quarry", "brown")] {
        built(wonder, &format!("pawn=2 B.cards={card}"))
            .pawn(3)
            .shows("loot=A2,A5,B5 B.coins=5")
            .waits_for(&format!("turn.B,turn_up,destroy.A.{color}"))
            .play(&format!("A destroy {card}"))
            .waits_for("turn.B");
    }
}

#[test]
fn d6_7_and_d13_7_where_shields_win_nothing_is_destroyed() {
    built("circus_maximus", "pawn=8 loot=A2,A5 B.cards=press").over("military.A").shows("B.cards=press discard=-");
    built("statue_of_zeus", "pawn=8 loot=A2,A5 B.cards=quarry").over("military.A").shows("B.cards=quarry discard=-");
}

#[test]
fn d6_7_the_payment_comes_first_and_the_extra_turn_last() {
    built("mausoleum", "B.tokens=economy A.tokens=theology discard=tavern")
        .coins(30, 17)
        .waits_for("turn.A,turn_up,restore.A")
        .play_for("A restore tavern", 4, 0)
        .waits_for("turn.A");
}

#[test]
fn d6_8_a_wonders_production_serves_from_the_next_payment_on() {
    Case::new("duel A.coins=8 A.wonders=great_lighthouse structure=14:baths,18:altar,19:theater")
        .price("A baths", 2)
        .play_for("A wonder great_lighthouse altar", -8, 0)
        .play("B discard theater")
        .price("A baths", 0);
}

#[test]
fn d6_8_only_standing_wonders_score() {
    Case::new("duel A.wonders=pyramids,sphinx").score(A, "wonders=0");
    Case::new("duel A.wonders=pyramids,sphinx+tavern").score(A, "wonders=6");
}

#[test]
fn d6_9_a_printed_extra_turn_is_earned_once() {
    for wonder in ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"] {
        let text = format!("duel age=1 A.coins=40 A.wonders={wonder} structure=16:tavern,17:baths,18:altar,19:theater");
        Case::new(&text)
            .play(&format!("A wonder {wonder} altar"))
            .waits_for("turn.A")
            .play("A discard theater; B discard tavern; A discard baths")
            .waits_for("turn.A,lay_cards");
    }
}

#[test]
fn d6_9_the_other_wonders_give_no_extra_turn_without_theology() {
    for wonder in ["circus_maximus", "colossus", "great_lighthouse", "mausoleum", "pyramids", "statue_of_zeus"] {
        built(wonder, "").waits_for("turn.B");
        built(wonder, "A.tokens=theology").waits_for("turn.A");
        built(wonder, "B.tokens=theology").waits_for("turn.B");
    }
}

#[test]
fn d6_10_a_part_that_can_do_nothing_is_skipped() {
    built("circus_maximus", "B.cards=quarry").waits_for("turn.B").pawn(1).shows("B.cards=quarry discard=-");
    built("statue_of_zeus", "B.cards=press").waits_for("turn.B").pawn(1).shows("B.cards=press discard=-");
    built("mausoleum", "").waits_for("turn.B").shows("A.wonders=mausoleum+altar A.cards=-");
    built("great_library", &format!("{BOARD} B.tokens=law,mathematics,philosophy,strategy,theology"))
        .waits_for("turn.B");
    built("appian_way", "B.coins=0").coins(40 - 10 + 3, 0);
}

/// A builder's own cards are never the target.
#[test]
fn d6_10_own_cards_are_no_target() {
    built("circus_maximus", "A.cards=press,glassworks").waits_for("turn.B").shows("A.cards=press,glassworks");
    built("statue_of_zeus", "A.cards=quarry").waits_for("turn.B").shows("A.cards=quarry");
}

#[test]
fn d6_11_appian_way_brings_three_takes_three_and_plays_again() {
    built("appian_way", "").coins(40 - 10 + 3, 7 - 3).waits_for("turn.A").score(A, "wonders=3");
}

#[test]
fn d6_11_and_d13_8_the_appian_way_takes_no_more_than_there_is() {
    built("appian_way", "B.coins=2").coins(33, 0);
    built("appian_way", "B.coins=3").coins(33, 0);
    built("appian_way", "B.coins=4").coins(33, 1);
}

#[test]
fn d6_12_circus_maximus_destroys_a_grey_card() {
    let case = built("circus_maximus", "B.cards=press,glass_blower,quarry,tavern").pawn(1).score(A, "wonders=3");
    case.legal(A, "destroy press; destroy glass_blower").refuses("A destroy quarry", NotLegal);
    case.play("A destroy glass_blower").shows("B.cards=press,quarry,tavern discard=glass_blower").waits_for("turn.B");
}

#[test]
fn d6_13_colossus_has_two_shields() {
    built("colossus", "").pawn(2).waits_for("turn.B").score(A, "wonders=3");
    Case::new("duel B.coins=40 B.wonders=colossus pending=turn.B").play("B wonder colossus altar").pawn(-2);
}

#[test]
fn d6_14_great_library_draws_three_and_keeps_one() {
    let case = built("great_library", BOARD).waits_for("turn.B,turn_up,draw_from_box.A.3");
    case.refuses("* drawn economy", table::Illegal::Impossible).refuses("* token law", table::Illegal::Impossible);
    let drawn = case.play("* drawn law").refuses("* drawn law", table::Illegal::Impossible);
    let three = drawn.play("* drawn strategy; * drawn philosophy").waits_for("turn.B,turn_up,keep_token.A");
    three.legal(A, "progress law; progress strategy; progress philosophy").refuses("A progress theology", NotLegal);
    three.refuses("A progress economy", NotLegal);
    let kept = three.play("A progress philosophy").waits_for("turn.B").shows("A.tokens=philosophy drawn=-");
    kept.score(A, "wonders=4 progress=7").shows(BOARD);
    let in_box = [TokenId::Law, TokenId::Mathematics, TokenId::Strategy, TokenId::Theology];
    assert_eq!(kept.0.token_box(), in_box.into_iter().collect());
}

#[test]
fn d6_14_the_kept_token_acts_at_once() {
    built("great_library", "board=economy,law,masonry,strategy,theology")
        .play("* drawn agriculture; * drawn architecture; * drawn urbanism")
        .play_for("A progress agriculture", 6, 0);
}

#[test]
fn d6_14_with_fewer_than_three_in_the_box_those_are_drawn() {
    built("great_library", &format!("{BOARD} B.tokens=law,mathematics,philosophy"))
        .play("* drawn strategy; * drawn theology")
        .legal(A, "progress strategy; progress theology");
}

#[test]
fn d6_15_great_lighthouse_gives_a_raw_material() {
    built("great_lighthouse", "")
        .score(A, "wonders=4")
        .waits_for("turn.B")
        .price("A stable", 0)
        .price("A apothecary", 2);
}

#[test]
fn d6_16_hanging_gardens_bring_six_coins() {
    built("hanging_gardens", "").coins(40 - 8 + 6, 7).waits_for("turn.A").score(A, "wonders=3");
}

#[test]
fn d6_17_mausoleum_builds_any_card_of_the_pile_for_nothing() {
    let case = built("mausoleum", "discard=palace,tavern,arsenal,merchants_guild structure=14:altar,18:forum,19:baths");
    case.legal(A, "restore palace; restore tavern; restore arsenal; restore merchants_guild");
    case.score(A, "wonders=2").refuses("A restore altar", NotLegal).refuses("A restore forum", NotLegal);
    case.play_for("A restore palace", 0, 0)
        .shows("A.cards=palace discard=tavern,arsenal,merchants_guild")
        .waits_for("turn.B");
    case.play_for("A restore tavern", 4, 0);
}

#[test]
fn d6_17_the_restored_building_has_all_its_effects() {
    built("mausoleum", "pawn=2 A.tokens=strategy discard=walls").play_for("A restore walls", 0, -2).pawn(5);
    built("mausoleum", "B.cards=tavern,forum discard=merchants_guild").play_for("A restore merchants_guild", 2, 0);
    built("mausoleum", "A.cards=workshop board=agriculture,law discard=laboratory")
        .play("A restore laboratory")
        .waits_for("turn.B,turn_up,take_token.A")
        .play_for("A progress agriculture", 6, 0)
        .waits_for("turn.B");
}

#[test]
fn d6_17_and_d13_9_the_mausoleum_has_to_build_if_it_can() {
    built("mausoleum", "discard=press").legal(A, "restore press").waits_for("turn.B,turn_up,restore.A");
}

#[test]
fn d6_17_economy_and_urbanism_give_nothing_for_a_restored_card() {
    built("mausoleum", "A.cards=theater A.tokens=urbanism B.tokens=economy discard=statue structure=18:altar")
        .play_for("A restore statue", 0, 0);
}

#[test]
fn d6_17_a_destroyed_card_can_be_restored_and_a_tucked_one_cannot() {
    Case::new(
        "duel A.coins=40 A.wonders=circus_maximus,mausoleum B.cards=press structure=14:tavern,18:altar,19:theater",
    )
    .play("A wonder circus_maximus altar; A destroy press; B build theater; A wonder mausoleum tavern")
    .legal(A, "restore press")
    .play("A restore press")
    .shows("A.cards=press discard=-");
}

#[test]
fn d6_18_piraeus_serves_in_its_own_extra_turn() {
    Case::new("duel A.wonders=piraeus A.coins=8 structure=14:apothecary,18:altar,19:theater")
        .price("A apothecary", 2)
        .play("A wonder piraeus altar")
        .coins(0, 7)
        .waits_for("turn.A")
        .play_for("A build apothecary", 0, 0);
    built("piraeus", "").score(A, "wonders=2");
}

#[test]
fn d6_19_pyramids_give_nine_points() {
    built("pyramids", "").score(A, "wonders=9").coins(32, 7).pawn(0).waits_for("turn.B");
}

#[test]
fn d6_20_sphinx_gives_a_turn_and_six_points() {
    built("sphinx", "").score(A, "wonders=6").coins(32, 7).pawn(0).waits_for("turn.A");
}

#[test]
fn d6_21_statue_of_zeus_destroys_a_brown_card() {
    let case = built("statue_of_zeus", "B.cards=press,quarry,sawmill,tavern").pawn(1).score(A, "wonders=3");
    case.legal(A, "destroy quarry; destroy sawmill").refuses("A destroy press", NotLegal);
    case.play("A destroy sawmill").shows("B.cards=press,quarry,tavern discard=sawmill").waits_for("turn.B");
}

#[test]
fn d6_22_temple_of_artemis_brings_twelve_coins_and_no_points() {
    built("temple_of_artemis", "").coins(40 - 8 + 12, 7).waits_for("turn.A").score(A, "wonders=0");
}

#[test]
fn d13_11_theology_does_not_serve_the_wonder_that_drew_it() {
    built("great_library", "board=economy,law,masonry,strategy,urbanism")
        .play("* drawn theology; * drawn architecture; * drawn agriculture; A progress theology")
        .shows("A.tokens=theology")
        .waits_for("turn.B");
}

#[test]
fn d13_11_theology_does_not_serve_the_mausoleum_whose_building_won_it() {
    built("mausoleum", "A.cards=workshop board=theology discard=laboratory")
        .play("A restore laboratory; A progress theology")
        .waits_for("turn.B");
}

#[test]
fn d13_22_returned_tokens_go_back_to_the_box_and_not_to_the_board() {
    built("great_library", BOARD)
        .play("* drawn law; * drawn strategy; * drawn philosophy; A progress law")
        .shows(BOARD)
        .shows("A.tokens=law drawn=-");
}

#[test]
fn d13_24_destroying_is_compulsory_and_the_target_is_the_builders_choice() {
    let zeus =
        built("statue_of_zeus", "B.cards=quarry,clay_pool").legal(A, "destroy quarry; destroy clay_pool").legal(B, "");
    zeus.refuses("A discard theater", NotLegal).refuses("B destroy quarry", table::Illegal::NotThisSeat(B));
}
