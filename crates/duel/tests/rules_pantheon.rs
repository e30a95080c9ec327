//! P3 to P6, P8: tokens on cards, the placing of gods, offerings, activations.

mod common;

use common::pantheon::with_pantheon;
use common::{A, B, Case, discard_game, drawing, steps};
use duel::{Age, Chance, DivineToken, GodId, Mythology, OfferingSet, Pending, Slot, Space};
use table::{Game, Illegal::Impossible, Illegal::NotLegal};

/// Age I: with `altar` gone, slot 9 and the token on it are free. Three more cards lie where they cover nothing.
const UNCOVERS_9: &str = "age=1 structure=9:age,14:altar,18:theater,19:tavern gifts=9:roman";

#[test]
fn p3_1_and_p17_1_the_token_is_taken_and_its_god_placed_before_the_card_is_turned_up() {
    let taken = Case::pantheon(UNCOVERS_9, "").play("A build altar");
    taken.waits_for("turn.B,turn_up,draw_gods.A.roman").shows("A.mythologies=roman gifts=- A.cards=altar");
    taken.shows("structure=9:age,18:theater,19:tavern").refuses("* card 9 baths", Impossible);
    let drawn = taken.play("* god mars; * god minerva").waits_for("turn.B,turn_up,place_god.A");
    drawn.refuses("* card 9 baths", table::Illegal::NoChanceIsDue);
    let placed =
        drawn.play("A enthrone mars 2").waits_for("turn.B,turn_up").shows("structure=9:age,18:theater,19:tavern");
    placed.play("* card 9 baths").waits_for("turn.B").shows("structure=9:baths,18:theater,19:tavern");
}

#[test]
fn p3_1_the_action_is_resolved_completely_before_the_token_is_taken() {
    let fields = "A.cards=workshop board=agriculture,law structure=9:age,14:laboratory,18:theater,19:tavern";
    Case::pantheon(UNCOVERS_9, fields)
        .play("A build laboratory")
        .waits_for("turn.B,turn_up,take_token.A")
        .shows("gifts=9:roman A.mythologies=-")
        .play_for("A progress agriculture", 6, 0)
        .waits_for("turn.B,turn_up,draw_gods.A.roman")
        .shows("A.mythologies=roman");
}

#[test]
fn p3_1_the_next_turn_comes_last_whoever_has_it() {
    Case::pantheon(UNCOVERS_9, "A.coins=40 A.wonders=sphinx")
        .play("A wonder sphinx altar")
        .waits_for("turn.A,turn_up,draw_gods.A.roman")
        .play("* god neptune; * god mars; A enthrone mars 6; * card 9 baths")
        .waits_for("turn.A");
}

#[test]
fn p3_2_the_tokens_go_to_the_player_whose_turn_uncovered_them() {
    Case::pantheon(UNCOVERS_9, "pending=turn.B active=B")
        .play("B discard altar; * god mars; * god minerva")
        .shows("A.mythologies=- B.mythologies=roman")
        .legal(A, "")
        .play("B enthrone minerva 1; * card 9 baths")
        .waits_for("turn.A");
    // Uncovered in an extra turn, it is still the active player's.
    Case::pantheon(UNCOVERS_9, "A.coins=40 A.wonders=sphinx structure=9:age,14:altar,17:baths,18:theater,19:tavern")
        .play("A wonder sphinx theater; A build altar")
        .shows("A.mythologies=roman");
    for viewer in [Some(A), Some(B), None] {
        let taken = Case::pantheon(UNCOVERS_9, "").play("A build altar");
        assert_eq!(taken.0.view(viewer).cities[A].mythologies, [0, 0, 0, 0, 1], "tokens lie face up");
    }
}

/// A structure of Age I that is whole but for slots 14 and 16, with all five tokens.
const WHOLE: &str = "age=1 A.coins=40 A.wonders=divine_theater \
                     structure=0:stable,1:garrison,2:age,3:age,4:age,5:palisade,\
                     6:quarry,7:press,8:glassworks,9:age,10:age,11:age,12:age,13:age,15:altar,17:theater,18:tavern,\
                     19:baths gifts=2:roman,4:greek,9:egyptian,11:roman,13:phoenician";

#[test]
fn p3_3_and_p17_2_several_tokens_are_taken_by_slot_number_each_with_its_god_before_the_next() {
    let struck = Case::pantheon(WHOLE, "").play("A wonder divine_theater altar; A consult greek");
    let due = struck.play("* god zeus; * god hades; * god aphrodite; A summon zeus; A stack hades; A strike 17");
    due.waits_for("turn.B,turn_up,draw_gods.A.egyptian").shows("A.mythologies=egyptian discard=theater");
    let first = due.play("* god ra; * god isis").shows("gifts=2:roman,4:greek,11:roman,13:phoenician");
    let second = first.play("A enthrone ra 1").waits_for("turn.B,turn_up,draw_gods.A.roman");
    second.shows("A.mythologies=egyptian,roman").refuses("* card 9 stone_pit", Impossible);
    let third = second.play("* god mars; * god neptune; A enthrone mars 2").waits_for("turn.B,turn_up");
    third.refuses("* card 10 stone_pit", Impossible);
    third.play("* card 9 stone_pit; * card 10 clay_pit; * card 11 clay_pool").waits_for("turn.B");
}

#[test]
fn p3_3_one_card_never_frees_two_tokens() {
    for age in [Age::I, Age::II] {
        let layout = duel::Layout::of(age, with_pantheon("").expansions);
        for covers in layout.covers {
            assert!((covers & layout.divine_tokens).count_ones() <= 1);
        }
    }
}

#[test]
fn p3_4_the_top_two_gods_of_that_mythology_are_drawn() {
    let taken = Case::pantheon(UNCOVERS_9, "").play("A build altar");
    for god in GodId::ALL {
        let outcome = format!("* god {god}");
        if god.god().mythology == Some(Mythology::Roman) {
            let drawn = taken.allows(&outcome).play(&outcome);
            drawn
                .refuses(&outcome, Impossible)
                .refuses("* god zeus", Impossible)
                .waits_for("turn.B,turn_up,draw_gods.A.roman");
        } else {
            taken.refuses(&outcome, Impossible);
        }
    }
}

#[test]
fn p3_5_god_and_empty_space_are_one_compulsory_choice() {
    let drawn = Case::pantheon(UNCOVERS_9, "").play("A build altar; * god mars; * god minerva");
    let all: Vec<_> =
        (1..=6).flat_map(|space| ["mars", "minerva"].map(|god| format!("enthrone {god} {space}"))).collect();
    drawn.legal(A, &all.join("; ")).legal(B, "").refuses("A enthrone neptune 1", NotLegal);
    drawn.play("A enthrone minerva 5").shows("spaces=5:minerva decks=roman:mars.- shown=-");
}

#[test]
fn p3_5_a_space_never_holds_two_cards() {
    let fields = "spaces=1:ra,3:zeus,4:tanit,6:enki B.saw_gods=ra,zeus,tanit,enki";
    Case::pantheon(UNCOVERS_9, fields)
        .play("A build altar; * god mars; * god neptune")
        .legal(A, "enthrone mars 2; enthrone mars 5; enthrone neptune 2; enthrone neptune 5")
        .refuses("A enthrone mars 1", NotLegal);
}

#[test]
fn p3_6_the_second_taker_draws_the_god_that_went_back_and_the_one_below() {
    let fields = "structure=9:age,11:age,14:altar,17:theater,19:tavern gifts=9:roman,11:roman";
    let first = Case::pantheon(UNCOVERS_9, fields).play("A build altar; * god mars; * god minerva; A enthrone mars 2");
    let second = first.play("* card 9 baths").shows("decks=roman:minerva.-").play("B build theater");
    let below = second.waits_for("turn.A,turn_up,draw_gods.B.roman").refuses("* god mars", Impossible);
    let drawn =
        below.refuses("* god minerva", Impossible).play("* god neptune").shows("shown=minerva,neptune decks=roman:");
    drawn.play("B enthrone minerva 1").shows("spaces=1:minerva,2:mars decks=roman:neptune B.mythologies=roman");
}

#[test]
fn p3_7_and_p17_3_from_a_deck_of_one_the_only_god_is_placed() {
    let taken = Case::pantheon(UNCOVERS_9, "A.gods=mars,neptune").play("A build altar; * god minerva");
    let spaces: Vec<_> = (1..=6).map(|space| format!("enthrone minerva {space}")).collect();
    taken.legal(A, &spaces.join("; ")).play("A enthrone minerva 4").shows("decks=roman: spaces=4:minerva");
}

#[test]
fn p3_7_from_an_empty_deck_no_god_is_placed() {
    Case::pantheon(UNCOVERS_9, "A.gods=mars,neptune B.gods=minerva")
        .play("A build altar")
        .waits_for("turn.B,turn_up")
        .shows("A.mythologies=roman spaces=- decks=roman:");
}

#[test]
fn p3_8_when_age_i_ends_all_five_tokens_have_been_taken() {
    for seed in 0..20 {
        let record = discard_game(with_pantheon(""), &mut drawing(seed));
        let opened = steps(&record).into_iter().map(|(game, _)| game).find(|game| game.age() == Age::II).unwrap();
        let taken: u8 =
            Mythology::ALL.iter().map(|&m| [A, B].map(|s| opened.city(s).mythology_tokens(m)).iter().sum::<u8>()).sum();
        assert_eq!(taken, 5);
        let gods = Space::ALL.map(|space| opened.pantheon().god_on(space));
        assert_eq!(gods.iter().flatten().filter(|&&god| god != GodId::Gate).count(), 5);
        assert_eq!(gods.iter().flatten().filter(|&&god| god == GodId::Gate).count(), 1);
    }
}

#[test]
fn p3_8_a_token_that_zeus_discards_is_not_taken() {
    let struck = Case::pantheon(WHOLE, "").play("A wonder divine_theater altar; A consult greek");
    let struck = struck.play("* god zeus; * god hades; * god aphrodite; A summon zeus; A stack hades; A strike 9");
    // The token of slot 9 was due at the end of this turn.
    let gone =
        struck.play("* card 9 stone_pit").waits_for("turn.B,turn_up").play("* card 10 clay_pit").waits_for("turn.B");
    gone.shows("A.mythologies=- B.mythologies=- discard=stone_pit gifts=2:roman,4:greek,11:roman,13:phoenician");
}

#[test]
fn p3_9_a_mythology_token_makes_no_god_cheaper_and_a_second_one_adds_nothing() {
    let fields = "A.coins=10 spaces=2:mars A.mythologies=roman,roman structure=18:roman_grand_temple,19:theater";
    Case::pantheon(fields, "").price("A roman_grand_temple", 0).play_for("A activate 2", -4, 0);
    Case::pantheon(fields, "A.tokens=mysticism").score(A, "progress=4");
}

/// The last card of Age I, with five gods placed by A.
const LAST_CARD: &str = "age=1 structure=19:altar spaces=1:tanit,2:zeus,4:ra,5:mars,6:ishtar \
                         A.saw_gods=tanit,zeus,ra,mars,ishtar";

#[test]
fn p4_1_the_gate_comes_to_the_empty_space_and_everybody_sees_the_gods() {
    let opened = Case::pantheon(LAST_CARD, "").play("A discard altar");
    opened.shows("age=2 spaces=1:tanit,2:zeus,3:gate,4:ra,5:mars,6:ishtar").waits_for("turn.A,lay_gifts,lay_cards");
    opened.shows("A.saw_gods=tanit,zeus,ra,mars,ishtar B.saw_gods=tanit,zeus,ra,mars,ishtar");
    let seen = |viewer| opened.0.view(viewer).pantheon.spaces;
    assert_eq!(seen(Some(B)), seen(Some(A)));
    assert_eq!(seen(None), seen(Some(A)));
}

#[test]
fn p4_1_enki_gets_two_tokens_before_the_structure_is_laid_out() {
    let fields = "spaces=1:tanit,2:zeus,4:ra,5:mars,6:enki A.saw_gods=tanit,zeus,ra,mars,enki board=law,economy";
    let opened = Case::pantheon(LAST_CARD, fields).play("A discard altar");
    opened.waits_for("turn.A,lay_gifts,lay_cards,lay_on_enki.2").refuses("* enki law", Impossible);
    let laid = opened.play("* enki theology; * enki mysticism").shows("enki=theology,mysticism");
    laid.waits_for("turn.A,lay_gifts,lay_cards");
}

#[test]
fn p4_1_the_offering_tokens_are_laid_and_then_it_is_settled_who_begins() {
    for (pawn, next) in [("pawn=0", "turn.A"), ("pawn=3", "choose_starter.B"), ("pawn=-1", "choose_starter.A")] {
        let opened = Case::pantheon(LAST_CARD, pawn).play("A discard altar");
        let mut case = opened.waits_for(&format!("{next},lay_gifts,lay_cards"));
        while case.0.pending().last() == Some(&Pending::LayCards) {
            let outcome = case.0.draw(&mut table::Xoshiro::new(case.0.unseen().len() as u64));
            case.0.reveal(outcome).unwrap();
        }
        let divine_tokens = case.waits_for(&format!("{next},lay_gifts")).play("* gift 6 3; * gift 8 4");
        divine_tokens.waits_for(&format!("{next},lay_gifts")).play("* gift 10 2").waits_for(next);
    }
}

#[test]
fn p4_2_and_p17_4_among_several_empty_spaces_the_gate_takes_the_one_cheapest_for_b() {
    let fields = "spaces=1:tanit,3:ra,4:mars,6:ishtar A.saw_gods=tanit,ra,mars,ishtar";
    let opened = Case::pantheon(LAST_CARD, fields).play("A discard altar");
    opened.shows("spaces=1:tanit,3:ra,4:mars,5:gate,6:ishtar");
}

#[test]
fn p4_3_a_space_stays_empty_once_its_card_has_been_activated() {
    let gone =
        Case::pantheon("age=2 A.coins=30 spaces=1:tanit,4:mars", "").play("A activate 1").shows("spaces=4:mars,6:gate");
    gone.play("B discard altar; A discard theater").settle().shows("age=3 spaces=4:mars,6:gate gifts=-");
}

#[test]
fn p4_3_no_token_lies_on_the_structure_of_age_iii() {
    let last = Case::pantheon("age=2 structure=19:altar spaces=1:ra", "").play("A discard altar");
    last.waits_for("turn.A,lay_cards").settle().waits_for("turn.A").shows("gifts=- spaces=1:ra,6:gate");
}

#[test]
fn p5_1_three_offering_tokens_lie_on_slots_6_8_and_10_of_age_ii() {
    for seed in 0..10 {
        let record = discard_game(with_pantheon(""), &mut drawing(seed));
        let divine_tokens: Vec<_> = steps(&record)
            .into_iter()
            .filter_map(|(game, event)| match event {
                table::Event::Chance(Chance::DivineToken(slot, token)) if game.age() != Age::I => {
                    Some((game.age(), slot, token))
                }
                _ => None,
            })
            .collect();
        let mut values: Vec<_> = divine_tokens
            .iter()
            .map(|(_, _, token)| match token {
                DivineToken::Offering(offering) => offering.value(),
                DivineToken::Mythology(mythology) => panic!("{mythology} in Age II"),
            })
            .collect();
        values.sort_unstable();
        assert_eq!(values, [2, 3, 4]);
        assert!(divine_tokens.iter().all(|(age, ..)| *age == Age::II));
        assert_eq!(divine_tokens.iter().map(|(_, slot, _)| *slot).collect::<Vec<_>>(), [Slot(6), Slot(8), Slot(10)]);
    }
}

#[test]
fn p5_1_an_offering_token_is_taken_before_its_card_is_turned_up_and_does_nothing_then() {
    let fields = "age=2 structure=6:age,11:altar,19:theater gifts=6:3 spaces=1:ra";
    let taken = Case::pantheon(fields, "").play_for("A build altar", 0, 0).shows("A.offerings=3 gifts=-");
    taken.waits_for("turn.B,turn_up").play("* card 6 walls").waits_for("turn.B");
}

#[test]
fn p5_2_an_offering_token_lowers_one_activation_and_is_gone() {
    let fields = "age=2 A.coins=10 A.offerings=2,3 spaces=1:ra,4:aphrodite,5:hades";
    let used = Case::pantheon(fields, "").play_for("A activate 4 3", -3, 0).shows("A.offerings=2 B.offerings=-");
    used.play("B discard altar").refuses("A activate 1 3", NotLegal).play_for("A activate 5", -7, 0);
    Case::pantheon(fields, "").play_for("A activate 1 2", -1, 0);
    // The Gate as well.
    Case::pantheon(fields, "A.coins=16 spaces=5:gate").play_for("A activate 5 2,3", -9, 0).shows("A.offerings=-");
}

#[test]
fn p5_2_value_in_excess_of_the_price_is_lost() {
    for offering in [3, 4] {
        let case = Case::pantheon("age=2 A.coins=5 A.offerings=3,4 spaces=1:aphrodite", "");
        case.play_for(&format!("A activate 1 {offering}"), 0, 0);
    }
}

#[test]
fn p5_3_tokens_may_be_kept_used_in_age_iii_and_combined() {
    let fields = "age=3 A.coins=9 A.offerings=2,3,4 A.tokens=mysticism spaces=6:aphrodite,1:gate";
    let case = Case::pantheon(fields, "").score(A, "progress=6");
    case.play_for("A activate 6 2,3", -3, 0).score(A, "progress=2").shows("A.offerings=4");
    case.play_for("A activate 6 2,3,4", 0, 0).score(A, "progress=0");
    case.play_for("A activate 6", -8, 0).score(A, "progress=6");
}

#[test]
fn p6_1_an_activation_takes_no_card() {
    let case = Case::pantheon("age=2 structure=6:age,11:altar,19:theater gifts=6:2 spaces=1:aphrodite", "");
    let activated =
        case.play("A activate 1").waits_for("turn.B").shows("structure=6:age,11:altar,19:theater gifts=6:2");
    activated.legal(B, "build altar; discard altar; build theater; discard theater; activate 6");
}

#[test]
fn p6_2_there_is_no_activation_in_age_i() {
    let fields = "age=1 A.coins=20 spaces=1:mars A.saw_gods=mars structure=18:altar";
    Case::pantheon(fields, "").legal(A, "build altar; discard altar").refuses("A activate 1", NotLegal);
}

#[test]
fn p6_2_an_extra_turn_may_be_spent_on_an_activation() {
    Case::pantheon("age=2 A.coins=40 A.wonders=sphinx spaces=1:mars", "")
        .play("A wonder sphinx altar; A activate 1")
        .pawn(2)
        .waits_for("turn.B");
}

#[test]
fn p6_3_the_price_is_the_own_number_twice_that_for_the_gate_less_two_with_the_sanctuary() {
    let spaces = "spaces=1:enki,2:tanit,3:zeus,4:ra,5:mars,6:gate";
    let case = Case::pantheon("age=2", spaces);
    let price = |case: Case, seat| Space::ALL.map(|space| case.0.god_price(seat, space, OfferingSet::new()));
    assert_eq!(price(case, A), [3, 4, 5, 6, 7, 16]);
    assert_eq!(price(case, B), [8, 7, 6, 5, 4, 6]);
    let built = Case::pantheon("age=2 A.wonders=sanctuary+baths", spaces);
    assert_eq!(price(built, A), [1, 2, 3, 4, 5, 14]);
    assert_eq!(price(built, B), [8, 7, 6, 5, 4, 6]);
    assert_eq!(price(Case::pantheon("age=2 A.wonders=sanctuary", spaces), A), [3, 4, 5, 6, 7, 16]);
    for seat in [A, B] {
        for number in 3..=8 {
            let space = if seat == A { number - 2 } else { 9 - number };
            let rich = format!("age=2 {seat}.coins=20 pending=turn.{seat} active={seat} spaces={space}:aphrodite");
            let gate = if space == 6 { ",1:gate" } else { "" };
            let case = Case::pantheon(&format!("{rich}{gate}"), "").play(&format!("{seat} activate {space}"));
            assert_eq!(case.0.city(seat).coins(), 20 - number, "{seat} on {space}");
        }
    }
}

#[test]
fn p6_4_coins_go_to_the_bank_and_the_purse_must_cover_them() {
    let case = Case::pantheon("age=2 A.coins=5 B.tokens=economy spaces=3:aphrodite,4:hades", "");
    case.play_for("A activate 3", -5, 0).shows("A.coins=0");
    case.refuses("A activate 4", NotLegal);
    let tokens = Case::pantheon("age=2 A.coins=2 A.offerings=3 spaces=3:aphrodite,4:hades", "");
    tokens.refuses("A activate 3", NotLegal).refuses("A activate 4 3", NotLegal).play_for("A activate 3 3", -2, 0);
    let purse = Case::pantheon("age=2 A.coins=2 A.gods=astarte A.protected=3 spaces=3:aphrodite,4:hades", "");
    purse.refuses("A activate 4", NotLegal).play("A activate 3").shows("A.coins=0 A.protected=-");
}

#[test]
fn p6_5_payment_comes_first_then_the_card_then_its_power_then_the_end_of_the_turn() {
    // What Tanit brings cannot pay for her.
    Case::pantheon("age=2 A.coins=2 spaces=1:tanit", "").refuses("A activate 1", NotLegal);
    Case::pantheon("age=2 A.coins=3 spaces=1:tanit", "").play_for("A activate 1", 9, 0).shows("A.gods=tanit");
    // The god lies before the player while its power asks.
    let fields =
        "age=2 A.wonders=sphinx discard=baths structure=6:age,11:altar,19:theater gifts=6:4 spaces=1:isis,2:zeus";
    let asks = Case::pantheon(fields, "").play("A activate 1").shows("A.gods=isis spaces=2:zeus,6:gate A.coins=4");
    asks.waits_for("turn.B,turn_up,raise_wonder.A").play("A raise sphinx; A tuck baths").waits_for("turn.A");
    // The end of the turn comes after the power.
    let struck = Case::pantheon(fields, "").play("A activate 2; A strike 11").shows("A.offerings=4");
    struck.waits_for("turn.B,turn_up");
}

/// Each price, and what can be used for it by the owner of all three tokens, with the coins left to pay.
#[test]
fn p6_6_p6_7_and_p17_5_a_set_is_allowed_if_every_token_in_it_saves_coins() {
    let table = [
        (1, 1, "- 1, 2 0, 3 0, 4 0"),
        (2, 4, "- 4, 2 2, 3 1, 4 0, 2+3 0"),
        (3, 5, "- 5, 2 3, 3 2, 4 1, 2+3 0, 2+4 0, 3+4 0"),
        (4, 6, "- 6, 2 4, 3 3, 4 2, 2+3 1, 2+4 0, 3+4 0"),
        (6, 8, "- 8, 2 6, 3 5, 4 4, 2+3 3, 2+4 2, 3+4 1, 2+3+4 0"),
    ];
    for (space, price, sets) in table {
        let sanctuary = if price == 1 { "A.wonders=sanctuary+baths" } else { "" };
        let gate = if space == 6 { ",5:gate" } else { ",6:gate" };
        let fields = format!("age=2 A.coins=8 A.offerings=2,3,4 structure=19:altar spaces={space}:aphrodite{gate}");
        let case = Case::pantheon(&fields, sanctuary);
        let open: Vec<_> =
            case.actions(A).iter().map(|&action| table::Notation::action_text(&case.0, A, action)).collect();
        let on_space = open.iter().filter(|text| text.starts_with(&format!("activate {space}"))).count();
        assert_eq!(on_space, sets.split(", ").count(), "{open:?}");
        for (set, coins) in sets.split(", ").map(|set| set.split_once(' ').unwrap()) {
            let tokens = if set == "-" { String::new() } else { format!(" {}", set.replace('+', ",")) };
            case.play_for(&format!("A activate {space}{tokens}"), -coins.parse::<i32>().unwrap(), 0);
        }
    }
}

#[test]
fn p6_8_only_sets_whose_coins_the_purse_covers_are_offered() {
    let fields = "age=2 A.coins=2 A.offerings=2,3,4 structure=19:altar spaces=4:aphrodite,6:gate";
    let others = "build altar; discard altar";
    Case::pantheon(fields, "")
        .legal(A, &format!("{others}; activate 4 4; activate 4 2,3; activate 4 2,4; activate 4 3,4"));
    Case::pantheon(fields, "A.offerings=2").legal(A, others).refuses("A activate 4 2", NotLegal);
    Case::pantheon(fields, "A.offerings=2").refuses("A activate 4 3", NotLegal).refuses("A activate 1", NotLegal);
}

#[test]
fn p6_9_a_card_may_be_activated_even_if_its_power_can_do_nothing() {
    for god in ["nisaba", "baal", "hades", "anubis", "isis", "ra", "neptune"] {
        let case = Case::pantheon(&format!("age=2 loot=- A.wonders=sphinx spaces=1:{god}"), "");
        case.play_for("A activate 1", -3, 0)
            .waits_for("turn.B")
            .shows(&format!("A.gods={god} spaces=6:gate A.snake=-"));
    }
}

#[test]
fn p6_10_an_activated_card_is_used_up() {
    let used = Case::pantheon("age=2 A.coins=30 B.coins=30 spaces=1:mars", "").play("A activate 1");
    used.refuses("B activate 1", NotLegal)
        .play("B discard altar")
        .refuses("A activate 1", NotLegal)
        .shows("A.gods=mars");
}
