//! D14: the worked examples E01 to E38, one test each.

mod common;

use common::{A, B, Case, opening, setup, steps};
use duel::data::Cost;
use duel::{Action, CardId, Duel, Goods, WonderId};
use table::{Event, Illegal::NotLegal};

#[test]
fn e01_printed_costs() {
    // clay, wood, stone, glass, papyrus
    let costs = [
        (CardId::LumberYard, 0, [0, 0, 0, 0, 0]),
        (CardId::StonePit, 1, [0, 0, 0, 0, 0]),
        (CardId::Scriptorium, 2, [0, 0, 0, 0, 0]),
        (CardId::Baths, 0, [0, 0, 1, 0, 0]),
        (CardId::Arena, 0, [1, 1, 1, 0, 0]),
    ];
    for (card, coins, goods) in costs {
        assert_eq!(card.building().cost, Cost { coins, goods: Goods::new(goods) }, "{card}");
    }
}

#[test]
fn e02_stable_makes_horse_breeders_free() {
    let structure = "structure=18:horse_breeders,19:altar";
    Case::new(&format!("duel {structure}")).play_for("A build horse_breeders", -2 - 2, 0);
    Case::new(&format!("duel A.cards=stable {structure}")).play_for("A build horse_breeders", 0, 0);
    assert_eq!(CardId::HorseBreeders.building().cost, Cost { coins: 0, goods: Goods::new([1, 1, 0, 0, 0]) });
}

#[test]
fn e03_production_pays_again_and_again() {
    Case::new("duel A.cards=quarry,clay_pool,brickyard,press structure=13:baths,14:garrison,18:apothecary,19:altar")
        .price("A baths", 0)
        .price("A garrison", 0)
        .price("A apothecary", 2)
        .play_for("A build baths", 0, 0)
        .play("B discard altar")
        .price("A walls", 2)
        .play_for("A build garrison", 0, 0);
}

#[test]
fn e04_stone_costs_a_four_coins_a_piece() {
    Case::new("duel B.cards=shelf_quarry")
        .price("A baths", 4)
        .price("A walls", 8)
        .price("A aqueduct", 12)
        .price("B walls", 0)
        .price("B aqueduct", 2);
}

#[test]
fn e05_fortifications_cost_b_five_coins() {
    Case::new("duel age=3 A.cards=clay_pool B.cards=shelf_quarry pending=turn.B structure=18:fortifications,19:arena")
        .play_for("B build fortifications", 0, -3 - 2);
}

#[test]
fn e06_aqueduct_costs_a_twelve_coins() {
    let given = Case::new("duel age=2 A.coins=12 B.cards=shelf_quarry structure=18:aqueduct,19:walls");
    given.play_for("A build aqueduct", -3 * 4, 0);
}

#[test]
fn e07_caravansery_costs_b_seven_coins() {
    let given = Case::new("duel age=2 A.cards=glassworks pending=turn.B structure=18:caravansery,19:walls");
    given.play_for("B build caravansery", 0, -2 - 3 - 2);
}

#[test]
fn e08_baths_and_palisade_make_their_followers_free() {
    Case::new("duel age=2 A.cards=baths structure=18:aqueduct,19:walls").play_for("A build aqueduct", 0, 0);
    let given = Case::new("duel age=3 B.cards=palisade pending=turn.B structure=18:fortifications,19:arena");
    given.play_for("B build fortifications", 0, 0);
}

#[test]
fn e09_choice_producers_leave_the_opponents_prices_alone() {
    for owned in ["cards=forum", "wonders=piraeus+tavern", "cards=caravansery", "wonders=great_lighthouse+tavern"] {
        Case::new(&format!("duel A.{owned}")).unit_prices(B, [2, 2, 2, 2, 2]);
    }
    Case::new("duel A.cards=forum,caravansery,quarry,press").unit_prices(B, [2, 2, 3, 2, 3]);
}

#[test]
fn e10_fixed_prices_are_one_coin() {
    let given = Case::new("duel age=2 A.cards=stone_reserve B.cards=shelf_quarry structure=18:aqueduct,19:walls");
    given.play_for("A build aqueduct", -3, 0);
    let given =
        Case::new("duel age=2 A.cards=customs_house B.cards=glassworks,press structure=18:caravansery,19:walls");
    given.play_for("A build caravansery", -2 - 1 - 1, 0);
}

#[test]
fn e11_economy_receives_trade_coins_only() {
    Case::new("duel age=2 A.tokens=economy A.cards=glassworks pending=turn.B structure=18:caravansery,19:walls")
        .play_for("B build caravansery", 5, -7);
    Case::new("duel age=2 B.tokens=economy A.cards=stone_reserve B.cards=shelf_quarry structure=18:aqueduct,19:walls")
        .play_for("A build aqueduct", -3, 3);
}

#[test]
fn e12_architecture_waives_the_two_dearest_units_of_pyramids() {
    let case = Case::new("duel A.cards=shelf_quarry B.tokens=architecture B.wonders=pyramids pending=turn.B");
    let payment = case.0.wonder_payment(B, WonderId::Pyramids);
    assert_eq!((payment.waived.units(), payment.bought.units()), ([0, 0, 2, 0, 0], [0, 0, 1, 0, 1]));
    case.play_for("B wonder pyramids altar", 0, -4 - 2);
}

#[test]
fn e13_masonry_waives_two_units_of_blue_cards_only() {
    Case::new("duel A.tokens=masonry")
        .price("A aqueduct", 2)
        .price("A statue", 0)
        .price("A forum", 3 + 2)
        .price("A walls", 4);
}

#[test]
fn e14_urbanism_pays_for_links_and_when_gained() {
    let given = Case::new("duel age=2 A.tokens=urbanism A.cards=baths structure=18:aqueduct,19:walls");
    given.play_for("A build aqueduct", 4, 0);
    for token in ["urbanism", "agriculture"] {
        Case::new("duel A.coins=20 A.cards=workshop board=urbanism,agriculture structure=18:laboratory,19:walls")
            .play("A build laboratory")
            .play_for(&format!("A progress {token}"), 6, 0);
    }
}

#[test]
fn e15_only_uncovered_cards_can_be_taken() {
    let taken = "build baths; build stone_pit; build lumber_yard; build scriptorium; \
                 discard baths; discard stone_pit; discard lumber_yard; discard scriptorium";
    let bottom = "14:baths,16:stone_pit,17:lumber_yard,19:scriptorium";
    Case::new(&format!("duel age=1 structure=5:altar,6:tavern,8:theater,9:age,10:age,11:age,12:age,13:age,{bottom}"))
        .legal(A, taken);
    let fresh = |age: usize| Case::new(&format!("duel age={age} structure=19:altar")).play("A discard altar").settle();
    assert_eq!(opening(setup(""), 1).game().structure().available(), 0b1111_1100_0000_0000_0000);
    assert_eq!([1, 2].map(|age| fresh(age).0.structure().available()), [0b11 << 18; 2]);
}

#[test]
fn e16_discarding_pays_for_yellow_cards() {
    let case = |owned: &str| Case::new(&format!("duel age=2 {owned}pending=turn.B structure=18:aqueduct,19:walls"));
    case("B.cards=tavern,clay_reserve ").play_for("B discard aqueduct", 0, 2 + 2).shows("discard=aqueduct");
    case("").play_for("B discard aqueduct", 0, 2);
}

#[test]
fn e17_colossus_is_paid_and_the_card_is_not() {
    for card in ["pretorium", "altar"] {
        Case::new(&format!(
            "duel A.coins=0 A.cards=brickyard,clay_pool,glassworks A.wonders=colossus structure=18:{card},19:baths"
        ))
        .play_for(&format!("A wonder colossus {card}"), 0, 0)
        .shows(&format!("A.wonders=colossus+{card} A.cards=brickyard,clay_pool,glassworks"))
        .pawn(2);
    }
}

#[test]
fn e18_the_seventh_wonder_sends_pyramids_to_the_box() {
    let case = Case::new(
        "duel A.coins=40 A.wonders=sphinx+tavern,mausoleum+stable,colossus,pyramids B.coins=40 \
         B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,great_library+statue \
         structure=14:baths,18:altar,19:theater",
    )
    .play("A wonder colossus altar")
    .shows("A.wonders=sphinx+tavern,mausoleum+stable,colossus+altar")
    .legal(B, "build theater; discard theater; build baths; discard baths")
    .play("B discard theater")
    .legal(A, "build baths; discard baths")
    .refuses("A wonder pyramids baths", NotLegal);
    assert!(case.0.wonder_box().contains(WonderId::Pyramids));
}

#[test]
fn e19_sphinx_on_the_last_card_gives_no_extra_turn() {
    Case::new("duel age=1 pawn=1 A.coins=8 A.wonders=sphinx structure=19:altar")
        .play("A wonder sphinx altar")
        .shows("age=2")
        .waits_for("choose_starter.B,lay_cards");
}

#[test]
fn e20_theology_gives_one_extra_turn_with_later_wonders() {
    for wonder in ["sphinx", "pyramids"] {
        Case::new(&format!(
            "duel A.coins=8 A.tokens=theology A.wonders={wonder} structure=14:baths,18:altar,19:theater"
        ))
        .play(&format!("A wonder {wonder} altar"))
        .waits_for("turn.A")
        .play("A discard theater")
        .waits_for("turn.B");
    }
    Case::new(
        "duel A.coins=20 A.cards=workshop A.wonders=pyramids+tavern board=theology structure=18:laboratory,19:altar",
    )
    .play("A build laboratory; A progress theology")
    .waits_for("turn.B");
}

#[test]
fn e21_wonders_that_bring_coins_and_a_turn() {
    let wonder = |wonder: &str, b: u16| {
        Case::new(&format!("duel A.coins=10 A.wonders={wonder} B.coins={b}")).play(&format!("A wonder {wonder} altar"))
    };
    wonder("appian_way", 7).coins(3, 4).waits_for("turn.A").score(A, "wonders=3");
    wonder("appian_way", 2).coins(3, 0).waits_for("turn.A");
    wonder("hanging_gardens", 7).coins(10 - 8 + 6, 7).waits_for("turn.A");
    wonder("temple_of_artemis", 7).coins(10 - 8 + 12, 7).waits_for("turn.A").score(A, "wonders=0");
}

#[test]
fn e22_mausoleum_reaches_destroyed_cards_but_not_removed_ones() {
    let case = Case::new(
        "duel A.coins=40 A.wonders=circus_maximus,mausoleum B.cards=press structure=14:baths,18:altar,19:theater",
    );
    case.play("A wonder circus_maximus altar; A destroy press; B build theater; A wonder mausoleum baths")
        .legal(A, "restore press")
        .refuses("A restore quarry", NotLegal)
        .refuses("A restore palace", NotLegal);
}

#[test]
fn e23_great_library_draws_three_of_five_and_leaves_four() {
    let mut case = Case::new("duel A.coins=10 A.wonders=great_library board=agriculture,economy,law,masonry,theology");
    assert_eq!(case.0.token_box().len(), 5);
    case = case.play("A wonder great_library altar").settle();
    assert_eq!((case.actions(A).len(), case.0.token_box().len()), (3, 2));
    let Action::Progress(token) = case.actions(A)[1] else { panic!("a token is kept") };
    case = case.play(&format!("A progress {token}")).shows(&format!("A.tokens={token}"));
    assert_eq!(case.0.token_box().len(), 4);
}

#[test]
fn e24_the_draft_and_the_first_game() {
    let drafter = |(_, event): (Duel, Event<Duel>)| match event {
        Event::Act(seat, Action::Draft(_)) => Some(seat.to_string()),
        _ => None,
    };
    let picks: String = steps(&opening(setup(""), 24)).into_iter().filter_map(drafter).collect();
    assert_eq!(picks, "ABBABAAB");
    Case(*opening(setup("wonders=first_game"), 24).game())
        .shows("A.wonders=pyramids,great_lighthouse,temple_of_artemis,statue_of_zeus")
        .shows("B.wonders=circus_maximus,piraeus,appian_way,colossus");
}

#[test]
fn e25_archery_range_meets_the_small_token() {
    for (from, to) in [(2, 4), (1, 3)] {
        Case::new(&format!("duel age=2 pawn={from} B.coins=5 structure=18:archery_range,19:walls"))
            .play_for("A build archery_range", -6, -2)
            .pawn(to)
            .shows("B.coins=3 loot=A2,A5,B5");
    }
}

#[test]
fn e26_a_strike_takes_no_more_than_there_is() {
    for (pawn, military_tokens) in [(2, "A2,A5,B2,B5"), (5, "A2,A5,B5")] {
        Case::new(&format!("duel pawn={pawn} loot={military_tokens} B.coins=1 structure=18:guard_tower,19:altar"))
            .play_for("A build guard_tower", 0, -1)
            .coins(7, 0);
    }
}

#[test]
fn e27_strategy_adds_to_walls_and_not_to_colossus() {
    let given =
        "duel A.coins=20 A.cards=stable,garrison A.tokens=strategy A.wonders=colossus structure=18:walls,19:altar";
    Case::new(given).pawn(0).play("A build walls").pawn(3);
    Case::new(given).play("A wonder colossus altar").pawn(2);
}

#[test]
fn e28_arsenal_with_strategy_meets_both_tokens() {
    Case::new("duel age=3 A.coins=10 pawn=2 B.coins=10 A.tokens=strategy structure=18:arsenal,19:arena")
        .play_for("A build arsenal", -10, -7)
        .pawn(6)
        .shows("loot=A2,A5");
}

#[test]
fn e29_guard_tower_takes_the_capital() {
    Case::new("duel pawn=8 loot=A2,A5 structure=18:guard_tower,19:altar")
        .play("A build guard_tower")
        .pawn(9)
        .over("military.A");
}

#[test]
fn e30_who_begins_the_next_age() {
    for (pawn, pending) in [(4, "choose_starter.B"), (-1, "choose_starter.A"), (0, "turn.A")] {
        Case::new(&format!("duel age=1 pawn={pawn} loot=- structure=19:altar"))
            .play("A discard altar")
            .settle()
            .waits_for(pending);
    }
    Case::new("duel age=1 pending=turn.B structure=19:altar").play("B discard altar").settle().waits_for("turn.B");
}

#[test]
fn e31_the_second_plumb_bob_takes_a_token() {
    Case::new("duel age=2 A.cards=workshop board=law,economy,theology structure=18:laboratory,19:walls")
        .play("A build laboratory")
        .legal(A, "progress law; progress economy; progress theology");
}

#[test]
fn e32_law_as_the_sixth_symbol_wins() {
    Case::new(
        "duel age=3 A.coins=20 A.cards=apothecary,pharmacist,scriptorium,workshop,academy board=law,economy \
         structure=18:study,19:arena",
    )
    .play("A build study")
    .goes_on()
    .play("A progress law")
    .over("science.A");
}

#[test]
fn e33_yellow_cards_pay_by_count() {
    let built = |card: &str, fields: &str, gain: i32| {
        let case = Case::new(&format!("duel age=3 A.coins=20 {fields} structure=18:{card},19:palace"));
        let price = i32::from(case.price_of(&format!("A {card}")));
        case.play_for(&format!("A build {card}"), gain - price, 0);
    };
    built("chamber_of_commerce", "A.cards=glassworks,glass_blower", 3 * 2);
    built("port", "A.cards=quarry,sawmill,clay_pit", 2 * 3);
    built("armory", "A.cards=stable,walls", 2);
    built("arena", "A.wonders=pyramids+altar,sphinx+baths,colossus", 2 * 2);
    built("lighthouse", "A.cards=forum,brewery", 2 + 1);
}

#[test]
fn e34_shipowners_guild_counts_one_city() {
    let cities =
        "A.cards=quarry,clay_pool,sawmill,press B.cards=stone_pit,clay_pit,glassworks,glass_blower,drying_room";
    for seat in ["A", "B"] {
        let case = Case::new(&format!(
            "duel age=3 A.coins=20 B.coins=20 {cities} pending=turn.{seat} structure=18:shipowners_guild,19:arena"
        ));
        let gain = 5 - i32::from(case.price_of(&format!("{seat} shipowners_guild")));
        let (a, b) = if seat == "A" { (gain, 0) } else { (0, gain) };
        case.play_for(&format!("{seat} build shipowners_guild"), a, b);
    }
}

#[test]
fn e35_guilds_pay_now_and_score_at_the_end() {
    let four = "tavern,forum,brewery,customs_house";
    let three = "stone_reserve,clay_reserve,wood_reserve";
    Case::new(&format!("duel age=3 A.coins=8 A.cards={four} B.cards={three} structure=18:merchants_guild,19:arena"))
        .price("A merchants_guild", 2 + 2 + 1)
        .play_for("A build merchants_guild", 4 - 5, 0);
    Case::new(&format!("duel A.cards={four},merchants_guild B.cards={three},lighthouse,arena,port"))
        .score(A, "guilds=6");
    for (guild, fields, points) in [
        ("builders_guild", "A.wonders=pyramids+altar B.wonders=sphinx+baths,colossus+stable", 4),
        ("moneylenders_guild", "B.coins=11", 3),
    ] {
        let case = Case::new(&format!("duel age=3 A.coins=17 {fields} structure=18:{guild},19:arena"));
        let price = i32::from(case.price_of(&format!("A {guild}")));
        case.play_for(&format!("A build {guild}"), -price, 0).score(A, &format!("guilds={points}"));
    }
    Case::new("duel A.coins=7 B.coins=11 A.cards=moneylenders_guild").score(A, "guilds=3 treasury=2");
}

#[test]
fn e36_points_of_progress_tokens() {
    Case::new("duel A.tokens=mathematics,law,economy").score(A, "progress=9");
    Case::new("duel A.tokens=philosophy").score(A, "progress=7");
    Case::new("duel A.tokens=agriculture").score(A, "progress=4");
}

#[test]
fn e37_treasury_and_military_points() {
    Case::new("duel A.coins=8").score(A, "treasury=2 military=0").score(B, "military=0");
    Case::new("duel pawn=5 loot=-").score(A, "military=5").score(B, "military=0");
    Case::new("duel pawn=6 loot=-").score(A, "military=10").score(B, "military=0");
}

#[test]
fn e38_ties_go_to_the_blue_row_and_then_are_shared() {
    let ends = |a: &str, b: &str| {
        Case::new(&format!("duel age=3 A.coins=0 B.coins=0 A.cards={a} B.cards={b} structure=19:lumber_yard"))
            .play("A build lumber_yard")
            .total(A, 12)
            .total(B, 12)
    };
    let (twelve, nine) = ("temple,statue,rostrum", "altar,theater,baths,lighthouse");
    ends(twelve, nine).score(A, "blue=12").score(B, "blue=9").over("civilian.A");
    ends(nine, twelve).over("civilian.B");
    ends("altar,theater,baths,lighthouse", "courthouse,temple,arena").over("civilian.AB");
}
