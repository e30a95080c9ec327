//! Every rule option, each value (W13).

mod common;

use common::{A, B, C, Case, dealt, table};
use table::{Game, OptionError, Phase, Seat};
use wonders::{Edition, OPTIONS, Setup, Side, Step};

#[test]
fn w13_1_the_edition_says_whose_cards_and_boards_are_played() {
    assert_eq!((OPTIONS[0].name, OPTIONS[0].values), ("edition", ["first", "second"].as_slice()));
    assert_eq!(Setup::new(3).map(|setup| setup.edition), Some(Edition::First));
    assert_eq!(table("wonders/3:edition=second").edition, Edition::Second);
    // The same city, counted under either.
    let points =
        |table: &str| Case::new(&format!("{table} step=over A.coins=0 A.cards=altar,temple")).score(A).civilian;
    assert_eq!((points("wonders/3"), points("wonders/3:edition=second")), (5, 7));
    assert_eq!(
        Setup::new(3).map(|mut setup| setup.set("edition", "third")),
        Some(Err(OptionError::Value(OPTIONS[0].values)))
    );
}

#[test]
fn w13_2_and_w14_18_wonders_are_dealt_chosen_or_as_in_a_first_game() {
    assert_eq!(OPTIONS[1].values, ["random", "chosen", "first_game"]);
    Case::table("wonders/3").step(Step::DealWonders);
    Case::table("wonders/3:wonders=chosen").step(Step::PickWonder);
    // Whoever sets a table up is told that nothing is left to say of the sides.
    assert_eq!(wonders::SETTLED.map(|settled| (settled.option, settled.by)), [("sides", ("wonders", "first_game"))]);
    for sides in ["random", "a", "b", "chosen"] {
        let case = Case::table(&format!("wonders/3:wonders=first_game,sides={sides}")).step(Step::DealWonders);
        let case = case.play("* wonders giza rhodes ephesus").step(Step::DealAge);
        assert!(Seat::first(3).all(|seat| case.0.city(seat).side() == Some(Side::A)), "{sides}");
        // All choose at the same time, as in any game.
        assert_eq!(case.settle().0.phase(), Phase::Act(table::SeatSet::all(3)));
    }
}

#[test]
fn w13_3_sides_are_dealt_the_same_for_all_or_chosen() {
    assert_eq!(OPTIONS[2].values, ["random", "a", "b", "chosen"]);
    Case::table("wonders/3").play("* wonders giza rhodes ephesus").step(Step::DealSides);
    Case::table("wonders/3:sides=chosen").play("* wonders giza rhodes ephesus").step(Step::ChooseSide);
    for (word, side) in [("a", Side::A), ("b", Side::B)] {
        for edition in ["first", "second"] {
            let case = dealt(&format!("wonders/5:edition={edition},sides={word}"), 1);
            assert!(Seat::first(5).all(|seat| case.0.city(seat).side() == Some(side)), "{word} {edition}");
        }
    }
    // In the second edition `a` is day and `b` is night: Babylon of the night plays its last card with one stage.
    let text = "wonders/3:edition=second,sides=b age=1 turn=6 A.wonder=babylon A.side=b A.stages=1 B.side=b C.side=b";
    Case::new(text).round("").step(Step::LastCard);
    Case::new(&text.replace("sides=b", "sides=a").replace("side=b", "side=a")).round("").step(Step::DealAge);
}

/// Sixth turn: Babylon plays its last card, and Halicarnassus builds a stage.
const BOTH: &str = "age=2 turn=6 A.wonder=babylon A.side=b A.stages=2 B.wonder=halicarnassus B.side=b B.cards=foundry \
                    C.wonder=giza A.hand=statue,temple B.hand=walls,school";

#[test]
fn w13_4_and_w14_19_who_comes_first_after_the_sixth_turn() {
    let case = Case::new(&format!("wonders/3 {BOTH}")).round("A discard statue; B stage walls").step(Step::LastCard);
    assert_eq!(case.0.phase(), Phase::Act(table::SeatSet::only(A)));
    let case = case.play("A discard temple").step(Step::Fetch).offers(B, "fetch temple");
    case.play("B fetch temple").step(Step::DealAge);
    let text = format!("wonders/3:last_card=halicarnassus_first {BOTH}");
    let case = Case::new(&text).round("A discard statue; B stage walls").step(Step::Fetch);
    assert_eq!(case.0.phase(), Phase::Act(table::SeatSet::only(B)));
    let case = case.lacks(B, "fetch temple").offers(B, "fetch statue").play("B fetch statue").step(Step::LastCard);
    case.play("A discard temple").step(Step::DealAge);
    // With one of the two alone the option makes no difference.
    for table in ["wonders/3", "wonders/3:last_card=halicarnassus_first"] {
        Case::new(&format!("{table} {BOTH}")).round("A discard statue").step(Step::LastCard);
        let text = format!("{table} {BOTH}").replace("A.stages=2", "A.stages=1");
        Case::new(&text).round("A discard statue; B stage walls").step(Step::Fetch);
    }
    assert_eq!(Case::new(&text).hand(C).len(), 2);
}
