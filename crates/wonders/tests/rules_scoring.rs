//! The end, points and guilds (W9, W10).

mod common;

use common::{A, B, C, Case, D};
use table::{Game, Phase};
use wonders::{Score, Step, science_points};

/// A game that is over, of three unless the text says otherwise.
#[track_caller]
fn over(text: &str) -> Case {
    Case::new(&format!("wonders/3 step=over A.coins=0 B.coins=0 C.coins=0 {text}"))
}

#[test]
fn w9_1_the_game_is_over_after_the_conflicts_of_the_third_age() {
    let case = Case::new("wonders/3 age=3 turn=6 A.cards=stockade A.coins=0");
    assert!(case.0.outcome().is_none());
    let case = case.round("").step(Step::Over);
    assert_eq!((case.0.phase(), case.0.city(A).victories()), (Phase::Over, [0, 0, 2]));
    assert_eq!(Score::ROWS, ["military", "treasury", "wonder", "civilian", "commercial", "guilds", "science"]);
    let sheet = case.0.score_sheet();
    let rows: Vec<_> = sheet.rows.iter().map(|(row, points)| (*row, points[0])).collect();
    assert_eq!(rows[0], ("military", 10));
    assert_eq!(rows.iter().map(|(row, _)| *row).collect::<Vec<_>>(), Score::ROWS);
    // All counts as it lies there at the end: what came after the card counts for it, too.
    let case = over("A.cards=haven,lumber_yard,sawmill");
    assert_eq!(case.score(A).commercial, 2);
}

#[test]
fn w9_2_military_is_the_sum_of_all_tokens_and_can_be_negative() {
    let case = over("A.victory=2/1/1 A.defeat=0/1/1 B.defeat=2/2/2");
    assert_eq!((case.score(A).military, case.score(B).military, case.score(C).military), (2 + 3 + 5 - 2, -6, 0));
    assert_eq!(case.score(B).total(), -6);
}

#[test]
fn w9_3_three_coins_are_a_point() {
    for (coins, points) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)] {
        let case = Case::new(&format!("wonders/3 step=over A.coins={coins}"));
        assert_eq!(case.score(A).treasury, points, "{coins}");
    }
}

#[test]
fn w9_4_the_stages_that_stand_are_worth_their_points() {
    for (side, points) in [("a", vec![0, 3, 8, 15]), ("b", vec![0, 3, 8, 13, 20])] {
        for (stages, points) in points.into_iter().enumerate() {
            let case = over(&format!("A.wonder=giza A.side={side} A.stages={stages}"));
            assert_eq!(case.score(A).wonder, points, "{side} {stages}");
        }
    }
}

#[test]
fn w9_5_blue_cards_are_worth_their_points() {
    let case = over("A.cards=altar,baths,palace,pantheon,senate,stockade,lumber_yard");
    assert_eq!((case.score(A).civilian, case.score(A).total()), (2 + 3 + 8 + 7 + 6, 26));
}

#[test]
fn w9_6_only_yellow_cards_of_the_third_age_are_worth_points() {
    let case = over("A.cards=marketplace,east_trading_post,vineyard,forum,caravansery");
    assert_eq!(case.score(A).total(), 0);
    let case = over("A.wonder=giza A.stages=1 A.cards=marketplace,forum,loom_1,lumber_yard,arena,haven,lighthouse");
    assert_eq!(case.score(A).commercial, 1 + 1 + 5);
}

#[test]
fn w9_7_guilds_and_the_copied_one_stand_in_one_row() {
    let case =
        over("A.wonder=olympia A.side=b A.stages=3 A.cards=spies_guild B.cards=stockade,workers_guild,lumber_yard");
    assert_eq!((case.score(A).guilds, case.score(B).guilds), (1 + 1, 0));
    let case =
        over("A.wonder=olympia A.side=b A.stages=2 A.cards=spies_guild B.cards=stockade,workers_guild,lumber_yard");
    assert_eq!(case.score(A).guilds, 1);
}

#[test]
fn w9_8_and_w14_16_science_is_squares_and_sets_and_symbols_of_choice_are_set_for_the_best() {
    for (symbols, any, points) in [
        ([0, 0, 0], 0, 0),
        ([1, 0, 0], 0, 1),
        ([1, 1, 1], 0, 10),
        ([2, 1, 1], 0, 13),
        ([4, 3, 2], 0, 43),
        ([1, 1, 0], 1, 10),
        ([4, 4, 0], 1, 41),
        ([5, 0, 0], 1, 36),
        ([0, 0, 0], 3, 10),
    ] {
        assert_eq!(science_points(symbols, any), points, "{symbols:?} and {any}");
    }
    let case = over("A.cards=apothecary,dispensary,workshop,scriptorium");
    assert_eq!((case.score(A).science, case.0.city(A).symbols()), (4 + 1 + 1 + 7, [2, 1, 1]));
    // With a copied guild, symbols and copy are set together: a second compass, or the guild that counts cards.
    let text = "A.wonder=olympia A.side=b A.stages=3 A.cards=apothecary,workshop \
                B.cards=scientists_guild,workers_guild,lumber_yard";
    assert_eq!((over(text).score(A).science, over(text).score(A).guilds), (10, 0));
}

#[test]
fn w9_9_only_green_cards_and_symbols_of_choice_are_symbols() {
    let case =
        over("A.cards=stockade,altar,lumber_yard,loom_1,marketplace,arena,workers_guild A.wonder=giza A.stages=3");
    assert_eq!((case.score(A).science, case.0.city(A).symbols(), case.0.city(A).any_symbols()), (0, [0; 3], 0));
    let case = over("A.cards=scientists_guild,apothecary A.wonder=babylon A.stages=2");
    assert_eq!((case.0.city(A).symbols(), case.0.city(A).any_symbols()), ([1, 0, 0], 2));
    // A symbol of a neighbour is of no use.
    assert_eq!(over("B.cards=apothecary,workshop,scriptorium").score(A).science, 0);
}

#[test]
fn w9_10_the_highest_total_wins_and_coins_decide_between_equals() {
    over("A.cards=altar B.cards=baths C.cards=theater").won_by("B");
    // 2 points each: blue cards and coins; five coins and one point beat two points and four coins.
    let case = Case::new("wonders/3 step=over A.coins=4 A.cards=altar B.coins=5 B.cards=theater C.coins=0");
    assert_eq!(case.score(A).total(), case.score(B).total());
    case.won_by("B");
    // More coins do not help who has fewer points.
    Case::new("wonders/3 step=over A.coins=5 A.cards=altar B.coins=8 C.coins=0").won_by("A");
}

#[test]
fn w9_11_who_has_as_many_points_and_coins_shares_the_victory() {
    over("A.cards=altar B.cards=theater").won_by("AB");
    over("").won_by("ABC");
}

#[test]
fn w10_1_six_guilds_count_the_cards_of_both_neighbours() {
    let cards = "B.cards=lumber_yard,loom_1,altar,stockade,apothecary,marketplace \
                 C.cards=clay_pool,press_1,baths,barracks,workshop,sawmill";
    let own = "ore_vein,glassworks_1,theater,guard_tower,scriptorium,west_trading_post";
    for (guild, points) in [
        ("workers_guild", 3),
        ("craftsmens_guild", 4),
        ("traders_guild", 1),
        ("philosophers_guild", 2),
        ("spies_guild", 2),
        ("magistrates_guild", 2),
    ] {
        let case = over(&format!("A.cards={guild},{own} {cards}"));
        assert_eq!(case.score(A).guilds, points, "{guild}");
    }
    // Of four, the one across the table does not count.
    let case = Case::new("wonders/4 step=over A.cards=workers_guild C.cards=lumber_yard,sawmill D.cards=clay_pool");
    assert_eq!((case.score(A).guilds, case.score(D).guilds), (1, 0));
}

#[test]
fn w10_2_strategists_count_the_defeats_of_both_neighbours() {
    let case = over("A.cards=strategists_guild A.defeat=2/2/0 B.defeat=1/0/1 B.victory=1/0/0 C.defeat=0/1/0");
    assert_eq!(case.score(A).guilds, 3);
}

#[test]
fn w10_3_shipowners_count_own_brown_grey_and_purple_cards() {
    let case = over("A.cards=shipowners_guild B.cards=lumber_yard,loom_1,workers_guild");
    assert_eq!(case.score(A).guilds, 1);
    let case = over("A.cards=shipowners_guild,scientists_guild,lumber_yard,sawmill,loom_1,altar,stockade");
    assert_eq!(case.score(A).guilds, 5);
}

#[test]
fn w10_4_builders_count_the_stages_of_oneself_and_both_neighbours() {
    let text = "wonders/4 step=over A.cards=builders_guild A.stages=1 B.stages=2 C.stages=3 D.stages=3";
    let text = format!("{text} A.wonder=giza B.wonder=rhodes C.wonder=ephesus D.wonder=babylon");
    assert_eq!(Case::new(&text).score(A).guilds, 1 + 2 + 3);
}

#[test]
fn w10_5_scientists_are_a_symbol_of_choice_and_no_points_among_guilds() {
    let case = over("A.cards=scientists_guild,apothecary,workshop");
    assert_eq!((case.score(A).science, case.score(A).guilds), (10, 0));
    let case = over("A.cards=scientists_guild");
    assert_eq!((case.score(A).science, case.score(A).guilds), (1, 0));
}

#[test]
fn w10_6_of_three_each_neighbour_is_counted_once() {
    let case = over("A.cards=workers_guild B.cards=lumber_yard C.cards=clay_pool B.stages=1");
    assert_eq!(case.score(A).guilds, 2);
    let case = over("B.cards=builders_guild A.stages=1 B.stages=1 C.stages=1");
    assert_eq!(case.score(B).guilds, 3);
}
