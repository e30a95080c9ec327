//! D10 the end of the game and the score sheet, D11 what buildings do.

mod common;

use common::{A, B, Case, setup};
use duel::data::BUILDINGS;
use table::{Game, Illegal};

/// A takes the last card of Age III, which is worth nothing; unless the fields say otherwise nobody has coins.
#[track_caller]
fn ends(fields: &str) -> Case {
    Case::with("duel age=3 A.coins=0 B.coins=0 structure=19:lumber_yard", fields).play("A build lumber_yard")
}

/// A, who has 40 coins, builds a card of Age III.
#[track_caller]
fn builds(card: &str, fields: &str, gain: i32) -> Case {
    let given = Case::with(&format!("duel age=3 A.coins=40 structure=18:{card},19:pretorium"), fields);
    let price = i32::from(given.price_of(&format!("A {card}")));
    given.play_for(&format!("A build {card}"), gain - price, 0)
}

#[test]
fn d10_1_there_are_three_ways_to_win() {
    Case::new("duel pawn=8 loot=- structure=18:guard_tower,19:altar").play("A build guard_tower").over("military.A");
    Case::new(
        "duel B.coins=20 B.cards=school,library,laboratory,university,study pending=turn.B structure=18:pharmacist",
    )
    .play("B build pharmacist")
    .over("science.B");
    ends("B.cards=altar").over("civilian.B");
}

#[test]
fn d10_2_military_supremacy_goes_to_the_mover() {
    let text = "pawn=-8 loot=- pending=turn.B structure=18:guard_tower,19:altar";
    Case::new(&format!("duel {text}")).play("B build guard_tower").over("military.B").pawn(-9);
}

#[test]
fn d10_3_science_supremacy_ends_the_game_in_any_age() {
    for age in 1..=3 {
        let five = "A.cards=school,library,laboratory,university,study";
        Case::new(&format!("duel age={age} {five} structure=18:pharmacist,19:altar"))
            .play("A build pharmacist")
            .over("science.A");
    }
}

#[test]
fn d10_4_after_the_last_card_of_age_iii_the_higher_total_wins() {
    ends("A.cards=altar").over("civilian.A").total(A, 3).total(B, 0);
    ends("A.cards=altar B.cards=statue").over("civilian.B").total(B, 4);
    Case::new("duel age=3 A.cards=altar structure=18:baths,19:theater").play("A discard baths").goes_on();
}

#[test]
fn d10_4_the_last_action_is_resolved_before_the_count() {
    Case::new("duel age=3 A.coins=10 A.wonders=mausoleum B.coins=0 B.cards=temple discard=palace structure=19:altar")
        .play("A wonder mausoleum altar")
        .goes_on()
        .play("A restore palace")
        .over("civilian.A")
        .total(A, 2 + 7);
}

#[test]
fn d10_4_supremacy_with_the_last_card_comes_before_the_count() {
    Case::new("duel age=3 pawn=8 loot=- B.cards=palace,town_hall structure=19:guard_tower")
        .play("A build guard_tower")
        .over("military.A");
}

#[test]
fn d10_5_victory_comes_before_pending_choices() {
    let rich = "duel A.coins=40 pawn=8 loot=- B.cards=press,quarry";
    for wonder in ["circus_maximus", "statue_of_zeus"] {
        Case::new(&format!("{rich} A.wonders={wonder}")).play(&format!("A wonder {wonder} altar")).over("military.A");
    }
}

#[test]
fn d10_5_victory_comes_before_cards_to_turn_up_and_extra_turns() {
    Case::new(
        "duel age=2 A.coins=40 pawn=7 loot=- A.tokens=theology A.wonders=colossus structure=15:age,18:altar,19:baths",
    )
    .play("A wonder colossus altar")
    .over("military.A")
    .shows("structure=15:age,19:baths")
    .refuses("* card 15 temple", Illegal::GameOver)
    .refuses("A discard baths", Illegal::GameOver);
}

#[test]
fn d10_5_a_victory_inside_a_choice_ends_the_game_at_once() {
    Case::new("duel A.coins=40 pawn=7 loot=- A.wonders=mausoleum discard=walls structure=18:altar,19:theater")
        .play("A wonder mausoleum altar; A restore walls")
        .over("military.A");
    Case::new(
        "duel A.coins=40 A.cards=school,library,laboratory,university,study A.wonders=mausoleum discard=pharmacist",
    )
    .play("A wonder mausoleum altar; A restore pharmacist")
    .over("science.A");
}

#[test]
fn d10_6_and_d13_12_supremacy_is_not_decided_by_points() {
    let won =
        Case::new("duel pawn=8 loot=- B.coins=60 B.cards=palace,town_hall,gardens structure=18:guard_tower,19:altar")
            .play("A build guard_tower")
            .over("military.A");
    assert!(won.0.score_sheet().total(B) > won.0.score_sheet().total(A));
}

#[test]
fn d10_7_the_score_sheet_has_eight_rows() {
    let case = Case::new(
        "duel pawn=4 loot=- A.coins=8 A.tokens=philosophy,agriculture,mathematics,law B.coins=2 \
         A.wonders=pyramids+walls,sphinx+forum,colossus \
         A.cards=statue,palace,workshop,school,academy,lighthouse,arena,tavern,magistrates_guild,circus,quarry",
    );
    case.score(A, "blue=11 green=5 yellow=6 guilds=2 wonders=15 progress=23 treasury=2 military=5").total(A, 69);
    case.score(B, "blue=0 green=0 yellow=0 guilds=0 wonders=0 progress=0 treasury=0 military=0").total(B, 0);
    let rows: Vec<_> = case.0.score_sheet().rows.iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, ["blue", "green", "yellow", "guilds", "wonders", "progress", "treasury", "military"]);
}

#[test]
fn d10_7_both_seats_score_alike() {
    for seat in [A, B] {
        Case::new(&format!("duel {seat}.cards=palace,academy,port,merchants_guild {seat}.tokens=philosophy"))
            .score(seat, "blue=7 green=3 yellow=3 guilds=1 progress=7 treasury=2")
            .total(seat, 23)
            .total(seat.opponent(), 2);
    }
}

#[test]
fn d10_7_the_treasury_scores_whole_threes_only() {
    for (coins, points) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4)] {
        Case::new(&format!("duel A.coins={coins}")).score(A, &format!("treasury={points}"));
    }
}

/// The guilds that pay coins, three cards that each counts, and two more.
const COUNTING: [(&str, &str, &str); 5] = [
    ("scientists_guild", "workshop,school,library", "academy,study"),
    ("shipowners_guild", "quarry,clay_pool,press", "stone_pit,glassworks"),
    ("merchants_guild", "tavern,forum,brewery", "stone_reserve,wood_reserve"),
    ("magistrates_guild", "temple,statue,rostrum", "palace,senate"),
    ("tacticians_guild", "stable,walls,circus", "garrison,barracks"),
];

#[test]
fn d10_8_and_d10_11_to_d10_15_a_guild_takes_the_larger_count_of_either_city() {
    for (guild, three, two) in COUNTING {
        for fields in [format!("A.cards={three} B.cards={two}"), format!("A.cards={two} B.cards={three}")] {
            builds(guild, &fields, 3).score(A, "guilds=3").score(B, "guilds=0");
        }
    }
}

#[test]
fn d10_8_equal_counts_are_not_added() {
    for (guild, three, two) in COUNTING {
        let first_two = &three[..three.rfind(',').unwrap()];
        builds(guild, &format!("A.cards={first_two} B.cards={two}"), 2).score(A, "guilds=2");
    }
}

#[test]
fn d10_8_a_guild_counts_nothing_else_and_never_itself() {
    let others = |wanted: &str| {
        let of_other_guilds = COUNTING.iter().filter(|(guild, ..)| *guild != wanted).map(|(_, cards, _)| *cards);
        of_other_guilds.collect::<Vec<_>>().join(",")
    };
    for (guild, ..) in COUNTING {
        builds(guild, &format!("B.cards={},builders_guild", others(guild)), 0).score(A, "guilds=0");
    }
}

#[test]
fn d10_8_coins_are_paid_for_the_moment_and_points_for_the_end() {
    Case::new("duel A.coins=20 A.cards=tavern B.cards=stone_reserve structure=14:merchants_guild,18:forum,19:brewery")
        .play_for("A build merchants_guild", 1 - 8, 0)
        .score(A, "guilds=1")
        .play("B build brewery")
        .score(A, "guilds=2")
        .play_for("A discard forum", 3, 0);
}

#[test]
fn d10_9_builders_guild_scores_two_per_wonder_of_the_city_with_more_and_pays_nothing() {
    let stand = "A.wonders=pyramids+tavern,sphinx,colossus B.wonders=piraeus+altar,mausoleum+baths,appian_way+stable";
    builds("builders_guild", stand, 0).score(A, "guilds=6");
    builds("builders_guild", "A.wonders=pyramids+tavern,sphinx+altar,colossus B.wonders=piraeus+baths", 0)
        .score(A, "guilds=4");
    builds("builders_guild", "A.wonders=pyramids B.wonders=piraeus", 0).score(A, "guilds=0");
}

#[test]
fn d10_10_moneylenders_guild_scores_threes_of_the_richer_treasury_and_pays_nothing() {
    builds("moneylenders_guild", "B.coins=7", 0);
    for (a, b, points) in [(11, 7, 3), (7, 11, 3), (2, 2, 0), (5, 4, 1), (8, 9, 3)] {
        Case::new(&format!("duel A.coins={a} B.coins={b} A.cards=moneylenders_guild"))
            .score(A, &format!("guilds={points} treasury={}", a / 3));
    }
}

#[test]
fn d10_12_shipowners_guild_never_combines_two_cities() {
    builds("shipowners_guild", "A.cards=quarry,clay_pool,stone_pit B.cards=press,glassworks", 3).score(A, "guilds=3");
    builds("shipowners_guild", "A.cards=quarry,clay_pool,stone_pit B.cards=press,glassworks,clay_pit,sawmill", 4)
        .score(A, "guilds=4");
}

#[test]
fn d10_16_on_equal_totals_the_higher_blue_row_wins() {
    let (twelve, nine) = ("temple,statue,rostrum", "altar,theater,baths,lighthouse");
    let a = ends(&format!("A.cards={twelve} B.cards={nine}")).total(A, 12).total(B, 12).over("civilian.A");
    a.score(A, "blue=12").score(B, "blue=9");
    ends(&format!("A.cards={nine} B.cards={twelve}")).total(A, 12).total(B, 12).over("civilian.B");
}

#[test]
fn d10_16_guilds_wonders_and_tokens_are_not_in_the_blue_row() {
    let b = "B.cards=temple,rostrum";
    // 4 on a blue card, 4 elsewhere, against 8 on blue cards.
    ends(&format!("A.cards=statue A.tokens=agriculture {b}")).total(A, 8).total(B, 8).over("civilian.B");
    ends(&format!("A.cards=statue A.wonders=great_library+forum {b}")).total(A, 8).over("civilian.B");
    ends("A.cards=theater,altar,magistrates_guild B.cards=statue,temple").total(A, 8).total(B, 8).over("civilian.B");
}

#[test]
fn d10_17_with_equal_blue_rows_the_victory_is_shared() {
    ends("A.cards=statue,lighthouse B.cards=temple,arena").total(A, 7).total(B, 7).over("civilian.AB");
    ends("").total(A, 0).total(B, 0).over("civilian.AB");
}

#[test]
fn d11_1_counting_effects_see_the_card_already_in_the_city() {
    builds("lighthouse", "", 1);
    builds("lighthouse", "A.cards=forum,brewery", 3);
    builds("armory", "A.cards=stable", 1);
}

#[test]
fn d11_1_urbanisms_coins_come_with_the_cards_own() {
    builds("lighthouse", "A.cards=tavern A.tokens=urbanism", 4 + 2);
    builds("arena", "A.cards=brewery A.tokens=urbanism A.wonders=pyramids+tavern", 4 + 2);
}

#[test]
fn d11_2_production_serves_from_the_next_payment_and_raises_the_opponents_price() {
    Case::new("duel structure=14:quarry,18:altar,19:theater")
        .play("A build quarry")
        .unit_prices(B, [2, 2, 3, 2, 2])
        .unit_prices(A, [2; 5])
        .price("A baths", 0)
        .price("B baths", 3);
}

#[test]
fn d11_3_choice_of_production_leaves_the_opponents_price_alone() {
    Case::new("duel A.coins=20 structure=14:caravansery,18:forum,19:theater")
        .play("A build caravansery; B discard theater; A build forum")
        .unit_prices(B, [2; 5])
        .price("A baths", 0)
        .price("A apothecary", 0);
}

#[test]
fn d11_4_a_fixed_price_holds_for_its_owner_only() {
    Case::new("duel structure=18:customs_house,19:theater")
        .play_for("A build customs_house", -4, 0)
        .unit_prices(A, [2, 2, 2, 1, 1])
        .unit_prices(B, [2; 5]);
}

#[test]
fn d11_5_tavern_and_brewery_pay_once() {
    Case::new("duel structure=13:tavern,14:brewery,18:altar,19:theater")
        .play_for("A build tavern", 4, 0)
        .play_for("B build brewery", 0, 6)
        .play_for("A build altar", 0, 0)
        .play_for("B build theater", 0, 0);
}

#[test]
fn d11_6_coins_by_count_look_at_the_own_city_only() {
    for (card, counted, each) in [
        ("chamber_of_commerce", "press,glassworks,drying_room", 3),
        ("port", "quarry,sawmill,clay_pit", 2),
        ("armory", "stable,walls,circus", 1),
    ] {
        builds(card, &format!("A.cards={counted}"), 3 * each).score(A, "yellow=3");
        builds(card, &format!("B.cards={counted}"), 0).score(A, "yellow=3");
    }
    builds("lighthouse", "B.cards=forum,customs_house", 1);
    builds("arena", "A.wonders=pyramids+tavern,sphinx+altar,colossus B.wonders=piraeus+forum", 2 * 2);
}

#[test]
fn d11_7_guilds_pay_by_the_larger_count_when_built() {
    builds("tacticians_guild", "A.cards=stable B.cards=walls,circus", 2);
    builds("magistrates_guild", "", 0);
}

#[test]
fn d11_8_points_do_nothing_before_the_end() {
    let built = builds("palace", "", 0).score(A, "blue=7").pawn(0).waits_for("turn.B");
    built.unit_prices(A, [2; 5]).unit_prices(B, [2; 5]);
}

#[test]
fn d11_10_a_green_card_gives_its_symbol_and_ordinary_points() {
    let case = builds("academy", "", 0).score(A, "green=3 blue=0");
    assert_eq!(case.0.city(A).symbols().len(), 1);
    builds("university", "A.cards=academy,school", 0).score(A, "green=6");
}

#[test]
fn d11_11_the_seventeen_links() {
    let links = "stable>horse_breeders garrison>barracks scriptorium>library pharmacist>dispensary theater>statue \
                 altar>temple baths>aqueduct palisade>fortifications tavern>lighthouse archery_range>siege_workshop \
                 parade_ground>circus school>university laboratory>observatory statue>gardens temple>pantheon \
                 rostrum>senate brewery>arena";
    let links: Vec<_> = links.split_whitespace().filter_map(|link| link.split_once('>')).collect();
    assert_eq!(links.len(), 17);
    let buildings: Vec<_> = BUILDINGS.iter().filter(|building| setup("").cards().contains(building.id)).collect();
    for building in &buildings {
        let helpers = links.iter().filter(|(_, free)| *free == building.id.slug()).map(|(helper, _)| *helper);
        let helpers: Vec<_> = helpers.collect();
        for helper in buildings.iter().map(|other| other.id.slug()).filter(|slug| *slug != building.id.slug()) {
            let price = Case::new(&format!("duel A.cards={helper} structure=18:{}", building.id))
                .0
                .building_price(A, building.id);
            assert_eq!(price.link.is_some(), helpers.contains(&helper), "{helper} > {}", building.id);
            assert!(price.link.is_none() || price.total() == 0);
        }
    }
}

#[test]
fn d11_12_what_a_building_gave_once_is_not_taken_back() {
    let given = "duel age=3 A.coins=40 B.coins=40 A.cards=press,glassworks,drying_room B.wonders=circus_maximus \
                 structure=18:chamber_of_commerce,19:shipowners_guild";
    let built = Case::new(given).play_for("A build chamber_of_commerce", 9, 0);
    built.play("B wonder circus_maximus shipowners_guild").play_for("B destroy press", 0, 0);
}

#[test]
fn d11_12_what_lasts_ends_with_the_card() {
    Case::new("duel A.cards=shipowners_guild,quarry,press B.coins=40 B.wonders=statue_of_zeus pending=turn.B")
        .score(A, "guilds=2")
        .play("B wonder statue_of_zeus altar; B destroy quarry")
        .score(A, "guilds=1")
        .price("A baths", 2);
}

/// Lighthouse counts itself only because the card joins the city before its coins are paid.
#[test]
fn d13_13_a_building_pays_joins_the_city_and_then_acts() {
    Case::new("duel age=3 A.coins=6 B.tokens=economy structure=18:lighthouse,19:altar")
        .play_for("A build lighthouse", 1 - 6, 6)
        .shows("A.cards=lighthouse");
}
