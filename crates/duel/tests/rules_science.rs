//! D8: scientific symbols and progress tokens.

mod common;

use common::{A, B, Case, setup};
use duel::data::{BUILDINGS, TOKENS};
use duel::{Color, Effect, Symbol, TokenId};
use table::{Game, Id, Illegal::NotLegal};

/// The two green cards of each symbol.
const PAIRS: [(Symbol, &str, &str); 6] = [
    (Symbol::Wheel, "apothecary", "school"),
    (Symbol::Mortar, "pharmacist", "dispensary"),
    (Symbol::Quill, "scriptorium", "library"),
    (Symbol::PlumbBob, "workshop", "laboratory"),
    (Symbol::ArmillarySphere, "university", "observatory"),
    (Symbol::Sundial, "academy", "study"),
];

/// A has 20 coins and `workshop` unless the fields say otherwise, and builds `laboratory`, the second plumb bob.
#[track_caller]
fn pair(fields: &str) -> Case {
    let base = "duel A.coins=20 A.cards=workshop structure=14:laboratory,18:altar,19:theater";
    Case::with(base, fields).play_for("A build laboratory", -6, 0)
}

/// The same with these tokens on the board, of which A takes the first.
#[track_caller]
fn takes(tokens: &str, fields: &str) -> Case {
    let first = tokens.split(',').next().unwrap_or_default();
    pair(format!("board={tokens} {fields}").trim_end()).play(&format!("A progress {first}"))
}

#[test]
fn d8_1_six_symbols_lie_on_two_green_cards_each_and_law_on_its_token_only() {
    let has = |effects: &[Effect], symbol| effects.contains(&Effect::Science(symbol));
    for (symbol, first, second) in PAIRS {
        let cards: Vec<_> = BUILDINGS.iter().filter(|b| has(b.effects, symbol)).map(|b| b.id.slug()).collect();
        assert_eq!(cards, [first, second], "{symbol}");
    }
    assert!(!BUILDINGS.iter().any(|building| has(building.effects, Symbol::Law)));
    let tokens: Vec<_> =
        TOKENS.iter().filter(|t| Symbol::ALL.iter().any(|&s| has(t.effects, s))).map(|t| t.id).collect();
    assert_eq!(tokens, [TokenId::Law]);
    assert_eq!((Symbol::NUM, Color::Green.cards().len()), (7, 12));
}

#[test]
fn d8_2_the_second_copy_of_a_symbol_takes_a_token() {
    for (_, first, second) in PAIRS {
        for (owned, built) in [(first, second), (second, first)] {
            let text = format!("duel A.coins=20 A.cards={owned} board=law,economy structure=18:{built},19:altar");
            let case = Case::new(&text).play(&format!("A build {built}")).waits_for("turn.B,turn_up,take_token.A");
            case.legal(A, "progress law; progress economy").play("A progress law").waits_for("turn.B");
        }
    }
}

#[test]
fn d8_2_one_copy_or_the_opponents_copy_takes_none() {
    pair("A.cards=apothecary,scriptorium board=law").waits_for("turn.B").shows("A.tokens=- board=law");
    pair("A.cards=apothecary B.cards=workshop board=law").waits_for("turn.B");
}

#[test]
fn d8_3_and_d13_10_a_pair_obliges_to_take_a_token_of_the_board() {
    pair("board=law,economy,masonry")
        .legal(A, "progress law; progress economy; progress masonry")
        .legal(B, "")
        .refuses("A progress strategy", NotLegal)
        .refuses("A discard altar", NotLegal)
        .play("A progress economy")
        .shows("A.tokens=economy board=law,masonry");
}

#[test]
fn d8_3_without_a_token_on_the_board_nothing_happens() {
    pair("").waits_for("turn.B").shows("A.tokens=-").goes_on();
}

#[test]
fn d8_4_a_taken_token_is_not_replaced() {
    takes("law,economy", "").shows("board=economy A.tokens=law").waits_for("turn.B");
}

#[test]
fn d8_5_a_tokens_coins_come_at_once_from_whatever_source() {
    for token in ["agriculture", "urbanism"] {
        takes(token, "").coins(20 - 6 + 6, 7);
        let draw = format!("* drawn {token}; * drawn law; * drawn economy");
        Case::new("duel A.coins=10 A.wonders=great_library")
            .play(&format!("A wonder great_library altar; {draw}"))
            .play_for(&format!("A progress {token}"), 6, 0);
    }
    let others = setup("").tokens().iter().map(Id::slug).filter(|slug| !["agriculture", "urbanism"].contains(slug));
    let others: Vec<_> = others.collect();
    assert_eq!(others.len(), 8);
    for token in others {
        takes(token, "").coins(20 - 6, 7);
    }
}

#[test]
fn d8_5_a_token_does_not_improve_what_stands() {
    takes("urbanism", "A.cards=workshop,baths,aqueduct").coins(20, 7).pawn(0);
    takes("theology", "A.wonders=pyramids+tavern").waits_for("turn.B");
    takes("economy", "").coins(14, 7);
}

/// `library` comes through the link of `scriptorium` and makes the pair; Urbanism is too late to pay for that link.
#[test]
fn d8_5_a_token_does_not_improve_what_is_just_being_built() {
    Case::new("duel A.cards=scriptorium board=urbanism structure=18:library,19:altar")
        .play_for("A build library", 0, 0)
        .waits_for("turn.B,turn_up,take_token.A")
        .play_for("A progress urbanism", 6, 0);
}

#[test]
fn d8_6_each_pair_pays_once() {
    let case = takes("economy,law", "structure=12:laboratory,13:scriptorium,14:altar,18:theater,19:baths");
    case.play("B discard altar; A build scriptorium").waits_for("turn.B").shows("A.tokens=economy board=law");
}

#[test]
fn d8_6_each_of_several_pairs_pays() {
    takes("economy,law", "A.cards=workshop,scriptorium structure=12:laboratory,13:library,14:altar,18:theater")
        .play("B discard altar; A build library")
        .waits_for("turn.B,turn_up,take_token.A")
        .legal(A, "progress law");
}

#[test]
fn d8_7_six_different_symbols_win_at_once() {
    let built = |owned: &str, card: &str| {
        Case::new(&format!("duel A.coins=20 A.cards={owned} board=law,economy structure=18:{card},19:altar"))
            .play(&format!("A build {card}"))
    };
    built("apothecary,pharmacist,scriptorium,workshop,university", "academy").over("science.A");
    built("apothecary,pharmacist,scriptorium,workshop", "academy").goes_on().waits_for("turn.B");
    // Five different symbols, one of them twice, are six copies and no victory.
    built("apothecary,pharmacist,scriptorium,workshop,university", "school").goes_on();
}

#[test]
fn d8_7_the_symbols_have_to_be_in_one_city() {
    Case::new(
        "duel A.coins=20 A.cards=apothecary,pharmacist,scriptorium B.cards=workshop,university \
         structure=18:academy,19:altar",
    )
    .play("A build academy")
    .goes_on();
}

#[test]
fn d8_8_law_counts_among_the_six() {
    let built = |tokens: &str| {
        let owned = "A.cards=apothecary,pharmacist,scriptorium,workshop";
        Case::new(&format!("duel A.coins=20 {owned}{tokens} structure=18:academy,19:altar")).play("A build academy")
    };
    built(" A.tokens=law").over("science.A");
    built(" A.tokens=economy").goes_on();
    built(" B.tokens=law").goes_on();
}

#[test]
fn d8_8_law_never_makes_a_pair() {
    takes("law,economy", "").waits_for("turn.B").shows("board=economy A.tokens=law");
}

#[test]
fn d8_9_law_taken_for_a_pair_may_win() {
    let five = "A.cards=workshop,apothecary,pharmacist,scriptorium,university";
    takes("law,economy", five).over("science.A");
    takes("economy,law", five).goes_on();
}

#[test]
fn d8_9_law_drawn_by_the_great_library_may_win() {
    Case::new("duel A.coins=10 A.wonders=great_library A.cards=workshop,apothecary,pharmacist,scriptorium,academy")
        .play("A wonder great_library altar; * drawn law; * drawn economy; * drawn masonry")
        .goes_on()
        .play("A progress law")
        .over("science.A");
}

#[test]
fn d8_10_tokens_on_the_board_and_in_cities_are_public() {
    let case = Case::new("duel A.tokens=law B.tokens=economy board=masonry,strategy");
    for viewer in [Some(A), Some(B), None] {
        let view = case.0.view(viewer);
        assert_eq!(view.board, [TokenId::Masonry, TokenId::Strategy].into_iter().collect());
        assert_eq!(view.cities[A].tokens, [TokenId::Law].into_iter().collect());
        assert_eq!(view.cities[B].tokens, [TokenId::Economy].into_iter().collect());
    }
}

#[test]
fn d8_11_agriculture_brings_six_coins_and_four_points() {
    takes("agriculture", "").coins(20 - 6 + 6, 7).score(A, "progress=4");
}

#[test]
fn d8_12_architecture_cheapens_later_wonders() {
    takes("architecture", "A.wonders=pyramids").price("A pyramids", 4).price("B pyramids", 8).score(A, "progress=0");
}

#[test]
fn d8_13_economy_receives_what_the_opponent_spends() {
    takes("economy", "structure=13:laboratory,14:baths,18:altar,19:theater").play_for("B build baths", 2, -2);
}

#[test]
fn d8_14_law_is_a_symbol_of_its_own() {
    let case = takes("law", "");
    let symbols: Vec<_> = case.0.city(A).symbols().iter().collect();
    assert_eq!(symbols, [Symbol::PlumbBob, Symbol::Law]);
}

#[test]
fn d8_15_masonry_cheapens_later_blue_cards() {
    takes("masonry", "").price("A aqueduct", 2).price("A walls", 4).price("B aqueduct", 6);
}

#[test]
fn d8_16_mathematics_scores_three_per_token_itself_included() {
    Case::new("duel A.tokens=mathematics").score(A, "progress=3");
    Case::new("duel A.tokens=mathematics,law B.tokens=economy,masonry").score(A, "progress=6").score(B, "progress=0");
    Case::new("duel A.tokens=mathematics,law,philosophy").score(A, "progress=16");
}

#[test]
fn d8_17_philosophy_scores_seven() {
    takes("philosophy", "").score(A, "progress=7").coins(14, 7);
}

#[test]
fn d8_18_strategy_strengthens_later_red_cards() {
    let built = takes("strategy", "A.cards=workshop,stable structure=13:laboratory,14:garrison,18:altar,19:theater");
    built.pawn(0).play("B discard altar; A build garrison").pawn(2);
}

#[test]
fn d8_19_theology_gives_an_extra_turn_with_every_later_wonder() {
    let given = takes(
        "theology",
        "A.coins=40 A.wonders=pyramids,sphinx structure=11:laboratory,12:baths,13:tavern,14:altar,18:theater,19:press",
    );
    let after = given.waits_for("turn.B").play("B discard altar; A wonder pyramids theater").waits_for("turn.A");
    after.play("A wonder sphinx press").waits_for("turn.A").play("A discard baths").waits_for("turn.B");
}

#[test]
fn d8_20_urbanism_brings_six_coins_and_four_per_later_link() {
    takes("urbanism", "A.cards=workshop,baths structure=13:laboratory,14:aqueduct,18:altar,19:theater")
        .coins(20 - 6 + 6, 7)
        .play("B discard altar")
        .play_for("A build aqueduct", 4, 0)
        .score(A, "progress=0");
}
