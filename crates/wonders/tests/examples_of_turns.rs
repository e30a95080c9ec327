//! Worked examples: effects at once, powers, conflicts and actions (W15.15 to W15.28, W15.47 to W15.53).

mod common;

use common::{A, B, C, Case};
use table::Seat;
use wonders::{Action, Power, Step};

#[test]
fn w15_15_vineyard_counts_a_sawmill_built_in_the_same_turn() {
    let text = "wonders/3 A.cards=lumber_yard,clay_pool B.cards=ore_vein,stone_pit,timber_yard A.hand=vineyard \
                C.hand=sawmill A.coins=0";
    Case::new(text).round("A build vineyard; C build sawmill").has_coins(A, 6);
    Case::new(text).round("A build vineyard").has_coins(A, 5);
}

#[test]
fn w15_16_bazar_brings_two_coins_for_each_grey_card_around() {
    // Bazar is in play from four players on; the one across the table does not count.
    let text = "wonders/4 A.cards=loom_1 B.cards=press_1,glassworks_1 C.cards=loom_2 A.hand=bazar A.coins=0";
    Case::new(text).round("A build bazar").has_coins(A, 6);
}

#[test]
fn w15_17_lighthouse_brings_coins_now_and_points_for_what_is_there_at_the_end() {
    let text = "wonders/3 A.wonder=alexandria A.coins=0 A.cards=marketplace,forum,stone_pit A.hand=lighthouse";
    Case::new(text).round("A build lighthouse").has_coins(A, 3);
    let case = Case::new("wonders/3 step=over A.coins=0 A.cards=marketplace,forum,lighthouse,vineyard");
    assert_eq!(case.score(A).commercial, 4);
}

#[test]
fn w15_18_arena_brings_three_coins_and_a_point_for_each_stage() {
    let text = "wonders/3 A.wonder=giza A.stages=2 A.coins=0 A.cards=ore_vein,stone_pit A.hand=arena";
    Case::new(text).round("A build arena").has_coins(A, 6);
    let case = Case::new("wonders/3 step=over A.wonder=giza A.stages=3 A.cards=arena");
    assert_eq!(case.score(A).commercial, 3);
}

#[test]
fn w15_19_chamber_of_commerce_counts_grey_cards_and_haven_brown_ones() {
    let text = "wonders/4 A.wonder=babylon A.coins=0 A.cards=press_1,loom_1,clay_pool A.hand=chamber_of_commerce";
    let case = Case::new(text).round("A build chamber_of_commerce").has_coins(A, 4);
    assert_eq!(case.score(A).commercial, 4);
    let text = "wonders/3 A.wonder=halicarnassus A.coins=0 A.cards=lumber_yard,ore_vein,clay_pool A.hand=haven";
    let case = Case::new(text).round("A build haven").has_coins(A, 3);
    assert_eq!(case.score(A).commercial, 3);
}

#[test]
fn w15_20_what_rhodes_ephesus_and_giza_bring_when_they_are_complete() {
    // Rhodes and Ephesus are built stage by stage, so that coins can be counted.
    let text = "wonders/3 age=3 A.coins=0 A.side=b";
    let built = |wonder: &str, cards: &str, stages: usize| {
        let mut case = Case::new(&format!("{text} A.wonder={wonder} A.cards={cards}"));
        for _ in 0..stages {
            let first = case.hand(A)[0];
            case = case.round(&format!("A stage {first}"));
        }
        assert!(case.0.city(A).is_complete(wonders::Edition::First));
        case
    };
    let rhodes = built("rhodes", "quarry,stone_pit,foundry,ore_vein", 2).has_coins(A, 7);
    assert_eq!((rhodes.0.city(A).shields(), rhodes.score(A).wonder), (2, 7));
    let ephesus = built("ephesus", "quarry,sawmill,loom_1,glassworks_1", 3).has_coins(A, 12);
    assert_eq!(ephesus.score(A).wonder, 10);
    let giza = Case::new(&format!("{text} A.wonder=giza A.stages=4"));
    assert_eq!(giza.score(A).wonder, 20);
}

fn free_builds(case: &Case) -> usize {
    case.actions(A).iter().filter(|action| matches!(action, Action::BuildFree(_))).count()
}

#[test]
fn w15_21_olympia_has_one_free_build_in_each_age_from_the_fourth_turn_on() {
    let text = "wonders/3 age=1 turn=3 A.wonder=olympia A.stages=1 A.coins=2 A.cards=stone_pit A.hand=altar,workshop \
                B.wonder=giza \
                C.wonder=rhodes";
    let case = Case::new(text);
    assert_eq!(free_builds(&case), 0);
    let case = case.round("A stage altar left 2").at(1, 4);
    assert!(case.0.may_build_free(A));
    let mut case = case;
    for (age, turn) in [(1, 4), (2, 1), (3, 1)] {
        // The free build is used as soon as a card costs something.
        case = case.at(age, turn);
        while free_builds(&case) == 0 {
            case = case.round("").step(Step::ChooseCard);
        }
        let free = case.actions(A).into_iter().find_map(|action| match action {
            Action::BuildFree(card) => Some(card),
            _ => None,
        });
        case = case.round(&format!("A free {}", free.expect("a card")));
        while case.0.step() == Step::ChooseCard {
            assert_eq!(free_builds(&case), 0, "a second one in age {age}");
            case = case.round("");
        }
        case = case.settle();
    }
    case.step(Step::Over);
}

#[test]
fn w15_22_babylon_builds_its_second_stage_in_the_sixth_turn_and_plays_the_other_card() {
    let text = "wonders/3 age=1 turn=6 fill=built A.wonder=babylon A.side=b A.stages=1 \
                A.cards=lumber_yard,timber_yard,glassworks_1 \
                A.hand=altar,theater B.hand=loom_1,press_1 C.hand=marketplace,clay_pool";
    let case = Case::new(text).play("A stage altar; B build loom_1; C build marketplace").step(Step::LastCard);
    assert_eq!(case.pile(), ["clay_pool", "press_1"]);
    let case = case.play("A build theater").step(Step::DealAge);
    assert!(case.stands(A, "theater") && case.pile().len() == 2);
}

#[test]
fn w15_23_the_coins_of_the_sixth_card_pay_for_the_last_one() {
    let text = "wonders/3 age=2 turn=6 A.wonder=babylon A.side=b A.stages=2 A.coins=0 A.hand=statue,foundry";
    let case = Case::new(text).builds(A, "foundry", "never").round("A discard statue").step(Step::LastCard);
    assert!(case.play("A build foundry").has_coins(A, 2).stands(A, "foundry"));
}

#[test]
fn w15_24_halicarnassus_picks_from_three_left_over_cards() {
    let text = "wonders/3 age=1 turn=6 fill=built A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,clay_pit \
                A.coins=9 \
                C.wonder=rhodes B.wonder=giza A.hand=altar,theater B.hand=loom_1,press_1 C.hand=marketplace,clay_pool";
    let case = Case::new(text).stages(A, "right 2").play("A stage altar right 2; B build loom_1; C build marketplace");
    let case = case.step(Step::Fetch).legal(A, "fetch theater; fetch press_1; fetch clay_pool; decline");
    assert_eq!(case.pile().len(), 3);
}

#[test]
fn w15_25_a_fetched_guard_tower_counts_in_the_conflict() {
    let text = "wonders/3 age=1 turn=6 A.wonder=halicarnassus A.side=b A.cards=stockade,ore_vein,clay_pit \
                B.wonder=rhodes B.side=b \
                B.stages=1 B.cards=barracks C.wonder=giza C.discarded=guard_tower A.hand=altar";
    let case = Case::new(text).round("A stage altar").step(Step::Fetch);
    // 2 against 2 on the left; C has no shield.
    case.play("A fetch guard_tower").tokens([([1, 0, 0], 0), ([1, 0, 0], 0), ([0; 3], 2)]);
    case.play("A decline").tokens([([1, 0, 0], 1), ([2, 0, 0], 0), ([0; 3], 2)]);
}

#[test]
fn w15_26_without_a_discarded_card_the_power_is_lost_and_the_points_stay() {
    let text = "wonders/3 turn=3 fill=built A.wonder=halicarnassus A.side=b A.cards=ore_vein,clay_pit A.hand=altar \
                B.hand=theater \
                C.hand=loom_1";
    let case = Case::new(text).play("A stage altar; B build theater; C build loom_1").step(Step::ChooseCard).at(1, 4);
    assert_eq!((case.score(A).wonder, case.0.fetched().count()), (2, 0));
}

#[test]
fn w15_27_conflicts_of_three_with_two_none_and_two_shields() {
    let text = "wonders/3 age=2 turn=6 A.cards=walls C.cards=stockade,barracks";
    Case::new(text).round("").tokens([([0, 1, 0], 0), ([0; 3], 2), ([0, 1, 0], 0)]);
}

#[test]
fn w15_28_conflicts_of_four_with_five_three_three_and_six_shields() {
    let text = "wonders/4 age=3 turn=6 A.cards=walls,arsenal B.cards=circus C.cards=siege_workshop \
                D.cards=fortifications,arsenal";
    let case = Case::new(text);
    assert_eq!(Seat::first(4).map(|seat| case.0.city(seat).shields()).collect::<Vec<_>>(), [5, 3, 3, 6]);
    case.round("").tokens([([0, 0, 1], 1), ([0; 3], 1), ([0; 3], 1), ([0, 0, 2], 0)]);
}

#[test]
fn w15_47_a_discarded_card_brings_three_coins_though_it_could_be_built() {
    let case = Case::new("wonders/3 A.hand=altar B.hand=theater C.hand=loom_1").builds(A, "altar", "nothing");
    let case = case.play("A discard altar; B build theater; C build loom_1").coins([6, 3, 3]);
    assert_eq!(case.pile(), ["altar"]);
}

#[test]
fn w15_48_of_five_without_babylon_five_left_over_cards_bring_nobody_coins() {
    let text = "wonders/5 age=1 turn=6 fill=built A.wonder=giza B.wonder=rhodes C.wonder=ephesus D.wonder=alexandria \
                E.wonder=olympia";
    let case = Case::new(text);
    assert!(case.pile().is_empty());
    let case = case.round("").step(Step::DealAge).coins([6; 5]);
    assert_eq!(case.pile().len(), 5 + 5);
}

#[test]
fn w15_49_giza_builds_its_second_stage_after_the_first_and_none_after_the_third() {
    let text = "wonders/3 age=3 A.wonder=giza A.coins=0";
    Case::new(&format!("{text} A.stages=1 A.cards=sawmill,lumber_yard")).stages(A, "nothing");
    Case::new(&format!("{text} A.stages=1 A.cards=quarry,stone_pit,timber_yard")).stages(A, "never");
    Case::new(&format!("{text} A.stages=3 A.cards=quarry,stone_pit,sawmill,lumber_yard")).stages(A, "never");
}

#[test]
fn w15_50_a_second_altar_is_not_built_in_any_way_but_can_be_used() {
    let case = Case::new("wonders/5 A.wonder=giza A.cards=altar,stone_pit A.hand=altar").builds(A, "altar", "never");
    case.offers(A, "stage altar").offers(A, "discard altar");
    let text = "wonders/5 age=1 A.wonder=olympia A.stages=2 A.cards=altar A.hand=altar A.coins=0";
    Case::new(text).lacks(A, "free altar").lacks(A, "build altar");
    let text = "wonders/5 A.wonder=halicarnassus A.side=b A.cards=altar,ore_vein,clay_pit A.hand=loom_1 B.hand=altar";
    let case = Case::new(text).round("A stage loom_1; B discard altar").step(Step::Fetch);
    assert!(case.pile().contains(&"altar"));
    case.lacks(A, "fetch altar");
}

#[test]
fn w15_51_a_statue_from_the_pile_makes_gardens_free() {
    let text =
        "wonders/3 age=2 turn=6 A.wonder=halicarnassus A.side=b A.coins=0 A.cards=foundry A.hand=temple B.hand=statue";
    let case = Case::new(text).round("A stage temple; B discard statue").step(Step::Fetch).play("A fetch statue");
    let case = case.deal(["gardens", "", ""]).at(3, 1);
    assert!(case.stands(A, "statue"));
    case.builds(A, "gardens", "nothing");
}

#[test]
fn w15_52_an_unused_free_build_is_lost_and_a_used_one_saves_everything() {
    let text = "wonders/3 age=1 turn=6 A.wonder=olympia A.stages=2 A.coins=0 B.wonder=giza C.wonder=rhodes";
    // Nobody uses it in Age I; in Age II there is one, not two.
    let case = Case::new(text).round("").deal(["walls", "", ""]);
    let case = case.offers(A, "free walls").round("A free walls");
    assert!(!case.at(2, 2).0.may_build_free(A));
    let text = "wonders/3 A.wonder=olympia A.stages=2 A.coins=9 B.wonder=giza C.wonder=rhodes A.hand=palace";
    let case = Case::new(text).stages(A, "never").round("A free palace");
    assert!(case.coins([9, 6, 6]).stands(A, "palace"));
}

#[test]
fn w15_53_after_the_left_over_cards_babylon_plays_and_then_halicarnassus_picks() {
    let text = "wonders/3 age=2 turn=6 A.wonder=babylon A.side=b A.stages=2 B.wonder=halicarnassus B.side=b \
                B.cards=foundry \
                A.hand=statue,temple B.hand=walls,school C.hand=library,forum";
    let case = Case::new(text);
    let before = case.pile().len();
    let case = case.play("A discard statue; B stage walls; C discard library").step(Step::LastCard);
    assert_eq!(case.pile().len(), before + 2 + 2);
    assert!(case.pile().contains(&"school") && case.pile().contains(&"forum") && !case.pile().contains(&"temple"));
    let case = case.play("A discard temple").step(Step::Fetch).offers(B, "fetch temple").play("B fetch temple");
    assert!(case.step(Step::DealAge).stands(B, "temple") && case.0.city(A).has(Power::PlayLastCard));
    assert!(case.hand(C).is_empty());
}
