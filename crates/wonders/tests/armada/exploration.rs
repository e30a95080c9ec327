//! Exploration and islands (S7).

use crate::common::{A, B, C, Sea, seat};
use table::{Game, Seat};
use wonders::Level::{One, Three, Two};
use wonders::armada::{NavalStep, Step};

/// A reaches space 2 with a paid step; whoever else is named has the free step of a blue card.
const ALONE: &str =
    "wonders+armada/3 A.shipyard=shipyard_1 A.ships=0/0/0/1 A.cards=glassworks_1,loom_1 A.hand=apothecary";

/// S7.1, S7.6, S6.9.
#[test]
fn s16_28_a_lone_explorer_sees_four_islands_and_keeps_one() {
    let due = Sea::new(ALONE).round("A build apothecary step green").step(Step::Naval(NavalStep::DealIslands(One)));
    let asked = due.settle().explores(One, &[(A, 4)]);
    assert_eq!(asked.actions(A).len(), 4);
    let first = asked.0.dealt_islands(One, A).first().unwrap();
    asked.play(&format!("A keep {first}")).islands(A, first.slug()).stacks([8, 9, 9]).step(Step::ChooseCard);
}

/// S7.2: the example of the rulebook, and two explorers.
#[test]
fn s16_29_a_group_divides_all_islands_of_the_level() {
    let three = "wonders+armada/3 step=deal_islands_1 explore1=ABC A.ships=0/0/0/2 B.ships=0/0/0/2 C.ships=0/0/0/2";
    let asked = Sea::new(three).settle().explores(One, &[(A, 3), (B, 3), (C, 3)]);
    let keep = |case: Sea, seat: Seat| case.0.dealt_islands(One, seat).first().unwrap();
    let lines: Vec<_> = [A, B, C].iter().map(|&seat| format!("{seat} keep {}", keep(asked, seat))).collect();
    asked.play(&lines[0]).stacks([9, 9, 9]).play(&lines[1]).play(&lines[2]).stacks([6, 9, 9]);
    let two = "wonders+armada/3 step=deal_islands_1 explore1=AC A.ships=0/0/0/2 C.ships=0/0/0/2";
    Sea::new(two).settle().explores(One, &[(A, 4), (C, 4)]);
    // Zuzia, Robert and Gabriel are three of seven.
    let seven = "wonders+armada/7 B.ships=0/0/0/1 D.ships=0/0/0/1 F.ships=0/0/0/1 B.hand=construction_zone D.hand=dry_hold \
                 F.shipyard=shipyard_1 A.shipyard=shipyard_6 F.cards=glassworks_1,loom_1 F.hand=apothecary";
    let lines = "B build construction_zone move green; D build dry_hold move green; F build apothecary step green";
    let due = Sea::new(seven).round(lines).step(Step::Naval(NavalStep::DealIslands(One)));
    due.settle().explores(One, &[(B, 3), (seat(3), 3), (seat(5), 3)]);
}

/// S7.2, S7.5: nine islands are enough for eight explorers and one who takes the top one.
#[test]
fn s7_2_eight_explorers_get_an_island_each_and_one_is_left() {
    let seats = || Seat::first(8);
    let ships: Vec<_> = seats().map(|seat| format!("{seat}.ships=0/0/0/2")).collect();
    let text = format!("wonders+armada/8 step=deal_islands_1 explore1=ABCDEFGH {}", ships.join(" "));
    let asked = Sea::new(&text).settle();
    let kept = |seat: Seat| asked.0.dealt_islands(One, seat);
    assert!(seats().all(|seat| kept(seat).len() == 1));
    let lines: Vec<_> = seats().map(|seat| format!("{seat} keep {}", kept(seat).first().unwrap())).collect();
    let mut after = asked.play(&lines.join("; ")).stacks([1, 9, 9]);
    while after.0.step() == Step::Naval(NavalStep::MoveFleets) {
        let seat = after.0.asked().first().unwrap();
        after = after.play(&format!("{seat} move none"));
    }
    let last = after.step(Step::ChooseCard).0.stack(One).first().unwrap();
    let islands: Vec<_> = seats().map(|seat| format!("{seat}.islands={}", kept(seat).first().unwrap())).collect();
    let text = format!("wonders+armada/8 {} A.cards=stone_pit A.hand=helmsmans_rest", islands.join(" "));
    let due = Sea::new(&text).round("A build helmsmans_rest").step(Step::Naval(NavalStep::DrawIsland)).settle();
    assert!(due.stacks([0, 9, 9]).0.harbour(A).islands().contains(last));
}

/// S7.3, S7.7: a move that the top island brings reaches its space in the same step as all others.
#[test]
fn s7_3_whoever_comes_with_the_top_island_is_one_of_the_group() {
    let text = "wonders+armada/3 age=2 A.shipyard=shipyard_1 A.ships=0/0/0/3 A.cards=ore_vein,press_1,sawmill A.hand=school \
                C.cards=lumber_yard,timber_yard,clay_pool C.ships=0/0/0/3 C.hand=cartographers_office";
    let due = Sea::new(text).round("A build school step green; C build cartographers_office");
    let moved = due.step(Step::Naval(NavalStep::DrawIsland)).play("* island 2 stormy_oasis; C move green");
    moved.settle().explores(Two, &[(A, 4), (C, 4)]).stacks([9, 8, 9]);
    // Who leaves its ship there is none.
    due.play("* island 2 stormy_oasis; C move none").settle().explores(Two, &[(A, 4)]);
}

/// S7.4, S15.6: who explores a level in a later round does so alone.
#[test]
fn s7_4_explorers_of_different_rounds_are_no_group() {
    let text = "wonders+armada/3 step=deal_islands_2 explore2=A explore3=B A.ships=0/0/0/5 B.ships=0/0/0/6";
    let asked =
        Sea::new(text).play("* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,stormy_oasis; A keep stormy_oasis");
    let first = asked.play("A move green").settle().explores(Three, &[(B, 4)]);
    let island = first.0.dealt_islands(Three, B).iter().find(|island| island.slug() != "torrential_archipelago");
    let later = first.play(&format!("B keep {}", island.unwrap()));
    later.step(Step::Naval(NavalStep::DealIslands(Three))).settle().explores(Three, &[(A, 4)]).stacks([9, 8, 8]);
}

/// S7.4: whoever sits where.
#[test]
fn s7_4_lower_levels_are_explored_first() {
    let text = "wonders+armada/3 A.ships=0/0/0/3 B.ships=0/0/0/1 A.hand=construction_zone B.hand=dry_hold";
    let due = Sea::new(text).round("A build construction_zone move green; B build dry_hold move green");
    let first = due.step(Step::Naval(NavalStep::DealIslands(One))).settle().explores(One, &[(B, 4)]);
    let island =
        first.0.dealt_islands(One, B).iter().find(|island| !["topaz_island", "amber_island"].contains(&island.slug()));
    let second = first.play(&format!("B keep {}", island.unwrap()));
    second.step(Step::Naval(NavalStep::DealIslands(Two))).settle().explores(Two, &[(A, 4)]);
}

/// S4.5, S7.4: nor is who comes to its space by a card of the pile.
#[test]
fn s4_5_an_explorer_of_the_fifth_step_is_alone() {
    let text = "wonders+armada/3 A.wonder=halicarnassus A.stages=1 A.cards=ore_vein,foundry A.ships=0/0/0/3 age=2 \
                A.shipyard=shipyard_2 B.shipyard=shipyard_1 B.wonder=rhodes B.cards=press_1,sawmill B.ships=0/0/0/3 \
                C.discarded=cartographers_office A.hand=library B.hand=school";
    let due = Sea::new(text).round("A stage library; B build school step green");
    let islands = "* islands 2 B:abandoned_oasis,iron_oasis,windy_oasis,oasis_of_statues; B keep iron_oasis";
    let fetches = due.play(islands).step(Step::Fetch).islands(B, "iron_oasis");
    let moved = fetches.play("A fetch cartographers_office; * island 2 stormy_oasis; A move green");
    moved.settle().explores(Two, &[(A, 4)]);
}

/// S3.9, S7.6: explorers who found moves are asked together.
#[test]
fn s3_9_free_moves_of_islands_are_asked_for_at_the_same_time() {
    let text = "wonders+armada/3 step=deal_islands_1 explore1=AB A.ships=0/0/0/2 B.ships=0/1/0/2";
    let asked = Sea::new(text).play(
        "* islands 1 A:overgrown_island,virgin_island,bronze_island,topaz_island B:inhabited_island,amber_island,lost_island,foggy_island",
    );
    let moving = asked.play("A keep topaz_island; B keep amber_island").step(Step::Naval(NavalStep::MoveFleets));
    assert_eq!(moving.0.asked(), [A, B].into_iter().collect());
    let moved = moving.play("B move yellow").ships(B, [0, 1, 0, 2]).play("A move blue");
    moved.ships(A, [0, 0, 1, 2]).ships(B, [0, 2, 0, 2]).coins([3 - 1, 3 + 2, 3 - 1]);
}

/// S7.3: paid and free steps of one turn lead to one exploration.
#[test]
fn s16_30_a_paid_and_a_free_step_of_one_turn_form_a_group() {
    let text = format!("{ALONE} B.ships=0/0/0/1 B.hand=construction_zone");
    let due = Sea::new(&text).round("A build apothecary step green; B build construction_zone move green");
    due.settle().explores(One, &[(A, 4), (B, 4)]);
}

/// S7.7, S4.1: effects come before explorations.
#[test]
fn s16_31_the_top_island_is_taken_before_the_explorations() {
    let text = format!("{ALONE} B.ships=0/0/0/1 B.hand=construction_zone C.cards=stone_pit C.hand=helmsmans_rest");
    let due = Sea::new(&text)
        .round("A build apothecary step green; B build construction_zone move green; C build helmsmans_rest");
    let taken = due.step(Step::Naval(NavalStep::DrawIsland)).play("* island 1 inhabited_island");
    let asked = taken.islands(C, "inhabited_island").settle().explores(One, &[(A, 4), (B, 4)]);
    asked.stacks([8, 9, 9]);
}

/// S7.5, S7.3: levels are explored one after the other, each by its own explorers.
#[test]
fn s16_32_few_islands_are_all_seen_and_levels_do_not_meet() {
    let text = "wonders+armada/3 step=deal_islands_1 explore1=A A.ships=0/0/0/2 \
                B.islands=overgrown_island,virgin_island,bronze_island C.islands=whistling_island,inhabited_island,topaz_island";
    Sea::new(text).settle().explores(One, &[(A, 3)]);
    let both = Sea::new("wonders+armada/3 step=deal_islands_1 explore1=A explore2=B A.ships=0/0/0/2 B.ships=0/0/0/4");
    let first = both.settle().explores(One, &[(A, 4)]);
    let kept =
        first.0.dealt_islands(One, A).iter().find(|island| !["topaz_island", "amber_island"].contains(&island.slug()));
    let second = first.play(&format!("A keep {}", kept.unwrap()));
    second.step(Step::Naval(NavalStep::DealIslands(Two))).settle().explores(Two, &[(B, 4)]);
}

/// S2.5.
#[test]
fn s16_33_an_island_of_level_two_may_be_found_in_the_first_age() {
    let due = Sea::new("wonders+armada/3 step=deal_islands_2 explore2=A A.ships=0/0/0/4").at(1, 1);
    due.settle().explores(Two, &[(A, 4)]);
}

/// S7.10.
#[test]
fn s16_34_what_islands_produce_is_not_for_sale() {
    let text = "wonders+armada/3 A.wonder=giza B.wonder=ephesus C.wonder=alexandria B.islands=overgrown_island A.hand=stockade B.hand=barracks";
    Sea::new(text).lacks(A, "build stockade left 2").lacks(A, "build stockade right 2").offers(B, "build barracks");
}

/// S7.2.
#[test]
fn s16_76_what_does_not_go_round_stays_in_the_stack() {
    let with = |gone: &str| {
        format!("wonders+armada/3 step=deal_islands_1 explore1=AB A.ships=0/0/0/2 B.ships=0/0/0/2 C.islands={gone}")
    };
    let eight = Sea::new(&with("bronze_island")).settle().explores(One, &[(A, 4), (B, 4)]);
    eight.stacks([8, 9, 9]);
    Sea::new(&with("bronze_island,foggy_island")).settle().explores(One, &[(A, 3), (B, 3)]).stacks([7, 9, 9]);
}

/// S7.4, S7.16.
#[test]
fn s16_77_a_free_move_of_an_island_that_reaches_a_space_of_exploration_starts_another_round() {
    let text = "wonders+armada/3 step=deal_islands_2 explore2=A A.ships=0/0/0/5";
    let asked =
        Sea::new(text).play("* islands 2 A:abandoned_oasis,iron_oasis,windy_oasis,stormy_oasis; A keep stormy_oasis");
    let further = asked.step(Step::Naval(NavalStep::MoveFleets)).play("A move red,green").ships(A, [1, 0, 0, 6]);
    further.step(Step::Naval(NavalStep::DealIslands(Three))).settle().explores(Three, &[(A, 4)]);
}

/// S7.7, S7.8.
#[test]
fn s16_78_the_top_island_is_no_exploration() {
    let text = format!("{ALONE} C.cards=stone_pit C.hand=helmsmans_rest");
    let due = Sea::new(&text).round("A build apothecary step green; C build helmsmans_rest");
    due.play("* island 1 lost_island").settle().explores(One, &[(A, 4)]);
}

/// S14.2: who stays home is no part of the group.
#[test]
fn s14_2_explorers_may_be_asked_first() {
    let text = "wonders+armada/3:explore=asked step=explore_1 explore1=AB A.ships=0/0/0/2 B.ships=0/0/0/2";
    let asked = Sea::new(text).legal(A, "explore; stay_home").legal(B, "explore; stay_home");
    asked.play("A explore; B stay_home").settle().explores(One, &[(A, 4)]);
    asked.play("A explore; B explore").settle().explores(One, &[(A, 4), (B, 4)]);
    asked.play("A stay_home; B stay_home").step(Step::ChooseCard);
    // In a turn: what was paid for the step is paid, whether it explores or not.
    let turn = ALONE.replace("armada/3", "armada/3:explore=asked");
    let due = Sea::new(&turn).round("A build apothecary step green").step(Step::Naval(NavalStep::Explore(One)));
    due.play("A stay_home").step(Step::ChooseCard).stacks([9, 9, 9]).ships(A, [0, 0, 0, 2]);
    due.play("A explore").step(Step::Naval(NavalStep::DealIslands(One))).settle().explores(One, &[(A, 4)]);
    // Each level is asked for when its turn comes.
    let both = "wonders+armada/3:explore=asked step=explore_1 explore1=A explore2=B A.ships=0/0/0/2 B.ships=0/0/0/4";
    let second = Sea::new(both).legal(B, "").play("A stay_home").step(Step::Naval(NavalStep::Explore(Two)));
    second.play("B explore").settle().explores(Two, &[(B, 4)]);
}

/// S7.9: an explorer sees its own islands, the others only how many there are; what is kept lies open.
#[test]
fn s7_9_dealt_islands_are_seen_by_their_explorer_only() {
    let text = "wonders+armada/3 step=deal_islands_1 explore1=AB A.ships=0/0/0/2 B.ships=0/0/0/2";
    let asked = Sea::new(text).play(
        "* islands 1 A:overgrown_island,virgin_island,bronze_island,whistling_island B:topaz_island,amber_island,lost_island,foggy_island",
    );
    let view = |seat| asked.0.view(seat).expansion;
    assert_eq!(view(Some(A)).dealt, asked.0.dealt_islands(One, A));
    assert_eq!(view(Some(B)).dealt, asked.0.dealt_islands(One, B));
    assert!(view(Some(C)).dealt.is_empty() && view(None).dealt.is_empty());
    assert_eq!(view(None).explorers, view(Some(A)).explorers);
    let text = <wonders::armada::Armada as table::Notation>::view_text(&asked.0.view(Some(C)));
    assert!(text.contains("explorers=AB") && !text.contains("topaz_island"), "{text}");
}

/// S7.9: whoever does not see islands that were dealt imagines every one of them with every explorer, equally often.
#[test]
fn s7_9_unseen_islands_are_imagined_with_even_odds() {
    let text = "wonders+armada/3 step=deal_islands_1 explore1=AB A.ships=0/0/0/2 B.ships=0/0/0/2";
    let asked = Sea::new(text).settle();
    let mut rng = table::Xoshiro::new(1);
    let own = asked.0.dealt_islands(One, A);
    let mut often = [[0_u32; 27]; 2];
    for _ in 0..4000 {
        let outside = wonders::armada::Armada::imagine(&asked.0.view(Some(C)), &mut rng);
        outside.dealt_islands(One, A).iter().for_each(|island| often[0][island.index()] += 1);
        let inside = wonders::armada::Armada::imagine(&asked.0.view(Some(A)), &mut rng);
        assert_eq!(inside.dealt_islands(One, A), own);
        inside.dealt_islands(One, B).iter().for_each(|island| often[1][island.index()] += 1);
    }
    // Four of nine for who sees none of them, four of the other five for an explorer.
    assert!(often[0][..9].iter().all(|times| (1650..1910).contains(times)), "{often:?}");
    let others = (0..9).filter(|&i| !own.iter().any(|island| island.index() == i));
    assert!(others.clone().count() == 5 && others.clone().all(|i| (3050..3350).contains(&often[1][i])), "{often:?}");
    assert!(often.iter().all(|row| row[9..].iter().all(|times| *times == 0)));
}
