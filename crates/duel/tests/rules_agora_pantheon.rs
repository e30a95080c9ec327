//! A14: Agora with Pantheon.

mod common;

use common::{A, B, Case, DECREES, discard_game, opening, steps};
use duel::{Age, Back, Cell, Chance, Expansion, Layout, OPTIONS, Pending, Setup, TokenId, WonderId, slots};
use table::Illegal::{Impossible, NotLegal};
use table::{Event, Game, Seeded};

fn both() -> Setup {
    Setup::with(Expansion::ALL)
}

/// A position of both expansions in which the Gate stands on the space that is dearest for A.
#[track_caller]
fn case(fields: &str) -> Case {
    Case::with(&format!("duel+pantheon+agora {DECREES} A.coins=40 spaces=6:gate"), fields)
}

/// As `case`, with a god face up on the space that is cheapest for A, and two unseen gods of its mythology.
#[track_caller]
fn with_god(god: &str, mythology: &str, fields: &str) -> Case {
    case(&format!("spaces=1:{god},6:gate decks={mythology}:-.- A.saw_gods={god} B.saw_gods={god} {fields}"))
}

#[test]
fn a14_1_grand_temples_join_the_third_age_instead_of_guilds() {
    for seed in 0..20 {
        let record = discard_game(both(), &mut Seeded::new(both(), seed));
        let mut backs = [0; Back::NUM];
        for (game, event) in steps(&record) {
            if let (Age::III, Event::Chance(Chance::Card(_, card))) = (game.age(), event) {
                backs[card.building().back as usize] += 1;
            }
        }
        // Age I, II, III, guilds, temples, senators.
        assert_eq!(backs, [0, 0, 17, 0, 3, 3]);
        let unseen = record.game().unseen();
        assert_eq!([Back::Age3, Back::Temple].map(|back| (unseen & back.cards()).len()), [3, 2]);
    }
}

#[test]
fn a14_1_backs_tell_them_apart() {
    let down = case("structure=18:temple_back,19:senator,20:age,21:altar,22:baths");
    let cells = [18, 19, 20].map(|slot: usize| down.0.view(None).structure[slot]);
    assert_eq!(cells, [Cell::TempleBack, Cell::SenatorBack, Cell::AgeBack]);
}

#[test]
fn a14_2_tokens_lie_on_these_slots_of_the_wider_structures() {
    let marked = [Age::I, Age::II, Age::III].map(|age| {
        let layout = Layout::of(age, both().expansions);
        for slot in slots(layout.divine_tokens) {
            assert!(!layout.is_face_up(slot) && layout.row[slot.index()] > 1);
        }
        slots(layout.divine_tokens).map(|slot| slot.0).collect::<Vec<_>>()
    });
    assert_eq!(marked, [vec![4, 6, 12, 14, 17], vec![7, 9, 12], vec![]]);
}

#[test]
fn a14_3_sixteen_wonders_and_fifteen_tokens() {
    assert_eq!((both().wonders().len(), both().tokens().len()), (16, 15));
    let game = *opening(both(), 2).game();
    assert_eq!((game.board().len(), game.token_box().len(), game.wonder_box().len()), (5, 10, 8));
}

#[test]
fn a14_4_tokens_and_decrees_lie_there_before_the_draft() {
    let record = opening(both(), 3);
    let kinds = record.events().iter().filter_map(|event| match event {
        Event::Chance(Chance::Token(_)) => Some('t'),
        Event::Chance(Chance::Card(..) | Chance::Back(..)) => Some('c'),
        Event::Chance(Chance::DivineToken(..)) => Some('g'),
        Event::Chance(Chance::Wonder(_)) => Some('w'),
        _ => None,
    });
    let mut kinds: Vec<char> = kinds.collect();
    kinds.dedup();
    assert_eq!(kinds, ['t', 'c', 'g', 'w']);
    let decrees = record.events().iter().position(|event| matches!(event, Event::Chance(Chance::Decree(..))));
    let wonders = record.events().iter().position(|event| matches!(event, Event::Chance(Chance::Wonder(_))));
    assert!(decrees < wonders);
}

#[test]
fn a14_4_the_pantheon_opens_before_it_is_settled_who_begins() {
    let fields = "age=1 pawn=1 spaces=1:mars decks=roman:-.- A.saw_gods=mars structure=18:altar";
    let opened = case(fields).play("A build altar").waits_for("choose_starter.B,lay_gifts,lay_cards");
    let settled = opened.settle().waits_for("choose_starter.B");
    settled.shows("spaces=1:mars,6:gate B.saw_gods=mars");
}

#[test]
fn a14_5_first_a_conspiracy_then_a_card_or_an_activation() {
    let fields = "A.plots=coup+baths structure=18:altar";
    let turn = with_god("aphrodite", "greek", fields);
    turn.legal(A, "build altar; discard altar; activate 1; activate 6; trigger coup");
    turn.play("A trigger coup").pawn(2).legal(A, "build altar; discard altar; activate 1; activate 6");
    turn.play("A trigger coup; A activate 1").waits_for("turn.B").score(A, "gods=9");
    turn.play("A activate 1").refuses("A trigger coup", table::Illegal::NotThisSeat(A));
    let first = "age=1 spaces=1:mars decks=roman:-.- A.saw_gods=mars A.plots=coup+baths structure=18:altar";
    case(first).legal(A, "build altar; discard altar; trigger coup");
}

#[test]
fn a14_6_an_empty_structure_leaves_no_activation() {
    with_god("aphrodite", "greek", "age=2 pawn=1 A.plots=property_fraud+baths structure=0:statue")
        .play("A trigger property_fraud; A claim statue")
        .waits_for("choose_starter.B,lay_cards")
        .shows("age=3");
    with_god("zeus", "greek", "age=2 pawn=1 structure=0:statue")
        .play("A activate 1; A strike 0")
        .waits_for("choose_starter.B,lay_cards");
}

#[test]
fn a14_7_turn_of_events_takes_the_token_before_the_card_is_turned_up() {
    let token = "gifts=12:roman structure=12:age,18:altar,20:baths";
    let struck = case(&format!(
        "age=1 spaces=1:astarte decks=phoenician:-.- A.saw_gods=astarte A.plots=turn_of_events+workshop {token}"
    ))
    .play("A trigger turn_of_events; A strike 18")
    .shows("A.mythologies=roman gifts=-");
    let placed = struck.play("* god mars; * god neptune; A enthrone mars 2").play("* card 12 press");
    placed.legal(A, "strike 12; strike 20; pass").shows("spaces=1:astarte,2:mars");
    // An offering is kept, and nothing is asked.
    case("age=2 A.plots=turn_of_events+workshop gifts=7:3 structure=7:age,13:altar,22:baths")
        .play("A trigger turn_of_events; A strike 13")
        .shows("A.offerings=3")
        .play("* card 7 forum")
        .legal(A, "strike 7; strike 22; pass");
}

#[test]
fn a14_7_no_card_covers_two_tokens() {
    for age in Age::ALL {
        let layout = Layout::of(age, both().expansions);
        assert!(slots(layout.all()).all(|slot| (layout.covers[slot.index()] & layout.divine_tokens).count_ones() <= 1));
    }
}

#[test]
fn a14_8_neptune_uses_the_tokens_of_agora() {
    let asked = with_god("neptune", "roman", "B.cubes=1.0.0.0.0.0 A.cubes=0.0.1.0.0.0").play("A activate 1");
    asked.legal(A, "loot A2; loot A5; loot B2; loot B5");
    let small = asked.play("A loot A5; A loot B2").shows("loot=A2,B5").waits_for("turn.B,turn_up,place_cube.A");
    small.play("A place 1").control("--A---").coins(small.0.city(A).coins(), 7);
    // From either side.
    asked
        .play("A loot B2; A loot A5")
        .shows("loot=A2,B5")
        .legal(A, "remove 1")
        .play("A remove 1")
        .legal(A, "move 3 2; move 3 4; pass");
    with_god("neptune", "roman", "loot=A5").play("A activate 1; A loot A5").shows("loot=-").waits_for("turn.B");
}

#[test]
fn a14_9_minerva_stops_moves_by_decree_and_conspiracy() {
    let minerva = "A.gods=minerva decks=roman:-.-";
    case(&format!("{minerva} minerva=2 A.plots=coup+baths")).play("A trigger coup").pawn(1).shows("minerva=-");
    let shield = format!("{minerva} decrees=1:shield,2:coins_on_red structure=18:politician_left_1,19:altar");
    // A step that was stopped is lost for good: losing the shield still costs a whole one.
    case(&format!("{shield} A.cards=baths,statue minerva=1"))
        .play("A recruit politician_left_1; A place 1")
        .pawn(0)
        .shows("minerva=-")
        .play("A move 1 2")
        .pawn(-1);
    let insider =
        "A.plots=insider_influence+baths decrees=1:shield,2:coins_on_red A.cubes=1.0.0.0.0.0 B.cubes=0.1.0.0.0.0";
    case(&format!("{minerva} minerva=-1 {insider}"))
        .play("A trigger insider_influence; A decree 1 2")
        .pawn(-1)
        .shows("minerva=-");
}

#[test]
fn a14_10_poliorcetics_counts_coup_and_shield() {
    case("A.tokens=poliorcetics A.plots=coup+baths").play_for("A trigger coup", 0, -2);
    case("A.tokens=poliorcetics B.coins=1 A.plots=coup+baths").play_for("A trigger coup", 0, -1);
    let shield = "decrees=1:shield,2:coins_on_red structure=18:politician_left_1,19:altar";
    case(&format!("A.tokens=poliorcetics {shield}")).play("A recruit politician_left_1").play_for("A place 1", 0, -1);
    case(&format!("B.tokens=poliorcetics A.cubes=1.0.0.0.0.0 {shield}")).play("A recruit politician_left_1").play_for(
        "A move 1 2",
        -1,
        0,
    );
    case("pawn=2 A.tokens=poliorcetics A.plots=coup+baths")
        .play_for("A trigger coup", 0, -2)
        .waits_for("go_on.A,place_cube.A");
}

#[test]
fn a14_11_astartes_coins_are_out_of_reach_but_pay_for_senators() {
    let astarte = "B.gods=astarte decks=phoenician:-.- B.protected=7 B.coins=6";
    case(&format!("{astarte} A.plots=blackmail+baths")).play_for("A trigger blackmail", 3, -3).shows("B.protected=7");
    case(&format!("{astarte} A.plots=embezzlement+baths B.cubes=7.0.0.0.0.0"))
        .play_for("A trigger embezzlement", 0, -6)
        .shows("B.protected=7");
    case(
        "B.gods=astarte decks=phoenician:-.- B.protected=7 B.coins=1 B.cards=conspirator_1,conspirator_2 \
        pending=turn.B structure=18:conspirator_3,19:altar",
    )
    .play_for("B recruit conspirator_3", 0, -1)
    .shows("B.protected=6");
}

#[test]
fn a14_12_anubis_leaves_cubes_coins_and_conspiracies() {
    let fields = "A.coins=60 A.wonders=knossos+conspirator_1,curia_julia+press A.cubes=1.0.0.0.0.0 A.plots=coup \
        structure=15:baths,18:altar,20:theater";
    let struck = with_god("anubis", "egyptian", fields).play("A activate 1; A unbuild knossos");
    struck.shows("A.cubes=1.0.0.0.0.0 discard=conspirator_1 A.wonders=knossos,curia_julia+press");
    let again =
        struck.play("B build theater; A wonder knossos altar").waits_for("turn.B,turn_up,move_cube.A,place_cube.A");
    again.play("A place 1; A pass").shows("A.cubes=2.0.0.0.0.0");
    let curia = with_god("anubis", "egyptian", fields).play("A activate 1; A unbuild curia_julia");
    curia
        .shows("A.plots=coup discard=press")
        .play("B build theater; A wonder curia_julia altar")
        .legal(A, "trigger coup; pass")
        .play("A trigger coup")
        .waits_for("turn.A");
}

#[test]
fn a14_13_a_damaged_wonder_is_unbuilt() {
    let struck = |conspiracy: &str| {
        let fields = format!(
            "B.wonders=knossos+press A.plots={conspiracy}+workshop \
            structure=15:baths,18:altar,20:theater"
        );
        with_god("anubis", "egyptian", &fields).play("A activate 1; A unbuild knossos; B build theater")
    };
    struck("extortion")
        .play("A trigger extortion; A take knossos")
        .shows("A.wonders=knossos A.cubes=0.0.0.0.0.0")
        .waits_for("go_on.A");
    struck("sabotage").play("A trigger sabotage").waits_for("go_on.A");
    // Six stand after it: a seventh may be built, and what went to the box stays there.
    let seven = "A.wonders=knossos+forum,sphinx+press,colossus+quarry,pyramids+tavern \
        B.wonders=appian_way+stable,great_library+garrison,mausoleum+baths";
    let after = with_god("anubis", "egyptian", &format!("{seven} structure=15:palace,18:altar,20:theater"))
        .play("A activate 1; A unbuild pyramids");
    assert!(after.0.wonder_box().contains(WonderId::Piraeus));
    after.play("B build theater; A wonder pyramids altar").score(A, "wonders=21");
}

#[test]
fn a14_13_ra_does_not_repeat_the_draft() {
    for wonder in ["knossos", "curia_julia"] {
        with_god("ra", "egyptian", &format!("B.wonders={wonder}"))
            .play(&format!("A activate 1; A take {wonder}"))
            .shows(&format!("A.wonders={wonder} A.cubes=0.0.0.0.0.0 A.plots=-"))
            .waits_for("turn.B");
    }
}

#[test]
fn a14_14_isis_builds_with_all_that_building_brings() {
    let pile = "discard=conspirator_1 decrees=1:coins_on_wonder,2:coins_on_red B.cubes=1.0.0.0.0.0";
    for table in ["duel+pantheon+agora", "duel+pantheon+agora:restore=buildings"] {
        let base = format!(
            "{table} A.coins=3 spaces=1:isis,6:gate decks=egyptian:-.- A.saw_gods=isis B.saw_gods=isis \
                {pile}"
        );
        Case::with(&base, "A.wonders=curia_julia A.plots=coup")
            .play("A activate 1; A raise curia_julia")
            .play_for("A tuck conspirator_1", 0, 3)
            .legal(A, "trigger coup; pass")
            .play_for("A pass", 6, 0)
            .waits_for("turn.A");
        Case::with(&base, "A.wonders=knossos")
            .play("A activate 1; A raise knossos; A tuck conspirator_1; A place 1; A pass")
            .control("------")
            .waits_for("turn.B");
    }
}

#[test]
fn a14_15_hades_recruits_as_the_mausoleum_does() {
    let pile = "discard=conspirator_1,politician_left_1,press";
    let asked = with_god("hades", "greek", pile).play("A activate 1");
    asked.legal(A, "restore conspirator_1; restore politician_left_1; restore press");
    asked.play("A restore politician_left_1").waits_for("turn.B,turn_up,politics.A.left");
    with_god("hades", "greek", &format!("{pile} decrees=1:extra_turn_on_conspirator A.cubes=1.0.0.0.0.0"))
        .play("A activate 1; A restore conspirator_1; A place 1")
        .waits_for("turn.A");
    let strict = "duel+pantheon+agora:restore=buildings A.coins=9 spaces=1:hades,6:gate decks=greek:-.- \
        A.saw_gods=hades B.saw_gods=hades";
    Case::with(strict, "discard=conspirator_1,press").play("A activate 1").legal(A, "restore press");
    Case::with(strict, "discard=conspirator_1").play("A activate 1").waits_for("turn.B");
}

#[test]
fn a14_15_zeus_may_discard_a_senator_face_down_or_not() {
    let zeus = with_god("zeus", "greek", "structure=15:senator,18:altar,20:conspirator_1").play("A activate 1");
    zeus.play("A strike 20").shows("discard=conspirator_1");
    zeus.play("A strike 15")
        .refuses("* card 15 palace", Impossible)
        .play("* card 15 politician_left_1")
        .shows("discard=politician_left_1");
}

#[test]
fn a14_16_tokens_on_enki_are_out_of_reach() {
    let board = "board=masonry,mathematics,theology,urbanism,philosophy A.tokens=economy B.tokens=mysticism";
    let fields = format!("{board} enki=law,strategy structure=15:palace,18:altar,20:theater");
    let conspiracy = |conspiracy: &str| {
        with_god("enki", "mesopotamian", &format!("{fields} A.plots={conspiracy}+baths"))
            .play(&format!("A trigger {conspiracy}"))
    };
    let spy = conspiracy("espionage").refuses("A progress law", NotLegal).refuses("A progress strategy", NotLegal);
    assert_eq!(spy.actions(A).len(), 15 - 5 - 2 - 2);
    let lock = conspiracy("obscurantism").refuses("A lock law", NotLegal).refuses("A lock economy", NotLegal);
    assert_eq!(lock.actions(A).len(), 15 - 1 - 2);
    // What goes back from him is in the box again.
    let taken = with_god("enki", "mesopotamian", &format!("{fields} B.plots=espionage+baths"))
        .play("A activate 1; A progress law");
    taken.play("B trigger espionage").allows("B progress strategy");
}

#[test]
fn a14_16_enki_never_draws_a_locked_token() {
    let all_but_two = "board=masonry,mathematics,theology,urbanism,philosophy \
        A.tokens=economy,law,corruption,engineering,poliorcetics B.tokens=mysticism,organized_crime";
    case(&format!(
        "{all_but_two} locked=strategy B.triggered=obscurantism+baths age=1 spaces=1:enki \
        decks=mesopotamian:-.- A.saw_gods=enki structure=18:altar"
    ))
    .play("A build altar")
    .refuses("* enki strategy", Impossible)
    .allows("* enki agriculture")
    .allows("* enki architecture");
}

#[test]
fn a14_17_grand_temples_are_purple_and_no_decree_is_about_them() {
    let decrees = "decrees=1:coins_on_blue,2:coins_on_green,3:coins_on_yellow,4:coins_on_red,5:coins_on_wonder \
        A.cubes=1.1.1.1.1.0";
    case(&format!("{decrees} A.plots=property_fraud+baths structure=0:egyptian_grand_temple,18:altar"))
        .play("A trigger property_fraud")
        .play_for("A claim egyptian_grand_temple", 0, 0)
        .score(A, "guilds=5");
    let less = "decrees=1:ignore_symbol_yellow,2:ignore_symbol_red,3:ignore_symbol_green A.cubes=1.1.1.0.0.0";
    case(less).price("A egyptian_grand_temple", 2 * (3 + 1 + 1));
    case("A.plots=treason+baths").play("A trigger treason").refuses("* removed egyptian_grand_temple", Impossible);
}

#[test]
fn a14_18_and_a12_3_a_temple_is_free_through_a_mythology_token() {
    let own = "A.tokens=urbanism A.mythologies=egyptian structure=18:egyptian_grand_temple,19:altar";
    case(own).play_for("A build egyptian_grand_temple", 4, 0).shows("A.mythologies=egyptian");
    let lent = "spaces=6:gate A.coins=40 decrees=1:opponent_chains A.cubes=1.0.0.0.0.0 A.tokens=urbanism \
        B.mythologies=egyptian B.cards=baths structure=18:egyptian_grand_temple,19:altar";
    Case::new(&format!("duel+pantheon+agora {lent}")).price("A egyptian_grand_temple", 10).price("A aqueduct", 0);
    Case::new(&format!("duel+pantheon+agora:links=tokens {lent}")).price("A aqueduct", 0).play_for(
        "A build egyptian_grand_temple",
        4,
        0,
    );
}

#[test]
fn a14_19_engineering_and_a_symbol_less_do_not_add_up() {
    let less = "decrees=1:ignore_symbol_red,2:ignore_symbol_green A.cubes=1.1.0.0.0.0";
    case("A.tokens=engineering").price("A barracks", 1).price("A fortifications", 1).price("A walls", 4);
    case(&format!("A.tokens=engineering {less}"))
        .price("A barracks", 0)
        .price("A fortifications", 1)
        .price("A pretorium", 0);
    with_god("baal", "phoenician", "B.cards=press decrees=1:coins_on_blue A.cubes=1.0.0.0.0.0")
        .play("A activate 1")
        .play_for("A steal press", 0, 0);
}

#[test]
fn a14_20_decrees_do_not_change_the_price_of_an_activation() {
    let decrees = "decrees=1:cheaper_raw_materials,2:cheaper_manufactured_goods,3:wonder_minus_one_resource \
            A.cubes=1.1.1.0.0.0";
    with_god("aphrodite", "greek", decrees).play_for("A activate 1", -3, 0);
    with_god(
        "aphrodite",
        "greek",
        "A.coins=0 A.offerings=2,3,4 A.cards=conspirator_1 structure=18:conspirator_2,19:altar",
    )
    .refuses("A recruit conspirator_2", NotLegal)
    .allows("A activate 1 4");
}

#[test]
fn a14_20_sabotage_ends_a_discount_but_takes_back_no_god() {
    let sanctuary =
        "B.coins=40 B.wonders=sanctuary+press A.plots=sabotage+baths structure=15:palace,18:altar,20:theater";
    let case = with_god("aphrodite", "greek", &format!("{sanctuary} pending=turn.B"));
    case.play_for("B activate 1", 0, -6);
    let razed = with_god("aphrodite", "greek", sanctuary).play("A trigger sabotage; A raze sanctuary; A build altar");
    razed.play_for("B activate 1", 0, -8);
    let theater = "B.gods=aphrodite B.wonders=divine_theater+press decks=greek:-.- A.plots=sabotage+baths";
    self::case(theater).play("A trigger sabotage; A raze divine_theater").score(B, "gods=9").shows("B.gods=aphrodite");
}

#[test]
fn a14_21_a_god_behind_the_gate_is_resolved_in_its_place() {
    let fields = "pawn=1 spaces=1:gate decks=mesopotamian:,phoenician:,greek:,egyptian: \
        A.gods=enki,ishtar,nisaba,astarte,baal,tanit,aphrodite,hades,zeus,anubis,isis,ra";
    let opened = case(fields).play("A activate 1; * god mars; A summon mars");
    opened.pawn(3).waits_for("turn.B,turn_up,place_cube.A").play("A place 1").waits_for("turn.B");
}

#[test]
fn a14_22_ishtar_and_law_are_one_symbol() {
    let ishtar = "A.gods=ishtar decks=mesopotamian:-.- board=economy,strategy";
    case(&format!("{ishtar} A.plots=espionage+baths"))
        .play("A trigger espionage; A progress law")
        .waits_for("go_on.A,take_token.A")
        .play("A progress economy")
        .shows("A.tokens=economy,law");
    let locked = case("B.gods=ishtar decks=mesopotamian:-.- B.tokens=law A.plots=obscurantism+baths")
        .play("A trigger obscurantism; A lock law");
    assert!(locked.0.city(B).symbols().contains(duel::Symbol::Law));
}

#[test]
fn a14_23_the_snake_goes_before_pairs_are_counted() {
    let snake = "A.gods=nisaba decks=mesopotamian:-.- A.snake=laboratory A.plots=coercion+baths board=economy,law";
    // A had plumb bobs on workshop and under the snake; with both cards it gains one that makes two.
    let cards = "A.cards=workshop,apothecary B.cards=laboratory,pharmacist";
    case(&format!("{snake} {cards}"))
        .play("A trigger coercion; A swap laboratory apothecary")
        .shows("A.snake=-")
        .waits_for("go_on.A,move_cube.A,take_token.A");
    // The snake's symbol is gone with the card: no pair through it.
    let lonely = case(&format!("{snake} A.cards=apothecary B.cards=laboratory,pharmacist"));
    lonely.play("A trigger coercion; A swap laboratory apothecary").waits_for("go_on.A");
    // The snake stays on a card that stays.
    case(&format!("{snake} {cards}"))
        .play("A trigger coercion; A swap pharmacist apothecary")
        .shows("A.snake=laboratory");
    // B's snake on a card that A gives away.
    let other = "B.gods=nisaba decks=mesopotamian:-.- B.snake=workshop A.plots=coercion+baths A.cards=workshop \
        B.cards=pharmacist";
    case(other)
        .play("A trigger coercion; A swap pharmacist workshop")
        .shows("B.snake=- B.cards=workshop")
        .waits_for("go_on.A");
}

#[test]
fn a14_23_and_a13_17_a_pair_completed_again_pays_again() {
    let fields = "board=economy,strategy A.tokens=law A.cards=pharmacist,study B.cards=apothecary,school";
    // B's pair of wheels was paid before; A breaks it, and B completes it with the snake.
    let broken = with_god(
        "nisaba",
        "mesopotamian",
        &format!("{fields} B.coins=40 A.plots=coercion+baths structure=15:palace,18:altar,20:theater"),
    )
    .play("A trigger coercion; A swap school study; A build altar");
    broken.play("B activate 1; B snake school").waits_for("turn.A,turn_up,take_token.B");
}

#[test]
fn a14_24_the_score_sheet_has_both_new_rows() {
    let rows: Vec<_> = case("").0.score_sheet().rows.iter().map(|(row, _)| *row).collect();
    assert_eq!(
        rows,
        ["blue", "green", "yellow", "guilds", "wonders", "progress", "gods", "senate", "treasury", "military"]
    );
    assert!(both().tokens().contains(TokenId::Corruption) && both().tokens().contains(TokenId::Mysticism));
    assert!(matches!(opening(both(), 1).game().pending(), [Pending::Turn(_)]));
}

#[test]
fn a14_25_all_options_are_there() {
    for option in &OPTIONS {
        for value in option.values {
            assert!(both().set(option.name, value).is_ok(), "{}={value}", option.name);
        }
    }
}

#[test]
fn d10_17_and_a14_24_a_victory_is_shared_with_both_expansions() {
    // 9 for Aphrodite and 3 for a chamber against 12 for two temples; neither has a blue card.
    let tie = "duel+pantheon+agora age=3 A.coins=0 B.coins=0 A.gods=aphrodite spaces=6:gate decks=greek:-.- \
               A.cubes=0.0.1.0.0.0 decrees=1:shield,3:coins_on_red,5:coins_on_blue structure=18:altar";
    let shared = Case::with(tie, "B.cards=roman_grand_temple,greek_grand_temple").play("A discard altar");
    shared.score(A, "gods=9 senate=3 blue=0").score(B, "guilds=12 blue=0").total(A, 12).total(B, 12);
    shared.over("civilian.AB");
    // A blue card instead decides it.
    let blue = Case::with(tie, "B.cards=roman_grand_temple,palace").play("A discard altar");
    blue.total(A, 12).total(B, 12).over("civilian.B");
}
