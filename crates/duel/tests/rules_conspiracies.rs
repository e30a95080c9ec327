//! A8: conspiracies.

mod common;

use common::{A, B, Case};
use duel::{CardId, ConspiracyId, WonderId};
use table::Id;
use table::Illegal::{Impossible, NotLegal};

/// A has prepared a conspiracy with `logging_camp` and triggers it.
#[track_caller]
fn triggered(conspiracy: &str, fields: &str) -> Case {
    Case::agora(&format!("A.plots={conspiracy}+logging_camp {fields}")).play(&format!("A trigger {conspiracy}"))
}

#[test]
fn a8_1_two_are_drawn_one_is_kept_and_the_other_goes_to_either_end() {
    let drawn = Case::agora("A.plots=swindle structure=18:conspirator_1,19:altar")
        .play("A recruit conspirator_1; A conspire")
        .refuses("* plot swindle", Impossible)
        .play("* plot coup; * plot treason");
    drawn.legal(A, "keep coup top; keep coup bottom; keep treason top; keep treason bottom");
    let top = drawn.play("A keep coup top").shows("A.plots=coup,swindle top_plot=treason.A A.sunk=-");
    let bottom = drawn.play("A keep coup bottom").shows("A.plots=coup,swindle top_plot=- A.sunk=treason");
    assert_eq!((top.0.conspiracies_in_deck(), bottom.0.conspiracies_in_deck()), (14, 14));
    top.waits_for("turn.B");
}

#[test]
fn a8_1_the_one_on_top_is_drawn_next() {
    let conspires = "B recruit conspirator_1; B conspire";
    let structure = "pending=turn.B structure=18:conspirator_1,19:altar";
    let known = Case::agora(&format!("{structure} top_plot=treason.A")).play(conspires);
    known
        .refuses("* plot treason", Impossible)
        .play("* plot coup")
        .legal(B, "keep coup top; keep coup bottom; keep treason top; keep treason bottom");
    // One put under the deck does not come back before all others.
    Case::agora(&format!("{structure} A.sunk=treason")).play(conspires).refuses("* plot treason", Impossible);
}

#[test]
fn a8_2_organized_crime_keeps_both() {
    Case::agora("A.tokens=organized_crime structure=18:conspirator_1,19:altar")
        .play("A recruit conspirator_1; A conspire; * plot coup; * plot treason")
        .shows("A.plots=coup,treason top_plot=-")
        .waits_for("turn.B");
}

#[test]
fn a8_3_what_is_left_of_a_deck_is_drawn() {
    let names: Vec<_> = ConspiracyId::ALL.into_iter().map(ConspiracyId::slug).collect();
    let conspires = "A recruit conspirator_1; A conspire";
    let one_left = format!("B.plots={} structure=18:conspirator_1,19:altar", names[1..].join(","));
    Case::agora(&one_left)
        .play(conspires)
        .play(&format!("* plot {}", names[0]))
        .shows(&format!("A.plots={}", names[0]))
        .waits_for("turn.B");
    // What has been put under the deck is out of reach; with nothing above it there is nothing to draw.
    let none_left = format!("B.plots={} A.sunk={} structure=18:conspirator_1,19:altar", names[1..].join(","), names[0]);
    Case::agora(&none_left)
        .play("A recruit conspirator_1")
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6");
}

/// Six conspirators, and Curia Julia in the draft.
#[test]
fn a8_3_the_deck_never_runs_short() {
    let senators = (1..=6).map(|i| format!("conspirator_{i}")).filter(|slug| CardId::from_slug(slug).is_some()).count();
    assert_eq!(senators, 6);
    assert!(2 * (senators + 1) <= ConspiracyId::NUM);
}

#[test]
fn a8_4_an_unprepared_conspiracy_does_nothing() {
    Case::agora("A.plots=coup,treason,swindle structure=18:altar")
        .legal(A, "build altar; discard altar; prepare coup altar; prepare treason altar; prepare swindle altar");
}

#[test]
fn a8_5_preparing_tucks_any_available_card_for_nothing() {
    for card in ["pretorium", "press", "conspirator_1", "merchants_guild"] {
        let after = Case::agora(&format!("A.coins=0 A.plots=coup structure=18:{card},19:altar"))
            .play_for(&format!("A prepare coup {card}"), 0, 0)
            .shows(&format!("A.plots=coup+{card} A.cards=- discard=-"))
            .pawn(0)
            .waits_for("turn.B");
        assert!(after.0.city(A).triggered().is_empty());
    }
    Case::agora("A.plots=coup+baths structure=18:altar").refuses("A prepare coup altar", NotLegal);
    Case::agora("B.plots=coup structure=18:altar").refuses("A prepare coup altar", NotLegal);
}

#[test]
fn a8_5_the_turn_ends_as_usual() {
    Case::agora("age=1 A.plots=coup structure=12:age,18:altar,20:baths")
        .play("A prepare coup altar")
        .waits_for("turn.B,turn_up")
        .play("* card 12 theater")
        .waits_for("turn.B");
}

#[test]
fn a8_6_a_prepared_conspiracy_waits_for_a_later_turn_even_in_another_age() {
    Case::agora("age=1 A.plots=coup structure=18:altar pawn=1")
        .play("A prepare coup altar")
        .settle()
        .play("B begin A")
        .shows("age=2")
        .play("A trigger coup")
        .pawn(3);
    let later = Case::agora("A.plots=coup structure=15:baths,18:altar,20:theater");
    later.play("A prepare coup altar; B build theater").allows("A trigger coup").allows("A build baths");
}

#[test]
fn a8_7_a_triggered_conspiracy_stays_with_its_card_and_is_used_up() {
    triggered("coup", "").shows("A.plots=- A.triggered=coup+logging_camp").play("A build altar; B build theater");
    Case::agora("A.triggered=coup+logging_camp").refuses("A trigger coup", NotLegal);
}

#[test]
fn a8_8_and_a8_9_and_a13_3_a_conspiracy_without_effect_may_be_triggered() {
    for conspiracy in ["extortion", "expropriation", "swindle", "property_fraud", "foreclosure", "coercion", "sabotage"]
    {
        triggered(conspiracy, "").waits_for("go_on.A").shows(&format!("A.triggered={conspiracy}+logging_camp"));
    }
    triggered("embezzlement", "").coins(7, 7).waits_for("go_on.A");
    triggered("blackmail", "B.coins=0").coins(7, 0).waits_for("go_on.A");
}

#[test]
fn a8_10_eight_conspiracies_end_with_a_move() {
    let with_move: Vec<_> = ConspiracyId::ALL
        .into_iter()
        .filter(|conspiracy| conspiracy.conspiracy().effects.last() == Some(&duel::Effect::MoveInfluence))
        .map(ConspiracyId::slug)
        .collect();
    let expected =
        "extortion blackmail expropriation swindle political_maneuver turn_of_events coercion insider_influence";
    assert_eq!(with_move.join(" "), expected);
}

#[test]
fn a8_10_the_move_comes_even_if_the_steps_before_it_were_skipped() {
    for conspiracy in ["extortion", "blackmail", "expropriation", "swindle", "coercion"] {
        let case = triggered(conspiracy, "B.coins=0 A.cubes=0.0.0.0.0.1").legal(A, "move 6 5; pass");
        case.play("A move 6 5").shows("A.cubes=0.0.0.0.1.0").waits_for("go_on.A");
        case.play("A pass").shows("A.cubes=0.0.0.0.0.1").waits_for("go_on.A");
    }
}

#[test]
fn a8_11_extortion_takes_an_unbuilt_wonder() {
    let own = "A.coins=40 A.wonders=pyramids,colossus,great_library,piraeus";
    let case = triggered("extortion", &format!("{own} B.wonders=sphinx,mausoleum,appian_way+press"));
    case.legal(A, "take sphinx; take mausoleum").refuses("A pass", NotLegal);
    let taken = case.play("A take sphinx").shows("B.wonders=mausoleum,appian_way+press").waits_for("go_on.A");
    assert_eq!(taken.0.city(A).wonders().len(), 5);
    taken.play("A wonder sphinx altar").score(A, "wonders=6");
}

#[test]
fn a8_12_blackmail_takes_half_rounded_up() {
    for (coins, half) in [(0, 0), (1, 1), (2, 1), (6, 3), (7, 4), (25, 13)] {
        triggered("blackmail", &format!("A.coins=0 B.coins={coins}")).coins(half, coins - half);
    }
}

#[test]
fn a8_13_and_a8_14_a_blue_or_a_yellow_card_is_destroyed() {
    let cards = "A.cards=theater B.cards=baths,statue,tavern,press structure=18:altar";
    triggered("expropriation", cards)
        .legal(A, "destroy baths; destroy statue")
        .play("A destroy statue")
        .shows("discard=statue B.cards=baths,tavern,press")
        .waits_for("go_on.A");
    triggered("swindle", cards)
        .legal(A, "destroy tavern")
        .play_for("A destroy tavern", 0, 0)
        .shows("discard=tavern B.cards=baths,statue,press");
}

#[test]
fn a8_15_what_a_destroyed_card_gave_once_stays_and_what_lasts_ends() {
    let blue = triggered("expropriation", "B.cards=baths,statue structure=18:politician_left_1,19:altar");
    let gone = blue.score(B, "blue=7").price("B aqueduct", 0).play("A destroy baths");
    gone.score(B, "blue=4").price("B aqueduct", 6);
    gone.play("A build altar; B recruit politician_left_1").waits_for("turn.A,turn_up,politics.B.left");
    triggered("swindle", "B.cards=forum")
        .price("B press", 1)
        .price("B workshop", 0)
        .play("A destroy forum")
        .price("B workshop", 2);
    triggered("swindle", "B.cards=stone_reserve A.cards=shelf_quarry")
        .price("B baths", 1)
        .play("A destroy stone_reserve")
        .price("B baths", 4);
    triggered("swindle", "B.cards=tavern B.coins=11").play("A destroy tavern").coins(7, 11);
}

#[test]
fn a8_16_obscurantism_locks_a_token_of_board_opponent_or_box() {
    let others = "A.tokens=law B.tokens=economy,strategy board=masonry,mathematics,theology,urbanism,philosophy";
    let case = triggered("obscurantism", others).refuses("A lock law", NotLegal).refuses("A pass", NotLegal);
    case.legal(
        A,
        "lock masonry; lock mathematics; lock theology; lock urbanism; lock philosophy; lock economy; lock strategy; \
         lock agriculture; lock architecture; lock corruption; lock organized_crime",
    );
    let board = case.play("A lock theology").shows("board=masonry,mathematics,urbanism,philosophy locked=theology");
    assert!(!board.0.token_box().contains(duel::TokenId::Theology));
    case.play("A lock economy").shows("B.tokens=strategy locked=economy");
    let boxed = case.play("A lock agriculture").shows("locked=agriculture.secret").waits_for("go_on.A");
    assert_eq!(boxed.0.token_box().len(), 3);
}

#[test]
fn a8_17_the_owner_loses_all_that_lasts_of_the_token() {
    let case =
        triggered("obscurantism", "B.coins=20 B.tokens=mathematics,agriculture,law,corruption B.cards=conspirator_1");
    case.score(B, "progress=16").price("B conspirator_2", 0);
    case.play("A lock agriculture").score(B, "progress=9").coins(7, 20);
    case.play("A lock mathematics").score(B, "progress=4");
    case.play("A lock corruption").price("B conspirator_2", 1);
    let law = case.play("A lock law");
    assert!(!law.0.city(B).symbols().contains(duel::Symbol::Law));
}

#[test]
fn a8_18_coup_is_two_shields_and_strategy_adds_none() {
    triggered("coup", "").pawn(2).waits_for("go_on.A");
    triggered("coup", "A.tokens=strategy").pawn(2);
    triggered("coup", "pawn=7").over("military.A");
    Case::agora("B.plots=coup+logging_camp pending=turn.B").play("B trigger coup").pawn(-2);
}

/// Age I with a senator and two buildings in row 1, some of them covered.
const ROWS: &str =
    "age=1 structure=0:conspirator_1,1:baths,2:tavern,3:age,4:age,5:senator,7:altar,8:theater,9:stable,10:press";

#[test]
fn a8_19_property_fraud_builds_from_the_first_row_covered_or_not() {
    let case = triggered("property_fraud", &format!("A.coins=0 {ROWS}"));
    case.legal(A, "claim baths; claim tavern").refuses("A pass", NotLegal);
    case.play_for("A claim tavern", 4, 0)
        .shows(
            "A.cards=tavern \
            structure=0:conspirator_1,1:baths,3:age,4:age,5:senator,7:altar,8:theater,9:stable,10:press",
        )
        .waits_for("go_on.A");
    case.play_for("A claim baths", 0, 0).shows("A.cards=baths");
}

#[test]
fn a8_19_and_a13_15_no_other_row_takes_the_place_of_the_first() {
    triggered("property_fraud", "age=1 structure=7:altar,8:theater").waits_for("go_on.A");
    triggered("property_fraud", "age=1 structure=0:conspirator_1,7:altar").waits_for("go_on.A");
}

#[test]
fn a8_20_treason_builds_one_of_the_removed_cards() {
    for (age, cards) in [(1, 3), (2, 6), (3, 9)] {
        let shown = triggered("treason", &format!("age={age} A.coins=0")).settle();
        let actions = shown.actions(A);
        assert_eq!(actions.len(), cards, "Age {age}");
        shown.refuses("A pass", NotLegal);
        let duel::Action::Reclaim(card) = actions[0] else { panic!("a removed card is built") };
        let built = shown.play(&format!("A reclaim {card}"));
        assert!(built.0.city(A).cards().contains(card));
        assert_eq!(built.field("removed").split(',').count(), cards - 1);
    }
}

#[test]
fn a8_20_neither_guilds_nor_senators_nor_later_ages_are_among_the_removed() {
    let case = triggered("treason", "age=2");
    for card in ["palace", "merchants_guild", "conspirator_1", "altar"] {
        case.refuses(&format!("* removed {card}"), Impossible);
    }
    let first = case.play("* removed baths; * removed press; * removed tavern");
    first.refuses("* removed quarry", Impossible).allows("* removed forum");
}

#[test]
fn a8_21_a_building_built_by_a_conspiracy_has_all_its_effects() {
    let fraud = |card: &str, fields: &str| {
        triggered("property_fraud", &format!("age=2 structure=0:{card},22:altar {fields}"))
            .play(&format!("A claim {card}"))
    };
    fraud("walls", "A.tokens=strategy B.tokens=economy").pawn(3).coins(7, 7).waits_for("go_on.A,place_cube.A");
    fraud("laboratory", "A.tokens=urbanism A.cards=apothecary").coins(7, 7);
    fraud("school", "A.cards=apothecary board=law,economy").waits_for("go_on.A,take_token.A").coins(7, 7);
    fraud("statue", "A.cards=theater A.tokens=urbanism").coins(7, 7);
    fraud("brewery", "A.cubes=1.0.0.0.0.0 decrees=1:coins_on_yellow").coins(7 + 6 + 2, 7);
    triggered("treason", "age=1 A.tokens=strategy structure=18:altar")
        .play("* removed guard_tower; * removed press; * removed tavern; A reclaim guard_tower")
        .pawn(2);
}

#[test]
fn a8_22_turn_of_events_discards_one_or_two_available_cards() {
    let case = triggered("turn_of_events", "age=1 structure=18:altar,19:conspirator_1,20:baths A.cubes=1.0.0.0.0.0");
    case.legal(A, "strike 18; strike 19; strike 20").refuses("A pass", NotLegal);
    let one = case.play_for("A strike 19", 0, 0).shows("discard=conspirator_1").legal(
        A,
        "strike 18; strike 20; \
        pass",
    );
    one.play("A pass").legal(A, "move 1 2; pass").play("A pass").waits_for("go_on.A");
    one.play("A strike 18").shows("discard=altar,conspirator_1").legal(A, "move 1 2; pass");
}

#[test]
fn a8_23_and_a13_13_cards_are_turned_up_at_once() {
    let case = triggered("turn_of_events", "age=1 structure=12:age,13:senator,18:altar,19:theater,20:baths");
    let one = case.play("A strike 18").waits_for("go_on.A,move_cube.A,discard_another.A").play("A strike 19");
    let up = one.play("* card 12 press").waits_for("go_on.A").refuses("A strike 20", NotLegal);
    up.allows("A build press");
    // One that the first discard uncovers may be the second to go.
    triggered("turn_of_events", "age=1 structure=12:age,18:altar,20:baths")
        .play("A strike 18; * card 12 press")
        .legal(A, "strike 12; strike 20; pass")
        .play("A strike 12")
        .shows("discard=altar,press");
}

#[test]
fn a8_23_and_a13_13_what_curia_julias_card_uncovers_is_turned_up_before_the_first_discard() {
    Case::agora("age=1 A.coins=40 A.wonders=curia_julia A.plots=turn_of_events structure=12:age,18:altar,20:baths")
        .play("A wonder curia_julia altar; A trigger turn_of_events")
        .legal(A, "")
        .play("* card 12 press")
        .legal(A, "strike 12; strike 20")
        .play("A strike 12; A pass")
        .waits_for("turn.A");
}

#[test]
fn a8_24_a_step_without_cards_is_skipped_and_the_move_comes_all_the_same() {
    triggered("turn_of_events", "age=1 pawn=1 A.cubes=1.0.0.0.0.0 structure=18:altar")
        .play("A strike 18")
        .legal(A, "move 1 2; pass")
        .play("A move 1 2")
        .waits_for("choose_starter.B,lay_cards")
        .shows("age=2 discard=altar");
}

#[test]
fn a8_25_political_maneuver_places_removes_and_moves() {
    triggered("political_maneuver", "B.cubes=0.2.0.0.0.0")
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6")
        .play("A place 2")
        .legal(A, "remove 2")
        .play("A remove 2")
        .control("------")
        .legal(A, "move 2 1; move 2 3; pass")
        .play("A move 2 3")
        .control("-BA---");
}

#[test]
fn a8_26_espionage_takes_a_token_of_the_box_that_acts_at_once() {
    let board = "board=masonry,mathematics,theology,urbanism,philosophy B.tokens=economy";
    let case = triggered("espionage", board).refuses("A progress masonry", NotLegal).refuses("A pass", NotLegal);
    case.legal(
        A,
        "progress strategy; progress law; progress agriculture; progress architecture; progress corruption; progress \
         organized_crime",
    );
    case.play_for("A progress agriculture", 6, 0).shows("A.tokens=agriculture").shows(board).waits_for("go_on.A");
    let five = "A.cards=apothecary,pharmacist,scriptorium,study,university";
    triggered("espionage", five).play("A progress law").over("science.A");
}

#[test]
fn a8_27_embezzlement_pays_for_own_cubes_and_costs_the_other_for_theirs() {
    let cubes = "A.cubes=3.0.2.0.0.0 B.cubes=0.0.1.1.1.0";
    triggered("embezzlement", cubes).coins(12, 4).waits_for("go_on.A");
    triggered("embezzlement", &format!("{cubes} B.coins=2")).coins(12, 0);
}

#[test]
fn a8_28_foreclosure_moves_a_brown_or_grey_card() {
    let case = triggered("foreclosure", "B.cards=shelf_quarry,press,tavern,baths");
    case.legal(A, "steal shelf_quarry; steal press").unit_prices(A, [2, 2, 4, 2, 3]).unit_prices(B, [2; 5]);
    case.play("A steal shelf_quarry")
        .shows("A.cards=shelf_quarry B.cards=press,tavern,baths")
        .price("A walls", 0)
        .unit_prices(A, [2, 2, 2, 2, 3])
        .unit_prices(B, [2, 2, 4, 2, 2])
        .waits_for("go_on.A");
}

#[test]
fn a8_29_coercion_swaps_cards_of_one_colour() {
    let case = triggered("coercion", "A.cards=baths,apothecary,tavern B.cards=statue,temple,pharmacist,forum");
    case.legal(A, "swap statue baths; swap temple baths; swap pharmacist apothecary").refuses("A pass", NotLegal);
    case.play_for("A swap statue baths", 0, 0)
        .shows("A.cards=apothecary,statue,tavern B.cards=baths,temple,pharmacist,forum")
        .score(A, "blue=4")
        .price("A aqueduct", 6)
        .price("B aqueduct", 0)
        .price("A gardens", 0)
        .waits_for("go_on.A");
    triggered("coercion", "A.cards=baths,forum B.cards=apothecary,tavern").waits_for("go_on.A");
}

#[test]
fn a8_30_a_swapped_symbol_may_win() {
    let five = "A.cards=apothecary,pharmacist,scriptorium,study,university,school B.cards=workshop,laboratory";
    triggered("coercion", five).play("A swap workshop school").over("science.A");
    let theirs = "B.cards=apothecary,pharmacist,scriptorium,study,university,school A.cards=workshop,laboratory";
    triggered("coercion", theirs).play("A swap school workshop").over("science.B");
}

#[test]
fn a8_30_and_a13_16_six_symbols_on_both_sides_are_a_shared_victory() {
    let cards = "A.cards=apothecary,pharmacist,scriptorium,study,university,observatory \
                 B.cards=school,dispensary,library,academy,workshop,laboratory";
    triggered("coercion", cards).play("A swap workshop observatory").over("science.AB");
}

#[test]
fn a8_30_pairs_are_paid_the_player_who_triggered_first() {
    let cards = "A.cards=apothecary,pharmacist,study B.cards=school,dispensary,library";
    // A gives mortar for wheel: both have a pair.
    let both = triggered("coercion", &format!("{cards} board=law,economy"))
        .play("A swap school pharmacist")
        .waits_for("go_on.A,move_cube.A,take_token.B,take_token.A");
    both.play("A progress law; B progress economy").shows("A.tokens=law B.tokens=economy").waits_for("go_on.A");
    // With a single token left the other one gets none.
    triggered("coercion", &format!("{cards} board=law"))
        .play("A swap school pharmacist; A progress law")
        .waits_for("go_on.A");
}

#[test]
fn a8_30_a_broken_pair_keeps_its_token() {
    triggered("coercion", "A.cards=apothecary B.cards=pharmacist,dispensary,study B.tokens=law board=economy")
        .play("A swap pharmacist apothecary")
        .shows("B.tokens=law A.tokens=-")
        .waits_for("go_on.A");
}

const SIX: &str =
    "decrees=1:ignore_symbol_red,2:shield,3:coins_on_blue,4:coins_on_green,5:opponent_chains,6:coins_on_wonder";

#[test]
fn a8_31_insider_influence_lays_a_decree_under_another() {
    let case = triggered("insider_influence", &format!("{SIX} A.cubes=1.0.0.0.0.0"));
    assert_eq!(case.actions(A).len(), 6 * 5);
    case.refuses("A pass", NotLegal).refuses("A decree 3 3", NotLegal);
    let moved = case.play("A decree 3 1").control("A-----").legal(A, "move 1 2; pass");
    moved.shows(
        "decrees=1:ignore_symbol_red,2:shield,3:coins_on_blue@1,4:coins_on_green,5:opponent_chains,6:coins_on_wonder",
    );
    moved.play("A pass").play_for("A build altar", 3, 0);
}

#[test]
fn a8_32_a_chamber_without_a_decree_counts_as_before() {
    let case = triggered("insider_influence", &format!("{SIX} A.cubes=1.1.1.1.1.0 B.cubes=0.0.0.0.0.1"));
    let moved = case.score(A, "senate=11").play("A decree 6 5").score(A, "senate=11").score(B, "senate=1");
    moved.control("AAAAAB").price("A pretorium", 0);
    let win = Case::agora(
        "decrees=1:ignore_symbol_red,2:coins_on_blue,3:coins_on_red,4:coins_on_green,5:opponent_chains,6:shield@1 \
         B.triggered=insider_influence A.cubes=1.1.1.1.1.0 structure=18:conspirator_1,19:altar",
    );
    win.play("A recruit conspirator_1; A place 6").over("politics.A");
}

#[test]
fn a8_33_moving_shield_moves_the_pawn() {
    let case = |cubes: &str, pawn: i8| triggered("insider_influence", &format!("{SIX} {cubes} pawn={pawn}"));
    case("A.cubes=0.1.0.0.0.0 B.cubes=0.0.1.0.0.0", 2).play("A decree 2 3").pawn(0);
    case("A.cubes=0.1.0.0.0.0", 2).play("A decree 2 3").pawn(1);
    case("A.cubes=0.1.1.0.0.0", 2).play("A decree 2 3").pawn(2);
    case("A.cubes=0.0.1.0.0.0", 2).play("A decree 2 3").pawn(3).waits_for("go_on.A,move_cube.A,place_cube.A");
    case("B.cubes=0.1.0.0.0.0 A.cubes=0.0.1.0.0.0", -1).play("A decree 2 3").pawn(1);
}

#[test]
fn a8_33_tokens_wait_for_both_halves() {
    triggered("insider_influence", &format!("{SIX} A.cubes=0.1.0.0.0.0 B.cubes=0.0.1.0.0.0 pawn=-2"))
        .play("A decree 2 3")
        .pawn(-4)
        .waits_for("go_on.A,move_cube.A,place_cube.B");
}

#[test]
fn a8_34_a_face_down_decree_is_moved_unseen() {
    let case =
        triggered("insider_influence", "decrees=1:coins_on_red,3:coins_on_blue,5:coins_on_green A.cubes=1.0.0.0.0.0");
    case.play("A decree 2 1; * decree 2 shield")
        .pawn(1)
        .shows("decrees=1:coins_on_red,2:shield@1,3:coins_on_blue,5:coins_on_green");
    case.play("A decree 2 3")
        .legal(A, "move 1 2; pass")
        .shows("decrees=1:coins_on_red,2:-@3,3:coins_on_blue,5:coins_on_green");
}

#[test]
fn a8_35_sabotage_destroys_a_standing_wonder() {
    let fields = "B.coins=20 B.wonders=great_lighthouse+press,sphinx+quarry,pyramids pawn=-1";
    let case = triggered("sabotage", fields).legal(A, "raze great_lighthouse; raze sphinx").score(B, "wonders=10");
    let gone = case.price("B palisade", 2).price("B stable", 0).play("A raze great_lighthouse").price("B stable", 2);
    gone.score(B, "wonders=6")
        .pawn(-1)
        .coins(7, 20)
        .shows("discard=- B.wonders=sphinx+quarry,pyramids")
        .waits_for("go_on.A");
    assert!(gone.0.wonder_box().contains(WonderId::GreatLighthouse));
    gone.shows("razed=great_lighthouse+press");
}
