//! D4 the turn, D9 the end of an age and who begins the next.

mod common;

use common::{A, B, Case, random_game, setup, steps};
use duel::{Action, Age, CardId, Pending, slots};
use table::{Event, Game, Illegal, Notation};

#[test]
fn d4_1_the_players_take_turns() {
    Case::new("duel structure=13:altar,14:baths,18:theater,19:tavern")
        .refuses("B discard altar", Illegal::NotThisSeat(B))
        .play("A discard altar")
        .waits_for("turn.B")
        .refuses("A discard baths", Illegal::NotThisSeat(A))
        .play("B discard baths")
        .waits_for("turn.A");
}

#[test]
fn d4_2_an_available_card_is_built_discarded_or_used_for_a_wonder() {
    Case::new("duel A.coins=20 A.wonders=pyramids,sphinx structure=15:tavern,18:altar,19:baths").legal(
        A,
        "build altar; discard altar; wonder pyramids altar; wonder sphinx altar; \
         build baths; discard baths; wonder pyramids baths; wonder sphinx baths",
    );
}

#[test]
fn d4_2_a_covered_card_cannot_be_taken() {
    let case = Case::new("duel structure=15:tavern,18:altar,19:baths").refuses("A build tavern", Illegal::NotLegal);
    case.refuses("A discard tavern", Illegal::NotLegal);
}

#[test]
fn d4_3_a_building_is_built_only_if_it_can_be_paid_in_full() {
    let with = |coins| Case::new(&format!("duel A.coins={coins} structure=18:baths,19:altar"));
    with(1).legal(A, "discard baths; build altar; discard altar").refuses("A build baths", Illegal::NotLegal);
    with(2).play("A build baths").coins(0, 7).shows("A.cards=baths structure=19:altar discard=-");
}

#[test]
fn d4_4_discarding_pays_two_and_one_per_own_yellow_card() {
    Case::new("duel").play_for("A discard altar", 2, 0).shows("discard=altar A.cards=-");
    Case::new("duel A.cards=tavern,forum,brewery").play_for("A discard altar", 5, 0);
    Case::new("duel B.cards=tavern,forum").play_for("A discard altar", 2, 0);
}

#[test]
fn d4_4_a_discarded_yellow_card_does_not_count_itself() {
    Case::new("duel A.cards=tavern structure=18:forum,19:altar").play_for("A discard forum", 3, 0);
}

#[test]
fn d4_5_a_wonder_is_built_only_if_it_can_be_paid_in_full() {
    let with = |coins| Case::new(&format!("duel A.coins={coins} A.wonders=pyramids"));
    with(7).refuses("A wonder pyramids altar", Illegal::NotLegal);
    with(8).play_for("A wonder pyramids altar", -8, 0).shows("A.wonders=pyramids+altar structure=19:theater");
}

#[test]
fn d4_5_no_wonder_is_built_when_seven_stand() {
    let seven = Case::new(
        "duel A.coins=40 A.wonders=sphinx+tavern,piraeus+baths,mausoleum+stable,pyramids \
         B.coins=40 B.wonders=colossus+forum,appian_way+walls,statue_of_zeus+temple,great_library \
         structure=14:altar,18:theater,19:brewery",
    )
    .play("A wonder pyramids altar")
    .waits_for("turn.B");
    seven.legal(B, "build theater; discard theater; build brewery; discard brewery");
    seven.refuses("B wonder great_library theater", Illegal::NotLegal);
}

#[test]
fn d4_6_nothing_is_turned_up_before_the_choices_of_the_action_are_made() {
    Case::new("duel age=2 A.coins=20 A.cards=workshop board=law,strategy structure=15:age,18:laboratory,19:altar")
        .play("A build laboratory")
        .waits_for("turn.B,turn_up,take_token.A")
        .shows("structure=15:age,19:altar")
        .refuses("* card 15 temple", Illegal::NoChanceIsDue)
        .play("A progress strategy")
        .waits_for("turn.B,turn_up")
        .play("* card 15 temple")
        .waits_for("turn.B");
}

#[test]
fn d4_6_cards_are_turned_up_before_an_extra_turn() {
    Case::new("duel age=2 A.coins=20 A.wonders=sphinx structure=15:age,18:altar,19:theater")
        .play("A wonder sphinx altar")
        .waits_for("turn.A,turn_up")
        .refuses("A discard theater", Illegal::ChanceIsDue)
        .play("* card 15 temple")
        .waits_for("turn.A")
        .allows("A discard temple");
}

#[test]
fn d4_7_nobody_passes_and_any_card_may_be_discarded() {
    let broke = Case::new("duel A.coins=0 structure=18:aqueduct,19:walls").legal(A, "discard aqueduct; discard walls");
    broke.refuses("A pass", Illegal::NotLegal);
    for seed in 0..20 {
        for (game, _) in steps(&random_game(setup(""), seed)) {
            let [Pending::Turn(seat)] = *game.pending() else { continue };
            let actions = Case(game).actions(seat);
            assert!(slots(game.structure().available()).all(|slot| actions.contains(&Action::Discard(slot))));
        }
    }
}

#[test]
fn d4_8_and_d13_20_an_extra_turn_may_earn_another_one() {
    Case::new("duel A.coins=40 A.wonders=piraeus,sphinx structure=13:baths,14:tavern,18:altar,19:theater")
        .play("A wonder piraeus altar")
        .waits_for("turn.A")
        .play("A wonder sphinx theater")
        .waits_for("turn.A")
        .play("A discard baths")
        .waits_for("turn.B");
}

#[test]
fn d4_9_one_turn_earns_at_most_one_extra_turn() {
    Case::new("duel A.coins=40 A.tokens=theology A.wonders=sphinx structure=14:tavern,18:altar,19:theater")
        .play("A wonder sphinx altar")
        .waits_for("turn.A")
        .play("A discard theater")
        .waits_for("turn.B");
}

#[test]
fn d4_10_an_extra_turn_at_an_empty_structure_is_lost_for_good() {
    let ended =
        Case::new("duel age=1 pawn=1 A.coins=20 A.wonders=sphinx structure=19:altar").play("A wonder sphinx altar");
    let next_age = ended.waits_for("choose_starter.B,lay_cards").settle().play("B begin B").waits_for("turn.B");
    take_any(take_any(next_age, "B").waits_for("turn.A"), "A").waits_for("turn.B");
}

/// The seat discards the first card it can take, and chance does the rest.
fn take_any(case: Case, seat: &str) -> Case {
    let actions = case.actions(seat.parse().expect("a seat"));
    let discard = actions.iter().find(|action| matches!(action, Action::Discard(_))).expect("a card to take");
    case.play(&format!("{seat} {}", case.0.action_text(A, *discard))).settle()
}

#[test]
fn d4_11_the_discard_pile_is_public_and_common() {
    let pile = Case::new("duel structure=14:tavern,18:altar,19:theater").play("A discard altar; B discard theater");
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(pile.0.view(viewer).discard, [CardId::Altar, CardId::Theater].into_iter().collect());
    }
}

#[test]
fn d4_12_a_destroyed_card_joins_the_pile_and_pays_nobody() {
    Case::new("duel A.coins=20 A.wonders=circus_maximus B.cards=press,glassworks discard=tavern")
        .play("A wonder circus_maximus altar")
        .play_for("A destroy press", 0, 0)
        .shows("discard=press,tavern B.cards=glassworks");
}

#[test]
fn d4_13_a_card_leaves_the_structure_before_the_effects_of_the_action() {
    Case::new("duel A.coins=20 A.wonders=mausoleum discard=tavern structure=18:altar,19:theater")
        .play("A wonder mausoleum altar")
        .waits_for("turn.B,turn_up,restore.A")
        .shows("structure=19:theater discard=tavern")
        .legal(A, "restore tavern");
}

#[test]
fn d4_13_no_card_returns_to_a_structure() {
    for seed in 0..20 {
        let mut seen = Vec::new();
        for (_, event) in steps(&random_game(setup(""), seed)) {
            if let Event::Chance(duel::Chance::Card(_, card)) = event {
                assert!(!seen.contains(&card), "{card} lies there twice");
                seen.push(card);
            }
        }
    }
}

#[test]
fn d9_1_an_age_is_over_when_the_last_action_is_resolved() {
    Case::new("duel age=1 A.coins=20 A.wonders=mausoleum discard=tavern structure=19:altar")
        .play("A wonder mausoleum altar")
        .shows("age=1 structure=-")
        .waits_for("turn.B,turn_up,restore.A")
        .play_for("A restore tavern", 4, 0)
        .shows("age=2 laid=0")
        .waits_for("turn.A,lay_cards");
    Case::new("duel age=1").play("A discard altar").shows("age=1").waits_for("turn.B");
}

#[test]
fn d9_2_the_structure_is_laid_out_before_a_choice_of_who_begins() {
    let ended = Case::new("duel age=1 pawn=4 loot=A2,A5,B5 structure=19:altar").play("A discard altar");
    ended.waits_for("choose_starter.B,lay_cards").refuses("B begin A", Illegal::ChanceIsDue);
    let laid = ended.settle().waits_for("choose_starter.B");
    assert_eq!((laid.0.age(), laid.0.structure().present().count_ones()), (Age::II, 20));
    assert_eq!(laid.0.structure().face_down().count_ones(), 8);
    laid.legal(B, "begin A; begin B").legal(A, "");
}

#[test]
fn d9_2_age_iii_follows_age_ii() {
    let laid = Case::new("duel age=2 structure=19:altar").play("A discard altar").shows("age=3").settle();
    assert_eq!((laid.waits_for("turn.A").0.age(), laid.0.structure().present().count_ones()), (Age::III, 20));
}

#[test]
fn d9_3_the_weaker_player_chooses_who_begins() {
    for (pawn, chooser) in [(1, "B"), (8, "B"), (-1, "A"), (-8, "A")] {
        for last in ["A", "B"] {
            let text = format!("duel age=1 pawn={pawn} loot=- pending=turn.{last} structure=19:altar");
            let ended = Case::new(&text).play(&format!("{last} discard altar")).settle();
            ended.waits_for(&format!("choose_starter.{chooser}"));
            for starter in ["A", "B"] {
                ended.play(&format!("{chooser} begin {starter}")).waits_for(&format!("turn.{starter}"));
            }
        }
    }
}

#[test]
fn d9_4_and_d13_23_with_the_pawn_in_the_middle_the_last_player_begins() {
    for last in ["A", "B"] {
        let ended = Case::new(&format!("duel age=1 pending=turn.{last} structure=19:altar"));
        let begins = ended.play(&format!("{last} discard altar")).waits_for(&format!("turn.{last},lay_cards"));
        begins.settle().waits_for(&format!("turn.{last}"));
    }
}

/// The pawn counts where it stands after the last action.
#[test]
fn d9_3_the_last_card_may_decide_who_is_weaker() {
    Case::new("duel age=1 structure=19:guard_tower")
        .play("A build guard_tower")
        .waits_for("choose_starter.B,lay_cards");
    Case::new("duel age=1 pawn=-1 structure=19:guard_tower").play("A build guard_tower").waits_for("turn.A,lay_cards");
}

#[test]
fn d9_5_a_lost_extra_turn_does_not_decide_who_begins() {
    let last = |pawn| format!("duel age=1 pawn={pawn} pending=turn.B B.coins=20 B.wonders=sphinx structure=19:altar");
    Case::new(&last(0)).play("B wonder sphinx altar").waits_for("turn.B,lay_cards");
    Case::new(&last(0)).play("B discard altar").waits_for("turn.B,lay_cards");
    Case::new(&last(-1)).play("B wonder sphinx altar").waits_for("choose_starter.A,lay_cards");
    Case::new(&last(-1)).play("B discard altar").waits_for("choose_starter.A,lay_cards");
}

/// A took an extra turn before, so that both the last turn and the last but one were A's.
#[test]
fn d9_5_who_took_the_last_card_counts_and_not_whose_turn_comes_next() {
    Case::new("duel age=1 A.coins=20 A.wonders=sphinx")
        .play("A wonder sphinx altar; A discard theater")
        .waits_for("turn.A,lay_cards");
}

#[test]
fn d9_6_all_but_the_structure_carries_over() {
    let kept = "pawn=2 loot=A2,A5,B2 A.cards=tavern,stable B.cards=quarry,press A.tokens=law board=strategy,economy \
                A.wonders=sphinx+baths,pyramids B.wonders=colossus";
    Case::new(&format!("duel age=1 {kept} discard=workshop structure=19:altar"))
        .play("A discard altar")
        .settle()
        .shows(kept)
        .shows("discard=workshop,altar age=2")
        .coins(10, 7);
}

#[test]
fn d9_6_after_age_iii_the_game_is_over() {
    Case::new("duel age=3 structure=19:altar").play("A build altar").over("civilian.A");
    Case::new("duel age=2 structure=19:altar").play("A build altar").goes_on();
}

#[test]
fn d13_3_a_choice_with_one_option_is_asked_and_one_with_none_is_dropped() {
    let zeus = |cards: &str| {
        let text = format!("duel A.coins=20 A.wonders=statue_of_zeus B.cards={cards}");
        Case::new(&text).play("A wonder statue_of_zeus altar")
    };
    zeus("quarry,press").waits_for("turn.B,turn_up,destroy.A.brown").legal(A, "destroy quarry");
    zeus("press").waits_for("turn.B");
}

#[test]
fn d13_3_every_position_asks_somebody_who_can_answer() {
    for seed in 0..20 {
        for (game, event) in steps(&random_game(setup(""), seed)) {
            if let Event::Act(seat, _) = event {
                assert!(!Case(game).actions(seat).is_empty());
                assert!(Case(game).actions(seat.opponent()).is_empty());
            }
        }
    }
}
