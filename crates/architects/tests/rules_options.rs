//! Every rule option, both ways (R12).

mod common;

use common::{A, B, Case, seat};
use table::Game;

#[test]
fn r12_2_coins_only_for_what_is_missing() {
    let cards = "A.cards=wood*2,clay,coin*2 pending=act";
    Case::new(&format!("architects/3:coins=fewest {cards}")).legal(A, "build s1 wood,clay");
    let cards = "A.tokens=economy A.cards=wood,coin pending=act";
    Case::new(&format!("architects/3:coins=fewest {cards}")).legal(A, "build s1 wood,coin");
    // Engineering is a right: with and without it the fewest coins are spent.
    let cards = "A.tokens=engineering A.cards=wood*2,coin pending=act";
    Case::new(&format!("architects/3:coins=fewest {cards}")).legal(A, "build s1 wood,wood; build s1 wood,coin");
}

#[test]
fn r12_3_extra_cards_that_have_to_be_taken() {
    let case = Case::new("architects/3:extra=must A.tokens=urbanism A.top=wood").play("A take left; * top A shield");
    case.legal(A, "extra left; extra right; extra centre").play("A extra left; * top A wood").turn_of(B);
}

#[test]
fn r12_4_extra_cards_that_come_at_once() {
    let text = "A.tokens=urbanism A.cards=clay A.top=wood";
    let case = Case::new(&format!("architects/3:extra_time=at_once {text}")).play("A take left; * top A shield");
    let case = case.legal(A, "extra left; extra right; extra centre; pass");
    case.play("A pass").legal(A, "build s1 wood,clay").extras(0);
    case.play("A extra left; * top A wood").legal(A, "build s1 wood,clay");
    let case =
        Case::new(&format!("architects/3:extra=must,extra_time=at_once {text}")).play("A take left; * top A shield");
    case.legal(A, "extra left; extra right; extra centre");
}

#[test]
fn r12_5_new_tokens_that_work_for_the_whole_turn() {
    let text = "A.cards=gear A.top=gear face_up=science,urbanism,tactics";
    let events = "A take left; * top A wood; A exchange gear; A token science; * token crafts";
    Case::new(&format!("architects/3 {text}")).play(events).turn_of(B);
    let case = Case::new(&format!("architects/3:new_tokens=whole_turn {text}")).play(events);
    case.extras(1).legal(A, "extra left; extra right; extra centre; end");
    let text = "architects/3:new_tokens=whole_turn A.wonder=babylon A.stages=s1 A.cards=wood*2 face_up=architecture,decor,tactics";
    let case = Case::new(&format!("{text} pending=act"));
    case.play("A build s2 wood,wood; A token architecture; * token crafts").extras(1);
}

#[test]
fn r12_6_economy_that_need_not_be_used() {
    let case = Case::new("architects/3:economy=free A.tokens=economy A.cards=coin pending=act");
    case.legal(A, "build s1 coin; end");
}

#[test]
fn r12_7_engineering_for_every_stage() {
    let text = "A.tokens=engineering A.cards=wood*2,stone,clay,gear*2 pending=act";
    let once = Case::new(&format!("architects/3 {text}")).play("A build s1 wood,wood").legal(A, "exchange gear");
    assert!(once.0.turn().has_used_engineering());
    let case = Case::new(&format!("architects/3:engineering=always {text}")).play("A build s1 wood,wood");
    case.legal(A, "build s2 stone,clay; exchange gear");
}

#[test]
fn r12_8_engineering_as_a_duty() {
    let case = Case::new("architects/3:engineering_duty=duty A.tokens=engineering A.cards=wood*2 pending=act");
    case.legal(A, "build s1 wood,wood");
}

#[test]
fn r12_9_effects_that_may_be_declined() {
    let text =
        |wonder: &str| format!("architects/3:effects=may A.wonder={wonder} A.stages=s1 A.cards=coin*2 pending=act");
    for wonder in ["alexandria", "babylon", "ephesus", "halicarnassus", "olympia"] {
        let case = Case::new(&text(wonder)).play("A build s2 coin,coin").legal(A, "use; pass");
        case.play("A pass").turn_of(B).has(A, "");
        case.play("A use");
    }
    Case::new(&text("giza")).play("A build s2 coin,coin").turn_of(B);
    let case = Case::new(&text("rhodes")).play("A build s2 coin,coin").turn_of(B);
    assert_eq!(case.0.shields(A), 1);
    // A set of green cards is no effect.
    let case = Case::new("architects/3:effects=may A.cards=gear*2 pending=act").play("A exchange gear");
    case.refuses("A pass");
}

#[test]
fn r9_9_and_r12_11_victory_tokens_run_out_only_where_they_are_limited() {
    let text = "battle=2 A.wonder=rhodes active=B B.tokens=propaganda B.top=shield_horn_1 B.cards=shield A.victory=27";
    for (options, won) in [("", [27, 2, 0]), (":victory=limited", [27, 1, 0])] {
        let case = Case::new(&format!("architects/3{options} {text}")).play("B take left; * top B wood; B end");
        assert_eq!([A, B, seat(2)].map(|seat| case.0.city(seat).victory()), won);
    }
    // The active player takes first, then who plays after it.
    let text = "architects/4:victory=limited battle=3 A.wonder=rhodes active=B B.cards=shield*2 D.cards=shield*2 B.top=shield_horn_1 A.victory=25";
    let case = Case::new(text).play("B take left; * top B wood");
    assert_eq!([0, 1, 2, 3].map(|i| case.0.city(seat(i)).victory()), [25, 2, 0, 1]);
}

#[test]
fn r12_12_the_game_may_end_where_somebody_finds_no_card() {
    let text = "active=D D.deck=- A.deck=- B.deck=civic_3 B.top=wood C.deck=- C.top=wood centre=-";
    Case::new(&format!("architects/4 {text}")).play("D take right").turn_of(B);
    let case = Case::new(&format!("architects/4:no_card=end {text}")).play("D take right");
    assert_eq!(case.0.outcome().map(|outcome| outcome.ending), Some("decks"));
}
