//! Worked examples: points, and the second edition (W15.29 to W15.37, W15.54 to W15.66).

mod common;

use common::{A, B, C, Case};
use wonders::data::{deck, guilds_in_play};
use wonders::{Edition, Score, science_points};

/// Points of gears, compasses and tablets.
fn science([gears, compasses, tablets]: [u8; 3], of_choice: u8) -> i16 {
    science_points([compasses, gears, tablets], of_choice)
}

#[track_caller]
fn over(text: &str) -> Case {
    Case::new(&format!("wonders/3 step=over A.coins=0 B.coins=0 C.coins=0 {text}"))
}

#[test]
fn w15_29_symbols_are_squares_and_sets() {
    let expected = [([3, 2, 1], 21), ([2, 2, 2], 26), ([4, 0, 0], 16), ([3, 3, 3], 48), ([0, 0, 0], 0)];
    for (symbols, points) in expected {
        assert_eq!(science(symbols, 0), points, "{symbols:?}");
    }
    // The first of them with cards: gears, compasses and a tablet.
    let case = over("A.cards=workshop,laboratory,observatory,apothecary,dispensary,scriptorium");
    assert_eq!(case.score(A).science, 21);
}

#[test]
fn w15_30_a_symbol_of_choice_is_whatever_is_best() {
    let expected = [([1, 1, 0], 10), ([3, 1, 0], 18), ([4, 1, 0], 26)];
    for (symbols, points) in expected {
        assert_eq!(science(symbols, 1), points, "{symbols:?}");
    }
    assert_eq!(science([2, 1, 0], 2), 18);
    // As a tablet and as a gear.
    assert_eq!((science([3, 1, 1], 0), science([5, 1, 0], 0)), (18, 26));
    let case = over("A.wonder=babylon A.stages=2 A.cards=workshop,apothecary");
    assert_eq!(case.score(A).science, 10);
}

#[test]
fn w15_31_coins_are_a_point_for_three() {
    for (coins, points) in [(0, 0), (2, 0), (3, 1), (8, 2)] {
        assert_eq!(Case::new(&format!("wonders/3 step=over A.coins={coins}")).score(A).treasury, points);
    }
}

#[test]
fn w15_32_strategists_and_shipowners() {
    let case = over("A.cards=strategists_guild A.defeat=2/2/0 B.defeat=1/1/0 C.defeat=1/1/1");
    assert_eq!(case.score(A).guilds, 5);
    let case = over("A.cards=shipowners_guild,scientists_guild,lumber_yard,ore_vein,sawmill,loom_1,press_1");
    assert_eq!(case.score(A).guilds, 7);
}

#[test]
fn w15_33_builders_craftsmen_and_workers() {
    assert_eq!(over("A.cards=builders_guild A.stages=3 B.stages=2 C.stages=1").score(A).guilds, 6);
    assert_eq!(over("A.cards=craftsmens_guild B.cards=loom_1,press_1 C.cards=glassworks_1").score(A).guilds, 6);
    let case =
        over("A.cards=workers_guild B.cards=lumber_yard,ore_vein,sawmill,quarry C.cards=clay_pool,clay_pit,foundry");
    assert_eq!(case.score(A).guilds, 7);
}

#[test]
fn w15_34_a_copied_workers_guild_counts_the_own_neighbours() {
    let text = "A.wonder=olympia A.side=b A.stages=3 \
                B.cards=workers_guild,lumber_yard,ore_vein,sawmill,quarry,clay_pit \
                C.cards=clay_pool,stone_pit,foundry";
    assert_eq!(over(text).score(A).guilds, 8);
    assert_eq!(over(&format!("{text} A.cards=shipowners_guild")).score(A).guilds, 8 + 1);
}

#[test]
fn w15_35_scientists_score_in_science() {
    let case = over("A.cards=scientists_guild,workshop,apothecary,scriptorium");
    assert_eq!((case.score(A).science, case.score(A).guilds), (13, 0));
}

#[test]
fn w15_36_a_whole_sheet() {
    let text = "A.victory=0/1/1 A.defeat=1/0/1 A.wonder=giza A.stages=3 \
                A.cards=palace,gardens,haven,lumber_yard,ore_vein,sawmill,\
                spies_guild,workshop,apothecary,scriptorium B.cards=stockade,barracks,walls,arsenal \
                C.cards=guard_tower,stables";
    let case = Case::new(&format!("wonders/3 step=over A.coins=7 {text}"));
    let expected = Score { military: 6, treasury: 2, wonder: 15, civilian: 13, commercial: 3, guilds: 6, science: 10 };
    assert_eq!(case.score(A), expected);
    assert_eq!(case.score(A).total(), 55);
}

#[test]
fn w15_37_coins_decide_between_equal_totals() {
    let text = "A.wonder=giza A.stages=3 A.cards=palace,pantheon,senate,town_hall,altar,baths A.victory=0/0/1 \
                A.defeat=1/0/0 \
                B.wonder=rhodes B.stages=3 B.cards=aqueduct,statue,courthouse,temple,gardens,theater B.victory=2/2/2";
    for (coins, winners) in [([4, 3], "A"), ([3, 4], "B"), ([3, 3], "AB")] {
        let case = Case::new(&format!("wonders/3 step=over A.coins={} B.coins={} {text}", coins[0], coins[1]));
        assert_eq!([A, B].map(|seat| case.score(seat).total()), [52, 52]);
        case.won_by(winners);
    }
}

#[test]
fn w15_54_two_symbols_of_choice() {
    for (symbols, points) in [([2, 2, 0], 26), ([5, 0, 0], 49), ([3, 3, 2], 55), ([0, 0, 0], 4)] {
        assert_eq!(science(symbols, 2), points, "{symbols:?}");
    }
    assert_eq!(science([2, 2, 1], 1), 26);
    let case = over("A.wonder=babylon A.stages=2 A.cards=scientists_guild,workshop,laboratory,apothecary,dispensary");
    assert_eq!(case.score(A).science, 26);
}

#[test]
fn w15_55_copied_scientists_score_in_science() {
    let text = "A.wonder=olympia A.side=b A.stages=3 A.cards=workshop,apothecary";
    assert_eq!(over(text).score(A).science, 2);
    let case = over(&format!("{text} B.cards=scientists_guild"));
    assert_eq!((case.score(A).science, case.score(A).guilds), (10, 0));
}

#[test]
fn w15_56_copied_shipowners_and_builders_look_at_the_own_city() {
    let text =
        "A.wonder=olympia A.side=b A.stages=3 A.cards=lumber_yard,ore_vein,sawmill,quarry,loom_1,press_1,spies_guild";
    let case = over(&format!("{text} B.cards=shipowners_guild"));
    assert_eq!(case.score(A).guilds, 7);
    let case = over("A.wonder=olympia A.side=b A.stages=3 B.cards=builders_guild B.stages=2 C.stages=1");
    assert_eq!(case.score(A).guilds, 3 + 2 + 1);
}

#[test]
fn w15_57_without_guilds_around_the_third_stage_of_olympia_is_worth_nothing() {
    let case = over("A.wonder=olympia A.side=b A.stages=3 B.cards=lumber_yard A.cards=spies_guild C.cards=altar");
    assert_eq!((case.0.copied_guild(A), case.score(A).guilds, case.score(A).wonder), (None, 0, 5));
}

#[test]
fn w15_58_of_three_spies_count_the_red_cards_of_both_others_once() {
    let case = over("A.cards=spies_guild,arsenal,walls B.cards=stockade,barracks C.cards=guard_tower");
    assert_eq!(case.score(A).guilds, 3);
}

#[test]
fn w15_59_six_defeats_count_against_the_total() {
    let case = over("A.defeat=2/2/2 A.cards=altar");
    assert_eq!((case.score(A).military, case.score(A).total()), (-6, -4));
}

#[test]
fn w15_60_three_with_equal_points_and_coins_share_the_victory() {
    let text = "wonders/7 step=over A.coins=4 B.coins=4 C.coins=4 D.coins=3 \
                A.victory=2/2/2 A.wonder=alexandria A.stages=3 A.cards=palace,pantheon,gardens,baths \
                B.victory=2/2/2 B.wonder=rhodes B.stages=3 B.cards=palace,pantheon,gardens,baths \
                C.victory=2/2/2 C.wonder=ephesus C.stages=3 C.cards=senate,town_hall,aqueduct,statue,altar \
                D.victory=2/2/2 D.wonder=babylon D.stages=3 D.cards=senate,town_hall,aqueduct,temple,theater";
    let case = Case::new(text);
    assert_eq!([0, 1, 2, 3].map(|index| case.score(common::seat(index)).total()), [52; 4]);
    case.won_by("ABC");
}

#[test]
fn w15_61_decks_of_the_second_edition_have_the_same_sizes() {
    for (seats, (cards, guilds)) in (3..).zip([(21, 5), (28, 6), (35, 7), (42, 8), (49, 9)]) {
        assert_eq!(guilds_in_play(seats), guilds);
        let sizes = [0, 1, 2].map(|age| deck(Edition::Second, seats, age).len());
        assert_eq!(sizes, [cards, cards, cards - guilds]);
    }
}

#[test]
fn w15_62_blue_cards_of_the_second_edition() {
    for (name, points) in [("altar", 3), ("theater", 3), ("well", 3), ("baths", 3), ("temple", 4)] {
        let case = Case::new(&format!("wonders/4:edition=second step=over A.cards={name}"));
        assert_eq!(case.score(A).civilian, points, "{name}");
    }
}

#[test]
fn w15_63_chains_of_the_second_edition() {
    let text = "wonders/4:edition=second A.wonder=rhodes A.coins=0";
    for (before, after) in [("well", "statue"), ("theater", "gardens"), ("altar", "pantheon")] {
        Case::new(&format!("{text} A.cards={before} A.hand={after}")).builds(A, after, "nothing");
        Case::new(&format!("{text} A.hand={after}")).builds(A, after, "never");
    }
    Case::new(&format!("{text} A.cards=altar A.hand=temple")).builds(A, "temple", "never");
}

#[test]
fn w15_64_ludus_counts_red_cards() {
    let text = "wonders/5:edition=second A.wonder=giza A.coins=0 A.cards=ore_vein,stockade,barracks,walls A.hand=ludus";
    let case = Case::new(text).round("A build ludus").has_coins(A, 9);
    assert_eq!(case.score(A).commercial, 3);
}

#[test]
fn w15_65_decorators_want_all_stages() {
    let text = "wonders/3:edition=second step=over A.wonder=giza A.cards=decorators_guild";
    assert_eq!(Case::new(&format!("{text} A.stages=2")).score(A).guilds, 0);
    assert_eq!(Case::new(&format!("{text} A.stages=3")).score(A).guilds, 7);
}

#[test]
fn w15_66_olympia_of_the_day_builds_its_first_blue_card_for_nothing() {
    let text = "wonders/3:edition=second A.wonder=olympia A.stages=2 A.coins=0 A.hand=palace";
    let case = Case::new(text).builds(A, "palace", "nothing").round("A build palace");
    assert!(case.has_coins(A, 0).stands(A, "palace"));
    Case::new(&format!("{text} A.cards=altar")).builds(A, "palace", "never");
    assert!(!case.stands(B, "palace") && !case.stands(C, "palace"));
}
