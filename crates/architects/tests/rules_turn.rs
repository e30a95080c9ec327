//! Setup, the turn, building and science (R1 to R5).

mod common;

use architects::{Architects, Chance, DeckId, Pending, Setup, WonderId};
use common::{A, B, Case, seat, table};
use table::{Game, Notation, OptionError, Phase, Seat, Xoshiro};

/// All outcomes until somebody has to act, as texts.
fn dealt(text: &str, seed: u64) -> (Architects, Vec<String>) {
    let mut game = Architects::new(table(text));
    let mut rng = Xoshiro::new(seed);
    let mut lines = Vec::new();
    while game.phase() == Phase::Chance {
        let outcome = game.draw(&mut rng);
        lines.push(game.chance_text(outcome));
        game.reveal(outcome).expect("what is drawn is possible");
    }
    (game, lines)
}

#[test]
fn r1_1_two_to_seven_play() {
    assert!([0, 1, 8].into_iter().all(|seats| Setup::new(seats).is_none()));
    for seats in 2..=7 {
        assert_eq!(dealt(&format!("architects/{seats}"), 1).0.seats(), seats);
    }
}

#[test]
fn r1_5_every_player_has_a_wonder_and_its_deck() {
    let (game, _) = dealt("architects/7", 2);
    for seat in Seat::first(7) {
        let wonder = game.city(seat).wonder().expect("a wonder");
        let deck = game.deck(DeckId::of(seat));
        assert_eq!(deck.len(), 25);
        assert!(game.city(seat).stages().is_empty());
        let top = game.view(None).decks[seat.index()].top.expect("a top");
        let whole = architects::data::WONDER_DECKS[wonder.index()];
        assert_eq!(
            game.view(None).decks[seat.index()].inside,
            whole.without([top].into_iter().collect()).expect("its card")
        );
    }
}

#[test]
fn r1_6_only_the_top_of_a_deck_is_known() {
    let (game, _) = dealt("architects/3", 3);
    let view = game.view(Some(A));
    assert!(view.decks.iter().all(|deck| deck.top.is_some() && deck.inside.total() == 24));
    assert_eq!(view.centre.inside.total(), 60);
}

#[test]
fn r1_8_nothing_comes_back_from_the_discard_pile() {
    let mut grown = 0;
    let tables = (2..=7).map(|seats| table(&format!("architects/{seats}")));
    trials::each_event(tables, 4, |before: &Architects, event, after, _| {
        let new = after.discard().without(before.discard());
        let new = new.unwrap_or_else(|| panic!("{event:?} takes from the pile: {}", before.position_text()));
        grown += new.total();
    });
    assert!(grown > 1_000, "{grown}");
    // With a full pile and empty decks there is nothing to take, to fetch or to search.
    let empty = "A.deck=- B.deck=- C.deck=- centre=-";
    for wonder in ["alexandria", "ephesus", "halicarnassus", "olympia"] {
        let text = format!("architects/3 A.wonder={wonder} A.stages=s1 A.cards=wood*2 {empty} pending=act");
        let case = Case::new(&text);
        let built = case.play("A build s2 wood,wood").over("decks", "A");
        assert_eq!(built.0.discard().total(), case.0.discard().total() + 2, "{wonder}");
    }
}

#[test]
fn r1_11_nobody_has_anything_at_first() {
    let (game, _) = dealt("architects/4", 4);
    assert_eq!((game.cat(), game.flipped(), game.discard().total()), (None, 0, 0));
    for seat in Seat::first(4) {
        let city = game.city(seat);
        assert!(city.cards().is_empty() && city.tokens().is_empty() && city.victory() == 0);
    }
}

#[test]
fn r1_12_wonders_come_first_then_decks_then_tokens() {
    let kinds =
        |lines: &[String]| lines.iter().map(|line| line.split(' ').next().unwrap_or("").to_owned()).collect::<Vec<_>>();
    let (_, lines) = dealt("architects/3", 5);
    assert_eq!(kinds(&lines).join(" "), "wonder wonder wonder top top top token token token");
    assert!(lines[3].starts_with("top A ") && lines[5].starts_with("top C "));
}

#[test]
fn r1_13_and_r2_2_each_wonder_is_dealt_as_often_as_any_other() {
    let mut counts = [0; WonderId::NUM];
    for seed in 0..1400 {
        let (game, _) = dealt("architects/2", seed);
        counts[game.city(B).wonder().expect("a wonder").index()] += 1;
    }
    assert!(counts.iter().all(|count| (140..260).contains(count)), "{counts:?}");
}

#[test]
fn r2_1_no_wonder_is_in_play_twice() {
    let game = Architects::new(table("architects/3"));
    let mut game = game;
    game.reveal(Chance::Wonder(A, WonderId::Giza)).expect("possible");
    assert!(!game.is_possible(Chance::Wonder(B, WonderId::Giza)));
    assert!(!game.is_possible(Chance::Wonder(seat(2), WonderId::Rhodes)));
    assert!(game.is_possible(Chance::Wonder(B, WonderId::Rhodes)));
}

#[test]
fn r2_3_and_r12_1_in_a_draft_the_last_player_chooses_first_from_one_wonder_more() {
    let (game, lines) = dealt("architects/3:wonders=draft", 1);
    assert_eq!(lines.len(), 4);
    assert_eq!((game.offer().len(), game.chooser()), (4, Some(seat(2))));
    let mut case = Case(game);
    for picker in [2, 1, 0].map(seat) {
        let wonder = case.0.offer().first().expect("a wonder");
        assert_eq!(case.actions(picker).len(), case.0.offer().len());
        case = case.play(&format!("{picker} pick {wonder}"));
    }
    assert!(case.0.offer().is_empty());
    case.settle().turn_of(A);
    assert_eq!(dealt("architects/7:wonders=draft", 1).0.offer().len(), 7);
}

#[test]
fn r2_4_chosen_wonders_are_named_in_turn_order() {
    let (game, lines) = dealt("architects/2:wonders=chosen", 1);
    assert!(lines.is_empty());
    let case = Case(game).play("A pick rhodes").refuses("B pick rhodes").play("B pick giza").settle().turn_of(A);
    assert_eq!(case.0.city(A).wonder(), Some(WonderId::Rhodes));
}

#[test]
fn r3_2_a_card_has_to_be_taken() {
    Case::new("architects/3").legal(A, "take left; take right; take centre").refuses("A end").refuses("B take left");
}

#[test]
fn r3_3_the_card_comes_from_one_of_three_decks() {
    let case = Case::new("architects/3 A.top=wood C.top=clay");
    case.play("A take left; * top A shield").has(A, "wood");
    case.play("A take right; * top C shield").has(A, "clay");
    case.play("A take centre; * card glass").has(A, "glass");
}

#[test]
fn r3_4_the_cat_and_the_horns_come_before_any_choice() {
    let case = Case::new(
        "architects/3 A.wonder=olympia A.stages=s1 A.cards=coin*2 A.top=civic_2_cat C.top=shield_horn_1 pending=act",
    );
    let case = case.play("A build s2 coin,coin");
    assert_eq!((case.0.cat(), case.0.flipped()), (Some(A), 1));
}

#[test]
fn r3_5_actions_come_in_any_order() {
    let case =
        Case::new("architects/3 A.cards=wood,clay,gear*2 pending=act").legal(A, "build s1 wood,clay; exchange gear");
    let one = case.play("A build s1 wood,clay; A exchange gear; A token decor; * token crafts");
    let other = case.play("A exchange gear; A token decor; * token crafts; A build s1 wood,clay");
    assert_eq!(one.0, other.0);
}

#[test]
fn r3_6_a_turn_ends_when_nothing_has_to_be_done() {
    Case::new("architects/3 A.cards=gear*2 pending=act").refuses("A end");
    Case::new("architects/3 A.cards=coin*2 pending=act").refuses("A end");
    let case = Case::new("architects/3 A.tokens=urbanism A.top=wood").play("A take left; * top A shield");
    case.legal(A, "extra left; extra right; extra centre; end").play("A end").turn_of(B);
    Case::new("architects/3").play("A take left; * top A wood").turn_of(B);
}

#[test]
fn r3_7_the_left_neighbour_plays_next() {
    Case::new("architects/3 active=B").play("B take left; * top B wood").turn_of(seat(2));
}

#[test]
fn r3_8_the_next_card_shows_at_once() {
    let case = Case::new("architects/3 A.tokens=urbanism A.top=wood").play("A take left").due("top A");
    case.refuses("A extra left").play("* top A clay; A extra left").due("top A");
}

#[test]
fn r4_1_stages_rise_from_the_bottom() {
    let case = Case::new("architects/3 A.cards=coin*3 pending=act");
    case.legal(A, "build s1 coin,coin").refuses("A build s2 coin,coin");
}

#[test]
fn r4_2_building_goes_on_until_nothing_can_be_paid() {
    let case = Case::new("architects/3 A.cards=coin*4 pending=act").play("A build s1 coin,coin").refuses("A end");
    case.play("A build s2 coin,coin").turn_of(B);
}

#[test]
fn r4_5_coins_cannot_be_held_back() {
    Case::new("architects/3 A.cards=wood,coin pending=act").legal(A, "build s1 wood,coin");
}

#[test]
fn r4_7_payments_differ_by_what_is_spent() {
    let case = Case::new("architects/3 A.cards=wood*2,clay,coin*2 pending=act");
    case.legal(A, "build s1 wood,clay; build s1 wood,coin; build s1 clay,coin; build s1 coin,coin");
}

#[test]
fn r4_8_a_stage_does_its_part_at_once() {
    let text = "architects/3 A.wonder=alexandria A.stages=s1 A.tokens=architecture A.cards=wood*2,gear*2 pending=act";
    let case = Case::new(text).play("A build s2 wood,wood").extras(1);
    assert_eq!(case.0.pending().last(), Some(&Pending::AnyDeck));
    case.refuses("A extra left").refuses("A exchange gear");
}

#[test]
fn r4_9_nothing_is_paid_beyond_need() {
    Case::new("architects/3 A.cards=wood,clay,stone pending=act").refuses("A build s1 wood,stone,clay");
    Case::new("architects/3 A.tokens=economy A.cards=coin*2 pending=act").legal(A, "build s1 coin; build s1 coin,coin");
}

#[test]
fn r4_10_nobody_builds_out_of_turn() {
    let case = Case::new("architects/3 B.cards=wood,clay");
    case.refuses("B build s1 wood,clay").play("A take left; * top A wood").refuses("B build s1 wood,clay");
}

#[test]
fn r5_2_sets_are_exchanged_while_there_is_one() {
    let case =
        Case::new("architects/3 A.cards=gear*4,tablet pending=act").play("A exchange gear; A blind; * drawn culture");
    case.legal(A, "exchange gear").play("A exchange gear; A blind; * drawn culture").turn_of(B).has(A, "tablet");
}

#[test]
fn r5_3_a_token_lies_open_before_its_owner() {
    let case = Case::new("architects/3 A.cards=gear*2 pending=act").play("A exchange gear; A blind; * drawn culture");
    assert!(case.0.view(None).city(A).tokens.contains(architects::TokenId::Culture));
}

#[test]
fn r5_4_nothing_else_happens_before_the_token_is_replaced() {
    let case = Case::new("architects/3 A.cards=gear*2,coin*2 pending=act").play("A exchange gear; A token decor");
    case.due("token").refuses("A build s1 coin,coin").refuses("* token tactics").play("* token culture");
}

#[test]
fn unknown_options_and_values_are_named() {
    let mut setup = Setup::default();
    assert_eq!(setup.set("speed", "9"), Err(OptionError::Name));
    assert_eq!(setup.set("coins", "none"), Err(OptionError::Value(&["free", "fewest"])));
    assert_eq!(setup.to_string(), "architects/3");
    setup.set("coins", "fewest").expect("the value is known");
    setup.set("wonders", "chosen").expect("the value is known");
    assert_eq!(setup.to_string(), "architects/3:wonders=chosen,coins=fewest");
}
