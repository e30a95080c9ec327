//! The worked examples of `docs/rules/architects.md`, the first half: setup, building, science, extra cards.

mod common;

use architects::{Architects, DeckId, Side, TokenId};
use common::{A, B, Case, seat, table};
use table::{Game, Phase, Seat, Xoshiro};

/// A game whose table is laid.
fn laid(seats: usize) -> Architects {
    let mut game = Architects::new(table(&format!("architects/{seats}")));
    let mut rng = Xoshiro::new(1);
    while game.phase() == Phase::Chance {
        game.reveal(game.draw(&mut rng)).expect("what is drawn is possible");
    }
    game
}

#[test]
fn w01_the_table_has_so_many_cards_and_tokens() {
    let expected = [(110, 3), (135, 3), (160, 4), (185, 5), (210, 6), (235, 6)];
    for (seats, (cards, conflict)) in (2..).zip(expected) {
        let game = laid(seats);
        let decks = Seat::first(seats).map(DeckId::of).chain([DeckId::CENTRE]);
        assert_eq!(decks.map(|deck| game.deck(deck).len()).sum::<usize>(), cards);
        assert_eq!(game.conflict_tokens(), conflict);
        assert_eq!((game.face_up().total(), game.stack().total()), (3, 12));
    }
}

#[test]
fn w02_a_player_has_the_own_deck_on_the_left_and_that_of_the_player_before_on_the_right() {
    let game = laid(4);
    assert_eq!(game.deck_at(B, Side::Left), DeckId::of(B));
    assert_eq!(game.deck_at(B, Side::Right), DeckId::of(A));
    assert_eq!(game.deck_at(B, Side::Centre), DeckId::CENTRE);
    assert_eq!(game.deck_at(A, Side::Right), DeckId::of(seat(3)));
    let game = laid(2);
    assert_eq!([Side::Left, Side::Right].map(|side| game.deck_at(A, side)), [A, B].map(DeckId::of));
}

#[test]
fn w03_after_the_last_seat_comes_the_first() {
    Case(laid(5)).turn_of(A);
    Case::new("architects/5 active=E").play("E take left; * top E wood").turn_of(A);
}

#[test]
fn w04_a_stage_that_can_be_paid_has_to_be_built() {
    let case = Case::new("architects/3 A.cards=wood,clay pending=act").legal(A, "build s1 wood,clay");
    let case = case.play("A build s1 wood,clay").turn_of(B).has(A, "");
    assert_eq!(case.0.discard().total(), 2);
    assert_eq!(case.score(A).stages, 4);
}

#[test]
fn w05_two_alike_are_not_different_but_a_coin_is_anything() {
    Case::new("architects/3 A.cards=wood A.top=wood").play("A take left; * top A clay").turn_of(B).has(A, "wood*2");
    let case = Case::new("architects/3 A.cards=wood*2,coin pending=act").legal(A, "build s1 wood,coin");
    case.play("A build s1 wood,coin").turn_of(B).has(A, "wood");
}

#[test]
fn w06_two_coins_pay_any_stage_of_two() {
    Case::new("architects/3 A.cards=coin*2 pending=act").legal(A, "build s1 coin,coin");
    Case::new("architects/3 A.stages=s1 A.cards=coin*2 pending=act").legal(A, "build s2 coin,coin");
}

#[test]
fn w07_identical_resources_are_paid_with_one_kind_and_coins() {
    Case::new("architects/3 A.stages=s1 A.cards=stone*2 pending=act").legal(A, "build s2 stone,stone");
    Case::new("architects/3 A.stages=s1 A.cards=stone A.top=glass").play("A take left; * top A wood").turn_of(B);
    let case = Case::new("architects/3 A.stages=s1 A.cards=stone,glass,coin pending=act");
    case.legal(A, "build s2 stone,coin; build s2 glass,coin");
}

#[test]
fn w08_three_different_resources() {
    Case::new("architects/3 A.stages=s1,s2 A.cards=wood,stone,clay pending=act").legal(A, "build s3 wood,stone,clay");
    let case = Case::new("architects/3 A.stages=s1,s2 A.cards=wood*2,stone,coin pending=act");
    case.legal(A, "build s3 wood,stone,coin");
}

#[test]
fn w09_the_last_stages_and_a_complete_giza() {
    let case = Case::new("architects/3 A.stages=s1,s2,s3 A.cards=glass*2,coin pending=act");
    case.legal(A, "build s4 glass,glass,coin");
    let case = Case::new("architects/3 A.stages=s1,s2,s3,s4 A.cards=wood,stone,clay,coin pending=act");
    let case =
        case.legal(A, "build s5 wood,stone,clay,coin").play("A build s5 wood,stone,clay,coin").over("wonder", "A");
    assert_eq!(case.score(A).stages, 30);
}

#[test]
fn w10_several_stages_in_one_turn() {
    let case = Case::new("architects/3 A.cards=wood,stone A.tokens=urbanism A.top=clay C.top=stone");
    let case = case.play("A take left; * top A shield").extras(1).play("A extra right; * top C wood");
    case.play("A build s1 wood,clay; A build s2 stone,stone").turn_of(B).has(A, "");
}

#[test]
fn w11_stages_of_one_level_are_free_in_order() {
    let open = |wonder: &str, stages: &str| {
        let stages = if stages.is_empty() { String::new() } else { format!(" A.stages={stages}") };
        let case = Case::new(&format!("architects/3 A.wonder={wonder}{stages}"));
        case.0.city(A).available().iter().map(|stage| stage.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(open("rhodes", ""), "s1 s2");
    assert_eq!(open("rhodes", "s2"), "s1");
    assert_eq!(open("rhodes", "s1,s2"), "s3");
    assert_eq!(open("ephesus", "s1"), "s2 s3 s4");
    assert_eq!(open("ephesus", "s1,s3"), "s2 s4");
    assert_eq!(open("ephesus", "s1,s2,s3,s4"), "s5");
    assert_eq!(open("babylon", "s1,s2,s3"), "s4 s5");
    assert_eq!(open("babylon", "s1,s2,s3,s5"), "s4");
}

#[test]
fn w12_of_two_stages_that_can_be_paid_the_player_picks_one() {
    let case = Case::new("architects/3 A.wonder=ephesus A.stages=s1 A.cards=wood*2,clay,stone pending=act");
    let case = case.legal(A, "build s2 wood,wood; build s3 wood,stone,clay");
    case.play("A build s2 wood,wood; * card shield").turn_of(B);
    case.play("A build s3 wood,stone,clay; * card shield").turn_of(B);
}

#[test]
fn w13_exactly_the_cost_is_spent() {
    let case = Case::new("architects/3 A.cards=wood,clay,stone pending=act");
    case.legal(A, "build s1 wood,stone; build s1 wood,clay; build s1 stone,clay")
        .play("A build s1 stone,clay")
        .has(A, "wood");
}

#[test]
fn w14_economy_makes_one_coin_two() {
    let case = Case::new("architects/3 A.tokens=economy A.cards=coin pending=act").legal(A, "build s1 coin");
    let case = case.play("A build s1 coin").turn_of(B).has(A, "");
    assert_eq!(case.0.discard().total(), 1);
}

#[test]
fn w15_economy_makes_two_coins_three() {
    let case = Case::new("architects/3 A.tokens=economy A.stages=s1,s2 A.cards=coin*2 pending=act");
    case.legal(A, "build s3 coin,coin").play("A build s3 coin,coin").turn_of(B).has(A, "");
}

#[test]
fn w16_a_coin_of_which_one_is_needed_counts_as_one() {
    let case = Case::new("architects/3 A.tokens=economy A.cards=wood,coin,compass*2 pending=act");
    let case = case.legal(A, "build s1 wood,coin; build s1 coin; exchange compass");
    assert!(!case.play("A build s1 wood,coin").0.turn().has_used_economy());
    let spent = case.play("A build s1 coin").has(A, "wood,compass*2");
    assert!(spent.0.turn().has_used_economy());
}

#[test]
fn w17_economy_works_once_in_a_turn() {
    let case = Case::new("architects/3 A.tokens=economy A.cards=coin*2 pending=act");
    case.play("A build s1 coin").turn_of(B).has(A, "coin");
}

#[test]
fn w18_engineering_may_pay_for_one_stage() {
    let case = Case::new("architects/3 A.tokens=engineering A.cards=stone*2 pending=act");
    let case = case.legal(A, "build s1 stone,stone; end");
    case.play("A end").turn_of(B).has(A, "stone*2");
    let case = Case::new("architects/3 A.tokens=engineering A.cards=stone*2,clay,wood pending=act");
    case.play("A build s1 stone,stone").turn_of(B).has(A, "wood,clay");
}

#[test]
fn w19_engineering_and_economy_together() {
    let text = "architects/3 A.tokens=economy,engineering";
    let case = Case::new(&format!("{text} A.stages=s1,s2,s3,s4 A.cards=wood*2,coin pending=act"));
    let case = case.legal(A, "build s5 wood,wood,coin; end");
    case.play("A build s5 wood,wood,coin").over("wonder", "A");
    let case = Case::new(&format!("{text} A.stages=s1,s2,s3 A.cards=wood,stone,coin pending=act"));
    case.legal(A, "build s4 wood,coin; build s4 stone,coin; build s4 wood,stone,coin");
}

#[test]
fn w20_a_pair_goes_and_the_other_card_stays() {
    let case = Case::new("architects/3 A.cards=compass,gear A.top=gear").play("A take left; * top A wood");
    let case = case.legal(A, "exchange gear").play("A exchange gear").has(A, "compass");
    let case = case.legal(A, "token tactics; token decor; token politics; blind").play("A token decor; * token crafts");
    case.turn_of(B);
    assert_eq!(case.0.city(A).tokens().total(), 1);
}

#[test]
fn w21_three_different_symbols_go_together() {
    let case = Case::new("architects/3 A.cards=compass,gear A.top=tablet").play("A take left; * top A wood");
    case.legal(A, "exchange different").play("A exchange different").has(A, "");
}

#[test]
fn w22_a_pair_or_a_triple_by_choice() {
    let case = Case::new("architects/3 A.cards=compass,gear*2,tablet pending=act");
    let case = case.legal(A, "exchange gear; exchange different");
    case.play("A exchange gear").has(A, "compass,tablet");
    case.play("A exchange different").has(A, "gear");
}

#[test]
fn w23_a_token_from_those_face_up_is_replaced() {
    let case = Case::new("architects/3 A.cards=gear*2 pending=act").play("A exchange gear");
    let up = case.play("A token decor").due("token").play("* token crafts");
    assert_eq!((up.0.face_up().total(), up.0.stack().total()), (3, 11));
    let blind = case.play("A blind").due("drawn").play("* drawn crafts");
    assert_eq!((blind.0.face_up(), blind.0.stack().total()), (case.0.face_up(), 11));
    assert!(blind.0.city(A).tokens().contains(TokenId::Crafts));
}

const ALL_BUT_TWO: &str = "B.tokens=urbanism,crafts,jewellery,science,propaganda,architecture,economy,engineering \
                           C.tokens=tactics,decor,strategy,culture,culture";

#[test]
fn w24_tokens_run_out() {
    let case = Case::new(&format!("architects/3 A.cards=gear*4 {ALL_BUT_TWO} face_up=politics,education pending=act"));
    let case = case.play("A exchange gear").legal(A, "token politics; token education").play("A token politics");
    assert_eq!(case.0.face_up().total(), 1);
    let case = case.play("A exchange gear; A token education").turn_of(B);
    assert!(case.0.face_up().is_empty());
    let text = format!("architects/3 A.tokens=politics,education A.cards=gear A.top=gear {ALL_BUT_TWO} face_up=-");
    Case::new(&text).play("A take left; * top A wood").turn_of(B).has(A, "gear*2");
}

#[test]
fn w25_what_triggers_the_tokens_of_resources() {
    let cards = ["wood", "stone", "clay", "papyrus", "glass", "coin"];
    for (token, triggers) in
        [("urbanism", ["wood", "clay"]), ("crafts", ["papyrus", "glass"]), ("jewellery", ["stone", "coin"])]
    {
        for card in cards {
            let case =
                Case::new(&format!("architects/3 A.tokens={token} A.top={card}")).play("A take left; * top A shield");
            let is_triggered = case.0.active() == A;
            assert_eq!(is_triggered, triggers.contains(&card), "{token}, {card}");
            if is_triggered {
                case.extras(1).legal(A, "extra left; extra right; extra centre; end");
            }
        }
    }
}

#[test]
fn w26_extra_cards_trigger_other_tokens_but_none_twice() {
    let case = Case::new("architects/3 A.stages=s1,s2 A.tokens=urbanism,crafts A.top=wood C.top=glass");
    let case = case.play("A take left; * top A clay; A extra right; * top C wood").extras(1);
    case.play("A extra left; * top A wood; A build s3 wood,clay,glass").turn_of(B).has(A, "");
}

#[test]
fn w27_only_horns_trigger_propaganda() {
    for (card, triggers) in [("shield_horn_1", true), ("shield_horn_2", true), ("shield", false)] {
        let text = format!("architects/3 A.wonder=rhodes B.wonder=giza A.tokens=propaganda A.top={card}");
        let case = Case::new(&text).play("A take left; * top A wood");
        assert_eq!(case.0.active() == A, triggers, "{card}");
    }
}

#[test]
fn w28_architecture_brings_one_card_in_a_turn_the_last_stage_included() {
    let case = Case::new("architects/3 A.tokens=architecture A.cards=wood,clay,stone*2 pending=act");
    let case = case.play("A build s1 wood,clay").extras(1).play("A extra left; * top A wood").extras(0);
    case.play("A build s2 stone,stone").turn_of(B);
    let case =
        Case::new("architects/3 A.stages=s1,s2,s3,s4 A.tokens=architecture A.top=civic_3 A.cards=coin*4 pending=act");
    let case = case.play("A build s5 coin,coin,coin,coin").legal(A, "extra left; extra right; extra centre; end");
    let case = case.play("A extra left; * top A wood").over("wonder", "A");
    assert_eq!(case.score(A).blue, 3);
}

#[test]
fn w29_science_does_not_count_the_card_that_brought_it() {
    let case =
        Case::new("architects/3 A.cards=gear A.tokens=urbanism A.top=gear C.top=tablet face_up=science,decor,tactics");
    let case = case.play("A take left; * top A wood; A exchange gear; A token science; * token crafts");
    case.turn_of(B);
    let case = Case::new(
        "architects/3 A.cards=gear*2,coin*2 A.tokens=architecture C.top=tablet face_up=science,decor,tactics pending=act",
    );
    let case = case.play("A exchange gear; A token science; * token crafts; A build s1 coin,coin").extras(1);
    case.play("A extra right; * top C wood").extras(1);
}

#[test]
fn w30_architecture_does_not_count_the_stage_that_brought_it() {
    let text =
        "architects/3 A.wonder=babylon A.stages=s1 A.cards=stone*2,wood,clay,coin face_up=architecture,decor,tactics";
    let case =
        Case::new(&format!("{text} pending=act")).play("A build s2 stone,stone; A token architecture; * token crafts");
    case.extras(0).play("A build s3 wood,clay,coin").extras(1);
}

#[test]
fn w31_an_extra_card_is_lost_where_there_is_none() {
    let text = "architects/3 A.tokens=urbanism A.deck=- A.top=wood C.deck=- centre=-";
    Case::new(text).play("A take left").turn_of(B);
}
