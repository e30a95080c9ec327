//! An age: dealing, turns, passing, left-over cards (W3).

mod common;

use common::{A, B, C, Case, D, dealt};
use table::{Game, Notation, Phase, Record, Seat, SeatSet};
use wonders::{Consequence, Edition, Step, Wonders};

#[test]
fn w3_1_the_whole_deck_is_dealt_seven_cards_to_each() {
    for (age, seats) in [(0, 3), (1, 5), (2, 7)] {
        let case = Case::new(&format!("wonders/{seats} age={} step=deal_age", age + 1)).settle();
        let mut all: Vec<_> = Seat::first(seats).flat_map(|seat| case.0.hand(seat).cards().to_vec()).collect();
        assert_eq!(all.len(), 7 * seats);
        all.retain(|card| !Edition::First.face(*card).is_guild());
        all.sort_unstable();
        assert_eq!(all, wonders::data::deck(Edition::First, seats, age));
    }
    // What does not deal the deck is refused.
    let case = Case::new("wonders/3 step=deal_age");
    let first = "clay_pit,clay_pool,lumber_yard,ore_vein,stone_pit,timber_yard,glassworks_1";
    let second = "loom_1,press_1,altar,baths,theater,east_trading_post,marketplace";
    let third = "west_trading_post,barracks,guard_tower,stockade,apothecary,scriptorium,workshop";
    case.play(&format!("* hands 1 {first} {second} {third}")).at(1, 1);
    case.refuses(&format!("* hands 1 {first} {second} {}", third.replace("west_trading_post", "tavern")));
    case.refuses(&format!("* hands 1 {first} {second} {first}"));
}

#[test]
fn w3_2_an_age_has_six_turns_in_which_all_choose_at_the_same_time() {
    let mut case = dealt("wonders/4", 1);
    for turn in 1..=6 {
        case = case.at(1, turn);
        assert_eq!(case.0.phase(), Phase::Act(SeatSet::all(4)));
        // Nothing opens before the last has chosen, in whatever order they choose.
        for seat in [2, 0, 3] {
            let seat = common::seat(seat);
            case = case.play(&format!("{seat} discard {}", case.hand(seat)[0])).at(1, turn).step(Step::ChooseCard);
            assert!(case.0.taken(0, turn - 1, seat).is_none());
        }
        case = case.play(&format!("B discard {}", case.hand(B)[0]));
    }
    case.at(2, 1).step(Step::DealAge);
}

#[test]
fn w3_2_a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let case = Case::new("wonders/3 A.wonder=giza A.hand=altar,baths B.hand=theater C.hand=loom_1");
    let mut record = Record::<Wonders>::from_position(case.0);
    let action = |seat: Seat, text: &str| case.0.parse_action(seat, text).expect("an action");
    record.seal(A, action(A, "build altar")).expect("legal");
    record.seal(A, action(A, "build baths")).expect("legal");
    record.seal(B, action(B, "build theater")).expect("legal");
    assert_eq!(record.waiting(), SeatSet::only(C));
    let events = record.opening(C, action(C, "build loom_1")).expect("all have chosen");
    events.into_iter().for_each(|event| record.push(event).expect("legal"));
    let after = Case::of(*record.game());
    assert!(after.at(1, 2).stands(A, "baths") && !after.stands(A, "altar"));
}

#[test]
fn w3_3_nobody_may_pass() {
    let case = dealt("wonders/3", 2);
    for seat in Seat::first(3) {
        assert!(case.actions(seat).iter().all(|action| action.card().is_some()));
        assert!(case.actions(seat).len() >= 7);
    }
    case.refuses("A decline");
    // Who can neither build nor pay for a stage has to discard.
    let case = Case::new("wonders/7 turn=6 A.coins=0 A.cards=altar,baths A.wonder=ephesus A.hand=altar,baths");
    case.legal(A, "discard altar; discard baths");
}

#[test]
fn w3_4_hands_go_left_in_the_first_and_third_age_and_right_in_the_second() {
    for (age, to) in [(1, B), (2, D), (3, B)] {
        let mut case = Case::new(&format!("wonders/4 age={age}"));
        for turn in 1..=5 {
            let first = case.hand(A)[0];
            let mut left = case.hand(A);
            left.remove(0);
            case = case.round(&format!("A discard {first}")).at(age, turn + 1);
            assert_eq!(case.hand(to), left, "age {age}");
        }
    }
    let passed = |age: usize| {
        let case = Case::new(&format!("wonders/3 age={age}"));
        let case = case.play(&format!("A discard {}; B discard {}", case.hand(A)[0], case.hand(B)[0]));
        let seen = case.consequences(C, &format!("discard {}", case.hand(C)[0]));
        *seen.last().expect("hands are passed")
    };
    assert_eq!(passed(1), Consequence::Passed { to_left: true });
    assert_eq!(passed(2), Consequence::Passed { to_left: false });
}

#[test]
fn w3_5_in_the_sixth_turn_one_of_two_cards_is_played_and_the_other_goes_to_the_pile() {
    let case =
        Case::new("wonders/3 age=1 turn=6 fill=built A.hand=altar,theater B.hand=loom_1,press_1 C.hand=baths,stockade");
    assert!(Seat::first(3).all(|seat| case.hand(seat).len() == 2));
    assert!(case.pile().is_empty());
    let case = case.play("A build altar; B build loom_1; C discard stockade");
    assert_eq!(case.pile(), ["baths", "press_1", "stockade", "theater"]);
    // Only who discarded gets coins.
    case.coins([3, 3, 6]).at(2, 1);
}

#[test]
fn w3_6_conflicts_follow_the_sixth_turn_then_the_next_age_or_the_end() {
    for age in 1..=3 {
        let case = Case::new(&format!("wonders/3 age={age} turn=6 A.cards=stockade"));
        let case = case.round("");
        assert_eq!(case.0.city(A).victories()[age - 1], 2);
        if age < 3 {
            case.step(Step::DealAge).at(age + 1, 1).settle().step(Step::ChooseCard);
        } else {
            case.step(Step::Over);
            assert_eq!(case.0.phase(), Phase::Over);
        }
    }
    // No conflict before the sixth turn.
    let case = Case::new("wonders/3 age=1 turn=5 A.cards=stockade").round("");
    case.at(1, 6).tokens([([0; 3], 0); 3]);
}

#[test]
fn w3_7_the_pile_is_empty_at_first_and_is_kept_from_age_to_age() {
    let case = dealt("wonders/3", 9);
    assert!(case.pile().is_empty());
    let case = case.rounds(6).settle();
    assert_eq!(case.pile().len(), 21);
    let case = case.at(2, 1).rounds(6).settle();
    assert_eq!(case.at(3, 1).pile().len(), 42);
}
