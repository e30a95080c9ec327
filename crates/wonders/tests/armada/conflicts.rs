//! Raids, land conflicts and naval conflicts (S9, S10).

use crate::common::{A, B, Sea, seat};
use wonders::armada::{NavalStep, NavalThird, Step, naval_tokens};
use wonders::data::armada::Far;

/// The tokens of an age, from 1, by strength.
fn tokens(age: usize, strengths: &[u8]) -> Vec<i8> {
    let all: Vec<Option<u8>> = strengths.iter().copied().map(Some).collect();
    naval_tokens(age - 1, &all, NavalThird::Shifted)
}

/// S9.1: Artur sits to the left of Gabriel, Paulina to his right.
#[test]
fn s16_37_a_pontoon_raids_the_right_neighbour_of_the_right_neighbour() {
    let [paulina, gabriel, artur] = [0, 1, 2].map(seat);
    let case = Sea::new("wonders+armada/5 C.cards=press_1 C.hand=pontoon");
    assert_eq!(case.0.neighbours(gabriel), [artur, paulina]);
    let after = case.round("C build pontoon");
    assert!(after.0.harbour(artur).raids(Far::RightRight));
    assert_eq!(after.0.far(artur, Far::RightRight), paulina);
}

/// S9.1: Paulina sits between Gabriel on her right and Robert on her left.
#[test]
fn s16_38_a_ballista_raids_the_left_neighbour_of_the_left_neighbour() {
    let [gabriel, _, robert] = [0, 1, 2].map(seat);
    let case = Sea::new("wonders+armada/4 age=2 A.cards=clay_pool,glassworks_1,loom_1 A.hand=ballista");
    let after = case.round("A build ballista");
    assert!(after.0.harbour(gabriel).raids(Far::LeftLeft));
    assert_eq!(after.0.far(gabriel, Far::LeftLeft), robert);
}

/// The last turn of the first age, in which everybody discards.
fn age_ends(text: &str) -> Sea {
    Sea::new(&format!("{text} turn=7")).round("").settle()
}

/// S9.2.
#[test]
fn s16_39_a_raid_is_a_land_conflict_for_the_usual_tokens() {
    let text = "wonders+armada/5 B.cards=barracks C.cards=stockade,pontoon,guard_tower E.cards=barracks,guard_tower C.raids=right";
    let none = [0; 3];
    let won = |count| [count, 0, 0];
    age_ends(text).tokens([(none, 3), (won(1), 1), (won(3), 0), (none, 2), (won(2), 0)]);
}

/// S9.3: `pier` is built from the hand, `pontoon` from the discard pile in the next turn.
#[test]
fn s16_40_two_raids_of_one_target_are_one_conflict() {
    let text = "wonders+armada/5 C.wonder=halicarnassus C.stages=1 C.cards=sawmill,loom_1,press_1,ore_vein,foundry \
                B.discarded=pontoon C.hand=pier age=3 turn=6";
    let raided = Sea::new(text).round("C build pier");
    assert!(raided.0.harbour(seat(2)).raids(Far::RightRight));
    let any = raided.hand(seat(2))[0];
    let last = raided.round(&format!("C stage {any}")).step(Step::Fetch).play("C fetch pontoon");
    let (artur, paulina) = (last.0.city(seat(2)), last.0.city(A));
    assert_eq!((artur.shields(), artur.victories(), artur.defeats()), (3 + 1, [0, 0, 3], [0; 3]));
    // Paulina is beaten by the raider and draws with both neighbours.
    assert_eq!((paulina.victories(), paulina.defeats()), ([0; 3], [0, 0, 1]));
    last.step(Step::Over);
}

/// S9.4.
#[test]
fn s16_41_a_player_raided_from_both_sides_has_four_conflicts() {
    let text = "wonders+armada/6 A.cards=barracks C.raids=right E.raids=left";
    let after = age_ends(text);
    assert_eq!(after.0.city(A).victories(), [4, 0, 0]);
    assert_eq!([2, 4].map(|index| after.0.city(seat(index)).defeats()), [[1, 0, 0]; 2]);
}

/// S9.3, S9.5.
#[test]
fn s16_42_two_who_raid_each_other_fight_once() {
    let text = "wonders+armada/4 A.cards=barracks A.raids=left C.raids=left";
    let after = age_ends(text);
    assert_eq!(after.0.city(A).victories(), [3, 0, 0]);
    assert_eq!(after.0.city(seat(2)).defeats(), [1, 0, 0]);
}

/// S9.6, S9.3: Gabriel sits between Artur on his left and Paulina on his right. Diplomacy is of another expansion, which is not
/// played here. The nearest to it is the island whose owner stays out of the conflict at sea: it keeps neither Paulina nor
/// Gabriel out of the raid, in which Artur and Paulina get one token each.
#[test]
fn s16_43_nobody_stays_out_of_a_raid_and_it_is_fought_once() {
    let [paulina, gabriel, artur] = [0, 1, 2].map(seat);
    for peaceful in ["A", "B"] {
        let text = format!(
            "wonders+armada/5 {peaceful}.islands=foggy_island,forgotten_oasis C.cards=press_1 C.hand=pontoon turn=7"
        );
        let asked = Sea::new(&text).round("C build pontoon").step(Step::Naval(NavalStep::JoinConflict));
        let after = asked.play(&format!("{peaceful} stay_out"));
        let of = |seat| (after.0.city(seat).victories(), after.0.city(seat).defeats());
        assert_eq!(of(artur), ([3, 0, 0], [0; 3]), "two neighbours and Paulina");
        assert_eq!(of(paulina), ([0; 3], [1, 0, 0]));
        assert_eq!(of(gabriel), ([0; 3], [1, 0, 0]));
    }
}

/// S9.2.
#[test]
fn s16_44_a_raid_of_the_first_age_is_over_in_the_second() {
    // C has a shield and beats both neighbours and A, and in the second age both neighbours alone.
    let first = Sea::new("wonders+armada/5 C.cards=press_1 C.hand=pontoon turn=7").round("C build pontoon").settle();
    assert_eq!(first.0.city(seat(2)).victories(), [3, 0, 0]);
    let second = first.rounds(7).step(Step::DealAge);
    assert_eq!((second.0.city(seat(2)).victories(), second.0.city(A).defeats()), ([3, 2, 0], [1, 0, 0]));
}

/// S9.7: A raids E, and C raids A.
#[test]
fn s9_7_two_may_raid_in_the_same_direction() {
    let after = age_ends("wonders+armada/6 A.cards=barracks A.raids=right C.raids=right");
    let of = |index| (after.0.city(seat(index)).victories()[0], after.0.city(seat(index)).defeats()[0]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(of), [(4, 0), (0, 1), (0, 1), (0, 0), (0, 1), (0, 1)]);
}

/// S10.2, S10.4: the example of the rulebook, Gabriel and Paulina with 2, Ania with 8, Robert and Franek with 6.
#[test]
fn s16_45_tied_second_strongest_get_nothing_in_the_second_age() {
    assert_eq!(tokens(2, &[2, 2, 8, 6, 6]), [-2, -2, 5, 0, 0]);
    // Of ships, islands, a card, and the last space of the blue track.
    let text = "wonders+armada/5 age=2 turn=7 A.ships=2/0/0/0 B.islands=windy_oasis C.ships=6/0/0/0 \
                D.ships=4/0/0/0 D.cards=coastal_defenses D.islands=whistling_island E.ships=5/0/6/0";
    let before = Sea::new(text).strengths([2, 2, 8, 6, 6]);
    before.round("").naval(2, [-2, -2, 5, 0, 0]);
}

/// S10.3: the answer of the rulebook to what happens if all are tied.
#[test]
fn s10_3_if_all_are_equal_nobody_gets_a_token() {
    age_ends("wonders+armada/4").naval(1, [0; 4]);
    age_ends("wonders+armada/4 A.ships=3/0/0/0 B.ships=3/0/0/0 C.ships=3/0/0/0 D.islands=breezy_archipelago")
        .naval(1, [0; 4]);
}

/// S10.2, S10.3, S10.4, S10.5.
#[test]
fn s16_46_the_first_age_has_two_rewards() {
    assert_eq!(tokens(1, &[5, 3, 1]), [3, 1, -1]);
    assert_eq!(tokens(1, &[4, 4, 1]), [1, 1, -1]);
    assert_eq!(tokens(1, &[4, 1, 1]), [3, -1, -1]);
    assert_eq!(tokens(1, &[2, 2, 2]), [0, 0, 0]);
}

/// S10.4.
#[test]
fn s16_47_behind_tied_first_ones_the_next_gets_nothing_in_the_second_age() {
    assert_eq!(tokens(2, &[7, 7, 5, 1]), [3, 3, 0, -2]);
}

/// S10.2, S10.4.
#[test]
fn s16_48_the_third_age_has_three_rewards() {
    assert_eq!(tokens(3, &[9, 7, 5, 1]), [7, 5, 3, -3]);
    assert_eq!(tokens(3, &[9, 7, 5]), [7, 5, -3]);
    assert_eq!(tokens(3, &[9, 9, 5, 1]), [5, 5, 3, -3]);
    assert_eq!(tokens(3, &[9, 5, 5, 1]), [7, 3, 3, -3]);
    assert_eq!(tokens(3, &[9, 9, 5, 5, 1]), [5, 5, 0, 0, -3]);
    assert_eq!(tokens(3, &[9, 7, 5, 5, 1]), [7, 5, 0, 0, -3]);
}

/// S10.4, S14.3.
#[test]
fn s16_49_a_tie_moves_everybody_behind_it_down_unless_read_by_the_letter() {
    assert_eq!(tokens(3, &[9, 5, 5, 3, 1]), [7, 3, 3, 0, -3]);
    assert_eq!(tokens(3, &[9, 9, 7, 5, 1]), [5, 5, 3, 0, -3]);
    assert_eq!(tokens(3, &[9, 9, 9, 4]), [5, 5, 5, -3]);
    assert_eq!(tokens(3, &[9, 5, 5]), [7, -3, -3]);
    let letter = |strengths: &[u8]| {
        let all: Vec<Option<u8>> = strengths.iter().copied().map(Some).collect();
        naval_tokens(2, &all, NavalThird::Letter)
    };
    assert_eq!(letter(&[9, 5, 5, 3, 1]), [7, 3, 3, 3, -3]);
    assert_eq!(letter(&[9, 9, 7, 5, 1]), [5, 5, 3, 3, -3]);
    assert_eq!(letter(&[9, 7, 5, 5, 1]), [7, 5, 0, 0, -3], "tied itself");
    assert_eq!(letter(&[9, 9, 1]), [5, 5, -3], "the weakest");
    // The option is heard at the end of the game.
    let text = "wonders+armada/5 age=3 A.ships=6/0/0/0 B.ships=5/0/0/0 C.ships=5/0/0/0 D.ships=3/0/0/0 E.ships=1/0/0/0";
    age_ends(text).naval(3, [7, 3, 3, 0, -3]);
    age_ends(&text.replace("armada/5", "armada/5:naval_third=letter")).naval(3, [7, 3, 3, 3, -3]);
}

/// S10.6.
#[test]
fn s16_50_who_stays_out_gets_no_token_and_is_not_counted() {
    let text = "wonders+armada/3 A.islands=forgotten_oasis B.ships=4/0/0/0 C.ships=2/0/0/0 turn=7";
    let asked = Sea::new(text).round("").step(Step::Naval(NavalStep::JoinConflict)).legal(A, "fight; stay_out");
    asked.play("A stay_out").naval(1, [0, 3, -1]);
    asked.play("A fight").naval(1, [-1, 3, 1]);
    // It is asked anew at the end of every age.
    let second = asked.play("A stay_out").settle().rounds(7).step(Step::Naval(NavalStep::JoinConflict)).at(2, 7);
    second.play("A fight").naval(1, [0, 3, -1]).naval(2, [-2, 5, 3]);
    let third = second.play("A stay_out").settle().rounds(7).step(Step::Naval(NavalStep::JoinConflict)).at(3, 7);
    third.play("A stay_out").naval(2, [0, 5, -2]).naval(3, [0, 7, -3]).step(Step::Over);
}

/// S9.3.
#[test]
fn s16_81_raids_in_both_directions_meet_one_target_of_four() {
    let text = "wonders+armada/4 A.cards=barracks A.raids=left,right";
    assert_eq!(age_ends(text).0.city(A).victories(), [3, 0, 0]);
}

/// S9.2.
#[test]
fn s16_82_raid_tokens_go_back_after_the_land_conflicts() {
    let after = age_ends("wonders+armada/5 C.cards=stockade,pontoon C.raids=right");
    assert!(!after.0.harbour(seat(2)).raids(Far::RightRight));
}

/// S10.3, S10.5, S10.6.
#[test]
fn s16_83_all_who_take_part_are_compared() {
    assert_eq!(naval_tokens(0, &[None, Some(4), Some(4)], NavalThird::Shifted), [0, 0, 0]);
    assert_eq!(tokens(3, &[0, 0, 5, 5, 7, 9, 9, 3]), [-3, -3, 0, 0, 3, 5, 5, 0]);
    assert_eq!(tokens(2, &[6, 6, 6, 2, 2]), [3, 3, 3, -2, -2]);
}

/// S10.1, S1.2, S6.1: naval shields do not fight on land, nor land shields at sea.
#[test]
fn s16_84_land_conflicts_come_first_and_sea_changes_nothing_in_them() {
    let text = "wonders+armada/3 A.ships=3/0/0/0 B.cards=barracks A.islands=forgotten_oasis turn=7";
    let asked = Sea::new(text).round("").step(Step::Naval(NavalStep::JoinConflict));
    assert_eq!((asked.0.city(A).defeats()[0], asked.0.city(B).victories()[0]), (1, 2));
    asked.play("A fight").naval(1, [3, -1, -1]);
}
