//! The worked examples of `docs/rules/architects.md`, the second half: wonders, the cat, battles, points, empty decks.

mod common;

use architects::{Card, Chance, DeckId, EventView, TopSeen, WonderId, victories};
use common::{A, B, Case, seat};
use table::{Event, Game};

#[test]
fn w32_alexandria_takes_from_any_deck() {
    let case = Case::new("architects/5 A.wonder=alexandria A.stages=s1 A.cards=wood*2 D.top=civic_3 pending=act");
    let case = case.play("A build s2 wood,wood").legal(A, "fetch A; fetch B; fetch C; fetch D; fetch E; fetch centre");
    case.play("A fetch D; * top D wood").turn_of(B).has(A, "civic_3");
    case.play("A fetch centre; * card glass").turn_of(B).has(A, "glass");
}

#[test]
fn w33_ephesus_takes_from_the_central_deck() {
    for (stages, payment) in
        [("s1", "s2 wood,wood"), ("s1,s2,s4", "s3 wood,stone,clay"), ("s1,s2,s3", "s4 wood,wood,wood")]
    {
        let cards = if payment.starts_with("s3") { "wood,stone,clay" } else { "wood*3" };
        let text = format!("architects/3 A.wonder=ephesus A.stages={stages} A.cards={cards} pending=act");
        let case = Case::new(&text).play(&format!("A build {payment}")).due("card");
        assert!(case.play("* card civic_3").0.city(A).cards().of(Card::Civic3) == 1);
        Case::new(&format!("{text} centre=-")).play(&format!("A build {payment}")).turn_of(B);
    }
}

#[test]
fn w34_olympia_takes_from_both_sides() {
    let text = "architects/3 A.wonder=olympia A.stages=s1 A.cards=wood*2 A.top=civic_3 C.top=civic_2_cat pending=act";
    let case = Case::new(text).play("A build s2 wood,wood").has(A, "civic_3,civic_2_cat").due("top A");
    case.play("* top A wood; * top C wood").turn_of(B);
    let text = "architects/3 A.wonder=olympia A.stages=s1 A.cards=wood*2 A.top=civic_3 C.deck=- pending=act";
    Case::new(text).play("A build s2 wood,wood; * top A wood").turn_of(B).has(A, "civic_3");
}

#[test]
fn w35_halicarnassus_keeps_one_of_five() {
    let text = "architects/3 A.wonder=halicarnassus A.stages=s1 A.cards=wood*2 A.top=civic_3 pending=act";
    let case = Case::new(text).play("A build s2 wood,wood").legal(A, "search left; search right").play("A search left");
    let case = case.due("shown").play("* shown wood; * shown wood; * shown coin; * shown tablet");
    let case = case.legal(A, "keep civic_3; keep wood; keep coin; keep tablet").play("A keep coin").due("top A");
    assert_eq!(case.0.deck(DeckId::of(A)).len(), 24);
    case.play("* top A civic_3").turn_of(B).has(A, "coin");
    let text =
        "architects/3 A.wonder=halicarnassus A.stages=s1 A.cards=wood*2 A.top=civic_3 A.deck=stone*2 pending=act";
    let case = Case::new(text).play("A build s2 wood,wood; A search left; * shown stone; * shown stone");
    let case = case.legal(A, "keep civic_3; keep stone").play("A keep stone; * top A civic_3").turn_of(B);
    assert_eq!(case.0.deck(DeckId::of(A)).len(), 2);
}

#[test]
fn w36_babylon_takes_a_token() {
    let text = "architects/3 A.wonder=babylon A.stages=s1 A.cards=wood*2,gear pending=act";
    let case =
        Case::new(text).play("A build s2 wood,wood").legal(A, "token tactics; token decor; token politics; blind");
    let case = case.play("A token tactics; * token crafts").turn_of(B).has(A, "gear");
    assert_eq!(case.score(A).stages, 3);
}

/// Three stages of the wonder stand, and A pays for the fourth with three wood.
#[track_caller]
fn fourth_stage(wonder: &str, fields: &str) -> Case {
    let text = format!("architects/3 A.wonder={wonder} A.stages=s1,s2,s3 A.cards=wood*3 {fields} pending=act");
    Case::new(&text).play("A build s4 wood,wood,wood")
}

#[test]
fn r7_3_the_second_effect_of_alexandria_takes_from_any_deck() {
    let case = fourth_stage("alexandria", "B.top=civic_3").legal(A, "fetch A; fetch B; fetch C; fetch centre");
    case.play("A fetch B; * top B wood").turn_of(B).has(A, "civic_3");
}

#[test]
fn r7_5_the_second_effect_of_olympia_takes_from_both_sides() {
    let case = fourth_stage("olympia", "A.top=civic_3 C.top=civic_2_cat").has(A, "civic_3,civic_2_cat").due("top A");
    case.play("* top A wood; * top C wood").turn_of(B);
}

/// The deck on the right is C's: five of its seven cards are seen, one leaves, and all the others are shuffled.
#[test]
fn r7_6_the_second_effect_of_halicarnassus_searches_the_deck_on_the_right() {
    let c = DeckId::of(seat(2));
    let case = fourth_stage("halicarnassus", "C.top=civic_3 C.deck=wood,stone*2,clay,coin,gear C.shuffles=1");
    let case = case.legal(A, "search left; search right").play("A search right").due("shown");
    let case = case.play("* shown stone; * shown coin; * shown wood; * shown clay");
    let case = case.legal(A, "keep civic_3; keep stone; keep coin; keep wood; keep clay").play("A keep coin");
    let returned = [Card::Wood, Card::Stone, Card::Stone, Card::Clay, Card::Gear, Card::Civic3];
    assert_eq!(*case.0.deck(c).inside(), returned.into_iter().collect(), "what was not kept, and what was not seen");
    let case = case.due("top C").refuses("* top C coin").play("* top C stone").turn_of(B).has(A, "coin");
    assert_eq!((case.0.deck(c).len(), case.0.deck(DeckId::of(A)).len()), (6, 25), "the deck on the left is whole");
    assert_eq!(case.0.view(None).decks[2].shuffles, 2);
}

#[test]
fn r7_7_the_second_effect_of_babylon_takes_a_token() {
    let case = fourth_stage("babylon", "").legal(A, "token tactics; token decor; token politics; blind");
    let case = case.play("A blind; * drawn culture").turn_of(B);
    assert_eq!((case.score(A).stages, case.score(A).progress), (13, 4));
}

#[test]
fn w37_shields_of_rhodes_and_of_tactics_are_for_good() {
    let case = Case::new("architects/3 A.wonder=rhodes A.stages=s1,s2,s3,s4 A.tokens=tactics");
    assert_eq!(case.0.shields(A), 4);
}

#[test]
fn w38_two_cards_of_olympia_trigger_two_tokens() {
    let text =
        "architects/3 A.wonder=olympia A.stages=s1 A.tokens=urbanism,science A.cards=coin*2 A.top=wood C.top=gear";
    Case::new(&format!("{text} pending=act")).play("A build s2 coin,coin; * top A stone; * top C stone").extras(2);
}

#[test]
fn w39_the_cat_goes_to_who_takes_its_card() {
    let case = Case::new("architects/3 cat=C C.cards=civic_2_cat A.top=civic_2_cat").play("A take left");
    assert_eq!(case.0.cat(), Some(A));
    let case =
        case.play("* top A shield; B take left; * top B wood").legal(seat(2), "take left; take right; take centre");
    case.play("C take left; * top C wood").legal(A, "look; take left; take right; take centre");
}

#[test]
fn w40_who_has_looked_knows_the_card_while_it_lies_on_top() {
    let case = Case::new("architects/3 cat=A A.tokens=urbanism A.top=wood").play("A look; * seen glass");
    let case = case.legal(A, "take left; take right; take centre").play("A take left; * top A wood").extras(1);
    assert_eq!(case.0.view(Some(A)).centre.top, TopSeen::Seen(Card::Glass));
    for viewer in [Some(B), Some(seat(2)), None] {
        assert_eq!(case.0.view(viewer).centre.top, TopSeen::Hidden);
    }
    case.play("A extra centre").refuses("* card wood").play("* card glass");
}

#[test]
fn w41_surplus_horns_are_ignored() {
    let case =
        Case::new("architects/3 A.wonder=rhodes battle=2 A.tokens=propaganda A.top=shield_horn_2").play("A take left");
    assert_eq!(case.0.flipped(), 3);
    let case = case.play("* top A wood; A end").turn_of(B);
    assert_eq!((case.0.flipped(), case.0.city(A).victory()), (0, 2));
}

#[test]
fn w42_what_is_gained_after_the_last_horn_still_counts() {
    let text =
        "architects/3 A.wonder=rhodes battle=2 A.tokens=propaganda A.top=shield_horn_2 B.cards=shield,shield_horn_1";
    let case = Case::new(text).play("A take left; * top A shield");
    assert_eq!(case.play("A end").0.city(A).victory(), 1);
    let case = case.play("A extra left; * top A wood");
    assert_eq!(case.0.city(A).victory(), 1, "two against two is a tie, two against none is not");
    let case =
        Case::new(&text.replace("B.cards=shield,shield_horn_1", "B.cards=shield")).play("A take left; * top A shield");
    assert_eq!(case.play("A end").0.city(A).victory(), 1);
    assert_eq!(case.play("A extra left; * top A wood").0.city(A).victory(), 2);
}

#[test]
fn w43_each_neighbour_is_compared_by_itself() {
    assert_eq!(victories(&[3, 1, 1])[..3], [2, 0, 0]);
    assert_eq!(victories(&[2, 0, 2, 1])[..4], [2, 0, 2, 0]);
    assert_eq!(victories(&[2, 2, 2])[..3], [0, 0, 0]);
    assert_eq!(victories(&[4, 3, 2, 1, 0])[..5], [2, 1, 1, 1, 0]);
}

#[test]
fn w44_of_two_twice_as_many_shields_win_twice() {
    for ([a, b], won) in [([2, 1], 2), ([3, 2], 1), ([4, 2], 2), ([5, 3], 1), ([2, 0], 2), ([2, 2], 0)] {
        assert_eq!(victories(&[a, b])[..2], [won, 0], "{a} against {b}");
        assert_eq!(victories(&[b, a])[..2], [0, won], "{b} against {a}");
    }
}

#[test]
fn w45_after_a_battle_horns_are_gone() {
    let text = "architects/3 battle=2 A.wonder=rhodes B.cards=shield,shield_horn_1,shield_horn_2 C.cards=shield_horn_1 A.top=shield_horn_1";
    let case =
        Case::new(text).play("A take left; * top A wood").turn_of(B).has(A, "").has(B, "shield").has(seat(2), "");
    assert_eq!(case.0.flipped(), 0);
    assert_eq!([A, B, seat(2)].map(|seat| case.0.city(seat).victory()), [0, 2, 0]);
}

#[test]
fn w46_victory_tokens_and_strategy() {
    let case = Case::new("architects/3 A.victory=1 B.victory=4 B.tokens=strategy");
    assert_eq!(case.score(A).victory, 3);
    assert_eq!((case.score(B).victory, case.score(B).progress), (12, 4));
}

#[test]
fn w47_culture_and_education() {
    let progress = |tokens: &str| Case::new(&format!("architects/3 A.tokens={tokens}")).score(A).progress;
    assert_eq!(progress("culture"), 4);
    assert_eq!(progress("culture,culture"), 12);
    assert_eq!(progress("education,culture,culture"), 18);
}

#[test]
fn w48_other_tokens_that_score() {
    let progress = |fields: &str| Case::new(&format!("architects/3 {fields}")).score(A).progress;
    assert_eq!(progress("A.tokens=education,tactics,economy"), 6);
    assert_eq!(progress("A.tokens=decor A.stages=s1,s2,s3,s4"), 4);
    let case = Case::new("architects/3 A.tokens=decor A.stages=s1,s2,s3,s4 A.cards=coin*4 pending=act");
    assert_eq!(case.play("A build s5 coin,coin,coin,coin").score(A).progress, 6);
    assert_eq!(progress("A.tokens=politics A.cards=civic_2_cat*3 cat=A"), 3);
}

#[test]
fn w49_blue_cards_and_the_cat() {
    let score = Case::new("architects/3 A.cards=civic_3,civic_2_cat*2 cat=A").score(A);
    assert_eq!((score.blue, score.cat), (7, 2));
}

#[test]
fn w50_complete_wonders() {
    for (wonder, points) in WonderId::ALL.into_iter().zip([25, 20, 22, 30, 24, 22, 26]) {
        let text = format!("architects/3 A.wonder={wonder} A.stages=s1,s2,s3,s4 A.cards=coin*4 pending=act");
        let case = Case::new(&text).play("A build s5 coin,coin,coin,coin").over("wonder", "A");
        assert_eq!(case.score(A).stages, points, "{wonder}");
    }
}

#[test]
fn w51_nobody_plays_after_the_turn_that_completes_a_wonder() {
    let case = Case::new("architects/4 active=B B.stages=s1,s2,s3,s4 B.cards=coin*4 pending=act");
    case.play("B build s5 coin,coin,coin,coin").over("wonder", "B");
}

#[test]
fn w52_the_battle_of_the_last_turn_is_fought() {
    let text = "architects/3 battle=3 A.cards=shield_horn_2,coin*4 A.stages=s1,s2,s3,s4 pending=act";
    let case = Case::new(text).play("A build s5 coin,coin,coin,coin").over("wonder", "A").has(A, "");
    assert_eq!(case.score(A).victory, 6);
}

#[test]
fn w53_ties_go_to_more_stages() {
    let last = "A build s5 coin,coin,coin,coin";
    let text = "architects/3 A.wonder=giza A.stages=s1,s2,s3,s4 A.cards=coin*4 B.wonder=alexandria pending=act";
    // B has 18 points for four stages, or 13 for three.
    let case = Case::new(&format!("{text} B.stages=s1,s2,s3,s4 B.victory=4")).play(last).over("wonder", "A");
    assert_eq!([A, B].map(|seat| case.score(seat).total()), [30, 30]);
    let case = Case::new(&format!("{text} B.stages=s1,s2,s3 B.victory=6")).play(last).over("wonder", "B");
    assert_eq!([A, B].map(|seat| case.score(seat).total()), [30, 31]);
    // The game ends with all decks empty, and two have 21 points and four stages.
    let empty = "A.deck=- A.top=wood B.deck=- C.deck=- centre=-";
    let text =
        "architects/3 A.wonder=alexandria A.stages=s1,s2,s3,s4 A.cards=civic_3 B.wonder=rhodes B.stages=s1,s2,s3,s4";
    let case = Case::new(&format!("{text} B.cards=civic_2_cat {empty}")).play("A take left").over("decks", "AB");
    assert_eq!([A, B].map(|seat| case.score(seat).total()), [21, 21]);
}

/// Who completes a wonder ends the game and need not win it.
#[test]
fn r11_6_others_share_the_victory_when_a_wonder_is_complete() {
    let text = "architects/3 A.wonder=babylon A.stages=s1,s2,s3,s4 A.cards=coin*4 pending=act \
                B.wonder=giza B.stages=s1,s2,s3 B.victory=5 C.wonder=alexandria C.stages=s1,s2,s3 C.victory=5 C.cards=civic_2_cat";
    let case = Case::new(text).play("A build s5 coin,coin,coin,coin").over("wonder", "BC");
    assert_eq!([A, B, seat(2)].map(|seat| case.score(seat).total()), [20, 30, 30]);
    // One stage more decides between them.
    let more = text.replace("B.stages=s1,s2,s3 B.victory=5", "B.stages=s1,s2 B.victory=7");
    let case = Case::new(&more).play("A build s5 coin,coin,coin,coin").over("wonder", "C");
    assert_eq!([B, seat(2)].map(|seat| case.score(seat).total()), [30, 30]);
}

#[test]
fn w54_the_example_of_the_rulebook() {
    let text = "architects/3 A.wonder=ephesus A.stages=s1,s2,s3 cat=A A.cards=civic_3,civic_2_cat*2 A.victory=4 A.tokens=strategy";
    let score = Case::new(text).score(A);
    assert_eq!(score.rows(), [10, 2, 7, 12, 4]);
    assert_eq!(score.total(), 35);
}

#[test]
fn w55_empty_decks() {
    let case = Case::new("architects/3 A.deck=- C.deck=-").legal(A, "take centre");
    case.play("A take centre; * card wood").turn_of(B);
    let case = Case::new("architects/3 active=C B.deck=- B.top=wood A.deck=- C.deck=- centre=-");
    case.play("C take right").over("decks", "ABC");
    // C takes the last card of its own deck, A finds none, B does.
    let case =
        Case::new("architects/4 active=B D.deck=- A.deck=- C.deck=civic_3 C.top=wood B.deck=- B.top=wood centre=-");
    let case = case.play("B take left").turn_of(seat(2)).play("C take left; * top C civic_3");
    case.turn_of(seat(3)).legal(seat(3), "take right").play("D take right").over("decks", "D");
    let text = "architects/4 active=D D.deck=- A.deck=- B.deck=civic_3 B.top=wood C.deck=- C.top=wood centre=-";
    // A finds nothing left and right, and B plays.
    Case::new(text).play("D take right").turn_of(B);
    let case = Case::new(&text.replace("architects/4", "architects/4:no_card=end"));
    assert!(case.play("D take right").0.outcome().is_some());
}

#[test]
fn w40_others_are_told_that_somebody_looked() {
    let case = Case::new("architects/3 cat=A").play("A look");
    let event = Event::Chance(Chance::Seen(Card::Wood));
    assert_eq!(case.0.event_view(event, Some(B)), EventView::SeenHidden(A));
    assert_eq!(case.0.event_view(event, None), EventView::SeenHidden(A));
    assert_eq!(case.0.event_view(event, Some(A)), EventView::Chance(Chance::Seen(Card::Wood)));
}
