//! D5: costs and trade.

mod common;

use common::{A, B, Case};
use duel::data::{BUILDINGS, WONDERS};
use duel::{CardId, Class, Color, Goods, Link, Resource, TokenId, WonderId};
use table::{Illegal::NotLegal, Notation, Rng, Seat, Xoshiro};

#[test]
fn d5_1_a_cost_is_coins_and_units_and_wonders_ask_for_units_only() {
    let case = Case::new("duel");
    case.price("A altar", 0).price("A stone_pit", 1).price("A baths", 2).price("A caravansery", 2 + 2 + 2);
    case.price("A pyramids", 8).price("A appian_way", 10);
    assert!(WONDERS.iter().all(|wonder| wonder.cost.coins == 0 && wonder.cost.goods != Goods::NONE));
}

#[test]
fn d5_2_production_is_not_used_up() {
    Case::new("duel A.cards=quarry structure=14:baths,18:altar,19:theater A.wonders=pyramids")
        .price("A baths", 0)
        .price("A pyramids", 2 * 2 + 2)
        .play_for("A build baths", 0, 0)
        .play("B discard altar")
        .price("A pyramids", 2 * 2 + 2);
}

#[test]
fn d5_2_production_shrinks_when_a_card_is_destroyed() {
    Case::new("duel A.coins=40 A.wonders=statue_of_zeus B.cards=quarry,stone_pit")
        .price("B aqueduct", 2)
        .play("A wonder statue_of_zeus altar; A destroy quarry")
        .price("B aqueduct", 4);
}

#[test]
fn d5_3_brown_and_grey_cards_yield_their_printed_units() {
    Case::new("duel A.cards=shelf_quarry").price("A aqueduct", 2).price("A walls", 0);
    Case::new("duel A.cards=shelf_quarry,quarry").price("A aqueduct", 0);
    Case::new("duel A.cards=quarry,stone_pit").price("A aqueduct", 2);
    Case::new("duel A.cards=sawmill,glassworks").price("A courthouse", 0).price("A laboratory", 2);
    Case::new("duel A.cards=brickyard,clay_pit,press").price("A arsenal", 4).price("A observatory", 2 + 2);
}

#[test]
fn d5_4_a_choice_producer_yields_one_unit_of_its_list_per_payment() {
    for raw in ["A.cards=caravansery", "A.wonders=great_lighthouse+tavern"] {
        let case = Case::new(&format!("duel {raw}"));
        case.price("A garrison", 0).price("A stable", 0).price("A baths", 0);
        case.price("A apothecary", 2).price("A workshop", 2).price("A rostrum", 2).price("A aqueduct", 4);
    }
    for manufactured in ["A.cards=forum", "A.wonders=piraeus+tavern"] {
        let case = Case::new(&format!("duel {manufactured}"));
        case.price("A apothecary", 0).price("A workshop", 0);
        case.price("A garrison", 2).price("A stable", 2).price("A baths", 2).price("A caravansery", 2 + 2);
    }
}

#[test]
fn d5_4_two_choice_producers_may_choose_alike_or_apart() {
    let case = Case::new("duel A.cards=caravansery A.wonders=great_lighthouse+tavern");
    case.price("A walls", 0).price("A rostrum", 0).price("A aqueduct", 2).price("A courthouse", 2);
}

#[test]
fn d5_4_the_choice_is_made_afresh_for_each_payment() {
    Case::new("duel A.cards=caravansery structure=13:baths,14:garrison,18:altar,19:theater")
        .play_for("A build baths", 0, 0)
        .play("B discard altar")
        .play_for("A build garrison", 0, 0);
}

#[test]
fn d5_5_any_number_of_missing_units_is_bought() {
    Case::new("duel A.coins=10 structure=18:town_hall,19:altar")
        .play_for("A build town_hall", -10, 0)
        .coins(0, 7)
        .shows("A.cards=town_hall");
    Case::new("duel A.coins=9 structure=18:town_hall,19:altar").refuses("A build town_hall", NotLegal);
}

#[test]
fn d5_6_price_is_two_plus_the_opponents_symbols() {
    Case::new("duel").unit_prices(A, [2, 2, 2, 2, 2]).unit_prices(B, [2, 2, 2, 2, 2]);
    Case::new("duel B.cards=quarry").unit_prices(A, [2, 2, 3, 2, 2]).unit_prices(B, [2, 2, 2, 2, 2]);
    Case::new("duel B.cards=shelf_quarry").unit_prices(A, [2, 2, 4, 2, 2]);
    Case::new("duel B.cards=quarry,stone_pit,shelf_quarry,sawmill,clay_pit").unit_prices(A, [3, 4, 6, 2, 2]);
    Case::new("duel A.cards=glassworks,glass_blower,press").unit_prices(B, [2, 2, 2, 4, 3]);
}

#[test]
fn d5_7_choice_producers_and_the_own_city_raise_no_price() {
    Case::new("duel A.cards=forum,caravansery A.wonders=piraeus+tavern,great_lighthouse+altar structure=18:baths")
        .unit_prices(B, [2, 2, 2, 2, 2]);
    Case::new("duel A.cards=shelf_quarry,quarry,press").unit_prices(A, [2, 2, 2, 2, 2]);
}

#[test]
fn d5_8_buying_does_not_move_the_price() {
    let case = Case::new("duel A.coins=20 B.cards=quarry structure=14:aqueduct,18:baths,19:altar");
    case.price("A baths", 3).price("A walls", 6).price("A aqueduct", 9);
    case.play_for("A build aqueduct", -9, 0).play("B discard altar").play_for("A build baths", -3, 0);
}

#[test]
fn d5_9_a_fixed_price_is_one_coin_whatever_the_opponent_produces() {
    let rich = "B.cards=brickyard,clay_pit,sawmill,shelf_quarry,glassworks,press";
    for (card, prices) in [
        ("clay_reserve", [1, 4, 4, 3, 3]),
        ("wood_reserve", [5, 1, 4, 3, 3]),
        ("stone_reserve", [5, 4, 1, 3, 3]),
        ("customs_house", [5, 4, 4, 1, 1]),
    ] {
        Case::new(&format!("duel A.cards={card} {rich}")).unit_prices(A, prices).unit_prices(B, [2; 5]);
    }
    Case::new("duel A.cards=stone_reserve").unit_prices(A, [2, 2, 1, 2, 2]);
}

#[test]
fn d5_10_a_fixed_price_serves_from_the_next_turn_on() {
    Case::new("duel B.cards=shelf_quarry structure=13:stone_reserve,14:aqueduct,18:altar,19:theater")
        .price("A aqueduct", 12)
        .play_for("A build stone_reserve", -3, 0)
        .play("B discard altar")
        .play_for("A build aqueduct", -3, 0);
}

/// No building brings an extra turn, so the fixed price comes from a Mausoleum under Theology.
#[test]
fn d5_10_the_next_turn_may_be_an_extra_turn() {
    Case::new(
        "duel A.coins=20 A.tokens=theology A.wonders=mausoleum B.cards=shelf_quarry discard=stone_reserve \
         structure=18:aqueduct,19:altar",
    )
    .play_for("A wonder mausoleum altar", -10, 0)
    .price("A aqueduct", 12)
    .play_for("A restore stone_reserve", 0, 0)
    .waits_for("turn.A")
    .play_for("A build aqueduct", -3, 0);
}

#[test]
fn d5_11_printed_coins_are_never_reduced() {
    Case::new("duel").price("A forum", 3 + 2).price("A pretorium", 8);
    Case::new("duel A.cards=clay_reserve,customs_house").price("A forum", 3 + 1).price("A caravansery", 2 + 2);
    Case::new("duel A.cards=clay_pool,glassworks,press").price("A forum", 3).price("A caravansery", 2);
    Case::new("duel A.tokens=architecture,masonry").price("A forum", 3 + 2).price("A pretorium", 8);
}

#[test]
fn d5_12_a_link_waives_units_and_printed_coins() {
    Case::new("duel").price("A barracks", 3).price("A library", 6);
    Case::new("duel A.coins=0 A.cards=garrison,scriptorium structure=18:barracks,19:library")
        .price("A barracks", 0)
        .price("A library", 0)
        .play_for("A build barracks", 0, 0)
        .pawn(1);
}

#[test]
fn d5_13_the_opponents_white_symbols_do_not_count() {
    Case::new("duel B.cards=baths").price("A aqueduct", 6).price("B aqueduct", 0);
}

#[test]
fn d5_13_a_link_is_not_used_up() {
    let after = Case::new("duel A.cards=baths structure=18:aqueduct,19:altar").play("A build aqueduct");
    assert!(after.0.city(A).links().contains(Link::WaterDrop));
}

#[test]
fn d13_6_an_owned_link_is_used_even_if_the_resources_are_at_hand() {
    let able = "A.cards=baths,quarry,shelf_quarry structure=18:aqueduct,19:altar";
    let case = Case::new(&format!("duel {able}")).price("A aqueduct", 0);
    assert_eq!(case.0.building_price(A, CardId::Aqueduct).link, Some(Link::WaterDrop));
    Case::new(&format!("duel A.tokens=urbanism {able}")).play_for("A build aqueduct", 4, 0);
}

#[test]
fn d5_14_architecture_waives_two_units_of_wonders_and_of_nothing_else() {
    let case = Case::new("duel A.tokens=architecture");
    case.price("A pyramids", 4).price("A appian_way", 6).price("B pyramids", 8);
    case.price("A aqueduct", 6).price("A walls", 4).price("A garrison", 2);
}

#[test]
fn d5_14_masonry_waives_two_units_of_blue_cards_and_of_nothing_else() {
    let case = Case::new("duel A.tokens=masonry");
    case.price("A aqueduct", 2).price("A palace", 6).price("A statue", 0).price("B aqueduct", 6);
    case.price("A pyramids", 8).price("A walls", 4).price("A laboratory", 6).price("A magistrates_guild", 8);
}

#[test]
fn d5_14_a_cost_of_one_unit_drops_to_none_and_nothing_is_carried_over() {
    Case::new("duel A.tokens=masonry structure=14:aqueduct,18:baths,19:altar")
        .play_for("A build baths", 0, 0)
        .price("A town_hall", 6)
        .price("A courthouse", 2);
}

#[test]
fn d5_14_a_discount_helps_only_what_is_built_after_the_token() {
    Case::new("duel A.cards=workshop A.coins=20 board=masonry structure=14:laboratory,18:statue,19:altar")
        .price("A statue", 4)
        .play("A build laboratory; A progress masonry; B discard altar")
        .play_for("A build statue", 0, 0);
}

/// Choice producers and waived units, tried in every way, against the engine's price.
#[test]
fn d5_15_the_payment_is_the_cheapest_of_all_ways() {
    let mut rng = Xoshiro::new(5);
    for _ in 0..400 {
        let case = Case::new(&random_economies(&mut rng));
        for seat in [A, B] {
            let city = case.0.city(seat);
            let waives = |token| if city.tokens().contains(token) { 2 } else { 0 };
            for building in &BUILDINGS {
                let waived = if building.color == Color::Blue { waives(TokenId::Masonry) } else { 0 };
                let coins = u16::from(building.cost.coins) + cheapest(&case, seat, building.cost.goods, waived);
                case.price(&format!("{seat} {}", building.id), coins);
            }
            for wonder in &WONDERS {
                let coins = cheapest(&case, seat, wonder.cost.goods, waives(TokenId::Architecture));
                case.price(&format!("{seat} {}", wonder.id), coins);
            }
        }
    }
}

/// Two cities that share out what produces, what fixes prices and what waives units. No card here has a white symbol.
fn random_economies(rng: &mut Xoshiro) -> String {
    let mut lists = [const { [const { Vec::new() }; 3] }; 2];
    let mut share = |field: usize, names: &[&'static str]| {
        for &name in names {
            if let Some(city) = lists.get_mut(rng.below(3)) {
                city[field].push(name);
            }
        }
    };
    share(0, &["lumber_yard", "logging_camp", "clay_pool", "clay_pit", "quarry", "stone_pit", "glassworks", "press"]);
    share(0, &["sawmill", "brickyard", "shelf_quarry", "glass_blower", "drying_room", "forum", "caravansery"]);
    share(0, &["clay_reserve", "wood_reserve", "stone_reserve", "customs_house"]);
    share(1, &["great_lighthouse+arsenal", "piraeus+circus", "pyramids", "sphinx", "mausoleum", "statue_of_zeus"]);
    share(2, &["architecture", "masonry"]);
    let mut text = "duel".to_owned();
    for (seat, fields) in ["A", "B"].iter().zip(lists) {
        for (field, names) in ["cards", "wonders", "tokens"].iter().zip(fields).filter(|(_, names)| !names.is_empty()) {
            text += &format!(" {seat}.{field}={}", names.join(","));
        }
    }
    text
}

fn cheapest(case: &Case, seat: Seat, goods: Goods, waived: usize) -> u16 {
    let city = case.0.city(seat);
    let production = city.production().units();
    let need = std::array::from_fn(|i| goods.units()[i].saturating_sub(production[i]));
    let producers = Class::ALL.iter().flat_map(|&class| vec![class.range(); city.choice_producers(class).into()]);
    let helpers: Vec<_> = producers.chain(vec![0..Resource::NUM; waived]).collect();
    try_all(need, &helpers, case.0.unit_prices(seat).units())
}

/// The lowest sum of prices when each helper takes away one unit of its range, or none.
fn try_all(need: Units, helpers: &[std::ops::Range<usize>], prices: Units) -> u16 {
    let Some((helper, others)) = helpers.split_first() else {
        return need.iter().zip(prices).map(|(&units, price)| u16::from(units) * u16::from(price)).sum();
    };
    let helped = helper.clone().filter(|&i| need[i] > 0).map(|i| {
        let mut less = need;
        less[i] -= 1;
        try_all(less, others, prices)
    });
    helped.chain([try_all(need, others, prices)]).min().expect("at least one way")
}

type Units = [u8; Resource::NUM];

#[test]
fn d5_16_a_payment_is_one_number_and_no_decision() {
    Case::new("duel A.coins=20 A.cards=caravansery,forum A.tokens=masonry structure=18:palace")
        .legal(A, "build palace; discard palace");
}

#[test]
fn d13_15_the_waived_units_are_the_dearest_that_would_be_bought() {
    let payment = Case::new("duel B.tokens=architecture B.cards=press A.cards=shelf_quarry,glassworks")
        .0
        .wonder_payment(B, WonderId::Sphinx);
    assert_eq!(payment.unit_prices.units(), [2, 2, 4, 3, 2]);
    assert_eq!(
        (payment.waived.units(), payment.bought.units(), payment.coins),
        ([0, 0, 1, 1, 0], [1, 0, 0, 1, 0], 2 + 3)
    );
}

#[test]
fn d5_17_coins_that_a_wonder_brings_cannot_pay_for_it() {
    for (wonder, brings) in [("temple_of_artemis", 12), ("hanging_gardens", 6)] {
        let with = |coins| Case::new(&format!("duel A.coins={coins} A.wonders={wonder}"));
        with(7).refuses(&format!("A wonder {wonder} altar"), NotLegal);
        with(8).play_for(&format!("A wonder {wonder} altar"), brings - 8, 0);
    }
}

#[test]
fn d5_17_coins_that_a_building_brings_cannot_pay_for_it() {
    let with = |coins| Case::new(&format!("duel A.coins={coins} A.cards=quarry,press structure=18:port,19:altar"));
    with(3).refuses("A build port", NotLegal);
    with(4).play_for("A build port", -4 + 2, 0);
}

#[test]
fn d5_17_a_turn_offers_exactly_what_the_treasury_covers() {
    let mut rng = Xoshiro::new(17);
    for _ in 0..200 {
        let economies = random_economies(&mut rng);
        for card in ["palace", "town_hall", "observatory", "port", "fortifications", "builders_guild", "pretorium"] {
            let with = |coins: u16| Case::with(&economies, &format!("A.coins={coins} structure=18:{card}"));
            let offers = |coins, action: &str| {
                let case = with(coins);
                case.actions(A).iter().any(|&offered| case.0.action_text(A, offered) == action)
            };
            let wonders = with(0).0.city(A).wonders();
            let wonders = wonders.iter().map(|wonder| (wonder.to_string(), format!("wonder {wonder} {card}")));
            for (what, action) in wonders.chain([(card.to_owned(), format!("build {card}"))]) {
                let price = with(0).price_of(&format!("A {what}"));
                assert!(offers(price, &action), "{action} for {price}: {economies}");
                assert!(price == 0 || !offers(price - 1, &action), "{action} for less than {price}: {economies}");
            }
        }
    }
}

#[test]
fn d5_18_economy_receives_what_the_opponent_spends_on_units() {
    let with = |text: &str| Case::new(&format!("duel A.tokens=economy pending=turn.B {text}"));
    with("structure=18:forum,19:altar").play_for("B build forum", 2, -5);
    with("structure=18:palisade,19:altar").play_for("B build palisade", 0, -2);
    with("B.cards=clay_reserve structure=18:forum,19:altar").play_for("B build forum", 1, -4);
    with("B.tokens=masonry structure=18:aqueduct,19:altar").play_for("B build aqueduct", 2, -2);
    with("B.coins=9 B.wonders=pyramids").play_for("B wonder pyramids altar", 8, -8);
}

#[test]
fn d5_18_economy_gets_nothing_of_its_owners_own_purchases() {
    Case::new("duel A.tokens=economy structure=18:baths,19:altar").play_for("A build baths", -2, 0);
}

#[test]
fn d5_19_economys_coins_can_be_lost_again_in_the_same_turn() {
    let poor = "A.coins=20 B.coins=0 B.tokens=economy";
    Case::new(&format!("duel {poor} A.wonders=appian_way")).play_for("A wonder appian_way altar", -10 + 3, 10 - 3);
    let given = Case::new(&format!("duel {poor} pawn=2 structure=18:archery_range,19:altar"));
    given.play_for("A build archery_range", -6, 6 - 2);
}

#[test]
fn d5_20_urbanism_pays_four_for_a_build_through_a_link() {
    let given = "A.cards=baths structure=18:aqueduct,19:altar";
    Case::new(&format!("duel A.tokens=urbanism {given}")).play_for("A build aqueduct", 4, 0);
    Case::new(&format!("duel B.tokens=urbanism {given}")).play_for("A build aqueduct", 0, 0);
}

#[test]
fn d5_21_urbanism_pays_nothing_without_the_link() {
    let given = Case::new("duel A.tokens=urbanism A.cards=shelf_quarry,quarry structure=14:altar,18:aqueduct,19:baths");
    given.play_for("A build altar", 0, 0);
    given.play_for("A build baths", 0, 0);
    given.price("A aqueduct", 0).play_for("A build aqueduct", 0, 0);
}

#[test]
fn d5_21_urbanism_pays_nothing_for_what_the_mausoleum_builds() {
    Case::new("duel A.tokens=urbanism A.cards=baths A.coins=10 A.wonders=mausoleum discard=aqueduct")
        .play_for("A wonder mausoleum altar", -10, 0)
        .play_for("A restore aqueduct", 0, 0)
        .shows("A.cards=baths,aqueduct");
}

#[test]
fn d13_14_a_destroyed_card_stops_producing_and_raising_prices() {
    Case::new("duel A.coins=20 A.wonders=statue_of_zeus B.cards=shelf_quarry,quarry")
        .unit_prices(A, [2, 2, 5, 2, 2])
        .price("B aqueduct", 0)
        .play("A wonder statue_of_zeus altar; A destroy shelf_quarry")
        .unit_prices(A, [2, 2, 3, 2, 2])
        .price("B aqueduct", 4)
        .shows("B.cards=quarry discard=shelf_quarry");
}

#[test]
fn d13_21_a_choice_producer_works_again_in_an_extra_turn() {
    Case::new("duel A.wonders=great_lighthouse+tavern,piraeus structure=14:baths,18:altar,19:theater")
        .play_for("A wonder piraeus altar", -6, 0)
        .waits_for("turn.A")
        .play_for("A build baths", 0, 0);
}
