//! Conflicts (W7).

mod common;

use common::{A, B, C, Case};
use wonders::Consequence;

/// The last turn of an age, in which everybody discards.
#[track_caller]
fn fought(text: &str) -> Case {
    Case::new(text).round("")
}

#[test]
fn w7_1_each_compares_shields_with_each_neighbour_on_its_own() {
    // Of four, with 3, 0, 1 and 2 shields: those who sit across the table do not meet.
    let case = fought(
        "wonders/4 age=1 turn=6 A.wonder=giza A.cards=barracks,guard_tower,stockade B.wonder=ephesus C.wonder=babylon \
         C.cards=guard_tower D.wonder=rhodes D.stages=2",
    );
    assert_eq!([0, 1, 2, 3].map(|index| case.0.city(common::seat(index)).shields()), [3, 0, 1, 2]);
    case.tokens([([2, 0, 0], 0), ([0; 3], 2), ([1, 0, 0], 1), ([1, 0, 0], 1)]);
}

#[test]
fn w7_1_the_conflicts_as_they_would_end_now_are_those_of_each_seat_with_its_left_neighbour() {
    let case = Case::new("wonders/3 age=2 turn=3 A.cards=stockade B.cards=barracks,guard_tower C.cards=stables");
    let seen: Vec<_> = case.0.conflicts().map(|one| (one.seats, one.shields, one.outcome(), one.points(1))).collect();
    assert_eq!(
        seen,
        [
            ([A, B], [1, 2], Some((B, A)), [-1, 3]),
            ([B, C], [2, 2], None, [0, 0]),
            ([C, A], [2, 1], Some((C, A)), [3, -1]),
        ]
    );
}

#[test]
fn w7_2_a_victory_is_worth_one_three_or_five_points() {
    for (age, points) in [(1, 1), (2, 3), (3, 5)] {
        let case = fought(&format!("wonders/3 age={age} turn=6 B.cards=stockade"));
        let mut won = [0; 3];
        won[age - 1] = 2;
        assert_eq!(case.0.city(B).victories(), won);
        assert_eq!(case.score(B).military, 2 * points);
    }
}

#[test]
fn w7_3_a_defeat_costs_one_point_in_every_age() {
    for age in 1..=3 {
        let case = fought(&format!("wonders/3 age={age} turn=6 B.cards=stockade,barracks,guard_tower"));
        let mut lost = [0; 3];
        lost[age - 1] = 1;
        assert_eq!((case.0.city(A).defeats(), case.score(A).military), (lost, -1));
    }
}

#[test]
fn w7_4_equal_shields_bring_nothing() {
    fought("wonders/3 age=1 turn=6").tokens([([0; 3], 0); 3]);
    fought("wonders/3 age=1 turn=6 A.cards=stockade B.cards=barracks C.cards=guard_tower").tokens([([0; 3], 0); 3]);
    fought("wonders/3 age=1 turn=6 A.cards=stockade B.cards=barracks").tokens([
        ([1, 0, 0], 0),
        ([1, 0, 0], 0),
        ([0; 3], 2),
    ]);
}

#[test]
fn w7_5_tokens_are_kept_and_shields_count_again() {
    let case = fought("wonders/3 age=1 turn=6 A.cards=stockade").tokens([([2, 0, 0], 0), ([0; 3], 1), ([0; 3], 1)]);
    let case = case.settle().rounds(6).tokens([([2, 2, 0], 0), ([0; 3], 2), ([0; 3], 2)]);
    let case = case.settle().rounds(6).tokens([([2, 2, 2], 0), ([0; 3], 3), ([0; 3], 3)]);
    assert_eq!(case.score(A).military, 2 + 6 + 10);
    // What follows is told once, with all figures.
    let case = Case::new("wonders/3 age=2 turn=6 A.cards=stockade");
    let case = case.play(&format!("A discard {}; B discard {}", case.hand(A)[0], case.hand(B)[0]));
    let seen = case.consequences(C, &format!("discard {}", case.hand(C)[0]));
    let conflicts = Consequence::Conflicts {
        age: 1,
        shields: [1, 0, 0, 0, 0, 0, 0, 0],
        won: [2, 0, 0, 0, 0, 0, 0, 0],
        lost: [0, 1, 1, 0, 0, 0, 0, 0],
    };
    assert_eq!(seen, [Consequence::PutAway(3), conflicts]);
}
