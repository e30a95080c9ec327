//! A15: the worked examples, in the order of the table.

mod common;

use common::{A, B, Case, DECREES, discard_game, steps};
use duel::{Age, Back, Chance, Expansion, Setup};
use table::Illegal::NotLegal;
use table::{Event, Seeded};

/// A takes the actions of a politician of the left section.
fn politics(fields: &str) -> Case {
    Case::agora(&format!("structure=18:politician_left_1,19:altar {fields}")).play("A recruit politician_left_1")
}

/// A has prepared a conspiracy with `logging_camp` and triggers it.
fn triggered(conspiracy: &str, fields: &str) -> Case {
    Case::agora(&format!("A.plots={conspiracy}+logging_camp {fields}")).play(&format!("A trigger {conspiracy}"))
}

const ALL_CHAMBERS: &str = "place 1; place 2; place 3; place 4; place 5; place 6";

#[test]
fn ae01_the_first_four_senators_cost_0_1_2_3_or_nothing_with_corruption() {
    let owned =
        ["", "conspirator_1", "conspirator_1,politician_left_1", "conspirator_1,politician_left_1,conspirator_2"];
    for (price, cards) in owned.into_iter().enumerate() {
        let cards = if cards.is_empty() { String::new() } else { format!("A.cards={cards} ") };
        for senator in ["conspirator_3", "politician_right_1"] {
            let fields = format!("{cards}structure=18:{senator},19:altar");
            Case::agora(&fields).play_for(&format!("A recruit {senator}"), -(price as i32), 0);
            Case::agora(&format!("A.tokens=corruption {fields}")).play_for(&format!("A recruit {senator}"), 0, 0);
        }
    }
}

#[test]
fn ae02_blue_cards_give_1_1_2_2_3_3_actions_and_the_decree_2_2_3_3_3_3() {
    let blue = ["baths", "statue", "temple", "aqueduct", "rostrum"];
    for (count, [alone, with_decree]) in [[1, 2], [1, 2], [2, 3], [2, 3], [3, 3], [3, 3]].into_iter().enumerate() {
        let cards = if count == 0 { String::new() } else { format!("A.cards={}", blue[..count].join(",")) };
        let expected = |actions: usize| format!("turn.B,turn_up{}", ",politics.A.left".repeat(actions));
        politics(&cards).waits_for(&expected(alone));
        let decree = "decrees=6:senate_plus_two_blue A.cubes=0.0.0.0.0.1";
        politics(&format!("{decree} {cards}")).waits_for(&expected(with_decree));
    }
}

#[test]
fn ae03_two_actions_of_a_left_politician() {
    let placed = politics("A.cards=baths,statue,temple A.cubes=0.0.0.0.1.0")
        .legal(A, "place 1; place 2; move 5 4; move 5 6; pass")
        .refuses("A place 3", NotLegal)
        .play("A place 1")
        .legal(A, "place 1; place 2; move 1 2; move 5 4; move 5 6; pass");
    placed.play("A move 5 4").waits_for("turn.B").shows("A.cubes=1.0.0.1.0.0");
    placed.play("A move 5 6").waits_for("turn.B").shows("A.cubes=1.0.0.0.0.1");
}

#[test]
fn ae04_both_in_one_chamber_one_each_or_one_cube_twice() {
    let two = politics("A.cards=baths,statue");
    two.play("A place 1; A place 1").shows("A.cubes=2.0.0.0.0.0");
    two.play("A place 1; A place 2").shows("A.cubes=1.1.0.0.0.0");
    two.play("A place 2; A move 2 3").shows("A.cubes=0.0.1.0.0.0");
    politics("A.cards=baths,statue A.cubes=0.1.0.0.0.0").play("A move 2 3; A move 3 4").shows("A.cubes=0.0.0.1.0.0");
}

#[test]
fn ae05_with_all_cubes_in_the_senate_politicians_move_and_conspirators_conspire() {
    let cubes = "A.cubes=7.0.5.0.0.0 B.cubes=0.1.0.0.0.0";
    politics(cubes).legal(A, "move 1 2; move 3 2; move 3 4; pass");
    Case::agora(&format!("{cubes} structure=18:conspirator_1,19:altar"))
        .play("A recruit conspirator_1")
        .legal(A, "conspire");
}

#[test]
fn ae06_control_passes_through_a_tie() {
    let b_turn = "B.cards=baths,statue pending=turn.B structure=18:politician_left_1,19:altar A.cubes=1.0.0.0.0.0";
    let decree = Case::agora(&format!("decrees=1:discard_plus_two_coins {b_turn}")).control("A-----");
    assert_eq!((decree.0.discard_income(A), decree.0.discard_income(B)), (4, 2));
    let tie = decree.play("B recruit politician_left_1; B place 1").control("------");
    assert_eq!((tie.0.discard_income(A), tie.0.discard_income(B)), (2, 2));
    let taken = tie.play("B place 1").control("B-----");
    assert_eq!((taken.0.discard_income(A), taken.0.discard_income(B)), (2, 4));
}

#[test]
fn ae07_a_cube_in_an_empty_chamber_turns_up_the_decree() {
    let decrees = "decrees=1:coins_on_red,3:coins_on_blue,5:coins_on_green";
    Case::agora(&format!("{decrees} structure=18:politician_center_1,19:altar"))
        .play("A recruit politician_center_1; A place 4; * decree 4 shield")
        .control("---A--")
        .pawn(1);
    politics(&format!("{decrees} A.cubes=0.0.1.0.0.0")).play("A move 3 4; * decree 4 shield").control("---A--").pawn(1);
}

#[test]
fn ae08_a_conspirator_places_or_conspires() {
    let recruited = |fields: &str| {
        Case::agora(&format!("{fields}structure=18:conspirator_1,19:altar"))
            .play("A recruit conspirator_1")
            .legal(A, &format!("{ALL_CHAMBERS}; conspire"))
    };
    recruited("").play("A place 6").shows("A.cubes=0.0.0.0.0.1").waits_for("turn.B");
    let drawn = recruited("").play("A conspire; * plot coup; * plot swindle");
    drawn.play("A keep coup top").shows("A.plots=coup top_plot=swindle.A");
    drawn.play("A keep swindle bottom").shows("A.plots=swindle A.sunk=coup");
    recruited("A.tokens=organized_crime ")
        .play("A conspire; * plot coup; * plot swindle")
        .shows("A.plots=coup,swindle");
}

#[test]
fn ae09_prepared_on_one_turn_triggered_on_a_later_one() {
    let prepared = Case::agora("A.plots=coup,swindle+baths structure=15:statue,18:pretorium,20:theater")
        .play_for("A prepare coup pretorium", 0, 0)
        .shows("A.plots=coup+pretorium,swindle+baths")
        .waits_for("turn.B")
        .play("B build theater");
    prepared.legal(A, "build statue; discard statue; trigger coup; trigger swindle");
    prepared.play("A trigger coup").pawn(2).legal(A, "build statue; discard statue");
}

#[test]
fn ae10_the_sixth_chamber_wins_even_without_a_decree() {
    Case::agora(
        "decrees=1:coins_on_red,2:coins_on_green,3:shield,4:coins_on_blue@1,5:opponent_chains,6:coins_on_wonder \
         A.triggered=insider_influence A.cubes=1.1.1.0.1.1 structure=18:conspirator_1,19:altar",
    )
    .play("A recruit conspirator_1; A place 4")
    .over("politics.A");
}

#[test]
fn ae11_points_of_the_senate() {
    Case::agora("A.cubes=1.0.1.1.1.2 B.cubes=0.1.0.0.1.2 structure=18:altar")
        .control("ABAA--")
        .play("A build altar")
        .score(A, "senate=7")
        .score(B, "senate=2");
}

#[test]
fn ae12_shield_moves_the_pawn_to_1_0_and_minus_1() {
    Case::agora("decrees=1:shield B.cards=baths,statue structure=18:conspirator_1,19:politician_left_1")
        .play("A recruit conspirator_1; A place 1")
        .pawn(1)
        .play("B recruit politician_left_1; B place 1")
        .pawn(0)
        .play("B place 1")
        .pawn(-1);
}

#[test]
fn ae13_red_cards_and_wonders_pay_1_2_3_coins() {
    for age in 1..=3_i32 {
        for seat in ["A", "B"] {
            let fields = format!(
                "age={age} {seat}.coins=40 {seat}.wonders=pyramids structure=18:guard_tower,19:altar \
                    pending=turn.{seat}"
            );
            let gained = |decree: &str, event: &str| {
                let before = Case::agora(&format!("decrees=1:{decree} B.cubes=1.0.0.0.0.0 {fields}"));
                let paid = before.0.wonder_price(B, duel::WonderId::Pyramids).total();
                let after = before.play(&format!("{seat} {event}"));
                let spent = if seat == "B" && event.starts_with("wonder") { i32::from(paid) } else { 0 };
                i32::from(after.0.city(B).coins()) - i32::from(before.0.city(B).coins()) + spent
            };
            assert_eq!(gained("coins_on_red", "build guard_tower"), age);
            assert_eq!(gained("coins_on_wonder", "wonder pyramids altar"), age);
        }
    }
}

#[test]
fn ae14_a_symbol_less_makes_pretorium_free_and_forum_2() {
    Case::agora("decrees=1:ignore_symbol_red A.cubes=1.0.0.0.0.0").price("A pretorium", 0);
    Case::agora("decrees=1:ignore_symbol_yellow A.cubes=1.0.0.0.0.0").price("A forum", 2);
}

#[test]
fn ae15_pyramids_cost_three_units_or_one() {
    let decree = "decrees=1:wonder_minus_one_resource A.cubes=1.0.0.0.0.0";
    // 2 stone and 1 papyrus where stone is dearer, 3 stone where papyrus is.
    Case::agora(&format!("{decree} B.cards=quarry")).price("A pyramids", 3 + 3 + 2);
    Case::agora(&format!("{decree} B.cards=press,drying_room")).price("A pyramids", 2 + 2 + 2);
    Case::agora(&format!("{decree} A.tokens=architecture")).price("A pyramids", 2);
}

#[test]
fn ae16_raw_materials_at_4_2_and_1_cost_3_1_and_1() {
    Case::agora("decrees=1:cheaper_raw_materials A.cubes=1.0.0.0.0.0 A.cards=clay_reserve B.cards=shelf_quarry")
        .unit_prices(A, [1, 1, 3, 2, 2]);
}

#[test]
fn ae17_a_discard_brings_six() {
    Case::agora("decrees=1:discard_plus_two_coins A.cubes=1.0.0.0.0.0 A.cards=tavern,clay_reserve").play_for(
        "A discard altar",
        6,
        0,
    );
}

#[test]
fn ae18_aqueduct_is_free_through_the_opponents_baths() {
    let fields = "decrees=1:opponent_chains A.cubes=1.0.0.0.0.0 B.cards=baths structure=18:aqueduct,19:altar";
    Case::agora(fields).play_for("A build aqueduct", 0, 0);
    Case::agora(&format!("{fields} A.tokens=urbanism")).play_for("A build aqueduct", 4, 0);
}

#[test]
fn ae19_a_conspirator_earns_a_turn_a_politician_or_a_late_cube_does_not() {
    let decree = "decrees=1:extra_turn_on_conspirator";
    let conspirator = "structure=18:conspirator_1,19:altar";
    Case::agora(&format!("{decree} A.cubes=1.0.0.0.0.0 {conspirator}"))
        .play("A recruit conspirator_1; A place 1")
        .waits_for("turn.A");
    politics(&format!("{decree} A.cubes=1.0.0.0.0.0")).play("A pass").waits_for("turn.B");
    Case::agora(&format!("{decree} {conspirator}"))
        .play("A recruit conspirator_1; A place 1")
        .control("A-----")
        .waits_for("turn.B");
}

/// The first round of a draft with these wonders on offer.
fn drafting(offer: &str) -> Case {
    Case::agora(&format!("age=1 offer={offer},sphinx,pyramids,colossus pending=turn.A,draft,offer_wonders,draft"))
}

#[test]
fn ae20_curia_julia_picked_and_built() {
    drafting("curia_julia")
        .play("A draft curia_julia; * plot coup; * plot swindle; A keep coup top")
        .shows("A.plots=coup");
    let built = Case::agora("A.coins=10 A.wonders=curia_julia A.plots=coup")
        .play_for("A wonder curia_julia altar", -10, 0)
        .legal(A, "trigger coup; pass");
    built.play_for("A trigger coup", 6, 0).pawn(2).waits_for("turn.A");
    built.play_for("A pass", 6, 0).pawn(0).waits_for("turn.A");
    Case::agora("A.coins=10 A.wonders=curia_julia A.plots=coup+baths")
        .play("A wonder curia_julia altar")
        .waits_for("turn.A");
}

#[test]
fn ae21_knossos_picked_and_built() {
    drafting("knossos").play("A draft knossos").legal(A, ALL_CHAMBERS).play("A place 3").shows("A.cubes=0.0.1.0.0.0");
    Case::agora("A.coins=10 A.wonders=knossos")
        .play("A wonder knossos altar; A place 3; A move 3 4")
        .shows("A.cubes=0.0.0.1.0.0")
        .score(A, "wonders=3");
}

#[test]
fn ae22_treason_offers_3_6_or_9_cards() {
    for (age, cards) in [(1, 3), (2, 6), (3, 9)] {
        let shown = triggered("treason", &format!("age={age} A.coins=0")).settle();
        assert_eq!(shown.actions(A).len(), cards);
        let duel::Action::Reclaim(card) = shown.actions(A)[0] else { panic!("a removed card is built") };
        assert!(shown.play(&format!("A reclaim {card}")).0.city(A).cards().contains(card));
    }
}

#[test]
fn ae23_blackmail_and_embezzlement_in_coins() {
    for (coins, taken) in [(7, 4), (1, 1), (0, 0)] {
        triggered("blackmail", &format!("B.coins={coins}")).coins(7 + taken, coins - taken);
    }
    let cubes = "A.cubes=5.0.0.0.0.0 B.cubes=0.3.0.0.0.0";
    triggered("embezzlement", cubes).coins(12, 4);
    triggered("embezzlement", &format!("{cubes} B.coins=2")).coins(12, 0);
}

#[test]
fn ae24_insider_influence_leaves_points_and_controls() {
    let case = triggered("insider_influence", "A.cubes=1.0.1.0.0.0 B.cubes=0.1.0.0.0.0").play("A decree 3 6");
    case.control("ABA---").score(A, "senate=4").score(B, "senate=2");
    let decrees = |chamber: u8| case.0.senate().decrees_in(duel::Chamber(chamber - 1)).count();
    assert_eq!([1, 2, 3, 4, 5, 6].map(decrees), [1, 1, 0, 1, 1, 2]);
}

#[test]
fn ae25_property_fraud_and_turn_of_events() {
    let rows = "age=1 structure=0:conspirator_1,1:baths,2:stable,3:age,4:age,5:age,6:age,7:altar,8:theater,9:quarry,\
                10:press,11:tavern";
    let fraud = triggered("property_fraud", rows).legal(A, "claim baths; claim stable");
    fraud
        .play_for("A claim baths", 0, 0)
        .allows("A build altar")
        .refuses("B discard altar", table::Illegal::NotThisSeat(B));
    let events = triggered("turn_of_events", rows);
    events.play_for("A strike 7", 0, 0).shows("discard=altar").play("A pass").waits_for("go_on.A");
    events.play("A strike 10").play_for("A strike 9", 0, 0).shows("discard=quarry,press");
}

#[test]
fn ae26_sabotage_of_the_great_lighthouse() {
    let raze = |table: &str| {
        Case::new(&format!("{table} A.plots=sabotage+baths B.wonders=great_lighthouse+press"))
            .price("B stable", 0)
            .score(B, "wonders=4")
            .play("A trigger sabotage; A raze great_lighthouse")
            .price("B stable", 2)
            .score(B, "wonders=0")
    };
    raze("duel+agora").shows("razed=great_lighthouse+press discard=-");
    raze("duel+agora:sabotage=discard").shows("razed=- discard=press");
}

#[test]
fn ae27_a_removed_cube_may_be_placed_again() {
    let b_has = "B.cubes=0.0.0.0.12.0";
    let removed = triggered("political_maneuver", b_has).play("A place 1; A remove 5; A pass");
    assert_eq!(removed.0.supply(B), 1);
    let token =
        Case::agora(&format!("{b_has} pawn=5 loot=A2,A5,B5 structure=15:altar,18:guard_tower,20:conspirator_1"))
            .play("A build guard_tower; A remove 5");
    assert_eq!(token.0.supply(B), 1);
    token.play("B recruit conspirator_1; B place 1").shows("B.cubes=1.0.0.0.11.0");
}

/// A god face up on the cheapest space of A, in a game of both expansions.
fn pantheon(god: &str, mythology: &str, fields: &str) -> Case {
    let base = "duel+pantheon+agora A.coins=40";
    let gods = format!("spaces=1:{god},6:gate decks={mythology}:-.- A.saw_gods={god} B.saw_gods={god}");
    Case::with(&format!("{base} {DECREES} {gods}"), fields)
}

#[test]
fn ae28_a_conspiracy_and_then_a_card_or_a_god() {
    let fields = "age=2 A.plots=coup+baths structure=18:altar";
    pantheon("mars", "roman", fields)
        .play("A trigger coup")
        .legal(A, "build altar; discard altar; activate 1; activate 6")
        .play("A activate 1")
        .pawn(4);
    Case::new(
        "duel+pantheon+agora age=1 A.coins=40 spaces=1:mars decks=roman:-.- A.saw_gods=mars \
        A.plots=coup+baths structure=18:altar",
    )
    .play("A trigger coup")
    .legal(A, "build altar; discard altar");
}

#[test]
fn ae29_decks_of_25_25_and_23_cards() {
    let agora = Setup::with([Expansion::Agora]);
    let record = discard_game(agora, &mut Seeded::new(agora, 29));
    let mut laid = [(0, 0); 3];
    for (game, event) in steps(&record) {
        if let Event::Chance(Chance::Card(_, card)) = event {
            let (cards, senators) = &mut laid[game.age().index()];
            *cards += 1;
            *senators += i32::from(card.building().back == Back::Senator);
        }
    }
    assert_eq!(laid, [(25, 5), (25, 5), (23, 3)]);
    let unseen = record.game().unseen();
    assert_eq!(Age::ALL.map(|age| (unseen & age.back().cards()).len()), [3, 3, 3]);
}

#[test]
fn ae30_losing_shield_lets_the_other_player_use_a_token_in_between() {
    let fields = "pawn=-2 decrees=1:coins_on_blue,2:coins_on_red,3:shield A.cards=baths,statue \
        A.cubes=0.0.2.0.0.0 B.cubes=0.0.1.0.0.0";
    politics(fields)
        .control("--A---")
        .play("A move 3 2")
        .pawn(-3)
        .waits_for("turn.B,turn_up,politics.A.left,place_cube.B")
        .play("B place 3")
        .control("-AB---")
        .pawn(-4)
        .waits_for("turn.B,turn_up,politics.A.left")
        .play("A pass")
        .waits_for("turn.B");
}

#[test]
fn ae31_the_pawn_makes_its_whole_move() {
    let fields = "A.coins=40 A.tokens=strategy B.cubes=0.1.0.0.0.0 structure=18:arsenal,19:altar";
    Case::agora(&format!("{fields} pawn=2"))
        .play("A build arsenal")
        .pawn(6)
        .legal(A, ALL_CHAMBERS)
        .play("A place 1")
        .legal(A, "remove 2");
    Case::agora(&format!("{fields} pawn=5")).play("A build arsenal").over("military.A").shows("B.cubes=0.1.0.0.0.0");
}

#[test]
fn ae32_a_moved_cube_never_leaves_the_senate() {
    politics("A.cubes=0.0.1.0.0.0 B.cubes=1.1.1.1.1.1")
        .control("BB-BBB")
        .play("A move 3 4")
        .control("BBB-BB")
        .goes_on();
}

#[test]
fn ae33_property_fraud_takes_the_last_card() {
    triggered("property_fraud", "age=1 active=B structure=1:baths")
        .play("A claim baths")
        .shows("age=2")
        .waits_for("turn.A,lay_cards")
        .settle()
        .waits_for("turn.A");
}

#[test]
fn ae34_moving_shield_between_chambers() {
    let six = "decrees=1:shield,2:coins_on_red,3:coins_on_blue pawn=2";
    let case = triggered("insider_influence", &format!("{six} A.cubes=1.0.1.0.0.0 B.cubes=0.1.0.0.0.0"));
    case.play("A decree 1 2").pawn(0);
    case.play("A decree 1 4").pawn(1);
    case.play("A decree 1 3").pawn(2);
}

#[test]
fn ae35_coercion_makes_a_pair_for_one() {
    triggered("coercion", "A.cards=workshop,scriptorium B.cards=laboratory,dispensary board=law,economy")
        .play("A swap laboratory scriptorium")
        .waits_for("go_on.A,move_cube.A,take_token.A")
        .play("A progress law")
        .shows("A.cards=workshop,laboratory B.cards=scriptorium,dispensary B.tokens=-")
        .waits_for("go_on.A");
}

#[test]
fn ae36_forum_against_economy() {
    let forum = Case::agora("decrees=1:ignore_symbol_yellow A.cubes=1.0.0.0.0.0 B.tokens=economy structure=18:forum");
    forum.legal(A, "build forum; spare forum; discard forum");
    forum.play_for("A build forum", -2, 2);
    forum.play_for("A spare forum", -3, 0);
}

#[test]
fn ae37_two_unbuilt_wonders_after_sabotage() {
    let six = "A.wonders=knossos,sphinx+press,colossus+quarry,pyramids+tavern \
               B.wonders=piraeus,appian_way+stable,great_library+garrison,mausoleum+baths";
    Case::agora(&format!(
        "A.coins=40 B.coins=40 {six} A.plots=sabotage+forum \
        structure=15:palace,18:altar,20:theater"
    ))
    .play("A trigger sabotage; A raze appian_way; A wonder knossos altar; A place 1; A pass")
    .shows("B.wonders=piraeus,great_library+garrison,mausoleum+baths")
    .play("B wonder piraeus theater")
    .shows("B.wonders=piraeus+theater,great_library+garrison,mausoleum+baths");
}

#[test]
fn ae38_coins_by_decree_come_before_the_token() {
    let built = Case::agora("age=2 pawn=2 decrees=1:coins_on_red B.cubes=1.0.0.0.0.0 structure=18:walls,19:altar")
        .play_for("A build walls", -4, 2)
        .waits_for("turn.B,turn_up,place_cube.A");
    built.play("A place 1").coins(3, 9).control("------");
}

#[test]
fn ae39_turn_of_events_uncovers_a_mythology_token() {
    let structure = "structure=0:conspirator_1,1:politician_left_1,2:altar,3:age,4:age,5:senator,6:age,7:baths,\
                     8:theater,9:tavern,10:quarry,11:press,12:age,13:senator,14:age,15:senator,16:age,17:age,\
                     18:stable,19:garrison,20:palisade,21:workshop,22:apothecary,23:glassworks";
    let divine_tokens = "gifts=4:greek,6:greek,12:roman,14:egyptian,17:phoenician";
    let conspiracies = "A.plots=turn_of_events+clay_pool";
    let struck = Case::new(&format!("duel+pantheon+agora age=1 {DECREES} {conspiracies} {divine_tokens} {structure}"))
        .play("A trigger turn_of_events; A strike 18; A strike 19")
        .shows("A.mythologies=roman gifts=4:greek,6:greek,14:egyptian,17:phoenician");
    let looked = struck.refuses("* card 12 logging_camp", table::Illegal::Impossible).play(
        "* god mars; * god \
        neptune",
    );
    looked
        .play("A enthrone mars 1; * card 12 logging_camp")
        .shows("spaces=1:mars")
        .waits_for("go_on.A")
        .allows("A build logging_camp");
}

#[test]
fn ae40_neptune_with_agoras_tokens() {
    let asked = pantheon("neptune", "roman", "A.cubes=0.1.0.0.0.0 B.cubes=1.0.0.0.0.0").play("A activate 1");
    asked.play("A loot A2; A loot B2").legal(A, ALL_CHAMBERS).shows("loot=A5,B5");
    asked.play("A loot A2; A loot A5").legal(A, "remove 1").play("A remove 1").legal(A, "move 2 1; move 2 3; pass");
}
