//! P7: what gods do, and those of Mesopotamia, Phoenicia and Greece.

mod common;

use common::{A, B, Case};
use duel::{CardId, Symbol};
use table::Illegal::{Impossible, NotLegal};

/// Age II, A with 20 coins, and one god for whom A pays 3.
fn before(god: &str, fields: &str) -> Case {
    Case::pantheon(&format!("age=2 A.coins=20 spaces=1:{god}"), fields)
}

/// A has just activated the god and has 17 coins left, unless the fields say otherwise.
#[track_caller]
fn active(god: &str, fields: &str) -> Case {
    before(god, fields).play("A activate 1").shows(&format!("A.gods={god}"))
}

/// Three ways to a god of the second deck: paid for in the Pantheon, by the Gate, by the Divine Theater.
fn reached(god: &str, others: [&str; 2], fields: &str) -> [Case; 3] {
    let paid = active(god, fields);
    let gate = Case::pantheon("age=2 A.coins=20 spaces=1:gate", fields).play("A activate 1; * god ishtar");
    let theater = Case::pantheon("age=2 A.coins=27 A.wonders=divine_theater", fields)
        .play("A wonder divine_theater altar; A consult phoenician")
        .play(&format!("* god {god}; * god {}; * god {}; A summon {god}; A stack {}", others[0], others[1], others[1]));
    let gate = gate.play(&format!("* god {god}; * god zeus; * god ra; * god mars; A summon {god}"));
    [paid, gate, theater]
}

#[test]
fn p7_1_a_power_happens_once_whichever_way_the_god_was_reached() {
    let [paid, gate, theater] = reached("tanit", ["baal", "astarte"], "");
    paid.coins(20 - 3 + 12, 7).shows("A.gods=tanit").waits_for("turn.B");
    gate.coins(20 - 6 + 12, 7).shows("A.gods=gate,tanit").waits_for("turn.B");
    theater.coins(27 - 10 + 12, 7).shows("A.gods=tanit").waits_for("turn.B");
    for case in reached("astarte", ["baal", "tanit"], "") {
        case.shows("A.protected=7");
    }
    for case in reached("baal", ["astarte", "tanit"], "B.cards=quarry,press") {
        case.legal(A, "steal quarry; steal press");
    }
}

#[test]
fn p7_2_and_p17_6_choices_are_compulsory_and_free() {
    let open = "B.cards=quarry,workshop discard=stable A.wonders=sphinx B.wonders=piraeus+altar,colossus \
                structure=19:theater";
    active("nisaba", open).legal(A, "snake workshop").legal(B, "");
    active("baal", open).legal(A, "steal quarry");
    active("hades", open).legal(A, "restore stable");
    active("zeus", open).legal(A, "strike 19");
    active("anubis", open).legal(A, "unbuild piraeus");
    active("isis", open).legal(A, "raise sphinx").play("A raise sphinx").legal(A, "tuck stable");
    active("ra", open).legal(A, "take colossus");
    active("neptune", open)
        .legal(A, "loot A2; loot A5; loot B2; loot B5")
        .play("A loot A2")
        .legal(A, "loot A5; loot B2; loot B5");
}

#[test]
fn p7_3_a_win_ends_the_game_before_anything_else_is_asked() {
    // Six different symbols by Ishtar, by Nisaba, by a token that lay on Enki.
    let five = "A.cards=workshop,apothecary,scriptorium,pharmacist,academy B.cards=university";
    active("ishtar", five).over("science.A");
    active("nisaba", five).play("A snake university").over("science.A");
    active("enki", &format!("{five} enki=law,economy")).play("A progress law").over("science.A");
    active("mars", "pawn=7").over("military.A");
    // Isis builds a wonder whose shield wins: no card is destroyed.
    let won = active("isis", "pawn=8 A.wonders=circus_maximus B.cards=press discard=baths");
    won.play("A raise circus_maximus; A tuck baths").over("military.A").shows("B.cards=press");
    // Hades builds the last shield.
    active("hades", "pawn=8 discard=guard_tower").play("A restore guard_tower").over("military.A");
    // Mars comes by the Theater of Isis, built by the Gate: nothing is asked after him, and no card is turned up.
    let fields = "age=2 A.coins=20 pawn=8 spaces=1:gate discard=baths A.wonders=divine_theater";
    Case::pantheon(fields, "")
        .play("A activate 1; * god ishtar; * god tanit; * god zeus; * god isis; * god neptune; A summon isis")
        .play("A raise divine_theater; A tuck baths; A consult roman; * god mars; * god minerva; A summon mars")
        .play("A stack minerva")
        .over("military.A");
}

#[test]
fn p7_4_no_god_gives_an_extra_turn_by_itself() {
    for god in ["ishtar", "astarte", "baal", "tanit", "aphrodite", "hades", "anubis", "ra", "mars"] {
        active(god, "A.tokens=theology").waits_for("turn.B");
    }
    active("minerva", "A.tokens=theology").play("A minerva 5").waits_for("turn.B");
    active("neptune", "A.tokens=theology").play("A loot A2; A loot B5").waits_for("turn.B");
}

#[test]
fn p7_5_tokens_on_enki_are_neither_in_the_box_nor_on_the_board() {
    let fields = "age=2 A.coins=40 A.wonders=great_library A.cards=workshop spaces=1:enki enki=law,theology \
                  board=economy,masonry,urbanism,strategy,agriculture";
    let drawing = Case::pantheon(fields, "").play("A wonder great_library altar");
    assert_eq!(drawing.0.token_box().len(), 6);
    drawing.refuses("* drawn law", Impossible).refuses("* drawn theology", Impossible).allows("* drawn mysticism");
    let pair = Case::pantheon(fields, "structure=18:laboratory,19:theater").play("A build laboratory");
    pair.refuses("A progress law", NotLegal)
        .legal(A, "progress economy; progress masonry; progress urbanism; progress strategy; progress agriculture");
}

#[test]
fn p7_6_one_of_enkis_tokens_is_taken_and_acts_the_other_goes_to_the_box() {
    let fields = "board=economy,masonry,urbanism,strategy,philosophy enki=law,agriculture";
    let asks =
        active("enki", fields).legal(A, "progress law; progress agriculture").refuses("A progress economy", NotLegal);
    let kept = asks.play_for("A progress agriculture", 6, 0).shows("A.tokens=agriculture enki=-").waits_for("turn.B");
    assert!(kept.0.token_box().contains(duel::TokenId::Law));
    assert_eq!(kept.0.token_box().len(), 13 - 5 - 1);
    kept.shows("board=economy,masonry,urbanism,strategy,philosophy");
}

#[test]
fn p7_7_turned_up_by_the_gate_or_the_theater_enki_gets_his_tokens_before_the_choice() {
    let fields = "A.coins=40 board=economy,masonry,urbanism,strategy,philosophy";
    let gate = Case::pantheon("age=2 spaces=1:gate", fields).play("A activate 1; * god enki; * god tanit; * god zeus");
    let gate = gate.play("* god ra; * god mars").waits_for("turn.B,turn_up,summon.A,lay_on_enki.2");
    let theater = Case::pantheon("age=2 A.wonders=divine_theater", fields).play("A wonder divine_theater altar");
    let theater = theater.play("A consult mesopotamian; * god enki; * god ishtar; * god nisaba");
    for look in [gate, theater.waits_for("turn.B,turn_up,summon.A,lay_on_enki.2")] {
        let laid =
            look.play("* enki law; * enki theology").waits_for("turn.B,turn_up,summon.A").shows("enki=law,theology");
        assert_eq!(laid.0.token_box().len(), 6);
    }
    let laid = gate.play("* enki law; * enki theology");
    let chosen = laid.play("A summon enki").legal(A, "progress law; progress theology").play("A progress law");
    chosen.shows("A.gods=enki,gate A.tokens=law enki=-").waits_for("turn.B");
    let other = laid.play_for("A summon tanit", 12, 0).shows("enki=-").waits_for("turn.B");
    assert_eq!(other.0.token_box().len(), 8);
    let chosen = theater.play("* enki law; * enki theology; A summon enki").shows("enki=law,theology");
    chosen
        .play("A stack nisaba; A progress theology")
        .shows("A.tokens=theology enki=- decks=mesopotamian:nisaba.ishtar");
}

#[test]
fn p7_8_and_p17_7_enki_draws_what_there_is() {
    let all = "agriculture,architecture,economy,law,masonry,mathematics,philosophy,strategy,theology,urbanism";
    let gate = Case::pantheon("age=2 A.coins=20 spaces=1:gate", &format!("B.tokens={all},mysticism,poliorcetics"));
    let one = gate.play("A activate 1; * god enki; * god tanit; * god zeus; * god ra; * god mars; * enki engineering");
    one.waits_for("turn.B,turn_up,summon.A").play("A summon enki").legal(A, "progress engineering");
}

#[test]
fn p7_9_ishtar_gives_law_which_is_one_of_the_different_symbols() {
    let four = "A.cards=workshop,apothecary,scriptorium,pharmacist A.tokens=law";
    let case = active("ishtar", four).goes_on();
    assert!(active("ishtar", "").0.city(A).symbols().contains(Symbol::Law));
    assert_eq!(case.0.city(A).symbols().len(), 5, "law twice is one symbol");
    active("ishtar", "A.cards=workshop,apothecary,scriptorium,pharmacist,academy").over("science.A");
}

#[test]
fn p7_10_the_token_law_and_ishtar_make_a_pair_in_either_order() {
    active("ishtar", "A.tokens=law board=economy,strategy").legal(A, "progress economy; progress strategy");
    active("ishtar", "A.tokens=law").waits_for("turn.B");
    active("ishtar", "B.tokens=law board=economy").waits_for("turn.B");
    // The token comes second: from the board, from Enki, from the Great Library.
    let board =
        Case::pantheon("A.gods=ishtar A.cards=workshop board=law,economy", "structure=18:laboratory,19:theater");
    board
        .play("A build laboratory; A progress law")
        .waits_for("turn.B,turn_up,take_token.A")
        .legal(A, "progress economy");
    let enki = active("enki", "B.gods=baal board=economy enki=law,strategy").play("A progress law");
    enki.waits_for("turn.B");
    let enki = before("enki", "A.gods=ishtar board=economy enki=law,strategy").play("A activate 1; A progress law");
    enki.legal(A, "progress economy").play("A progress economy").waits_for("turn.B");
    let library = Case::pantheon("A.gods=ishtar A.coins=40 A.wonders=great_library board=economy", "");
    let library =
        library.play("A wonder great_library altar; * drawn law; * drawn strategy; * drawn theology; A progress law");
    library.legal(A, "progress economy");
}

#[test]
fn p7_11_the_snake_copies_the_symbol_and_takes_nothing_away() {
    let fields = "B.cards=library,workshop,quarry A.cards=pharmacist";
    let asks =
        active("nisaba", fields).legal(A, "snake library; snake workshop").refuses("A snake pharmacist", NotLegal);
    let laid = asks.play("A snake library").shows("A.snake=library B.cards=library,workshop,quarry B.snake=-");
    assert!(laid.0.city(A).symbols().contains(Symbol::Quill) && laid.0.city(B).symbols().contains(Symbol::Quill));
    laid.score(A, "green=0").score(B, "green=3").waits_for("turn.B");
    assert!(!laid.0.city(A).cards().contains(CardId::Library));
}

#[test]
fn p7_12_the_copied_symbol_makes_a_pair_now_or_later() {
    let fields = "A.cards=scriptorium B.cards=library,workshop board=economy structure=18:laboratory,19:theater";
    active("nisaba", fields).play("A snake library").legal(A, "progress economy");
    let later = active("nisaba", fields).play("A snake workshop").waits_for("turn.B").play("B discard theater");
    later.play("A build laboratory").legal(A, "progress economy");
    // The owner of the card still has its own pair to make.
    active("nisaba", "A.cards=pharmacist B.cards=library,scriptorium board=economy")
        .play("A snake library")
        .waits_for("turn.B");
    // Six different symbols come first.
    active("nisaba", "A.cards=workshop,apothecary,scriptorium,pharmacist,academy B.cards=university board=law")
        .play("A snake university")
        .over("science.A");
}

#[test]
fn p7_13_each_pair_pays_once_per_player() {
    // A has a pair of quills by the snake; B, who has the card, makes none by it.
    let pair = active("nisaba", "A.cards=scriptorium B.cards=library board=economy,law")
        .play("A snake library; A progress law");
    pair.waits_for("turn.B").shows("board=economy");
    for symbol in Symbol::ALL.into_iter().filter(|&symbol| symbol != Symbol::Law) {
        assert_eq!(CardId::ALL.into_iter().filter(|card| card.symbol() == Some(symbol)).count(), 2, "{symbol}");
    }
}

#[test]
fn p7_14_and_p17_8_without_green_cards_the_snake_is_never_laid() {
    let none = active("nisaba", "A.cards=workshop B.cards=quarry structure=14:academy,18:library,19:theater");
    none.waits_for("turn.B")
        .shows("A.snake=-")
        .play("B discard library; A discard theater; B discard academy")
        .shows("A.snake=-");
}

#[test]
fn p7_16_astartes_coins_are_spent_like_any_other() {
    let case = active("astarte", "A.coins=3 A.wonders=pyramids structure=18:scriptorium,19:theater").coins(0, 7);
    let case = case.shows("A.protected=7").play("B discard theater");
    case.allows("A build scriptorium").refuses("A wonder pyramids scriptorium", NotLegal);
    case.play("A build scriptorium").shows("A.coins=0 A.protected=5");
    let rich = Case::pantheon("A.coins=1 A.gods=astarte A.protected=7 A.wonders=pyramids", "");
    rich.play("A wonder pyramids altar").shows("A.coins=0 A.protected=-");
}

#[test]
fn p7_17_and_p17_9_the_treasury_pays_first() {
    let case = Case::pantheon("A.coins=4 A.gods=astarte A.protected=7", "structure=18:barracks,19:scriptorium");
    case.play("A build scriptorium").shows("A.coins=2 A.protected=7");
    Case::pantheon("A.coins=1 A.gods=astarte A.protected=7", "structure=18:barracks,19:scriptorium")
        .play("A build scriptorium")
        .shows("A.coins=0 A.protected=6");
    // Economy receives what is paid for units, wherever it was taken.
    Case::pantheon("A.coins=1 A.gods=astarte A.protected=7 B.tokens=economy", "structure=18:baths,19:theater")
        .play_for("A build baths", -1, 2)
        .shows("A.protected=6");
}

#[test]
fn p7_18_astartes_coins_are_never_lost_and_never_refilled() {
    let struck = Case::pantheon("B.coins=1 B.gods=astarte B.protected=7 pawn=2", "structure=18:guard_tower,19:theater");
    struck.play("A build guard_tower").shows("B.coins=0 B.protected=7").pawn(3);
    let road = Case::pantheon("A.coins=40 A.wonders=appian_way B.coins=2 B.gods=astarte B.protected=7", "");
    road.play("A wonder appian_way altar").shows("B.coins=0 B.protected=7");
    let siege =
        Case::pantheon("A.tokens=poliorcetics B.coins=1 B.gods=astarte B.protected=7 A.coins=20", "spaces=1:mars");
    siege.play("A activate 1").pawn(2).shows("B.coins=0 B.protected=7");
    let refilled = before("tanit", "A.gods=astarte A.protected=2").play_for("A activate 1", 12 - 3, 0);
    refilled.shows("A.protected=2");
}

#[test]
fn p7_19_baal_takes_a_brown_or_grey_card() {
    let fields = "A.cards=clay_pool B.cards=quarry,press,tavern,workshop";
    let asks = active("baal", fields).legal(A, "steal quarry; steal press").unit_prices(A, [2, 2, 3, 2, 3]);
    let stolen = asks.play_for("A steal quarry", 0, 0).shows("A.cards=clay_pool,quarry B.cards=press,tavern,workshop");
    stolen.unit_prices(A, [2, 2, 2, 2, 3]).unit_prices(B, [3, 2, 3, 2, 2]).price("A baths", 0).price("B baths", 3);
    assert_eq!(stolen.0.city(A).count_of(duel::Color::Brown), 2);
    active("baal", "A.cards=clay_pool B.cards=tavern").waits_for("turn.B").shows("A.cards=clay_pool B.cards=tavern");
}

#[test]
fn p7_20_tanit_brings_twelve_coins_into_the_treasury() {
    active("tanit", "").coins(20 - 3 + 12, 7).shows("A.protected=-").score(A, "gods=0 treasury=9");
}

#[test]
fn p7_21_aphrodite_is_worth_nine_points() {
    active("aphrodite", "").score(A, "gods=9").score(B, "gods=0").coins(17, 7).waits_for("turn.B");
}

#[test]
fn p7_22_hades_builds_any_card_of_the_pile_for_nothing() {
    let asks = active("hades", "discard=palace,tavern,arsenal,quarry")
        .legal(A, "restore palace; restore tavern; restore arsenal; restore quarry");
    asks.play_for("A restore palace", 0, 0).shows("A.cards=palace discard=tavern,arsenal,quarry").waits_for("turn.B");
    asks.play_for("A restore tavern", 4, 0);
    active("hades", "pawn=2 A.tokens=strategy discard=walls").play_for("A restore walls", 0, -2).pawn(5);
    active("hades", "A.cards=workshop board=economy discard=laboratory")
        .play("A restore laboratory")
        .legal(A, "progress economy");
    active("hades", "A.cards=theater A.tokens=urbanism B.tokens=economy discard=statue structure=18:altar").play_for(
        "A restore statue",
        0,
        0,
    );
    active("hades", "discard=roman_grand_temple").play("A restore roman_grand_temple").score(A, "guilds=5");
}

#[test]
fn p7_22_with_an_empty_pile_hades_and_the_mausoleum_do_nothing() {
    active("hades", "").waits_for("turn.B").shows("A.cards=-");
    let raised = active("isis", "A.wonders=mausoleum discard=baths").play("A raise mausoleum; A tuck baths");
    raised.waits_for("turn.B").shows("discard=- A.wonders=mausoleum+baths A.cards=-");
}

/// Age II: 19 lies on 16 and 17, which lie face down on 12, 13 and 14.
const ZEUS: &str = "structure=12:walls,13:statue,14:forum,16:age,17:age,19:altar";

#[test]
fn p7_23_zeus_discards_any_card_of_the_structure_without_coins() {
    let asks = active("zeus", ZEUS).legal(A, "strike 12; strike 13; strike 14; strike 16; strike 17; strike 19");
    asks.play_for("A strike 13", 0, 0).shows("discard=statue").waits_for("turn.B");
    let unseen = asks.play_for("A strike 17", 0, 0).waits_for("turn.B,turn_up,unearth.17");
    unseen.play_for("* card 17 barracks", 0, 0).shows("discard=barracks").waits_for("turn.B");
    asks.play_for("A strike 19", 0, 0).shows("discard=altar").waits_for("turn.B,turn_up");
}

/// Slot 6 lies face down under slot 11, with a token.
const OFFERING: &str = "structure=0:temple,6:age,11:altar,19:theater gifts=6:4";

#[test]
fn p7_24_a_token_on_the_card_is_discarded_with_it() {
    let struck = active("zeus", OFFERING).play("A strike 6; * card 6 walls");
    struck.shows("discard=walls A.offerings=- B.offerings=- gifts=- structure=0:temple,11:altar,19:theater");
}

#[test]
fn p7_24_even_a_token_due_at_the_end_of_this_turn() {
    let fields = "age=1 A.coins=40 A.wonders=divine_theater structure=9:age,14:altar,18:theater gifts=9:roman";
    let zeus =
        "A wonder divine_theater altar; A consult greek; * god zeus; * god hades; * god aphrodite; A summon zeus";
    let struck = Case::pantheon(fields, "").play(zeus).play("A stack hades; A strike 9; * card 9 baths");
    struck.waits_for("turn.B").shows("A.mythologies=- spaces=- discard=baths decks=greek:hades.aphrodite");
}

#[test]
fn p7_25_cards_under_it_become_available_and_cards_on_top_stay() {
    let struck = active("zeus", OFFERING).play("A strike 6; * card 6 walls").waits_for("turn.B");
    struck.allows("B discard temple").allows("B discard altar").shows("structure=0:temple,11:altar,19:theater");
    // With 16 gone, nothing lies on 12, while 17 still lies on 13 and 19 on 17.
    let struck = active("zeus", ZEUS).play("A strike 16; * card 16 barracks").waits_for("turn.B");
    struck.shows("structure=12:walls,13:statue,14:forum,17:age,19:altar").allows("B discard walls");
    struck.refuses("B discard statue", NotLegal).allows("B discard altar");
}

#[test]
fn p7_26_and_p17_10_a_face_down_card_is_chosen_unseen_and_shown_before_tokens_are_taken() {
    let unseen = active("zeus", OFFERING).play("A strike 6").waits_for("turn.B,turn_up,unearth.6");
    unseen.refuses("* card 6 altar", Impossible).refuses("* card 6 palace", Impossible).allows("* card 6 walls");
    for viewer in [Some(A), Some(B), None] {
        let seen = table::Game::view(&unseen.play("* card 6 walls").0, viewer);
        assert!(seen.discard.contains(CardId::Walls));
    }
    let fields = "age=1 A.coins=40 A.wonders=divine_theater structure=9:age,10:age,14:altar,16:tavern,18:theater \
                  gifts=9:egyptian";
    let zeus =
        "A wonder divine_theater altar; A consult greek; * god zeus; * god hades; * god aphrodite; A summon zeus";
    let struck = Case::pantheon(fields, "").play(zeus);
    let struck =
        struck.play("A stack hades; A strike 10").waits_for("turn.B,turn_up,unearth.10").shows("A.mythologies=-");
    struck.play("* card 10 baths").shows("discard=baths").waits_for("turn.B,turn_up,draw_gods.A.egyptian");
}

#[test]
fn p7_27_with_an_empty_structure_zeus_does_nothing() {
    let last = Case::pantheon("age=2 A.coins=40 A.wonders=divine_theater", "structure=19:altar");
    let last = last.play("A wonder divine_theater altar; A consult greek; * god zeus; * god hades; * god aphrodite");
    last.play("A summon zeus; A stack hades").shows("age=3 discard=- A.gods=zeus").waits_for("turn.A,lay_cards");
}
