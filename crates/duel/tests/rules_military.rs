//! D7: the conflict pawn, its zones and the military tokens.

mod common;

use common::{A, B, Case};
use duel::data::{BUILDINGS, TOKENS, WONDERS};
use duel::{CAPITAL, Color, Duel, Effect, MilitaryTokenSize};
use table::{Illegal, Notation};

/// A, who has 30 coins, builds a red card with the pawn on this space.
#[track_caller]
fn builds(card: &str, pawn: i8, fields: &str) -> Case {
    Case::with(&format!("duel A.coins=30 pawn={pawn} structure=18:{card},19:altar"), fields)
        .play(&format!("A build {card}"))
}

#[test]
fn d7_1_the_track_has_nineteen_spaces_and_the_pawn_starts_in_the_middle() {
    assert_eq!(CAPITAL, 9);
    Case::new("duel").pawn(0);
    for space in [-8, 8] {
        Case::new(&format!("duel pawn={space} loot=-")).pawn(space);
    }
    assert!(Duel::parse_position("duel pawn=10 structure=18:altar").is_err());
}

#[test]
fn d7_2_each_shield_moves_the_pawn_towards_the_opponents_capital() {
    builds("guard_tower", 0, "").pawn(1);
    builds("walls", 0, "").pawn(2);
    builds("pretorium", -2, "").pawn(1);
    Case::new("duel pending=turn.B structure=18:guard_tower,19:altar").play("B build guard_tower").pawn(-1);
    Case::new("duel pawn=2 B.coins=20 pending=turn.B structure=18:arsenal,19:altar").play("B build arsenal").pawn(-1);
}

#[test]
fn d7_2_and_d11_9_each_red_card_has_its_shields() {
    let shields = [
        (1, "guard_tower stable garrison palisade horse_breeders barracks"),
        (2, "walls archery_range parade_ground fortifications siege_workshop circus"),
        (3, "arsenal pretorium"),
    ];
    let mut cards = 0;
    for (steps, slugs) in shields {
        for card in slugs.split(' ') {
            builds(card, 0, "").pawn(steps);
            cards += 1;
        }
    }
    assert_eq!(cards, Color::Red.cards().len());
}

#[test]
fn d7_3_and_d7_7_a_move_through_two_zones_makes_both_tokens_strike() {
    let strong = "A.tokens=strategy B.coins=10";
    builds("arsenal", 2, strong).pawn(6).shows("B.coins=3 loot=A2,A5");
    builds("arsenal", 1, strong).pawn(5).shows("B.coins=8 loot=A2,A5,B5");
    builds("arsenal", 3, &format!("{strong} loot=A2,A5,B5")).pawn(7).shows("B.coins=5 loot=A2,A5");
}

#[test]
fn d7_4_points_of_all_spaces() {
    let points = [0, 2, 2, 5, 5, 5, 10, 10, 10];
    for (distance, points) in points.into_iter().enumerate() {
        let ahead = format!("military={points}");
        Case::new(&format!("duel pawn={distance} loot=-")).score(A, &ahead).score(B, "military=0");
        if distance > 0 {
            Case::new(&format!("duel pawn=-{distance} loot=-")).score(B, &ahead).score(A, "military=0");
        }
    }
}

#[test]
fn d7_4_a_small_and_a_large_token_lie_on_either_side() {
    let military_tokens = Case::new("duel").shows("loot=A2,A5,B2,B5").0.military_tokens();
    for seat in [A, B] {
        assert!(MilitaryTokenSize::ALL.iter().all(|&size| military_tokens.threatens(seat, size)));
    }
    assert_eq!(MilitaryTokenSize::ALL.map(|size| (size.zone(), size.coins())), [(3, 2), (6, 5)]);
}

#[test]
fn d7_5_a_token_strikes_when_the_pawn_enters_its_zone() {
    builds("guard_tower", 1, "").pawn(2).shows("B.coins=7 loot=A2,A5,B2,B5");
    builds("guard_tower", 2, "").pawn(3).shows("B.coins=5 loot=A2,A5,B5");
    builds("guard_tower", 4, "loot=A2,A5,B5").pawn(5).shows("B.coins=7 loot=A2,A5,B5");
    builds("guard_tower", 5, "loot=A2,A5,B5").pawn(6).shows("B.coins=2 loot=A2,A5");
}

#[test]
fn d7_5_the_opponent_of_the_mover_pays_and_the_bank_receives() {
    Case::new("duel pawn=-2 pending=turn.B structure=18:guard_tower,19:altar")
        .play_for("B build guard_tower", -2, 0)
        .shows("loot=A5,B2,B5");
    Case::new("duel pawn=-5 loot=A5,B2,B5 pending=turn.B structure=18:guard_tower,19:altar")
        .play_for("B build guard_tower", -5, 0)
        .shows("loot=B2,B5");
}

#[test]
fn d7_6_a_loss_is_capped_by_the_treasury() {
    for (coins, small, large) in [(0, 0, 0), (1, 0, 0), (2, 0, 0), (4, 2, 0), (5, 3, 0), (6, 4, 1)] {
        let fields = format!("B.coins={coins}");
        builds("guard_tower", 2, &fields).shows(&format!("B.coins={small}"));
        builds("guard_tower", 5, &format!("{fields} loot=A2,A5,B5")).shows(&format!("B.coins={large}"));
    }
}

#[test]
fn d7_7_the_small_token_strikes_first() {
    builds("arsenal", 2, "A.tokens=strategy B.coins=1").pawn(6).shows("B.coins=0 loot=A2,A5");
    builds("arsenal", 2, "A.tokens=strategy B.coins=6").pawn(6).shows("B.coins=0 loot=A2,A5");
}

#[test]
fn d7_8_a_zone_entered_again_does_nothing_more() {
    Case::new("duel pawn=2 A.coins=20 B.coins=20 structure=12:altar,13:guard_tower,14:stable,18:garrison,19:theater")
        .play_for("A build guard_tower", 0, -2)
        .pawn(3)
        .play_for("B build stable", 0, -2)
        .pawn(2)
        .play_for("A build garrison", -2, 0)
        .pawn(3)
        .shows("loot=A2,A5,B5");
}

#[test]
fn d7_8_a_pawn_on_its_way_back_finds_no_token() {
    Case::new("duel pawn=5 A.coins=20 B.coins=20 loot=A2,A5,B5 structure=14:guard_tower,18:pretorium,19:altar")
        .play_for("A build guard_tower", 0, -5)
        .pawn(6)
        .play_for("B build pretorium", 0, -8)
        .pawn(3)
        .shows("loot=A2,A5");
}

/// One side's tokens do not depend on the other's.
#[test]
fn d7_8_crossing_the_middle_meets_the_other_sides_tokens() {
    Case::new("duel pawn=-1 A.coins=30 A.tokens=strategy loot=A5,B2,B5 structure=18:arsenal,19:altar")
        .play_for("A build arsenal", -10, -2)
        .pawn(3)
        .shows("loot=A5,B5");
}

#[test]
fn d7_9_reaching_the_capital_wins_at_once_and_left_over_shields_are_lost() {
    builds("guard_tower", 8, "loot=A2,A5").pawn(9).over("military.A");
    builds("pretorium", 8, "loot=A2,A5").pawn(9).over("military.A");
    builds("walls", 6, "loot=A2,A5").pawn(8).goes_on();
    Case::new("duel pawn=-8 loot=B2,B5 pending=turn.B structure=18:guard_tower,19:altar")
        .play("B build guard_tower")
        .pawn(-9)
        .over("military.B");
}

#[test]
fn d7_10_the_player_ahead_and_the_weaker_one() {
    let weaker = |pawn: i8| Case::new(&format!("duel pawn={pawn} loot=-")).0.weaker_seat();
    assert_eq!([-8, -1, 0, 1, 8].map(weaker), [Some(A), Some(A), None, Some(B), Some(B)]);
}

#[test]
fn d7_11_only_red_cards_and_wonders_carry_shields() {
    let shields = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Shields(_)));
    assert!(BUILDINGS.iter().all(|building| shields(building.effects) == (building.color == Color::Red)));
    let wonders: Vec<_> = WONDERS.iter().filter(|wonder| shields(wonder.effects)).map(|w| w.id.slug()).collect();
    assert_eq!(wonders, ["circus_maximus", "colossus", "statue_of_zeus"]);
    assert!(!TOKENS.iter().any(|token| shields(token.effects)));
}

#[test]
fn d7_11_shields_act_once() {
    Case::new(
        "duel A.cards=walls,stable B.cards=circus A.wonders=colossus+tavern structure=14:baths,18:altar,19:theater",
    )
    .pawn(0)
    .play("A build altar; B build theater; A discard baths")
    .pawn(0);
}

#[test]
fn d7_12_strategy_adds_a_shield_to_red_cards_but_not_to_wonders() {
    builds("guard_tower", 0, "A.tokens=strategy").pawn(2);
    builds("arsenal", 0, "A.tokens=strategy").pawn(4);
    builds("arsenal", 0, "B.tokens=strategy").pawn(3);
    for (wonder, steps) in [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)] {
        Case::new(&format!("duel A.coins=20 A.tokens=strategy A.wonders={wonder}"))
            .play(&format!("A wonder {wonder} altar"))
            .pawn(steps);
    }
}

#[test]
fn d7_12_strategy_serves_the_mausoleum_and_adds_to_no_other_colour() {
    let given = "duel A.coins=20 A.tokens=strategy A.wonders=mausoleum discard=walls,palace";
    Case::new(given).play("A wonder mausoleum altar; A restore walls").pawn(3);
    Case::new(given).play("A wonder mausoleum altar; A restore palace").pawn(0);
    Case::new("duel A.tokens=strategy").play("A build altar").pawn(0);
}

#[test]
fn d7_12_red_cards_built_before_strategy_are_not_counted_again() {
    Case::new("duel A.coins=20 A.cards=workshop,stable board=strategy structure=14:laboratory,18:garrison,19:altar")
        .play("A build laboratory; A progress strategy")
        .pawn(0)
        .play("B discard altar; A build garrison")
        .pawn(2);
}

#[test]
fn d13_16_a_strike_removes_the_token_of_its_own_zone_and_side() {
    builds("guard_tower", 2, "").shows("loot=A2,A5,B5");
    builds("guard_tower", 2, "loot=B2").shows("loot=- B.coins=5");
    builds("guard_tower", 2, "loot=A2,A5,B5").shows("loot=A2,A5,B5 B.coins=7");
}

#[test]
fn d13_19_tokens_on_the_way_to_the_capital_still_strike() {
    builds("pretorium", 5, "A.tokens=strategy loot=A2,A5,B5").pawn(9).over("military.A").shows("loot=A2,A5 B.coins=2");
}

#[test]
fn d7_9_nothing_can_be_played_after_the_victory() {
    let won = builds("guard_tower", 8, "loot=-").legal(A, "").legal(B, "");
    won.refuses("B discard altar", Illegal::GameOver);
    builds("guard_tower", 7, "loot=-").allows("B discard altar");
}
