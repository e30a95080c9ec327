//! Progress tokens, what wonders do, the cat, battles and the end (R6 to R11).

mod common;

use architects::{Card, Pending, TokenId};
use common::{A, B, Case, seat};
use table::Game;

#[test]
fn r6_1_every_token_works_again_in_the_next_turn() {
    let case = Case::new("architects/2 A.tokens=urbanism A.top=wood")
        .play("A take left; * top A wood; A end; B take left; * top B wood");
    let case = case.play("A take left; * top A stone");
    assert!(case.0.turn().has_triggered(TokenId::Urbanism));
    case.extras(1);
}

#[test]
fn r6_2_an_extra_card_may_be_declined() {
    let case = Case::new("architects/3 A.tokens=jewellery A.top=coin").play("A take left; * top A wood; A end");
    case.turn_of(B).has(A, "coin");
}

#[test]
fn r6_3_a_card_counts_however_it_is_come_by() {
    let case = Case::new(
        "architects/3 A.wonder=alexandria A.stages=s1 A.tokens=crafts A.cards=coin*2 B.top=glass pending=act",
    );
    case.play("A build s2 coin,coin; A fetch B; * top B wood").extras(1);
    let case = Case::new("architects/3 A.wonder=ephesus A.stages=s1 A.tokens=crafts A.cards=coin*2 pending=act");
    case.play("A build s2 coin,coin; * card papyrus").extras(1);
    let text = "architects/3 A.wonder=halicarnassus A.stages=s1 A.tokens=crafts A.cards=coin*2 A.top=glass pending=act";
    let case = Case::new(text).play("A build s2 coin,coin; A search left").settle().play("A keep glass").settle();
    case.extras(1);
}

#[test]
fn r6_4_an_extra_card_can_wait_and_comes_once() {
    let case = Case::new(
        "architects/3 A.wonder=olympia A.stages=s1 A.tokens=urbanism A.cards=stone,coin A.top=wood C.top=wood",
    );
    let case =
        case.play("A take left; * top A clay").extras(1).play("A build s2 wood,coin; * top A stone; * top C stone");
    case.extras(1);
}

#[test]
fn r6_5_no_token_works_twice_in_a_turn() {
    let case = Case::new("architects/3 A.tokens=urbanism A.top=wood C.top=wood").play("A take left; * top A wood");
    case.play("A extra right; * top C wood").turn_of(B).has(A, "wood*2");
}

#[test]
fn r6_6_a_token_works_from_the_moment_it_is_gained() {
    let case = Case::new("architects/3 A.cards=gear*2,coin face_up=economy,decor,tactics pending=act")
        .play("A exchange gear; A token economy");
    case.play("* token crafts").legal(A, "build s1 coin");
}

#[test]
fn r6_7_the_second_coin_stands_for_any_resource() {
    Case::new("architects/3 A.tokens=economy A.stages=s1,s2 A.cards=wood,coin pending=act")
        .legal(A, "build s3 wood,coin");
    Case::new("architects/3 A.tokens=economy A.stages=s1,s2,s3 A.cards=wood,coin pending=act")
        .legal(A, "build s4 wood,coin");
}

#[test]
fn r6_8_engineering_is_not_used_where_cards_fit() {
    let case = Case::new("architects/3 A.tokens=engineering A.cards=wood,clay,gear*2 pending=act")
        .play("A build s1 wood,clay");
    assert!(!case.0.turn().has_used_engineering());
    let case =
        Case::new("architects/3 A.tokens=engineering A.cards=wood*2,gear*2 pending=act").play("A build s1 wood,wood");
    assert!(case.0.turn().has_used_engineering());
}

#[test]
fn r6_9_the_duty_counts_economy_but_not_engineering() {
    Case::new("architects/3 A.tokens=economy A.cards=coin pending=act").refuses("A end");
    Case::new("architects/3 A.tokens=engineering A.cards=wood*2 pending=act").play("A end").turn_of(B);
}

#[test]
fn r6_10_any_green_card_triggers_science() {
    for card in ["gear", "compass", "tablet"] {
        let case = Case::new(&format!("architects/3 A.tokens=science A.top={card}")).play("A take left; * top A wood");
        case.extras(1);
    }
}

#[test]
fn r6_11_tactics_are_two_shields() {
    assert_eq!(Case::new("architects/3 A.tokens=tactics A.cards=shield*2").0.shields(A), 4);
}

#[test]
fn r7_1_an_effect_with_nothing_to_take_lapses() {
    let text = "architects/3 A.wonder=halicarnassus A.stages=s1 A.cards=coin*2 A.deck=- C.deck=- pending=act";
    Case::new(text).play("A build s2 coin,coin").turn_of(B);
}

#[test]
fn r7_2_a_card_of_an_effect_may_pay_for_the_next_stage() {
    let case = Case::new("architects/3 A.wonder=ephesus A.stages=s1 A.cards=wood*2,stone*2 pending=act")
        .play("A build s2 wood,wood; * card stone");
    case.legal(A, "build s4 stone,stone,stone");
}

#[test]
fn r7_5_both_cards_of_olympia_come_before_anything_else() {
    let text = "architects/2 A.wonder=olympia A.stages=s1 A.cards=coin*2 A.top=gear B.top=gear pending=act";
    let case =
        Case::new(text).play("A build s2 coin,coin").has(A, "gear*2").due("top A").play("* top A wood").due("top B");
    case.play("* top B wood").legal(A, "exchange gear");
}

#[test]
fn r7_6_a_searched_deck_is_shuffled() {
    let text = "architects/3 A.wonder=halicarnassus A.stages=s1 A.cards=coin*2 A.top=glass pending=act";
    let case = Case::new(text)
        .play("A build s2 coin,coin; A search left; * shown wood; * shown clay; * shown coin; * shown gear");
    let case = case.play("A keep gear").due("top A").refuses("* top A gear").play("* top A glass");
    case.turn_of(B).has(A, "gear");
    assert!(Case::new(text).play("A build s2 coin,coin").actions(A).len() == 2, "never the central deck");
}

#[test]
fn r7_7_babylon_takes_a_token_unseen_too() {
    let case = Case::new("architects/3 A.wonder=babylon A.stages=s1 A.cards=coin*2 pending=act")
        .play("A build s2 coin,coin; A blind; * drawn culture");
    case.turn_of(B);
    assert_eq!(case.score(A).progress, 4);
}

#[test]
fn r7_8_the_shield_of_rhodes_is_no_card() {
    let case = Case::new("architects/3 A.wonder=rhodes A.tokens=propaganda A.cards=coin*2 pending=act")
        .play("A build s2 coin,coin");
    assert_eq!((case.0.shields(A), case.0.flipped(), case.0.turn().extras()), (1, 0, 0));
}

#[test]
fn r7_9_giza_does_nothing_but_count() {
    Case::new("architects/3 A.stages=s1 A.cards=coin*2 pending=act").play("A build s2 coin,coin").turn_of(B);
}

#[test]
fn r8_1_only_the_card_with_the_cat_brings_it() {
    let case = Case::new("architects/3 cat=B A.top=civic_3").play("A take left; * top A wood");
    assert_eq!(case.0.cat(), Some(B));
}

#[test]
fn r8_2_a_cat_gained_in_the_course_of_a_turn_gives_no_look() {
    let case = Case::new("architects/3 A.tokens=architecture A.cards=coin*2 A.top=civic_2_cat")
        .play("A take left; * top A wood");
    case.play("A build s1 coin,coin").legal(A, "extra left; extra right; extra centre; end");
}

#[test]
fn r8_2_an_empty_central_deck_cannot_be_looked_at() {
    Case::new("architects/3 cat=A centre=-").legal(A, "take left; take right");
}

#[test]
fn r3_1_and_r8_3_the_look_binds_to_nothing() {
    Case::new("architects/3 cat=A").play("A look; * seen gear").legal(A, "take left; take right; take centre");
}

#[test]
fn r8_4_who_still_knows_the_card_is_not_asked_again() {
    Case::new("architects/3 cat=A seen=gear.A").legal(A, "take left; take right; take centre");
    Case::new("architects/3 cat=A seen=gear.B").legal(A, "look; take left; take right; take centre");
}

#[test]
fn r8_5_blue_cards_stay() {
    let text = "architects/3 battle=2 A.wonder=rhodes A.cards=civic_3,civic_2_cat A.top=shield_horn_1";
    Case::new(text).play("A take left; * top A wood").turn_of(B).has(A, "civic_3,civic_2_cat");
}

#[test]
fn r9_1_every_horn_turns_a_token() {
    for (card, turned) in [("shield", 0), ("shield_horn_1", 1), ("shield_horn_2", 2)] {
        let case = Case::new(&format!("architects/3 A.wonder=rhodes A.top={card}")).play("A take left");
        assert_eq!(case.0.flipped(), turned, "{card}");
    }
}

#[test]
fn r9_2_there_is_one_battle_at_the_end_of_the_turn() {
    let case = Case::new("architects/3 battle=2 A.wonder=rhodes A.tokens=propaganda A.top=shield_horn_1")
        .play("A take left; * top A shield_horn_1");
    let case = case.play("A extra left; * top A wood").turn_of(B);
    assert_eq!((case.0.flipped(), case.0.city(A).victory()), (0, 2));
}

#[test]
fn r9_3_all_shields_count() {
    let text =
        "architects/3 A.wonder=rhodes A.stages=s1,s2 A.tokens=tactics A.cards=shield,shield_horn_1,shield_horn_2";
    assert_eq!(Case::new(text).0.shields(A), 6);
}

#[test]
fn r9_5_two_players_compare_once() {
    let text = "architects/2 battle=2 A.wonder=rhodes A.cards=shield A.top=shield_horn_1 B.cards=shield";
    let case = Case::new(text).play("A take left; * top A wood");
    assert_eq!([A, B].map(|seat| case.0.city(seat).victory()), [2, 0]);
}

#[test]
fn r9_5_three_against_two_win_once() {
    let text = "architects/2 battle=2 A.cards=shield,shield_horn_1 A.top=shield_horn_1 B.cards=shield*2";
    let case = Case::new(text).play("A take left; * top A wood").turn_of(B).has(A, "shield").has(B, "shield*2");
    assert_eq!([A, B].map(|seat| case.0.city(seat).victory()), [1, 0]);
}

/// What each has before A takes the last horn, and what each then wins.
const RINGS: [(&str, &[u8]); 3] = [
    (
        // 3 1 2 0 2
        "architects/5 battle=4 A.cards=shield*2 B.cards=shield_horn_1 C.cards=shield,shield_horn_2 E.cards=shield_horn_1*2",
        &[2, 0, 2, 0, 1],
    ),
    (
        // 2 2 0 1 0 1
        "architects/6 battle=5 A.cards=shield B.cards=shield_horn_1*2 D.cards=shield_horn_2 F.cards=shield",
        &[1, 1, 0, 2, 0, 1],
    ),
    (
        // 1 0 1 0 2 1 3
        "architects/7 battle=5 C.cards=shield E.cards=shield_horn_1*2 F.cards=shield_horn_2 G.cards=shield*3",
        &[1, 0, 2, 0, 2, 0, 2],
    ),
];

#[test]
fn r9_4_a_battle_goes_round_a_ring_of_five_six_and_seven() {
    for (text, won) in RINGS {
        let before = Case::new(&format!("{text} A.top=shield_horn_1")).play("A take left");
        let case = before.play("* top A wood").turn_of(B);
        assert_eq!(case.0.flipped(), 0, "{text}");
        for (i, &won) in won.iter().enumerate() {
            let city = case.0.city(seat(i));
            assert_eq!(city.victory(), won, "seat {}: {text}", seat(i));
            let shields = before.0.city(seat(i)).cards().of(Card::Shield);
            assert_eq!(
                (city.cards().of(Card::Shield), city.cards().total()),
                (shields, usize::from(shields)),
                "{text}"
            );
        }
    }
}

#[test]
fn r9_6_one_shield_against_none_gives_one() {
    assert_eq!(architects::victories(&[1, 0])[..2], [1, 0]);
}

#[test]
fn r9_8_victory_tokens_are_never_lost() {
    let text = "architects/3 battle=2 A.wonder=rhodes A.top=shield_horn_1 B.victory=3 B.cards=shield";
    let case = Case::new(text).play("A take left; * top A wood");
    assert_eq!([A, B, seat(2)].map(|seat| case.0.city(seat).victory()), [1, 4, 0]);
}

#[test]
fn r10_1_an_empty_deck_stays_empty() {
    let case = Case::new("architects/3 A.deck=- A.top=wood").play("A take left").turn_of(B);
    case.legal(B, "take left; take centre");
}

#[test]
fn r10_2_without_a_card_the_rest_of_the_turn_is_as_ever() {
    let text = "architects/4 active=D D.deck=- A.deck=- B.deck=civic_3 B.top=wood C.deck=- C.top=shield centre=- A.tokens=engineering A.cards=wood*2";
    let case = Case::new(text).play("D take right").legal(A, "build s1 wood,wood; end");
    case.play("A build s1 wood,wood").turn_of(B);
}

/// C takes the last card of all; A and B have only what the fields say.
#[track_caller]
fn last_card_of_c(options: &str, fields: &str) -> Case {
    let text = format!("architects/3{options} active=C B.deck=- B.top=shield A.deck=- C.deck=- centre=- {fields}");
    Case::new(&text).play("C take right")
}

const FOUR_WOOD: &str = "A.stages=s1,s2,s3,s4 A.tokens=engineering A.cards=wood*4";

#[test]
fn r10_3_without_cards_the_game_is_over() {
    last_card_of_c("", "A.tokens=engineering A.cards=wood*2").over("decks", "ABC");
    // With one wood less nobody can complete a wonder.
    last_card_of_c("", &FOUR_WOOD.replace("wood*4", "wood*3")).over("decks", "A");
}

#[test]
fn r10_4_who_can_still_complete_its_wonder_may_do_so_before_the_game_ends() {
    let asked = last_card_of_c("", FOUR_WOOD).legal(A, "build s5 wood,wood,wood,wood; end");
    let built = asked.play("A build s5 wood,wood,wood,wood").over("wonder", "A");
    assert_eq!(built.score(A).stages, 30);
    let left = asked.play("A end").over("decks", "A");
    assert_eq!(left.score(A).stages, 22);
    // What has to be built has to be built then, too: Economy serves once in each turn.
    let coins = "A.stages=s1,s2,s3,s4 A.tokens=economy A.cards=wood,stone,coin";
    last_card_of_c("", coins).legal(A, "build s5 wood,stone,coin").play("A build s5 wood,stone,coin");
    last_card_of_c(":no_card=end", FOUR_WOOD).play("A build s5 wood,wood,wood,wood").over("wonder", "A");
}

#[test]
fn r10_4_last_turns_go_in_turn_order_up_to_who_took_the_last_card() {
    let both = format!("{FOUR_WOOD} B.stages=s1,s2,s3,s4 B.tokens=economy B.cards=wood,stone,coin");
    let asked = last_card_of_c("", &both);
    assert_eq!((asked.0.active(), asked.0.pending()), (A, &[Pending::LastTurns(seat(2)), Pending::Act][..]));
    let second = asked.play("A end").legal(B, "build s5 wood,stone,coin");
    assert_eq!(second.0.pending(), [Pending::LastTurns(seat(2)), Pending::Act]);
    second.play("B build s5 wood,stone,coin");
    // C has had its turn, in which it might have built.
    let own = "C.stages=s1,s2,s3,s4 C.tokens=engineering C.cards=wood*4";
    let acts = last_card_of_c("", own).legal(seat(2), "build s5 wood,wood,wood,wood; end");
    acts.play("C end").over("decks", "C");
    // Of those who cannot, nobody is asked: after A comes the end.
    last_card_of_c("", &format!("{FOUR_WOOD} B.tokens=economy B.cards=coin")).play("A end").over("decks", "A");
}

#[test]
fn r10_4_two_stages_may_be_missing_if_one_turn_pays_for_both() {
    let two = "A.stages=s1,s2,s3 A.tokens=engineering A.cards=wood*2,stone*2,clay,papyrus,glass";
    let case = last_card_of_c("", two).play("A build s4 wood,wood,stone");
    case.legal(A, "build s5 stone,clay,papyrus,glass").play("A build s5 stone,clay,papyrus,glass").over("wonder", "A");
    // Engineering pays for one stage in a turn, unless the option says otherwise.
    let alike = "A.stages=s1,s2 A.tokens=engineering A.cards=wood*10";
    last_card_of_c("", alike).over("decks", "A");
    let always = last_card_of_c(":engineering=always", alike).play("A build s3 wood,wood,wood");
    always.play("A build s4 wood,wood,wood; A build s5 wood,wood,wood,wood").over("wonder", "A");
}

#[test]
fn r11_1_the_last_turn_is_played_to_its_end() {
    let text = "architects/3 A.stages=s1,s2,s3,s4 A.cards=coin*4,gear*2 pending=act";
    let case = Case::new(text).play("A build s5 coin,coin,coin,coin").legal(A, "exchange gear");
    case.play("A exchange gear; A token politics; * token culture").over("wonder", "A");
}

#[test]
fn r11_3_the_sheet_has_a_row_for_each_source_and_a_column_for_each_seat() {
    let case = Case::new("architects/5 A.stages=s1 E.victory=2 cat=B B.cards=civic_2_cat C.tokens=culture");
    let sheet = case.0.score_sheet();
    assert_eq!(sheet.seats, 5);
    let rows: Vec<_> = sheet.rows.iter().map(|(row, points)| (*row, &points[..5])).collect();
    let expected: [(&str, &[i16]); 5] = [
        ("stages", &[4, 0, 0, 0, 0]),
        ("cat", &[0, 2, 0, 0, 0]),
        ("blue", &[0, 2, 0, 0, 0]),
        ("victory", &[0, 0, 0, 0, 6]),
        ("progress", &[0, 0, 4, 0, 0]),
    ];
    assert_eq!(rows, expected);
}
