//! A6 the senate.

mod common;

use common::{A, B, Case, random_game, steps};
use duel::{Chamber, Expansion, Setup};
use table::Illegal::{Impossible, NotLegal};
use table::Notation;

/// A has recruited a politician of the left section and takes its actions, as many as there are blue cards for.
fn politics(fields: &str) -> Case {
    Case::agora(&format!("A.cards=baths,statue,temple,rostrum structure=18:politician_left_1,19:altar {fields}"))
        .play("A recruit politician_left_1")
}

/// A chamber with these cubes of A and B, and all its decrees in sight.
fn chamber_3(a: u8, b: u8) -> String {
    format!("A.cubes=0.0.{a}.0.0.0 B.cubes=0.0.{b}.0.0.0")
}

/// A places a cube by a conspirator.
fn placing(fields: &str) -> Case {
    Case::agora(&format!("structure=18:conspirator_1,19:altar {fields}")).play("A recruit conspirator_1")
}

#[test]
fn a6_1_neighbours_differ_by_one() {
    Case::agora("A.cubes=1.0.1.0.0.1 A.plots=blackmail+baths B.coins=0")
        .play("A trigger blackmail")
        .legal(A, "move 1 2; move 3 2; move 3 4; move 6 5; pass")
        .refuses("A move 1 6", NotLegal)
        .refuses("A move 6 1", NotLegal)
        .refuses("A move 1 3", NotLegal);
}

#[test]
fn a6_2_a_placed_cube_leaves_the_supply_for_any_chamber() {
    let placed = placing("A.cubes=11.0.0.0.0.0").play("A place 1").shows("A.cubes=12.0.0.0.0.0");
    assert_eq!((placed.0.supply(A), placed.0.supply(B)), (0, 12));
}

#[test]
fn a6_2_without_a_supply_nothing_is_placed() {
    Case::agora("A.coins=40 A.wonders=knossos A.cubes=2.2.2.2.2.2 B.cubes=3.0.0.0.0.0")
        .play("A wonder knossos altar")
        .waits_for("turn.B,turn_up,move_cube.A");
    let politician = politics("A.cubes=2.2.2.2.2.2 B.cubes=3.0.0.0.0.0");
    politician.refuses("A place 1", NotLegal).allows("A move 1 2");
}

#[test]
fn a6_3_only_own_cubes_move() {
    Case::agora("B.cubes=1.1.1.1.1.0 A.plots=blackmail+baths").play("A trigger blackmail").waits_for("go_on.A");
    Case::agora("A.cubes=0.0.0.0.0.1 B.cubes=1.1.1.1.1.0 A.plots=blackmail+baths")
        .play("A trigger blackmail")
        .legal(A, "move 6 5; pass");
}

#[test]
fn a6_4_a_removed_cube_goes_back_to_its_owner() {
    let case = Case::agora("B.cubes=1.0.2.0.0.0 A.plots=political_maneuver+baths")
        .play("A trigger political_maneuver; A place 6")
        .legal(A, "remove 1; remove 3")
        .play("A remove 3")
        .shows("B.cubes=1.0.1.0.0.0");
    assert_eq!(case.0.supply(B), 10);
    Case::agora("A.plots=political_maneuver+baths")
        .play("A trigger political_maneuver; A place 6")
        .waits_for("go_on.A,move_cube.A");
}

#[test]
fn a6_5_what_may_be_done_can_be_declined_and_all_else_cannot() {
    let maneuver = Case::agora("A.cubes=1.0.0.0.0.0 B.cubes=0.1.0.0.0.0 A.plots=political_maneuver+baths")
        .play("A trigger political_maneuver")
        .refuses("A pass", NotLegal)
        .play("A place 1")
        .refuses("A pass", NotLegal)
        .play("A remove 2");
    maneuver.play("A pass").shows("A.cubes=2.0.0.0.0.0").waits_for("go_on.A");
    maneuver.play("A move 1 2").shows("A.cubes=1.1.0.0.0.0").waits_for("go_on.A");
}

#[test]
fn a6_6_and_a6_7_more_cubes_control_and_equal_ones_do_not() {
    for (a, b, control) in [(0, 0, "-"), (1, 0, "A"), (1, 1, "-"), (1, 2, "B"), (5, 4, "A"), (4, 4, "-"), (0, 6, "B")] {
        Case::agora(&chamber_3(a, b)).control(&format!("--{control}---"));
    }
}

#[test]
fn a6_6_the_cube_that_marks_control_counts_and_moves_like_any_other() {
    let case = Case::agora("A.cubes=0.0.1.0.0.0 A.plots=blackmail+baths B.coins=0").control("--A---");
    case.play("A trigger blackmail; A move 3 4").shows("A.cubes=0.0.0.1.0.0").control("---A--");
    Case::agora("B.cubes=0.0.1.0.0.0 A.plots=political_maneuver+baths")
        .play("A trigger political_maneuver; A place 1; A remove 3")
        .control("A-----");
}

#[test]
fn a6_8_control_never_jumps_from_one_player_to_the_other() {
    for seed in 0..60 {
        let record = random_game(Setup::with([Expansion::Agora]), seed);
        for pair in steps(&record).windows(2) {
            for chamber in Chamber::ALL {
                let [before, after] = [0, 1].map(|i| pair[i].0.senate().controller(chamber));
                let jumps = before.is_some() && after.is_some() && before != after;
                assert!(!jumps, "chamber {chamber} after {}", pair[0].0.position_text());
            }
        }
    }
}

#[test]
fn a6_9_the_chamber_left_is_settled_as_well_as_the_one_entered() {
    politics("A.cubes=0.0.2.0.0.0 B.cubes=0.0.1.1.0.0")
        .control("--AB--")
        .play("A move 3 4")
        .control("------")
        .play("A move 4 3")
        .control("--AB--");
}

#[test]
fn a6_9_and_a10_3_supremacy_is_looked_for_before_tokens_are_resolved() {
    let decrees =
        "decrees=1:coins_on_red,3:coins_on_blue,5:coins_on_green,2:coins_on_wonder,4:opponent_chains,6:shield";
    placing(&format!("{decrees} pawn=2 A.cubes=1.1.1.1.1.0")).play("A place 6").pawn(3).over("politics.A");
    // One chamber less, and the small token is resolved.
    placing(&format!("{decrees} pawn=2 A.cubes=0.1.1.1.1.0"))
        .play("A place 6")
        .waits_for("turn.B,turn_up,place_cube.A")
        .play("A place 1")
        .over("politics.A");
}

#[test]
fn a6_10_and_a13_5_a_moved_cube_is_always_in_a_chamber() {
    let case = politics("A.cubes=0.0.1.0.0.0 B.cubes=1.1.1.1.1.1");
    case.control("BB-BBB").play("A move 3 4").control("BBB-BB").goes_on();
}

#[test]
fn a6_11_gaining_control_turns_up_the_decree_and_uses_it() {
    let hidden = placing("decrees=1:coins_on_red pawn=0").play("A place 2");
    hidden.legal(A, "").legal(B, "").refuses("* decree 1 shield", Impossible).refuses(
        "* decree 3 \
        shield",
        Impossible,
    );
    hidden.refuses("* decree 2 coins_on_red", Impossible);
    hidden.play("* decree 2 shield").pawn(1).control("-A----").shows("decrees=1:coins_on_red,2:shield");
}

#[test]
fn a6_11_a_decree_is_turned_up_before_anything_is_settled() {
    politics("pawn=-8 decrees=1:shield A.cubes=1.0.0.0.0.0")
        .play("A move 1 2")
        .pawn(-8)
        .play("* decree 2 coins_on_red")
        .over("military.B");
}

#[test]
fn a6_11_of_two_face_down_decrees_the_upper_one_is_turned_up_first() {
    // The decree of chamber 2 was laid under that of chamber 4.
    placing("decrees=1:coins_on_red,2:-@4 B.triggered=insider_influence")
        .play("A place 4")
        .refuses("* decree 2 shield", Impossible)
        .play("* decree 4 opponent_chains; * decree 2 shield")
        .pawn(1)
        .shows("decrees=1:coins_on_red,2:shield@4,4:opponent_chains");
}

#[test]
fn a6_12_and_a13_4_a_cube_that_is_moved_turns_up_a_decree_too() {
    politics("A.cubes=0.0.1.0.0.0 decrees=1:coins_on_red,3:coins_on_blue,5:coins_on_green")
        .play("A move 3 4; * decree 4 shield")
        .control("---A--")
        .pawn(1);
}

#[test]
fn a6_12_and_a13_4_a_cube_that_is_removed_may_turn_one_up() {
    // The face-down decree of chamber 2 was moved to chamber 3, where the cubes are equal.
    Case::agora(
        "decrees=1:coins_on_red,2:-@3,3:coins_on_blue B.triggered=insider_influence A.cubes=0.0.1.0.0.0 \
        B.cubes=0.0.1.0.0.0 A.plots=political_maneuver+baths",
    )
    .play("A trigger political_maneuver; A place 1; A remove 3")
    .play("* decree 2 shield")
    .control("A-A---")
    .pawn(1);
}

#[test]
fn a6_12_nothing_else_turns_a_decree_up() {
    // A cube that comes where the other has control finds the decree face up; one that leaves turns nothing up.
    let case = politics("decrees=1:coins_on_red,2:shield A.cubes=0.1.0.0.0.0");
    case.play("A move 2 1").shows("decrees=1:coins_on_red,2:shield").control("A-----").pawn(-1);
}

#[test]
fn a6_13_a_decree_stays_face_up_and_acts_only_while_control_lasts() {
    let case = politics("decrees=1:discard_plus_two_coins,2:ignore_symbol_red A.cubes=1.0.0.0.0.0");
    assert_eq!(case.0.discard_income(A), 4);
    let moved = case.play("A move 1 2").shows("decrees=1:discard_plus_two_coins,2:ignore_symbol_red");
    assert_eq!(moved.0.discard_income(A), 2);
    moved.price("A pretorium", 0).play("A move 2 3; * decree 3 coins_on_blue").price("A pretorium", 8);
}
