//! P15: Pantheon together with Agora, one test for each clause; A14 has more.

mod common;

use common::{A, B, Case, DECREES, opening};
use duel::{Age, Expansion, Layout, Setup, slots};
use table::Illegal::NotLegal;

fn both(fields: &str) -> Case {
    Case::pantheon(&format!("+agora {DECREES} age=2 A.coins=40"), fields)
}

#[test]
fn p15_1_a_conspiracy_comes_before_the_activation() {
    let turn = both("A.plots=coup+baths spaces=1:aphrodite structure=18:altar");
    let on = turn.play("A trigger coup").pawn(2).waits_for("go_on.A");
    on.play("A activate 1").waits_for("turn.B").score(A, "gods=9");
    let last = both("A.plots=property_fraud+baths spaces=1:aphrodite structure=0:statue");
    last.play("A trigger property_fraud; A claim statue").shows("age=3 A.gods=-").waits_for("turn.A,lay_cards");
}

#[test]
fn p15_2_tokens_lie_on_the_wider_structures_and_are_taken_in_mid_turn() {
    let marked = |age| {
        slots(Layout::of(age, Setup::with(Expansion::ALL).expansions).divine_tokens)
            .map(|slot| slot.0)
            .collect::<Vec<_>>()
    };
    assert_eq!([Age::I, Age::II, Age::III].map(marked), [vec![4, 6, 12, 14, 17], vec![7, 9, 12], vec![]]);
    let turned = both("A.plots=turn_of_events+workshop gifts=7:3 structure=7:age,13:altar,22:baths");
    turned
        .play("A trigger turn_of_events; A strike 13")
        .shows("A.offerings=3")
        .play("* card 7 forum")
        .allows("A strike 7");
}

#[test]
fn p15_3_fifteen_tokens_and_sixteen_wonders() {
    let game = *opening(Setup::with(Expansion::ALL), 1).game();
    assert_eq!((game.board().len(), game.token_box().len(), game.wonder_box().len()), (5, 10, 8));
    assert_eq!(Layout::of(Age::III, Setup::with(Expansion::ALL).expansions).slots, 17 + 3 + 3);
}

#[test]
fn p15_4_neptune_minerva_and_poliorcetics_meet_agora() {
    let neptune = both("spaces=1:neptune").play("A activate 1; A loot B5");
    neptune.play("A loot A2").waits_for("turn.B,turn_up,place_cube.A").shows("loot=A5,B2");
    both("A.plots=coup+baths minerva=1").play("A trigger coup").pawn(0).shows("minerva=-");
    both("A.plots=coup+baths A.tokens=poliorcetics").play_for("A trigger coup", 0, -2).pawn(2);
}

#[test]
fn p15_5_a_stolen_wonder_does_not_repeat_the_draft_and_a_raised_one_counts_as_built() {
    both("spaces=1:ra B.wonders=knossos")
        .play("A activate 1; A take knossos")
        .shows("A.cubes=0.0.0.0.0.0")
        .waits_for("turn.B");
    let decree = "decrees=1:coins_on_wonder A.cubes=1.0.0.0.0.0";
    both(&format!("{decree} spaces=1:isis A.wonders=pyramids discard=baths"))
        .play("A activate 1; A raise pyramids")
        .play_for("A tuck baths", 2, 0);
    let damaged = both("spaces=1:anubis A.wonders=knossos+baths structure=14:statue,18:altar,20:theater");
    let damaged = damaged.play("A activate 1; A unbuild knossos; B discard theater; A wonder knossos altar");
    damaged.waits_for("turn.B,turn_up,move_cube.A,place_cube.A");
}

#[test]
fn p15_6_conspiracies_reach_neither_astarte_nor_enki_and_p7_15_the_snake_goes_with_the_card() {
    both("A.plots=blackmail+baths B.coins=4 B.gods=astarte B.protected=7")
        .play_for("A trigger blackmail", 2, -2)
        .shows("B.protected=7");
    both("A.plots=espionage+baths spaces=1:enki enki=law,economy")
        .play("A trigger espionage")
        .refuses("A progress law", NotLegal);
    let snake = "A.gods=nisaba A.snake=library A.plots=coercion+baths A.cards=workshop B.cards=library";
    let swapped = both(snake)
        .play("A trigger coercion; A swap library workshop")
        .shows("A.snake=- A.cards=library B.cards=workshop");
    // The symbol is A's own now and no longer copied; B has it no more.
    assert!(swapped.0.city(A).symbols().contains(duel::Symbol::Quill));
    let snake = "B.gods=nisaba B.snake=workshop A.plots=coercion+baths A.cards=workshop B.cards=library,pharmacist";
    let lost = both(snake).play("A trigger coercion; A swap pharmacist workshop").shows("B.snake=-");
    assert!(lost.0.city(B).symbols().contains(duel::Symbol::PlumbBob), "on the card itself");
    let gone = "B.gods=nisaba B.snake=workshop A.plots=coercion+baths A.cards=workshop,school B.cards=library";
    let kept = both(gone).play("A trigger coercion; A swap library school").shows("B.snake=workshop");
    assert!(kept.0.city(B).symbols().contains(duel::Symbol::PlumbBob));
}

#[test]
fn p15_7_and_p16_5_senators_and_lent_symbols() {
    both("spaces=1:zeus structure=18:altar,20:conspirator_1")
        .play("A activate 1; A strike 20")
        .shows("discard=conspirator_1");
    both("spaces=1:hades discard=conspirator_1").play("A activate 1").legal(A, "restore conspirator_1");
    let strict = format!("+agora:restore=buildings {DECREES} age=2 A.coins=40 spaces=1:hades discard=conspirator_1");
    Case::pantheon(&strict, "").play("A activate 1").waits_for("turn.B");
    let lent = "age=3 decrees=1:opponent_chains A.cubes=1.0.0.0.0.0 B.mythologies=roman B.cards=baths A.coins=40";
    Case::pantheon(&format!("+agora {lent}"), "").price("A roman_grand_temple", 10).price("A aqueduct", 0);
    Case::pantheon(&format!("+agora:links=cards {lent}"), "").price("A roman_grand_temple", 10);
    Case::pantheon(&format!("+agora:links=tokens {lent}"), "").price("A roman_grand_temple", 0).price("A aqueduct", 0);
}
